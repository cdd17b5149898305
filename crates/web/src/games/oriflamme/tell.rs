//! What happened, in one sentence each: for the log and for those who listen. An event without words
//! does not compile.

use super::words::{card_name, card_names};
use crate::games::Names;
use crate::kit::names_of;
use crate::t;
use kernel::{Seat, Seats, Seen};
use oriflamme::{Card, Event, Skip, Slot, Spot, View, Why};

pub(super) fn tell(names: &Names, view: &View, event: &Event) -> String {
    let name = |seat: Seat| names.of(seat);
    let owner = |slot: Slot| view.open.card(slot).map_or("", |laid| names.of(laid.owner));
    let at = |slot: Slot| view.open.row.position(slot).map_or(0, |at| at + 1);
    match *event {
        Event::Dealt { seat, aside: Seen::Open(cards) } => {
            t!("oriflamme-told-dealt", name = name(seat), cards = card_names(cards.iter()))
        }
        Event::RoundBegan { round, first } => {
            t!("oriflamme-told-round", round = round, name = name(first))
        }
        Event::NoIncome { seat } => t!("oriflamme-told-no-income", name = name(seat)),
        Event::Placed { seat, card, spot, .. } => placed(name(seat), card, spot),
        Event::ActivationBegan => t!("oriflamme-told-activation"),
        Event::Left { slot } => {
            let count = view.open.card(slot).map_or(0, |laid| laid.influence);
            t!("oriflamme-told-left", name = owner(slot), at = at(slot), count = count)
        }
        Event::Revealed { slot, card } => {
            t!("oriflamme-told-revealed", name = owner(slot), card = card_name(card))
        }
        Event::Collected { seat, amount, .. } => {
            t!("oriflamme-told-collected", name = name(seat), count = amount)
        }
        Event::Wasted { slot, amount } => {
            t!("oriflamme-told-wasted", at = at(slot), count = amount)
        }
        Event::Gained { seat, amount, why } => gained(name(seat), amount, why),
        Event::Put { slot, amount } => {
            t!("oriflamme-told-put", name = owner(slot), at = at(slot), count = amount)
        }
        Event::Marked { slot } => t!("oriflamme-told-marked", name = owner(slot), at = at(slot)),
        Event::Skipped { card, what, .. } => skipped(card, what),
        Event::Removed { owner, card, by, .. } => removed(names, owner, card, by),
        Event::Sprung { owner, against, cards } => {
            let against = name(against);
            t!("oriflamme-told-sprung", name = name(owner), against = against, count = cards)
        }
        Event::Discarded { owner, card, .. } => {
            t!("oriflamme-told-discarded", name = name(owner), card = card_name(card))
        }
        Event::Preserved { owner, card, influence, .. } => preserved(name(owner), card, influence),
        Event::TurnedDown { .. } => t!("oriflamme-told-turned-down"),
        Event::Swapped { seat, .. } => t!("oriflamme-told-swapped", name = name(seat)),
        Event::Ended { winners } => won(names, view, winners),
        // What others were dealt is their secret; the rest is seen on the board.
        Event::Dealt { aside: Seen::Hidden, .. } | Event::CameUp { .. } => String::new(),
        Event::Shown { .. } | Event::Course(_) => String::new(),
    }
}

fn placed(name: &str, card: Seen<Card>, spot: Spot) -> String {
    let card = match card {
        Seen::Open(card) => card_name(card),
        Seen::Hidden => t!("oriflamme-a-card"),
    };
    match spot {
        Spot::Start => t!("oriflamme-told-start", name = name, card = card),
        Spot::End => t!("oriflamme-told-end", name = name, card = card),
        Spot::On(_) => t!("oriflamme-told-on", name = name, card = card),
    }
}

fn gained(name: &str, count: u8, why: Why) -> String {
    match why {
        Why::Ability(card) => {
            t!("oriflamme-told-ability", name = name, count = count, card = card_name(card))
        }
        Why::Alone => t!("oriflamme-told-alone", name = name, count = count),
        Why::Removal => t!("oriflamme-told-removal", name = name, count = count),
        Why::Character => t!("oriflamme-told-character", name = name, count = count),
        Why::Infiltration => t!("oriflamme-told-infiltration", name = name, count = count),
        Why::Trap => t!("oriflamme-told-trap", name = name, count = count),
        Why::Income => t!("oriflamme-told-income", name = name, count = count),
        Why::Treaty => t!("oriflamme-told-treaty", name = name, count = count),
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
    let (name, card) = (names.of(by), card_name(card));
    match owner == by {
        true => t!("oriflamme-told-removed-own", name = name, card = card),
        false => t!("oriflamme-told-removed", name = name, card = card, owner = names.of(owner)),
    }
}

fn preserved(name: &str, card: Card, influence: u8) -> String {
    match card {
        Card::Treaty => t!("oriflamme-told-preserved-treaty", name = name, count = influence),
        card => t!("oriflamme-told-preserved", name = name, card = card_name(card)),
    }
}

/// Who has won, and how.
pub(super) fn ending(names: &Names, view: &View) -> String {
    won(names, view, view.open.course.winners)
}

fn won(names: &Names, view: &View, winners: Seats) -> String {
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
