//! The program itself, in a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

const PATH: &str = env!("CARGO_BIN_EXE_tinderbox-server");

/// A process that runs until it is dropped, and then is killed, not told.
pub(crate) struct Program {
    child: Child,
    pub(crate) addr: SocketAddr,
}

impl Program {
    pub(crate) fn start(data: &Path) -> Program {
        Program::run(Command::new(PATH), data)
    }

    /// With what `ulimit` allows.
    #[cfg(unix)]
    pub(crate) fn limited(limit: &str, data: &Path) -> Program {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit {limit}; exec \"$0\""), PATH]);
        Program::run(shell, data)
    }

    fn run(mut command: Command, data: &Path) -> Program {
        let mut child = command
            .env("TINDERBOX_ADDR", "127.0.0.1:0")
            .env("TINDERBOX_DATA", data)
            .env("TINDERBOX_TOYS", "1")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("its output");
        BufReader::new(stdout).read_line(&mut line).expect("its first line");
        let addr = line.trim().strip_prefix("http://").and_then(|addr| addr.parse().ok());
        Program { child, addr: addr.expect("its address") }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}
