//! A table as the page sees it: signals that follow the connection.
//!
//! What does not depend on the game is in [`Seated`]; [`Client`] adds the match itself. Events are told
//! one after the other, so `shown` may lag behind `latest`; who acts is never kept waiting by that.

mod book;
mod deeds;
mod eyes;
mod hint;
mod logbook;
mod pace;
mod seated;
mod stage;
mod telling;

pub(crate) use book::{Book, Part, in_words};
pub(crate) use eyes::hides;
pub(crate) use seated::{ChatLine, LogLine, Seated, Wish, bot_name, names, reach, since};

use crate::browser::{later, now, random};
use crate::decode;
use crate::games::{Names, Page, Refusal};
use crate::hint::Hint;
use crate::one_type::memo;
use crate::seen::{Noted, Seen};
use crate::settings::Settings;
use crate::socket::{Event, Socket};
use book::News;
use kernel::{Seat, Seats, Thing};
use leptos::prelude::*;
use protocol::{Level, PROTOCOL, Perspective, Stage, TableId, Time, ToTable, UndoAsked};
use session::{Answer, Everything, Heard, Rests, Session, Timekeeper};
use std::collections::VecDeque;

/// Lines of the chat that are kept on the page.
const LINES_MAX: usize = 400;
/// So often clocks are read.
const TICK_MILLIS: u32 = 200;
/// So often the journey to the table is measured while time runs.
const PING_TICKS: u32 = 15;

/// A table with its match.
pub(crate) struct Client<G: Page> {
    pub(crate) seated: Seated,
    pub(crate) setup: RwSignal<Option<G::Setup>>,
    pub(crate) latest: RwSignal<Option<G::View>>,
    pub(crate) shown: RwSignal<Option<G::View>>,
    pub(crate) told: RwSignal<Vec<G::Event>>,
    pub(crate) refused: RwSignal<Option<Refusal<G::Because>>>,
    pub(crate) names: Memo<Names>,
    /// A deed is on its way.
    pub(crate) underway: RwSignal<bool>,
    /// What is pointed at, and by whom.
    pub(crate) pointed: RwSignal<Vec<(Seat, Thing)>>,
    /// What a bot would do at this moment, where the person has asked.
    pub(crate) hint: RwSignal<Option<Hint<G>>>,
    settings: Settings,
    inside: StoredValue<Inside<G>, LocalStorage>,
}

struct Inside<G: Page> {
    session: Session<G>,
    socket: Option<Socket>,
    waiting: VecDeque<G::Event>,
    /// Rests of deeds, which could not go with their beginnings.
    rests: Rests<G::Action>,
    /// Grows when everything is shown anew, so that an old timer knows that it is old.
    telling: u32,
    /// The person at the screen is to be called when the story is told.
    calls: bool,
    seen: Seen,
    book: Book<G>,
    /// Something was taken back or done again; it is told when everything is shown anew.
    taken_back: Option<News>,
}

impl<G: Page> Clone for Client<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Page> Copy for Client<G> {}

impl<G: Page> Client<G> {
    /// Sits down before a table and listens until the page is left.
    pub(crate) fn open(table: &TableId, settings: Settings) -> Self {
        let inside = StoredValue::new_local(Inside {
            session: Session::new(random()),
            socket: None,
            waiting: VecDeque::new(),
            rests: Rests::default(),
            telling: 0,
            calls: false,
            seen: Seen::of(table),
            book: Book::default(),
            taken_back: None,
        });
        let wish = StoredValue::new(None::<Client<G>>);
        let seated = Seated::new(
            G::LIVE,
            G::TOGETHER,
            G::nearest(Level::Greedy),
            Callback::new(move |line| {
                wish.get_value().map_or_else(String::new, |client| client.line_words(line))
            }),
            Callback::new(move |asked| {
                if let Some(client) = wish.get_value() {
                    client.fulfil(asked);
                }
            }),
        );
        let seats = seated.seats;
        let client = Client {
            seated,
            setup: RwSignal::new(None),
            latest: RwSignal::new(None),
            shown: RwSignal::new(None),
            told: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            names: memo(move || seats.with(|seats| names(seats))),
            underway: RwSignal::new(false),
            pointed: RwSignal::new(Vec::new()),
            hint: RwSignal::new(None),
            settings,
            inside,
        };
        wish.set_value(Some(client));
        // The page that is being drawn does not depend on what is remembered.
        untrack(|| client.remember());
        let socket = Socket::open(
            &format!("/api/tables/{table}/socket"),
            seated.link,
            move |socket, event| client.hear(socket, event),
        );
        inside.update_value(|inside| inside.socket = Some(socket));
        client.follow_speed();
        client.tick(0);
        on_cleanup(move || {
            let socket = inside.try_update_value(|inside| inside.socket.take()).flatten();
            if let Some(socket) = socket {
                socket.close();
            }
        });
        client
    }

