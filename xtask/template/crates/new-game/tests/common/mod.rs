//! Pictures of a table, and the words in which scenarios are told.
//!
//! `SW* B- W- | B` reads: the first seat holds a spark and a water and is to play, the second a blaze,
//! the third a water, and the deck ends with a blaze. Behind a dash lies what burns.
#![allow(dead_code, unreachable_pub, unused_imports)] // each test file uses a part of it

pub use kernel::{Game, Input, Seat, Seats, Seen, Waiting};
pub use new_game::{Action, Because, Card, DECK, Event, Frame, NewGame, Setup, clause};
pub use testkit::scenario::{Scenario, refused, setup_refused, then};

pub const RED: Seat = Seat::new(0);
pub const BLUE: Seat = Seat::new(1);
pub const GREEN: Seat = Seat::new(2);

/// The table that looks like this, in the turn of the seat with the star. What the picture does not
/// show was discarded.
pub fn table(picture: &str) -> Scenario<NewGame> {
    let (seats, deck) = picture.split_once('|').expect("the deck stands behind a line");
    let seats: Vec<&str> = seats.split_whitespace().collect();
    let mut state = NewGame::new(&Setup { players: seats.len() as u8 }).expect("two to four");
    state.discards = DECK;
    state.deck = kernel::Bag::EMPTY;
    let discards = &mut state.discards;
    let mut put = |bag: &mut kernel::Bag<3>, letters: &str| {
        for letter in letters.chars().filter(|letter| letter.is_alphabetic()) {
            let kind = "SBW".find(letter).expect("a card's letter");
            discards.take(kind);
            bag.put(kind);
        }
    };
    for (at, seat) in seats.iter().enumerate() {
        let (hand, burning) = seat.split_once('-').unwrap_or((seat, ""));
        put(&mut state.hands[at], hand);
        put(&mut state.burning[at], burning);
        if seat.contains('*') {
            state.frame = Frame::Turn { seat: Seat::new(at) };
        }
    }
    put(&mut state.deck, deck);
    Scenario::new(state, drawn)
}

/// The same picture of a state.
pub fn drawn(state: &NewGame) -> String {
    let letters = |bag: &kernel::Bag<3>| -> String {
        let kinds = bag.iter().flat_map(|(kind, count)| (0..count).map(move |_| kind));
        kinds.map(|kind| ["S", "B", "W"][kind]).collect()
    };
    let seat = |at: usize| {
        let star = if state.frame == (Frame::Turn { seat: Seat::new(at) }) { "*" } else { "" };
        format!("{}{star}-{}", letters(&state.hands[at]), letters(&state.burning[at]))
    };
    let seats: Vec<String> = (0..state.seat_count as usize).map(seat).collect();
    format!("{} | {}", seats.join(" "), letters(&state.deck))
}
