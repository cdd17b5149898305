//! The sheet of ten cards: which of them everybody has seen from whom. Public memory, nothing more.

use kernel::Seat;
use oriflamme::{Card, View};

/// A line of the sheet: the card, and for each seat whether its copy has been seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SeenCard {
    pub(super) card: Card,
    pub(super) seen: Vec<(Seat, bool)>,
}

/// The sheet for a viewer, who needs no line about the own family; a spectator gets all of them.
pub(super) fn seen_cards(view: &View) -> Vec<SeenCard> {
    let seats = view.open.options.seats();
    let others: Vec<Seat> = seats.iter().filter(|seat| Some(*seat) != view.viewer).collect();
    let line = |card: Card| {
        let seen = others.iter().map(|&seat| (seat, view.seen(seat).has(card))).collect();
        SeenCard { card, seen }
    };
    Card::ALL.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::super::forecast::tests::{ANN, BOB, Table};
    use super::*;
    use kernel::Game;

    #[test]
    fn only_what_everybody_has_seen_is_ticked() {
        let mut world = Table::new()
            .lay(BOB, Card::Treaty, 0)
            .lay_up(BOB, Card::Judge)
            .cover(Card::Empress)
            .known(BOB, Card::Insurrection)
            .world;
        world.open.course.piles[1] = world.open.course.piles[1].with(Card::Deserter);
        world.open.course.infiltrators = world.open.course.infiltrators.with(BOB);
        let lines = seen_cards(&world.view(Some(ANN)));
        let seen = |seat: Seat| {
            let ticked = |line: &&SeenCard| line.seen.contains(&(seat, true));
            lines.iter().filter(ticked).map(|line| line.card).collect::<Vec<_>>()
        };
        use Card::{Deserter, Infiltration, Insurrection, Judge};
        assert_eq!(seen(BOB), [Deserter, Judge, Insurrection, Infiltration]);
        assert_eq!(seen(ANN), [], "the own family is not on the own sheet");
        assert_eq!(seen_cards(&world.view(None))[0].seen.len(), 3);
    }
}
