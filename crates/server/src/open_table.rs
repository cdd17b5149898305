//! A table in memory: one task that owns it.
//!
//! Everything that reaches a table goes through its queue, so nothing here needs a lock, and what
//! people do at once is put in one order.

mod asks;
mod kept;
mod run;

pub(crate) use kept::{Beside, KeptMeta, ReadTable, create};

use crate::games::{Hosted, WithGame, names, with_game};
use crate::problem::Problem;
use crate::registry::Requests;
use crate::shared::Shared;
use axum::extract::ws::Utf8Bytes;
use kernel::Seat;
use protocol::{TableCard, TableId};
use run::OpenTable;
use std::pin::Pin;
use std::sync::Arc;
use store::{KeptTable, Person};
use table::{ConnId, Millis, PersonId, Sitter};
use tokio::sync::{mpsc, oneshot};

/// What can be asked of a table.
pub(crate) enum Request {
    /// A client has connected; its mail goes here.
    Connect { conn: ConnId, person: Option<PersonId>, mailbox: mpsc::Sender<Utf8Bytes> },
    /// A client said something.
    Said { conn: ConnId, text: Utf8Bytes },
    /// A client is gone.
    Gone { conn: ConnId },
    /// A visitor wants an answer.
    Ask(Box<Ask>),
}

/// A request on its way, and when it was handed over: that is when it arrived, however long it waits,
/// and whatever ran out before comes before it.
pub(crate) struct Handed {
    pub(crate) at: Millis,
    pub(crate) request: Request,
}

/// Where an answer goes.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// A question, or a wish that is granted or not.
pub(crate) enum Ask {
    /// How the table looks to this person.
    Card(Option<PersonId>, Answer<TableCard>),
    /// To sit down.
    Sit(Person, Option<Seat>, Answer<Seat>),
    /// To get up.
    Leave(PersonId, Answer<()>),
    /// To give a chair to somebody else.
    Replace(PersonId, Seat, Sitter, Answer<()>),
    /// To play again.
    Rematch(PersonId, Answer<TableId>),
    /// Nothing but to be in memory.
    Wake,
}

impl Ask {
    fn refuse(self, problem: Problem) {
        // Whoever asked may have gone; then nobody needs the answer.
        match self {
            Ask::Card(_, answer) => drop(answer.send(Err(problem))),
            Ask::Sit(_, _, answer) => drop(answer.send(Err(problem))),
            Ask::Leave(_, answer) => drop(answer.send(Err(problem))),
            Ask::Replace(_, _, _, answer) => drop(answer.send(Err(problem))),
            Ask::Rematch(_, answer) => drop(answer.send(Err(problem))),
            Ask::Wake => {}
        }
    }
}

type Running = Pin<Box<dyn Future<Output = Requests> + Send>>;

type Started = Result<Running, (Problem, Requests)>;

struct Run {
    shared: Arc<Shared>,
    kept: KeptTable,
    requests: Requests,
}

impl WithGame for Run {
    type Out = Started;

    fn with<G: Hosted>(self) -> Self::Out {
        match OpenTable::<G>::restore(self.shared, self.kept) {
            Ok(table) => Ok(Box::pin(Box::new(table).run(self.requests))),
            Err(problem) => Err((problem, self.requests)),
        }
    }
}

/// Fetches a table from the store and runs it until nobody needs it.
pub(crate) async fn open(shared: Arc<Shared>, id: TableId, requests: Requests) {
    let kept = shared.store.load(id.clone()).await;
    let mut requests = match kept {
        Ok(Some(kept)) => match start(&shared, kept, requests) {
            Ok(running) => {
                shared.metrics.tables.inc();
                shared.metrics.woken.inc();
                let requests = running.await;
                shared.metrics.tables.dec();
                requests
            }
            Err((problem, requests)) => refuse_all(&shared, &id, requests, problem),
        },
        Ok(None) => refuse_all(&shared, &id, requests, Problem::no_such_table()),
        Err(error) => refuse_all(&shared, &id, requests, Problem::not_kept(&error)),
    };
    // What came too late for this task goes to the next one.
    while let Some(handed) = requests.recv().await {
        let mut queue = shared.queue(&id);
        shared.hand_on(&mut queue, &id, handed).await;
    }
}

fn start(shared: &Arc<Shared>, kept: KeptTable, requests: Requests) -> Started {
    let (game, toys) = (kept.row.game.clone(), shared.config.toys);
    if !names(toys).contains(&game.as_str()) {
        return Err((Problem::no_such_table(), requests));
    }
    let run = Run { shared: shared.clone(), kept, requests };
    with_game(&game, toys, run).expect("the name is in the list")
}

fn refuse_all(shared: &Shared, id: &TableId, mut requests: Requests, problem: Problem) -> Requests {
    shared.registry.forget(id, &mut requests);
    while let Ok(handed) = requests.try_recv() {
        if let Request::Ask(ask) = handed.request {
            ask.refuse(problem.clone());
        }
    }
    requests
}
