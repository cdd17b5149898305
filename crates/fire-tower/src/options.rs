//! What is agreed before a match: editions as presets over switches.

use crate::card::FireMix;
use crate::clause;
use crate::event::Because;
use crate::state::SEATS;
use crate::wind::{Tower, Towers};
use alloc::string::ToString;
use kernel::{Added, Chosen, GameOption, Illegal, Misconfigured, OptionValue, Seat, Seats, refuse};
use serde::{Deserialize, Serialize};

/// The printings. Rules never ask which one is played: they ask the switches that it presets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// The first printing.
    #[serde(rename = "2018")]
    First,
    /// The later printing.
    #[serde(rename = "2023")]
    Later,
}

/// By which of our tellings of the rules a match is played. A record or a kept table of an older
/// one plays on by it, so that it stays true; every new match is played by the newest.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(try_from = "u16", into = "u16")]
pub enum Rules {
    /// The first telling. The last tower that burnt outside a shadow's turn won; an event drawn for a
    /// burning came after the storm; the end of the turn gave back what was stolen in it; a drawn
    /// event lay aside until it was carried out.
    #[default]
    One,
    /// Q21, Q31, G5 and E1 as they stand in the document.
    Two,
}

impl Rules {
    /// The rules of every new match.
    pub const NEWEST: Rules = Rules::Two;

    /// The number that records carry.
    pub const fn version(self) -> u16 {
        match self {
            Rules::One => 1,
            Rules::Two => 2,
        }
    }
}

impl From<Rules> for u16 {
    fn from(rules: Rules) -> u16 {
        rules.version()
    }
}

impl TryFrom<u16> for Rules {
    type Error = &'static str;

    fn try_from(version: u16) -> Result<Rules, &'static str> {
        match version {
            1 => Ok(Rules::One),
            2 => Ok(Rules::Two),
            _ => Err("a later version of the rules"),
        }
    }
}

/// What the Shadow of the Wood is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShadowRule {
    /// Not used.
    Off,
    /// G1: a card in the deck.
    Event,
    /// N1: what burnt players become.
    Role,
}

/// What a seat brings from an earlier game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Honour {
    /// Nothing.
    None,
    /// P1: Champion of the Wood.
    Champion,
    /// P2: the second side.
    GrandChampion,
}

/// The switches of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// Which printing the rest was preset from.
    pub edition: Edition,
    /// The towers that players hold; seats are their clockwise order.
    pub towers: Towers,
    /// S5: Firestorm is in the deck.
    pub firestorm: bool,
    /// S5: Mutual Aid is in the deck.
    pub mutual_aid: bool,
    /// M7: the gem of Mutual Aid needs no fire beside it.
    pub aid_anywhere: bool,
    /// G1, N1.
    pub shadow: ShadowRule,
    /// D6.
    pub tower_ablaze: bool,
    /// R3.
    pub reckless_needs_fire: bool,
    /// V1.
    pub teams: bool,
    /// P1, P2: by seat.
    pub honours: [Honour; SEATS],
    /// The split of the fire cards.
    pub fire_mix: FireMix,
    /// Which telling of the rules.
    #[serde(default, skip_serializing_if = "Added::is_absent")]
    pub rules: Added<Rules>,
}

impl Options {
    /// The usual match of an edition with these towers.
    pub const fn preset(edition: Edition, towers: Towers) -> Options {
        let later = matches!(edition, Edition::Later);
        let haunted = later && towers.len() >= 3;
        Options {
            edition,
            towers,
            firestorm: true,
            mutual_aid: false,
            aid_anywhere: false,
            shadow: if haunted { ShadowRule::Role } else { ShadowRule::Off },
            tower_ablaze: later,
            reckless_needs_fire: !later,
            teams: false,
            honours: [Honour::None; SEATS],
            fire_mix: FireMix::ThreeThree,
            rules: Added(Rules::NEWEST),
        }
    }

    /// How many players.
    #[inline]
    pub const fn seat_count(&self) -> usize {
        self.towers.len()
    }

    /// Is the match played by this telling of the rules, or by a newer one?
    #[inline]
    pub fn since(&self, rules: Rules) -> bool {
        self.rules.0 >= rules
    }

    /// The tower of a seat.
    #[inline]
    pub fn tower(&self, seat: Seat) -> Tower {
        if self.towers == Towers::ALL {
            return Tower::ALL[seat.index()];
        }
        self.towers.iter().nth(seat.index()).expect("a seat of this match")
    }

