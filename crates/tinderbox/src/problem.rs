//! What an operator can do wrong, each said in one sentence.

use kernel::{Misconfigured, RecordProblem};
use std::io;
use std::path::PathBuf;

/// Why a command is not carried out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    /// The command line itself does not read.
    #[error("{0}")]
    Usage(String),
    /// No game has this name.
    #[error("there is no game '{0}'; there are {1}")]
    Game(String, String),
    /// The options describe no match.
    #[error("{0}")]
    Options(#[from] Misconfigured),
    /// The match has no such chair.
    #[error("there is no seat '{0}'; this match has {1}")]
    Seat(String, String),
    /// The game has no bot of this name.
    #[error("there is no bot '{0}'; there are {1}")]
    Bot(String, String),
    /// Neither one bot for all nor one for each.
    #[error("{0} bots were named for {1} seats; name one for all or one for each")]
    BotCount(usize, usize),
    /// A file would have been lost.
    #[error("'{0}' exists already and is not overwritten")]
    Exists(PathBuf),
    /// A file cannot be read.
    #[error("'{0}' cannot be read ({1})")]
    Read(PathBuf, #[source] io::Error),
    /// A file cannot be written.
    #[error("'{0}' cannot be written ({1})")]
    Write(PathBuf, #[source] io::Error),
    /// The terminal cannot be read or written.
    #[error("the terminal is gone ({0})")]
    Terminal(#[from] io::Error),
    /// A file is no record, or only a part of one.
    #[error("'{0}' is damaged or no record ({1})")]
    Damaged(PathBuf, #[source] serde_json::Error),
    /// A record of a game that is not in the list.
    #[error("'{0}' is a record of '{1}', a game this program does not have; it has {2}")]
    OtherGame(PathBuf, String, String),
    /// A record that these rules cannot replay.
    #[error("'{0}' cannot be replayed: {1}")]
    Record(PathBuf, #[source] RecordProblem),
    /// A record whose shuffles do not come from its seed.
    #[error("'{0}' does not keep its promise: {1}")]
    Unfair(PathBuf, String),
    /// A record that is whole, but was not kept by a table.
    #[error(
        "nothing was promised in '{0}': only a table promises a seed before a match, and `sim` and `play` do \
         not. Every input of it is legal; `tinderbox replay` shows it"
    )]
    NoPromise(PathBuf),
    /// The server does not run, in its own words.
    #[error("{0}")]
    Serve(String),
    /// A game that broke its promises: ours, but the run should be able to say where.
    #[error("{game}, game {index} of seed {seed}: {what}")]
    Broken {
        /// Which game.
        game: &'static str,
        /// Which of the games played.
        index: u64,
        /// The seed of the run.
        seed: u64,
        /// What went wrong.
        what: String,
    },
}
