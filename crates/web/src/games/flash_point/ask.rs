//! The line on top: what is asked of whom, and what somebody is in the middle of.

use super::answers::verb_name;
use super::decide::{Decision, Taken, Verb};
use super::forecast::{outcome, outcome_name};
use super::words::{event_about, event_name, firefighter_name, space_name};
use crate::games::{Ask, Names, StepState};
use crate::kit::{names_of, steps};
use crate::t;
use flash_point::{Action, Crew, Firefighter, Frame, Open, Part, View};
use kernel::{Seat, Seats, Waiting};

pub(super) fn ask(names: &Names, view: &View, you: Option<Seat>) -> Ask {
    let open = &view.open;
    // Whoever plays for several seats is asked for all of them.
    let yours = you.map_or(Seats::NONE, |you| names.yours.with(you));
    let must = match open.waiting() {
        Waiting::Seats { must, .. } => must,
        _ => Seats::NONE,
    };
    let (title, detail) = match must.and(yours).is_empty() {
        false => asked_of_you(view, yours),
        true if must.is_empty() => nature(open),
        true => asked_of_others(names, open, must),
    };
    Ask { title, detail, steps: steps_of(open) }
}

/// The parts of a turn.
fn steps_of(open: &Open) -> Vec<(String, StepState)> {
    if open.course.turn.number == 0 {
        return Vec::new();
    }
    let now = match open.frame() {
        Frame::Over { .. } => return Vec::new(),
        Frame::Replenish | Frame::Pois { .. } => 2,
        Frame::Act
        | Frame::Consent { .. }
        | Frame::Ride { .. }
        | Frame::DeckGun { .. }
        | Frame::Reroll
        | Frame::Look
        | Frame::Return => 0,
        Frame::TurnUp { .. } => return Vec::new(),
        _ => 1,
    };
    let names = [
        t!("flash-point-page-step-act"),
        t!("flash-point-page-step-fire"),
        t!("flash-point-page-step-poi"),
    ];
    steps(names, now)
}

/// The own firefighters among these, by name.
fn own_of(open: &Open, crew: Crew, yours: Seats) -> String {
    let own = crew.iter().find(|&one| yours.has(open.seat_of(one)));
    own.map_or(String::new(), |one| firefighter_name(open, one))
}

fn asked_of_you(view: &View, yours: Seats) -> (String, String) {
    let open = &view.open;
    let who = |one: Firefighter| firefighter_name(open, one);
    let only = |title: String| (title, String::new());
    match open.frame() {
        Frame::Specialist { firefighter } => {
            let number = firefighter.index() + 1;
            (
                t!("flash-point-page-ask-specialist", number = number),
                t!("flash-point-page-ask-specialist-more"),
            )
        }
        Frame::Park => (t!("flash-point-page-ask-park"), t!("flash-point-page-ask-park-more")),
        Frame::Begin { firefighter } => (
            t!("flash-point-page-ask-begin", who = who(firefighter)),
            t!("flash-point-page-ask-begin-more"),
        ),
        Frame::Act => {
            let points = open.course.turn.points + open.course.turn.restricted;
            let title = t!("flash-point-page-ask-act", who = who(open.active()));
            let detail = match points {
                0 => t!("flash-point-page-ask-act-done"),
                _ => t!("flash-point-page-ask-act-more", count = points),
            };
            (title, detail)
        }
        Frame::Consent { action, .. } => consent(open, action),
        Frame::Ride { pending, .. } => {
            only(t!("flash-point-page-ask-ride", who = own_of(open, pending, yours)))
        }
        Frame::Reroll => {
            let at = space_name(open, open.course.target);
            (t!("flash-point-page-ask-reroll"), t!("flash-point-page-ask-reroll-more", at = at))
        }
        Frame::Return => back(view),
        Frame::Blaze { part: Part::Control, .. } => {
            let target = open.course.target;
            let brings = outcome_name(outcome(open, target));
            let at = space_name(open, target);
            (
                t!("flash-point-page-ask-control"),
                t!("flash-point-page-ask-control-more", at = at, brings = brings),
            )
        }
        Frame::Blaze { .. } => only(t!("flash-point-page-ask-hazmat")),
        Frame::Event { card, .. } => (event_name(card), event_about(card)),
        Frame::Dodge { pending } => (
            t!("flash-point-page-ask-dodge", who = own_of(open, pending, yours)),
            t!("flash-point-page-ask-dodge-more"),
        ),
        Frame::GetUp { pending } => {
            only(t!("flash-point-page-ask-get-up", who = own_of(open, pending, yours)))
        }
        _ => nature(open),
    }
}

