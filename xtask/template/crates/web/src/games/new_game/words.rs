//! Everything that the table says, in the language of the moment. Names of players stand alone:
//! Ukrainian and Russian would have to bend them.

use crate::games::{Ask, Names};
use crate::kit::names_of;
use crate::t;
use kernel::{Seat, Seats, Seen};
use new_game::{Action, Because, Card, Event, Frame, View};

/// The name of a card for style, tests and keys of words.
pub(super) const fn slug(card: Card) -> &'static str {
    match card {
        Card::Spark => "spark",
        Card::Blaze => "blaze",
        Card::Water => "water",
    }
}

pub(super) fn card_name(card: Card) -> String {
    match card {
        Card::Spark => t!("new-game-card-spark"),
        Card::Blaze => t!("new-game-card-blaze"),
        Card::Water => t!("new-game-card-water"),
    }
}

/// Keys that are put together from parts, so that a test can look them up.
pub(super) fn built_keys() -> Vec<String> {
    (0..new_game::SEATS).map(|seat| format!("new-game-place-{seat}")).collect()
}

pub(super) fn action_name(action: Action) -> String {
    match action {
        Action::Light(card) => t!("new-game-light", card = card_name(card)),
        Action::Discard(card) => t!("new-game-discard", card = card_name(card)),
        Action::PutOut => t!("new-game-put-out"),
        Action::Pass => t!("new-game-pass"),
    }
}

pub(super) fn ask(names: &Names, view: &View, you: Option<Seat>) -> Ask {
    let (title, detail) = match view.frame {
        Frame::Draw { seat, .. } => (t!("new-game-ask-draw", name = names.of(seat)), String::new()),
        Frame::Turn { seat } if you == Some(seat) => {
            (t!("new-game-ask-turn-you"), t!("new-game-ask-turn-detail"))
        }
        Frame::Turn { seat } => (t!("new-game-ask-turn", name = names.of(seat)), String::new()),
        Frame::Window { by, card, asked } => {
            let (name, card) = (names.of(by), card_name(card));
            match you.is_some_and(|you| asked.has(you)) {
                true => (t!("new-game-ask-window-you", name = name, card = card), String::new()),
                false => (
                    t!("new-game-ask-window", name = name, card = card),
                    t!("new-game-ask-window-detail", names = names_of(names, asked.iter())),
                ),
            }
        }
        Frame::Over => (t!("new-game-ask-over"), ending(names, view)),
    };
    Ask { title, detail, steps: Vec::new() }
}

pub(super) fn tell(names: &Names, event: &Event) -> String {
    let name = |seat: Seat| names.of(seat);
    match *event {
        Event::Drew { seat, card: Seen::Open(card) } => {
            t!("new-game-told-drew-card", name = name(seat), card = card_name(card))
        }
        Event::Drew { seat, card: Seen::Hidden } => t!("new-game-told-drew", name = name(seat)),
        Event::Lit { seat, card } => {
            t!("new-game-told-lit", name = name(seat), card = card_name(card))
        }
        Event::Discarded { seat, card } => {
            t!("new-game-told-discarded", name = name(seat), card = card_name(card))
        }
        Event::WasPutOut { seat, card } => {
            t!("new-game-told-put-out", name = name(seat), card = card_name(card))
        }
        Event::Passed { seat } => t!("new-game-told-passed", name = name(seat)),
        Event::Burnt { seat, card } => {
            t!("new-game-told-burnt", name = name(seat), card = card_name(card))
        }
        Event::Came { .. } => String::new(),
    }
}

pub(super) fn why(names: &Names, because: &Because) -> String {
    match *because {
        Because::Players(count) => t!("new-game-why-players", count = count),
        Because::Over => t!("new-game-why-over"),
        Because::Drawing => t!("new-game-why-drawing"),
        Because::Turn(seat) => t!("new-game-why-turn", name = names.of(seat)),
        Because::CardLies => t!("new-game-why-card-lies"),
        Because::NothingLies => t!("new-game-why-nothing-lies"),
        Because::NotAsked => t!("new-game-why-not-asked"),
        Because::NotInHand(card) => t!("new-game-why-not-in-hand", card = card_name(card)),
        Because::WaterDoesNotBurn => t!("new-game-why-water-does-not-burn"),
        Because::NoWater => t!("new-game-why-no-water"),
    }
}

/// Who has won, and with how many points.
pub(super) fn ending(names: &Names, view: &View) -> String {
    let seats = || Seats::first(view.seat_count as usize).iter();
    let most = seats().map(|seat| view.points(seat)).max().unwrap_or(0);
    let winners = seats().filter(|&seat| view.points(seat) == most);
    t!("new-game-ending", names = names_of(names, winners), count = most)
}
