//! The game in plain English: for a terminal, a transcript, a failing test.

use crate::card::{Card, Cards};
use crate::event::{Because, Event, Skip, Why};
use crate::row::Slot;
use crate::state::{Action, CardInRow, Face, Frame, Oriflamme, ROUNDS, SEATS, Spot};
use crate::view::View;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use kernel::{Paint, PlainText, Seat, Seats, Seen};

const NAMES: [&str; SEATS] = ["Amber", "Blue", "Red", "Green", "Violet"];

impl PlainText for Oriflamme {
    fn name(_: &View, seat: Seat) -> String {
        family(seat).to_string()
    }

    fn draw(view: &View, paint: Paint) -> String {
        let course = &view.open.course;
        let mut text = format!(
            "Round {} of {ROUNDS}, {} first, {} verdicts in the pool\n",
            course.round.max(1),
            family(course.first),
            course.pool
        );
        let tops: Vec<String> = view.open.tops().map(|(slot, _)| pile(view, slot, paint)).collect();
        text += &match tops.len() {
            0 => "The row is empty\n".to_string(),
            _ => format!("{}\n", tops.join("\n")),
        };
        for seat in view.open.options.seats().iter() {
            text += &possessions(view, seat, paint);
        }
        text
    }

    fn prompt(view: &View) -> String {
        let ask = |seat, words: String| format!("{} to {words}", family(seat));
        match view.open.course.frame {
            Frame::Place { seat } => ask(seat, "lay a card".to_string()),
            Frame::Up { seat, slot } => ask(seat, format!("leave or reveal card {slot}")),
            Frame::Act { seat, slot, card } => {
                ask(seat, format!("{} (the {}, card {slot})", asked_by(card), printed(card)))
            }
            Frame::Deal { .. } => "The cards are being dealt".to_string(),
            Frame::First => "The first player is being drawn".to_string(),
            Frame::Over => ending(view),
        }
    }

    fn label(action: Action) -> String {
        match action {
            Action::Place(card, Spot::Start) => format!("lay {} at the start", typed(card)),
            Action::Place(card, Spot::End) => format!("lay {} at the end", typed(card)),
            Action::Place(card, Spot::On(slot)) => format!("lay {} on {slot}", typed(card)),
            Action::Leave => "leave".to_string(),
            Action::Reveal => "reveal".to_string(),
            Action::Give(slot) => format!("give {slot}"),
            Action::Gain => "gain".to_string(),
            Action::Swap(card) => format!("swap {}", typed(card)),
            Action::Feed(slot) => format!("feed {slot}"),
            Action::Cash => "cash".to_string(),
            Action::Mark(slot) => format!("mark {slot}"),
            Action::Remove(slot) => format!("remove {slot}"),
        }
    }

    fn tell(view: &View, event: &Event) -> String {
        let owner = |slot| view.open.card(slot).map_or("Somebody", |laid| family(laid.owner));
        match *event {
            Event::Dealt { seat, aside } => format!("{} sets {} aside", family(seat), three(aside)),
            Event::RoundBegan { round, first } => {
                format!("Round {round} begins; {} lays the first card", family(first))
            }
            Event::NoIncome { seat } => {
                format!("{}'s Treaty pays nothing: no card in the row", family(seat))
            }
            Event::Placed { seat, card, spot, slot } => {
                format!("{} lays card {slot}{} {}", family(seat), known(card), place(spot))
            }
            Event::ActivationBegan => "The row is activated".to_string(),
            Event::Left { slot } => format!("{} leaves card {slot}", owner(slot)),
            Event::Revealed { slot, card } => {
                format!("{} reveals card {slot}: {}", owner(slot), printed(card))
            }
            Event::Collected { seat, slot, amount } => {
                format!("{} takes {amount} from card {slot}", family(seat))
            }
            Event::Wasted { slot, amount } => format!("{amount} on card {slot} is lost"),
            Event::Gained { seat, amount: 0, why } => {
                format!("{} gains nothing ({})", family(seat), reason(why))
            }
            Event::Gained { seat, amount, why } => {
                format!("{} gains {amount} ({})", family(seat), reason(why))
            }
            Event::Put { slot, amount } => format!("{amount} is put on card {slot}"),
            Event::Marked { slot } => format!("A verdict is put on card {slot}"),
            Event::Skipped { card, what, .. } => format!("{}: {}", printed(card), skipped(what)),
            Event::Removed { slot, card, owner, by, .. } => {
                format!("{} removes {}'s card {slot}: {}", family(by), family(owner), printed(card))
            }
            Event::Sprung { owner, against, cards } => {
                format!("{}'s trap: {} has {cards} in the row", family(owner), family(against))
            }
            Event::Discarded { slot, card, owner } => {
                format!("{}'s {} is discarded (card {slot})", family(owner), printed(card))
            }
            Event::Preserved { card, owner, influence, .. } => {
                let (owner, card) = (family(owner), printed(card));
                format!("{owner}'s {card} is preserved with {influence} on it")
            }
            Event::Swapped { seat, slot, card } => {
                let (family, known) = (family(seat), known(card));
                format!("{family} takes the Informant back; card {slot} is new{known}")
            }
            Event::TurnedDown { slot } => format!("Card {slot} is turned face down again"),
            Event::Ended { winners } => format!("{} won", all(winners)),
            Event::CameUp { .. } | Event::Shown { .. } | Event::Course(_) => String::new(),
        }
    }

