//! The WebSocket of one table, and nothing around it.

use crate::PATIENCE;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// One connection.
pub struct Line {
    socket: WebSocketStream<TcpStream>,
}

impl Line {
    pub(crate) fn new(socket: WebSocketStream<TcpStream>) -> Line {
        Line { socket }
    }

    /// Sends a message.
    pub async fn say(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Error> {
        self.socket.send(Message::Text(text.into())).await
    }

    /// Sends a frame that is no message.
    pub async fn ping(&mut self) -> Result<(), Error> {
        self.socket.send(Message::Ping(Default::default())).await
    }

    /// The next message, or nothing when the connection has ended. Panics when the table says
    /// nothing for [`PATIENCE`].
    pub async fn hear(&mut self) -> Option<Utf8Bytes> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match next.expect("the table says something in time") {
                Some(Ok(Message::Text(text))) => return Some(text),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The code with which the server closes the connection, if it says one.
    pub async fn ending(&mut self) -> Option<u16> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match next.expect("the connection ends in time") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Hangs up.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}
