//! The game in plain English: for the terminal, for transcripts, for a failing test.

mod drawing;

use crate::card::{Card, Cards, Suit};
use crate::event::{Because, Cause, Event, Roll};
use crate::frame::{Frame, Haunt, Help, Hose, Line, Spent, Step, Turned};
use crate::state::{Action, FireTower, SEATS};
use crate::view::View;
use crate::wind::{Tower, Wind};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use kernel::{Paint, Seat, Seats, Seen, Told};

impl Told for FireTower {
    fn name(view: &View, seat: Seat) -> String {
        colour(view.open.options.tower(seat)).to_string()
    }

    fn draw(view: &View, paint: Paint) -> String {
        drawing::draw(view, paint)
    }

    fn prompt(view: &View) -> String {
        match asked(view) {
            (Some(seat), what) => format!("{}: {what}.", Self::name(view, seat)),
            (None, what) => format!("{what}."),
        }
    }

    fn label(action: Action) -> String {
        match action {
            Action::Light(space) => format!("light {space}"),
            Action::Play(card) => format!("play {}", typed(card)),
            Action::Discard(card) => format!("discard {}", typed(card)),
            Action::Blow => "blow".to_string(),
            Action::Roll => "roll".to_string(),
            Action::Pick(space) => format!("pick {space}"),
            Action::Douse(space) => format!("douse {space}"),
            Action::Break(space) => format!("break {space}"),
            Action::Lay(space, Turned::Flat) => format!("lay {space} flat"),
            Action::Lay(space, Turned::Upright) => format!("lay {space} upright"),
            Action::Clear(space) => format!("clear {space}"),
            Action::Bucket => "bucket".to_string(),
            Action::Reckless(Spent::Water) => "reckless water".to_string(),
            Action::Reckless(Spent::Firebreak) => "reckless firebreak".to_string(),
            Action::Aid(Help::Fire) => "aid fire".to_string(),
            Action::Aid(Help::Firebreak) => "aid firebreak".to_string(),
            Action::Aid(Help::Cards) => "aid cards".to_string(),
            Action::Haunt(Haunt::Steal) => "haunt steal".to_string(),
            Action::Haunt(Haunt::Sparks) => "haunt sparks".to_string(),
            Action::Veer(wind) => format!("veer {}", side(wind)),
            Action::Done => "done".to_string(),
        }
    }

    fn tell(view: &View, event: &Event) -> String {
        let name = |seat: Seat| Self::name(view, seat);
        match *event {
            Event::Lit { space, by: Cause::Storm } => format!("The storm sets fire to {space}."),
            Event::Lit { space, by: Cause::Seat(seat) } => {
                format!("{} sets fire to {space}.", name(seat))
            }
            Event::Doused { space, by } => format!("{} puts out {space}.", name(by)),
            Event::Lifted { space, by } => format!("{} picks up the ember at {space}.", name(by)),
            Event::Laid { space, by } => format!("{} lays a firebreak at {space}.", name(by)),
            Event::Cleared { space, by } => {
                format!("{} clears the firebreak at {space}.", name(by))
            }
            Event::Exploded { space, by } => {
                format!("{} makes the gem at {space} explode and leave a firebreak.", name(by))
            }
            Event::Rolled { side: shown, why } => {
                format!("The die shows {} for {}.", side(shown), rolled_for(why))
            }
            Event::WindTurned { wind } => format!("The wind blows {}.", side(wind)),
            Event::BucketUsed { seat } => format!("{} empties the Bucket.", name(seat)),
            Event::AidChosen { seat, help } => {
                format!("{} asks everybody to help with {}.", name(seat), helps_with(help))
            }
            Event::HauntChosen { seat, haunt: Haunt::Steal } => {
                format!("{} steals from the survivors.", name(seat))
            }
            Event::HauntChosen { seat, haunt: Haunt::Sparks } => {
                format!("{} scatters sparks.", name(seat))
            }
            Event::TurnBegan { seat } => format!("{}'s turn begins.", name(seat)),
            Event::NoCell { seat } => format!("{} finds no cell for a gem.", name(seat)),
            Event::Burnt { seat, by, .. } => match by {
                Some(by) if by == seat => {
                    format!("{}'s tower burns, lit by its owner.", name(seat))
                }
                Some(by) => format!("{}'s tower burns, lit by {}.", name(seat), name(by)),
                None => format!("{}'s tower burns, lit by the storm.", name(seat)),
            },
            Event::Ablaze { seat, .. } => format!("{}'s tower is ablaze for good.", name(seat)),
            Event::BecameShadow { seat } => format!("{} plays on as a shadow.", name(seat)),
            Event::LimitRose { limit } => format!("From now on a hand holds {limit} cards."),
            Event::Ended { winners } if winners.len() == 1 => {
                format!("{} wins.", all(view, winners))
            }
            Event::Ended { winners } => format!("{} share the game.", all(view, winners)),
            Event::Course(_) => String::new(),
            _ => tell_cards(view, event),
        }
    }

