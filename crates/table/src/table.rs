//! The table itself: what it holds, and the door through which everything comes.

use crate::bots::{BotWait, Ended};
use crate::chair::{Chair, Sitter};
use crate::deed::Deed;
use crate::fair::{FairDice, Seed};
use crate::hint::Hint;
use crate::pause::{Dropped, Halt};
use crate::restore::{Entry, Meta};
use crate::time::Measured;
use crate::undo::{Refused, UndoQuestion, Undone};
use kernel::{Game, Illegal, InputOf, Seat, Seats, Thing, Waiting};
use protocol::{
    CHAT_MAX, FromTable, PROTOCOL, Pace, Perspective, SeatCard, Stage, Story, TableId, ToTable,
    UndoAsked, Version, is_printable,
};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// Time in milliseconds, counted by the driver from any fixed moment.
pub type Millis = u64;

/// A person, as the server numbers them. Never sent to a client.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub u64);

/// One connection of one client.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnId(pub u64);

/// So long somebody points at something.
const POINT_MILLIS: Millis = 3_000;
/// How many moments are remembered for clients that come back.
const RECENT_MAX: usize = 64;

/// What a call leaves behind: first keep the entries and the meta data, then send the mail.
#[derive(Debug)]
pub struct Outbox<G: Game> {
    /// To be kept, in this order, before any mail is sent.
    pub entries: Vec<Entry<G>>,
    /// Whether [`Table::meta`] has changed and has to be kept too.
    pub meta_changed: bool,
    /// To be sent, in this order.
    pub mail: Vec<(ConnId, FromTable<G>)>,
}

impl<G: Game> Default for Outbox<G> {
    fn default() -> Self {
        Outbox { entries: Vec::new(), meta_changed: false, mail: Vec::new() }
    }
}

/// Why somebody cannot sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SitProblem {
    /// No chair is open.
    Full,
    /// That chair is taken.
    Taken,
    /// There is no such chair.
    NoSuchSeat,
    /// Only the host may do this.
    NotHost,
}

pub(crate) struct Connection {
    pub id: ConnId,
    pub person: Option<PersonId>,
    /// Told everything up to now; before its first word a client is told nothing.
    pub greeted: bool,
}

/// One match with its people.
pub struct Table<G: Game> {
    pub(crate) id: TableId,
    pub(crate) setup: G::Setup,
    pub(crate) pace: Pace,
    pub(crate) host: PersonId,
    pub(crate) listed: bool,
    pub(crate) state: G,
    pub(crate) inputs: Vec<InputOf<G>>,
    /// The places of inputs that belong to the deed of the one before.
    pub(crate) following: Vec<u32>,
    /// The moments that stand, each with the place of its first input.
    pub(crate) moments: Vec<(u32, Version)>,
    /// What was taken back since anything new was done, the last at the end.
    pub(crate) undone: Vec<Undone<G>>,
    pub(crate) dice: FairDice,
    pub(crate) started: bool,
    pub(crate) version: Version,
    pub(crate) recent: VecDeque<(Version, Vec<G::Event>)>,
    pub(crate) chairs: Vec<Chair<G::Because>>,
    pub(crate) connections: Vec<Connection>,
    pub(crate) alarms: Vec<Measured>,
    /// Questions that are over, in the order in which they ended.
    pub(crate) ended: VecDeque<Ended>,
    /// The latest moment that the table knows of.
    pub(crate) now: Millis,
    /// When something was last kept.
    pub(crate) kept_at: Millis,
    /// How long the match has stood still, the present pause aside.
    pub(crate) stood_still: Millis,
    /// The present pause.
    pub(crate) halt: Option<Halt>,
    /// Whoever has dropped out.
    pub(crate) dropped: Vec<Dropped>,
    /// Who would like to pause, or, in a pause, to go on.
    pub(crate) wish: Seats,
    /// How long a bot of a level waits where `bot_millis` are agreed.
    pub(crate) bot_wait: BotWait,
    /// Whether a bot says what it is about before it goes.
    pub(crate) bots_point: bool,
    pub(crate) undo_asked: Option<UndoQuestion>,
    /// When something was last taken back.
    pub(crate) taken_back: Version,
    /// What was answered with no. That stands until somebody else does something new.
    pub(crate) undo_refused: VecDeque<Refused>,
    /// The hint of each seat, once anybody has asked for one.
    pub(crate) hints: Vec<Hint<G::Action>>,
}

