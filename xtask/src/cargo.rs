//! Calling cargo, and other programs, from inside `cargo xtask`.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

/// Cargo with these arguments, in the repository root.
pub(crate) fn command<S: AsRef<OsStr>>(root: &Path, arguments: &[S]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(arguments);
    command
}

/// Runs it with its output shown; a failure is told as one line that can be typed again.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", line(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

/// Runs it and returns what it printed. Its messages on the way (what it compiles) are shown; what
/// it printed is shown only when it fails.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit());
    let output = piped.output().with_context(|| format!("cannot start `{}`", line(command)))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        print!("{text}");
        bail!("`{}` failed ({})", line(command), output.status);
    }
    Ok(text)
}

/// The command as one would type it: the program without its folder, then the arguments.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command_without_the_machine_it_ran_on() {
        let mut command = Command::new("/somewhere/bin/cargo");
        assert_eq!(line(command.args(["fmt", "--check"])), "cargo fmt --check");
    }

    #[test]
    fn a_program_that_fails_is_an_error_and_one_that_succeeds_is_not() {
        let root = crate::files::root();
        assert!(output(&mut command(&root, &["--version"])).expect("runs").contains("cargo"));
        assert!(run(command(&root, &["no-such-command"]).stderr(Stdio::null())).is_err());
    }
}
