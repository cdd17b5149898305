//! Answers of commands: for machines, and the tables that a game's own counts are shown in.

use crate::stats::{Share, Spread};
use bots::{Finding, Found};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// An answer for machines.
pub(crate) fn json(answer: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(answer).expect("answers are plain data");
    text.push('\n');
    text
}

/// What a game counted, for people: as whole lines. Parts that never occurred are left out.
pub(crate) fn lines(findings: &[Finding]) -> String {
    let mut text = String::new();
    for Finding { name, found, .. } in findings {
        match found {
            Found::Shares { counted, parts } => {
                text += &Share::heading(name, counted);
                let total = total(parts);
                for (part, count) in parts.iter().filter(|(_, count)| *count > 0) {
                    text += &Share::new(*count, total).line(part);
                }
            }
            Found::Rates { counted, parts } if parts.iter().any(|(_, _, of)| *of > 0) => {
                text += &Share::heading(name, counted);
                for (part, count, of) in parts.iter().filter(|(_, _, of)| *of > 0) {
                    text += &Share::new(*count, *of).line(part);
                }
            }
            Found::Rates { .. } => {}
            Found::Spread { whose, numbers } => {
                text += &Spread::heading(name);
                text += &spread(numbers).line(whose);
            }
        }
    }
    text
}

/// What a game counted, for machines, by the keys of the tables.
pub(crate) fn values(findings: &[Finding]) -> Map<String, Value> {
    let value = |found: &Found| match found {
        Found::Shares { parts, .. } => {
            let total = total(parts);
            let part =
                |(name, count): &(&str, u64)| (name.to_string(), json!(Share::new(*count, total)));
            Value::Object(parts.iter().map(part).collect())
        }
        Found::Rates { parts, .. } => {
            let could = parts.iter().filter(|(_, _, of)| *of > 0);
            let part = |(name, count, of): &(&str, u64, u64)| {
                (name.to_string(), json!(Share::new(*count, *of)))
            };
            Value::Object(could.map(part).collect())
        }
        Found::Spread { numbers, .. } => json!(spread(numbers)),
    };
    findings.iter().map(|finding| (finding.key.to_string(), value(&finding.found))).collect()
}

fn total(parts: &[(&str, u64)]) -> u64 {
    parts.iter().map(|(_, count)| count).sum()
}

fn spread(numbers: &[u32]) -> Spread {
    Spread::new(numbers.iter().copied().map(i64::from).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings() -> [Finding; 2] {
        let parts = vec![("wind", 3), ("storm", 0), ("ember", 1)];
        let numbers = vec![7, 9, 8];
        [
            Finding {
                key: "by_means",
                name: "burnt, by means",
                found: Found::Shares { counted: "towers", parts },
            },
            Finding {
                key: "score",
                name: "score",
                found: Found::Spread { whose: "each", numbers },
            },
        ]
    }

    #[test]
    fn people_read_shares_of_what_occurred_and_how_numbers_are_spread() {
        let text = lines(&findings());
        assert!(text.contains("wind") && text.contains("75.00 %"), "{text}");
        assert!(!text.contains("storm"), "{text}");
        assert!(text.contains("each") && text.contains("8.00"), "{text}");
    }

    #[test]
    fn machines_read_every_part_by_its_key() {
        let values = Value::Object(values(&findings()));
        assert_eq!(values["by_means"]["storm"]["count"], 0);
        assert_eq!(values["by_means"]["ember"]["percent"], 25.0);
        assert_eq!(values["score"]["p50"], 8);
    }
}
