//! Connect Four on the command line.

use crate::playable::{Playable, Tally};
use connect_four::{Action, Column, ConnectFour, Event};
use kernel::Game;
use serde_json::{Value, json};

impl Playable for ConnectFour {
    type Tally = Nothing;

    fn turns(&self) -> u32 {
        self.view(None).discs.iter().map(|discs| discs.len() as u32).sum()
    }

    fn every_action() -> Vec<Action> {
        Column::ALL.map(Action::Drop).to_vec()
    }
}

/// Wins and lengths say everything about this game.
#[derive(Default)]
pub(crate) struct Nothing;

impl Tally<ConnectFour> for Nothing {
    fn watch(&mut self, _: &ConnectFour, _: &[Event]) {}

    fn merge(&mut self, _: &Self) {}

    fn lines(&self) -> String {
        String::new()
    }

    fn json(&self) -> Value {
        json!({})
    }
}
