//! What is written can be read.

use super::{Lawful, Place, SetupOf, Start};
use crate::inputs::chances;
use kernel::{Game, InputOf, Record, Waiting, state_hash};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// State, views, legal actions, refusals' reasons, outcomes, the input and its events come back as
/// they were.
pub fn what_is_written_can_be_read_back<L: Lawful>(at: &Place<L>, input: Option<InputOf<L::Game>>) {
    let read = round(at, at.state);
    at.hold(state_hash(&read) == state_hash(at.state), LAW, || {
        "the state read back has another hash".into()
    });
    for viewer in at.viewers() {
        round(at, &at.state.view(viewer));
    }
    let universe = L::universe(at.state);
    for seat in at.state.waiting().actors().iter() {
        at.legal(seat).iter().for_each(|action| _ = round(at, action));
        let verdicts = universe.iter().map(|&action| at.state.check(seat, action));
        verdicts.filter_map(Result::err).for_each(|no| _ = round(at, &no.because));
    }
    if at.state.waiting() == Waiting::Chance {
        chances(at.state).iter().for_each(|(outcome, _)| _ = round(at, outcome));
    }
    let Some(input) = input else { return };
    round(at, &input);
    let mut events = Vec::new();
    at.state.clone().apply(input, &mut events);
    for event in &events {
        round(at, event);
        for heard in at.viewers().filter_map(|viewer| L::Game::redact(event, viewer)) {
            round(at, &heard);
        }
    }
}

/// A finished match's record comes back as it was, and so does its setup.
pub fn a_record_survives_being_saved<L: Lawful>(
    at: &Place<L>,
    setup: &SetupOf<L>,
    inputs: &[InputOf<L::Game>],
) {
    round(at, setup);
    if at.start == Start::Setup {
        round(at, &Record::<L::Game>::new(setup.clone(), inputs.to_vec(), at.state));
    }
}

const LAW: &str = "what is written can be read back";

fn round<L: Lawful, T>(at: &Place<L>, value: &T) -> T
where
    T: Serialize + DeserializeOwned + Eq + Debug,
{
    let text = match serde_json::to_string(value) {
        Ok(text) => text,
        Err(problem) => at.broken(LAW, format!("{value:?} cannot be written: {problem}")),
    };
    match serde_json::from_str(&text) {
        Ok(read) if read == *value => read,
        Ok(read) => {
            at.broken(LAW, format!("{value:?}\nis written as {text}\nand read as {read:?}"))
        }
        Err(problem) => at.broken(LAW, format!("{value:?}\nis written as {text}: {problem}")),
    }
}
