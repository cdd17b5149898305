//! What the laws need to know about Oriflamme.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code)]

#[path = "../common/mod.rs"]
mod common;

use common::*;
use fastrand::Rng;
use kernel::{Dice, InputOf};
use testkit::laws::Lawful;

/// What the laws need to know about Oriflamme.
pub(crate) struct Lawfully;

impl Lawful for Lawfully {
    type Game = Oriflamme;

    fn universe(_: &Oriflamme) -> Vec<Action> {
        Action::every()
    }

    fn conserved(state: &Oriflamme) -> Result<(), String> {
        families_are_whole(state)?;
        hands_have_their_size(state)?;
        tokens_lie_where_they_may(state)?;
        the_row_holds_together(state)
    }

    /// What a seat holds, has set aside and has laid unseen changes places, for every seat but the
    /// viewer. An Informant that went back is in the hand or was laid since.
    fn twin(state: &Oriflamme, viewer: Option<Seat>, dice: &mut impl Dice) -> Oriflamme {
        let mut twin = *state;
        if state.open.course.frame == Frame::Over {
            return twin; // everything is shown
        }
        for seat in state.seats().iter().filter(|&seat| viewer != Some(seat)) {
            for _ in 0..20 {
                let other = shuffled(&twin, seat, dice);
                if informant_fits(&other, seat) {
                    twin = other;
                    break;
                }
            }
        }
        twin
    }

    /// What is dealt or laid by others in secret may be another card.
    fn twin_input(
        twin: &Oriflamme,
        input: InputOf<Oriflamme>,
        viewer: Option<Seat>,
        dice: &mut impl Dice,
    ) -> InputOf<Oriflamme> {
        let mut of_hand = |seat: Seat| {
            let hand = twin.hands[seat.index()];
            hand.iter().nth(dice.below(hand.len().max(1)) as usize)
        };
        match input {
            Input::Act(seat, Action::Place(card, spot)) if viewer != Some(seat) => {
                Input::Act(seat, Action::Place(of_hand(seat).unwrap_or(card), spot))
            }
            Input::Act(seat, Action::Swap(card)) if viewer != Some(seat) => {
                Input::Act(seat, Action::Swap(of_hand(seat).unwrap_or(card)))
            }
            Input::Chance(Chance::Aside(three)) => match twin.open.course.frame {
                Frame::Deal { seat } if viewer != Some(seat) => {
                    let other = Cards::TRIPLES[dice.below(120) as usize];
                    Input::Chance(Chance::Aside(other))
                }
                _ => Input::Chance(Chance::Aside(three)),
            },
            other => other,
        }
    }

    /// A card of another seat that nobody had seen is turned up, or all are shown at the end.
    fn reveals(state: &Oriflamme, input: InputOf<Oriflamme>, viewer: Option<Seat>) -> bool {
        let (mut after, mut events) = (*state, Vec::new());
        after.apply(input, &mut events);
        let unseen = |slot| {
            let laid = state.open.card(slot);
            laid.is_some_and(|laid| laid.face == Face::Down && viewer != Some(laid.owner))
        };
        let turned_up = events.iter().any(|event| match *event {
            Event::Revealed { slot, .. } | Event::Removed { slot, .. } => unseen(slot),
            _ => false,
        });
        assert!(!turned_up || state.shows(input), "{input:?} could be taken back for nothing");
        turned_up || events.iter().any(|event| matches!(event, Event::Shown { .. }))
    }

    fn directed(setup: &Options, seed: u64) -> Option<Oriflamme> {
        Some(odd(&mut Rng::with_seed(seed), setup.players))
    }
}

/// The unseen cards of a seat in other places.
fn shuffled(state: &Oriflamme, seat: Seat, dice: &mut impl Dice) -> Oriflamme {
    let (mut other, at) = (*state, seat.index());
    let mut cards: Vec<Card> = state.hands[at].or(state.asides[at]).iter().collect();
    let slots = unseen_slots(state, seat);
    cards.extend(slots.iter().filter_map(|&slot| state.faces.get(slot)));
    for last in (1..cards.len()).rev() {
        cards.swap(last, dice.below(last as u32 + 1) as usize);
    }
    let mut cards = cards.into_iter();
    other.hands[at] = cards.by_ref().take(state.hands[at].len() as usize).collect();
    other.asides[at] = cards.by_ref().take(state.asides[at].len() as usize).collect();
    slots.iter().for_each(|&slot| *other.faces.get_mut(slot) = cards.next());
    other
}

