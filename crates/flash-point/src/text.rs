//! The game in plain English: for a terminal, a transcript, a failing test.

mod plan;

use crate::action::{Action, Choice, FireCard, Ride, Vehicle};
use crate::crew::Firefighter;
use crate::event::{Because, Event};
use crate::marker::{Kind, Load, Poi};
use crate::state::{Ending, FlashPoint, Frame, Part};
use crate::view::View;
use alloc::format;
use alloc::string::{String, ToString};
use kernel::{Paint, PlainText, Seat};

impl PlainText for FlashPoint {
    fn name(_: &View, seat: Seat) -> String {
        format!("Player {seat}")
    }

    fn draw(view: &View, _: Paint) -> String {
        plan::draw(&view.open)
    }

    fn prompt(view: &View) -> String {
        let open = &view.open;
        let active = named(open.active());
        match open.frame() {
            Frame::Act => {
                let turn = &open.course.turn;
                let more = match turn.restricted {
                    0 => String::new(),
                    some => format!(" and {some} of its own"),
                };
                format!("{active} acts with {} AP{more}", turn.points)
            }
            Frame::Specialist { firefighter } => format!("{} takes a card", named(firefighter)),
            Frame::Park => "Park the vehicles".to_string(),
            Frame::Begin { firefighter } => format!("{} begins outside", named(firefighter)),
            Frame::Consent { asked, .. } => format!("Player {asked} is asked for a command"),
            Frame::Ride { .. } => "Who rides along?".to_string(),
            Frame::Reroll => format!("{active} may roll again"),
            Frame::Return => format!("{active} puts the event back"),
            Frame::Blaze { part: Part::Control, .. } => "The dice may be turned".to_string(),
            Frame::Blaze { part: Part::Hazmats, .. } => "Which hazmat explodes?".to_string(),
            Frame::Dodge { .. } => "Who dodges?".to_string(),
            Frame::GetUp { .. } => "Where to get up?".to_string(),
            Frame::Event { card, .. } => format!("{}: what is chosen?", card.printed().name),
            Frame::Over { ending } => ended(ending).to_string(),
            _ => "Dice and cards are on their way".to_string(),
        }
    }

    fn label(action: Action) -> String {
        label(action)
    }

    fn tell(_: &View, event: &Event) -> String {
        told(event)
    }

    fn why(because: Because) -> String {
        why(because)
    }
}

fn named(firefighter: Firefighter) -> String {
    format!("Firefighter {firefighter}")
}

fn along(load: Option<Load>, lead: bool) -> String {
    let carried = load.map_or(String::new(), |load| format!(" with {}", carried(load)));
    if lead { format!("{carried} leading") } else { carried }
}

const fn carried(load: Load) -> &'static str {
    match load {
        Load::Victim => "victim",
        Load::Trapped => "trapped",
        Load::Hazmat => "hazmat",
    }
}

const fn driven(vehicle: Vehicle) -> &'static str {
    match vehicle {
        Vehicle::Ambulance => "ambulance",
        Vehicle::Engine => "engine",
    }
}

fn riding(ride: Ride) -> String {
    format!("to {}{}", ride.to, along(ride.load, ride.lead))
}

const fn dice(red: bool, black: bool) -> &'static str {
    match (red, black) {
        (true, true) => "both",
        (true, false) => "red",
        (false, true) => "black",
        (false, false) => "none",
    }
}