    fn why(because: Because) -> String {
        match because {
            Because::GameOver => "The game is over.".to_string(),
            Because::NotYourTurn { turn: Some(seat) } => format!("Seat {seat} is asked now."),
            Because::NotYourTurn { turn: None } => "A draw or the die comes first.".to_string(),
            Because::NotNow => "Something else is being carried out.".to_string(),
            Because::WindFirst => "The wind's gem comes first.".to_string(),
            Because::HoldsCards => "There are cards in the hand.".to_string(),
            Because::NotInHand(card) => format!("{} is not in the hand.", printed(card)),
            Because::NoUse(card) => format!("{} can do nothing now.", printed(card)),
            Because::NoCell => "No cell is open for a gem.".to_string(),
            Because::MustPlay => "One of these cards can be played.".to_string(),
            Because::BucketEmpty => "The Bucket is empty.".to_string(),
            Because::BucketFull => "The Bucket is still full.".to_string(),
            Because::NoFireInZone => "No gem burns in the tower's zone.".to_string(),
            Because::TooFewCards(suit) => format!("The hand lacks three {} cards.", suited(suit)),
            Because::OtherSuit(card) => format!("{} is of another kind.", printed(card)),
            Because::SameWind(wind) => format!("The wind blows {} already.", side(wind)),
            Because::Barred(wind) => format!("No tower stands in the {}.", side(wind)),
            Because::NotDiagonal => "These towers make no match.".to_string(),
            Because::NotFour => "There are not four players.".to_string(),
            Because::TooFewForShadow => "There are only two players.".to_string(),
            Because::ShadowInTeams => "Teams were chosen together with a shadow.".to_string(),
            _ => why_not_there(because),
        }
    }
}

/// The events of cards.
fn tell_cards(view: &View, event: &Event) -> String {
    let name = |seat: Seat| FireTower::name(view, seat);
    match *event {
        Event::Drew { seat, card: Seen::Open(card) } => {
            format!("{} draws {}.", name(seat), printed(card))
        }
        Event::Drew { seat, card: Seen::Hidden } => format!("{} draws a card.", name(seat)),
        Event::Surfaced { seat, card } => {
            format!("{} draws the event {}.", name(seat), printed(card))
        }
        Event::Began { card, .. } => format!("{} is carried out.", printed(card)),
        Event::Played { seat, card } => format!("{} plays {}.", name(seat), printed(card)),
        Event::Discarded { seat, card } => format!("{} discards {}.", name(seat), printed(card)),
        Event::Took { from, to, cards: Seen::Open(taken), count } if count > 0 => {
            format!("{} takes {}'s hand: {}.", name(to), name(from), cards(&taken))
        }
        Event::Took { from, to, count, .. } => {
            format!("{} takes {}'s hand of {count} cards.", name(to), name(from))
        }
        Event::Stole { from, by, card: Seen::Open(card) } => {
            format!("{} steals {} from {}.", name(by), printed(card), name(from))
        }
        Event::Stole { from, by, card: Seen::Hidden } => {
            format!("{} steals a card from {}.", name(by), name(from))
        }
        Event::Reshuffled => "The discards are shuffled to form a new deck.".to_string(),
        Event::ShadowShuffledIn { from_discards: false } => {
            "The Shadow of the Wood goes into the deck.".to_string()
        }
        Event::ShadowShuffledIn { from_discards: true } => {
            "The Shadow of the Wood goes back into the deck.".to_string()
        }
        _ => String::new(),
    }
}

