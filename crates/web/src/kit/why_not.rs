//! Why something is not possible: the rules are asked, and their refusal is shown with its clause.

use crate::games::{Board, Page, Refusal};
use crate::one_type::follow;
use leptos::prelude::*;

/// May this be done? If not, says why.
pub(crate) fn allowed<G: Page>(board: Board<G>, action: G::Action) -> bool {
    let refused = board.check(action).err();
    let allowed = refused.is_none();
    if !allowed {
        board.refused.set(refused);
    }
    allowed
}

/// Somebody has pressed where nothing can be done: says why. Who only looks on has tried nothing.
pub(crate) fn why_not<G: Page>(board: Board<G>, action: G::Action) {
    if board.seat.get_untracked().is_some() {
        board.refused.set(board.check(action).err());
    }
}

/// As long as somebody points at something, says why it is not possible, or takes the reason away
/// where it is. `pointed` is `None` where nothing is pointed at. Not while others' moves are being told:
/// nobody has tried anything then.
pub(crate) fn explain_pointing<G: Page>(
    board: Board<G>,
    settled: Memo<bool>,
    pointed: impl Fn() -> Option<Option<Refusal<G::Because>>> + 'static,
) {
    follow(move || {
        if let Some(refused) = pointed().filter(|_| settled.get()) {
            board.refused.set(refused);
        }
    });
}
