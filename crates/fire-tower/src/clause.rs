//! The clauses that a refusal can cite. Their words stand in `docs/rules/fire-tower.md`.

kernel::clauses! {
    S2, T3, T5, T8, T9, T11, W7, F2,
    F5, F7, F9, F11, F12, F13, L2, L3, L7, L8,
    H2, H6, H7, H8, K2, K3, R2, R3, R5, Z3,
    M3, G8, N11, N12, V4, V5, Q37, Q38, Q39, Q40,
}
