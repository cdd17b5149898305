//! Records: read, brought from elsewhere, and played on from.

use super::body::{Json, Named};
use super::me::fit;
use super::tables::{room_for_one, wake};
use crate::games::{Hosted, WithGame, with_game};
use crate::identity::{Guest, digest};
use crate::open_table::create;
use crate::openapi::RecordText;
use crate::problem::Problem;
use crate::record::{FairRecord, Finished};
use crate::shared::Shared;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::{Head, Record, Seats, Waiting};
use protocol::http::{self, Code, Made};
use protocol::{Keeper, Level, Pace, Stage, TableId};
use serde::Deserialize;
use std::pin::Pin;
use std::sync::Arc;
use store::{KeptRecord, KeptTable, Person};
use table::{Meta, PersonId, Sitter};

/// The record of a match that is over, or of one that was brought
///
/// People are named in it who allow that at the moment, and bots.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    operation_id = "showTableRecord",
    params(Named)
)]
pub(super) async fn of_table(
    State(shared): State<Arc<Shared>>,
    Named(id): Named,
) -> Result<RecordText, Problem> {
    let Some(kept) = finished(&shared, id.clone()).await? else {
        let brought = shared.store.record(id).await?;
        return brought.map(|record| RecordText(record.text)).ok_or_else(Problem::no_such_table);
    };
    let named = shared.store.allowed_in_records(kept.row.people.clone()).await?;
    let (game, toys) = (kept.row.game.clone(), shared.config.toys);
    let text = working(move || with_game(&game, toys, Tell { kept, named })).await?;
    Ok(RecordText(text.ok_or_else(Problem::no_such_game)??))
}

/// A record that somebody brought
#[utoipa::path(get, path = "/api/records/{id}", operation_id = "showRecord", params(Named))]
pub(super) async fn show(
    State(shared): State<Arc<Shared>>,
    Named(id): Named,
) -> Result<RecordText, Problem> {
    let record = shared.store.record(id).await?.ok_or_else(no_such_record)?;
    Ok(RecordText(record.text))
}

/// Bring a record from elsewhere
#[utoipa::path(
    post,
    path = "/api/records",
    operation_id = "importRecord",
    security(("person" = []))
)]
pub(super) async fn import(
    State(shared): State<Arc<Shared>>,
    Guest(person): Guest,
    Json(record): Json<serde_json::Value>,
) -> Result<Json<Made>, Problem> {
    let most = shared.config.limits.records_of_person;
    if shared.store.count_records(person.id).await? >= most {
        let words = format!("You have brought {most} records already.");
        return Err(Problem::conflict(Code::TooManyRecords, words));
    }
    let head = Head::deserialize(&record)
        .map_err(|why| Problem::wrong(Code::Malformed, format!("This is not a record: {why}.")))?;
    let (game, toys) = (head.game.clone(), shared.config.toys);
    let text = working(move || with_game(&game, toys, Check(record))).await?;
    let text = text.ok_or_else(Problem::no_such_game)??;
    // The name follows from the content: the same record brought twice is one.
    let bits = digest(text.as_bytes())[..8].try_into().expect("32 bytes have 8");
    let id = TableId::from_bits(u64::from_le_bytes(bits));
    let created = shared.clock.now();
    let record = KeptRecord { game: head.game, text, person: person.id, created };
    shared.store.keep_record(id.clone(), record).await?;
    Ok(Json(Made { id }))
}

/// Play on from a position of a finished table or a record
#[utoipa::path(
    post,
    path = "/api/tables/{id}/fork",
    operation_id = "fork",
    params(Named),
    security(("person" = []))
)]
pub(super) async fn fork(
    State(shared): State<Arc<Shared>>,
    Guest(person): Guest,
    Named(id): Named,
    Json(http::Fork { at }): Json<http::Fork>,
) -> Result<Json<Made>, Problem> {
    room_for_one(&shared, person.id).await?;
    let source = match finished(&shared, id.clone()).await? {
        Some(kept) => Source::Table(kept),
        None => Source::Record(shared.store.record(id).await?.ok_or_else(Problem::no_such_table)?),
    };
    let (game, toys) = (source.game().to_owned(), shared.config.toys);
    let fork = Fork { shared: shared.clone(), person, source, at };
    let id = with_game(&game, toys, fork).ok_or_else(Problem::no_such_game)?.await?;
    wake(&shared, &id).await;
    Ok(Json(Made { id }))
}

/// A table that is over; one that is not keeps its secrets.
async fn finished(shared: &Shared, id: TableId) -> Result<Option<KeptTable>, Problem> {
    match shared.store.load(id).await? {
        Some(kept) if kept.row.stage != Stage::Over => {
            Err(Problem::conflict(Code::NotOver, "The match is not over yet."))
        }
        kept => Ok(kept),
    }
}

fn no_such_record() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, Code::NoSuchRecord, "There is no record with this name.")
}

/// Replaying a long record is work: it must not hold up those who only talk.
async fn working<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Problem> {
    let words = "The record could not be replayed.";
    let failed = |_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Failed, words);
    tokio::task::spawn_blocking(work).await.map_err(failed)
}

struct Tell {
    kept: KeptTable,
    named: Vec<(PersonId, String)>,
}

