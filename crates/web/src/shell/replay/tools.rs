//! Beside a record: who played, and through whose eyes one looks; a link, playing on, a file, the shuffle.

use super::walk::Walk;
use crate::api;
use crate::browser::{keep, save_file, window};
use crate::games::{Crest, Names};
use crate::one_type::{live, press, words};
use crate::replay::Shuffle;
use crate::route::router;
use crate::shell::dialog::notify;
use crate::shell::icon;
use crate::shell::person::person;
use crate::shell::share::share;
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Fair, Unfair};

/// Who sat where, at the position shown.
#[derive(Clone, Copy)]
pub(super) struct Chairs {
    pub(super) names: Signal<Names>,
    pub(super) crest: Callback<Seat, Crest>,
    pub(super) note: Callback<Seat, String>,
    pub(super) counters: Callback<Seat, AnyView>,
}

pub(super) fn panel(
    walk: Walk,
    chairs: Chairs,
    game: &'static str,
    shuffle: Callback<(), Shuffle>,
    text: StoredValue<String>,
) -> AnyView {
    let checked = RwSignal::new(None::<Shuffle>);
    let save = move |_| {
        let name = format!("{game}-{}.json", walk.id.get_value());
        if save_file(&name, &text.get_value()).is_err() {
            notify(t!("error-other"));
        }
    };
    let verdict = move || {
        checked.get().map(|found| match found {
            Some(Ok(Fair { draws, .. })) => t!("shuffle-fair", count = draws),
            Some(Err(Unfair::Unreadable | Unfair::OtherSeed)) => t!("shuffle-other-seed"),
            Some(Err(Unfair::Differs(at))) => t!("shuffle-differs", at = at),
            Some(Err(Unfair::Twice(at))) => t!("shuffle-twice", at = at),
            Some(Err(Unfair::Unlisted(_) | Unfair::Surplus)) => t!("shuffle-count"),
            None => t!("shuffle-unknown"),
        })
    };
    let check = move |_| checked.set(Some(shuffle.run(())));
    view! {
        <section class="at-tools panel">
            {players(walk, chairs)} <div class="row wrapped">
                <button type="button" class="btn hot" id="fork" on:click=press(move |_| fork(walk))>
                    {said!("replay-fork")}
                </button>
                <button type="button" class="btn" on:click=press(move |_| share_link(walk))>
                    {icon("i-link")}
                    {said!("replay-link")}
                </button>
                <button type="button" class="btn" id="save" on:click=press(save)>
                    {said!("replay-save")}
                </button>
                <button type="button" class="btn" id="verify" on:click=press(check)>
                    {said!("replay-verify")}
                </button>
            </div>
            <p class="muted" role="status" id="verdict">
                {live(verdict)}
            </p>
        </section>
    }
    .into_any()
}

/// Everybody who played; pressing one looks through those eyes, pressing again through a spectator's.
fn players(walk: Walk, chairs: Chairs) -> AnyView {
    let player = move |seat: Seat| {
        let crest = chairs.crest.run(seat);
        let looks = move || walk.eyes.get() == Some(seat);
        let look = move |_| walk.eyes.set((!looks()).then_some(seat));
        view! {
            <button
                type="button"
                class=format!("player {}", crest.class)
                data-eyes=seat.index().to_string()
                aria-pressed=words(move || looks().to_string())
                on:click=press(look)
            >
                <span class="crest">{icon(crest.icon)}</span>
                <span class="nm">
                    <strong>{live(move || chairs.names.with(|names| names.of(seat).to_owned()))}</strong>
                    <small>{live(move || chairs.note.run(seat))}</small>
                </span>
                <span class="cnt">{live(move || chairs.counters.run(seat))}</span>
            </button>
        }
    };
    let count = chairs.names.with_untracked(|names| names.of.len());
    view! {
        <div class="players" role="group" aria-label=said!("replay-eyes")>
            {(0..count).map(|at| player(Seat::new(at))).collect_view()}
        </div>
    }
    .into_any()
}

fn share_link(walk: Walk) {
    let origin = window().location().origin().unwrap_or_default();
    share(format!("{origin}/replay/{}?at={}", walk.id.get_value(), walk.here()));
}

fn fork(walk: Walk) {
    person().with_name(move || {
        let (id, at) = (walk.id.get_value(), walk.here());
        spawn_local(async move {
            match api::fork(&id, at).await {
                Ok(id) => {
                    keep(&format!("host-{id}"), "yes");
                    router().go(&format!("/table/{id}"));
                }
                Err(problem) => notify(problem.words()),
            }
        });
    });
}
