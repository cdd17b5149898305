//! The game in plain English: for the terminal, for transcripts, for a failing test.

mod drawing;

use crate::card::{Card, Cards, Suit};
use crate::event::{Because, Cause, Event, Roll};
use crate::frame::{Asks, FirebreakLine, Frame, Haunt, Help, Hose, Spent, Step, Turned};
use crate::state::{Action, FireTower, SEATS};
use crate::view::View;
use crate::wind::{Tower, Wind};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use kernel::{Paint, PlainText, Seat, Seats, Seen};

impl PlainText for FireTower {
    fn name(view: &View, seat: Seat) -> String {
        colour(view.open.options.tower(seat)).to_string()
    }

    fn draw(view: &View, paint: Paint) -> String {
        drawing::draw(view, paint)
    }

    fn prompt(view: &View) -> String {
        let wanted = wanted(view);
        match asked(view) {
            Some(seat) => format!("{}: {wanted}.", Self::name(view, seat)),
            None => format!("{wanted}."),
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
            Event::Drew { seat, card } => format!("{} draws {}.", name(seat), seen(card)),
            Event::Surfaced { seat, card } => {
                format!("{} draws the event {}.", name(seat), printed(card))
            }
            Event::Began { card, .. } => format!("{} is carried out.", printed(card)),
            Event::Played { seat, card } => format!("{} plays {}.", name(seat), printed(card)),
            Event::Discarded { seat, card } => {
                format!("{} discards {}.", name(seat), printed(card))
            }
            Event::Took { from, to, count, cards: taken } => {
                format!("{} takes {}'s hand{}.", name(to), name(from), hand(count, taken))
            }
            Event::Stole { from, by, card } => {
                format!("{} steals {} from {}.", name(by), seen(card), name(from))
            }
            Event::Reshuffled => "The discards are shuffled to form a new deck.".to_string(),
            Event::ShadowShuffledIn { from_discards } => {
                let back = if from_discards { " back" } else { "" };
                format!("The Shadow of the Wood goes{back} into the deck.")
            }
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
            Event::HauntChosen { seat, haunt } => format!("{} {}.", name(seat), haunts(haunt)),
            Event::TurnBegan { seat } => format!("{}'s turn begins.", name(seat)),
            Event::NoCell { seat } => format!("{} finds no cell for a gem.", name(seat)),
            Event::Burnt { seat, by, .. } => {
                format!("{}'s tower burns, lit by {}.", name(seat), lighter(view, seat, by))
            }
            Event::Ablaze { seat, .. } => format!("{}'s tower is ablaze for good.", name(seat)),
            Event::BecameShadow { seat } => format!("{} plays on as a shadow.", name(seat)),
            Event::LimitRose { limit } => format!("From now on a hand holds {limit} cards."),
            Event::Ended { winners } if winners.len() == 1 => {
                format!("{} wins.", all(view, winners))
            }
            Event::Ended { winners } => format!("{} share the game.", all(view, winners)),
            Event::Course(_) => String::new(),
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
            Because::Burning(space) => format!("There is a gem on {space}."),
            Because::Firebreak(space) => format!("There is a firebreak on {space}."),
            Because::EternalFlame(space) => format!("The Eternal Flame is on {space}."),
            Because::TowerAblaze(space) => format!("A burning tower covers {space}."),
            Because::NotDownwind { space, wind } => {
                let wind = side(wind);
                format!("No fire lies beside {space} where a wind to the {wind} comes from.")
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
            Because::BucketEmpty => "The Bucket is empty.".to_string(),
            Because::BucketFull => "The Bucket is still full.".to_string(),
            Because::NoFireInZone => "No gem burns in the tower's zone.".to_string(),
            Because::TooFewCards(suit) => format!("The hand lacks three {} cards.", suited(suit)),
            Because::OtherSuit(card) => format!("{} is of another kind.", printed(card)),
            Because::MustPlay => "One of these cards can be played.".to_string(),
            Because::SameWind(wind) => format!("The wind blows {} already.", side(wind)),
            Because::Barred(wind) => format!("No tower stands in the {}.", side(wind)),
            Because::NotDiagonal => "These towers make no match.".to_string(),
            Because::NotFour => "There are not four players.".to_string(),
            Because::TooFewForShadow => "There are only two players.".to_string(),
            Because::ShadowInTeams => "Teams were chosen together with a shadow.".to_string(),
        }
    }
}

/// What is asked for now.
fn wanted(view: &View) -> String {
    match view.open.course.frames.top() {
        Frame::Turn { step, .. } => wanted_in_turn(step, view.open.course.wind),
        Frame::Discard { .. } => "discard another card, or be done".to_string(),
        Frame::Keep { .. } => "discard down to the hand limit".to_string(),
        Frame::Redraw { .. } => "discard cards to exchange, or be done".to_string(),
        Frame::Shed { left, .. } => format!("discard a card, {left} left"),
        Frame::Spend { suit, left, .. } => format!("discard a {} card, {left} left", suited(suit)),
        Frame::Champion { left, .. } => {
            format!("lay a firebreak before the first turn, {left} left, or be done")
        }
        Frame::WindCard { side: to, .. } => {
            let to = side(to);
            format!("let it blow {to}, roll, or light a cell {to} of fire")
        }
        Frame::FlareUp { .. } => "light up to three cells in a line".to_string(),
        Frame::BurningSnag { .. } => "light up to four cells of a square".to_string(),
        Frame::Explosion { .. } => "pick the gem that explodes".to_string(),
        Frame::Ember { .. } => "pick the gem that flies".to_string(),
        Frame::EmberFlies { .. } => "light the cell where the gem lands".to_string(),
        Frame::Douse { hose, .. } => wanted_for_hose(hose).to_string(),
        Frame::Smokejumper { .. } => "pick the gem to land on".to_string(),
        Frame::Jump { .. } => "douse the gems around the landing".to_string(),
        Frame::DeReforest { .. } => "break one cell, or clear a firebreak".to_string(),
        Frame::Lay { line: FirebreakLine::Dozer, .. } => {
            "lay two firebreaks side by side".to_string()
        }
        Frame::Lay { line: FirebreakLine::Scratch, .. } => {
            "lay two firebreaks, one cell between".to_string()
        }
        Frame::Reckless { left, .. } => format!("light a cell beside fire, {left} left"),
        Frame::AidChoice { .. } => "choose how everybody helps".to_string(),
        Frame::AidGem { .. } => "light a cell away from the other helpers' gems".to_string(),
        Frame::AidBreak { .. } => "break one cell".to_string(),
        Frame::HauntChoice { .. } => "steal cards, or scatter sparks".to_string(),
        Frame::Sparks { side: Some(to), left, .. } => {
            format!("light a cell {} of fire, {left} left", side(to))
        }
        Frame::Smoulder { .. } => "light a cell beside any fire".to_string(),
        Frame::ShadowPlay { bound: false, .. } => "play a card, or be done".to_string(),
        Frame::ShadowPlay { bound: true, .. } => "play a stolen card".to_string(),
        Frame::Drift { .. } => "clear a firebreak, or veer the wind".to_string(),
        Frame::Deal => "The cards are being dealt".to_string(),
        Frame::FirstWind => "The die gives the first wind and player".to_string(),
        Frame::Storm => "The die gives the storm's side".to_string(),
        Frame::Steal { .. } => "A card is being stolen".to_string(),
        Frame::Refill { .. } | Frame::ShadowDraw { .. } => "A card is being drawn".to_string(),
        Frame::RollWind { .. } | Frame::Sparks { side: None, .. } => ROLLING.to_string(),
        Frame::Burnt { .. } | Frame::Firestorm { .. } | Frame::Aid { .. } => GOES_ON.to_string(),
        Frame::Haunting { .. } | Frame::ShadowDone { .. } => GOES_ON.to_string(),
        Frame::Over => ending(view),
    }
}

const ROLLING: &str = "The die is being rolled";
const GOES_ON: &str = "The game goes on by itself";

fn wanted_in_turn(step: Step, wind: Wind) -> String {
    match step {
        Step::Wind => format!("put the wind's gem on a vacant cell {} of fire", side(wind)),
        Step::Act => "play a card, or discard some".to_string(),
        Step::End => "empty the Bucket, or be done".to_string(),
        Step::Roll => ROLLING.to_string(),
        Step::Draw | Step::Over | Step::Haunted => GOES_ON.to_string(),
    }
}

const fn wanted_for_hose(hose: Hose) -> &'static str {
    match hose {
        Hose::AirDrop => "douse up to three in a line",
        Hose::FireEngine => "douse up to four of a square",
        Hose::Bucket => "douse up to three in a line, first in your zone",
    }
}

/// The seat that is asked now; nobody while nature answers.
fn asked(view: &View) -> Option<Seat> {
    match view.open.course.frames.top().asks() {
        Asks::Seat(seat) => Some(seat),
        Asks::Nature | Asks::Nobody | Asks::Over => None,
    }
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

const fn haunts(haunt: Haunt) -> &'static str {
    match haunt {
        Haunt::Steal => "steals from the survivors",
        Haunt::Sparks => "scatters sparks",
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

/// A card that may be hidden.
fn seen(card: Seen<Card>) -> &'static str {
    match card {
        Seen::Open(card) => printed(card),
        Seen::Hidden => "a card",
    }
}

/// What a hand that changed its owner held.
fn hand(count: u8, taken: Seen<Cards>) -> String {
    match taken {
        Seen::Open(taken) if count > 0 => format!(": {}", cards(&taken)),
        Seen::Open(_) | Seen::Hidden => format!(" of {count} cards"),
    }
}

/// Who put the gem on the roof.
fn lighter(view: &View, owner: Seat, by: Option<Seat>) -> String {
    match by {
        Some(by) if by == owner => "its owner".to_string(),
        Some(by) => FireTower::name(view, by),
        None => "the storm".to_string(),
    }
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
