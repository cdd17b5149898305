//! How fire spreads: F1 to F9 and X1 to X5.

use crate::edges::Edges;
use crate::event::Event;
use crate::levels::{DAMAGE_MAX, LOST_TO_LOSE, RESCUED_TO_WIN, VICTIMS};
use crate::marker::Kind;
use crate::space::{Direction, Edge, Space, SpaceSet};
use crate::specialist::Specialist;
use crate::state::{Ending, FlashPoint, Frame, Part, Roll};
use kernel::{Frames, Sink};

impl FlashPoint {
    /// The next part of what burns.
    pub(crate) fn burn_on(&mut self, part: Part, roll: Roll, sink: &mut impl Sink<Event>) -> bool {
        match part {
            Part::Roll | Part::Control => return false,
            Part::Spread => {
                let next = if self.is_suppressed() { Part::Hazmats } else { Part::Flashover };
                self.enter(Frame::Blaze { part: next, roll });
                self.spread(sink);
            }
            Part::Flashover => {
                self.enter(Frame::Blaze { part: Part::Hazmats, roll });
                self.flash_over(sink);
            }
            Part::Hazmats => return self.look_at_hazmats(roll, sink),
            Part::FlareUp => self.flare_up(roll, sink),
            Part::Dodges => {
                self.enter(Frame::Blaze { part: Part::KnockDowns, roll });
                self.ask_to_dodge(self.open.crew_in(self.open.fire));
            }
            Part::KnockDowns => {
                self.enter(Frame::Blaze { part: Part::Lost, roll });
                self.knock_down(self.open.crew_in(self.open.fire), sink);
            }
            Part::Lost => self.lose(roll, sink),
            Part::Outside => {
                self.course().frames.pop();
                let outside = self.open.fire_outside();
                if !outside.is_empty() {
                    self.tell(Event::Cleared { spaces: outside }, sink);
                }
            }
        }
        true
    }

    /// SU2: is the target in the reach of a Suppression Specialist?
    fn is_suppressed(&self) -> bool {
        let open = &self.open;
        open.who_is(Specialist::Suppression).is_some_and(|one| {
            let (at, target) = (open.at(one), open.course.target);
            at == target || open.adjacent(at).has(target)
        })
    }

    /// F1 to F3: smoke in the target.
    fn spread(&mut self, sink: &mut impl Sink<Event>) {
        let space = self.open.course.target;
        if self.is_suppressed() {
            self.tell(Event::Suppressed { space }, sink);
        } else if self.open.fire.has(space) {
            self.explode(space, sink);
        } else {
            self.put_smoke(space, sink);
        }
    }

    /// Quiet smoke: nothing becomes smoke, smoke becomes fire, fire stays.
    pub(crate) fn put_smoke(&mut self, space: Space, sink: &mut impl Sink<Event>) {
        if self.open.smoke.has(space) {
            self.tell(Event::Lit { space }, sink);
        } else if !self.open.fire.has(space) {
            self.tell(Event::Smoked { space }, sink);
        }
    }

    /// X1 to X5.
    pub(crate) fn explode(&mut self, space: Space, sink: &mut impl Sink<Event>) {
        self.tell(Event::Exploded { space }, sink);
        for direction in Direction::ALL {
            self.blast(space, direction, sink);
            if self.is_over() {
                return; // Q39
            }
        }
    }

    /// X2 to X5: one direction of an explosion.
    fn blast(&mut self, from: Space, direction: Direction, sink: &mut impl Sink<Event>) {
        let mut space = from;
        while let (Some(edge), Some(next)) = (Edge::of(space, direction), space.step(direction)) {
            if self.open.has_wall(edge) {
                return self.damage(edge, sink);
            }
            if self.open.has_door(edge) {
                let closed = self.open.blocked.has(edge);
                self.tell(Event::DoorDestroyed { door: edge }, sink);
                if closed {
                    return;
                }
            }
            if !self.open.fire.has(next) {
                return self.tell(Event::Lit { space: next }, sink);
            }
            space = next;
        }
    }

    /// B3, E3.
    pub(crate) fn damage(&mut self, wall: Edge, sink: &mut impl Sink<Event>) {
        self.tell(Event::Damaged { wall }, sink);
        if self.open.tally.damage >= DAMAGE_MAX {
            self.end(Ending::Collapsed, sink);
        }
    }

    /// F4.
    pub(crate) fn flash_over(&mut self, sink: &mut impl Sink<Event>) {
        let ways = self.open.ways();
        let spaces = flashing(self.open.fire, self.open.smoke, ways);
        if !spaces.is_empty() {
            self.tell(Event::FlashedOver { spaces }, sink);
        }
    }

