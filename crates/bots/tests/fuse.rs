//! The crew of FUSE: it wins, it makes no mistakes, it leaves to others what they point at, and it thinks
//! quickly.

mod common;

use bots::Plays;
use bots::fuse::Fuse;
use common::played;
use fuse::cards::{Bomb, Card};
use fuse::die::{Colour, Colours, Die, Kind, Number};
use fuse::{Action, Bar, Event, Frame};
use kernel::{Chosen, Game, Input, Level, Seat, Thing, Waiting};
use std::time::{Duration, Instant};

const ANN: Seat = Seat::new(0);

/// The strongest, who never throw dice.
const CAREFUL: [Level; 9] = [Level::Greedy; 9];

#[test]
fn a_careful_crew_wins_with_any_number_of_players() {
    for (players, level) in [
        ("1", "standard"),
        ("2", "standard"),
        ("3", "elite"),
        ("4", "heroic"),
        ("5", "expert"),
        ("9", "standard"),
    ] {
        let options = [("players", players), ("level", level), ("clock", "off")];
        let won = |seed: &u64| {
            let over = played::<Fuse>(&options, &CAREFUL, *seed);
            over.team().expect("it is over").won
        };
        let won = (0..10).filter(won).count();
        assert!(won >= 8, "{won} of 10 with {players} at {level}");
    }
}

#[test]
fn who_overlooks_more_takes_longer() {
    let options = [("players", "4"), ("clock", "off")];
    let rounds = |level| -> u32 {
        let missions = (0..10).map(|seed| played::<Fuse>(&options, &[level; 4], seed));
        missions.map(|over| u32::from(over.round.number)).sum()
    };
    let (careless, careful) = (rounds(Level::Random), rounds(Level::Greedy));
    assert!(careless * 10 > careful * 13, "{careless} rounds against {careful}");
    assert!(Fuse::wait(Level::Random, 1_000) > Fuse::wait(Level::Greedy, 1_000));
}

#[test]
fn bots_do_not_answer_in_the_same_instant() {
    for moment in 0..50 {
        let of_four: Vec<u64> = (0..4).map(|seat| Fuse::lingers(moment * 9 + seat)).collect();
        let (least, most) = (of_four.iter().min(), of_four.iter().max());
        assert!(most.expect("four") - least.expect("four") > 10, "{of_four:?} of a hundred");
        assert!(of_four.iter().all(|&more| more < 100), "{of_four:?}");
    }
}

/// Where mistakes are possible every wrong placement is legal, and the crew makes none.
#[test]
fn nobody_slips_where_mistakes_are_possible() {
    for mistakes in ["strict", "honour"] {
        let options =
            [("players", "4"), ("level", "elite"), ("mistakes", mistakes), ("clock", "off")];
        let mut rng = fastrand::Rng::with_seed(3);
        let mut dice = |n: u32| rng.u32(..n);
        let mut state = start(&options);
        let (mut events, mut took) = (Vec::new(), Vec::new());
        loop {
            match state.waiting() {
                Waiting::Seats { must, .. } => {
                    let seat = must.lowest().expect("somebody must act");
                    let begun = Instant::now();
                    let action = Fuse::choose(Level::Greedy, &state, seat, &[], &mut dice);
                    took.push(begun.elapsed());
                    let action = action.unwrap_or_else(|| state.quiet(seat));
                    state.play(seat, action, &mut events).expect("bots choose what is legal");
                }
                Waiting::Chance => {
                    let outcome = state.sample(&mut dice);
                    state.apply(Input::Chance(outcome), &mut events);
                }
                Waiting::Clock(_) | Waiting::Over => break,
            }
        }
        let slips = |event: &&Event| {
            matches!(event, Event::Slipped { .. } | Event::FoundWrong { .. })
                || matches!(event, Event::Placed { wrong: Some(_), .. })
        };
        assert_eq!(events.iter().filter(slips).count(), 0);
        took.sort_unstable();
        let (median, longest) = (took[took.len() / 2], took[took.len() - 1]);
        println!(
            "{} decisions, half of them within {median:?}, all within {longest:?}",
            took.len()
        );
        assert!(median < Duration::from_millis(1), "{median:?}");
    }
}

