//! Bots at the table: whom the match asks since when, and what becomes of their answers.
//!
//! Each seat has a wait of its own, from the moment at which it was asked, so quick people do not slow
//! the bots down. Several may think at once, each of them one thought. An answer that comes after others
//! have moved is put to the rules like anybody's action.
//!
//! Where bots point (`let_bots_point`), one that begins something is first asked what it is about, early
//! enough that people have seen it when it goes.

use crate::chair::{Chair, Sitter};
use crate::deed::Deed;
use crate::table::{Millis, Outbox, PersonId, Table};
use kernel::{Game, Input, SEATS_MAX, Seat, Seats, Thing, Waiting};
use protocol::{FromTable, Level, Stage, Verdict, Version};

/// How long a bot of a level waits where so many milliseconds are agreed, whether it goes on with what it
/// has begun, and which question it is: the numbers of questions differ from seat to seat and in time.
pub type BotWait = fn(Level, Millis, bool, u64) -> Millis;

/// What the match asks of a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    /// Since when, in time of play.
    pub(crate) since: Millis,
    /// At which moment: the name of the question.
    pub(crate) version: Version,
    /// Whether the match waits for it.
    pub(crate) must: bool,
    /// A bot has looked and wants nothing at this moment.
    content: bool,
    /// A bot has said what it is about, or that it says nothing.
    pointed: bool,
}

impl Asked {
    fn new(since: Millis, version: Version, must: bool) -> Asked {
        Asked { since, version, must, content: false, pointed: false }
    }

    /// One number for the seat and the moment.
    fn number(&self, seat: Seat) -> u64 {
        self.version.0 * SEATS_MAX as u64 + seat.index() as u64
    }

    /// Has the match waited for longer than the time of a move?
    pub(crate) fn is_late(&self, played: Millis, move_millis: Option<Millis>) -> bool {
        self.must && move_millis.is_some_and(|time| self.since.saturating_add(time) <= played)
    }
}

/// So many questions that are over are remembered; nobody takes back more at once.
const ENDED_MAX: usize = 64;

/// A bot that points does so after this part of its wait: the rest is for people to see it.
const POINTS_AFTER: Millis = 3;

/// Nobody wants a bot to wait longer.
const HURRY_MAX: Millis = 60_000;

/// A question for which the match waited and that is over: whatever ended it may be taken back.
/// Times are times of play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ended {
    seat: Seat,
    since: Millis,
    at: Millis,
    /// How many inputs there were then.
    inputs: usize,
}

/// A move that a bot may have to make.
#[derive(Clone, Debug)]
pub struct BotTask<G: Game> {
    /// For whom, and which question.
    pub question: Question,
    /// How well.
    pub level: Level,
    /// All that the bot gets to see.
    pub view: G::View,
    /// Who points at what.
    pub pointed: Vec<(Seat, Thing)>,
}

/// Which question an answer belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// Since which moment.
    asked: Version,
    /// At which moment the bot looked.
    looked: Version,
    /// It is only asked what it is about, and answers [`BotAnswer::Points`] or nothing.
    pub points: bool,
}

/// What a bot answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotAnswer<A> {
    /// It does this.
    Acts(A),
    /// It is about this, and does nothing yet.
    Points(Thing),
    /// It does nothing now.
    Nothing,
    /// It fell over.
    FellOver,
}

