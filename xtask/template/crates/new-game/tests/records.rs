//! What is kept of a match: golden replays, and the words in which everything is written.
//!
//! Records live longer than the code. A failure here means that old matches can no longer be read or
//! play differently; then either the change is wrong, or `RULES_VERSION` is raised and the files are
//! written anew: `UPDATE_GOLDEN=1 UPDATE_EXPECT=1 cargo test -p new-game --test records`.

mod common;

use common::*;
use std::path::{Path, PathBuf};
use testkit::golden::{self, Fresh, lines_of};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn golden_matches_play_as_they_did() {
    let fresh = |players, seed| Fresh {
        name: format!("{players}_players"),
        setup: Setup { players },
        seed,
    };
    golden::check::<NewGame>(&folder("replays"), &[fresh(2, 1), fresh(3, 2), fresh(4, 3)]);
}

#[test]
fn everything_is_written_in_these_words() {
    let (seat, card) = (BLUE, Card::Blaze);
    let frames = [
        Frame::Draw { seat, first: true },
        Frame::Turn { seat },
        Frame::Window { by: seat, card, asked: Seats::only(RED) },
        Frame::Over,
    ];
    let events = [
        Event::Drew { seat, card: Seen::Open(card) },
        Event::Drew { seat, card: Seen::Hidden },
        Event::Lit { seat, card },
        Event::Discarded { seat, card },
        Event::WasPutOut { seat, card },
        Event::Passed { seat },
        Event::Burnt { seat, card },
        Event::Came { frame: Frame::Over },
    ];
    let page = table("SB*-B W | S");
    let views = [page.state().view(Some(RED)), page.state().view(None)];
    page.end();
    let text = lines_of(&Action::every())
        + &lines_of(&Card::ALL)
        + &lines_of(&frames)
        + &lines_of(&events)
        + &lines_of(&views);
    golden::pinned(&folder("records").join("words.txt"), &text);
}