/// The reasons that name a cell.
fn why_not_there(because: Because) -> String {
    match because {
        Because::Burning(space) => format!("There is a gem on {space}."),
        Because::Firebreak(space) => format!("There is a firebreak on {space}."),
        Because::EternalFlame(space) => format!("The Eternal Flame is on {space}."),
        Because::TowerAblaze(space) => format!("A burning tower covers {space}."),
        Because::NotDownwind { space, wind } => {
            format!("No fire lies beside {space} where a wind to the {} comes from.", side(wind))
        }
        Because::NotBesideFire(space) => format!("No fire lies beside {space}."),
        Because::OutsidePattern(space) => format!("{space} does not fit the pattern begun."),
        Because::BesideAid(space) => format!("A gem of this Mutual Aid lies beside {space}."),
        Because::NoGem(space) => format!("There is no gem on {space}."),
        Because::NoFirebreak(space) => format!("There is no firebreak on {space}."),
        Because::InZone(space) => format!("{space} lies in a tower's zone."),
        Because::OutsideOwnZone(space) => format!("{space} lies outside your zone."),
        Because::BesideFirebreak(space) => format!("A firebreak lies beside {space}."),
        Because::OffBoard(space) => format!("From {space} the pattern leaves the board."),
        Because::NothingAround(space) => format!("No gem around {space} can be put out."),
        Because::NowhereToLand(space) => format!("The gem of {space} has nowhere to land."),
        Because::SamePlace(space) => format!("The gem came from {space}."),
        _ => String::new(),
    }
}

/// Who is asked, and for what; `None` is nature.
fn asked(view: &View) -> (Option<Seat>, String) {
    let wind = side(view.open.course.wind);
    match view.open.course.frames.top() {
        Frame::Turn { seat, step: Step::Wind } => {
            (Some(seat), format!("put the wind's gem on a vacant cell {wind} of fire"))
        }
        Frame::WindCard { seat, side: to } => {
            let to = side(to);
            (Some(seat), format!("let it blow {to}, roll, or light a cell {to} of fire"))
        }
        Frame::Sparks { seat, side: Some(to), left } => {
            (Some(seat), format!("light a cell {} of fire, {left} left", side(to)))
        }
        Frame::Shed { seat, left } => (Some(seat), format!("discard a card, {left} left")),
        Frame::Champion { seat, left } => {
            (Some(seat), format!("lay a firebreak before the first turn, {left} left, or be done"))
        }
        Frame::Spend { seat, suit, left } => {
            (Some(seat), format!("discard a {} card, {left} left", suited(suit)))
        }
        Frame::Reckless { seat, left } => {
            (Some(seat), format!("light a cell beside fire, {left} left"))
        }
        Frame::Over => (None, ending(view)),
        frame => {
            let (seat, words) = plainly_asked(frame);
            (seat, words.to_string())
        }
    }
}

/// What is asked in words that no detail of the position changes.
fn plainly_asked(frame: Frame) -> (Option<Seat>, &'static str) {
    let (seat, words) = match frame {
        Frame::Turn { seat, step: Step::Act } => (seat, "play a card, or discard some"),
        Frame::Turn { seat, step: Step::End } => (seat, "empty the Bucket, or be done"),
        Frame::Discard { seat } => (seat, "discard another card, or be done"),
        Frame::Keep { seat } => (seat, "discard down to the hand limit"),
        Frame::Redraw { seat } => (seat, "discard cards to exchange, or be done"),
        Frame::FlareUp { seat, .. } => (seat, "light up to three cells in a line"),
        Frame::BurningSnag { seat, .. } => (seat, "light up to four cells of a square"),
        Frame::Explosion { seat } => (seat, "pick the gem that explodes"),
        Frame::Ember { seat } => (seat, "pick the gem that flies"),
        Frame::EmberFlies { seat, .. } => (seat, "light the cell where the gem lands"),
        Frame::Douse { seat, hose: Hose::AirDrop, .. } => (seat, "douse up to three in a line"),
        Frame::Douse { seat, hose: Hose::FireEngine, .. } => (seat, "douse up to four of a square"),
        Frame::Douse { seat, hose: Hose::Bucket, .. } => {
            (seat, "douse up to three in a line, first in your zone")
        }
        Frame::Smokejumper { seat } => (seat, "pick the gem to land on"),
        Frame::Jump { seat, .. } => (seat, "douse the gems around the landing"),
        Frame::DeReforest { seat } => (seat, "break one cell, or clear a firebreak"),
        Frame::Lay { seat, line: Line::Dozer } => (seat, "lay two firebreaks side by side"),
        Frame::Lay { seat, line: Line::Scratch } => (seat, "lay two firebreaks, one cell between"),
        Frame::AidChoice { seat } => (seat, "choose how everybody helps"),
        Frame::AidGem { seat } => (seat, "light a cell away from the other helpers' gems"),
        Frame::AidBreak { seat } => (seat, "break one cell"),
        Frame::HauntChoice { seat } => (seat, "steal cards, or scatter sparks"),
        Frame::Smoulder { seat } => (seat, "light a cell beside any fire"),
        Frame::ShadowPlay { seat, bound: false } => (seat, "play a card, or be done"),
        Frame::ShadowPlay { seat, bound: true } => (seat, "play a stolen card"),
        Frame::Drift { seat } => (seat, "clear a firebreak, or veer the wind"),
        Frame::Deal => return (None, "The cards are being dealt"),
        Frame::FirstWind => return (None, "The die gives the first wind and player"),
        Frame::Storm => return (None, "The die gives the storm's side"),
        Frame::Steal { .. } => return (None, "A card is being stolen"),
        Frame::Refill { .. } | Frame::ShadowDraw { .. } => return (None, "A card is being drawn"),
        _ => return (None, "The die is being rolled"),
    };
    (Some(seat), words)
}

