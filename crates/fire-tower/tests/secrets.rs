//! Twin runs at a real table: what a seat or a spectator is sent does not depend on what it may not know.

mod lawful;

use fire_tower::{Edition, Options, Towers};
use lawful::Lawfully;
use simnet::secrets_kept;
use testkit::laws::seeds;

#[test]
fn hands_reach_nobody_else() {
    let setup = Options::preset(Edition::Later, Towers::ALL);
    let compared = secrets_kept::<Lawfully>(&setup, 2, seeds(6));
    println!("{compared:?}");
    assert!(compared.messages > 300 && compared.apart > 300, "{compared:?}");
}
