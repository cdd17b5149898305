//! Tests of the words: nothing is missing, nothing is left in English, plurals are whole.

use crate::games::{PLAYABLE, Page, Visitor, visit};
use crate::i18n::{Arg, Lang, Tongue};
use crate::shell::{RULE_FIGURES, RULE_STEPS, built_keys};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use kernel::Chosen;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Words that stay as they are in every language.
const UNTRANSLATED: &[&str] = &["Tinderbox", "Wi-Fi"];

/// Every word of the page in a language, whichever program says it.
fn text(lang: Lang) -> String {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = vec![here.join("locales").join(format!("{}.ftl", lang.code()))];
    paths.extend(folders(&here.join("src/games")).iter().flat_map(|game| room(game, lang, ALL)));
    joined(&paths)
}

/// The words of the lobby's program.
fn lobby_text(lang: Lang) -> String {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = vec![here.join("locales").join(format!("{}.ftl", lang.code()))];
    paths.extend(folders(&here.join("src/games")).iter().flat_map(|game| room(game, lang, LOBBY)));
    joined(&paths)
}

const ALL: &[&str] = &["lobby/", "lobby/options-", "words/", "words/rules-"];
const LOBBY: &[&str] = &["lobby/", "lobby/options-"];

/// The words of one game's folder that begin so.
fn room(game: &Path, lang: Lang, names: &[&str]) -> Vec<PathBuf> {
    let code = lang.code();
    let paths = names.iter().map(|name| game.join(format!("{name}{code}.ftl")));
    paths.filter(|path| path.exists()).collect()
}

fn joined(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| fs::read_to_string(path).expect("a text") + "\n").collect()
}

fn folders(of: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(of).expect("a folder of ours").flatten();
    let mut folders: Vec<_> = entries.map(|one| one.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// What a message is made of.
#[derive(Default, PartialEq, Eq, Debug)]
struct Made {
    text: String,
    variables: BTreeSet<String>,
    /// The cases of each choice by number.
    plurals: Vec<BTreeSet<String>>,
    /// The cases of all choices.
    cases: BTreeSet<String>,
}

impl Made {
    fn of(pattern: &Pattern<&str>) -> Made {
        let mut made = Made::default();
        made.take(pattern);
        made
    }

    fn take(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += value,
                PatternElement::Placeable { expression } => self.place(expression),
            }
        }
    }

    fn place(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let keys: BTreeSet<String> = variants.iter().map(|one| key(&one.key)).collect();
                self.cases.extend(keys.clone());
                const CASES: [&str; 3] = ["one", "few", "many"];
                if keys.iter().any(|key| CASES.contains(&key.as_str())) {
                    self.plurals.push(keys);
                }
                variants.iter().for_each(|one| self.take(&one.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        if let InlineExpression::VariableReference { id } = inline {
            self.variables.insert(id.name.to_owned());
        }
    }
}

fn messages(lang: Lang) -> BTreeMap<String, Made> {
    let text = text(lang);
    let resource = FluentResource::try_new(text).map_err(|(_, problems)| problems);
    let resource = resource.unwrap_or_else(|problems| panic!("{}: {problems:?}", lang.code()));
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            let pattern = message.value.as_ref().expect("a message has words");
            Some((message.id.name.to_owned(), Made::of(pattern)))
        }
        _ => None,
    };
    resource.entries().filter_map(message).collect()
}

struct Keys;

impl Visitor for Keys {
    type Out = Vec<String>;

    /// Every key that is put together at run time for a game.
    fn visit<G: Page>(self) -> Vec<String> {
        let game = G::NAME;
        let mut keys = G::built_keys();
        for choice in G::OPTIONS {
            keys.push(format!("option-{game}-{}", choice.key));
            keys.push(format!("option-{game}-{}-about", choice.key));
            let values = choice.values.iter();
            keys.extend(values.map(|value| format!("value-{game}-{}-{}", choice.key, value.key)));
        }
        for preset in G::PRESETS {
            keys.push(format!("preset-{}", preset.key));
            keys.push(format!("preset-{game}-{}", preset.key));
        }
        for (begins, clause) in crate::shell::rule_clauses(G::NAME) {
            keys.push(format!("rule-{game}-{}", clause.id));
            keys.extend(begins.then(|| format!("section-{game}-{}", clause.id)));
            let some = clause.edition != "both";
            keys.extend(some.then(|| format!("edition-{game}-{}", clause.edition)));
        }
        keys.extend((1..=RULE_STEPS).map(|step| format!("turn-{game}-{step}")));
        keys.extend((1..=RULE_FIGURES).map(|figure| format!("figure-{game}-{figure}")));
        let refusals = G::CLAUSES.iter().map(|clause| format!("rule-{game}-{}", clause.id));
        keys.extend(refusals);
        keys
    }
}

