//! Twin runs at a real table: what a seat or a spectator is sent does not depend on what it may not know.

mod lawful;

use flash_point::board::Side;
use flash_point::levels::Level;
use flash_point::{Cards, Mode, Options, Windows};
use lawful::Lawfully;
use simnet::secrets_kept;
use testkit::laws::seeds;

#[test]
fn events_that_somebody_looked_at_reach_nobody_else() {
    let options = Options {
        players: 3,
        firefighters: 6,
        mode: Mode::Experienced,
        level: Level::Recruit,
        side: Side::First,
        tragic: true,
        chosen: true,
        cards: Cards::Tragic,
        windows: Windows::Eight,
        free_command: true,
        play_on: false,
        accelerate_advances: true,
    };
    let compared = secrets_kept::<Lawfully>(&options, 3, seeds(12));
    println!("{compared:?}");
    assert!(compared.messages > 200 && compared.apart > 100, "{compared:?}");
}
