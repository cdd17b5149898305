//! The game in plain English: for the terminal, for transcripts, for a failing test. The browser has
//! its own words in three languages.

use crate::state::{Action, Because, Card, Event, Frame, NewGame};
use crate::view::View;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use kernel::{Bag, Paint, PlainText, Seat, Seen};

impl PlainText for NewGame {
    fn name(_view: &View, seat: Seat) -> String {
        ["Red", "Blue", "Green", "Yellow"][seat.index()].to_string()
    }

    fn draw(view: &View, _paint: Paint) -> String {
        let mut lines = Vec::new();
        for at in 0..view.seat_count as usize {
            let seat = Seat::new(at);
            let held = match view.viewer == Some(seat) {
                true => cards(&view.hand),
                false => format!("{} cards", view.held[at]),
            };
            let (name, burns) = (Self::name(view, seat), cards(&view.burning[at]));
            lines.push(format!("{name}: holds {held}; burning {burns}"));
        }
        lines.push(format!("deck {}; discards {}", view.deck, cards(&view.discards)));
        lines.join("\n") + "\n"
    }

    fn prompt(view: &View) -> String {
        match view.frame {
            Frame::Draw { seat, .. } => format!("{} draws a card.", Self::name(view, seat)),
            Frame::Turn { seat } => format!("{} lights or discards.", Self::name(view, seat)),
            Frame::Window { by, card, .. } => {
                format!("{} lights a {}: who puts it out?", Self::name(view, by), word(card))
            }
            Frame::Over => "The match is over.".to_string(),
        }
    }

    fn label(action: Action) -> String {
        match action {
            Action::Light(card) => format!("light {}", word(card)),
            Action::Discard(card) => format!("discard {}", word(card)),
            Action::PutOut => "put out".to_string(),
            Action::Pass => "pass".to_string(),
        }
    }

    fn tell(view: &View, event: &Event) -> String {
        let name = |seat| Self::name(view, seat);
        match *event {
            Event::Drew { seat, card: Seen::Open(card) } => {
                format!("{} draws a {}.", name(seat), word(card))
            }
            Event::Drew { seat, card: Seen::Hidden } => format!("{} draws a card.", name(seat)),
            Event::Lit { seat, card } => format!("{} lights a {}.", name(seat), word(card)),
            Event::Discarded { seat, card } => format!("{} discards a {}.", name(seat), word(card)),
            Event::WasPutOut { seat, card } => {
                format!("{} puts the {} out.", name(seat), word(card))
            }
            Event::Passed { seat } => format!("{} lets it pass.", name(seat)),
            Event::Burnt { seat, card } => format!("The {} of {} burns.", word(card), name(seat)),
            Event::Came { .. } => String::new(),
        }
    }

    fn why(because: Because) -> String {
        match because {
            Because::Players(count) => format!("{count} cannot play."),
            Because::Over => "The match is over.".to_string(),
            Because::Drawing => "A card is being drawn.".to_string(),
            Because::Turn(seat) => format!("It is the turn of seat {}.", seat.index() + 1),
            Because::CardLies => "A card lies there, and others are asked.".to_string(),
            Because::NothingLies => "Nothing lies there.".to_string(),
            Because::NotAsked => "You are not asked.".to_string(),
            Because::NotInHand(card) => format!("You hold no {}.", word(card)),
            Because::WaterDoesNotBurn => "Water does not burn.".to_string(),
            Because::NoWater => "You hold no water.".to_string(),
        }
    }
}

fn word(card: Card) -> &'static str {
    match card {
        Card::Spark => "spark",
        Card::Blaze => "blaze",
        Card::Water => "water",
    }
}

/// `spark spark water`, or a dash.
fn cards(bag: &Bag<3>) -> String {
    let words: Vec<&str> = bag
        .iter()
        .flat_map(|(kind, count)| (0..count).map(move |_| word(Card::ALL[kind])))
        .collect();
    if words.is_empty() { "-".to_string() } else { words.join(" ") }
}
