//! The forest as a plain grid and the hard rules told slowly: loops over cells, nothing clever.
//!
//! Written from the rulebooks and from our clauses, without a look at the engine. Every rule answers
//! with the set of all forests that it can lead to, or with the set of cells that it allows.

use fire_tower::Wind;
use std::collections::BTreeSet;

/// Column from the west and row from the north, both from 0.
pub(crate) type At = (usize, usize);
/// The rows from the north, each from west to east.
pub(crate) type Grid = [[Cell; SIZE]; SIZE];
/// What a card does to single cells.
pub(crate) type Changes = Vec<(At, Cell)>;

pub(crate) const SIZE: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Cell {
    Vacant,
    Gem,
    Firebreak,
    EternalFlame,
    Ablaze,
}

/// A board and the towers around it. Corners are counted clockwise from the north-west.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Forest {
    pub(crate) grid: Grid,
    pub(crate) held: [bool; 4],
    pub(crate) standing: [bool; 4],
    pub(crate) tower_ablaze: bool,
    pub(crate) teams: bool,
}

pub(crate) const BESIDE: [(isize, isize); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
const AROUND: [(isize, isize); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
/// A line of three lies flat or upright; where it leaves the board, the rest of it still counts.
const FLAT: [(isize, isize); 3] = [(0, 0), (1, 0), (2, 0)];
const UPRIGHT: [(isize, isize); 3] = [(0, 0), (0, 1), (0, 2)];
const SQUARE: [(isize, isize); 4] = [(0, 0), (1, 0), (0, 1), (1, 1)];

pub(crate) fn everywhere() -> impl Iterator<Item = At> {
    (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| (column, row)))
}

/// So many columns east and rows south, unless that is off the board.
pub(crate) fn step(at: At, (east, south): (isize, isize)) -> Option<At> {
    let column = usize::try_from(at.0 as isize + east).ok().filter(|&column| column < SIZE)?;
    let row = usize::try_from(at.1 as isize + south).ok().filter(|&row| row < SIZE)?;
    Some((column, row))
}

pub(crate) fn towards(side: Wind) -> (isize, isize) {
    match side {
        Wind::North => (0, -1),
        Wind::East => (1, 0),
        Wind::South => (0, 1),
        Wind::West => (-1, 0),
    }
}

pub(crate) fn roof(corner: usize) -> At {
    [(0, 0), (15, 0), (15, 15), (0, 15)][corner]
}

/// The two sides of the board that a corner touches.
pub(crate) fn sides(corner: usize) -> [Wind; 2] {
    let [north, east, south, west] = Wind::ALL;
    [[north, west], [north, east], [south, east], [south, west]][corner]
}

/// The corner whose three by three cells this is one of.
pub(crate) fn corner_of((column, row): At) -> Option<usize> {
    match (column, row) {
        (0..=2, 0..=2) => Some(0),
        (13..=15, 0..=2) => Some(1),
        (13..=15, 13..=15) => Some(2),
        (0..=2, 13..=15) => Some(3),
        _ => None,
    }
}

/// Every position of a pattern of which at least one cell is on the board: the cells that are.
fn positions(pattern: &[(isize, isize)]) -> Vec<Vec<At>> {
    let mut all = Vec::new();
    for row in -2..SIZE as isize {
        for column in -2..SIZE as isize {
            let cell = |&(east, south)| {
                let inside = 0..SIZE as isize;
                let (x, y): (isize, isize) = (column + east, row + south);
                (inside.contains(&x) && inside.contains(&y)).then_some((x as usize, y as usize))
            };
            all.push(pattern.iter().filter_map(cell).collect());
        }
    }
    all
}

fn lines() -> Vec<Vec<At>> {
    [positions(&FLAT), positions(&UPRIGHT)].concat()
}

/// Every choice of at least one of these cells.
fn some_of(cells: &[At]) -> Vec<Vec<At>> {
    let chosen = |mask: usize| {
        let picked = cells.iter().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1);
        picked.map(|(_, &at)| at).collect()
    };
    (1..1 << cells.len()).map(chosen).collect()
}

impl Forest {
    pub(crate) fn at(&self, (column, row): At) -> Cell {
        self.grid[row][column]
    }

    pub(crate) fn put(&mut self, (column, row): At, cell: Cell) {
        self.grid[row][column] = cell;
    }

    pub(crate) fn is_vacant(&self, at: At) -> bool {
        self.at(at) == Cell::Vacant
    }

    /// A gem, the Eternal Flame, a tower that burns for ever: fire spreads from all of them.
    pub(crate) fn burns(&self, at: At) -> bool {
        matches!(self.at(at), Cell::Gem | Cell::EternalFlame | Cell::Ablaze)
    }

    /// Zones of towers that nobody holds are plain forest; those of burnt towers stay zones.
    pub(crate) fn in_zone(&self, at: At) -> bool {
        corner_of(at).is_some_and(|corner| self.held[corner])
    }

    fn beside(&self, at: At, is: impl Fn(At) -> bool) -> bool {
        BESIDE.iter().filter_map(|&way| step(at, way)).any(is)
    }

