//! The beats of the story: how long a thing is seen, how it sounds, and what flies.

use crate::kit::{Flight, seat_place};
use crate::sound::Sound;
use fire_tower::{Cause, Event, Frame, Roll, Space, View};
use kernel::Seat;

/// For how many milliseconds an event is shown. Moments that are staged last longer.
pub(super) const fn pause(event: &Event) -> u32 {
    match event {
        Event::Lit { by: Cause::Storm, .. } => 60,
        Event::Lit { .. } | Event::Doused { .. } | Event::Lifted { .. } => 150,
        Event::Laid { .. } | Event::Cleared { .. } | Event::Exploded { .. } => 150,
        Event::Rolled { why: Roll::First | Roll::Storm | Roll::Deed, .. } => 800,
        Event::Rolled { .. } => 600,
        Event::WindTurned { .. } | Event::Ablaze { .. } => 400,
        Event::Played { .. } | Event::BucketUsed { .. } | Event::NoCell { .. } => 350,
        Event::Began { .. } | Event::Burnt { .. } | Event::BecameShadow { .. } => 500,
        Event::AidChosen { .. } | Event::HauntChosen { .. } => 500,
        Event::Discarded { .. } => 60,
        Event::Drew { .. } | Event::Surfaced { .. } | Event::Took { .. } | Event::Stole { .. } => 0,
        Event::Reshuffled | Event::ShadowShuffledIn { .. } | Event::LimitRose { .. } => 0,
        Event::TurnBegan { .. } | Event::Ended { .. } | Event::Course(_) => 0,
    }
}

pub(super) const fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Lit { .. } | Event::Exploded { .. } => Some(Sound::Crackle),
        Event::Doused { .. } | Event::BucketUsed { .. } => Some(Sound::Splash),
        Event::Laid { .. } | Event::Cleared { .. } => Some(Sound::Chop),
        Event::Played { .. } | Event::Took { .. } | Event::Stole { .. } => Some(Sound::Knock),
        Event::Rolled { .. } => Some(Sound::Die),
        _ => None,
    }
}

/// Where the deck and the discards lie.
const DECK: &str = ".ft-deck";

/// Cards go to their owners, and an ember flies. What others hold stays hidden: one back is like another.
pub(super) fn flight(view: &View, event: &Event, you: Option<Seat>) -> Option<Flight> {
    let at = |seat: Seat| match Some(seat) == you {
        true => ".at-hand".to_owned(),
        false => seat_place(seat),
    };
    let cell = |space: Space| format!("#ft-{space}");
    let card = |from: String, to: String| Some(Flight { look: "fly-card", from, to });
    match *event {
        Event::Lit { space, by: Cause::Seat(_) } => match view.open.course.frames.top() {
            Frame::EmberFlies { from, .. } => {
                Some(Flight { look: "ft-fly-ember", from: cell(from), to: cell(space) })
            }
            _ => None,
        },
        Event::Drew { seat, .. } => card(DECK.to_owned(), at(seat)),
        Event::Played { seat, .. } | Event::Discarded { seat, .. } => {
            card(at(seat), DECK.to_owned())
        }
        Event::Took { from, to, .. } => card(at(from), at(to)),
        Event::Stole { from, by, .. } => card(at(from), at(by)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fire_tower::{Card, Tower};

    const RED: Seat = Seat::new(0);

    fn lit(by: Cause) -> Event {
        Event::Lit { space: Space::new(3, 3), by }
    }

    /// At the table bots wait 825 ms before their turn and 150 ms between two actions; what is seen
    /// must not lag behind that.
    #[test]
    fn a_turn_of_a_bot_is_told_before_the_next_begins() {
        let cell = lit(Cause::Seat(RED));
        let turn = [cell, Event::Played { seat: RED, card: Card::FlareUp }, cell, cell, cell];
        let told: u32 = turn.iter().map(pause).sum();
        assert!(told <= 825 + 150 * 4, "{told} ms");
        assert_eq!(pause(&cell), 150);
    }

    #[test]
    fn what_can_be_told_apart_by_ear_is() {
        let by = RED;
        let space = Space::new(3, 3);
        let sounds = [
            lit(Cause::Storm),
            Event::Doused { space, by },
            Event::Laid { space, by },
            Event::Played { seat: by, card: Card::Ember },
        ]
        .map(|event| sound(&event).expect("it is heard"));
        for (at, one) in sounds.iter().enumerate() {
            assert!(!sounds[at + 1..].contains(one), "{one:?}");
        }
        assert_eq!(sound(&Event::Ablaze { seat: by, tower: Tower::Red }), None);
    }
}
