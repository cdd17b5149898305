//! A guest without a browser, who may say anything.

use crate::house::House;
use futures_util::{SinkExt, StreamExt};
use http::{HeaderName, HeaderValue, Request};
use http_body_util::BodyExt;
use hyper_util::client::legacy::Client;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Somebody who asks without a page.
pub struct Guest {
    host: String,
    cookie: String,
}

impl Guest {
    /// Somebody with a name and a cookie of their own.
    pub async fn named(house: &House, name: &str) -> Guest {
        let mut guest = Guest::stranger(house);
        let (status, head, _) = guest.ask("POST", "/api/me", &json!({ "name": name })).await;
        assert_eq!(status, 200, "{head}");
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = set.and_then(|set| set.split(';').next()).expect("a guest gets a cookie");
        guest.cookie = cookie.to_owned();
        guest
    }

    /// Somebody without a cookie.
    pub fn stranger(house: &House) -> Guest {
        Guest { host: house.host(), cookie: String::new() }
    }

    /// One request; the status, the head and the body of the answer.
    pub async fn ask(&self, method: &str, path: &str, body: &Value) -> (u16, String, String) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.host))
            .header("cookie", &self.cookie)
            .header("content-type", "application/json")
            .body(body)
            .expect("a request");
        let client = Client::builder(TokioExecutor::new()).build_http();
        let response = client.request(request).await.expect("the server answers");
        let status = response.status().as_u16();
        let line = |(name, value): (&HeaderName, &HeaderValue)| {
            format!("{name}: {}\n", String::from_utf8_lossy(value.as_bytes()))
        };
        let head = response.headers().iter().map(line).collect();
        let body = response.into_body().collect().await.expect("all of the answer").to_bytes();
        (status, head, String::from_utf8_lossy(&body).into_owned())
    }

    /// A connection to a table, greeted.
    pub async fn connect(&self, table: &str) -> Wire {
        let address = format!("ws://{}/api/tables/{table}/socket", self.host);
        let mut request = address.into_client_request().expect("an address");
        if !self.cookie.is_empty() {
            let cookie = self.cookie.parse().expect("a cookie fits a header");
            request.headers_mut().insert("cookie", cookie);
        }
        let (socket, _) = connect_async(request).await.expect("a connection");
        let mut wire = Wire { socket };
        wire.say(json!({"say": "hello", "protocol": 2, "have": null})).await;
        wire
    }
}

/// A connection to a table.
pub struct Wire {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Wire {
    /// Says something.
    pub async fn say(&mut self, words: Value) {
        let text = Message::text(words.to_string());
        self.socket.send(text).await.expect("the table listens");
    }

    /// The next message of this kind.
    pub async fn hear(&mut self, tell: &str) -> Value {
        loop {
            let heard = self.socket.next().await.expect("the table speaks").expect("a message");
            let Ok(text) = heard.to_text() else { continue };
            let words: Value = serde_json::from_str(text).unwrap_or_default();
            if words["tell"] == tell {
                return words;
            }
        }
    }
}