impl WithGame for Tell {
    type Out = Result<String, Problem>;

    fn with<G: Hosted>(self) -> Self::Out {
        let record = Finished::<G>::read(&self.kept)?.record(&self.named)?;
        Ok(serde_json::to_string(&record).expect("a record is plain"))
    }
}

struct Check(serde_json::Value);

impl WithGame for Check {
    type Out = Result<String, Problem>;

    fn with<G: Hosted>(self) -> Self::Out {
        let read = serde_json::from_value::<FairRecord<G>>(self.0);
        let record = read.map_err(|why| {
            Problem::wrong(Code::Malformed, format!("This is not a record: {why}."))
        })?;
        if record.record.inputs.len() > G::INPUTS_MAX {
            return Err(Problem::wrong(
                Code::Record,
                "The record is longer than any match can be.",
            ));
        }
        let wrong = |why: kernel::RecordProblem| {
            Problem::wrong(Code::Record, format!("The record does not replay: {why}."))
        };
        let last = record.record.replay().map_err(wrong)?;
        players_fit(&record.players, last.seats().len())?;
        Ok(serde_json::to_string(&record).expect("a record is plain"))
    }
}

/// A file may come from anybody: names in it are held to what names are here.
fn players_fit(players: &[Option<Keeper>], seats: usize) -> Result<(), Problem> {
    let fits = |player: &Option<Keeper>| match player {
        Some(Keeper::Person(name)) => fit(name).is_ok_and(|plain| plain == *name),
        Some(Keeper::Bot(_) | Keeper::Open) | None => true,
    };
    match (players.is_empty() || players.len() == seats) && players.iter().all(fits) {
        true => Ok(()),
        false => Err(Problem::wrong(Code::Record, "The players of the record are not possible.")),
    }
}

enum Source {
    Table(KeptTable),
    Record(KeptRecord),
}

impl Source {
    fn game(&self) -> &str {
        match self {
            Source::Table(kept) => &kept.row.game,
            Source::Record(kept) => &kept.game,
        }
    }

    /// The match, how fast it was played, and where this person sat in it.
    fn read<G: Hosted>(&self, person: &Person) -> Result<Played<G>, Problem> {
        match self {
            Source::Table(kept) => {
                let finished = Finished::<G>::read(kept)?;
                let (pace, seat) = (finished.meta.table.pace, finished.seat_of(person.id));
                let options = finished.meta.beside.options.clone();
                Ok(Played { record: finished.record(&[])?.record, pace, options, seat })
            }
            Source::Record(kept) => {
                let unreadable =
                    |_| Problem::wrong(Code::Record, "The record cannot be read any more.");
                let read = serde_json::from_str::<FairRecord<G>>(&kept.text);
                let record = read.map_err(unreadable)?.record;
                // Nobody agreed on a pace there: the game's own.
                let (bot_millis, away_millis) = (G::BOT_MILLIS, G::AWAY_MILLIS);
                let pace = Pace { bot_millis, away_millis, ..Pace::default() };
                let options = Box::default();
                Ok(Played { record, pace, options, seat: None })
            }
        }
    }
}

struct Played<G: Hosted> {
    record: Record<G>,
    pace: Pace,
    options: Box<str>,
    seat: Option<usize>,
}

struct Fork {
    shared: Arc<Shared>,
    person: Person,
    source: Source,
    at: usize,
}

impl WithGame for Fork {
    type Out = Pin<Box<dyn Future<Output = Result<TableId, Problem>> + Send>>;

    fn with<G: Hosted>(self) -> Self::Out {
        Box::pin(async move {
            let Fork { shared, person, source, at } = self;
            let host = person.id;
            let branch = working(move || branch::<G>(&source, &person, at)).await??;
            let Branch { record, pace, options, sitters } = branch;
            let (rules, setup, standing) = (record.head.rules, record.setup, Seats::NONE);
            let meta = |id| Meta { id, rules, setup, pace, host, listed: false, sitters, standing };
            let times = record.times.get(..at).unwrap_or_default();
            create::<G>(&shared, meta, options, Some((&record.inputs[..at], times))).await
        })
    }
}

struct Branch<G: Hosted> {
    record: Record<G>,
    pace: Pace,
    options: Box<str>,
    sitters: Vec<Sitter>,
}

/// The match up to there, with this person on the own chair, or on that of whoever is to act.
fn branch<G: Hosted>(source: &Source, person: &Person, at: usize) -> Result<Branch<G>, Problem> {
    let Played { record, pace, options, seat: own } = source.read::<G>(person)?;
    let wrong = |why: kernel::RecordProblem| Problem::wrong(Code::Record, format!("No: {why}."));
    let state = record.position(at).map_err(wrong)?;
    if state.waiting() == Waiting::Over {
        return Err(Problem::conflict(Code::Over, "The match is over there: go back a little."));
    }
    let next = state.waiting().actors().lowest().map(|seat| seat.index());
    let mine = own.or(next).unwrap_or(0);
    let sitter = |at| match at == mine {
        true => Sitter::Person { id: person.id, name: person.name.clone() },
        false => Sitter::Bot(G::nearest(Level::Greedy)),
    };
    let sitters = (0..state.seats().len()).map(sitter).collect();
    Ok(Branch { record, pace, options, sitters })
}
