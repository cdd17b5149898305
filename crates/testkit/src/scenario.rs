//! Tests that read like a page of the rulebook: a picture, what is tried, the picture after.
//!
//! A game's tests write a function `board` that reads a picture and gives a [`Scenario`], and then
//! use [`then`], [`refused`] and [`setup_refused`]. Chance is scripted with [`Scenario::nature`], and
//! every scripted outcome must come to pass.

use crate::inputs::{alarms, chances};
use kernel::{Clause, Game, Illegal, Input, InputOf, Reading, Seat, Waiting, clause_text};
use std::collections::VecDeque;
use std::fmt::Write;

/// A state under test, how it is drawn, and what nature is going to answer.
#[must_use = "a scenario tests nothing until it is ended by `end`, `then` or `refused`"]
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    state: G,
    draw: fn(&G) -> String,
    script: VecDeque<G::Chance>,
    events: Vec<G::Event>,
}

impl<G: Game> Scenario<G> {
    /// A scenario that begins here and is compared by this drawing.
    pub fn new(state: G, draw: fn(&G) -> String) -> Self {
        Scenario { state, draw, script: VecDeque::new(), events: Vec::new() }
    }

    /// Nature will answer this the next time it is asked and has not been told otherwise before.
    #[track_caller]
    pub fn nature(mut self, outcome: G::Chance) -> Self {
        self.script.push_back(outcome);
        self.answer();
        self
    }

    /// The seat does this, which must be legal; then nature answers as far as the script goes.
    #[track_caller]
    pub fn act(mut self, seat: Seat, action: G::Action) -> Self {
        if let Err(no) = self.state.check(seat, action) {
            panic!("{seat:?} may not {action:?}: {}\n{}", cited::<G>(no), self.drawn());
        }
        self.events.clear();
        self.state.apply(Input::Act(seat, action), &mut self.events);
        self.answer();
        self
    }

    /// The alarm rings, or is read because the state asked for it.
    #[track_caller]
    pub fn clock(mut self, alarm: u8, millis_left: u32) -> Self {
        let input: InputOf<G> = Input::Clock(Reading { alarm, millis_left });
        let waiting = self.state.waiting();
        let running = alarms(&self.state);
        assert!(
            crate::possible(&self.state, input),
            "{input:?} cannot come now: the state is {waiting:?} and {running:?} run"
        );
        self.events.clear();
        self.state.apply(input, &mut self.events);
        self.answer();
        self
    }

    /// The seat may not do this, by this clause and because of this.
    #[track_caller]
    pub fn refused(
        self,
        seat: Seat,
        action: G::Action,
        clause: &Clause,
        because: G::Because,
    ) -> Self {
        match self.state.check(seat, action) {
            Ok(()) => panic!("{seat:?} may {action:?}, though {clause:?} should forbid it"),
            Err(no) if no.clause == clause && no.because == because => self,
            Err(no) => panic!(
                "{seat:?} may not {action:?}, but for another reason\nexpected {} {because:?}\n\
                 found    {}",
                clause.id,
                cited::<G>(no)
            ),
        }
    }

    /// The drawing is this one now; margins and empty lines around it do not count.
    #[track_caller]
    pub fn shows(self, expected: &str) -> Self {
        let (expected, found) = (flush_left(expected), flush_left(&self.drawn()));
        assert!(expected == found, "the picture is another one\n{}", beside(&expected, &found));
        self
    }

