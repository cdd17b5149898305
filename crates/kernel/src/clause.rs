//! Numbered rules, and refusals that cite them.

/// A numbered clause of our telling of a rulebook. Its words stand in `docs/rules/<game>.md`, which
/// the rules crate carries as [`Game::RULEBOOK`](crate::Game::RULEBOOK), so they are written once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clause {
    /// The number, for instance `W2`.
    pub id: &'static str,
}

/// Why an action is refused: the clause that forbids it, and what stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal<B> {
    /// The rule that forbids it.
    pub clause: &'static Clause,
    /// The fact of this position that the rule meets.
    pub because: B,
}

/// Allowed, or refused by a clause.
pub type Checked<B> = Result<(), Illegal<B>>;

/// Refuses an action; reads well at the end of a `check`.
#[inline]
pub const fn refuse<B>(clause: &'static Clause, because: B) -> Checked<B> {
    Err(Illegal { clause, because })
}

/// Declares the clauses that a refusal can cite, each a static named by its number, and `ALL` of them.
///
/// ```
/// mod clause {
///     kernel::clauses! { T8, W7 }
/// }
/// assert_eq!(clause::W7.id, "W7");
/// assert_eq!(clause::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! clauses {
    ($($id:ident),* $(,)?) => {
        $(
            #[doc = concat!("Clause ", stringify!($id), ".")]
            pub static $id: $crate::Clause = $crate::Clause { id: stringify!($id) };
        )*
        /// Every clause that a refusal can cite.
        pub static ALL: &[&$crate::Clause] = &[$(&$id),*];
    };
}

/// The words of a clause, looked up in the rules document.
///
/// A clause is a line of the form `- **W2** · both · forbids · Words.`; the words end with the line.
pub fn clause_text(rulebook: &'static str, id: &str) -> Option<&'static str> {
    rulebook.lines().find_map(|line| {
        let rest = line.strip_prefix("- **")?.strip_prefix(id)?.strip_prefix("** · ")?;
        rest.splitn(3, " · ").nth(2)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\n- **W1** · both · rule · Fire walks.\n- **W12** · 2018 · forbids · Never · twice.\n";

    #[test]
    fn words_are_found_by_the_whole_number() {
        assert_eq!(clause_text(RULES, "W1"), Some("Fire walks."));
        assert_eq!(clause_text(RULES, "W12"), Some("Never · twice."));
        assert_eq!(clause_text(RULES, "W"), None);
    }
}
