//! Everything that may be done.

use crate::action::{Action, Ride, Vehicle};
use crate::board::Parking;
use crate::check::{allowed, driven};
use crate::cost::Purse;
use crate::crew::{Crew, Firefighter};
use crate::events;
use crate::events::table::Tragic;
use crate::marker::{Kind, Load};
use crate::space::{Direction, Edge, SpaceSet};
use crate::specialist::Specialist;
use crate::state::{FlashPoint, Frame, Open, Part};
use alloc::vec::Vec;
use kernel::{Game, Seat};

/// Appends every legal action of `seat`.
pub(crate) fn legal(state: &FlashPoint, seat: Seat, out: &mut Vec<Action>) {
    if !state.waiting().actors().has(seat) {
        return;
    }
    let (open, first) = (&state.open, out.len());
    match open.frame() {
        Frame::Act => return list_acts(state, seat, out),
        Frame::Specialist { firefighter } => {
            out.extend(
                open.free_cards().map(|specialist| Action::Take { firefighter, specialist }),
            );
        }
        Frame::Park => {
            let spots = |vehicle| Parking::ALL.map(|at| Action::Park { vehicle, at });
            out.extend(Vehicle::ALL.into_iter().flat_map(spots));
        }
        Frame::Begin { firefighter } => {
            let spaces = SpaceSet::OUTSIDE.iter();
            return out.extend(spaces.map(|at| Action::Begin { firefighter, at }));
        }
        Frame::Blaze { part: Part::Control, .. } => {
            let one = open.controller().expect("the window asks somebody");
            let turn = |red, black| Action::Control { firefighter: one, red, black };
            out.push(Action::Decline { firefighter: one });
            out.extend([turn(true, false), turn(false, true), turn(true, true)]);
        }
        Frame::Blaze { .. } => {
            out.extend(open.burning_hazmats().iter().map(|at| Action::Explode { at }));
        }
        Frame::Event { card, step } => return events::list(state, card, step, out),
        Frame::Reroll => {
            let both = [(false, false), (true, false), (false, true), (true, true)];
            out.extend(both.map(|(red, black)| Action::Reroll { red, black }));
        }
        Frame::Return => out.extend([false, true].map(|bottom| Action::Return { bottom })),
        Frame::Consent { .. } => out.extend([true, false].map(|agreed| Action::Answer { agreed })),
        frame => open.list_answers(frame, seat, out),
    }
    retain(state, seat, out, first);
}

