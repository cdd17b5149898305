//! The clauses that forbid; their words are in `docs/rules/flash-point.md`.

kernel::clauses! {
    S1, S2, S13, S14, S15, E6, T2, T3, T4, P4, A1, A3, A4, A5, A8, A9, A10, V2, V4, V8, V10,
    PM1, FC1, FC2, FC3, IT1, HT1, SE1, SE2, SE3, SE4, VE1, RD1, RD2, RD3, FP1, FP3, FP4, ST1, ST2,
    SU1, EV4, EV11, EV12, EV15, EV18, EV22, EV24, EV28, EV33, EV34, EV35, Q24, Q42, O1,
}
