//! A request that cannot be answered, in words.

use crate::places::NoPlace;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Level;
use protocol::http::{Code, Refusal};
use std::borrow::Cow;
use store::StoreError;

/// Why not: a status and a code for programs, a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) code: Code,
    pub(crate) words: Cow<'static, str>,
}

impl Problem {
    pub(crate) fn new(
        status: StatusCode,
        code: Code,
        words: impl Into<Cow<'static, str>>,
    ) -> Problem {
        Problem { status, code, words: words.into() }
    }

    pub(crate) fn wrong(code: Code, words: impl Into<Cow<'static, str>>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code, words)
    }

    pub(crate) fn forbidden(code: Code, words: impl Into<Cow<'static, str>>) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, code, words)
    }

    pub(crate) fn conflict(code: Code, words: impl Into<Cow<'static, str>>) -> Problem {
        Problem::new(StatusCode::CONFLICT, code, words)
    }

    pub(crate) fn no_such_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, Code::NoSuchTable, "There is no table with this name.")
    }

    pub(crate) fn no_such_game() -> Problem {
        Problem::wrong(Code::NoSuchGame, "There is no game with this name.")
    }

    /// What a request asks for that names a level which the game's bots do not have.
    pub(crate) fn no_such_level(asked: Level, offered: &[Level]) -> Problem {
        let offered: Vec<&str> = offered.iter().map(|level| level.name()).collect();
        let (asked, offered) = (asked.name(), offered.join(", "));
        let words = format!("This game has no bots of the level {asked}; it has: {offered}.");
        Problem::wrong(Code::NoSuchLevel, words)
    }

    pub(crate) fn too_fast() -> Problem {
        let words = "That is too much at once; wait a moment and try again.";
        Problem::new(StatusCode::TOO_MANY_REQUESTS, Code::TooFast, words)
    }

    pub(crate) fn too_many_requests() -> Problem {
        let words = "Too many requests come from your address; wait a moment and try again.";
        Problem::new(StatusCode::TOO_MANY_REQUESTS, Code::TooFast, words)
    }

    pub(crate) fn no_place(why: NoPlace) -> Problem {
        let (status, words) = match why {
            NoPlace::Full => (
                StatusCode::SERVICE_UNAVAILABLE,
                "There are as many visitors as there is room for; try again in a moment.",
            ),
            NoPlace::TooManyOfThese => (
                StatusCode::TOO_MANY_REQUESTS,
                "There are too many connections; close some and try again.",
            ),
        };
        Problem::new(status, Code::TooManyConnections, words)
    }

    pub(crate) fn closing() -> Problem {
        let words = "The table is being put away; try again.";
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, Code::Closing, words)
    }

    /// The store's trouble is the operator's business; a visitor hears that it is not their fault.
    pub(crate) fn not_kept(error: &StoreError) -> Problem {
        tracing::error!(%error, "the store does not do what it was asked");
        let words = match error {
            StoreError::Full => "The server's disk is full, so nothing can be kept now.",
            StoreError::Unwritable => {
                "The server's disk takes nothing more, so nothing can be kept."
            }
            _ => "The server cannot reach what it has kept; try again later.",
        };
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, Code::Store, words)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::not_kept(&error)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let refusal = Refusal { error: self.code, words: self.words.into_owned() };
        (self.status, Json(refusal)).into_response()
    }
}
