//! What the log remembers of the board: what was changed last, so that who looked away sees it, and where
//! fire was put out.

use super::deed::tie;
use crate::games::Tie;
use fire_tower::{Card, Event, Open, Space, SpaceSet};
use kernel::Seat;

/// The cell that an event has changed.
const fn changed(event: &Event) -> Option<Space> {
    match *event {
        Event::Lit { space, .. }
        | Event::Doused { space, .. }
        | Event::Lifted { space, .. }
        | Event::Laid { space, .. }
        | Event::Cleared { space, .. }
        | Event::Exploded { space, .. } => Some(space),
        _ => None,
    }
}

/// Cells that the last deed on the board has changed.
pub(super) fn last_changed(past: &[Event]) -> SpaceSet {
    let (mut deed, mut last) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
    for (at, event) in past.iter().enumerate() {
        if at > 0 && tie(&past[at - 1], event) == Tie::Apart {
            deed = SpaceSet::EMPTY;
        }
        if let Some(cell) = changed(event) {
            deed.insert(cell);
            last = deed;
        }
    }
    last
}

/// Cells whose fire was put out, where nothing else lies now.
pub(super) fn charred(past: &[Event], open: &Open) -> SpaceSet {
    let out = past.iter().filter_map(|event| match *event {
        Event::Doused { space, .. } | Event::Lifted { space, .. } => Some(space),
        _ => None,
    });
    let covered = open.gems.or(open.breaks).or(open.course.ablaze.zones());
    out.collect::<SpaceSet>().minus(covered)
}

/// What others have done with their cards since this seat last did: a card that was played, or else none for
/// who discarded.
pub(super) fn since_own(past: &[Event], own: Seat) -> Vec<(Seat, Option<Card>)> {
    let mut done: Vec<(Seat, Option<Card>)> = Vec::new();
    for event in past.iter().rev() {
        let (seat, card) = match *event {
            Event::Played { seat, card } => (seat, Some(card)),
            Event::Discarded { seat, .. } => (seat, None),
            _ => continue,
        };
        match done.last() {
            _ if seat == own => break,
            // Cards of the same turn: the one that was played says most.
            Some((last, _)) if *last == seat => continue,
            _ => done.push((seat, card)),
        }
    }
    done.reverse();
    done
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::act;
    use super::*;
    use fire_tower::Cause;

    const ANN: Seat = Seat::new(0);

    fn cell(name: &str) -> Space {
        Space::parse(name).expect("a cell")
    }

    fn cells(list: &str) -> SpaceSet {
        list.split_whitespace().map(cell).collect()
    }

    fn lit(name: &str, by: Cause) -> Event {
        Event::Lit { space: cell(name), by }
    }

    #[test]
    fn what_the_last_deed_changed_stays_marked_until_the_next() {
        let ann = Cause::Seat(ANN);
        let gone = Event::Discarded { seat: ANN, card: Card::Ember };
        let played = Event::Played { seat: ANN, card: Card::FlareUp };
        let past = [lit("d4", ann), played, lit("d5", ann), lit("d6", ann), gone];
        assert_eq!(last_changed(&past[..0]), SpaceSet::EMPTY);
        assert_eq!(last_changed(&past[..2]), cells("d4"), "the card has done nothing yet");
        assert_eq!(last_changed(&past[..3]), cells("d5"));
        assert_eq!(last_changed(&past), cells("d5 d6"), "what leaves a hand is not on the board");
        let storm = ["e5", "e6"].map(|name| lit(name, Cause::Storm));
        assert_eq!(last_changed(&[&past[..], &storm].concat()), cells("e5 e6"), "a storm is one");
    }

    #[test]
    fn who_waited_hears_what_each_of_the_others_did() {
        let (bob, eve) = (Seat::new(1), Seat::new(2));
        let played = |seat, card| Event::Played { seat, card };
        let gone = |seat| Event::Discarded { seat, card: Card::Ember };
        let past = [played(bob, Card::East), played(ANN, Card::North), played(bob, Card::FlareUp)];
        let past = [&past[..], &[lit("d4", Cause::Seat(bob)), gone(eve), gone(eve)]].concat();
        assert_eq!(since_own(&past, ANN), [(bob, Some(Card::FlareUp)), (eve, None)]);
        assert_eq!(since_own(&past[..2], ANN), []);
    }

    #[test]
    fn ground_is_charred_where_fire_was_put_out_and_nothing_lies() {
        let doused = |name| Event::Doused { space: cell(name), by: ANN };
        let lifted = Event::Lifted { space: cell("f6"), by: ANN };
        let past = [lit("d4", Cause::Storm), doused("d4"), doused("d5"), doused("d6"), lifted];
        assert_eq!(charred(&past, &act("d5 =d6").open), cells("d4 f6"));
        assert_eq!(charred(&[], &act("").open), SpaceSet::EMPTY);
    }
}
