//! What is being told. Events are told one after the other, so the board that is seen may lag behind
//! the newest position; who is asked should see everything first.

use crate::games::{Board, Page};
use crate::one_type::memo;
use leptos::prelude::*;

/// Nothing is being told: the board shows the newest position.
pub(crate) fn settled<G: Page>(board: Board<G>) -> Memo<bool> {
    memo(move || board.shown.with(|shown| board.latest.with(|latest| shown == latest)))
}

/// The last event that is worth a sentence of its own. On a phone the log is out of sight.
pub(crate) fn last_told<G: Page>(
    board: Board<G>,
    tells: fn(&G::Event) -> bool,
) -> Memo<Option<G::Event>> {
    Memo::new(move |before: Option<&Option<G::Event>>| {
        latest(before.cloned().flatten(), board.told.get(), tells)
    })
}

fn latest<E>(before: Option<E>, now: Vec<E>, tells: fn(&E) -> bool) -> Option<E> {
    now.into_iter().rfind(tells).or(before)
}

/// An event in words; empty for none.
pub(crate) fn retold<G: Page>(board: Board<G>, event: Option<G::Event>) -> String {
    let Some(event) = event else { return String::new() };
    let view = board.shown.get();
    board.names.with(|names| G::tell(names, &view, &event))
}

#[cfg(test)]
mod tests {
    use super::latest;

    #[test]
    fn an_event_stays_until_another_is_worth_telling() {
        let even = |number: &i32| number % 2 == 0;
        assert_eq!(latest(None, vec![2], even), Some(2));
        assert_eq!(latest(Some(2), vec![3], even), Some(2));
        assert_eq!(latest(Some(2), vec![], even), Some(2), "nothing is told between two events");
        assert_eq!(latest(Some(2), vec![4], even), Some(4));
        assert_eq!(latest(Some(2), vec![4, 6, 7], even), Some(6), "the newest of a beat");
    }
}
