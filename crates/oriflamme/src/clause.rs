//! The clauses that a refusal can cite. Their words stand in `docs/rules/oriflamme-alliance.md`.

use kernel::Clause;

macro_rules! clauses {
    ($($id:ident),* $(,)?) => {
        $(
            #[doc = concat!("Clause ", stringify!($id), ".")]
            pub static $id: Clause = Clause { id: stringify!($id) };
        )*
        /// Every clause that forbids something.
        pub static ALL: &[&Clause] = &[$(&$id),*];
    };
}

clauses! {
    R6, R7, P3, P4, P5, A6, K3, EM3, IN4, DI4, DI5, DE4, JU4, JU5, IS2, Z5, Q26,
}
