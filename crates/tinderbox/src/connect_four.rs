//! Connect Four on the command line.

use crate::playable::Playable;
use connect_four::ConnectFour;

impl Playable for ConnectFour {}