    fn fulfil(self, wish: Wish) {
        let seated = self.seated;
        match wish {
            Wish::Undo => self.undo(),
            Wish::LetStand => seated.undo_warned.set(false),
            Wish::Redo => self.redo(),
            Wish::Consent(asked, agree) => {
                let UndoAsked { seat, asked, redo } = asked;
                self.say(|_| ToTable::Consent { seat, asked, agree, redo });
                seated.undo_asked.set(None);
            }
            Wish::Back => self.say(|_| ToTable::Back),
            Wish::Pause(on) => self.say(|_| ToTable::Pause { on }),
            Wish::Standing(seat, on) => self.say(|_| ToTable::Standing { seat, on }),
            Wish::Chat(text) => self.say(|_| ToTable::Chat { text }),
            Wish::Quick(phrase) => self.say(|_| ToTable::Quick { phrase }),
            Wish::Uncover => {
                let seat = seated.curtain.get_untracked();
                self.look_through(seat);
                seated.curtain.set(None);
            }
            Wish::Skip => self.tell_all(),
            Wish::GoOn => self.go_on_telling(),
            Wish::Hint => self.ask_for_hint(),
            Wish::Anew => {
                let socket = self.inside.try_update_value(|inside| {
                    inside.session.ask_for_everything();
                    inside.socket.clone()
                });
                if let Some(socket) = socket.flatten() {
                    socket.redial();
                }
            }
        }
    }

    fn say(self, words: impl FnOnce(&mut Session<G>) -> ToTable<G::Action>) {
        self.inside.update_value(|inside| {
            let message = words(&mut inside.session);
            if let (Some(socket), Ok(text)) = (&inside.socket, serde_json::to_string(&message)) {
                socket.send(&text);
            }
        });
    }

    fn hear(self, socket: &Socket, event: Event) {
        let text = match event {
            Event::Opened => return self.greet(socket),
            Event::Heard(text) => text,
        };
        let Ok(message) = decode::message::<G>(&text) else {
            return self.seated.outdated.set(true);
        };
        let heard = self.inside.try_update_value(|inside| inside.session.receive(message));
        let Some(heard) = heard else { return };
        if let Some(time) = time_in(&heard) {
            self.seated.hear_time(now(), time.clone());
        }
        let renewed = self.inside.try_update_value(|inside| inside.seen.note(&heard, &text));
        match renewed {
            Some(Noted::Renewed) => {}
            Some(Noted::Full) => {
                self.say(|_| ToTable::Hello { protocol: PROTOCOL, have: None });
                self.take_in(heard);
            }
            Some(Noted::Plain) | None => self.take_in(heard),
        }
    }

    fn greet(self, socket: &Socket) {
        // A question that is still open is asked again.
        self.seated.undo_asked.set(None);
        self.seated.keeper.update_value(Timekeeper::forget_journeys);
        let greeting = self.inside.try_with_value(|inside| inside.session.greeting());
        let ping = ToTable::Ping { at: now() };
        for message in greeting.into_iter().flatten().chain([ping]) {
            socket.send(&serde_json::to_string(&message).unwrap_or_default());
        }
    }

    /// Reads the clocks, and measures the journey to the table now and then.
    fn tick(self, ticks: u32) {
        later(TICK_MILLIS, move || {
            let Some(counts) = self.seated.keeper.try_with_value(Timekeeper::counts) else {
                return; // the page was left
            };
            if counts {
                self.seated.read_clocks(now());
                if ticks.is_multiple_of(PING_TICKS)
                    || self.seated.keeper.with_value(Timekeeper::wants_journeys)
                {
                    self.say(|_| ToTable::Ping { at: now() });
                }
            }
            self.tick(ticks + 1);
        });
    }

    /// Takes up where this browser last looked; what has happened since then will be told.
    fn remember(self) {
        let lines = self.inside.try_update_value(|inside| inside.seen.recall());
        for text in lines.into_iter().flatten() {
            let Ok(message) = decode::message::<G>(&text) else { return self.forget() };
            let heard = self.inside.try_update_value(|inside| inside.session.receive(message));
            match heard {
                Some(Heard::Happened { stories, seed, .. }) => {
                    self.happened(stories, seed.is_some(), true);
                }
                Some(
                    heard @ (Heard::Welcome(_) | Heard::Said { .. } | Heard::TakenBack { .. }),
                ) => self.take_in(heard),
                // Nothing else is remembered, so this was written by another version of the page.
                Some(
                    Heard::Answered(_)
                    | Heard::Time(_)
                    | Heard::Nothing
                    | Heard::Pong { .. }
                    | Heard::Pointed(..)
                    | Heard::Hint(..)
                    | Heard::Seats { .. }
                    | Heard::UndoAsked(_)
                    | Heard::UndoClosed { .. }
                    | Heard::Gap
                    | Heard::Sorry,
                )
                | None => return self.forget(),
            }
        }
        self.seated.catching_up.set(self.setup.get_untracked().is_some());
    }