fn label(action: Action) -> String {
    use Action as A;
    match action {
        A::Take { firefighter, specialist } => format!("{firefighter} take {specialist:?}"),
        A::Park { vehicle, at } => format!("park {} {at:?}", driven(vehicle)),
        A::Begin { firefighter, at } => format!("{firefighter} begin {at}"),
        A::Move { firefighter, to, load, lead } => {
            format!("{firefighter} move {to:?}{}", along(load, lead))
        }
        A::Squeeze { firefighter, to } => format!("{firefighter} squeeze {to:?}"),
        A::Open { firefighter, at } => format!("{firefighter} open {at:?}"),
        A::Close { firefighter, at } => format!("{firefighter} close {at:?}"),
        A::Extinguish { firefighter, at } => format!("{firefighter} extinguish {at}"),
        A::Chop { firefighter, at } => format!("{firefighter} chop {at:?}"),
        A::Drive { firefighter, vehicle, clockwise, ride } => {
            let way = if clockwise { "clockwise" } else { "back" };
            let ride = ride.map_or(String::new(), |ride| format!(" {}", riding(ride)));
            format!("{firefighter} drive {} {way}{ride}", driven(vehicle))
        }
        A::FireDeckGun { firefighter } => format!("{firefighter} deck gun"),
        A::Reroll { red, black } => format!("roll {} again", dice(red, black)),
        A::ChangeCrew { firefighter, specialist } => format!("{firefighter} become {specialist:?}"),
        A::Treat { firefighter, trapped } => {
            format!("{firefighter} treat{}", if trapped { " trapped" } else { "" })
        }
        A::Dispose { firefighter } => format!("{firefighter} dispose"),
        A::TurnUp { firefighter, at } => format!("{firefighter} turn up {at}"),
        A::Clear { firefighter } => format!("{firefighter} clear"),
        A::Repair { firefighter, at } => format!("{firefighter} repair {at:?}"),
        A::MoveSmoke { firefighter, from, to } => format!("{firefighter} smoke {from} {to:?}"),
        A::MovePoi { firefighter, from, to } => format!("{firefighter} poi {from} {to:?}"),
        A::OpenFor { firefighter, from, to } => format!("{firefighter} door {from} {to:?}"),
        A::Look { firefighter } => format!("{firefighter} look"),
        A::Return { bottom } => (if bottom { "to the bottom" } else { "on top" }).to_string(),
        A::Plan { firefighter, give } => format!("{firefighter} plan {give}"),
        A::Throw { firefighter, at } => format!("{firefighter} throw {at}"),
        A::End { firefighter } => format!("{firefighter} end"),
        A::Control { firefighter, red, black } => {
            format!("{firefighter} turn {}", dice(red, black))
        }
        A::Dodge { firefighter, to, lead } => {
            format!("{firefighter} dodge {to:?}{}", along(None, lead))
        }
        A::Ride { firefighter, ride } => format!("{firefighter} ride {}", riding(ride)),
        A::Decline { firefighter } => format!("{firefighter} decline"),
        A::Answer { agreed } => (if agreed { "agree" } else { "refuse" }).to_string(),
        A::GetUp { firefighter, at } => format!("{firefighter} up {at}"),
        A::Explode { at } => format!("explode {at}"),
        A::Choose(choice) => chosen(choice),
    }
}

fn chosen(choice: Choice) -> String {
    match choice {
        Choice::Done => "done".to_string(),
        Choice::Space(space) => format!("choose {space}"),
        Choice::Wall(wall) => format!("choose {wall}"),
        Choice::Quadrant(quadrant) => format!("choose {quadrant:?}"),
        Choice::Direction(direction) => format!("choose {direction:?}"),
        Choice::Victim(space, kind) => format!("choose {} {space}", marker(kind)),
    }
}

const fn marker(kind: Kind) -> &'static str {
    match kind {
        Kind::Poi => "POI",
        Kind::Victim => "victim",
        Kind::Trapped => "trapped victim",
        Kind::Treated => "treated victim",
        Kind::Hazmat => "hazmat",
    }
}

/// What happened, in one sentence.
fn told(event: &Event) -> String {
    match *event {
        Event::Became { firefighter, specialist } => {
            format!("{} is the {}", named(firefighter), specialist.name())
        }
        Event::Parked { vehicle, at } => format!("The {} stands {at:?}", driven(vehicle)),
        Event::Stood { firefighter, at } => format!("{} stands in {at}", named(firefighter)),
        Event::TurnBegan { firefighter } => format!("{} begins a turn", named(firefighter)),
        Event::Moved { firefighter, to, load, lead } => {
            format!("{} moves to {to}{}", named(firefighter), along(load, lead))
        }
        Event::Rode { firefighter, ride } => {
            format!("{} rides {}", named(firefighter), riding(ride))
        }
        Event::Opened { door } => format!("The door {door} is opened"),
        Event::Closed { door } => format!("The door {door} is closed"),
        Event::DoorDestroyed { door } => format!("The door {door} is destroyed"),
        Event::Damaged { wall } => format!("The wall {wall} is damaged"),
        Event::Repaired { wall } => format!("The wall {wall} is repaired"),
        Event::Smoked { space } => format!("Smoke in {space}"),
        Event::Lit { space } => format!("Fire in {space}"),
        Event::FlashedOver { spaces } => format!("Flashover in {spaces:?}"),
        Event::Dampened { spaces } => format!("Fire becomes smoke in {spaces:?}"),
        Event::Cleared { spaces } => format!("Fire and smoke are gone from {spaces:?}"),
        Event::Exploded { space } => format!("{space} explodes"),
        Event::Rolled { space } => format!("The dice show {space}"),
        Event::Turned { space, .. } => format!("The dice are turned to {space}"),
        Event::Suppressed { space } => format!("The fire does not spread in {space}"),
        Event::HotSpotPut { space } => format!("A hot spot in {space}"),
        Event::HotSpotTaken { space } => format!("The hot spot of {space} is cleared"),
        Event::Put { space, kind } => format!("A {} is put into {space}", marker(kind)),
        Event::Gone { space, kind } => format!("The {} of {space} is gone", marker(kind)),
        Event::Pushed { from, to, kind } => format!("The {} of {from} goes to {to}", marker(kind)),
        Event::TurnedUp { space, poi } => format!("{space} is {}", turned_up(poi)),
        Event::Treated { space, .. } => format!("The victim of {space} is treated"),
        Event::Rescued { space, .. } => format!("A victim is rescued in {space}"),
        Event::Lost { space, .. } => format!("A victim is lost in {space}"),
        Event::KnockedDown { firefighter } => format!("{} is knocked down", named(firefighter)),
        Event::Dodged { firefighter, to, .. } => format!("{} dodges to {to}", named(firefighter)),
        Event::Saved { firefighter, saved } => {
            format!("{} has {saved} saved AP", named(firefighter))
        }
        _ => told_of_cards(event),
    }
}

