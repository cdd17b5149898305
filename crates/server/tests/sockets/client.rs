//! A server on a free port, and clients that speak to it over real sockets.

use futures_util::{SinkExt, StreamExt};
use kernel::{Game, Seat, Waiting};
use protocol::{FromTable, Nonce, PROTOCOL, Perspective, ToTable, Verdict, Version};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing in these tests takes longer, on a busy machine too.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server in this process.
pub(crate) struct Running {
    pub(crate) addr: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: tokio::task::JoinHandle<()>,
}

/// Test games, no disk, nobody too fast.
pub(crate) fn config() -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: None,
        public_url: None,
        toys: true,
        limits: Limits {
            messages_per_second: 10_000,
            messages_at_once: 10_000,
            guests_per_second: 1000,
            ..Limits::default()
        },
    }
}

impl Running {
    pub(crate) async fn start(config: Config) -> Running {
        Running::run(Server::bind(config).await.expect("a server that starts"))
    }

    /// On a store that the test has opened.
    pub(crate) async fn with(store: Arc<dyn Store>) -> Running {
        Running::run(Server::bind_with(config(), store).await.expect("a server that starts"))
    }

    fn run(server: Server) -> Running {
        let addr = server.addr();
        let (stop, stopped) = oneshot::channel::<()>();
        let stopping = async move { drop(stopped.await) };
        let task = tokio::spawn(async move { server.run(stopping).await.expect("it runs") });
        Running { addr, stop: Some(stop), task }
    }

    pub(crate) async fn on(folder: &Path) -> Running {
        Running::start(Config { data: Some(folder.to_owned()), ..config() }).await
    }

    /// Stops it as a service manager would.
    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        tokio::time::timeout(PATIENCE, self.task).await.expect("it stops").expect("without panic");
    }

    /// A person with a name.
    pub(crate) async fn guest(&self, name: &str) -> Person {
        let mut person = Person { addr: self.addr, cookie: None };
        let (status, _) = person.post("/api/me", json!({ "name": name })).await;
        assert_eq!(status, 200);
        person
    }

    pub(crate) fn stranger(&self) -> Person {
        Person { addr: self.addr, cookie: None }
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) addr: SocketAddr,
    pub(crate) cookie: Option<String>,
}

/// An answer over HTTP.
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: String,
}

impl Person {
    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        let reply = self.raw("GET", path, &[], "").await;
        (reply.status, serde_json::from_str(&reply.body).unwrap_or(Value::Null))
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> (u16, Value) {
        let kind = [("content-type", "application/json")];
        let reply = self.raw("POST", path, &kind, &body.to_string()).await;
        let set = reply.headers.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = set.and_then(|set| set.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        (reply.status, serde_json::from_str(&reply.body).unwrap_or(Value::Null))
    }

    /// One request, one connection, everything by hand.
    pub(crate) async fn raw(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Reply {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.addr);
        head += &format!("connection: close\r\ncontent-length: {}\r\n", body.len());
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            head += &format!("cookie: {cookie}\r\n");
        }
        let mut stream = TcpStream::connect(self.addr).await.expect("a connection");
        let request = format!("{head}\r\n{body}");
        // A server that refuses early may stop reading.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut bytes = Vec::new();
        let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let (headers, body) = (head.replace("\r\n", "\n"), body.to_owned());
        Reply { status: status.expect("a status"), headers, body }
    }

    /// Makes a table and gives its name.
    pub(crate) async fn make(&mut self, table: Value) -> String {
        let (status, made) = self.post("/api/tables", table).await;
        assert_eq!(status, 200, "{made}");
        made["id"].as_str().expect("a name").to_owned()
    }

    /// Sits down on the first open seat.
    pub(crate) async fn sit(&mut self, table: &str) -> Seat {
        let (status, sat) =
            self.post(&format!("/api/tables/{table}/sit"), json!({"seat": null})).await;
        assert_eq!(status, 200, "{sat}");
        serde_json::from_value(sat["seat"].clone()).expect("a seat")
    }

    pub(crate) async fn connect<G: Game>(&self, table: &str) -> Client<G> {
        let mut client = self.dial(table, None).await.expect("a connection");
        client.say(ToTable::Hello { protocol: PROTOCOL, have: None }).await;
        client
    }

    pub(crate) async fn reconnect<G: Game>(&self, table: &str, have: Version) -> Client<G> {
        let mut client = self.dial(table, None).await.expect("a connection");
        client.say(ToTable::Hello { protocol: PROTOCOL, have: Some(have) }).await;
        client
    }

    /// Connects without a word.
    pub(crate) async fn dial<G: Game>(
        &self,
        table: &str,
        origin: Option<&str>,
    ) -> Result<Client<G>, tokio_tungstenite::tungstenite::Error> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.addr);
        let mut request = url.into_client_request().expect("an address");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Client {
            socket,
            heard: String::new(),
            view: None,
            views: Vec::new(),
            version: Version(0),
            nonce: 0,
            over: false,
            pending: BTreeMap::new(),
            game: std::marker::PhantomData,
        })
    }
}

