//! Questions about what lies open.

use crate::action::Vehicle;
use crate::board::{Board, Parking};
use crate::crew::{Crew, Figure, Firefighter};
use crate::edges::{Edges, PrintedEdges};
use crate::events::table::Tragic;
use crate::marker::{Kind, Poi};
use crate::space::{Direction, Edge, Space, SpaceSet};
use crate::specialist::Specialist;
use crate::state::{Frame, Open};
use kernel::{Seat, Seats};

impl Open {
    /// The frame on top.
    #[inline]
    pub fn frame(&self) -> Frame {
        self.course.frames.top()
    }

    /// What is printed on the board.
    #[inline]
    pub const fn board(&self) -> &'static Board {
        self.options.side.board()
    }

    /// The walls and doors that are printed on it.
    #[inline]
    pub const fn printed(&self) -> &'static PrintedEdges {
        self.options.side.edges()
    }

    /// B2: the edges over which spaces are Adjacent.
    #[inline]
    pub const fn ways(&self) -> Edges {
        Edges::ALL.minus(self.blocked)
    }

    /// B2: what is Adjacent to a space.
    #[inline]
    pub const fn adjacent(&self, space: Space) -> SpaceSet {
        self.ways().spread(SpaceSet::one(space))
    }

    /// B2: the Adjacent space in this direction.
    #[inline]
    pub fn adjacent_in(&self, space: Space, direction: Direction) -> Option<Space> {
        let edge = Edge::of(space, direction)?;
        if self.blocked.has(edge) { None } else { space.step(direction) }
    }

    /// B3: is there a wall that is not destroyed?
    #[inline]
    pub const fn has_wall(&self, edge: Edge) -> bool {
        self.blocked.has(edge) && self.printed().walls.has(edge)
    }

    /// B3: is there a wall with one damage?
    #[inline]
    pub const fn is_damaged(&self, edge: Edge) -> bool {
        self.has_wall(edge) && self.cracked.has(edge)
    }

    /// The walls around a space that are not destroyed.
    #[inline]
    pub fn walls_around(&self, space: Space) -> impl Iterator<Item = Edge> + '_ {
        let edges = Direction::ALL.into_iter().filter_map(move |way| Edge::of(space, way));
        edges.filter(|&edge| self.has_wall(edge))
    }

    /// B4: is there a door that is not destroyed?
    #[inline]
    pub const fn has_door(&self, edge: Edge) -> bool {
        self.printed().doors.has(edge) && !self.cracked.has(edge)
    }

    /// Every firefighter.
    #[inline]
    pub const fn everybody(&self) -> Crew {
        Crew::first(self.options.firefighters)
    }

    /// A firefighter on the board.
    #[inline]
    pub const fn figure(&self, firefighter: Firefighter) -> &Figure {
        &self.crew[firefighter.index()]
    }

    /// Where a firefighter stands.
    #[inline]
    pub const fn at(&self, firefighter: Firefighter) -> Space {
        self.crew[firefighter.index()].space
    }

    /// S1: whose firefighter it is.
    #[inline]
    pub const fn seat_of(&self, firefighter: Firefighter) -> Seat {
        firefighter.seat(self.options.players)
    }

    /// Whose firefighters these are.
    #[inline]
    pub fn seats_of(&self, crew: Crew) -> Seats {
        crew.iter().map(|one| self.seat_of(one)).collect()
    }

    /// T1: whose turn it is.
    #[inline]
    pub const fn active(&self) -> Firefighter {
        self.course.turn.active
    }

    /// T1: the seat whose turn it is.
    #[inline]
    pub const fn active_seat(&self) -> Seat {
        self.seat_of(self.active())
    }

    /// The spaces with firefighters.
    #[inline]
    pub fn crew_spaces(&self) -> SpaceSet {
        self.figures().iter().map(|figure| figure.space).collect()
    }

    /// The firefighters of the match.
    #[inline]
    pub fn figures(&self) -> &[Figure] {
        &self.crew[..usize::from(self.options.firefighters)]
    }

    /// The firefighters in these spaces.
    #[inline]
    pub fn crew_in(&self, spaces: SpaceSet) -> Crew {
        self.everybody().iter().filter(|&one| spaces.has(self.at(one))).collect()
    }

    /// Who has this card.
    #[inline]
    pub fn who_is(&self, specialist: Specialist) -> Option<Firefighter> {
        let at = self.figures().iter().position(|figure| figure.is(specialist));
        at.map(Firefighter::new)
    }

    /// V1: the spaces of a vehicle.
    #[inline]
    pub fn vehicle_spaces(&self, vehicle: Vehicle) -> SpaceSet {
        match self.parked(vehicle) {
            Some(at) => self.spot(vehicle, at),
            None => SpaceSet::EMPTY,
        }
    }

    /// V1: where a vehicle stands.
    #[inline]
    pub const fn parked(&self, vehicle: Vehicle) -> Option<Parking> {
        match vehicle {
            Vehicle::Ambulance => self.ambulance,
            Vehicle::Engine => self.engine,
        }
    }

    /// V1: the spaces of a vehicle on one of its spots.
    #[inline]
    pub fn spot(&self, vehicle: Vehicle, at: Parking) -> SpaceSet {
        let [one, other] = match vehicle {
            Vehicle::Ambulance => self.board().ambulance(at),
            Vehicle::Engine => self.board().engine(at),
        };
        SpaceSet::one(one).with(other)
    }

    /// V7, V12: where victims are rescued.
    #[inline]
    pub fn rescue_spaces(&self) -> SpaceSet {
        match self.options.is_family() {
            true => SpaceSet::OUTSIDE,
            false => self.vehicle_spaces(Vehicle::Ambulance),
        }
    }

    /// D13: does this event last?
    #[inline]
    pub const fn in_force(&self, event: Tragic) -> bool {
        self.events.lasting.has(event)
    }

    /// M1: how many POIs can still be drawn.
    #[inline]
    pub fn pool(&self) -> u8 {
        self.unseen.len() as u8 - self.markers.count(Kind::Poi)
    }

    /// E4: is there anybody left to rescue?
    pub fn has_victims(&self) -> bool {
        let hidden =
            self.unseen.has(Poi::Victim as usize) || self.unseen.has(Poi::Trapped as usize);
        hidden || self.markers.victim_in(SpaceSet::ALL).is_some()
    }

    /// VE2: who is near the Veteran: in the same space, Adjacent, or three moves at most through spaces
    /// without fire and smoke.
    pub fn near_veteran(&self) -> Crew {
        let Some(veteran) = self.who_is(Specialist::Veteran) else { return Crew::NONE };
        let (ways, clear) = (self.ways(), SpaceSet::ALL.minus(self.fire).minus(self.smoke));
        let here = SpaceSet::one(self.at(veteran));
        let mut near = here.or(ways.spread(here));
        if clear.has(self.at(veteran)) {
            // Moves go towards him: all spaces that are entered are clear, the own one need not be.
            let mut reached = here;
            for _ in 0..2 {
                reached = reached.or(ways.spread(reached).and(clear));
            }
            near = near.or(ways.spread(reached));
        }
        self.crew_in(near).without(veteran)
    }

    /// K1, K2: where somebody who is knocked down may get up.
    pub fn gets_up_in(&self, firefighter: Firefighter) -> SpaceSet {
        if !self.options.is_family() {
            return self.vehicle_spaces(Vehicle::Ambulance);
        }
        let (from, board) = (self.at(firefighter), self.board());
        let spots = Parking::ALL.map(|at| board.ambulance(at));
        let spaces = || spots.into_iter().flatten();
        let nearest = spaces().map(|space| space.distance(from)).min();
        spaces().filter(|space| Some(space.distance(from)) == nearest).collect()
    }

    /// M2: where a POI that is put into this space comes to lie; nowhere if its way is a loop.
    pub fn poi_walk(&self, from: Space, taken: SpaceSet) -> Option<Space> {
        let (mut space, mut seen) = (from, SpaceSet::EMPTY);
        while taken.has(space) {
            if seen.has(space) {
                return None;
            }
            seen = seen.with(space);
            space = crate::board::arrow(space);
        }
        Some(space)
    }

    /// M2: the spaces in which no POI is put.
    pub fn taken_for_pois(&self) -> SpaceSet {
        let people = self.markers.people_spaces();
        self.fire.or(self.smoke).or(people).or(self.crew_spaces())
    }
}