    /// The seat of a tower, if somebody holds it.
    #[inline]
    pub fn seat(&self, tower: Tower) -> Option<Seat> {
        self.towers.iter().position(|held| held == tower).map(Seat::new)
    }

    /// V1: this seat and, in teams, its partner across the diagonal.
    pub const fn friends(&self, seat: Seat) -> Seats {
        let own = Seats::only(seat);
        if self.teams { own.with(seat.next(SEATS).next(SEATS)) } else { own }
    }

    /// P3: what each seat brings into the next match after these seats have won this one.
    pub fn honours_after(&self, winners: Seats) -> [Honour; SEATS] {
        let mut honours = [Honour::None; SEATS];
        for seat in winners.iter() {
            honours[seat.index()] = match self.honours[seat.index()] {
                Honour::None => Honour::Champion,
                Honour::Champion | Honour::GrandChampion => Honour::GrandChampion,
            };
        }
        honours
    }

    /// Can such a match be played?
    pub fn check(&self) -> Result<(), Illegal<Because>> {
        let diagonal = self.towers == Towers::RED_BLUE || self.towers == Towers::PURPLE_GREEN;
        if self.towers != self.towers.iter().fold(Towers::NONE, Towers::with)
            || self.seat_count() < 2
            || self.seat_count() == 2 && !diagonal
        {
            return refuse(&clause::S2, Because::NotDiagonal);
        }
        if self.teams && self.seat_count() != 4 {
            return refuse(&clause::V4, Because::NotFour);
        }
        if self.teams && self.shadow != ShadowRule::Off {
            return refuse(&clause::V5, Because::ShadowInTeams);
        }
        if self.shadow == ShadowRule::Role && self.seat_count() < 3 {
            return refuse(&clause::N11, Because::TooFewForShadow);
        }
        Ok(())
    }
}

const fn value(key: &'static str, about: &'static str) -> OptionValue {
    OptionValue { key, about }
}

const SWITCH_OFF: &[OptionValue] = &[value("off", "Left out."), value("on", "Used.")];
const SWITCH_ON: &[OptionValue] = &[value("on", "Used."), value("off", "Left out.")];
const HONOURS: &[OptionValue] = &[
    value("none", "Nothing from an earlier game."),
    value("champion", "Two firebreaks before the first turn."),
    value("grand-champion", "The firebreaks, and one exchange of cards (reconstructed)."),
];

/// The table of options.
pub(crate) const OPTIONS: &[GameOption] = &[
    GameOption {
        key: "players",
        about: "How many play.",
        values: &[value("4", "Four."), value("2", "Two, on a diagonal."), value("3", "Three.")],
    },
    GameOption {
        key: "edition",
        about: "Which printing's rules are preset.",
        values: &[value("2023", "The later printing."), value("2018", "The first printing.")],
    },
    GameOption {
        key: "towers",
        about: "Which corners are held when fewer than four play.",
        values: &[
            value("usual", "Red and blue for two; green stays empty for three."),
            value("purple-green", "The other diagonal, for two."),
            value("no-red", "The red corner stays empty, for three."),
            value("no-purple", "The purple corner stays empty, for three."),
            value("no-blue", "The blue corner stays empty, for three."),
        ],
    },
    GameOption {
        key: "firestorm",
        about: "The Firestorm event; beginners may leave it out.",
        values: SWITCH_ON,
    },
    GameOption { key: "mutual-aid", about: "The Mutual Aid event.", values: SWITCH_OFF },
    GameOption {
        key: "aid-gem",
        about: "Where a gem of Mutual Aid may go.",
        values: &[
            value("beside-fire", "Beside fire."),
            value("anywhere", "On any vacant cell, after the letter of the 2018 text."),
        ],
    },
    GameOption {
        key: "shadow",
        about: "The Shadow of the Wood: a second chance for burnt players.",
        values: &[
            value("edition", "The role in 2023 with three or four players, otherwise off."),
            value("off", "Burnt players are out."),
            value("event", "A card in the deck, as in 2018."),
            value("role", "Burnt players play on as shadows, as in 2023."),
        ],
    },
    GameOption {
        key: "tower-ablaze",
        about: "A burnt tower's zone burns for ever.",
        values: &[value("edition", "On in 2023, off in 2018."), SWITCH_ON[0], SWITCH_OFF[0]],
    },
    GameOption {
        key: "reckless",
        about: "When Reckless Abandon opens.",
        values: &[
            value("edition", "As the edition says."),
            value("needs-fire", "With an empty Bucket and fire in your zone, as in 2018."),
            value("free", "With an empty Bucket, as in 2023."),
        ],
    },
    GameOption {
        key: "teams",
        about: "Two against two, partners on a diagonal.",
        values: SWITCH_OFF,
    },
    GameOption {
        key: "fire-mix",
        about: "How many Flare Ups and Embers are in the deck (readings differ).",
        values: &[value("3-3", "Three of each."), value("4-2", "Four Flare Ups, two Embers.")],
    },
    GameOption { key: "honour-red", about: "Red's Champion of the Wood card.", values: HONOURS },
    GameOption {
        key: "honour-purple",
        about: "Purple's Champion of the Wood card.",
        values: HONOURS,
    },
    GameOption { key: "honour-blue", about: "Blue's Champion of the Wood card.", values: HONOURS },
    GameOption {
        key: "honour-green",
        about: "Green's Champion of the Wood card.",
        values: HONOURS,
    },
];

