//! What a message from the table means for whoever shows it.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use kernel::{Game, Seat, Thing};
use protocol::{Phrase, Rejection, SeatCard, Stage, Story, Time, UndoAsked, Version};

/// What a message means.
#[derive(Debug)]
pub enum Heard<G: Game> {
    /// Everything anew; the views are up to date already.
    Welcome(Box<Everything<G>>),
    /// Something happened; the views are up to date already.
    Happened {
        /// What each pair of eyes was told.
        stories: Vec<Story<G>>,
        /// Time.
        time: Time,
        /// The seed, when this ended the match.
        seed: Option<String>,
    },
    /// A request was answered.
    Answered(Answer<G>),
    /// Time, and whether it runs.
    Time(Time),
    /// The answer to a ping.
    Pong {
        /// What was sent with it.
        at: u64,
        /// Time.
        time: Time,
    },
    /// A seat points at something.
    Pointed(Seat, Thing),
    /// What a bot would do for this seat at this moment.
    Hint(Seat, Vec<G::Action>),
    /// Who sits where, and where the table stands.
    Seats {
        /// Where the table stands.
        stage: Stage,
        /// The seats.
        seats: Vec<SeatCard>,
    },
    /// Somebody wants a deed back, or done again.
    UndoAsked(UndoAsked),
    /// The wish is gone.
    UndoClosed {
        /// Somebody said no.
        refused: bool,
    },
    /// This seat took a deed back, or had it done again; everything anew follows.
    TakenBack {
        /// Which.
        seat: Seat,
        /// It was done again.
        again: bool,
    },
    /// A line of chat.
    Said {
        /// Who said it.
        name: String,
        /// What.
        words: Words,
    },
    /// Something was missed: say [`Session::ask_for_everything`](crate::Session::ask_for_everything).
    Gap,
    /// Nothing that has to be shown.
    Nothing,
    /// The table does not understand this client.
    Sorry,
}

/// The whole table, but for the views.
#[derive(Debug)]
pub struct Everything<G: Game> {
    /// What was agreed.
    pub setup: G::Setup,
    /// Where the table stands.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// Time.
    pub time: Time,
    /// The promise about the shuffle.
    pub commit: String,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// The moment of the last change that stands; what came after it was taken back.
    pub stands: Option<Version>,
    /// Who may have done again what was taken back.
    pub redo: Option<Seat>,
}

/// What became of a request.
#[derive(Debug)]
pub enum Answer<G: Game> {
    /// It was done.
    Done,
    /// The rules forbid it.
    Refused {
        /// The clause.
        clause: String,
        /// The fact.
        because: G::Because,
    },
    /// The table does not take it.
    Rejected(Rejection),
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// In a person's own words.
    Free(String),
    /// A ready phrase, for each in their own language.
    Ready(Phrase),
}
