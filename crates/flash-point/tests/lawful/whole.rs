//! Nothing is lost and nothing is made.

use flash_point::events::table::Events;
use flash_point::levels::{FALSE_ALARMS, HAZMATS, VICTIMS};
use flash_point::space::SpaceSet;
use flash_point::{FireCard, FlashPoint, Frame, Kind, Poi};

pub(crate) fn conserved(state: &FlashPoint) -> Result<(), String> {
    markers(state)?;
    damage(state)?;
    fire_cards(state)?;
    events(state)?;
    let open = &state.open;
    if !open.fire.and(open.smoke).is_empty() {
        return Err(format!("fire and smoke in {:?}", open.fire.and(open.smoke)));
    }
    if !open.smoke.and(SpaceSet::OUTSIDE).is_empty() {
        return Err("smoke outside".to_string());
    }
    match open.figures().iter().find(|figure| figure.saved > figure.profile().saves) {
        Some(figure) => Err(format!("more saved than is possible: {figure:?}")),
        None => Ok(()),
    }
}

fn same(what: &str, found: u32, expected: u32) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{found} {what} instead of {expected}")) }
}

fn markers(state: &FlashPoint) -> Result<(), String> {
    let open = &state.open;
    let kinds = [Kind::Victim, Kind::Trapped, Kind::Treated];
    let lying: u8 = kinds.map(|kind| open.markers.count(kind)).iter().sum();
    let hidden = open.unseen.count(Poi::Victim as usize) + open.unseen.count(Poi::Trapped as usize);
    let removed = open.events.removed;
    let trapped = u8::from(removed.has(flash_point::events::table::Tragic::TrappedVictim));
    let victims = hidden + lying + open.tally.rescued + open.tally.lost;
    // The card is put away after the victim was put among the POIs.
    if victims != VICTIMS + trapped {
        return Err(format!("{victims} victims"));
    }
    let alarms = open.unseen.count(Poi::FalseAlarm as usize) + open.tally.false_alarms;
    same("false alarms", alarms.into(), FALSE_ALARMS.into())?;
    if u32::from(open.markers.count(Kind::Poi)) > open.unseen.len() {
        return Err("more POIs on the board than there are".to_string());
    }
    let options = open.options;
    if options.is_family() {
        return same("hazmats", open.markers.count(Kind::Hazmat).into(), 0);
    }
    let hot = open.hot_spots.len() + u32::from(open.tally.hot_spots);
    let level = options.level;
    let laid = level.explosions() + level.extra_hot_spots(options.firefighters);
    let all = if options.tragic { 0 } else { laid + level.hot_spot_reserve() };
    same("hot spots", hot, all.into())?;
    if open.tally.hazmats + open.markers.count(Kind::Hazmat) > HAZMATS {
        return Err("more hazmats than there are".to_string());
    }
    Ok(())
}

fn damage(state: &FlashPoint) -> Result<(), String> {
    let open = &state.open;
    let walls = open.printed().walls;
    let destroyed = walls.minus(open.blocked);
    if !destroyed.and(open.cracked).is_empty() {
        return Err(format!("{:?} are destroyed and damaged", destroyed.and(open.cracked)));
    }
    let markers = walls.and(open.cracked).len() + 2 * destroyed.len();
    same("damage", markers, open.tally.damage.into())?;
    if !open.blocked.minus(walls.or(open.printed().doors)).is_empty() {
        return Err("something blocks where nothing is printed".to_string());
    }
    Ok(())
}

fn fire_cards(state: &FlashPoint) -> Result<(), String> {
    let (deck, options) = (&state.open.fire_deck, state.open.options);
    if !options.tragic {
        return same("fire cards", deck.deck.len() + deck.discard.len(), 0);
    }
    let followed = state.open.course.frames.iter().find_map(|frame| match frame {
        Frame::Follow { card, .. } => Some(*card),
        _ => None,
    });
    let count = |card: FireCard| {
        let here = deck.deck.count(card as usize) + deck.discard.count(card as usize);
        u32::from(here) + u32::from(followed == Some(card))
    };
    if state.is_over() {
        return Ok(()); // Q39: the card that was followed lies nowhere any more
    }
    same(
        "Fire Rages",
        count(FireCard::FireRage),
        options.level.fire_rages(options.firefighters).into(),
    )?;
    same("Accelerates", count(FireCard::Accelerate), 1)?;
    same("Respites", count(FireCard::Respite) + u32::from(deck.respite), 1)?;
    let in_decks = deck.deck.count(FireCard::FlareUp as usize)
        + deck.discard.count(FireCard::FlareUp as usize);
    let flare_ups = in_decks + deck.followed + deck.pool + deck.removed;
    same("Flare Ups", flare_ups.into(), options.level.flare_ups().into())
}

fn events(state: &FlashPoint) -> Result<(), String> {
    let events = &state.open.events;
    let followed = state.open.course.frames.iter().find_map(|frame| match frame {
        Frame::Event { card, .. } => Some(*card),
        _ => None,
    });
    let piles = [events.deck, events.discard, events.removed, events.held, events.lasting];
    let count: u32 = piles.iter().map(|pile| pile.len()).sum();
    let all = piles.into_iter().fold(followed.into_iter().collect(), Events::or);
    let there = count + u32::from(followed.is_some());
    if all.len() != there {
        return Err(format!("an event is there twice: {events:?}"));
    }
    let known: Events = state.bottom.0.iter().copied().chain(state.top).collect();
    if !known.minus(events.deck).is_empty() || state.bottom.0.len() != events.bottom.0.len() {
        return Err(format!("events that were looked at are not in the deck: {state:?}"));
    }
    match (state.open.options.tragic, state.is_over()) {
        (true, false) => same("events", there, 35),
        (true, true) => Ok(()), // Q39
        (false, _) => same("events", there, 0),
    }
}