    pub(crate) fn beside_fire(&self, at: At) -> bool {
        self.beside(at, |next| self.burns(next))
    }

    fn cells(&self, is: impl Fn(At) -> bool) -> BTreeSet<At> {
        everywhere().filter(|&at| is(at)).collect()
    }

    /// The forest after these changes, with every tower fallen on whose roof a gem now lies: towers
    /// that burn together fall together.
    pub(crate) fn changed(&self, changes: &[(At, Cell)]) -> Forest {
        let mut after = *self;
        changes.iter().for_each(|&(at, cell)| after.put(at, cell));
        for corner in 0..4 {
            after.standing[corner] &= after.at(roof(corner)) != Cell::Gem;
        }
        after
    }

    /// What a player at this corner leaves when these changes are all done and something has to be
    /// rolled or chosen. Burnings are dealt with one by one, clockwise from the player: each covers
    /// a zone and brings a storm, for which the table waits. Teams have no storms and wait only when
    /// the wind is barred now. A match that is over leaves everything as it is.
    pub(crate) fn after(&self, changes: &[(At, Cell)], player: usize, wind: Wind) -> Forest {
        let mut after = self.changed(changes);
        let has_fallen = |&corner: &usize| self.standing[corner] && !after.standing[corner];
        let clockwise = (player..player + 4).map(|corner| corner % 4);
        let fallen: Vec<usize> = clockwise.filter(has_fallen).collect();
        if self.tower_ablaze && !after.is_over() {
            let waits = !self.teams || !after.winds().contains(&wind);
            let dealt_with = if waits { 1 } else { fallen.len() };
            fallen.into_iter().take(dealt_with).for_each(|corner| after.set_ablaze(corner));
        }
        after
    }

    /// One tower stands at most; in teams, one team has lost both.
    pub(crate) fn is_over(&self) -> bool {
        let [red, purple, blue, green] = self.standing;
        let left = [red, purple, blue, green].iter().filter(|&&stands| stands).count();
        if self.teams { !(red || blue) || !(purple || green) } else { left <= 1 }
    }

    pub(crate) fn set_ablaze(&mut self, corner: usize) {
        for at in everywhere().filter(|&at| corner_of(at) == Some(corner)) {
            self.put(at, Cell::Ablaze);
        }
    }

    /// The vacant cells that lie on that side of fire: for the wind, a wind card and a storm.
    pub(crate) fn downwind(&self, side: Wind) -> BTreeSet<At> {
        let burning = everywhere().filter(|&at| self.burns(at));
        let next = burning.filter_map(|at| step(at, towards(side)));
        next.filter(|&at| self.is_vacant(at)).collect()
    }

    /// A storm looks at all fire first and places then, so that new gems do not spread.
    pub(crate) fn storm(&self, side: Wind) -> Changes {
        self.downwind(side).into_iter().map(|at| (at, Cell::Gem)).collect()
    }

    /// The sides of the board where a tower stands.
    pub(crate) fn winds(&self) -> BTreeSet<Wind> {
        (0..4).filter(|&corner| self.standing[corner]).flat_map(sides).collect()
    }

    pub(crate) fn kindling(&self) -> BTreeSet<At> {
        self.cells(|at| self.is_vacant(at) && self.beside_fire(at))
    }

    /// Flare Up: vacant cells of a line of three, one of them beside older fire. Between two new
    /// gems lies nothing that does not burn: no firebreak is passed and no cell left out.
    pub(crate) fn flare_ups(&self) -> BTreeSet<Changes> {
        let mut all = BTreeSet::new();
        for line in lines() {
            for chosen in some_of(&line) {
                let first = line.iter().position(|at| chosen.contains(at)).expect("one is chosen");
                let last = line.iter().rposition(|at| chosen.contains(at)).expect("one is chosen");
                let run = &line[first..=last];
                if chosen.iter().all(|&at| self.is_vacant(at))
                    && run.iter().all(|&at| chosen.contains(&at) || self.burns(at))
                    && chosen.iter().any(|&at| self.beside_fire(at))
                {
                    all.insert(gems(chosen));
                }
            }
        }
        all
    }

    /// Burning Snag: vacant cells of a square, one of them beside older fire, whatever is between.
    pub(crate) fn burning_snags(&self) -> BTreeSet<Changes> {
        let mut all = BTreeSet::new();
        for square in positions(&SQUARE) {
            for chosen in some_of(&square) {
                if chosen.iter().all(|&at| self.is_vacant(at))
                    && chosen.iter().any(|&at| self.beside_fire(at))
                {
                    all.insert(gems(chosen));
                }
            }
        }
        all
    }

    pub(crate) fn gems(&self) -> BTreeSet<At> {
        self.cells(|at| self.at(at) == Cell::Gem)
    }

    /// Explosion: the gem becomes a firebreak, all vacant cells of the eight around it get gems.
    pub(crate) fn explosion(&self, centre: At) -> Changes {
        let ring = AROUND.iter().filter_map(|&way| step(centre, way));
        let mut changes = vec![(centre, Cell::Firebreak)];
        changes.extend(ring.filter(|&at| self.is_vacant(at)).map(|at| (at, Cell::Gem)));
        changes
    }

