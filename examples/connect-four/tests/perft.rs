//! How many ways there are to play on. The counts are known from outside this project.

use connect_four::{Action, Colour, ConnectFour, Setup};
use kernel::{Game, Input, Waiting};

/// Sequences of this many discs from the empty grid; a won match goes no further.
const KNOWN: [u64; 8] = [7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];

#[test]
fn the_ways_to_play_on_are_as_many_as_is_known() {
    for first in [Colour::Red, Colour::Yellow] {
        let start = ConnectFour::new(&Setup { first }).expect("a plain match");
        for (depth, known) in (1..).zip(KNOWN) {
            assert_eq!(count(&start, depth), known, "{depth} discs, {first:?} begins");
        }
    }
}

fn count(state: &ConnectFour, depth: u32) -> u64 {
    let Waiting::Seats { must, .. } = state.waiting() else { return 0 };
    let seat = must.lowest().expect("somebody has to act");
    let mut actions: Vec<Action> = Vec::new();
    state.legal(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = *state;
        next.apply(Input::Act(seat, action), &mut ());
        count(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}