fn ending(view: &View) -> String {
    let winners = view.open.course.winners;
    let names = all(view, winners);
    if winners.len() == 1 { format!("{names} has won") } else { format!("{names} share the game") }
}

const fn colour(tower: Tower) -> &'static str {
    match tower {
        Tower::Red => "Red",
        Tower::Purple => "Purple",
        Tower::Blue => "Blue",
        Tower::Green => "Green",
    }
}

const fn side(wind: Wind) -> &'static str {
    match wind {
        Wind::North => "north",
        Wind::East => "east",
        Wind::South => "south",
        Wind::West => "west",
    }
}

const fn suited(suit: Suit) -> &'static str {
    match suit {
        Suit::Wind => "wind",
        Suit::Fire => "fire",
        Suit::Water => "water",
        Suit::Firebreak => "firebreak",
        Suit::Event => "event",
    }
}

const fn rolled_for(why: Roll) -> &'static str {
    match why {
        Roll::First => "the first wind",
        Roll::Wind => "a new wind",
        Roll::Storm => "the storm",
        Roll::Deed => "the shadow's deed",
        Roll::Spark => "a spark",
    }
}

const fn helps_with(help: Help) -> &'static str {
    match help {
        Help::Fire => "fire",
        Help::Firebreak => "firebreaks",
        Help::Cards => "cards",
    }
}

/// The name on the card.
const fn printed(card: Card) -> &'static str {
    match card {
        Card::North => "North",
        Card::East => "East",
        Card::South => "South",
        Card::West => "West",
        Card::FlareUp => "Flare Up",
        Card::BurningSnag => "Burning Snag",
        Card::Explosion => "Explosion",
        Card::Ember => "Ember",
        Card::AirDrop => "Air Drop",
        Card::FireEngine => "Fire Engine",
        Card::Smokejumper => "Smokejumper",
        Card::DeReforest => "De/Reforest",
        Card::DozerLine => "Dozer Line",
        Card::ScratchLine => "Scratch Line",
        Card::Firestorm => "Firestorm",
        Card::MutualAid => "Mutual Aid",
        Card::ShadowOfTheWood => "Shadow of the Wood",
    }
}

/// The name as a person types it: `air-drop`.
fn typed(card: Card) -> String {
    printed(card).to_lowercase().replace([' ', '/'], "-")
}

/// Cards as a list, `Ember, North (2)`.
fn cards(cards: &Cards) -> String {
    let words = |(kind, count): (usize, u8)| match count {
        1 => printed(Card::of(kind)).to_string(),
        _ => format!("{} ({count})", printed(Card::of(kind))),
    };
    cards.iter().map(words).collect::<Vec<_>>().join(", ")
}

/// Names as a list, `Red, Blue and Green`.
fn all(view: &View, seats: Seats) -> String {
    let names: Vec<String> = seats.iter().map(|seat| FireTower::name(view, seat)).collect();
    debug_assert!(names.len() <= SEATS);
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chosen, Game, Input};

    pub(super) fn begun() -> FireTower {
        let chosen = Chosen::new(FireTower::OPTIONS, &[("players", "2")]).expect("in the table");
        let options = FireTower::configure(&chosen).expect("two may play");
        let mut state = FireTower::new(&options).expect("two may play");
        while state.asked().is_none() {
            state.apply(Input::Chance(state.sample(&mut |_| 0)), &mut ());
        }
        state
    }

    #[test]
    fn no_two_legal_actions_have_the_same_label() {
        let mut state = begun();
        for step in 0..400 {
            let mut actions = Vec::new();
            let Some(seat) = state.asked() else {
                state.apply(Input::Chance(state.sample(&mut |n| step % n)), &mut ());
                continue;
            };
            state.legal(seat, &mut actions);
            let mut labels: Vec<String> = actions.iter().copied().map(FireTower::label).collect();
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), actions.len());
            state.apply(Input::Act(seat, actions[step as usize % actions.len()]), &mut ());
            if state.payoffs().is_some() {
                return;
            }
        }
    }
}
