//! What the level and the number of firefighters decide: the tables of both rulebooks.

use serde::{Deserialize, Serialize};

/// S6: how hard the Experienced game is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Level {
    Recruit,
    Veteran,
    Heroic,
}

/// S4: what lies face down among the markers of a game.
pub const VICTIMS: u8 = 10;
/// S4: the rest of them.
pub const FALSE_ALARMS: u8 = 5;
/// E1: so many rescued win.
pub const RESCUED_TO_WIN: u8 = 7;
/// E2: so many lost lose.
pub const LOST_TO_LOSE: u8 = 4;
/// E3: so many markers of damage make the building collapse.
pub const DAMAGE_MAX: u8 = 24;
/// E5: the match is called off after so many turns.
pub const TURNS_MAX: u16 = 200;
/// S10: so many hazmats are in the box.
pub const HAZMATS: u8 = 6;
/// D1: the Fire Rages of the box.
pub const FIRE_RAGES: u8 = 16;
/// D2: the Flare Ups of the box.
pub const FLARE_UPS: u8 = 10;

/// A table's column for this many firefighters: one or two, three, four or more.
const fn crew(firefighters: u8) -> usize {
    match firefighters {
        0..=2 => 0,
        3 => 1,
        _ => 2,
    }
}

impl Level {
    /// All three.
    pub const ALL: [Level; 3] = [Level::Recruit, Level::Veteran, Level::Heroic];

    /// S6: explosions before the game begins.
    pub const fn explosions(self) -> u8 {
        [3, 3, 4][self as usize]
    }

    /// S10: hazmats in the building.
    pub const fn hazmats(self) -> u8 {
        [3, 4, 5][self as usize]
    }

    /// S12: hot spots besides those of the explosions.
    pub const fn extra_hot_spots(self, firefighters: u8) -> u8 {
        [0, 2, 3][crew(firefighters)] + [0, 3, 3][self as usize]
    }

    /// S12: hot spots in reserve.
    pub const fn hot_spot_reserve(self) -> u8 {
        [6, 6, 12][self as usize]
    }

    /// D1: Fire Rages in the fire deck.
    pub const fn fire_rages(self, firefighters: u8) -> u8 {
        [[15, 11, 10], [10, 8, 7], [10, 8, 7]][self as usize][crew(firefighters)]
    }

    /// D2: Flare Ups in the pool.
    pub const fn flare_ups(self) -> u8 {
        [6, 8, 10][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s6_s10_s12_hot_spots_of_the_sheet() {
        let on_board = |level: Level, crew| level.explosions() + level.extra_hot_spots(crew);
        assert_eq!(on_board(Level::Heroic, 4), 10);
        assert_eq!(on_board(Level::Recruit, 2), 3);
        assert_eq!(on_board(Level::Recruit, 3), 5);
        assert_eq!(on_board(Level::Veteran, 6), 9);
        assert_eq!(Level::ALL.map(Level::hot_spot_reserve), [6, 6, 12]);
        assert_eq!(Level::ALL.map(Level::hazmats), [3, 4, 5]);
        let markers = Level::ALL.map(|level| on_board(level, 6) + level.hot_spot_reserve());
        assert!(markers.into_iter().all(|count| count <= 24), "there are 24 hot spots");
    }

    #[test]
    fn d1_d2_the_table_of_tragic_events() {
        let decks = |level: Level| [1, 2, 3, 4, 5, 6].map(|crew| level.fire_rages(crew));
        assert_eq!(decks(Level::Recruit), [15, 15, 11, 10, 10, 10]);
        assert_eq!(decks(Level::Veteran), [10, 10, 8, 7, 7, 7]);
        assert_eq!(decks(Level::Heroic), [10, 10, 8, 7, 7, 7]);
        assert_eq!(Level::ALL.map(Level::flare_ups), [6, 8, 10]);
        for level in Level::ALL {
            assert!((1..=6).all(|crew| level.fire_rages(crew) <= FIRE_RAGES));
            assert!(level.flare_ups() <= FLARE_UPS);
        }
    }
}
