//! The rules of FUSE: Countdown.
#![no_std]
extern crate alloc;

pub mod cards;
pub mod completable;
pub mod die;
pub mod requirement;
