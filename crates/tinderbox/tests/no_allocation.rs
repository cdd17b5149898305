//! A step of random play, the list of legal actions included, takes nothing from the heap.

use kernel::{Alarm, Dice, Game, Input, Reading, Seat, Waiting};
use std::hint::black_box;
use testkit::pairwise;

/// In each of the mixes in which any two values of any two options meet.
const STEPS: usize = 10_000;

/// Asked of every state before it goes on.
type Ask<G> = fn(&G, Seat);

/// Plays random matches for so many steps, with buffers that the caller keeps.
fn play<G: Game>(start: &G, buffers: &mut Buffers<G>, dice: &mut impl Dice, ask: Ask<G>) {
    let mut state = start.clone();
    for _ in 0..STEPS {
        buffers.alarms.clear();
        state.alarms(&mut buffers.alarms);
        match state.waiting() {
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                buffers.actions.clear();
                state.legal(seat, &mut buffers.actions);
                ask(&state, seat);
                let action = buffers.actions[dice.below(buffers.actions.len() as u32) as usize];
                state.apply(Input::Act(seat, action), &mut ());
            }
            Waiting::Chance => {
                let outcome = state.sample(dice);
                state.apply(Input::Chance(outcome), &mut ());
            }
            Waiting::Clock(alarm) => {
                state.apply(Input::Clock(Reading { alarm, millis_left: 0 }), &mut ());
            }
            Waiting::Over => state = start.clone(),
        }
    }
}

/// More room than any position of these games needs.
struct Buffers<G: Game> {
    actions: Vec<G::Action>,
    alarms: Vec<Alarm>,
}

/// How often the heap is asked in so many steps of each mix of options.
fn allocations<G: Game>(ask: Ask<G>) -> u64 {
    let mixes = pairwise::setups::<G>();
    let of_mix = |setup: &G::Setup| {
        let Ok(start) = G::new(setup) else { panic!("{setup:?} can be played") };
        let mut rng = fastrand::Rng::with_seed(1);
        let mut dice = |n: u32| rng.u32(..n);
        let mut buffers: Buffers<G> =
            Buffers { actions: Vec::with_capacity(1024), alarms: Vec::with_capacity(16) };
        allocation_counter::measure(|| play(&start, &mut buffers, &mut dice, ask)).count_total
    };
    mixes.iter().map(of_mix).sum()
}

macro_rules! every_game {
    ($($game:ty),*; $($without_page:ty),*) => {
        #[test]
        fn no_step_of_any_game_allocates() {
            $(assert_eq!(allocations::<$game>(|_, _| {}), 0, "{}", <$game>::NAME);)*
            $(assert_eq!(allocations::<$without_page>(|_, _| {}), 0);)*
        }

        #[test]
        fn the_quiet_choice_allocates_nothing() {
            fn quiet<G: Game>(state: &G, seat: Seat) {
                black_box(state.quiet(seat));
            }
            $(assert_eq!(allocations::<$game>(quiet), 0, "{}", <$game>::NAME);)*
            $(assert_eq!(allocations::<$without_page>(quiet), 0);)*
        }
    };
}

bots::games!(all every_game);

#[test]
fn an_allocation_would_be_counted() {
    let counted = allocation_counter::measure(|| drop(black_box(vec![1])));
    assert_eq!(counted.count_total, 1);
}
