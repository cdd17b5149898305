//! Somebody with a browser, without the browser.

use crate::{Client, Line, PATIENCE};
use http::{HeaderName, HeaderValue, Request};
use http_body_util::BodyExt;
use hyper_util::client::legacy;
use hyper_util::rt::TokioExecutor;
use kernel::{Game, Seat};
use serde_json::{Value, json};
use session::Session;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::client_async_with_config;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, handshake::client::Request as Knock};

/// Most messages fit.
const READ_BUFFER: usize = 4096;

/// Somebody with a cookie, or without one yet.
#[derive(Clone, Debug)]
pub struct Person {
    /// Where the server is.
    pub addr: SocketAddr,
    /// The cookie, as it is sent.
    pub cookie: Option<String>,
}

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub struct Reply {
    /// For instance 200.
    pub status: u16,
    /// The head, one header a line.
    pub headers: String,
    /// The rest.
    pub body: String,
}

impl Person {
    /// Somebody whom this server does not know.
    pub fn stranger(addr: SocketAddr) -> Person {
        Person { addr, cookie: None }
    }

    /// Somebody with a name.
    pub async fn guest(addr: SocketAddr, name: &str) -> Person {
        let mut person = Person::stranger(addr);
        let (status, told) = person.post("/api/me", json!({ "name": name })).await;
        assert_eq!(status, 200, "{told}");
        person
    }

    /// Asks for JSON.
    pub async fn get(&self, path: &str) -> (u16, Value) {
        let reply = self.raw("GET", path, &[], "").await;
        (reply.status, serde_json::from_str(&reply.body).unwrap_or(Value::Null))
    }

    /// Sends JSON and takes the cookie that comes back.
    pub async fn post(&mut self, path: &str, body: Value) -> (u16, Value) {
        let kind = [("content-type", "application/json")];
        let reply = self.raw("POST", path, &kind, &body.to_string()).await;
        let set = reply.headers.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = set.and_then(|set| set.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        (reply.status, serde_json::from_str(&reply.body).unwrap_or(Value::Null))
    }

    /// One request on a connection of its own. Panics where no answer comes.
    pub async fn raw(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Reply {
        let mut request =
            Request::builder().method(method).uri(format!("http://{}{path}", self.addr));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        let request = request.body(body.to_owned()).expect("a request");
        let client =
            legacy::Client::builder(TokioExecutor::new()).pool_max_idle_per_host(0).build_http();
        let answered = tokio::time::timeout(PATIENCE, client.request(request)).await;
        let response = answered.expect("an answer in time").expect("an answer");
        let status = response.status().as_u16();
        let line = |(name, value): (&HeaderName, &HeaderValue)| {
            format!("{name}: {}\n", String::from_utf8_lossy(value.as_bytes()))
        };
        let headers = response.headers().iter().map(line).collect();
        let body = response.into_body().collect().await.expect("all of the answer");
        let body = String::from_utf8_lossy(&body.to_bytes()).into_owned();
        Reply { status, headers, body }
    }

    /// Sends bytes, which need not be a request, and reads until the server hangs up: a library would
    /// not send what is broken.
    pub async fn exchange(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.addr).await.expect("a connection");
        // A server that refuses early may stop reading.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Makes a table and gives its name.
    pub async fn make(&mut self, table: Value) -> String {
        let (status, made) = self.post("/api/tables", table).await;
        assert_eq!(status, 200, "{made}");
        made["id"].as_str().expect("a name").to_owned()
    }

    /// Sits down on the first open seat.
    pub async fn sit(&mut self, table: &str) -> Seat {
        let (status, sat) =
            self.post(&format!("/api/tables/{table}/sit"), json!({"seat": null})).await;
        assert_eq!(status, 200, "{sat}");
        serde_json::from_value(sat["seat"].clone()).expect("a seat")
    }

    /// Connects and says hello.
    pub async fn connect<G: Game>(&self, table: &str) -> Client<G> {
        self.reconnect(table, Session::new(0)).await
    }

    /// Connects with what was seen before, and asks again for what was not answered.
    pub async fn reconnect<G: Game>(&self, table: &str, session: Session<G>) -> Client<G> {
        let line = self.line(table, None).await.expect("a connection");
        let greeting = session.greeting();
        let mut client = Client::new(line, session);
        for message in greeting {
            client.say(message).await;
        }
        client
    }

    /// Connects without a word.
    pub async fn dial<G: Game>(
        &self,
        table: &str,
        origin: Option<&str>,
    ) -> Result<Client<G>, Error> {
        Ok(Client::new(self.line(table, origin).await?, Session::new(0)))
    }

    /// The bare connection, as a page of this origin opens it.
    pub async fn line(&self, table: &str, origin: Option<&str>) -> Result<Line, Error> {
        let request = self.knock(table, origin)?;
        let stream = TcpStream::connect(self.addr).await?;
        stream.set_nodelay(true)?;
        // The library clears its buffer before each reading.
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Line::new(socket))
    }

    fn knock(&self, table: &str, origin: Option<&str>) -> Result<Knock, Error> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.addr);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a header"));
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        Ok(request)
    }
}
