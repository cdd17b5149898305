//! Whatever the rules allow can be pressed somewhere on the page, and a way leads where it says.

use super::decide::{Decision, Do, Taken, Verb, verb_of};
use super::paths::{Walker, walk};
use crate::games::First;
use flash_point::space::Space;
use flash_point::{Action, FlashPoint};
use kernel::{Dice, Game, Input, Seat, Seats, Waiting};

/// Small and the same every time.
struct Chances(u64);

impl Dice for Chances {
    fn below(&mut self, many: u32) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(many)) as u32
    }
}

/// Everything that can be pressed, whatever was taken up before.
fn pressed(decision: &Decision) -> Vec<Action> {
    let mut found = Vec::new();
    let mut open = vec![Taken::default()];
    let mut seen = open.clone();
    while let Some(taken) = open.pop() {
        let mut next = Vec::new();
        for does in decision.offers(&taken, false) {
            match does {
                Do::Act(_, action) => found.push(action),
                Do::Begin(verb) => next.push(Taken { verb: Some(verb), ..taken }),
                Do::Drive(vehicle, way) => {
                    next.push(Taken { drive: Some((vehicle, way)), ..taken });
                }
                Do::Lead(led) => next.push(Taken { led, ..Taken::default() }),
                _ => {}
            }
        }
        if taken.space.is_none() {
            let glow = decision.glowing(&taken);
            next.extend(glow.iter().map(|space| Taken { space: Some(space), ..taken }));
        }
        for taken in next {
            if !seen.contains(&taken) {
                seen.push(taken);
                open.push(taken);
            }
        }
    }
    found
}

fn look(state: &FlashPoint, seat: Seat) {
    let decision = Decision::new(&state.view(Some(seat)), Seats::only(seat));
    let can = pressed(&decision);
    let walks = |action: &Action| verb_of(*action) == Some(Verb::Move);
    for (_, action) in decision.acts.iter().filter(|(_, action)| !walks(action)) {
        assert!(can.contains(action), "{action:?} cannot be pressed in {:?}", state.open.frame());
    }
    let Some((seat, firefighter)) = decision.turn else { return };
    let walker = Walker { seat, firefighter, load: None, lead: false };
    for to in Space::all() {
        let Some(way) = walk(state, walker, to).filter(|way| way.refused.is_none()) else {
            continue;
        };
        let mut after = *state;
        for action in way.actions {
            after.check(seat, action).expect("the rules were asked");
            after.apply(Input::Act(seat, action), &mut Vec::new());
            while after.waiting() == Waiting::Chance {
                let chance = after.sample(&mut First);
                after.apply(Input::Chance(chance), &mut Vec::new());
            }
        }
        assert_eq!(after.open.at(firefighter), to);
    }
}

/// Plays a while and looks at every decision.
fn play(setup: &flash_point::Options, seed: u64) {
    let mut dice = Chances(seed);
    let mut state = FlashPoint::new(setup).expect("a setup that can be played");
    for _ in 0..INPUTS {
        let input = match state.waiting() {
            Waiting::Chance => Input::Chance(state.sample(&mut dice)),
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody is waited for");
                look(&state, seat);
                let mut actions = Vec::new();
                state.legal(seat, &mut actions);
                Input::Act(seat, actions[dice.below(actions.len() as u32) as usize])
            }
            Waiting::Clock(_) | Waiting::Over => return,
        };
        state.apply(input, &mut Vec::new());
    }
}

const INPUTS: usize = 80;

#[test]
fn whatever_is_legal_can_be_pressed_and_ways_lead_where_they_say() {
    let setups = testkit::pairwise::setups::<FlashPoint>();
    // Every fourth is enough: all of them took two minutes.
    for (seed, setup) in setups.iter().enumerate().step_by(4) {
        play(setup, seed as u64 + 1);
    }
}
