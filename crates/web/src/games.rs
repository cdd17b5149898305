//! Which games there are, and what each of them gives to the shell. See `GAMES.md`.

mod fire_tower;
mod oriflamme;

use crate::browser::Sound;
use kernel::{Dice, Game, Illegal, Seat, Seats, Waiting};
use leptos::prelude::*;

/// Can be kept in a signal.
pub(crate) trait Share: Send + Sync + 'static {}
impl<T: Send + Sync + 'static> Share for T {}

/// What a game's folder gives to the shell. Words come from Fluent (`t!`), never from the source.
pub(crate) trait Page:
    Game<Setup: Share, Action: Share, Chance: Share, Event: Share, View: Share, Because: Share> + Share
{
    /// Do the players win or lose together?
    const TOGETHER: bool;
    /// Ready-made tables for the lobby, from the gentlest to the hardest.
    const PRESETS: &'static [Preset];

    /// The option that says how many play, and the values for each number, the usual first.
    fn seat_choices() -> (&'static str, &'static [(&'static str, usize)]);
    /// How a chair looks: its colour and shape.
    fn crest(setup: &Self::Setup, seat: Seat) -> Crest;
    /// What a chair is called, for instance "red, north-west".
    fn place(setup: &Self::Setup, seat: Seat) -> String;
    /// What was agreed, in a few words, for instance "2023 rules, with the Shadow".
    fn agreed(setup: &Self::Setup) -> String;

    /// The line on top: whose turn it is, which step, what is asked.
    fn ask(names: &Names, view: &Self::View, you: Option<Seat>) -> Ask;
    /// What happened, in one sentence; empty for an event that needs no words.
    fn tell(names: &Names, view: &Self::View, event: &Self::Event) -> String;
    /// What stands in the way of a refused action, in one sentence.
    fn why(names: &Names, because: &Self::Because) -> String;
    /// Who has won and why, in one or two sentences, once the match is over.
    fn ending(names: &Names, view: &Self::View) -> String;
    /// What the chart of a match shows, for instance "Steps between the fire and each tower".
    fn chart() -> String;
    /// How high a chair stands in that chart; more is better.
    fn height(view: &Self::View, seat: Seat) -> u32;
    /// A few words under the player's name, for instance "bucket full".
    fn note(view: &Self::View, seat: Seat) -> String;
    /// What stands beside the player's name: counters, icons. Its text is read aloud.
    fn counters(view: &Self::View, seat: Seat) -> AnyView;

    /// What a player has, in full and in words: the sheet that pressing a seat opens. None where the
    /// counters say everything.
    const BELONGINGS: Option<fn(view: &Self::View, seat: Seat) -> AnyView> = None;

    /// For how many milliseconds an event is shown before the next; 0 for one that is not seen.
    fn pause(event: &Self::Event) -> u32;
    /// The sound of an event.
    fn sound(event: &Self::Event) -> Option<Sound>;
    /// The keys of the board, with what they do.
    fn board_keys() -> Vec<(&'static str, String)>;
    /// Keys of Fluent that are put together at run time, so that a test can see that they exist.
    #[cfg_attr(not(test), allow(dead_code))]
    fn built_keys() -> Vec<String>;

    /// The board and what belongs to it. The roots of this fragment take their places in the table's
    /// grid by the classes `at-board`, `at-side`, `at-act` and `at-hand`.
    fn board(board: Board<Self>) -> AnyView;
}

/// A ready-made choice of options. Its name and its sentence are `preset-<key>` and
/// `preset-<game>-<key>`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Preset {
    /// `first`, `standard` or `expert`.
    pub(crate) key: &'static str,
    /// Options that differ from the defaults.
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// Time for a move.
    pub(crate) move_millis: Option<u64>,
}

/// How a chair looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Crest {
    /// A class of the style sheet that sets `--k` to the colour.
    pub(crate) class: &'static str,
    /// A symbol of the game's `lobby/icons.svg`: colour is never alone.
    pub(crate) icon: &'static str,
}

/// The line on top.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ask {
    /// Whose turn, and what is asked: "Your turn: aim the Flare Up".
    pub(crate) title: String,
    /// A sentence more.
    pub(crate) detail: String,
    /// The steps of the turn, in order.
    pub(crate) steps: Vec<(String, StepState)>,
}

/// Where a step of the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StepState {
    Done,
    Now,
    Later,
}