    fn why(because: Because) -> String {
        match because {
            Because::GameOver => "The game is over".to_string(),
            Because::NotYourTurn { turn: Some(seat) } => format!("{} is asked", family(seat)),
            Because::NotYourTurn { turn: None } => "Chance comes first".to_string(),
            Because::NotNow => "Something else is asked for now".to_string(),
            Because::Players(count) => format!("{count} cannot play this"),
            Because::NotInHand(card) => format!("There is no {} in the hand", printed(card)),
            Because::RowEmpty => "The row is empty and has one place only".to_string(),
            Because::NotYours(slot) => format!("Card {slot} belongs to another family"),
            Because::NotUncovered(slot) => format!("No card {slot} lies uncovered in the row"),
            Because::NoInfluence(slot) => format!("There is no influence on card {slot}"),
            Because::Yours(slot) => format!("Card {slot} is your own"),
            Because::FaceUp(slot) => format!("Card {slot} lies face up"),
            Because::MustAct(slot) => format!("Card {slot} lies face up and must act"),
            Because::NoDiplomat(slot) => format!("Card {slot} is no other face-up Diplomat"),
            Because::MustPlace => "There is something to place, so it must be placed".to_string(),
            Because::NotBeside(slot) => format!("Card {slot} does not lie beside it"),
            Because::NotMarked(slot) => format!("There is no verdict on card {slot}"),
            Because::NoVerdicts => "The pool of verdicts is empty".to_string(),
        }
    }
}

/// The cards that were set aside.
fn three(aside: Seen<Cards>) -> String {
    match aside {
        Seen::Open(aside) => aside.iter().map(printed).collect::<Vec<_>>().join(", "),
        Seen::Hidden => "three cards".to_string(),
    }
}

/// Where a card was laid.
fn place(spot: Spot) -> String {
    match spot {
        Spot::Start => "at the start".to_string(),
        Spot::End => "at the end".to_string(),
        Spot::On(below) => format!("on card {below}"),
    }
}

/// A pile on one line: `3 Amber  Deserter, face down (2) !  over Empress`.
fn pile(view: &View, slot: Slot, paint: Paint) -> String {
    let mut cards = view.open.pile(slot);
    let Some((_, top)) = cards.next() else { return String::new() };
    let mark = match view.open.course.frame {
        Frame::Up { slot: now, .. } | Frame::Act { slot: now, .. } if now == slot => '>',
        _ if view.open.course.done.has(slot) => '.',
        _ => ' ',
    };
    let name = painted(top.owner, &format!("{:<7}", family(top.owner)), paint);
    let mut line = format!("{mark}{:>3} {name}{}", slot.number(), face(view, slot, &top));
    cards.for_each(|(below, laid)| line += &format!("  over {}", face(view, below, &laid)));
    line
}

/// A card in the row: what the viewer knows of it and what lies on it.
fn face(view: &View, slot: Slot, laid: &CardInRow) -> String {
    let name = view.card(slot).map_or("?", printed);
    let down = if laid.face.is_up() { "" } else { ", face down" };
    let known = if matches!(laid.face, Face::Known(_)) { ", seen by all" } else { "" };
    let mut text = format!("{name}{down}{known}");
    if laid.influence > 0 {
        text += &format!(" ({})", laid.influence);
    }
    text + &" !".repeat(laid.verdicts as usize)
}

