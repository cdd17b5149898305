//! Records of matches that are over, with what is needed to check their shuffles.

use crate::games::Hosted;
use crate::open_table::{KeptMeta, ReadTable};
use crate::problem::Problem;
use kernel::{Game, Input, InputOf, Record};
use protocol::Keeper;
use protocol::http::Code;
use serde::{Deserialize, Serialize};
use store::KeptTable;
use table::{Entry, Millis, PersonId, Promise, Sitter, times_of_play};

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
    /// Who sat where; nothing for somebody whose name is not to stand there. A record from elsewhere
    /// need not say, and older ones do not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) players: Vec<Option<Keeper>>,
}

/// A kept table, read in full.
pub(crate) struct Finished<G: Game> {
    pub(crate) meta: KeptMeta<G>,
    made: Vec<Made<G>>,
    fair: Promise,
}

impl<G: Hosted> Finished<G> {
    /// Reads what was kept.
    pub(crate) fn read(kept: &KeptTable) -> Result<Self, Problem> {
        let ReadTable { meta, seed, entries } = ReadTable::<G>::of(kept)?;
        let made = replay(&entries, meta.beside.forked);
        let given = made.iter().filter(|made| made.given).count();
        let own_chances = made.iter().filter(|made| !made.given && is_chance(&made.input));
        let fair = Promise {
            commit: seed.commit(),
            seed: seed.reveal(),
            from: given,
            draws: own_chances.map(|made| made.drawn_before).collect(),
        };
        Ok(Finished { meta, made, fair })
    }

    /// The record of the match, with the names of these people and of bots; and with the times of a
    /// match that was played against a clock.
    pub(crate) fn record(self, named: &[(PersonId, String)]) -> Result<FairRecord<G>, Problem> {
        let refused =
            |_| Problem::wrong(Code::Unreadable, "The record of this table does not replay.");
        let mut last = G::new(&self.meta.table.setup).map_err(refused)?;
        let mut alarms = Vec::new();
        for made in &self.made {
            if alarms.is_empty() {
                last.alarms(&mut alarms);
            }
            last.apply(made.input, &mut ());
        }
        let inputs = self.made.iter().map(|made| made.input).collect();
        let players = self.meta.table.sitters.iter().map(|sitter| player(sitter, named)).collect();
        let record = Record::new(self.meta.table.setup, inputs, &last);
        let times = || self.made.iter().map(|made| made.time).collect();
        let record = if alarms.is_empty() { record } else { record.timed(times()) };
        Ok(FairRecord { record, fair: Some(self.fair), players })
    }

    /// Where this person sat.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<usize> {
        let is = |sitter: &Sitter| sitter.is(Some(person));
        self.meta.table.sitters.iter().position(is)
    }
}

/// Who sat there, as far as a record may tell: nobody agrees to more than the own name of now, neither for
/// somebody beside at the same device nor to an older name.
fn player(sitter: &Sitter, named: &[(PersonId, String)]) -> Option<Keeper> {
    let agreed = match sitter {
        Sitter::Open => false,
        Sitter::Person { id, name } => named.iter().any(|(who, own)| (who, own) == (id, name)),
        Sitter::Bot(_) => true,
    };
    agreed.then(|| sitter.keeper())
}

/// An input that was not taken back.
struct Made<G: Game> {
    input: InputOf<G>,
    /// After so many milliseconds of play.
    time: Millis,
    drawn_before: u64,
    given: bool,
}

/// What is left when everything that was taken back and not done again is gone. Draws stay made, and
/// time does not run backwards. The first `forked` inputs come from another match.
fn replay<G: Game>(entries: &[Entry<G>], forked: usize) -> Vec<Made<G>> {
    let (mut made, mut undone) = (Vec::new(), Vec::new());
    let mut drawn_before = 0;
    let mut inputs = 0;
    for (entry, time) in entries.iter().zip(times_of_play(entries)) {
        match *entry {
            Entry::Input { input, drawn, .. } => {
                made.push(Made { input, time, drawn_before, given: inputs < forked });
                drawn_before = drawn;
                inputs += 1;
                undone.clear();
            }
            Entry::Undo { keep, .. } => undone.push(made.split_off(keep.min(made.len()))),
            Entry::Redo { .. } => made.extend(undone.pop().into_iter().flatten()),
            Entry::Pause { .. } | Entry::Resume { .. } | Entry::Mark { .. } => {}
        }
    }
    made
}

fn is_chance<A, C>(input: &Input<A, C>) -> bool {
    matches!(input, Input::Chance(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;
    use protocol::Version;
    use testkit::toys::claim::{Action, Claim};

    #[test]
    fn what_was_done_again_is_in_the_record_with_its_own_draws() {
        let input = |version, input, drawn| Entry::<Claim>::Input {
            version: Version(version),
            at: version,
            input,
            drawn,
            nonce: None,
            follows: false,
        };
        let act = |version, drawn| input(version, Input::Act(Seat::new(0), Action::Pass(0)), drawn);
        let undo = |version, keep| {
            let version = Version(version);
            Entry::<Claim>::Undo { version, at: version.0, keep, request: None }
        };
        let redo = |version| {
            let version = Version(version);
            Entry::<Claim>::Redo { version, at: version.0, request: None }
        };
        let drawn = |entries: &[Entry<Claim>]| -> Vec<u64> {
            replay(entries, 0).iter().map(|made| made.drawn_before).collect()
        };
        let mut entries = vec![act(1, 2), act(2, 5), act(3, 6), undo(4, 2), undo(5, 1)];
        assert_eq!(drawn(&entries), [0]);
        entries.push(redo(6));
        assert_eq!(drawn(&entries), [0, 2], "the last that was taken back comes first");
        entries.extend([act(7, 9), redo(8)]);
        assert_eq!(drawn(&entries), [0, 2, 6], "after something new nothing is done again");
    }
}
