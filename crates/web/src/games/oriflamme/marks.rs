//! What the last deed has touched: the row shows it until the next one.

use kernel::Seat;
use oriflamme::{Card, Event, Slot};

/// Does a new deed begin with this? A card that only comes up has done nothing yet.
const fn begins(event: &Event) -> bool {
    matches!(
        event,
        Event::Placed { .. }
            | Event::Left { .. }
            | Event::Revealed { .. }
            | Event::RoundBegan { .. }
    )
}

/// The card that an event has changed and that is still there.
const fn touched(event: &Event) -> Option<Slot> {
    match *event {
        Event::Placed { slot, .. }
        | Event::Left { slot }
        | Event::Revealed { slot, .. }
        | Event::Put { slot, .. }
        | Event::Marked { slot }
        | Event::Swapped { slot, .. }
        | Event::TurnedDown { slot } => Some(slot),
        _ => None,
    }
}

/// What is marked after these were told.
pub(super) fn marked(told: &[Event]) -> Vec<Slot> {
    let mut marked = Vec::new();
    for event in told {
        let slot = touched(event);
        if begins(event) {
            marked.clear();
        }
        marked.extend(slot.filter(|slot| !marked.contains(slot)));
    }
    marked
}

/// Own cards that others have removed since this seat last laid one, with who did it.
pub(super) fn lost(past: &[Event], own: Seat) -> Vec<(Card, Seat)> {
    let laid = |event: &Event| matches!(event, Event::Placed { seat, .. } if *seat == own);
    let since = past.iter().rposition(laid).unwrap_or(0);
    let lost = |event: &Event| match *event {
        Event::Removed { owner, card, by, .. } if owner == own && by != own => Some((card, by)),
        _ => None,
    };
    past[since..].iter().filter_map(lost).collect()
}

#[cfg(test)]
mod tests {
    use super::super::forecast::tests::{ANN, slot};
    use super::*;
    use oriflamme::Card;

    #[test]
    fn a_deed_stays_marked_until_the_next_one() {
        let empress = Event::Revealed { slot: slot(2), card: Card::Empress };
        let gift = Event::Put { slot: slot(5), amount: 1 };
        let came_up = Event::CameUp { slot: slot(3) };
        let told = [Event::Left { slot: slot(1) }, empress, gift, came_up];
        assert_eq!(marked(&told), [slot(2), slot(5)], "the card and whom it gave to");
        let then = |event| marked(&[&told[..], &[event]].concat());
        assert_eq!(then(Event::Left { slot: slot(3) }), [slot(3)]);
        assert_eq!(then(Event::RoundBegan { round: 2, first: ANN }), []);
    }

    #[test]
    fn who_lost_a_card_since_laying_one_knows_it() {
        let bob = Seat::new(1);
        let gone = |owner, by| Event::Removed {
            slot: slot(1),
            card: Card::Treaty,
            owner,
            by,
            was_down: true,
        };
        let laid = Event::Placed {
            seat: ANN,
            card: kernel::Seen::Open(Card::Judge),
            slot: slot(3),
            spot: oriflamme::Spot::End,
        };
        let past = [gone(ANN, bob), laid, gone(bob, ANN), gone(ANN, ANN), gone(ANN, bob)];
        assert_eq!(lost(&past, ANN), [(Card::Treaty, bob)]);
        assert_eq!(lost(&past[..4], ANN), []);
    }
}
