//! What lies on the board besides fire and smoke: POIs, victims, hazmats.

use crate::space::{Space, SpaceSet};
use alloc::vec::Vec;
use core::fmt;
use kernel::List;
use serde::{Deserialize, Deserializer, Serialize};

/// No more lie on the board at once: all POIs with the trapped victim, and all hazmats.
pub const MARKERS_MAX: usize = 22;

/// What a marker is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Face down: nobody knows whether it is a victim.
    Poi,
    /// A victim who has to be carried.
    Victim,
    /// EV7: a victim who is heavier to carry.
    Trapped,
    /// PM1: a victim who walks along.
    Treated,
    /// H1.
    Hazmat,
}

impl Kind {
    /// Is it somebody to be rescued, and known to be?
    #[inline]
    pub const fn is_victim(self) -> bool {
        matches!(self, Kind::Victim | Kind::Trapped | Kind::Treated)
    }
}

/// A3: what can be carried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Load {
    Victim,
    Trapped,
    Hazmat,
}

impl Load {
    /// All of them.
    pub const ALL: [Load; 3] = [Load::Victim, Load::Trapped, Load::Hazmat];

    /// The marker that it is.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Load::Victim => Kind::Victim,
            Load::Trapped => Kind::Trapped,
            Load::Hazmat => Kind::Hazmat,
        }
    }
}

/// What a POI turns out to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Poi {
    Victim,
    FalseAlarm,
    Trapped,
}

impl Poi {
    /// All of them, in the order of the bag of those that were not turned up.
    pub const ALL: [Poi; 3] = [Poi::Victim, Poi::FalseAlarm, Poi::Trapped];
}

/// A marker on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Marker(pub Space, pub Kind);

impl fmt::Debug for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} in {}", self.1, self.0)
    }
}

/// The markers on the board, in the order of rows: equal boards are equal lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Markers(List<Marker, MARKERS_MAX>);

const SPARE: Marker = Marker(Space::new(0, 0), Kind::Poi);

impl Markers {
    /// An empty board.
    pub const NONE: Markers = Markers(List::empty(SPARE));

    /// Puts one there.
    #[inline]
    pub fn put(&mut self, space: Space, kind: Kind) {
        let new = Marker(space, kind);
        self.0.push(new);
        let mut at = self.0.len() - 1;
        while at > 0 && self.0[at - 1] > new {
            self.0.replace(at, self.0[at - 1]);
            at -= 1;
        }
        self.0.replace(at, new);
    }

    /// Takes one away. Panics when there is none: `check` has to know that.
    #[inline]
    pub fn take(&mut self, space: Space, kind: Kind) {
        let at = self.0.iter().position(|one| *one == Marker(space, kind));
        self.0.remove(at.expect("the marker lies there"));
    }

    /// Does one of this kind lie there?
    #[inline]
    pub fn has(&self, space: Space, kind: Kind) -> bool {
        self.0.contains(&Marker(space, kind))
    }

    /// Does anything lie there?
    #[inline]
    pub fn has_any(&self, space: Space) -> bool {
        self.0.iter().any(|one| one.0 == space)
    }

    /// How many of this kind there are.
    #[inline]
    pub fn count(&self, kind: Kind) -> u8 {
        self.0.iter().filter(|one| one.1 == kind).count() as u8
    }

    /// The spaces with one of this kind.
    #[inline]
    pub fn spaces(&self, kind: Kind) -> SpaceSet {
        self.0.iter().filter(|one| one.1 == kind).map(|one| one.0).collect()
    }

    /// M1: how many POIs and victims there are.
    #[inline]
    pub fn people(&self) -> u8 {
        self.0.iter().filter(|one| one.1 != Kind::Hazmat).count() as u8
    }

    /// M2: the spaces with a POI or a victim.
    #[inline]
    pub fn people_spaces(&self) -> SpaceSet {
        self.0.iter().filter(|one| one.1 != Kind::Hazmat).map(|one| one.0).collect()
    }

    /// The first victim, in the order of rows, in one of these spaces.
    #[inline]
    pub fn victim_in(&self, spaces: SpaceSet) -> Option<Marker> {
        self.0.iter().copied().find(|one| one.1.is_victim() && spaces.has(one.0))
    }

    /// The first of this kind, in the order of rows, in one of these spaces.
    #[inline]
    pub fn first_in(&self, kind: Kind, spaces: SpaceSet) -> Option<Space> {
        self.0.iter().find(|one| one.1 == kind && spaces.has(one.0)).map(|one| one.0)
    }

    /// All of them, in the order of rows.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Marker> + '_ {
        self.0.iter().copied()
    }
}

impl fmt::Debug for Markers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for Markers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let read = Vec::<Marker>::deserialize(from)?;
        let list = List::of(&read, SPARE).filter(|_| read.is_sorted());
        list.map(Markers).ok_or_else(|| serde::de::Error::custom("not the markers of a board"))
    }
}
