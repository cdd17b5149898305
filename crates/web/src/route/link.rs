//! A link that stays on the page.
#![allow(unreachable_pub)] // the macro makes its properties public

use super::router;
use leptos::prelude::*;

/// A link that stays on the page; with a modifier key it opens as the browser likes.
#[component]
pub(crate) fn Link(
    #[prop(into)] to: Signal<String>,
    #[prop(optional, into)] class: &'static str,
    children: Children,
) -> impl IntoView {
    let router = router();
    let click = move |event: web_sys::MouseEvent| {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.shift_key();
        if plain && event.button() == 0 {
            event.prevent_default();
            router.go(&to.get_untracked());
        }
    };
    view! { <a href=move || to.get() class=class on:click=click>{children()}</a> }
}
