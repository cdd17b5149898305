//! Twin runs at a real table: what a seat or a spectator is sent does not depend on what it may not know.

mod lawful;

use lawful::Lawfully;
use new_game::Setup;
use simnet::secrets_kept;
use testkit::laws::seeds;

#[test]
fn hands_reach_nobody_else() {
    let compared = secrets_kept::<Lawfully>(&Setup { players: 4 }, 3, seeds(12));
    println!("{compared:?}");
    assert!(compared.messages > 200 && compared.apart > 100, "{compared:?}");
}
