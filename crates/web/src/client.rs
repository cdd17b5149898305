//! A table as the page sees it: signals that follow the connection.
//!
//! What does not depend on the game is in [`Seated`]; [`Client`] adds the match itself. Events are told
//! one after the other, so `shown` may lag behind `latest`; who acts is never kept waiting by that.

mod seated;

pub(crate) use seated::{ChatLine, LogLine, Seated, Wish, bot_name, names};

use crate::browser::{Sound, later, now, random};
use crate::decode;
use crate::games::{Names, Page, Refusal, imagined, waits_for};
use crate::one_type::memo;
use crate::seen::{Noted, Seen};
use crate::settings::Settings;
use crate::socket::{Event, LinkState, Socket};
use crate::t;
use kernel::{Seat, Seats};
use leptos::prelude::*;
use protocol::{PROTOCOL, Perspective, Stage, Story, TableId, Time, ToTable};
use session::{Answer, Everything, Heard, Session};
use std::collections::VecDeque;
use std::sync::Arc;

/// Lines of the log and of the chat that are kept on the page.
const LINES_MAX: usize = 400;
/// With more events than this waiting, the oldest are no longer shown one by one.
const BACKLOG_MAX: usize = 60;

/// A table with its match.
pub(crate) struct Client<G: Page> {
    pub(crate) seated: Seated,
    pub(crate) setup: RwSignal<Option<G::Setup>>,
    pub(crate) latest: RwSignal<Option<G::View>>,
    pub(crate) shown: RwSignal<Option<G::View>>,
    pub(crate) told: RwSignal<Option<G::Event>>,
    pub(crate) refused: RwSignal<Option<Refusal<G::Because>>>,
    pub(crate) names: Memo<Names>,
    settings: Settings,
    inside: StoredValue<Inside<G>, LocalStorage>,
}

