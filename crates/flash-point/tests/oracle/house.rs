//! A house on fire, told a second time from the rules document and not from the code: spaces are pairs of
//! numbers in ordinary sets, an explosion walks space by space, and a flashover looks at everything again
//! until nothing changes. Slow, and without bits.

use flash_point::board::{Border, Side};
use flash_point::space::{Direction, Edge, Space};
use std::collections::{BTreeMap, BTreeSet};

/// A door, as its marker shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Door {
    Closed,
    Open,
    Destroyed,
}

/// What burns, smokes and is broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct House {
    pub(crate) side: Side,
    pub(crate) fire: BTreeSet<Space>,
    pub(crate) smoke: BTreeSet<Space>,
    /// B3: markers on each wall that has some.
    pub(crate) damage: BTreeMap<Edge, u8>,
    pub(crate) doors: BTreeMap<Edge, Door>,
}

impl House {
    pub(crate) fn quiet(side: Side) -> House {
        let doors = side.board().doors().map(|edge| (edge, Door::Closed)).collect();
        let (fire, smoke, damage) = Default::default();
        House { side, fire, smoke, damage, doors }
    }

    /// B2, B3, B4: can fire and people go through here?
    fn is_free(&self, edge: Edge) -> bool {
        match self.side.board().on(edge) {
            Border::Wall(_) => self.damage.get(&edge) == Some(&2),
            Border::Door(_) => self.doors[&edge] != Door::Closed,
            _ => true,
        }
    }

    fn adjacent(&self, space: Space) -> Vec<Space> {
        let free = |way: &Direction| Edge::of(space, *way).is_some_and(|edge| self.is_free(edge));
        let ways = Direction::ALL.into_iter().filter(free);
        ways.filter_map(|way| space.step(way)).collect()
    }

    fn kindle(&mut self, space: Space) {
        self.smoke.remove(&space);
        self.fire.insert(space);
    }

    /// F1 to F4: smoke is put there, and what follows from it.
    pub(crate) fn advance(&mut self, target: Space) {
        if self.fire.contains(&target) {
            self.explode(target);
        } else if !self.smoke.insert(target) {
            self.kindle(target);
        }
        self.flash_over();
    }

    /// F4.
    pub(crate) fn flash_over(&mut self) {
        let beside_fire = |house: &House, space: &Space| {
            house.adjacent(*space).iter().any(|next| house.fire.contains(next))
        };
        while let Some(&space) = self.smoke.iter().find(|space| beside_fire(self, space)) {
            self.kindle(space);
        }
    }

    /// X1.
    pub(crate) fn explode(&mut self, space: Space) {
        for way in Direction::ALL {
            self.blast(space, way);
        }
    }

    /// X2 to X5: one direction, from a space that burns.
    fn blast(&mut self, from: Space, way: Direction) {
        let Some(edge) = Edge::of(from, way) else { return };
        let next = from.step(way).expect("an edge has two sides");
        match self.side.board().on(edge) {
            Border::Wall(_) if !self.is_free(edge) => {
                *self.damage.entry(edge).or_default() += 1;
                return;
            }
            Border::Door(_) => {
                let before = self.doors.insert(edge, Door::Destroyed);
                if before == Some(Door::Closed) {
                    return;
                }
            }
            _ => {}
        }
        if self.fire.contains(&next) {
            self.blast(next, way);
        } else {
            self.kindle(next);
        }
    }

    /// F9.
    pub(crate) fn clear_outside(&mut self) {
        self.fire.retain(|space| !space.is_outside());
    }

    pub(crate) fn damage_placed(&self) -> u32 {
        self.damage.values().map(|&markers| u32::from(markers)).sum()
    }
}