fn unseen_slots(state: &Oriflamme, seat: Seat) -> Vec<Slot> {
    let unseen = |(_, laid): &(Slot, CardInRow)| laid.owner == seat && laid.face == Face::Down;
    state.open.laid.iter().filter(unseen).map(|(slot, _)| slot).collect()
}

/// IN3.
fn informant_fits(state: &Oriflamme, seat: Seat) -> bool {
    let Some(laid) = state.open.course.returned[seat.index()] else { return true };
    let later = |slot: &Slot| slot.number() > laid as usize;
    let mut slots = unseen_slots(state, seat).into_iter().filter(later);
    let in_row = slots.any(|slot| state.faces.get(slot) == Some(Card::Informant));
    in_row || state.hands[seat.index()].has(Card::Informant)
}

/// S1, S3: each family has each of its ten cards once, wherever they are.
fn families_are_whole(state: &Oriflamme) -> Result<(), String> {
    let course = &state.open.course;
    for seat in (0..SEATS).map(Seat::new) {
        let at = seat.index();
        let mut there: Vec<Card> = Vec::new();
        for cards in [state.hands[at], state.asides[at], course.piles[at]] {
            there.extend(cards.iter());
        }
        for (slot, laid) in state.open.laid.iter().filter(|(_, laid)| laid.owner == seat) {
            match (laid.face.card(), state.faces.get(slot)) {
                (Some(card), None) | (None, Some(card)) => there.push(card),
                (open, hidden) => return Err(format!("{slot:?} is {open:?} and {hidden:?}")),
            }
        }
        there.extend(course.treaties[at].map(|_| Card::Treaty));
        there.extend(course.infiltrators.has(seat).then_some(Card::Infiltration));
        there.sort();
        let dealt = match course.frame {
            Frame::Deal { seat: next } => seat < next,
            _ => state.seats().has(seat),
        };
        let whole: &[Card] = if dealt { &Card::ALL } else { &[] };
        if there != whole {
            return Err(format!("{seat:?} has {there:?}"));
        }
        if !informant_fits(state, seat) {
            return Err(format!("{seat:?}'s Informant is not where everybody knows her"));
        }
    }
    Ok(())
}

/// P1: one card a round leaves the hand, and a swap changes nothing about its size.
fn hands_have_their_size(state: &Oriflamme) -> Result<(), String> {
    let course = &state.open.course;
    for seat in state.seats().iter() {
        let players = state.seats().len();
        let after_first = |seat: Seat| (seat.index() + players - course.first.index()) % players;
        let laid = match course.frame {
            Frame::Deal { .. } | Frame::First => continue,
            Frame::Place { seat: next } => {
                u8::from(after_first(seat) < after_first(next)) + course.round - 1
            }
            _ => course.round,
        };
        let (held, aside) = (state.hands[seat.index()].len(), state.asides[seat.index()].len());
        if (held, aside) != (7 - laid as u32, 3) {
            return Err(format!("{seat:?} holds {held} and has set aside {aside}"));
        }
    }
    Ok(())
}

fn tokens_lie_where_they_may(state: &Oriflamme) -> Result<(), String> {
    let on_cards: u8 = state.open.laid.iter().map(|(_, laid)| laid.verdicts).sum();
    if on_cards + state.open.course.pool != 5 {
        return Err(format!("{on_cards} verdicts lie on cards, {} do not", state.open.course.pool));
    }
    // DI2.
    let wrong = |(_, laid): &(Slot, CardInRow)| {
        laid.face.is_up() && laid.face != Face::Up(Card::Diplomat) && laid.influence > 0
    };
    match state.open.laid.iter().find(wrong) {
        Some((slot, laid)) => Err(format!("{} lies on {slot:?}, face up", laid.influence)),
        None => Ok(()),
    }
}

