//! A match between bots.

#![allow(dead_code, reason = "each test file uses a part of it")]

use bots::{Plays, hint};
use kernel::{Chosen, Input, Level, Seat, Waiting};

/// Plays a match to its end; each bot sees only its seat's view. Panics on an illegal choice.
pub(crate) fn played<G: Plays>(options: &[(&str, &str)], levels: &[Level], seed: u64) -> G {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut dice = |n: u32| rng.u32(..n);
    let chosen = Chosen::new(G::OPTIONS, options).expect("in the table");
    let setup = G::configure(&chosen).expect("these go together");
    let Ok(mut state) = G::new(&setup) else { panic!("a configured match can be played") };
    loop {
        match state.waiting() {
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                let (view, level) = (state.view(Some(seat)), levels[seat.index()]);
                let action = G::choose(level, &view, seat, &[], &mut dice);
                let action = action.unwrap_or_else(|| state.quiet(seat));
                state.play(seat, action, &mut ()).expect("bots choose what is legal");
            }
            Waiting::Chance => {
                let outcome = state.sample(&mut dice);
                state.apply(Input::Chance(outcome), &mut ());
            }
            Waiting::Clock(_) => unreachable!("{} asks for no clock", G::NAME),
            Waiting::Over => return state,
        }
    }
}

/// Plays a match in which everybody does what they are told; every hint, with who was told.
pub(crate) fn followed<G: Plays>(seed: u64) -> Vec<(Seat, Vec<G::Action>)> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut dice = |n: u32| rng.u32(..n);
    let chosen = Chosen::new(G::OPTIONS, &[]).expect("defaults fit");
    let Ok(mut state) = G::new(&G::configure(&chosen).expect("fits")) else { panic!("it fits") };
    let mut told = Vec::new();
    loop {
        match state.waiting() {
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                let actions = hint::<G>(&state.view(Some(seat)), seat, &mut dice);
                assert!(!actions.is_empty(), "who must act is told what to do");
                for (at, &action) in actions.iter().enumerate() {
                    if at > 0 {
                        let Waiting::Seats { must, .. } = state.waiting() else {
                            panic!("chance comes into the middle of {actions:?}")
                        };
                        assert!(must.has(seat), "somebody else comes into {actions:?}");
                    }
                    state.play(seat, action, &mut ()).expect("a hint is legal, to its last action");
                }
                told.push((seat, actions));
            }
            Waiting::Chance => {
                let outcome = state.sample(&mut dice);
                state.apply(Input::Chance(outcome), &mut ());
            }
            Waiting::Clock(_) => unreachable!("no clock is asked for"),
            Waiting::Over => return told,
        }
    }
}
