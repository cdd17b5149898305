//! My games, and tables that wait for somebody.

use super::posters::word;
use crate::api::{self, Which};
use crate::browser::{date, later};
use crate::client::names;
use crate::games::PLAYABLE;
use crate::one_type::{follow, live, memo, press};
use crate::route::Link;
use crate::shell::person::person;
use crate::shell::when;
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Keeper, Outcome, SeatCard, Stage, TableCard};
use std::cmp::Reverse;

/// How often the lists are asked for while somebody looks at them.
const REFRESH_MILLIS: u32 = 4000;

/// So long one's own games may keep the others from their places.
const PATIENCE_MILLIS: u32 = 1500;

/// So many of one's own games are shown, and so many that are over.
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

/// One's own games: those that go on, the most urgent first, and those that are over.
type Mine = (Vec<TableCard>, Vec<TableCard>);

fn sorted(mut tables: Vec<TableCard>) -> Mine {
    tables.retain(|table| PLAYABLE.contains(&table.game.as_str()));
    let (mut over, mut going): (Vec<_>, Vec<_>) =
        tables.into_iter().partition(|table| table.stage == Stage::Over);
    // Sorting keeps the order of equals: the latest first.
    going.sort_by_key(|table| !table.your_turn);
    over.sort_by_key(|table| Reverse(table.over_at));
    going.truncate(MINE_MAX);
    over.truncate(MINE_MAX);
    (going, over)
}

/// One's own games, as they are asked for again and again, and whether they are still to come.
pub(super) fn followed_mine() -> (Memo<Mine>, Memo<bool>) {
    let tables = followed(Which::Mine);
    let late = RwSignal::new(false);
    later(PATIENCE_MILLIS, move || {
        late.try_set(true);
    });
    let coming = memo(move || tables.with(Option::is_none) && !late.get());
    (memo(move || sorted(tables.get().unwrap_or_default())), coming)
}

/// The strip with those that go on.
pub(super) fn mine(tables: Memo<Mine>) -> AnyView {
    let going = move || tables.with(|(going, _)| going.clone());
    view! {
        {when(move || !going().is_empty(), move || view! { <section class="mine">
                <h2>{said!("mine-title")}</h2>
                {live(move || going().into_iter().map(strip).collect_view())}
            </section> }.into_any())}
    }
    .into_any()
}

/// Those that are over, with how they ended.
pub(super) fn past(tables: Memo<Mine>) -> AnyView {
    let over = move || tables.with(|(_, over)| over.clone());
    view! {
        {when(move || !over().is_empty(), move || view! { <section class="panel past" id="past">
                <h2>{said!("past-title")}</h2>
                <div class="mine">{live(move || over().into_iter().map(strip).collect_view())}</div>
            </section> }.into_any())}
    }
    .into_any()
}

/// The others at a table.
fn others(seats: &[SeatCard]) -> String {
    let names = names(seats);
    let others = names.of.iter().enumerate().filter(|(at, _)| !names.yours.has(Seat::new(*at)));
    others.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")
}

/// Who has won, and when.
fn ended(table: &TableCard) -> String {
    let won = match &table.outcome {
        Some(Outcome::Winners(seats)) => {
            let names = names(&table.seats);
            let won = seats.iter().map(|seat| names.of(*seat)).collect::<Vec<_>>().join(", ");
            t!("past-won", names = won)
        }
        Some(Outcome::Together(team)) if team.won => t!("team-won"),
        Some(Outcome::Together(_)) => t!("team-lost"),
        None => t!("mine-over"),
    };
    [Some(won), table.over_at.map(date)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn strip(table: TableCard) -> AnyView {
    let art = format!("th art-{}", table.game);
    let (stage, yours) = (table.stage, table.your_turn && table.stage == Stage::Playing);
    let (game, id) = (table.game.clone(), table.id.clone());
    let table = StoredValue::new(table);
    let note = move || match stage {
        Stage::Gathering => t!("mine-gathering"),
        Stage::Over => table.with_value(ended),
        Stage::Playing if yours => t!("mine-your-turn"),
        Stage::Playing => table.with_value(|table| others(&table.seats)),
    };
    let go = move || match stage {
        Stage::Over => t!("replay"),
        Stage::Playing if yours => t!("mine-play"),
        Stage::Gathering | Stage::Playing => t!("mine-open"),
    };
    let place = if stage == Stage::Over { "replay" } else { "table" };
    let class = if yours { "btn sm hot" } else { "btn sm" };
    view! {
        <div class="go" class:you=yours>
            <span class=art aria-hidden="true"></span>
            <span class="words"><b>{live(move || word(&game, "title"))}</b><small>{live(note)}</small></span>
            <Link to=format!("/{place}/{id}") class=class>
                {live(go)}
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

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::TableId;

    #[test]
    fn games_that_are_over_stand_apart_and_the_most_urgent_comes_first() {
        let table = |bits: u64, stage: Stage, your_turn: bool| TableCard {
            id: TableId::from_bits(bits),
            game: PLAYABLE[0].to_owned(),
            stage,
            seats: Vec::new(),
            your_turn,
            options: Vec::new(),
            outcome: None,
            over_at: (stage == Stage::Over).then_some(bits),
        };
        let (over, playing) = (Stage::Over, Stage::Playing);
        let mut all = vec![table(1, over, true), table(2, playing, false), table(3, over, false)];
        all.extend([table(4, Stage::Gathering, false), table(5, playing, true)]);
        all.push(TableCard { game: "chess".to_owned(), ..table(6, playing, true) });
        let (going, past) = sorted(all);
        let ids = |tables: Vec<TableCard>| tables.into_iter().map(|one| one.id).collect::<Vec<_>>();
        assert_eq!(ids(going), [5, 2, 4].map(TableId::from_bits));
        assert_eq!(ids(past), [3, 1].map(TableId::from_bits), "the latest first");
    }
}
