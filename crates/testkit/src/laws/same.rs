//! The same inputs give the same match, however it is watched, and nothing goes missing in it.

use super::{Lawful, Place, SetupOf, Start, StateOf};
use kernel::{Game, Input, InputOf, Record, state_hash};

/// Replaying the inputs gives an equal state with an equal hash; so does the record of the match.
/// `at` is the end of the match that began in `first`.
pub fn a_replay_comes_out_the_same<L: Lawful>(
    at: &Place<L>,
    setup: &SetupOf<L>,
    first: &StateOf<L>,
    inputs: &[InputOf<L::Game>],
) {
    let law = "a replay comes out the same";
    let mut state = first.clone();
    for &input in inputs {
        state.apply(input, &mut ());
    }
    at.hold(state == *at.state, law, || format!("the inputs now lead to {state:?}"));
    at.hold(state_hash(&state) == state_hash(at.state), law, || {
        "equal states have unequal hashes".into()
    });
    if at.start == Start::Setup {
        let record = Record::<L::Game>::new(setup.clone(), inputs.to_vec(), at.state);
        match record.replay() {
            Ok(last) => at.hold(last == *at.state, law, || format!("the record leads to {last:?}")),
            Err(problem) => at.broken(law, problem),
        }
    }
}

/// The state does not depend on whether anybody listens to the story, nor on which copy of it the
/// input is given to.
pub fn nobody_listening_changes_nothing<L: Lawful>(at: &Place<L>, input: InputOf<L::Game>) {
    let law = "nobody listening changes nothing";
    let (mut silent, mut told) = (at.state.clone(), at.state.clone());
    let mut events = Vec::new();
    silent.apply(input, &mut ());
    told.apply(input, &mut events);
    at.hold(silent == told && state_hash(&silent) == state_hash(&told), law, || {
        format!("{input:?} leads to {silent:?} unheard and to {told:?} heard")
    });
    if let Input::Act(seat, action) = input {
        let mut played = at.state.clone();
        let mut heard = Vec::new();
        let verdict = played.play(seat, action, &mut heard);
        at.hold(verdict.is_ok() && played == told && heard == events, law, || {
            format!("{input:?} by play gives {verdict:?} and {played:?}")
        });
    }
}

/// Cards, dice and tokens are all there, counted over all places.
pub fn nothing_is_lost_or_made<L: Lawful>(at: &Place<L>) {
    if let Err(wrong) = L::conserved(at.state) {
        at.broken("nothing is lost or made", wrong);
    }
}
