//! The clauses that a refusal can cite. Their words stand in `docs/rules/oriflamme-alliance.md`.

kernel::clauses! {
    R6, R7, P3, P4, P5, A6, K3, EM3, IN4, DI4, DI5, DE4, JU4, JU5, IS2, Z5, Q26,
}
