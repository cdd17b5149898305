//! The log of a table: lines out of what is told, news of people, and what was taken back.

use super::Client;
use super::book::{About, News, in_words};
use super::seated::{LogLine, reach};
use crate::games::Page;
use crate::t;
use kernel::Seats;
use leptos::prelude::*;
use protocol::{Keeper, SeatCard, SeatState, Stage, Version};
use session::Session;

impl<G: Page> Client<G> {
    /// A story of so many events is going to be told. Whoever was the only one asked before it did it.
    pub(super) fn expect_story(self, events: usize, asked: Seats) {
        let by = asked.lowest().filter(|_| asked.len() == 1);
        self.inside.update_value(|inside| {
            let moment = inside.session.version().unwrap_or_default();
            inside.book.expect(events, moment, by);
        });
        self.seated.redo.set(None);
        self.seated.pointed.set(Vec::new());
    }

    /// Notes an event that the board shows now.
    pub(super) fn note_told(self, event: &G::Event) {
        let Some(view) = self.shown.get_untracked() else { return };
        let has_words =
            untrack(|| self.names.with(|names| !G::tell(names, &view, event).is_empty()));
        self.inside.update_value(|inside| inside.book.told(&view, event, has_words));
        if has_words {
            self.show_log();
        }
    }

    pub(super) fn tell_news(self, news: News) {
        self.inside.update_value(|inside| inside.book.news(news));
        self.show_log();
    }

    fn show_log(self) {
        self.seated.log.set(self.inside.with_value(|inside| inside.book.lines()));
    }

    /// A line in words. On a shared device it tells only what everybody may know, and may be empty.
    pub(super) fn line_words(self, id: u32) -> String {
        let shared = self.seated.own().len() > 1;
        let names = self.names.get();
        let read = |inside: &super::Inside<G>| match inside.book.line(id)? {
            About::Deed(parts) => Some(in_words(&names, parts, shared)),
            About::News(news) => Some(match news {
                News::Away(name) => t!("news-away", name = name),
                News::Back(name) => t!("news-back", name = name),
                News::StoodIn(name) => t!("news-stood-in", name = name),
                News::Left(name) => t!("news-left", name = name),
                News::Sat(name) => t!("news-sat", name = name),
                News::TakenBack(seat) => t!("taken-back", name = names.of(*seat)),
                News::DoneAgain(seat) => t!("done-again", name = names.of(*seat)),
            }),
        };
        self.inside.try_with_value(read).flatten().unwrap_or_default()
    }

    /// The events of the lines that somebody points at.
    pub(crate) fn marked(self) -> Vec<G::Event> {
        let pointed = self.seated.pointed.get();
        self.events(|line| pointed.contains(&line.id))
    }

    /// The events of every line that stands.
    pub(crate) fn past(self) -> Vec<G::Event> {
        self.seated.log.track();
        self.events(|line| !line.undone)
    }

    fn events(self, wanted: impl Fn(LogLine) -> bool) -> Vec<G::Event> {
        let shared = self.seated.own().len() > 1;
        self.inside.with_value(|inside| {
            let deeds = inside.book.deeds().filter(|(line, _)| wanted(*line));
            let parts = deeds.flat_map(|(_, parts)| parts);
            parts.filter_map(|part| part.heard(shared)).map(|(_, event)| event.clone()).collect()
        })
    }

    /// Everything is shown anew: what came after this moment was taken back.
    pub(super) fn note_stands(self, stands: Option<Version>) {
        self.inside.update_value(|inside| {
            inside.book.expect_nothing();
            if let Some(moment) = stands {
                inside.book.stands(moment);
            }
            if let Some(news) = inside.taken_back.take() {
                inside.book.news(news);
            }
        });
        self.seated.pointed.set(Vec::new());
        self.show_log();
    }

    /// Takes the last deed of this device back; where others' turns go with it, it first says so.
    pub(super) fn undo(self) {
        let seated = self.seated;
        let (lines, own) = (seated.log.get_untracked(), untrack(|| seated.own()));
        let asks = seated.seats.with_untracked(|seats| {
            seats.iter().any(|card| !card.yours && matches!(card.keeper, Keeper::Person(_)))
        });
        let more = !asks && reach(&lines, own) != Some(0);
        if more && !seated.undo_warned.get_untracked() {
            return seated.undo_warned.set(true);
        }
        seated.undo_warned.set(false);
        let last = lines.iter().rev().filter(|line| !line.undone).find_map(|line| line.by);
        let last = last.filter(|seat| own.has(*seat));
        if let Some(seat) = last.or(seated.eyes.get_untracked()).or(own.lowest()) {
            self.say(|session: &mut Session<G>| session.undo(seat));
        }
    }

    pub(super) fn redo(self) {
        let own = untrack(|| self.seated.own());
        if let Some(seat) = self.seated.redo.get_untracked().filter(|seat| own.has(*seat)) {
            self.say(|session| session.redo(seat));
        }
    }

    /// Who sits where has changed; while the match goes on that is told.
    pub(super) fn tell_seats(self, stage: Stage, seats: &[SeatCard]) {
        let before = self.seated.seats.get_untracked();
        if stage == Stage::Playing && self.seated.stage.get_untracked() == Stage::Playing {
            seat_news(&before, seats).into_iter().for_each(|news| self.tell_news(news));
        }
    }
}

/// What is to be told of people. Who has several chairs is told of once.
fn seat_news(before: &[SeatCard], after: &[SeatCard]) -> Vec<News> {
    let mut all = Vec::new();
    for (was, is) in before.iter().zip(after) {
        let news = match (&was.keeper, &is.keeper) {
            (Keeper::Person(one), Keeper::Person(other)) if one == other => {
                let name = other.clone();
                match (was.state, is.state) {
                    (was, is) if was == is => continue,
                    (_, SeatState::Here) => News::Back(name),
                    (_, SeatState::Away) => News::Away(name),
                    (_, SeatState::StoodIn) => News::StoodIn(name),
                }
            }
            (_, Keeper::Person(name)) => News::Sat(name.clone()),
            (Keeper::Person(name), Keeper::Bot(_) | Keeper::Open) => News::Left(name.clone()),
            (Keeper::Bot(_) | Keeper::Open, Keeper::Bot(_) | Keeper::Open) => continue,
        };
        if !all.contains(&news) {
            all.push(news);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;
    use protocol::Level;

    fn card(seat: usize, keeper: Keeper, state: SeatState) -> SeatCard {
        let seat = Seat::new(seat);
        SeatCard { seat, keeper, state, yours: false, standing: false, back: false }
    }

    #[test]
    fn leaving_standing_in_and_coming_back_are_told_once_for_each_person() {
        use SeatState::{Away, Here, StoodIn};
        let ann = || Keeper::Person("Ann".into());
        let both = |state| vec![card(0, ann(), state), card(1, ann(), state)];
        let name = || "Ann".to_owned();
        assert_eq!(seat_news(&both(Here), &both(Here)), []);
        assert_eq!(seat_news(&both(Here), &both(Away)), [News::Away(name())]);
        assert_eq!(seat_news(&both(Away), &both(StoodIn)), [News::StoodIn(name())]);
        assert_eq!(seat_news(&both(StoodIn), &both(Here)), [News::Back(name())]);
        let bot = vec![card(0, Keeper::Bot(Level::Greedy), Here)];
        assert_eq!(seat_news(&both(Here), &bot), [News::Left(name())]);
        assert_eq!(seat_news(&bot, &both(Here)), [News::Sat(name())]);
        assert_eq!(seat_news(&[], &both(Here)), [], "whoever was there from the beginning");
    }
}
