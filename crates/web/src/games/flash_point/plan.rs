//! The house in the middle of it: drawn from `shown`, asked from `latest`.

use super::art::{along, ends, frame, middle, used};
use super::crests;
use super::floor;
use super::interaction::Interaction;
use super::paths::Walk;
use super::plan_text::{described, spoken};
use crate::kit::in_pieces;
use crate::one_type::{flag, memo, words};
use crate::{said, t};
use flash_point::board::Border;
use flash_point::space::{COLUMNS, Edge, ROWS, Space, SpaceSet};
use flash_point::{Event, Firefighter, Frame, Kind, Open, Vehicle};
use kernel::Thing;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What is left of a wall, a door, a way out.
fn edge_art(open: &Open, edge: Edge) -> String {
    match open.board().on(edge) {
        Border::Wall(_) if !open.has_wall(edge) => along(edge, RUBBLE),
        Border::Wall(_) if open.is_damaged(edge) => along(edge, DAMAGED),
        Border::Wall(_) => String::new(),
        Border::Door(_) => {
            let door = match (open.has_door(edge), open.blocked.has(edge)) {
                (false, _) => GONE,
                (true, true) => SHUT,
                (true, false) => OPEN,
            };
            along(edge, JAMB) + &along(edge, door)
        }
        Border::Doorway => along(edge, JAMB) + &along(edge, WAY_OUT),
        Border::Open | Border::End => String::new(),
    }
}

const JAMB: &str =
    r#"<path class="fp-case" d="M-50 0h14M36 0h14"/><path class="fp-wall" d="M-50 0h14M36 0h14"/>"#;
const SHUT: &str = r##"<rect x="-36" y="-8" width="72" height="16" rx="3" fill="#a9662b" stroke="#2a1505" stroke-width="3"/><path d="M-26-2h20v4h-20zM4-2h14v4H4z" fill="#7c4517"/><circle cx="26" r="4.500" fill="#ffdf8e"/>"##;
const OPEN: &str = r##"<path d="M-34 0v-56" stroke="#2a1505" stroke-width="15" stroke-linecap="round"/><path d="M-34 0v-56" stroke="#c98443" stroke-width="9" stroke-linecap="round"/><path class="fp-swing" d="M-34-56A60 60 0 0 1 32 0"/>"##;
const GONE: &str = r##"<path d="m-34-7 14 3-4 6 10 1-6 7-14-2zM34 7 22 4l3-7-9-2 8-6 10 3z" fill="#8a5224" stroke="#2a1505" stroke-width="2"/>"##;
const WAY_OUT: &str = r##"<rect x="-30" y="-15" width="60" height="30" rx="6" fill="#1f4a31" stroke="#0b1a11" stroke-width="3"/><path d="m-16 0 8-7m-8 7 8 7m-8-7h32m0 0-8-7m8 7-8 7" transform="rotate(90)" fill="none" stroke="#7fe0a6" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>"##;
const RUBBLE: &str = r##"<path class="fp-rubble" d="M-50-4h12l5 5-4 6h-13zM50 5H38l-6-5 5-6h13z"/><use href="#fp-cube" x="-25" y="-13" width="25" height="27"/><use href="#fp-cube" x="-1" y="-13" width="25" height="27"/>"##;
const DAMAGED: &str = r##"<path class="fp-crack" d="m-30-6 7 6-5 6m42-12 6 5-7 7"/><use href="#fp-cube" x="-12" y="-13" width="25" height="27"/>"##;

