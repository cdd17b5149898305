//! Whole missions by players who place what they can: they can be won, and every end is reached.

mod common;

use common::*;
use fastrand::Rng;

/// Plays to the end. Everybody places on the fullest card where something may lie, and never scrubs.
fn played(options: &Options, seed: u64) -> Fuse {
    let mut rng = Rng::with_seed(seed);
    let mut state = dealt(options, seed);
    for _ in 0..Fuse::INPUTS_MAX {
        let input = match state.waiting() {
            Waiting::Over => return state,
            Waiting::Chance => Input::Chance(state.sample(&mut |n| rng.u32(..n))),
            Waiting::Clock(alarm) => Input::Clock(kernel::Reading { alarm, millis_left: 60_000 }),
            Waiting::Seats { must, .. } => {
                let seat = must.lowest().expect("somebody must act");
                Input::Act(seat, best(&state, seat))
            }
        };
        state.apply(input, &mut ());
    }
    panic!("a mission ends");
}

fn best(state: &Fuse, seat: Seat) -> Action {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let worth = |action: &Action| match *action {
        Action::Place { seen, card, .. } => {
            let left = card.requirement().len() as u32 - seen.count_ones();
            Some(10 - left)
        }
        _ => None,
    };
    let placing = actions.into_iter().filter_map(|action| Some((worth(&action)?, action)));
    placing.max().map_or_else(|| state.quiet(seat), |(_, action)| action)
}

#[test]
fn e2_a_crew_that_places_what_it_can_wins_at_times() {
    let mut ends = Vec::new();
    for players in 1..=4 {
        for (level, detonators) in [(Level::Training, 0), (Level::Heroic, 3)] {
            let mistakes = Mistakes::Assisted;
            let options = Options { level, detonators, mistakes, ..options(players) };
            for seed in 0..25 {
                let state = played(&options, seed);
                let team = state.team().expect("it is over");
                if team.won {
                    let all = options.deck();
                    let down = if level == Level::Heroic { 0 } else { all - state.tally.bombs };
                    assert_eq!((state.tally.bombs, state.tally.down), (all - down, down));
                    assert!(state.sparks_of.iter().all(|sparks| sparks.is_empty()));
                    assert_eq!(state.bag.iter().sum::<u8>(), 25);
                }
                ends.push((level, team.won));
            }
        }
    }
    let won = |level| ends.iter().filter(|&&end| end == (level, true)).count();
    let found = (won(Level::Training), won(Level::Heroic));
    println!("won of 100 at Training and Heroic: {found:?}");
    assert!(found.0 > 50 && found.1 > 5 && found.1 < found.0, "{found:?}");
}
