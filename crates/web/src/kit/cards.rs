//! Cards: one of the own hand, a small one beside a sentence, and a face for games without art of their
//! own.

use crate::one_type::{flag, press as press_it, words};
use leptos::prelude::*;

/// How a card of the hand stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardState {
    /// Nothing is asked of it.
    Quiet,
    /// Pressing it does something.
    Open,
    /// It is in use: what it does is being decided.
    Held,
    /// It is chosen, among others perhaps.
    Chosen,
    /// Something is asked, but not this card; pressing it says why.
    Shut,
}

impl CardState {
    const fn class(self) -> &'static str {
        match self {
            CardState::Quiet => "",
            CardState::Open => "k-open",
            CardState::Held => "k-held",
            CardState::Chosen => "k-chosen",
            CardState::Shut => "k-shut",
        }
    }

    const fn is_pressed(self) -> bool {
        matches!(self, CardState::Held | CardState::Chosen)
    }
}

/// Words that follow the language.
type Words = Box<dyn Fn() -> String + Send + Sync>;

/// A card of the own hand.
pub(crate) struct HandCard {
    /// The classes of its look, for instance `k-card` and one that sets `--k` to its colour.
    pub(crate) class: String,
    /// Its name for style and tests, as `data-hand`, and by which it is read, as `data-read`.
    pub(crate) slug: &'static str,
    pub(crate) state: Memo<CardState>,
    /// A bot would use it.
    pub(crate) hinted: Memo<bool>,
    pub(crate) face: AnyView,
    /// Shown by a mouse that rests on it.
    pub(crate) title: Option<Words>,
    /// Read aloud in place of the face.
    pub(crate) spoken: Option<Words>,
    /// Somebody points at it, with the mouse or the keys.
    pub(crate) look: Option<Callback<()>>,
    pub(crate) press: Callback<()>,
}

/// Draws a card of the own hand.
pub(crate) fn hand_card(card: HandCard) -> AnyView {
    let HandCard { class, slug, state, hinted, face, title, spoken, look, press } = card;
    let class = move || format!("{class} {}", state.get().class());
    let looked = move || look.into_iter().for_each(|look| look.run(()));
    view! {
        <button
            type="button"
            class=words(class)
            class:k-hinted=flag(move || hinted.get())
            data-hand=slug
            data-read=slug
            aria-pressed=words(move || state.get().is_pressed().to_string())
            aria-label=spoken
            title=title
            on:pointerenter=move |_| looked()
            on:focus=move |_| looked()
            on:click=press_it(move |_| press.run(()))
        >
            {face}
        </button>
    }
    .into_any()
}

/// A card beside a sentence; the sentence names it.
pub(crate) fn small_card(class: String, face: AnyView) -> AnyView {
    view! { <span class=class aria-hidden="true">{face}</span> }.into_any()
}

/// The face of a `k-card`: its sort with a sign, its name, a picture. The box around it says how large.
pub(crate) fn card_face(
    sort: AnyView,
    name: impl Fn() -> String + Send + Sync + 'static,
    picture: AnyView,
) -> AnyView {
    view! {
        <span class="k-sort">{sort}</span>
        " "
        <b class="k-name">{words(name)}</b>
        {picture}
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::CardState;

    #[test]
    fn a_card_that_is_held_or_chosen_is_pressed() {
        let pressed = |state: CardState| state.is_pressed();
        use CardState::{Chosen, Held, Open, Quiet, Shut};
        assert_eq!([Held, Chosen].map(pressed), [true, true]);
        assert_eq!([Quiet, Open, Shut].map(pressed), [false; 3]);
    }
}
