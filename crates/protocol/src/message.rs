//! What is said on a table's connection.

use crate::{Nonce, SeatCard, Stage, TableId, Time, Version};
use alloc::string::String;
use alloc::vec::Vec;
use kernel::{Game, Seat, Thing};
use serde::{Deserialize, Serialize};

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToTable<A> {
    /// The first word: which language, and what the client has seen already.
    Hello {
        /// [`PROTOCOL`](crate::PROTOCOL) of the client.
        protocol: u16,
        /// The moment that the client shows; nothing on a first visit.
        have: Option<Version>,
    },
    /// A seat does something: one deed, done as a whole or not at all.
    Act {
        /// The client's number for it.
        nonce: Nonce,
        /// For which seat.
        seat: Seat,
        /// One action after the other, at most [`ACTIONS_MAX`](crate::ACTIONS_MAX); neither chance nor
        /// the clock comes between them.
        actions: Vec<A>,
        /// It goes on with what this seat did last, which chance or something hidden had cut off: both
        /// are one deed, and are taken back together.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        rest: bool,
    },
    /// A seat wants its last deed back.
    Undo {
        /// The client's number for it.
        nonce: Nonce,
        /// For which seat.
        seat: Seat,
    },
    /// A seat wants what it took back last to be done again.
    Redo {
        /// The client's number for it.
        nonce: Nonce,
        /// For which seat.
        seat: Seat,
    },
    /// An answer to somebody's wish to undo or to redo.
    Consent {
        /// Who asked.
        seat: Seat,
        /// The moment at which it was asked.
        asked: Version,
        /// Yes or no.
        agree: bool,
        /// The wish was to do again, not to take back.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        redo: bool,
    },
    /// A person takes the own seats back from the bot that stood in.
    Back,
    /// A person would like time to stand still, or to go on.
    Pause {
        /// Stand still.
        on: bool,
    },
    /// A seat lets everything pass until it has a turn of its own, or no longer.
    Standing {
        /// Which seat.
        seat: Seat,
        /// From now on.
        on: bool,
    },
    /// A seat points at something.
    Point {
        /// Which seat.
        seat: Seat,
        /// At what.
        thing: Thing,
    },
    /// A person would like to know what a bot would do for this seat.
    Hint {
        /// Which seat.
        seat: Seat,
    },
    /// A line for everybody.
    Chat {
        /// The words.
        text: String,
    },
    /// A ready phrase, shown to each in their own language.
    Quick {
        /// Which.
        phrase: Phrase,
    },
    /// Whoever plays alone against bots wants them to wait so long before they act.
    Hurry {
        /// As the table's [`Pace`](crate::Pace) has it.
        millis: u64,
    },
    /// Is anybody there?
    Ping {
        /// Comes back.
        at: u64,
    },
}

/// Ready phrases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// One moment.
    OneMoment,
    /// Your turn.
    YourTurn,
    /// Sorry.
    Sorry,
    /// Thanks.
    Thanks,
    /// Again?
    Again,
    /// Ready.
    Ready,
    /// I take this.
    Mine,
    /// You take this.
    Yours,
    /// I need help here.
    Help,
    /// Quick.
    Hurry,
}

/// The match as one seat, or a spectator, sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Perspective<G: Game> {
    /// Whose eyes.
    pub viewer: Option<Seat>,
    /// What they see.
    pub view: G::View,
}

/// What happened, as one seat or a spectator heard it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Story<G: Game> {
    /// Whose ears.
    pub viewer: Option<Seat>,
    /// What they heard.
    pub events: Vec<G::Event>,
}

/// Somebody wants a deed back, or done again, and the others are asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct UndoAsked {
    /// Who asks.
    pub seat: Seat,
    /// When.
    pub asked: Version,
    /// What was taken back is to be done again.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub redo: bool,
}