impl<G: Game> Table<G> {
    /// A table that nobody has kept yet; [`Table::meta`] has to be kept. A match begins at once when
    /// no chair is open.
    pub fn new(
        now: Millis,
        meta: Meta<G>,
        seed: Seed,
        out: &mut Outbox<G>,
    ) -> Result<Self, Illegal<G::Because>> {
        let mut table = Table::bare(now, meta, seed)?;
        out.meta_changed = true;
        table.start_when_full(now, out);
        Ok(table)
    }

    pub(crate) fn bare(
        now: Millis,
        meta: Meta<G>,
        seed: Seed,
    ) -> Result<Self, Illegal<G::Because>> {
        let state = G::new(&meta.setup)?;
        let mut sitters = meta.sitters;
        sitters.resize(state.seats().len(), Sitter::Open);
        Ok(Table {
            id: meta.id,
            setup: meta.setup,
            pace: meta.pace,
            host: meta.host,
            listed: meta.listed,
            state,
            inputs: Vec::new(),
            following: Vec::new(),
            moments: Vec::new(),
            undone: Vec::new(),
            dice: FairDice::new(seed, 0),
            started: false,
            version: Version::default(),
            recent: VecDeque::new(),
            chairs: sitters.into_iter().map(Chair::new).collect(),
            connections: Vec::new(),
            alarms: Vec::new(),
            ended: VecDeque::new(),
            now,
            kept_at: now,
            stood_still: 0,
            halt: None,
            dropped: Vec::new(),
            wish: Seats::NONE,
            bot_wait: |_, bot_millis, _, _| bot_millis,
            bots_point: false,
            undo_asked: None,
            taken_back: Version::default(),
            undo_refused: VecDeque::new(),
            hints: Vec::new(),
        })
    }

    /// A client says something that arrived at this moment. Who it is, the driver knows from the
    /// connection.
    pub fn receive(
        &mut self,
        at: Millis,
        conn: ConnId,
        message: ToTable<G::Action>,
        out: &mut Outbox<G>,
    ) {
        let now = self.come_to(at, out);
        let Some(at) = self.connections.iter().position(|one| one.id == conn) else { return };
        let person = self.connections[at].person;
        match message {
            ToTable::Hello { protocol, .. } if protocol != PROTOCOL => {
                let words = format!("this table speaks protocol {PROTOCOL}, not {protocol}");
                out.mail.push((conn, FromTable::Sorry { nonce: None, words }));
            }
            ToTable::Hello { have, .. } => self.greet(now, at, have, out),
            ToTable::Act { nonce, seat, actions, rest } => {
                let deed = Deed { seat, actions, nonce: Some(nonce), rest };
                self.asked_to_act(now, conn, person, deed, out)
            }
            ToTable::Undo { nonce, seat } => {
                self.asked_to_undo(now, conn, person, (nonce, seat, false), out)
            }
            ToTable::Redo { nonce, seat } => {
                self.asked_to_undo(now, conn, person, (nonce, seat, true), out)
            }
            ToTable::Consent { seat, asked, agree, redo } => {
                self.consent(now, person, UndoAsked { seat, asked, redo }, agree, out);
            }
            ToTable::Back => self.hand_back(person, out),
            ToTable::Pause { on } => self.asked_to_pause(now, conn, person, on, out),
            ToTable::Standing { seat, on } => self.asked_to_stand(person, seat, on, out),
            ToTable::Point { seat, thing } => {
                if person.is_some() && self.seats_of(person).has(seat) {
                    self.chairs[seat.index()].pointed = Some((thing, now + POINT_MILLIS));
                    self.tell_all(out, |_, _| FromTable::Pointed { seat, thing });
                }
            }
            ToTable::Hint { seat } => self.asked_for_hint(conn, person, seat, out),
            ToTable::Chat { text } => {
                let plain = text.trim().chars().filter(|letter| is_printable(*letter));
                let words: String = plain.take(CHAT_MAX).collect();
                if let (Some(name), false) = (self.name_of(person), words.is_empty()) {
                    self.tell_all(out, |_, _| FromTable::Chat {
                        name: name.clone(),
                        text: words.clone(),
                    });
                }
            }
            ToTable::Quick { phrase } => {
                if let Some(name) = self.name_of(person) {
                    self.tell_all(out, |_, _| FromTable::Quick { name: name.clone(), phrase });
                }
            }
            ToTable::Hurry { millis } => self.asked_to_hurry(person, millis, out),
            ToTable::Ping { at } => {
                let (version, time) = (self.version, self.time(now));
                out.mail.push((conn, FromTable::Pong { at, version, time }));
            }
        }
    }

