//! Records of matches that are over, with what is needed to check their shuffles.

use crate::games::Hosted;
use crate::open_table::KeptMeta;
use crate::problem::Problem;
use kernel::{Game, Input, InputOf, Record};
use protocol::http::Code;
use serde::{Deserialize, Serialize};
use store::KeptTable;
use table::{Entry, PersonId, Promise, Seed, Sitter};

/// A record and its shuffles.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct FairRecord<G: Game> {
    /// The match.
    #[serde(flatten)]
    pub(crate) record: Record<G>,
    /// Its shuffles; a record from elsewhere need not have them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fair: Option<Promise>,
}

/// A kept table, read in full.
pub(crate) struct Finished<G: Game> {
    pub(crate) meta: KeptMeta<G>,
    pub(crate) inputs: Vec<InputOf<G>>,
    fair: Promise,
}

impl<G: Hosted> Finished<G> {
    /// Reads what was kept.
    pub(crate) fn read(kept: &KeptTable) -> Result<Self, Problem> {
        let unreadable = |_: &dyn std::error::Error| {
            tracing::error!(table = %kept.row.id, "a kept table cannot be read");
            let status = axum::http::StatusCode::GONE;
            Problem::new(
                status,
                Code::Unreadable,
                "This table cannot be read by this server any more.",
            )
        };
        let meta: KeptMeta<G> =
            serde_json::from_str(&kept.row.meta).map_err(|why| unreadable(&why))?;
        let seed = Seed::parse(&kept.row.seed).map_err(|why| unreadable(&why))?;
        let entries = kept.entries.iter().map(|text| serde_json::from_str(text));
        let entries: Vec<Entry<G>> =
            entries.collect::<Result<_, _>>().map_err(|why| unreadable(&why))?;
        let made = replay(&entries, meta.beside.forked);
        let given = made.iter().filter(|made| made.given).count();
        let own_chances = made.iter().filter(|made| !made.given && is_chance(&made.input));
        let fair = Promise {
            commit: seed.commit(),
            seed: seed.reveal(),
            from: given,
            draws: own_chances.map(|made| made.drawn_before).collect(),
        };
        Ok(Finished { meta, inputs: made.iter().map(|made| made.input).collect(), fair })
    }

    /// The record of the match.
    pub(crate) fn record(self) -> Result<FairRecord<G>, Problem> {
        let refused =
            |_| Problem::wrong(Code::Unreadable, "The record of this table does not replay.");
        let mut last = G::new(&self.meta.table.setup).map_err(refused)?;
        self.inputs.iter().for_each(|&input| last.apply(input, &mut ()));
        let record = Record::new(self.meta.table.setup, self.inputs, &last);
        Ok(FairRecord { record, fair: Some(self.fair) })
    }

    /// Where this person sat.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<usize> {
        let is = |sitter: &Sitter| sitter.is(Some(person));
        self.meta.table.sitters.iter().position(is)
    }
}

/// An input that was not taken back.
struct Made<G: Game> {
    input: InputOf<G>,
    drawn_before: u64,
    given: bool,
}

/// What is left when everything that was taken back is gone. Draws stay made.
fn replay<G: Game>(entries: &[Entry<G>], forked: usize) -> Vec<Made<G>> {
    let mut made = Vec::new();
    let mut drawn_before = 0;
    for (at, entry) in entries.iter().enumerate() {
        match *entry {
            Entry::Input { input, drawn, .. } => {
                made.push(Made { input, drawn_before, given: at < forked });
                drawn_before = drawn;
            }
            Entry::Undo { keep, .. } => made.truncate(keep),
        }
    }
    made
}

fn is_chance<A, C>(input: &Input<A, C>) -> bool {
    matches!(input, Input::Chance(_))
}
