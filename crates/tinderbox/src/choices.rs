//! What a person can choose from, compactly: labels that share their first word share a line.

/// How many choices of one kind are shown unless all are asked for.
const SHOWN_MAX: usize = 40;

/// Lines are no longer than this.
const WIDTH: usize = 96;

/// The choices, long lists cut short.
pub(crate) fn few(labels: &[String]) -> String {
    listed(labels, SHOWN_MAX)
}

/// All the choices.
pub(crate) fn all(labels: &[String]) -> String {
    listed(labels, usize::MAX)
}

/// Which choice these words are: a label, or a number counted from 1.
pub(crate) fn find(labels: &[String], words: &str) -> Option<usize> {
    let numbered = || {
        let number: usize = words.parse().ok()?;
        (1..=labels.len()).contains(&number).then(|| number - 1)
    };
    labels.iter().position(|label| label == words).or_else(numbered)
}

fn listed(labels: &[String], most: usize) -> String {
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    for (at, label) in labels.iter().enumerate() {
        let (verb, rest) = label.split_once(' ').unwrap_or(("", label));
        let choice = format!("{} {rest}", at + 1);
        match groups.iter_mut().find(|(known, _)| *known == verb) {
            Some((_, choices)) => choices.push(choice),
            None => groups.push((verb, vec![choice])),
        }
    }
    groups.iter().map(|(verb, choices)| group(verb, choices, most)).collect()
}

fn group(verb: &str, choices: &[String], most: usize) -> String {
    let mut text = String::new();
    let mut line = format!("  {verb:<9}");
    let margin = line.len();
    for (at, choice) in choices.iter().take(most).enumerate() {
        let comma = if at + 1 < choices.len() { "," } else { "" };
        if line.len() + choice.len() + 2 > WIDTH {
            text += line.trim_end();
            text.push('\n');
            line = " ".repeat(margin);
        }
        line += &format!(" {choice}{comma}");
    }
    text += &line;
    if choices.len() > most {
        text += &format!(" and {} more ('list' shows all)", choices.len() - most);
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels() -> Vec<String> {
        ["light a1", "light b2", "done"].map(String::from).to_vec()
    }

    #[test]
    fn labels_that_share_their_first_word_share_a_line() {
        assert_eq!(all(&labels()), "  light     1 a1, 2 b2\n            3 done\n");
    }

    #[test]
    fn a_long_list_is_cut_short_and_says_so() {
        let many: Vec<String> = (0..60).map(|at| format!("light {at}")).collect();
        assert!(few(&many).ends_with(" 40 39, and 20 more ('list' shows all)\n"));
        assert!(!all(&many).contains("more"));
    }

    #[test]
    fn a_choice_is_found_by_label_and_by_number() {
        assert_eq!(find(&labels(), "light b2"), Some(1));
        assert_eq!(find(&labels(), "3"), Some(2));
        assert_eq!(["0", "4", "light", ""].map(|words| find(&labels(), words)), [None; 4]);
    }
}
