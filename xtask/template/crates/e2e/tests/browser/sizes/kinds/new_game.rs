//! What a player of New Game is asked.

use super::super::decisions::{Agreed, Decides, called};
use bots::new_game::NewGame as Rules;
use e2e::NewGame;
use kernel::Seat;

impl Decides for NewGame {
    type Rules = Rules;

    const KINDS: &'static [&'static str] = &["turn", "window"];

    const TURN: &'static str = "turn";

    const MATCHES: &'static [Agreed] = &[&[]];

    fn kinds(state: &Rules, _: Seat) -> Vec<String> {
        vec![called(state.frame)]
    }
}
