//! A game with its bots.

use kernel::{Dice, Game, Level, Seat, Thing};

/// A game with a bot of its own for each of its levels.
pub trait Plays: Game {
    /// The levels that it has, from the weakest to the strongest; at least one.
    const LEVELS: &'static [Level] = &Level::ALL;

    /// How long a bot waits before it acts, in milliseconds, at a table that says nothing else: so
    /// that people can follow.
    const BOT_MILLIS: u64 = 750;

    /// How long a seat may be disconnected before a bot stands in, in milliseconds, at a table that
    /// says nothing else.
    const AWAY_MILLIS: u64 = 60_000;

    /// Is a person told what a bot would do? Against a clock it would play for them.
    const HINTS: bool = true;

    /// Does a bot say what it is about before it goes? Where players win together, others plan with it.
    const POINTS: bool = false;

    /// What a bot of this level does for a seat that may act now. It sees what the seat sees, and what
    /// people have just pointed at. Nothing is an answer where nobody waits for the seat; where
    /// somebody does, it is taken for [`Game::quiet`].
    fn choose(
        level: Level,
        view: &Self::View,
        seat: Seat,
        pointed: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Self::Action>;

    /// What a bot that begins something is about, to be pointed at; nothing if it is about nothing that
    /// can be. Asked only where bots [point](Plays::POINTS), before [`Plays::choose`] and with what it
    /// gets.
    fn goal(
        level: Level,
        view: &Self::View,
        seat: Seat,
        pointed: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Thing> {
        let _ = (level, view, seat, pointed, dice);
        None
    }

    /// Is what this seat has begun complete? A hint goes on until then: a card without its cells is none.
    fn is_complete(state: &Self, seat: Seat) -> bool {
        let _ = (state, seat);
        true
    }

    /// How long a bot of this level takes for a decision, where the table's bots are to wait for
    /// `bot_millis`. A game against a clock lets its weaker bots be slower.
    fn wait(level: Level, bot_millis: u64) -> u64 {
        let _ = level;
        bot_millis
    }

    /// How long it waits before it goes on with what it has begun, for instance with the next cell of
    /// a card. Where everybody acts at once there is nothing to go on with: each answer takes its whole
    /// time, and such a game says so.
    fn wait_on(level: Level, bot_millis: u64) -> u64 {
        Self::wait(level, bot_millis) / 10
    }

    /// How much longer than that a bot takes for this question, in hundredths. Every seat has other
    /// questions at every moment. Where everybody acts at once, bots that answer in the same instant
    /// would look like one machine, and nobody would have a chance between them.
    fn lingers(question: u64) -> u64 {
        let _ = question;
        0
    }

    /// The level of this game that comes nearest: the strongest that is not above, or the weakest. A
    /// bot that stands in for a person is asked for by a level that a game need not have.
    fn nearest(level: Level) -> Level {
        let below = Self::LEVELS.iter().rfind(|&&one| one <= level);
        *below.or(Self::LEVELS.first()).expect("every game has a level")
    }
}
