//! Fire Tower on the command line.

use crate::playable::Playable;
use fire_tower::FireTower;

impl Playable for FireTower {}
