//! After the match: who has won, and what next.

use super::frame::SeatLook;
use crate::api;
use crate::browser::keep;
use crate::client::Seated;
use crate::games::{Ask, Names};
use crate::one_type::{follow, live, memo, press};
use crate::route::{Link, router};
use crate::shell::dialog::{modal, notify};
use crate::shell::mission_log::{self, Agreed};
use crate::shell::{icon, when};
use crate::{said, t};
use kernel::{Seat, Team};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Stage, TableId};

/// What the dialog shows of the match.
#[derive(Clone, Copy)]
pub(super) struct Ending {
    pub(super) ask: Signal<Ask>,
    pub(super) names: Signal<Names>,
    pub(super) look: Callback<Seat, SeatLook>,
    /// How it came out, where it is won or lost together.
    pub(super) team: Signal<Option<Outcome>>,
    /// Draws the story from the text of a record.
    pub(super) story: Callback<String, AnyView>,
    /// What was agreed at a table of this game.
    pub(super) agreed: Agreed,
}

/// How a match came out that was won or lost together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    pub(super) game: &'static str,
    pub(super) team: Team,
    /// What the rulebook calls such a score; empty where it has no word.
    pub(super) rank: String,
}

impl Outcome {
    pub(super) fn title(&self) -> String {
        if self.team.won { t!("team-won") } else { t!("team-lost") }
    }

    fn score(&self) -> String {
        let score = t!("team-score", count = self.team.score);
        if self.rank.is_empty() { score } else { format!("{score}: {}", self.rank) }
    }
}

pub(super) fn dialog(id: TableId, seated: Seated, ending: Ending) -> AnyView {
    let Ending { ask, names, look, team, story, agreed } = ending;
    let open = RwSignal::new(false);
    let over = memo(move || seated.stage.get() == Stage::Over && !seated.telling.get());
    let id = StoredValue::new(id);
    follow(move || {
        if over.get() {
            open.set(true);
        }
    });
    let again = move |_| {
        let id = id.get_value();
        spawn_local(async move {
            match api::rematch(&id).await {
                Ok(id) => {
                    keep(&format!("host-{id}"), "yes");
                    router().go(&format!("/table/{id}"));
                }
                Err(problem) => notify(problem.words()),
            }
        });
    };
    let title = move || team.get().map_or_else(|| t!("over-title"), |outcome| outcome.title());
    let score = move || team.get().map(|outcome| view! { <p class="score">{outcome.score()}</p> });
    let past = move || team.get().map(|outcome| mission_log::log(Some(outcome.game), agreed));
    modal(open, "small result", said!("over-title"), move || {
        view! {
            <div class="db" id="result">
                <h2>{live(title)}</h2>
                {live(score)}
                <p class="big">{live(move || ask.with(|ask| ask.detail.clone()))}</p>
                {chairs(seated, names, look)} {told(id.get_value(), story)} {live(past)}
                <div class="row wrapped">
                    {when(move || !seated.own().is_empty(), move || view! { <button type="button" class="btn hot" id="rematch" on:click=press(again)>
                            {said!("rematch")}
                        </button> }.into_any())}
                    <Link to=id.with_value(|id| format!("/replay/{id}")) class="btn">
                        {said!("replay")}
                    </Link>
                    <Link to="/" class="btn">
                        {said!("to-lobby")}
                    </Link>
                </div>
                <p class="muted">{said!("over-verify")}</p>
            </div>
        }
        .into_any()
    })
}

/// How everybody fared.
fn chairs(seated: Seated, names: Signal<Names>, look: Callback<Seat, SeatLook>) -> AnyView {
    let chair = move |at: usize| {
        let (seat, looks) = (Seat::new(at), look.run(Seat::new(at)));
        let class = format!("seat {}", looks.crest.map_or("", |crest| crest.class));
        view! {
            <li class=class>
                <span class="crest">{looks.crest.map(|crest| icon(crest.icon))}</span>
                <span class="nm">
                    <strong>{names.with(|names| names.of(seat).to_owned())}</strong>
                    <small>{looks.note}</small>
                </span>
            </li>
        }
    };
    let all = move || (0..seated.seats.with(Vec::len)).map(chair).collect_view();
    view! { <ul class="ended">{live(all)}</ul> }.into_any()
}

/// The story of the match, once its record has come.
fn told(id: TableId, story: Callback<String, AnyView>) -> AnyView {
    let record = RwSignal::new(None::<String>);
    spawn_local(async move {
        // Without a record there is no chart, and nothing else is missing.
        if let Ok(text) = api::record(id.as_str()).await {
            record.try_set(Some(text));
        }
    });
    view! { {live(move || record.get().map(|text| story.run(text)))} }.into_any()
}