/// The options that these choices describe.
pub(crate) fn configure(chosen: &Chosen<'_>) -> Result<Options, Misconfigured> {
    let edition = if chosen.get("edition") == "2018" { Edition::First } else { Edition::Later };
    let towers = towers(chosen.get("players"), chosen.get("towers"))?;
    let mut options = Options::preset(edition, towers);
    options.firestorm = chosen.get("firestorm") == "on";
    options.mutual_aid = chosen.get("mutual-aid") == "on";
    options.aid_anywhere = chosen.get("aid-gem") == "anywhere";
    options.teams = chosen.get("teams") == "on";
    match chosen.get("shadow") {
        "off" => options.shadow = ShadowRule::Off,
        "event" => options.shadow = ShadowRule::Event,
        "role" => options.shadow = ShadowRule::Role,
        _ if options.teams => options.shadow = ShadowRule::Off,
        _ => {}
    }
    match chosen.get("tower-ablaze") {
        "on" => options.tower_ablaze = true,
        "off" => options.tower_ablaze = false,
        _ => {}
    }
    match chosen.get("reckless") {
        "needs-fire" => options.reckless_needs_fire = true,
        "free" => options.reckless_needs_fire = false,
        _ => {}
    }
    if chosen.get("fire-mix") == "4-2" {
        options.fire_mix = FireMix::FourTwo;
    }
    let honours = ["honour-red", "honour-purple", "honour-blue", "honour-green"];
    for (key, tower) in honours.into_iter().zip(Tower::ALL) {
        let honour = match chosen.get(key) {
            "champion" => Honour::Champion,
            "grand-champion" => Honour::GrandChampion,
            _ => continue,
        };
        let Some(seat) = options.seat(tower) else {
            let words = "nobody holds that tower, so it can have no champion".to_string();
            return Err(Misconfigured::Together { clause: None, words });
        };
        options.honours[seat.index()] = honour;
    }
    let together = |no: Illegal<Because>| {
        let words = match no.because {
            Because::NotFour => "Teams need four players",
            Because::TooFewForShadow => "Shadows need three or four players",
            Because::ShadowInTeams => "Teams and the Shadow do not go together",
            _ => "These towers make no match",
        };
        Misconfigured::Together { clause: Some(no.clause), words: words.to_string() }
    };
    options.check().map_err(together)?;
    Ok(options)
}

fn towers(players: &str, corners: &str) -> Result<Towers, Misconfigured> {
    Ok(match (players, corners) {
        ("2", "usual") => Towers::RED_BLUE,
        ("2", "purple-green") => Towers::PURPLE_GREEN,
        ("3", "usual") => Towers::ALL.without(Tower::Green),
        ("3", "no-red") => Towers::ALL.without(Tower::Red),
        ("3", "no-purple") => Towers::ALL.without(Tower::Purple),
        ("3", "no-blue") => Towers::ALL.without(Tower::Blue),
        ("4", "usual") => Towers::ALL,
        _ => {
            let words = alloc::format!("corners '{corners}' do not go with {players} players");
            return Err(Misconfigured::Together { clause: None, words });
        }
    })
}
