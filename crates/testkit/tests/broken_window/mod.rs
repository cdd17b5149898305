//! The game of windows with one fault at a time.

use crate::lawful::Windows;
use kernel::{
    Alarm, Chosen, Clause, Dice, Game, GameOption, Illegal, Input, InputOf, Misconfigured,
};
use kernel::{Payoffs, SEATS_MAX, Seat, Seats, Seen, Sink, Team, Waiting};
use serde::{Deserialize, Serialize};
use testkit::laws::Lawful;
use testkit::toys::window::{self, Action, Because, Card, Event, Now, Setup, View, Window};

/// Ways in which a game can be wrong.
pub(crate) mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const LEGAL_FORGETS: u8 = 1;
    pub(crate) const LEGAL_REPEATS: u8 = 2;
    pub(crate) const UNKNOWN_CLAUSE: u8 = 3;
    pub(crate) const OUT_OF_TURN: u8 = 4;
    pub(crate) const STUCK: u8 = 5;
    pub(crate) const EARLY_PAYOFFS: u8 = 6;
    pub(crate) const QUIET_IS_ILLEGAL: u8 = 7;
    pub(crate) const BOUND_TOO_LOW: u8 = 8;
    pub(crate) const RINGS_FOR_EVER: u8 = 9;
    pub(crate) const DEPENDS_ON_LISTENER: u8 = 10;
    pub(crate) const SWAPS_CARDS: u8 = 11;
    pub(crate) const FOLLOW_FORGETS: u8 = 12;
    pub(crate) const LEGALITY_PEEKS: u8 = 13;
    pub(crate) const REASON_PEEKS: u8 = 14;
    pub(crate) const IMAGINES_WRONGLY: u8 = 15;
    pub(crate) const VIEW_SHOWS_DECK: u8 = 16;
    pub(crate) const TELLS_DRAWN_CARD: u8 = 17;
    pub(crate) const TELLS_SECRET_ANSWER: u8 = 18;
    pub(crate) const LOADED: u8 = 19;
    pub(crate) const DRAWS_UNLISTED: u8 = 20;
    pub(crate) const SAVES_TOO_LITTLE: u8 = 21;
    pub(crate) const PANICS: u8 = 22;
    pub(crate) const SAYS_IT_HIDES_NOTHING: u8 = 23;
    pub(crate) const EARLY_TEAM: u8 = 24;
    pub(crate) const UNEQUAL_TEAM: u8 = 25;
    pub(crate) const DECLINES_UNASKED: u8 = 26;
    pub(crate) const DECLINE_PEEKS: u8 = 27;
    pub(crate) const READS_WHAT_DOES_NOT_RUN: u8 = 28;
    pub(crate) const HEARS_TOO_LITTLE: u8 = 29;
}

static NOWHERE: Clause = Clause { id: "X1" };

/// The game with one fault.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Broken<const FAULT: u8> {
    window: Window,
    // Counts inputs for the game that forgets to save something.
    #[serde(skip)]
    forgotten: u8,
}

/// A view that could tell too much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BrokenView {
    view: View,
    leak: Option<Window>,
}

/// What the laws need to know about it: the same as about the sound game.
pub(crate) struct BrokenLaws<const FAULT: u8>;

impl<const FAULT: u8> Lawful for BrokenLaws<FAULT> {
    type Game = Broken<FAULT>;

    fn universe(state: &Self::Game) -> Vec<Action> {
        Windows::universe(&state.window)
    }

    fn conserved(state: &Self::Game) -> Result<(), String> {
        Windows::conserved(&state.window)
    }

    fn twin(state: &Self::Game, viewer: Option<Seat>, dice: &mut impl Dice) -> Self::Game {
        Broken { window: Windows::twin(&state.window, viewer, dice), ..*state }
    }

    fn twin_input(
        twin: &Self::Game,
        input: InputOf<Self::Game>,
        viewer: Option<Seat>,
        dice: &mut impl Dice,
    ) -> InputOf<Self::Game> {
        Windows::twin_input(&twin.window, input, viewer, dice)
    }

    fn reveals(state: &Self::Game, input: InputOf<Self::Game>, viewer: Option<Seat>) -> bool {
        Windows::reveals(&state.window, input, viewer)
    }
}

fn listens<S: Sink<Event>>(_: &S) -> bool {
    S::LISTENS
}

impl<const FAULT: u8> Broken<FAULT> {
    fn laid_a_fox(&self) -> bool {
        self.window.laid.is_some_and(|held| held.card == Card::Fox)
    }
}