    /// F5: nothing burns under a hazmat, one does, or somebody decides.
    fn look_at_hazmats(&mut self, roll: Roll, sink: &mut impl Sink<Event>) -> bool {
        let burning = self.open.burning_hazmats();
        match (burning.len(), burning.lowest()) {
            (1, Some(space)) => self.explode_hazmat(space, sink),
            (0, _) => {
                let chains = roll != Roll::No && !self.open.options.tragic;
                let part = if chains { Part::FlareUp } else { Part::Dodges };
                self.enter(Frame::Blaze { part, roll });
            }
            _ => return false,
        }
        true
    }

    /// F5, F6, D6.
    pub(crate) fn explode_hazmat(&mut self, space: Space, sink: &mut impl Sink<Event>) {
        self.tell(Event::Gone { space, kind: Kind::Hazmat }, sink);
        if self.open.options.tragic {
            self.add_flare_up(sink);
        } else {
            self.put_hot_spot(space, sink);
        }
        self.explode(space, sink);
        if !self.is_over() {
            self.flash_over(sink);
        }
    }

    /// F6: one at most, and only while there are some.
    fn put_hot_spot(&mut self, space: Space, sink: &mut impl Sink<Event>) {
        if self.open.tally.hot_spots > 0 && !self.open.hot_spots.has(space) {
            self.tell(Event::HotSpotPut { space }, sink);
        }
    }

    /// F6.
    fn flare_up(&mut self, roll: Roll, sink: &mut impl Sink<Event>) {
        match roll {
            Roll::FirstHot | Roll::ChainedHot => {
                self.enter(Frame::Blaze { part: Part::Roll, roll: Roll::Chained });
            }
            Roll::Chained => {
                self.enter(Frame::Blaze { part: Part::Dodges, roll });
                self.put_hot_spot(self.open.course.target, sink);
            }
            Roll::First | Roll::No => self.enter(Frame::Blaze { part: Part::Dodges, roll }),
        }
    }

    /// F8.
    fn lose(&mut self, roll: Roll, sink: &mut impl Sink<Event>) {
        let fire = self.open.fire;
        if let Some(victim) = self.open.markers.victim_in(fire) {
            self.tell(Event::Lost { space: victim.0, kind: victim.1 }, sink);
            if self.open.tally.lost >= LOST_TO_LOSE {
                self.end(Ending::Lost, sink);
            } else {
                self.end_if_nobody_is_left(sink);
            }
        } else if let Some(space) = self.open.markers.first_in(Kind::Poi, fire) {
            self.course().frames.push(Frame::TurnUp { space });
        } else {
            self.enter(Frame::Blaze { part: Part::Outside, roll });
        }
    }

    /// E1, E4.
    pub(crate) fn rescue(&mut self, space: Space, kind: Kind, sink: &mut impl Sink<Event>) {
        self.tell(Event::Rescued { space, kind }, sink);
        let rescued = self.open.tally.rescued;
        let enough = if self.open.options.play_on { VICTIMS } else { RESCUED_TO_WIN };
        if rescued >= enough {
            self.end(Ending::Rescued, sink);
        } else {
            self.end_if_nobody_is_left(sink);
        }
    }

    /// E4: nobody is left to be rescued.
    fn end_if_nobody_is_left(&mut self, sink: &mut impl Sink<Event>) {
        if self.open.tally.rescued >= RESCUED_TO_WIN && !self.open.has_victims() {
            self.end(Ending::Rescued, sink);
        }
    }

    /// The match is over.
    pub(crate) fn end(&mut self, ending: Ending, sink: &mut impl Sink<Event>) {
        self.tell(Event::Ended { ending }, sink);
        self.course().frames = Frames::new(Frame::Over { ending });
    }

    /// Is the match over?
    #[inline]
    pub fn is_over(&self) -> bool {
        matches!(self.open.frame(), Frame::Over { .. })
    }
}

impl crate::state::Open {
    /// F5: the spaces where a hazmat burns.
    #[inline]
    pub fn burning_hazmats(&self) -> SpaceSet {
        self.markers.spaces(Kind::Hazmat).and(self.fire)
    }
}

/// F4: all smoke that begins to burn.
fn flashing(fire: SpaceSet, smoke: SpaceSet, ways: Edges) -> SpaceSet {
    let mut lit = SpaceSet::EMPTY;
    loop {
        let new = ways.spread(fire.or(lit)).and(smoke).minus(lit);
        if new.is_empty() {
            return lit;
        }
        lit = lit.or(new);
    }
}
