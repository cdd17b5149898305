//! What the table looks like: types, nothing else.

use crate::card::{Card, Cards, Suit};
use crate::options::Options;
use crate::space::{Space, SpaceSet};
use crate::wind::{Tower, Towers, Wind};
use kernel::{Frames, Seat, Seats, Seen};
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
    /// Seats whose tower burnt and whose burning has not been dealt with.
    pub smouldering: Seats,
    /// Zones under a Tower Ablaze card.
    pub ablaze: Towers,
    /// D3: how many cards a hand holds.
    pub hand_limit: u8,
    /// G5: cards that were stolen from each seat and not yet drawn back.
    pub robbed: [u8; SEATS],
    /// Who put the gem on each seat's roof.
    pub burner: [Option<Seat>; SEATS],
    /// E2: drawn events that wait, each with its drawer.
    pub due: [Option<(Card, Seat)>; 3],
    /// N7: rolls that a shadow has earned in this turn.
    pub extra_rolls: u8,
    /// G1: the Shadow of the Wood has come into play.
    pub shadow_card_in_play: bool,
    /// Turns begun so far.
    pub turns: u16,
    /// The winners; nobody while the match goes on.
    pub winners: Seats,
}

/// The steps of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The wind's gem comes first.
    Wind,
    /// Then one action.
    Act,
    /// The action is done; cards are drawn next.
    Draw,
    /// Nothing is left but, perhaps, the Bucket.
    End,
    /// The next seat's turn comes.
    Over,
    /// A shadow's turn: the die comes first.
    Roll,
    /// The shadow's deed is done.
    Haunted,
}

/// What the table is in the middle of. The top frame decides who may do what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Frame {
    /// S3: five cards for everybody.
    Deal,
    /// S6: the die gives the first wind and player.
    FirstWind,
    /// P1: the champion's firebreaks.
    Champion { seat: Seat, left: u8 },
    /// The bottom of the stack while the match goes on.
    Turn { seat: Seat, step: Step },
    /// Drawing up to the hand limit.
    Refill { seat: Seat },
    /// T6: the discard action, begun.
    Discard { seat: Seat },
    /// D2: choosing what to keep of a taken hand.
    Keep { seat: Seat },
    /// E6, P2: any number of cards may be exchanged.
    Redraw { seat: Seat },
    /// M5: cards that must still be discarded.
    Shed { seat: Seat, left: u8 },
    /// W1: a wind card lies on the table.
    WindCard { seat: Seat, side: Wind },
    /// The die gives a wind: one other than the present, or any.
    RollWind { other: bool },
    /// F4: so many gems of the line lie.
    FlareUp { seat: Seat, laid: Laid },
    /// F6: so many gems of the square lie.
    BurningSnag { seat: Seat, laid: Laid },
    /// F8: choosing the gem.
    Explosion { seat: Seat },
    /// F10: choosing the gem.
    Ember { seat: Seat },
    /// F10: the gem is in the air.
    EmberFlies { seat: Seat, from: Space },
    /// H3, H4, K1: these cells of the pattern were put out.
    Douse { seat: Seat, hose: Hose, laid: Laid },
    /// H5: choosing where to land.
    Smokejumper { seat: Seat },
    /// H5: putting out around the landing place.
    Jump { seat: Seat, centre: Space, any: bool },
    /// L6: one firebreak more or less.
    DeReforest { seat: Seat },
    /// L4, L5: where the two firebreaks go.
    Lay { seat: Seat, line: Line },
    /// R1: cards to be discarded for it.
    Spend { seat: Seat, suit: Suit, left: u8 },
    /// R1: gems still to be placed.
    Reckless { seat: Seat, left: u8 },
    /// D2–D4: what a burning brings; the taker has the hand.
    Burnt { seat: Seat, taker: Option<Seat> },
    /// E3: the die gives the storm's side.
    Storm,
    /// E6: seats that may still redraw, from the drawer on.
    Firestorm { from: Seat, left: Seats },
    /// M1: the drawer chooses.
    AidChoice { seat: Seat },
    /// M1: seats that still have to help, and the gems placed so far.
    Aid { from: Seat, left: Seats, help: Help, laid: Laid },
    /// M2: one helper places a gem.
    AidGem { seat: Seat },
    /// M4: one helper lays a firebreak.
    AidBreak { seat: Seat },
    /// G2: eliminated seats that still have to choose.
    Haunting { from: Seat, left: Seats },
    /// G2: one of them chooses.
    HauntChoice { seat: Seat },
    /// G3: survivors from whom a card is still to be taken.
    Steal { seat: Seat, left: Seats },
    /// G6, N4: rolls left, and the side rolled.
    Sparks { seat: Seat, left: u8, side: Option<Wind> },
    /// N3: one gem beside any fire.
    Smoulder { seat: Seat },
    /// N5: drawing two cards.
    ShadowDraw { seat: Seat },
    /// G3, N5: one of these cards may, or must, be played.
    ShadowPlay { seat: Seat, bound: bool },
    /// G3, N5: the cards in hand go to the discards.
    ShadowDone { seat: Seat },
    /// N6: a firebreak or the wind.
    Drift { seat: Seat },
    /// Nothing any more.
    Over,
}

