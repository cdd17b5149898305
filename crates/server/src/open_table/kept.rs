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
use store::{Keep, Row, TableRow, UnixMillis};
use table::{Entry, Meta, Outbox, PersonId, Seed, Sitter, Table};

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
    /// The first so many entries come from another match.
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

fn people(sitters: &[Sitter]) -> Vec<PersonId> {
    let person = |sitter: &Sitter| match sitter {
        Sitter::Person { id, .. } => Some(*id),
        _ => None,
    };
    sitters.iter().filter_map(person).collect::<BTreeSet<_>>().into_iter().collect()
}

pub(crate) fn texts<G: Game>(entries: &[Entry<G>]) -> Vec<String> {
    let text = |entry| serde_json::to_string(entry).expect("an entry is plain");
    entries.iter().map(text).collect()
}

/// Makes a table, with inputs of another match if it goes on from there, and keeps it. Nothing of
/// it is in memory yet.
pub(crate) async fn create<G: Hosted>(
    shared: &Shared,
    meta: impl FnOnce(TableId) -> Meta<G>,
    options: Box<str>,
    given: Option<&[InputOf<G>]>,
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
    given: Option<&[InputOf<G>]>,
) -> Result<Keep, Problem> {
    meta.pace.bot_millis = meta.pace.bot_millis.min(shared.config.limits.bot_millis);
    let (now, seed, mut out) = (shared.clock.now(), new_seed(), Outbox::default());
    let made = match given {
        Some(inputs) => Table::fork(now, meta, seed.clone(), inputs, &mut out),
        None => Table::new(now, meta, seed.clone(), &mut out),
    };
    let table = made.map_err(|no| {
        let words = format!("Rule {} does not allow such a match.", no.clause.id);
        Problem::wrong(Code::SetupRefused, words)
    })?;
    let forked = given.map_or(0, <[_]>::len);
    let beside = Beside { forked, options, ..Beside::default() };
    let kept = KeptMeta { table: table.meta(), beside };
    assert!(out.mail.is_empty(), "nobody is connected to a new table");
    let row = Row::New(kept.row(&table, &seed, now, true));
    Ok(Keep { table: table.id().clone(), first: 0, entries: texts(&out.entries), row })
}
