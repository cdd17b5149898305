//! Which games there are, and what each of them gives to the shell. See `GAMES.md`.

mod fire_tower;
mod flash_point;
mod fuse;
#[cfg(test)]
mod live_toy;
mod oriflamme;
// `cargo xtask new-game` writes above this line.

use crate::hint::Hint;
use crate::kit::{Flight, Moment};
use crate::sound::Sound;
use crate::t;
use bots::Plays;
use kernel::{Dice, Game, Illegal, Seat, Seats, Team, Thing, Waiting};
use leptos::prelude::*;
use protocol::{Pace, SeatCard, Time};

/// Can be kept in a signal.
pub(crate) trait Share: Send + Sync + 'static {}
impl<T: Send + Sync + 'static> Share for T {}

/// What a game's folder gives to the shell. Words come from Fluent (`t!`), never from the source.
pub(crate) trait Page:
    Plays
    + Game<Setup: Share, Action: Share, Chance: Share, Event: Share, View: Share, Because: Share>
    + Share
{
    /// Do the players win or lose together?
    const TOGETHER: bool;
    /// Does everybody act at once, against a clock? Then the newest view is shown at once, and nothing
    /// speaks of turns.
    const LIVE: bool = false;
    /// May anything ever be taken back? `Game::takes_back` decides; this spares a button that never works.
    const TAKES_BACK: bool = !Self::LIVE;
    /// Ready-made tables for the lobby, from the gentlest to the hardest.
    const PRESETS: &'static [Preset];
    /// The option that says how many play, and the values for each number, the usual first.
    const SEAT_CHOICES: (&'static str, &'static [(&'static str, usize)]);

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
    /// A line of the log: a deed in one sentence, from its events with the view of each moment. One player's
    /// sentence begins with the name, alone or before a colon: under the headline of that player's turn the
    /// log leaves it out.
    fn tell_deed(names: &Names, deed: &[(&Self::View, &Self::Event)]) -> String {
        let told = deed.iter().map(|(view, event)| Self::tell(names, view, event));
        told.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(". ")
    }
    /// How an event goes on with the one that was seen or heard before it. Log, replay and board all tell
    /// deeds by this.
    fn tie(_before: &Self::Event, _event: &Self::Event) -> Tie {
        Tie::Apart
    }
    /// Whose turn it is while this is shown: the log is told turn by turn. Nobody's where only whoever is
    /// asked counts.
    fn turn(_view: &Self::View) -> Option<Seat> {
        None
    }
    /// What stands in the way of a refused action, in one sentence.
    fn why(names: &Names, because: &Self::Because) -> String;
    /// What a hint makes of a bot's deed: the same, or what the board itself would rather propose.
    fn refine(_view: &Self::View, _seat: Seat, actions: Vec<Self::Action>) -> Vec<Self::Action> {
        actions
    }
    /// What a bot would do, and why, in a sentence or two. By default what would happen.
    fn advice(names: &Names, hint: &Hint<Self>) -> String {
        hint.told(names)
    }
    /// Who has won and why, in one or two sentences, once the match is over.
    fn ending(names: &Names, view: &Self::View) -> String;
    /// What the rulebook calls a score that was reached together; empty where it has no word for it.
    fn rank(_team: Team) -> String {
        String::new()
    }
    /// Where somebody's points came from, by everything that happened, or what somebody did for all who win
    /// together; empty where that goes without saying.
    fn earned(_events: &[Self::Event], _seat: Seat) -> String {
        String::new()
    }
    /// Has this seat lost what it plays for before the end? Of those whom the rules give the same, who was
    /// in the match longer comes first in the result.
    fn is_out(_view: &Self::View, _seat: Seat) -> bool {
        false
    }
    /// The chart of a match.
    const CHART: Option<Chart<Self>> = None;
    /// A few words under the player's name, for instance "bucket full".
    fn note(_view: &Self::View, _seat: Seat) -> String {
        String::new()
    }
    /// What stands beside the player's name: counters, icons. Its text is read aloud.
    fn counters(_view: &Self::View, _seat: Seat) -> AnyView {
        ().into_any()
    }
    /// What an alarm of the game is called, for the clock in the head of the table.
    fn clock_name(_alarm: u8) -> String {
        t!("clock-game")
    }

    /// What a player has, in full and in words: the sheet that pressing a seat opens. None where the
    /// counters say everything.
    const BELONGINGS: Option<fn(view: &Self::View, seat: Seat) -> AnyView> = None;

    /// For how many milliseconds an event is shown before the next; 0 for one that is not seen.
    fn pause(event: &Self::Event) -> u32;
    /// The sound of an event.
    fn sound(_event: &Self::Event) -> Option<Sound> {
        None
    }
    /// What is great about an event, so that it is staged over the board; the story waits for it. It
    /// must be something that everybody may know, in the words of whoever looks (`names.yours`). The
    /// view is as it is just after the event.
    fn moment(_names: &Names, _view: &Self::View, _event: &Self::Event) -> Option<Moment> {
        None
    }
    /// What travels over the page with an event: a card to its new owner, a coin. `you` is the chair at
    /// the screen.
    fn flight(_view: &Self::View, _event: &Self::Event, _you: Option<Seat>) -> Option<Flight> {
        None
    }
    /// The keys of the board, with what they do.
    fn board_keys() -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// Keys of Fluent that are put together at run time, so that a test can see that they exist.
    #[cfg_attr(not(test), allow(dead_code))]
    fn built_keys() -> Vec<String> {
        Vec::new()
    }

    /// The board and what belongs to it. The roots of this fragment take their places in the table's
    /// grid by the classes `at-board`, `at-side`, `at-act` and `at-hand`.
    fn board(board: Board<Self>) -> AnyView;
}

/// How an event goes on with the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tie {
    /// It begins a deed of its own.
    Apart,
    /// It is told in the same sentence, and seen after the other.
    After,
    /// They are one beat of the story, seen at once, such as the cells of a card.
    With,
}

/// A ready-made choice of options. Its name and its sentence are `preset-<key>` and
/// `preset-<game>-<key>`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Preset {
    /// `first`, `standard` or `expert`.
    pub(crate) key: &'static str,
    /// Options that differ from the defaults.
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// Time for a move, how quick bots are, how long somebody may be gone.
    pub(crate) pace: Pace,
}

/// The story of a match as lines.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Chart<G: Game + 'static> {
    /// One for each chair.
    Seats {
        /// What it shows, for instance "Steps between the fire and each tower".
        title: fn() -> String,
        /// How high a chair stands; more is better.
        height: fn(&G::View, Seat) -> u32,
    },
    /// Those of all, who win or lose together.
    Together {
        /// What they show.
        title: fn() -> String,
        /// What decides the match.
        lines: &'static [Line<G>],
    },
}

