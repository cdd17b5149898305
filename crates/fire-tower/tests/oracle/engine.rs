//! Asks the engine: what is legal, and which boards it can lead to.

use crate::boards::{Position, seats_of, space};
use crate::forest::{At, Cell, Changes, Forest, everywhere};
use fire_tower::{Action, Card, FireTower, Frame, Space, SpaceSet, Step, Tower, Towers, Wind};
use kernel::{Game, Input, Seat, Seats, StateHasher, Waiting};
use std::collections::{BTreeSet, HashSet};
use std::fmt::Debug;
use std::hash::BuildHasherDefault;

pub(crate) type Disagreement = String;
pub(crate) type Verdict = Result<(), Disagreement>;
/// Whole states are kept here by the thousand, so they are hashed as records hash them.
type Set<T> = HashSet<T, BuildHasherDefault<StateHasher>>;

thread_local! {
    /// How many cells, actions and boards this test has compared: a rule that is never asked would
    /// agree with everything.
    pub(crate) static COMPARED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

pub(crate) fn count(compared: usize) {
    COMPARED.set(COMPARED.get() + compared);
}

/// What is left of a board when a card is done: tokens, and which towers stand or burn for ever.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Outcome {
    pub(crate) gems: SpaceSet,
    pub(crate) breaks: SpaceSet,
    pub(crate) standing: Seats,
    pub(crate) ablaze: Towers,
}

impl Outcome {
    pub(crate) fn reached(state: &FireTower) -> Outcome {
        let open = &state.open;
        let (standing, ablaze) = (open.course.standing, open.course.ablaze);
        Outcome { gems: open.gems, breaks: open.breaks, standing, ablaze }
    }

    pub(crate) fn told(position: &Position, forest: &Forest) -> Outcome {
        let lies = |cell: Cell| -> SpaceSet {
            everywhere().filter(|&at| forest.at(at) == cell).map(space).collect()
        };
        let is_ablaze =
            |tower: &Tower| forest.at(crate::forest::roof(*tower as usize)) == Cell::Ablaze;
        Outcome {
            gems: lies(Cell::Gem),
            breaks: lies(Cell::Firebreak),
            standing: seats_of(&position.options, forest.standing),
            ablaze: Tower::ALL.into_iter().filter(is_ablaze).fold(Towers::NONE, Towers::with),
        }
    }
}

pub(crate) fn legal(state: &FireTower, seat: Seat) -> BTreeSet<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let set: BTreeSet<Action> = actions.iter().copied().collect();
    assert_eq!(set.len(), actions.len(), "an action is listed twice: {actions:?}");
    set
}

pub(crate) fn acted(state: &FireTower, seat: Seat, action: Action) -> FireTower {
    let mut after = *state;
    after.apply(Input::Act(seat, action), &mut ());
    after
}

/// The state with the card on the table.
pub(crate) fn played(position: &Position, card: Card) -> Result<FireTower, Disagreement> {
    let state = position.state(Step::Act);
    match state.check(position.seat, Action::Play(card)) {
        Ok(()) => Ok(acted(&state, position.seat, Action::Play(card))),
        Err(no) => Err(format!("the engine refuses to play {card:?}: {no:?}")),
    }
}

/// Every outcome that the seat can reach while frames of this kind are on top: all sequences of
/// choices are walked, and states that are equal in everything only once.
pub(crate) fn outcomes(from: FireTower, seat: Seat, is_card: fn(Frame) -> bool) -> Set<Outcome> {
    let (mut met, mut ends, mut todo) = (Set::default(), Set::default(), vec![from]);
    let mut actions = Vec::new();
    while let Some(state) = todo.pop() {
        actions.clear();
        state.legal(seat, &mut actions);
        assert!(!actions.is_empty(), "the card leaves no choice");
        for &action in &actions {
            let next = acted(&state, seat, action);
            if !is_card(next.open.course.frames.top()) {
                ends.insert(Outcome::reached(&next));
            } else if met.insert(next) {
                todo.push(next);
            }
        }
    }
    ends
}

