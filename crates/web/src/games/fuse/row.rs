//! The row of bombs from which whoever defuses one takes another.

use super::interaction::Interaction;
use super::own::still;
use super::read::card_read;
use crate::one_type::{flag, live, memo, press, words};
use crate::{said, t};
use fuse::ROW;
use fuse::cards::Card;
use leptos::prelude::*;

pub(super) fn row(interaction: Interaction) -> AnyView {
    let board = interaction.board;
    let picks = memo(move || interaction.picker.get().is_some());
    let title = move || if picks.get() { t!("fuse-row-pick") } else { t!("fuse-row") };
    let deck = memo(move || board.shown.with(|view| (view.deck.bombs, view.deck.detonators)));
    let left = move || {
        let (bombs, detonators) = deck.get();
        let cards = t!("fuse-deck", count = bombs + detonators);
        let armed = (detonators > 0).then(|| t!("fuse-deck-detonators", count = detonators));
        view! { <span>{cards}</span> <small>{armed}</small> }
    };
    let cards = (0..ROW).map(|at| card(interaction, at)).collect_view();
    view! {
        <section
            class="at-side f-row"
            class:f-hidden=flag(move || interaction.hidden.get())
            class:f-picks=flag(move || picks.get())
            aria-label=said!("fuse-row")
        >
            <h2>{words(title)}</h2>
            <div class="f-five">
                {cards} <span class="f-deck">{live(left)}</span>
            </div>
        </section>
    }
    .into_any()
}

/// A place of the row.
fn card(interaction: Interaction, at: usize) -> AnyView {
    let board = interaction.board;
    let bomb = memo(move || board.shown.with(|view| view.deck.row[at]));
    let open = memo(move || interaction.picker.get().is_some() && interaction.runs.get());
    live(move || {
        let Some(bomb) = bomb.get() else {
            return view! { <span class="f-card f-empty"></span> }.into_any();
        };
        let card = Card::Bomb(bomb);
        view! {
            <button
                type="button"
                class="f-card f-bomb"
                class:f-open=flag(move || open.get())
                data-row=bomb.printed().id
                title=words(move || card_read(card))
                aria-disabled=words(move || (!open.get()).to_string())
                on:click=press(move |_| interaction.press_row(bomb))
            >
                <span class="sr">{words(move || card_read(card))}</span>
                <span class="f-points" aria-hidden="true">{bomb.points().to_string()}</span>
                {still(card, &[None; 6], (120, 100))}
            </button>
        }
        .into_any()
    })
    .into_any()
}
