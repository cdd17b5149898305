//! What is agreed before a match.

use crate::board::Side;
use crate::clause;
use crate::crew::CREW_MAX;
use crate::event::Because;
use crate::levels::Level;
use crate::specialist::{Origin, Specialist};
use alloc::string::ToString;
use kernel::{Chosen, Clause, GameOption, Illegal, Misconfigured, OptionValue, Seats, refuse};
use serde::{Deserialize, Serialize};

/// Which rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Mode {
    Family,
    Experienced,
}

/// S13: whose cards are in the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// The eight of the base game.
    Base,
    /// And those of other boxes: Structural Engineer, Veteran, Rescue Dog.
    More,
    /// Those of the base game and of Tragic Events.
    Tragic,
    /// Everybody.
    All,
}

/// O2: how long a window stays open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Windows {
    Eight,
    Twenty,
    Endless,
}

impl Windows {
    /// In milliseconds, if it ends.
    pub const fn millis(self) -> Option<u32> {
        match self {
            Windows::Eight => Some(8_000),
            Windows::Twenty => Some(20_000),
            Windows::Endless => None,
        }
    }
}

/// The switches of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// S1: how many play.
    pub players: u8,
    /// S1: how many firefighters there are.
    pub firefighters: u8,
    /// Which rules.
    pub mode: Mode,
    /// S6.
    pub level: Level,
    /// The side of the board.
    pub side: Side,
    /// D1: is it played with Tragic Events?
    pub tragic: bool,
    /// S13: are the specialists chosen? Otherwise they are drawn.
    pub chosen: bool,
    /// S13.
    pub cards: Cards,
    /// O2.
    pub windows: Windows,
    /// FC3: are commands free?
    pub free_command: bool,
    /// E4.
    pub play_on: bool,
    /// Q36.
    pub accelerate_advances: bool,
}

impl Options {
    /// Every seat.
    #[inline]
    pub const fn seats(&self) -> Seats {
        Seats::first(self.players as usize)
    }

    /// Is it the Family game?
    #[inline]
    pub const fn is_family(&self) -> bool {
        matches!(self.mode, Mode::Family)
    }

    /// S13: is this card in the game?
    pub const fn has_card(&self, specialist: Specialist) -> bool {
        match (specialist.profile().origin, self.cards) {
            (Origin::Base, _) | (_, Cards::All) => true,
            (Origin::Extra, cards) => matches!(cards, Cards::More),
            (Origin::Tragic, cards) => matches!(cards, Cards::Tragic),
        }
    }

    /// Can such a match be played?
    pub fn check(&self) -> Result<(), Illegal<Because>> {
        let crew = self.players.max(1)..=CREW_MAX as u8;
        if self.players == 0 || !crew.contains(&self.firefighters) {
            return refuse(&clause::S1, Because::Crew(self.firefighters));
        }
        let plain = self.side == Side::First && self.level == Level::Recruit;
        let bare = plain && !self.tragic && self.cards == Cards::Base && !self.chosen;
        if self.is_family() && !bare {
            return refuse(&clause::S2, Because::Family);
        }
        if !self.tragic && matches!(self.cards, Cards::Tragic | Cards::All) {
            return refuse(&clause::Q42, Because::NotTragic);
        }
        Ok(())
    }
}

const fn value(key: &'static str, about: &'static str) -> OptionValue {
    OptionValue { key, about }
}

const OFF_ON: &[OptionValue] = &[value("off", "No."), value("on", "Yes.")];

