//! The forest: drawn from `shown`, asked from `latest`.

use super::art;
use super::changes::{charred, last_changed};
use super::hint::foreseen;
use super::interaction::Interaction;
use super::plan::{Mark, Tool, marks};
use super::sky;
use super::words::{side, tower};
use crate::games::Names;
use crate::kit::{in_pieces, listed};
use crate::one_type::{flag, words};
use crate::{said, t};
use fire_tower::{ETERNAL_FLAME, Event, Open, SIDE, Space, SpaceSet, View, Wind};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    Forest,
    Fire,
    Firebreak,
    Eternal,
    Ablaze,
    Zone(fire_tower::Tower),
    Roof(fire_tower::Tower),
}

pub(super) fn ground(view: &View, cell: Space) -> Ground {
    let open = &view.open;
    let owner = open.options.towers.iter().find(|tower| tower.zone().has(cell));
    match owner {
        _ if open.gems.has(cell) => Ground::Fire,
        _ if open.breaks.has(cell) => Ground::Firebreak,
        _ if ETERNAL_FLAME.has(cell) => Ground::Eternal,
        _ if open.course.ablaze.zones().has(cell) => Ground::Ablaze,
        Some(tower) if tower.roof() == cell => Ground::Roof(tower),
        Some(tower) => Ground::Zone(tower),
        None => Ground::Forest,
    }
}

/// "h9, fire"
fn spoken(cell: Space, ground: Ground) -> String {
    match ground {
        Ground::Forest => t!("fire-tower-cell-forest", cell = cell),
        Ground::Fire => t!("fire-tower-cell-fire", cell = cell),
        Ground::Firebreak => t!("fire-tower-cell-firebreak", cell = cell),
        Ground::Eternal => t!("fire-tower-cell-eternal", cell = cell),
        Ground::Ablaze => t!("fire-tower-cell-ablaze", cell = cell),
        Ground::Zone(which) => t!("fire-tower-cell-zone", cell = cell, tower = tower(which)),
        Ground::Roof(which) => t!("fire-tower-cell-roof", cell = cell, tower = tower(which)),
    }
}

/// The whole board as text.
fn described(names: &Names, view: &View) -> String {
    let open = &view.open;
    let cells = |set: SpaceSet| match set.is_empty() {
        true => t!("fire-tower-text-none"),
        false => listed(set.iter()),
    };
    let seats = (0..open.options.seat_count()).map(kernel::Seat::new).map(|seat| {
        let roof = open.options.tower(seat).roof();
        let (name, tower) = (names.of(seat), tower(open.options.tower(seat)));
        match open.course.standing.has(seat) {
            true if alarmed(open).has(roof) => {
                t!("fire-tower-text-alarm", name = name, tower = tower)
            }
            true => t!("fire-tower-text-stands", name = name, tower = tower),
            false => t!("fire-tower-text-burnt", name = name, tower = tower),
        }
    });
    let (fires, breaks) = (cells(open.gems), cells(open.breaks));
    let wind = side(open.course.wind);
    let mut told = vec![t!("fire-tower-text", wind = wind, fires = fires, breaks = breaks)];
    told.extend(seats);
    told.join(" ")
}

/// Roofs of standing towers with fire beside them.
fn alarmed(open: &Open) -> SpaceSet {
    let standing = open.towers_of(open.course.standing);
    let roofs: SpaceSet = standing.iter().map(|tower| tower.roof()).collect();
    roofs.and(open.fire().beside()).minus(open.gems)
}

/// The cell that a told event is about.
fn highlighted_cell(event: &Event) -> Option<(Space, &'static str)> {
    match *event {
        Event::Lit { space, .. } => Some((space, "ft-told-fire")),
        Event::Doused { space, .. } | Event::Lifted { space, .. } => Some((space, "ft-told-water")),
        Event::Laid { space, .. } | Event::Cleared { space, .. } => Some((space, "ft-told-break")),
        Event::Exploded { space, .. } => Some((space, "ft-told-blast")),
        Event::Burnt { tower, .. } | Event::Ablaze { tower, .. } => {
            Some((tower.roof(), "ft-told-blast"))
        }
        _ => None,
    }
}

const fn drawing(mark: Mark) -> &'static str {
    match mark {
        Mark::Burns => art::WILL_BURN,
        Mark::Ruins => art::WILL_RUIN,
        Mark::Doused => art::WILL_DOUSE,
        Mark::Lifted => art::WILL_LIFT,
        Mark::Laid => art::WILL_LAY,
        Mark::Cleared => art::WILL_CLEAR,
        Mark::Blocked => art::BLOCKED,
    }
}

