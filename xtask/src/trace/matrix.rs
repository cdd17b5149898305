//! The clauses of a document against what the crate shows of them.

use super::document::{Clause, Kind, chapter, is_id};
use super::evidence::{Evidence, Test};
use std::collections::BTreeSet;
use std::fmt::Write;

/// The matrix of one game, and everything that is missing from it.
#[derive(Debug)]
pub(crate) struct Matrix {
    rows: Vec<Row>,
    pub(crate) problems: Vec<String>,
}

#[derive(Debug)]
struct Row {
    clause: Clause,
    tests: usize,
    refusal: bool,
    /// A refusal can cite it.
    cited: bool,
}

impl Matrix {
    /// Compares the document at `path` with the crate.
    pub(crate) fn of(path: &str, clauses: &[Clause], evidence: &Evidence) -> Matrix {
        let known: BTreeSet<&str> = clauses.iter().map(|clause| clause.id.as_str()).collect();
        let shown: Vec<(&Test, Vec<String>)> =
            evidence.tests.iter().map(|test| (test, ids(&test.name, &known))).collect();
        let row = |clause: &Clause| {
            let mine = shown.iter().filter(|(_, ids)| ids.contains(&clause.id));
            let refusal = mine.clone().any(|(test, _)| shows_refusal(test, &clause.id, evidence));
            let cited = evidence.statics.iter().any(|one| one.id == clause.id);
            Row { clause: clause.clone(), tests: mine.count(), refusal, cited }
        };
        let rows: Vec<Row> = clauses.iter().map(row).collect();
        let mut problems = unshown(path, &rows);
        problems.extend(unknown(path, &known, evidence, &shown));
        problems.extend(never_produced(evidence));
        Matrix { rows, problems }
    }

    /// The matrix as a table for a person.
    pub(crate) fn table(&self) -> String {
        let mut out = String::from("  clause  edition  kind     tests  refusal\n");
        for Row { clause: Clause { id, edition, kind, .. }, tests, refusal, .. } in &self.rows {
            let refusal = if *refusal { "yes" } else { "no" };
            let row = writeln!(out, "  {id:<6}  {edition:<7}  {kind:<7}  {tests:>5}  {refusal}");
            row.expect("a string takes everything");
        }
        out
    }

    /// One line for a game.
    pub(crate) fn summary(&self) -> String {
        let shown = self.rows.iter().filter(|row| row.tests > 0).count();
        format!("{} clauses, {shown} shown by tests", self.rows.len())
    }
}

/// The clauses that a test's name begins with: `w2_w3_fire_walks` shows W2 and W3.
///
/// The first word counts when it looks like an id. A later one counts only while the document has a
/// chapter of that letter, so that `w2_u8_is_enough` does not cite U8.
fn ids(name: &str, known: &BTreeSet<&str>) -> Vec<String> {
    let is_chapter = |id: &str| known.iter().any(|known| chapter(known) == chapter(id));
    let words = name.split('_').map(str::to_ascii_uppercase).enumerate();
    let ids = words.take_while(|(at, word)| is_id(word) && (*at == 0 || is_chapter(word)));
    ids.map(|(_, id)| id).collect()
}

/// Whether the test shows that an action is refused by this very clause. A static that no source
/// declares in so many words (a macro may) is given the benefit of the doubt.
fn shows_refusal(test: &Test, id: &str, evidence: &Evidence) -> bool {
    test.refused.iter().any(|name| {
        let declared = evidence.statics.iter().find(|one| one.name == *name);
        declared.is_none_or(|one| one.id == id)
    })
}

fn unshown(path: &str, rows: &[Row]) -> Vec<String> {
    let problem = |row: &Row| {
        let Clause { id, kind, line, .. } = &row.clause;
        let name = id.to_ascii_lowercase();
        // A ruling says what happens, or forbids: then a refusal cites it.
        let forbids = match kind {
            Kind::Forbids => true,
            Kind::Ruling => row.cited,
            Kind::Rule => false,
        };
        match (row.tests, forbids && !row.refusal) {
            (0, _) => Some(format!("{path}:{line}: {id} has no test; name one `{name}_...`")),
            (_, true) => Some(format!(
                "{path}:{line}: {id} forbids, but no test `{name}_...` calls `refused` with its clause"
            )),
            (_, false) => None,
        }
    };
    rows.iter().filter_map(problem).collect()
}

fn unknown(
    path: &str,
    known: &BTreeSet<&str>,
    evidence: &Evidence,
    shown: &[(&Test, Vec<String>)],
) -> Vec<String> {
    let statics = evidence.statics.iter().map(|one| (&one.place, "the static", &one.id));
    let comments = evidence.comments.iter().map(|(id, place)| (place, "the comment", id));
    let tests =
        shown.iter().flat_map(|(test, ids)| ids.iter().map(|id| (&test.place, "the test", id)));
    let cited = statics.chain(comments).chain(tests);
    let missing = cited.filter(|(_, _, id)| !known.contains(id.as_str()));
    missing
        .map(|(place, what, id)| format!("{place}: {what} cites {id}, which {path} does not have"))
        .collect()
}

fn never_produced(evidence: &Evidence) -> Vec<String> {
    let named: BTreeSet<&String> = evidence.tests.iter().flat_map(|test| &test.because).collect();
    let silent = evidence.because.iter().filter(|(variant, _)| !named.contains(variant));
    silent.map(|(variant, place)| format!("{place}: no test names Because::{variant}")).collect()
}

