//! The line on top, and the sentence that says what to do.

use super::plan::Rehearsal;
use super::tell::ending;
use super::words::{card_about, card_name, card_of, suit_name, towards};
use crate::games::{Ask, Names, StepState};
use crate::kit;
use crate::t;
use fire_tower::{Action, Cards, FireTower, Frame, Hose, Open, Step, Suit, View, Wind};
use kernel::Seat;

pub(super) fn ask(names: &Names, view: &View, you: Option<Seat>) -> Ask {
    let course = &view.open.course;
    let frame = course.frames.top();
    if frame == Frame::Over {
        let title = t!("fire-tower-ask-over");
        return Ask { title, detail: ending(names, view, course.winners), steps: Vec::new() };
    }
    let steps = steps(view);
    let Some(asked) = asked(view) else {
        return Ask { title: nature(frame), detail: String::new(), steps };
    };
    let what = what(frame);
    let title = match you == Some(asked) {
        true => asks_you(turn_of(&view.open), asked, what),
        false => t!("fire-tower-ask-other", name = names.of(asked), what = what),
    };
    let detail = match you == Some(asked) {
        true if matches!(frame, Frame::Redraw { .. }) && after_firestorm(view) => {
            t!("fire-tower-do-redraw-storm")
        }
        true => what_to_do(frame, view.open.course.wind),
        false => String::new(),
    };
    Ask { title, detail, steps }
}

fn asks_you(turn: Option<Seat>, asked: Seat, what: String) -> String {
    match turn == Some(asked) {
        true => t!("fire-tower-ask-your-turn", what = what),
        false => t!("fire-tower-ask-you", what = what),
    }
}

/// The line on top while something is taken up and not yet sent: "Your turn: aim the Flare Up".
pub(super) fn doing(rehearsal: &Rehearsal, discarding: bool) -> Option<(String, String)> {
    let open = &rehearsal.world.open;
    let what = match rehearsal.rehearsed.first() {
        _ if discarding => t!("fire-tower-what-discard"),
        Some(Action::Play(card)) if card.suit() == Suit::Wind => {
            t!("fire-tower-doing-wind", card = card_name(*card))
        }
        _ if matches!(rehearsal.frame(), Frame::Ember { .. }) => t!("fire-tower-doing-ember"),
        Some(Action::Play(card)) => t!("fire-tower-doing-aim", card = card_name(*card)),
        Some(Action::Bucket) => t!("fire-tower-doing-aim", card = t!("fire-tower-press-bucket")),
        Some(Action::Reckless(_)) => t!("fire-tower-what-reckless"),
        _ => return None,
    };
    let detail = match discarding {
        true => t!("fire-tower-do-choose-discards"),
        false => what_to_do(rehearsal.frame(), open.course.wind),
    };
    Some((asks_you(turn_of(open), rehearsal.seat, what), detail))
}

fn after_firestorm(view: &View) -> bool {
    view.open.course.frames.iter().any(|frame| matches!(frame, Frame::Firestorm { .. }))
}

/// Who is asked. Frames lie open, so this can be told in the middle of a story too, where the cards
/// of a view do not yet add up.
fn asked(view: &View) -> Option<Seat> {
    let hands = [Cards::EMPTY; fire_tower::SEATS];
    FireTower { open: view.open, deck: Cards::EMPTY, hands }.asked()
}

/// Whose turn it is, whoever is asked.
pub(super) fn turn_of(open: &Open) -> Option<Seat> {
    match open.course.frames.bottom() {
        Frame::Turn { seat, .. } => Some(seat),
        _ => None,
    }
}

fn steps(view: &View) -> Vec<(String, StepState)> {
    let frames = &view.open.course.frames;
    let Frame::Turn { step, .. } = frames.bottom() else { return Vec::new() };
    // An event or a shadow of 2018 comes between the steps; none of them is on.
    let between = |frame: &Frame| {
        use Frame::{Aid, AidChoice, Champion, Firestorm, Haunting, Storm};
        matches!(frame, Champion { .. } | Storm | Firestorm { .. })
            || matches!(frame, AidChoice { .. } | Aid { .. } | Haunting { .. })
    };
    if frames.iter().any(between) {
        return Vec::new();
    }
    let turn =
        || [t!("fire-tower-step-wind"), t!("fire-tower-step-action"), t!("fire-tower-step-bucket")];
    let shadow = || [t!("fire-tower-step-roll"), t!("fire-tower-step-deed")];
    match step {
        Step::Wind => kit::steps(turn(), 0),
        Step::Act | Step::Draw => kit::steps(turn(), 1),
        Step::End | Step::Over => kit::steps(turn(), 2),
        Step::Roll => kit::steps(shadow(), 0),
        Step::Haunted => kit::steps(shadow(), 1),
    }
}