#[test]
fn the_three_languages_have_the_same_keys_and_the_same_blanks() {
    let english = messages(Lang::En);
    for lang in [Lang::Uk, Lang::Ru] {
        let other = messages(lang);
        let keys = |all: &BTreeMap<String, Made>| all.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(keys(&english), keys(&other), "{}", lang.code());
        for (key, made) in &other {
            assert_eq!(english[key].variables, made.variables, "{} of {}", key, lang.code());
        }
    }
}

#[test]
fn every_key_that_is_put_together_exists() {
    let english = messages(Lang::En);
    let games = PLAYABLE.iter().flat_map(|game| visit(game, Keys).expect("it is playable"));
    let missing: Vec<String> =
        games.chain(built_keys()).filter(|key| !english.contains_key(key)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn ukrainian_and_russian_have_every_plural() {
    for lang in [Lang::Uk, Lang::Ru] {
        for (key, made) in messages(lang) {
            for cases in &made.plurals {
                let whole = ["one", "few", "many"].iter().all(|case| cases.contains(*case));
                assert!(whole, "{key} of {} has only {cases:?}", lang.code());
            }
        }
    }
}

#[test]
fn plurals_are_chosen_as_people_say_them() {
    let say = |lang: Lang, count: u32| {
        Tongue::new(lang, text(lang)).say("seats-free", &[("count", Arg::from(count))])
    };
    assert_eq!(say(Lang::En, 1), "1 free seat");
    assert_eq!(say(Lang::En, 2), "2 free seats");
    for (count, words) in [(1, "місце"), (2, "місця"), (5, "місць"), (11, "місць"), (21, "місце")]
    {
        assert!(say(Lang::Uk, count).ends_with(words), "{count}: {}", say(Lang::Uk, count));
    }
    for (count, words) in [(1, "место"), (3, "места"), (12, "мест"), (22, "места"), (25, "мест")]
    {
        assert!(say(Lang::Ru, count).ends_with(words), "{count}: {}", say(Lang::Ru, count));
    }
}

#[test]
fn no_english_word_is_left_in_ukrainian_and_russian() {
    for lang in [Lang::Uk, Lang::Ru] {
        for (key, made) in messages(lang) {
            let apart = |letter: char| !letter.is_ascii_alphabetic() && letter != '-';
            let words = made.text.split(apart).filter(|word| word.len() > 2);
            let left: Vec<&str> = words.filter(|word| !UNTRANSLATED.contains(word)).collect();
            assert!(left.is_empty(), "{key} of {} says {left:?}", lang.code());
        }
    }
}

#[test]
fn every_clause_of_a_rulebook_is_listed() {
    struct Count;
    impl Visitor for Count {
        type Out = (usize, usize);
        fn visit<G: Page>(self) -> Self::Out {
            let told = G::RULEBOOK.lines().filter(|line| line.starts_with("- **")).count();
            (told, crate::shell::rule_clauses(G::NAME).len())
        }
    }
    for game in PLAYABLE {
        let (told, listed) = visit(game, Count).expect("it is playable");
        assert!(told > 0 && told == listed, "{game}: {listed} of {told}");
    }
}

#[test]
fn the_english_clauses_are_those_of_the_rulebook() {
    struct Clauses;
    impl Visitor for Clauses {
        type Out = Vec<(String, &'static str)>;
        fn visit<G: Page>(self) -> Self::Out {
            let clauses = crate::shell::rule_clauses(G::NAME).into_iter();
            let words = |id| kernel::clause_text(G::RULEBOOK, id).expect("listed");
            clauses
                .map(|(_, one)| (format!("rule-{}-{}", G::NAME, one.id), words(one.id)))
                .collect()
        }
    }
    let english = Tongue::new(Lang::En, text(Lang::En));
    for (key, words) in PLAYABLE.iter().flat_map(|game| visit(game, Clauses).expect("playable")) {
        assert_eq!(english.say(&key, &[]), words, "{key}");
    }
}

/// What the library says.
fn library(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    args: &[(&'static str, Arg)],
) -> String {
    let mut filled = FluentArgs::new();
    for (name, arg) in args {
        match arg {
            Arg::Text(text) => filled.set(*name, FluentValue::from(text.as_str())),
            Arg::Number(number) => filled.set(*name, FluentValue::from(*number)),
        }
    }
    let pattern = bundle.get_message(key).and_then(|one| one.value()).expect("a message");
    let mut problems = Vec::new();
    let words = bundle.format_pattern(pattern, Some(&filled), &mut problems).into_owned();
    assert!(problems.is_empty(), "{key}: {problems:?}");
    words
}

#[test]
fn every_message_says_what_the_fluent_library_says() {
    const NUMBERS: [i64; 15] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 21, 22, 100, 111, 1003];
    for lang in Lang::ALL {
        let tongue = Tongue::new(lang, text(lang));
        let mut bundle = FluentBundle::new(vec![lang.code().parse().expect("a language")]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(text(lang)).map_err(|(_, problems)| problems);
        bundle.add_resource(resource.expect("Fluent")).expect("no key is there twice");
        for (key, made) in messages(lang) {
            let texts = made.cases.iter().map(|case| Arg::from(case.as_str()));
            let numbers = NUMBERS.iter().map(|&number| Arg::from(number));
            for arg in texts.chain(numbers).chain([Arg::from("Fox")]) {
                let name = |name: &String| &*name.clone().leak();
                let args: Vec<(&'static str, Arg)> =
                    made.variables.iter().map(|one| (name(one), arg.clone())).collect();
                let (ours, theirs) = (tongue.say(&key, &args), library(&bundle, &key, &args));
                assert_eq!(ours, theirs, "{key} of {} with {arg:?}", lang.code());
            }
        }
    }
}

#[test]
fn the_lobby_has_all_the_words_that_it_needs_of_a_game() {
    struct Asked;
    impl Visitor for Asked {
        type Out = Vec<String>;
        fn visit<G: Page>(self) -> Vec<String> {
            let chosen = Chosen::new(G::OPTIONS, &[]).expect("the defaults");
            let setup = G::configure(&chosen).expect("the defaults go together");
            let state = G::new(&setup).expect("they are a match");
            state.seats().iter().map(|seat| G::place(&setup, seat)).collect()
        }
    }
    for lang in Lang::ALL {
        crate::i18n::speak(lang, lobby_text(lang));
        for game in PLAYABLE {
            let missing = |word: &String| word.starts_with(&format!("{game}-"));
            let places = visit(game, Asked).expect("it is playable");
            assert!(!places.is_empty() && !places.iter().any(missing), "{game}: {places:?}");
            let options = visit(game, Keys).expect("it is playable");
            let kinds = ["option-", "value-", "preset-"];
            for key in options.iter().filter(|key| kinds.iter().any(|kind| key.starts_with(kind))) {
                assert_ne!(&crate::i18n::text(key, &[]), key, "{}", lang.code());
            }
        }
        for key in built_keys().iter().filter(|key| key.starts_with("poster-")) {
            assert_ne!(&crate::i18n::text(key, &[]), key, "{}", lang.code());
        }
    }
}

#[test]
fn no_bot_is_called_like_a_card() {
    for lang in Lang::ALL {
        let all = messages(lang);
        let is_card = |key: &str| key.contains("-card-") && !key.ends_with("-about");
        let plain = |made: &Made| made.text.replace('\u{ad}', "").to_lowercase();
        let cards: BTreeSet<String> =
            all.iter().filter(|(key, _)| is_card(key)).map(|(_, made)| plain(made)).collect();
        assert!(cards.len() > 20, "{cards:?}");
        for (key, made) in all.iter().filter(|(key, _)| key.starts_with("bot-")) {
            let name = plain(made);
            let name = name.split(" (").next().unwrap_or_default();
            assert!(!cards.contains(name), "{}: {key} is called like a card", lang.code());
        }
    }
}
