//! What an action does. What the rules do by themselves afterwards is in `settle.rs`.

use crate::action::{Action, FireCard, Ride, Vehicle};
use crate::board::{opposite_black, opposite_red};
use crate::check::{any, driven};
use crate::cost::Price;
use crate::crew::{Crew, Firefighter};
use crate::event::Event;
use crate::events;
use crate::events::table::Tragic;
use crate::marker::Kind;
use crate::space::{Direction, Edge, Space, SpaceSet};
use crate::specialist::{Restricted, Specialist};
use crate::state::{FlashPoint, Frame, Part};
use kernel::{Seat, Seen, Sink};

impl FlashPoint {
    /// Does what `check` has allowed.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (self.open.frame(), action) {
            (Frame::Act, Action::Plan { firefighter, give }) => self.plan(firefighter, give, sink),
            (Frame::Act, Action::Throw { firefighter: _, at }) => self.throw(at, sink),
            (Frame::Act, _) => {
                let price = self.open.price(action).unwrap_or(any(0));
                match self.open.asks_first(action) {
                    Some((asked, firefighter)) => {
                        self.tell(Event::Asked { seat: asked, firefighter }, sink);
                        self.open_window(Frame::Consent { asked, action });
                    }
                    None => self.act_on(action, price, sink),
                }
            }
            (Frame::Consent { action, .. }, Action::Answer { agreed }) => {
                self.answer(seat, agreed, action, sink);
            }
            (Frame::Event { card, step }, Action::Choose(choice)) => {
                events::choose(self, card, step, choice, sink);
            }
            (frame, _) => self.answered(frame, seat, action, sink),
        }
    }

    /// Answers of the setup and of windows.
    fn answered(&mut self, frame: Frame, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (frame, action) {
            (_, Action::Take { firefighter, specialist }) => {
                self.tell(Event::Became { firefighter, specialist }, sink);
            }
            (_, Action::Park { vehicle, at }) => self.tell(Event::Parked { vehicle, at }, sink),
            (_, Action::Begin { firefighter, at }) => self.begin(firefighter, at, sink),
            (Frame::Blaze { roll, .. }, Action::Control { firefighter, red, black }) => {
                self.spend_saved(firefighter, 1, sink);
                let space = turned(self.open.course.target, red, black);
                self.course().target = space;
                self.tell(Event::Turned { firefighter, space }, sink);
                self.enter(Frame::Blaze { part: Part::Spread, roll });
            }
            (Frame::Blaze { roll, .. }, Action::Decline { .. }) => {
                self.enter(Frame::Blaze { part: Part::Spread, roll });
            }
            (_, Action::Explode { at }) => self.explode_hazmat(at, sink),
            (Frame::Dodge { pending }, Action::Dodge { firefighter, to, lead }) => {
                self.enter(Frame::Dodge { pending: pending.without(firefighter) });
                self.dodge(firefighter, to, lead, sink);
            }
            (Frame::Dodge { pending }, Action::Decline { firefighter }) => {
                self.enter(Frame::Dodge { pending: pending.without(firefighter) });
            }
            (Frame::Ride { vehicle, from, pending }, Action::Ride { firefighter, ride }) => {
                let pending = pending.without(firefighter);
                self.enter(Frame::Ride { vehicle, from, pending });
                self.tell(Event::Rode { firefighter, ride }, sink);
            }
            (Frame::Ride { vehicle, from, pending }, Action::Decline { firefighter }) => {
                let pending = pending.without(firefighter);
                self.enter(Frame::Ride { vehicle, from, pending });
            }
            (Frame::GetUp { pending }, Action::GetUp { firefighter, at }) => {
                self.enter(Frame::GetUp { pending: pending.without(firefighter) });
                self.tell(Event::Stood { firefighter, at }, sink);
            }
            (_, Action::Reroll { red, black }) => {
                if red || black {
                    self.enter(Frame::DeckGun { red, black, again: true });
                } else {
                    self.spray(sink);
                }
            }
            (_, Action::Return { bottom }) => self.put_event_back(seat, bottom, sink),
            _ => unreachable!("check allows no other answer"),
        }
    }

    /// An action of the turn is paid and done.
    pub(crate) fn act_on(&mut self, action: Action, price: Price, sink: &mut impl Sink<Event>) {
        self.open.pay(price);
        self.course().turn.acted = true;
        match action {
            Action::Move { firefighter, to, load, lead } => {
                let to = self.open.at(firefighter).step(to).expect("the space is Adjacent");
                self.tell(Event::Moved { firefighter, to, load, lead }, sink);
                if firefighter != self.open.active() && self.open.fire.has(to) {
                    self.course().turn.in_fire = Some(firefighter);
                }
            }
            Action::Squeeze { firefighter, to } => {
                let to = self.open.at(firefighter).step(to).expect("there is a space");
                self.tell(Event::Moved { firefighter, to, load: None, lead: false }, sink);
            }
            Action::Open { firefighter, at } => {
                let door = self.edge(self.open.at(firefighter), at);
                self.tell(Event::Opened { door }, sink);
            }
            Action::Close { firefighter, at } => {
                let door = self.edge(self.open.at(firefighter), at);
                self.tell(Event::Closed { door }, sink);
            }
            Action::Extinguish { at, .. } => {
                let spaces = SpaceSet::one(at);
                match self.open.fire.has(at) {
                    true => self.tell(Event::Dampened { spaces }, sink),
                    false => self.tell(Event::Cleared { spaces }, sink),
                }
            }
            Action::Chop { firefighter, at } => {
                let wall = self.edge(self.open.at(firefighter), at);
                self.damage(wall, sink);
            }
            Action::Drive { firefighter, vehicle, clockwise, ride } => {
                self.drive(firefighter, vehicle, clockwise, ride, sink);
            }
            Action::FireDeckGun { .. } => {
                self.push(Frame::DeckGun { red: true, black: true, again: false });
            }
            Action::ChangeCrew { firefighter, specialist } => {
                self.change_crew(firefighter, specialist, sink);
            }
            Action::End { .. } => self.end_actions(sink),
            _ => self.act_specially(action, sink),
        }
    }

    /// What only one specialist does.
    fn act_specially(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Treat { firefighter, trapped } => {
                let space = self.open.at(firefighter);
                self.tell(Event::Treated { space, trapped }, sink);
            }
            Action::Dispose { firefighter } => {
                let space = self.open.at(firefighter);
                self.tell(Event::Gone { space, kind: Kind::Hazmat }, sink);
            }
            Action::TurnUp { at, .. } => self.push(Frame::TurnUp { space: at }),
            Action::Clear { firefighter } => self.clear(firefighter, sink),
            Action::Repair { firefighter, at } => {
                let wall = self.edge(self.open.at(firefighter), at);
                self.tell(Event::Repaired { wall }, sink);
            }
            Action::MoveSmoke { from, to, .. } => self.move_smoke(from, to, sink),
            Action::MovePoi { from, to, .. } => {
                let to = from.step(to).expect("the way goes on");
                self.tell(Event::Pushed { from, to, kind: Kind::Poi }, sink);
            }
            Action::OpenFor { from, to, .. } => {
                let door = self.edge(from, to);
                self.tell(Event::Opened { door }, sink);
            }
            Action::Look { .. } => {
                self.course().turn.once = true;
                self.has_events(sink);
                self.push(Frame::Look);
            }
            _ => unreachable!("check allows no other action"),
        }
    }

    fn edge(&self, space: Space, direction: Direction) -> Edge {
        Edge::of(space, direction).expect("check has found the edge")
    }

    /// P6.
    fn spend_saved(&mut self, firefighter: Firefighter, cost: u8, sink: &mut impl Sink<Event>) {
        let saved = self.open.figure(firefighter).saved - cost;
        self.tell(Event::Saved { firefighter, saved }, sink);
    }

    /// ST1, P5.
    fn plan(&mut self, firefighter: Firefighter, give: u8, sink: &mut impl Sink<Event>) {
        self.spend_saved(firefighter, give + 1, sink);
        self.tell(Event::Planned { firefighter, given: give + 1 }, sink);
        let turn = &mut self.course().turn;
        turn.points += give + 1;
        turn.unsavable += give + 1;
    }

    /// EV28.
    fn throw(&mut self, at: Space, sink: &mut impl Sink<Event>) {
        let mut events = self.open.events;
        events.held = events.held.without(Tragic::FireGrenade);
        events.discard = events.discard.with(Tragic::FireGrenade);
        self.tell(Event::Events(events), sink);
        self.clear_around(at, sink);
    }

    /// FC3.
    fn answer(&mut self, seat: Seat, agreed: bool, action: Action, sink: &mut impl Sink<Event>) {
        self.popped();
        self.tell(Event::Answered { seat, agreed }, sink);
        let turn = &mut self.course().turn;
        if agreed {
            turn.agreed = turn.agreed.with(seat);
            let price = self.open.price(action).expect("nothing has changed since it was asked");
            self.act_on(action, price, sink);
        } else {
            turn.refused = turn.refused.with(seat);
        }
    }

    /// VE1, VE3.
    fn dodge(
        &mut self,
        firefighter: Firefighter,
        to: Direction,
        lead: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let cost = self.open.dodge_cost(firefighter).expect("only who may dodge is asked");
        self.spend_saved(firefighter, cost, sink);
        let to = self.open.at(firefighter).step(to).expect("the space is Adjacent");
        self.tell(Event::Dodged { firefighter, to, lead }, sink);
    }

    /// V2 to V6.
    fn drive(
        &mut self,
        firefighter: Firefighter,
        vehicle: Vehicle,
        clockwise: bool,
        ride: Option<Ride>,
        sink: &mut impl Sink<Event>,
    ) {
        let from = self.open.parked(vehicle).expect("vehicles stand somewhere in a turn");
        let others = self.open.crew_in(self.open.spot(vehicle, from)).without(firefighter);
        self.tell(Event::Parked { vehicle, at: driven(from, clockwise) }, sink);
        if let Some(ride) = ride {
            self.tell(Event::Rode { firefighter, ride }, sink);
        }
        let rides = |one: &Firefighter| !self.open.figure(*one).is(Specialist::RescueDog);
        let pending: Crew = others.iter().filter(rides).collect();
        if !pending.is_empty() {
            self.open_window(Frame::Ride { vehicle, from, pending });
        }
    }

    /// V10, V11.
    fn change_crew(
        &mut self,
        firefighter: Firefighter,
        specialist: Specialist,
        sink: &mut impl Sink<Event>,
    ) {
        let old = self.open.base_points(self.open.figure(firefighter).specialist);
        let new = self.open.base_points(Some(specialist));
        self.tell(Event::Became { firefighter, specialist }, sink);
        let turn = &mut self.course().turn;
        turn.points = turn.points - old + new - 2;
        turn.restricted = specialist.profile().restricted.map_or(0, Restricted::points);
    }

    /// SE1, SE4.
    fn clear(&mut self, firefighter: Firefighter, sink: &mut impl Sink<Event>) {
        if !self.open.options.tragic {
            let space = self.open.at(firefighter);
            return self.tell(Event::HotSpotTaken { space }, sink);
        }
        self.course().turn.once = true;
        let mut deck = self.open.fire_deck;
        deck.discard.take(FireCard::FlareUp as usize);
        deck.removed += 1;
        self.tell(Event::FireCards(deck), sink);
    }

    /// FP1, FP2.
    fn move_smoke(&mut self, from: Space, to: Direction, sink: &mut impl Sink<Event>) {
        self.tell(Event::Cleared { spaces: SpaceSet::one(from) }, sink);
        let space = from.step(to).expect("the way goes on");
        if space.is_outside() {
            return;
        }
        let burns = !self.open.adjacent(space).and(self.open.fire).is_empty();
        if burns || self.open.smoke.has(space) {
            self.tell(Event::Lit { space }, sink);
        } else {
            self.tell(Event::Smoked { space }, sink);
        }
    }

    /// ST2.
    fn put_event_back(&mut self, seat: Seat, bottom: bool, sink: &mut impl Sink<Event>) {
        let card = self.top.expect("the event on top has just been looked at");
        if bottom {
            self.top = None;
            self.bottom.0.push(card);
        }
        self.popped();
        self.tell(Event::Returned { seat, bottom, card: Seen::Open(card) }, sink);
    }
}

impl crate::state::Open {
    /// FC3: whom a Fire Captain has to ask before this is done.
    fn asks_first(&self, action: Action) -> Option<(Seat, Firefighter)> {
        let firefighter = action.firefighter().filter(|&one| one != self.active())?;
        let seat = self.seat_of(firefighter);
        let agreed = self.options.free_command || self.course.turn.agreed.has(seat);
        (!agreed && seat != self.active_seat()).then_some((seat, firefighter))
    }
}

/// SU1: where the dice point when these are turned to their opposite faces.
pub(crate) const fn turned(space: Space, red: bool, black: bool) -> Space {
    let (row, column) = (space.row(), space.column());
    let row = if red { opposite_red(row) } else { row };
    Space::new(row, if black { opposite_black(column) } else { column })
}
