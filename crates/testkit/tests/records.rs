//! Records with and without times, shown by the race for dice.

use kernel::{Input, InputOf, Reading, Record, RecordProblem, Seat, TIME_MAX};
use testkit::playout::random_match;
use testkit::toys::claim::{Action, Claim, DieId, Face, Setup};

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// Two race for one roll; Ann takes a die, Ben passes, and so much of the minute is left.
fn race(millis_left: u32) -> Record<Claim> {
    let die = DieId { roll: 0, slot: 0 };
    let inputs: Vec<InputOf<Claim>> = vec![
        Input::Chance(Face::new(3)),
        Input::Chance(Face::new(5)),
        Input::Act(ANN, Action::Claim(die)),
        Input::Act(BEN, Action::Pass(0)),
        Input::Clock(Reading { alarm: 0, millis_left }),
    ];
    let setup = Setup::race(2, 1, 60);
    let mut last = <Claim as kernel::Game>::new(&setup).expect("two may race");
    inputs.iter().for_each(|&input| kernel::Game::apply(&mut last, input, &mut ()));
    Record::new(setup, inputs, &last)
}

#[test]
fn a_record_without_times_is_read_and_written_as_before() {
    let record = race(20_000);
    let text = serde_json::to_string(&record).expect("a record can be written");
    assert!(!text.contains("times"), "{text}");
    assert_eq!(serde_json::from_str::<Record<Claim>>(&text).expect("and read"), record);
    assert!(record.replay().is_ok());
}

#[test]
fn times_are_kept_with_the_inputs() {
    let record = race(20_000).timed(vec![0, 0, 900, 40_000, 40_000]);
    let text = serde_json::to_string(&record).expect("a record can be written");
    assert_eq!(serde_json::from_str::<Record<Claim>>(&text).expect("and read"), record);
    assert!(record.replay().is_ok());
}

#[test]
fn times_that_cannot_be_are_refused() {
    let refused = |times: Vec<u64>, why| {
        assert_eq!(race(0).timed(times).replay(), Err(RecordProblem::Times(why)));
    };
    refused(vec![0, 0, 900, 40_000], "there are not as many as inputs");
    refused(vec![0; 6], "there are not as many as inputs");
    refused(vec![0, 0, 900, 899, 40_000], "they go back");
    refused(vec![0, 0, 0, 0, TIME_MAX + 1], "no match is that long");
    assert!(race(0).timed(vec![0, 0, 0, 0, TIME_MAX]).replay().is_ok());
}

#[test]
fn a_reading_is_not_above_its_alarm() {
    assert!(race(60_000).replay().is_ok());
    let why = "more is left than there was".to_string();
    assert_eq!(race(60_001).replay(), Err(RecordProblem::Input { at: 5, why }));
}

#[test]
fn what_was_left_then_follows_from_the_times() {
    let left = |record: &Record<Claim>, count| {
        let left = record.alarms_left(count).expect("the record replays");
        left.iter().map(|one| (one.alarm, one.millis_left)).collect::<Vec<_>>()
    };
    let record = race(20_000).timed(vec![2_000, 2_000, 2_900, 12_500, 40_000]);
    assert_eq!(left(&record, 0), [(0, 60_000)], "the minute runs from the beginning");
    assert_eq!(left(&record, 2), [(0, 58_000), (1, 10_000)], "the dice lie: ten seconds more");
    assert_eq!(left(&record, 3), [(0, 57_100), (1, 9_100)]);
    assert_eq!(left(&record, 4), [(0, 47_500)], "the roll is over");
    assert_eq!(left(&record, 5), [], "nothing runs after the end");
    assert_eq!(left(&race(20_000), 3), [(0, 60_000), (1, 10_000)], "nobody measured");
    let late = race(0).timed(vec![0, 0, 90_000, 90_000, 90_000]);
    assert_eq!(left(&late, 3), [(0, 0), (1, 0)], "nothing is left, not less");
    assert!(record.alarms_left(6).is_err(), "there is no such position");
}

#[test]
fn a_race_that_was_played_replays_with_any_times_that_rise() {
    for seed in 0..20 {
        let record = random_match::<Claim>(&Setup::race(3, 2, 60), seed).record();
        let times: Vec<u64> = (0..record.inputs.len() as u64).map(|at| at * at * 40).collect();
        let record = record.timed(times);
        assert!(record.replay().is_ok(), "seed {seed}");
        for count in 0..=record.inputs.len() {
            assert!(record.alarms_left(count).is_ok(), "seed {seed}, {count}");
        }
    }
}
