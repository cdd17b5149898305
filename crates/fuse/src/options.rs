//! What is agreed before a mission.

use crate::cards::{Blast, Bomb, Detonator, Spark};
use crate::clause;
use crate::completable::Supply;
use crate::event::Because;
use crate::sets::{Bombs, Detonators, Sparks};
use alloc::string::ToString;
use kernel::{Chosen, Clause, GameOption, Illegal, Misconfigured, OptionValue, Seats, refuse};
use serde::{Deserialize, Serialize};

/// How hard it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Level {
    Training,
    Standard,
    Expert,
    Elite,
    Heroic,
}

/// The five that can be added to the original game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Modules {
    /// M1.
    pub roles: bool,
    /// M2.
    pub bombs: bool,
    /// M3.
    pub detonators: bool,
    /// M4.
    pub sparks: bool,
    /// M5.
    pub dual_dice: bool,
}

impl Modules {
    const NONE: Modules =
        Modules { roles: false, bombs: false, detonators: false, sparks: false, dual_dice: false };
}

/// Which boxes are played with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boxes {
    /// Countdown alone.
    Countdown,
    /// The original with some of Countdown's modules.
    Modules(Modules),
    /// Both together.
    Both,
    /// Both together, for six to nine.
    Epic,
}

/// O7: what becomes of a wrong placement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistakes {
    /// It is refused.
    Assisted,
    /// It costs the card its dice.
    Strict,
    /// Nobody says anything until somebody looks.
    Honour,
}

/// O16: how long a mission may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// The rulebook's.
    Ten,
    /// Longer.
    Fifteen,
    /// Longer still.
    Twenty,
    /// Practice.
    Off,
}

impl Clock {
    /// In milliseconds, if it runs.
    pub const fn millis(self) -> Option<u32> {
        match self {
            Clock::Ten => Some(600_000),
            Clock::Fifteen => Some(900_000),
            Clock::Twenty => Some(1_200_000),
            Clock::Off => None,
        }
    }
}

/// The switches of a mission.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// S1: how many play.
    pub players: u8,
    /// S1: how hard it is.
    pub level: Level,
    /// S1: so many detonators.
    pub detonators: u8,
    /// Which boxes.
    pub boxes: Boxes,
    /// Q29: with the advanced bombs of the original.
    pub advanced: bool,
    /// O7.
    pub mistakes: Mistakes,
    /// O16.
    pub clock: Clock,
    /// O2: the dice are rolled for a leader who waits too long.
    pub auto_roll: bool,
    /// O16: the first leader is drawn; otherwise it is the first seat.
    pub drawn_leader: bool,
}

/// S3, Q22, EP3: how many bombs, by players and level; the hands are among them.
const BOMB_COUNTS: [[u8; 5]; 9] = [
    [19, 21, 24, 26, 28],
    [19, 22, 25, 27, 29],
    [24, 27, 29, 31, 33],
    [28, 31, 33, 35, 37],
    [32, 36, 38, 41, 44],
    [36, 41, 44, 48, 52],
    [40, 46, 49, 54, 60],
    [44, 51, 54, 60, 68],
    [48, 56, 59, 66, 76],
];

/// O19: the same for the original, the hands besides, for a single player; one more for each other.
const ORIGINAL_DECK: [u8; 5] = [16, 19, 21, 23, 25];

/// EP3, Q23: with ten to twenty-five dice of the original, as many of each colour.
static EPIC_SUPPLIES: [Supply; 4] =
    [Supply::epic(2), Supply::epic(3), Supply::epic(4), Supply::epic(5)];

/// O19: so many fuse cards.
const FUSE_CARDS: u8 = 6;

impl Options {
    /// How many play.
    #[inline]
    pub const fn seat_count(&self) -> usize {
        self.players as usize
    }

    /// Every seat.
    #[inline]
    pub const fn seats(&self) -> Seats {
        Seats::first(self.seat_count())
    }

    /// One or two players place several dice each, and defuse at once.
    #[inline]
    pub const fn is_small(&self) -> bool {
        self.players <= 2
    }

    /// R2: how many dice are rolled.
    #[inline]
    pub const fn dice(&self) -> u8 {
        match self.players {
            1 => 3,
            2 => 4,
            players => players,
        }
    }

    /// R2: how many dice each player places.
    #[inline]
    pub const fn quota(&self) -> u8 {
        match self.players {
            1 => 3,
            2 => 2,
            _ => 1,
        }
    }

    /// S4: how many bombs lie in front of a player.
    #[inline]
    pub const fn hand(&self) -> usize {
        if self.players == 1 { 4 } else { 2 }
    }

    /// The modules of a game with the original, if it is one.
    #[inline]
    pub const fn modules(&self) -> Option<Modules> {
        match self.boxes {
            Boxes::Modules(modules) => Some(modules),
            _ => None,
        }
    }

    /// CB4, M1, EP1: are roles in use?
    #[inline]
    pub const fn has_roles(&self) -> bool {
        match self.boxes {
            Boxes::Countdown | Boxes::Both => true,
            Boxes::Modules(modules) => modules.roles,
            Boxes::Epic => false,
        }
    }

