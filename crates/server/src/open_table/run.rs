//! The life of a table in memory: answer, keep, wait for the disk, send.

use super::kept::{Beside, KeptMeta, ReadTable, texts, unreadable};
use super::{Handed, Request};
use crate::config::Limits;
use crate::games::Hosted;
use crate::problem::Problem;
use crate::registry::Requests;
use crate::shared::Shared;
use crate::socket::nonce_of;
use axum::extract::ws::Utf8Bytes;
use kernel::SEATS_MAX;
use protocol::{FromTable, Stage, ToTable};
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;
use store::{Keep, KeptTable, Row, StoreError, TableRow};
use table::{
    BotAnswer, BotTask, ConnId, HintAsked, HintTask, Millis, Outbox, Question, Seed, Table,
};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// So many requests share one trip to the disk.
const AT_ONCE: usize = 64;

/// A bot that is thinking.
struct Thinking<Q, A> {
    question: Q,
    answer: oneshot::Receiver<A>,
}

/// What is done when everything before it is safe.
type Afterwards = Box<dyn FnOnce(Result<(), Problem>) + Send>;

/// A table with everything around it.
pub(super) struct OpenTable<G: Hosted> {
    pub(super) shared: Arc<Shared>,
    pub(super) table: Table<G>,
    seed: Seed,
    pub(super) beside: Beside,
    /// How many entries the store has.
    entries_kept: u64,
    /// What the store's row says of the stage and of acting alone.
    row_kept: (Stage, bool),
    /// Whether the store's row has the facts of this table for lists.
    facts_kept: bool,
    /// When the store's row changed last.
    updated: Millis,
    mailboxes: Vec<(ConnId, mpsc::Sender<Utf8Bytes>)>,
    /// The length of the longest message so far.
    longest: usize,
    /// Bots that think, one for each seat at most.
    thinking: Vec<Thinking<Question, BotAnswer<G::Action>>>,
    /// Bots that think about what a person might do, one for each seat at most.
    hinting: Vec<Thinking<HintAsked, Vec<G::Action>>>,
    /// Answers of bots that wait for what people said before.
    ready: Vec<(Question, BotAnswer<G::Action>)>,
    /// Whether anything was kept since it came into memory.
    visited: bool,
    /// When it may leave memory.
    idle_at: Millis,
    /// What the present round leaves behind.
    pub(super) out: Outbox<G>,
    pub(super) afterwards: Vec<Afterwards>,
}

impl<G: Hosted> OpenTable<G> {
    /// The table as it was kept.
    pub(super) fn restore(shared: Arc<Shared>, kept: KeptTable) -> Result<Self, Problem> {
        let ReadTable { meta, seed, entries } = ReadTable::<G>::of(&kept)?;
        let now = shared.clock.now();
        let table = Table::restore(now, meta.table, seed.clone(), &entries);
        let mut table = table.map_err(|why| unreadable(&kept.row.id, &why))?;
        table.let_bots_wait(|level, millis, goes_on, question| {
            let wait = if goes_on { G::wait_on } else { G::wait };
            wait(G::nearest(level), millis) * (100 + G::lingers(question)) / 100
        });
        if G::POINTS {
            table.let_bots_point();
        }
        let mut beside = meta.beside;
        // An older program did not write down when a match ended; its row changed then.
        if beside.over_at.is_none() && table.stage() == Stage::Over {
            beside.over_at = Some(kept.row.updated);
        }
        Ok(OpenTable {
            idle_at: now + shared.config.limits.idle_millis,
            shared,
            seed,
            beside,
            entries_kept: entries.len() as u64,
            row_kept: (kept.row.stage, kept.row.alone),
            facts_kept: kept.row.facts.is_some(),
            updated: kept.row.updated,
            mailboxes: Vec::new(),
            longest: 256,
            thinking: Vec::new(),
            hinting: Vec::new(),
            ready: Vec::new(),
            visited: false,
            table,
            out: Outbox::default(),
            afterwards: Vec::new(),
        })
    }

