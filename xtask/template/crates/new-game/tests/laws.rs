//! New Game obeys the laws of every game, in random matches and from odd beginnings.

mod lawful;

use kernel::Game;
use lawful::Lawfully;
use new_game::NewGame;
use testkit::laws;

#[test]
fn new_game_is_lawful() {
    let tally = laws::all::<Lawfully>(laws::seeds(60));
    println!("{tally:?}");
    assert!(tally.twins > 500, "twins were different worlds: {tally:?}");
    assert!(tally.longest <= NewGame::INPUTS_MAX as u64);
}