/// Each card is in exactly one pile of one family, and what is done is the beginning of the row.
fn the_row_holds_together(state: &Oriflamme) -> Result<(), String> {
    let open = &state.open;
    let mut found = Vec::new();
    for &top in open.row.slots() {
        let pile: Vec<(Slot, CardInRow)> = open.pile(top).collect();
        if pile.is_empty() || pile.iter().any(|(_, laid)| laid.owner != pile[0].1.owner) {
            return Err(format!("no pile of one family: {pile:?}"));
        }
        found.extend(pile.into_iter().map(|(slot, _)| slot));
    }
    found.sort();
    let laid: Vec<Slot> = open.laid.iter().map(|(slot, _)| slot).collect();
    if found != laid || laid.iter().any(|slot| slot.number() > open.course.laid as usize) {
        return Err(format!("{laid:?} are laid, {found:?} lie in the row"));
    }
    let done = |slot: &&Slot| open.course.done.has(**slot);
    let begun = open.row.slots().iter().take_while(done).count();
    if begun != open.course.done.len() {
        return Err(format!("{:?} of {:?} are done", open.course.done, open.row));
    }
    Ok(())
}

/// A position that random play hardly ever meets: high piles, much influence, many verdicts, cards
/// struck and gone back, at the beginning of any round but the first.
pub(crate) fn odd(rng: &mut Rng, players: u8) -> Oriflamme {
    let rounds = 1 + rng.u32(..5) as u8;
    let mut piles = Vec::new();
    let (mut pool, mut rest) = (5, Vec::new());
    for at in 0..players as usize {
        let mut cards = Card::ALL;
        rng.shuffle(&mut cards);
        let (laid, held) = cards.split_at(rounds as usize);
        let (gone, here): (Vec<Card>, Vec<Card>) = laid.iter().partition(|_| rng.u32(..4) == 0);
        rest.push((held.to_vec(), gone));
        let letter = &"RBGYP"[at..=at];
        for card in here {
            let drawn = picture(rng, card, &mut pool);
            match piles.iter_mut().find(|(owner, _)| *owner == letter) {
                Some((_, pile)) if rng.bool() => *pile = format!("{pile}/{drawn}"),
                _ => piles.insert(rng.u32(..=piles.len() as u32) as usize, (letter, drawn)),
            }
        }
    }
    let picture: String = piles.iter().map(|(owner, pile)| format!("[{owner}:{pile}]")).collect();
    let mut state = table(players, &picture).undealt();
    let course = &mut state.open.course;
    (course.round, course.laid) = (rounds + 1, rounds * players);
    course.first = Seat::new(rng.u32(..players as u32) as usize);
    course.frame = Frame::Place { seat: course.first };
    for (at, (held, gone)) in rest.into_iter().enumerate() {
        state.asides[at] = Cards::of(&held[..3]);
        state.hands[at] = Cards::of(&held[3..]);
        let seat = Seat::new(at);
        for card in gone {
            match card {
                Card::Treaty => state.open.course.treaties[at] = Some(rng.u32(..9) as u8),
                Card::Infiltration => {
                    state.open.course.infiltrators = state.open.course.infiltrators.with(seat);
                }
                _ => state.open.course.piles[at] = state.open.course.piles[at].with(card),
            }
        }
        send_back(&mut state, seat, rng);
    }
    state
}

/// `Empress_(3)!`, with as much on it as may be.
fn picture(rng: &mut Rng, card: Card, pool: &mut u32) -> String {
    let up = card.is_character() && rng.bool();
    let struck = card == Card::Insurrection && rng.bool();
    let face = if up { '^' } else { ['_', '~'][struck as usize] };
    let influence = if up && card != Card::Diplomat { 0 } else { rng.u32(..6) };
    let verdicts = rng.u32(..=2).min(*pool) * rng.u32(..2);
    *pool -= verdicts;
    format!("{card:?}{face}({influence}){}", "!".repeat(verdicts as usize))
}

/// IN3: everybody may remember that this seat's Informant went back.
fn send_back(state: &mut Oriflamme, seat: Seat, rng: &mut Rng) {
    let at = seat.index();
    let her = |&slot: &Slot| state.faces.get(slot) == Some(Card::Informant);
    let laid = unseen_slots(state, seat).into_iter().find(her);
    let before = match laid {
        Some(slot) => slot.number() as u32,
        None if state.hands[at].has(Card::Informant) => state.open.course.laid as u32 + 1,
        None => return,
    };
    state.open.course.returned[at] = rng.bool().then(|| rng.u32(..before) as u8);
}