/// A client of one table, as simple as can be: it follows the events.
pub(crate) struct Client<G: Game> {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every byte that was sent to it.
    pub(crate) heard: String,
    /// What its first seat sees.
    pub(crate) view: Option<G::View>,
    /// What each of its seats sees.
    views: Vec<Perspective<G>>,
    pub(crate) version: Version,
    pub(crate) nonce: u64,
    over: bool,
    /// Requests without an answer, for those who write them down.
    pub(crate) pending: BTreeMap<u64, String>,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Client<G> {
    pub(crate) async fn say(&mut self, message: ToTable<G::Action>) {
        let text = serde_json::to_string(&message).expect("a message");
        self.say_text(text).await;
    }

    pub(crate) async fn say_text(&mut self, text: String) {
        self.socket.send(Message::text(text)).await.expect("a connection that lives");
    }

    /// As [`Client::say`], to a server that may be gone.
    pub(crate) async fn try_say(&mut self, message: ToTable<G::Action>) -> Result<(), ()> {
        let text = serde_json::to_string(&message).expect("a message");
        self.socket.send(Message::text(text)).await.map_err(|_| ())
    }

    /// The next message, or nothing when the connection has ended.
    pub(crate) async fn hear(&mut self) -> Option<FromTable<G>> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match next.expect("the table says something in time") {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push_str(&text);
                    self.heard.push('\n');
                    let message = serde_json::from_str(&text).expect("a message of the protocol");
                    self.follow(&message);
                    return Some(message);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    fn follow(&mut self, message: &FromTable<G>) {
        match message {
            FromTable::Welcome { version, views, seed, .. } => {
                self.over = seed.is_some();
                self.version = *version;
                self.views = views.clone();
                self.view = views.first().map(|one| one.view.clone());
            }
            FromTable::Update { version, stories, seed, .. } => {
                self.over = seed.is_some();
                assert_eq!(*version, self.version.next(), "no gap and no repeat");
                self.version = *version;
                if let (Some(view), Some(story)) = (&mut self.view, stories.first()) {
                    story.events.iter().for_each(|event| G::follow(view, event));
                }
                for (own, story) in self.views.iter_mut().zip(stories) {
                    assert_eq!(own.viewer, story.viewer, "each seat hears its own story");
                    story.events.iter().for_each(|event| G::follow(&mut own.view, event));
                }
            }
            _ => {}
        }
    }

    /// Acts and hears until the answer has come.
    pub(crate) async fn act(&mut self, seat: Seat, action: G::Action) -> Verdict<G::Because> {
        self.nonce += 1;
        let nonce = Nonce(self.nonce);
        self.say(ToTable::Act { nonce, seat, action }).await;
        self.answer(nonce).await
    }

    /// What this seat sees, if it is one of one's own.
    pub(crate) fn view_of(&self, seat: Seat) -> Option<&G::View> {
        self.views.iter().find(|own| own.viewer == Some(seat)).map(|own| &own.view)
    }

    /// The seat of one's own that the match waits for, and one of the things that it may do.
    pub(crate) fn next_move(&self) -> Option<(Seat, G::Action)> {
        let own = self.views.iter().filter_map(|own| Some((own.viewer?, &own.view)));
        let mut asked = own.filter(|(seat, view)| is_asked::<G>(view, *seat));
        let (seat, view) = asked.next()?;
        let actions = legal::<G>(view, seat);
        Some((seat, actions[fastrand::usize(..actions.len())]))
    }

    /// Sends the last request once more and hears that it is done.
    pub(crate) async fn repeat(&mut self, seat: Seat, action: G::Action) {
        let nonce = Nonce(self.nonce);
        self.say(ToTable::Act { nonce, seat, action }).await;
        assert_eq!(self.answer(nonce).await, Verdict::Done);
    }

    /// Has the table told the seed, which it does at the end?
    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    pub(crate) async fn answer(&mut self, wanted: Nonce) -> Verdict<G::Because> {
        loop {
            match self.hear().await.expect("an answer") {
                FromTable::Answer { nonce, verdict } if nonce == wanted => return verdict,
                _ => {}
            }
        }
    }

    /// Hears until this is so.
    pub(crate) async fn until(&mut self, so: impl Fn(&FromTable<G>) -> bool) -> FromTable<G> {
        loop {
            let message = self.hear().await.expect("the connection lives");
            if so(&message) {
                return message;
            }
        }
    }

    pub(crate) async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// A table at which bots do not dawdle.
pub(crate) fn table(game: &str, options: Value, seats: Value) -> Value {
    let pace = json!({"move-millis": null, "bot-millis": 0, "away-millis": 60_000});
    json!({"game": game, "options": options, "seats": seats, "pace": pace, "listed": false})
}

/// Everything that a seat may do, as its client can tell from the view.
pub(crate) fn legal<G: Game>(view: &G::View, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    imagined::<G>(view).legal(seat, &mut actions);
    actions
}

/// Does the match wait for this seat?
pub(crate) fn is_asked<G: Game>(view: &G::View, seat: Seat) -> bool {
    matches!(imagined::<G>(view).waiting(), Waiting::Seats { must, .. } if must.has(seat))
}

fn imagined<G: Game>(view: &G::View) -> G {
    G::imagine(view, &mut |n: u32| fastrand::u32(..n))
}
