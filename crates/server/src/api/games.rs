//! Which games there are.

use crate::games::{Hosted, WithGame, names, with_game};
use crate::shared::Shared;
use axum::Json;
use axum::extract::State;
use kernel::Choice;
use serde::Serialize;
use std::sync::Arc;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct GameCard {
    name: &'static str,
    about: &'static str,
    rules: u16,
    options: Vec<OptionCard>,
}

#[derive(Serialize)]
struct OptionCard {
    key: &'static str,
    about: &'static str,
    /// The first is the default.
    values: Vec<ValueCard>,
}

#[derive(Serialize)]
struct ValueCard {
    key: &'static str,
    about: &'static str,
}

struct Describe;

impl WithGame for Describe {
    type Out = GameCard;

    fn with<G: Hosted>(self) -> GameCard {
        let option = |choice: &Choice| OptionCard {
            key: choice.key,
            about: choice.about,
            values: choice
                .values
                .iter()
                .map(|value| ValueCard { key: value.key, about: value.about })
                .collect(),
        };
        GameCard {
            name: G::NAME,
            about: G::ABOUT,
            rules: G::RULES_VERSION,
            options: G::OPTIONS.iter().map(option).collect(),
        }
    }
}

/// `GET /api/games`
pub(super) async fn list(State(shared): State<Arc<Shared>>) -> Json<Vec<GameCard>> {
    let toys = shared.config.toys;
    let card = |name| with_game(name, toys, Describe).expect("a name of the list");
    Json(names(toys).into_iter().map(card).collect())
}