/// A row is sixteen cells that listen: so many rows are drawn at once.
const ROWS_AT_ONCE: usize = 4;

/// More glowing cells than this would outshine the board.
const MANY: u32 = 60;

/// The glow moves with the wind.
const fn blow_class(wind: Wind) -> &'static str {
    match wind {
        Wind::North => "ft-blow-north",
        Wind::East => "ft-blow-east",
        Wind::South => "ft-blow-south",
        Wind::West => "ft-blow-west",
    }
}

fn on_cell(cell: Space, drawing: &str) -> String {
    format!(r#"<g transform="{}">{drawing}</g>"#, art::translate(cell))
}

/// What a click would do, or else what is selected already.
fn ghost(interaction: Interaction) -> Vec<(Space, Mark)> {
    interaction.rehearsal.with(|rehearsal| {
        let Some(rehearsal) = rehearsal else { return Vec::new() };
        let planned = interaction.plan.with(|plan| {
            let plan = plan.as_ref()?;
            let endangered = rehearsal.endangered(&plan.events);
            let towers = rehearsal.world.open.towers_of(endangered.into_iter().collect());
            let ruins = |(cell, mark): (Space, Mark)| {
                let own = mark == Mark::Burns && towers.iter().any(|tower| tower.roof() == cell);
                (cell, if own { Mark::Ruins } else { mark })
            };
            Some(plan.marks().into_iter().map(ruins).collect::<Vec<_>>())
        });
        let hint = &interaction.board.hint;
        let hinted = || hint.with(|hint| hint.as_ref().map(|hint| marks(&foreseen(hint))));
        let some = |marks: &Vec<_>| !marks.is_empty();
        let own = planned.filter(some).or_else(|| Some(marks(&rehearsal.events)).filter(some));
        // What a bot would do, until something of one's own is planned.
        own.or_else(hinted).unwrap_or_default()
    })
}

/// A layer of things on cells; each appears and goes on its own.
fn layer(class: &'static str, drawing: &'static str, cells: Memo<SpaceSet>) -> AnyView {
    let list = move || cells.get().iter().collect::<Vec<_>>();
    let one = move |cell: Space| {
        view! {
            <g transform=art::translate(cell)>
                <g class=class inner_html=drawing></g>
            </g>
        }
    };
    view! { <g><For each=list key=|cell| *cell children=one /></g> }.into_any()
}

/// The cells on which a click does something now.
fn glowing(interaction: Interaction) -> Memo<SpaceSet> {
    Memo::new(move |_| {
        let none = SpaceSet::EMPTY;
        match interaction.settled.get() && interaction.cards_wanted().is_none() {
            true => interaction
                .rehearsal
                .with(|rehearsal| rehearsal.as_ref().map_or(none, |rehearsal| rehearsal.glowing())),
            false => none,
        }
    })
}

/// The forest, its towers, and what lies and burns there.
fn drawn(interaction: Interaction) -> AnyView {
    let shown = interaction.board.shown;
    let options = shown.with_untracked(|view| view.open.options);
    let gems = Memo::new(move |_| shown.with(|view| view.open.gems));
    let breaks = Memo::new(move |_| shown.with(|view| view.open.breaks));
    let towers = Memo::new(move |_| shown.with(|view| art::towers(&view.open)));
    let past = interaction.board.past;
    let charred =
        Memo::new(move |_| shown.with(|view| past.with(|past| charred(past, &view.open))));
    view! {
        <svg class="ft-map" viewBox="0 0 680 680" aria-hidden="true">
            <g class="ft-forest" inner_html=art::forest(options.towers)></g>
            <g inner_html=words(move || towers.get())></g>
            {layer("ft-charred", art::CHARRED, charred)}
            {layer("ft-lie", art::BREAK, breaks)}
            {layer("ft-burn", art::GEM, gems)}
        </svg>
    }
    .into_any()
}

/// What could be done, what would be done, what was done last: over everything that burns and moves.
fn aimed(interaction: Interaction, glow: Memo<SpaceSet>) -> AnyView {
    // With a pattern in hand the ghost says where; the possible beginnings stay in the background.
    let glow_class = move || match interaction.tool() {
        // Where almost everything is possible, only a hint.
        _ if glow.with(|glow| glow.len()) > MANY => "ft-glows ft-many".to_owned(),
        Tool::Cell => format!("ft-glows {}", interaction.blowing().map_or("ft-still", blow_class)),
        _ => "ft-glows ft-faint".to_owned(),
    };
    let glows = move || {
        let one = |cell: Space| {
            let at = art::translate(cell);
            format!(
                r#"<rect class="ft-glow" x="-18" y="-18" width="36" height="36" rx="7" transform="{at}"/>"#
            )
        };
        glow.get().iter().map(one).collect::<String>()
    };
    let ghost = Memo::new(move |_| ghost(interaction));
    let ghosts = move || {
        ghost.get().into_iter().map(|(cell, mark)| on_cell(cell, drawing(mark))).collect::<String>()
    };
    // What is told, and where one points: rings over everything.
    let rings = move || {
        let ring = |(cell, class)| {
            format!(r#"<circle class="{class}" r="17" transform="{}"/>"#, art::translate(cell))
        };
        // Of what is told, and of the line of the log that is pointed at.
        let told = [interaction.board.told.get(), interaction.board.marked.get()].concat();
        let told: String = told.iter().filter_map(highlighted_cell).map(ring).collect();
        let cursor = interaction.at.get().map(|at| {
            let at = art::translate(at);
            format!(r#"<rect class="ft-cursor" x="-19" y="-19" width="38" height="38" rx="8" transform="{at}"/>"#)
        });
        told + &cursor.unwrap_or_default()
    };
    let last = move || {
        let last = interaction.board.past.with(|past| last_changed(past));
        last.iter().map(|cell| on_cell(cell, art::LAST)).collect::<String>()
    };
    view! {
        <svg class="ft-map ft-aims" viewBox="0 0 680 680" aria-hidden="true">
            <g inner_html=words(last)></g>
            <g class=words(glow_class) inner_html=words(glows)></g>
            <g class="ft-ghost" inner_html=words(ghosts)></g>
            <g inner_html=words(rings)></g>
        </svg>
    }
    .into_any()
}

/// The cell under an event.
fn cell_of(target: Option<web_sys::EventTarget>) -> Option<Space> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?;
    Space::parse(&element.get_attribute("data-at")?)
}

/// The board.
pub(super) fn board(interaction: Interaction) -> AnyView {
    let glow = glowing(interaction);
    let over = move |event: ev::PointerEvent| interaction.at.hover(&event, cell_of(event.target()));
    let leave = move |event: ev::PointerEvent| interaction.at.hover(&event, None);
    let down = move |event: ev::PointerEvent| interaction.at.down(&event);
    let click = move |event: ev::MouseEvent| {
        cell_of(event.target()).into_iter().for_each(|cell| interaction.press_cell(cell));
    };
    let active = move || interaction.at.get().map(|at| format!("ft-{at}"));
    let row = move |row: u8| {
        let cells = (0..SIDE).map(|column| cell(interaction, glow, Space::new(column, row)));
        view! { <div role="row">{cells.collect_view()}</div> }.into_any()
    };
    let rows = move |piece: usize| {
        let rows = (0..SIDE).skip(piece * ROWS_AT_ONCE).take(ROWS_AT_ONCE);
        rows.map(row).collect_view().into_any()
    };
    let text = move || {
        interaction.board.names.with(|names| interaction.board.shown.with(|v| described(names, v)))
    };
    view! {
        <div class="at-board ft-board">
            {drawn(interaction)}
            {sky::sky(interaction, alarmed)}
            {aimed(interaction, glow)}
            <div
                id="ft-board"
                class="ft-grid"
                role="grid"
                tabindex="0"
                aria-label=said!("fire-tower-board")
                aria-describedby="ft-board-text"
                aria-activedescendant=active
                on:pointerover=over
                on:pointerleave=leave
                on:pointerdown=down
                on:click=click
            >
                {in_pieces(usize::from(SIDE).div_ceil(ROWS_AT_ONCE), rows)}
            </div>
            <p id="ft-board-text" class="sr">{words(text)}</p>
        </div>
    }
    .into_any()
}

fn cell(interaction: Interaction, glow: Memo<SpaceSet>, cell: Space) -> AnyView {
    let lies = Memo::new(move |_| interaction.board.shown.with(|view| ground(view, cell)));
    let can = Memo::new(move |_| glow.with(|glow| glow.has(cell)));
    let label = move || {
        let said = spoken(cell, lies.get());
        if can.get() { t!("fire-tower-cell-can", words = said) } else { said }
    };
    view! {
        <div
            role="gridcell"
            id=format!("ft-{cell}")
            data-at=cell.to_string()
            class:ft-can=flag(move || can.get())
            aria-label=words(label)
        ></div>
    }
    .into_any()
}
