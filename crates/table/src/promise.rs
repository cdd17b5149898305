//! What a record says about its shuffles, and whether it is true. The page, the command line and the
//! tests all ask here, so that nobody is told two things about one match.

use crate::{FairDice, Seed, SeedTextError};
use kernel::{Game, Input, Record};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What was promised before a match, and what shows whether it was kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// SHA-256 of the seed.
    pub commit: String,
    /// The seed.
    pub seed: String,
    /// The first so many inputs come from another match, with its own seed.
    #[serde(default)]
    pub from: usize,
    /// How many draws had been made before each of nature's answers after those.
    pub draws: Vec<u64>,
}

/// A promise that was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fair {
    /// So many of nature's answers come from the seed.
    pub draws: usize,
    /// So many draws were made and are not in the record: moves that led to them were taken back.
    pub taken_back: u64,
}

/// A promise that was not kept. Inputs are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// The seed cannot be read.
    Unreadable,
    /// The seed is not the promised one.
    OtherSeed,
    /// An answer of nature is not the seed's.
    Differs(usize),
    /// An answer uses a draw that was made before: somebody drew and chose.
    Twice(usize),
    /// An answer whose draw is not listed.
    Unlisted(usize),
    /// Draws are listed for which there are no answers.
    Surplus,
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfair::Unreadable => SeedTextError.fmt(f),
            Unfair::OtherSeed => f.write_str("the seed is not the one that was promised"),
            Unfair::Differs(at) => write!(f, "input {at} is not what the seed gives"),
            Unfair::Twice(at) => write!(f, "input {at} uses a draw a second time"),
            Unfair::Unlisted(at) => write!(f, "the draw of input {at} is not listed"),
            Unfair::Surplus => f.write_str("it lists more draws than there are"),
        }
    }
}

impl std::error::Error for Unfair {}

