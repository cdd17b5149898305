//! What the signs on the plan mean.

use super::interaction::Interaction;
use super::words::marker_name;
use crate::one_type::{live, press};
use crate::shell::{icon, modal};
use crate::{said, t};
use flash_point::Kind;
use leptos::prelude::*;

fn line(drawing: String, words: String) -> AnyView {
    view! {
        <li>
            <svg viewBox="-36 -36 72 72" aria-hidden="true" inner_html=drawing></svg>
            <span>{words}</span>
        </li>
    }
    .into_any()
}

fn symbol(name: &str) -> String {
    format!(r##"<use href="#{name}" x="-32" y="-34" width="64" height="68"/>"##)
}

const SHUT: &str = r##"<rect x="-34" y="-9" width="68" height="18" rx="3" fill="#a9662b" stroke="#2a1505" stroke-width="3"/><circle cx="22" r="4.500" fill="#ffdf8e"/>"##;
const OPEN: &str = r##"<path d="M-20 26v-52" stroke="#c98443" stroke-width="11" stroke-linecap="round"/><path d="M-20-26a52 52 0 0 1 48 52" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="5 6"/>"##;
const EXIT: &str = r##"<rect x="-30" y="-20" width="60" height="40" rx="6" fill="#1f4a31"/><path d="M0-14v28m-8-20 8-8 8 8m-16 12 8 8 8-8" fill="none" stroke="#7fe0a6" stroke-width="5"/>"##;

/// Opens it.
pub(super) fn opener(interaction: Interaction) -> AnyView {
    let open = move |_| interaction.legend.set(true);
    view! {
        <button
            type="button"
            class="btn ic fp-key"
            id="fp-legend"
            aria-label=said!("flash-point-page-legend")
            on:click=press(open)
        >
            {icon("i-book")}
        </button>
    }
    .into_any()
}

/// The sheet.
pub(super) fn legend(interaction: Interaction) -> AnyView {
    let kinds = [Kind::Poi, Kind::Victim, Kind::Treated, Kind::Trapped, Kind::Hazmat];
    let names = ["fp-poi", "fp-victim", "fp-treated", "fp-trapped", "fp-hazmat"];
    let lines = move || {
        let things = [
            line(symbol("fp-fire"), t!("flash-point-page-fire")),
            line(symbol("fp-smoke"), t!("flash-point-page-smoke")),
            line(symbol("fp-hot"), t!("flash-point-page-hot-spot")),
            line(symbol("fp-cube"), t!("flash-point-page-damage")),
            line(SHUT.to_owned(), t!("flash-point-page-door-shut")),
            line(OPEN.to_owned(), t!("flash-point-page-door-open")),
            line(EXIT.to_owned(), t!("flash-point-page-way-out")),
        ];
        let markers = kinds.into_iter().zip(names);
        let markers = markers.map(|(kind, name)| line(symbol(name), marker_name(kind)));
        things.into_iter().chain(markers).collect_view()
    };
    modal(interaction.legend, "fp-legend", said!("flash-point-page-legend"), move || {
        view! {
            <div class="db" tabindex="0">
                <h2>{said!("flash-point-page-legend")}</h2>
                <ul>{live(lines)}</ul>
            </div>
        }
        .into_any()
    })
}
