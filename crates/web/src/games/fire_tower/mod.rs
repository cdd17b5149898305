//! Fire Tower in the browser.
//!
//! `plan`, `best`, `discard`, `action_bar`, `changes` and `seen_cards` are plain: what glows and what a click
//! does, where an aim begins, which cards are to go, which buttons there are, what was changed last, what
//! can be counted. `interaction` puts signals around them; `board`, `sky`, `cards`, `action_bar_view` and
//! `side_panel` draw with the drawings of `art`, `keys` listens. `words`, `ask`, `tell`, `deed` and `why`
//! say everything in the language of the moment; `beats` is how long things are seen, what they sound like and
//! what flies, `moments` what is great.

mod action_bar;
mod action_bar_view;
mod art;
mod ask;
mod beats;
mod best;
mod board;
mod cards;
mod changes;
mod deed;
mod discard;
mod hint;
mod interaction;
mod keys;
mod moments;
mod plan;
mod seen_cards;
mod side_panel;
mod sky;
mod tell;
mod why;
mod words;

use crate::games::{Ask, Board, Chart, Crest, Names, Page, Preset, Tie};
use crate::hint::Hint;
use crate::kit::{self, Flight, Moment};
use crate::sound::Sound;
use crate::t;
use fire_tower::{
    Action, Because, ETERNAL_FLAME, Edition, Event, FireTower, Options, ShadowRule, Space, Tower,
    View,
};
use kernel::Seat;
use leptos::prelude::*;
use protocol::Pace;

impl Page for FireTower {
    const TOGETHER: bool = false;
    const PRESETS: &'static [Preset] = &[
        Preset {
            key: "first",
            options: &[("firestorm", "off"), ("shadow", "off")],
            pace: Pace::CALM,
        },
        Preset { key: "standard", options: &[], pace: Pace::CALM },
        Preset {
            key: "expert",
            options: &[("mutual-aid", "on")],
            pace: Pace { move_millis: Some(45_000), ..Pace::CALM },
        },
    ];
    const SEAT_CHOICES: (&'static str, &'static [(&'static str, usize)]) =
        ("players", &[("4", 4), ("3", 3), ("2", 2)]);

    fn crest(setup: &Options, seat: Seat) -> Crest {
        match setup.tower(seat) {
            Tower::Red => Crest { class: "ft-red", icon: "m-triangle" },
            Tower::Purple => Crest { class: "ft-purple", icon: "m-circle" },
            Tower::Blue => Crest { class: "ft-blue", icon: "m-diamond" },
            Tower::Green => Crest { class: "ft-green", icon: "m-square" },
        }
    }

    fn place(setup: &Options, seat: Seat) -> String {
        match setup.tower(seat) {
            Tower::Red => t!("fire-tower-place-red"),
            Tower::Purple => t!("fire-tower-place-purple"),
            Tower::Blue => t!("fire-tower-place-blue"),
            Tower::Green => t!("fire-tower-place-green"),
        }
    }

    fn agreed(setup: &Options) -> String {
        let edition = match setup.edition {
            Edition::First => t!("fire-tower-agreed-2018"),
            Edition::Later => t!("fire-tower-agreed-2023"),
        };
        let shadow = (setup.shadow != ShadowRule::Off).then(|| t!("fire-tower-agreed-shadow"));
        let teams = setup.teams.then(|| t!("fire-tower-agreed-teams"));
        let aid = setup.mutual_aid.then(|| t!("fire-tower-agreed-aid"));
        let calm = (!setup.firestorm).then(|| t!("fire-tower-agreed-calm"));
        let parts = [Some(edition), shadow, teams, aid, calm];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
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

    fn turn(view: &View) -> Option<Seat> {
        ask::turn_of(&view.open)
    }

    fn why(names: &Names, because: &Because) -> String {
        why::why(names, because)
    }

    fn refine(view: &View, seat: Seat, actions: Vec<Action>) -> Vec<Action> {
        best::refined(view, seat, actions)
    }

    fn advice(names: &Names, hint: &Hint<Self>) -> String {
        hint::advice(names, hint)
    }

    fn ending(names: &Names, view: &View) -> String {
        tell::ending(names, view, view.open.course.winners)
    }

    fn is_out(view: &View, seat: Seat) -> bool {
        !view.open.course.standing.has(seat)
    }

    const CHART: Option<Chart<Self>> =
        Some(Chart::Seats { title: || t!("fire-tower-chart"), height });

    fn note(view: &View, seat: Seat) -> String {
        let course = &view.open.course;
        if course.shadows.has(seat) {
            t!("fire-tower-note-shadow")
        } else if !course.standing.has(seat) {
            t!("fire-tower-note-burnt")
        } else if course.emptied.has(seat) {
            t!("fire-tower-note-bucket-used")
        } else {
            t!("fire-tower-note-bucket-full")
        }
    }

    fn counters(view: &View, seat: Seat) -> AnyView {
        let course = &view.open.course;
        let full = !course.emptied.has(seat) && course.standing.has(seat);
        let bucket =
            full.then(|| view! { <span class="ft-full">{cards::sign(art::BUCKET)}</span> });
        let shadow = course.shadows.has(seat).then(|| cards::sign(art::GHOST));
        let out = !course.standing.has(seat);
        let out = out.then(|| view! { <i class="ft-out"></i> });
        let count = view.hand_sizes[seat.index()];
        let hand = (count > 0).then(|| {
            view! {
                {cards::sign(art::CARDS)}
                <span aria-hidden="true">{count}</span>
                <span class="sr">{t!("fire-tower-cards", count = count)}</span>
            }
        });
        view! { {out} {bucket} {shadow} {hand} }.into_any()
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
            {board::board(interaction)}
            {side_panel::side_panel(interaction)}
            {action_bar_view::action_bar(interaction)}
            {cards::hand(interaction)}
            {kit::reading(cards::explain)}
        }
        .into_any()
    }
}

/// Steps from the nearest fire to the roof; none for a tower that has burnt.
fn height(view: &View, seat: Seat) -> u32 {
    let open = &view.open;
    let roof = open.options.tower(seat).roof();
    let steps =
        |fire: Space| roof.column().abs_diff(fire.column()) + roof.row().abs_diff(fire.row());
    let nearest = || open.gems.or(ETERNAL_FLAME).iter().map(steps).min().map_or(0, u32::from);
    if open.course.standing.has(seat) { nearest() } else { 0 }
}