    /// Runs until nobody needs it; gives the queue back, with what came too late.
    /// In a box, because a task would hold it twice: as what it was given and as what it works with.
    pub(super) async fn run(mut self: Box<Self>, mut requests: Requests) -> Requests {
        let id = self.table.id().clone();
        // Registered once: everybody who waits for the end stands in one queue behind one lock.
        let mut stopped = std::pin::pin!(self.shared.stop.clone().cancelled_owned());
        loop {
            let wake = self.wake_at().map(|at| self.shared.clock.instant(at));
            let first = tokio::select! {
                request = requests.recv() => request,
                (question, answer) = answered(&mut self.thinking) => {
                    self.ready.push((question, answer.unwrap_or(BotAnswer::FellOver)));
                    None
                }
                (asked, actions) = answered(&mut self.hinting) => {
                    self.table.hint_ready(asked, actions.unwrap_or_default(), &mut self.out);
                    None
                }
                () = until(wake) => None,
                () = &mut stopped => {
                    // Whoever stops on purpose gives no time back.
                    self.table.mark(self.shared.clock.now(), &mut self.out);
                    self.rest().await;
                    break;
                }
            };
            let now = self.shared.clock.now();
            self.round(now, first, &mut requests).await;
            if !self.keep_and_send().await {
                break;
            }
            self.ask_bots(now);
            self.ask_for_hints();
            if !self.table.is_asleep() || !self.thinking.is_empty() || !self.hinting.is_empty() {
                self.idle_at = now + self.shared.config.limits.idle_millis;
            } else if now >= self.idle_at {
                self.rest().await;
                if self.shared.registry.forget_if_idle(&id, &mut requests) {
                    return requests;
                }
            }
        }
        self.shared.registry.forget(&id, &mut requests);
        requests
    }

    /// What people said, then what bots have made up their minds to, then the clock: whatever arrived
    /// before this moment comes before what came later.
    async fn round(&mut self, now: Millis, first: Option<Box<Handed>>, requests: &mut Requests) {
        if !self.take_all(first, requests).await {
            return;
        }
        for (question, answer) in std::mem::take(&mut self.ready) {
            self.table.bot_answers(now, question, answer, &mut self.out);
        }
        self.table.tick(now, &mut self.out);
    }

    /// Moves do not change the table's row, so that they cost little; but how long nobody has been
    /// there, and what lists show, is told by the row. Failing is no harm: the table is taken for
    /// older, and a list wakes it.
    async fn rest(&mut self) {
        if self.visited || !self.facts_kept || !self.out.entries.is_empty() {
            self.out.meta_changed = true;
            let _ = self.keep(true).await;
        }
    }

    /// When something has to be done although nobody says anything.
    fn wake_at(&self) -> Option<Millis> {
        let idle = self.table.is_asleep().then_some(self.idle_at);
        let ready = (!self.ready.is_empty()).then_some(0);
        self.table.wake_at().into_iter().chain(idle).chain(ready).min()
    }

    /// Takes what waits in the queue. False if there may be more.
    async fn take_all(&mut self, first: Option<Box<Handed>>, requests: &mut Requests) -> bool {
        let mut next = first.or_else(|| requests.try_recv().ok());
        for _ in 0..AT_ONCE {
            let Some(handed) = next else { return true };
            self.take(*handed).await;
            next = requests.try_recv().ok();
        }
        match next {
            Some(handed) => {
                self.take(*handed).await;
                false
            }
            None => true,
        }
    }

    async fn take(&mut self, Handed { at, request }: Handed) {
        match request {
            Request::Connect { conn, person, mailbox } => {
                self.mailboxes.push((conn, mailbox));
                self.table.connect(at, conn, person, &mut self.out);
            }
            Request::Said { conn, text } => match serde_json::from_str(&text) {
                Ok(message) => {
                    let message = within(message, &self.shared.config.limits);
                    self.table.receive(at, conn, message, &mut self.out);
                }
                Err(why) => {
                    let words = format!("This message was not understood: {why}.");
                    self.out.mail.push((conn, FromTable::Sorry { nonce: nonce_of(&text), words }));
                }
            },
            Request::Gone { conn } => self.hang_up(at, conn),
            Request::Ask(ask) => self.answer(at, *ask).await,
        }
    }

    fn hang_up(&mut self, at: Millis, conn: ConnId) {
        self.mailboxes.retain(|(one, _)| *one != conn);
        self.table.disconnect(at, conn, &mut self.out);
        if self.mailboxes.is_empty() {
            self.table.forget_recent();
        }
    }

