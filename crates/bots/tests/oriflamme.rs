//! Bots in the row: always legal, better than chance, and as slow with one card as with another.

mod common;

use bots::{Plays, Simulated};
use common::{followed, played};
use kernel::{Dice, Game, Input, Level, Seat, Waiting};
use oriflamme::{Card, Frame, Options, Oriflamme};

#[test]
fn a_courtier_beats_random_players() {
    let levels = [Level::Random, Level::Greedy, Level::Random, Level::Random];
    let matches = 60;
    let won = |&seed: &u64| {
        let end: Oriflamme = played(&[("players", "4")], &levels, seed);
        end.open.course.winners.has(Seat::new(1))
    };
    let won = (0..matches).filter(won).count();
    assert!(won * 10 >= matches as usize * 8, "{won} of {matches}");
}

#[test]
fn courtiers_play_whole_matches_with_three_and_five() {
    for players in ["3", "5"] {
        let end: Oriflamme = played(&[("players", players)], &[Level::Greedy; 5], 3);
        assert!(!end.open.course.winners.is_empty());
    }
}

#[test]
fn a_turn_is_a_card_laid() {
    let mut state = Oriflamme::new(&Options { players: 3 }).expect("three may play");
    let mut rng = fastrand::Rng::with_seed(4);
    let mut events = Vec::new();
    while state.waiting() != Waiting::Over {
        let input = match state.waiting().actors().lowest() {
            Some(seat) => Input::Act(seat, state.quiet(seat)),
            None => Input::Chance(state.sample(&mut |n| rng.u32(..n))),
        };
        state.apply(input, &mut events);
    }
    let turns = events.iter().filter(|event| Oriflamme::begins_turn(event)).count();
    assert_eq!(turns, 18, "six rounds of three cards");
}

/// Dice that count how often they are asked.
struct Counted(fastrand::Rng, u32);

impl Dice for Counted {
    fn below(&mut self, n: u32) -> u32 {
        self.1 += 1;
        self.0.u32(..n)
    }
}

#[test]
fn the_bot_imagines_as_much_for_every_face_down_card() {
    // Red's first card comes up bare: an Insurrection leaves no choice, all others do.
    let asked = |card: Card| {
        let mut state = Oriflamme::new(&Options { players: 3 }).expect("three may play");
        let mut rng = fastrand::Rng::with_seed(1);
        let mut laid = card;
        loop {
            let input = match state.open.course.frame {
                Frame::Up { seat, .. } if seat == Seat::new(0) => break,
                Frame::Up { seat, .. } => Input::Act(seat, state.quiet(seat)),
                Frame::Place { seat } if seat == Seat::new(0) => {
                    if !state.hands[0].has(laid) {
                        laid = state.hands[0].first().expect("seven cards");
                    }
                    let spot = oriflamme::Spot::Start;
                    Input::Act(seat, oriflamme::Action::Place(laid, spot))
                }
                Frame::Place { seat } => Input::Act(seat, state.quiet(seat)),
                _ => Input::Chance(state.sample(&mut |n| rng.u32(..n))),
            };
            state.apply(input, &mut ());
        }
        let mut dice = Counted(fastrand::Rng::with_seed(2), 0);
        let view = state.view(Some(Seat::new(0)));
        Oriflamme::choose(Level::Greedy, &view, Seat::new(0), &[], &mut dice);
        (laid, dice.1)
    };
    let counts: Vec<(Card, u32)> = Card::ALL.map(asked).to_vec();
    assert!(counts.iter().any(|(card, _)| *card == Card::Insurrection), "{counts:?}");
    let most = counts.iter().map(|(_, draws)| *draws).max().expect("ten cards");
    // A few draws more or less are ties that are broken; the imagined worlds are two hundred.
    assert!(counts.iter().all(|(_, draws)| *draws * 10 >= most * 9 && most > 200), "{counts:?}");
}

#[test]
fn hints_lead_through_whole_matches_with_hidden_cards() {
    for seed in 0..3 {
        assert!(followed::<Oriflamme>(seed).len() > 30);
    }
}