/// Keeps what `check` allows of what was appended.
fn retain(state: &FlashPoint, seat: Seat, out: &mut Vec<Action>, first: usize) {
    let mut kept = first;
    for at in first..out.len() {
        if allowed(state, seat, out[at]).is_ok() {
            out[kept] = out[at];
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// The actions of a turn, and what others may do in it. What is listed most often is listed only if it is
/// legal; the rest, and whatever has to do with fire under somebody's feet, is asked of `check`.
fn list_acts(state: &FlashPoint, seat: Seat, out: &mut Vec<Action>) {
    let open = &state.open;
    let active = open.active();
    let first = out.len();
    if seat == open.active_seat() {
        let family = open.options.is_family();
        out.push(Action::End { firefighter: active });
        open.list_moves(active, out);
        open.list_own(active, out);
        if !family {
            open.list_drives(active, out);
        }
        let burns = open.fire.has(open.at(active)) || open.course.turn.in_fire.is_some();
        if burns {
            retain(state, seat, out, first);
        }
        let checked = out.len();
        open.list_into_fire(active, out);
        if !family {
            open.list_at_engine(active, out);
            open.list_specials(active, out);
        }
        retain(state, seat, out, checked);
    }
    if open.options.tragic {
        let checked = out.len();
        open.list_powers(seat, out);
        retain(state, seat, out, checked);
    }
}

impl Open {
    /// Windows in which several may be asked.
    fn list_answers(&self, frame: Frame, seat: Seat, out: &mut Vec<Action>) {
        let pending = match frame {
            Frame::Dodge { pending } | Frame::Ride { pending, .. } | Frame::GetUp { pending } => {
                pending
            }
            _ => Crew::NONE,
        };
        for firefighter in pending.iter().filter(|&one| self.seat_of(one) == seat) {
            match frame {
                Frame::Dodge { .. } => {
                    out.push(Action::Decline { firefighter });
                    for (to, lead) in
                        Direction::ALL.into_iter().flat_map(|to| [(to, false), (to, true)])
                    {
                        out.push(Action::Dodge { firefighter, to, lead });
                    }
                }
                Frame::Ride { vehicle, .. } => {
                    out.push(Action::Decline { firefighter });
                    let rides = self.rides(firefighter, self.vehicle_spaces(vehicle));
                    out.extend(rides.map(|ride| Action::Ride { firefighter, ride }));
                }
                _ => {
                    let spaces = self.gets_up_in(firefighter).iter();
                    out.extend(spaces.map(|at| Action::GetUp { firefighter, at }));
                }
            }
        }
    }

    /// V5, V6: the ways to ride along.
    fn rides(&self, firefighter: Firefighter, to: SpaceSet) -> impl Iterator<Item = Ride> + '_ {
        let loads = self.loads(firefighter);
        to.iter().flat_map(move |to| loads.clone().map(move |(load, lead)| Ride { to, load, lead }))
    }

    /// A3, A4: what can be taken along from where a firefighter stands.
    fn loads(
        &self,
        firefighter: Firefighter,
    ) -> impl Iterator<Item = (Option<Load>, bool)> + Clone + '_ {
        let at = self.at(firefighter);
        let there = move |load: &Load| self.markers.has(at, load.kind());
        let loads = Load::ALL.into_iter().filter(there).map(Some);
        let treated = self.markers.has(at, Kind::Treated);
        let alone = core::iter::once(None).chain(loads);
        alone.flat_map(move |load| {
            core::iter::once((load, false)).chain(treated.then_some((load, true)))
        })
    }

    /// ST1, EV28.
    fn list_powers(&self, seat: Seat, out: &mut Vec<Action>) {
        let own = self.everybody().iter().filter(|&one| self.seat_of(one) == seat);
        for firefighter in own {
            let figure = self.figure(firefighter);
            if figure.is(Specialist::Strategist) && firefighter != self.active() {
                out.extend((0..figure.saved).map(|give| Action::Plan { firefighter, give }));
            }
            if self.events.held.has(Tragic::FireGrenade) {
                let near = self.adjacent(figure.space).with(figure.space);
                out.extend(near.iter().map(|at| Action::Throw { firefighter, at }));
            }
        }
    }

    /// A1 to A8: moves and doors of the own or of a commanded firefighter, as far as no fire is entered and
    /// the AP are there.
    fn list_moves(&self, firefighter: Firefighter, out: &mut Vec<Action>) {
        let at = self.at(firefighter);
        let funds = self.funds(self.purse_of(firefighter, Purse::Movement));
        let dog = self.figure(firefighter).is(Specialist::RescueDog);
        let moves = funds > 0 && !self.is_pinned(firefighter);
        let alone = !self.markers.has_any(at);
        for to in Direction::ALL {
            let Some(edge) = Edge::of(at, to) else { continue };
            let next = edge.other(at);
            if moves && !self.blocked.has(edge) && !self.fire.has(next) {
                out.push(Action::Move { firefighter, to, load: None, lead: false });
                if !alone {
                    self.list_loads(firefighter, to, funds, out);
                }
            }
            if !dog && self.has_door(edge) {
                let closed = self.blocked.has(edge);
                if self.door_cost(closed) <= funds {
                    out.push(match closed {
                        true => Action::Open { firefighter, at: to },
                        false => Action::Close { firefighter, at: to },
                    });
                }
            }
        }
    }

    /// A3, A4: moves with what is taken along.
    fn list_loads(
        &self,
        firefighter: Firefighter,
        to: Direction,
        funds: u8,
        out: &mut Vec<Action>,
    ) {
        let at = self.at(firefighter);
        let next = at.step(to).expect("the space is Adjacent");
        let dog = self.figure(firefighter).is(Specialist::RescueDog);
        for (load, lead) in self.loads(firefighter).skip(1) {
            let able = !dog || (!lead && load != Some(Load::Hazmat));
            if able && self.move_cost(firefighter, next, load) <= funds {
                out.push(Action::Move { firefighter, to, load, lead });
            }
        }
    }

    /// A2: moves into fire.
    fn list_into_fire(&self, firefighter: Firefighter, out: &mut Vec<Action>) {
        let at = self.at(firefighter);
        if self.adjacent(at).and(self.fire).is_empty() {
            return;
        }
        for to in Direction::ALL {
            if self.adjacent_in(at, to).is_some_and(|next| self.fire.has(next)) {
                out.push(Action::Move { firefighter, to, load: None, lead: false });
            }
        }
    }

    /// A9, A10.
    fn list_own(&self, firefighter: Firefighter, out: &mut Vec<Action>) {
        let at = self.at(firefighter);
        let near = self.adjacent(at).with(at).and(self.fire.or(self.smoke));
        if !near.is_empty() && self.extinguishes(firefighter) {
            let funds = self.funds(Purse::Extinguish);
            let paid = near.iter().filter(|&at| self.extinguish_cost(firefighter, at) <= funds);
            out.extend(paid.map(|at| Action::Extinguish { firefighter, at }));
        }
        let figure = self.figure(firefighter);
        if figure.profile().chop > self.course.turn.points || figure.is(Specialist::RescueDog) {
            return;
        }
        for direction in Direction::ALL {
            if Edge::of(at, direction).is_some_and(|edge| self.has_wall(edge)) {
                out.push(Action::Chop { firefighter, at: direction });
            }
        }
    }

    /// V2 to V6: drives of somebody who has the AP.
    fn list_drives(&self, firefighter: Firefighter, out: &mut Vec<Action>) {
        let dog = self.figure(firefighter).is(Specialist::RescueDog);
        if dog || self.course.turn.points < 2 {
            return;
        }
        let rides = !self.is_pinned(firefighter);
        for vehicle in Vehicle::ALL {
            let radio = vehicle == Vehicle::Ambulance; // V3
            let here = rides && self.is_at(firefighter, vehicle);
            let goes = radio || !self.in_force(Tragic::EngineStall);
            let Some(at) = self.parked(vehicle).filter(|_| goes && (radio || here)) else {
                continue;
            };
            for clockwise in [false, true] {
                let drive = |ride| Action::Drive { firefighter, vehicle, clockwise, ride };
                if radio {
                    out.push(drive(None));
                }
                if here {
                    let to = self.spot(vehicle, driven(at, clockwise));
                    out.extend(self.rides(firefighter, to).map(|ride| drive(Some(ride))));
                }
            }
        }
    }

    /// V8, V10.
    fn list_at_engine(&self, firefighter: Firefighter, out: &mut Vec<Action>) {
        if !self.is_at(firefighter, Vehicle::Engine) {
            return;
        }
        out.push(Action::FireDeckGun { firefighter });
        if !self.course.turn.acted {
            let cards = self.free_cards();
            out.extend(cards.map(|specialist| Action::ChangeCrew { firefighter, specialist }));
        }
    }

    /// What only one specialist does.
    fn list_specials(&self, firefighter: Firefighter, out: &mut Vec<Action>) {
        let (at, figure) = (self.at(firefighter), self.figure(firefighter));
        match figure.specialist {
            Some(Specialist::FireCaptain) => {
                let others = self.everybody().without(firefighter);
                for one in others.iter() {
                    self.list_moves(one, out);
                    self.list_into_fire(one, out);
                }
            }
            Some(Specialist::Paramedic) => {
                out.extend([false, true].map(|trapped| Action::Treat { firefighter, trapped }));
            }
            Some(Specialist::HazmatTechnician) => out.push(Action::Dispose { firefighter }),
            Some(Specialist::StructuralEngineer) => {
                out.push(Action::Clear { firefighter });
                out.extend(Direction::ALL.map(|at| Action::Repair { firefighter, at }));
            }
            Some(Specialist::RescueDog) => {
                out.extend(Direction::ALL.map(|to| Action::Squeeze { firefighter, to }));
            }
            Some(Specialist::FirePrevention) => self.list_prevention(firefighter, out),
            Some(Specialist::Strategist) => out.push(Action::Look { firefighter }),
            _ => {}
        }
        let dark = self.in_force(Tragic::PowerFailure);
        let looks_far = matches!(
            figure.specialist,
            Some(Specialist::ImagingTechnician | Specialist::RescueDog)
        );
        if !dark && !looks_far {
            return;
        }
        let pois = self.markers.spaces(Kind::Poi);
        let looks = match figure.specialist {
            Some(Specialist::ImagingTechnician) => pois,
            Some(Specialist::RescueDog) => pois.and(self.adjacent(at)),
            _ => pois.and(SpaceSet::one(at)),
        };
        out.extend(looks.iter().map(|at| Action::TurnUp { firefighter, at }));
    }

    /// FP1 to FP4.
    fn list_prevention(&self, firefighter: Firefighter, out: &mut Vec<Action>) {
        for from in self.smoke.iter() {
            for (to, _) in self.board().ways_on(from) {
                out.push(Action::MoveSmoke { firefighter, from, to });
            }
        }
        for from in self.markers.spaces(Kind::Poi).iter() {
            for (to, _) in self.board().ways_on(from) {
                out.push(Action::MovePoi { firefighter, from, to });
                out.push(Action::OpenFor { firefighter, from, to });
            }
        }
    }
}

/// O3: the quiet choice of somebody who is away.
pub(crate) fn quiet(state: &FlashPoint, seat: Seat) -> Action {
    let open = &state.open;
    let own = |crew: Crew| {
        let mine = crew.iter().find(|&one| open.seat_of(one) == seat);
        mine.unwrap_or_else(|| Firefighter::new(0))
    };
    match open.frame() {
        Frame::Act => open.way_out().unwrap_or(Action::End { firefighter: open.active() }),
        Frame::Consent { .. } => Action::Answer { agreed: false },
        Frame::Reroll => Action::Reroll { red: false, black: false },
        Frame::Return => Action::Return { bottom: false },
        Frame::Event { card, step } => Action::Choose(events::quiet(state, card, step)),
        Frame::Dodge { pending } | Frame::Ride { pending, .. } => {
            Action::Decline { firefighter: own(pending) }
        }
        Frame::Blaze { part: Part::Control, .. } => {
            Action::Decline { firefighter: own(open.everybody_who_controls()) }
        }
        Frame::Blaze { .. } => {
            let first = open.burning_hazmats().lowest();
            Action::Explode { at: first.unwrap_or(open.course.target) }
        }
        Frame::GetUp { pending } => {
            let firefighter = own(pending);
            let at = open.gets_up_in(firefighter).lowest();
            Action::GetUp { firefighter, at: at.unwrap_or(open.course.target) }
        }
        Frame::Specialist { firefighter } => {
            let specialist = open.free_cards().next().unwrap_or(Specialist::Generalist);
            Action::Take { firefighter, specialist }
        }
        Frame::Park => {
            let ambulance = open.ambulance.is_none();
            let vehicle = if ambulance { Vehicle::Ambulance } else { Vehicle::Engine };
            Action::Park { vehicle, at: Parking::Left }
        }
        Frame::Begin { firefighter } => {
            let [at, _] = open.board().ambulance(open.ambulance.unwrap_or(Parking::Left));
            Action::Begin { firefighter, at }
        }
        _ => Action::End { firefighter: open.active() },
    }
}

impl Open {
    fn everybody_who_controls(&self) -> Crew {
        self.controller().map_or(Crew::NONE, Crew::only)
    }
}