impl<const FAULT: u8> Game for Broken<FAULT> {
    const NAME: &'static str = "broken-window";
    const ABOUT: &'static str = Window::ABOUT;
    const RULES_VERSION: u16 = Window::RULES_VERSION;
    const RULEBOOK: &'static str = Window::RULEBOOK;
    const CLAUSES: &'static [&'static Clause] = Window::CLAUSES;
    const OPTIONS: &'static [GameOption] = Window::OPTIONS;
    const INPUTS_MAX: usize = if FAULT == fault::BOUND_TOO_LOW { 20 } else { Window::INPUTS_MAX };
    const HIDES: bool = FAULT != fault::SAYS_IT_HIDES_NOTHING && FAULT != fault::HEARS_TOO_LITTLE;

    type Setup = Setup;
    type Action = Action;
    type Chance = Card;
    type Event = Event;
    type View = BrokenView;
    type Because = Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Setup, Misconfigured> {
        Window::configure(chosen)
    }

    fn new(setup: &Setup) -> Result<Self, Illegal<Because>> {
        Ok(Broken { window: Window::new(setup)?, forgotten: 0 })
    }

    fn seats(&self) -> Seats {
        self.window.seats()
    }

    fn waiting(&self) -> Waiting {
        match self.window.waiting() {
            Waiting::Seats { may, .. } if FAULT == fault::STUCK && self.window.deck.is_empty() => {
                Waiting::Seats { must: Seats::NONE, may }
            }
            Waiting::Chance if FAULT == fault::READS_WHAT_DOES_NOT_RUN => Waiting::Clock(9),
            waiting => waiting,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        let verdict = self.window.check(seat, action);
        match (FAULT, action, verdict) {
            (fault::PANICS, Action::Lay(255), _) => panic!("there is no such place"),
            (fault::OUT_OF_TURN, Action::Decline, _) => Ok(()),
            (fault::LEGALITY_PEEKS, Action::React, Ok(())) if self.laid_a_fox() => {
                Err(Illegal { clause: &window::clause::W1, because: Because::OwnCard })
            }
            (fault::REASON_PEEKS, Action::Lay(_), Err(no)) if self.laid_a_fox() => {
                Err(Illegal { because: Because::OwnCard, ..no })
            }
            (fault::UNKNOWN_CLAUSE, Action::Lay(_), Err(no)) => {
                Err(Illegal { clause: &NOWHERE, ..no })
            }
            _ => verdict,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.window.legal(seat, out);
        match FAULT {
            fault::LEGAL_FORGETS => out.retain(|action| *action != Action::React),
            fault::LEGAL_REPEATS => out.extend(out.first().copied()),
            fault::LEGALITY_PEEKS if self.laid_a_fox() => {
                out.retain(|action| *action != Action::React);
            }
            _ => {}
        }
    }

    fn quiet(&self, seat: Seat) -> Action {
        match self.window.now {
            Now::Turn(_) if FAULT == fault::QUIET_IS_ILLEGAL => Action::Lay(0),
            _ => self.window.quiet(seat),
        }
    }

    fn chances(&self, out: &mut Vec<(Card, u32)>) {
        self.window.chances(out);
    }

    fn sample(&self, dice: &mut impl Dice) -> Card {
        match FAULT {
            fault::DRAWS_UNLISTED => Card::Fox,
            fault::LOADED => {
                let other = self.window.sample(dice);
                self.window.sample(dice).min(other)
            }
            _ => self.window.sample(dice),
        }
    }

    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        if FAULT == fault::RINGS_FOR_EVER && matches!(input, Input::Clock(_)) {
            return;
        }
        self.window.apply(input, sink);
        if FAULT == fault::SAVES_TOO_LITTLE {
            self.forgotten += 1;
        }
        if FAULT == fault::SWAPS_CARDS && self.window.deck.has(Card::Hen as usize) {
            self.window.deck.take(Card::Hen as usize);
            self.window.deck.put(Card::Fox as usize);
        }
        if FAULT == fault::DEPENDS_ON_LISTENER && !listens(sink) && self.window.scores[0] > 4 {
            self.window.scores[0] = 0;
        }
    }

    fn view(&self, viewer: Option<Seat>) -> BrokenView {
        let shows = FAULT == fault::VIEW_SHOWS_DECK || FAULT == fault::HEARS_TOO_LITTLE;
        let leak = if shows { Some(self.window) } else { None };
        BrokenView { view: self.window.view(viewer), leak }
    }

    fn imagine(view: &BrokenView, dice: &mut impl Dice) -> Self {
        let mut window = Window::imagine(&view.view, dice);
        if FAULT == fault::IMAGINES_WRONGLY {
            window.doubts = Seats::NONE;
        }
        Broken { window: view.leak.unwrap_or(window), forgotten: 0 }
    }

    fn redact(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        match (FAULT, event) {
            (fault::TELLS_DRAWN_CARD, Event::Drew(..)) => Some(*event),
            (fault::TELLS_SECRET_ANSWER, Event::Answered(..)) => Some(*event),
            _ => Window::redact(event, viewer),
        }
    }

    fn follow(view: &mut BrokenView, event: &Event) {
        match (FAULT, *event) {
            (fault::FOLLOW_FORGETS, Event::Scored(_, -1)) => {}
            // The client does not even look at what it should not have been told.
            (fault::TELLS_DRAWN_CARD, Event::Drew(seat, place, _))
                if view.view.viewer != Some(seat) =>
            {
                Window::follow(&mut view.view, &Event::Drew(seat, place, Seen::Hidden));
            }
            _ => Window::follow(&mut view.view, event),
        }
    }

    fn payoffs(&self) -> Option<Payoffs> {
        let early = if FAULT == fault::EARLY_PAYOFFS { Some([0; SEATS_MAX]) } else { None };
        self.window.payoffs().or(early)
    }

    fn team(&self) -> Option<Team> {
        match FAULT {
            fault::EARLY_TEAM => Some(Team { won: true, score: 1 }),
            fault::UNEQUAL_TEAM => self.window.payoffs().map(|_| Team { won: true, score: 1 }),
            _ => None,
        }
    }

    fn declines(&self, seat: Seat) -> Option<Action> {
        match FAULT {
            fault::DECLINES_UNASKED => Some(Action::Decline),
            fault::DECLINE_PEEKS if self.laid_a_fox() => None,
            _ => self.window.declines(seat),
        }
    }

    fn alarms(&self, out: &mut Vec<Alarm>) {
        if FAULT == fault::RINGS_FOR_EVER {
            out.push(Alarm { id: 7, millis: 1000 });
        }
    }
}
