//! What is asked and answered over HTTP, beside the table's connection.
//!
//! Server, page and test clients read and write these types, so that the compiler holds them
//! together; the server's OpenAPI document is derived from them. Requests refuse unknown fields, so
//! that a misspelt one is not overlooked; answers may gain fields.

mod code;
#[cfg(feature = "openapi")]
pub(crate) mod schema;

pub use code::Code;

use crate::{Level, TableId};
use alloc::string::String;
use alloc::vec::Vec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The answer to a request that cannot be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// Why not, for programs.
    pub error: Code,
    /// One English sentence.
    pub words: String,
}

/// The answer where there is nothing to say but that it was done, and the body of a request that
/// needs none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Nothing {}

/// `GET /api/me`: who asks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Me {
    /// Nothing for a stranger.
    pub name: Option<String>,
    /// Whether the name may stand in records of matches.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub in_records: bool,
}

/// `POST /api/me`: a new guest, or a new name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewName {
    /// At most [`NAME_MAX`](crate::NAME_MAX) letters.
    pub name: String,
    /// Whether the name may stand in records of matches; left out, that stays as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_records: Option<bool>,
}

/// `POST /api/transfer`: a code for another device, which `POST /api/transfer/claim` takes there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Transfer {
    /// Capitals, spaces and dashes do not matter.
    pub code: String,
}

/// `GET /api/games`: one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct GameCard {
    /// Its name in addresses and records.
    pub name: String,
    /// One sentence.
    pub about: String,
    /// The version of its rules.
    pub rules: u16,
    /// The levels of its bots, from the weakest to the strongest.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<crate::http::schema::Level>))]
    pub levels: Vec<Level>,
    /// What can be chosen before a match.
    pub options: Vec<OptionCard>,
}

/// One thing that can be chosen before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionCard {
    /// Its name.
    pub key: String,
    /// What it is for.
    pub about: String,
    /// What it may be; the first is the default.
    pub values: Vec<ValueCard>,
}

/// One value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ValueCard {
    /// Its name.
    pub key: String,
    /// What it means.
    pub about: String,
}

/// The table or record that a request made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Made {
    /// Its name.
    pub id: TableId,
}

/// `GET /api/tables/{id}/code`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShortCode {
    /// What somebody types to come to this table while people gather there.
    pub code: String,
}

/// `POST /api/tables/{id}/sit`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// Which seat; nothing for the first open one, or the one that the person has.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<crate::http::schema::Seat>))]
    pub seat: Option<Seat>,
}

/// The seat of somebody who sat down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sat {
    /// Which.
    #[cfg_attr(feature = "openapi", schema(value_type = crate::http::schema::Seat))]
    pub seat: Seat,
}

/// `POST /api/tables/{id}/replace`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Replace {
    /// Whose seat.
    #[cfg_attr(feature = "openapi", schema(value_type = crate::http::schema::Seat))]
    pub seat: Seat,
    /// Who keeps it from now on.
    pub with: Substitute,
}

/// Who keeps a seat from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Substitute {
    /// Whoever opens the link.
    Open,
    /// A bot.
    Bot(Level),
}

/// `POST /api/tables/{id}/fork`
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// How many inputs of the match are taken over.
    pub at: usize,
}
