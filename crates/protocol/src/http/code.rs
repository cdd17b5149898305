//! Why a request cannot be done, for programs.

use core::fmt;
use serde::{Deserialize, Serialize};

/// Writes the list once: the type, all of its values, and how each is written.
macro_rules! codes {
    ($($(#[$about:meta])* $code:ident = $text:literal,)*) => {
        /// Why a request cannot be done. Old pages and other people's clients know these words: none
        /// changes its meaning.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum Code {
            $($(#[$about])* #[serde(rename = $text)] $code,)*
        }

        impl Code {
            /// Every reason that there is.
            pub const ALL: &[Code] = &[$(Code::$code),*];

            /// As it is written on the wire.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Code::$code => $text,)*
                }
            }
        }
    };
}

codes! {
    /// The table is being put away; a second try finds it again.
    Closing = "closing",
    /// Something broke on the server.
    Failed = "failed",
    /// A page of another site asks.
    ForeignOrigin = "foreign-origin",
    /// Every seat is taken.
    Full = "full",
    /// The request does not have the right form.
    Malformed = "malformed",
    /// The address does not take requests of this kind.
    MethodNotAllowed = "method-not-allowed",
    /// A name has more letters than it may have.
    NameTooLong = "name-too-long",
    /// A name without a letter, or nobody who has said one.
    NoName = "no-name",
    /// No game has this name.
    NoSuchGame = "no-such-game",
    /// The game has no bots of this level.
    NoSuchLevel = "no-such-level",
    /// No record has this name.
    NoSuchRecord = "no-such-record",
    /// The table does not have this seat.
    NoSuchSeat = "no-such-seat",
    /// No table has this name.
    NoSuchTable = "no-such-table",
    /// The address of a connection was asked for as if it were a page.
    NoWebsocket = "no-websocket",
    /// There is nothing at this address.
    NotFound = "not-found",
    /// Only the host may do this.
    NotHost = "not-host",
    /// The body is not said to be JSON.
    NotJson = "not-json",
    /// The match is not over yet.
    NotOver = "not-over",
    /// Only somebody who sits at the table may do this.
    NotSeated = "not-seated",
    /// The options do not describe a match.
    Options = "options",
    /// The match is over.
    Over = "over",
    /// No table is played at this pace.
    Pace = "pace",
    /// The record does not replay.
    Record = "record",
    /// There is not one wish for each seat.
    Seats = "seats",
    /// The rules do not allow such a match.
    SetupRefused = "setup-refused",
    /// The server's disk takes or gives nothing.
    Store = "store",
    /// This seat is taken.
    Taken = "taken",
    /// Too much in too short a time.
    TooFast = "too-fast",
    /// The body is larger than it may be.
    TooLarge = "too-large",
    /// There is no room for another connection.
    TooManyConnections = "too-many-connections",
    /// This person has brought as many records as one may.
    TooManyRecords = "too-many-records",
    /// This person has as many tables that are not over as one may.
    TooManyTables = "too-many-tables",
    /// The request did not come in full in time.
    TooSlow = "too-slow",
    /// What was kept cannot be read any more.
    Unreadable = "unreadable",
    /// The code for another device is wrong, used up or too old.
    WrongCode = "wrong-code",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_is_written() {
        for &code in Code::ALL {
            let text = serde_json::to_string(&code).expect("a code is plain");
            assert_eq!(text, alloc::format!("\"{code}\""));
            assert_eq!(serde_json::from_str::<Code>(&text).expect("a code"), code);
        }
    }
}
