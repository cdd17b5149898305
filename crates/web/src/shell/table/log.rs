//! What happened, turn by turn: a headline for each turn, a line for each deed. Whoever points at a line
//! sees it on the board.

use super::frame::{Panels, SeatLook};
use crate::browser::{document, is_narrow};
use crate::client::{LogLine, Seated, since};
use crate::games::Names;
use crate::kit::capital;
use crate::one_type::{anew, flag, follow, press};
use crate::said;
use crate::shell::icon;
use kernel::{Seat, Seats};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// So many lines are shown; what came before them is in the replay.
const LINES_SHOWN: usize = 80;

/// The lines of one turn, in their order.
#[derive(PartialEq, Eq, Debug)]
struct Turn {
    of: Option<Seat>,
    lines: Vec<LogLine>,
    /// It is the first after the last deed of the person at the screen.
    first_since: bool,
}

/// The newest turn first: what just happened is always in sight.
fn turns(lines: &[LogLine], own: Seats) -> Vec<Turn> {
    let since = since(lines, own).filter(|since| *since < lines.len());
    let mut turns: Vec<Turn> = Vec::new();
    for (at, line) in lines.iter().enumerate().skip(lines.len().saturating_sub(LINES_SHOWN)) {
        let first_since = since == Some(at);
        match turns.last_mut().filter(|turn| turn.of == line.turn && !first_since) {
            Some(turn) => turn.lines.push(*line),
            None => turns.push(Turn { of: line.turn, lines: vec![*line], first_since }),
        }
    }
    turns.reverse();
    turns
}

/// Something happened: it is in sight, unless somebody reads what was before.
fn to_newest(seated: Seated) {
    seated.log.track();
    let lines = document().query_selector(".lines.turns").ok().flatten();
    if let Some(lines) = lines.filter(|_| seated.pointed.with_untracked(Vec::is_empty)) {
        lines.set_scroll_top(0);
    }
}

/// A sentence under the headline of a player: it need not begin with the name again.
pub(in crate::shell) fn without_name(words: String, name: &str) -> String {
    let rest = words.strip_prefix(name).filter(|_| !name.is_empty());
    let rest = rest.map(|rest| rest.strip_prefix(':').unwrap_or(rest));
    rest.and_then(|rest| rest.strip_prefix(' ')).map(capital).unwrap_or(words)
}

pub(super) fn log(
    seated: Seated,
    panels: Panels,
    names: Signal<Names>,
    look: Callback<Seat, SeatLook>,
) -> AnyView {
    let turn = move |turn: Turn| {
        let name = turn.of.map(|seat| names.with(|names| names.of(seat).to_owned()));
        let crest = turn.of.and_then(|seat| look.run(seat).crest);
        let head = name.clone().map(|name| {
            view! { <b><span class="crest">{crest.map(|crest| icon(crest.icon))}</span> {name}</b> }
        });
        let line = |line: LogLine| {
            // On a device that has become a shared one, what only one may know has no words any more.
            let words = Some(seated.line_words.run(line.id)).filter(|words| !words.is_empty())?;
            Some(drawn(seated, line, without_name(words, name.as_deref().unwrap_or(""))))
        };
        let lines: Vec<_> = turn.lines.into_iter().filter_map(line).collect();
        let class = crest.map_or("", |crest| crest.class);
        view! {
            {(!lines.is_empty()).then(|| view! { <li class=format!("turn {class}")>{head} <ul>{lines}</ul></li> })}
            {turn.first_since.then(|| divider(seated))}
        }
    };
    let all = move || {
        let turns = seated.log.with(|lines| turns(lines, seated.own()));
        turns.into_iter().map(turn).collect_view()
    };
    // A line that others have pushed down is not one that moved: nothing on the page does.
    let newest = move || {
        let undone = |lines: &Vec<LogLine>| lines.iter().filter(|line| line.undone).count();
        seated.log.with(|lines| (lines.last().map(|line| line.id), undone(lines)))
    };
    let over = move |event: ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            point_at(seated, event.target());
        }
    };
    follow(move || to_newest(seated));
    // A finger has no other way to point; on a phone the log lies over the board.
    let tap = move |event: ev::MouseEvent| {
        if point_at(seated, event.target()) && is_narrow() {
            panels.talk.set(false);
        }
    };
    view! {
        <ol
            class="lines turns"
            tabindex="0"
            aria-label=said!("log")
            data-empty=said!("log-empty")
            on:pointerover=over
            on:pointerleave=move |event: ev::PointerEvent| {
                if event.pointer_type() == "mouse" {
                    seated.pointed.set(Vec::new());
                }
            }
            on:click=tap
            on:keydown=move |event| walk(seated, &event)
            on:blur=move |_| seated.pointed.set(Vec::new())
        >
            {anew(newest, all)}
        </ol>
    }
    .into_any()
}

