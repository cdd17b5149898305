//! Rust sources, read as items and as a flat row of words.
//!
//! Items say what is a test and what is not. Words (identifiers, punctuation, literals, brackets)
//! are all that a search for `Because::NoFire` or `refused(..)` needs, and unlike the syntax tree
//! they reach into the arguments of `assert_eq!`.

use crate::files::TextFile;
use anyhow::{Context, Result};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::ToTokens;
use std::ops::RangeInclusive;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItemFn, ItemFn, ItemMod, Signature, TraitItemFn};

/// One Rust file.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) lines: usize,
    pub(crate) file: syn::File,
}

impl Source {
    pub(crate) fn read(file: &TextFile) -> Result<Source> {
        let parsed =
            syn::parse_file(&file.text).with_context(|| format!("reading {}", file.path))?;
        Ok(Source { path: file.path.clone(), lines: file.text.lines().count(), file: parsed })
    }

    /// Whether the whole file is test code: it lies in a folder `tests`, or is a file `tests.rs`.
    pub(crate) fn is_test_file(&self) -> bool {
        self.path.split('/').any(|part| part == "tests" || part == "tests.rs")
    }

    /// The file as `path:line`, for a message.
    pub(crate) fn place(&self, line: usize) -> String {
        format!("{}:{line}", self.path)
    }

    /// Every function, and the lines of every item that exists for tests only.
    pub(crate) fn shape(&self) -> Shape {
        let mut shape = Shape::default();
        shape.visit_file(&self.file);
        shape
    }
}

/// One word of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) line: usize,
}

/// The words of a piece of source, brackets included.
pub(crate) fn words(piece: &impl ToTokens) -> Vec<Word> {
    let mut out = Vec::new();
    flatten(piece.to_token_stream(), &mut out);
    out
}

fn flatten(tokens: TokenStream, out: &mut Vec<Word>) {
    let word = |text: String, span: Span| Word { text, line: span.start().line };
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => out.push(word(ident.to_string(), ident.span())),
            TokenTree::Punct(punct) => out.push(word(punct.as_char().to_string(), punct.span())),
            TokenTree::Literal(literal) => out.push(word(literal.to_string(), literal.span())),
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                out.push(word(open.to_owned(), group.span_open()));
                flatten(group.stream(), out);
                out.push(word(close.to_owned(), group.span_close()));
            }
        }
    }
}

/// Every place where these words follow each other; the answer is where the last one stands.
pub(crate) fn find<'a>(words: &'a [Word], row: &'a [&str]) -> impl Iterator<Item = usize> + 'a {
    let meets = move |found: &[Word]| found.iter().zip(row).all(|(word, want)| word.text == *want);
    let at = words.windows(row.len()).enumerate().filter(move |(_, found)| meets(found));
    at.map(move |(at, _)| at + row.len() - 1)
}

/// Is this a `#[test]`?
pub(crate) fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|one| one.path().is_ident("test"))
}

/// Does this exist for tests only?
fn is_for_tests(attributes: &[Attribute]) -> bool {
    let cfg_test = |one: &Attribute| {
        one.path().is_ident("cfg")
            && words(&one.meta).iter().map(|w| &w.text).eq(["cfg", "(", "test", ")"])
    };
    is_test(attributes) || attributes.iter().any(cfg_test)
}

/// What a file is made of, as far as its size goes.
#[derive(Default)]
pub(crate) struct Shape {
    /// Functions outside tests: the name, and the lines from `fn` to the last bracket.
    pub(crate) functions: Vec<(String, RangeInclusive<usize>)>,
    /// The lines of items that exist for tests only.
    pub(crate) for_tests: Vec<RangeInclusive<usize>>,
}

impl Shape {
    /// Does this line belong to a test?
    pub(crate) fn is_for_tests(&self, line: usize) -> bool {
        self.for_tests.iter().any(|lines| lines.contains(&line))
    }

    fn function(&mut self, signature: &Signature, whole: &impl ToTokens) {
        let start = signature.fn_token.span.start().line;
        self.functions.push((signature.ident.to_string(), start..=*lines(whole).end()));
    }
}

impl Visit<'_> for Shape {
    fn visit_item_mod(&mut self, item: &ItemMod) {
        if is_for_tests(&item.attrs) {
            self.for_tests.push(lines(item));
        } else {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &ItemFn) {
        if is_for_tests(&item.attrs) {
            self.for_tests.push(lines(item));
        } else {
            self.function(&item.sig, item);
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &ImplItemFn) {
        self.function(&item.sig, item);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &TraitItemFn) {
        self.function(&item.sig, item);
        visit::visit_trait_item_fn(self, item);
    }
}

/// From the first line of an item, attributes included, to its last.
fn lines(item: &impl ToTokens) -> RangeInclusive<usize> {
    let words = words(item);
    let line = |word: Option<&Word>| word.map_or(0, |word| word.line);
    line(words.first())..=line(words.last())
}

/// A source as it would be read from a file; for tests.
#[cfg(test)]
pub(crate) fn drawn(path: &str, text: &str) -> Source {
    let file = TextFile { path: path.to_owned(), text: text.to_owned() };
    Source::read(&file).expect("the test's source is Rust")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_reach_into_macros_and_know_their_line() {
        let source = drawn("src/lib.rs", "fn f() {\n    assert_eq!(a, Because::NoFire);\n}\n");
        let words = words(&source.file);
        let found: Vec<usize> = find(&words, &["Because", ":", ":", "NoFire"]).collect();
        assert_eq!(found.len(), 1);
        assert_eq!(words[found[0]], Word { text: "NoFire".to_owned(), line: 2 });
        assert_eq!(find(&words, &["NoFire", ")", ";", "}", "}"]).count(), 0, "runs past the end");
    }

    #[test]
    fn functions_are_measured_and_tests_are_set_apart() {
        let text = "/// Does.\nfn one() {\n}\n\n#[cfg(test)]\nmod tests {\n    fn two() {}\n}\n\
                    impl A {\n    fn three() {}\n}\n";
        let shape = drawn("src/lib.rs", text).shape();
        assert_eq!(shape.functions, [("one".to_owned(), 2..=3), ("three".to_owned(), 10..=10)]);
        assert_eq!(shape.for_tests, [5..=8]);
    }
}
