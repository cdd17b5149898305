//! The specialists, in one table: how many AP each has, for what, and how they act.
//!
//! What a specialist may do and nobody else is in `check`; what everybody may do at another price is here.

use serde::{Deserialize, Serialize};

/// A specialist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Specialist {
    Paramedic,
    FireCaptain,
    ImagingTechnician,
    CafsFirefighter,
    HazmatTechnician,
    Generalist,
    RescueSpecialist,
    Driver,
    StructuralEngineer,
    Veteran,
    RescueDog,
    FirePrevention,
    Strategist,
    Suppression,
}

/// The box in which the card of a specialist lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The base game: the printed card was read.
    Base,
    /// Another card of the publisher: the printed card or its rules sheet was read.
    Extra,
    /// Tragic Events: its rulebook was read.
    Tragic,
}

/// P3: AP that pay for one kind of action only, each turn anew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Restricted {
    /// FC1: commands.
    Command(u8),
    /// CF1: extinguishing.
    Extinguish(u8),
    /// RS1, Q13: moves and doors.
    Movement(u8),
}

impl Restricted {
    /// How many.
    #[inline]
    pub const fn points(self) -> u8 {
        match self {
            Restricted::Command(points)
            | Restricted::Extinguish(points)
            | Restricted::Movement(points) => points,
        }
    }
}

/// A line of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profile {
    /// P1: AP a turn.
    pub action_points: u8,
    /// P7: so many AP can be saved.
    pub saves: u8,
    /// P3.
    pub restricted: Option<Restricted>,
    /// PM2, RS1: what extinguishing costs is multiplied by this.
    pub extinguishing: u8,
    /// A10, RS1: AP for a chop.
    pub chop: u8,
    /// V8, DO1: AP for the deck gun.
    pub deck_gun: u8,
    /// Where its card lies.
    pub origin: Origin,
}

/// P1, P2, A9, A10, V8: a firefighter without a card.
pub const FIREFIGHTER: Profile = Profile {
    action_points: 4,
    saves: 4,
    restricted: None,
    extinguishing: 1,
    chop: 2,
    deck_gun: 4,
    origin: Origin::Base,
};

const EXTRA: Profile = Profile { origin: Origin::Extra, ..FIREFIGHTER };
const TRAGIC: Profile = Profile { origin: Origin::Tragic, ..FIREFIGHTER };

/// In the order of `Specialist::ALL`.
static PROFILES: [Profile; Specialist::COUNT] = [
    Profile { extinguishing: 2, ..FIREFIGHTER },
    Profile { restricted: Some(Restricted::Command(2)), ..FIREFIGHTER },
    FIREFIGHTER,
    Profile { action_points: 3, restricted: Some(Restricted::Extinguish(3)), ..FIREFIGHTER },
    FIREFIGHTER,
    Profile { action_points: 5, ..FIREFIGHTER },
    Profile { restricted: Some(Restricted::Movement(3)), chop: 1, extinguishing: 2, ..FIREFIGHTER },
    Profile { deck_gun: 2, ..FIREFIGHTER },
    EXTRA,
    EXTRA,
    Profile { action_points: 12, saves: 6, ..EXTRA },
    TRAGIC,
    TRAGIC,
    TRAGIC,
];

impl Specialist {
    /// How many there are.
    pub const COUNT: usize = 14;

    /// All of them, those of the base game first.
    pub const ALL: [Specialist; Specialist::COUNT] = [
        Specialist::Paramedic,
        Specialist::FireCaptain,
        Specialist::ImagingTechnician,
        Specialist::CafsFirefighter,
        Specialist::HazmatTechnician,
        Specialist::Generalist,
        Specialist::RescueSpecialist,
        Specialist::Driver,
        Specialist::StructuralEngineer,
        Specialist::Veteran,
        Specialist::RescueDog,
        Specialist::FirePrevention,
        Specialist::Strategist,
        Specialist::Suppression,
    ];

    /// Its line of the table.
    #[inline]
    pub const fn profile(self) -> &'static Profile {
        &PROFILES[self as usize]
    }

    /// The name on the card.
    pub const fn name(self) -> &'static str {
        match self {
            Specialist::Paramedic => "Paramedic",
            Specialist::FireCaptain => "Fire Captain",
            Specialist::ImagingTechnician => "Imaging Technician",
            Specialist::CafsFirefighter => "CAFS Firefighter",
            Specialist::HazmatTechnician => "Hazmat Technician",
            Specialist::Generalist => "Generalist",
            Specialist::RescueSpecialist => "Rescue Specialist",
            Specialist::Driver => "Driver",
            Specialist::StructuralEngineer => "Structural Engineer",
            Specialist::Veteran => "Veteran",
            Specialist::RescueDog => "Rescue Dog",
            Specialist::FirePrevention => "Fire Prevention Specialist",
            Specialist::Strategist => "Strategist",
            Specialist::Suppression => "Suppression Specialist",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// As the cards say it: AP, AP for one kind of action, price of a chop and of the deck gun.
    #[test]
    fn cf1_ge1_rs1_do1_rd1_each_card_says_what_its_specialist_has() {
        let lines = Specialist::ALL.map(|one| {
            let Profile { action_points, saves, chop, deck_gun, .. } = *one.profile();
            (one.name(), [action_points, saves, chop, deck_gun])
        });
        let usual = [4, 4, 2, 4];
        let unlike: Vec<_> = lines.into_iter().filter(|line| line.1 != usual).collect();
        assert_eq!(
            unlike,
            [
                ("CAFS Firefighter", [3, 4, 2, 4]),
                ("Generalist", [5, 4, 2, 4]),
                ("Rescue Specialist", [4, 4, 1, 4]),
                ("Driver", [4, 4, 2, 2]),
                ("Rescue Dog", [12, 6, 2, 4]),
            ]
        );
    }

    #[test]
    fn p3_three_have_action_points_for_one_kind_of_action() {
        let with = |one: &Specialist| Some((one.name(), one.profile().restricted?));
        let restricted: Vec<_> = Specialist::ALL.iter().filter_map(with).collect();
        assert_eq!(
            restricted,
            [
                ("Fire Captain", Restricted::Command(2)),
                ("CAFS Firefighter", Restricted::Extinguish(3)),
                ("Rescue Specialist", Restricted::Movement(3)),
            ]
        );
    }

    #[test]
    fn pm2_two_extinguish_at_double_cost() {
        let double = |one: &&Specialist| one.profile().extinguishing == 2;
        let double: Vec<_> = Specialist::ALL.iter().filter(double).map(|one| one.name()).collect();
        assert_eq!(double, ["Paramedic", "Rescue Specialist"]);
    }

    #[test]
    fn q42_three_are_of_tragic_events_and_three_of_other_boxes() {
        let of =
            |origin| Specialist::ALL.iter().filter(|one| one.profile().origin == origin).count();
        assert_eq!([Origin::Base, Origin::Extra, Origin::Tragic].map(of), [8, 3, 3]);
    }
}
