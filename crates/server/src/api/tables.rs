//! Making tables, finding them, and sitting down.

use super::body::{Json, Named};
use crate::facts::Facts;
use crate::games::{Hosted, WithGame, has_level, with_game};
use crate::identity::{Guest, Visitor};
use crate::open_table::{Ask, Request, create as keep_new};
use crate::problem::Problem;
use crate::shared::Shared;
use axum::extract::State;
use kernel::{Chosen, GameOption, Seats};
use protocol::http::{Code, Made, Nothing, Replace, Sat, SitDown, Substitute};
use protocol::{NewTable, Pace, SeatWish, TableCard, TableId};
use std::cmp::Reverse;
use std::pin::Pin;
use std::sync::Arc;
use store::{Listed, Person};
use table::{Meta, PersonId, Sitter};
use tokio::sync::oneshot;

/// A list shows so many tables at most.
const LIST_MAX: usize = 50;
/// The longest time that a table measures: 30 days.
const PACE_MILLIS_MAX: u64 = 30 * 86_400_000;
/// The shortest time of a move.
const MOVE_MILLIS_MIN: u64 = 1000;

/// Make a table
#[utoipa::path(post, path = "/api/tables", operation_id = "makeTable", security(("person" = [])))]
pub(super) async fn create(
    State(shared): State<Arc<Shared>>,
    Guest(person): Guest,
    Json(wish): Json<NewTable>,
) -> Result<Json<Made>, Problem> {
    fit(&wish.pace)?;
    room_for_one(&shared, person.id).await?;
    let (game, toys) = (wish.game.clone(), shared.config.toys);
    let make = Make { shared: shared.clone(), person, wish };
    let id = with_game(&game, toys, make).ok_or_else(Problem::no_such_game)?.await?;
    wake(&shared, &id).await;
    Ok(Json(Made { id }))
}

/// A new table comes into memory at once: a bot may have the first move.
pub(super) async fn wake(shared: &Arc<Shared>, id: &TableId) {
    shared.hand(id, Request::Ask(Box::new(Ask::Wake))).await;
}

pub(super) async fn room_for_one(shared: &Shared, host: PersonId) -> Result<(), Problem> {
    let most = shared.config.limits.tables_of_person;
    if shared.store.count_hosted(host).await? < most {
        return Ok(());
    }
    let words = format!("You have {most} tables that are not over; finish or leave some first.");
    Err(Problem::conflict(Code::TooManyTables, words))
}

fn fit(pace: &Pace) -> Result<(), Problem> {
    let moves = pace.move_millis.unwrap_or(MOVE_MILLIS_MIN);
    let longest = pace.bot_millis.max(pace.away_millis).max(moves);
    if longest > PACE_MILLIS_MAX || moves < MOVE_MILLIS_MIN {
        let words = "A move takes from one second to thirty days, and nothing takes longer.";
        return Err(Problem::wrong(Code::Pace, words));
    }
    Ok(())
}

type Making = Pin<Box<dyn Future<Output = Result<TableId, Problem>> + Send>>;

struct Make {
    shared: Arc<Shared>,
    person: Person,
    wish: NewTable,
}

impl WithGame for Make {
    type Out = Making;

    fn with<G: Hosted>(self) -> Making {
        Box::pin(async move {
            let Make { shared, person, wish } = self;
            let (setup, options) = setup::<G>(&wish)?;
            let host = person.id;
            let sitter = |wish: &SeatWish| match wish {
                SeatWish::Me => Ok(Sitter::Person { id: person.id, name: person.name.clone() }),
                SeatWish::Beside(name) => {
                    Ok(Sitter::Person { id: person.id, name: super::me::fit(name)? })
                }
                SeatWish::Link => Ok(Sitter::Open),
                SeatWish::Bot(level) => has_level::<G>(*level).map(|()| Sitter::Bot(*level)),
            };
            let sitters = wish.seats.iter().map(sitter).collect::<Result<_, _>>()?;
            let (pace, listed) = (wish.pace, wish.listed);
            let (rules, standing) = (G::rules_of(&setup), Seats::NONE);
            let meta = |id| Meta { id, rules, setup, pace, host, listed, sitters, standing };
            keep_new::<G>(&shared, meta, options, None).await
        })
    }
}

