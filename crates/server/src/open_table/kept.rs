//! What a table leaves in the store, and new tables.

use crate::facts::Facts;
use crate::games::Hosted;
use crate::problem::Problem;
use crate::shared::{Shared, new_seed, random_bits};
use kernel::{Game, InputOf};
use protocol::TableId;
use protocol::http::Code;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use store::{Keep, KeptTable, Row, TableRow, UnixMillis};
use table::{Entry, Meta, Millis, Outbox, PersonId, Seed, Sitter, Table};

/// What the store keeps beside the entries.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub(crate) struct KeptMeta<G: Game> {
    /// The table's own.
    pub(crate) table: Meta<G>,
    /// The server's.
    #[serde(flatten)]
    pub(crate) beside: Beside,
}

/// What the server knows of a table and the table itself does not.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Beside {
    /// The first so many inputs come from another match.
    pub(crate) forked: usize,
    /// The table of the rematch.
    pub(crate) next: Option<TableId>,
    /// What was chosen before the match, `key=value` with spaces between, where it is known. One text,
    /// because every table in memory has it.
    #[serde(default)]
    pub(crate) options: Box<str>,
    /// When the match ended.
    #[serde(default)]
    pub(crate) over_at: Option<UnixMillis>,
}

impl<G: Game> KeptMeta<G> {
    /// The row of this table; `settled` when no entry follows before it is written again.
    pub(crate) fn row(
        &self,
        table: &Table<G>,
        seed: &Seed,
        updated: u64,
        settled: bool,
    ) -> TableRow {
        let facts = Facts::of(table, &self.beside);
        TableRow {
            id: self.table.id.clone(),
            game: G::NAME.to_owned(),
            meta: serde_json::to_string(self).expect("a table's meta data is plain"),
            seed: seed.reveal(),
            host: self.table.host,
            people: people(&self.table.sitters),
            stage: table.stage(),
            listed: self.table.listed,
            alone: table.acts_alone(),
            updated,
            together: facts.together(),
            facts: settled.then(|| facts.text()),
        }
    }
}

/// A kept table, read.
pub(crate) struct ReadTable<G: Game> {
    pub(crate) meta: KeptMeta<G>,
    pub(crate) seed: Seed,
    pub(crate) entries: Vec<Entry<G>>,
}

impl<G: Game> ReadTable<G> {
    /// Reads what the store has of a table.
    pub(crate) fn of(kept: &KeptTable) -> Result<Self, Problem> {
        let id = &kept.row.id;
        let meta = serde_json::from_str(&kept.row.meta).map_err(|why| unreadable(id, &why))?;
        let seed = Seed::parse(&kept.row.seed).map_err(|why| unreadable(id, &why))?;
        let entries = kept.entries.iter().map(|text| serde_json::from_str(text));
        let entries = entries.collect::<Result<_, _>>().map_err(|why| unreadable(id, &why))?;
        Ok(ReadTable { meta, seed, entries })
    }
}

/// A table of another time: its rules have changed, or it is damaged.
pub(crate) fn unreadable(table: &TableId, why: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%table, %why, "a kept table cannot be read");
    let words = "This table cannot be read by this server any more.";
    Problem::new(axum::http::StatusCode::GONE, Code::Unreadable, words)
}

fn people(sitters: &[Sitter]) -> Vec<PersonId> {
    sitters.iter().filter_map(Sitter::person).collect::<BTreeSet<_>>().into_iter().collect()
}

pub(crate) fn texts<G: Game>(entries: &[Entry<G>]) -> Vec<String> {
    let text = |entry| serde_json::to_string(entry).expect("an entry is plain");
    entries.iter().map(text).collect()
}

/// Makes a table, with inputs of another match and their times if it goes on from there, and keeps it. Nothing of
/// it is in memory yet.
pub(crate) async fn create<G: Hosted>(
    shared: &Shared,
    meta: impl FnOnce(TableId) -> Meta<G>,
    options: Box<str>,
    given: Option<(&[InputOf<G>], &[Millis])>,
) -> Result<TableId, Problem> {
    let keep = prepare(shared, meta(TableId::from_bits(random_bits())), options, given)?;
    let id = keep.table.clone();
    shared.store.keep(keep).await?;
    Ok(id)
}

fn prepare<G: Hosted>(
    shared: &Shared,
    mut meta: Meta<G>,
    options: Box<str>,
    given: Option<(&[InputOf<G>], &[Millis])>,
) -> Result<Keep, Problem> {
    meta.pace.bot_millis = meta.pace.bot_millis.min(shared.config.limits.bot_millis);
    let (now, seed, mut out) = (shared.clock.now(), new_seed(), Outbox::default());
    let made = match given {
        Some(given) => Table::fork(now, meta, seed.clone(), given, &mut out),
        None => Table::new(now, meta, seed.clone(), &mut out),
    };
    let table = made.map_err(|no| {
        let words = format!("Rule {} does not allow such a match.", no.clause.id);
        Problem::wrong(Code::SetupRefused, words)
    })?;
    let forked = given.map_or(0, |(inputs, _)| inputs.len());
    let beside = Beside { forked, options, ..Beside::default() };
    let kept = KeptMeta { table: table.meta(), beside };
    assert!(out.mail.is_empty(), "nobody is connected to a new table");
    let row = Row::New(kept.row(&table, &seed, now, true));
    Ok(Keep { table: table.id().clone(), first: 0, entries: texts(&out.entries), row })
}
