//! What happened, in one sentence each: for the log and for those who listen. An event without words
//! does not compile.

use super::words::{card_name, card_names, first_name};
use crate::games::Names;
use crate::kit::names_of;
use crate::t;
use kernel::{Seat, Seats, Seen};
use oriflamme::{Card, Event, Skip, Slot, Spot, View, Why};

pub(super) fn tell(names: &Names, view: &View, event: &Event) -> String {
    match words_of(names, view, event) {
        (Some(seat), words) => t!("oriflamme-says", name = names.of(seat), words = words),
        (None, words) => words,
    }
}

/// Whom an event is about, and what there is to say of it; the name stands before it.
pub(super) fn words_of(names: &Names, view: &View, event: &Event) -> (Option<Seat>, String) {
    let owner = |slot: Slot| view.open.card(slot).map(|laid| laid.owner);
    let at = |slot: Slot| view.open.row.position(slot).map_or(0, |at| at + 1);
    match *event {
        Event::Dealt { seat, aside: Seen::Open(cards) } => {
            (Some(seat), t!("oriflamme-told-dealt", cards = card_names(cards.iter())))
        }
        Event::RoundBegan { round, first } => {
            (None, t!("oriflamme-told-round", round = round, name = names.of(first)))
        }
        Event::NoIncome { seat } => (Some(seat), t!("oriflamme-told-no-income")),
        Event::Placed { seat, card, spot, .. } => (Some(seat), placed(card, spot)),
        Event::ActivationBegan => (None, t!("oriflamme-told-activation")),
        Event::Left { slot } => {
            let count = view.open.card(slot).map_or(0, |laid| laid.influence);
            (owner(slot), t!("oriflamme-told-left", at = at(slot), count = count))
        }
        Event::Revealed { slot, card } => {
            (owner(slot), t!("oriflamme-told-revealed", card = card_name(card)))
        }
        Event::Collected { seat, amount, .. } => {
            (Some(seat), t!("oriflamme-told-collected", count = amount))
        }
        Event::Wasted { slot, amount } => {
            (None, t!("oriflamme-told-wasted", at = at(slot), count = amount))
        }
        Event::Gained { seat, amount, why } => (Some(seat), gained(amount, why)),
        Event::Put { slot, amount } => {
            (owner(slot), t!("oriflamme-told-put", at = at(slot), count = amount))
        }
        Event::Marked { slot } => (owner(slot), t!("oriflamme-told-marked", at = at(slot))),
        Event::Skipped { card, what, .. } => (None, skipped(card, what)),
        Event::Removed { owner, card, by, .. } => (Some(by), removed(names, owner, card, by)),
        Event::Sprung { owner, .. } => (Some(owner), t!("oriflamme-told-sprung")),
        Event::Discarded { owner, card, .. } => {
            (Some(owner), t!("oriflamme-told-discarded", card = card_name(card)))
        }
        Event::Preserved { owner, card, influence, .. } => {
            (Some(owner), preserved(card, influence))
        }
        Event::TurnedDown { .. } => (None, t!("oriflamme-told-turned-down")),
        Event::Swapped { seat, .. } => (Some(seat), t!("oriflamme-told-swapped")),
        Event::Ended { winners } => (None, won(names, view, winners)),
        // What others were dealt is their secret; the rest is seen on the board.
        Event::Dealt { aside: Seen::Hidden, .. } | Event::CameUp { .. } => (None, String::new()),
        Event::Shown { .. } | Event::Course(_) => (None, String::new()),
    }
}

fn placed(card: Seen<Card>, spot: Spot) -> String {
    let card = match card {
        Seen::Open(card) => card_name(card),
        Seen::Hidden => t!("oriflamme-a-card"),
    };
    match spot {
        Spot::Start => t!("oriflamme-told-start", card = card),
        Spot::End => t!("oriflamme-told-end", card = card),
        Spot::On(_) => t!("oriflamme-told-on", card = card),
    }
}

fn gained(count: u8, why: Why) -> String {
    match why {
        Why::Ability(card) => {
            t!("oriflamme-told-ability", count = count, card = card_name(card))
        }
        Why::Alone => t!("oriflamme-told-alone", count = count),
        Why::Removal => t!("oriflamme-told-removal", count = count),
        Why::Character => t!("oriflamme-told-character", count = count),
        Why::Infiltration => t!("oriflamme-told-infiltration", count = count),
        Why::Trap => t!("oriflamme-told-trap", count = count),
        Why::Income => t!("oriflamme-told-income", count = count),
        Why::Treaty => t!("oriflamme-told-treaty", count = count),
    }
}

/// Why a part of an ability does nothing.
pub(super) fn skipped(card: Card, what: Skip) -> String {
    match (what, card) {
        (Skip::NobodyToGive, Card::Diplomat) => t!("oriflamme-note-skip-diplomat"),
        (Skip::NobodyToGive, _) => t!("oriflamme-note-skip-give"),
        (Skip::NoVerdict, _) => t!("oriflamme-note-skip-verdict"),
        (Skip::NoNeighbour, _) => t!("oriflamme-note-skip-neighbour"),
    }
}

fn removed(names: &Names, owner: Seat, card: Card, by: Seat) -> String {
    let card = card_name(card);
    match owner == by {
        true => t!("oriflamme-told-removed-own", card = card),
        false => t!("oriflamme-told-removed", card = card, owner = first_name(names.of(owner))),
    }
}

fn preserved(card: Card, influence: u8) -> String {
    match card {
        Card::Treaty => t!("oriflamme-told-preserved-treaty", count = influence),
        card => t!("oriflamme-told-preserved", card = card_name(card)),
    }
}

/// Who has won, and how.
pub(super) fn ending(names: &Names, view: &View) -> String {
    won(names, view, view.open.course.winners)
}

pub(super) fn won(names: &Names, view: &View, winners: Seats) -> String {
    let course = &view.open.course;
    let all = names_of(names, winners.iter());
    let Some(first) = winners.lowest() else { return String::new() };
    let most = course.influence[first.index()];
    let seats = view.open.options.seats();
    let equal = seats.iter().filter(|seat| course.influence[seat.index()] == most).count();
    if winners.len() > 1 {
        t!("oriflamme-end-shared", names = all, count = most)
    } else if equal > 1 {
        t!("oriflamme-end-tie", names = all, count = most)
    } else {
        t!("oriflamme-end-one", names = all, count = most)
    }
}