    /// Keeps what the round left behind, waits until it is safe, and then tells everybody. False
    /// if it could not be kept: nobody hears of it, and the table starts again from what was.
    async fn keep_and_send(&mut self) -> bool {
        if let Err(error) = self.keep(false).await {
            self.shared.metrics.not_kept.inc();
            let problem = Problem::not_kept(&error);
            self.out.mail.clear();
            let words = problem.words.to_string();
            let sorry = serde_json::to_string(&FromTable::<G>::Sorry { nonce: None, words });
            let sorry = Utf8Bytes::from(sorry.expect("words are plain"));
            for (_, mailbox) in self.mailboxes.drain(..) {
                let _ = mailbox.try_send(sorry.clone());
            }
            let tell = |tell: Afterwards| tell(Err(problem.clone()));
            self.afterwards.drain(..).for_each(tell);
            return false;
        }
        self.send();
        self.afterwards.drain(..).for_each(|tell| tell(Ok(())));
        true
    }

    /// Keeps what there is to keep. `resting`: the table leaves memory after it.
    async fn keep(&mut self, resting: bool) -> Result<(), StoreError> {
        let entries = texts(&std::mem::take(&mut self.out.entries));
        let row_now = (self.table.stage(), self.table.acts_alone());
        // Facts of a match that goes on are true until its next entry.
        let settled = resting || row_now.0 != Stage::Playing;
        let untrue = self.facts_kept && !settled && !entries.is_empty();
        let meta_changed = std::mem::take(&mut self.out.meta_changed);
        let row_changed = meta_changed || untrue || row_now != self.row_kept;
        if entries.is_empty() && !row_changed {
            return Ok(());
        }
        let count = entries.len() as u64;
        if !resting || self.visited {
            self.updated = self.shared.clock.now();
        }
        let row = if row_changed { Row::Changed(self.row(settled)) } else { Row::Same };
        let (table, first) = (self.table.id().clone(), self.entries_kept);
        let timer = self.shared.metrics.keep_seconds.start_timer();
        self.shared.store.keep(Keep { table, first, entries, row }).await?;
        timer.observe_duration();
        self.shared.metrics.entries.inc_by(count);
        self.entries_kept += count;
        self.visited = !resting && (self.visited || count > 0);
        if row_changed {
            (self.row_kept, self.facts_kept) = (row_now, settled);
        }
        Ok(())
    }

    /// The row as it has to be now.
    fn row(&mut self, settled: bool) -> TableRow {
        if self.table.stage() == Stage::Over {
            self.beside.over_at.get_or_insert(self.updated);
        }
        let meta = KeptMeta { table: self.table.meta(), beside: self.beside.clone() };
        meta.row(&self.table, &self.seed, self.updated, settled)
    }

    fn send(&mut self) {
        for (conn, message) in std::mem::take(&mut self.out.mail) {
            let Some(at) = self.mailboxes.iter().position(|(one, _)| *one == conn) else {
                continue;
            };
            let text = text(&message, &mut self.longest);
            // Nobody waits for a client that does not read: dropping its mailbox ends it.
            if let Err(TrySendError::Full(_)) = self.mailboxes[at].1.try_send(text) {
                self.shared.metrics.slow.inc();
                self.mailboxes.swap_remove(at);
            }
        }
    }

    /// Lets every bot think for which it is time; several may at once.
    fn ask_bots(&mut self, now: Millis) {
        while let Some(task) = self.table.bot_task(now) {
            let (sender, answer) = oneshot::channel();
            assert!(self.thinking.len() < SEATS_MAX, "a seat thinks one thought at a time");
            self.thinking.push(Thinking { question: task.question, answer });
            let shared = self.shared.clone();
            shared.metrics.bots_thinking.inc();
            let beat = Duration::from_millis(self.table.meta().pace.bot_millis / 10);
            self.shared.tasks.spawn(async move {
                let begun = Instant::now();
                let answer = think(&shared, task).await;
                tokio::time::sleep_until(begun + whole_beats(begun.elapsed(), beat)).await;
                let _ = sender.send(answer);
                shared.metrics.bots_thinking.dec();
            });
        }
    }