    /// What was remembered cannot be read any more: ask for everything.
    fn forget(self) {
        self.inside.update_value(|inside| {
            inside.seen.clear();
            inside.session.ask_for_everything();
        });
    }

    fn take_in(self, heard: Heard<G>) {
        let seated = self.seated;
        match heard {
            Heard::Welcome(everything) => self.begin(*everything),
            Heard::Happened { stories, seed, .. } => self.happened(stories, seed.is_some(), false),
            Heard::Answered(answer) => self.answered(answer),
            // What it says of time was heard already.
            Heard::Time(_) | Heard::Nothing => {}
            Heard::Pong { at, time } => {
                seated.keeper.update_value(|keeper| keeper.came_back(now(), at, time));
                seated.read_clocks(now());
            }
            Heard::Pointed(seat, thing) => self.pointed_at(seat, thing),
            Heard::Hint(seat, actions) => self.hinted(seat, actions),
            Heard::Seats { stage, seats } => {
                self.tell_seats(stage, &seats);
                seated.seats.set(seats);
                seated.stage.set(stage);
                // Eyes of somebody else, remembered or just given up, are no longer ours.
                if self.views(|views| views.iter().filter_map(|one| one.viewer).collect::<Seats>())
                    != seated.own()
                {
                    self.say(Session::ask_for_everything);
                }
                if !seated.telling.get_untracked() {
                    seated.catching_up.set(false);
                }
                self.choose_eyes(false);
            }
            Heard::UndoAsked(asked) => seated.undo_asked.set(Some(asked)),
            Heard::UndoClosed { refused } => {
                let asked = seated.undo_asked.get_untracked();
                let mine = asked.is_some_and(|asked| seated.own().has(asked.seat));
                seated.undo_asked.set(None);
                seated.undo_refused.set(refused && mine);
            }
            Heard::TakenBack { seat, again } => self.inside.update_value(|inside| {
                let news = if again { News::DoneAgain } else { News::TakenBack };
                inside.taken_back = Some(news(seat));
            }),
            Heard::Said { name, words } => {
                seated.chat.update(|chat| {
                    chat.push(ChatLine { name, words });
                    let over = chat.len().saturating_sub(LINES_MAX);
                    chat.drain(..over);
                });
            }
            Heard::Gap => self.say(Session::ask_for_everything),
            Heard::Sorry => seated.outdated.set(true),
        }
    }

    fn answered(self, answer: Answer<G>) {
        match answer {
            Answer::Done => return self.go_on(),
            Answer::Refused { clause, because } => {
                self.refused.set(Some(Refusal { clause, because }));
            }
            Answer::Rejected(why) => self.seated.rejected.set(Some(why)),
        }
        self.drop_rest();
    }

    fn begin(self, everything: Everything<G>) {
        let seated = self.seated;
        // What was not told yet is told before it is taken back: it may be done again.
        if self.inside.with_value(|inside| inside.taken_back.is_some()) {
            self.tell_rest(false);
        }
        self.inside.update_value(|inside| {
            inside.waiting.clear();
            inside.rests.clear();
            inside.telling += 1;
        });
        seated.telling.set(false);
        seated.scene.clear();
        self.told.set(Vec::new());
        self.refused.set(None);
        let Everything { setup, stage, seats, commit, seed, stands, redo, .. } = everything;
        self.note_stands(stands);
        seated.redo.set(redo);
        seated.undo_warned.set(false);
        seated.seats.set(seats);
        seated.commit.set(commit);
        let eyes = self.views(|views| views.first().and_then(|one| one.viewer));
        let alone = self.views(|views| views.len() == 1);
        let looks = seated.eyes.get_untracked();
        let still = self.views(|views| views.iter().any(|one| one.viewer == looks));
        self.look_through(if alone || !still { eyes } else { looks });
        let first_look = self.setup.get_untracked().is_none();
        self.setup.set(Some(setup));
        seated.stage.set(if seed.is_some() { Stage::Over } else { stage });
        self.choose_eyes(first_look);
    }

    fn views<R>(self, read: impl FnOnce(&[Perspective<G>]) -> R) -> R {
        self.inside.with_value(|inside| read(inside.session.views()))
    }
}

/// What a message says of time.
fn time_in<G: Page>(heard: &Heard<G>) -> Option<&Time> {
    match heard {
        Heard::Welcome(everything) => Some(&everything.time),
        Heard::Happened { time, .. } | Heard::Time(time) => Some(time),
        // A pong is read with the length of its journey.
        Heard::Pong { .. }
        | Heard::Answered(_)
        | Heard::Nothing
        | Heard::Pointed(..)
        | Heard::Hint(..)
        | Heard::Seats { .. }
        | Heard::UndoAsked(_)
        | Heard::UndoClosed { .. }
        | Heard::TakenBack { .. }
        | Heard::Said { .. }
        | Heard::Gap
        | Heard::Sorry => None,
    }
}
