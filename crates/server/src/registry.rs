//! Which tables are in memory, and how to reach them.

use crate::open_table::{Ask, Handed, Request, open};
use crate::problem::Problem;
use crate::shared::Shared;
use protocol::TableId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{mpsc, oneshot};

/// So many requests may wait for one table.
const QUEUE: usize = 64;

/// Hands requests to a table. A queue has room for 32 from the beginning, so each is only an address.
pub(crate) type Queue = mpsc::Sender<Box<Handed>>;
/// The table's end of it.
pub(crate) type Requests = mpsc::Receiver<Box<Handed>>;

/// The queues of all tables that are in memory.
#[derive(Default)]
pub(crate) struct Registry(Mutex<HashMap<TableId, Queue>>);

impl Registry {
    fn queues(&self) -> MutexGuard<'_, HashMap<TableId, Queue>> {
        self.0.lock().expect("nobody panics while holding it")
    }

    /// The task of a table has nothing left to do: later requests go to a new one.
    pub(crate) fn forget(&self, table: &TableId, queue: &mut Requests) {
        self.queues().remove(table);
        queue.close();
    }

    /// As [`Registry::forget`], unless a request is waiting.
    pub(crate) fn forget_if_idle(&self, table: &TableId, queue: &mut Requests) -> bool {
        let mut queues = self.queues();
        if !queue.is_empty() {
            return false;
        }
        queues.remove(table);
        queue.close();
        true
    }
}

impl Shared {
    /// Hands a request to a table, which comes into memory for it if it has to.
    pub(crate) async fn hand(self: &Arc<Self>, table: &TableId, request: Request) {
        let mut queue = self.queue(table);
        self.hand_by(&mut queue, table, request).await;
    }

    /// As [`Shared::hand`], by a queue that was found before.
    pub(crate) async fn hand_by(
        self: &Arc<Self>,
        queue: &mut Queue,
        table: &TableId,
        request: Request,
    ) {
        let at = self.clock.now();
        self.hand_on(queue, table, Box::new(Handed { at, request })).await;
    }

    /// As [`Shared::hand_by`], with what was handed over before.
    pub(crate) async fn hand_on(
        self: &Arc<Self>,
        queue: &mut Queue,
        table: &TableId,
        mut handed: Box<Handed>,
    ) {
        // A queue can close between being found and being used; its table is forgotten by then.
        while !self.stop.is_cancelled() {
            match queue.send(handed).await {
                Ok(()) => return,
                Err(mpsc::error::SendError(back)) => handed = back,
            }
            *queue = self.queue(table);
        }
    }

    /// Asks a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        table: &TableId,
        ask: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Ask,
    ) -> Result<T, Problem> {
        let (answer, answered) = oneshot::channel();
        self.hand(table, Request::Ask(Box::new(ask(answer)))).await;
        answered.await.unwrap_or_else(|_| Err(Problem::closing()))
    }

    /// Whether a table is in memory.
    pub(crate) fn is_awake(&self, table: &TableId) -> bool {
        self.registry.queues().get(table).is_some_and(|queue| !queue.is_closed())
    }

    /// The queue of a table, for those who have much to say.
    pub(crate) fn queue(self: &Arc<Self>, table: &TableId) -> Queue {
        let mut queues = self.registry.queues();
        // The queue of a task that fell over is closed; a new one takes its place.
        if let Some(queue) = queues.get(table).filter(|queue| !queue.is_closed()) {
            return queue.clone();
        }
        let (queue, requests) = mpsc::channel(QUEUE);
        queues.insert(table.clone(), queue.clone());
        self.tasks.spawn(open(self.clone(), table.clone(), requests));
        queue
    }
}
