//! Whole matches come to an end, whoever plays them.

use flash_point::FlashPoint;
use kernel::Game;
use testkit::pairwise;
use testkit::playout::random_match;

#[test]
fn e5_random_matches_end_with_every_mix_of_options() {
    let setups = pairwise::setups::<FlashPoint>();
    assert!(setups.len() > 20, "{} setups", setups.len());
    for (number, setup) in setups.iter().enumerate() {
        let record = random_match::<FlashPoint>(setup, number as u64).record();
        let last = record.replay().expect("a match that was played can be replayed");
        assert!(last.is_over() && record.inputs.len() < FlashPoint::INPUTS_MAX);
    }
}