fn start(options: &[(&str, &str)]) -> Fuse {
    let chosen = Chosen::new(Fuse::OPTIONS, options).expect("in the table");
    let setup = Fuse::configure(&chosen).expect("these go together");
    Fuse::new(&setup).unwrap_or_else(|no| panic!("{no:?}"))
}

/// `R4`, or `KY2` for a dual die.
fn die(text: &str) -> Die {
    let (letters, number) = text.split_at(text.len() - 1);
    let colour = |letter: u8| Colours::only(Colour::of_letter(letter).expect("a colour"));
    let wanted = letters.bytes().map(colour).fold(Colours::NONE, Colours::or);
    let kind = Kind::all().find(|kind| kind.colours() == wanted).expect("a die of these colours");
    Die::new(kind, Number::new(number.parse().expect("a number")))
}

/// Ann and Ben have these bombs with these dice, and these dice have been rolled.
fn pool(ann: [(&str, &str); 2], ben: [(&str, &str); 2], rolled: &str) -> Fuse {
    let mut state = start(&[("players", "3")]);
    let hands = ann.into_iter().chain(ben).chain([("C43", ""), ("C46", "")]);
    for (place, (id, dice)) in hands.enumerate() {
        state.held[place].bomb = Bomb::named(id);
        for (slot, text) in dice.split_whitespace().enumerate() {
            state.held[place].dice[slot] = Some(die(text));
            state.bag[die(text).kind().index()] -= 1;
        }
    }
    for (place, text) in rolled.split_whitespace().enumerate() {
        state.pool[place].die = Some(die(text));
        state.bag[die(text).kind().index()] -= 1;
    }
    (state.deck.bombs, state.round.number) = (9, 1);
    state.round.active = state.options.seats();
    state.course.frames.replace(Frame::Pool { bar: Bar::Open });
    state
}

fn careful(state: &Fuse, seat: Seat, pointed: &[(Seat, Thing)]) -> Option<Action> {
    Fuse::choose(Level::Greedy, state, seat, pointed, &mut |n| n - 1)
}

fn placed(action: Option<Action>) -> Option<(u8, Card, u8)> {
    match action? {
        Action::Place { die, card, slot, .. } => Some((die.place, card, slot)),
        _ => None,
    }
}

#[test]
fn the_crew_shares_the_dice_so_that_all_have_use_for_one() {
    // Both could use the red die; Ben has no use for any other.
    let state = pool([("C16", "R1 R2"), ("C07", "")], [("C23", "Y1 K2"), ("C27", "")], "R3 B3 R4");
    let (ann, ben) =
        (placed(careful(&state, ANN, &[])), placed(careful(&state, Seat::new(1), &[])));
    let (ann, ben) = (ann.expect("a die"), ben.expect("a die"));
    assert_ne!(ann.0, ben.0, "two dice for two");
    let bomb = |id| Card::Bomb(Bomb::named(id).expect("a bomb"));
    assert_eq!((ann.1, ann.2), (bomb("C16"), 2), "the last die of three");
}

#[test]
fn what_somebody_points_at_is_left_to_them() {
    let state = pool([("C16", "R1 R2"), ("C47", "R3")], [("C27", ""), ("C48", "")], "R3 Y1 G1");
    assert_eq!(placed(careful(&state, ANN, &[])).map(|placed| placed.0), Some(0));
    let ben = Seat::new(1);
    let points = [(ben, Thing(0))];
    assert_ne!(placed(careful(&state, ANN, &points)).map(|placed| placed.0), Some(0));
    let own = [(ANN, Thing(0))];
    assert_eq!(placed(careful(&state, ANN, &own)).map(|placed| placed.0), Some(0), "her own sign");
}

#[test]
fn who_is_stuck_for_good_scrubs_the_card_that_loses_least() {
    // Every dual die lies on a card that waits for one more of them.
    let duals = [("C27", "KY1 YB1"), ("C36", "BR1 RG2 GK3 G4")];
    let mut state = pool(duals, [("C01", ""), ("C02", "")], "R1 R2");
    for place in 2..6 {
        state.held[place] = fuse::Held::NONE;
    }
    let action = careful(&state, ANN, &[]).expect("something is done");
    let card = Card::Bomb(Bomb::named("C27").expect("a bomb"));
    assert!(
        matches!(action, Action::Scrub { card: scrubbed, .. } if scrubbed == card),
        "{action:?}"
    );
    state.play(ANN, action, &mut ()).expect("it is legal");
}