    /// Lets a bot think for everybody who has asked what it would do.
    fn ask_for_hints(&mut self) {
        while let Some(HintTask { asked, view }) = self.table.hint_task() {
            let (sender, answer) = oneshot::channel();
            assert!(self.hinting.len() < SEATS_MAX, "a seat has one hint at a time");
            self.hinting.push(Thinking { question: asked, answer });
            let shared = self.shared.clone();
            self.shared.tasks.spawn(async move {
                let Ok(_place) = shared.bots.acquire().await else { return };
                let think = move || {
                    let dice = &mut |n: u32| fastrand::u32(..n);
                    if G::HINTS { bots::hint::<G>(&view, asked.seat, dice) } else { Vec::new() }
                };
                // Who asked is told nothing if the bot falls over.
                let actions = tokio::task::spawn_blocking(think).await;
                let _ = sender.send(actions.unwrap_or_default());
            });
        }
    }
}

/// What somebody says, within what this house allows.
fn within<A>(message: ToTable<A>, limits: &Limits) -> ToTable<A> {
    match message {
        ToTable::Hurry { millis } => ToTable::Hurry { millis: millis.min(limits.bot_millis) },
        other => other,
    }
}

/// When a bot that thought so long answers. The time of its thoughts would tell what it holds, so it
/// answers at the end of a beat.
fn whole_beats(thought: Duration, beat: Duration) -> Duration {
    match thought.as_nanos().checked_div(beat.as_nanos()) {
        Some(full) => beat * (full as u32 + 1),
        None => thought,
    }
}

/// A message as it is sent. Room for one as long as any before is made at once.
fn text<G: Hosted>(message: &FromTable<G>, longest: &mut usize) -> Utf8Bytes {
    let mut bytes = Vec::with_capacity(*longest);
    serde_json::to_writer(&mut bytes, message).expect("a message is plain");
    *longest = bytes.len().max(*longest);
    String::from_utf8(bytes).expect("JSON is text").into()
}

/// Ready at this moment, or never.
async fn until(wake: Option<Instant>) {
    match wake {
        Some(wake) => tokio::time::sleep_until(wake).await,
        None => std::future::pending().await,
    }
}

/// The answer of the next bot that has thought enough; none of one that is gone.
async fn answered<Q, A>(thinking: &mut Vec<Thinking<Q, A>>) -> (Q, Option<A>) {
    poll_fn(|context| {
        for at in 0..thinking.len() {
            if let Poll::Ready(answer) = Pin::new(&mut thinking[at].answer).poll(context) {
                let question = thinking.swap_remove(at).question;
                return Poll::Ready((question, answer.ok()));
            }
        }
        Poll::Pending
    })
    .await
}

/// Waits for a place in the pool, and thinks there.
async fn think<G: Hosted>(shared: &Shared, task: BotTask<G>) -> BotAnswer<G::Action> {
    let Ok(_place) = shared.bots.acquire().await else { return BotAnswer::FellOver };
    let choose = move || {
        let BotTask { question, level, view, pointed } = task;
        let (level, dice) = (G::nearest(level), &mut |n: u32| fastrand::u32(..n));
        let answer = if question.points {
            G::goal(level, &view, question.seat, &pointed, dice).map(BotAnswer::Points)
        } else {
            G::choose(level, &view, question.seat, &pointed, dice).map(BotAnswer::Acts)
        };
        answer.unwrap_or(BotAnswer::Nothing)
    };
    tokio::task::spawn_blocking(choose).await.unwrap_or(BotAnswer::FellOver)
}

#[cfg(test)]
mod tests {
    use super::super::{Ask, create};
    use super::*;
    use crate::config::Config;
    use kernel::{Chosen, Game, Seat, Seats};
    use protocol::{Level, Nonce, PROTOCOL, Pace, ToTable};
    use store::{NoStore, Store};
    use table::{Meta, PersonId, Sitter};
    use testkit::toys::claim::{Action, Claim, DieId, Slot};

    const ANN: PersonId = PersonId(1);
    const ANNS: ConnId = ConnId(1);
    const FIRST: Seat = Seat::new(0);
    const DIE: Action = Action::Claim(DieId { roll: 0, slot: 0 });

