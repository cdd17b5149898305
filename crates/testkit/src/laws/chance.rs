//! Nature keeps to her odds.

use super::{Lawful, Place};
use crate::inputs::chances;
use kernel::{ChanceOf, Game, Waiting};

/// How many outcomes are drawn to see that they are listed.
const DRAWN: usize = 8;
/// How many outcomes are drawn, for each that is listed, to see how often each comes.
const DRAWN_PER_OUTCOME: usize = 128;
/// An outcome rarer than this in expectation is counted together with the other rare ones, since
/// the test is only true of numbers that are not small.
const EXPECTED_MIN: f64 = 8.0;
/// How many standard deviations are too many. One honest test in a billion goes as far.
const TOO_FAR: f64 = 6.0;

/// What `sample` draws is listed by `chances` with a weight, and nothing is listed twice.
pub fn what_is_sampled_is_listed<L: Lawful>(at: &Place<L>) {
    let law = "what is sampled is listed";
    let Some(listed) = listed(at) else { return };
    let mut outcomes: Vec<_> = listed.iter().map(|&(outcome, _)| outcome).collect();
    outcomes.sort_unstable();
    let twice = outcomes.windows(2).find(|two| two[0] == two[1]);
    at.hold(twice.is_none(), law, || format!("listed twice: {twice:?}"));
    let mut rng = at.rng(law);
    for _ in 0..DRAWN {
        let drawn = at.state.sample(&mut |n| rng.u32(..n));
        let weight =
            listed.iter().find(|(outcome, _)| *outcome == drawn).map(|&(_, weight)| weight);
        at.hold(weight.is_some_and(|weight| weight > 0), law, || {
            format!("{drawn:?} was drawn, of {listed:?}")
        });
    }
}

/// `sample` draws each outcome as often as its weight says, by a χ² test with a fixed seed.
pub fn sampling_keeps_to_the_listed_odds<L: Lawful>(at: &Place<L>) {
    let Some(listed) = listed(at) else { return };
    let mut rng = at.rng("sampling keeps to the listed odds");
    let draws = DRAWN_PER_OUTCOME * listed.len();
    let mut counts = vec![0u32; listed.len()];
    for _ in 0..draws {
        let drawn = at.state.sample(&mut |n| rng.u32(..n));
        if let Some(which) = listed.iter().position(|(outcome, _)| *outcome == drawn) {
            counts[which] += 1;
        }
    }
    let weights: Vec<u32> = listed.iter().map(|&(_, weight)| weight).collect();
    at.hold(fits(&weights, &counts, draws), "sampling keeps to the listed odds", || {
        format!("{draws} draws of {listed:?} came out as {counts:?}")
    });
}

fn listed<L: Lawful>(at: &Place<L>) -> Option<Vec<(ChanceOf<L::Game>, u32)>> {
    let listed = if at.state.waiting() == Waiting::Chance { chances(at.state) } else { Vec::new() };
    if listed.is_empty() { None } else { Some(listed) }
}

/// The χ² test of Pearson, with the limit by the approximation of Wilson and Hilferty.
fn fits(weights: &[u32], counts: &[u32], draws: usize) -> bool {
    let all: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
    let (mut sum, mut groups, mut rare) = (0.0, 0u32, (0.0, 0.0));
    let mut add = |expected: f64, found: f64| {
        sum += (found - expected) * (found - expected) / expected;
        groups += 1;
    };
    for (&weight, &count) in weights.iter().zip(counts) {
        let (expected, found) = (draws as f64 * f64::from(weight) / all, f64::from(count));
        if expected < EXPECTED_MIN {
            rare = (rare.0 + expected, rare.1 + found);
        } else {
            add(expected, found);
        }
    }
    if rare.0 >= EXPECTED_MIN {
        add(rare.0, rare.1);
    }
    if groups < 2 {
        return true;
    }
    let ninth = 2.0 / (9.0 * f64::from(groups - 1));
    sum <= f64::from(groups - 1) * (1.0 - ninth + TOO_FAR * ninth.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fair_die_fits_and_a_loaded_one_does_not() {
        let fair = [100, 110, 96, 104, 90, 100];
        let loaded = [100, 110, 96, 104, 20, 170];
        assert!(fits(&[1; 6], &fair, 600));
        assert!(!fits(&[1; 6], &loaded, 600));
        assert!(fits(&[1, 3], &[150, 450], 600));
        assert!(!fits(&[1, 3], &[300, 300], 600));
    }

    #[test]
    fn rare_outcomes_are_judged_together() {
        assert!(fits(&[1000, 1, 1], &[600, 0, 0], 600), "too rare to judge");
        assert!(!fits(&[100, 1, 1], &[500, 50, 50], 600), "together they are not rare");
    }
}
