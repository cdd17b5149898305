//! Words in three languages, behind one function.
//!
//! `t!("key", count = 3)` gives the words in the language of the moment and follows a change of
//! language by itself: whatever is on the screen is told anew, and nothing else is touched. The words
//! stand in `locales/<language>.ftl` and in the folder of each game; a key that is missing in one of the
//! languages fails the build.

mod fluent;

use fluent::Words;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lang {
    En,
    Uk,
    Ru,
}

impl Lang {
    pub(crate) const ALL: [Lang; 3] = [Lang::En, Lang::Uk, Lang::Ru];

    pub(crate) const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Uk => "uk",
            Lang::Ru => "ru",
        }
    }

    /// As a button shows it.
    pub(crate) const fn label(self) -> &'static str {
        match self {
            Lang::En => "EN",
            Lang::Uk => "UK",
            Lang::Ru => "RU",
        }
    }

    /// The language calls itself so, whatever is spoken now.
    pub(crate) const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Uk => "Українська",
            Lang::Ru => "Русский",
        }
    }

    /// From what a browser says, for instance `uk-UA`.
    pub(crate) fn read(tag: &str) -> Option<Lang> {
        let code = tag.get(..2)?.to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// What is put into a sentence.
#[derive(Clone, Debug)]
pub(crate) enum Arg {
    Text(String),
    Number(i64),
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        })*
    };
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

/// One language, read.
pub(crate) struct Tongue {
    lang: Lang,
    /// What was learnt last is looked up first.
    learnt: Vec<Words>,
}

impl Tongue {
    pub(crate) fn new(lang: Lang, words: String) -> Tongue {
        Tongue { lang, learnt: vec![Words::new(words)] }
    }

    /// Learns more words.
    fn add(&mut self, words: String) {
        self.learnt.push(Words::new(words));
    }

    /// The words for a key; the key itself when there are none, so that it is seen.
    pub(crate) fn say(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        match self.learnt.iter().rev().find_map(|words| words.pattern(key)) {
            Some(pattern) => fluent::fill(pattern, self.lang, args),
            None => key.to_owned(),
        }
    }
}

thread_local! {
    static TONGUE: RefCell<Option<Tongue>> = const { RefCell::new(None) };
    static SPOKEN: Cell<Option<RwSignal<Lang>>> = const { Cell::new(None) };
}

/// The language spoken now; readers follow a change.
pub(crate) fn spoken() -> Lang {
    SPOKEN.get().map_or(Lang::En, |lang| lang.get())
}

/// The same, for one who only looks once.
pub(crate) fn spoken_now() -> Lang {
    SPOKEN.get().map_or(Lang::En, |lang| lang.get_untracked())
}

/// From now on this language is spoken. The first call has to be inside the page's owner, which
/// lives as long as the page.
pub(crate) fn speak(lang: Lang, words: String) {
    TONGUE.set(Some(Tongue::new(lang, words)));
    match SPOKEN.get() {
        Some(signal) => signal.set(lang),
        None => SPOKEN.set(Some(RwSignal::new(lang))),
    }
}

/// More words of the language that is spoken now, for pages that few people open.
pub(crate) fn learn(words: String) {
    TONGUE.with_borrow_mut(|tongue| {
        if let Some(tongue) = tongue {
            tongue.add(words);
        }
    });
}

/// The words for a key in the language of the moment. Use [`t!`](crate::t) where the key is known.
pub(crate) fn text(key: &str, args: &[(&'static str, Arg)]) -> String {
    if let Some(signal) = SPOKEN.get() {
        signal.track();
    }
    TONGUE.with_borrow(|tongue| match tongue {
        Some(tongue) => tongue.say(key, args),
        None => key.to_owned(),
    })
}

/// The words for a key: `t!("lobby-join")`, `t!("seats-free", count = 2)`.
#[macro_export]
macro_rules! t {
    ($key:expr $(,)?) => { $crate::i18n::text($key, &[]) };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::i18n::text($key, &[$((stringify!($name), $crate::i18n::Arg::from($value))),+])
    };
}

/// Words that are told anew in every language, as one type: each closure of its own would be drawn by
/// code of its own, and there are hundreds.
pub(crate) type Said = Box<dyn Fn() -> String + Send + Sync>;

/// The words for a key without blanks, told anew in every language.
pub(crate) fn said(key: &'static str) -> Said {
    Box::new(move || text(key, &[]))
}

/// The words for a key, told anew in every language: what a view shows.
#[macro_export]
macro_rules! said {
    ($key:literal $(,)?) => { $crate::i18n::said($key) };
    ($($all:tt)+) => {{
        let said: $crate::i18n::Said = Box::new(move || $crate::t!($($all)+));
        said
    }};
}
