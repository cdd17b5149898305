//! The whole story of a record, by turns; pressing a line goes there.

use super::walk::Walk;
use crate::browser::{document, later};
use crate::games::{Names, Page};
use crate::one_type::{flag, follow, live, press};
use crate::replay::Replay;
use crate::said;
use kernel::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// A sentence with the position that it led to, or without one the name of whose turn begins.
pub(super) type Line = (Option<usize>, String);

/// Everything that these eyes saw.
pub(super) fn lines<G: Page>(replay: &Replay<G>, names: &Names, eyes: Option<Seat>) -> Vec<Line> {
    let (mut lines, mut last) = (Vec::new(), None);
    replay.tell_all(eyes, |stop, view, event| {
        let words = G::tell(names, view, event);
        if words.is_empty() {
            return;
        }
        let turn = replay.turn_of(stop);
        if turn != last {
            last = turn;
            let whose = turn.and_then(|(_, acts)| acts.lowest().filter(|_| acts.len() == 1));
            lines.extend(whose.map(|seat| (None, names.of(seat).to_owned())));
        }
        lines.push((Some(stop), words));
    });
    lines
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
    follow(move || {
        let stop = walk.stop.get();
        let told =
            |lines: &Vec<Line>| lines.iter().rposition(|(at, _)| at.is_some_and(|at| at <= stop));
        let told = lines.with(told);
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
                {live(move || lines.get().into_iter().map(line).collect_view())}
            </ol>
        </section>
    }
    .into_any()
}

/// Marks the last line that was told, and brings it into sight: by the list alone, not by the page.
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
