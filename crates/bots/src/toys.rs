//! Bots of the toys in testkit, for tests of what is built on bots.

use crate::{Plays, Simulated, random};
use kernel::{Dice, Level, SEATS_MAX, Seat, Thing};
use testkit::toys::claim::{self, Claim, DieId, ROLLS_MAX, Slot};
use testkit::toys::window::{self, Window};

/// Where nobody waits for whom, the careful are quick: in this race an answer counts while the roll
/// lies there.
impl Plays for Claim {
    const BOT_MILLIS: u64 = 2_000;
    const AWAY_MILLIS: u64 = 5_000;
    const HINTS: bool = false;

    /// The careful take the highest die that they may, and leave one at which somebody else points. A
    /// die is pointed at by its place in the roll.
    fn choose(
        level: Level,
        view: &Claim,
        seat: Seat,
        pointed: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<claim::Action> {
        if level == Level::Random {
            return random::<Claim>(view, seat, dice);
        }
        let left_alone = |slot: u8| {
            pointed.iter().any(|&(by, Thing(thing))| by != seat && thing == u16::from(slot))
        };
        let worth = |&slot: &u8| match view.slots[slot as usize] {
            Slot::Lying(face) => face.pips(),
            Slot::Empty | Slot::Taken(_) => 0,
        };
        let may = |slot: &u8| {
            let die = DieId { roll: view.roll, slot: *slot };
            kernel::Game::check(view, seat, claim::Action::Claim(die)).is_ok()
        };
        let best =
            (0..view.seat_count).filter(|&slot| !left_alone(slot)).filter(may).max_by_key(worth);
        let take = |slot| claim::Action::Claim(DieId { roll: view.roll, slot });
        Some(best.map_or(claim::Action::Pass(view.roll), take))
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

/// A race has no turns: everybody answers when they like.
impl Simulated for Claim {
    type Counts = ();

    fn begins_turn(event: &claim::Event) -> bool {
        matches!(event, claim::Event::Closed)
    }

    fn every_action() -> Vec<claim::Action> {
        let die = |roll| (0..SEATS_MAX as u8).map(move |slot| DieId { roll, slot });
        let claims = (0..ROLLS_MAX).flat_map(die).map(claim::Action::Claim);
        claims.chain((0..ROLLS_MAX).map(claim::Action::Pass)).collect()
    }
}

/// Bluffing has one level: to see through it would take more than a move ahead.
impl Plays for Window {
    const LEVELS: &'static [Level] = &[Level::Random];

    fn choose(
        _: Level,
        view: &window::View,
        seat: Seat,
        _: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<window::Action> {
        random::<Window>(view, seat, dice)
    }
}
