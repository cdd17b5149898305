//! The 35 events in one table, each with where it comes from.
//!
//! The faces of the event cards are published nowhere. Reviews name the effects of some, the rulebook
//! hints at others, and the rest is ours, made to fit the shares of bad and good cards that reviewers
//! report. A better source corrects one line here, its clause and its file.

use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many events there are.
pub const EVENTS: usize = 35;

/// Where a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A reviewer reports its effect.
    Sourced,
    /// The rulebook hints at it.
    Hinted,
    /// Ours.
    Reconstructed,
}

/// What a card does to the players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Mood {
    Bad,
    Mixed,
    Good,
}

/// D13: how long a card is of importance, and what becomes of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lasts {
    /// It is followed and discarded.
    AtOnce,
    /// It is followed and leaves the game.
    Removed,
    /// It lies open until the next turn is over.
    NextTurn,
    /// It lies open for one turn of each firefighter.
    Round,
    /// The players keep it until they use it.
    Held,
}

/// A line of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The name on the card.
    pub name: &'static str,
    /// Good or bad.
    pub mood: Mood,
    /// D13.
    pub lasts: Lasts,
    /// Where it comes from.
    pub source: Source,
}

/// An event. The word by which it is written in records is its number in the document: `e01` is EV1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Tragic {
    Backdraft,
    LoadBearingWall,
    RadioBlackout,
    PinnedDown,
    MoreCalls,
    ConflictingReports,
    TrappedVictim,
    ThickSmoke,
    HiddenPropane,
    WarpedFrames,
    LowPressure,
    EngineStall,
    RoadBlocked,
    HeatExhaustion,
    CeilingFalls,
    RoomFlashover,
    Panic,
    PowerFailure,
    Reignition,
    SecondAlarm,
    CrossVentilation,
    RoofVent,
    MutualAid,
    BurnThrough,
    DoorsThrownOpen,
    DraftSlamsDoors,
    GetInItsFace,
    FireGrenade,
    Lull,
    SeatOfTheFire,
    SecondWind,
    Sprinklers,
    Eyewitness,
    ShoringTeam,
    WalksOut,
}

use Lasts::{AtOnce, Held, NextTurn, Removed, Round};
use Mood::{Bad, Good, Mixed};
use Source::{Hinted, Reconstructed, Sourced};

const fn card(name: &'static str, mood: Mood, lasts: Lasts, source: Source) -> Printed {
    Printed { name, mood, lasts, source }
}

static TABLE: [Printed; EVENTS] = [
    card("Backdraft", Bad, AtOnce, Reconstructed),
    card("Load-Bearing Wall", Bad, AtOnce, Reconstructed),
    card("Radio Blackout", Bad, AtOnce, Sourced),
    card("Pinned Down", Bad, NextTurn, Sourced),
    card("More Calls", Bad, AtOnce, Sourced),
    card("Conflicting Reports", Bad, AtOnce, Sourced),
    card("Trapped Victim", Bad, Removed, Sourced),
    card("Thick Smoke", Bad, AtOnce, Reconstructed),
    card("Hidden Propane", Bad, AtOnce, Reconstructed),
    card("Warped Frames", Bad, Round, Reconstructed),
    card("Low Pressure", Bad, Round, Reconstructed),
    card("Engine Stall", Bad, Round, Reconstructed),
    card("Road Blocked", Bad, AtOnce, Reconstructed),
    card("Heat Exhaustion", Bad, NextTurn, Reconstructed),
    card("Ceiling Falls", Bad, AtOnce, Reconstructed),
    card("Room Flashover", Bad, AtOnce, Reconstructed),
    card("Panic", Bad, AtOnce, Reconstructed),
    card("Power Failure", Bad, Round, Reconstructed),
    card("Re-ignition", Bad, AtOnce, Reconstructed),
    card("Second Alarm", Bad, AtOnce, Reconstructed),
    card("Cross Ventilation", Mixed, AtOnce, Reconstructed),
    card("Roof Vent", Mixed, AtOnce, Reconstructed),
    card("Mutual Aid", Mixed, AtOnce, Hinted),
    card("Burn Through", Mixed, AtOnce, Reconstructed),
    card("Doors Thrown Open", Mixed, AtOnce, Reconstructed),
    card("Draft Slams Doors", Mixed, AtOnce, Reconstructed),
    card("Get In Its Face", Good, NextTurn, Sourced),
    card("Fire Grenade", Good, Held, Sourced),
    card("Lull", Good, Removed, Hinted),
    card("Seat of the Fire", Good, AtOnce, Hinted),
    card("Second Wind", Good, AtOnce, Hinted),
    card("Sprinklers", Good, AtOnce, Reconstructed),
    card("Eyewitness", Good, AtOnce, Reconstructed),
    card("Shoring Team", Good, AtOnce, Reconstructed),
    card("Walks Out", Good, AtOnce, Reconstructed),
];

