//! What this browser saw last of a table, so that a page that is opened anew can tell what has
//! happened since, and before: a whole welcome and the news after it, as they came.

use crate::browser;
use kernel::Game;
use protocol::TableId;
use session::Heard;

/// With more than this the table is asked for a new welcome, from which the list begins again.
const BYTES_MAX: usize = 60_000;
/// So many tables are remembered; the others are told without what happened before.
const TABLES_MAX: usize = 8;
const PREFIX: &str = "seen-";
/// Between a table and the number of a message.
const MARK: char = '.';
/// With so many messages, too.
const MESSAGES_MAX: usize = 400;

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Noted {
    Plain,
    /// The list is long: a new welcome is wanted.
    Full,
    /// That was the welcome that was wanted; it says nothing new.
    Renewed,
}

/// The messages that lead to what the page shows. The first is kept under the table's own name and
/// each that came after it under a number, so that nothing is written twice.
#[derive(Debug)]
pub(crate) struct Seen<S = Browser> {
    shelf: S,
    key: String,
    count: usize,
    bytes: usize,
    renewing: bool,
    /// Something was taken back: the next welcome goes on with what was before.
    taken_back: bool,
}

/// Where it is kept.
pub(crate) trait Shelf {
    fn keep(&mut self, name: &str, text: &str);
    fn recall(&self, name: &str) -> Option<String>;
    fn forget(&mut self, name: &str);
}

/// What this browser keeps.
#[derive(Debug)]
pub(crate) struct Browser;

impl Shelf for Browser {
    fn keep(&mut self, name: &str, text: &str) {
        browser::keep(name, text);
    }

    fn recall(&self, name: &str) -> Option<String> {
        browser::recall(name)
    }

    fn forget(&mut self, name: &str) {
        browser::forget(name);
    }
}

impl Seen {
    /// What this browser saw of a table. Where it never saw that one, and has seen many others, it
    /// forgets those.
    pub(crate) fn of(table: &TableId) -> Seen {
        let seen = Seen::on(Browser, table);
        if seen.shelf.recall(&seen.key).is_none() {
            browser::drop_old(PREFIX, MARK, TABLES_MAX);
        }
        seen
    }
}

impl<S: Shelf> Seen<S> {
    fn on(shelf: S, table: &TableId) -> Seen<S> {
        let key = format!("{PREFIX}{table}");
        Seen { shelf, key, count: 0, bytes: 0, renewing: false, taken_back: false }
    }

    /// The name of the message with this number.
    fn name(&self, number: usize) -> String {
        if number == 0 { self.key.clone() } else { format!("{}{MARK}{number}", self.key) }
    }

    /// The messages of the last visit.
    pub(crate) fn recall(&mut self) -> Vec<String> {
        let kept = (0..MESSAGES_MAX).map_while(|number| self.shelf.recall(&self.name(number)));
        let all: Vec<String> = kept.collect();
        (self.count, self.bytes) = (all.len(), all.iter().map(String::len).sum());
        all
    }

    pub(crate) fn clear(&mut self) {
        // From the end: what is left after a broken attempt is still a beginning.
        (0..self.count).rev().for_each(|number| self.shelf.forget(&self.name(number)));
        (self.count, self.bytes) = (0, 0);
    }

    /// Remembers a message, if it changes what is seen.
    pub(crate) fn note<G: Game>(&mut self, heard: &Heard<G>, text: &str) -> Noted {
        let noted = self.add(heard, text);
        if noted != Noted::Plain || matches!(heard, Heard::Welcome(_)) {
            self.renewing = noted == Noted::Full;
        }
        noted
    }

