//! What changes a match: deeds, and nature's answers.

use crate::restore::Entry;
use crate::table::{Millis, Outbox, Table};
use crate::undo::Noted;
use kernel::{Game, Input, InputOf, Reading, Seats, Waiting};
use protocol::{Nonce, Version};

/// More of nature's answers in a row than any game needs.
const CHANCES_MAX: usize = 10_000;

/// Which part of what is done in one go an input is.
#[derive(Clone, Copy)]
pub(crate) enum Part {
    /// The first, with the number of the request.
    First(Option<Nonce>),
    /// The first of the rest of a deed that was begun before, with the number of the request.
    Rest(Option<Nonce>),
    /// A later one.
    Next,
}

impl<G: Game> Table<G> {
    /// Applies what was done in one go, then everything that follows without anybody's choice.
    pub(crate) fn change(
        &mut self,
        now: Millis,
        deed: Vec<InputOf<G>>,
        first: Part,
        out: &mut Outbox<G>,
    ) {
        self.close_undo(false, out);
        self.version = self.version.next();
        let anew = self.asked_anew(deed.first());
        let mut events = Vec::new();
        for (at, input) in deed.into_iter().enumerate() {
            let part = if at == 0 { first } else { Part::Next };
            self.apply(now, input, part, &mut events, out);
        }
        for _ in 0..CHANCES_MAX {
            let input = match self.state.waiting() {
                Waiting::Chance => Input::Chance(self.state.sample(&mut self.dice)),
                Waiting::Clock(alarm) => {
                    let running = self.alarms.iter().find(|running| running.id == alarm);
                    let played = self.played(now);
                    let millis_left = running.map_or(0, |running| running.millis_left(played));
                    Input::Clock(Reading { alarm, millis_left })
                }
                Waiting::Seats { .. } | Waiting::Over => break,
            };
            self.apply(now, input, Part::First(None), &mut events, out);
        }
        self.settle(now, anew);
        self.publish(events, out);
        self.let_back(out);
        self.review_standing(out);
    }

    /// Who is asked something new by a change that begins with this input, before it is applied.
    pub(crate) fn asked_anew(&self, first: Option<&InputOf<G>>) -> Seats {
        match first {
            Some(Input::Act(seat, _)) => Seats::only(*seat),
            // When time has run out, everybody is; a reading that the game asks for is nobody's.
            Some(Input::Clock(_)) => match self.state.waiting() {
                Waiting::Seats { .. } => self.state.seats(),
                Waiting::Clock(_) | Waiting::Chance | Waiting::Over => Seats::NONE,
            },
            // So a match begins.
            Some(Input::Chance(_)) | None => self.state.seats(),
        }
    }

    /// After a change, here and when it is replayed: what is measured, and whom the match asks.
    pub(crate) fn settle(&mut self, now: Millis, anew: Seats) {
        self.wind_alarms(now);
        self.note_asked(now, anew);
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
            Part::Rest(nonce) => (nonce, true),
            Part::Next => (None, true),
        };
        let (version, drawn) = (self.version, self.dice.drawn());
        self.note_new_input(&Noted { input, moment: version, follows });
        self.keep(Entry::Input { version, at, input, drawn, nonce, follows }, at, out);
    }

    /// Leaves something to be kept.
    pub(crate) fn keep(&mut self, entry: Entry<G>, now: Millis, out: &mut Outbox<G>) {
        self.kept_at = now;
        out.entries.push(entry);
    }

    /// Notes something new that was applied: what was taken back before it stays so.
    pub(crate) fn note_new_input(&mut self, noted: &Noted<G>) {
        self.undone = Vec::new();
        self.lift_refusals(noted.input);
        self.note_input(noted);
    }

    /// Notes an input that was applied.
    pub(crate) fn note_input(&mut self, noted: &Noted<G>) {
        let Noted { input, moment, follows } = *noted;
        let at = u32::try_from(self.inputs.len()).expect("a match is short");
        if follows {
            self.following.push(at);
        }
        if self.moments.last().is_none_or(|&(_, last)| last != moment) {
            self.moments.push((at, moment));
        }
        self.inputs.push(input);
    }

    /// The moment of the last change that stands.
    pub(crate) fn stands(&self) -> Option<Version> {
        self.moments.last().map(|&(_, moment)| moment)
    }

    /// Cuts everything after the first `keep` inputs off.
    pub(crate) fn cut_inputs(&mut self, keep: usize) -> Vec<Noted<G>> {
        let moment = |at: u32| {
            let later = self.moments.partition_point(|&(first, _)| first <= at);
            self.moments[later - 1].1
        };
        let noted = |at: usize| {
            let (input, at) = (self.inputs[at], at as u32);
            Noted { input, moment: moment(at), follows: self.following.contains(&at) }
        };
        let cut = (keep..self.inputs.len()).map(noted).collect();
        self.inputs.truncate(keep);
        self.following.retain(|&at| (at as usize) < keep);
        self.moments.retain(|&(first, _)| (first as usize) < keep);
        cut
    }
}
