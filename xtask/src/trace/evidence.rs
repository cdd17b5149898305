//! What a crate says about the clauses: its statics, its comments, its tests.

use super::document::is_id;
use crate::source::{self, Source, Word};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ItemEnum, ItemFn, ItemUse, Lit, Meta, UseTree};

/// Everything found in the sources of one crate.
#[derive(Default, Debug)]
pub(crate) struct Evidence {
    pub(crate) statics: Vec<Static>,
    /// Clauses that a comment `/// W2: ...` names, and where.
    pub(crate) comments: Vec<(String, String)>,
    pub(crate) tests: Vec<Test>,
    /// The variants of `enum Because`, and where each is declared.
    pub(crate) because: Vec<(String, String)>,
}

/// `static WIND: Clause = Clause { id: "W2" }`.
#[derive(Debug)]
pub(crate) struct Static {
    pub(crate) name: String,
    pub(crate) id: String,
    pub(crate) place: String,
}

/// One `#[test]`.
#[derive(Debug)]
pub(crate) struct Test {
    pub(crate) name: String,
    pub(crate) place: String,
    /// The `X` of every `clause::X` that stands in a call of `refused`.
    pub(crate) refused: BTreeSet<String>,
    /// The variants of `Because` that it names.
    pub(crate) because: BTreeSet<String>,
}

impl Evidence {
    /// Everything that these sources say.
    pub(crate) fn of(sources: &[Source]) -> Evidence {
        let mut evidence = Evidence::default();
        for source in sources {
            evidence.statics.extend(statics(source));
            let mut imports = Imports::default();
            imports.visit_file(&source.file);
            let mut reader = Reader { source, imports: imports.0, evidence: &mut evidence };
            reader.visit_file(&source.file);
        }
        evidence
    }
}

/// The statics of a source. A macro in `clause.rs` that takes a list of ids (`clauses! { W1, W2 }`)
/// declares a static of that name for each.
fn statics(source: &Source) -> Vec<Static> {
    let words = source::words(&source.file);
    let read = |at: usize| {
        let id = words.get(at + 1)?.text.strip_prefix('"')?.strip_suffix('"')?.to_owned();
        // `static NAME: Clause = Clause { id: "W2" }`: the nearest `static` or `const` before.
        let keyword = |word: &Word| word.text == "static" || word.text == "const";
        let name = words[..at].iter().rposition(keyword).map(|at| words[at + 1].text.clone());
        Some(Static { name: name?, id, place: source.place(words[at].line) })
    };
    let mut found: Vec<Static> =
        source::find(&words, &["Clause", "{", "id", ":"]).filter_map(read).collect();
    if source.path.ends_with("/clause.rs") {
        for Word { text, line } in words.iter().filter(|word| is_written_id(&word.text)) {
            if !found.iter().any(|one| one.name == *text) {
                let (name, id) = (text.clone(), text.clone());
                found.push(Static { name, id, place: source.place(*line) });
            }
        }
    }
    found
}

/// An id as the document writes it, in capitals.
fn is_written_id(word: &str) -> bool {
    is_id(word) && word.bytes().all(|byte| !byte.is_ascii_lowercase())
}

/// What a file imports out of `Because`; `*` for everything.
#[derive(Default)]
struct Imports(BTreeSet<String>);

impl Visit<'_> for Imports {
    fn visit_item_use(&mut self, item: &ItemUse) {
        self.read(&item.tree, false);
    }
}

impl Imports {
    fn read(&mut self, tree: &UseTree, inside: bool) {
        match tree {
            UseTree::Path(path) => self.read(&path.tree, path.ident == "Because"),
            UseTree::Group(group) => group.items.iter().for_each(|one| self.read(one, inside)),
            UseTree::Name(name) if inside => drop(self.0.insert(name.ident.to_string())),
            UseTree::Glob(_) if inside => drop(self.0.insert("*".to_owned())),
            _ => {}
        }
    }
}

struct Reader<'a> {
    source: &'a Source,
    imports: BTreeSet<String>,
    evidence: &'a mut Evidence,
}

impl Visit<'_> for Reader<'_> {
    fn visit_attribute(&mut self, attribute: &Attribute) {
        let Some(text) = doc(attribute) else { return };
        let place = self.source.place(source::words(attribute).first().map_or(0, |word| word.line));
        self.evidence.comments.extend(cited(&text).map(|id| (id, place.clone())));
    }

    fn visit_item_enum(&mut self, item: &ItemEnum) {
        if item.ident == "Because" {
            let place = |line| self.source.place(line);
            let variants = item.variants.iter().map(|one| &one.ident);
            let found = variants.map(|v| (v.to_string(), place(v.span().start().line)));
            self.evidence.because.extend(found);
        }
        visit::visit_item_enum(self, item);
    }

    fn visit_item_fn(&mut self, item: &ItemFn) {
        if source::is_test(&item.attrs) {
            let words = source::words(&item.block);
            self.evidence.tests.push(Test {
                name: item.sig.ident.to_string(),
                place: self.source.place(item.sig.fn_token.span.start().line),
                refused: refused(&words),
                because: self.because(&words),
            });
        }
        visit::visit_item_fn(self, item);
    }
}

impl Reader<'_> {
    /// The variants of `Because` that these words name: as `Because::X`, or as an imported `X`.
    fn because(&self, words: &[Word]) -> BTreeSet<String> {
        let after = |at: usize| words.get(at + 1).map(|word| word.text.clone());
        let whole = source::find(words, &["Because", ":", ":"]).filter_map(after);
        let imported = |text: &&String| self.imports.contains("*") || self.imports.contains(*text);
        whole.chain(words.iter().map(|word| &word.text).filter(imported).cloned()).collect()
    }
}

