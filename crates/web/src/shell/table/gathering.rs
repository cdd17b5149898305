//! Before the match: the invitation, and sitting down.

use super::frame::SeatLook;
use crate::api;
use crate::browser::{has_fingers, recall, window};
use crate::client::Seated;
use crate::games::Names;
use crate::one_type::{follow, live, press};
use crate::shell::banner::{Banner, Reply};
use crate::shell::dialog::notify;
use crate::shell::person::person;
use crate::shell::share::{picture, share};
use crate::shell::{icon, lobby, when};
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::http::Substitute;
use protocol::{Keeper, Stage, TableId};

/// Has this browser made the table? The server decides; this only spares others a useless button.
pub(super) fn is_host(id: &TableId) -> bool {
    recall(&format!("host-{id}")).is_some()
}

/// Does something with the server and tells what went wrong.
pub(super) fn ask(work: impl Future<Output = Result<(), api::Problem>> + 'static) {
    spawn_local(async move {
        if let Err(problem) = work.await {
            notify(problem.words());
        }
    });
}

pub(super) fn panel(
    game: &'static str,
    id: TableId,
    watch: bool,
    seated: Seated,
    names: Signal<Names>,
    look: Callback<Seat, SeatLook>,
) -> AnyView {
    sit_at_once(game, id.clone(), watch, seated);
    let id = StoredValue::new(id);
    let heading = move || match seated.own().is_empty() {
        true => invitation(game, seated),
        false => t!("invite-title"),
    };
    view! {
        {when(move || seated.stage.get() == Stage::Gathering && !seated.seats.get().is_empty(), move || view! { <section class="invite panel" aria-label=said!("invite-title")>
                <h2>{live(heading)}</h2>
                <p class="goal">{live(move || lobby::poster_word(game, "goal"))}</p>
                <p class="muted">{said!("invite-words")}</p>
                {address(id)}
                <ul class="chairs">
                    {live(move || {
                        let count = seated.seats.with(Vec::len);
                        (0..count).map(|at| chair(id, seated, names, look, Seat::new(at))).collect_view()
                    })}
                </ul>
            </section> }.into_any())}
    }
    .into_any()
}

/// Who invites to what: the first person at the table does.
fn invitation(game: &str, seated: Seated) -> String {
    let game = lobby::poster_word(game, "title");
    let host = seated.seats.with(|seats| {
        seats.iter().find_map(|card| match &card.keeper {
            Keeper::Person(name) if !card.yours => Some(name.clone()),
            _ => None,
        })
    });
    match host {
        Some(name) => t!("invited-by", name = name, game = game),
        None => t!("invited", game = game),
    }
}

/// The link, the code for those who have to type it, and a picture of it for those who have a camera.
fn address(id: StoredValue<TableId>) -> AnyView {
    let origin = window().location().origin().unwrap_or_default();
    let link = id.with_value(|id| format!("{origin}/table/{id}"));
    let code = RwSignal::new(String::new());
    spawn_local(async move {
        let id = id.get_value();
        // Who cannot be told a short one reads out the whole name.
        let short = api::code(&id).await.unwrap_or_else(|_| lobby::spaced(&id));
        let _ = code.try_set(short);
    });
    let to_send = link.clone();
    let shown = if has_fingers() { said!("share") } else { said!("copy") };
    view! {
        <div class="row">
            <input class="field grow" id="invite-link" readonly aria-label=said!("invite-link") value=link />
            <button type="button" class="btn hot" id="share" on:click=press(move |_| share(to_send.clone()))>
                {icon("i-link")}
                {shown}
            </button>
        </div>
        <div class="ways">
            {id.with_value(picture)}
            <p>
                {said!("invite-scan")} <br/>
                {said!("invite-code")} " " <output class="code" id="invite-code">{live(move || code.get())}</output>
            </p>
        </div>
    }
    .into_any()
}

fn chair(
    id: StoredValue<TableId>,
    seated: Seated,
    names: Signal<Names>,
    look: Callback<Seat, SeatLook>,
    seat: Seat,
) -> AnyView {
    let card = seated.seats.with(|seats| seats.get(seat.index()).cloned());
    let open = card.is_some_and(|card| card.keeper == Keeper::Open);
    let looks = look.run(seat);
    let crest = looks.crest.map(|crest| icon(crest.icon));
    let class = format!("seat {}", looks.crest.map_or("", |crest| crest.class));
    let host = id.with_value(is_host);
    let sit = move |_| {
        person().with_name(move || {
            let id = id.get_value();
            ask(async move { api::sit(&id, Some(seat)).await });
        });
    };
    let fill = move |_| {
        let id = id.get_value();
        let bot = Substitute::Bot(seated.level);
        ask(async move { api::replace(&id, seat, bot).await });
    };
    view! {
        <li class=class>
            <span class="crest">{crest}</span>
            <span class="nm">
                <strong>{names.with(|names| names.of(seat).to_owned())}</strong>
                <small>{looks.place}</small>
            </span>
            {open.then(|| view! {
                <button type="button" class="btn sm" on:click=press(sit)>{said!("sit-here")}</button>
            })}
            {(open && host).then(|| view! {
                <button type="button" class="btn sm" on:click=press(fill)>{icon("i-bot")} {said!("let-bot")}</button>
            })}
        </li>
    }
    .into_any()
}

/// A seat that was opened while the match goes on: a bot plays for it until somebody sits down.
pub(super) fn open_seat(id: TableId, seated: Seated) -> AnyView {
    let open = move || {
        seated.stage.get() == Stage::Playing
            && seated.own().is_empty()
            && seated.seats.with(|seats| seats.iter().any(|card| card.keeper == Keeper::Open))
    };
    let id = StoredValue::new(id);
    let sit = move || {
        person().with_name(move || {
            let id = id.get_value();
            ask(async move { api::sit(&id, None).await });
        });
    };
    Banner::new("open-seat", || t!("open-seat-words"))
        .reply(Reply::new("sit-down", || t!("sit-here"), sit).hot())
        .when(open)
}

/// Whoever opens an invitation sits down; a name is asked for if there is none yet.
fn sit_at_once(game: &'static str, id: TableId, watch: bool, seated: Seated) {
    let tried = StoredValue::new(watch);
    follow(move || {
        let waits = seated.stage.get() == Stage::Gathering
            && seated.seats.with(|seats| seats.iter().any(|card| card.keeper == Keeper::Open));
        if !waits || tried.get_value() {
            return;
        }
        tried.set_value(true);
        if seated.own().is_empty() {
            let id = id.clone();
            person().with_name_at_door(invitation(game, seated), move || {
                let id = id.clone();
                ask(async move { api::sit(&id, None).await });
            });
        }
    });
}
