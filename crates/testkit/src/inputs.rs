//! What can come next in a state.

use kernel::{Alarm, ChanceOf, Game, Input, InputOf, Seat, Waiting};

/// May this input come now? Inputs in a test come from anywhere: a script, a twin world, a file.
pub fn possible<G: Game>(state: &G, input: InputOf<G>) -> bool {
    match (state.waiting(), input) {
        (Waiting::Seats { .. }, Input::Act(seat, action)) => state.check(seat, action).is_ok(),
        (Waiting::Chance, Input::Chance(outcome)) => {
            chances(state).iter().any(|&(listed, weight)| listed == outcome && weight > 0)
        }
        (Waiting::Clock(asked), Input::Clock(reading)) => {
            let length = alarms(state).iter().find(|alarm| alarm.id == asked).map(|one| one.millis);
            asked == reading.alarm && reading.millis_left <= length.unwrap_or(0)
        }
        (Waiting::Seats { .. }, Input::Clock(reading)) => {
            let runs = alarms(state).iter().any(|alarm| alarm.id == reading.alarm);
            runs && reading.millis_left == 0
        }
        _ => false,
    }
}

/// The legal actions of a seat, in the order in which the game lists them.
pub(crate) fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut out = Vec::new();
    state.legal(seat, &mut out);
    out
}

/// Nature's answers, where the game can list them.
pub(crate) fn chances<G: Game>(state: &G) -> Vec<(ChanceOf<G>, u32)> {
    let mut out = Vec::new();
    state.chances(&mut out);
    out
}

/// The alarms that run.
pub(crate) fn alarms<G: Game>(state: &G) -> Vec<Alarm> {
    let mut out = Vec::new();
    state.alarms(&mut out);
    out
}
