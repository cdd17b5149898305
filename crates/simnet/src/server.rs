//! The server's side: keeps first, tells afterwards.

use crate::disk::{Batch, Disk};
use kernel::{Game, Seat, Seats, Thing};
use protocol::{Flow, FromTable, Keeper, PauseCause, SeatCard, SeatState, Time, ToTable};
use std::collections::VecDeque;
use table::{
    BotAnswer, BotTask, ConnId, HintAsked, HintTask, Millis, Outbox, PersonId, Question, Seed,
    Table,
};

/// What happens to a running table.
#[derive(Clone)]
pub(crate) enum Call<G: Game> {
    Connect(ConnId, Option<PersonId>),
    Disconnect(ConnId),
    Sit(PersonId, Seat),
    Say(ConnId, ToTable<G::Action>),
    Tick,
    /// Bots for which it is time begin to think.
    AskBots,
    BotAnswers(Question, BotAnswer<G::Action>),
    HintReady(HintAsked, Vec<G::Action>),
}

/// What is to be sent once a batch is kept.
pub(crate) type Mail<G> = Vec<(ConnId, FromTable<G>)>;

/// One process. A crash forgets everything here; the disk stays.
pub(crate) struct Server<G: Game> {
    pub table: Table<G>,
    /// Calls that wait while a batch is being written.
    pub queue: VecDeque<Call<G>>,
    /// The batch that is being written, and the mail that waits for it.
    pub writing: Option<(Batch<G>, Mail<G>)>,
    /// What bots will answer, each after a while.
    pub thoughts: Vec<Call<G>>,
}

impl<G: Game> Server<G> {
    /// A process that finds this on its disk.
    pub(crate) fn start(now: Millis, disk: &Disk<G>, seed: Seed) -> Server<G> {
        let mut table = Table::restore(now, disk.meta.clone(), seed, &disk.entries)
            .unwrap_or_else(|problem| panic!("what was kept cannot be taken up: {problem}"));
        table.let_bots_point();
        Server { table, queue: VecDeque::new(), writing: None, thoughts: Vec::new() }
    }

    /// What a crash may take nothing of: the clocks, and who lets everything pass. That a bot plays for
    /// somebody is not kept, and then another seat's time is shown.
    pub(crate) fn as_kept(&self, now: Millis) -> (Time, Seats) {
        let mut time = self.table.time(now);
        let cards = self.table.seat_cards(None);
        let stood_in = cards.iter().any(|card| card.state == SeatState::StoodIn);
        time.clocks.retain(|clock| clock.alarm.is_some() || !stood_in);
        (time, self.table.meta().standing)
    }

    /// Whether the match stands still because somebody is missing, and that is so, and somebody else is
    /// missing too.
    pub(crate) fn waits_for_several(&self, now: Millis) -> bool {
        let Flow::Paused { why: PauseCause::Dropped(seat), .. } = self.table.time(now).flow else {
            return false;
        };
        let cards = self.table.seat_cards(None);
        let away = |card: &&SeatCard| card.state != SeatState::Here;
        assert!(away(&&cards[seat.index()]), "the match waits for somebody who is here");
        let people = cards.iter().filter(|card| matches!(card.keeper, Keeper::Person(_)));
        people.filter(away).count() > 1
    }

    /// Runs one call. The outbox is to be kept before its mail is sent.
    pub(crate) fn run(&mut self, now: Millis, call: Call<G>, rng: &mut fastrand::Rng) -> Outbox<G> {
        let mut out = Outbox::default();
        match call {
            Call::Connect(conn, person) => self.table.connect(now, conn, person, &mut out),
            Call::Disconnect(conn) => self.table.disconnect(now, conn, &mut out),
            Call::Sit(person, seat) => {
                // Who asks twice is told that the seat is taken, which is fine.
                let _ = self.table.sit(now, person, "Person", Some(seat), &mut out);
            }
            Call::Say(conn, message) => {
                self.table.receive(now, conn, message, &mut out);
                while let Some(HintTask { asked, view }) = self.table.hint_task() {
                    let actions = legal::<G>(&view, asked.seat, rng);
                    let first = actions.first().copied().into_iter().collect();
                    self.thoughts.push(Call::HintReady(asked, first));
                }
            }
            Call::Tick => self.table.tick(now, &mut out),
            Call::AskBots => {
                while let Some(task) = self.table.bot_task(now) {
                    let answer = think(&task, rng);
                    self.thoughts.push(Call::BotAnswers(task.question, answer));
                }
            }
            Call::BotAnswers(question, answer) => {
                self.table.bot_answers(now, question, answer, &mut out);
            }
            Call::HintReady(asked, actions) => self.table.hint_ready(asked, actions, &mut out),
        }
        out
    }
}

/// Anything that is legal for what the bot sees; now and then nothing, or it falls over.
fn think<G: Game>(task: &BotTask<G>, rng: &mut fastrand::Rng) -> BotAnswer<G::Action> {
    let actions = legal::<G>(&task.view, task.question.seat, rng);
    match rng.u32(..20) {
        2.. if task.question.points => BotAnswer::Points(Thing(rng.u16(..))),
        0 => BotAnswer::Nothing,
        1 => BotAnswer::FellOver,
        _ if actions.is_empty() => BotAnswer::Nothing, // it may step in, but has nothing to do
        _ => BotAnswer::Acts(actions[rng.usize(..actions.len())]),
    }
}

/// Everything that is legal as far as a view can tell.
fn legal<G: Game>(view: &G::View, seat: Seat, rng: &mut fastrand::Rng) -> Vec<G::Action> {
    let world = G::imagine(view, &mut |n| rng.u32(..n));
    let mut actions = Vec::new();
    world.legal(seat, &mut actions);
    actions
}