/// FC3: what a Fire Captain wants.
fn consent(open: &Open, action: Action) -> (String, String) {
    let (firefighter, to, words) = match action {
        Action::Move { firefighter, to, .. } => (firefighter, to, 0),
        Action::Open { firefighter, at } => (firefighter, at, 1),
        Action::Close { firefighter, at } => (firefighter, at, 2),
        _ => return (t!("flash-point-page-ask-consent-title"), String::new()),
    };
    let space = open.at(firefighter).step(to).unwrap_or(open.at(firefighter));
    let (who, at) = (firefighter_name(open, firefighter), space_name(open, space));
    let detail = match words {
        0 => t!("flash-point-page-ask-consent-move", who = who, at = at),
        1 => t!("flash-point-page-ask-consent-open", who = who, at = at),
        _ => t!("flash-point-page-ask-consent-close", who = who, at = at),
    };
    (t!("flash-point-page-ask-consent-title"), detail)
}

/// ST2: the event that was looked at.
fn back(view: &View) -> (String, String) {
    let title = t!("flash-point-page-ask-return");
    match view.top {
        Some(kernel::Seen::Open(card)) => {
            (title, format!("{}. {}", event_name(card), event_about(card)))
        }
        _ => (title, String::new()),
    }
}

/// Dice and cards are on their way, or all is over.
fn nature(open: &Open) -> (String, String) {
    let title = match open.frame() {
        Frame::Over { .. } => t!("flash-point-page-ask-over"),
        Frame::DeckGun { .. } => t!("flash-point-page-ask-deck-gun"),
        _ if open.course.turn.number == 0 => t!("flash-point-page-ask-setup"),
        _ => t!("flash-point-page-ask-fire"),
    };
    (title, String::new())
}

fn asked_of_others(names: &Names, open: &Open, must: Seats) -> (String, String) {
    let all = names_of(names, must.iter());
    let detail = match open.frame() {
        Frame::Act => {
            let who = firefighter_name(open, open.active());
            let points = open.course.turn.points + open.course.turn.restricted;
            t!("flash-point-page-ask-acts", who = who, count = points)
        }
        Frame::Consent { .. } => t!("flash-point-page-ask-consents"),
        Frame::Blaze { part: Part::Control, .. } | Frame::Dodge { .. } | Frame::Ride { .. } => {
            t!("flash-point-page-ask-reacts")
        }
        Frame::Event { card, .. } => event_name(card),
        Frame::Specialist { .. } | Frame::Park | Frame::Begin { .. } => {
            t!("flash-point-page-ask-prepares")
        }
        _ => String::new(),
    };
    (t!("flash-point-page-ask-others", names = all), detail)
}

/// What somebody is in the middle of, before anything is sent.
pub(super) fn doing(decision: &Decision, taken: &Taken) -> Option<(String, String)> {
    let open = decision.open();
    let more = t!("flash-point-page-doing-more");
    match (taken.space, taken.verb, taken.led) {
        (Some(space), _, _) => Some((space_name(open, space), t!("flash-point-page-doing-space"))),
        (_, Some(Verb::Drive), _) => Some((verb_name(Verb::Drive), String::new())),
        (_, Some(verb), _) => Some((verb_name(verb), more)),
        (_, _, Some(led)) => {
            let who = firefighter_name(open, led);
            Some((t!("flash-point-page-do-command", who = who), t!("flash-point-page-doing-lead")))
        }
        _ => None,
    }
}
