//! What a bot would do, in words: the choice, and what it brings or what the card is good for.

use super::decision::name;
use super::forecast::forecast;
use super::question::{OfferKind, Question, target};
use super::remarks::{gain, leaving, remarks_on};
use super::words::{card_about, card_name, card_or_unknown, first_name};
use crate::games::{Names, imagined};
use crate::hint::Hint;
use crate::t;
use oriflamme::{Action, Oriflamme, Slot, Spot};

pub(super) fn advice(names: &Names, hint: &Hint<Oriflamme>) -> String {
    let (view, action) = (&hint.before, hint.actions[0]);
    let Some(question) = Question::new(view, &imagined(view), hint.seat) else {
        return String::new();
    };
    if let Action::Place(card, spot) = action {
        let place = place(&question, spot);
        let what = t!("oriflamme-advice", what = card_name(card), detail = place);
        let why = match spot {
            _ if question.spots.len() == 1 => return format!("{what} {}", card_about(card)),
            Spot::Start => t!("oriflamme-advice-start"),
            Spot::End => t!("oriflamme-advice-end"),
            Spot::On(_) => t!("oriflamme-advice-on"),
        };
        return format!("{what} {}", t!("oriflamme-advice-because", why = why));
    }
    let frame = question.world.open.course.frame;
    let kind = OfferKind::of(frame, action).map(name).unwrap_or_default();
    let detail = match target(action) {
        Some(slot) => whose(names, &question, slot),
        None => match (action, question.acting()) {
            (Action::Swap(card), _) | (_, Some((_, card))) => card_name(card),
            _ => String::new(),
        },
    };
    let what = t!("oriflamme-advice", what = kind, detail = detail);
    let why = if action == Action::Leave {
        leaving(&question).words
    } else {
        brings(names, &question, action)
    };
    format!("{what} {}", t!("oriflamme-advice-because", why = why))
}

/// The numbers of a choice, and what there is to say about it.
fn brings(names: &Names, question: &Question, action: Action) -> String {
    let brings = forecast(&question.view, &question.world, question.seat, action);
    let gains = (brings.most > 0).then(|| format!("{}.", gain(&brings)));
    let remarks = remarks_on(names, question, &brings).into_iter().map(|remark| remark.words);
    if matches!(action, Action::Mark(_)) {
        return t!("oriflamme-do-mark-words");
    }
    let said: Vec<String> = gains.into_iter().chain(remarks).collect();
    match (said.is_empty(), question.acting()) {
        (true, Some((_, card))) => card_about(card),
        _ => said.join(" "),
    }
}

/// "card 3, Flint"
fn whose(names: &Names, question: &Question, slot: Slot) -> String {
    let at = question.world.open.row.position(slot).map_or(0, |at| at + 1);
    let owner = question.world.open.card(slot).map_or("", |laid| names.of(laid.owner));
    let owner = first_name(owner);
    t!("oriflamme-advice-card", at = at, name = owner)
}

fn place(question: &Question, spot: Spot) -> String {
    match spot {
        Spot::Start if question.spots.len() == 1 => t!("oriflamme-place-only"),
        Spot::Start => t!("oriflamme-place-start"),
        Spot::End => t!("oriflamme-place-end"),
        Spot::On(slot) => {
            t!("oriflamme-place-on", card = card_or_unknown(question.view.card(slot)))
        }
    }
}
