//! Reads the part of Fluent in which our words are written: text, `{ $blank }`, `{ "letters" }`, and a
//! choice by number or by word.
//!
//! The library reads all of Fluent and knows the plurals of every language: 25 kB of a first visit. A test
//! compares every message of every language with what the library says.
//!
//! Deliberately absent: terms, attributes, functions, messages inside messages, numbers with fractions.

use super::{Arg, Lang};

/// Words by their keys.
pub(super) struct Words {
    text: String,
    /// Where each message begins and ends, in the order of their keys.
    messages: Vec<(usize, usize)>,
}

impl Words {
    pub(super) fn new(text: String) -> Words {
        let mut written: Vec<(usize, usize)> = Vec::new();
        let mut open = false;
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            let end = at + line.len();
            let begins = line.as_bytes()[0].is_ascii_alphabetic();
            // A comment ends a message, an empty line does not.
            open = begins || (open && !line.starts_with('#'));
            match written.last_mut() {
                _ if begins => written.push((at, end)),
                Some(message) if open => message.1 = end,
                _ => {}
            }
            at = end;
        }
        let key = |&(start, end): &(usize, usize)| split(&text[start..end]).0;
        // The library's sort is 5 kB of each program, and a few hundred messages are in place at once.
        let mut messages: Vec<(usize, usize)> = Vec::with_capacity(written.len());
        for one in written {
            let place = messages.partition_point(|other| key(other) <= key(&one));
            messages.insert(place, one);
        }
        Words { text, messages }
    }

    /// The pattern of a message, as it is written.
    pub(super) fn pattern(&self, key: &str) -> Option<&str> {
        let message = |&(start, end): &(usize, usize)| split(&self.text[start..end]);
        let found = self.messages.binary_search_by(|one| message(one).0.cmp(key)).ok()?;
        Some(message(&self.messages[found]).1)
    }
}

/// A message in two: its key and its pattern.
fn split(message: &str) -> (&str, &str) {
    let (key, pattern) = message.split_once('=').unwrap_or((message, ""));
    (key.trim_end(), pattern)
}

/// The words of a pattern with its blanks filled.
pub(super) fn fill(pattern: &str, lang: Lang, args: &[(&'static str, Arg)]) -> String {
    let mut reader = Reader { rest: pattern.trim(), lang, args };
    let mut words = String::new();
    reader.pattern(&mut words);
    words
}

struct Reader<'a> {
    rest: &'a str,
    lang: Lang,
    args: &'a [(&'static str, Arg)],
}

