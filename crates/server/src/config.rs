//! What can be set from outside.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// How a server runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub addr: SocketAddr,
    /// The folder of the database; nothing keeps nothing, for measuring.
    pub data: Option<PathBuf>,
    /// The address that people see, where a proxy stands in front, for instance
    /// `https://play.example.org`. The proxy has to say in `X-Forwarded-For` for whom it asks;
    /// otherwise all visitors are one household to the limits.
    pub public_url: Option<String>,
    /// Where that proxy is, if not on this machine. Nobody else is believed.
    pub proxy: Option<IpAddr>,
    /// A folder whose pages are handed out instead of those in the program, as they are at the moment:
    /// for an engineer who changes them (`cargo xtask dev`).
    pub pages: Option<PathBuf>,
    /// Offers the small games that only tests play, where the feature `toys` has built them in.
    pub toys: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: Some(PathBuf::from("tinderbox-data")),
            public_url: None,
            proxy: None,
            pages: None,
            toys: false,
            limits: Limits::default(),
        }
    }
}

const DAY_MILLIS: u64 = 86_400_000;

/// How much anybody may ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Connections in all; fewer if the system does not give so many files.
    pub connections: usize,
    /// Connections of one household: of an IPv4 address, or a 56-bit network of IPv6.
    pub connections_of_household: usize,
    /// Connections of one person.
    pub connections_of_person: usize,
    /// Messages that a connection may send in a second, in the long run.
    pub messages_per_second: u32,
    /// Messages that a connection may send at once.
    pub messages_at_once: u32,
    /// Tables of one person that are not over.
    pub tables_of_person: usize,
    /// Records that one person may bring.
    pub records_of_person: usize,
    /// New guests, and tries of codes, that the server takes in a second, in the long run.
    pub guests_per_second: u32,
    /// The same of one household.
    pub guests_of_household_per_second: u32,
    /// Requests of one household in a second, in the long run.
    pub requests_per_second: u32,
    /// Requests of one household at once.
    pub requests_at_once: u32,
    /// A request must have come in full after so long, and be answered.
    pub request_millis: u64,
    /// A table whose match has not begun is forgotten after so long.
    pub gathering_millis: u64,
    /// Any other table is forgotten when nobody has been there for so long and the match is over or
    /// waits for a person.
    pub untouched_millis: u64,
    /// A table that nobody needs stays in memory for so long.
    pub idle_millis: u64,
    /// Bots that think at the same time.
    pub bots_at_once: usize,
    /// The longest that a bot waits before it acts, whatever a new table asks for.
    pub bot_millis: u64,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Limits {
            connections: 10_000,
            connections_of_household: 1000,
            connections_of_person: 32,
            messages_per_second: 20,
            messages_at_once: 60,
            tables_of_person: 60,
            records_of_person: 200,
            guests_per_second: 50,
            guests_of_household_per_second: 2,
            requests_per_second: 100,
            requests_at_once: 3000,
            request_millis: 15_000,
            gathering_millis: 30 * DAY_MILLIS,
            untouched_millis: 365 * DAY_MILLIS,
            idle_millis: 30_000,
            bots_at_once: cores.saturating_sub(1).max(1),
            bot_millis: u64::MAX,
        }
    }
}
