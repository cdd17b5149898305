//! The dialog that makes a table.

use super::form::{Form, about};
use super::posters::word;
use crate::client::bot_name;
use crate::games::{PLAYABLE, Preset};
use crate::i18n::text;
use crate::one_type::{flag, follow, live, memo, noted, press, words};
use crate::route::router;
use crate::settings::settings;
use crate::shell::controls::switch;
use crate::shell::dialog::{modal, notify};
use crate::shell::icon;
use crate::shell::person::{guest, person};
use crate::{api, browser, said, t};
use kernel::{GameOption, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Level, NAME_MAX, SeatWish};

/// Times for a move that are offered, in milliseconds.
const TIMES: &[Option<u64>] =
    &[None, Some(30_000), Some(45_000), Some(60_000), Some(120_000), Some(86_400_000)];

/// Opens when a game is named.
pub(super) fn dialog(creating: RwSignal<Option<&'static str>>) -> AnyView {
    let open = RwSignal::new(false);
    let form = RwSignal::new(None::<Form>);
    follow(move || {
        if let Some(about) = creating.get().and_then(about) {
            form.set(Some(Form::new(about)));
            open.set(true);
        }
    });
    follow(move || {
        if !open.get() {
            creating.set(None);
        }
    });
    modal(open, "create", said!("new-table"), move || {
        let drawn = move || form.get().map(|form| body(RwSignal::new(form), creating, open));
        view! { {live(drawn)} }.into_any()
    })
}

/// Which game, where there is more than one.
fn games_to_choose(game: &'static str, creating: RwSignal<Option<&'static str>>) -> AnyView {
    let button = |one: &'static str| {
        view! {
            <button
                type="button"
                aria-pressed=(one == game).to_string()
                on:click=press(move |_| creating.set(Some(one)))
            >
                {live(move || word(one, "title"))}
            </button>
        }
    };
    let all = PLAYABLE.iter().copied().map(button).collect_view();
    (PLAYABLE.len() > 1)
        .then(|| view! { <div class="seg" role="group" aria-label=said!("games")>{all}</div> })
        .into_any()
}

fn body(
    form: RwSignal<Form>,
    creating: RwSignal<Option<&'static str>>,
    open: RwSignal<bool>,
) -> AnyView {
    let game = form.with_untracked(|form| form.about.game);
    view! {
        <div class=format!("dh art-{game}")>
            <div>
                <h2>{said!("new-table-of", game = word(game, "title"))}</h2>
                <small>
                    {live(move || word(game, "players"))} " · " {live(move || word(game, "time"))}
                </small>
            </div>
        </div>
        <div class="db">
            {games_to_choose(game, creating)} <div>
                <h3>{said!("create-how")}</h3>
                {presets(form)}
            </div>
            <div>
                <h3>{said!("create-seats")} {seat_count(form)}</h3>
                {seats(form)}
            </div>
            {options(form)}
        </div>
        <div class="df">
            {switch(
                said!("create-listed"),
                move || form.with(|form| form.listed),
                move |listed| form.update(|form| form.listed = listed),
            )} <span class="sp"></span>
            <button type="button" class="btn" on:click=press(move |_| open.set(false))>
                {said!("cancel")}
            </button>
            <button
                type="button"
                class="btn hot"
                id="create-go"
                disabled=flag(move || form.with(|form| form.places().is_err()))
                on:click=press(move |_| make(form))
            >
                {live(move || if waits(form) { t!("create-and-copy") } else { t!("create-go") })}
            </button>
        </div>
    }
    .into_any()
}

/// Is a seat for whoever has the link?
fn waits(form: RwSignal<Form>) -> bool {
    form.with(|form| form.seats.contains(&SeatWish::Link))
}

fn make(form: RwSignal<Form>) {
    person().with_name(move || {
        let (table, live) = form.with_untracked(|form| (form.table(), form.about.live));
        let (table, invites) = (settings().at_own_speed(table, live), waits(form));
        spawn_local(async move {
            match api::make(&table).await {
                Ok(id) => {
                    browser::keep(&format!("host-{id}"), "yes");
                    let origin = browser::window().location().origin().unwrap_or_default();
                    if invites && browser::copy(&format!("{origin}/table/{id}")).await {
                        notify(t!("link-copied"));
                    }
                    router().go(&format!("/table/{id}"));
                }
                Err(problem) => notify(problem.words()),
            }
        });
    });
}

fn presets(form: RwSignal<Form>) -> AnyView {
    let (game, all) = form.with_untracked(|form| (form.about.game, form.about.presets));
    let one = |(at, preset): (usize, &'static Preset)| {
        let flames = (0..=at).map(|_| icon("i-flame")).collect_view();
        view! {
            <label class="pre">
                <input
                    type="radio"
                    name="preset"
                    prop:checked=flag(move || form.with(|form| form.preset == at))
                    on:change=noted(move |_| form.update(|form| form.choose_preset(at)))
                />
                <b>{live(move || text(&format!("preset-{}", preset.key), &[]))} <span>{flames}</span></b>
                <small>{live(move || text(&format!("preset-{game}-{}", preset.key), &[]))}</small>
            </label>
        }
    };
    let all = all.iter().enumerate().map(one).collect_view();
    view! { <div class="presets">{all}</div> }.into_any()
}

