//! Actions, nature's answers, and bots.

use crate::restore::Entry;
use crate::table::{BotTask, ConnId, Millis, Outbox, PersonId, Table};
use kernel::{Game, Input, InputOf, Reading, Seat, Waiting};
use protocol::{FromTable, Nonce, Rejection, Stage, Verdict, Version};

/// More of nature's answers in a row than any game needs.
const CHANCES_MAX: usize = 10_000;

impl<G: Game> Table<G> {
    pub(crate) fn asked_to_act(
        &mut self,
        now: Millis,
        conn: ConnId,
        person: Option<PersonId>,
        (nonce, seat, action): (Nonce, Seat, G::Action),
        out: &mut Outbox<G>,
    ) {
        let own = person.is_some() && self.seats_of(person).has(seat);
        let verdict = if !own {
            Verdict::Rejected(Rejection::NotYourSeat)
        } else if let Some(known) = self.chairs[seat.index()].answered(nonce) {
            known
        } else if self.stage() == Stage::Gathering {
            Verdict::Rejected(Rejection::NotStarted)
        } else {
            self.chairs[seat.index()].stood_in = false;
            let verdict = self.act(now, seat, action, Some(nonce), out);
            self.chairs[seat.index()].remember(nonce, verdict.clone());
            verdict
        };
        out.mail.push((conn, FromTable::Answer { nonce, verdict }));
    }

    /// Puts an action to the rules; if they allow it, it is done and everybody hears of it.
    fn act(
        &mut self,
        now: Millis,
        seat: Seat,
        action: G::Action,
        nonce: Option<Nonce>,
        out: &mut Outbox<G>,
    ) -> Verdict<G::Because> {
        if let Err(no) = self.state.check(seat, action) {
            return Verdict::Refused { clause: no.clause.id.to_string(), because: no.because };
        }
        self.change(now, Some((Input::Act(seat, action), nonce)), out);
        Verdict::Done
    }

    /// Applies an input, then everything that follows without anybody's choice.
    pub(crate) fn change(
        &mut self,
        now: Millis,
        first: Option<(InputOf<G>, Option<Nonce>)>,
        out: &mut Outbox<G>,
    ) {
        self.close_undo(false, out);
        self.version = self.version.next();
        let mut events = Vec::new();
        if let Some((input, nonce)) = first {
            self.apply(now, input, nonce, &mut events, out);
        }
        for _ in 0..CHANCES_MAX {
            let input = match self.state.waiting() {
                Waiting::Chance => Input::Chance(self.state.sample(&mut self.dice)),
                Waiting::Clock(alarm) => {
                    let running = self.alarms.iter().find(|(id, _)| *id == alarm);
                    let left = running.map_or(0, |(_, until)| until.saturating_sub(now));
                    let millis_left = u32::try_from(left).unwrap_or(u32::MAX);
                    Input::Clock(Reading { alarm, millis_left })
                }
                _ => break,
            };
            self.apply(now, input, None, &mut events, out);
        }
        self.waiting_since = now;
        self.wind_alarms(now);
        self.publish(now, events, out);
    }

    pub(crate) fn apply(
        &mut self,
        at: Millis,
        input: InputOf<G>,
        nonce: Option<Nonce>,
        events: &mut Vec<G::Event>,
        out: &mut Outbox<G>,
    ) {
        self.state.apply(input, events);
        self.inputs.push(input);
        let (version, drawn) = (self.version, self.dice.drawn());
        out.entries.push(Entry::Input { version, at, input, drawn, nonce });
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
        if self.act(now, seat, action, None, out) != Verdict::Done {
            let quiet = self.state.quiet(seat);
            self.act(now, seat, quiet, None, out);
        }
    }
}
