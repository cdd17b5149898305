//! Bots in the row: always legal, better than chance, and as slow with one card as with another.

use bots::oriflamme::Courtier;
use bots::{Bot, Greedy, Random};
use kernel::{Dice, Game, Input, Seat, Waiting};
use oriflamme::{Card, Frame, Options, Oriflamme};

/// Plays a match; each bot sees only its seat's view. Panics on an illegal choice.
fn played(players: u8, bots: &mut [&mut dyn Bot<Oriflamme>], seed: u64) -> Oriflamme {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut dice = |n: u32| rng.u32(..n);
    let mut state = Oriflamme::new(&Options { players }).expect("three to five");
    loop {
        match state.waiting() {
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                let view = state.view(Some(seat));
                let action = bots[seat.index()].choose(&view, seat, &mut dice);
                state.play(seat, action, &mut ()).expect("bots choose what is legal");
            }
            Waiting::Chance => {
                let outcome = state.sample(&mut dice);
                state.apply(Input::Chance(outcome), &mut ());
            }
            Waiting::Clock(_) => unreachable!("Oriflamme asks for no clock"),
            Waiting::Over => return state,
        }
    }
}

#[test]
fn a_courtier_beats_random_players() {
    let matches = 60;
    let won = (0..matches).filter(|&seed| {
        let mut courtier = Greedy::<Courtier>::new();
        let (mut one, mut two, mut three) = (Random, Random, Random);
        let mut bots: [&mut dyn Bot<Oriflamme>; 4] =
            [&mut one, &mut courtier, &mut two, &mut three];
        played(4, &mut bots, seed).open.course.winners.has(Seat::new(1))
    });
    let won = won.count();
    assert!(won * 10 >= matches as usize * 8, "{won} of {matches}");
}

#[test]
fn courtiers_play_whole_matches_with_three_and_five() {
    for players in [3, 5] {
        let mut five: [Greedy<Courtier>; 5] = std::array::from_fn(|_| Greedy::new());
        let mut bots: Vec<&mut dyn Bot<Oriflamme>> =
            five.iter_mut().map(|bot| bot as &mut dyn Bot<Oriflamme>).collect();
        let end = played(players, &mut bots, 3);
        assert!(!end.open.course.winners.is_empty());
    }
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
        Bot::<Oriflamme>::choose(&mut Greedy::<Courtier>::new(), &view, Seat::new(0), &mut dice);
        (laid, dice.1)
    };
    let counts: Vec<(Card, u32)> = Card::ALL.map(asked).to_vec();
    assert!(counts.iter().any(|(card, _)| *card == Card::Insurrection), "{counts:?}");
    let most = counts.iter().map(|(_, draws)| *draws).max().expect("ten cards");
    // A few draws more or less are ties that are broken; the imagined worlds are two hundred.
    assert!(counts.iter().all(|(_, draws)| *draws * 10 >= most * 9 && most > 200), "{counts:?}");
}