#[cfg(test)]
mod tests {
    use super::super::document;
    use super::*;
    use crate::source::drawn;

    const DOCUMENT: &str = "- **W1** · both · rule · Fire walks.\n\
                            - **W2** · 2018 · forbids · Not against the wind.\n";
    const RULES: &str = "/// W1: walks.\nfn walk() {}\n\
                         pub static WIND: Clause = Clause { id: \"W2\" };\n\
                         pub static WALK: Clause = Clause { id: \"W1\" };\n\
                         pub enum Because { Upwind }\n";
    const TESTS: &str = "#[test]\nfn w1_fire_walks() {}\n#[test]\nfn w2_not_upwind() {\n    \
                         refused(board(), ANN, light(), &clause::WIND, Because::Upwind);\n}\n";

    fn matrix(document: &str, rules: &str, tests: &str) -> Matrix {
        let (clauses, problems) = document::read("rules.md", document);
        assert_eq!(problems, Vec::<String>::new());
        let sources = [drawn("src/clause.rs", rules), drawn("tests/wind.rs", tests)];
        Matrix::of("rules.md", &clauses, &Evidence::of(&sources))
    }

    #[test]
    fn a_crate_that_shows_every_clause_has_no_problems() {
        let matrix = matrix(DOCUMENT, RULES, TESTS);
        assert_eq!(matrix.problems, Vec::<String>::new());
        assert_eq!(
            matrix.table(),
            "  clause  edition  kind     tests  refusal\n  \
               W1      both     rule         1  no\n  \
               W2      2018     forbids      1  yes\n"
        );
        assert_eq!(matrix.summary(), "2 clauses, 2 shown by tests");
    }

    #[test]
    fn a_clause_without_a_test_is_caught() {
        let tests = TESTS.replace("w1_fire_walks", "fire_walks");
        let problems = matrix(DOCUMENT, RULES, &tests).problems;
        assert_eq!(problems, ["rules.md:1: W1 has no test; name one `w1_...`"]);
    }

    #[test]
    fn a_forbidding_clause_without_a_refusal_is_caught() {
        let words = "rules.md:2: W2 forbids, but no test `w2_...` calls `refused` with its clause";
        let other_word = TESTS.replace("refused(", "then(");
        assert_eq!(matrix(DOCUMENT, RULES, &other_word).problems, [words]);
        let other_clause = TESTS.replace("clause::WIND", "clause::WALK");
        assert_eq!(matrix(DOCUMENT, RULES, &other_clause).problems, [words]);
    }

    #[test]
    fn a_ruling_that_a_refusal_can_cite_without_a_refusal_is_caught() {
        let ruling = DOCUMENT.replace("2018 · forbids", "2018 · ruling");
        assert_eq!(matrix(&ruling, RULES, TESTS).problems, Vec::<String>::new());
        let words = "rules.md:2: W2 forbids, but no test `w2_...` calls `refused` with its clause";
        let other_word = TESTS.replace("refused(", "then(");
        assert_eq!(matrix(&ruling, RULES, &other_word).problems, [words]);
        // One that no refusal cites needs none.
        let uncited = RULES.replace("id: \"W2\"", "id: \"W1\"");
        assert_eq!(matrix(&ruling, &uncited, &other_word).problems, Vec::<String>::new());
    }

    #[test]
    fn a_refusal_by_a_clause_that_a_macro_declares_counts() {
        let tests = TESTS.replace("clause::WIND", "clause::MADE_BY_A_MACRO");
        assert_eq!(matrix(DOCUMENT, RULES, &tests).problems, Vec::<String>::new());
    }

    #[test]
    fn a_clause_that_the_document_does_not_have_is_caught_wherever_it_is_cited() {
        let rules = RULES.replace("/// W1:", "/// X1:").replace("id: \"W1\"", "id: \"X2\"");
        let tests = TESTS.replace("w1_fire", "w1_w9_fire") + "#[test]\nfn x3_odd() {}\n";
        assert_eq!(
            matrix(DOCUMENT, &rules, &tests).problems,
            [
                "src/clause.rs:4: the static cites X2, which rules.md does not have",
                "src/clause.rs:1: the comment cites X1, which rules.md does not have",
                "tests/wind.rs:2: the test cites W9, which rules.md does not have",
                "tests/wind.rs:8: the test cites X3, which rules.md does not have",
            ]
        );
    }

    #[test]
    fn a_reason_that_no_test_names_is_caught() {
        let tests = TESTS.replace(", Because::Upwind", "");
        let problems = matrix(DOCUMENT, RULES, &tests).problems;
        assert_eq!(problems, ["src/clause.rs:5: no test names Because::Upwind"]);
    }

    #[test]
    fn a_test_shows_every_clause_that_its_name_begins_with() {
        let known = BTreeSet::from(["W2", "W3", "FAQ1"]);
        assert_eq!(ids("w2_w3_fire_walks", &known), ["W2", "W3"]);
        assert_eq!(ids("w2_faq1_w4_fire", &known), ["W2", "FAQ1", "W4"]);
        assert_eq!(ids("w2_u8_is_enough", &known), ["W2"]);
        assert_eq!(ids("fire_walks_w2", &known), Vec::<String>::new());
        assert_eq!(ids("z9_fire", &known), ["Z9"]);
    }
}
