//! My games, and tables that wait for somebody.

use super::posters::word;
use crate::api::{self, Which};
use crate::browser::later;
use crate::client::names;
use crate::games::PLAYABLE;
use crate::one_type::{follow, live, memo, press};
use crate::route::Link;
use crate::shell::person::person;
use crate::shell::when;
use crate::{said, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Keeper, Stage, TableCard};

/// How often the lists are asked for while somebody looks at them.
const REFRESH_MILLIS: u32 = 4000;

/// So many of one's own games are shown.
const MINE_MAX: usize = 6;

/// A list of tables that is asked for again and again.
fn followed(which: Which) -> RwSignal<Option<Vec<TableCard>>> {
    let tables = RwSignal::new(None);
    let person = person();
    follow(move || {
        // A new name or a claimed code shows other tables at once.
        person.name.track();
        if person.known.get() {
            refresh(which, tables);
        }
    });
    keep_asking(which, tables);
    tables
}

fn refresh(which: Which, tables: RwSignal<Option<Vec<TableCard>>>) {
    spawn_local(async move {
        if let Ok(found) = api::tables(which).await {
            tables.try_set(Some(found));
        }
    });
}

fn keep_asking(which: Which, tables: RwSignal<Option<Vec<TableCard>>>) {
    later(REFRESH_MILLIS, move || {
        // A list that nobody shows any more is gone, and so is its timer.
        if tables.try_get_untracked().is_some() {
            if !crate::browser::document().hidden() {
                refresh(which, tables);
            }
            keep_asking(which, tables);
        }
    });
}

/// The strip with one's own games, most urgent first.
pub(super) fn mine() -> AnyView {
    let tables = followed(Which::Mine);
    let sorted = memo(move || {
        let mut tables = tables.get().unwrap_or_default();
        tables.retain(|table| PLAYABLE.contains(&table.game.as_str()));
        let (urgent, rest): (Vec<_>, Vec<_>) =
            tables.into_iter().partition(|table| table.your_turn && table.stage != Stage::Over);
        let (over, going): (Vec<_>, Vec<_>) =
            rest.into_iter().partition(|table| table.stage == Stage::Over);
        urgent.into_iter().chain(going).chain(over).take(MINE_MAX).collect::<Vec<_>>()
    });
    view! {
        {when(move || !sorted.with(Vec::is_empty), move || view! { <section class="mine">
                <h2>{said!("mine-title")}</h2>
                {live(move || sorted.get().into_iter().map(strip).collect_view())}
            </section> }.into_any())}
    }
    .into_any()
}

fn strip(table: TableCard) -> AnyView {
    let art = format!("th art-{}", table.game);
    let (stage, yours) = (table.stage, table.your_turn && table.stage == Stage::Playing);
    let game = table.game.clone();
    let others = StoredValue::new(table.seats.clone());
    let note = move || match stage {
        Stage::Gathering => t!("mine-gathering"),
        Stage::Over => t!("mine-over"),
        Stage::Playing if yours => t!("mine-your-turn"),
        Stage::Playing => {
            let names = others.with_value(|seats| names(seats));
            let others = names
                .of
                .iter()
                .enumerate()
                .filter(|(at, _)| !names.yours.has(kernel::Seat::new(*at)));
            others.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")
        }
    };
    let class = if yours { "btn sm hot" } else { "btn sm" };
    view! {
        <div class="go" class:you=yours>
            <span class=art aria-hidden="true"></span>
            <span class="words"><b>{live(move || word(&game, "title"))}</b><small>{live(note)}</small></span>
            <Link to=format!("/table/{}", table.id) class=class>
                {live(move || if yours { t!("mine-play") } else { t!("mine-open") })}
            </Link>
        </div>
    }
    .into_any()
}

/// Tables that everybody may see.
pub(super) fn open(creating: RwSignal<Option<&'static str>>) -> AnyView {
    let tables = followed(Which::Open);
    let known = memo(move || {
        let mut tables = tables.get().unwrap_or_default();
        tables.retain(|table| PLAYABLE.contains(&table.game.as_str()));
        tables
    });
    view! {
        <section class="panel">
            <h2>
                {said!("open-title")}
                <button type="button" class="btn sm" on:click=press(move |_| creating.set(Some(PLAYABLE[0])))>
                    {said!("new-table")}
                </button>
            </h2>
            <div class="tables">
                {live(move || known.get().into_iter().map(row).collect_view())}
            </div>
            {when(move || known.with(Vec::is_empty), move || view! { <p class="muted">{said!("open-none")}</p> }.into_any())}
        </section>
    }
    .into_any()
}

fn free(table: &TableCard) -> usize {
    table.seats.iter().filter(|card| card.keeper == Keeper::Open).count()
}

fn row(table: TableCard) -> AnyView {
    let free = free(&table);
    let watch = free == 0 || table.stage != Stage::Gathering;
    let to = format!("/table/{}{}", table.id, if watch { "?watch" } else { "" });
    let host = table.seats.iter().find_map(|card| match &card.keeper {
        Keeper::Person(name) => Some(name.clone()),
        _ => None,
    });
    let game = table.game.clone();
    let pips = table.seats.iter().map(|card| match card.keeper {
        Keeper::Person(_) => "pip person",
        Keeper::Bot(_) => "pip bot",
        Keeper::Open => "pip",
    });
    let pips = pips.map(|class| view! { <i class=class></i> }).collect_view();
    view! {
        <div class="t">
            <span class=format!("th art-{}", table.game) aria-hidden="true"></span>
            <b>
                {live(move || match &host {
                    Some(name) => t!("table-of", name = name),
                    None => t!("table-of-nobody"),
                })}
                <small>{live(move || word(&game, "title"))}</small>
            </b>
            <span class="pips">
                {pips} <u>{live(move || if free > 0 { t!("seats-free", count = free) } else { t!("seats-full") })}</u>
            </span>
            <Link to=to class="btn sm">
                {live(move || if watch { t!("watch") } else { t!("join-go") })}
            </Link>
        </div>
    }
    .into_any()
}
