//! How bad the weather is.

use fastrand::Rng;

/// What can go wrong, and how often, in one story. Chances are in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faults {
    /// The longest way of a message, in milliseconds.
    pub latency_max: u64,
    /// A message is lost.
    pub lose: u32,
    /// A message arrives twice.
    pub double: u32,
    /// A connection breaks, per message.
    pub break_up: u32,
    /// The server crashes, per message.
    pub crash: u32,
    /// The disk refuses a batch.
    pub disk_fails: u32,
    /// The longest time that the disk takes, in milliseconds.
    pub disk_max: u64,
    /// A client sends nonsense or claims a seat that is not its own, per move.
    pub forge: u32,
    /// A person stays away for a while, per move.
    pub leave: u32,
    /// Several people lose their connections at once, per look at the page.
    pub outage: u32,
    /// A client wants a move back, per move.
    pub undo: u32,
    /// A person would like to pause, per look at the page.
    pub pause: u32,
    /// A person points at something or lets everything pass, per look at the page.
    pub whim: u32,
}

impl Faults {
    /// Fair weather.
    pub const NONE: Faults = Faults {
        latency_max: 20,
        lose: 0,
        double: 0,
        break_up: 0,
        crash: 0,
        disk_fails: 0,
        disk_max: 5,
        forge: 0,
        leave: 0,
        outage: 0,
        undo: 0,
        pause: 0,
        whim: 0,
    };

    /// A mix of its own for each story: each fault is absent, rare or frequent.
    pub fn draw(rng: &mut Rng) -> Faults {
        let mut often = |frequent: u32| [0, frequent / 8, frequent][rng.usize(..3)];
        Faults {
            lose: often(60),
            double: often(120),
            break_up: often(25),
            crash: often(12),
            disk_fails: often(25),
            forge: often(120),
            leave: often(30),
            outage: often(8),
            undo: often(60),
            pause: often(30),
            whim: often(60),
            latency_max: 1 + often(600) as u64,
            disk_max: 1 + often(200) as u64,
        }
    }
}
