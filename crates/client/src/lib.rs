//! Somebody at a table over real sockets: for tests, for measuring, and as an example in Rust.
//!
//! A [`Person`] has a cookie and asks over HTTP, a [`Line`] is the WebSocket of one table, and a
//! [`Client`] follows what it hears there with the page's own [`Session`].
//!
//! Deliberately absent: the server. Everything goes through what `docs/protocol.md` describes.

mod choice;
mod client;
mod line;
mod person;

pub use choice::{is_asked, legal, next_move};
pub use client::Client;
pub use line::Line;
pub use person::{Person, Reply};
pub use session::Session;

use serde_json::{Value, json};
use std::time::Duration;

/// Nothing takes longer, on a busy machine too.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A wish for a table at which bots do not dawdle.
pub fn table(game: &str, options: Value, seats: Value) -> Value {
    let pace = json!({"move-millis": null, "bot-millis": 0, "away-millis": 60_000});
    json!({"game": game, "options": options, "seats": seats, "pace": pace, "listed": false})
}