/// Up to four cells, in the order in which they were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Laid {
    count: u8,
    cells: [Space; 4],
}

impl Laid {
    /// None yet.
    pub const NONE: Laid = Laid { count: 0, cells: [Space::new(0, 0); 4] };

    /// One cell more.
    #[inline]
    #[must_use]
    pub fn with(mut self, space: Space) -> Laid {
        self.cells[self.count as usize] = space;
        self.count += 1;
        self
    }

    /// The cells.
    #[inline]
    pub fn cells(&self) -> &[Space] {
        &self.cells[..self.count as usize]
    }
}

/// What puts out gems in a pattern.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hose {
    /// H3: a line of three.
    AirDrop,
    /// H4: a square of four.
    FireEngine,
    /// K1: a line of three from one's own zone.
    Bucket,
}

/// How far apart the two firebreaks of a card lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// L4: side by side.
    Dozer,
    /// L5: one cell between.
    Scratch,
}

/// How a pattern lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turned {
    /// Along a row.
    Flat,
    /// Along a column.
    Upright,
}

/// M1: the kinds of help.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// A gem each.
    Fire,
    /// A firebreak each.
    Firebreak,
    /// Three cards each.
    Cards,
}

/// G2: what an eliminated player may choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Haunt {
    /// A card from each survivor.
    Steal,
    /// Three rolls, three gems.
    Sparks,
}

/// R5: what can be thrown away for Reckless Abandon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spent {
    /// Three water cards.
    Water,
    /// Three firebreak cards.
    Firebreak,
}

impl Spent {
    /// The suit of the cards.
    pub const fn suit(self) -> Suit {
        match self {
            Spent::Water => Suit::Water,
            Spent::Firebreak => Suit::Firebreak,
        }
    }
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

/// Why a gem came to lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A seat put it there.
    Seat(Seat),
    /// A storm did.
    Storm,
}

