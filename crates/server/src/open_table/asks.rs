//! What visitors ask of a table outside its connection.

use super::kept::create;
use super::run::OpenTable;
use super::{Answer, Ask};
use crate::facts::Facts;
use crate::games::{Hosted, has_level};
use crate::problem::Problem;
use kernel::{Seat, Seats};
use protocol::http::Code;
use protocol::{Stage, TableCard, TableId};
use store::{Listed, Person};
use table::{Meta, Millis, PersonId, SitProblem, Sitter};

impl<G: Hosted> OpenTable<G> {
    pub(super) async fn answer(&mut self, now: Millis, ask: Ask) {
        match ask {
            Ask::Card(person, answer) => {
                let card = self.card(person);
                self.afterwards(answer, Ok(card));
            }
            Ask::Sit(person, seat, answer) => {
                let sat = self.sit(now, &person, seat);
                self.afterwards(answer, sat);
            }
            Ask::Leave(person, answer) => {
                self.table.leave(now, person, &mut self.out);
                self.afterwards(answer, Ok(()));
            }
            Ask::Replace(host, seat, sitter, answer) => {
                let replaced = self.replace(now, host, seat, sitter);
                self.afterwards(answer, replaced);
            }
            Ask::Rematch(person, answer) => {
                // Apart, because every table in memory has room for it otherwise.
                let again = Box::pin(self.rematch(person)).await;
                self.afterwards(answer, again);
            }
            Ask::Wake => {}
        }
    }

    /// Answers when everything before is safe.
    fn afterwards<T: Send + 'static>(&mut self, answer: Answer<T>, outcome: Result<T, Problem>) {
        self.afterwards.push(Box::new(move |kept| {
            let _ = answer.send(kept.and(outcome));
        }));
    }

    fn card(&self, person: Option<PersonId>) -> TableCard {
        let (id, stage) = (self.table.id().clone(), self.table.stage());
        let row = Listed { id, game: G::NAME.to_owned(), stage, facts: None };
        let seats = self.table.seat_cards(person);
        Facts::of(&self.table, &self.beside).card_with(row, seats)
    }

    /// Somebody who follows the link twice has one seat; a second one is asked for by number.
    fn sit(&mut self, now: Millis, person: &Person, seat: Option<Seat>) -> Result<Seat, Problem> {
        let own = self.table.seats_of(Some(person.id)).lowest();
        if let (None, Some(own)) = (seat, own) {
            return Ok(own);
        }
        let sat = self.table.sit(now, person.id, &person.name, seat, &mut self.out);
        sat.map_err(cannot_sit)
    }

    fn replace(
        &mut self,
        now: Millis,
        host: PersonId,
        seat: Seat,
        sitter: Sitter,
    ) -> Result<(), Problem> {
        if self.table.stage() == Stage::Over {
            return Err(Problem::conflict(Code::Over, "The match is over."));
        }
        if let Sitter::Bot(level) = sitter {
            has_level::<G>(level)?;
        }
        self.table.replace(now, host, seat, sitter, &mut self.out).map_err(cannot_sit)
    }

    /// The same people and the same match again; whoever asks second finds the same table.
    async fn rematch(&mut self, person: PersonId) -> Result<TableId, Problem> {
        if self.table.stage() != Stage::Over {
            return Err(Problem::conflict(Code::NotOver, "The match is not over yet."));
        }
        if self.table.seats_of(Some(person)).is_empty() {
            let words = "Only somebody who sat at the table may ask for a rematch.";
            return Err(Problem::forbidden(Code::NotSeated, words));
        }
        if let Some(next) = &self.beside.next {
            return Ok(next.clone());
        }
        let old = self.table.meta();
        let setup = self.table.state().again(&old.setup);
        let meta = |id| Meta { id, host: person, setup, standing: Seats::NONE, ..old };
        let options = self.beside.options.clone();
        let next = create::<G>(&self.shared, meta, options, None).await?;
        self.beside.next = Some(next.clone());
        self.out.meta_changed = true;
        Ok(next)
    }
}

fn cannot_sit(problem: SitProblem) -> Problem {
    match problem {
        SitProblem::Full => Problem::conflict(Code::Full, "Every seat at this table is taken."),
        SitProblem::Taken => Problem::conflict(Code::Taken, "This seat is taken."),
        SitProblem::NoSuchSeat => Problem::wrong(Code::NoSuchSeat, "There is no such seat."),
        SitProblem::NotHost => {
            Problem::forbidden(Code::NotHost, "Only the host of the table may do this.")
        }
    }
}
