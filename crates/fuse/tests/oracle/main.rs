//! "May this die lie there?" told a second time: a card is read anew from how it is written, and whether
//! it can still be finished is found out by trying all dice of the game.
//!
//! Written from the rules document and not from the engine. `TINDERBOX_BOARDS=100000` tries more.

#[path = "../common/mod.rs"]
mod common;
mod invented;
mod notation;
mod slow;
mod walk;

use common::vectors::VECTORS;
use common::{Colour, Die, Kind, Number, Placed, die, placed};
use fastrand::Rng;
use fuse::cards::{BOMB_TABLE, SPARK_TABLE};
use fuse::completable::Supply;
use invented::Invented;
use notation::Card;
use slow::Fault;
use walk::{Game, Tally, Walk, dice, look, there};

fn boards() -> usize {
    let asked = std::env::var("TINDERBOX_BOARDS").ok();
    asked.map_or(6_000, |text| text.parse().expect("TINDERBOX_BOARDS is a number"))
}

#[test]
fn the_two_tellings_agree_on_every_printed_card() {
    let (mut rng, mut tally, games) = (Rng::with_seed(4), Tally::default(), Game::all());
    let cards: Vec<&str> = BOMB_TABLE.iter().chain(&SPARK_TABLE).map(|card| card.text).collect();
    while tally.seen.len() < boards() {
        let text = cards[rng.usize(..cards.len())];
        let game = &games[rng.usize(..games.len())];
        Walk::new(text, game).go(&mut rng, &mut tally);
    }
    assert_eq!(tally.died, 0, "on a printed card a run that can die so is the whole card");
    tally.tell("printed cards");
}

#[test]
fn the_two_tellings_agree_on_cards_that_nobody_printed() {
    let (mut rng, mut tally, games) = (Rng::with_seed(5), Tally::default(), Game::all());
    while tally.seen.len() < boards() {
        let text = Invented::card(&mut rng);
        let (card, game) = (Card::read(&text), &games[rng.usize(..games.len())]);
        // The engine has room for four relations, and a card that nobody can finish is no card.
        let empty = vec![None; card.slots.len()];
        if card.relations.len() <= 4 && card.can_be_finished(&empty, &game.dice) {
            Walk::new(&text, game).go(&mut rng, &mut tally);
        }
    }
    tally.tell("invented cards");
}

#[test]
fn both_tellings_count_the_same_dice() {
    for game in Game::all() {
        for kind in Kind::all() {
            let one = look(Die::new(kind, Number::new(1))).colours;
            let own = game.dice.iter().find(|dice| dice.0 == one).expect("a kind of the rules");
            assert_eq!(u32::from(game.supply.dice.0[kind.index()]), own.1, "{kind:?}");
        }
    }
}

#[test]
fn the_second_telling_agrees_with_what_was_worked_out_by_hand() {
    for &(number, text, lie, slot, new, expected, supply) in VECTORS {
        let (card, new) = (Card::read(text), look(die(new)));
        let dice = if supply == Supply::ORIGINAL { dice(5, 0) } else { dice(4, 1) };
        let before = there(&card, &placed(lie));
        let found = card.is_supported(&before, slot)
            && card.verdict(&before, slot, (new, new), &dice).is_empty();
        assert_eq!(found, expected, "vector {number}: slot {slot} of {text}");
    }
}

/// Card, dice that lie there, slot, die, the colour that it counts as, and what is wrong with it.
type Recoloured = (&'static str, &'static str, usize, &'static str, Colour, Option<Fault>);

#[rustfmt::skip]
const RECOLOURED: &[Recoloured] = &[
    ("R, .", "", 0, "B3", Colour::Red, None),
    ("* = * = *", "0:R1 1:R2", 2, "B3", Colour::Red, None),
    ("* = * = *", "0:R1", 1, "B3", Colour::Red, Some(Fault::Impossible)),
    ("* = * = *", "0:R1", 1, "BR3", Colour::Red, None),
    ("* = * = *", "0:R1", 1, "BR3", Colour::Blue, Some(Fault::Relation)),
    ("* = * = *", "", 0, "B3", Colour::Red, None),
    ("@ = @ = @", "0:R1", 1, "B3", Colour::Red, Some(Fault::Impossible)),
    ("@ = @ = @", "0:R1", 1, "B1", Colour::Red, None),
    ("* != * != *", "0:R1", 1, "R2", Colour::Green, None),
    ("* != * != *", "0:R1 1:R2", 2, "R3", Colour::Red, Some(Fault::Relation)),
    ("D, .", "", 0, "BR3", Colour::Red, Some(Fault::Slot)),
    ("!B, .", "", 0, "BR3", Colour::Red, None),
    ("!B, .", "", 0, "BR3", Colour::Blue, Some(Fault::Slot)),
];

#[test]
fn q9_q10_both_tellings_agree_with_what_was_worked_out_for_recoloured_dice() {
    let game = Game { supply: Supply::COUNTDOWN, dice: dice(4, 1) };
    for &(text, lie, slot, new, colour, expected) in RECOLOURED {
        let mut walk = Walk::new(text, &game);
        walk.placed = placed(lie);
        let pair = (die(new), die(new).counted_as(colour));
        let before = there(&walk.card, &walk.placed);
        let found = walk.card.verdict(&before, slot, (look(pair.0), look(pair.1)), &game.dice);
        assert_eq!(found, Vec::from_iter(expected), "{new} as {colour:?} on {slot} of {text}");
        walk.compare(slot, pair, &mut Tally::default());
    }
}

#[test]
fn the_second_telling_finds_what_trying_everything_finds() {
    let (mut rng, games) = (Rng::with_seed(6), Game::all());
    let (mut tried, mut impossible) = (0, 0);
    while tried < boards() / 20 {
        let text = Invented::card(&mut rng);
        let (card, game) = (Card::read(&text), &games[rng.usize(..games.len())]);
        let (mut placed, slots): (Placed, usize) = ([None; 6], card.slots.len());
        // Dice lie as they fell: whether they may is not asked, only whether the rest can be filled.
        let empty = [rng.usize(..slots), rng.usize(..slots)];
        for slot in (0..slots).filter(|slot| !empty.contains(slot)) {
            placed[slot] = Some(game.draw(&mut rng, &placed));
        }
        let there = there(&card, &placed);
        let expected = card.can_be_finished_plainly(&there, &game.dice);
        assert_eq!(card.can_be_finished(&there, &game.dice), expected, "{text} with {placed:?}");
        tried += 1;
        impossible += usize::from(!expected);
    }
    assert!(impossible > tried / 10 && impossible < tried, "{impossible} of {tried}");
}
