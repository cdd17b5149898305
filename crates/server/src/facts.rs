//! The few facts that a list shows of a table, kept beside it so that no list wakes a table.
//!
//! They are true of a table that sleeps. While a match goes on in memory its row has none: a move must
//! not cost a second write, and after a crash facts that are older than the match would lie. The first
//! entry takes them away, and they come back when the table leaves memory. A table whose row has none
//! (an older program kept it, or a crash left it so) is woken by the first list that shows it.

use crate::open_table::Beside;
use kernel::{Game, Seat, Seats, Waiting};
use protocol::{Outcome, SeatCard, SeatState, Stage, TableCard};
use serde::{Deserialize, Serialize};
use store::{Listed, UnixMillis};
use table::{PersonId, Sitter, Table};

/// What is kept of a table for lists.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Facts {
    sitters: Vec<Sitter>,
    /// The match stands still until one of these acts.
    must: Seats,
    /// As in [`Beside`].
    options: Box<str>,
    outcome: Option<Outcome>,
    over_at: Option<UnixMillis>,
}

impl Facts {
    /// The facts of a table in memory.
    pub(crate) fn of<G: Game>(table: &Table<G>, beside: &Beside) -> Facts {
        let must = match table.state().waiting() {
            Waiting::Seats { must, .. } if table.stage() == Stage::Playing => must,
            Waiting::Seats { .. } | Waiting::Chance | Waiting::Clock(_) | Waiting::Over => {
                Seats::NONE
            }
        };
        Facts {
            sitters: table.meta().sitters,
            must,
            options: beside.options.clone(),
            outcome: outcome(table),
            over_at: beside.over_at,
        }
    }

    /// What was kept; nothing where it is not understood any more.
    pub(crate) fn read(text: &str) -> Option<Facts> {
        serde_json::from_str(text).ok()
    }

    /// As it is kept.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("facts are plain")
    }

    /// Whether it was won or lost together.
    pub(crate) fn together(&self) -> bool {
        matches!(self.outcome, Some(Outcome::Together(_)))
    }

    /// A table that sleeps, as this person is shown it: nobody is there.
    pub(crate) fn card(&self, row: Listed, person: Option<PersonId>) -> TableCard {
        let seat = |(at, sitter): (usize, &Sitter)| SeatCard {
            seat: Seat::new(at),
            keeper: sitter.keeper(),
            state: match sitter {
                Sitter::Person { .. } => SeatState::Away,
                Sitter::Open | Sitter::Bot(_) => SeatState::Here,
            },
            yours: sitter.is(person),
            standing: false,
            back: false,
        };
        let seats = self.sitters.iter().enumerate().map(seat).collect();
        self.card_with(row, seats)
    }

    /// As [`Facts::card`], with these seats.
    pub(crate) fn card_with(&self, row: Listed, seats: Vec<SeatCard>) -> TableCard {
        let Listed { id, game, stage, .. } = row;
        let your_turn = seats.iter().any(|card| card.yours && self.must.has(card.seat));
        let pair = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
        let options = self.options.split(' ').filter_map(|pair| pair.split_once('='));
        TableCard {
            id,
            game,
            stage,
            seats,
            your_turn,
            options: options.map(pair).collect(),
            outcome: self.outcome.clone(),
            over_at: self.over_at,
        }
    }
}

/// How the match ended, once it has.
fn outcome<G: Game>(table: &Table<G>) -> Option<Outcome> {
    let state = table.state();
    if table.stage() != Stage::Over {
        return None;
    }
    if let Some(team) = state.team() {
        return Some(Outcome::Together(team));
    }
    let payoffs = state.payoffs()?;
    let best = state.seats().iter().map(|seat| payoffs[seat.index()]).max()?;
    let won = state.seats().iter().filter(|seat| payoffs[seat.index()] == best);
    Some(Outcome::Winners(won.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Team;
    use protocol::TableId;

    const KEPT: &str = r#"{"sitters":[{"person":{"id":1,"name":"Ann"}},{"bot":"greedy"}],"must":1,"options":"players=2 level=hard","outcome":{"together":{"won":true,"score":12}},"over-at":7}"#;

    fn row() -> Listed {
        let id = TableId::from_bits(1);
        Listed { id, game: "claim".to_owned(), stage: Stage::Over, facts: None }
    }

    #[test]
    fn facts_are_read_as_they_were_kept() {
        assert_eq!(Facts::read(KEPT).expect("facts").text(), KEPT);
        assert!(Facts::read("{}").is_none(), "another program's");
    }

    #[test]
    fn what_was_won_together_is_told_with_its_points() {
        let facts = Facts::read(KEPT).expect("facts");
        assert!(facts.together());
        let card = facts.card(row(), Some(PersonId(1)));
        assert_eq!(card.outcome, Some(Outcome::Together(Team { won: true, score: 12 })));
        assert_eq!(card.options[1], ("level".to_owned(), "hard".to_owned()));
        assert_eq!(card.over_at, Some(7));
    }

    #[test]
    fn only_the_person_whose_turn_it_is_is_told_so() {
        let facts = Facts::read(KEPT).expect("facts");
        let turn = |person| facts.card(row(), person).your_turn;
        assert_eq!([Some(PersonId(1)), Some(PersonId(2)), None].map(turn), [true, false, false]);
        let states = facts.card(row(), None).seats.into_iter().map(|seat| seat.state);
        assert_eq!(states.collect::<Vec<_>>(), [SeatState::Away, SeatState::Here]);
    }
}