    /// CB2, M4, EP5: are sparks in use, instead of rolling left-over dice again?
    #[inline]
    pub const fn has_sparks(&self) -> bool {
        match self.boxes {
            Boxes::Modules(modules) => modules.sparks,
            _ => true,
        }
    }

    /// CB3, M5, EP3: the dice of the mission.
    #[inline]
    pub const fn supply(&self) -> &'static Supply {
        match self.boxes {
            Boxes::Modules(modules) if !modules.dual_dice => &Supply::ORIGINAL,
            Boxes::Epic => &EPIC_SUPPLIES[self.players as usize - 6],
            _ => &Supply::COUNTDOWN,
        }
    }

    /// S3, EP3, O19: so many bombs lie in the deck at first; with the original, after the deal.
    pub const fn deck(&self) -> u8 {
        let level = self.level as usize;
        match self.boxes {
            Boxes::Modules(_) => ORIGINAL_DECK[level] + self.players - 1,
            _ => BOMB_COUNTS[self.seat_count() - 1][level],
        }
    }

    /// M6, EP2: may a card that only dual dice finish be in the game?
    const fn allows_dual(&self) -> bool {
        match self.boxes {
            Boxes::Modules(modules) => modules.dual_dice,
            Boxes::Epic => false,
            _ => true,
        }
    }

    /// CB1, M2, M6, EP2, Q29: the bombs of the mission.
    pub fn bombs(&self) -> Bombs {
        let belongs = |bomb: &Bomb| {
            let boxed = match self.boxes {
                Boxes::Countdown => !bomb.is_original(),
                Boxes::Modules(modules) => bomb.is_original() != modules.bombs,
                Boxes::Both | Boxes::Epic => true,
            };
            let fits = self.allows_dual() || !bomb.requirement().needs_dual();
            boxed && fits && (self.advanced || !bomb.is_advanced())
        };
        Bomb::all().filter(belongs).fold(Bombs::NONE, Bombs::with)
    }

    /// M4, M6, EP2: the sparks of the mission.
    pub fn sparks(&self) -> Sparks {
        let belongs = |spark: &Spark| {
            self.has_sparks() && (self.allows_dual() || !spark.requirement().needs_dual())
        };
        Spark::all().filter(belongs).fold(Sparks::NONE, Sparks::with)
    }

    /// CB1, M3, M6, EP1: the detonators from which so many are drawn.
    pub fn detonator_cards(&self) -> Detonators {
        let belongs = |detonator: &Detonator| {
            let boxed = match self.boxes {
                Boxes::Countdown => !detonator.is_original(),
                Boxes::Modules(modules) => detonator.is_original() != modules.detonators,
                Boxes::Both | Boxes::Epic => true,
            };
            let fits = match detonator.blast() {
                Blast::Sparks => self.has_sparks(),
                Blast::RolesOff => self.has_roles(),
                Blast::Dice { .. } | Blast::Sixes => true,
            };
            boxed && fits
        };
        Detonator::all().filter(belongs).fold(Detonators::NONE, Detonators::with)
    }

    /// Can such a mission be played?
    pub fn check(&self) -> Result<(), Illegal<Because>> {
        let players = match self.boxes {
            Boxes::Countdown => 1..=4,
            Boxes::Modules(_) | Boxes::Both => 1..=5,
            Boxes::Epic => 6..=9,
        };
        if !players.contains(&self.players) {
            return refuse(&clause::S1, Because::Players(self.players));
        }
        let detonators = match (self.boxes, self.level) {
            (Boxes::Modules(_), _) => FUSE_CARDS..=FUSE_CARDS,
            (_, Level::Training | Level::Standard) => 0..=0,
            _ => 1..=10,
        };
        if !detonators.contains(&self.detonators) {
            return refuse(&clause::S12, Because::Detonators(self.detonators));
        }
        if self.advanced && self.boxes == Boxes::Countdown {
            return refuse(&clause::Q29, Because::NoOriginal);
        }
        Ok(())
    }
}

const fn value(key: &'static str, about: &'static str) -> OptionValue {
    OptionValue { key, about }
}

const OFF_ON: &[OptionValue] = &[value("off", "Without."), value("on", "With.")];