/// The text of a `///` or `//!` line.
fn doc(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    match &pair.value {
        Expr::Lit(text) if pair.path.is_ident("doc") => match &text.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}

/// The clauses that a comment begins with: `W2: ...`, or `W2, W3: ...`.
fn cited(comment: &str) -> impl Iterator<Item = String> + '_ {
    let ids = comment.trim_start().split_once(':').map_or("", |(ids, _)| ids);
    let all = ids.split(", ").all(is_written_id);
    ids.split(", ").filter(move |_| all).map(str::to_owned)
}

/// The `X` of every `clause::X` between the brackets of a call of `refused` or `setup_refused`.
fn refused(words: &[Word]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let calls = ["refused", "setup_refused"].map(|name| source::find(words, &[name]).collect());
    for at in calls.into_iter().flat_map(|places: Vec<usize>| places) {
        let Some(arguments) = arguments(&words[at + 1..]) else { continue };
        let names = source::find(arguments, &["clause", ":", ":"]);
        found.extend(names.filter_map(|at| arguments.get(at + 1)).map(|word| word.text.clone()));
    }
    found
}

/// The words between the brackets of a call, given what follows its name; `::<..>` is passed over.
fn arguments(words: &[Word]) -> Option<&[Word]> {
    let generic = words.first()?.text == ":";
    let open = words.iter().position(|word| word.text == "(")?;
    if open != 0 && !generic {
        return None;
    }
    let mut depth = 0;
    for (at, word) in words.iter().enumerate().skip(open) {
        match word.text.as_str() {
            "(" => depth += 1,
            ")" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&words[open + 1..at]);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::drawn;

    fn evidence(text: &str) -> Evidence {
        Evidence::of(&[drawn("tests/wind.rs", text)])
    }

    fn set(words: &[&str]) -> BTreeSet<String> {
        words.iter().map(|word| word.to_string()).collect()
    }

    #[test]
    fn statics_are_found_with_name_and_place() {
        let found =
            evidence("/// Wind.\npub static WIND: Clause = Clause { id: \"W2\" };\n").statics;
        let found: Vec<_> = found.iter().map(|one| (&*one.name, &*one.id, &*one.place)).collect();
        assert_eq!(found, [("WIND", "W2", "tests/wind.rs:2")]);
    }

    #[test]
    fn statics_made_by_a_macro_are_found() {
        let text = "macro_rules! clauses { () => {} }\nclauses! {\n    W1, W2,\n}\n";
        let found = Evidence::of(&[drawn("src/clause.rs", text)]).statics;
        let found: Vec<_> = found.iter().map(|one| (&*one.name, &*one.id, &*one.place)).collect();
        assert_eq!(found, [("W1", "W1", "src/clause.rs:3"), ("W2", "W2", "src/clause.rs:3")]);
        assert!(evidence(text).statics.is_empty(), "only in the file of clauses");
    }

    #[test]
    fn comments_that_begin_with_a_clause_cite_it() {
        let text = "/// W2: it blows.\nfn a() {}\n/// W3, W4: both.\nfn b() {}\n/// Note: W5 too.\nfn c() {}\n";
        let ids: Vec<String> = evidence(text).comments.into_iter().map(|(id, _)| id).collect();
        assert_eq!(ids, ["W2", "W3", "W4"]);
    }

    #[test]
    fn refusals_are_found_in_functions_methods_and_macros() {
        let test = |body: &str| {
            let found = evidence(&format!("#[test]\nfn w2_a() {{ {body} }}")).tests;
            found.into_iter().next().expect("it is a test").refused
        };
        assert_eq!(test("refused(board(\"F\"), ANN, light(), &clause::WIND);"), set(&["WIND"]));
        assert_eq!(test("table().refused(ANN, crate::clause::WIND);"), set(&["WIND"]));
        assert_eq!(test("assert!(refused::<Tower>(a, &clause::WIND));"), set(&["WIND"]));
        assert_eq!(test("setup_refused::<Tower>(&two, &clause::WIND, why);"), set(&["WIND"]));
        assert_eq!(test("then(board(\"F\")); let _ = &clause::WIND;"), set(&[]));
        assert_eq!(test("let refused = then(&clause::WIND);"), set(&[]));
        assert_eq!(test("refused(a, b); then(&clause::WIND);"), set(&[]));
    }

    #[test]
    fn reasons_are_found_whole_and_imported() {
        let whole = "#[test]\nfn a() { assert_eq!(x, Because::NoFire(3)); let y = Far; }";
        assert_eq!(evidence(whole).tests[0].because, set(&["NoFire"]));
        let imported = "use tower::Because::{Far, Near};\n#[test]\nfn a() { told(Far); }";
        assert_eq!(evidence(imported).tests[0].because, set(&["Far"]));
        let glob = "use tower::Because::*;\n#[test]\nfn a() { told(Far); }";
        assert!(evidence(glob).tests[0].because.contains("Far"));
    }

    #[test]
    fn only_tests_are_tests() {
        let found = evidence("fn w1_helper() {}\n#[test]\nfn w2_shown() {}\n").tests;
        let found: Vec<_> = found.iter().map(|test| (&*test.name, &*test.place)).collect();
        assert_eq!(found, [("w2_shown", "tests/wind.rs:3")]);
    }

    #[test]
    fn variants_of_because_are_listed_and_other_enums_are_not() {
        let found = evidence("enum Because { Far, Near(u8) }\nenum Card { Gale }\n").because;
        let names: Vec<_> = found.into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["Far", "Near"]);
    }
}