fn told_of_cards(event: &Event) -> String {
    match *event {
        Event::Helped { by } => format!("{} helps: 1 AP more", named(by)),
        Event::Planned { firefighter, given } => format!("{} gives {given} AP", named(firefighter)),
        Event::Asked { seat, firefighter } => {
            format!("Player {seat} is asked whether {} may be commanded", named(firefighter))
        }
        Event::Answered { seat, agreed: true } => format!("Player {seat} agrees"),
        Event::Answered { seat, .. } => format!("Player {seat} refuses"),
        Event::Shuffled { poi, count } => {
            format!("{count} more among the POIs: {}", turned_up(poi))
        }
        Event::DrewFire { card } => format!("Fire card: {}", fire_card(card)),
        Event::Looked { seat, .. } => format!("Player {seat} looks at the event on top"),
        Event::Returned { seat, bottom: true, .. } => {
            format!("Player {seat} puts the event at the bottom")
        }
        Event::Returned { seat, .. } => format!("Player {seat} leaves the event on top"),
        Event::DrewEvent { card } => format!("Event: {}", card.printed().name),
        Event::Ended { ending } => ended(ending).to_string(),
        _ => String::new(),
    }
}

const fn turned_up(poi: Poi) -> &'static str {
    match poi {
        Poi::Victim => "a victim",
        Poi::FalseAlarm => "a false alarm",
        Poi::Trapped => "a trapped victim",
    }
}

const fn fire_card(card: FireCard) -> &'static str {
    match card {
        FireCard::FireRage => "Fire Rage",
        FireCard::FlareUp => "Flare Up",
        FireCard::Accelerate => "Accelerate",
        FireCard::Respite => "Respite",
    }
}

const fn ended(ending: Ending) -> &'static str {
    match ending {
        Ending::Rescued => "Enough people are rescued",
        Ending::Lost => "Four people are lost",
        Ending::Collapsed => "The building collapses",
        Ending::CalledOff => "The rescue is called off",
    }
}

/// Why a match cannot be played, without a full stop.
pub(crate) const fn setup_words(because: Because) -> &'static str {
    match because {
        Because::Crew(_) => "There are as many firefighters as players, or more, up to six",
        Because::Family => {
            "The Family game has side 1, no level, no cards to choose and no Tragic Events"
        }
        Because::NotTragic => "These specialists play only with Tragic Events",
        _ => "Such a match cannot be played",
    }
}

fn why(because: Because) -> String {
    let words = match because {
        Because::Crew(_) | Because::Family | Because::NotTragic => setup_words(because),
        Because::GameOver => "The match is over",
        Because::NotYourTurn(Some(seat)) => return format!("Player {seat} is asked now"),
        Because::NotYourTurn(None) => "Nobody is asked now",
        Because::NotYours(one) => return format!("{} is not yours", named(one)),
        Because::NotActive(one) => return format!("It is the turn of {}", named(one)),
        Because::NotAsked => "This is not asked for now",
        Because::NotFree(card) => return format!("The {} is not free", card.name()),
        Because::NotOutside => "That is in the building",
        Because::AlreadyParked => "The vehicle stands already",
        Because::Costs(points) => return format!("It costs {points} AP"),
        Because::NotAdjacent => "A wall, a closed door or more is in between",
        Because::NothingThere => "There is nothing for it there",
        Because::Burns => "It burns there",
        Because::NoWayOut => "There would be no way out of the fire",
        Because::NoDoor => "There is no door",
        Because::AlreadySo => "The door is so already",
        Because::NoWall => "There is no such wall",
        Because::NotThere => "The firefighter is not in the right place",
        Because::InQuadrant(one) => return format!("{} is in the quadrant", named(one)),
        Because::NotFirst => "It has to be the first action of the turn",
        Because::Event(event) => return format!("{} forbids it", event.printed().name),
        Because::Only(card) => return format!("Only the {} does that", card.name()),
        Because::Never(card) => return format!("The {} does not do that", card.name()),
        Because::ForCafs => "No more than 1 AP for the CAFS Firefighter",
        Because::Refused(seat) => return format!("Player {seat} has refused"),
        Because::FireNear => "It burns here or beside",
        Because::Once => "It was done in this turn",
        Because::NotOnTheWay => "That is no shortest way out",
        Because::DoorClosed => "The door is closed",
        Because::Saved(points) => return format!("It takes {points} saved AP"),
        Because::NoChange => "That would change nothing",
        Because::NotHeld => "The players do not have the card",
        Because::NotThisChoice => "That cannot be chosen",
    };
    words.to_string()
}
