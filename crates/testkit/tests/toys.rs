//! The toy games obey every law, and the matches in which they do are not empty ones.

mod lawful;

use lawful::{Claims, Windows};
use testkit::laws;

#[test]
fn the_race_for_dice_is_lawful() {
    let tally = laws::all::<Claims>(laws::seeds(200));
    assert!(tally.alarms * 10 > tally.matches, "alarms rang: {tally:?}");
    assert_eq!(tally.twins, 0, "nothing is hidden: {tally:?}");
}

#[test]
fn the_game_of_windows_is_lawful() {
    let tally = laws::all::<Windows>(laws::seeds(200));
    assert!(tally.twins > tally.matches, "twins were different worlds: {tally:?}");
    assert!(tally.stories > tally.matches, "and were told the same: {tally:?}");
}
