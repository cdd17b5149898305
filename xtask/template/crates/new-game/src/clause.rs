//! The clauses that a refusal can cite. Their words stand in `docs/rules/new-game.md`.

kernel::clauses! { S1, T2, T3, T4, W1, W2, E3 }
