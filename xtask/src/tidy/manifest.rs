//! Every crate takes the workspace's lints, and those forbid unsafe code.

use crate::files::TextFile;

/// What is wrong with a `Cargo.toml`.
pub(crate) fn problems(manifest: &TextFile) -> Vec<String> {
    let mut problems = Vec::new();
    let mut want = |table: &str, key: &str, value: &str, why: &str| {
        if entry(&manifest.text, table, key).as_deref() != Some(value) {
            problems.push(format!("{}: {why}: [{table}] {key} = {value}", manifest.path));
        }
    };
    if has_table(&manifest.text, "package") {
        want("lints", "workspace", "true", "takes none of our lints");
    }
    if has_table(&manifest.text, "workspace") {
        want("workspace.lints.rust", "unsafe_code", "\"forbid\"", "allows unsafe code");
    }
    problems
}

fn has_table(text: &str, table: &str) -> bool {
    text.lines().any(|line| line.trim() == format!("[{table}]"))
}

/// The value of `key` in a table of plain `key = value` lines, which is all that we write.
fn entry(text: &str, table: &str, key: &str) -> Option<String> {
    let inside = text.lines().skip_while(|line| line.trim() != format!("[{table}]")).skip(1);
    let mut pairs =
        inside.take_while(|line| !line.starts_with('[')).filter_map(|l| l.split_once('='));
    pairs.find(|(name, _)| name.trim() == key).map(|(_, value)| value.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        problems(&TextFile { path: "Cargo.toml".to_owned(), text: text.to_owned() })
    }

    #[test]
    fn a_crate_takes_the_lints_of_the_workspace() {
        let fine = "[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n";
        assert_eq!(found(fine), Vec::<String>::new());
        let words = "Cargo.toml: takes none of our lints: [lints] workspace = true";
        assert_eq!(found("[package]\nname = \"a\"\n"), [words]);
        let elsewhere = "[package]\nname = \"a\"\n[lints]\n[other]\nworkspace = true\n";
        assert_eq!(found(elsewhere), [words]);
    }

    #[test]
    fn the_workspace_forbids_unsafe_code() {
        let fine = "[workspace]\n[workspace.lints.rust]\nunsafe_code = \"forbid\"\n";
        assert_eq!(found(fine), Vec::<String>::new());
        let words =
            "Cargo.toml: allows unsafe code: [workspace.lints.rust] unsafe_code = \"forbid\"";
        assert_eq!(found(&fine.replace("forbid", "deny")), [words]);
        assert_eq!(found("[workspace]\n"), [words]);
    }
}
