//! The beats of the story: how long a thing is seen, how it sounds, and what flies.

use super::piles::root_of;
use crate::kit::{Flight, seat_place};
use crate::sound::Sound;
use kernel::Seat;
use oriflamme::{Event, Slot, View, Why};

/// How long an event is shown. The same for every face-down card: time must not tell.
pub(super) const fn pause(event: &Event) -> u32 {
    match event {
        Event::Left { .. } | Event::Placed { .. } => 400,
        Event::CameUp { .. } => 200,
        Event::Revealed { .. } | Event::Removed { .. } | Event::Sprung { .. } => 700,
        Event::Swapped { .. } | Event::Preserved { .. } | Event::Discarded { .. } => 600,
        Event::Put { .. } | Event::Marked { .. } | Event::TurnedDown { .. } => 450,
        Event::Gained { .. } | Event::Collected { .. } | Event::Wasted { .. } => 400,
        Event::Skipped { .. } | Event::NoIncome { .. } => 500,
        Event::RoundBegan { .. } | Event::ActivationBegan => 500,
        Event::Dealt { .. } | Event::Shown { .. } | Event::Ended { .. } | Event::Course(_) => 0,
    }
}

pub(super) const fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Placed { .. } | Event::Revealed { .. } | Event::TurnedDown { .. } => {
            Some(Sound::Knock)
        }
        Event::Swapped { .. } | Event::Marked { .. } => Some(Sound::Knock),
        Event::Removed { .. } => Some(Sound::Chop),
        Event::Gained { .. } | Event::Collected { .. } | Event::Put { .. } => Some(Sound::Coin),
        _ => None,
    }
}

/// Where the supply lies: the head of the banner.
const SUPPLY: &str = ".o-head";
/// The card that acts, or that has just acted.
const ACTING: &str = ".o-now [data-pile]";

fn on(view: &View, slot: Slot) -> Option<String> {
    let root = root_of(view, slot)?;
    Some(format!("[data-pile=\"{}\"]", root.number()))
}

/// Influence travels to its owners and to the cards it is put on, and cards to where they are laid or from
/// where they lay.
pub(super) fn flight(view: &View, event: &Event, you: Option<Seat>) -> Option<Flight> {
    let (look, from, to) = match *event {
        Event::Placed { seat, slot, .. } => {
            let from = if Some(seat) == you { ".o-held".to_owned() } else { seat_place(seat) };
            ("fly-card", from, on(view, slot)?)
        }
        Event::Left { slot } | Event::Put { slot, .. } => {
            ("fly-coin", SUPPLY.to_owned(), on(view, slot)?)
        }
        Event::Marked { slot } => ("o-fly-verdict", format!("{SUPPLY} .o-pool"), on(view, slot)?),
        Event::Collected { seat, slot, .. } => ("fly-coin", on(view, slot)?, seat_place(seat)),
        Event::Gained { seat, why: Why::Income | Why::Treaty, .. } => {
            ("fly-coin", SUPPLY.to_owned(), seat_place(seat))
        }
        Event::Gained { seat, .. } => ("fly-coin", ACTING.to_owned(), seat_place(seat)),
        Event::Removed { owner, .. } => ("fly-card", ACTING.to_owned(), seat_place(owner)),
        Event::Discarded { owner, .. } | Event::Preserved { owner, .. } => {
            ("fly-card", ".o-scroll".to_owned(), seat_place(owner))
        }
        _ => return None,
    };
    Some(Flight { look, from, to })
}

#[cfg(test)]
mod tests {
    use super::super::deed::tie;
    use super::super::forecast::tests::{ANN, BOB, Table, slot};
    use super::*;
    use crate::games::Tie;
    use kernel::Game;
    use oriflamme::Card;

    /// How many beats a story has.
    fn beats(events: &[Event]) -> usize {
        let seen: Vec<&Event> = events.iter().filter(|event| pause(event) > 0).collect();
        let apart = seen.windows(2).filter(|two| tie(two[0], two[1]) != Tie::With).count();
        apart + usize::from(!seen.is_empty())
    }

    #[test]
    fn what_one_card_does_is_one_beat() {
        let gained = |why| Event::Gained { seat: ANN, amount: 1, why };
        let revealed = Event::Revealed { slot: slot(1), card: Card::Fanatic };
        let collected = Event::Collected { seat: ANN, slot: slot(1), amount: 3 };
        let ability = gained(Why::Ability(Card::Fanatic));
        assert_eq!(beats(&[revealed, collected, ability, gained(Why::Alone)]), 1);
        let (card, owner, by) = (Card::Judge, BOB, ANN);
        let removed = Event::Removed { slot: slot(2), card, owner, by, was_down: true };
        let came_up = Event::CameUp { slot: slot(3) };
        let strike = [removed, removed, gained(Why::Removal), came_up];
        assert_eq!(beats(&strike), 2, "the next card is another beat");
        assert_eq!(beats(&[came_up, Event::Left { slot: slot(3) }]), 2);
    }

    #[test]
    fn influence_flies_to_who_gets_it_and_a_covered_card_is_found_by_its_pile() {
        let table = Table::new().lay(BOB, Card::Treaty, 2).cover(Card::Judge);
        let view = table.world.view(Some(ANN));
        let collected = Event::Collected { seat: BOB, slot: slot(2), amount: 2 };
        let flight = flight(&view, &collected, Some(ANN)).expect("coins fly");
        assert_eq!((flight.from.as_str(), flight.look), ("[data-pile=\"1\"]", "fly-coin"));
        assert_eq!(flight.to, seat_place(BOB));
    }
}