impl Tragic {
    /// All of them, in the order of the document.
    #[rustfmt::skip]
    pub const ALL: [Tragic; EVENTS] = [
        Tragic::Backdraft, Tragic::LoadBearingWall, Tragic::RadioBlackout, Tragic::PinnedDown,
        Tragic::MoreCalls, Tragic::ConflictingReports, Tragic::TrappedVictim, Tragic::ThickSmoke,
        Tragic::HiddenPropane, Tragic::WarpedFrames, Tragic::LowPressure, Tragic::EngineStall,
        Tragic::RoadBlocked, Tragic::HeatExhaustion, Tragic::CeilingFalls, Tragic::RoomFlashover,
        Tragic::Panic, Tragic::PowerFailure, Tragic::Reignition, Tragic::SecondAlarm,
        Tragic::CrossVentilation, Tragic::RoofVent, Tragic::MutualAid, Tragic::BurnThrough,
        Tragic::DoorsThrownOpen, Tragic::DraftSlamsDoors, Tragic::GetInItsFace, Tragic::FireGrenade,
        Tragic::Lull, Tragic::SeatOfTheFire, Tragic::SecondWind, Tragic::Sprinklers,
        Tragic::Eyewitness, Tragic::ShoringTeam, Tragic::WalksOut,
    ];

    /// What is printed on the card, and where it comes from.
    #[inline]
    pub const fn printed(self) -> &'static Printed {
        &TABLE[self as usize]
    }

    /// Its place in the table, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Reads an event as records write it, for instance `e28`.
    pub fn parse(text: &str) -> Option<Tragic> {
        Tragic::ALL.into_iter().find(|event| event.matches(text))
    }

    fn matches(self, text: &str) -> bool {
        let number = self.index() as u8 + 1;
        text.as_bytes() == [b'e', b'0' + number / 10, b'0' + number % 10]
    }
}

impl fmt::Display for Tragic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "e{:02}", self.index() + 1)
    }
}

impl Serialize for Tragic {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tragic {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tragic, D::Error> {
        let text = <alloc::borrow::Cow<'de, str>>::deserialize(from)?;
        Tragic::parse(&text).ok_or_else(|| serde::de::Error::custom("not an event from e01 to e35"))
    }
}

/// A set of events: bit `index` of one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "[u32; 2]", into = "[u32; 2]")]
pub struct Events(u64);

impl Events {
    /// No event.
    pub const NONE: Events = Events(0);
    /// All of them.
    pub const ALL: Events = Events((1 << EVENTS) - 1);

    /// Is this event among them?
    #[inline]
    pub const fn has(self, event: Tragic) -> bool {
        self.0 >> event as u8 & 1 != 0
    }

    /// The same events and this one.
    #[inline]
    #[must_use]
    pub const fn with(self, event: Tragic) -> Events {
        Events(self.0 | 1 << event as u8)
    }

    /// The same events without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, event: Tragic) -> Events {
        Events(self.0 & !(1 << event as u8))
    }

    /// The events in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Events) -> Events {
        Events(self.0 | other.0)
    }

    /// The events in this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Events) -> Events {
        Events(self.0 & !other.0)
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The events in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Tragic> {
        Tragic::ALL.into_iter().filter(move |&event| self.has(event))
    }

    /// The one with this place among them, counted from 0.
    pub fn nth(self, place: usize) -> Option<Tragic> {
        self.iter().nth(place)
    }
}

impl FromIterator<Tragic> for Events {
    fn from_iter<I: IntoIterator<Item = Tragic>>(events: I) -> Events {
        events.into_iter().fold(Events::NONE, Events::with)
    }
}

impl fmt::Debug for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Events> for [u32; 2] {
    fn from(set: Events) -> [u32; 2] {
        [set.0 as u32, (set.0 >> 32) as u32]
    }
}

impl TryFrom<[u32; 2]> for Events {
    type Error = &'static str;

    fn try_from([low, high]: [u32; 2]) -> Result<Events, &'static str> {
        let bits = u64::from(low) | u64::from(high) << 32;
        let fits = bits & !Events::ALL.0 == 0;
        if fits { Ok(Events(bits)) } else { Err("events that do not exist") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn d13_twenty_bad_six_mixed_nine_good() {
        let count = |mood| Tragic::ALL.iter().filter(|one| one.printed().mood == mood).count();
        assert_eq!([Bad, Mixed, Good].map(count), [20, 6, 9]);
    }

    #[test]
    fn seven_are_sourced_and_four_hinted_at() {
        let count =
            |source| Tragic::ALL.iter().filter(|one| one.printed().source == source).count();
        assert_eq!([Sourced, Hinted, Reconstructed].map(count), [7, 4, 24]);
    }

    #[test]
    fn d13_a_few_last_and_one_is_kept() {
        let of = |lasts| Tragic::ALL.into_iter().filter(move |one| one.printed().lasts == lasts);
        let names = |lasts| of(lasts).map(|one| one.printed().name).collect::<Vec<_>>();
        assert_eq!(names(Held), ["Fire Grenade"]);
        assert_eq!(names(Removed), ["Trapped Victim", "Lull"]);
        assert_eq!(names(NextTurn), ["Pinned Down", "Heat Exhaustion", "Get In Its Face"]);
        let round = ["Warped Frames", "Low Pressure", "Engine Stall", "Power Failure"];
        assert_eq!(names(Round), round);
    }

    #[test]
    fn each_event_is_read_as_it_is_written() {
        for event in Tragic::ALL {
            assert_eq!(Tragic::parse(&alloc::format!("{event}")), Some(event));
        }
        assert_eq!(["e00", "e36", "e1", "e001", "E01", ""].map(Tragic::parse), [None; 6]);
        assert_eq!(Events::ALL.len(), 35);
        assert_eq!(Events::ALL.iter().collect::<Events>(), Events::ALL);
    }
}
