//! What things are called in the language of the moment.

use super::art::{Letters, slug};
use super::grammar::{Named, Wants};
use crate::i18n::text;
use crate::t;
use fuse::cards::{Blast, Card, Detonator, Role};
use fuse::die::{Colour, Die};
use fuse::{Call, Clock, Level, Mistakes, Options, Why};

pub(super) fn colour_name(colour: Colour) -> String {
    match colour {
        Colour::Red => t!("fuse-colour-red"),
        Colour::Yellow => t!("fuse-colour-yellow"),
        Colour::Green => t!("fuse-colour-green"),
        Colour::Blue => t!("fuse-colour-blue"),
        Colour::Black => t!("fuse-colour-black"),
    }
}

/// The letters that stand on dice and cards.
pub(super) fn letters() -> Letters {
    Colour::ALL.map(|colour| text(&format!("fuse-letter-{}", slug(colour)), &[]))
}

/// "red 4", "black/yellow 5"
pub(super) fn die_name(die: Die) -> String {
    let colours: Vec<String> = die.colours().iter().map(colour_name).collect();
    let number = die.number().value();
    match colours.as_slice() {
        [one, two] => t!("fuse-die-dual", one = one, two = two, number = number),
        _ => t!("fuse-die", colour = colours.join("/"), number = number),
    }
}

/// "4-point bomb", "spark"
pub(super) fn card_name(card: Card) -> String {
    match card {
        Card::Bomb(bomb) => t!("fuse-bomb", points = bomb.points()),
        Card::Spark(_) => t!("fuse-spark"),
    }
}

fn named(one: Named) -> String {
    match (one.colour, one.number) {
        (Some(colour), Some(number)) => {
            t!("fuse-wants-both", colour = colour_name(colour), number = number)
        }
        (Some(colour), None) => t!("fuse-wants-colour", colour = colour_name(colour)),
        (None, number) => t!("fuse-wants-number", number = number.unwrap_or(0)),
    }
}

/// What a slot wants, in a few words.
pub(super) fn wants_name(wants: Wants) -> String {
    match wants {
        Wants::Any => t!("fuse-wants-any"),
        Wants::Dual => t!("fuse-wants-dual"),
        Wants::SomeNumber => t!("fuse-wants-some-number"),
        Wants::SomeColour => t!("fuse-wants-some-colour"),
        Wants::Either => t!("fuse-wants-either"),
        Wants::Same => t!("fuse-wants-same"),
        Wants::Not(colour) => t!("fuse-wants-not", colour = colour_name(colour)),
        Wants::Coloured(colour) => t!("fuse-wants-coloured-number", colour = colour_name(colour)),
        Wants::One(one) => named(one),
        Wants::Or(one, other) => t!("fuse-wants-or", one = named(one), two = named(other)),
    }
}

const fn role_slug(role: Role) -> &'static str {
    match role {
        Role::WireExpert => "wire-expert",
        Role::OperationsEngineer => "operations-engineer",
        Role::LogisticsSpecialist => "logistics-specialist",
        Role::Technologist => "technologist",
        Role::Mechanic => "mechanic",
        Role::DisposalDrone => "disposal-drone",
        Role::ExplosivesTechnician => "explosives-technician",
    }
}

pub(super) fn role_name(role: Role) -> String {
    text(&format!("fuse-role-{}", role_slug(role)), &[])
}

/// What a role does, in a sentence.
pub(super) fn role_about(role: Role) -> String {
    text(&format!("fuse-role-{}-about", role_slug(role)), &[])
}

/// "red", "4"
pub(super) fn call_name(call: Call) -> String {
    match call {
        Call::Colour(colour) => colour_name(colour),
        Call::Number(number) => number.value().to_string(),
    }
}

/// "red or 1": what a detonator asks for.
fn asked_dice(detonator: Detonator) -> String {
    let Blast::Dice { colours, numbers } = detonator.blast() else { return String::new() };
    let number = (numbers != 0).then(|| numbers.trailing_zeros() + 1);
    match (colours.iter().next(), number) {
        (Some(colour), Some(number)) => {
            t!("fuse-return-either", colour = colour_name(colour), number = number)
        }
        (Some(colour), None) => t!("fuse-return-colour", colour = colour_name(colour)),
        (None, number) => t!("fuse-return-number", number = number.unwrap_or(0)),
    }
}

/// What a detonator does.
pub(super) fn blast_name(detonator: Detonator) -> String {
    match detonator.blast() {
        Blast::Dice { .. } => t!("fuse-blast-dice", what = asked_dice(detonator)),
        Blast::Sparks => t!("fuse-blast-sparks"),
        Blast::RolesOff => t!("fuse-blast-roles"),
        Blast::Sixes => t!("fuse-blast-sixes"),
    }
}

/// What kind of die is returned, or why.
pub(super) fn why_name(why: Why) -> String {
    match why {
        Why::Detonator(detonator) => asked_dice(detonator),
        Why::NoSpark => t!("fuse-return-no-spark"),
        Why::Leftover(die) => t!("fuse-return-leftover", die = die_name(die)),
    }
}

pub(super) fn level_name(level: Level) -> String {
    match level {
        Level::Training => t!("fuse-level-training"),
        Level::Standard => t!("fuse-level-standard"),
        Level::Expert => t!("fuse-level-expert"),
        Level::Elite => t!("fuse-level-elite"),
        Level::Heroic => t!("fuse-level-heroic"),
    }
}

/// What was agreed: the level and how many play, and what is unusual.
pub(super) fn agreed(options: &Options) -> String {
    let mut said = t!("fuse-agreed", level = level_name(options.level), count = options.players);
    let mistakes = match options.mistakes {
        Mistakes::Assisted => None,
        Mistakes::Strict => Some(t!("fuse-mode-strict")),
        Mistakes::Honour => Some(t!("fuse-mode-honour")),
    };
    let clock = match options.clock {
        Clock::Ten => None,
        Clock::Off => Some(t!("fuse-clock-off")),
        Clock::Fifteen => Some(t!("fuse-clock-minutes", count = 15)),
        Clock::Twenty => Some(t!("fuse-clock-minutes", count = 20)),
    };
    let armed = options.detonators > 0;
    let detonators = armed.then(|| t!("fuse-detonators-agreed", count = options.detonators));
    for more in [detonators, mistakes, clock].into_iter().flatten() {
        said = t!("fuse-agreed-more", agreed = said, more = more);
    }
    said
}

/// How many entries the sheet of symbols has, as on the last page of the rulebook.
pub(super) const GLYPHS: usize = 25;

/// Keys that are put together at run time, so that a test can look them up.
pub(super) fn built_keys() -> Vec<String> {
    let places = (0..kernel::SEATS_MAX).map(|seat| format!("fuse-place-{seat}"));
    let letters = Colour::ALL.into_iter().map(|colour| format!("fuse-letter-{}", slug(colour)));
    let roles = Role::ALL.into_iter().flat_map(|role| {
        let role = role_slug(role);
        [format!("fuse-role-{role}"), format!("fuse-role-{role}-about")]
    });
    let glyphs = (1..=GLYPHS).map(|number| format!("fuse-glyph-{number}"));
    places.chain(letters).chain(roles).chain(glyphs).collect()
}
