//! Past matches that were won or lost together.

use super::lobby::poster_word;
use crate::missions::{Mission, recalled};
use crate::one_type::live;
use crate::route::Link;
use crate::{said, t};
use leptos::prelude::*;

/// All of them, or those of one game; nothing where there are none.
pub(super) fn log(game: Option<&'static str>) -> AnyView {
    let missions = recalled();
    let ours = missions.into_iter().filter(|one| game.is_none_or(|game| one.game == game));
    let rows = ours.map(|one| row(one, game.is_none())).collect::<Vec<_>>();
    if rows.is_empty() {
        return ().into_any();
    }
    view! {
        <section class="panel missions" id="missions">
            <h2>{said!("missions")}</h2>
            <ul class="stack plain-list">{rows}</ul>
        </section>
    }
    .into_any()
}

fn row(mission: Mission, named: bool) -> AnyView {
    let Mission { table, game, date, won, score, level, players } = mission;
    let outcome = move || if won { t!("team-won") } else { t!("team-lost") };
    view! {
        <li class="mission" class:won=won>
            <Link to=format!("/replay/{table}")>
                <b>{live(outcome)} " · " {said!("team-score", count = score)}</b>
            </Link>
            <small>
                {named.then(|| live(move || format!("{} · ", poster_word(&game, "title"))))}
                {date} " · " {level} " · " {players}
            </small>
        </li>
    }
    .into_any()
}
