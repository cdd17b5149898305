//! Counts of the toy games, frozen; and one number for a match that every machine must print.

use kernel::{Game, Input};
use testkit::perft;
use testkit::playout::{playout_hash, random_match};
use testkit::toys::{claim, window};

const LIMIT: u64 = 10_000;

#[test]
fn the_race_for_dice_has_as_many_positions_as_it_had() {
    perft::check(include_str!("perft/claim.txt"), LIMIT, |name| match name {
        "two seats, one roll" => race(2, 1),
        "two seats, two rolls, after two sixes" => {
            let mut state = race(2, 2);
            let six = Input::Chance(claim::Face::new(6));
            (0..2).for_each(|_| state.apply(six, &mut ()));
            state
        }
        _ => panic!("no position is called {name}"),
    });
}

#[test]
fn the_game_of_windows_has_as_many_positions_as_it_had() {
    perft::check(include_str!("perft/window.txt"), LIMIT, |name| match name {
        "two seats" => windows(2, false),
        "three seats with looks, dealt hens first" => {
            let mut state = windows(3, true);
            for card in [0, 0, 0, 0, 0, 1] {
                state.apply(Input::Chance(window::Card::ALL[card]), &mut ());
            }
            state
        }
        _ => panic!("no position is called {name}"),
    });
}

#[test]
fn a_wrong_count_is_told_with_what_was_found() {
    let wrong = std::panic::catch_unwind(|| perft::check("here\n1 5\n2 36\n", 36, |_| race(2, 1)));
    let words = wrong.expect_err("five is wrong").downcast::<String>().expect("words");
    assert!(words.contains("here, depth 1: 5 expected, 6 found"), "{words}");
    assert!(!words.contains("depth 2"), "{words}");
}

#[test]
fn counting_stops_at_its_limit_and_divides_into_its_first_inputs() {
    let state = race(2, 1);
    assert_eq!(perft::count(&state, 2, 35), None);
    assert_eq!(perft::count(&state, 2, 36), Some(36));
    let parts = perft::divide(&state, 3);
    assert_eq!(parts.len(), 6);
    assert_eq!(Some(parts.iter().map(|(_, count)| count).sum()), perft::count(&state, 3, u64::MAX));
}

#[test]
fn a_seed_is_the_same_match_on_every_machine() {
    // Native and browser builds must print these numbers; they change with the rules only.
    let races = [0, 1, 2].map(|seed| playout_hash::<claim::Claim>(&race_of(4, 3), seed));
    assert_eq!(races, [0x10b189519bba2333, 0xd00dbb9dc9b0b04f, 0x233eee73bc194d73]);
    let windows = [0, 1, 2].map(|seed| playout_hash::<window::Window>(&windows_of(4, true), seed));
    assert_eq!(windows, [0xc1776b62c44a2007, 0xa7bbf89b71f19aab, 0xed27e0dbe5b37f9c]);
}

#[test]
fn a_random_match_is_over_and_its_record_replays() {
    let played = random_match::<window::Window>(&windows_of(3, true), 5);
    assert!(played.state.payoffs().is_some());
    assert_eq!(played.record().replay(), Ok(played.state));
}

fn race_of(seats: u8, rolls: u8) -> claim::Setup {
    claim::Setup::race(seats, rolls, 60)
}

fn race(seats: u8, rolls: u8) -> claim::Claim {
    claim::Claim::new(&race_of(seats, rolls)).expect("such a race is possible")
}

fn windows_of(seats: u8, looks: bool) -> window::Setup {
    window::Setup { seats, hand: 2, looks }
}

fn windows(seats: u8, looks: bool) -> window::Window {
    window::Window::new(&windows_of(seats, looks)).expect("such a match is possible")
}