fn drawn(seated: Seated, line: LogLine, words: String) -> AnyView {
    let words = match line.undone {
        true => view! { <s>{words}</s> }.into_any(),
        false => words.into_any(),
    };
    let on = flag(move || seated.pointed.with(|pointed| pointed.contains(&line.id)));
    view! { <li data-line=line.id.to_string() class:on=on>{words}</li> }.into_any()
}

/// Between what one did last and what the others did since; pressing it shows that on the board.
fn divider(seated: Seated) -> AnyView {
    view! {
        <li class="since">
            <button type="button" id="since" on:click=press(move |event| {
                event.stop_propagation();
                point_since(seated);
            })>
                {said!("since-your-turn")} <kbd aria-hidden="true">"S"</kbd>
            </button>
        </li>
    }
    .into_any()
}

/// Shows on the board what happened since one's own last deed, or no longer.
pub(super) fn point_since(seated: Seated) {
    let own = untrack(|| seated.own());
    let ids: Vec<u32> = seated.log.with_untracked(|lines| {
        let first = since(lines, own).unwrap_or(lines.len());
        lines[first..].iter().filter(|line| !line.undone).map(|line| line.id).collect()
    });
    let shown = seated.pointed.with_untracked(|pointed| *pointed == ids);
    seated.pointed.set(if shown { Vec::new() } else { ids });
}

/// Points at the line under an event, if there is one.
fn point_at(seated: Seated, target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    let line = element.and_then(|element| element.closest("[data-line]").ok().flatten());
    let id = line.as_ref().and_then(number);
    if let Some(id) = id {
        seated.pointed.set(vec![id]);
    }
    id.is_some()
}

fn number(line: &Element) -> Option<u32> {
    line.get_attribute("data-line")?.parse().ok()
}

/// Arrows walk from line to line.
fn walk(seated: Seated, event: &ev::KeyboardEvent) {
    let step: i32 = match event.key().as_str() {
        "ArrowDown" => 1,
        "ArrowUp" => -1,
        "Escape" => return seated.pointed.set(Vec::new()),
        _ => return,
    };
    let list = event.current_target().and_then(|list| list.dyn_into::<Element>().ok());
    let Some(lines) = list.and_then(|list| list.query_selector_all("[data-line]").ok()) else {
        return;
    };
    let lines: Vec<Element> =
        (0..lines.length()).filter_map(|at| lines.get(at)?.dyn_into().ok()).collect();
    let pointed = seated.pointed.get_untracked();
    let here = lines.iter().position(|line| number(line).is_some_and(|id| pointed.contains(&id)));
    let next = here.map_or(0, |here| here.saturating_add_signed(step as isize));
    if let Some(line) = lines.get(next) {
        line.scroll_into_view_with_bool(false);
        seated.pointed.set(number(line).into_iter().collect());
    }
    event.prevent_default();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: u32, by: usize) -> LogLine {
        let by = Some(Seat::new(by));
        LogLine { id, told: 1, turn: by, by, undone: false }
    }

    #[test]
    fn the_newest_turn_comes_first_and_what_came_after_ones_own_is_set_apart() {
        let lines: Vec<_> = [0, 0, 1, 2, 2].iter().zip(0..).map(|(by, id)| line(id, *by)).collect();
        let shape = |own: Seats| -> Vec<_> {
            let turns = turns(&lines, own).into_iter();
            turns.map(|turn| (turn.lines[0].id, turn.lines.len(), turn.first_since)).collect()
        };
        let seat = |at| Seats::only(Seat::new(at));
        assert_eq!(shape(seat(0)), [(3, 2, false), (2, 1, true), (0, 2, false)]);
        assert_eq!(shape(seat(2)), [(3, 2, false), (2, 1, false), (0, 2, false)], "nothing since");
        assert_eq!(shape(Seats::NONE), [(3, 2, false), (2, 1, false), (0, 2, false)]);
    }

    #[test]
    fn a_name_that_stands_in_the_headline_is_left_out() {
        let short = |words: &str| without_name(words.to_owned(), "Ash (bot)");
        assert_eq!(short("Ash (bot) plays Ember: 1 fire"), "Plays Ember: 1 fire");
        assert_eq!(short("Ash (bot): вогонь на h4"), "Вогонь на h4");
        assert_eq!(short("Ash (bot)’s tower burns"), "Ash (bot)’s tower burns");
        assert_eq!(short("Flint: fire on h4"), "Flint: fire on h4");
        assert_eq!(without_name("plain words".into(), ""), "plain words");
    }
}