    /// Where the table stands.
    pub fn stage(&self) -> Stage {
        match (self.started, self.state.waiting()) {
            (false, _) => Stage::Gathering,
            (true, Waiting::Over) => Stage::Over,
            (true, _) => Stage::Playing,
        }
    }

    /// The moment.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The state, for the driver's tests and for the record.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Everything that happened and was not taken back.
    pub fn inputs(&self) -> &[InputOf<G>] {
        &self.inputs
    }

    /// The setup.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The table's name.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// Whether strangers see it in the lobby.
    pub fn listed(&self) -> bool {
        self.listed
    }

    /// The promise about the shuffle.
    pub fn commit(&self) -> String {
        self.dice.seed().commit()
    }

    /// The seed, once the match is over.
    pub fn revealed_seed(&self) -> Option<String> {
        (self.stage() == Stage::Over).then(|| self.dice.seed().reveal())
    }

    /// Whether anybody is connected.
    pub fn is_watched(&self) -> bool {
        !self.connections.is_empty()
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: Option<PersonId>) -> Seats {
        let own = self.chairs.iter().enumerate().filter(|(_, chair)| chair.sitter.is(person));
        own.map(|(at, _)| Seat::new(at)).collect()
    }

    /// The seats as this person is told of them.
    pub fn seat_cards(&self, person: Option<PersonId>) -> Vec<SeatCard> {
        let card = |(at, chair): (usize, &Chair<G::Because>)| SeatCard {
            seat: Seat::new(at),
            keeper: chair.sitter.keeper(),
            state: chair.state(),
            yours: chair.sitter.is(person),
            standing: chair.standing && chair.sitter.is(person),
            back: chair.back_after.is_some(),
        };
        self.chairs.iter().enumerate().map(card).collect()
    }

    /// Whether the match waits for this person.
    pub fn waits_for(&self, person: PersonId) -> bool {
        let Waiting::Seats { must, .. } = self.state.waiting() else { return false };
        self.started && !must.and(self.seats_of(Some(person))).is_empty()
    }

    /// Through whose eyes a person sees: the own seats, or a spectator's.
    pub(crate) fn eyes(&self, person: Option<PersonId>) -> Vec<Option<Seat>> {
        let own = self.seats_of(person);
        if own.is_empty() { vec![None] } else { own.iter().map(Some).collect() }
    }