/// What the people at a table are called.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Names {
    /// By seat.
    pub(crate) of: Vec<String>,
    /// The seats of the person at the screen.
    pub(crate) yours: Seats,
}

impl Names {
    /// The name of a seat. Sentences should not bend it: Ukrainian and Russian would need its case
    /// and gender. "Fox: fire on h4", not "Fox has lit h4".
    pub(crate) fn of(&self, seat: Seat) -> &str {
        self.of.get(seat.index()).map_or("", String::as_str)
    }
}

/// Why an action was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal<B> {
    pub(crate) clause: String,
    pub(crate) because: B,
}

impl<B> From<Illegal<B>> for Refusal<B> {
    fn from(no: Illegal<B>) -> Refusal<B> {
        Refusal { clause: no.clause.id.to_owned(), because: no.because }
    }
}

/// All that a board needs. It is small and can be copied into every closure.
pub(crate) struct Board<G: Page> {
    /// Draw this: events are told one after the other, so it may lag behind.
    pub(crate) shown: Signal<G::View>,
    /// Ask this what may be done: it is always the newest.
    pub(crate) latest: Signal<G::View>,
    /// The event that is being told, for a highlight.
    pub(crate) told: Signal<Option<G::Event>>,
    /// The chair that the person at the screen plays now; nobody's for a spectator and in a replay.
    pub(crate) seat: Signal<Option<Seat>>,
    /// What the players are called.
    pub(crate) names: Signal<Names>,
    /// Why the last action was refused. The shell shows it with its clause; a board may set it when
    /// somebody points at what is not possible.
    pub(crate) refused: RwSignal<Option<Refusal<G::Because>>>,
    /// Does something. Asks the rules first, so a refusal is seen at once.
    pub(crate) act: Callback<G::Action>,
}

impl<G: Page> Clone for Board<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Page> Copy for Board<G> {}

impl<G: Page> Board<G> {
    /// Why this cannot be done, if it cannot.
    pub(crate) fn check(&self, action: G::Action) -> Result<(), Refusal<G::Because>> {
        let Some(seat) = self.seat.get_untracked() else { return Ok(()) };
        let world = self.latest.with_untracked(imagined::<G>);
        world.check(seat, action).map_err(Refusal::from)
    }
}

struct First;

impl Dice for First {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// A world that agrees with a view. Which one does not matter: what may be done depends on nothing
/// that the viewer does not know.
pub(crate) fn imagined<G: Game>(view: &G::View) -> G {
    G::imagine(view, &mut First)
}

/// Who has to act, as far as this viewer can tell.
pub(crate) fn waits_for<G: Game>(view: &G::View) -> Seats {
    match imagined::<G>(view).waiting() {
        Waiting::Seats { must, .. } => must,
        _ => Seats::NONE,
    }
}

/// A place on the shelf of the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Poster {
    pub(crate) game: &'static str,
    /// Do the players win or lose together?
    pub(crate) together: bool,
}

/// The games that can be played, each with its feature, and those that are only announced.
macro_rules! games {
    (playable: $($here:literal: $game:ty),*; announced: $($name:literal, together: $together:literal),* $(,)?) => {
        /// The names of the games that can be played.
        pub(crate) const PLAYABLE: &[&str] = &[$(<$game as Game>::NAME),*];

        /// Everything on the shelf, in its order.
        pub(crate) const SHELF: &[Poster] = &[
            $(Poster { game: <$game as Game>::NAME, together: <$game as Page>::TOGETHER },)*
            $(Poster { game: $name, together: $together },)*
        ];

        /// Does this program hold the tables of a game?
        pub(crate) const HAS_TABLES: bool = $(cfg!(feature = $here))||*;

        /// Lets somebody visit the game of this name, if this program holds its tables.
        pub(crate) fn visit_table<V: Visitor>(name: &str, visitor: V) -> Option<V::Out> {
            $(if cfg!(feature = $here) && name == <$game as Game>::NAME {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// Lets somebody visit the game of this name, for what the lobby tells of it.
        pub(crate) fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Out> {
            $(if name == <$game as Game>::NAME {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

/// Something that can be done with any game.
pub(crate) trait Visitor {
    type Out;
    fn visit<G: Page>(self) -> Self::Out;
}

games! {
    playable: "fire-tower": ::fire_tower::FireTower, "oriflamme": ::oriflamme::Oriflamme;
    announced: "flash-point", together: true, "fuse", together: true
}
