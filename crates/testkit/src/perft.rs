//! Counting positions, as chess programmers do to compare two tellings of the rules.
//!
//! The number at depth d is how many different sequences of d inputs can come from a position:
//! every legal action of everybody who may act, and every outcome of nature's with a weight. Two
//! rules that look alike seldom count alike three inputs deep.
//!
//! A clock is no decision and no chance: an alarm never rings here, and a reading that the state
//! asks for counts as one input, with no time left.
//!
//! Tables are text. A line with a name opens a position, which the game's test knows how to set
//! up; the lines after it hold a depth and a count. What follows `#` is a remark.
//!
//! ```text
//! # Each die has six faces.
//! two seats, one roll
//! 1 6
//! 2 36
//! ```

use crate::inputs::{chances, legal};
use kernel::{Game, Input, InputOf, Reading, Waiting};

/// How many sequences of `depth` inputs can come from here, or nothing if there are more than
/// `limit`. Panics on a chance whose outcomes the game does not list.
pub fn count<G: Game>(state: &G, depth: u32, limit: u64) -> Option<u64> {
    if depth == 0 {
        return if limit == 0 { None } else { Some(1) };
    }
    let inputs = inputs(state);
    if depth == 1 {
        let leaves = inputs.len() as u64;
        return if leaves > limit { None } else { Some(leaves) };
    }
    let mut sum = 0;
    for input in inputs {
        let mut next = state.clone();
        next.apply(input, &mut ());
        sum += count(&next, depth - 1, limit - sum)?;
    }
    Some(sum)
}

/// Each first input and how many sequences begin with it: where to look when a count is wrong.
pub fn divide<G: Game>(state: &G, depth: u32) -> Vec<(InputOf<G>, u64)> {
    assert!(depth > 0, "nothing comes first in no inputs");
    let after = |input| {
        let mut next = state.clone();
        next.apply(input, &mut ());
        count(&next, depth - 1, u64::MAX).expect("no limit was given")
    };
    inputs(state).into_iter().map(|input| (input, after(input))).collect()
}

fn inputs<G: Game>(state: &G) -> Vec<InputOf<G>> {
    match state.waiting() {
        Waiting::Seats { must, may } => {
            let all = must.or(may).iter().flat_map(|seat| {
                legal(state, seat).into_iter().map(move |action| Input::Act(seat, action))
            });
            all.collect()
        }
        Waiting::Chance => {
            let listed = chances(state);
            assert!(!listed.is_empty(), "{} does not list what chance may bring here", G::NAME);
            let possible = listed.into_iter().filter(|&(_, weight)| weight > 0);
            possible.map(|(outcome, _)| Input::Chance(outcome)).collect()
        }
        Waiting::Clock(alarm) => vec![Input::Clock(Reading { alarm, millis_left: 0 })],
        Waiting::Over => Vec::new(),
    }
}

/// One count of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The position's name.
    pub position: String,
    /// How many inputs deep.
    pub depth: u32,
    /// How many sequences there are.
    pub count: u64,
}

/// Reads a table; the problem is told with the number of its line.
pub fn read(text: &str) -> Result<Vec<Line>, String> {
    let mut position: Option<String> = None;
    let mut lines = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words {
            [] => {}
            [depth, count] if depth.bytes().all(|byte| byte.is_ascii_digit()) => {
                let position = position.clone();
                let position = position.ok_or(format!("line {}: of which position?", at + 1))?;
                let number = |text: &str| {
                    let plain: String = text.chars().filter(|&letter| letter != '_').collect();
                    plain.parse::<u64>().map_err(|_| format!("line {}: no number: {text}", at + 1))
                };
                let depth = u32::try_from(number(depth)?);
                let depth = depth.map_err(|_| format!("line {}: too deep", at + 1))?;
                lines.push(Line { position, depth, count: number(count)? });
            }
            _ => position = Some(line.to_string()),
        }
    }
    Ok(lines)
}

/// Holds a table to the game, except for counts above `limit`, and says how many lines that were.
/// `position` sets up a position by its name. Panics, telling every line that is wrong.
#[track_caller]
pub fn check<G: Game>(text: &str, limit: u64, mut position: impl FnMut(&str) -> G) -> usize {
    let lines = read(text).unwrap_or_else(|problem| panic!("the table cannot be read: {problem}"));
    let mut wrong = String::new();
    let mut checked = 0;
    for line in lines.iter().filter(|line| line.count <= limit) {
        // A little more than expected is counted, so that a wrong number is seen as it is.
        let found = count(&position(&line.position), line.depth, line.count.saturating_mul(4) + 64);
        if found != Some(line.count) {
            let found = found.map_or("many more".to_string(), |found| found.to_string());
            let Line { position, depth, count } = line;
            wrong += &format!("{position}, depth {depth}: {count} expected, {found} found\n");
        }
        checked += 1;
    }
    assert!(wrong.is_empty(), "{} counts otherwise:\n{wrong}", G::NAME);
    assert!(checked > 0, "the table has no count up to {limit}");
    checked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_with_remarks_and_long_numbers() {
        let text = "# Remark.\ntwo seats, one roll # another\n1 6\n2 1_296\n\nthree seats\n 1 7\n";
        let line = |position: &str, depth, count| Line { position: position.into(), depth, count };
        let two = "two seats, one roll";
        let lines = vec![line(two, 1, 6), line(two, 2, 1296), line("three seats", 1, 7)];
        assert_eq!(read(text), Ok(lines));
    }

    #[test]
    fn a_table_that_makes_no_sense_is_told_with_its_line() {
        assert_eq!(read("1 6"), Err("line 1: of which position?".into()));
        assert_eq!(read("here\n1 six"), Err("line 2: no number: six".into()));
    }
}