impl Promise {
    /// Makes every draw of a record again. That the record can be replayed is known.
    pub fn check<G: Game>(&self, record: &Record<G>) -> Result<Fair, Unfair> {
        let seed = Seed::parse(&self.seed).map_err(|_| Unfair::Unreadable)?;
        if seed.commit() != self.commit {
            return Err(Unfair::OtherSeed);
        }
        let Ok(mut state) = G::new(&record.setup) else {
            unreachable!("the record has been replayed")
        };
        let (mut listed, mut made, mut taken_back) = (self.draws.iter(), 0, 0);
        for (at, &input) in record.inputs.iter().enumerate() {
            if let (true, Input::Chance(outcome)) = (at >= self.from, input) {
                let &before = listed.next().ok_or(Unfair::Unlisted(at + 1))?;
                if before < made || before == u64::MAX {
                    return Err(Unfair::Twice(at + 1));
                }
                taken_back += before - made;
                let mut dice = FairDice::new(seed.clone(), before);
                if state.sample(&mut dice) != outcome {
                    return Err(Unfair::Differs(at + 1));
                }
                made = dice.drawn();
            }
            state.apply(input, &mut ());
        }
        if listed.next().is_some() {
            return Err(Unfair::Surplus);
        }
        Ok(Fair { draws: self.draws.len(), taken_back })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fire_tower::FireTower;
    use kernel::{Chosen, Waiting};

    /// Quiet moves; `number` says which draw is made when so many have been made.
    fn played(number: impl Fn(u64) -> u64) -> (Record<FireTower>, Promise) {
        let chosen = Chosen::new(FireTower::OPTIONS, &[("players", "2")]).expect("in the table");
        let setup = FireTower::configure(&chosen).expect("two may play");
        let seed = Seed::new([5; 32]);
        let mut dice = FairDice::new(seed.clone(), 0);
        let mut state = FireTower::new(&setup).expect("a match");
        let (mut inputs, mut draws) = (Vec::new(), Vec::new());
        while draws.len() < 20 {
            let input = match state.waiting() {
                Waiting::Chance => {
                    dice = FairDice::new(seed.clone(), number(dice.drawn()));
                    draws.push(dice.drawn());
                    Input::Chance(state.sample(&mut dice))
                }
                waiting => {
                    let seat = waiting.actors().lowest().expect("somebody acts");
                    Input::Act(seat, state.quiet(seat))
                }
            };
            state.apply(input, &mut ());
            inputs.push(input);
        }
        let promise = Promise { commit: seed.commit(), seed: seed.reveal(), from: 0, draws };
        let record = Record::new(setup, inputs, &state);
        record.replay().expect("it replays");
        (record, promise)
    }

    /// The place of a draw among the inputs, counted from 1.
    fn place(record: &Record<FireTower>, draw: usize) -> usize {
        let inputs = record.inputs.iter().enumerate();
        let mut chances = inputs.filter(|(_, input)| matches!(input, Input::Chance(_)));
        chances.nth(draw).expect("so many draws").0 + 1
    }

    #[test]
    fn a_promise_that_was_kept_is_found_kept() {
        let (record, promise) = played(|made| made);
        assert_eq!(promise.check(&record), Ok(Fair { draws: 20, taken_back: 0 }));
        // Draw 7 was made and taken back with its move.
        let (record, promise) = played(|made| if made >= 7 { made.max(8) } else { made });
        assert_eq!(promise.check(&record), Ok(Fair { draws: 20, taken_back: 1 }));
    }

    #[test]
    fn what_another_match_gave_is_not_asked_for() {
        let (record, mut promise) = played(|made| made);
        promise.from = place(&record, 3);
        promise.draws.drain(..4);
        let taken_back = promise.draws[0];
        assert_eq!(promise.check(&record), Ok(Fair { draws: 16, taken_back }));
    }

    #[test]
    fn another_seed_is_noticed() {
        let (record, honest) = played(|made| made);
        let other = Seed::new([6; 32]);
        let check = |promise: Promise| promise.check(&record);
        let seed = other.reveal();
        assert_eq!(check(Promise { seed, ..honest.clone() }), Err(Unfair::OtherSeed));
        let commit = other.commit();
        assert_eq!(check(Promise { commit, ..honest.clone() }), Err(Unfair::OtherSeed));
        let seed = "seed".to_string();
        assert_eq!(check(Promise { seed, ..honest.clone() }), Err(Unfair::Unreadable));
        let (seed, commit) = (other.reveal(), other.commit());
        let differs = Err(Unfair::Differs(place(&record, 0)));
        assert_eq!(check(Promise { seed, commit, ..honest }), differs);
    }

    #[test]
    fn an_answer_that_the_seed_does_not_give_is_noticed() {
        let (mut record, promise) = played(|made| made);
        let (one, other) = (place(&record, 18) - 1, place(&record, 19) - 1);
        assert_ne!(record.inputs[one], record.inputs[other]);
        record.inputs[other] = record.inputs[one];
        assert_eq!(promise.check(&record), Err(Unfair::Differs(other + 1)));
    }

    #[test]
    fn a_draw_that_is_used_twice_is_noticed_though_the_seed_gives_it() {
        // The eleventh draw again and again, until it pleases.
        let (record, promise) = played(|made| if made == 12 { 11 } else { made });
        let again = promise.draws.windows(2).position(|pair| pair[0] >= pair[1]);
        let again = place(&record, again.expect("a draw was made again") + 1);
        assert_eq!(promise.check(&record), Err(Unfair::Twice(again)));
        let (record, mut promise) = played(|made| made);
        promise.draws[3] = u64::MAX;
        assert_eq!(promise.check(&record), Err(Unfair::Twice(place(&record, 3))));
    }

    #[test]
    fn a_list_that_is_too_long_or_too_short_is_noticed() {
        let (record, honest) = played(|made| made);
        let mut longer = honest.clone();
        longer.draws.push(1000);
        assert_eq!(longer.check(&record), Err(Unfair::Surplus));
        let mut shorter = honest;
        shorter.draws.pop();
        assert_eq!(shorter.check(&record), Err(Unfair::Unlisted(place(&record, 19))));
    }
}
