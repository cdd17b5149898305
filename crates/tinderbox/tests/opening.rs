//! What a server says when it opens: where it is, for this machine, for others and for phones.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};

/// A server that runs until it is dropped, and all that it said.
struct Opened {
    child: Child,
    said: String,
    _data: tempfile::TempDir,
}

impl Opened {
    fn with(words: &[&str]) -> Opened {
        let data = tempfile::tempdir().expect("a temporary folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_tinderbox"));
        command.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(data.path()).args(words);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the program runs");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let mut said = String::new();
        while !said.contains("Control-C") {
            assert!(out.read_line(&mut said).expect("text") > 0, "it ended after '{said}'");
        }
        Opened { child, said, _data: data }
    }

    /// What stands after these words.
    fn after(&self, words: &str) -> Option<&str> {
        self.said.lines().find_map(|line| line.strip_prefix(words))
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

fn code(url: &str) -> String {
    QrCode::new(url).expect("a short address").render::<Dense1x2>().build()
}

fn answers(addr: SocketAddr) -> bool {
    let Ok(mut stream) = TcpStream::connect(addr) else { return false };
    let asked = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    let mut answer = String::new();
    asked.and_then(|()| stream.read_to_string(&mut answer)).is_ok() && answer.contains(" 200 ")
}

#[test]
fn on_the_network_it_shows_an_address_that_answers_and_a_code_of_it() {
    let server = Opened::with(&["--lan"]);
    let here = server.after("Tinderbox is open at http://localhost:").expect("a port");
    let url = server.after("For others: ").expect("an address for others");
    let addr = url.strip_prefix("http://").and_then(|addr| addr.parse().ok());
    let addr: SocketAddr = addr.unwrap_or_else(|| panic!("an address in '{url}'"));
    assert_eq!(addr.port().to_string(), here);
    assert!(!addr.ip().is_unspecified(), "{addr} is nowhere");
    assert!(answers(addr), "{addr} is reached");
    assert!(server.said.contains(&code(url)), "{}", server.said);
    assert!(server.said.ends_with("Control-C closes it; every table is kept.\n"));
}

#[test]
fn behind_a_proxy_it_shows_the_address_that_people_see() {
    let url = "https://play.example.org";
    let server = Opened::with(&["--public-url", url, "--proxy", "10.0.0.2"]);
    assert_eq!(server.after("For others: "), Some(url));
    assert!(server.said.contains(&code(url)), "{}", server.said);
}

#[test]
fn alone_it_shows_no_other_address() {
    let server = Opened::with(&[]);
    assert_eq!(server.after("For others: "), None);
    assert_eq!(server.said.lines().count(), 2, "{}", server.said);
}
