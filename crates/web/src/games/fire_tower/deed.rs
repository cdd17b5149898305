//! Deeds: which events are one, and how the log tells them, a card with all that it did in one sentence and
//! not cell by cell.

use super::tell::tell;
use super::words::{card_name, side, towards};
use crate::games::{Names, Tie};
use crate::kit::listed;
use crate::t;
use fire_tower::{Card, Cause, Event, Frame, Roll, Space, Step, View};
use kernel::{Seat, Seen};

/// Who did something on the board.
const fn doer(event: &Event) -> Option<Seat> {
    match *event {
        Event::Lit { by: Cause::Seat(by), .. }
        | Event::Doused { by, .. }
        | Event::Lifted { by, .. }
        | Event::Laid { by, .. }
        | Event::Cleared { by, .. }
        | Event::Exploded { by, .. } => Some(by),
        _ => None,
    }
}

/// A card is shown with all of its cells at once; a storm comes cell by cell.
pub(super) fn tie(before: &Event, event: &Event) -> Tie {
    let by = doer(event);
    let begun = match *before {
        Event::Played { seat, .. } | Event::BucketUsed { seat } => Some(seat),
        ref other => doer(other),
    };
    let goes_on = match (*before, *event) {
        _ if by.is_some() && by == begun => return Tie::With,
        // Three cards of a suit are spent for three fires.
        (Event::Discarded { seat, .. }, Event::Lit { .. }) => by == Some(seat),
        (
            Event::Discarded { seat, .. } | Event::Drew { seat, .. },
            Event::Drew { seat: to, .. },
        ) => seat == to,
        (Event::Discarded { seat, .. }, Event::Discarded { seat: by, .. }) => seat == by,
        // A card of wind turns it, or lets the die do so.
        (Event::Played { .. }, Event::WindTurned { .. })
        | (Event::Played { .. }, Event::Rolled { why: Roll::Wind, .. })
        | (Event::Rolled { .. }, Event::WindTurned { .. }) => true,
        (Event::Began { card: Card::Firestorm, .. }, Event::Rolled { why: Roll::Storm, .. })
        | (Event::Rolled { why: Roll::Storm, .. }, Event::Lit { by: Cause::Storm, .. })
        | (Event::Lit { by: Cause::Storm, .. }, Event::Lit { by: Cause::Storm, .. }) => true,
        (Event::Surfaced { card, .. }, Event::Began { card: begun, .. }) => card == begun,
        (Event::Burnt { .. }, Event::Ablaze { .. } | Event::Took { .. }) => true,
        _ => false,
    };
    if goes_on { Tie::After } else { Tie::Apart }
}

/// What a deed did to the board.
#[derive(Default)]
struct Effect {
    /// The first cell that it touched.
    at: Option<Space>,
    lifted: Option<Space>,
    lit: Vec<Space>,
    doused: usize,
    laid: usize,
    cleared: usize,
}

impl Effect {
    fn of<'a>(events: impl Iterator<Item = &'a Event>) -> Effect {
        let mut effect = Effect::default();
        for event in events {
            let touched = match *event {
                Event::Lit { space, .. } => {
                    effect.lit.push(space);
                    space
                }
                Event::Lifted { space, .. } => *effect.lifted.insert(space),
                Event::Doused { space, .. } => {
                    effect.doused += 1;
                    space
                }
                Event::Laid { space, .. } => {
                    effect.laid += 1;
                    space
                }
                Event::Cleared { space, .. } => {
                    effect.cleared += 1;
                    space
                }
                Event::Exploded { space, .. } => space,
                _ => continue,
            };
            effect.at = effect.at.or(Some(touched));
        }
        effect
    }

    /// "5 fires, 1 firebreak removed"
    fn words(&self) -> String {
        let parts = [
            (self.lit.len(), t!("fire-tower-deed-lit", count = self.lit.len())),
            (self.doused, t!("fire-tower-deed-doused", count = self.doused)),
            (self.laid, t!("fire-tower-deed-laid", count = self.laid)),
            (self.cleared, t!("fire-tower-deed-cleared", count = self.cleared)),
        ];
        listed(parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words))
    }
}

