//! How many ways lead on from a position: counted, and explained by hand in `perft/*.txt`.

mod common;

use common::*;
use fire_tower::Cells;
use fire_tower::Wind::{North, South};
use testkit::perft;

#[test]
fn as_many_ways_lead_on_from_a_turn_as_were_counted_by_hand() {
    perft::check(include_str!("perft/turn.txt"), u64::MAX, position);
}

#[test]
fn as_many_ways_lead_on_from_an_event_as_were_counted_by_hand() {
    perft::check(include_str!("perft/events.txt"), u64::MAX, position);
}

fn position(name: &str) -> FireTower {
    let page = match name {
        "the wind step" => {
            let table = setup(first(FOUR)).turn(ANN, Step::Wind).wind(South);
            let deck = [Card::North, Card::West, Card::West, Card::Ember];
            table.hand(ANN, &[Card::South]).deck(&deck).unseen()
        }
        "a flare up" => {
            let flare_up = Frame::FlareUp { seat: ANN, laid: Cells::NONE };
            setup(later(FOUR)).wind(South).gems("e4 l6").deck(&[]).over(flare_up).unseen()
        }
        "an ember" => {
            let ember = Frame::Ember { seat: ANN };
            let table = setup(later(FOUR)).turn(ANN, Step::End).over(ember);
            table.gems("e4 c3").deck(&[]).unseen()
        }
        "a firestorm" => {
            let firestorm = Frame::Firestorm { from: BEN, left: seats(&[BEN, CEM]) };
            let table = setup(first(FOUR)).burnt(&[ANN, DOT]).turn(BEN, Step::Act).wind(North);
            let table = table.hand(BEN, &[Card::North, Card::North, Card::Ember]);
            table.over(firestorm).over(Frame::Storm).unseen()
        }
        "a shadow's roll" => {
            let table = setup(haunted(FOUR)).burnt(&[ANN]).turn(ANN, Step::Roll).wind(North);
            table.deck(&[Card::North, Card::North, Card::West]).breaks("l12").unseen()
        }
        "mutual aid" => {
            let table = setup(later(TWO)).breaks("g8 g9 j8 j9 h10 i10");
            let table = table.hand(ANN, &[Card::North, Card::North, Card::Ember]);
            table.over(Frame::AidChoice { seat: ANN }).unseen()
        }
        _ => panic!("no position is called {name}"),
    };
    page.end()
}
