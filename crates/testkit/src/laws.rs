//! Sentences that hold for every game.
//!
//! A game's tests implement [`Lawful`] on a unit struct of their own and call [`all`]. It plays
//! random matches and holds every state and every step of them to the laws, which are public
//! functions named as sentences. A broken law panics with its sentence and with everything that is
//! needed to meet it again: see [`again`].
//!
//! Laws find leaks, crashes and states in which nobody can go on. They do not know the rulebook:
//! that is what [`scenario`](crate::scenario) is for.

mod agreement;
mod chance;
mod encoding;
mod garbage;
mod place;
mod progress;
mod run;
mod same;
mod secrecy;
mod table;

pub use agreement::{
    every_refusal_cites_a_clause, legal_is_exactly_what_check_allows, only_actors_have_actions,
};
pub use chance::{sampling_keeps_to_the_listed_odds, what_is_sampled_is_listed};
pub use encoding::{a_record_survives_being_saved, what_is_written_can_be_read_back};
pub use garbage::{a_forged_record_is_refused_or_replayed, garbage_is_an_error_or_a_value};
pub use place::{Place, SetupOf, Start, StateOf};
pub use progress::{
    a_table_where_everybody_is_away_still_ends, a_team_wins_and_loses_together,
    an_alarm_that_rang_is_gone, declining_is_legal, payoffs_are_told_when_the_match_is_over,
    somebody_can_always_go_on, the_quiet_choice_is_legal,
};
pub use run::{Sampling, Tally, again, all, all_sampled, seeds};
pub use same::{
    a_replay_comes_out_the_same, nobody_listening_changes_nothing, nothing_is_lost_or_made,
};
pub use secrecy::{
    a_game_that_hides_nothing_shows_everything, a_seat_cannot_tell_twin_worlds_apart,
    an_imagined_world_looks_and_plays_the_same, following_the_events_shows_what_the_server_sees,
};
pub use table::{every_clause_has_words, the_option_table_describes_matches};

use crate::pairwise;
use kernel::{Dice, Game, InputOf, Seat};

/// What the laws need to know about a game that the game itself does not say. Implemented in the
/// game's tests, on a unit struct.
pub trait Lawful {
    /// Whose laws these are.
    type Game: Game;

    /// The setups to play: any two values of any two options should occur together.
    fn setups() -> Vec<SetupOf<Self>> {
        pairwise::setups::<Self::Game>()
    }

    /// Every action that can be written down about this state, legal or not: other people's
    /// cards, full spaces and plausible nonsense included. What is legal must be among them.
    fn universe(state: &Self::Game) -> Vec<<Self::Game as Game>::Action>;

    /// Counts cards, dice and tokens over all places and says what is wrong.
    fn conserved(state: &Self::Game) -> Result<(), String>;

    /// Another world: what `viewer` cannot know is swapped, everything else is the same. Written
    /// from the rules, without asking the game's `view` or `imagine`, which it is there to test.
    /// A game that hides nothing has no other worlds, and need not say this.
    fn twin(state: &Self::Game, viewer: Option<Seat>, dice: &mut impl Dice) -> Self::Game {
        let _ = (viewer, dice);
        assert!(!Self::Game::HIDES, "a game with secrets says what could be otherwise");
        state.clone()
    }

    /// What else could happen in the twin world, for all that `viewer` can know, when `input`
    /// happens in this one: somebody else draws another card, or answers otherwise in secret. The
    /// viewer must hear the same of both. Left as it is for an input that everybody sees.
    fn twin_input(
        twin: &Self::Game,
        input: InputOf<Self::Game>,
        viewer: Option<Seat>,
        dice: &mut impl Dice,
    ) -> InputOf<Self::Game> {
        let _ = (twin, viewer, dice);
        input
    }

    /// Does this input show `viewer` something it could not know before? Then twin worlds may
    /// part here, so it has to be answered narrowly: each yes is a place where no leak is sought.
    fn reveals(state: &Self::Game, input: InputOf<Self::Game>, viewer: Option<Seat>) -> bool {
        let _ = (state, input, viewer);
        false
    }

    /// A state that random play hardly ever reaches (a nearly full board, a nearly empty deck),
    /// made from a seed; nothing if there is none for this setup.
    fn directed(setup: &SetupOf<Self>, seed: u64) -> Option<Self::Game> {
        let _ = (setup, seed);
        None
    }
}
