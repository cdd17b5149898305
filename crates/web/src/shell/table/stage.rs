//! The stage over the board, on which great moments are shown.

use crate::client::{Seated, Wish};
use crate::kit::staged;
use crate::one_type::live;
use leptos::ev;
use leptos::prelude::*;

/// The stage. A click anywhere ends the moment and the story goes on. On the stage it does nothing
/// else: nobody presses a cell that they cannot see. Beside it, it does what it always does there.
pub(super) fn stage(seated: Seated) -> AnyView {
    let handle = window_event_listener(ev::click, move |_| {
        if seated.moment.try_with_untracked(Option::is_some) == Some(true) {
            seated.wish.run(Wish::GoOn);
        }
    });
    on_cleanup(move || handle.remove());
    // It is there from the beginning, so that a screen reader hears what appears on it.
    view! {
        <div class="at-stage" id="stage" role="status">
            {live(move || seated.moment.get().map(staged))}
        </div>
    }
    .into_any()
}
