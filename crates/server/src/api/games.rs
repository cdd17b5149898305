//! Which games there are.

use super::body::Json;
use crate::games::{Hosted, WithGame, names, with_game};
use crate::shared::Shared;
use axum::extract::State;
use kernel::{GameOption, OptionValue};
use protocol::http::{GameCard, OptionCard, ValueCard};
use std::sync::Arc;

struct Describe;

impl WithGame for Describe {
    type Out = GameCard;

    fn with<G: Hosted>(self) -> GameCard {
        let value = |value: &OptionValue| ValueCard {
            key: value.key.to_owned(),
            about: value.about.to_owned(),
        };
        let option = |choice: &GameOption| OptionCard {
            key: choice.key.to_owned(),
            about: choice.about.to_owned(),
            values: choice.values.iter().map(value).collect(),
        };
        GameCard {
            name: G::NAME.to_owned(),
            about: G::ABOUT.to_owned(),
            rules: G::RULES_VERSION,
            levels: G::LEVELS.to_vec(),
            options: G::OPTIONS.iter().map(option).collect(),
        }
    }
}

/// Games and their options
#[utoipa::path(get, path = "/api/games", operation_id = "listGames")]
pub(super) async fn list(State(shared): State<Arc<Shared>>) -> Json<Vec<GameCard>> {
    let toys = shared.config.toys;
    let card = |name| with_game(name, toys, Describe).expect("a name of the list");
    Json(names(toys).into_iter().map(card).collect())
}
