//! New Game in the browser.
//!
//! `choices` is plain: what is offered to a seat. `board` draws the table, the bar of answers and the
//! hand, with the kit for boards. `words` says everything in the language of the moment.

mod board;
mod choices;
mod words;

use crate::games::{Ask, Board, Chart, Crest, Names, Page, Preset};
use crate::kit;
use crate::sound::Sound;
use crate::t;
use kernel::Seat;
use leptos::prelude::*;
use new_game::{Because, Event, NewGame, Setup, View};
use protocol::Pace;

impl Page for NewGame {
    const TOGETHER: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset { key: "first", options: &[], pace: Pace::CALM },
        Preset {
            key: "standard",
            options: &[],
            pace: Pace { move_millis: Some(60_000), ..Pace::CALM },
        },
    ];
    const SEAT_CHOICES: (&'static str, &'static [(&'static str, usize)]) =
        ("players", &[("3", 3), ("2", 2), ("4", 4)]);
    const CHART: Option<Chart<NewGame>> = Some(Chart::Seats {
        title: || t!("new-game-chart"),
        height: |view, seat| view.points(seat).into(),
    });

    fn crest(_: &Setup, seat: Seat) -> Crest {
        Crest { class: board::colour(seat), icon: board::crest(seat) }
    }

    fn place(_: &Setup, seat: Seat) -> String {
        kit::place_name("new-game", seat)
    }

    fn agreed(setup: &Setup) -> String {
        t!("new-game-agreed", count = setup.players)
    }

    fn ask(names: &Names, view: &View, you: Option<Seat>) -> Ask {
        words::ask(names, view, you)
    }

    fn tell(names: &Names, _: &View, event: &Event) -> String {
        words::tell(names, event)
    }

    fn why(names: &Names, because: &Because) -> String {
        words::why(names, because)
    }

    fn ending(names: &Names, view: &View) -> String {
        words::ending(names, view)
    }

    fn note(view: &View, seat: Seat) -> String {
        t!("new-game-holds", count = view.held[seat.index()])
    }

    fn counters(view: &View, seat: Seat) -> AnyView {
        let points = t!("new-game-points", count = view.points(seat));
        view! { <b>{points}</b> }.into_any()
    }

    /// The same for every card drawn: time must not tell.
    fn pause(event: &Event) -> u32 {
        match event {
            Event::Lit { .. } | Event::WasPutOut { .. } | Event::Burnt { .. } => 800,
            Event::Drew { .. } | Event::Discarded { .. } | Event::Passed { .. } => 400,
            Event::Came { .. } => 0,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Lit { .. } | Event::Discarded { .. } => Some(Sound::Knock),
            Event::Burnt { .. } => Some(Sound::Crackle),
            _ => None,
        }
    }

    fn board_keys() -> Vec<(&'static str, String)> {
        vec![("1…9", t!("new-game-key-answer"))]
    }

    fn built_keys() -> Vec<String> {
        words::built_keys()
    }

    fn board(board: Board<Self>) -> AnyView {
        board::board(board)
    }
}
