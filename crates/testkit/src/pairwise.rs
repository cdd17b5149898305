//! Few setups that try much: any two values of any two options occur together.
//!
//! All combinations would be hundreds; most mistakes with options need only two of them to meet.

use fastrand::Rng;
use kernel::{Chosen, Game};

/// How often a pair is tried with other company before it counts as forbidden by the game.
const TRIES: u32 = 64;

/// The setups of a game's option table in which any two values of any two options occur together,
/// as far as the game allows them to. The first is the one with every default.
pub fn setups<G: Game>() -> Vec<G::Setup> {
    let sizes: Vec<usize> = G::OPTIONS.iter().map(|choice| choice.values.len()).collect();
    let mut setups: Vec<G::Setup> = Vec::new();
    rows(&sizes, |row| match configured::<G>(row) {
        Some(setup) => {
            if !setups.contains(&setup) {
                setups.push(setup);
            }
            true
        }
        None => false,
    });
    setups
}

/// The setup that takes these values of the option table, if the game knows such a match.
fn configured<G: Game>(row: &[usize]) -> Option<G::Setup> {
    let value = |(choice, &at): (&kernel::GameOption, &usize)| (choice.key, choice.values[at].key);
    let pairs: Vec<(&str, &str)> = G::OPTIONS.iter().zip(row).map(value).collect();
    let chosen = Chosen::new(G::OPTIONS, &pairs).expect("the pairs come from the table itself");
    let setup = G::configure(&chosen).ok()?;
    G::new(&setup).ok().map(|_| setup)
}

/// Rows of value numbers, one number per option, that together hold every pair of values.
/// `accept` takes a row or says that the options do not fit together.
pub fn rows(sizes: &[usize], mut accept: impl FnMut(&[usize]) -> bool) {
    let mut rng = Rng::with_seed(0);
    let mut open = pairs(sizes);
    let defaults = vec![0; sizes.len()];
    if accept(&defaults) {
        open.retain(|pair| !pair.is_in(&defaults));
    }
    while let Some(pair) = open.first().copied() {
        for attempt in 0..TRIES {
            // The fullest row may be one that the game forbids: then any row with the pair will do.
            let candidates = if attempt == 0 { 16 } else { 1 };
            let row = best_row(sizes, pair, &open, candidates, &mut rng);
            if accept(&row) {
                open.retain(|pair| !pair.is_in(&row));
                break;
            }
        }
        open.retain(|left| *left != pair);
    }
}

/// Two options and a value for each; the same option twice when there is only one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pair {
    one: (usize, usize),
    other: (usize, usize),
}

impl Pair {
    fn is_in(&self, row: &[usize]) -> bool {
        row[self.one.0] == self.one.1 && row[self.other.0] == self.other.1
    }
}

fn pairs(sizes: &[usize]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for one in 0..sizes.len() {
        // A lone option has no partner; being its own makes each of its values occur.
        for other in if sizes.len() == 1 { 0..1 } else { one + 1..sizes.len() } {
            for one_value in 0..sizes[one] {
                for other_value in 0..sizes[other] {
                    if one != other || one_value == other_value {
                        pairs.push(Pair { one: (one, one_value), other: (other, other_value) });
                    }
                }
            }
        }
    }
    pairs
}

/// Of so many random rows with this pair, the one that also holds most of the open ones.
fn best_row(
    sizes: &[usize],
    pair: Pair,
    open: &[Pair],
    candidates: u32,
    rng: &mut Rng,
) -> Vec<usize> {
    let row = |rng: &mut Rng| {
        let mut row: Vec<usize> =
            sizes.iter().map(|&size| rng.u32(..size as u32) as usize).collect();
        row[pair.one.0] = pair.one.1;
        row[pair.other.0] = pair.other.1;
        row
    };
    let held = |row: &Vec<usize>| open.iter().filter(|pair| pair.is_in(row)).count();
    (0..candidates).map(|_| row(rng)).max_by_key(held).expect("there is a candidate")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_rows(sizes: &[usize], fits: impl Fn(&[usize]) -> bool) -> Vec<Vec<usize>> {
        let mut taken = Vec::new();
        rows(sizes, |row| {
            let fits = fits(row);
            if fits {
                taken.push(row.to_vec());
            }
            fits
        });
        taken
    }

    #[test]
    fn every_two_values_meet_in_far_fewer_rows_than_there_are() {
        let sizes = [5, 4, 3, 2, 2, 2];
        let taken = all_rows(&sizes, |_| true);
        assert!(pairs(&sizes).iter().all(|pair| taken.iter().any(|row| pair.is_in(row))));
        assert!(taken.len() < 40, "{} rows of 480", taken.len());
    }

    #[test]
    fn values_that_do_not_fit_together_are_left_out_and_nothing_else_is() {
        let fits = |row: &[usize]| !(row[0] == 0 && row[1] == 1);
        let taken = all_rows(&[2, 2, 2], fits);
        let missing: Vec<Pair> =
            pairs(&[2, 2, 2]).into_iter().filter(|p| !taken.iter().any(|r| p.is_in(r))).collect();
        assert_eq!(missing, [Pair { one: (0, 0), other: (1, 1) }]);
    }

    #[test]
    fn one_option_or_none_is_enough() {
        assert_eq!(all_rows(&[3], |_| true).len(), 3);
        assert_eq!(all_rows(&[], |_| true), [Vec::<usize>::new()]);
    }
}
