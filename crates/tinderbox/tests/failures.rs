//! What an operator meets when something is wrong: one sentence, exit code 2, and nothing lost.
#![cfg(unix)]

use client::{Person, table};
use serde_json::json;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Nobody: a number that owns nothing on any system.
const NOBODY: u32 = 65534;

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_tinderbox"))
}

fn serve(mut command: Command, addr: &str, data: &Path) -> Command {
    command.args(["serve", "--addr", addr, "--data"]).arg(data).stdin(Stdio::null());
    command
}

/// The program, whose files may not grow beyond so many blocks of 512 bytes. Without the trap the
/// system would not refuse but kill.
fn on_a_small_disk(blocks: u32, data: &Path) -> Command {
    let mut shell = Command::new("sh");
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_tinderbox")]);
    serve(shell, "127.0.0.1:0", data)
}

/// It does not start, and says why in one sentence.
#[track_caller]
fn refused(mut command: Command, sentence: &str) {
    let output = command.output().expect("the program runs");
    let told = String::from_utf8(output.stderr).expect("text");
    assert_eq!(told, format!("error: {sentence}\n"));
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &[] as &[u8]));
}

/// A server that runs until it is dropped.
struct Running {
    child: Child,
    addr: SocketAddr,
}

impl Running {
    fn start(mut command: Command) -> Running {
        let child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = child.expect("the program runs");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("its first line");
        let port = line.trim().rsplit(':').next().and_then(|port| port.parse().ok());
        let port: u16 = port.unwrap_or_else(|| panic!("an address in '{line}'"));
        Running { child, addr: SocketAddr::from(([127, 0, 0, 1], port)) }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// How many tables Ann makes until the server refuses, at most so many; and what it says then.
async fn make_tables(ann: &mut Person, most: usize) -> (Vec<String>, Option<(u16, String)>) {
    let mut made = Vec::new();
    while made.len() < most {
        let wish = table("fire-tower", json!([["players", "2"]]), json!(["me", "me"]));
        let (status, told) = ann.post("/api/tables", wish).await;
        if status != 200 {
            let words = told["words"].as_str().expect("words").to_owned();
            return (made, Some((status, words)));
        }
        made.push(told["id"].as_str().expect("a name").to_owned());
    }
    (made, None)
}

async fn all_there(ann: &Person, tables: &[String]) {
    for id in tables {
        let (status, card) = ann.get(&format!("/api/tables/{id}")).await;
        assert_eq!((status, &card["stage"]), (200, &json!("playing")), "table {id}");
    }
}

#[test]
fn a_busy_port_is_named() {
    let folder = folder();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let addr = taken.local_addr().expect("an address").to_string();
    let sentence = format!("{addr} is in use by another program; choose another port");
    refused(serve(program(), &addr, folder.path()), &sentence);
}

#[tokio::test]
async fn a_second_process_is_told_and_the_first_goes_on() {
    let folder = folder();
    let first = Running::start(serve(program(), "127.0.0.1:0", folder.path()));
    let mut ann = Person::guest(first.addr, "Ann").await;
    let (tables, _) = make_tables(&mut ann, 1).await;
    let data = folder.path().display();
    let sentence =
        format!("another tinderbox is already running on {data}; stop it, or use another folder");
    refused(serve(program(), "127.0.0.1:0", folder.path()), &sentence);
    all_there(&ann, &tables).await;
}

#[test]
fn a_corrupt_database_is_named_and_left_as_it_is() {
    let folder = folder();
    let path = folder.path().join("tinderbox.sqlite");
    drop(Running::start(serve(program(), "127.0.0.1:0", folder.path())));
    let healthy = fs::read(&path).expect("a database");
    let mut scratched = healthy.clone();
    scratched[..64].fill(b'?');
    let letter = "Dear diary, this is not a database. ".repeat(50).into_bytes();
    for wrong in [scratched, letter] {
        for log in ["tinderbox.sqlite-wal", "tinderbox.sqlite-shm"] {
            let _ = fs::remove_file(folder.path().join(log));
        }
        fs::write(&path, &wrong).expect("a file");
        let sentence = format!(
            "{} is damaged or is not a database of tinderbox; put a backup in its place",
            path.display()
        );
        refused(serve(program(), "127.0.0.1:0", folder.path()), &sentence);
        assert_eq!(fs::read(&path).expect("still there"), wrong, "it is evidence");
    }
}

/// Root may write anywhere, so root becomes nobody for this; everybody else is refused as they are.
#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named_and_nothing_is_lost() {
    let folder = folder();
    let data = folder.path().join("data");
    let server = Running::start(serve(program(), "127.0.0.1:0", &data));
    let mut ann = Person::guest(server.addr, "Ann").await;
    let (tables, _) = make_tables(&mut ann, 3).await;
    drop(server);

    let mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("our own folder");
    };
    mode(folder.path(), 0o755);
    mode(&data, 0o555);
    let sentence = format!(
        "{} cannot be written: it is read-only or belongs to somebody else",
        data.display()
    );
    let root = fs::write(data.join("probe"), "").is_ok();
    if root {
        // A copy that nobody can reach: the folder of the build may be closed.
        fs::remove_file(data.join("probe")).expect("it was written");
        let copy = folder.path().join("tinderbox");
        fs::copy(env!("CARGO_BIN_EXE_tinderbox"), &copy).expect("a copy");
        mode(&copy, 0o755);
        let mut command = Command::new(copy);
        command.uid(NOBODY).gid(NOBODY).current_dir("/");
        refused(serve(command, "127.0.0.1:0", &data), &sentence);
    } else {
        refused(serve(program(), "127.0.0.1:0", &data), &sentence);
    }

    mode(&data, 0o755);
    let server = Running::start(serve(program(), "127.0.0.1:0", &data));
    all_there(&Person { addr: server.addr, ..ann }, &tables).await;
}

#[tokio::test]
async fn a_disk_that_takes_no_more_refuses_in_words_and_loses_nothing() {
    let folder = folder();
    let nothing = "the disk does not take what is written (a quota, a limit or a fault); \
                   nothing more is kept until it does";
    refused(on_a_small_disk(1, folder.path()), nothing);

    let server = Running::start(on_a_small_disk(800, folder.path()));
    let mut ann = Person::guest(server.addr, "Ann").await;
    let (tables, told) = make_tables(&mut ann, 60).await;
    let (status, words) = told.expect("the disk fills");
    assert_eq!(words, "The server's disk takes nothing more, so nothing can be kept.");
    assert_eq!(status, 503);
    assert!(tables.len() > 1, "some tables fit");
    let healthy = ann.raw("GET", "/healthz", &[], "").await;
    assert_eq!(healthy.status, 200, "it lives on");
    all_there(&ann, &tables).await;
    drop(server);

    let server = Running::start(serve(program(), "127.0.0.1:0", folder.path()));
    let mut ann = Person { addr: server.addr, ..ann };
    all_there(&ann, &tables).await;
    let (more, told) = make_tables(&mut ann, 2).await;
    assert_eq!((more.len(), told), (2, None), "and there is room again");
}
