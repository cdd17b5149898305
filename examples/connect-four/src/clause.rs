//! The clauses that a refusal can cite. Their words are in `docs/rules/connect-four.md`.

use kernel::Clause;

/// No more into a full column.
pub static COLUMN_FULL: Clause = Clause { id: "C3" };
/// Nobody drops out of turn.
pub static OUT_OF_TURN: Clause = Clause { id: "C5" };
/// Nothing after the end.
pub static OVER: Clause = Clause { id: "C9" };

/// All of them.
pub const ALL: &[&Clause] = &[&COLUMN_FULL, &OUT_OF_TURN, &OVER];
