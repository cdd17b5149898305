//! Where the arrow keys lead: along a list of stops, with the focus if the stops are buttons.

use crate::browser::document;
use wasm_bindgen::JsCast;

/// The stop after this one, inside the list. Who stands at none of them begins at `begin`, or else at
/// the side that the step comes from.
pub(crate) fn next_stop<T: Copy + PartialEq>(
    stops: &[T],
    here: Option<T>,
    begin: Option<T>,
    step: isize,
) -> Option<T> {
    let last = stops.len().checked_sub(1)?;
    let place = |at: T| stops.iter().position(|stop| *stop == at);
    let next = match (here.and_then(place), begin.and_then(place)) {
        (Some(at), _) => at.saturating_add_signed(step).min(last),
        (None, Some(begin)) => begin,
        (None, None) if step < 0 => last,
        (None, None) => 0,
    };
    Some(stops[next])
}

/// Puts the focus on the first thing that fits a selector, and says whether there is one.
pub(crate) fn focus_on(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    found.iter().for_each(focus);
    found.is_some()
}

/// Moves the focus by so many among all things that fit a selector; to the first if it is on none.
pub(crate) fn focus_step(selector: &str, by: isize) -> bool {
    let found = document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    let node = |at| found.as_ref().and_then(|all| all.get(at));
    let all: Vec<web_sys::Element> =
        (0..count).filter_map(node).filter_map(|node| node.dyn_into().ok()).collect();
    let here = document().active_element();
    let at = all.iter().position(|one| Some(one) == here.as_ref());
    let stops: Vec<usize> = (0..all.len()).collect();
    let next = next_stop(&stops, at, Some(0), by);
    next.into_iter().for_each(|next| focus(&all[next]));
    next.is_some()
}

fn focus(element: &web_sys::Element) {
    // Without the focus the key only looks dead; nothing is lost.
    let _ = element.unchecked_ref::<web_sys::HtmlElement>().focus();
}

#[cfg(test)]
mod tests {
    use super::next_stop;

    #[test]
    fn a_step_stays_inside_the_list() {
        let stops = ['a', 'b', 'c'];
        assert_eq!(next_stop(&stops, Some('a'), None, 1), Some('b'));
        assert_eq!(next_stop(&stops, Some('c'), None, 1), Some('c'));
        assert_eq!(next_stop(&stops, Some('a'), None, -1), Some('a'));
        assert_eq!(next_stop(&stops, Some('b'), None, 0), Some('b'));
        assert_eq!(next_stop::<char>(&[], None, None, 1), None);
    }

    #[test]
    fn a_first_step_begins_where_it_should_or_where_it_comes_from() {
        let stops = ['a', 'b', 'c'];
        assert_eq!(next_stop(&stops, None, Some('b'), 1), Some('b'));
        assert_eq!(next_stop(&stops, Some('x'), Some('y'), 1), Some('a'), "neither is a stop");
        assert_eq!(next_stop(&stops, None, None, -1), Some('c'));
    }
}
