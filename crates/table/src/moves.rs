//! Actions, nature's answers, and bots.

use crate::deed::Deed;
use crate::restore::Entry;
use crate::table::{BotTask, Millis, Outbox, Table};
use kernel::{Game, Input, InputOf, Reading, Seat, Waiting};
use protocol::{Nonce, Verdict, Version};

/// More of nature's answers in a row than any game needs.
const CHANCES_MAX: usize = 10_000;

/// Which part of what is done in one go an input is.
pub(crate) enum Part {
    /// The first, with the number of the request.
    First(Option<Nonce>),
    /// A later one.
    Next,
}

impl<G: Game> Table<G> {
    /// Applies what was done in one go, then everything that follows without anybody's choice.
    pub(crate) fn change(
        &mut self,
        now: Millis,
        deed: Vec<InputOf<G>>,
        nonce: Option<Nonce>,
        out: &mut Outbox<G>,
    ) {
        self.close_undo(false, out);
        self.version = self.version.next();
        let mut events = Vec::new();
        for (at, input) in deed.into_iter().enumerate() {
            let request = if at == 0 { Part::First(nonce) } else { Part::Next };
            self.apply(now, input, request, &mut events, out);
        }
        for _ in 0..CHANCES_MAX {
            let input = match self.state.waiting() {
                Waiting::Chance => Input::Chance(self.state.sample(&mut self.dice)),
                Waiting::Clock(alarm) => {
                    let running = self.alarms.iter().find(|running| running.id == alarm);
                    let millis_left = running.map_or(0, |running| running.millis_left(now));
                    Input::Clock(Reading { alarm, millis_left })
                }
                _ => break,
            };
            self.apply(now, input, Part::First(None), &mut events, out);
        }
        self.waiting_since = now;
        self.wind_alarms(now);
        self.publish(now, events, out);
    }

    pub(crate) fn apply(
        &mut self,
        at: Millis,
        input: InputOf<G>,
        part: Part,
        events: &mut Vec<G::Event>,
        out: &mut Outbox<G>,
    ) {
        self.state.apply(input, events);
        let (nonce, follows) = match part {
            Part::First(nonce) => (nonce, false),
            Part::Next => (None, true),
        };
        self.note_input(input, follows);
        let (version, drawn) = (self.version, self.dice.drawn());
        out.entries.push(Entry::Input { version, at, input, drawn, nonce, follows });
    }

    /// Notes an input that was applied, and whether it belongs to the deed of the one before.
    pub(crate) fn note_input(&mut self, input: InputOf<G>, follows: bool) {
        if follows {
            let at = u32::try_from(self.inputs.len()).expect("a match is short");
            self.following.push(at);
        }
        self.inputs.push(input);
    }

    /// Forgets everything after the first `keep` inputs.
    pub(crate) fn forget_inputs(&mut self, keep: usize) {
        self.inputs.truncate(keep);
        self.following.retain(|&at| (at as usize) < keep);
    }

    /// The move that a bot has to make now, if it is time for one.
    pub fn bot_task(&self, now: Millis) -> Option<BotTask<G>> {
        if now < self.bot_moves_at()? {
            return None;
        }
        let (seat, level) = self.bot_to_move()?;
        let view = self.state.view(Some(seat));
        Some(BotTask { seat, level, version: self.version, view })
    }

    pub(crate) fn bot_to_move(&self) -> Option<(Seat, protocol::Level)> {
        let Waiting::Seats { must, .. } = self.state.waiting() else { return None };
        if !self.started {
            return None;
        }
        must.iter().find_map(|seat| Some((seat, self.chairs[seat.index()].bot()?)))
    }

    /// A bot has chosen. An answer to an old question, or while people are asked, is dropped; an
    /// illegal one becomes the quiet choice, because a bot must never stop a match.
    pub fn bot_acts(
        &mut self,
        now: Millis,
        seat: Seat,
        version: Version,
        action: G::Action,
        out: &mut Outbox<G>,
    ) {
        let asked = self.bot_to_move().is_some_and(|(asked, _)| asked == seat);
        let held = self.undo_asked.as_ref().is_some_and(|question| now < question.until);
        if version != self.version || !asked || held {
            return;
        }
        let one = |action| Deed { seat, actions: vec![action], nonce: None };
        if self.act(now, one(action), out) != Verdict::Done {
            let quiet = self.state.quiet(seat);
            self.act(now, one(quiet), out);
        }
    }
}