fn possessions(view: &View, seat: Seat, paint: Paint) -> String {
    let (at, course) = (seat.index(), &view.open.course);
    let list = |cards: crate::card::Cards| cards.iter().map(printed).collect::<Vec<_>>().join(", ");
    let name = painted(seat, &format!("{:<7}", family(seat)), paint);
    let mut text = format!("{name} {:>3} influence", course.influence[at]);
    match view.hands[at] {
        Seen::Open(hand) => text += &format!("; hand: {}", list(hand)),
        Seen::Hidden => text += &format!("; {} cards", view.hand_sizes[at]),
    }
    if let Seen::Open(aside) = view.asides[at] {
        text += &format!("; aside: {}", list(aside));
    }
    if let Some(influence) = course.treaties[at] {
        text += &format!("; Treaty ({influence})");
    }
    if course.infiltrators.has(seat) {
        text += "; Infiltration";
    }
    if !course.piles[at].is_empty() {
        text += &format!("; gone: {}", list(course.piles[at]));
    }
    if course.returned[at].is_some() {
        text += "; the Informant went back";
    }
    text + "\n"
}

fn painted(seat: Seat, text: &str, paint: Paint) -> String {
    let colour = [33, 34, 31, 32, 35][seat.index() % SEATS];
    match paint {
        Paint::Plain => text.to_string(),
        Paint::Colour => format!("\u{1b}[{colour}m{text}\u{1b}[0m"),
    }
}

fn ending(view: &View) -> String {
    let winners = view.open.course.winners;
    let words = if winners.len() == 1 { "has won" } else { "share the game" };
    format!("{} {words}", all(winners))
}

const fn asked_by(card: Card) -> &'static str {
    match card {
        Card::Empress => "give 1 to a face-down card of a rival",
        Card::Informant => "gain what lies beside, or swap",
        Card::Diplomat => "gain and feed another Diplomat, or cash",
        Card::Deserter => "remove a neighbour",
        Card::Judge => "mark a card, or remove a marked one",
        _ => "go on",
    }
}

const fn reason(why: Why) -> &'static str {
    match why {
        Why::Ability(card) => printed(card),
        Why::Alone => "the Fanatic is alone",
        Why::Removal => "a card removed",
        Why::Character => "it was a character",
        Why::Infiltration => "it was face down",
        Why::Trap => "Extortion",
        Why::Income => "Treaty, at the start of the round",
        Why::Treaty => "Treaty, at the end",
    }
}

const fn skipped(what: Skip) -> &'static str {
    match what {
        Skip::NobodyToGive => "there is no card to put influence on",
        Skip::NoVerdict => "the pool of verdicts is empty",
        Skip::NoNeighbour => "there is no card beside it",
    }
}

fn family(seat: Seat) -> &'static str {
    NAMES.get(seat.index()).copied().unwrap_or("Nobody")
}

fn known(card: Seen<Card>) -> String {
    match card {
        Seen::Open(card) => format!(" ({})", printed(card)),
        Seen::Hidden => String::new(),
    }
}

/// Our names of the cards; three are attested in English, seven are translations.
const fn printed(card: Card) -> &'static str {
    match card {
        Card::Empress => "Empress",
        Card::Fanatic => "Fanatic",
        Card::Informant => "Informant",
        Card::Diplomat => "Diplomat",
        Card::Deserter => "Deserter",
        Card::Judge => "Judge",
        Card::Insurrection => "Insurrection",
        Card::Extortion => "Extortion",
        Card::Infiltration => "Infiltration",
        Card::Treaty => "Treaty",
    }
}

/// The name as a person types it.
fn typed(card: Card) -> String {
    printed(card).to_lowercase()
}

/// Names as a list, `Amber, Blue and Red`.
fn all(seats: Seats) -> String {
    let names: Vec<&str> = seats.iter().map(family).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use kernel::{Game, Input};

    #[test]
    fn no_two_legal_actions_have_the_same_label_and_every_position_can_be_drawn() {
        let mut state = Oriflamme::new(&Options { players: 5 }).expect("five may play");
        for step in 0..400 {
            let drawn = Oriflamme::draw(&state.view(Some(Seat::new(0))), Paint::Plain);
            assert!(
                drawn.contains("influence") && !Oriflamme::prompt(&state.view(None)).is_empty()
            );
            let Some(seat) = state.asked() else {
                if state.payoffs().is_some() {
                    return;
                }
                state.apply(Input::Chance(state.sample(&mut |n| step % n)), &mut ());
                continue;
            };
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            let mut labels: Vec<String> = actions.iter().copied().map(Oriflamme::label).collect();
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), actions.len());
            let mut events = Vec::new();
            let view = state.view(None);
            let action = actions[step as usize * 7 % actions.len()];
            state.apply(Input::Act(seat, action), &mut events);
            let told = events.iter().map(|event| Oriflamme::tell(&view, event));
            assert!(told.into_iter().any(|words| !words.is_empty()), "{events:?}");
        }
        unreachable!("a match is not that long");
    }
}
