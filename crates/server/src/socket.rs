//! One client's connection to a table.

use crate::accept::{Brought, Seated};
use crate::api::Named;
use crate::identity::Visitor;
use crate::open_table::{Ask, Request};
use crate::openapi::Upgraded;
use crate::problem::Problem;
use crate::rate::Bucket;
use crate::registry::Queue;
use crate::shared::Shared;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use futures_util::SinkExt;
use protocol::http::Code;
use protocol::{MESSAGE_MAX, Nonce, TableId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use table::{ConnId, PersonId};
use tokio::sync::mpsc;
use tokio::time::error::Elapsed;
use tokio_tungstenite::tungstenite::{self, error::CapacityError};

/// So many messages may wait for a client; one that lets more wait is dropped.
const MAILBOX: usize = 256;
/// A client that takes a message no faster is dropped.
const SEND_TIME: Duration = Duration::from_secs(10);
/// So often a client is asked whether it is there; one that has not answered by the next time is
/// not.
const QUIET_TIME: Duration = Duration::from_secs(30);
/// A client that goes on after being told so often that it is too fast is dropped.
const WARNINGS: u32 = 200;
/// Up to so much a message too long is answered; a longer one ends the connection.
const LONG_MAX: usize = 4 * MESSAGE_MAX;
/// A text longer than that is not even read.
const FRAME_MAX: usize = 4 * LONG_MAX;
/// So long, and for so many messages, one who was told that it is over may go on talking. Hanging up
/// on somebody who talks loses the words that told why.
const PARTING_TIME: Duration = Duration::from_secs(2);
const PARTING_MESSAGES: usize = 2_000;

const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;
const TOO_BIG: u16 = 1009;
const AGAIN: u16 = 1013;

/// Speak with a table
#[utoipa::path(get, path = "/api/tables/{id}/socket", operation_id = "socket", params(Named))]
pub(crate) async fn socket(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    Named(table): Named,
    Extension(seated): Extension<Seated>,
    Extension(brought): Extension<Brought>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Upgraded, Problem> {
    let upgrade = upgrade.map_err(|why| Problem::wrong(Code::NoWebsocket, why.body_text()))?;
    let person = person.map(|person| person.id);
    // A page has asked for the card already, so its table is in memory; of any other it is not known
    // yet that there is one.
    if !shared.is_awake(&table) {
        shared.ask(&table, |answer| Ask::Card(person, answer)).await?;
    }
    let places = (seated, brought, shared.lines.enter(person).map_err(Problem::no_place)?);
    let upgrade = upgrade
        .max_message_size(FRAME_MAX)
        .max_frame_size(FRAME_MAX)
        .read_buffer_size(MESSAGE_MAX)
        .write_buffer_size(4 * MESSAGE_MAX)
        .max_write_buffer_size(4 << 20);
    Ok(Upgraded(upgrade.on_upgrade(move |socket| {
        let tracked = shared.clone();
        tracked.tasks.track_future(async move {
            let line = Line::new(shared, table, socket);
            line.run(person).await;
            drop(places);
        })
    })))
}

struct Line {
    shared: Arc<Shared>,
    table: TableId,
    queue: Queue,
    conn: ConnId,
    socket: WebSocket,
    bucket: Bucket,
    warnings_left: u32,
}

/// How a connection ends.
enum End {
    /// The client is gone already.
    Gone,
    /// It is told why.
    Because(u16, &'static str),
}

impl Line {
    fn new(shared: Arc<Shared>, table: TableId, socket: WebSocket) -> Line {
        let limits = &shared.config.limits;
        let bucket = Bucket::new(limits.messages_per_second, limits.messages_at_once);
        let conn = shared.new_conn();
        let queue = shared.queue(&table);
        Line { shared, table, queue, conn, socket, bucket, warnings_left: WARNINGS }
    }

    async fn run(mut self, person: Option<PersonId>) {
        self.shared.metrics.connections.inc();
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        let connect = Request::Connect { conn: self.conn, person, mailbox };
        self.hand(connect).await;
        let end = self.talk(mail).await;
        self.hand(Request::Gone { conn: self.conn }).await;
        if let End::Because(code, words) = end {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(words) };
            let close = self.socket.send(Message::Close(Some(frame)));
            let _ = tokio::time::timeout(SEND_TIME, close).await;
            let stop = self.shared.stop.clone();
            let parting = tokio::time::timeout(PARTING_TIME, self.part());
            let _ = stop.run_until_cancelled(parting).await;
        }
        self.shared.metrics.connections.dec();
    }

    /// Waits until the client has hung up.
    async fn part(&mut self) {
        for _ in 0..PARTING_MESSAGES {
            if !matches!(self.socket.recv().await, Some(Ok(_))) {
                return;
            }
        }
    }

    async fn hand(&mut self, request: Request) {
        self.shared.hand_by(&mut self.queue, &self.table, request).await;
    }

    async fn talk(&mut self, mut mail: mpsc::Receiver<Utf8Bytes>) -> End {
        let mut stopped = std::pin::pin!(self.shared.stop.clone().cancelled_owned());
        let mut asks = tokio::time::interval(QUIET_TIME);
        let mut there = true;
        loop {
            let outcome = tokio::select! {
                message = self.socket.recv() => {
                    there = true;
                    self.hear(message).await
                }
                letter = mail.recv() => match letter {
                    Some(letter) => self.deliver(letter, &mut mail).await,
                    // The table let go: it could not keep a change, or we do not read.
                    None => Err(End::Because(AGAIN, "connect again")),
                },
                _ = asks.tick() => match std::mem::take(&mut there) {
                    true => self.send(Message::Ping(Default::default())).await,
                    false => Err(End::Gone),
                },
                () = &mut stopped => Err(End::Because(GOING_AWAY, "the server stops")),
            };
            if let Err(end) = outcome {
                return end;
            }
        }
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        let message = match message {
            None | Some(Ok(Message::Close(_))) => return Err(End::Gone),
            Some(Err(error)) => return Err(unreadable(error)),
            Some(Ok(message)) => message,
        };
        self.shared.metrics.messages.inc();
        // Whatever it is, it is read and perhaps answered: all of it counts.
        let in_time = self.bucket.take();
        let text = match message {
            Message::Text(text) if in_time => text,
            Message::Text(text) => return self.too_fast(&text).await,
            _ if !in_time => return self.too_fast("").await,
            Message::Binary(_) => return self.sorry("Messages are text, not bytes.").await,
            _ => return Ok(()),
        };
        if text.len() > LONG_MAX {
            return Err(FAR_TOO_LONG);
        }
        if text.len() > MESSAGE_MAX {
            return self.sorry(&format!("A message has at most {MESSAGE_MAX} bytes.")).await;
        }
        self.hand(Request::Said { conn: self.conn, text }).await;
        Ok(())
    }

    /// Sends what has come, all of it at once.
    async fn deliver(
        &mut self,
        first: Utf8Bytes,
        mail: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), End> {
        let socket = &mut self.socket;
        let sending = async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(letter) = mail.try_recv() {
                socket.feed(Message::Text(letter)).await?;
            }
            socket.flush().await
        };
        let sent = tokio::time::timeout(SEND_TIME, sending).await;
        self.sent(sent)
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        let sent = tokio::time::timeout(SEND_TIME, self.socket.send(message)).await;
        self.sent(sent)
    }

    fn sent(&self, sent: Result<Result<(), axum::Error>, Elapsed>) -> Result<(), End> {
        if sent.is_err() {
            self.shared.metrics.slow.inc();
        }
        match sent {
            Ok(Ok(())) => Ok(()),
            _ => Err(End::Gone),
        }
    }

    async fn too_fast(&mut self, text: &str) -> Result<(), End> {
        self.shared.metrics.too_fast.inc();
        self.warnings_left = self.warnings_left.checked_sub(1).ok_or(FLOOD)?;
        match nonce_of(text) {
            Some(nonce) => self.say(&TooFast::answer(nonce)).await,
            None => self.sorry("That is too much at once; wait a moment.").await,
        }
    }

    async fn sorry(&mut self, words: &str) -> Result<(), End> {
        self.say(&Sorry { tell: "sorry", words }).await
    }

    async fn say(&mut self, what: &impl Serialize) -> Result<(), End> {
        let text = serde_json::to_string(what).expect("words are plain");
        self.send(Message::Text(text.into())).await
    }
}

const FLOOD: End = End::Because(POLICY, "far too many messages");
const FAR_TOO_LONG: End = End::Because(TOO_BIG, "the message is far too long");

fn unreadable(error: axum::Error) -> End {
    let why = error.into_inner().downcast::<tungstenite::Error>();
    match why.as_deref() {
        Ok(tungstenite::Error::Capacity(CapacityError::MessageTooLong { .. })) => FAR_TOO_LONG,
        _ => End::Gone,
    }
}

/// The client's number for what it said, also where nothing else of it is understood.
pub(crate) fn nonce_of(text: &str) -> Option<Nonce> {
    /// The part of a message that every request with a number has.
    #[derive(Deserialize)]
    struct Numbered {
        nonce: Option<Nonce>,
    }
    serde_json::from_str::<Numbered>(text).ok()?.nonce
}

/// `FromTable::Sorry`, said before the game is known.
#[derive(Serialize)]
struct Sorry<'a> {
    tell: &'static str,
    words: &'a str,
}

/// `FromTable::Answer`, said before the game is known.
#[derive(Serialize)]
struct TooFast {
    tell: &'static str,
    nonce: Nonce,
    verdict: protocol::Verdict<()>,
}

impl TooFast {
    fn answer(nonce: Nonce) -> TooFast {
        let verdict = protocol::Verdict::Rejected(protocol::Rejection::TooFast);
        TooFast { tell: "answer", nonce, verdict }
    }
}
