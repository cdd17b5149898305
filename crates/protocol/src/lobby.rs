//! Tables as the lobby shows and makes them.

use crate::TableId;
use alloc::string::String;
use alloc::vec::Vec;
use kernel::{Level, Seat, Team};
use serde::{Deserialize, Serialize};

/// Who keeps a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keeper {
    /// Nobody yet: whoever opens the link may sit down.
    Open,
    /// A person, by name.
    Person(String),
    /// A bot.
    Bot(Level),
}

/// Whether the keeper is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum SeatState {
    /// At the table.
    Here,
    /// Not connected; the seat waits.
    Away,
    /// A bot plays until the keeper is back.
    StoodIn,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct SeatCard {
    /// Which.
    #[cfg_attr(feature = "openapi", schema(value_type = crate::http::schema::Seat))]
    pub seat: Seat,
    /// Who keeps it.
    pub keeper: Keeper,
    /// Whether the keeper is there.
    pub state: SeatState,
    /// Whether it belongs to the person who is told.
    pub yours: bool,
    /// Whether it lets everything pass until its own turn; only its keeper is told.
    #[serde(default)]
    pub standing: bool,
    /// Whether the keeper, for whom a bot plays, is back and plays again after this question.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub back: bool,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Seats are open.
    Gathering,
    /// The match goes on.
    Playing,
    /// The match is over.
    Over,
}

/// How fast a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Pace {
    /// A seat that has not acted after this long is played by a bot; nothing means as long as it
    /// takes.
    pub move_millis: Option<u64>,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_millis: u64,
    /// How long a seat may be disconnected before a bot stands in.
    pub away_millis: u64,
    /// Whether time stands still for a while when somebody's connection is lost.
    #[serde(default)]
    pub pause_on_drop: bool,
}

impl Pace {
    /// Of a game with turns: nobody has to hurry, and bots can be followed.
    pub const CALM: Pace =
        Pace { move_millis: None, bot_millis: 750, away_millis: 60_000, pause_on_drop: false };
}

impl Default for Pace {
    fn default() -> Self {
        Pace::CALM
    }
}

/// What is asked for a seat when a table is made.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatWish {
    /// For the person who makes the table; several for playing on one device.
    Me,
    /// The same, for somebody at that device who is called so.
    Beside(String),
    /// For whoever opens the link.
    Link,
    /// For a bot.
    Bot(Level),
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// Options by name; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// One wish for each seat.
    pub seats: Vec<SeatWish>,
    /// How fast.
    pub pace: Pace,
    /// Whether strangers see it in the lobby.
    pub listed: bool,
}

/// A table as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableCard {
    /// Which.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// Where it stands.
    pub stage: Stage,
    /// Its seats.
    pub seats: Vec<SeatCard>,
    /// Whether the reader may act now.
    pub your_turn: bool,
    /// What was chosen before the match: options with their values, where they are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// When it ended, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over_at: Option<u64>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// These have won; several share it.
    Winners(Vec<Seat>),
    /// Won or lost together.
    Together(Team),
}
