//! The rules know no clock, no floats, no order that differs from run to run, no standard library.

use crate::source::{Source, Word, find, words};

/// Words that no rules crate may say outside its tests, each with the reason.
const FORBIDDEN: &[(&[&str], &str)] = &[
    (&["extern", "crate", "std"], "the rules are no_std"),
    (&["std", ":", ":", "time"], "time comes in as an input"),
    (&["SystemTime"], "time comes in as an input"),
    (&["Instant"], "time comes in as an input"),
    (&["HashMap"], "its order differs from run to run"),
    (&["HashSet"], "its order differs from run to run"),
    (&["f32"], "floats differ from machine to machine"),
    (&["f64"], "floats differ from machine to machine"),
];

/// What is impure in a source of the kernel or of a rules crate.
pub(crate) fn problems(source: &Source) -> Vec<String> {
    if source.is_test_file() {
        return Vec::new();
    }
    let (words, shape) = (words(&source.file), source.shape());
    let mut problems = Vec::new();
    if source.path.ends_with("src/lib.rs") && !is_no_std(source) {
        problems.push(format!("{}: is not #![no_std]", source.path));
    }
    let mut say = |word: &Word, what: &str, why: &str| {
        if !shape.is_for_tests(word.line) {
            problems.push(format!("{}: says {what}, but {why}", source.place(word.line)));
        }
    };
    for (row, why) in FORBIDDEN {
        let what = row.join(" ").replace(" : : ", "::");
        find(&words, row).for_each(|at| say(&words[at], &what, why));
    }
    for at in (0..words.len()).filter(|&at| is_float(&words, at)) {
        say(&words[at], &words[at].text, "floats differ from machine to machine");
    }
    problems
}

fn is_no_std(source: &Source) -> bool {
    source.file.attrs.iter().any(|attribute| attribute.path().is_ident("no_std"))
}

/// A number with a point, or with an exponent. The `0.1` of `pair.0.1` is no number.
fn is_float(words: &[Word], at: usize) -> bool {
    let after_point = at > 0 && words[at - 1].text == ".";
    let literal = syn::parse_str::<syn::Lit>(&words[at].text);
    !after_point && matches!(literal, Ok(syn::Lit::Float(_)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::drawn;

    fn found(text: &str) -> Vec<String> {
        problems(&drawn("crates/fuse/src/state.rs", text))
    }

    #[test]
    fn pure_rules_are_fine() {
        let text =
            "/// No f32 and no HashMap here.\nfn f(pair: ((u8, u8), u8)) -> u8 { pair.0.1 }\n";
        assert_eq!(found(text), Vec::<String>::new());
    }

    #[test]
    fn each_forbidden_word_is_caught() {
        for (row, why) in FORBIDDEN {
            let name = row.join(" ").replace(" : : ", "::");
            let text = match row {
                ["extern", ..] => format!("{name};\n"),
                _ => format!("fn f() {{ let _: {name}; }}\n"),
            };
            let words = format!("crates/fuse/src/state.rs:1: says {name}, but {why}");
            assert_eq!(found(&text), [words]);
        }
    }

    #[test]
    fn a_float_without_its_name_is_caught() {
        assert_eq!(found("const HALF: Odds = odds(0.5);\n").len(), 1);
        assert_eq!(found("const HALF: Odds = odds(5e3);\n").len(), 1);
    }

    #[test]
    fn tests_may_say_what_they_like() {
        let text = "#[cfg(test)]\nmod tests {\n    extern crate std;\n    fn f(x: f64) {}\n}\n";
        assert_eq!(found(text), Vec::<String>::new());
        assert!(problems(&drawn("crates/fuse/src/tests.rs", "fn f(x: f64) {}\n")).is_empty());
    }

    #[test]
    fn a_crate_that_is_not_no_std_is_caught() {
        let fine = drawn("crates/fuse/src/lib.rs", "#![no_std]\nextern crate alloc;\n");
        assert_eq!(problems(&fine), Vec::<String>::new());
        let found = problems(&drawn("crates/fuse/src/lib.rs", "extern crate alloc;\n"));
        assert_eq!(found, ["crates/fuse/src/lib.rs: is not #![no_std]"]);
    }
}