    /// Ember: gems outside the zones that have somewhere to go.
    pub(crate) fn ember_origins(&self) -> BTreeSet<At> {
        let may_fly = |&at: &At| !self.in_zone(at) && !self.ember_landings(at).is_empty();
        self.gems().into_iter().filter(may_fly).collect()
    }

    /// Ember: vacant cells beside fire, once the gem is off the board.
    pub(crate) fn ember_landings(&self, origin: At) -> BTreeSet<At> {
        let mut lifted = *self;
        lifted.put(origin, Cell::Vacant);
        lifted.kindling().into_iter().filter(|&at| at != origin).collect()
    }

    pub(crate) fn takes_firebreak(&self, at: At) -> bool {
        let touches = self.beside(at, |next| self.at(next) == Cell::Firebreak);
        self.is_vacant(at) && !self.in_zone(at) && !touches
    }

    pub(crate) fn firebreak_cells(&self) -> BTreeSet<At> {
        self.cells(|at| self.takes_firebreak(at))
    }

    pub(crate) fn firebreaks(&self) -> BTreeSet<At> {
        self.cells(|at| self.at(at) == Cell::Firebreak)
    }

    /// Two firebreaks `apart` cells from each other, by the first cell and whether they lie flat.
    pub(crate) fn firebreak_pairs(&self, apart: isize) -> BTreeSet<(At, bool)> {
        let mut all = BTreeSet::new();
        for at in everywhere() {
            for (is_flat, way) in [(true, (apart, 0)), (false, (0, apart))] {
                let second = step(at, way).is_some_and(|other| self.takes_firebreak(other));
                if self.takes_firebreak(at) && second {
                    all.insert((at, is_flat));
                }
            }
        }
        all
    }

    /// Water cards do nothing inside a zone.
    pub(crate) fn takes_water(&self, at: At) -> bool {
        self.at(at) == Cell::Gem && !self.in_zone(at)
    }

    pub(crate) fn air_drops(&self) -> BTreeSet<Changes> {
        self.doused(lines(), |at| self.takes_water(at))
    }

    pub(crate) fn fire_engines(&self) -> BTreeSet<Changes> {
        self.doused(positions(&SQUARE), |at| self.takes_water(at))
    }

    /// Smokejumper: gems, wherever they are, that have another to put out around them.
    pub(crate) fn jump_centres(&self) -> BTreeSet<At> {
        let is_wet =
            |at: At| AROUND.iter().filter_map(|&way| step(at, way)).any(|at| self.takes_water(at));
        self.gems().into_iter().filter(|&centre| is_wet(centre)).collect()
    }

    pub(crate) fn jumps(&self, centre: At) -> BTreeSet<Changes> {
        let ring = AROUND.iter().filter_map(|&way| step(centre, way)).collect();
        self.doused(vec![ring], |at| self.takes_water(at))
    }

    /// The Bucket of these corners: a line with a gem in one of their zones.
    pub(crate) fn buckets(&self, corners: &[usize]) -> BTreeSet<Changes> {
        let own = |at: At| corner_of(at).is_some_and(|corner| corners.contains(&corner));
        let takes = |at: At| self.at(at) == Cell::Gem && (own(at) || !self.in_zone(at));
        let all = self.doused(lines(), takes);
        all.into_iter().filter(|changes| changes.iter().any(|&(at, _)| own(at))).collect()
    }

    /// Any gems of a pattern that the water reaches; firebreaks and gaps do not matter.
    fn doused(&self, patterns: Vec<Vec<At>>, takes: impl Fn(At) -> bool) -> BTreeSet<Changes> {
        let mut all = BTreeSet::new();
        for pattern in patterns {
            let wet: Vec<At> = pattern.into_iter().filter(|&at| takes(at)).collect();
            for mut chosen in some_of(&wet) {
                chosen.sort_unstable();
                all.insert(chosen.into_iter().map(|at| (at, Cell::Vacant)).collect());
            }
        }
        all
    }

    /// As a rulebook's figure: `*` gem, `#` firebreak, `E` Eternal Flame, `A` Tower Ablaze, `^` the
    /// roof of a standing tower, `z` a zone.
    pub(crate) fn picture(&self) -> String {
        let mut lines = vec!["    a b c d e f g h i j k l m n o p".to_owned()];
        for row in 0..SIZE {
            let sign = |column: usize| match self.grid[row][column] {
                Cell::Gem => " *",
                Cell::Firebreak => " #",
                Cell::EternalFlame => " E",
                Cell::Ablaze => " A",
                Cell::Vacant => match corner_of((column, row)).filter(|&c| self.held[c]) {
                    Some(c) if self.standing[c] && roof(c) == (column, row) => " ^",
                    Some(_) => " z",
                    None => " .",
                },
            };
            let cells: String = (0..SIZE).map(sign).collect();
            lines.push(format!("{:>3}{cells}", row + 1));
        }
        lines.join("\n")
    }
}

fn gems(mut chosen: Vec<At>) -> Changes {
    chosen.sort_unstable();
    chosen.into_iter().map(|at| (at, Cell::Gem)).collect()
}