/// Both tellings lead to the same set of boards.
pub(crate) fn same_outcomes(
    position: &Position,
    told: &BTreeSet<Changes>,
    reached: &Set<Outcome>,
) -> Verdict {
    let outcome = |changes: &Changes| Outcome::told(position, &position.after(changes));
    let told: Set<Outcome> = told.iter().map(outcome).collect();
    count(told.len());
    let lacks = told.iter().find(|outcome| !reached.contains(*outcome));
    let exceeds = reached.iter().find(|outcome| !told.contains(*outcome));
    if lacks.is_none() && exceeds.is_none() {
        return Ok(());
    }
    let show = |outcome: Option<&Outcome>| match outcome {
        Some(outcome) => difference(position, outcome),
        None => "none".to_owned(),
    };
    Err(format!(
        "the oracle reaches {} boards, the engine {}\n  only the oracle: {}\n  only the engine: {}",
        told.len(),
        reached.len(),
        show(lacks),
        show(exceeds)
    ))
}

pub(crate) fn same_outcome(position: &Position, told: &Forest, reached: &FireTower) -> Verdict {
    let (told, reached) = (Outcome::told(position, told), Outcome::reached(reached));
    count(1);
    if told == reached {
        return Ok(());
    }
    let (oracle, engine) = (difference(position, &told), difference(position, &reached));
    Err(format!("  the oracle: {oracle}\n  the engine: {engine}"))
}

/// What has changed on the board, in words.
fn difference(position: &Position, outcome: &Outcome) -> String {
    let before = Outcome::told(position, &position.forest);
    let Outcome { standing, ablaze, .. } = outcome;
    format!(
        "gems +{:?} -{:?}, firebreaks +{:?} -{:?}, standing {standing:?}, ablaze {ablaze:?}",
        outcome.gems.minus(before.gems),
        before.gems.minus(outcome.gems),
        outcome.breaks.minus(before.breaks),
        before.breaks.minus(outcome.breaks)
    )
}

/// Both tellings allow the same.
pub(crate) fn same_set<T: Ord + Debug>(
    what: &str,
    oracle: &BTreeSet<T>,
    engine: &BTreeSet<T>,
) -> Verdict {
    count(oracle.len());
    if oracle == engine {
        return Ok(());
    }
    let (lacks, exceeds): (Vec<_>, Vec<_>) =
        (oracle.difference(engine).collect(), engine.difference(oracle).collect());
    Err(format!("{what}\n  only the oracle: {lacks:?}\n  only the engine: {exceeds:?}"))
}

/// `legal` lists exactly these actions, and `check` agrees for this action on every cell.
pub(crate) fn same_legal(
    what: &str,
    oracle: &BTreeSet<Action>,
    state: &FireTower,
    seat: Seat,
    on_cell: fn(Space) -> Action,
) -> Verdict {
    same_set(what, oracle, &legal(state, seat))?;
    let each = Space::all().map(on_cell);
    let checked = each.filter(|&action| state.check(seat, action).is_ok()).collect();
    let asked: BTreeSet<Action> = Space::all().map(on_cell).collect();
    let of_kind = oracle.intersection(&asked).copied().collect();
    same_set(&format!("{what}, asked cell by cell"), &of_kind, &checked)
}

pub(crate) fn on_cells(cells: &BTreeSet<At>, action: fn(Space) -> Action) -> BTreeSet<Action> {
    cells.iter().map(|&at| action(space(at))).collect()
}

/// The sides that nature may answer with; panics when it answers with anything else.
pub(crate) fn die(state: &FireTower) -> BTreeSet<Wind> {
    assert_eq!(state.waiting(), Waiting::Chance, "a roll is expected");
    let mut chances = Vec::new();
    state.chances(&mut chances);
    let side = |&(chance, _): &(fire_tower::Chance, u32)| match chance {
        fire_tower::Chance::Die(side) => side,
        fire_tower::Chance::Card(card) => panic!("drew {card:?} instead of rolling"),
    };
    assert!(chances.iter().all(|&(_, weight)| weight == chances[0].1), "a fair die: {chances:?}");
    chances.iter().map(side).collect()
}
