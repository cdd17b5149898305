//! The built program in a real browser, through the page's own controls.
//!
//! A [`Scene`] is one test: a house with tables on a free port, a driver, and pages in browsers of their
//! own. A [`Player`] looks at a page and presses what it offers, so a game is played as people play it;
//! each game brings its own. Nothing here knows a rule: what may be done, the page says.
//!
//! Run with `cargo xtask browser`, which builds what is tested and says where it is.

mod axe;
mod chromium;
mod house;
mod latin;
mod page;
mod player;
mod raw;
mod scene;
mod sizes;
mod slow_line;

// The players of the games.
mod fire_tower;
mod flash_point;
mod fuse;
mod oriflamme;
// `cargo xtask new-game` writes above this line.

pub use axe::violations;
pub use chromium::{Motion, Screen};
pub use house::{Bots, House};
pub use latin::latin_words;
pub use page::{Page, keys};
pub use player::{Game, Player, Turn, Window, play_out, play_some};
pub use raw::Guest;
pub use scene::{Scene, scene, scene_with};
pub use sizes::{Fit, Layout};
pub use slow_line::SlowLine;

pub use fire_tower::FireTower;
pub use flash_point::FlashPoint;
pub use fuse::Fuse;
pub use oriflamme::Oriflamme;
// `cargo xtask new-game` writes above this line.

use std::path::PathBuf;
use std::time::Duration;

/// Nothing that a person waits for takes longer, on a busy machine too.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// What the runner built or fetched for the tests.
fn given(name: &str) -> PathBuf {
    let found = std::env::var_os(name).map(PathBuf::from).filter(|path| path.exists());
    found
        .unwrap_or_else(|| panic!("{name} names nothing: run the tests with `cargo xtask browser`"))
}

/// Where pictures and logs are left.
fn evidence() -> PathBuf {
    given("TINDERBOX_EVIDENCE")
}
