//! Random matches of every game as one list of numbers, the same on every machine.
//!
//! `cargo xtask wasm` has the program of this crate print its [`hashes`] here, bakes them into the
//! same program for the browser's machine, and runs it there to compare.

use kernel::{Game, StateHasher};
use std::hash::Hasher;
use testkit::{pairwise, playout};

/// The program's answer when no list was baked in.
pub const NOTHING_BAKED: u8 = 200;

/// How many mixes of options of each game. `pairwise` puts those first that bring most that is new:
/// ten hold every value of every option of Fire Tower, and an interpreter plays them in seconds.
const MIXES: usize = 10;

/// How many matches of each mix.
const MATCHES: u64 = 20;

/// How many of a game whose matches have thousands of inputs.
const LONG_MATCHES: u64 = 1;

/// Such a game says that a match may have so many.
const LONG_INPUTS: usize = 100_000;

/// One way to set up one game.
struct Mix {
    name: String,
    hash: Box<dyn Fn() -> u64>,
}

/// Every game in a few mixes of its options.
fn mixes() -> Vec<Mix> {
    let mut mixes = Vec::new();
    macro_rules! played {
        ($($game:ty),*; $($without_page:ty),*) => {
            $(mixes.extend(mixes_of::<$without_page>());)*
            $(mixes.extend(mixes_of::<$game>());)*
        };
    }
    bots::games!(all played);
    mixes
}

fn mixes_of<G: Game<Setup: 'static>>() -> impl Iterator<Item = Mix> {
    let matches = if G::INPUTS_MAX < LONG_INPUTS { MATCHES } else { LONG_MATCHES };
    pairwise::setups::<G>().into_iter().take(MIXES).map(move |setup| Mix {
        name: format!("{} {setup:?}", G::NAME),
        hash: Box::new(move || fold::<G>(&setup, matches)),
    })
}

/// One number for all matches of a setup, every state on the way included.
fn fold<G: Game>(setup: &G::Setup, matches: u64) -> u64 {
    let mut hasher = StateHasher::default();
    (0..matches).for_each(|seed| hasher.write_u64(playout::playout_hash::<G>(setup, seed)));
    hasher.finish()
}

/// One number for each mix of options of each game.
pub fn hashes() -> Vec<u64> {
    mixes().iter().map(|mix| (mix.hash)()).collect()
}

/// What each number of [`hashes`] stands for, in the same order.
pub fn names() -> Vec<String> {
    mixes().into_iter().map(|mix| mix.name).collect()
}

/// Plays the matches again and compares with a list of hexadecimal numbers, separated by commas: 0
/// when all are equal, otherwise the first place, counted from 1, that differs, as far as a byte
/// below [`NOTHING_BAKED`] can tell.
pub fn compare(baked: Option<&str>) -> u8 {
    first_difference(baked, mixes().iter().map(|mix| (mix.hash)()))
}

/// Stops at the first difference: the numbers behind it are not worked out.
fn first_difference(baked: Option<&str>, mut hashes: impl Iterator<Item = u64>) -> u8 {
    let Some(baked) = baked else { return NOTHING_BAKED };
    let same = |word: &str| hashes.next().is_some_and(|hash| format!("{hash:016x}") == word);
    let mut words = baked.split(',').map(same);
    let equal = words.by_ref().take_while(|&same| same).count();
    if equal == baked.split(',').count() && hashes.next().is_none() {
        return 0;
    }
    u8::try_from(equal + 1).unwrap_or(u8::MAX).min(NOTHING_BAKED - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(baked: &[u64], hashes: &[u64]) -> u8 {
        let words: Vec<String> = baked.iter().map(|hash| format!("{hash:016x}")).collect();
        first_difference(Some(&words.join(",")), hashes.iter().copied())
    }

    #[test]
    fn the_first_difference_is_told() {
        assert_eq!(compared(&[1, 2, 3], &[1, 2, 3]), 0);
        assert_eq!(compared(&[1, 2, 3], &[9, 2, 9]), 1);
        assert_eq!(compared(&[1, 2, 3], &[1, 2, 4]), 3);
        assert_eq!(compared(&[1, 2, 3], &[1, 2]), 3, "a list that ends early differs too");
        assert_eq!(compared(&[1, 2, 3], &[1, 2, 3, 4]), 4);
        assert_eq!(first_difference(Some(""), [1].into_iter()), 1);
    }

    #[test]
    fn a_place_beyond_what_a_byte_can_tell_is_still_a_difference() {
        let mut other = [0; 400];
        other[399] = 1;
        assert_eq!(compared(&[0; 400], &other), NOTHING_BAKED - 1);
    }

    #[test]
    fn a_program_without_a_list_does_not_pass_for_equal() {
        assert_eq!(first_difference(None, [].into_iter()), NOTHING_BAKED);
    }

    #[test]
    fn every_game_is_played() {
        let names = names();
        let played = |game: &str| names.iter().any(|name| name.starts_with(&format!("{game} ")));
        macro_rules! each {
            ($($module:ident, $name:literal, $game:ty;)*) => {
                $(assert!(played($name), "{} is missing", $name);)*
            };
        }
        bots::games!(named each);
        assert!(played("connect-four"), "an example is played too");
    }
}