/// Why a request was not even put to the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rejection {
    /// The seat belongs to somebody else.
    NotYourSeat,
    /// The match has not begun.
    NotStarted,
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to do again, or somebody else took it back.
    NothingToRedo,
    /// Somebody has said no.
    UndoRefused,
    /// The others have been asked.
    UndoAsked,
    /// Too much in too short a time.
    TooFast,
    /// Time stands still.
    Paused,
    /// The game does not let this be taken back.
    StaysDone,
    /// Chance or the clock came between the actions of a deed.
    Interrupted,
}

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict<B> {
    /// It was done.
    Done,
    /// The rules forbid it.
    Refused {
        /// The clause.
        clause: String,
        /// The fact.
        because: B,
    },
    /// The table does not take it.
    Rejected(Rejection),
}

/// What a table says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "kebab-case", bound = "")]
pub enum FromTable<G: Game> {
    /// Everything, to one who has just come or who has a gap.
    Welcome {
        /// [`PROTOCOL`](crate::PROTOCOL) of the table.
        protocol: u16,
        /// Which table.
        table: TableId,
        /// Which game.
        game: String,
        /// What was agreed.
        setup: G::Setup,
        /// Where it stands.
        stage: Stage,
        /// The moment.
        version: Version,
        /// The match, once for each own seat, or once for a spectator.
        views: Vec<Perspective<G>>,
        /// Who sits where.
        seats: Vec<SeatCard>,
        /// Time.
        time: Time,
        /// The promise about the shuffle: SHA-256 of the seed, in hexadecimal digits.
        commit: String,
        /// The seed itself, once the match is over.
        seed: Option<String>,
        /// The moment of the last change that stands: what came after it was taken back. Nothing
        /// before the first change.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stands: Option<Version>,
        /// Who may have done again what was taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        redo: Option<Seat>,
    },
    /// What happened since the moment before.
    Update {
        /// The moment after it.
        version: Version,
        /// Once for each own seat, or once for a spectator.
        stories: Vec<Story<G>>,
        /// Time.
        time: Time,
        /// The seed, when this ended the match.
        seed: Option<String>,
    },
    /// The answer to a request.
    Answer {
        /// The client's number.
        nonce: Nonce,
        /// The answer.
        verdict: Verdict<G::Because>,
    },
    /// Who sits where has changed.
    Seats {
        /// Where the table stands.
        stage: Stage,
        /// The seats.
        seats: Vec<SeatCard>,
    },
    /// Somebody wants a deed back, or done again.
    UndoAsked(UndoAsked),
    /// The wish has been answered or has lapsed.
    UndoClosed {
        /// Somebody said no.
        refused: bool,
    },
    /// A deed was taken back; a welcome follows.
    TakenBack {
        /// Whose.
        seat: Seat,
        /// No: what this seat had taken back was done again.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        again: bool,
    },
    /// Time, to one who has come back, and to all when it stops or runs again.
    Time(Time),
    /// A seat points at something; shown for a moment.
    Pointed {
        /// Which seat.
        seat: Seat,
        /// At what.
        thing: Thing,
    },
    /// What a bot would do, told to nobody but the person who asked.
    Hint {
        /// For which seat.
        seat: Seat,
        /// The moment at which it looked.
        version: Version,
        /// One deed; empty where it would do nothing, or where there is nothing to do.
        actions: Vec<G::Action>,
    },
    /// A line of chat.
    Chat {
        /// Who said it.
        name: String,
        /// The words.
        text: String,
    },
    /// A ready phrase.
    Quick {
        /// Who said it.
        name: String,
        /// Which.
        phrase: Phrase,
    },
    /// I am here.
    Pong {
        /// What was sent.
        at: u64,
        /// The moment: a client that shows an older one has missed something.
        version: Version,
        /// Time.
        time: Time,
    },
    /// The message was not understood.
    Sorry {
        /// The client's number for it, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
        /// Why, for a log; a page has its own words.
        words: String,
    },
}