/// What nature is asked.
fn nature(frame: Frame) -> String {
    match frame {
        Frame::Deal => t!("fire-tower-nature-deal"),
        Frame::FirstWind => t!("fire-tower-nature-first-wind"),
        Frame::Storm => t!("fire-tower-nature-storm"),
        Frame::Steal { .. } => t!("fire-tower-nature-steal"),
        Frame::Refill { .. } | Frame::ShadowDraw { .. } => t!("fire-tower-nature-draw"),
        _ => t!("fire-tower-nature-die"),
    }
}

/// What the one who is asked is in the middle of, in a few words.
fn what(frame: Frame) -> String {
    match frame {
        Frame::Turn { step: Step::Wind, .. } => t!("fire-tower-what-wind"),
        Frame::Turn { step: Step::Act, .. } => t!("fire-tower-what-act"),
        Frame::Turn { .. } => t!("fire-tower-what-end"),
        Frame::Discard { .. } => t!("fire-tower-what-discard"),
        Frame::Keep { .. } => t!("fire-tower-what-keep"),
        Frame::Redraw { .. } => t!("fire-tower-what-redraw"),
        Frame::Champion { .. } => t!("fire-tower-what-champion"),
        Frame::Douse { hose: Hose::Bucket, .. } => t!("fire-tower-what-bucket"),
        Frame::Spend { .. } | Frame::Reckless { .. } => t!("fire-tower-what-reckless"),
        Frame::HauntChoice { .. } | Frame::ShadowPlay { .. } => t!("fire-tower-what-shadow"),
        Frame::Sparks { .. } => t!("fire-tower-what-sparks"),
        Frame::Smoulder { .. } => t!("fire-tower-what-smoulder"),
        Frame::Drift { .. } => t!("fire-tower-what-drift"),
        frame => card_of(frame).map_or(String::new(), card_name),
    }
}

/// What to do now, in one sentence.
pub(super) fn what_to_do(frame: Frame, wind: Wind) -> String {
    match frame {
        Frame::Turn { step: Step::Wind, .. } => t!("fire-tower-do-wind", to = towards(wind)),
        Frame::Turn { step: Step::Act, .. } => t!("fire-tower-do-act"),
        Frame::Turn { .. } => t!("fire-tower-do-end"),
        Frame::Discard { .. } => t!("fire-tower-do-discard"),
        Frame::Keep { .. } => t!("fire-tower-do-keep"),
        Frame::Redraw { .. } => t!("fire-tower-do-redraw"),
        Frame::Shed { left, .. } => t!("fire-tower-do-shed", count = left),
        Frame::Champion { left, .. } => t!("fire-tower-do-champion", count = left),
        Frame::WindCard { side, .. } => t!("fire-tower-do-wind-card", to = towards(side)),
        Frame::Sparks { side: Some(side), left, .. } => {
            t!("fire-tower-do-sparks", to = towards(side), count = left)
        }
        Frame::Spend { suit, left, .. } => {
            t!("fire-tower-do-spend", suit = suit_name(suit), count = left)
        }
        Frame::Reckless { left, .. } => t!("fire-tower-do-reckless", count = left),
        Frame::Douse { hose: Hose::Bucket, .. } => t!("fire-tower-do-bucket"),
        Frame::EmberFlies { from, .. } => t!("fire-tower-do-ember-flies", cell = from),
        Frame::Jump { centre, .. } => t!("fire-tower-do-jump", cell = centre),
        Frame::AidChoice { .. } => t!("fire-tower-do-aid-choice"),
        Frame::AidGem { .. } => t!("fire-tower-do-aid-gem"),
        Frame::AidBreak { .. } => t!("fire-tower-do-aid-break"),
        Frame::HauntChoice { .. } => t!("fire-tower-do-haunt-choice"),
        Frame::ShadowPlay { bound: true, .. } => t!("fire-tower-do-shadow-bound"),
        Frame::ShadowPlay { .. } => t!("fire-tower-do-shadow-play"),
        Frame::Smoulder { .. } => t!("fire-tower-do-smoulder"),
        Frame::Drift { .. } => t!("fire-tower-do-drift"),
        frame => card_of(frame).map_or(String::new(), card_about),
    }
}
