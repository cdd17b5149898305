//! The sheet of symbols: all twenty-five of the rulebook's last page, and sums.

use super::art::Art;
use super::interaction::Interaction;
use super::picture::symbol;
use super::words::{GLYPHS, colour_name, letters};
use crate::i18n::text;
use crate::one_type::{live, press};
use crate::shell::{icon, modal};
use crate::{said, t};
use fuse::die::Colour;
use leptos::prelude::*;

/// Each symbol in our notation, in the rulebook's order.
const SYMBOLS: [&str; GLYPHS] = [
    "R",
    "4",
    "R4",
    "*",
    "#",
    "R|B",
    "2|5",
    "R|4",
    "@",
    "!R",
    "R4|B2",
    "^.",
    "$.",
    "D",
    ".",
    "* = *",
    "# = #",
    "@ = @",
    "& = &",
    "# > #",
    "* != *",
    "# < #",
    "T[., ., .]",
    "W[., . / ., .]",
    "P[., ., ., . / .]",
];
const SUM: &str = "# + # = (7)";

fn line(notation: &'static str, words: String) -> AnyView {
    let drawn = symbol(notation, &letters());
    view! {
        <li>
            <svg viewBox=drawn.view_box() aria-hidden="true" inner_html=drawn.art></svg>
            <span>{words}</span>
        </li>
    }
    .into_any()
}

/// Which suit and which letter is which colour: cards name colours by these alone.
pub(super) fn colours() -> AnyView {
    let one = |colour: Colour| {
        let mut art = Art::default();
        art.lettered(colour, &letters());
        view! {
            <li>
                <svg viewBox="0 0 120 120" aria-hidden="true" inner_html=art.0></svg>
                <span>{colour_name(colour)}</span>
            </li>
        }
    };
    let all = move || Colour::ALL.map(one).collect_view();
    view! { <ul class="f-letters" aria-label=said!("fuse-letters")>{live(all)}</ul> }.into_any()
}

/// The button that opens it, and the sheet.
pub(super) fn sheet(interaction: Interaction) -> AnyView {
    let open = interaction.glyphs;
    let lines = move || {
        let known = SYMBOLS.iter().enumerate();
        let all = known.map(|(at, one)| line(one, text(&format!("fuse-glyph-{}", at + 1), &[])));
        all.chain([line(SUM, t!("fuse-glyph-sum"))]).collect_view()
    };
    modal(open, "f-glyphs", said!("fuse-glyphs"), move || {
        view! {
            <div class="db" id="glyphs" tabindex="0">
                <h2>{said!("fuse-glyphs")}</h2>
                <p>{said!("fuse-letters")}</p>
                {colours()}
                <ul>{live(lines)}</ul>
            </div>
        }
        .into_any()
    })
}

/// Opens the sheet.
pub(super) fn opener(interaction: Interaction) -> AnyView {
    let open = move |_| interaction.glyphs.set(true);
    view! {
        <button type="button" class="btn f-opens" data-press="glyphs" on:click=press(open)>
            {icon("f-wheel")} <span>{said!("fuse-do-glyphs")}</span>
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::super::grammar::Written;
    use super::*;

    #[test]
    fn each_symbol_of_the_sheet_is_another() {
        for (at, one) in SYMBOLS.iter().enumerate() {
            assert!(!Written::read(one).slots.is_empty());
            assert!(!SYMBOLS[at + 1..].contains(one), "{one}");
        }
    }
}
