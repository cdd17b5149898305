//! Deeds: which events are one, and each in one sentence: what a card did, to whom, and what it brought in all.

use super::tell::{tell, words_of};
use super::words::{card_name, first_name};
use crate::games::{Names, Tie};
use crate::t;
use kernel::Seat;
use oriflamme::{Event, View, Why};

/// Whatever a card brings is one deed, and influence goes where it goes while the card turns.
pub(super) const fn tie(before: &Event, event: &Event) -> Tie {
    let at_once = matches!(
        event,
        Event::Gained { .. }
            | Event::Collected { .. }
            | Event::Wasted { .. }
            | Event::Put { .. }
            | Event::Marked { .. }
            | Event::Skipped { .. }
            | Event::NoIncome { .. }
    );
    let strikes = matches!((before, event), (Event::Removed { .. }, Event::Removed { .. }));
    match goes_on(before, event) {
        true if at_once || strikes => Tie::With,
        true => Tie::After,
        false => Tie::Apart,
    }
}

const fn goes_on(before: &Event, event: &Event) -> bool {
    let turned =
        matches!(before, Event::Revealed { .. } | Event::Collected { .. } | Event::Wasted { .. });
    match event {
        _ if matches!(before, Event::CameUp { .. }) => false,
        // A face-up card begins with these; one that was just revealed goes on with them.
        Event::Gained { why: Why::Ability(_), .. } | Event::Swapped { .. } => turned,
        Event::Collected { .. } | Event::Wasted { .. } => {
            turned || matches!(before, Event::Removed { .. } | Event::Sprung { .. })
        }
        Event::Removed { .. } => turned || matches!(before, Event::Removed { .. }),
        Event::Gained { why: Why::Income, .. } | Event::NoIncome { .. } => {
            matches!(before, Event::Gained { why: Why::Income, .. } | Event::NoIncome { .. })
        }
        Event::Gained { why: Why::Treaty, .. } => {
            matches!(before, Event::Gained { why: Why::Treaty, .. })
        }
        Event::Gained { .. } | Event::Put { .. } | Event::Marked { .. } | Event::Skipped { .. } => {
            true
        }
        Event::Sprung { .. } | Event::Discarded { .. } | Event::Preserved { .. } => true,
        Event::TurnedDown { .. } => true,
        _ => false,
    }
}

/// What is told of one player in a deed.
struct Share {
    seat: Seat,
    words: Vec<String>,
    gains: u16,
}

/// What a player gets by an event.
const fn gain(event: &Event) -> Option<(Seat, u8)> {
    match *event {
        Event::Gained { seat, amount, .. } | Event::Collected { seat, amount, .. } => {
            Some((seat, amount))
        }
        _ => None,
    }
}

/// The line of a deed. Who did it stands first; influence is added up.
pub(super) fn tell_deed(names: &Names, deed: &[(&View, &Event)]) -> String {
    if let [(view, event)] = deed {
        return tell(names, view, event);
    }
    let mut shares: Vec<Share> = Vec::new();
    let mut alone = Vec::new();
    for (view, event) in deed {
        let (who, words) = words_of(names, view, event);
        let first = shares.first().map(|share| share.seat);
        let (seat, words) = match (event, gain(event), who) {
            // Bookkeeping: the board shows it.
            (Event::Skipped { .. } | Event::TurnedDown { .. } | Event::Wasted { .. }, ..) => {
                continue;
            }
            (Event::Gained { why: Why::Ability(card), .. }, Some((seat, _)), _)
                if first.is_none() =>
            {
                (seat, Some(card_name(*card)))
            }
            (_, Some((seat, _)), _) => (seat, None),
            (Event::Put { .. } | Event::Marked { .. }, _, Some(owner)) if first != Some(owner) => {
                let whose =
                    t!("oriflamme-told-whose", words = words, name = first_name(names.of(owner)));
                (first.unwrap_or(owner), Some(whose))
            }
            (_, _, Some(seat)) => (seat, Some(words)),
            (_, _, None) => {
                alone.push(words);
                continue;
            }
        };
        let at = shares.iter().position(|share| share.seat == seat).unwrap_or_else(|| {
            shares.push(Share { seat, words: Vec::new(), gains: 0 });
            shares.len() - 1
        });
        shares[at].words.extend(words);
        shares[at].gains += gain(event).map_or(0, |(_, amount)| u16::from(amount));
    }
    let lines = shares.into_iter().map(|share| line(names, &share));
    lines.chain(alone).collect::<Vec<_>>().join("; ")
}

