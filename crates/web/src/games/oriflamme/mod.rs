//! Oriflamme: Alliance in the browser.
//!
//! `piles`, `lines`, `marks`, `forecast`, `question`, `seen_cards` and `arrow_keys` are plain: what the row
//! has and how it lies, what the last deed touched, what a choice brings, what is asked and offered, which
//! cards everybody has seen, where the arrow keys lead. `interaction` puts signals around them; `row`,
//! `decision`, `hand`, `belongings` and `seen_sheet` draw with the one renderer of `cards`, `keys` listens.
//! `words`, `ask`, `tell`, `deed`, `remarks`, `earned`, `pile_words` and `why` say everything in the language of the
//! moment; `beats` is how long things are seen, what they sound like and what flies, `moments` what is great.

mod arrow_keys;
mod ask;
mod beats;
mod belongings;
mod cards;
mod decision;
mod deed;
mod earned;
mod forecast;
mod hand;
mod hint;
mod interaction;
mod keys;
mod lines;
mod marks;
mod moments;
mod pile_words;
mod piles;
mod question;
mod remarks;
#[cfg(test)]
mod replay_tests;
mod row;
mod seen_cards;
mod seen_sheet;
mod tell;
mod why;
mod words;

use crate::games::{Ask, Board, Chart, Crest, Names, Page, Preset, Tie};
use crate::hint::Hint;
use crate::kit::{self, Flight, Moment};
use crate::sound::Sound;
use crate::t;
use kernel::Seat;
use leptos::prelude::*;
use oriflamme::{Because, Event, Frame, Options, Oriflamme, View};
use protocol::Pace;

impl Page for Oriflamme {
    const TOGETHER: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset { key: "first", options: &[], pace: Pace::CALM },
        Preset {
            key: "standard",
            options: &[],
            pace: Pace { move_millis: Some(120_000), ..Pace::CALM },
        },
        Preset {
            key: "expert",
            options: &[],
            pace: Pace { move_millis: Some(30_000), ..Pace::CALM },
        },
    ];
    const SEAT_CHOICES: (&'static str, &'static [(&'static str, usize)]) =
        ("players", &[("4", 4), ("3", 3), ("5", 5)]);

    const BELONGINGS: Option<fn(&View, Seat) -> AnyView> = Some(belongings::belongings);

    fn crest(_: &Options, seat: Seat) -> Crest {
        Crest { class: cards::family(seat), icon: cards::crest_icon(seat) }
    }

    fn place(_: &Options, seat: Seat) -> String {
        kit::place_name("oriflamme", seat)
    }

    fn agreed(setup: &Options) -> String {
        t!("oriflamme-agreed", count = setup.players)
    }

    fn ask(names: &Names, view: &View, you: Option<Seat>) -> Ask {
        ask::ask(names, view, you)
    }

    fn tell(names: &Names, view: &View, event: &Event) -> String {
        tell::tell(names, view, event)
    }

    fn tell_deed(names: &Names, deed: &[(&View, &Event)]) -> String {
        deed::tell_deed(names, deed)
    }

    fn tie(before: &Event, event: &Event) -> Tie {
        deed::tie(before, event)
    }

    fn why(names: &Names, because: &Because) -> String {
        why::why(names, because)
    }

    fn advice(names: &Names, hint: &Hint<Self>) -> String {
        hint::advice(names, hint)
    }

    fn ending(names: &Names, view: &View) -> String {
        tell::ending(names, view)
    }

    const CHART: Option<Chart<Self>> = Some(Chart::Seats {
        title: || t!("oriflamme-chart"),
        height: |view, seat| view.open.course.influence[seat.index()].into(),
    });

    fn earned(events: &[Event], seat: Seat) -> String {
        earned::Earned::of(events, seat).words()
    }

    fn note(view: &View, seat: Seat) -> String {
        let of = view.open.options.seat_count();
        match (piles::order(view, seat), view.open.course.frame) {
            (_, Frame::Deal { .. } | Frame::First) => String::new(),
            (_, Frame::Over) => {
                t!("oriflamme-note-over", count = view.open.course.influence[seat.index()])
            }
            (1, _) => t!("oriflamme-note-first"),
            (at, Frame::Place { .. }) => t!("oriflamme-note-order", at = at, of = of),
            _ => String::new(),
        }
    }

    fn counters(view: &View, seat: Seat) -> AnyView {
        belongings::counters(view, seat)
    }

    fn pause(event: &Event) -> u32 {
        beats::pause(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        beats::sound(event)
    }

    fn moment(names: &Names, view: &View, event: &Event) -> Option<Moment> {
        moments::moment(names, view, event)
    }

    fn flight(view: &View, event: &Event, you: Option<Seat>) -> Option<Flight> {
        beats::flight(view, event, you)
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
            {row::row(interaction)}
            {decision::decision(interaction)}
            {hand::hand(interaction)}
            {seen_sheet::seen_sheet(interaction)}
            {kit::reading(move |name| hand::explain(interaction, name))}
        }
        .into_any()
    }
}
