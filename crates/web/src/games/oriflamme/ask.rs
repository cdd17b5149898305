//! The line on top: the phase, whose decision it is, what is asked.

use super::piles::{order, progress};
use super::tell::ending;
use super::words::{card_about, card_deed, card_name};
use crate::games::{Ask, Names, StepState};
use crate::kit;
use crate::t;
use kernel::Seat;
use oriflamme::{Frame, ROUNDS, View};

pub(super) fn ask(names: &Names, view: &View, you: Option<Seat>) -> Ask {
    let frame = view.open.course.frame;
    let last = view.open.course.round == ROUNDS;
    let (title, detail) = match frame {
        Frame::Deal { .. } | Frame::First => (t!("oriflamme-ask-deal"), String::new()),
        Frame::Over => (t!("oriflamme-ask-over"), ending(names, view)),
        Frame::Place { seat } if you == Some(seat) => {
            (t!("oriflamme-ask-place-you"), t!("oriflamme-ask-place-detail"))
        }
        Frame::Place { seat } => {
            (t!("oriflamme-ask-place-other", name = names.of(seat)), String::new())
        }
        Frame::Up { seat, slot } => match view.card(slot).filter(|_| you == Some(seat)) {
            Some(card) => {
                let detail = if last { last_round() } else { t!("oriflamme-ask-up-detail") };
                (t!("oriflamme-ask-up-you", card = card_name(card)), detail)
            }
            None => (t!("oriflamme-ask-up-other", name = names.of(seat)), String::new()),
        },
        Frame::Act { seat, slot, card } if you == Some(seat) => {
            let keeps = last && view.open.card(slot).is_some_and(|laid| laid.influence > 0);
            let detail = if keeps { last_round() } else { card_about(card) };
            (t!("oriflamme-ask-act-you", card = card_name(card), deed = card_deed(card)), detail)
        }
        Frame::Act { seat, card, .. } => {
            let (name, card_name) = (names.of(seat), card_name(card));
            (t!("oriflamme-ask-act-other", name = name, card = card_name), card_about(card))
        }
    };
    Ask { title, detail, steps: steps(view) }
}

pub(super) fn last_round() -> String {
    t!("oriflamme-last-round")
}

fn at(step: String, at: usize, of: usize) -> String {
    t!("oriflamme-step-at", step = step, at = at, of = of)
}

/// The phases of the round. Which one it is, is said loudly: they are easily mixed up.
fn steps(view: &View) -> Vec<(String, StepState)> {
    let course = &view.open.course;
    let seats = view.open.options.seat_count();
    let income = t!("oriflamme-step-income");
    let (placement, activation) = (t!("oriflamme-step-placement"), t!("oriflamme-step-activation"));
    let next = match course.round {
        ROUNDS => t!("oriflamme-step-end"),
        _ => t!("oriflamme-step-next"),
    };
    match course.frame {
        Frame::Place { seat } => {
            let placement = at(placement, order(view, seat), seats);
            kit::steps([income, placement, activation, next], 1)
        }
        Frame::Up { .. } | Frame::Act { .. } => {
            let activation = match progress(view) {
                Some((here, of)) => at(activation, here, of),
                None => activation,
            };
            kit::steps([income, placement, activation, next], 2)
        }
        _ => Vec::new(),
    }
}
