//! Fire Tower behind the kernel's trait.

use crate::card::{Cards, action_cards};
use crate::chance;
use crate::check;
use crate::clause;
use crate::due::Due;
use crate::event::{Because, Event};
use crate::frame::{Asks, Frame};
use crate::legal;
use crate::options::{self, Options, Rules};
use crate::settle::listens;
use crate::space::SpaceSet;
use crate::state::{Action, Chance, Course, FireTower, Open, SEATS};
use crate::view::{self, View};
use crate::wind::{Towers, Wind};
use alloc::vec::Vec;
use kernel::{
    Added, Chosen, Clause, Dice, Frames, Game, GameOption, Illegal, Input, InputOf, Misconfigured,
    Payoffs, SEATS_MAX, Seat, Seats, Sink, Waiting,
};

/// What the winners share: divisible by every number of winners.
const STAKE: i16 = 12;

impl Game for FireTower {
    const NAME: &'static str = "fire-tower";
    const ABOUT: &'static str =
        "Fire Tower: steer the wind, feed the fire, and be the last watchtower standing.";
    const RULES_VERSION: u16 = Rules::NEWEST.version();
    const RULEBOOK: &'static str = crate::RULEBOOK;
    const CLAUSES: &'static [&'static Clause] = clause::ALL;
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    const INPUTS_MAX: usize = 60_000;

    type Setup = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Because = Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Options, Misconfigured> {
        options::configure(chosen)
    }

    fn rules_of(options: &Options) -> u16 {
        options.rules.version()
    }

    fn new(options: &Options) -> Result<Self, Illegal<Because>> {
        options.check()?;
        let course = Course {
            frames: Frames::new(Frame::Deal),
            wind: Wind::North,
            standing: Seats::first(options.seat_count()),
            shadows: Seats::NONE,
            emptied: Seats::NONE,
            scorched: Seats::NONE,
            smouldering: Seats::NONE,
            ablaze: Towers::NONE,
            hand_limit: 5,
            robbed: [0; SEATS],
            robbed_this_turn: Added(0),
            burner: [None; SEATS],
            due: Due::NONE,
            extra_rolls: 0,
            shadow_card_in_play: false,
            turns: 0,
            winners: Seats::NONE,
        };
        let open = Open {
            options: *options,
            gems: SpaceSet::EMPTY,
            breaks: SpaceSet::EMPTY,
            discards: Cards::EMPTY,
            course,
        };
        Ok(FireTower { open, deck: action_cards(options.fire_mix), hands: [Cards::EMPTY; SEATS] })
    }

    fn seats(&self) -> Seats {
        Seats::first(self.open.options.seat_count())
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        let asks = self.top().asks();
        debug_assert_ne!(asks, Asks::Nobody, "settle goes on until somebody is asked");
        match asks {
            Asks::Seat(seat) => Waiting::on_one(seat),
            Asks::Nature | Asks::Nobody => Waiting::Chance,
            Asks::Over => Waiting::Over,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        check::check(self, seat, action)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, seat, out);
    }

    fn quiet(&self, seat: Seat) -> Action {
        legal::quiet(self, seat)
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        chance::chances(self, out);
    }

    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Chance {
        chance::sample(self, dice)
    }

    #[inline]
    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        match input {
            Input::Act(seat, action) => {
                debug_assert_eq!(check::check(self, seat, action), Ok(()));
                self.act(seat, action, sink);
            }
            Input::Chance(outcome) => self.happen(outcome, sink),
            Input::Clock(_) => {} // the rules of this game measure no time
        }
        self.settle(sink);
        if listens(sink) {
            sink.emit(Event::Course(self.open.course));
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Self {
        view::imagine(view, dice)
    }

    fn redact(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn follow(view: &mut View, event: &Event) {
        view::follow(view, event);
    }

    /// P3: the winners bring their honours. A new match is played by the newest rules.
    fn again(&self, setup: &Options) -> Options {
        let honours = setup.honours_after(self.open.course.winners);
        Options { honours, rules: Added(Rules::NEWEST), ..*setup }
    }

    fn payoffs(&self) -> Option<Payoffs> {
        let winners = self.open.course.winners;
        let mut payoffs = [0; SEATS_MAX];
        winners.iter().for_each(|seat| payoffs[seat.index()] = STAKE / winners.len() as i16);
        (!winners.is_empty()).then_some(payoffs)
    }
}
