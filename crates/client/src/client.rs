//! A client that follows what it hears.

use crate::{Line, PATIENCE, next_move};
use kernel::{Game, Seat};
use protocol::{FromTable, Nonce, ToTable, Verdict, Version};
use session::{Heard, Session};

/// A client of one table: a connection, and the session that the page has too.
pub struct Client<G: Game> {
    line: Line,
    /// Every byte that was sent to it.
    pub heard: String,
    /// What it has seen, and what it has asked for.
    pub session: Session<G>,
    over: bool,
}

impl<G: Game> Client<G> {
    pub(crate) fn new(line: Line, session: Session<G>) -> Self {
        Client { line, heard: String::new(), session, over: false }
    }

    /// Says something.
    pub async fn say(&mut self, message: ToTable<G::Action>) {
        let text = serde_json::to_string(&message).expect("a message");
        self.say_text(text).await;
    }

    /// Says anything, sense or nonsense.
    pub async fn say_text(&mut self, text: String) {
        self.line.say(text).await.expect("a connection that lives");
    }

    /// As [`Client::say`], to a server that may be gone.
    pub async fn try_say(&mut self, message: ToTable<G::Action>) -> Result<(), ()> {
        let text = serde_json::to_string(&message).expect("a message");
        self.line.say(text).await.map_err(|_| ())
    }

    /// The next message, or nothing when the connection has ended.
    pub async fn hear(&mut self) -> Option<FromTable<G>> {
        let text = self.line.hear().await?;
        self.heard.push_str(&text);
        self.heard.push('\n');
        let message = serde_json::from_str(&text).expect("a message of the protocol");
        self.follow(&message);
        Some(message)
    }

    fn follow(&mut self, message: &FromTable<G>) {
        if let FromTable::Welcome { seed, .. } | FromTable::Update { seed, .. } = message {
            self.over = seed.is_some();
        }
        let heard = self.session.receive(message.clone());
        if matches!(message, FromTable::Update { .. }) {
            assert!(matches!(heard, Heard::Happened { .. }), "no gap and no repeat: {heard:?}");
        }
    }

    /// What its first seat sees; nothing before the welcome.
    pub fn view(&self) -> Option<&G::View> {
        self.session.views().first().map(|one| &one.view)
    }

    /// The moment that it shows; nothing before the welcome.
    pub fn version(&self) -> Option<Version> {
        self.session.version()
    }

    /// Acts and hears until the answer has come.
    pub async fn act(&mut self, seat: Seat, action: G::Action) -> Verdict<G::Because> {
        self.deed(seat, vec![action]).await
    }

    /// Does several things as one deed and hears until the answer has come.
    pub async fn deed(&mut self, seat: Seat, actions: Vec<G::Action>) -> Verdict<G::Because> {
        let request = self.session.deed(seat, actions);
        self.say(request).await;
        self.answer(self.session.last_nonce()).await
    }

    /// What this seat sees, if it is one of one's own.
    pub fn view_of(&self, seat: Seat) -> Option<&G::View> {
        self.session.views().iter().find(|own| own.viewer == Some(seat)).map(|own| &own.view)
    }

    /// The seat of one's own that the match waits for, and one of the things that it may do.
    pub fn next_move(&self) -> Option<(Seat, G::Action)> {
        next_move(self.session.views())
    }

    /// Sends the last request once more and hears that it is done.
    pub async fn repeat(&mut self, seat: Seat, action: G::Action) {
        let nonce = self.session.last_nonce();
        self.say(ToTable::Act { nonce, seat, actions: vec![action], rest: false }).await;
        assert_eq!(self.answer(nonce).await, Verdict::Done);
    }

    /// Has the table told the seed, which it does at the end?
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Hears until this request is answered.
    pub async fn answer(&mut self, wanted: Nonce) -> Verdict<G::Because> {
        loop {
            match self.hear().await.expect("an answer") {
                FromTable::Answer { nonce, verdict } if nonce == wanted => return verdict,
                _ => {}
            }
        }
    }

    /// Hears until this is so.
    pub async fn until(&mut self, so: impl Fn(&FromTable<G>) -> bool) -> FromTable<G> {
        // A server that asks whether anybody is there is not silent, so silence alone would never end it.
        let heard = async {
            loop {
                let message = self.hear().await.expect("the connection lives");
                if so(&message) {
                    return message;
                }
            }
        };
        tokio::time::timeout(PATIENCE, heard).await.expect("it is told in time")
    }

    /// Hangs up.
    pub async fn close(self) {
        self.line.close().await;
    }
}
