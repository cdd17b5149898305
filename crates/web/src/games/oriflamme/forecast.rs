//! What a choice brings, before it is made: the rules are asked, once for every card that a hidden
//! target could be.

use kernel::{Game, Seat};
use oriflamme::{Action, Card, Cards, Event, Frame, Oriflamme, Skip, Slot, View, Why};

/// Whether something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sure {
    Always,
    Never,
    Perhaps,
}

/// What a choice brings, as far as the viewer can know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Forecast {
    /// Influence gained, at least and at most.
    pub(super) least: u16,
    pub(super) most: u16,
    /// Cards that go, each with its face if the viewer knows it.
    pub(super) removed: Vec<(Slot, Option<Card>)>,
    /// What a rival gains if a removed card is an Extortion.
    pub(super) traps: Vec<(Seat, u8)>,
    /// The acting card is discarded.
    pub(super) leaves: Sure,
    /// Influence on the acting card that is lost.
    pub(super) lost: u8,
    /// How many cards get influence.
    pub(super) fed: usize,
    /// The acting card is preserved with so much on it.
    pub(super) kept: Option<u8>,
    /// A part of the ability is impossible.
    pub(super) skipped: Option<(Card, Skip)>,
    /// The owner has to choose afterwards.
    pub(super) asks: bool,
    /// The card beneath comes up at once.
    pub(super) beneath: Option<Slot>,
}

/// The story of a choice, up to the card that comes up after it.
fn events_of(world: &Oriflamme, seat: Seat, action: Action) -> (Vec<Event>, Oriflamme) {
    let (mut after, mut events) = (*world, Vec::new());
    // A refused action has no story; what is offered is never refused but where it says so.
    let _ = after.play(seat, action, &mut events);
    (events, after)
}

/// What one world makes of a choice.
fn outcome(world: &Oriflamme, seat: Seat, action: Action) -> Forecast {
    let acting = match world.open.course.frame {
        Frame::Up { slot, .. } | Frame::Act { slot, .. } => Some(slot),
        _ => None,
    };
    let below = acting.and_then(|slot| world.open.card(slot)).and_then(|laid| laid.over);
    let (events, after) = events_of(world, seat, action);
    let mut seen = Forecast {
        least: 0,
        most: 0,
        removed: Vec::new(),
        traps: Vec::new(),
        leaves: Sure::Never,
        lost: 0,
        fed: 0,
        kept: None,
        skipped: None,
        asks: false,
        beneath: None,
    };
    for event in &events {
        match *event {
            Event::CameUp { slot } => {
                seen.beneath = below.filter(|&below| below == slot);
                break;
            }
            // The round is over: whatever comes now is not the work of this card.
            Event::RoundBegan { .. }
            | Event::Shown { .. }
            | Event::Gained { why: Why::Income | Why::Treaty, .. } => break,
            Event::Collected { seat: by, amount, .. } | Event::Gained { seat: by, amount, .. }
                if by == seat =>
            {
                seen.least += amount as u16;
            }
            Event::Gained { seat: rival, amount, .. } => seen.traps.push((rival, amount)),
            Event::Removed { slot, card, .. } => seen.removed.push((slot, Some(card))),
            Event::Discarded { .. } => seen.leaves = Sure::Always,
            Event::Wasted { slot, amount } if Some(slot) == acting => seen.lost += amount,
            Event::Put { .. } => seen.fed += 1,
            Event::Preserved { influence, .. } => seen.kept = Some(influence),
            Event::Skipped { card, what, .. } => seen.skipped = Some((card, what)),
            _ => {}
        }
    }
    seen.most = seen.least;
    let asked = after.open.course.frame;
    seen.asks = matches!(asked, Frame::Act { slot, .. } if Some(slot) == acting);
    seen
}

/// What a hidden card can be: what nobody has seen of its family.
pub(super) fn candidates(view: &View, slot: Slot) -> Cards {
    let Some(laid) = view.open.card(slot) else { return Cards::NONE };
    if let Some(card) = view.card(slot) {
        return Cards::of(&[card]);
    }
    let unseen = Cards::ALL.minus(view.seen(laid.owner));
    match view.open.course.returned[laid.owner.index()] {
        Some(count) if slot.number() > count as usize => unseen.with(Card::Informant),
        _ => unseen,
    }
}

/// Cards that a choice would turn up without the viewer knowing them.
fn hidden(view: &View, world: &Oriflamme, action: Action) -> Vec<Slot> {
    let reached: Vec<Slot> = match (world.open.course.frame, action) {
        (_, Action::Remove(slot)) => vec![slot],
        (Frame::Up { slot, .. }, Action::Reveal) if view.card(slot) == Some(Card::Insurrection) => {
            world.open.beside(slot).map(|(beside, _)| beside).collect()
        }
        _ => Vec::new(),
    };
    reached.into_iter().filter(|&slot| view.card(slot).is_none()).collect()
}

/// What a choice brings in every world that the viewer could be in.
pub(super) fn forecast(view: &View, world: &Oriflamme, seat: Seat, action: Action) -> Forecast {
    let mut worlds = vec![*world];
    for slot in hidden(view, world, action) {
        let guess = |world: &Oriflamme| {
            let world = *world;
            candidates(view, slot).iter().map(move |card| {
                let mut guessed = world;
                *guessed.faces.get_mut(slot) = Some(card);
                guessed
            })
        };
        worlds = worlds.iter().flat_map(guess).collect();
    }
    let all = worlds.iter().map(|world| outcome(world, seat, action));
    let joined = all.reduce(join).expect("the view itself is a world");
    let known = |(slot, _)| (slot, view.card(slot));
    Forecast { removed: joined.removed.iter().copied().map(known).collect(), ..joined }
}

fn join(mut one: Forecast, other: Forecast) -> Forecast {
    one.least = one.least.min(other.least);
    one.most = one.most.max(other.most);
    if one.leaves != other.leaves {
        one.leaves = Sure::Perhaps;
    }
    for (rival, amount) in other.traps {
        match one.traps.iter_mut().find(|(known, _)| *known == rival) {
            Some((_, most)) => *most = (*most).max(amount),
            None => one.traps.push((rival, amount)),
        }
    }
    one
}

/// What a Treaty revealed in this round with so much on it brings in all, if its owner keeps a card
/// in the row: at the start of each later round, and at the end.
pub(super) const fn treaty_total(round: u8, influence: u8) -> u16 {
    (oriflamme::ROUNDS + 1).saturating_sub(round) as u16 * influence as u16
}

#[cfg(test)]
#[path = "forecast_tests.rs"]
pub(super) mod tests;
