//! Bots at the table: whom the match asks since when, and what becomes of their answers.
//!
//! Each seat has a wait of its own, from the moment at which it was asked, so quick people do not slow
//! the bots down. Several may think at once. An answer that comes after others have moved is put to the
//! rules like anybody's action.

use crate::deed::Deed;
use crate::table::{Millis, Outbox, Table};
use kernel::{Game, Seat, Seats, Thing, Waiting};
use protocol::{Level, Stage, Verdict, Version};

/// What the match asks of a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked {
    /// Since when, in time of play.
    pub(crate) since: Millis,
    /// At which moment: the name of the question.
    pub(crate) version: Version,
    /// Whether the match waits for it.
    pub(crate) must: bool,
    thought: Thought,
}

impl Asked {
    /// Has the match waited for longer than the time of a move?
    pub(crate) fn is_late(&self, played: Millis, move_millis: Option<Millis>) -> bool {
        self.must && move_millis.is_some_and(|time| self.since.saturating_add(time) <= played)
    }
}

/// How far a bot is with its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thought {
    /// It has not been asked.
    Ahead,
    /// It thinks.
    Busy,
    /// It wants nothing at this moment.
    Content,
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
}

/// What a bot answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotAnswer<A> {
    /// It does this.
    Acts(A),
    /// It does nothing now.
    Nothing,
    /// It fell over.
    FellOver,
}

impl<G: Game> Table<G> {
    /// Notes whom the match asks now. Who was asked before keeps the wait, but for those in `anew`.
    pub(crate) fn note_asked(&mut self, now: Millis, anew: Seats) {
        let (since, version) = (self.played(now), self.version);
        let (must, may) = match self.state.waiting() {
            Waiting::Seats { must, may } if self.started => (must, may),
            // The rest of a change is still to come.
            Waiting::Chance | Waiting::Clock(_) => {
                anew.iter().for_each(|seat| self.chairs[seat.index()].asked = None);
                return;
            }
            Waiting::Seats { .. } | Waiting::Over => (Seats::NONE, Seats::NONE),
        };
        for (at, chair) in self.chairs.iter_mut().enumerate() {
            let seat = Seat::new(at);
            if !must.or(may).has(seat) {
                chair.asked = None;
                continue;
            }
            let must = must.has(seat);
            let same = |asked: &Asked| {
                asked.must == must && asked.thought != Thought::Content && !anew.has(seat)
            };
            if !chair.asked.as_ref().is_some_and(same) {
                chair.asked = Some(Asked { since, version, must, thought: Thought::Ahead });
            }
        }
    }

    /// From now on a bot waits so long before it is asked, by its level and by what is agreed.
    pub fn let_bots_wait(&mut self, wait: fn(Level, Millis) -> Millis) {
        self.bot_wait = wait;
    }

    /// The next move that a bot has to think about, if it is time for one. Each is handed out once.
    pub fn bot_task(&mut self, now: Millis) -> Option<BotTask<G>> {
        let seat = self.bots_ahead().filter(|&(_, at)| at <= now).min_by_key(|&(_, at)| at)?.0;
        let level = self.chairs[seat.index()].bot()?;
        let asked = self.chairs[seat.index()].asked.as_mut()?;
        asked.thought = Thought::Busy;
        let question = Question { seat, asked: asked.version, looked: self.version };
        let (view, pointed) = (self.state.view(Some(seat)), self.pointed(now));
        Some(BotTask { question, level, view, pointed })
    }

    /// Bots that are to be asked, and when.
    fn bots_ahead(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let held = self.undo_asked.as_ref().map_or(0, |question| question.until);
        let runs = self.stage() == Stage::Playing && self.runs();
        self.chairs.iter().enumerate().filter(move |_| runs).filter_map(move |(at, chair)| {
            let asked = chair.asked.filter(|asked| asked.thought == Thought::Ahead)?;
            let wait = (self.bot_wait)(chair.bot()?, self.pace.bot_millis);
            let due = self.real(asked.since.saturating_add(wait));
            Some((Seat::new(at), due.max(held)))
        })
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
        let Question { seat, asked, looked } = question;
        let held = self.undo_asked.as_ref().is_some_and(|question| now < question.until);
        let (runs, version) = (self.runs(), self.version);
        let Some(chair) = self.chairs.get_mut(seat.index()) else { return };
        let is_bot = chair.bot().is_some();
        let Some(open) = chair.asked.as_mut().filter(|open| open.version == asked) else { return };
        open.thought = Thought::Ahead;
        if !is_bot || held || !runs {
            return;
        }
        let (must, late) = (open.must, looked != version);
        if answer == BotAnswer::Nothing && !must {
            // Something that has changed meanwhile is a reason to look again.
            if !late {
                open.thought = Thought::Content;
            }
            return;
        }
        let one = |action| Deed { seat, actions: vec![action], nonce: None };
        if let BotAnswer::Acts(action) = answer
            && (self.act(now, one(action), out) == Verdict::Done || late)
        {
            return;
        }
        if must {
            let quiet = self.state.quiet(seat);
            self.act(now, one(quiet), out);
        } else if let Some(open) = &mut self.chairs[seat.index()].asked {
            open.thought = Thought::Content;
        }
    }
}
