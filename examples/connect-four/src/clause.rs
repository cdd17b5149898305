//! The numbered rules. Their words are in `docs/rules/connect-four.md`.

use kernel::Clause;

/// The grid.
pub static GRID: Clause = Clause { id: "C1" };
/// Dropping a disc.
pub static DROP: Clause = Clause { id: "C2" };
/// No more into a full column.
pub static COLUMN_FULL: Clause = Clause { id: "C3" };
/// Who begins, and taking turns.
pub static TURNS: Clause = Clause { id: "C4" };
/// Nobody drops out of turn.
pub static OUT_OF_TURN: Clause = Clause { id: "C5" };
/// Four in a line.
pub static FOUR: Clause = Clause { id: "C6" };
/// More than four, more than one line.
pub static MORE_THAN_FOUR: Clause = Clause { id: "C7" };
/// A full grid.
pub static DRAW: Clause = Clause { id: "C8" };
/// Nothing after the end.
pub static OVER: Clause = Clause { id: "C9" };

/// All of them.
pub const ALL: &[&Clause] =
    &[&GRID, &DROP, &COLUMN_FULL, &TURNS, &OUT_OF_TURN, &FOUR, &MORE_THAN_FOUR, &DRAW, &OVER];