fn line(names: &Names, share: &Share) -> String {
    let words = share.words.join(", ");
    let words = match (share.gains, words.is_empty()) {
        (0, _) => words,
        (count, true) => t!("oriflamme-plus", count = count),
        (count, false) => t!("oriflamme-told-total", words = words, count = count),
    };
    t!("oriflamme-says", name = names.of(share.seat), words = words)
}

#[cfg(test)]
mod tests {
    use super::super::forecast::tests::{ANN, BOB, EVE, Table, slot};
    use super::*;
    use crate::client::{Book, in_words};
    use crate::i18n::{Lang, speak};
    use kernel::Game;
    use leptos::prelude::{Owner, untrack};
    use oriflamme::{Action, Card, Oriflamme};
    use protocol::Version;

    /// The lines of the log while a seat does these.
    fn log(table: &Table, seat: Seat, actions: &[Action]) -> Vec<String> {
        let (mut world, mut view) = (table.world, table.world.view(None));
        let names =
            Names { of: ["Ann", "Bob", "Eve"].map(str::to_owned).to_vec(), ..Names::default() };
        let mut book = Book::<Oriflamme>::default();
        for action in actions {
            let mut events = Vec::new();
            world.play(seat, *action, &mut events).expect("it may be done");
            for event in events {
                Oriflamme::follow(&mut view, &event);
                book.expect(1, Version(1), Some(seat));
                book.told(&view, &event, !tell(&names, &view, &event).is_empty());
            }
        }
        Owner::new().with(|| {
            speak(Lang::En, include_str!("words/en.ftl").to_owned());
            let lines = book.deeds().map(|(_, parts)| in_words(&names, parts, false));
            untrack(|| lines.collect())
        })
    }

    #[test]
    fn a_card_with_all_that_it_does_is_one_sentence() {
        let row = || Table::new().lay_up(BOB, Card::Fanatic).lay(ANN, Card::Deserter, 2);
        let deserter = row().lay_up(EVE, Card::Judge).activated(&[]);
        let reveal = [Action::Reveal, Action::Remove(slot(1))];
        assert_eq!(
            log(&deserter, ANN, &reveal)[0],
            "Ann: Deserter revealed, removes Fanatic (Bob): +4"
        );
        let empress = Table::new().lay(ANN, Card::Empress, 0).lay(BOB, Card::Treaty, 1);
        assert_eq!(
            log(&empress.activated(&[]), ANN, &[Action::Reveal, Action::Give(slot(2))])[0],
            "Ann: Empress revealed, 1 more on card 2 (Bob): +2"
        );
    }

    #[test]
    fn a_trap_is_told_with_what_it_pays() {
        let row = Table::new().lay(BOB, Card::Extortion, 0).lay(ANN, Card::Deserter, 0);
        let told = log(&row.activated(&[0]), ANN, &[Action::Reveal, Action::Remove(slot(1))]);
        assert_eq!(
            told[0],
            "Ann: Deserter revealed, removes Extortion (Bob), Deserter discarded: +1; \
             Bob: Extortion strikes back: +2"
        );
    }

    #[test]
    fn a_card_that_is_left_has_a_line_of_its_own() {
        let row = Table::new().lay(ANN, Card::Treaty, 1).lay(ANN, Card::Fanatic, 0);
        let told = log(&row.activated(&[]), ANN, &[Action::Leave, Action::Leave]);
        assert_eq!(told[0], "Ann: card 1 stays face down, 2 on it");
        assert_eq!(told[1], "Ann: card 2 stays face down, 1 on it");
    }
}
