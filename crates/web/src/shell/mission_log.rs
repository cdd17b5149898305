//! Past matches that were won or lost together: who was there, at which level, when, and how it came
//! out. The server keeps them, so that they are there on every device.

use super::lobby::poster_word;
use super::person::person;
use crate::api::{self, Which};
use crate::browser::date;
use crate::client::names;
use crate::games::PLAYABLE;
use crate::one_type::{follow, live};
use crate::route::Link;
use crate::{said, t};
use kernel::Team;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Outcome, TableCard};

/// What was agreed at a table, in a few words.
pub(super) type Agreed = fn(&TableCard) -> String;

/// All of them, or those of one game; nothing where there are none.
pub(super) fn log(game: Option<&'static str>, agreed: Agreed) -> AnyView {
    let missions = RwSignal::new(Vec::new());
    let person = person();
    follow(move || {
        // A new name or a claimed code shows other matches.
        person.name.track();
        if person.known.get() {
            spawn_local(async move {
                // Without an answer there is no log, and nothing else is missing.
                if let Ok(found) = api::tables(Which::Missions).await {
                    missions.try_set(shown(found, game));
                }
            });
        }
    });
    let section = move || {
        let missions = missions.get();
        (!missions.is_empty()).then(|| {
            let row = |(card, team)| row(card, team, game.is_none(), agreed);
            view! {
                <section class="panel missions" id="missions">
                    <h2>{said!("missions")}</h2>
                    <ul class="stack plain-list">{missions.into_iter().map(row).collect_view()}</ul>
                </section>
            }
        })
    };
    live(section).into_any()
}

/// Those that this page has words for, with their result.
fn shown(cards: Vec<TableCard>, game: Option<&str>) -> Vec<(TableCard, Team)> {
    let wanted = |card: &TableCard| match game {
        Some(game) => card.game == game,
        None => PLAYABLE.contains(&card.game.as_str()),
    };
    let result = |card: TableCard| match card.outcome {
        Some(Outcome::Together(team)) => Some((card, team)),
        Some(Outcome::Winners(_)) | None => None,
    };
    cards.into_iter().filter(wanted).filter_map(result).collect()
}

fn row(card: TableCard, team: Team, named: bool, agreed: Agreed) -> AnyView {
    let replay = format!("/replay/{}", card.id);
    let Team { won, score } = team;
    let outcome = move || if won { t!("team-won") } else { t!("team-lost") };
    let about = move || {
        let game = named.then(|| poster_word(&card.game, "title"));
        let parts =
            [card.over_at.map(date), Some(agreed(&card)), Some(names(&card.seats).of.join(", "))];
        let said = game.into_iter().chain(parts.into_iter().flatten());
        said.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    };
    view! {
        <li class="mission" class:won=won>
            <Link to=replay>
                <b>{live(outcome)} " · " {said!("team-score", count = score)}</b>
            </Link>
            <small>{live(about)}</small>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Stage, TableId};

    fn card(game: &str, outcome: Outcome) -> TableCard {
        TableCard {
            id: TableId::from_bits(1),
            game: game.to_owned(),
            stage: Stage::Over,
            seats: Vec::new(),
            your_turn: false,
            options: Vec::new(),
            outcome: Some(outcome),
            over_at: Some(0),
        }
    }

    #[test]
    fn what_was_won_together_is_shown_in_the_lobby_or_beside_its_game() {
        let team = Team { won: true, score: 41 };
        let together = |game| card(game, Outcome::Together(team));
        let of = |game| {
            let apart = card(PLAYABLE[0], Outcome::Winners(Vec::new()));
            let all = vec![together(PLAYABLE[0]), apart, together(PLAYABLE[1]), together("chess")];
            shown(all, game).into_iter().map(|(card, team)| (card.game, team)).collect::<Vec<_>>()
        };
        assert_eq!(of(None), [0, 1].map(|at| (PLAYABLE[at].to_owned(), team)));
        assert_eq!(of(Some(PLAYABLE[1])), [(PLAYABLE[1].to_owned(), team)]);
    }
}
