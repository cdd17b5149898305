//! "Would this make the card impossible?" told a second time: a card is read into words, and every way
//! to fill its empty slots is tried, one die after another, and looked at only when it is full.
//!
//! Written from the rules document and not from `completable.rs`. `TINDERBOX_BOARDS=100000` tries more.

mod slow;

use fastrand::Rng;
use fuse::cards::{BOMB_TABLE, SPARK_TABLE};
use fuse::completable::{Supply, Wrong, is_supported, judge};
use fuse::die::{Die, Kind, Number};
use slow::{Slow, SlowDie};

fn boards() -> u32 {
    let asked = std::env::var("TINDERBOX_BOARDS").ok();
    asked.map_or(6_000, |text| text.parse().expect("TINDERBOX_BOARDS is a number"))
}

fn slow(die: Die) -> SlowDie {
    let colours = die.colours().iter().map(|colour| colour.letter()).collect();
    SlowDie { colours, number: die.number().value() }
}

fn random_die(rng: &mut Rng, supply: &Supply) -> Die {
    loop {
        let kind = Kind::new(rng.u32(..10) as usize);
        if supply.dice.0[kind.index()] > 0 {
            return Die::new(kind, Number::new(rng.u32(1..=6) as u8));
        }
    }
}

#[test]
fn the_two_tellings_agree() {
    let mut rng = Rng::with_seed(4);
    let cards: Vec<&str> = BOMB_TABLE.iter().chain(&SPARK_TABLE).map(|card| card.text).collect();
    let supplies = [Supply::COUNTDOWN, Supply::COUNTDOWN, Supply::ORIGINAL, Supply::epic(3)];
    let (mut tried, mut impossible, mut skipped) = (0, 0, 0);
    while tried < boards() {
        let text = cards[rng.u32(..cards.len() as u32) as usize];
        let supply = supplies[rng.u32(..4) as usize];
        let telling = Slow::read(text);
        let card = fuse::requirement::Requirement::parse(text);
        // Dice are put down as the rules allow, the last one anywhere: so that it is often wrong.
        let mut placed = [None; 6];
        for _ in 0..rng.u32(..card.len() as u32) {
            let (slot, die) =
                (rng.u32(..card.len() as u32) as usize, random_die(&mut rng, &supply));
            let legal = placed[slot].is_none()
                && is_supported(&card, &placed, slot)
                && judge(&card, &placed, slot, (die, die), &supply).is_ok();
            if legal {
                placed[slot] = Some(die);
            }
        }
        let (slot, die) = (rng.u32(..card.len() as u32) as usize, random_die(&mut rng, &supply));
        if placed[slot].is_some() {
            continue;
        }
        let judged = judge(&card, &placed, slot, (die, die), &supply);
        if matches!(judged, Err(Wrong::NotFirst | Wrong::NotLast)) {
            continue; // the order says nothing about whether dice can be found
        }
        placed[slot] = Some(die);
        let there: Vec<Option<SlowDie>> =
            placed[..card.len()].iter().map(|die| die.map(slow)).collect();
        if !telling.fits_so_far(&there) {
            continue;
        }
        let dice = Kind::all().flat_map(|kind| {
            let colours: String = kind.colours().iter().map(|colour| colour.letter()).collect();
            (0..supply.dice.0[kind.index()]).map(move |_| colours.clone())
        });
        let Some(expected) = telling.can_be_finished(&there, &dice.collect::<Vec<_>>()) else {
            skipped += 1;
            continue;
        };
        assert_eq!(judged.is_ok(), expected, "{text} with {placed:?} and {supply:?}");
        tried += 1;
        impossible += u32::from(!expected);
    }
    println!("{tried} states, {impossible} impossible, {skipped} too large to try");
    assert!(impossible > tried / 50, "{impossible} of {tried} were impossible");
}