/// The table of options.
pub(crate) const OPTIONS: &[GameOption] = &[
    GameOption {
        key: "players",
        about: "How many play.",
        values: &[
            value("4", "Four."),
            value("1", "One."),
            value("2", "Two."),
            value("3", "Three."),
            value("5", "Five, with both boxes."),
            value("6", "Six, the epic game."),
            value("7", "Seven, the epic game."),
            value("8", "Eight, the epic game."),
            value("9", "Nine, the epic game."),
        ],
    },
    GameOption {
        key: "level",
        about: "How hard it is.",
        values: &[
            value("standard", "Standard."),
            value("training", "Training."),
            value("expert", "Expert, with detonators."),
            value("elite", "Elite, with detonators."),
            value("heroic", "Heroic: every bomb has to be defused."),
        ],
    },
    GameOption {
        key: "box",
        about: "Which boxes are played with.",
        values: &[
            value("fitting", "Countdown for up to four, both for five, epic for more."),
            value("countdown", "FUSE: Countdown."),
            value("modules", "The original FUSE with some modules of Countdown."),
            value("both", "Both boxes together."),
            value("epic", "Both boxes for six to nine."),
        ],
    },
    GameOption {
        key: "detonators",
        about: "How many detonators are in the deck.",
        values: &[
            value("fitting", "As many as fit the level: none, none, 3, 5, 8."),
            value("1", "One."),
            value("2", "Two."),
            value("3", "Three."),
            value("4", "Four."),
            value("5", "Five."),
            value("6", "Six."),
            value("7", "Seven."),
            value("8", "Eight."),
            value("9", "Nine."),
            value("10", "Ten."),
        ],
    },
    GameOption {
        key: "mistakes",
        about: "What becomes of a wrong placement.",
        values: &[
            value("fitting", "Assisted for Training and Standard, strict above."),
            value("assisted", "It is refused and explained."),
            value("strict", "All dice of the card go back into the bag."),
            value("honour", "Nobody says anything until somebody checks the card."),
        ],
    },
    GameOption {
        key: "clock",
        about: "How long a mission may take.",
        values: &[
            value("10", "Ten minutes."),
            value("15", "Fifteen minutes."),
            value("20", "Twenty minutes."),
            value("off", "Practice without a clock."),
        ],
    },
    GameOption {
        key: "auto-roll",
        about: "Are the dice rolled for a leader who waits for more than three seconds?",
        values: &[value("on", "Yes."), value("off", "No.")],
    },
    GameOption {
        key: "leader",
        about: "Who leads the first round.",
        values: &[value("drawn", "Chance says."), value("first", "The first seat.")],
    },
    GameOption { key: "advanced", about: "The advanced bombs of the original.", values: OFF_ON },
    GameOption { key: "roles", about: "Module for the original: roles.", values: OFF_ON },
    GameOption { key: "bombs", about: "Module for the original: bombs.", values: OFF_ON },
    GameOption { key: "fuses", about: "Module for the original: detonators.", values: OFF_ON },
    GameOption { key: "sparks", about: "Module for the original: sparks.", values: OFF_ON },
    GameOption { key: "dual-dice", about: "Module for the original: dice.", values: OFF_ON },
];

/// The options that these choices describe.
pub(crate) fn configure(chosen: &Chosen<'_>) -> Result<Options, Misconfigured> {
    let on = |key| chosen.get(key) == "on";
    let players = chosen.get("players").parse().expect("the table's values are numbers");
    let level = match chosen.get("level") {
        "training" => Level::Training,
        "expert" => Level::Expert,
        "elite" => Level::Elite,
        "heroic" => Level::Heroic,
        _ => Level::Standard,
    };
    let modules = Modules {
        roles: on("roles"),
        bombs: on("bombs"),
        detonators: on("fuses"),
        sparks: on("sparks"),
        dual_dice: on("dual-dice"),
    };
    let boxes = match (chosen.get("box"), players) {
        ("countdown", _) | ("fitting", 1..=4) => Boxes::Countdown,
        ("modules", _) => Boxes::Modules(modules),
        ("both", _) | ("fitting", 5) => Boxes::Both,
        _ => Boxes::Epic,
    };
    if modules != Modules::NONE && !matches!(boxes, Boxes::Modules(_)) {
        return together(None, "Modules are for the box 'modules'");
    }
    let detonators = match (chosen.get("detonators"), boxes, level) {
        ("fitting", Boxes::Modules(_), _) => FUSE_CARDS,
        ("fitting", _, level) => [0, 0, 3, 5, 8][level as usize],
        (number, ..) => number.parse().expect("the table's other values are numbers"),
    };
    let mistakes = match (chosen.get("mistakes"), level) {
        ("assisted", _) | ("fitting", Level::Training | Level::Standard) => Mistakes::Assisted,
        ("honour", _) => Mistakes::Honour,
        _ => Mistakes::Strict,
    };
    let clock = match chosen.get("clock") {
        "15" => Clock::Fifteen,
        "20" => Clock::Twenty,
        "off" => Clock::Off,
        _ => Clock::Ten,
    };
    let (auto_roll, drawn_leader) = (on("auto-roll"), chosen.get("leader") == "drawn");
    let advanced = on("advanced");
    let options = Options {
        players,
        level,
        detonators,
        boxes,
        advanced,
        mistakes,
        clock,
        auto_roll,
        drawn_leader,
    };
    match options.check() {
        Ok(()) => Ok(options),
        Err(no) if matches!((boxes, no.because), (Boxes::Modules(_), Because::Detonators(_))) => {
            together(None, "With the box 'modules' six fuse cards are in the deck")
        }
        Err(no) => together(Some(no.clause), crate::text::setup_words(no.because)),
    }
}

fn together<T>(clause: Option<&'static Clause>, words: &str) -> Result<T, Misconfigured> {
    Err(Misconfigured::Together { clause, words: words.to_string() })
}
