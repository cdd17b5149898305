//! What a choice brings, in words.

use super::forecast::{Forecast, Sure, treaty_total};
use super::question::{Question, Target};
use super::tell::skipped;
use super::words::{card_name, card_or_unknown, first_name};
use crate::games::Names;
use crate::kit::listed;
use crate::t;
use oriflamme::{Action, Card, Frame, ROUNDS, Slot};

/// A remark on a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Remark {
    pub(super) words: String,
    /// Something that one may regret.
    pub(super) bad: bool,
}

fn remark(words: String) -> Remark {
    Remark { words, bad: false }
}

fn regret(words: String) -> Remark {
    Remark { words, bad: true }
}

/// "+2", or "+1 or +2".
pub(super) fn gain(brings: &Forecast) -> String {
    match brings.least == brings.most {
        true => t!("oriflamme-plus", count = brings.least),
        false => t!("oriflamme-plus-or", least = brings.least, most = brings.most),
    }
}

/// What lies on a target before and after.
fn filled(question: &Question, slot: Slot, more: u8) -> String {
    let before = question.world.open.card(slot).map_or(0, |laid| laid.influence);
    format!("{before} → {}", before + more)
}

/// The number on a target.
pub(super) fn target_number(question: &Question, target: &Target) -> String {
    match target.action {
        Action::Give(slot) => filled(question, slot, 1),
        Action::Feed(slot) => filled(question, slot, 2),
        // What a verdict brings is the same everywhere: its sign says what would lie there.
        Action::Mark(_) => String::new(),
        _ => gain(&target.brings),
    }
}

/// Everything else that there is to say about a choice.
pub(super) fn remarks_on(names: &Names, question: &Question, brings: &Forecast) -> Vec<Remark> {
    let mut all = Vec::new();
    let acting = question.acting().map(|(_, card)| card);
    let owner = |slot: Slot| question.world.open.card(slot).map(|laid| laid.owner);
    for &(slot, card) in &brings.removed {
        match card {
            Some(card) if owner(slot) == Some(question.seat) => {
                all.push(regret(t!("oriflamme-note-own", card = card_name(card))));
            }
            _ => {}
        }
    }
    let rivals = brings.removed.iter().filter(|(slot, _)| owner(*slot) != Some(question.seat));
    if acting == Some(Card::Insurrection) {
        let cards = rivals.map(|(slot, card)| {
            let name = owner(*slot).map_or_else(String::new, |seat| first_name(names.of(seat)));
            format!("{} ({name})", card_or_unknown(*card))
        });
        let cards = listed(cards);
        all.extend((!cards.is_empty()).then(|| remark(t!("oriflamme-note-goes", cards = cards))));
    }
    if acting == Some(Card::Deserter) && !brings.asks {
        all.push(remark(match brings.leaves {
            Sure::Never => t!("oriflamme-note-stays"),
            Sure::Always => t!("oriflamme-note-leaves"),
            Sure::Perhaps => t!("oriflamme-note-may-leave"),
        }));
    }
    for &(rival, count) in &brings.traps {
        all.push(regret(t!(
            "oriflamme-note-trap",
            name = first_name(names.of(rival)),
            count = count
        )));
    }
    if brings.lost > 0 && acting == Some(Card::Extortion) {
        all.push(regret(t!("oriflamme-note-lost", count = brings.lost)));
    }
    if acting == Some(Card::Infiltration) && brings.fed > 0 {
        all.push(remark(t!("oriflamme-note-feeds", count = brings.fed)));
    }
    if let (Some(each), Some(Card::Treaty)) = (brings.kept, acting) {
        let total = treaty_total(question.world.open.course.round, each);
        all.push(remark(t!("oriflamme-note-treaty", each = each, total = total)));
    }
    if let Some(count) = wasted(question, brings) {
        all.push(regret(t!("oriflamme-note-wasted", count = count)));
    }
    if acting == Some(Card::Fanatic) && !alone(question) {
        all.push(remark(t!("oriflamme-note-not-alone")));
    }
    if let Some((card, what)) = brings.skipped {
        all.push(remark(skipped(card, what)));
    }
    if let Some(slot) = brings.beneath {
        let card = card_or_unknown(question.view.card(slot));
        all.push(remark(t!("oriflamme-note-beneath", card = card)));
    }
    all
}

/// FA2: is nothing else of this family open in the row?
fn alone(question: &Question) -> bool {
    let Some((slot, _)) = question.acting() else { return true };
    let mut own = question.world.open.tops_of(question.seat);
    !own.any(|(other, laid)| other != slot && laid.face.is_up())
}

/// Z2: what stays on the acting card after its last activation is worth nothing. Only a Diplomat
/// holds influence face up, and keeps it when she talks.
fn wasted(question: &Question, brings: &Forecast) -> Option<u8> {
    let course = &question.world.open.course;
    let Frame::Act { slot, card: Card::Diplomat, .. } = course.frame else { return None };
    let on = question.world.open.card(slot)?.influence;
    let stays = brings.leaves == Sure::Never;
    (course.round == ROUNDS && stays && on > 0).then_some(on)
}

/// What leaving a card face down is good for.
pub(super) fn leaving(question: &Question) -> Remark {
    let course = &question.world.open.course;
    let Some((slot, card)) = question.acting() else { return remark(String::new()) };
    let influence = question.world.open.card(slot).map_or(0, |laid| laid.influence);
    match card {
        _ if course.round == ROUNDS => regret(t!("oriflamme-last-round")),
        Card::Extortion => remark(t!("oriflamme-leave-extortion")),
        Card::Insurrection if influence == 0 => remark(t!("oriflamme-leave-insurrection")),
        Card::Treaty => {
            let total = treaty_total(course.round + 1, influence + 1);
            remark(t!("oriflamme-leave-treaty", total = total))
        }
        _ => remark(t!("oriflamme-leave-safe")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::forecast::tests::{ANN, BOB, Table};
    use super::*;
    use crate::games::imagined;
    use kernel::Game;

    /// What a Diplomat with so much on her would lose by each of her choices.
    fn lost(round: u8, on_her: u8) -> Vec<(Action, Option<u8>)> {
        let mut table = Table::new().lay_up(ANN, Card::Diplomat).lay_up(BOB, Card::Diplomat);
        table.world.open.course.round = round;
        let hers = Slot::new(1).expect("the first card");
        table.world.open.laid.get_mut(hers).as_mut().expect("it was laid").influence = on_her;
        let world = table.activated(&[]).world;
        let view = world.view(Some(ANN));
        let question = Question::new(&view, &imagined(&view), ANN).expect("she is asked");
        let target = Slot::new(2).expect("the other one");
        let choice = |action| {
            let brings = super::super::forecast::forecast(&view, &question.world, ANN, action);
            (action, wasted(&question, &brings))
        };
        [Action::Feed(target), Action::Cash].map(choice).into()
    }

    #[test]
    fn z2_in_the_last_round_a_diplomat_who_talks_loses_what_lies_on_her() {
        let losses = |round, on_her| lost(round, on_her).into_iter().map(|(_, lost)| lost);
        assert!(losses(ROUNDS, 4).eq([Some(4), None]), "who takes it loses nothing");
        assert!(losses(ROUNDS, 0).eq([None, None]));
        assert!(losses(ROUNDS - 1, 4).eq([None, None]), "there is another round");
    }
}