/// A deed in one sentence.
pub(super) fn tell_deed(names: &Names, deed: &[(&View, &Event)]) -> String {
    let Some((view, first)) = deed.first() else { return String::new() };
    let effect = Effect::of(deed.iter().map(|(_, event)| *event));
    match **first {
        Event::Played { seat, card } => played(names.of(seat), card, deed, &effect),
        Event::BucketUsed { seat } if effect.at.is_some() => {
            t!("fire-tower-deed-bucket", name = names.of(seat), did = effect.words())
        }
        Event::Lit { by: Cause::Seat(seat), space } if blows(view) => {
            t!("fire-tower-deed-wind", name = names.of(seat), cell = space)
        }
        Event::Lit { by: Cause::Seat(seat), .. } if effect.lit.len() > 1 => {
            t!("fire-tower-deed-fires", name = names.of(seat), cells = listed(&effect.lit))
        }
        Event::Discarded { seat, .. } => discarded(names.of(seat), deed, &effect),
        Event::Drew { seat, .. } => {
            t!("fire-tower-deed-draws", name = names.of(seat), cards = cards(deed, drawn))
        }
        Event::Began { .. } | Event::Rolled { .. } if !effect.lit.is_empty() => {
            let to = deed.iter().find_map(|(_, event)| match event {
                Event::Rolled { side, .. } => Some(*side),
                _ => None,
            });
            let side = to.map_or_else(String::new, side);
            t!("fire-tower-deed-storm", side = side, did = effect.words())
        }
        _ => plainly(names, deed),
    }
}

/// Is it the wind's fire, with which a turn begins?
fn blows(view: &View) -> bool {
    matches!(view.open.course.frames.top(), Frame::Turn { step: Step::Wind, .. })
}

fn played(name: &str, card: Card, deed: &[(&View, &Event)], effect: &Effect) -> String {
    let wind = deed.iter().rev().find_map(|(_, event)| match event {
        Event::WindTurned { wind } => Some(*wind),
        _ => None,
    });
    let card = card_name(card);
    match (effect.at, effect.lifted, effect.lit.last(), wind) {
        (_, Some(from), Some(&to), _) => {
            t!("fire-tower-deed-ember", name = name, card = card, from = from, to = to)
        }
        (Some(cell), ..) => {
            let did = effect.words();
            t!("fire-tower-deed-card-at", name = name, card = card, cell = cell, did = did)
        }
        (.., Some(wind)) => {
            t!("fire-tower-deed-card-wind", name = name, card = card, to = towards(wind))
        }
        _ => t!("fire-tower-told-played", name = name, card = card),
    }
}

fn discarded(name: &str, deed: &[(&View, &Event)], effect: &Effect) -> String {
    let gone = cards(deed, |event| match event {
        Event::Discarded { card, .. } => Some(*card),
        _ => None,
    });
    let new = cards(deed, drawn);
    match (effect.at, new.is_empty()) {
        (Some(_), _) => {
            t!("fire-tower-deed-reckless", name = name, cards = gone, did = effect.words())
        }
        (None, false) => t!("fire-tower-deed-exchanges", name = name, cards = gone, drawn = new),
        (None, true) => t!("fire-tower-deed-discards", name = name, cards = gone),
    }
}

fn drawn(event: &Event) -> Option<Card> {
    match event {
        Event::Drew { card: Seen::Open(card), .. } => Some(*card),
        _ => None,
    }
}

fn cards(deed: &[(&View, &Event)], which: fn(&Event) -> Option<Card>) -> String {
    listed(deed.iter().filter_map(|(_, event)| which(event)).map(card_name))
}

