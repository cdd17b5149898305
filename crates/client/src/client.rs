//! A client that follows what it hears.

use crate::{Line, next_move};
use kernel::{Game, Seat};
use protocol::{FromTable, Nonce, Perspective, ToTable, Verdict, Version};

/// A client of one table, as simple as can be: it follows the events.
pub struct Client<G: Game> {
    line: Line,
    /// Every byte that was sent to it.
    pub heard: String,
    /// What its first seat sees.
    pub view: Option<G::View>,
    /// What each of its seats sees.
    views: Vec<Perspective<G>>,
    /// The moment that it shows.
    pub version: Version,
    /// The last number that it used.
    pub nonce: u64,
    over: bool,
}

impl<G: Game> Client<G> {
    pub(crate) fn new(line: Line) -> Self {
        Client {
            line,
            heard: String::new(),
            view: None,
            views: Vec::new(),
            version: Version(0),
            nonce: 0,
            over: false,
        }
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
    pub async fn act(&mut self, seat: Seat, action: G::Action) -> Verdict<G::Because> {
        self.nonce += 1;
        let nonce = Nonce(self.nonce);
        self.say(ToTable::Act { nonce, seat, action }).await;
        self.answer(nonce).await
    }

    /// What this seat sees, if it is one of one's own.
    pub fn view_of(&self, seat: Seat) -> Option<&G::View> {
        self.views.iter().find(|own| own.viewer == Some(seat)).map(|own| &own.view)
    }

    /// The seat of one's own that the match waits for, and one of the things that it may do.
    pub fn next_move(&self) -> Option<(Seat, G::Action)> {
        next_move(&self.views)
    }

    /// Sends the last request once more and hears that it is done.
    pub async fn repeat(&mut self, seat: Seat, action: G::Action) {
        let nonce = Nonce(self.nonce);
        self.say(ToTable::Act { nonce, seat, action }).await;
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
        loop {
            let message = self.hear().await.expect("the connection lives");
            if so(&message) {
                return message;
            }
        }
    }

    /// Hangs up.
    pub async fn close(self) {
        self.line.close().await;
    }
}
