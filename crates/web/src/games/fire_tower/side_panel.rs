//! The vane with its barred winds, the deck, and the counting aid.

use super::art;
use super::cards::sign;
use super::interaction::Interaction;
use super::seen_cards::{counting_aid, deck_size};
use super::words::{letter, side};
use crate::kit::listed;
use crate::one_type::{live, memo, press, words};
use crate::{said, t};
use fire_tower::{Event, Wind};
use leptos::html::Dialog;
use leptos::prelude::*;

/// The class that says whereto the wind blows.
pub(super) const fn wind_class(wind: Wind) -> &'static str {
    match wind {
        Wind::North => "ft-to-north",
        Wind::East => "ft-to-east",
        Wind::South => "ft-to-south",
        Wind::West => "ft-to-west",
    }
}

/// Where the letter of a side stands on the dial.
const fn place(wind: Wind) -> (i32, i32) {
    match wind {
        Wind::North => (60, 21),
        Wind::East => (105, 65),
        Wind::South => (60, 112),
        Wind::West => (15, 65),
    }
}

fn dial(interaction: Interaction) -> AnyView {
    let shown = interaction.board.shown;
    // The event of the moment is faster than the position that follows it.
    let wind = Memo::new(move |_| match interaction.board.newest() {
        Some(Event::WindTurned { wind }) => wind,
        _ => shown.with(|view| view.open.course.wind),
    });
    let barred = Memo::new(move |_| {
        shown.with(|view| Wind::ALL.map(|wind| !view.open.open_sides().any(|open| open == wind)))
    });
    let letters = Wind::ALL.map(|at| {
        let (x, y) = place(at);
        let state = move || match (barred.get()[at as usize], wind.get() == at) {
            (true, _) => "ft-barred",
            (false, true) => "ft-now",
            (false, false) => "",
        };
        let bar = move || {
            barred.get()[at as usize].then(|| {
                let line = format!("M{} {}l20-14M{} {}l20 14", x - 10, y + 2, x - 10, y - 12);
                view! { <path class="ft-bar" d=line></path> }
            })
        };
        view! {
            <text x=x y=y class=words(state)>{words(move || letter(at))}</text>
            {live(bar)}
        }
    });
    let rolled = move || {
        let Some(Event::Rolled { side, .. }) = interaction.board.newest() else { return None };
        Some(view! {
            <g class="ft-die">
                <path d="M60 30 88 46v30L60 92 32 76V46z"></path>
                <text x="60" y="69">{letter(side)}</text>
            </g>
        })
    };
    let dial_class = move || format!("ft-dial {}", wind_class(wind.get()));
    view! {
        <svg
            class=words(dial_class)
            viewBox="0 0 120 120"
            role="img"
            aria-label=said!("fire-tower-vane", side = side(wind.get()))
        >
            <circle class="ft-rim" cx="60" cy="60" r="56"></circle>
            <circle class="ft-dots" cx="60" cy="60" r="36"></circle>
            {letters}
            <g class="ft-arrow">
                <path d="M60 26 76 68 60 58 44 68z" fill="#ffb23e" stroke="#7a3d00" stroke-width="2" stroke-linejoin="round"></path>
                <path d="M60 58v36M50 94h20M52 83h16" stroke="#b9863a" stroke-width="4" stroke-linecap="round"></path>
            </g>
            {live(rolled)}
        </svg>
    }
    .into_any()
}

/// The panel beside the board.
pub(super) fn side_panel(interaction: Interaction) -> AnyView {
    let shown = interaction.board.shown;
    let open = NodeRef::<Dialog>::new();
    let deck = Memo::new(move |_| shown.with(deck_size));
    let discards = Memo::new(move |_| shown.with(|view| view.open.discards.len()));
    let barred = memo(move || {
        let barred = shown.with(|view| {
            let shut = |wind: &Wind| !view.open.open_sides().any(|open| open == *wind);
            Wind::ALL.into_iter().filter(shut).collect::<Vec<_>>()
        });
        listed(barred.into_iter().map(side))
    });
    let short = move || match barred.get() {
        sides if sides.is_empty() => sides,
        sides => t!("fire-tower-barred", sides = sides),
    };
    let legend = move || match barred.get() {
        sides if sides.is_empty() => t!("fire-tower-legend"),
        sides => t!("fire-tower-legend-barred", sides = sides) + " " + &t!("fire-tower-legend"),
    };
    let show = move |_| {
        if let Some(dialog) = open.get_untracked() {
            // It is open already when this fails.
            let _ = dialog.show_modal();
        }
    };
    let close = move |_| open.get_untracked().into_iter().for_each(|dialog| dialog.close());
    let counts = move || t!("fire-tower-deck", deck = deck.get(), discards = discards.get());
    view! {
        <section class="at-side panel ft-side" aria-label=said!("fire-tower-vane-name")>
            {dial(interaction)}
            <div class="ft-weather">
                <b>{said!("fire-tower-vane", side = shown.with(|v| side(v.open.course.wind)))}</b>
                <small>{words(short)}</small>
            </div>
            <button
                type="button"
                class="ft-deck"
                aria-label=said!("fire-tower-seen-open", counts = counts())
                title=said!("fire-tower-seen-title")
                on:click=press(show)
            >
                {sign(art::CARDS)}
                <b>{live(move || deck.get())}</b>
                <span>{words(counts)}</span>
            </button>
        </section>
        <dialog node_ref=open class="ft-seen" aria-label=said!("fire-tower-seen-title")>
            <h2>{said!("fire-tower-seen-title")}</h2>
            {counting_aid(interaction)}
            <p>{words(legend)}</p>
            <button type="button" class="btn hot" on:click=press(close)>
                {said!("fire-tower-press-close")}
            </button>
        </dialog>
    }
    .into_any()
}
