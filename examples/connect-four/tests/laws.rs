//! The laws that hold for every game, held to this one.

use connect_four::{Action, Colour, Column, ConnectFour, ROWS, Setup};
use fastrand::Rng;
use kernel::{Game, Input, Waiting};
use testkit::laws::{self, Lawful};

struct Laws;

impl Lawful for Laws {
    type Game = ConnectFour;

    fn universe(_state: &ConnectFour) -> Vec<Action> {
        Column::ALL.map(Action::Drop).to_vec()
    }

    /// C2, C4: No disc hangs in the air, and nobody has dropped two more than the other.
    fn conserved(state: &ConnectFour) -> Result<(), String> {
        let view = state.view(None);
        for column in Column::ALL {
            let taken = |&row: &usize| view.at(column, row).is_some();
            let resting = (0..ROWS).take_while(taken).count();
            if resting != (0..ROWS).filter(taken).count() {
                return Err(format!("a disc hangs in the air in {column:?}"));
            }
        }
        let [red, yellow] = view.discs.map(|discs| discs.len());
        if red.abs_diff(yellow) > 1 || view.discs[0].or(view.discs[1]).len() != red + yellow {
            return Err(format!("{red} red and {yellow} yellow discs"));
        }
        Ok(())
    }

    /// C8: A nearly full grid, which random play reaches once in hundreds of matches: for 36 discs
    /// nobody wins if it can be helped.
    fn directed(setup: &Setup, seed: u64) -> Option<ConnectFour> {
        let mut rng = Rng::with_seed(seed);
        let mut state = ConnectFour::new(setup).ok()?;
        let mut actions = Vec::new();
        for _ in 0..36 {
            let seat = state.waiting().actors().lowest()?;
            actions.clear();
            state.legal(seat, &mut actions);
            rng.shuffle(&mut actions);
            let after = |&action: &Action| {
                let mut next = state;
                next.apply(Input::Act(seat, action), &mut ());
                next
            };
            state = actions.iter().map(after).find(|next| next.waiting() != Waiting::Over)?;
        }
        Some(state)
    }
}

#[test]
fn connect_four_keeps_the_laws() {
    let tally = laws::all::<Laws>(laws::seeds(500));
    assert!(tally.matches > 0 && tally.longest <= ConnectFour::INPUTS_MAX as u64);
}

#[test]
fn some_directed_matches_are_drawn() {
    let setup = Setup { first: Colour::Red };
    let starts = (0..200).filter_map(|seed| Laws::directed(&setup, seed));
    let quiet_end = |mut state: ConnectFour| {
        while let Some(seat) = state.waiting().actors().lowest() {
            state.apply(Input::Act(seat, state.quiet(seat)), &mut ());
        }
        state.payoffs().expect("nobody has to act any more")
    };
    assert!(starts.map(quiet_end).any(|payoffs| payoffs[..2] == [0, 0]));
}
