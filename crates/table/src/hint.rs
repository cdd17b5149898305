//! What a bot would do, for a person who asks.
//!
//! The driver lets a bot think, as for a bot's own move, and the person alone is told. A hint is no
//! part of the match: nothing of it is kept, and it is never played by itself. A seat thinks one
//! thought at a time and one for each moment: who asks again is told the same again.

use crate::table::{ConnId, Connection, Outbox, PersonId, Table};
use kernel::{Game, Seat};
use protocol::{FromTable, Stage, Version};

/// Where the hint of a seat stands.
#[derive(Clone, Debug)]
pub(crate) struct Hint<A> {
    /// Who wants it, since which moment.
    wanted: Option<(PersonId, Version)>,
    /// A bot thinks, perhaps about a moment that is over.
    thinks: bool,
    /// What it said of which moment.
    said: Option<(Version, Vec<A>)>,
}

impl<A> Hint<A> {
    const NONE: Hint<A> = Hint { wanted: None, thinks: false, said: None };
}

/// A thought for somebody who asked.
#[derive(Clone, Debug)]
pub struct HintTask<G: Game> {
    /// Which question it answers.
    pub asked: HintAsked,
    /// All that the bot gets to see: what the seat sees.
    pub view: G::View,
}

/// Which question a hint belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintAsked {
    /// For whom.
    pub seat: Seat,
    /// At which moment the bot looked.
    looked: Version,
}

impl<G: Game> Table<G> {
    pub(crate) fn asked_for_hint(
        &mut self,
        conn: ConnId,
        person: Option<PersonId>,
        seat: Seat,
        out: &mut Outbox<G>,
    ) {
        let Some(person) = person.filter(|_| self.seats_of(person).has(seat)) else { return };
        let version = self.version;
        let asked = self.chairs[seat.index()].asked.is_some();
        if !asked || self.stage() != Stage::Playing || !self.runs() {
            let nothing = FromTable::Hint { seat, version, actions: Vec::new() };
            return out.mail.push((conn, nothing));
        }
        if self.hints.is_empty() {
            self.hints.resize_with(self.chairs.len(), || Hint::NONE);
        }
        let hint = &mut self.hints[seat.index()];
        match &hint.said {
            Some((of, actions)) if *of == version => {
                let again = FromTable::Hint { seat, version, actions: actions.clone() };
                out.mail.push((conn, again));
            }
            _ => hint.wanted = Some((person, version)),
        }
    }

    /// The next hint that a bot has to think about. Each is handed out once.
    pub fn hint_task(&mut self) -> Option<HintTask<G>> {
        let version = self.version;
        let is_due = |hint: &mut Hint<G::Action>| {
            // Whoever has moved on wants to know nothing of the moment before.
            hint.wanted = hint.wanted.filter(|(_, since)| *since == version);
            hint.wanted.is_some() && !hint.thinks
        };
        let at = self.hints.iter_mut().position(is_due)?;
        self.hints[at].thinks = true;
        let seat = Seat::new(at);
        let asked = HintAsked { seat, looked: version };
        Some(HintTask { asked, view: self.state.view(Some(seat)) })
    }

    /// A bot has thought about a hint. Whoever asked is told, unless the moment is over or the seat is
    /// somebody else's now.
    pub fn hint_ready(&mut self, asked: HintAsked, actions: Vec<G::Action>, out: &mut Outbox<G>) {
        let HintAsked { seat, looked: version } = asked;
        let Some(hint) = self.hints.get_mut(seat.index()) else { return };
        hint.thinks = false;
        if version != self.version {
            return;
        }
        hint.said = Some((version, actions.clone()));
        let Some((person, _)) = hint.wanted.take() else { return };
        if !self.chairs[seat.index()].sitter.is(Some(person)) {
            return;
        }
        let own = |one: &&Connection| one.person == Some(person) && one.greeted;
        for connection in self.connections.iter().filter(own) {
            let actions = actions.clone();
            out.mail.push((connection.id, FromTable::Hint { seat, version, actions }));
        }
    }
}
