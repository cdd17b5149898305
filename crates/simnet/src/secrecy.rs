//! Nobody hears more than they may: the same story in twin worlds, byte for byte.

use crate::twins::{TwinSetup, Twins};
use crate::world::overhear;
use kernel::Seat;
use std::ops::Range;
use testkit::laws::{Lawful, SetupOf};

/// What twin runs compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secrets {
    /// Messages to the viewer.
    pub messages: u64,
    /// Inputs at which the two worlds were different.
    pub apart: u64,
}

/// Plays one story twice, in worlds that differ in what `viewer` (a spectator, if nothing) may not
/// know. Panics where the viewer is not sent the same bytes at the same time.
pub fn nobody_hears_more<L: Lawful>(
    setup: &SetupOf<L>,
    people: usize,
    viewer: Option<Seat>,
    seed: u64,
) -> Secrets {
    let setup = TwinSetup { setup: setup.clone(), viewer };
    let (here, end) = overhear::<Twins<L, false>>(&setup, people, viewer, seed);
    let (there, _) = overhear::<Twins<L, true>>(&setup, people, viewer, seed);
    let differs = here.iter().zip(&there).find(|(here, there)| here != there);
    assert_eq!(differs, None, "seed {seed}: {viewer:?} hears what it must not know");
    assert_eq!(here.len(), there.len(), "seed {seed}: {viewer:?} hears more often");
    Secrets { messages: here.len() as u64, apart: end.apart() }
}

/// Plays a story twice for each seed, as [`nobody_hears_more`] does; each seed has its viewer, a seat of
/// a person or the spectator.
pub fn secrets_kept<L: Lawful>(setup: &SetupOf<L>, people: usize, seeds: Range<u64>) -> Secrets {
    seeds.fold(Secrets::default(), |sum, seed| {
        let at = seed as usize % (people + 1);
        let viewer = (at < people).then(|| Seat::new(at));
        let one = nobody_hears_more::<L>(setup, people, viewer, seed);
        Secrets { messages: sum.messages + one.messages, apart: sum.apart + one.apart }
    })
}
