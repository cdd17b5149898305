//! What is long is drawn in pieces, so that the page answers in between.

use crate::browser::later;
use crate::shell::when;
use leptos::prelude::*;

/// So many pieces, each in its own time, in their order.
pub(crate) fn in_pieces(
    count: usize,
    piece: impl Fn(usize) -> AnyView + Copy + Send + Sync + 'static,
) -> AnyView {
    let begun = RwSignal::new(0);
    go_on(begun, count);
    let one = |at: usize| when(move || begun.get() > at, move || piece(at));
    (0..count).map(one).collect_view().into_any()
}

/// Begins with the next one; with none where the page has gone elsewhere.
fn go_on(begun: RwSignal<usize>, count: usize) {
    later(0, move || {
        let more = begun.try_update(|begun| {
            *begun += 1;
            *begun < count
        });
        if more == Some(true) {
            go_on(begun, count);
        }
    });
}
