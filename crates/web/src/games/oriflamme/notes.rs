//! What a choice brings, in words.

use super::choice::{Stage, Target};
use super::outcome::{Forecast, Sure, treaty_total};
use super::tell::skipped;
use super::words::{card_name, card_or_unknown};
use crate::games::Names;
use crate::kit::listed;
use crate::t;
use oriflamme::{Action, Card, Frame, ROUNDS, Slot};

/// A remark on a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Note {
    pub(super) words: String,
    /// Something that one may regret.
    pub(super) bad: bool,
}

fn note(words: String) -> Note {
    Note { words, bad: false }
}

fn bad(words: String) -> Note {
    Note { words, bad: true }
}

/// "+2", or "+1 or +2".
pub(super) fn gain(brings: &Forecast) -> String {
    match brings.least == brings.most {
        true => t!("oriflamme-plus", count = brings.least),
        false => t!("oriflamme-plus-or", least = brings.least, most = brings.most),
    }
}

/// What lies on a target before and after.
fn filled(stage: &Stage, slot: Slot, more: u8) -> String {
    let before = stage.world.open.card(slot).map_or(0, |laid| laid.influence);
    format!("{before} → {}", before + more)
}

/// The number on a target.
pub(super) fn pill(stage: &Stage, target: &Target) -> String {
    match target.action {
        Action::Give(slot) => filled(stage, slot, 1),
        Action::Feed(slot) => filled(stage, slot, 2),
        _ => gain(&target.brings),
    }
}

/// Everything else that there is to say about a choice.
pub(super) fn notes(names: &Names, stage: &Stage, brings: &Forecast) -> Vec<Note> {
    let mut all = Vec::new();
    let acting = stage.acting().map(|(_, card)| card);
    let owner = |slot: Slot| stage.world.open.card(slot).map(|laid| laid.owner);
    for &(slot, card) in &brings.removed {
        match card {
            Some(card) if owner(slot) == Some(stage.seat) => {
                all.push(bad(t!("oriflamme-note-own", card = card_name(card))));
            }
            _ => {}
        }
    }
    let rivals = brings.removed.iter().filter(|(slot, _)| owner(*slot) != Some(stage.seat));
    if acting == Some(Card::Insurrection) {
        let cards = rivals.map(|(slot, card)| {
            let name = owner(*slot).map_or("", |seat| names.of(seat));
            format!("{} ({name})", card_or_unknown(*card))
        });
        let cards = listed(cards);
        all.extend((!cards.is_empty()).then(|| note(t!("oriflamme-note-goes", cards = cards))));
    }
    if acting == Some(Card::Deserter) && !brings.asks {
        all.push(note(match brings.leaves {
            Sure::Never => t!("oriflamme-note-stays"),
            Sure::Always => t!("oriflamme-note-leaves"),
            Sure::Perhaps => t!("oriflamme-note-may-leave"),
        }));
    }
    for &(rival, count) in &brings.traps {
        all.push(bad(t!("oriflamme-note-trap", name = names.of(rival), count = count)));
    }
    if brings.lost > 0 && acting == Some(Card::Extortion) {
        all.push(bad(t!("oriflamme-note-lost", count = brings.lost)));
    }
    if acting == Some(Card::Infiltration) && brings.fed > 0 {
        all.push(note(t!("oriflamme-note-feeds", count = brings.fed)));
    }
    if let (Some(each), Some(Card::Treaty)) = (brings.kept, acting) {
        let total = treaty_total(stage.world.open.course.round, each);
        all.push(note(t!("oriflamme-note-treaty", each = each, total = total)));
    }
    if let Some(count) = wasted(stage, brings) {
        all.push(bad(t!("oriflamme-note-wasted", count = count)));
    }
    if acting == Some(Card::Fanatic) && !alone(stage) {
        all.push(note(t!("oriflamme-note-not-alone")));
    }
    if let Some((card, what)) = brings.skipped {
        all.push(note(skipped(card, what)));
    }
    if let Some(slot) = brings.beneath {
        let card = card_or_unknown(stage.view.card(slot));
        all.push(note(t!("oriflamme-note-beneath", card = card)));
    }
    all
}

/// FA2: is nothing else of this family open in the row?
fn alone(stage: &Stage) -> bool {
    let Some((slot, _)) = stage.acting() else { return true };
    let mut own = stage.world.open.tops_of(stage.seat);
    !own.any(|(other, laid)| other != slot && laid.face.is_up())
}

/// Z2: what stays on the acting card after its last activation is worth nothing. Only a Diplomat
/// holds influence face up, and keeps it when she talks.
fn wasted(stage: &Stage, brings: &Forecast) -> Option<u8> {
    let course = &stage.world.open.course;
    let Frame::Act { slot, card: Card::Diplomat, .. } = course.frame else { return None };
    let on = stage.world.open.card(slot)?.influence;
    let stays = brings.leaves == Sure::Never;
    (course.round == ROUNDS && stays && on > 0).then_some(on)
}

/// What leaving a card face down is good for.
pub(super) fn leaving(stage: &Stage) -> Note {
    let course = &stage.world.open.course;
    let Some((slot, card)) = stage.acting() else { return note(String::new()) };
    let influence = stage.world.open.card(slot).map_or(0, |laid| laid.influence);
    match card {
        _ if course.round == ROUNDS => bad(t!("oriflamme-last-round")),
        Card::Extortion => note(t!("oriflamme-leave-extortion")),
        Card::Insurrection if influence == 0 => note(t!("oriflamme-leave-insurrection")),
        Card::Treaty => {
            let total = treaty_total(course.round + 1, influence + 1);
            note(t!("oriflamme-leave-treaty", total = total))
        }
        _ => note(t!("oriflamme-leave-safe")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::outcome::tests::{ANN, BOB, Table};
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
        let stage = Stage::new(&view, &imagined(&view), ANN).expect("she is asked");
        let target = Slot::new(2).expect("the other one");
        let choice = |action| {
            let brings = super::super::outcome::forecast(&view, &stage.world, ANN, action);
            (action, wasted(&stage, &brings))
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