    fn add<G: Game>(&mut self, heard: &Heard<G>, text: &str) -> Noted {
        match heard {
            Heard::Welcome(_) if self.taken_back && !self.renewing => {}
            Heard::Welcome(_) => self.clear(),
            Heard::Happened { .. } | Heard::Said { .. } | Heard::TakenBack { .. }
                if self.count > 0 => {}
            _ => return Noted::Plain,
        }
        self.taken_back = matches!(heard, Heard::TakenBack { .. });
        self.shelf.keep(&self.name(self.count), text);
        (self.count, self.bytes) = (self.count + 1, self.bytes + text.len());
        let full = self.bytes > BYTES_MAX || self.count >= MESSAGES_MAX;
        match heard {
            Heard::Welcome(_) if self.renewing => Noted::Renewed,
            Heard::Welcome(_) | Heard::TakenBack { .. } => Noted::Plain,
            _ if full && !self.renewing => Noted::Full,
            _ => Noted::Plain,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fire_tower::FireTower;
    use kernel::Seat;
    use session::Words;
    use std::collections::BTreeMap;

    /// A shelf, and how many bytes were ever written on it.
    #[derive(Default, Debug)]
    struct Drawer(BTreeMap<String, String>, usize);

    impl Shelf for Drawer {
        fn keep(&mut self, name: &str, text: &str) {
            self.1 += text.len();
            self.0.insert(name.to_owned(), text.to_owned());
        }

        fn recall(&self, name: &str) -> Option<String> {
            self.0.get(name).cloned()
        }

        fn forget(&mut self, name: &str) {
            self.0.remove(name);
        }
    }

    fn news() -> Heard<FireTower> {
        Heard::Said { name: "Ann".into(), words: Words::Free("Hello".into()) }
    }

    fn welcome() -> Heard<FireTower> {
        use kernel::{Chosen, Game};
        let chosen = Chosen::new(FireTower::OPTIONS, &[]).expect("defaults fit");
        Heard::Welcome(Box::new(session::Everything {
            setup: FireTower::configure(&chosen).expect("fits"),
            stage: protocol::Stage::Playing,
            seats: Vec::new(),
            time: protocol::Time::default(),
            commit: String::new(),
            seed: None,
            stands: None,
            redo: None,
        }))
    }

    fn seen() -> Seen<Drawer> {
        Seen::on(Drawer::default(), &TableId::from_bits(7))
    }

    #[test]
    fn each_message_is_written_once_and_read_in_its_order() {
        let mut seen = seen();
        assert_eq!(seen.note(&news(), "early"), Noted::Plain, "nothing before a welcome");
        seen.note(&welcome(), "welcome");
        for at in 0..50 {
            seen.note(&news(), &format!("news {at:02}"));
        }
        assert_eq!(seen.shelf.1, "welcome".len() + 50 * "news 00".len());
        let mut again = Seen::on(Drawer(seen.shelf.0, 0), &TableId::from_bits(7));
        let told = again.recall();
        assert_eq!((told.len(), told[0].as_str(), told[50].as_str()), (51, "welcome", "news 49"));
        again.note(&news(), "more");
        assert_eq!(again.recall().len(), 52);
    }

    #[test]
    fn what_was_taken_back_goes_on_with_what_was_before() {
        let mut seen = seen();
        seen.note(&welcome(), "welcome");
        seen.note(&news(), "news");
        seen.note(&Heard::TakenBack::<FireTower> { seat: Seat::new(0), again: false }, "back");
        assert_eq!(seen.note(&welcome(), "as before"), Noted::Plain);
        assert_eq!(seen.recall(), ["welcome", "news", "back", "as before"]);
        seen.note(&welcome(), "anew");
        assert_eq!(seen.recall(), ["anew"], "something was missed");
    }

    #[test]
    fn a_long_list_begins_anew_with_a_welcome() {
        let mut seen = seen();
        let long = "x".repeat(BYTES_MAX / 2);
        seen.note(&welcome(), "welcome");
        assert_eq!(seen.note(&news(), &long), Noted::Plain);
        assert_eq!(seen.note(&news(), &long), Noted::Full);
        assert_eq!(seen.note(&news(), "more"), Noted::Plain, "it has been asked for");
        assert_eq!(seen.note(&welcome(), "new"), Noted::Renewed);
        assert_eq!(seen.recall(), ["new"]);
        seen.clear();
        assert!(seen.shelf.0.is_empty());
    }
}
