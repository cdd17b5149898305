//! The stage over the board, on which great moments are shown.

use crate::kit::{Scene, staged};
use crate::one_type::live;
use leptos::ev;
use leptos::prelude::*;

/// The stage. A click anywhere ends the moment and the story goes on. On the stage it does nothing
/// else: nobody presses a cell that they cannot see. Beside it, it does what it always does there.
pub(super) fn stage(scene: Scene, go_on: Callback<()>) -> AnyView {
    let handle = window_event_listener(ev::click, move |_| {
        if !scene.is_empty() {
            go_on.run(());
        }
    });
    on_cleanup(move || handle.remove());
    // It is there from the beginning, so that a screen reader hears what appears on it.
    view! {
        <div class="at-stage" id="stage" role="status">
            {live(move || scene.moment.get().map(staged))}
        </div>
    }
    .into_any()
}