struct Inside<G: Page> {
    session: Session<G>,
    socket: Option<Socket>,
    waiting: VecDeque<G::Event>,
    /// An action is on its way; the next waits for its answer.
    asked: bool,
    /// Grows when everything is shown anew, so that an old timer knows that it is old.
    telling: u32,
    seen: Seen,
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
            asked: false,
            telling: 0,
            seen: Seen::of(table),
        });
        let seats = RwSignal::new(Vec::new());
        let wish = StoredValue::new(None::<Client<G>>);
        let seated = Seated {
            link: RwSignal::new(LinkState::Connecting),
            stage: RwSignal::new(Stage::Gathering),
            seats,
            clocks: RwSignal::new((0.0, Vec::new())),
            log: RwSignal::new(Vec::new()),
            chat: RwSignal::new(Vec::new()),
            undo_asked: RwSignal::new(None),
            undo_refused: RwSignal::new(false),
            rejected: RwSignal::new(None),
            outdated: RwSignal::new(false),
            commit: RwSignal::new(String::new()),
            eyes: RwSignal::new(None),
            curtain: RwSignal::new(None),
            awaited: RwSignal::new(Seats::NONE),
            telling: RwSignal::new(false),
            catching_up: RwSignal::new(false),
            wish: Callback::new(move |asked| {
                if let Some(client) = wish.get_value() {
                    client.fulfil(asked);
                }
            }),
        };
        let client = Client {
            seated,
            setup: RwSignal::new(None),
            latest: RwSignal::new(None),
            shown: RwSignal::new(None),
            told: RwSignal::new(None),
            refused: RwSignal::new(None),
            names: memo(move || seats.with(|seats| names(seats))),
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
        on_cleanup(move || {
            let socket = inside.try_update_value(|inside| inside.socket.take()).flatten();
            if let Some(socket) = socket {
                socket.close();
            }
        });
        client
    }

    /// Does something, after asking the rules: a refusal is seen at once, not after a journey.
    pub(crate) fn act(self, action: G::Action) {
        let Some(seat) = self.seated.eyes.get_untracked() else { return };
        let Some(view) = self.latest.get_untracked() else { return };
        self.tell_all();
        if self.inside.with_value(|inside| inside.asked) {
            return;
        }
        if let Err(no) = imagined::<G>(&view).check(seat, action) {
            return self.refused.set(Some(no.into()));
        }
        self.refused.set(None);
        self.say(|session| session.act(seat, action));
        self.inside.update_value(|inside| inside.asked = true);
    }

    fn fulfil(self, wish: Wish) {
        match wish {
            Wish::Undo => {
                let own = self.seated.own();
                let eyes = self.seated.eyes.get_untracked();
                if let Some(seat) = eyes.or(own.lowest()) {
                    self.say(|session| session.undo(seat));
                }
            }
            Wish::Consent(asked, agree) => {
                self.say(|_| ToTable::Consent { seat: asked.seat, asked: asked.asked, agree });
                self.seated.undo_asked.set(None);
            }
            Wish::Back => self.say(|_| ToTable::Back),
            Wish::Chat(text) => self.say(|_| ToTable::Chat { text }),
            Wish::Quick(phrase) => self.say(|_| ToTable::Quick { phrase }),
            Wish::Uncover => {
                let seat = self.seated.curtain.get_untracked();
                self.seated.curtain.set(None);
                self.look_through(seat);
            }
            Wish::Skip => self.tell_all(),
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
            Event::Opened => {
                // A question that is still open is asked again.
                self.seated.undo_asked.set(None);
                let greeting = self.inside.try_with_value(|inside| inside.session.greeting());
                for message in greeting.into_iter().flatten() {
                    socket.send(&serde_json::to_string(&message).unwrap_or_default());
                }
                return;
            }
            Event::Heard(text) => text,
        };
        let Ok(message) = decode::message::<G>(&text) else {
            return self.seated.outdated.set(true);
        };
        let heard = self.inside.try_update_value(|inside| inside.session.receive(message));
        let Some(heard) = heard else { return };
        let renewed = self.inside.try_update_value(|inside| inside.seen.note(&heard, &text));
        match renewed {
            Some(Noted::Renewed) => {}
            Some(Noted::Full) => {
                self.say(|_| ToTable::Hello { protocol: PROTOCOL, have: None });
                self.take_in(heard);
            }
            _ => self.take_in(heard),
        }
    }

    /// Takes up where this browser last looked; what has happened since then will be told.
    fn remember(self) {
        let lines = self.inside.try_update_value(|inside| inside.seen.recall());
        for text in lines.into_iter().flatten() {
            let Ok(message) = decode::message::<G>(&text) else { return self.forget() };
            let heard = self.inside.try_update_value(|inside| inside.session.receive(message));
            match heard {
                Some(Heard::Happened { stories, time, seed }) => {
                    self.happened(stories, time, seed, true);
                }
                Some(heard @ (Heard::Welcome(_) | Heard::Said { .. })) => self.take_in(heard),
                _ => return self.forget(),
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
            Heard::Happened { stories, time, seed } => {
                self.happened(stories, time, seed, false);
            }
            Heard::Answered(answer) => {
                self.inside.update_value(|inside| inside.asked = false);
                match answer {
                    Answer::Done => {}
                    Answer::Refused { clause, because } => {
                        self.refused.set(Some(Refusal { clause, because }));
                    }
                    Answer::Rejected(why) => seated.rejected.set(Some(why)),
                }
            }
            Heard::Time(time) => seated.clocks.set((now(), time.clocks)),
            Heard::Seats { stage, seats } => {
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
            Heard::TakenBack(seat) => {
                let names = self.names;
                self.log(move || names.with(|names| t!("taken-back", name = names.of(seat))));
            }
            Heard::Said { name, words } => {
                seated.chat.update(|chat| {
                    chat.push(ChatLine { name, words });
                    let over = chat.len().saturating_sub(LINES_MAX);
                    chat.drain(..over);
                });
            }
            Heard::Gap => self.say(Session::ask_for_everything),
            Heard::Nothing => {}
            Heard::Sorry => seated.outdated.set(true),
        }
    }

    fn begin(self, everything: Everything<G>) {
        let seated = self.seated;
        self.inside.update_value(|inside| {
            inside.waiting.clear();
            inside.telling += 1;
        });
        seated.telling.set(false);
        self.told.set(None);
        self.refused.set(None);
        let Everything { setup, stage, seats, time, commit, seed, .. } = everything;
        seated.seats.set(seats);
        seated.clocks.set((now(), time.clocks));
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

    /// What is only remembered is told at once and without a sound.
    fn happened(self, stories: Vec<Story<G>>, time: Time, seed: Option<String>, remembered: bool) {
        let seated = self.seated;
        seated.clocks.set((now(), time.clocks));
        let eyes = seated.eyes.get_untracked();
        let alone = stories.len() == 1;
        let Some(story) = stories.into_iter().find(|story| story.viewer == eyes) else { return };
        let before = seated.awaited.get_untracked();
        self.refresh_latest();
        self.inside.update_value(|inside| inside.waiting.extend(story.events));
        if seed.is_some() {
            seated.stage.set(Stage::Over);
        }
        if remembered {
            return self.tell_all();
        }
        let after = seated.awaited.get_untracked();
        let own = seated.own();
        if alone && before.and(own).is_empty() && !after.and(own).is_empty() {
            self.settings.play(Sound::Turn);
        }
        if !seated.telling.get_untracked() {
            let turn = self.inside.with_value(|inside| inside.telling);
            self.tell_next(turn);
        }
        self.choose_eyes(false);
    }

    /// The newest view through the eyes of the moment.
    fn refresh_latest(self) {
        let eyes = self.seated.eyes.get_untracked();
        let view = self
            .views(|views| views.iter().find(|one| one.viewer == eyes).map(|one| one.view.clone()));
        if let Some(view) = view {
            self.seated.awaited.set(waits_for::<G>(&view));
            self.latest.set(Some(view));
        }
    }

    fn look_through(self, eyes: Option<Seat>) {
        self.tell_rest();
        self.seated.eyes.set(eyes);
        self.refresh_latest();
        self.shown.set(self.latest.get_untracked());
    }

    /// On a shared device the one who has to act gets it, behind a curtain; so does whoever comes to
    /// the screen first. Everybody sees the end of the story before the curtain falls.
    fn choose_eyes(self, first_look: bool) {
        let seated = self.seated;
        if seated.telling.get_untracked() {
            return;
        }
        let own = seated.own();
        let eyes = seated.eyes.get_untracked();
        let asked = seated.awaited.get_untracked().and(own);
        let playing = seated.stage.get_untracked() == Stage::Playing;
        if own.len() < 2 || !playing {
            return seated.curtain.set(None);
        }
        let strange = first_look || eyes.is_none_or(|eyes| !asked.has(eyes));
        if let (Some(seat), true) = (asked.lowest(), strange) {
            seated.curtain.set(Some(seat));
        }
    }

    /// Tells the next event, and the one after it when its time has come.
    fn tell_next(self, turn: u32) {
        loop {
            let next = self.inside.try_update_value(|inside| {
                (inside.telling == turn).then(|| (inside.waiting.pop_front(), inside.waiting.len()))
            });
            let Some(Some((event, left))) = next else { return };
            let Some(event) = event else {
                self.seated.telling.set(false);
                self.seated.catching_up.set(false);
                self.told.set(None);
                return self.choose_eyes(false);
            };
            self.tell(&event, true);
            let calm = self.settings.calm.get_untracked() || left > BACKLOG_MAX;
            let pause = if calm { 0 } else { G::pause(&event) };
            if pause > 0 {
                self.seated.telling.set(true);
                self.told.set(Some(event));
                return later(pause, move || self.tell_next(turn));
            }
        }
    }

    /// Tells everything that is still to be told.
    fn tell_all(self) {
        self.tell_rest();
        self.choose_eyes(false);
    }

    fn tell_rest(self) {
        let waiting = self.inside.try_update_value(|inside| {
            inside.telling += 1;
            std::mem::take(&mut inside.waiting)
        });
        waiting.into_iter().flatten().for_each(|event| self.tell(&event, false));
        self.told.set(None);
        self.seated.telling.set(false);
        self.seated.catching_up.set(false);
    }

    /// Many at once would only be a noise.
    fn tell(self, event: &G::Event, aloud: bool) {
        self.shown.update(|view| {
            if let Some(view) = view {
                G::follow(view, event);
            }
        });
        if let (Some(sound), true) = (G::sound(event), aloud) {
            self.settings.play(sound);
        }
        // On a shared device the log tells only what everybody may know.
        let shared = self.seated.own().len() > 1;
        let heard = if shared { G::redact(event, None) } else { Some(event.clone()) };
        let (Some(event), Some(view)) = (heard, self.shown.get_untracked()) else { return };
        let names = self.names;
        if names.with_untracked(|names| G::tell(names, &view, &event)).is_empty() {
            return;
        }
        self.log(move || names.with(|names| G::tell(names, &view, &event)));
    }

    fn log(self, words: impl Fn() -> String + Send + Sync + 'static) {
        let line = LogLine { words: Arc::new(words) };
        self.seated.log.update(|log| {
            log.push(line);
            let over = log.len().saturating_sub(LINES_MAX);
            log.drain(..over);
        });
    }
}