    /// Ann races a bot for dice that lie there for ten seconds, and has just come.
    async fn race() -> (Box<OpenTable<Claim>>, Millis) {
        let store: Arc<dyn Store> = Arc::new(NoStore::default());
        let shared = Shared::new(Config { toys: true, ..Config::default() }, store);
        let chosen = Chosen::new(Claim::OPTIONS, &[("seats", "2")]).expect("options fit");
        let setup = Claim::configure(&chosen).expect("options fit");
        let ann = Sitter::Person { id: ANN, name: "Ann".to_owned() };
        let meta = |id| Meta {
            id,
            rules: Claim::rules_of(&setup),
            setup,
            pace: Pace::default(),
            host: ANN,
            listed: false,
            sitters: vec![ann, Sitter::Bot(Level::Greedy)],
            standing: Seats::NONE,
        };
        let id = create::<Claim>(&shared, meta, Box::default(), None).await.expect("a table");
        let kept = shared.store.load(id).await.expect("a store").expect("it was kept");
        let now = shared.clock.now();
        let Ok(table) = OpenTable::<Claim>::restore(shared, kept) else { panic!("as it was kept") };
        let mut table = Box::new(table);
        table.take(comes(now, ANNS)).await;
        let hello = ToTable::Hello { protocol: PROTOCOL, have: None };
        table.take(said(now, hello)).await;
        (table, now)
    }

    fn comes(at: Millis, conn: ConnId) -> Handed {
        let (mailbox, _) = mpsc::channel(1);
        let person = (conn == ANNS).then_some(ANN);
        Handed { at, request: Request::Connect { conn, person, mailbox } }
    }

    fn said(at: Millis, message: ToTable<Action>) -> Handed {
        let text = serde_json::to_string(&message).expect("a message is plain").into();
        Handed { at, request: Request::Said { conn: ANNS, text } }
    }

    fn claims(at: Millis) -> Handed {
        said(at, ToTable::Act { nonce: Nonce(1), seat: FIRST, actions: vec![DIE], rest: false })
    }

    fn is_anns(table: &OpenTable<Claim>) -> bool {
        table.table.state().slots[0] == Slot::Taken(FIRST)
    }

    #[tokio::test(start_paused = true)]
    async fn whatever_waited_in_the_queue_came_when_it_was_handed_over() {
        const VISITOR: ConnId = ConnId(2);
        let gone = |at| Handed { at, request: Request::Gone { conn: VISITOR } };
        let asks = |at| {
            let leave = Ask::Leave(PersonId(9), oneshot::channel().0);
            Handed { at, request: Request::Ask(Box::new(leave)) }
        };
        let befores: [fn(Millis) -> Handed; 3] = [|at| comes(at, VISITOR), gone, asks];
        for before in befores {
            let (mut table, begun) = race().await;
            // The disk is slow: the table looks at its queue long after the dice are gone.
            tokio::time::advance(Duration::from_secs(12)).await;
            table.take(before(begun + 9_000)).await;
            table.take(claims(begun + 9_900)).await;
            assert!(is_anns(&table), "she was in time");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_somebody_said_comes_before_what_a_bot_answers_after_it() {
        for waiting in [0, 3 * AT_ONCE] {
            let (mut table, begun) = race().await;
            let now = begun + 2_000;
            let task = table.table.bot_task(now).expect("the bot is asked");
            table.ready.push((task.question, BotAnswer::Acts(DIE)));
            let (queue, mut requests) = mpsc::channel(4 * AT_ONCE);
            for _ in 0..waiting {
                let ping = said(now - 2, ToTable::Ping { at: 0 });
                queue.try_send(Box::new(ping)).expect("there is room");
            }
            queue.try_send(Box::new(claims(now - 1))).expect("there is room");
            while !table.ready.is_empty() {
                assert_eq!(table.wake_at(), Some(0), "the bot is not forgotten");
                table.round(now, None, &mut requests).await;
            }
            assert!(is_anns(&table), "she was first, behind {waiting} others");
        }
    }

    #[test]
    fn a_long_thought_and_a_short_one_answer_at_the_same_time() {
        let millis = Duration::from_millis;
        assert_eq!(whole_beats(millis(1), millis(225)), millis(225));
        assert_eq!(whole_beats(millis(224), millis(225)), millis(225));
        assert_eq!(whole_beats(millis(225), millis(225)), millis(450));
        assert_eq!(whole_beats(millis(7), millis(0)), millis(7), "a table in a hurry");
    }
}