/// Sentence after sentence; what stands in for another is left out.
fn plainly(names: &Names, deed: &[(&View, &Event)]) -> String {
    let needless = |event: &Event| match event {
        Event::Ablaze { .. } => deed.iter().any(|(_, one)| matches!(one, Event::Burnt { .. })),
        Event::WindTurned { .. } => deed.iter().any(|(_, one)| matches!(one, Event::Rolled { .. })),
        Event::Surfaced { card, .. } => deed
            .iter()
            .any(|(_, one)| matches!(one, Event::Began { card: begun, .. } if begun == card)),
        _ => false,
    };
    let told = deed.iter().filter(|(_, event)| !needless(event));
    told.map(|(view, event)| tell(names, view, event)).collect::<Vec<_>>().join(". ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, speak};
    use fire_tower::{FireTower, Wind};
    use kernel::{Chosen, Game, Seats};
    use leptos::prelude::Owner;

    const RED: Seat = Seat::new(0);

    fn lit(cell: &str) -> Event {
        Event::Lit { space: at(cell), by: Cause::Seat(RED) }
    }

    fn at(cell: &str) -> Space {
        Space::parse(cell).expect("a cell")
    }

    /// All of these are one deed; what the log says of it, in English.
    fn told(deed: &[Event]) -> String {
        let together = deed.windows(2).all(|two| tie(&two[0], &two[1]) != Tie::Apart);
        assert!(together, "one deed: {deed:?}");
        let chosen = Chosen::new(FireTower::OPTIONS, &[]).expect("defaults fit");
        let setup = FireTower::configure(&chosen).expect("fits");
        let view = FireTower::new(&setup).expect("fits").view(None);
        let names = Names { of: vec!["Ash".to_owned(), "Flint".to_owned()], yours: Seats::NONE };
        let deed: Vec<_> = deed.iter().map(|event| (&view, event)).collect();
        Owner::new().with(|| {
            speak(Lang::En, include_str!("words/en.ftl").to_owned());
            tell_deed(&names, &deed)
        })
    }

    #[test]
    fn a_card_is_told_with_its_place_and_what_it_did() {
        let played = |card| Event::Played { seat: RED, card };
        let blast = Event::Exploded { space: at("f6"), by: RED };
        let explosion = [played(Card::Explosion), blast, lit("f5"), lit("g6")];
        assert_eq!(told(&explosion), "Ash plays Explosion at f6: 2 fires");
        let out = |cell| Event::Doused { space: at(cell), by: RED };
        let drop = [played(Card::AirDrop), out("c4")];
        assert_eq!(told(&drop), "Ash plays Air Drop at c4: 1 fire put out");
        let lifted = Event::Lifted { space: at("c4"), by: RED };
        let ember = [played(Card::Ember), lifted, lit("e6")];
        assert_eq!(told(&ember), "Ash plays Ember: the fire of c4 flies to e6");
        let bucket = [Event::BucketUsed { seat: RED }, out("a2"), out("b2")];
        assert_eq!(told(&bucket), "Ash empties the Bucket: 2 fires put out");
    }

    #[test]
    fn a_card_of_wind_is_told_with_the_wind() {
        let played = Event::Played { seat: RED, card: Card::North };
        let turned = Event::WindTurned { wind: Wind::North };
        assert_eq!(told(&[played, turned]), "Ash plays North: the wind now blows to the north");
        let rolled = Event::Rolled { side: Wind::North, why: Roll::Wind };
        assert_eq!(told(&[played, rolled, turned]), told(&[played, turned]));
        assert_eq!(told(&[rolled, turned]), "The die gives a new wind: north");
    }

    #[test]
    fn cards_that_go_and_come_are_told_together() {
        let gone = |card| Event::Discarded { seat: RED, card };
        let came = Event::Drew { seat: RED, card: Seen::Open(Card::Ember) };
        let north = [gone(Card::North), gone(Card::East)];
        assert_eq!(told(&north), "Ash discards North, East");
        assert_eq!(told(&[north[0], came]), "Ash discards North, draws Ember");
        assert_eq!(told(&[came, came]), "Ash draws Ember, Ember");
        let spent = [gone(Card::Ember), gone(Card::Ember), gone(Card::Ember), lit("c3")];
        assert_eq!(told(&spent), "Ash spends Ember, Ember, Ember: 1 fire");
    }

    #[test]
    fn a_storm_is_one_line_and_whose_deed_is_another_is_none() {
        let storm = |cell| Event::Lit { space: at(cell), by: Cause::Storm };
        let rolled = Event::Rolled { side: Wind::East, why: Roll::Storm };
        let began = Event::Began { card: Card::Firestorm, seat: RED };
        assert_eq!(told(&[began, rolled, storm("c3"), storm("c4")]), "Firestorm, east: 2 fires");
        assert_eq!(tie(&storm("c3"), &storm("c4")), Tie::After, "cell by cell");
        let other = Event::Lit { space: at("c3"), by: Cause::Seat(Seat::new(1)) };
        assert_eq!(tie(&lit("c3"), &other), Tie::Apart);
        assert_eq!(tie(&Event::TurnBegan { seat: RED }, &storm("c3")), Tie::Apart);
    }

    #[test]
    fn a_card_and_its_cells_are_one_beat_and_what_comes_before_it_is_another_deed() {
        let snag = Event::Played { seat: RED, card: Card::BurningSnag };
        let bucket = Event::BucketUsed { seat: RED };
        assert_eq!(tie(&snag, &lit("c3")), Tie::With);
        assert_eq!(tie(&lit("c3"), &lit("c4")), Tie::With);
        assert_eq!(tie(&bucket, &Event::Doused { space: at("c3"), by: RED }), Tie::With);
        assert_eq!(tie(&lit("c3"), &snag), Tie::Apart, "the wind's fire comes before the card");
        assert_eq!(tie(&lit("c3"), &bucket), Tie::Apart);
        let other = Event::Lit { space: at("c3"), by: Cause::Seat(Seat::new(1)) };
        assert_eq!(tie(&snag, &other), Tie::Apart);
        assert_eq!(tie(&snag, &Event::Lit { space: at("c3"), by: Cause::Storm }), Tie::Apart);
    }
}
