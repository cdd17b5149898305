//! Players of FUSE: at random, or placing what they can. Wins and lengths are all that is counted.

use crate::{Plays, Simulated, random};
use fuse::cards::Bomb;
use fuse::{Action, Event, ROUNDS_MAX};
use kernel::{Dice, Game, Level, Seat, Thing};

pub use fuse::Fuse;

/// Everybody acts at once: a bot is as quick as a calm person, and no answer goes on with another.
impl Plays for Fuse {
    const BOT_MILLIS: u64 = 2_000;
    const AWAY_MILLIS: u64 = 5_000;
    const HINTS: bool = false;

    fn choose(
        level: Level,
        view: &Fuse,
        seat: Seat,
        _: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        match level {
            Level::Random => random::<Self>(view, seat, dice),
            Level::Greedy => place(view, seat),
        }
    }

    fn wait(level: Level, bot_millis: u64) -> u64 {
        match level {
            Level::Random => bot_millis * 2,
            Level::Greedy => bot_millis,
        }
    }

    fn wait_on(level: Level, bot_millis: u64) -> u64 {
        Self::wait(level, bot_millis)
    }
}

/// Places a die on the card that needs the fewest more; nothing, which is the quiet thing, if none may lie
/// anywhere. Without a clock a crew of these wins nearly every mission (`fuse`'s `missions` test). Where
/// mistakes are allowed it makes none.
fn place(state: &Fuse, seat: Seat) -> Option<Action> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let missing = |action: &Action| match *action {
        Action::Place { card, seen, .. } => {
            let right = state.is_right(seat, *action);
            right.then(|| card.requirement().len() as u32 - seen.count_ones())
        }
        _ => None,
    };
    let placing = actions.into_iter().filter_map(|action| Some((missing(&action)?, action)));
    placing.min().map(|(_, action)| action)
}

impl Simulated for Fuse {
    type Counts = ();

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    /// Dice are named by their round and by how often they were turned, so not everything can be listed:
    /// what is said without naming one is.
    fn every_action() -> Vec<Action> {
        let of_round = |round| {
            let roll = Action::Roll { round, call: None };
            [roll, Action::Pass { round }, Action::End { round }, Action::Hold { round }]
        };
        let picks = Bomb::all().map(Action::Pick);
        let always = [Action::Ready, Action::RollSix].into_iter();
        always.chain(picks).chain((1..=ROUNDS_MAX).flat_map(of_round)).collect()
    }
}
