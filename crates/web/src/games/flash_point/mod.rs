//! Flash Point: Fire Rescue in the browser, alone or with Tragic Events.
//!
//! `paths`, `decide`, `forecast` and `plan_text` are plain: the cheapest way somewhere, what there is to
//! decide, what a reaction would bring, and the plan as text. `interaction` puts signals around them; `plan`
//! draws the house, `floor` and `art` what is on it; `crew` shows the firefighters, `tracks` how it stands,
//! `decks` what is left and what lasts, `legend` what the signs mean, `answers` the buttons, `read` explains,
//! `keys` listens. `words`, `ask`,
//! `tell` and `why` say everything in the language of the moment; `moments` is what is great and how it sounds.

mod answers;
mod art;
mod ask;
mod crests;
mod crew;
mod decide;
#[cfg(test)]
mod decide_tests;
mod decks;
mod floor;
mod forecast;
mod interaction;
mod keys;
mod legend;
mod moments;
mod paths;
mod plan;
mod plan_text;
mod read;
mod tell;
mod tracks;
mod why;
mod words;

use crate::games::{Ask, Board, Chart, Crest, Line, Names, Page, Preset, Tie};
use crate::kit::{self, Moment};
use crate::sound::Sound;
use crate::t;
use ::flash_point::levels::{DAMAGE_MAX, LOST_TO_LOSE, RESCUED_TO_WIN};
use ::flash_point::{Because, Event, FlashPoint, Options, View};
use bots::Plays;
use kernel::{Seat, Team};
use leptos::prelude::*;
use protocol::Pace;

/// Bots take their time, so that people see what they do.
const PACE: Pace = Pace { bot_millis: FlashPoint::BOT_MILLIS, ..Pace::CALM };

impl Page for FlashPoint {
    const TOGETHER: bool = true;
    const PRESETS: &'static [Preset] = &[
        Preset { key: "first", options: &[("game", "family")], pace: PACE },
        Preset { key: "standard", options: &[("game", "experienced")], pace: PACE },
        Preset {
            key: "expert",
            options: &[
                ("game", "experienced"),
                ("level", "veteran"),
                ("tragic-events", "on"),
                ("cards", "all"),
                ("specialists", "chosen"),
            ],
            pace: PACE,
        },
    ];
    const SEAT_CHOICES: (&'static str, &'static [(&'static str, usize)]) =
        ("players", &[("2", 2), ("1", 1), ("3", 3), ("4", 4), ("5", 5), ("6", 6)]);
    const CHART: Option<Chart<FlashPoint>> = Some(Chart::Together {
        title: || t!("flash-point-chart"),
        lines: &[
            Line {
                crest: Crest { class: "fp-rescued", icon: "i-heart" },
                full: Some(RESCUED_TO_WIN as u32),
                height: |view| view.open.tally.rescued.into(),
            },
            Line {
                crest: Crest { class: "fp-lost", icon: "i-close" },
                full: Some(LOST_TO_LOSE as u32),
                height: |view| view.open.tally.lost.into(),
            },
            Line {
                crest: Crest { class: "fp-damage", icon: "i-flame" },
                full: Some(DAMAGE_MAX as u32),
                height: |view| view.open.tally.damage.into(),
            },
        ],
    });

    fn crest(_: &Options, seat: Seat) -> Crest {
        Crest { class: crests::colour(seat), icon: crests::crest(seat) }
    }

    fn place(_: &Options, seat: Seat) -> String {
        kit::place_name("flash-point", seat)
    }

    fn agreed(setup: &Options) -> String {
        words::agreed(setup)
    }

    fn ask(names: &Names, view: &View, you: Option<Seat>) -> Ask {
        ask::ask(names, view, you)
    }

    fn tell(names: &Names, view: &View, event: &Event) -> String {
        tell::tell(names, view, event)
    }

    fn tell_deed(names: &Names, deed: &[(&View, &Event)]) -> String {
        tell::tell_deed(names, deed)
    }

    fn tie(before: &Event, event: &Event) -> Tie {
        tell::tie(before, event)
    }

    /// The log is told turn by turn, under the name of whose firefighter acts.
    fn turn(view: &View) -> Option<Seat> {
        (view.open.course.turn.number > 0).then(|| view.open.active_seat())
    }

    fn why(names: &Names, because: &Because) -> String {
        why::why(names, because)
    }

    fn ending(_: &Names, view: &View) -> String {
        tell::ending(view)
    }

    fn rank(_: Team) -> String {
        t!("flash-point-rank")
    }

    fn counters(view: &View, seat: Seat) -> AnyView {
        crew::counters(view, seat)
    }

    fn clock_name(_: u8) -> String {
        t!("flash-point-page-clock")
    }

    fn pause(event: &Event) -> u32 {
        moments::pause(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        moments::sound(event)
    }

    fn moment(names: &Names, view: &View, event: &Event) -> Option<Moment> {
        moments::moment(names, view, event)
    }

    fn board_keys() -> Vec<(&'static str, String)> {
        keys::list()
    }

    fn built_keys() -> Vec<String> {
        words::built_keys()
    }

    fn board(board: Board<Self>) -> AnyView {
        let interaction = interaction::Interaction::new(board);
        keys::listen(interaction);
        view! {
            {plan::plan(interaction)}
            {tracks::tracks(interaction)}
            {answers::bar(interaction)}
            {crew::crew(interaction)}
            {decks::decks(interaction)}
            {kit::reading(read::explain)}
        }
        .into_any()
    }
}