/// The table of options.
pub(crate) const OPTIONS: &[GameOption] = &[
    GameOption {
        key: "players",
        about: "How many play.",
        values: &[
            value("2", "Two."),
            value("1", "One."),
            value("3", "Three."),
            value("4", "Four."),
            value("5", "Five."),
            value("6", "Six."),
        ],
    },
    GameOption {
        key: "firefighters",
        about: "How many firefighters they have, dealt round the seats.",
        values: &[
            value("each", "One each."),
            value("1", "One."),
            value("2", "Two."),
            value("3", "Three."),
            value("4", "Four."),
            value("5", "Five."),
            value("6", "Six."),
        ],
    },
    GameOption {
        key: "game",
        about: "Which rules.",
        values: &[
            value("family", "The Family game, to begin with."),
            value("experienced", "With specialists, vehicles, hazmats and hot spots."),
        ],
    },
    GameOption {
        key: "level",
        about: "How hard the Experienced game is.",
        values: &[
            value("recruit", "Recruit."),
            value("veteran", "Veteran."),
            value("heroic", "Heroic."),
        ],
    },
    GameOption {
        key: "side",
        about: "Which side of the board.",
        values: &[value("1", "Four ways out."), value("2", "Two ways out.")],
    },
    GameOption {
        key: "tragic-events",
        about: "With the fire deck and the events of the expansion, instead of hot spots?",
        values: OFF_ON,
    },
    GameOption {
        key: "specialists",
        about: "How the players come by their specialists.",
        values: &[value("drawn", "Chance deals them."), value("chosen", "Everybody chooses.")],
    },
    GameOption {
        key: "cards",
        about: "Whose cards are in the game.",
        values: &[
            value("base", "The eight of the base game."),
            value("more", "And Structural Engineer, Veteran and Rescue Dog."),
            value("tragic", "The eight and the three of Tragic Events."),
            value("all", "All fourteen."),
        ],
    },
    GameOption {
        key: "windows",
        about: "How long others are waited for who may step in.",
        values: &[
            value("8", "Eight seconds."),
            value("20", "Twenty seconds."),
            value("endless", "Until they answer."),
        ],
    },
    GameOption {
        key: "command",
        about: "May a Fire Captain move the firefighters of others?",
        values: &[value("ask", "When they agree."), value("free", "Always.")],
    },
    GameOption {
        key: "play-on",
        about: "Does the game go on after the seventh victim, for ten?",
        values: OFF_ON,
    },
    GameOption {
        key: "accelerate",
        about: "Does the Accelerate itself advance the fire?",
        values: &[
            value("advances", "Yes."),
            value("shuffles", "It only adds, draws and shuffles."),
        ],
    },
];

/// The options that these choices describe.
pub(crate) fn configure(chosen: &Chosen<'_>) -> Result<Options, Misconfigured> {
    let number = |key| chosen.get(key).parse::<u8>().ok();
    let players = number("players").expect("the table's values are numbers");
    let options = Options {
        players,
        firefighters: number("firefighters").unwrap_or(players),
        mode: match chosen.get("game") {
            "experienced" => Mode::Experienced,
            _ => Mode::Family,
        },
        level: match chosen.get("level") {
            "veteran" => Level::Veteran,
            "heroic" => Level::Heroic,
            _ => Level::Recruit,
        },
        side: if chosen.get("side") == "2" { Side::Second } else { Side::First },
        tragic: chosen.get("tragic-events") == "on",
        chosen: chosen.get("specialists") == "chosen",
        cards: match chosen.get("cards") {
            "more" => Cards::More,
            "tragic" => Cards::Tragic,
            "all" => Cards::All,
            _ => Cards::Base,
        },
        windows: match chosen.get("windows") {
            "20" => Windows::Twenty,
            "endless" => Windows::Endless,
            _ => Windows::Eight,
        },
        free_command: chosen.get("command") == "free",
        play_on: chosen.get("play-on") == "on",
        accelerate_advances: chosen.get("accelerate") == "advances",
    };
    match options.check() {
        Ok(()) => Ok(options),
        Err(no) => together(no.clause, crate::text::setup_words(no.because)),
    }
}

fn together<T>(clause: &'static Clause, words: &str) -> Result<T, Misconfigured> {
    Err(Misconfigured::Together { clause: Some(clause), words: words.to_string() })
}
