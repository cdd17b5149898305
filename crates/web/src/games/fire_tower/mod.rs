//! Fire Tower in the browser. So far only what the shell needs; the board itself comes next.

use crate::browser::Sound;
use crate::games::{Ask, Board, Crest, Names, Page, Preset};
use crate::t;
use fire_tower::{Because, Event, FireTower, Options, Tower, View};
use kernel::Seat;
use leptos::prelude::*;

impl Page for FireTower {
    const PRESETS: &'static [Preset] = &[
        Preset {
            key: "first",
            options: &[("firestorm", "off"), ("shadow", "off")],
            move_millis: None,
        },
        Preset { key: "standard", options: &[], move_millis: None },
        Preset { key: "expert", options: &[("mutual-aid", "on")], move_millis: Some(45_000) },
    ];

    fn seat_choices() -> (&'static str, &'static [(&'static str, usize)]) {
        ("players", &[("4", 4), ("3", 3), ("2", 2)])
    }

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
        match setup.edition {
            fire_tower::Edition::First => t!("fire-tower-agreed-2018"),
            fire_tower::Edition::Later => t!("fire-tower-agreed-2023"),
        }
    }

    fn ask(_names: &Names, _view: &View, _you: Option<Seat>) -> Ask {
        Ask::default()
    }

    fn tell(_names: &Names, _view: &View, _event: &Event) -> String {
        String::new()
    }

    fn why(_names: &Names, _because: &Because) -> String {
        String::new()
    }

    fn ending(_names: &Names, _view: &View) -> String {
        String::new()
    }

    fn note(_view: &View, _seat: Seat) -> String {
        String::new()
    }

    fn counters(_view: &View, _seat: Seat) -> AnyView {
        ().into_any()
    }

    fn pause(_event: &Event) -> u32 {
        0
    }

    fn sound(_event: &Event) -> Option<Sound> {
        None
    }

    fn board_keys() -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn built_keys() -> Vec<String> {
        Vec::new()
    }

    fn board(_board: Board<Self>) -> AnyView {
        view! { <div class="at-board"></div> }.into_any()
    }
}
