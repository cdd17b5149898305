//! Flash Point behind the kernel's trait.

use crate::action::{Action, Chance};
use crate::clause;
use crate::event::{Because, Event};
use crate::events::table::Tragic;
use crate::levels::RESCUED_TO_WIN;
use crate::options::{self, Options};
use crate::specialist::Specialist;
use crate::state::{FlashPoint, Frame, Open, Part};
use crate::view::{self, View};
use crate::{chance, check, legal, setup};
use alloc::vec::Vec;
use kernel::{
    Alarm, Chosen, Clause, Dice, Game, GameOption, Illegal, InputOf, Misconfigured, Payoffs,
    SEATS_MAX, Seat, Seats, Sink, Team, Waiting,
};

impl Game for FlashPoint {
    const NAME: &'static str = "flash-point";
    const ABOUT: &'static str =
        "Flash Point: Fire Rescue: a crew saves people from a house on fire.";
    const RULES_VERSION: u16 = 1;
    const RULEBOOK: &'static str = crate::RULEBOOK;
    const CLAUSES: &'static [&'static Clause] = clause::ALL;
    const OPTIONS: &'static [GameOption] = options::OPTIONS;
    // E5: two hundred turns, each with as many actions as AP, eleven fire cards and what they bring.
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

    fn new(options: &Options) -> Result<Self, Illegal<Because>> {
        options.check()?;
        Ok(setup::set_up(*options))
    }

    fn seats(&self) -> Seats {
        self.open.options.seats()
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.open.waiting()
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        check::check(self, seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::legal(self, seat, out);
    }

    fn quiet(&self, seat: Seat) -> Action {
        legal::quiet(self, seat)
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        chance::chances(self, out);
    }

    fn sample(&self, dice: &mut impl Dice) -> Chance {
        chance::sample(self, dice)
    }

    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        self.take_input(input, sink);
        if listens(sink) {
            sink.emit(Event::Stands(self.open.course));
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Self {
        view::imagine(view, dice)
    }

    fn redact(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::redact(*event, viewer))
    }

    fn follow(view: &mut View, event: &Event) {
        view.follow(*event);
    }

    fn declines(&self, seat: Seat) -> Option<Action> {
        let asked = self.open.window().has(seat);
        let declinable = !matches!(self.open.frame(), Frame::GetUp { .. } | Frame::Consent { .. });
        (asked && declinable).then(|| self.quiet(seat))
    }

    fn payoffs(&self) -> Option<Payoffs> {
        let team = self.team()?;
        let each = if team.won { team.score as i16 } else { 0 };
        let mut payoffs = [0; SEATS_MAX];
        payoffs[..usize::from(self.open.options.players)].fill(each);
        Some(payoffs)
    }

    /// E1, E4: seven rescued win, whatever came afterwards.
    fn team(&self) -> Option<Team> {
        let rescued = self.open.tally.rescued;
        let over = matches!(self.open.frame(), Frame::Over { .. });
        over.then_some(Team { won: rescued >= RESCUED_TO_WIN, score: rescued.into() })
    }

    fn alarms(&self, out: &mut Vec<Alarm>) {
        self.open.list_alarms(out);
    }
}

impl Open {
    /// What the match stands still for.
    #[inline]
    pub fn waiting(&self) -> Waiting {
        match self.frame() {
            Frame::Act => {
                let must = Seats::only(self.active_seat());
                Waiting::Seats { must, may: self.powers().minus(must) }
            }
            Frame::Specialist { firefighter } if self.options.chosen => {
                Waiting::on_one(self.seat_of(firefighter))
            }
            Frame::Begin { firefighter } => Waiting::on_one(self.seat_of(firefighter)),
            Frame::Park => Waiting::on_one(Seat::new(0)),
            Frame::Blaze { part: Part::Hazmats, .. }
            | Frame::Event { .. }
            | Frame::Reroll
            | Frame::Return => Waiting::on_one(self.active_seat()),
            Frame::Consent { .. }
            | Frame::Ride { .. }
            | Frame::Dodge { .. }
            | Frame::GetUp { .. }
            | Frame::Blaze { part: Part::Control, .. } => Waiting::on(self.window()),
            Frame::Over { .. } => Waiting::Over,
            _ => Waiting::Chance,
        }
    }

    /// ST1, EV28: who may step in without being waited for.
    fn powers(&self) -> Seats {
        if !self.options.tragic {
            return Seats::NONE;
        }
        let grenade = self.events.held.has(Tragic::FireGrenade);
        let may = |figure: &crate::crew::Figure| match figure.specialist {
            Some(Specialist::RescueDog) => false,
            Some(Specialist::Strategist) => grenade || figure.saved > 0,
            _ => grenade,
        };
        let able = self.everybody().iter().filter(|&one| may(self.figure(one)));
        able.map(|one| self.seat_of(one)).collect()
    }
}

/// Whether anybody listens to this sink.
#[inline]
fn listens<S: Sink<Event>>(_: &S) -> bool {
    S::LISTENS
}
