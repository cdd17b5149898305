//! What people see and touch: the browser's half of Tinderbox.
//!
//! One page, drawn in the browser. `shell` is everything around a game (lobby, table, rules, replay);
//! `games` has a folder for each game; `session` is the client's half of the protocol without any
//! input or output, `socket` drives it; `i18n` has the words.
//!
//! Deliberately absent: rules. The page asks the same rules crates as the server.

mod browser;
mod games;
mod i18n;

fn main() {
    console_error_panic_hook::set_once();
}
