//! The rules document: every clause is a line `- **W2** · both · forbids · Words.`

use std::fmt;

/// What a clause does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Says what happens.
    Rule,
    /// Says what may not be done; a test has to show the refusal.
    Forbids,
    /// Our reading where the rulebook is silent or disputed.
    Ruling,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::Rule => "rule",
            Kind::Forbids => "forbids",
            Kind::Ruling => "ruling",
        })
    }
}

/// One numbered clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clause {
    pub(crate) id: String,
    /// `both` (or another word for all of them), or the only edition or variant that has it.
    pub(crate) edition: String,
    pub(crate) kind: Kind,
    pub(crate) line: usize,
}

/// Letters, then digits: `W2`.
pub(crate) fn is_id(word: &str) -> bool {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// The letters of an id, which name its chapter.
pub(crate) fn chapter(id: &str) -> &str {
    id.trim_end_matches(|c: char| c.is_ascii_digit())
}

/// The clauses of a document, and what is wrong with its lines.
pub(crate) fn read(path: &str, text: &str) -> (Vec<Clause>, Vec<String>) {
    let (mut clauses, mut problems) = (Vec::<Clause>::new(), Vec::new());
    for (line, text) in (1..).zip(text.lines()) {
        let Some((id, fields)) = text.strip_prefix("- **").and_then(|rest| rest.split_once("**"))
        else {
            continue;
        };
        if !is_id(id) {
            continue;
        }
        match read_fields(id, fields, line) {
            Err(why) => problems.push(format!("{path}:{line}: clause {id} {why}")),
            Ok(clause) => {
                if let Some(first) = clauses.iter().find(|one| one.id == clause.id) {
                    let first = first.line;
                    problems.push(format!("{path}:{line}: {id} is already on line {first}"));
                }
                clauses.push(clause);
            }
        }
    }
    (clauses, problems)
}

fn read_fields(id: &str, fields: &str, line: usize) -> Result<Clause, &'static str> {
    let mut fields = fields.strip_prefix(" · ").unwrap_or("").splitn(3, " · ");
    let edition = fields.next().unwrap_or("");
    let is_word = |c: char| c.is_alphanumeric() || c == '-';
    if edition.is_empty() || !edition.chars().all(is_word) {
        return Err("needs an edition: one word, for instance both or a year");
    }
    let kind = match fields.next() {
        Some("rule") => Kind::Rule,
        Some("forbids") => Kind::Forbids,
        Some("ruling") => Kind::Ruling,
        _ => return Err("needs a kind: rule, forbids or ruling"),
    };
    if fields.next().is_none_or(|words| words.trim().is_empty()) {
        return Err("has no words");
    }
    Ok(Clause { id: id.to_owned(), edition: edition.to_owned(), kind, line })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_letters_and_then_digits() {
        assert!(["W2", "w12", "FAQ7"].into_iter().all(is_id));
        assert!(["W", "2", "", "W2a", "fire", "2W"].into_iter().all(|word| !is_id(word)));
        assert_eq!(chapter("FAQ7"), "FAQ");
    }

    #[test]
    fn clauses_are_lines_and_the_rest_is_prose() {
        let text = "# Wind\n- **W1** · both · rule · Fire · walks.\n- **Note** that it is hot.\n\
                    - **W2** · 2018 · forbids · Not twice.\n";
        let (clauses, problems) = read("rules.md", text);
        assert_eq!(problems, Vec::<String>::new());
        let short: Vec<_> = clauses.iter().map(|c| (&*c.id, &*c.edition, c.kind, c.line)).collect();
        assert_eq!(short, [("W1", "both", Kind::Rule, 2), ("W2", "2018", Kind::Forbids, 4)]);
    }

    #[test]
    fn a_clause_listed_twice_is_a_problem() {
        let text = "- **W1** · both · rule · Fire walks.\n- **W1** · both · rule · Fire runs.\n";
        assert_eq!(read("rules.md", text).1, ["rules.md:2: W1 is already on line 1"]);
    }

    #[test]
    fn a_clause_with_a_field_missing_or_unknown_is_a_problem() {
        let problem = |line: &str| read("rules.md", line).1.join("\n");
        let edition =
            "rules.md:1: clause W1 needs an edition: one word, for instance both or a year";
        assert_eq!(problem("- **W1** · rule and more · rule · Fire walks."), edition);
        assert_eq!(problem("- **W1** · family-game · rule · Fire walks."), "");
        assert_eq!(problem("- **W1** Fire walks."), edition);
        let kind = "rules.md:1: clause W1 needs a kind: rule, forbids or ruling";
        assert_eq!(problem("- **W1** · both · law · Fire walks."), kind);
        assert_eq!(problem("- **W1** · both · rule"), "rules.md:1: clause W1 has no words");
    }
}
