//! The story of a match as lines: one for each chair, or those of all who win or lose together.

use crate::games::{Chart, Crest, Line, Page};
use crate::one_type::{press, words};
use crate::replay::Replay;
use kernel::Seat;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

const WIDTH: usize = 600;
const HEIGHT: usize = 120;
/// Room for the shape at the end of a line.
const END: usize = 22;
const EDGE: usize = 8;

/// What is drawn, whatever the game.
#[derive(Clone)]
pub(super) struct Lines {
    pub(super) title: fn() -> String,
    pub(super) of: Vec<Drawn>,
}

#[derive(Clone)]
pub(super) struct Drawn {
    crest: Crest,
    /// What the top of the chart stands for.
    top: u32,
    pub(super) heights: Vec<u32>,
}

fn highest(heights: &[u32]) -> u32 {
    heights.iter().copied().max().unwrap_or(0).max(1)
}

/// The lines of a match, where its game has a chart.
pub(super) fn lines<G: Page>(replay: &Replay<G>) -> Option<Lines> {
    let setup = &replay.kept.record.setup;
    Some(match G::CHART? {
        Chart::Seats { title, height } => {
            let course = replay.course(height);
            let top = course.iter().map(|heights| highest(heights)).max().unwrap_or(1);
            let seat =
                |(seat, heights)| Drawn { crest: G::crest(setup, Seat::new(seat)), top, heights };
            Lines { title, of: course.into_iter().enumerate().map(seat).collect() }
        }
        Chart::Together { title, lines } => {
            let line = |line: &Line<G>| {
                let heights = replay.course_of_all(line.height);
                let top = highest(&heights).max(line.full.unwrap_or(0));
                Drawn { crest: line.crest, top, heights }
            };
            Lines { title, of: lines.iter().map(line).collect() }
        }
    })
}

/// The position that is shown, and the way to another.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) at: RwSignal<usize>,
    pub(super) go: Callback<usize>,
}

/// The position under a point of a chart that is so wide on the screen.
fn under(x: i32, width: i32, count: usize) -> usize {
    let along = x.max(0) as usize * WIDTH / width.max(1) as usize;
    let (last, whole) = (count - 1, WIDTH - END);
    ((along * last + whole / 2) / whole).min(last)
}

/// Draws them; where a position is marked, pressing or drawing along goes to another.
pub(super) fn chart(lines: Lines, place: Option<Place>) -> AnyView {
    let Lines { title, of } = lines;
    let count = of.first().map_or(0, |line| line.heights.len()).max(2);
    let along = move |at: usize| (WIDTH - END) * at / (count - 1);
    let drawn = of.iter().enumerate().map(|(seat, Drawn { crest, top, heights })| {
        let up = |height: u32| EDGE + (HEIGHT - 2 * EDGE) * (top - height) as usize / *top as usize;
        // Lines that meet stay apart by a hair.
        let apart = seat * 2;
        let point = |(at, height): (usize, &u32)| format!("{},{}", along(at), up(*height) + apart);
        let points = heights.iter().enumerate().map(point).collect::<Vec<_>>().join(" ");
        let last = up(heights.last().copied().unwrap_or(0)) + apart - EDGE;
        let id = format!("#{}", crest.icon);
        view! {
            <g class=format!("line {}", crest.class)>
                <polyline points=points></polyline>
                <use href=id x=WIDTH - END + 4 y=last width="16" height="16"></use>
            </g>
        }
    });
    let mark = place.map(|Place { at, .. }| {
        let path = move || format!("M{} 0V{HEIGHT}", along(at.get()));
        view! { <path class="now" d=words(path)></path> }
    });
    // The slider does the same for those who have no pointer.
    let point = move |event: web_sys::MouseEvent| {
        let figure = event.current_target().and_then(|one| one.dyn_into::<web_sys::Element>().ok());
        if let (Some(Place { go, .. }), Some(figure)) = (place, figure) {
            go.run(under(event.offset_x(), figure.client_width(), count));
        }
    };
    let draw = move |event: web_sys::MouseEvent| {
        if event.buttons() == 1 {
            point(event);
        }
    };
    view! {
        <figure class="chart" class:leads=place.is_some() on:click=press(point) on:mousemove=press(draw)>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {drawn.collect_view()} {mark}
            </svg>
            <figcaption>{words(title)}</figcaption>
        </figure>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pressing_the_chart_leads_to_the_position_under_the_pointer() {
        let along = |at: usize, count: usize, width: usize| {
            ((WIDTH - END) * at * width / (count - 1) / WIDTH) as i32
        };
        for count in [2, 7, 203] {
            for at in 0..count {
                assert_eq!(under(along(at, count, 1200), 1200, count), at);
            }
        }
        assert_eq!((under(-5, 300, 9), under(300, 300, 9), under(4, 0, 9)), (0, 8, 8));
    }
}