/// Every wall, door and way out. Walls are one line each for their case and their body, so that no seam is seen.
fn edges(open: &Open) -> String {
    use flash_point::space::Direction::{East, South};
    let all = Space::all().flat_map(|space| [Edge::of(space, East), Edge::of(space, South)]);
    let (mut lines, mut art) = (String::new(), String::new());
    for edge in all.flatten() {
        if open.has_wall(edge) {
            let [(x, y), (end_x, end_y)] = ends(edge);
            lines += &format!("M{x} {y}L{end_x} {end_y}");
        }
        art += &edge_art(open, edge);
    }
    format!(r#"<path class="fp-case" d="{lines}"/><path class="fp-wall" d="{lines}"/>{art}"#)
}

/// V1: the vehicles.
fn vehicles(open: &Open) -> String {
    let drawn = |vehicle: Vehicle| {
        let spaces: Vec<Space> = open.vehicle_spaces(vehicle).iter().collect();
        let &[one, other] = spaces.as_slice() else { return String::new() };
        let ((x, y), (end_x, end_y)) = (middle(one), middle(other));
        let turn = if x == end_x { -90 } else { 0 };
        let symbol = if vehicle == Vehicle::Ambulance { "fp-amb" } else { "fp-eng" };
        let (x, y) = ((x + end_x) / 2, (y + end_y) / 2);
        format!(
            r##"<g transform="translate({x} {y}) rotate({turn})"><use href="#{symbol}" x="-96" y="-36" width="192" height="72"/></g>"##
        )
    };
    Vehicle::ALL.into_iter().map(drawn).collect()
}

const fn symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Poi => "fp-poi",
        Kind::Victim => "fp-victim",
        Kind::Trapped => "fp-trapped",
        Kind::Treated => "fp-treated",
        Kind::Hazmat => "fp-hazmat",
    }
}

/// Markers, each kind in its corner of a space where several lie.
fn markers(open: &Open) -> String {
    let mut art = String::new();
    let mut last = (None, 0);
    for marker in open.markers.iter() {
        let here = open.markers.iter().filter(|other| other.0 == marker.0).count();
        let at = if last.0 == Some(marker.0) { last.1 + 1 } else { 0 };
        last = (Some(marker.0), at);
        let (x, y) = middle(marker.0);
        let stands = open.course.turn.number > 0 && open.crew_spaces().has(marker.0);
        let crowded = here > 1 || stands || open.fire.or(open.smoke).has(marker.0);
        let place = match (crowded, at) {
            (false, _) => (x, y),
            (true, 0) => (x - 24, y + 22),
            (true, 1) => (x + 24, y + 22),
            (true, _) => (x + 24, y - 22),
        };
        art += &used(symbol(marker.1), place, if crowded { 46 } else { 56 }, "fp-marker");
    }
    art
}

/// The firefighters who have begun.
fn figures(open: &Open) -> Vec<Firefighter> {
    let begun = |one: &Firefighter| match open.frame() {
        Frame::Begin { firefighter } => one.index() < firefighter.index(),
        _ => open.course.turn.number > 0,
    };
    open.everybody().iter().filter(begun).collect()
}

/// S1: the firefighters; several in a space stand side by side.
fn crew(open: &Open) -> String {
    let all = figures(open);
    let drawn = |&one: &Firefighter| {
        let space = open.at(one);
        let here: Vec<_> = all.iter().filter(|other| open.at(**other) == space).collect();
        let place = here.iter().position(|other| **other == one).unwrap_or(0) as i32;
        let (x, y) = middle(space);
        let lies = open.markers.has_any(space) || open.fire.or(open.smoke).has(space);
        let (dx, dy, size) = match (here.len(), lies) {
            (1, false) => (0, 0, 64),
            (1, true) => (16, -14, 54),
            (2, _) => (place * 44 - 22, -8, 50),
            _ => ((place % 3) * 32 - 32, (place / 3) * 34 - 22, 42),
        };
        let active = open.course.turn.number > 0 && one == open.active();
        let ring = match active {
            true => format!(
                r#"<ellipse class="fp-active" cx="{}" cy="{}" rx="{}" ry="{}"/>"#,
                x + dx,
                y + dy + size * 3 / 10,
                size * 6 / 10,
                size / 4
            ),
            false => String::new(),
        };
        let seat = open.seat_of(one);
        let number = one.index() + 1;
        format!(
            r#"<g class="{}">{ring}{}<text class="fp-who" x="{}" y="{}">{number}</text></g>"#,
            crests::colour(seat),
            used("fp-helmet", (x + dx, y + dy), size, ""),
            x + dx,
            y + dy + size / 12,
        )
    };
    all.iter().map(drawn).collect()
}

/// Something in each of these spaces.
fn each(spaces: SpaceSet, symbol: &str, size: i32, class: &str) -> String {
    spaces.iter().map(|space| used(symbol, middle(space), size, class)).collect()
}

