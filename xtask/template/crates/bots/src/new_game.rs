//! Bots of New Game, judging what burns and what may still burn; nothing is counted but wins and lengths.

use crate::{Judge, Plays, Simulated, greedy, random};
use kernel::{Dice, Level, Seat, Thing};
use new_game::{Action, Card, Event};

pub use new_game::NewGame;

/// Wants to be ahead, and to hold what can be lit.
#[derive(Clone, Copy, Debug)]
pub struct Careful;

impl Plays for NewGame {
    fn choose(
        level: Level,
        view: &Self::View,
        seat: Seat,
        _: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        match level {
            Level::Random => random::<Self>(view, seat, dice),
            Level::Greedy => greedy::<Self, Careful>(view, seat, dice),
        }
    }
}

impl Simulated for NewGame {
    type Counts = ();

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Lit { .. } | Event::Discarded { .. })
    }

    fn every_action() -> Vec<Action> {
        Action::every()
    }
}

impl Judge<NewGame> for Careful {
    fn judge(state: &NewGame, seat: Seat) -> i32 {
        let points = |seat: Seat| i32::from(state.points(seat));
        let others = (0..state.seat_count as usize).map(Seat::new).filter(|&other| other != seat);
        let best = others.map(points).max().unwrap_or(0);
        let held = state.hands[seat.index()].iter();
        let hopes: i32 = held.map(|(kind, count)| hope(Card::ALL[kind]) * i32::from(count)).sum();
        10 * (points(seat) - best) + hopes
    }
}

/// What a card in the hand is worth, in tenths of a point.
const fn hope(card: Card) -> i32 {
    match card {
        Card::Spark => 5,
        Card::Blaze => 9,
        Card::Water => 6,
    }
}
