//! A step of random play, the list of legal actions included, takes nothing from the heap.

use kernel::{Chosen, Dice, Game, Input, Seat, Waiting};
use std::hint::black_box;

const STEPS: usize = 50_000;

/// Asked of every state before it goes on.
type Ask<G> = fn(&G, Seat);

/// Plays random matches for so many steps, with buffers that the caller keeps.
fn play<G: Game>(start: &G, actions: &mut Vec<G::Action>, dice: &mut impl Dice, ask: Ask<G>) {
    let mut state = start.clone();
    for _ in 0..STEPS {
        match state.waiting() {
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                actions.clear();
                state.legal(seat, actions);
                ask(&state, seat);
                let action = actions[dice.below(actions.len() as u32) as usize];
                state.apply(Input::Act(seat, action), &mut ());
            }
            Waiting::Chance => {
                let outcome = state.sample(dice);
                state.apply(Input::Chance(outcome), &mut ());
            }
            Waiting::Clock(_) => unreachable!("these games ask for no clock"),
            Waiting::Over => state = start.clone(),
        }
    }
}

fn allocations<G: Game>(options: &[(&str, &str)]) -> u64 {
    allocations_asking::<G>(options, |_, _| {})
}

fn allocations_asking<G: Game>(options: &[(&str, &str)], ask: Ask<G>) -> u64 {
    let chosen = Chosen::new(G::OPTIONS, options).expect("in the table");
    let setup = G::configure(&chosen).expect("these go together");
    let start = G::new(&setup).expect("a configured match can be played");
    let mut rng = fastrand::Rng::with_seed(1);
    let mut dice = |n: u32| rng.u32(..n);
    let mut actions = Vec::with_capacity(1024); // more than any position of these games offers
    allocation_counter::measure(|| play(&start, &mut actions, &mut dice, ask)).count_total
}

#[test]
fn no_step_of_fire_tower_allocates() {
    assert_eq!(allocations::<fire_tower::FireTower>(&[]), 0);
    let events = [("edition", "2018"), ("shadow", "event"), ("mutual-aid", "on")];
    assert_eq!(allocations::<fire_tower::FireTower>(&events), 0);
    assert_eq!(allocations::<fire_tower::FireTower>(&[("teams", "on")]), 0);
}

#[test]
fn no_step_of_oriflamme_allocates() {
    for players in ["3", "4", "5"] {
        assert_eq!(allocations::<oriflamme::Oriflamme>(&[("players", players)]), 0);
    }
}

#[test]
fn the_quiet_choice_allocates_nothing() {
    fn quiet<G: Game>(state: &G, seat: Seat) {
        black_box(state.quiet(seat));
    }
    let events = [("edition", "2018"), ("shadow", "event"), ("mutual-aid", "on")];
    for options in [&[][..], &events, &[("teams", "on")]] {
        assert_eq!(allocations_asking::<fire_tower::FireTower>(options, quiet), 0, "{options:?}");
    }
    let four = [("players", "4")];
    assert_eq!(allocations_asking::<oriflamme::Oriflamme>(&four, quiet), 0);
    assert_eq!(allocations_asking::<connect_four::ConnectFour>(&[], quiet), 0);
}

#[test]
fn no_step_of_connect_four_allocates() {
    assert_eq!(allocations::<connect_four::ConnectFour>(&[]), 0);
}

#[test]
fn an_allocation_would_be_counted() {
    let counted = allocation_counter::measure(|| drop(black_box(vec![1])));
    assert_eq!(counted.count_total, 1);
}