    fn greet(&mut self, now: Millis, at: usize, have: Option<Version>, out: &mut Outbox<G>) {
        self.connections[at].greeted = true;
        let (conn, person) = (self.connections[at].id, self.connections[at].person);
        let known = have.filter(|have| {
            let oldest = self.recent.front().map_or(self.version.next(), |(version, _)| *version);
            *have <= self.version && have.next() >= oldest
        });
        match known {
            Some(have) => self.tell_missed(now, conn, person, have, out),
            None => out.mail.push((conn, self.welcome(now, person))),
        }
        if let Some(question) = &self.undo_asked
            && !question.was_answered_by(self.seats_of(person))
        {
            out.mail.push((conn, FromTable::UndoAsked(question.asked)));
        }
    }

    /// The tail that a client missed, told as it was told to the others.
    fn tell_missed(
        &self,
        now: Millis,
        conn: ConnId,
        person: Option<PersonId>,
        have: Version,
        out: &mut Outbox<G>,
    ) {
        for (version, events) in self.recent.iter().filter(|(version, _)| *version > have) {
            let seed = self.revealed_seed().filter(|_| *version == self.version);
            let stories = self.stories(person, events);
            let time = self.time(now);
            out.mail.push((conn, FromTable::Update { version: *version, stories, time, seed }));
        }
        let (stage, seats) = (self.stage(), self.seat_cards(person));
        out.mail.push((conn, FromTable::Seats { stage, seats }));
        out.mail.push((conn, FromTable::Time(self.time(now))));
    }

    pub(crate) fn welcome(&self, now: Millis, person: Option<PersonId>) -> FromTable<G> {
        let see = |viewer| Perspective { viewer, view: self.state.view(viewer) };
        FromTable::Welcome {
            protocol: PROTOCOL,
            table: self.id.clone(),
            game: G::NAME.to_string(),
            setup: self.setup.clone(),
            stage: self.stage(),
            version: self.version,
            views: self.eyes(person).into_iter().map(see).collect(),
            seats: self.seat_cards(person),
            time: self.time(now),
            commit: self.commit(),
            seed: self.revealed_seed(),
            stands: self.stands(),
            redo: self.may_be_done_again_by(),
        }
    }

    pub(crate) fn stories(&self, person: Option<PersonId>, events: &[G::Event]) -> Vec<Story<G>> {
        let hear = |viewer| Story {
            viewer,
            events: events.iter().filter_map(|event| G::redact(event, viewer)).collect(),
        };
        self.eyes(person).into_iter().map(hear).collect()
    }

    /// Tells every greeted connection, each in its own words.
    pub(crate) fn tell_all(
        &self,
        out: &mut Outbox<G>,
        words: impl Fn(&Self, Option<PersonId>) -> FromTable<G>,
    ) {
        for connection in self.connections.iter().filter(|one| one.greeted) {
            out.mail.push((connection.id, words(self, connection.person)));
        }
    }

    /// A change that everybody hears of: one moment further.
    pub(crate) fn publish(&mut self, events: Vec<G::Event>, out: &mut Outbox<G>) {
        let seed = self.revealed_seed();
        let (version, now) = (self.version, self.now);
        self.tell_all(out, |table, person| FromTable::Update {
            version,
            stories: table.stories(person, &events),
            time: table.time(now),
            seed: seed.clone(),
        });
        if self.recent.len() == RECENT_MAX {
            self.recent.pop_front();
        }
        self.recent.push_back((version, events));
    }

    /// Forgets what only saves time for clients that come back: an idle table stays small.
    pub fn forget_recent(&mut self) {
        self.recent = VecDeque::new();
    }

    /// Who points at what.
    pub(crate) fn pointed(&self, now: Millis) -> Vec<(Seat, Thing)> {
        let pointed = self.chairs.iter().enumerate().filter_map(|(at, chair)| {
            let (thing, _) = chair.pointed.filter(|(_, until)| now < *until)?;
            Some((Seat::new(at), thing))
        });
        pointed.collect()
    }

    fn name_of(&self, person: Option<PersonId>) -> Option<String> {
        let own = self.chairs.iter().find(|chair| chair.sitter.is(person))?;
        match &own.sitter {
            Sitter::Person { name, .. } => Some(name.clone()),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }
}