impl<'a> Reader<'a> {
    /// Reads text and what stands between braces, up to the end of a message or of a case.
    fn pattern(&mut self, words: &mut String) {
        self.space();
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(end);
            self.rest = rest;
            match rest.as_bytes().first() {
                Some(b'{') => {
                    words.push_str(text);
                    self.rest = &rest[1..];
                    self.placeable(words);
                }
                Some(b'\n') => {
                    self.space();
                    words.push_str(text);
                    if self.rest.starts_with(['[', '*', '}']) {
                        return words.truncate(words.trim_end().len());
                    }
                    words.push('\n');
                }
                _ => return words.push_str(text.trim_end()),
            }
        }
    }

    /// Reads what stands between braces, after the first.
    fn placeable(&mut self, words: &mut String) {
        self.space();
        if let Some(rest) = self.rest.strip_prefix('"') {
            self.rest = rest;
            self.letters(words);
        } else if let Some(rest) = self.rest.strip_prefix('$') {
            let ends = |letter: char| !letter.is_ascii_alphanumeric() && !"-_".contains(letter);
            let (name, rest) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
            self.rest = rest;
            self.space();
            let arg = self.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg);
            match self.rest.strip_prefix("->") {
                Some(rest) => {
                    self.rest = rest;
                    self.choice(arg, words);
                }
                None => match arg {
                    Some(Arg::Text(text)) => words.push_str(text),
                    Some(Arg::Number(number)) => words.push_str(&number.to_string()),
                    None => words.push_str(name),
                },
            }
        }
        self.space();
        self.rest = self.rest.strip_prefix('}').unwrap_or(self.rest);
    }

    /// Reads `"…"`, after the first mark; a letter that cannot be seen is written `\u00AD`.
    fn letters(&mut self, words: &mut String) {
        let (inside, rest) = self.rest.split_once('"').unwrap_or((self.rest, ""));
        self.rest = rest;
        let mut parts = inside.split("\\u");
        words.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let (code, text) = part.split_at_checked(4).unwrap_or((part, ""));
            words.extend(u32::from_str_radix(code, 16).ok().and_then(char::from_u32));
            words.push_str(text);
        }
    }

    /// Reads the cases of a choice; the one with a star is for everything else.
    fn choice(&mut self, arg: Option<&Arg>, words: &mut String) {
        let mut otherwise = None;
        let mut chosen = false;
        loop {
            self.space();
            let star = self.rest.starts_with('*');
            let Some(rest) = self.rest.trim_start_matches('*').strip_prefix('[') else { break };
            let (case, rest) = rest.split_once(']').unwrap_or((rest, ""));
            self.rest = rest;
            let mut own = String::new();
            self.pattern(&mut own);
            if !chosen && arg.is_some_and(|arg| self.is_case(arg, case.trim())) {
                chosen = true;
                words.push_str(&own);
            } else if star {
                otherwise = Some(own);
            }
        }
        if let (false, Some(own)) = (chosen, otherwise) {
            words.push_str(&own);
        }
    }

    fn is_case(&self, arg: &Arg, case: &str) -> bool {
        match arg {
            Arg::Text(text) => text == case,
            Arg::Number(number) => {
                case == plural(self.lang, *number) || case.parse() == Ok(*number)
            }
        }
    }

    fn space(&mut self) {
        self.rest = self.rest.trim_start();
    }
}

/// How a language counts.
fn plural(lang: Lang, number: i64) -> &'static str {
    let number = number.unsigned_abs();
    match (lang, number % 10, number % 100) {
        (Lang::En, ..) if number == 1 => "one",
        (Lang::En, ..) => "other",
        (Lang::Uk | Lang::Ru, _, 11..=14) => "many",
        (Lang::Uk | Lang::Ru, 1, _) => "one",
        (Lang::Uk | Lang::Ru, 2..=4, _) => "few",
        (Lang::Uk | Lang::Ru, ..) => "many",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(words: &str, args: &[(&'static str, Arg)]) -> String {
        let words = Words::new(words.to_owned());
        fill(words.pattern("a").expect("it is there"), Lang::En, args)
    }

    #[test]
    fn text_blanks_and_letters_are_read() {
        assert_eq!(said("a = Some words \nb = Others", &[]), "Some words");
        assert_eq!(said("a =\n    Some\n    words\n\n# why\nb = No", &[]), "Some\nwords");
        assert_eq!(said("a = De/{\"\\u00AD\"}Re{ \"f\" }", &[]), "De/\u{ad}Ref");
        let name = [("name", Arg::from("Fox")), ("count", Arg::from(3_u8))];
        assert_eq!(said("a = { $name }: {$count}.", &name), "Fox: 3.");
    }

    #[test]
    fn a_choice_takes_the_case_of_the_number_or_the_word() {
        let words =
            "a = { $n ->\n    [0] none\n    [one] { $n } card \n   *[other] { $n } cards\n} left";
        for (number, text) in [(0, "none left"), (1, "1 card left"), (7, "7 cards left")] {
            assert_eq!(said(words, &[("n", Arg::from(number))]), text);
        }
        let words = "a = It is { $who ->\n    [you] yours\n   *[other] { $who }\n }";
        assert_eq!(said(words, &[("who", Arg::from("you"))]), "It is yours");
        assert_eq!(said(words, &[("who", Arg::from("Fox"))]), "It is Fox");
    }

    #[test]
    fn a_key_is_found_whole_or_not_at_all() {
        let words = Words::new("ab = 1\na = 2\nabc = 3".to_owned());
        assert_eq!(words.pattern("a"), Some(" 2\n"));
        assert_eq!(words.pattern("abc"), Some(" 3"));
        assert_eq!(words.pattern("b"), None);
    }
}
