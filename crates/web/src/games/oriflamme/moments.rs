//! What is great in Oriflamme: an insurrection, an execution, a trap that springs, a card of one's own that
//! is lost, the last round, the end.

use super::ask::last_round;
use super::cards::family;
use super::tell::{tell, won};
use super::words::card_name;
use crate::games::Names;
use crate::kit::{self, Moment};
use crate::sound::Sound;
use crate::t;
use oriflamme::{Card, Event, Frame, ROUNDS, View};

/// A hand of a clock that comes to its end.
const HOURGLASS: &str = r#"<path d="M5 1h14v3c0 4-4 6-5 8 1 2 5 4 5 8v3H5v-3c0-4 4-6 5-8-1-2-5-4-5-8z" fill="none" stroke="var(--flame)" stroke-width="1.6"/><path d="M8 21c0-2 2-3 4-5 2 2 4 3 4 5zM9 5h6c0 2-2 3-3 5-1-2-3-3-3-5z" fill="var(--ember)"/>"#;

/// A symbol of the game as a drawing.
const fn drawing(card: Card) -> &'static str {
    match card {
        Card::Judge => r##"<use href="#o-judge" width="24" height="24"/>"##,
        Card::Extortion => r##"<use href="#o-extortion" width="24" height="24"/>"##,
        Card::Insurrection => r##"<use href="#o-insurrection" width="24" height="24"/>"##,
        _ => r##"<use href="#o-deserter" width="24" height="24"/>"##,
    }
}

pub(super) fn moment(names: &Names, view: &View, event: &Event) -> Option<Moment> {
    let owner = |slot| view.open.card(slot).map(|laid| laid.owner);
    let judge = matches!(view.open.course.frame, Frame::Act { card: Card::Judge, .. });
    let (look, seat, sign, title, line, sound) = match *event {
        Event::RoundBegan { round: ROUNDS, .. } => {
            let title = t!("oriflamme-moment-last");
            return Some(Moment {
                look: "o-m-last",
                colour: "",
                picture: HOURGLASS,
                title,
                line: last_round(),
                millis: 1_400,
                sound: Sound::Turn,
            });
        }
        Event::Ended { winners } => {
            return Some(kit::ending(names, winners, won(names, view, winners)));
        }
        Event::Revealed { slot, card: Card::Insurrection } => {
            let (seat, card) = (owner(slot)?, Card::Insurrection);
            let line = t!("oriflamme-moment-strike", name = names.of(seat));
            ("o-m-strike", seat, card, card_name(card), line, Sound::Storm)
        }
        Event::Removed { owner, .. } if judge => {
            let line = tell(names, view, event);
            ("o-m-verdict", owner, Card::Judge, t!("oriflamme-moment-verdict"), line, Sound::Fall)
        }
        Event::Removed { card, owner, by, .. } if names.yours.has(owner) && owner != by => {
            let line = t!("oriflamme-moment-lost-line", name = names.of(by));
            let title = t!("oriflamme-moment-lost", card = card_name(card));
            ("o-m-lost", owner, Card::Deserter, title, line, Sound::Fall)
        }
        Event::Sprung { owner, against, cards } => {
            let (name, against) = (names.of(owner), names.of(against));
            let line =
                t!("oriflamme-moment-trap-line", name = name, against = against, count = 2 * cards);
            ("o-m-trap", owner, Card::Extortion, t!("oriflamme-told-sprung"), line, Sound::Coin)
        }
        _ => return None,
    };
    let colour = family(seat);
    Some(Moment { look, colour, picture: drawing(sign), title, line, millis: 1_200, sound })
}

#[cfg(test)]
mod tests {
    use super::super::forecast::tests::{ANN, BOB, Table, slot};
    use super::*;
    use kernel::{Game, Seat, Seats};

    fn names(yours: Seats) -> Names {
        Names { of: ["Ann", "Bob", "Eve"].map(str::to_owned).to_vec(), yours }
    }

    fn removed(by: Seat) -> Event {
        Event::Removed { slot: slot(1), card: Card::Treaty, owner: ANN, by, was_down: true }
    }

    fn look(yours: Seats, table: &Table, event: &Event) -> Option<&'static str> {
        moment(&names(yours), &table.world.view(None), event).map(|moment| moment.look)
    }

    #[test]
    fn a_card_is_lost_for_its_owner_and_executed_for_all() {
        let plain = || Table::new().lay(BOB, Card::Deserter, 0).activated(&[]);
        assert_eq!(look(Seats::only(ANN), &plain(), &removed(BOB)), Some("o-m-lost"));
        assert_eq!(look(Seats::only(BOB), &plain(), &removed(BOB)), None);
        assert_eq!(look(Seats::only(ANN), &plain(), &removed(ANN)), None, "by one's own hand");
        let judge = Table::new().lay_up(BOB, Card::Judge).activated(&[]);
        for yours in [Seats::NONE, Seats::only(ANN), Seats::only(BOB)] {
            assert_eq!(look(yours, &judge, &removed(BOB)), Some("o-m-verdict"));
        }
    }

    #[test]
    fn everything_great_is_staged_for_a_second_or_two() {
        let table = Table::new().lay_up(BOB, Card::Insurrection);
        let great = [
            Event::RoundBegan { round: ROUNDS, first: ANN },
            Event::Revealed { slot: slot(1), card: Card::Insurrection },
            Event::Sprung { owner: BOB, against: ANN, cards: 3 },
            Event::Ended { winners: Seats::only(ANN) },
        ];
        let (names, view) = (names(Seats::only(ANN)), table.world.view(None));
        for event in great {
            let moment = moment(&names, &view, &event).expect("it is staged");
            assert!((1_000..=2_000).contains(&moment.millis), "{}", moment.look);
        }
        let usual = Event::RoundBegan { round: ROUNDS - 1, first: ANN };
        assert_eq!(moment(&names, &view, &usual), None);
    }
}
