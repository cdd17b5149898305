//! The server over real sockets: people, bots, restarts, crashes, and those who mean harm.

mod attack;
mod crash;
mod crowd;
mod flash_point;
mod fuse;
mod lobby;
mod play;
mod program;
mod races;
mod restart;
mod running;
mod safety;