    /// The state as it is now, for what a picture does not show.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What this viewer heard of the last action and of what nature answered to it.
    pub fn heard(&self, viewer: Option<Seat>) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| G::redact(event, viewer)).collect()
    }

    /// Ends the scenario: everything that was scripted must have happened.
    #[track_caller]
    pub fn end(self) -> G {
        assert!(
            self.script.is_empty(),
            "nature was never asked for {:?}; the state is {:?}",
            self.script,
            self.state.waiting()
        );
        self.state
    }

    fn drawn(&self) -> String {
        (self.draw)(&self.state)
    }

    #[track_caller]
    fn answer(&mut self) {
        while self.state.waiting() == Waiting::Chance
            && let Some(outcome) = self.script.pop_front()
        {
            let listed = chances(&self.state);
            assert!(
                listed.is_empty()
                    || listed.iter().any(|&(one, weight)| one == outcome && weight > 0),
                "nature cannot answer {outcome:?} now, only {listed:?}"
            );
            self.state.apply(Input::Chance(outcome), &mut self.events);
        }
    }
}

/// The seat does this, and the picture is the expected one.
#[track_caller]
pub fn then<G: Game>(before: Scenario<G>, seat: Seat, action: G::Action, expected: &str) {
    before.act(seat, action).shows(expected).end();
}

/// The seat may not do this, by this clause and because of this.
#[track_caller]
pub fn refused<G: Game>(
    before: Scenario<G>,
    seat: Seat,
    action: G::Action,
    clause: &Clause,
    because: G::Because,
) {
    before.refused(seat, action, clause, because).end();
}

/// No match begins like this, by this clause and because of this.
#[track_caller]
pub fn setup_refused<G: Game>(setup: &G::Setup, clause: &Clause, because: G::Because) {
    match G::new(setup) {
        Ok(_) => panic!("{setup:?} can be played, though {clause:?} should forbid it"),
        Err(no) if no.clause == clause && no.because == because => {}
        Err(no) => panic!(
            "{setup:?} cannot be played, but for another reason\nexpected {} {because:?}\n\
             found    {}",
            clause.id,
            cited::<G>(no)
        ),
    }
}

/// A refusal with the words of its clause.
fn cited<G: Game>(no: Illegal<G::Because>) -> String {
    let words = clause_text(G::RULEBOOK, no.clause.id).unwrap_or("(a clause without words)");
    format!("{} {:?}: {words}", no.clause.id, no.because)
}

/// The text without its margin, without spaces at line ends and without empty lines around it, so
/// that a picture can be indented like the code around it.
pub fn flush_left(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(lines.len());
    let last = lines.iter().rposition(|line| !line.is_empty()).map_or(first, |at| at + 1);
    let lines = &lines[first..last];
    let margin = |line: &&str| line.len() - line.trim_start_matches(' ').len();
    let least = lines.iter().filter(|line| !line.is_empty()).map(margin).min().unwrap_or(0);
    let cut = |line: &&str| line.get(least..).unwrap_or("").to_string();
    lines.iter().map(cut).collect::<Vec<_>>().join("\n")
}

/// Both pictures side by side, with a mark before each line that differs.
fn beside(expected: &str, found: &str) -> String {
    let (left, right): (Vec<_>, Vec<_>) = (expected.lines().collect(), found.lines().collect());
    let width = left.iter().map(|line| line.chars().count()).max().unwrap_or(0).max(8);
    let mut out = format!("  {:width$}   {}\n", "expected", "found");
    for at in 0..left.len().max(right.len()) {
        let line = |side: &[&str]| side.get(at).copied().unwrap_or("").to_string();
        let (one, other) = (line(&left), line(&right));
        let mark = if left.get(at) == right.get(at) { ' ' } else { '≠' };
        let _ = writeln!(out, "{mark} {one:width$} | {other}");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_may_be_indented_like_the_code_around_it() {
        assert_eq!(flush_left("\n    ..F\n     .F.  \n\n    ...\n    "), "..F\n .F.\n\n...");
        assert_eq!(flush_left(""), "");
    }

    #[test]
    fn a_difference_is_marked_where_it_is() {
        let told = beside("..F\n...", "..F\n.F.\n...");
        assert_eq!(
            told,
            "  expected   found\n  ..F      | ..F\n≠ ...      | .F.\n≠          | ...\n"
        );
    }
}
