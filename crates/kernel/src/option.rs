//! What can be chosen before a match: one table per game feeds the command line and the lobby.

use crate::Clause;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// One thing that can be chosen.
#[derive(Clone, Copy, Debug)]
pub struct GameOption {
    /// Its name, for instance `edition`.
    pub key: &'static str,
    /// What it is for, in one sentence.
    pub about: &'static str,
    /// What it may be; the first is the default.
    pub values: &'static [OptionValue],
}

/// One value of a choice.
#[derive(Clone, Copy, Debug)]
pub struct OptionValue {
    /// Its name, for instance `2018`.
    pub key: &'static str,
    /// What it means, in one sentence.
    pub about: &'static str,
}

/// Why choices do not describe a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misconfigured {
    /// No choice has this name.
    #[error("there is no option '{0}'; there are {1}")]
    UnknownOption(String, String),
    /// The choice has no such value.
    #[error("'{value}' is not possible for '{key}'; possible are {possible}")]
    UnknownValue {
        /// Of which choice.
        key: String,
        /// What was asked for.
        value: String,
        /// What could have been.
        possible: String,
    },
    /// Each choice is possible, but not together.
    #[error("{words}{}", cited(*clause))]
    Together {
        /// The clause that forbids it, where one does.
        clause: Option<&'static Clause>,
        /// Why, without a full stop.
        words: String,
    },
}

/// A checked set of choices: every name and value is in the game's table, defaults are filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen<'a> {
    values: Vec<(&'a str, &'a str)>,
}

impl<'a> Chosen<'a> {
    /// Checks names and values against the table; later pairs win over earlier ones.
    pub fn new(table: &'a [GameOption], pairs: &[(&str, &str)]) -> Result<Self, Misconfigured> {
        let default = |choice: &'a GameOption| (choice.key, choice.values[0].key);
        let mut values: Vec<_> = table.iter().map(default).collect();
        for &(key, value) in pairs {
            let Some(at) = table.iter().position(|choice| choice.key == key) else {
                let names = list(table.iter().map(|choice| choice.key));
                return Err(Misconfigured::UnknownOption(key.to_string(), names));
            };
            let possible = table[at].values;
            let Some(found) = possible.iter().find(|possible| possible.key == value) else {
                return Err(Misconfigured::UnknownValue {
                    key: key.to_string(),
                    value: value.to_string(),
                    possible: list(possible.iter().map(|possible| possible.key)),
                });
            };
            values[at].1 = found.key;
        }
        Ok(Chosen { values })
    }

    /// The value chosen for `key`. Panics on a name that the game's own table does not have.
    pub fn get(&self, key: &str) -> &'a str {
        let found = self.values.iter().find(|(name, _)| *name == key);
        found.expect("the game asks for an option of its own table").1
    }
}

/// The clause as it stands behind a sentence.
fn cited(clause: Option<&Clause>) -> String {
    clause.map_or_else(String::new, |clause| alloc::format!(" ({})", clause.id))
}

fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &[GameOption] = &[GameOption {
        key: "edition",
        about: "Which printing.",
        values: &[
            OptionValue { key: "2023", about: "The later one." },
            OptionValue { key: "2018", about: "The first one." },
        ],
    }];

    #[test]
    fn the_first_value_is_the_default_and_the_last_word_counts() {
        assert_eq!(Chosen::new(TABLE, &[]).expect("defaults fit").get("edition"), "2023");
        let pairs = [("edition", "2018"), ("edition", "2023"), ("edition", "2018")];
        assert_eq!(Chosen::new(TABLE, &pairs).expect("both fit").get("edition"), "2018");
    }

    #[test]
    fn what_does_not_go_together_names_its_clause_where_there_is_one() {
        static V4: Clause = Clause { id: "V4" };
        let together =
            |clause| Misconfigured::Together { clause, words: "Teams need four".to_string() };
        assert_eq!(together(Some(&V4)).to_string(), "Teams need four (V4)");
        assert_eq!(together(None).to_string(), "Teams need four");
    }

    #[test]
    fn unknown_names_and_values_are_told_with_what_there_is() {
        let name = Chosen::new(TABLE, &[("year", "2018")]).expect_err("no such option");
        assert_eq!(name.to_string(), "there is no option 'year'; there are edition");
        let value = Chosen::new(TABLE, &[("edition", "1999")]).expect_err("no such value");
        let words = "'1999' is not possible for 'edition'; possible are 2023, 2018";
        assert_eq!(value.to_string(), words);
    }
}
