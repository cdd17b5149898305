//! The whole story of a record, by turns; pressing a line goes there.

use super::walk::Walk;
use crate::browser::{document, later};
use crate::client::{Book, Part, in_words};
use crate::games::{Names, Page};
use crate::kit::Moment;
use crate::one_type::{flag, follow, live, press};
use crate::replay::Replay;
use crate::said;
use crate::shell::table::log::without_name;
use kernel::{Seat, Seats};
use leptos::prelude::*;
use protocol::Version;
use wasm_bindgen::JsCast;

/// A sentence with the position that the deed led to, or without one the name of whose turn begins.
pub(super) type Line = (Option<usize>, String);

/// Everything that these eyes saw, deed by deed; the moment of an event is the position that it led to.
pub(super) fn book<G: Page>(replay: &Replay<G>, names: &Names, eyes: Option<Seat>) -> Book<G> {
    let mut book = Book::default();
    replay.tell_all(eyes, |stop, view, event| {
        let acts = replay.turn_of(stop).map_or(Seats::NONE, |(_, acts)| acts);
        let by = acts.lowest().filter(|_| acts.len() == 1);
        book.expect(1, Version(stop as u64), by);
        book.told(view, event, !G::tell(names, view, event).is_empty());
    });
    book
}

const fn stop_of<G: Page>(part: &Part<G>) -> usize {
    part.moment.0 as usize
}

/// The whole story, as the log of a table tells it.
pub(super) fn lines<G: Page>(book: &Book<G>, names: &Names) -> Vec<Line> {
    let (mut lines, mut last) = (Vec::new(), None);
    for (line, parts) in book.deeds() {
        let whose = line.turn.map_or("", |seat| names.of(seat));
        if line.turn != last {
            last = line.turn;
            lines.extend(line.turn.map(|_| (None, whose.to_owned())));
        }
        lines.push((parts.last().map(stop_of), without_name(in_words(names, parts, false), whose)));
    }
    lines
}

/// What led to a position: of a deed that goes on, what was done so far.
pub(super) fn sentences<G: Page>(book: &Book<G>, names: &Names, stop: usize) -> Vec<String> {
    let deeds = book.deeds().filter_map(|(_, parts)| {
        let so_far = &parts[..parts.partition_point(|part| stop_of(part) <= stop)];
        let now = so_far.last().is_some_and(|part| stop_of(part) == stop);
        now.then(|| in_words(names, so_far, false))
    });
    deeds.collect()
}

/// What was told on the way to these positions, from the first to the last of them.
pub(super) fn events<G: Page>(book: &Book<G>, first: usize, last: usize) -> Vec<G::Event> {
    let parts = book.deeds().flat_map(|(_, parts)| parts);
    let told = parts.filter(|part| (first..=last).contains(&stop_of(part)));
    told.filter_map(|part| part.heard(false)).map(|(_, event)| event.clone()).collect()
}

/// What is great about what happened between two positions.
pub(super) fn moments<G: Page>(
    replay: &Replay<G>,
    names: &Names,
    eyes: Option<Seat>,
    (from, to): (usize, usize),
) -> Vec<Moment> {
    let mut moments = Vec::new();
    replay.tell_all(eyes, |stop, view, event| {
        if (from + 1..=to).contains(&stop) {
            moments.extend(G::moment(names, view, event));
        }
    });
    moments
}

/// Where the deed ends that comes after this position.
pub(super) fn next(lines: &[Line], stop: usize) -> usize {
    let ends = lines.iter().filter_map(|(at, _)| *at);
    ends.filter(|at| *at > stop).min().unwrap_or(usize::MAX)
}

pub(super) fn panel(walk: Walk, lines: Memo<Vec<Line>>, open: RwSignal<bool>) -> AnyView {
    let line = |(stop, words): Line| match stop {
        Some(stop) => view! { <li data-stop=stop.to_string()>{words}</li> }.into_any(),
        None => view! { <li class="turn">{words}</li> }.into_any(),
    };
    // One listener for all lines; the slider does the same for those who have no pointer.
    let point = move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let line = target.and_then(|element| element.closest("[data-stop]").ok().flatten());
        let stop = line.and_then(|line| line.get_attribute("data-stop")?.parse().ok());
        if let Some(stop) = stop {
            walk.go(stop);
        }
    };
    // A whole story is long: the position is drawn before it.
    let begun = RwSignal::new(false);
    later(0, move || {
        begun.try_set(true);
    });
    follow(move || {
        if !begun.get() {
            return;
        }
        let stop = walk.stop.get();
        let told = lines.with(|lines| told(lines, stop));
        // Once the lines are drawn.
        later(0, move || mark(told));
    });
    view! {
        <section class="at-log panel talk" class:open=flag(move || open.get())>
            <h2>
                {said!("log")}
                <button type="button" class="btn sm narrow closes" on:click=press(move |_| open.set(false))>
                    {said!("close")}
                </button>
            </h2>
            <ol class="lines story" id="story" tabindex="0" aria-label=said!("log") on:click=press(point)>
                {live(move || begun.get().then(|| lines.get().into_iter().map(line).collect_view()))}
            </ol>
        </section>
    }
    .into_any()
}

/// Which line is told at a position: the last deed that led there, or the one of which this is a part.
fn told(lines: &[Line], stop: usize) -> Option<usize> {
    let ends = lines.iter().rposition(|(at, _)| *at == Some(stop));
    ends.or_else(|| lines.iter().position(|(at, _)| at.is_some_and(|at| at > stop && stop > 0)))
}

/// Marks the line that is told, and brings it into sight: by the list alone, not by the page.
fn mark(told: Option<usize>) {
    let Some(list) = document().get_element_by_id("story") else { return };
    if let Ok(Some(before)) = list.query_selector("[aria-current]") {
        let _ = before.remove_attribute("aria-current");
    }
    let Some(line) = told.and_then(|told| list.children().item(told as u32)) else {
        return list.set_scroll_top(0);
    };
    let _ = line.set_attribute("aria-current", "true");
    if let Some(line) = line.dyn_ref::<web_sys::HtmlElement>() {
        list.set_scroll_top(line.offset_top() - list.client_height() / 2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_is_marked_that_leads_to_a_position_or_over_it() {
        let line = |at: Option<usize>| (at, String::new());
        let lines = [None, Some(1), Some(1), None, Some(4), Some(5)].map(line);
        assert_eq!(
            [0, 1, 2, 4, 5].map(|stop| told(&lines, stop)),
            [None, Some(2), Some(4), Some(4), Some(5)]
        );
        assert_eq!([0, 1, 3, 4].map(|stop| next(&lines, stop)), [1, 4, 4, 5], "deed by deed");
        assert_eq!(next(&lines, 5), usize::MAX, "and to the end");
    }
}
