//! The game in plain English: for a terminal, a transcript, a failing test.

use crate::cards::{Card, Detonator};
use crate::completable::Wrong;
use crate::die::Die;
use crate::event::{Because, Event};
use crate::front::InFront;
use crate::state::{Action, Bar, Call, DieName, Ending, Frame, Fuse, Why};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use kernel::{Paint, PlainText, Seat, Seats};

impl PlainText for Fuse {
    fn name(_: &Fuse, seat: Seat) -> String {
        player(seat)
    }

    fn draw(view: &Fuse, _: Paint) -> String {
        let deck = &view.deck;
        let row: Vec<String> =
            deck.row.iter().flatten().map(|&bomb| asked(Card::Bomb(bomb))).collect();
        let dice: u8 = view.bag.iter().sum();
        let mut text = format!(
            "Round {}, {} leads, {dice} dice in the bag, {} bombs and {} detonators in the deck\n",
            view.round.number,
            player(view.round.leader),
            deck.bombs,
            deck.detonators
        );
        text += &format!("Row: {}\n", row.join("  "));
        text += &format!("Pool: {}\n", pool(view));
        for seat in view.options.seats().iter() {
            text += &format!("{}{}\n", player(seat), role(view, seat));
            for front in view.cards_of(seat) {
                text += &format!("  {} | {}\n", asked(front.card), dice_on(&front));
            }
        }
        text
    }

    fn prompt(view: &Fuse) -> String {
        match view.frame() {
            Frame::Ready { missing } => format!("{} to be ready", all(missing)),
            Frame::Call => format!("{} to roll", player(view.round.leader)),
            Frame::Pool { bar: Bar::Open } => "Place dice".to_string(),
            Frame::Pool { .. } => "The round is closing".to_string(),
            Frame::Picks { .. } => format!("{} to take a bomb", all(view.pickers())),
            Frame::Return { pending, why } => {
                format!("{} to return a die ({})", all(pending), reason(why))
            }
            Frame::Sixes { pending } => format!("{} to roll a six", all(pending)),
            Frame::Count => "The clock is being read".to_string(),
            Frame::Over { ending } => ended(ending),
            _ => "Cards and dice are on their way".to_string(),
        }
    }

    fn label(action: Action) -> String {
        let with = |name: DieName| format!("{}.{}", name.place + 1, name.turn);
        match action {
            Action::Ready => "ready".to_string(),
            Action::Roll { call: None, round } => format!("roll {round}"),
            Action::Roll { call: Some(call), round } => {
                format!("roll {round} call {}", called(call))
            }
            Action::Place { die, marked, card, slot, seen } => {
                let marked = if marked { " as marked" } else { "" };
                let (id, slot) = (card.printed().id, slot + 1);
                let stale = if seen > 0 { format!(" seen {seen}") } else { String::new() };
                format!("place {}{marked} on {id} {slot} in {}{stale}", with(die), die.round)
            }
            Action::Scrub { die, card } => {
                format!("scrub {} with {} in {}", card.printed().id, with(die), die.round)
            }
            Action::Pass { round } => format!("pass {round}"),
            Action::End { round } => format!("end {round}"),
            Action::Hold { round } => format!("hold {round}"),
            Action::Turn { die, number } => {
                format!("turn {} to {number:?} in {}", with(die), die.round)
            }
            Action::Flip { die } => format!("flip {} in {}", with(die), die.round),
            Action::Mark { die, colour } => {
                format!("mark {} {} in {}", with(die), colour.letter(), die.round)
            }
            Action::Reroll { round, dice } => format!("reroll {dice:b} in {round}"),
            Action::Check { round, card } => format!("check {} in {round}", card.printed().id),
            Action::Pick(bomb) => format!("take {bomb:?}"),
            Action::Return { card, slot, die } => {
                format!("return {die:?} from {} {}", card.printed().id, slot + 1)
            }
            Action::RollSix => "six".to_string(),
        }
    }

    fn tell(_: &Fuse, event: &Event) -> String {
        told(event)
    }

    fn why(because: Because) -> String {
        let words = match because {
            Because::Players(_) | Because::Detonators(_) | Because::NoOriginal => {
                setup_words(because)
            }
            Because::GameOver => "The mission is over",
            Because::NotNow => "This is not asked for now",
            Because::DetonatorFirst => "The detonator comes first",
            Because::RoundClosed(_) => "That round is closed",
            Because::TooEarly => "That round has not come",
            Because::DieGone => "The die is gone",
            Because::DieChanged => "The die has been changed",
            Because::QuotaFilled => "You take no more dice in this round",
            Because::NotYours(_) => "The card does not lie in front of you",
            Because::NoSlot => "The card has no such slot",
            Because::SlotFull => "A die lies there",
            Because::CardFull(_) => "The card has all its dice",
            Because::NoSupport => "There is nothing to build on",
            Because::NotMarked => "The die is not marked",
            Because::Wrong(wrong) | Because::Stale(wrong) => mistake(wrong),
            Because::NotLeader(seat) => return format!("{} leads", player(seat)),
            Because::NoAbility => "Your role cannot do this",
            Because::RoleOff => "Your role lies face down",
            Because::AlreadyUsed => "You have done this in this round",
            Because::NotCalled => "The die is not what was called",
            Because::NoChange => "That would change nothing",
            Because::AlreadyPassed => "You have passed",
            Because::NoBar => "The round is not closing, or is already",
            Because::NoDice => "There are no dice on the card",
            Because::NotInRow(_) => "The bomb is not in the row",
            Because::NoPlace => "You have all your bombs",
            Because::NotReturnable => "This die cannot be returned",
        };
        words.to_string()
    }
}

