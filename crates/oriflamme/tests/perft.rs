//! How many ways lead on from a position: counted, and explained by hand in `perft/*.txt`.

mod common;

use common::*;
use testkit::perft;

#[test]
fn as_many_ways_lead_on_as_were_counted_by_hand() {
    perft::check(include_str!("perft/positions.txt"), u64::MAX, position);
}

fn position(name: &str) -> Oriflamme {
    let page = match name {
        "the deal" => {
            return Oriflamme::new(&Options { players: 3 }).expect("three may play");
        }
        "the first round" => {
            let table = row("").round(1).hand(RED, &Card::ALL[..7]).hand(BLUE, &Card::ALL[..7]);
            table.hand(GREEN, &Card::ALL[3..]).lays(RED)
        }
        "laying on piles" => {
            let table = row("[R:Judge_][B:Empress^/Treaty_][R:Fanatic^]").round(5);
            table.hand(RED, &[Card::Treaty, Card::Empress]).lays(RED)
        }
        "a pile that plays down" => {
            row("[R:Fanatic_/Treaty_/Extortion_][B:Insurrection_]").activate()
        }
        "a judge among diplomats" => {
            row("[R:Judge^][B:Diplomat^][G:Diplomat^(1)!][B:Empress_]").activate()
        }
        "an informant" => {
            let table = row("[R:Informant_][B:Deserter_][G:Empress_]").round(5);
            table.hand(RED, &[Card::Treaty, Card::Judge]).activate()
        }
        _ => panic!("no position is called {name}"),
    };
    page.end()
}
