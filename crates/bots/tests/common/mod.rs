//! A match between bots.

use bots::Plays;
use kernel::{Chosen, Input, Level, Waiting};

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
                let action = action.expect("whoever must act does something");
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
