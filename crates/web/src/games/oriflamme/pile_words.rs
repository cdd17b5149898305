//! The row for those who listen: a pile in one sentence.

use super::piles::{Look, Pile, PileCard, PileTurn};
use super::words::card_print;
use crate::games::Names;
use crate::kit::listed;
use crate::t;

/// The pile as text.
pub(super) fn spoken(names: &Names, pile: &Pile) -> String {
    let at = pile.position + 1;
    let name = names.of(pile.owner);
    let mut said = vec![match pile.top.look {
        Look::Up(card) => t!("oriflamme-spoken-up", at = at, name = name, card = card_print(card)),
        Look::Own(card) | Look::Known(card) => {
            t!("oriflamme-spoken-known", at = at, name = name, card = card_print(card))
        }
        Look::Down => t!("oriflamme-spoken-down", at = at, name = name),
    }];
    said.extend(tokens(pile.top));
    if !pile.under.is_empty() {
        let cards = pile.under.iter().copied().map(spoken_covered).collect::<Vec<_>>();
        said.push(t!("oriflamme-spoken-covers", cards = cards.join("; ")));
    }
    if pile.turn == PileTurn::Now {
        said.push(t!("oriflamme-spoken-now"));
    }
    listed(said)
}

/// What lies on a card, as text.
fn tokens(card: PileCard) -> impl Iterator<Item = String> {
    let influence =
        (card.influence > 0).then(|| t!("oriflamme-spoken-influence", count = card.influence));
    let verdicts =
        (card.verdicts > 0).then(|| t!("oriflamme-spoken-verdicts", count = card.verdicts));
    influence.into_iter().chain(verdicts)
}

/// A covered card with what lies on it, as text.
pub(super) fn spoken_covered(card: PileCard) -> String {
    let name = card.look.card().map_or_else(|| t!("oriflamme-a-card"), card_print);
    listed(std::iter::once(name).chain(tokens(card)))
}