/// What the options describe, if there is a wish for each of its seats; and all of them, as they are
/// kept.
fn setup<G: Hosted>(wish: &NewTable) -> Result<(G::Setup, Box<str>), Problem> {
    let pairs: Vec<(&str, &str)> =
        wish.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let wrong =
        |why: kernel::Misconfigured| Problem::wrong(Code::Options, sentence(&why.to_string()));
    let doubled = |at: &usize| pairs[..*at].iter().any(|(key, _)| *key == pairs[*at].0);
    if let Some(at) = (0..pairs.len()).find(doubled) {
        let words = format!("The option '{}' is chosen twice.", pairs[at].0);
        return Err(Problem::wrong(Code::Options, words));
    }
    let chosen = Chosen::new(G::OPTIONS, &pairs).map_err(wrong)?;
    let setup = G::configure(&chosen).map_err(wrong)?;
    let state = G::new(&setup).map_err(|no| {
        let words = format!("Rule {} does not allow such a match.", no.clause.id);
        Problem::wrong(Code::SetupRefused, words)
    })?;
    let (wanted, wished) = (state.seats().len(), wish.seats.len());
    if wanted != wished {
        let words = format!("This match has {wanted} seats, not {wished}.");
        return Err(Problem::wrong(Code::Seats, words));
    }
    let chosen = |option: &GameOption| format!("{}={}", option.key, chosen.get(option.key));
    let options: Vec<String> = G::OPTIONS.iter().map(chosen).collect();
    Ok((setup, options.join(" ").into()))
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

/// My tables
///
/// The latest first.
#[utoipa::path(get, path = "/api/tables/mine", operation_id = "listMine")]
pub(super) async fn mine(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<TableCard>>, Problem> {
    let Some(person) = person else { return Ok(Json(Vec::new())) };
    let rows = shared.store.tables_of(person.id, LIST_MAX).await?;
    Ok(Json(cards(&shared, rows, Some(person.id)).await))
}

/// My matches that were won or lost together
///
/// Those that are over, the latest first.
#[utoipa::path(get, path = "/api/tables/missions", operation_id = "listMissions")]
pub(super) async fn missions(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<TableCard>>, Problem> {
    let Some(person) = person else { return Ok(Json(Vec::new())) };
    let rows = shared.store.missions_of(person.id, LIST_MAX).await?;
    let mut cards = cards(&shared, rows, Some(person.id)).await;
    cards.sort_by_key(|card| Reverse(card.over_at));
    Ok(Json(cards))
}

/// Tables with open seats, then those to watch
///
/// The latest first.
#[utoipa::path(get, path = "/api/tables/open", operation_id = "listOpen")]
pub(super) async fn open(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<TableCard>>, Problem> {
    let rows = shared.store.open_tables(LIST_MAX).await?;
    Ok(Json(cards(&shared, rows, person.map(|person| person.id)).await))
}

/// Tables that sleep are shown by their facts and go on sleeping. Those in memory are asked, all of
/// them before the first answers, and so are those without facts; one that cannot be read any more is
/// left out.
async fn cards(
    shared: &Arc<Shared>,
    rows: Vec<Listed>,
    person: Option<PersonId>,
) -> Vec<TableCard> {
    let mut cards = Vec::new();
    for row in rows {
        let asleep = row.facts.as_deref().filter(|_| !shared.is_awake(&row.id));
        let (answer, coming) = oneshot::channel();
        match asleep.and_then(Facts::read) {
            Some(facts) => drop(answer.send(Ok(facts.card(row, person)))),
            None => {
                let ask = Request::Ask(Box::new(Ask::Card(person, answer)));
                shared.hand(&row.id, ask).await;
            }
        }
        cards.push(coming);
    }
    let mut shown = Vec::new();
    for card in cards {
        shown.extend(card.await.ok().and_then(Result::ok));
    }
    shown
}

/// One table
#[utoipa::path(get, path = "/api/tables/{id}", operation_id = "showTable", params(Named))]
pub(super) async fn show(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    Named(id): Named,
) -> Result<Json<TableCard>, Problem> {
    let person = person.map(|person| person.id);
    Ok(Json(shared.ask(&id, |answer| Ask::Card(person, answer)).await?))
}

/// Sit down
#[utoipa::path(
    post,
    path = "/api/tables/{id}/sit",
    operation_id = "sit",
    params(Named),
    security(("person" = []))
)]
pub(super) async fn sit(
    State(shared): State<Arc<Shared>>,
    Guest(person): Guest,
    Named(id): Named,
    Json(SitDown { seat }): Json<SitDown>,
) -> Result<Json<Sat>, Problem> {
    let seat = shared.ask(&id, |answer| Ask::Sit(person, seat, answer)).await?;
    Ok(Json(Sat { seat }))
}

/// Get up
#[utoipa::path(
    post,
    path = "/api/tables/{id}/leave",
    operation_id = "leave",
    params(Named),
    security(("person" = []))
)]
pub(super) async fn leave(
    State(shared): State<Arc<Shared>>,
    Guest(person): Guest,
    Named(id): Named,
) -> Result<Json<Nothing>, Problem> {
    shared.ask(&id, |answer| Ask::Leave(person.id, answer)).await?;
    Ok(Json(Nothing {}))
}

/// Give a seat to somebody else (the host)
#[utoipa::path(
    post,
    path = "/api/tables/{id}/replace",
    operation_id = "replace",
    params(Named),
    security(("person" = []))
)]
pub(super) async fn replace(
    State(shared): State<Arc<Shared>>,
    Guest(host): Guest,
    Named(id): Named,
    Json(Replace { seat, with }): Json<Replace>,
) -> Result<Json<Nothing>, Problem> {
    let sitter = match with {
        Substitute::Open => Sitter::Open,
        Substitute::Bot(level) => Sitter::Bot(level),
    };
    shared.ask(&id, |answer| Ask::Replace(host.id, seat, sitter, answer)).await?;
    Ok(Json(Nothing {}))
}

/// The same people again
///
/// The same table for everybody who asks.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/rematch",
    operation_id = "rematch",
    params(Named),
    security(("person" = []))
)]
pub(super) async fn rematch(
    State(shared): State<Arc<Shared>>,
    Guest(person): Guest,
    Named(id): Named,
) -> Result<Json<Made>, Problem> {
    let id = shared.ask(&id, |answer| Ask::Rematch(person.id, answer)).await?;
    wake(&shared, &id).await;
    Ok(Json(Made { id }))
}
