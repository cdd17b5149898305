//! Where things may go: every rule about cells as a set of cells.
//!
//! `legal` lists these sets, `check` asks whether a cell is in them; so the two agree, and the slow
//! second telling in the tests has one place to disagree with.

use crate::frame::{FirebreakLine, Frame, Hose, Turned};
use crate::space::{SIDE, Space, SpaceSet};
use crate::state::{ETERNAL_FLAME, Open};
use crate::wind::{Towers, Wind};
use kernel::{Seat, Seats};

impl Open {
    /// B2: everything that burns.
    #[inline]
    pub fn fire(&self) -> SpaceSet {
        self.gems.or(ETERNAL_FLAME).or(self.course.ablaze.zones())
    }

    /// B5: cells on which something can be put.
    #[inline]
    pub fn vacant(&self) -> SpaceSet {
        self.fire().or(self.breaks).complement()
    }

    /// B3, Q9: the zones of all towers in this match, burnt ones too.
    #[inline]
    pub fn zones(&self) -> SpaceSet {
        self.options.towers.zones()
    }

    /// The towers of these seats.
    #[inline]
    pub fn towers_of(&self, seats: Seats) -> Towers {
        if self.options.towers == Towers::ALL {
            return Towers::of_four(seats);
        }
        seats.iter().fold(Towers::NONE, |towers, seat| towers.with(self.options.tower(seat)))
    }

    /// T2, W4, E3: vacant cells that have fire on the side away from the wind.
    #[inline]
    pub fn downwind(&self, wind: Wind) -> SpaceSet {
        let fire = self.fire();
        fire.shifted(wind).minus(fire.or(self.breaks))
    }

    /// F2: vacant cells beside fire.
    #[inline]
    pub fn beside_fire(&self) -> SpaceSet {
        let fire = self.fire();
        fire.beside().minus(fire.or(self.breaks))
    }

    /// F4, F5: where the next gem of a Flare Up may go, of which these lie already.
    pub fn flare_next(&self, laid: &[Space]) -> SpaceSet {
        let Some(&first) = laid.first() else { return self.beside_fire() };
        let mut next = SpaceSet::EMPTY;
        let flat = laid.iter().all(|cell| cell.row() == first.row());
        let upright = laid.iter().all(|cell| cell.column() == first.column());
        if flat {
            self.extend_run(laid, (1, 0), Space::column, &mut next);
        }
        if upright {
            self.extend_run(laid, (0, 1), Space::row, &mut next);
        }
        next
    }

    /// F5: the cells at both ends of a run, cells that burn already in between being stepped over.
    fn extend_run(
        &self,
        laid: &[Space],
        (east, south): (i8, i8),
        along: fn(Space) -> u8,
        next: &mut SpaceSet,
    ) {
        let (fire, vacant) = (self.fire(), self.vacant());
        let low = laid.iter().copied().min_by_key(|&cell| along(cell)).expect("a run has a cell");
        let high = laid.iter().copied().max_by_key(|&cell| along(cell)).expect("a run has a cell");
        let room = 2 - (along(high) - along(low)) as i8;
        for (end, way) in [(low, -1), (high, 1)] {
            for steps in 1..=room {
                let Some(cell) = end.step(east * way * steps, south * way * steps) else { break };
                if vacant.has(cell) {
                    next.insert(cell);
                }
                if !fire.has(cell) {
                    break;
                }
            }
        }
    }

    /// F6, F7: where the next gem of a Burning Snag may go.
    #[inline]
    pub fn snag_next(&self, laid: &[Space]) -> SpaceSet {
        if laid.is_empty() { self.beside_fire() } else { square_with(laid).and(self.vacant()) }
    }

    /// F11, Q40: gems that an Ember may pick up: outside every zone, with a place to land.
    pub fn embers(&self) -> SpaceSet {
        let movable = self.gems.minus(self.zones());
        let targets = self.beside_fire();
        // Lifting a gem only matters where it was a target's only fire. Two targets without a
        // common single fire, or one target with two fires, leave every gem a place to land.
        let fire = self.fire();
        let mut sole: Option<Option<Space>> = None;
        for target in targets.iter() {
            let around = SpaceSet::EMPTY.with(target).beside().and(fire);
            let only = if around.len() == 1 { around.lowest() } else { None };
            match sole {
                None => sole = Some(only),
                Some(before) if before != only => return movable,
                Some(_) => {}
            }
            if only.is_none() {
                return movable;
            }
        }
        match sole {
            None => SpaceSet::EMPTY,
            Some(Some(gem)) => movable.without(gem),
            Some(None) => movable,
        }
    }

    /// F13: where an Ember from this cell may land, the gem lying there still or not.
    pub fn landings(&self, from: Space) -> SpaceSet {
        let fire = self.fire().without(from);
        fire.beside().minus(fire.or(self.breaks)).without(from)
    }

