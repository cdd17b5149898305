//! FUSE: Countdown in the browser.
//!
//! `grammar`, `art`, `picture`, `clock_face`, `room` and `choices` are plain: what is written on a card, how
//! dice and symbols look, how a card is laid out, the digits of the clock, how cards share their room, and
//! what the people at a device can do. `interaction` puts signals around them; `hub` draws the clock and the
//! dice, `own` the cards in front of people, `row` the bombs to come, `answers` the buttons, `glyph_sheet` the
//! symbols; `drag` follows a die under the pointer, `keys` listens. `words`, `read`, `ask`, `tell` and `why`
//! say everything in the language of the moment; `moments` is what is great and how things sound.
//!
//! Deliberately absent: any hint whether a die could still be placed. Finding that out is the game.

mod answers;
mod art;
mod ask;
mod choices;
mod clock_face;
mod crests;
mod drag;
mod glyph_sheet;
mod grammar;
mod hub;
mod interaction;
mod keys;
mod moments;
mod own;
mod picture;
mod read;
mod room;
mod row;
mod tell;
mod why;
mod words;

use crate::games::{Ask, Board, Chart, Crest, Line, Names, Page, Preset, Tie};
use crate::kit::{self, Moment};
use crate::sound::Sound;
use crate::t;
use ::fuse::{Because, Event, Fuse, MISSION_ALARM, Options};
use bots::Plays;
use kernel::Seat;
use leptos::prelude::*;
use protocol::Pace;

/// Bots are as quick as the game says, and time stands still for a while when somebody's line breaks.
const PACE: Pace = Pace {
    move_millis: None,
    bot_millis: Fuse::BOT_MILLIS,
    away_millis: Fuse::AWAY_MILLIS,
    pause_on_drop: true,
};

impl Page for Fuse {
    const TOGETHER: bool = true;
    const LIVE: bool = true;
    const PRESETS: &'static [Preset] = &[
        Preset { key: "first", options: &[("level", "training")], pace: PACE },
        Preset { key: "standard", options: &[], pace: PACE },
        Preset { key: "expert", options: &[("level", "expert")], pace: PACE },
    ];
    const SEAT_CHOICES: (&'static str, &'static [(&'static str, usize)]) = (
        "players",
        &[("4", 4), ("1", 1), ("2", 2), ("3", 3), ("5", 5), ("6", 6), ("7", 7), ("8", 8), ("9", 9)],
    );
    const CHART: Option<Chart<Fuse>> = Some(Chart::Together {
        title: || t!("fuse-chart"),
        lines: &[Line::of(|view: &Fuse| view.tally.bombs as u32)],
    });
    const BELONGINGS: Option<fn(&Fuse, Seat) -> AnyView> = Some(own::belongings);

    fn crest(_: &Options, seat: Seat) -> Crest {
        Crest { class: crests::colour(seat), icon: crests::crest(seat) }
    }

    fn place(_: &Options, seat: Seat) -> String {
        kit::place_name("fuse", seat)
    }

    fn agreed(setup: &Options) -> String {
        words::agreed(setup)
    }

    fn ask(names: &Names, view: &Fuse, you: Option<Seat>) -> Ask {
        ask::ask(names, view, you)
    }

    fn tell(names: &Names, view: &Fuse, event: &Event) -> String {
        tell::tell(names, view, event)
    }

    fn tell_deed(names: &Names, deed: &[(&Fuse, &Event)]) -> String {
        tell::tell_deed(names, deed)
    }

    fn tie(before: &Event, event: &Event) -> Tie {
        tell::tie(before, event)
    }

    /// The log is told round by round, under the name of who leads.
    fn turn(view: &Fuse) -> Option<Seat> {
        (view.round.number > 0).then_some(view.round.leader)
    }

    fn why(names: &Names, because: &Because) -> String {
        why::why(names, because)
    }

    fn ending(_: &Names, view: &Fuse) -> String {
        tell::ending(view)
    }

    fn earned(events: &[Event], seat: Seat) -> String {
        tell::earned(events, seat)
    }

    fn note(view: &Fuse, seat: Seat) -> String {
        tell::note(view, seat)
    }

    fn counters(view: &Fuse, seat: Seat) -> AnyView {
        own::counters(view, seat)
    }

    fn clock_name(alarm: u8) -> String {
        if alarm == MISSION_ALARM { t!("fuse-clock-mission") } else { t!("fuse-clock-step") }
    }

    fn pause(event: &Event) -> u32 {
        moments::pause(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        moments::sound(event)
    }

    fn moment(names: &Names, view: &Fuse, event: &Event) -> Option<Moment> {
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
            {hub::clock(interaction)}
            {hub::pool(interaction)}
            {answers::bar(interaction)}
            {own::own(interaction)}
            {row::row(interaction)}
            {glyph_sheet::opener(interaction)}
            {glyph_sheet::sheet(interaction)}
            {bevel()}
        }
        .into_any()
    }
}

/// What makes dice look round; drawn once, and used by all of them.
fn bevel() -> AnyView {
    view! {
        <svg class="f-defs" width="0" height="0" aria-hidden="true">
            <linearGradient id="f-bevel" x2="0" y2="1">
                <stop offset="0" stop-color="#fff" stop-opacity=".32"></stop>
                <stop offset=".4" stop-color="#fff" stop-opacity="0"></stop>
                <stop offset="1" stop-color="#000" stop-opacity=".28"></stop>
            </linearGradient>
        </svg>
    }
    .into_any()
}
