//! Bots at the table: always legal, and better than chance.

use bots::fire_tower::Lookout;
use bots::{Bot, Greedy, Random};
use fire_tower::FireTower;
use kernel::{Chosen, Game, Input, Seat, Waiting};

/// Plays a match; each bot sees only its seat's view. Panics on an illegal choice.
fn winner(options: &[(&str, &str)], bots: &mut [&mut dyn Bot<FireTower>], seed: u64) -> Seat {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut dice = |n: u32| rng.u32(..n);
    let chosen = Chosen::new(FireTower::OPTIONS, options).expect("in the table");
    let setup = FireTower::configure(&chosen).expect("these go together");
    let mut state = FireTower::new(&setup).expect("a configured match can be played");
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
            Waiting::Clock(_) => unreachable!("Fire Tower asks for no clock"),
            Waiting::Over => break,
        }
    }
    state.open.course.winners.lowest().expect("somebody wins")
}

#[test]
fn greedy_beats_three_random_players() {
    let wins = (0..20).filter(|&seed| {
        let (mut greedy, mut others) = (Greedy::<Lookout>::new(), [Random; 3]);
        let [two, three, four] = &mut others;
        winner(&[], &mut [&mut greedy, two, three, four], seed) == Seat::new(0)
    });
    assert!(wins.count() >= 17);
}

#[test]
fn bots_choose_what_is_legal_under_every_rule() {
    for options in [
        &[("edition", "2018"), ("shadow", "event"), ("mutual-aid", "on")][..],
        &[("teams", "on"), ("mutual-aid", "on")],
        &[("honour-red", "grand-champion"), ("aid-gem", "anywhere"), ("mutual-aid", "on")],
    ] {
        for seed in 0..4 {
            let mut greedy = [const { Greedy::<Lookout>::new() }; 3];
            let [one, two, three] = &mut greedy;
            winner(options, &mut [one, two, &mut Random, three], seed);
        }
    }
}
