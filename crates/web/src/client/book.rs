//! The book behind the log, and behind the story of a replay: what was told, put together into one line for
//! each deed, and which of the lines were taken back. Plain; `logbook` puts signals around it.

use super::LogLine;
use crate::games::{Names, Page, Tie};
use kernel::Seat;
use protocol::Version;
use std::collections::VecDeque;

/// Lines that are kept on the page: a whole match has fewer.
const LINES_MAX: usize = 4_000;

/// An event as it was told.
pub(crate) struct Part<G: Page> {
    /// What the board showed then.
    view: G::View,
    event: G::Event,
    /// What everybody may know of it: all that is told on a shared device.
    open: Option<G::Event>,
    pub(crate) moment: Version,
}

impl<G: Page> Part<G> {
    /// What is told of it.
    pub(crate) fn heard(&self, shared: bool) -> Option<(&G::View, &G::Event)> {
        let event = if shared { self.open.as_ref() } else { Some(&self.event) };
        event.map(|event| (&self.view, event))
    }
}

/// A deed in words, or so much of it.
pub(crate) fn in_words<G: Page>(names: &Names, parts: &[Part<G>], shared: bool) -> String {
    let heard: Vec<_> = parts.iter().filter_map(|part| part.heard(shared)).collect();
    G::tell_deed(names, &heard)
}

/// What a line is about.
pub(super) enum About<G: Page> {
    /// Something that was done in the match.
    Deed(Vec<Part<G>>),
    /// News of the table.
    News(News),
}

/// What is told of people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum News {
    Away(String),
    Back(String),
    StoodIn(String),
    Left(String),
    Sat(String),
    TakenBack(Seat),
    DoneAgain(Seat),
}

impl News {
    /// Of no interest any more once something is done.
    fn passes(&self) -> bool {
        matches!(self, News::TakenBack(_) | News::DoneAgain(_))
    }
}

struct Line<G: Page> {
    at: LogLine,
    /// The number of the deed.
    deed: u32,
    about: About<G>,
}

impl<G: Page> Line<G> {
    fn passes(&self) -> bool {
        self.at.undone || matches!(&self.about, About::News(news) if news.passes())
    }
}

/// A story that is going to be told: so many events, all of one moment.
struct Coming {
    events: usize,
    moment: Version,
    by: Option<Seat>,
}

pub(crate) struct Book<G: Page> {
    lines: Vec<Line<G>>,
    coming: VecDeque<Coming>,
    next_id: u32,
    /// The last event that was seen or heard, and the number of its deed.
    last: Option<G::Event>,
    deed: u32,
}

impl<G: Page> Default for Book<G> {
    fn default() -> Self {
        Book { lines: Vec::new(), coming: VecDeque::new(), next_id: 0, last: None, deed: 0 }
    }
}

impl<G: Page> Book<G> {
    /// Every line, as the shell knows it.
    pub(super) fn lines(&self) -> Vec<LogLine> {
        self.lines.iter().map(|line| line.at).collect()
    }

    /// What a line is about.
    pub(super) fn line(&self, id: u32) -> Option<&About<G>> {
        self.lines.iter().find(|line| line.at.id == id).map(|line| &line.about)
    }

    /// Every deed with its line, in their order.
    pub(crate) fn deeds(&self) -> impl Iterator<Item = (LogLine, &[Part<G>])> {
        self.lines.iter().filter_map(|line| match &line.about {
            About::Deed(parts) => Some((line.at, parts.as_slice())),
            About::News(_) => None,
        })
    }

    /// So many events of this moment are going to be told. What was taken back before is forgotten.
    pub(crate) fn expect(&mut self, events: usize, moment: Version, by: Option<Seat>) {
        self.lines.retain(|line| !line.passes());
        self.coming.push_back(Coming { events, moment, by });
    }

    /// Nothing of what was expected is told any more.
    pub(super) fn expect_nothing(&mut self) {
        self.coming.clear();
    }

    /// The next event is told; one without words is in no line. It belongs to the last line if that tells
    /// of the same deed.
    pub(crate) fn told(&mut self, view: &G::View, event: &G::Event, has_words: bool) {
        self.coming.retain(|coming| coming.events > 0);
        let Some(coming) = self.coming.front_mut() else { return };
        coming.events -= 1;
        let (moment, by) = (coming.moment, coming.by);
        if has_words || G::pause(event) > 0 {
            let before = self.last.replace(event.clone());
            let goes_on = before.is_some_and(|before| G::tie(&before, event) != Tie::Apart);
            self.deed += u32::from(!goes_on);
        }
        if !has_words {
            return;
        }
        let turn = G::turn(view).or(by);
        let open = G::redact(event, None);
        let part = Part { view: view.clone(), event: event.clone(), open, moment };
        if let Some(Line { at, deed, about: About::Deed(parts) }) = self.lines.last_mut()
            && (*deed, at.turn) == (self.deed, turn)
        {
            parts.push(part);
            at.told = parts.len();
            return;
        }
        self.add(About::Deed(vec![part]), turn, by);
    }

    /// Something else happened at the table. Who was away for a moment only is told of once, and who was
    /// never missed is not told to be back: whoever comes by a link sits down before the page is there.
    pub(super) fn news(&mut self, news: News) {
        if let News::Back(name) = &news {
            let (away, stood_in) = (News::Away(name.clone()), News::StoodIn(name.clone()));
            let is = |line: &Line<G>, news: &News| matches!(&line.about, About::News(one) if one == news);
            if !self.lines.iter().any(|line| is(line, &away) || is(line, &stood_in)) {
                return;
            }
            self.lines.pop_if(|line| is(line, &away));
        }
        let turn = self.lines.last().and_then(|line| line.at.turn);
        self.add(About::News(news), turn, None);
    }

