//! Twin runs at a real table: what a seat or a spectator is sent does not depend on what it may not know.

mod lawful;

use lawful::Lawfully;
use oriflamme::Options;
use simnet::secrets_kept;
use testkit::laws::seeds;

#[test]
fn faces_and_hands_reach_nobody_else() {
    let compared = secrets_kept::<Lawfully>(&Options { players: 4 }, 3, seeds(12));
    println!("{compared:?}");
    assert!(compared.messages > 300 && compared.apart > 300, "{compared:?}");
}