    /// L2, L3, L7: where a single firebreak may be laid.
    #[inline]
    pub fn breakable(&self) -> SpaceSet {
        let taken = self.fire().or(self.breaks).or(self.zones()).or(self.breaks.beside());
        taken.complement()
    }

    /// L4, L5: where the first of two firebreaks may lie; the second is east or south of it.
    #[inline]
    pub fn lines(&self, line: FirebreakLine, turned: Turned) -> SpaceSet {
        let open = self.breakable();
        let back = match turned {
            Turned::Flat => Wind::West,
            Turned::Upright => Wind::North,
        };
        let second = match line {
            FirebreakLine::Dozer => open.shifted(back),
            FirebreakLine::Scratch => open.shifted(back).shifted(back),
        };
        open.and(second)
    }

    /// H2: gems that water cards can put out.
    #[inline]
    pub fn dousable(&self) -> SpaceSet {
        self.gems.minus(self.zones())
    }

    /// K1, V3: the zones that this seat's Bucket may save.
    #[inline]
    pub fn bucket_zones(&self, seat: Seat) -> SpaceSet {
        self.towers_of(self.options.friends(seat).and(self.course.standing)).zones()
    }

    /// H1, H3, H4, K1: which gem may be put out next, these having been.
    pub fn douse_next(&self, seat: Seat, hose: Hose, doused: &[Space]) -> SpaceSet {
        let fits = |reach: SpaceSet| match hose {
            _ if doused.is_empty() => reach,
            Hose::FireEngine => square_with(doused).and(reach),
            Hose::AirDrop | Hose::Bucket => line_with(doused).and(reach),
        };
        match hose {
            Hose::AirDrop | Hose::FireEngine => fits(self.dousable()),
            Hose::Bucket => {
                let own = self.bucket_zones(seat).and(self.gems);
                if doused.is_empty() { own } else { fits(self.dousable().or(own)) }
            }
        }
    }

    /// H7, Q39: gems on which a Smokejumper may land.
    #[inline]
    pub fn jumps(&self) -> SpaceSet {
        self.gems.and(self.dousable().around())
    }

    /// H5: gems that a Smokejumper who landed here may put out.
    #[inline]
    pub fn jump_next(&self, centre: Space) -> SpaceSet {
        SpaceSet::EMPTY.with(centre).around().and(self.dousable())
    }

    /// M2, M3, M7: where a helper's gem may go.
    pub fn aid_cells(&self) -> SpaceSet {
        let open = if self.options.aid_anywhere { self.vacant() } else { self.beside_fire() };
        open.minus(self.aid_gems().beside())
    }

    /// M3: the gems that this Mutual Aid has placed.
    pub fn aid_gems(&self) -> SpaceSet {
        let placed = |frame: &Frame| match frame {
            Frame::Aid { laid, .. } => Some(laid.iter().copied().collect()),
            _ => None,
        };
        self.course.frames.iter().find_map(placed).unwrap_or_default()
    }

    /// W5: the sides to which the wind may blow.
    #[inline]
    pub fn open_sides(&self) -> impl Iterator<Item = Wind> + use<> {
        let towers = self.towers_of(self.course.standing);
        Wind::ALL
            .into_iter()
            .filter(move |side| towers.iter().any(|one| one.sides().contains(side)))
    }
}

/// Cells that lie in one straight line of three with all of these.
fn line_with(cells: &[Space]) -> SpaceSet {
    let (west, east, north, south) = bounds(cells);
    let mut fits = SpaceSet::EMPTY;
    if north == south {
        let (from, to) = (east.saturating_sub(2), (west + 2).min(SIDE - 1));
        fits = SpaceSet::block(Space::new(from, north), Space::new(to, north));
    }
    if west == east {
        let (from, to) = (south.saturating_sub(2), (north + 2).min(SIDE - 1));
        fits = fits.or(SpaceSet::block(Space::new(west, from), Space::new(west, to)));
    }
    cells.iter().fold(fits, |fits, &cell| fits.without(cell))
}

/// Cells that lie in one square of two by two with all of these.
fn square_with(cells: &[Space]) -> SpaceSet {
    let (west, east, north, south) = bounds(cells);
    let from = Space::new(east.saturating_sub(1), south.saturating_sub(1));
    let to = Space::new((west + 1).min(SIDE - 1), (north + 1).min(SIDE - 1));
    cells.iter().fold(SpaceSet::block(from, to), |fits, &cell| fits.without(cell))
}

/// The westernmost and easternmost column, the northernmost and southernmost row.
fn bounds(cells: &[Space]) -> (u8, u8, u8, u8) {
    let start = (SIDE, 0, SIDE, 0);
    cells.iter().fold(start, |(west, east, north, south), cell| {
        let (column, row) = (cell.column(), cell.row());
        (west.min(column), east.max(column), north.min(row), south.max(row))
    })
}