/// What happened, in one sentence.
fn told(event: &Event) -> String {
    match *event {
        Event::GotRole { seat, role } => format!("{} is the {role:?}", player(seat)),
        Event::Dealt { seat, bomb, .. } => format!("{} gets {bomb:?}", player(seat)),
        Event::Replaced { seat, .. } => format!("{}'s bomb is replaced", player(seat)),
        Event::TurnedUp { bomb, .. } => format!("{bomb:?} is turned up"),
        Event::Leads { seat } => format!("{} leads the first round", player(seat)),
        Event::GotReady { seat } => format!("{} is ready", player(seat)),
        Event::RoundBegan { number, leader, .. } => {
            format!("Round {number} begins; {} leads", player(leader))
        }
        Event::Called { call } => format!("The leader calls {}", called(call)),
        Event::Rolled { die, .. } => format!("{die:?} is rolled"),
        Event::Placed { seat, card, slot, .. } => {
            format!("{} places a die on {} {}", player(seat), card.printed().id, slot + 1)
        }
        Event::Slipped { seat, card, wrong, .. } => {
            format!("{} slips on {}: {}", player(seat), card.printed().id, mistake(wrong))
        }
        Event::FoundWrong { card, .. } => format!("{} was wrong", card.printed().id),
        Event::FoundRight { card, .. } => format!("{} is right", card.printed().id),
        Event::Scrubbed { seat, card, .. } => {
            format!("{} scrubs {}", player(seat), card.printed().id)
        }
        Event::Passed { seat } => format!("{} passes", player(seat)),
        Event::Closing { held_by: Some(seat), .. } => format!("{} asks to wait", player(seat)),
        Event::Closing { .. } => "The leader ends the round".to_string(),
        Event::Turned { place, number } => format!("Die {} now shows {number:?}", place + 1),
        Event::Marked { place, colour } => {
            format!("Die {} may count as {}", place + 1, colour.letter())
        }
        Event::Rerolled { place, number } => format!("Die {} is now {number:?}", place + 1),
        Event::Defused { seat, card } => format!("{} defuses {}", player(seat), card.printed().id),
        Event::Picked { seat, .. } => format!("{} takes a bomb", player(seat)),
        Event::WentOff { detonator } => format!("Detonator {}", blast(detonator)),
        Event::RolesOff => "All roles lie face down".to_string(),
        Event::Returned { seat, card, .. } => {
            format!("{} returns a die from {}", player(seat), card.printed().id)
        }
        Event::DrewSpark { seat, spark } => format!("{} draws {spark:?}", player(seat)),
        Event::TurnedOver => "The discarded sparks are turned over".to_string(),
        Event::RolledSix { seat, number } => format!("{} rolls {number:?}", player(seat)),
        Event::FacedDown => "The last bombs are turned face down".to_string(),
        Event::Ended { ending } => ended(ending),
        _ => String::new(),
    }
}

/// Why a mission cannot be played, without a full stop.
pub(crate) const fn setup_words(because: Because) -> &'static str {
    match because {
        Because::Players(_) => "So many players do not go with these boxes",
        Because::Detonators(_) => "So many detonators do not go with this level",
        Because::NoOriginal => "Only the original has advanced bombs",
        _ => "Such a mission cannot be played",
    }
}

fn player(seat: Seat) -> String {
    format!("Player {seat}")
}

fn all(seats: Seats) -> String {
    seats.iter().map(player).collect::<Vec<_>>().join(", ")
}

/// `C12 (2) ^R|G, 1|6, .`
fn asked(card: Card) -> String {
    let printed = card.printed();
    match card {
        Card::Bomb(_) => format!("{} ({}) {}", printed.id, printed.points, printed.text),
        Card::Spark(_) => format!("{} {}", printed.id, printed.text),
    }
}

fn dice_on(front: &InFront) -> String {
    let dice = front.dice[..front.card.requirement().len()].iter();
    dice.map(|die| die.map_or("-".to_string(), written)).collect::<Vec<_>>().join(" ")
}

fn written(die: Die) -> String {
    format!("{die:?}")
}

fn pool(view: &Fuse) -> String {
    let lying = view.pool.iter().enumerate().filter_map(|(place, lying)| {
        let mark = lying.mark.map_or(String::new(), |colour| format!(" as {}", colour.letter()));
        Some(format!("{}.{} {}{mark}", place + 1, lying.turn, written(lying.die?)))
    });
    lying.collect::<Vec<_>>().join("  ")
}

fn role(view: &Fuse, seat: Seat) -> String {
    let off = if view.roles_off.has(seat) { " (off)" } else { "" };
    view.roles[seat.index()].map_or(String::new(), |role| format!(", {role:?}{off}"))
}

fn called(call: Call) -> String {
    match call {
        Call::Colour(colour) => colour.letter().to_string(),
        Call::Number(number) => format!("{number:?}"),
    }
}

fn blast(detonator: Detonator) -> String {
    detonator.id().to_string()
}

fn reason(why: Why) -> String {
    match why {
        Why::Detonator(detonator) => blast(detonator),
        Why::NoSpark => "no spark is left".to_string(),
        Why::Leftover(die) => written(die),
    }
}

const fn mistake(wrong: Wrong) -> &'static str {
    match wrong {
        Wrong::NotFirst => "Another die must be the first",
        Wrong::NotLast => "This die must be the last",
        Wrong::Slot => "The slot wants another die",
        Wrong::Relation => "It does not go with the other dice",
        Wrong::Impossible => "The card could never be finished",
    }
}

fn ended(ending: Ending) -> String {
    match ending {
        Ending::Won(time) => format!("The ship is saved, with {time} points for time"),
        Ending::Time => "The time is up".to_string(),
        Ending::Bag => "The bag is empty".to_string(),
    }
}
