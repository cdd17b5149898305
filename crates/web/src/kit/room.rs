//! How much room something has, for a board that is laid out by more than a style sheet can compare.

use crate::one_type::follow;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::ResizeObserver;

/// The width and height of an element in pixels, followed as long as it is there; nothing before.
pub(crate) fn room_of(node: NodeRef<Div>) -> RwSignal<(usize, usize)> {
    let room = RwSignal::new((0, 0));
    follow(move || {
        let Some(element) = node.get() else { return };
        let watched = element.clone();
        let measure = move || {
            let pixels = |side: i32| usize::try_from(side).unwrap_or(0);
            let now = (pixels(watched.client_width()), pixels(watched.client_height()));
            // The page that drew it may be gone.
            if room.try_get_untracked().is_some_and(|before| before != now) {
                room.set(now);
            }
        };
        measure();
        let told = Closure::<dyn FnMut()>::new(measure).into_js_value();
        // A browser that cannot tell keeps the first measure.
        if let Ok(observer) = ResizeObserver::new(told.unchecked_ref()) {
            observer.observe(&element);
        }
    });
    room
}