/// A line for all who win or lose together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<G: Game> {
    /// How it is drawn.
    pub(crate) crest: Crest,
    /// The top of the chart for this line: what decides the match, or as much as there ever was.
    pub(crate) full: Option<u32>,
    /// How much there is.
    pub(crate) height: fn(&G::View) -> u32,
}

impl<G: Game> Line<G> {
    /// Of a game that counts one thing, as far as it comes.
    pub(crate) const fn of(height: fn(&G::View) -> u32) -> Line<G> {
        Line { crest: Crest { class: "together", icon: "i-flame" }, full: None, height }
    }
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
    /// The events that are being told, all at once, for highlights; the newest is the last.
    pub(crate) told: Signal<Vec<G::Event>>,
    /// The events of the line of the log that somebody points at: the board marks them.
    pub(crate) marked: Signal<Vec<G::Event>>,
    /// All that the log has told and that was not taken back, in its order.
    pub(crate) past: Signal<Vec<G::Event>>,
    /// The chair that the person at the screen plays now; nobody's for a spectator and in a replay.
    pub(crate) seat: Signal<Option<Seat>>,
    /// What the players are called.
    pub(crate) names: Signal<Names>,
    /// What the person at the screen is in the middle of, before anything is sent: it takes the place of
    /// the line on top, a title and a sentence.
    pub(crate) doing: RwSignal<Option<(String, String)>>,
    /// Why the last action was refused. The shell shows it with its clause; a board may set it when
    /// somebody points at what is not possible.
    pub(crate) refused: RwSignal<Option<Refusal<G::Because>>>,
    /// Does these one after the other for this seat, which is one of [`Board::own`]: in one message,
    /// all of them or none. Asks the rules first, so a refusal is seen at once. Another deed may follow
    /// before this one is answered.
    pub(crate) deed: Callback<(Seat, Vec<G::Action>)>,
    /// A deed is on its way.
    pub(crate) underway: Signal<bool>,
    /// The chairs that the person at the screen acts for now: one, or, where seats hide nothing from
    /// each other, all that this person has.
    pub(crate) own: Signal<Seats>,
    /// Who sits where, and who is away.
    #[cfg_attr(not(test), allow(dead_code, reason = "for games won together"))]
    pub(crate) seats: Signal<Vec<SeatCard>>,
    /// Every clock as it is now, and whether time runs.
    pub(crate) time: Signal<Time>,
    /// Shows the others a thing, which each game numbers for itself.
    pub(crate) point: Callback<(Seat, Thing)>,
    /// What is pointed at just now, and by whom.
    pub(crate) pointed: Signal<Vec<(Seat, Thing)>>,
    /// What a bot would do, while the person at the screen wants to see it: to be marked as what is
    /// planned is.
    pub(crate) hint: Signal<Option<Hint<G>>>,
}