/// What happened. Board and cards change by their own events; everything else by `Course`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Event {
    /// A card came from the deck into a hand.
    Drew { seat: Seat, card: Seen<Card> },
    /// An event came from the deck and waits aside.
    Surfaced { seat: Seat, card: Card },
    /// A waiting event is carried out.
    Began { card: Card, seat: Seat },
    /// A card was played and lies in the discards.
    Played { seat: Seat, card: Card },
    /// A card was discarded.
    Discarded { seat: Seat, card: Card },
    /// A hand changed its owner.
    Took { from: Seat, to: Seat, count: u8, cards: Seen<Cards> },
    /// A card was stolen.
    Stole { from: Seat, by: Seat, card: Seen<Card> },
    /// The discards became the deck.
    Reshuffled,
    /// G1: the Shadow of the Wood went into the deck, from the box or from the discards.
    ShadowShuffledIn { from_discards: bool },
    /// A gem was put here.
    Lit { space: Space, by: Cause },
    /// A gem was put out here.
    Doused { space: Space, by: Seat },
    /// An Ember was picked up here.
    Lifted { space: Space, by: Seat },
    /// A firebreak was laid here.
    Laid { space: Space, by: Seat },
    /// A firebreak was removed here.
    Cleared { space: Space, by: Seat },
    /// A gem became a firebreak here.
    Exploded { space: Space, by: Seat },
    /// The die showed this.
    Rolled { side: Wind, why: Roll },
    /// The wind blows there now.
    WindTurned { wind: Wind },
    /// A Bucket was emptied.
    BucketUsed { seat: Seat },
    /// Someone chose the kind of help.
    AidChosen { seat: Seat, help: Help },
    /// An eliminated player chose a deed.
    HauntChosen { seat: Seat, haunt: Haunt },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A turn's step or a roll found no cell.
    NoCell { seat: Seat },
    /// A tower burnt.
    Burnt { seat: Seat, tower: Tower, by: Option<Seat> },
    /// A burnt tower's zone was covered.
    Ablaze { seat: Seat, tower: Tower },
    /// Its owner plays on as a shadow.
    BecameShadow { seat: Seat },
    /// The hand limit rose.
    LimitRose { limit: u8 },
    /// The match is over.
    Ended { winners: Seats },
    /// Everything else as it stands now; the last event of each input.
    Course(Course),
}

/// Why the die was rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    /// For the first wind.
    First,
    /// For a new wind.
    Wind,
    /// For a storm's side.
    Storm,
    /// For a shadow's deed.
    Deed,
    /// For a spark.
    Spark,
}

/// What stands in the way of a refused action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are named after their types
pub enum Because {
    /// The match is over.
    GameOver,
    /// Somebody else is asked, or nature is.
    NotYourTurn { turn: Option<Seat> },
    /// Something else is being carried out.
    NotNow,
    /// The wind's gem comes first.
    WindFirst,
    /// There are cards to be discarded first.
    HoldsCards,
    /// The card is not in the hand.
    NotInHand(Card),
    /// The card can do nothing now.
    NoUse(Card),
    /// No cell is open for a gem.
    NoCell,
    /// There is a gem on the cell.
    Burning(Space),
    /// There is a firebreak on the cell.
    Firebreak(Space),
    /// The cell is part of the Eternal Flame.
    EternalFlame(Space),
    /// The cell is under a Tower Ablaze card.
    TowerAblaze(Space),
    /// The cell is not downwind of fire.
    NotDownwind { space: Space, wind: Wind },
    /// No fire is beside the cell.
    NotBesideFire(Space),
    /// The cell does not fit the pattern begun.
    OutsidePattern(Space),
    /// A gem of the same Mutual Aid is beside the cell.
    BesideAid(Space),
    /// There is no gem on the cell.
    NoGem(Space),
    /// There is no firebreak on the cell.
    NoFirebreak(Space),
    /// The cell is in a tower's zone.
    InZone(Space),
    /// The cell is not in the zone of a tower that the Bucket may save.
    OutsideOwnZone(Space),
    /// A firebreak is beside the cell.
    BesideFirebreak(Space),
    /// The pattern leaves the board.
    OffBoard(Space),
    /// Nothing around the gem can be put out.
    NothingAround(Space),
    /// The Ember has no place to land.
    NowhereToLand(Space),
    /// The Ember came from here.
    SamePlace(Space),
    /// The Bucket is empty.
    BucketEmpty,
    /// The Bucket is full.
    BucketFull,
    /// No gem burns in the zone.
    NoFireInZone,
    /// Fewer than three cards of that suit.
    TooFewCards(Suit),
    /// The card is of another suit.
    OtherSuit(Card),
    /// A card has to be played.
    MustPlay,
    /// The wind blows there already.
    SameWind(Wind),
    /// No tower stands on that side.
    Barred(Wind),
    /// Two towers that are not on one diagonal, or too few.
    NotDiagonal,
    /// Teams with other than four players.
    NotFour,
    /// The role with fewer than three players.
    TooFewForShadow,
    /// Teams and a shadow.
    ShadowInTeams,
}