fn seat_count(form: RwSignal<Form>) -> AnyView {
    let numbers = form.with_untracked(|form| form.about.seat_numbers);
    let numbers =
        (1..=kernel::SEATS_MAX).filter(|count| numbers.iter().any(|(_, one)| one == count));
    let button = |count: usize| {
        view! {
            <button
                type="button"
                aria-pressed=words(move || form.with(|form| form.seats.len() == count).to_string())
                on:click=press(move |_| form.update(|form| form.set_seat_count(count)))
            >
                {count}
            </button>
        }
    };
    view! {
        <div class="seg" id="seat-count" role="group" aria-label=said!("create-count")>
            {numbers.map(button).collect_view()}
        </div>
    }
    .into_any()
}

fn seats(form: RwSignal<Form>) -> AnyView {
    let count = memo(move || form.with(|form| form.seats.len()));
    let conflict = move || {
        let conflict = form.with(|form| form.places().err())?;
        let game = form.with(|form| form.about.game);
        let rule = conflict.clause.map(|clause| {
            let address = format!("/rules/{game}#{clause}");
            view! { <a href=address target="_blank">{t!("rule-link", rule = clause)}</a> }
        });
        Some(view! {
            <p class="conflict" role="alert">
                {icon("i-no")} {t!("create-conflict")} " " {rule}
            </p>
        })
    };
    view! {
        <div class="seats-new">
            {live(move || (0..count.get()).map(|at| seat(form, at)).collect_view())}
        </div>
        {live(conflict)}
    }
    .into_any()
}

/// Whose a seat is, in three kinds.
#[derive(Clone, Copy)]
enum Kind {
    Here,
    Link,
    Bot,
}

impl Kind {
    fn is(self, wish: &SeatWish) -> bool {
        match self {
            Kind::Here => Form::is_here(wish),
            Kind::Link => *wish == SeatWish::Link,
            Kind::Bot => matches!(wish, SeatWish::Bot(_)),
        }
    }

    fn choose(self, form: &mut Form, at: usize) {
        match self {
            Kind::Here => form.seat_here(at, guest(at)),
            Kind::Link => form.seats[at] = SeatWish::Link,
            Kind::Bot => form.seats[at] = SeatWish::Bot(form.about.level()),
        }
    }
}

fn seat(form: RwSignal<Form>, at: usize) -> AnyView {
    let place = move || {
        form.with(|form| {
            form.places().ok().and_then(|mut all| (at < all.len()).then(|| all.swap_remove(at)))
        })
    };
    let crest = move || place().map_or("", |(crest, _)| crest.class);
    let called = move || place().map_or_else(String::new, |(_, place)| place);
    let who = move || match form.with(|form| form.seats.get(at).cloned()) {
        Some(SeatWish::Me) => person().name.get().unwrap_or_else(|| t!("seat-me")),
        Some(SeatWish::Beside(name)) => name,
        Some(SeatWish::Bot(_)) => bot_name(Seat::new(at)),
        Some(SeatWish::Link) | None => t!("seat-link"),
    };
    let pick = |kind: Kind, name: &'static str, called: fn() -> String| {
        let chosen = move || form.with(|form| form.seats.get(at).is_some_and(|wish| kind.is(wish)));
        view! {
            <button
                type="button"
                aria-pressed=words(move || chosen().to_string())
                on:click=press(move |_| form.update(|form| kind.choose(form, at)))
            >
                {icon(name)}
                {live(move || called())}
            </button>
        }
    };
    view! {
        <div class=words(move || format!("seat-new {}", crest()))>
            <span class="who">
                <span class="crest">{live(move || place().map(|(crest, _)| icon(crest.icon)))}</span>
                <span>{live(who)} <small>{live(called)}</small></span>
            </span>
            <div class="pick" role="group" aria-label=words(called)>
                {pick(Kind::Here, "i-you", || t!("seat-me"))}
                {pick(Kind::Link, "i-link", || t!("seat-link-short"))}
                {pick(Kind::Bot, "i-bot", || t!("seat-bot"))}
            </div>
            <div class="lv">{level(form, at)}</div>
        </div>
    }
    .into_any()
}

/// What more there is to say about a seat: how strong its bot is, who sits at this device, or what its
/// link does.
fn level(form: RwSignal<Form>, at: usize) -> AnyView {
    // The field of a name is not drawn anew by every letter in it.
    let kind = memo(move || form.with(|form| form.seats.get(at).map(std::mem::discriminant)));
    let several = memo(move || {
        form.with(|form| form.seats.iter().filter(|one| Form::is_here(one)).count()) > 1
    });
    let drawn = move || {
        kind.with(|_| ());
        match form.with_untracked(|form| form.seats.get(at).cloned()) {
            Some(SeatWish::Bot(_)) => strength(form, at),
            Some(SeatWish::Beside(_)) => beside(form, at),
            Some(SeatWish::Me) if several.get() => t!("seat-shared").into_any(),
            Some(SeatWish::Me) => t!("seat-yours").into_any(),
            Some(SeatWish::Link) | None => t!("seat-link-help").into_any(),
        }
    };
    view! { {live(drawn)} }.into_any()
}

