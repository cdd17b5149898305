//! What clients and tables say to each other.
//!
//! Every message is one JSON object; its tags are pinned by tests, because old pages and other
//! people's clients read them. Identity is never in a message: the server knows who speaks from the
//! connection, and a seat named in a message is only a claim that the table checks.
#![no_std]
extern crate alloc;
// Derived schemas say `std` and `vec!`.
#[cfg(feature = "openapi")]
#[macro_use]
extern crate std;

pub mod http;
mod id;
mod lobby;
mod message;
mod time;

pub use id::{Nonce, TableId, Version};
pub use kernel::Level;
pub use lobby::{Keeper, NewTable, Outcome, Pace, SeatCard, SeatState, SeatWish, Stage, TableCard};
pub use message::{FromTable, Perspective, Phrase, Rejection, Story, ToTable, UndoAsked, Verdict};
pub use time::{Clock, Flow, PauseCause, Time};

/// Can this be shown in somebody's line without harm to the lines around it? Not so control characters,
/// and those that turn the direction of what follows.
pub fn is_printable(letter: char) -> bool {
    let turns = [
        '\u{61c}'..='\u{61c}',
        '\u{200e}'..='\u{200f}',
        '\u{202a}'..='\u{202e}',
        '\u{2066}'..='\u{2069}',
    ];
    let turns = turns.iter().any(|range| range.contains(&letter));
    !(letter.is_control() || turns || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{feff}'))
}

/// Is there anything to see of it? Not of blanks and of signs that only say how others are joined or shown;
/// those may stand between letters, but are no name.
pub fn is_seen(letter: char) -> bool {
    let unseen = matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}');
    is_printable(letter) && !letter.is_whitespace() && !unseen
}

/// The version of this language; raised when an old client could misunderstand.
pub const PROTOCOL: u16 = 2;

/// The longest message that a client may send, in bytes.
pub const MESSAGE_MAX: usize = 4096;
/// The most actions in one deed.
pub const ACTIONS_MAX: usize = 16;
/// The longest name of a person, in characters.
pub const NAME_MAX: usize = 24;
/// The longest line of chat, in characters.
pub const CHAT_MAX: usize = 280;
