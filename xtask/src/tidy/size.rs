//! A file is one idea and a function fits a screen. Tests may be as long as a story needs.

use crate::source::Source;

const FILE_LINES_MAX: usize = 500;
const FUNCTION_LINES_MAX: usize = 70;

/// What is allowed to be longer, and why.
struct Exception {
    path: &'static str,
    /// The function; `None` for the file itself.
    function: Option<&'static str>,
    reason: &'static str,
}

/// Everything that is longer for a reason.
const EXCEPTIONS: &[Exception] = &[];

/// Files and functions outside tests that are too long, and exceptions that nothing needs.
pub(crate) fn problems(sources: &[Source]) -> Vec<String> {
    check(sources, EXCEPTIONS)
}

fn check(sources: &[Source], exceptions: &[Exception]) -> Vec<String> {
    let long: Vec<Long> = sources.iter().flat_map(too_long).collect();
    let excused = |one: &Long, exception: &Exception| {
        exception.path == one.path && exception.function == one.function.as_deref()
    };
    let unexcused = long.iter().filter(|one| !exceptions.iter().any(|e| excused(one, e)));
    let unneeded = exceptions.iter().filter(|e| !long.iter().any(|one| excused(one, e)));
    let sentence = |e: &Exception| {
        let what = e.function.unwrap_or("the file");
        format!("{}: {what} is short now, drop its exception ({})", e.path, e.reason)
    };
    unexcused.map(Long::sentence).chain(unneeded.map(sentence)).collect()
}

struct Long {
    path: String,
    line: usize,
    function: Option<String>,
    lines: usize,
}

impl Long {
    fn sentence(&self) -> String {
        let Long { path, line, lines, .. } = self;
        match &self.function {
            Some(name) => {
                format!(
                    "{path}:{line}: {name} has {lines} lines, {FUNCTION_LINES_MAX} are the limit"
                )
            }
            None => format!("{path}: has {lines} lines, {FILE_LINES_MAX} are the limit"),
        }
    }
}

fn too_long(source: &Source) -> Vec<Long> {
    if source.is_test_file() {
        return Vec::new();
    }
    let shape = source.shape();
    let long = |line, function, lines| Long { path: source.path.clone(), line, function, lines };
    let tests: usize = shape.for_tests.iter().map(|lines| lines.clone().count()).sum();
    let file = long(1, None, source.lines - tests);
    let functions = shape
        .functions
        .into_iter()
        .map(|(name, lines)| long(*lines.start(), Some(name), lines.count()));
    let functions = functions.filter(|one| one.lines > FUNCTION_LINES_MAX);
    let file = Some(file).filter(|one| one.lines > FILE_LINES_MAX);
    file.into_iter().chain(functions).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::drawn;

    fn function(lines: usize) -> String {
        format!("fn f() {{\n{}}}\n", "    g();\n".repeat(lines - 2))
    }

    #[test]
    fn a_function_may_fill_a_screen_and_no_more() {
        assert!(check(&[drawn("src/lib.rs", &function(70))], &[]).is_empty());
        let found = check(&[drawn("src/lib.rs", &function(71))], &[]);
        assert_eq!(found, ["src/lib.rs:1: f has 71 lines, 70 are the limit"]);
    }

    #[test]
    fn a_file_may_have_500_lines_and_its_tests_do_not_count() {
        let file = |lines| "const A: u8 = 1;\n".repeat(lines);
        let tests = format!("#[cfg(test)]\nmod tests {{\n{}}}\n", function(90));
        assert!(check(&[drawn("src/lib.rs", &(file(500) + &tests))], &[]).is_empty());
        let found = check(&[drawn("src/lib.rs", &(file(501) + &tests))], &[]);
        assert_eq!(found, ["src/lib.rs: has 501 lines, 500 are the limit"]);
        assert!(check(&[drawn("tests/page_4.rs", &file(900))], &[]).is_empty());
    }

    #[test]
    fn an_exception_excuses_and_is_dropped_when_nothing_needs_it() {
        let exception = Exception { path: "src/lib.rs", function: Some("f"), reason: "a table" };
        let exceptions = [exception];
        assert!(check(&[drawn("src/lib.rs", &function(71))], &exceptions).is_empty());
        let found = check(&[drawn("src/lib.rs", &function(3))], &exceptions);
        assert_eq!(found, ["src/lib.rs: f is short now, drop its exception (a table)"]);
    }
}
