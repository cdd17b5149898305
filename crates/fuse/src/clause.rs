//! The clauses that a refusal can cite. Their words stand in `docs/rules/fuse-countdown.md`.

kernel::clauses! {
    S1, S12, R5, R6, R8, R20, T1, G8, G9, G10, RO4, RO5, RO6, RO7, DE8, DE9, E8, Q12, Q29,
    O3, O4, O6, O7, O17, O20,
}
