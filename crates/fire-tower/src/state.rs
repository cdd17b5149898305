//! What the table looks like: types, nothing else.

use crate::card::{Card, Cards};
use crate::due::Due;
use crate::frame::{Frame, Haunt, Help, Spent, Turned};
use crate::options::Options;
use crate::space::{Space, SpaceSet};
use crate::wind::{Towers, Wind};
use kernel::{Added, Frames, Seat, Seats};
use serde::{Deserialize, Serialize};

/// The most seats at a table of this game.
pub const SEATS: usize = 4;

/// B2: the four cells that always burn.
pub const ETERNAL_FLAME: SpaceSet = SpaceSet::block(Space::new(7, 7), Space::new(8, 8));

/// How deep frames lie on each other at most.
pub(crate) const DEPTH_MAX: usize = 8;

/// Q19: after so many turns the standing towers share the game.
pub const TURNS_MAX: u16 = 600;

/// A match of Fire Tower: what lies open, and what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FireTower {
    /// What everybody sees.
    pub open: Open,
    /// What is left in the deck; its order does not exist until a card is drawn.
    pub deck: Cards,
    /// Each seat's hand.
    pub hands: [Cards; SEATS],
}

const _: () = assert!(size_of::<FireTower>() <= 320, "a state is copied at every step of a search");

/// Everything that lies open on the table. A view shows it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    /// What was agreed before the match.
    pub options: Options,
    /// Fire tokens.
    pub gems: SpaceSet,
    /// Firebreak tokens.
    pub breaks: SpaceSet,
    /// The cards that were played or discarded.
    pub discards: Cards,
    /// What the match is in the middle of and who is still in it.
    pub course: Course,
}

/// How the match stands apart from board and cards: everything small and public that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Course {
    /// The table's program counter.
    pub frames: Frames<Frame, DEPTH_MAX>,
    /// Where the wind blows to.
    pub wind: Wind,
    /// Seats whose tower stands.
    pub standing: Seats,
    /// Seats that play on as shadows.
    pub shadows: Seats,
    /// Seats whose Bucket is empty.
    pub emptied: Seats,
    /// Seats whose roof a gem has reached; they fall when what is under way is done, even if the
    /// gem is gone by then.
    pub scorched: Seats,
    /// Seats whose tower burnt and whose burning has not been dealt with.
    pub smouldering: Seats,
    /// Zones under a Tower Ablaze card.
    pub ablaze: Towers,
    /// D3: how many cards a hand holds.
    pub hand_limit: u8,
    /// G5: cards that were stolen from each seat and not yet drawn back.
    pub robbed: [u8; SEATS],
    /// G5: how many of these were stolen in the present turn from the seat whose turn it is, before
    /// it drew: they come back only at the end of its next turn.
    #[serde(default, skip_serializing_if = "Added::is_absent")]
    pub robbed_this_turn: Added<u8>,
    /// Who put the gem on each seat's roof.
    pub burner: [Option<Seat>; SEATS],
    /// E2: drawn events that wait, each with its drawer.
    pub due: Due,
    /// N7: rolls that a shadow has earned in this turn.
    pub extra_rolls: u8,
    /// G1: the Shadow of the Wood has come into play.
    pub shadow_card_in_play: bool,
    /// Turns begun so far.
    pub turns: u16,
    /// The winners; nobody while the match goes on.
    pub winners: Seats,
}

/// What a seat can do: one decision at a time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Put a gem here.
    Light(Space),
    /// Play this card.
    Play(Card),
    /// Discard this card.
    Discard(Card),
    /// Wind card, first use: let the wind blow to the card's side.
    Blow,
    /// Wind card, second use: roll for another wind.
    Roll,
    /// Choose this gem: for an Explosion, an Ember or a Smokejumper.
    Pick(Space),
    /// Put out the gem here.
    Douse(Space),
    /// Lay one firebreak here.
    Break(Space),
    /// Lay two firebreaks, the first here, the second east or south of it.
    Lay(Space, Turned),
    /// Remove the firebreak here.
    Clear(Space),
    /// Empty the Bucket.
    Bucket,
    /// Reckless Abandon.
    Reckless(Spent),
    /// Mutual Aid: this kind of help.
    Aid(Help),
    /// Shadow of the Wood, 2018: this deed.
    Haunt(Haunt),
    /// Shadow of the Wood, 2023, west: the wind now blows there.
    Veer(Wind),
    /// That was all.
    Done,
}

/// What nature can answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// A card from the deck, or from a hand that is stolen from.
    Card(Card),
    /// A face of the die.
    Die(Wind),
}
