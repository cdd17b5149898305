//! Reading what the server says.
//!
//! The types of the protocol and of the rules can read themselves from anything that serde knows. Of
//! all the ways to write a thing as JSON our server uses one, so this reader knows only that one: a
//! struct is an object, a name is text, a number is whole. And it does not say what is wrong with a
//! message, only that something is. What it cannot do is not compiled, and not loaded by every visitor.
//!
//! Measured with Fire Tower's program, built for size but without LTO: with `serde_json` in its place the
//! program had 2,130 kB instead of 1,786 kB, and 452 kB instead of 402 kB compressed; `de` says
//! what is left out.

mod de;

use std::borrow::Cow;

/// Something that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Json<'a> {
    Null,
    Bool(bool),
    /// As it is written: numbers of 64 bits must not pass through a float.
    Number(&'a str),
    Text(Cow<'a, str>),
    List(Vec<Json<'a>>),
    Map(Vec<(Cow<'a, str>, Json<'a>)>),
}

/// Not what was expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wrong;

/// No message nests deeper; a forged one must not exhaust the stack.
const DEPTH_MAX: usize = 64;

impl<'a> Json<'a> {
    /// Reads a whole text.
    pub(crate) fn parse(text: &'a str) -> Result<Json<'a>, Wrong> {
        let mut reader = Reader { text, at: 0 };
        let read = reader.value(0)?;
        reader.skip_space();
        if reader.at == text.len() { Ok(read) } else { Err(Wrong) }
    }

    /// The value of a key; nothing where there is none.
    pub(crate) fn get(&self, key: &str) -> &Json<'a> {
        let Json::Map(entries) = self else { return &Json::Null };
        let found = entries.iter().find(|(name, _)| name == key);
        found.map_or(&Json::Null, |(_, value)| value)
    }

    /// As text.
    pub(crate) fn text(&self) -> Result<&str, Wrong> {
        if let Json::Text(text) = self { Ok(text) } else { Err(Wrong) }
    }

    /// As a type that can read itself.
    pub(crate) fn read<T: serde::de::DeserializeOwned>(&self) -> Result<T, Wrong> {
        T::deserialize(de::Value(self))
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, wanted: u8) -> Result<(), Wrong> {
        self.skip_space();
        if self.peek() == Some(wanted) {
            self.at += 1;
            return Ok(());
        }
        Err(Wrong)
    }

    fn word(&mut self, word: &str, means: Json<'a>) -> Result<Json<'a>, Wrong> {
        if self.text[self.at..].starts_with(word) {
            self.at += word.len();
            return Ok(means);
        }
        Err(Wrong)
    }

    fn value(&mut self, depth: usize) -> Result<Json<'a>, Wrong> {
        if depth > DEPTH_MAX {
            return Err(Wrong);
        }
        self.skip_space();
        match self.peek().ok_or(Wrong)? {
            b'n' => self.word("null", Json::Null),
            b't' => self.word("true", Json::Bool(true)),
            b'f' => self.word("false", Json::Bool(false)),
            b'"' => Ok(Json::Text(self.string()?)),
            b'[' => self.list(depth),
            b'{' => self.map(depth),
            b'-' | b'0'..=b'9' => {
                let start = self.at;
                let part = |byte| matches!(byte, b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9');
                while self.peek().is_some_and(part) {
                    self.at += 1;
                }
                Ok(Json::Number(&self.text[start..self.at]))
            }
            _ => Err(Wrong),
        }
    }

    fn list(&mut self, depth: usize) -> Result<Json<'a>, Wrong> {
        self.take(b'[')?;
        let mut items = Vec::new();
        if self.take(b']').is_ok() {
            return Ok(Json::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.take(b',').is_err() {
                self.take(b']')?;
                return Ok(Json::List(items));
            }
        }
    }

    fn map(&mut self, depth: usize) -> Result<Json<'a>, Wrong> {
        self.take(b'{')?;
        let mut entries = Vec::new();
        if self.take(b'}').is_ok() {
            return Ok(Json::Map(entries));
        }
        loop {
            self.skip_space();
            let key = self.string()?;
            self.take(b':')?;
            entries.push((key, self.value(depth + 1)?));
            if self.take(b',').is_err() {
                self.take(b'}')?;
                return Ok(Json::Map(entries));
            }
        }
    }

    fn string(&mut self) -> Result<Cow<'a, str>, Wrong> {
        if self.peek() != Some(b'"') {
            return Err(Wrong);
        }
        self.at += 1;
        let start = self.at;
        let plain = |byte| !matches!(byte, b'"' | b'\\');
        while self.peek().is_some_and(plain) {
            self.at += 1;
        }
        let front = &self.text[start..self.at];
        if self.peek() == Some(b'"') {
            self.at += 1;
            return Ok(Cow::Borrowed(front));
        }
        let mut text = front.to_owned();
        loop {
            let letter = self.text[self.at..].chars().next().ok_or(Wrong)?;
            self.at += letter.len_utf8();
            match letter {
                '"' => return Ok(Cow::Owned(text)),
                '\\' => text.push(self.escaped()?),
                letter => text.push(letter),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, Wrong> {
        let letter = self.peek().ok_or(Wrong)?;
        self.at += 1;
        Ok(match letter {
            b'n' => '\n',
            b't' => '\t',
            b'r' => '\r',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'u' => return self.unicode(),
            b'"' | b'\\' | b'/' => letter as char,
            _ => return Err(Wrong),
        })
    }

    fn unicode(&mut self) -> Result<char, Wrong> {
        let first = self.hex()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first).ok_or(Wrong);
        }
        // The second half of a pair that stands for one letter.
        self.word("\\u", Json::Null)?;
        let second = self.hex()?.checked_sub(0xdc00).filter(|low| *low < 0x400).ok_or(Wrong)?;
        char::from_u32(0x10000 + ((first - 0xd800) << 10) + second).ok_or(Wrong)
    }

    fn hex(&mut self) -> Result<u32, Wrong> {
        let digits = self.text.get(self.at..self.at + 4).ok_or(Wrong)?;
        self.at += 4;
        u32::from_str_radix(digits, 16).map_err(|_| Wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{PLAYABLE, Page, Visitor, visit};
    use kernel::{Chosen, Input, Reading, Waiting};
    use serde::{Deserialize, Serialize};

    #[test]
    fn every_kind_of_value_is_read() {
        let text = r#" {"a": [1, -2, true, null], "ї\"\u0416\ud83d\ude00": "x\ny", "b": {}} "#;
        let read = Json::parse(text).expect("it is JSON");
        let list = vec![Json::Number("1"), Json::Number("-2"), Json::Bool(true), Json::Null];
        assert_eq!(*read.get("a"), Json::List(list));
        assert_eq!(read.get("ї\"Ж😀").text(), Ok("x\ny"));
        assert_eq!(*read.get("b"), Json::Map(Vec::new()));
        assert_eq!(*read.get("c"), Json::Null);
    }

    #[test]
    fn what_is_not_json_is_refused() {
        let deep = "[".repeat(100_000);
        for wrong in
            ["", "{", "[1,]", "{\"a\"}", "nul", "\"", "\"\\x\"", "\"\\ud800\"", "1 2", &deep]
        {
            assert_eq!(Json::parse(wrong), Err(Wrong), "{wrong:.20}");
        }
    }

    fn survives<T: Serialize + for<'a> Deserialize<'a> + PartialEq + std::fmt::Debug>(value: &T) {
        let text = serde_json::to_string(value).expect("plain");
        let read: T = Json::parse(&text).expect("JSON").read().expect("read back");
        assert_eq!(read, *value);
    }

    /// Plays matches of a game by chance and reads back everything that they say.
    struct ReadBack;

    impl Visitor for ReadBack {
        /// How many events and how many refusals were read back.
        type Out = (usize, usize);

        fn visit<G: Page>(self) -> (usize, usize) {
            let presets = G::PRESETS.iter().map(|preset| preset.options);
            presets.fold((0, 0), |(events, refusals), options| {
                let chosen = Chosen::new(G::OPTIONS, options).expect("a preset fits");
                let setup = G::configure(&chosen).expect("a preset fits");
                survives(&setup);
                let (more, no) = read_back(G::new(&setup).expect("a preset fits"));
                (events + more, refusals + no)
            })
        }
    }

    fn read_back<G: Page>(mut state: G) -> (usize, usize) {
        let (mut actions, mut tried, mut turn) = (Vec::new(), Vec::new(), 7u32);
        let (mut told, mut refused) = (0, 0);
        for _ in 0..3000 {
            turn = turn.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let input = match state.waiting() {
                Waiting::Chance => Input::Chance(state.sample(&mut |n| (turn >> 8) % n)),
                Waiting::Clock(alarm) => Input::Clock(Reading { alarm, millis_left: 0 }),
                Waiting::Over => break,
                waiting @ Waiting::Seats { .. } => {
                    // Who only may act may have nothing to do.
                    let mut able = waiting.actors().iter().filter(|&seat| {
                        actions.clear();
                        state.legal(seat, &mut actions);
                        !actions.is_empty()
                    });
                    let seat = able.next().expect("somebody acts");
                    drop(able);
                    let action = actions[(turn >> 8) as usize % actions.len()];
                    tried.push(action);
                    let before = tried[(turn >> 9) as usize % tried.len()];
                    if let Err(no) = state.check(seat, before) {
                        survives(&no.because);
                        refused += 1;
                    }
                    Input::Act(seat, action)
                }
            };
            survives(&input);
            let mut events = Vec::new();
            state.apply(input, &mut events);
            events.iter().for_each(survives);
            told += events.len();
            let viewers = state.seats().iter().map(Some).chain([None]);
            viewers.for_each(|viewer| survives(&state.view(viewer)));
        }
        (told, refused)
    }

    #[test]
    fn everything_that_a_match_of_any_game_says_is_read_back() {
        for game in PLAYABLE {
            let (events, refusals) = visit(game, ReadBack).expect("it is playable");
            assert!(events > 100 && refusals > 0, "{game}: {events} events, {refusals} refusals");
        }
    }

    #[test]
    fn large_numbers_keep_every_digit() {
        survives(&u64::MAX);
        survives(&i64::MIN);
        survives(&(Some(3u8), None::<u8>, "text".to_owned(), vec![(1u16, false)]));
    }
}
