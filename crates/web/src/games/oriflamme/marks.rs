//! What the last deed has touched: the row shows it until the next one.

use oriflamme::{Event, Slot};

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
pub(super) fn marked(mut before: Vec<Slot>, told: &[Event]) -> Vec<Slot> {
    for event in told {
        let slot = touched(event);
        if begins(event) {
            before.clear();
        }
        before.extend(slot.filter(|slot| !before.contains(slot)));
    }
    before
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
        let revealed = marked(vec![slot(1)], &[empress]);
        let given = marked(revealed, &[gift]);
        assert_eq!(given, [slot(2), slot(5)], "the card and whom it gave to");
        let came_up = marked(given, &[Event::CameUp { slot: slot(3) }]);
        assert_eq!(came_up, [slot(2), slot(5)], "nothing was done yet");
        assert_eq!(marked(came_up.clone(), &[Event::Left { slot: slot(3) }]), [slot(3)]);
        assert_eq!(marked(came_up, &[Event::RoundBegan { round: 2, first: ANN }]), []);
    }
}