impl<G: Game> Table<G> {
    /// Notes whom the match asks now. Who was asked before keeps the wait, but for those in `anew`.
    pub(crate) fn note_asked(&mut self, now: Millis, anew: Seats) {
        let (played, version, inputs) = (self.played(now), self.version, self.inputs.len());
        let (must, may) = match self.state.waiting() {
            Waiting::Seats { must, may } if self.started => (must, may),
            Waiting::Seats { .. } | Waiting::Chance | Waiting::Clock(_) | Waiting::Over => {
                (Seats::NONE, Seats::NONE)
            }
        };
        let goes_on = must.or(may).minus(anew);
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            let (seat, before) = (Seat::new(at), chair.asked);
            let same = |asked: &Asked| asked.must == must.has(seat) && !asked.content;
            if goes_on.has(seat) && before.as_ref().is_some_and(same) {
                continue;
            }
            // Where a move takes as long as it takes, nobody asks later how long it took.
            if let Some(Asked { since, must: true, .. }) = before
                && self.pace.move_millis.is_some()
            {
                if self.ended.len() == ENDED_MAX {
                    self.ended.pop_front();
                }
                self.ended.push_back(Ended { seat, since, at: played, inputs });
            }
            let asked = Asked::new(played, version, must.has(seat));
            chair.asked = must.or(may).has(seat).then_some(asked);
        }
    }

    /// Everything after the first `keep` inputs was taken back. Who is asked again goes on with the
    /// time of that question: nobody's time is renewed. What was free to be taken back was nobody
    /// else's turn, so the time since then counts as well.
    pub(crate) fn ask_again(&mut self, now: Millis, keep: usize, free: bool) {
        let played = self.played(now);
        let first = self.ended.partition_point(|one| one.inputs <= keep);
        // The first question of a seat is the one that is asked again, so it comes last.
        for one in self.ended.split_off(first).into_iter().rev() {
            let others = if free { 0 } else { played.saturating_sub(one.at) };
            let since = one.since.saturating_add(others);
            self.chairs[one.seat.index()].asked = Some(Asked::new(since, self.version, true));
        }
        self.settle(now, Seats::NONE);
        // The questions that are over now were never asked.
        self.ended.truncate(first);
    }

    /// From now on a bot waits so long before it is asked, by its level, by what is agreed, and by
    /// whether it goes on with what it has begun.
    pub fn let_bots_wait(&mut self, wait: BotWait) {
        self.bot_wait = wait;
    }

    /// From now on a bot that begins something is first asked what it is about.
    pub fn let_bots_point(&mut self) {
        self.bots_point = true;
    }

    /// Somebody wants the bots to be quicker, or slower. Where others play too, or may still sit down,
    /// they would have to follow, so there it stays as agreed.
    pub(crate) fn asked_to_hurry(
        &mut self,
        person: Option<PersonId>,
        millis: Millis,
        out: &mut Outbox<G>,
    ) {
        let own = self.seats_of(person);
        let others = |(at, chair): (usize, &Chair<G::Because>)| {
            !matches!(chair.sitter, Sitter::Bot(_)) && !own.has(Seat::new(at))
        };
        if own.is_empty() || self.chairs.iter().enumerate().any(others) {
            return;
        }
        let millis = millis.min(HURRY_MAX);
        out.meta_changed |= self.pace.bot_millis != millis;
        self.pace.bot_millis = millis;
    }

    /// The next move that a bot has to think about, if it is time for one. Each is handed out once.
    pub fn bot_task(&mut self, now: Millis) -> Option<BotTask<G>> {
        let seat = self.bots_ahead().filter(|&(_, at)| at <= now).min_by_key(|&(_, at)| at)?.0;
        let level = self.chairs[seat.index()].bot()?;
        let asked = self.chairs[seat.index()].asked?;
        self.chairs[seat.index()].thinks = true;
        let points = self.is_to_point(seat, asked);
        let question = Question { seat, asked: asked.version, looked: self.version, points };
        let (view, pointed) = (self.state.view(Some(seat)), self.pointed(now));
        Some(BotTask { question, level, view, pointed })
    }

    /// Bots that are to be asked, and when.
    fn bots_ahead(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let held = self.undo_asked.as_ref().map_or(0, |question| question.until);
        let runs = self.stage() == Stage::Playing && self.runs();
        self.chairs.iter().enumerate().filter(move |_| runs).filter_map(move |(at, chair)| {
            let asked = chair.asked.filter(|asked| !asked.content && !chair.thinks)?;
            let seat = Seat::new(at);
            let (goes_on, question) = (self.acted_last(seat), asked.number(seat));
            let whole = (self.bot_wait)(chair.bot()?, self.pace.bot_millis, goes_on, question);
            let wait = if self.is_to_point(seat, asked) { whole / POINTS_AFTER } else { whole };
            let due = self.real(asked.since.saturating_add(wait));
            Some((seat, due.max(held)))
        })
    }

    /// Did this seat do the last thing that anybody did? Where bots point, whatever nature answers ends
    /// what was begun: a seat may have several turns in a row.
    fn acted_last(&self, seat: Seat) -> bool {
        let last = self.inputs.iter().rev().find_map(|input| match input {
            Input::Act(seat, _) => Some(Some(*seat)),
            Input::Chance(_) | Input::Clock(_) => self.bots_point.then_some(None),
        });
        last.flatten() == Some(seat)
    }

    /// Does it begin something, without having said what it is about?
    fn is_to_point(&self, seat: Seat, asked: Asked) -> bool {
        self.bots_point && asked.must && !asked.pointed && !self.acted_last(seat)
    }

    /// When the next bot is to be asked. While people are asked whether somebody may take back, bots
    /// hold still, or their moves would answer for them.
    pub fn bot_moves_at(&self) -> Option<Millis> {
        self.bots_ahead().map(|(_, at)| at).min()
    }

    /// Whether the match waits for a bot.
    pub(crate) fn waits_for_bot(&self) -> bool {
        self.chairs
            .iter()
            .any(|chair| chair.bot().is_some() && chair.asked.is_some_and(|asked| asked.must))
    }

    /// A bot has answered. It does what it wants if its seat is still asked the same and the rules
    /// allow it. An answer that has come too late is dropped, and the bot looks again; one that was
    /// never legal, or none where one is needed, becomes the quiet choice, because a bot must never
    /// stop a match.
    pub fn bot_answers(
        &mut self,
        now: Millis,
        question: Question,
        answer: BotAnswer<G::Action>,
        out: &mut Outbox<G>,
    ) {
        let now = self.come_to(now, out);
        let Question { seat, asked, looked, points } = question;
        let held = self.undo_asked.as_ref().is_some_and(|question| now < question.until);
        let (runs, version) = (self.runs(), self.version);
        // What it thought of may never have been.
        let void = looked < self.taken_back;
        let Some(chair) = self.chairs.get_mut(seat.index()) else { return };
        chair.thinks = false;
        let is_bot = chair.bot().is_some();
        let Some(open) = chair.asked.as_mut().filter(|open| open.version == asked) else { return };
        if !is_bot || void || held || !runs {
            return;
        }
        let (must, late) = (open.must, looked != version);
        if points {
            open.pointed = true;
        }
        if let BotAnswer::Points(thing) = answer
            && !late
        {
            return self.tell_all(out, |_, _| FromTable::Pointed { seat, thing });
        }
        if points && !matches!(answer, BotAnswer::Acts(_)) {
            return;
        }
        if answer == BotAnswer::Nothing && !must {
            // Something that has changed meanwhile is a reason to look again.
            if !late {
                open.content = true;
            }
            return;
        }
        let one = |action| Deed::of_one(seat, action);
        if let BotAnswer::Acts(action) = answer
            && (self.act(now, one(action), out) == Verdict::Done || late)
        {
            return;
        }
        if must {
            let quiet = self.state.quiet(seat);
            self.act(now, one(quiet), out);
        } else if let Some(open) = &mut self.chairs[seat.index()].asked {
            open.content = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ConnId, Meta, PersonId, Seed, Sitter};
    use protocol::{Nonce, PROTOCOL, Pace, TableId, ToTable};
    use testkit::toys::window::{Action, Setup, Window};

    #[test]
    fn taking_back_and_forth_costs_no_memory() {
        let (ann, conn, seat) = (PersonId(1), ConnId(1), Seat::new(0));
        let sitter = Sitter::Person { id: ann, name: "Ann".to_owned() };
        let meta = Meta::<Window> {
            id: TableId::from_bits(1),
            rules: Window::RULES_VERSION,
            setup: Setup { seats: 2, hand: 2, looks: false },
            pace: Pace { move_millis: Some(10_000), ..Pace::default() },
            host: ann,
            listed: false,
            sitters: vec![sitter.clone(), sitter],
            standing: Seats::NONE,
        };
        let out = &mut Outbox::default();
        let mut table = Table::new(0, meta, Seed::new([1; 32]), out).expect("a table");
        table.connect(0, conn, Some(ann), out);
        table.receive(0, conn, ToTable::Hello { protocol: PROTOCOL, have: None }, out);
        for nonce in 0..50 {
            let (lay, undo) = (Nonce(2 * nonce), Nonce(2 * nonce + 1));
            let actions = vec![Action::Lay(0)];
            table.receive(0, conn, ToTable::Act { nonce: lay, seat, actions, rest: false }, out);
            assert_eq!(table.ended.len(), 1, "Ann has answered");
            table.receive(0, conn, ToTable::Undo { nonce: undo, seat }, out);
            assert!(table.ended.is_empty(), "she has not");
        }
    }
}