    fn add(&mut self, about: About<G>, turn: Option<Seat>, by: Option<Seat>) {
        let at = LogLine { id: self.next_id, told: 1, turn, by, undone: false };
        self.next_id += 1;
        self.lines.push(Line { at, deed: self.deed, about });
        let over = self.lines.len().saturating_sub(LINES_MAX);
        self.lines.drain(..over);
    }

    /// What came after this moment was taken back; everything else stands, also what had been taken back.
    /// A deed that stands in part becomes two lines.
    pub(super) fn stands(&mut self, moment: Version) {
        self.last = None;
        for Line { mut at, deed, mut about } in std::mem::take(&mut self.lines) {
            let mut after = Vec::new();
            match &mut about {
                About::News(news) if news.passes() => continue,
                About::News(_) => {}
                About::Deed(parts) => {
                    let kept = parts.partition_point(|part| part.moment <= moment);
                    at.undone = kept == 0;
                    if kept > 0 {
                        after = parts.split_off(kept);
                    }
                    at.told = parts.len();
                }
            }
            self.lines.push(Line { at, deed, about });
            if !after.is_empty() {
                let at = LogLine { id: self.next_id, told: after.len(), undone: true, ..at };
                self.next_id += 1;
                self.lines.push(Line { at, deed, about: About::Deed(after) });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chosen, Game};
    use testkit::toys::claim::{Claim, Event, Face};

    fn die() -> Event {
        Event::Rolled(Face::new(3))
    }

    /// A book in which stories were told: by whom, and what, one moment after the other.
    fn book(stories: &[(usize, &[Event])]) -> Book<Claim> {
        let chosen = Chosen::new(Claim::OPTIONS, &[]).expect("defaults fit");
        let view = Claim::new(&Claim::configure(&chosen).expect("fits")).expect("fits");
        let mut book = Book::default();
        for (at, (by, events)) in stories.iter().enumerate() {
            book.expect(events.len(), Version(at as u64 + 1), Some(Seat::new(*by)));
            // Two of these are told without words, and only one of them is seen.
            let has_words = |event: &Event| !matches!(event, Event::Closed | Event::Counted(_));
            events.iter().for_each(|event| book.told(&view, event, has_words(event)));
        }
        book
    }

    /// Of each line how many events it tells, and whether they stand.
    fn shape(book: &Book<Claim>) -> Vec<(usize, bool)> {
        book.lines().iter().map(|line| (line.told, !line.undone)).collect()
    }

    #[test]
    fn a_deed_is_one_line_although_its_parts_come_one_by_one() {
        let book =
            book(&[(0, &[die(), Event::Closed]), (0, &[die()]), (1, &[die(), Event::TimeUp])]);
        assert_eq!(
            shape(&book),
            [(2, true), (1, true), (1, true)],
            "and each player has own lines"
        );
        assert_eq!(book.lines()[1].by, Some(Seat::new(1)));
    }

    #[test]
    fn what_is_only_seen_begins_another_deed() {
        let book = book(&[(0, &[die(), Event::Counted(1), die(), die()])]);
        assert_eq!(shape(&book), [(1, true), (2, true)]);
    }

    #[test]
    fn what_was_taken_back_is_struck_out_until_it_is_done_again_or_something_new_is() {
        let mut book = book(&[(0, &[Event::TimeUp]), (1, &[Event::TimeUp]), (2, &[Event::TimeUp])]);
        book.stands(Version(1));
        book.news(News::TakenBack(Seat::new(1)));
        assert_eq!(shape(&book), [(1, true), (1, false), (1, false), (1, true)]);
        book.stands(Version(3));
        assert_eq!(shape(&book), [(1, true); 3], "done again");
        book.stands(Version(2));
        book.expect(1, Version(9), None);
        assert_eq!(shape(&book), [(1, true); 2], "something new is done");
    }

    #[test]
    fn a_deed_that_was_taken_back_in_part_is_told_in_part() {
        let mut book = book(&[(0, &[die()]), (0, &[die(), die()])]);
        assert_eq!(shape(&book), [(3, true)]);
        book.stands(Version(1));
        assert_eq!(shape(&book), [(1, true), (2, false)]);
        book.stands(Version(2));
        assert_eq!(shape(&book), [(1, true), (2, true)]);
    }

    #[test]
    fn who_was_gone_for_a_moment_is_only_told_to_be_back() {
        let mut book = book(&[(0, &[Event::TimeUp])]);
        let (ann, ben) = (|| "Ann".to_owned(), || "Ben".to_owned());
        book.news(News::Away(ann()));
        book.news(News::Back(ann()));
        assert_eq!(book.lines().len(), 2);
        assert_eq!(
            book.lines()[1].turn,
            Some(Seat::new(0)),
            "it stands in the turn in which it came"
        );
        book.news(News::Back(ben()));
        assert_eq!(book.lines().len(), 2, "nobody has missed him");
        book.news(News::StoodIn(ben()));
        book.news(News::Back(ben()));
        assert_eq!(book.lines().len(), 4, "somebody has played for him");
    }
}