fn ring(space: Space, class: &str) -> String {
    let (x, y, width, height) = frame(space);
    let (x, y, width, height) = (x + 5, y + 5, width - 10, height - 10);
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="12"/>"#)
}

/// The way, with what has been spent at each step and the price at its end.
fn way(walk: &Walk) -> String {
    let class = match (walk.refused.is_some(), walk.burns) {
        (true, _) => "fp-way fp-far",
        (_, true) => "fp-way fp-burns",
        _ => "fp-way",
    };
    let points: Vec<String> = walk
        .steps
        .iter()
        .map(|(space, _)| {
            let (x, y) = middle(*space);
            format!("{x} {y}")
        })
        .collect();
    let line = points.join("L");
    let mut art = format!(
        r#"<g class="{class}"><path class="fp-under" d="M{line}"/><path class="fp-over" d="M{line}"/>"#
    );
    for door in &walk.doors {
        art += &along(*door, r#"<circle class="fp-knob" r="13"/>"#);
    }
    let last = walk.steps.len() - 1;
    for (at, (space, cost)) in walk.steps.iter().enumerate().skip(1) {
        let (x, y) = middle(*space);
        let (wide, size) = if at == last { (27, 27) } else { (17, 20) };
        art += &format!(
            r#"<circle class="fp-price" cx="{x}" cy="{y}" r="{wide}"/><text class="fp-cost" font-size="{size}" x="{x}" y="{}">{cost}</text>"#,
            y + size / 3
        );
    }
    art + "</g>"
}

/// The space that a told event is about.
fn highlighted(event: &Event) -> Option<(Space, &'static str)> {
    match *event {
        Event::Lit { space } | Event::Smoked { space } => Some((space, "fp-told fp-told-fire")),
        Event::Exploded { space } => Some((space, "fp-told fp-told-blast")),
        Event::Rolled { space } | Event::Turned { space, .. } => {
            Some((space, "fp-told fp-told-roll"))
        }
        Event::Suppressed { space } => Some((space, "fp-told fp-told-water")),
        Event::Put { space, .. } | Event::TurnedUp { space, .. } => Some((space, "fp-told")),
        Event::Rescued { space, .. } => Some((space, "fp-told fp-told-good")),
        Event::Lost { space, .. } => Some((space, "fp-told fp-told-blast")),
        Event::Moved { to, .. } => Some((to, "fp-told")),
        _ => None,
    }
}

/// What could be done, what would be done, what is being told.
fn aims(interaction: Interaction) -> AnyView {
    let glows = move || {
        let glow = interaction.glow.get();
        let many = if glow.len() > 24 { "fp-glow fp-faint" } else { "fp-glow" };
        glow.iter().map(|space| ring(space, many)).collect::<String>()
    };
    let ways = move || {
        let ready = interaction.ready.get() && interaction.taken.with(|taken| taken.verb.is_none());
        interaction.walk.with(|walk| walk.as_ref().filter(|_| ready).map(way)).unwrap_or_default()
    };
    let hinted = move || {
        let spaces = interaction.board.hint.with(|hint| {
            let hint = hint.as_ref()?;
            let action = *hint.actions.first()?;
            Some(super::decide::spaces_of(&hint.before.open, action))
        });
        let spaces = spaces.unwrap_or(SpaceSet::EMPTY);
        spaces.iter().map(|space| ring(space, "fp-hint")).collect::<String>()
    };
    let rings = move || {
        let told = [interaction.board.told.get(), interaction.board.marked.get()].concat();
        let told = told.iter().filter_map(highlighted).map(|(space, class)| ring(space, class));
        let pointed =
            interaction.board.pointed.get().into_iter().filter_map(|(seat, Thing(thing))| {
                let space = Space::all().nth(usize::from(thing))?;
                Some(ring(space, &format!("fp-pointed {}", crests::colour(seat))))
            });
        let pinned = interaction.taken.get().space.map(|space| ring(space, "fp-pinned"));
        let cursor = interaction.at.get().map(|space| ring(space, "fp-cursor"));
        told.chain(pointed).chain(pinned).chain(cursor).collect::<String>()
    };
    view! {
        <g class="fp-aims">
            <g inner_html=words(glows)></g>
            <g inner_html=words(hinted)></g>
            <g inner_html=words(ways)></g>
            <g inner_html=words(rings)></g>
        </g>
    }
    .into_any()
}

/// A layer that is drawn anew when its part of the view is another.
fn layer(
    interaction: Interaction,
    class: &'static str,
    art: impl Fn(&Open) -> String + Copy + Send + Sync + 'static,
) -> AnyView {
    let shown = interaction.board.shown;
    let art = memo(move || shown.with(|view| art(&view.open)));
    view! { <g class=class inner_html=words(move || art.get())></g> }.into_any()
}

fn drawn(interaction: Interaction) -> AnyView {
    let side = interaction.board.shown.with_untracked(|view| view.open.options.side);
    view! {
        <svg class="fp-map" viewBox="0 0 980 780" aria-hidden="true">
            <g transform="translate(104 104)">
                <g inner_html=floor::ground(side)></g>
                {layer(interaction, "fp-hots", |open| each(open.hot_spots, "fp-hot", 84, ""))}
                {layer(interaction, "fp-edges", edges)}
                <g inner_html=words(move || floor::names(side))></g>
                {layer(interaction, "fp-vehicles", vehicles)}
                {layer(interaction, "fp-smokes", |open| each(open.smoke, "fp-smoke", 70, ""))}
                {layer(interaction, "fp-fires", |open| each(open.fire, "fp-fire", 74, "fp-flame"))}
                {layer(interaction, "fp-markers", markers)}
                {layer(interaction, "fp-crew", crew)}
                {aims(interaction)}
            </g>
        </svg>
    }
    .into_any()
}

/// The space under an event.
fn space_of(target: Option<web_sys::EventTarget>) -> Option<Space> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    Space::parse(&element.get_attribute("data-at")?)
}