impl<G: Page> Clone for Board<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Page> Copy for Board<G> {}

impl<G: Page> Board<G> {
    /// A board that shows one moment and lets nobody act.
    pub(crate) fn still(
        view: Signal<G::View>,
        told: Signal<Vec<G::Event>>,
        past: Signal<Vec<G::Event>>,
        names: Signal<Names>,
    ) -> Board<G> {
        Board {
            shown: view,
            latest: view,
            told,
            marked: Signal::stored(Vec::new()),
            past,
            seat: Signal::stored(None),
            names,
            doing: RwSignal::new(None),
            refused: RwSignal::new(None),
            deed: Callback::new(|_| {}),
            underway: Signal::stored(false),
            own: Signal::stored(Seats::NONE),
            seats: Signal::stored(Vec::new()),
            time: Signal::stored(Time::default()),
            point: Callback::new(|_| {}),
            pointed: Signal::stored(Vec::new()),
            hint: Signal::stored(None),
        }
    }

    /// The newest of the events that are being told.
    pub(crate) fn newest(&self) -> Option<G::Event> {
        self.told.with(|told| told.last().cloned())
    }

    /// Does these for the chair at the screen, as one deed.
    pub(crate) fn act(&self, actions: Vec<G::Action>) {
        if let Some(seat) = self.seat.get_untracked() {
            debug_assert!(self.own.get_untracked().has(seat), "who acts is one of those who may");
            self.deed.run((seat, actions));
        }
    }

    /// Why this cannot be done, if it cannot.
    pub(crate) fn check(&self, action: G::Action) -> Result<(), Refusal<G::Because>> {
        let Some(seat) = self.seat.get_untracked() else { return Ok(()) };
        let world = self.latest.with_untracked(imagined::<G>);
        world.check(seat, action).map_err(Refusal::from)
    }
}

/// The first of everything.
pub(crate) struct First;

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

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    /// The match waits for these.
    pub(crate) must: Seats,
    /// The viewer is asked where it may simply let things pass.
    pub(crate) may_decline: bool,
}

/// Who is asked, as far as this viewer can tell.
pub(crate) fn asked_of<G: Game>(view: &G::View, viewer: Option<Seat>) -> Asked {
    let world = imagined::<G>(view);
    let must = match world.waiting() {
        Waiting::Seats { must, .. } => must,
        _ => Seats::NONE,
    };
    let may_decline = viewer.is_some_and(|seat| world.declines(seat).is_some());
    Asked { must, may_decline }
}

/// A place on the shelf of the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Poster {
    pub(crate) game: &'static str,
    /// Do the players win or lose together?
    pub(crate) together: bool,
}

/// Games that are announced before they can be played.
const ANNOUNCED: [Poster; 0] = [];

/// Everything on the shelf, in its order.
pub(crate) fn shelf() -> impl Iterator<Item = Poster> {
    let announced = ANNOUNCED.into_iter().filter(|poster| !PLAYABLE.contains(&poster.game));
    PLAYED.iter().copied().chain(announced)
}

/// Takes every game of the one list; its feature is called as the game is.
macro_rules! programs {
    ($($module:ident, $here:literal, $game:ty;)*) => {
        /// The names of the games that can be played.
        pub(crate) const PLAYABLE: &[&str] = &[$(<$game as Game>::NAME),*];

        const PLAYED: &[Poster] = &[
            $(Poster { game: <$game as Game>::NAME, together: <$game as Page>::TOGETHER },)*
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

        /// Lets a test visit the game of this name, whatever this program holds.
        #[cfg(test)]
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

bots::games!(named programs);