/// What somebody else at this device is called.
fn beside(form: RwSignal<Form>, at: usize) -> AnyView {
    let name = move || match form.with(|form| form.seats.get(at).cloned()) {
        Some(SeatWish::Beside(name)) => name,
        _ => String::new(),
    };
    let write = move |event: web_sys::Event| {
        let name: String = event_target_value(&event).chars().take(NAME_MAX).collect();
        form.update(|form| form.seats[at] = SeatWish::Beside(name));
    };
    view! {
        <input
            class="field"
            autocomplete="off"
            maxlength=NAME_MAX
            aria-label=said!("name-label-beside")
            prop:value=words(name)
            on:input=noted(write)
        />
    }
    .into_any()
}

/// How strong a bot is; where there is nothing to choose, nothing is asked.
fn strength(form: RwSignal<Form>, at: usize) -> AnyView {
    let levels = form.with_untracked(|form| form.about.levels);
    let button = |&wanted: &Level| {
        let on = move || form.with(|form| form.seats.get(at) == Some(&SeatWish::Bot(wanted)));
        view! {
            <button
                type="button"
                aria-pressed=words(move || on().to_string())
                on:click=press(move |_| form.update(|form| form.seats[at] = SeatWish::Bot(wanted)))
            >
                {live(move || level_name(wanted))}
            </button>
        }
    };
    (levels.len() > 1)
        .then(|| {
            view! {
                <div class="seg small" role="group" aria-label=said!("level")>
                    {levels.iter().map(button).collect_view()}
                </div>
            }
        })
        .into_any()
}

fn level_name(level: Level) -> String {
    match level {
        Level::Random => t!("level-random"),
        Level::Greedy => t!("level-greedy"),
    }
}

fn options(form: RwSignal<Form>) -> AnyView {
    let choices: Vec<&'static GameOption> = form.with_untracked(|form| form.options().collect());
    let note = move || {
        let changed = form.with(Form::is_changed);
        if changed { t!("options-changed") } else { t!("options-as-preset") }
    };
    view! {
        <details>
            <summary>
                {icon("i-right")} {said!("options-all")} <small>{live(note)}</small>
            </summary>
            <div class="all">
                {(!form.with_untracked(|form| form.about.live)).then(|| time(form))}
                {choices.into_iter().map(|choice| option(form, choice)).collect_view()}
            </div>
        </details>
    }
    .into_any()
}

fn option(form: RwSignal<Form>, choice: &'static GameOption) -> AnyView {
    let game = form.with_untracked(|form| form.about.game);
    let key = choice.key;
    let name = move || text(&format!("option-{game}-{key}"), &[]);
    let about = move || text(&format!("option-{game}-{key}-about"), &[]);
    let value = move || form.with(|form| form.value(key));
    let plain =
        choice.values.len() == 2 && choice.values.iter().all(|one| matches!(one.key, "on" | "off"));
    let input = if plain {
        view! {
            <input
                type="checkbox"
                class="sw"
                prop:checked=flag(move || value() == "on")
                on:change=noted(move |event| {
                    let on = event_target_checked(&event);
                    form.update(|form| form.set(key, if on { "on" } else { "off" }));
                })
            />
        }
        .into_any()
    } else {
        let one = |at: &'static kernel::OptionValue| {
            let words = move || text(&format!("value-{game}-{key}-{}", at.key), &[]);
            view! { <option value=at.key prop:selected=flag(move || value() == at.key)>{live(words)}</option> }
        };
        view! {
            <select
                class="sel"
                on:change=noted(move |event| form.update(|form| form.set(key, &event_target_value(&event))))
            >
                {choice.values.iter().map(one).collect_view()}
            </select>
        }
        .into_any()
    };
    view! { <label data-option=key><span>{live(name)} <small>{live(about)}</small></span> {input}</label> }
        .into_any()
}

fn time(form: RwSignal<Form>) -> AnyView {
    let words = |millis: &Option<u64>| match millis {
        None => t!("time-none"),
        Some(86_400_000) => t!("time-day"),
        Some(millis) => t!("time-seconds", count = millis / 1000),
    };
    let one = move |(at, millis): (usize, &'static Option<u64>)| {
        view! {
            <option
                value=at.to_string()
                prop:selected=flag(move || form.with(|form| form.pace.move_millis == *millis))
            >
                {live(move || words(millis))}
            </option>
        }
    };
    view! {
        <label data-option="time">
            <span>{said!("time-title")} <small>{said!("time-about")}</small></span>
            <select
                class="sel"
                on:change=noted(move |event| {
                    let at = event_target_value(&event).parse().unwrap_or(0);
                    let millis = TIMES.get(at).copied().flatten();
                    form.update(|form| form.pace.move_millis = millis);
                })
            >
                {TIMES.iter().enumerate().map(one).collect_view()}
            </select>
        </label>
    }
    .into_any()
}