/// A row is ten spaces that listen: so many rows are drawn at once.
const ROWS_AT_ONCE: usize = 2;

/// The plan.
pub(super) fn plan(interaction: Interaction) -> AnyView {
    let over =
        move |event: ev::PointerEvent| interaction.at.hover(&event, space_of(event.target()));
    let leave = move |event: ev::PointerEvent| interaction.at.hover(&event, None);
    let down = move |event: ev::PointerEvent| interaction.at.down(&event);
    let click = move |event: ev::MouseEvent| {
        space_of(event.target()).into_iter().for_each(|space| interaction.press_space(space));
    };
    let active = move || interaction.at.get().map(|at| format!("fp-at-{}", at.index()));
    let row = move |row: u8| {
        let spaces = (0..COLUMNS).map(|column| space(interaction, Space::new(row, column)));
        view! { <div role="row">{spaces.collect_view()}</div> }.into_any()
    };
    let rows = move |piece: usize| {
        let rows = (0..ROWS).skip(piece * ROWS_AT_ONCE).take(ROWS_AT_ONCE);
        rows.map(row).collect_view().into_any()
    };
    let text = move || {
        interaction
            .board
            .names
            .with(|names| interaction.board.shown.with(|view| described(names, &view.open)))
    };
    view! {
        <div class="at-board fp-board">
            {drawn(interaction)}
            <div
                id="fp-board"
                class="fp-grid"
                role="grid"
                tabindex="0"
                aria-label=said!("flash-point-page-plan")
                aria-describedby="fp-board-text"
                aria-activedescendant=active
                on:pointerover=over
                on:pointerleave=leave
                on:pointerdown=down
                on:click=click
            >
                {in_pieces(usize::from(ROWS).div_ceil(ROWS_AT_ONCE), rows)}
            </div>
            <p id="fp-board-text" class="sr">{words(text)}</p>
        </div>
    }
    .into_any()
}

fn space(interaction: Interaction, space: Space) -> AnyView {
    let can = memo(move || interaction.glow.with(|glow| glow.has(space)));
    let lies = memo(move || interaction.board.shown.with(|view| spoken(&view.open, space)));
    let label = move || match can.get() {
        true => t!("flash-point-page-can", words = lies.get()),
        false => lies.get(),
    };
    view! {
        <div
            role="gridcell"
            id=format!("fp-at-{}", space.index())
            data-at=space.to_string()
            class:fp-can=flag(move || can.get())
            aria-label=words(label)
        ></div>
    }
    .into_any()
}
