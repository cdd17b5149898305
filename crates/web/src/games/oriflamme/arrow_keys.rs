//! Where the arrow keys lead: along the row, the hand, or the offers, and from one to the next.

use super::interaction::At;
use super::piles::{Pile, PileTurn};
use crate::kit::next_stop;
use oriflamme::{Cards, Spot};

/// The parts of the page that one walks along, from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Zone {
    Row,
    Offers,
    Hand,
}

impl Zone {
    /// The zone above or below.
    pub(super) const fn beside(self, up: bool) -> Zone {
        match (self, up) {
            (Zone::Row, true) | (Zone::Offers, true) => Zone::Row,
            (Zone::Row, false) | (Zone::Hand, true) => Zone::Offers,
            (Zone::Offers | Zone::Hand, false) => Zone::Hand,
        }
    }
}

/// Where one can stop in the row: at every pile, to read it. With a card in hand, only where it can
/// be laid.
pub(super) fn row_stops(piles: &[Pile], spots: &[Spot]) -> Vec<At> {
    let start = spots.contains(&Spot::Start).then_some(At::Spot(Spot::Start));
    let end = spots.contains(&Spot::End).then_some(At::Spot(Spot::End));
    let open = |pile: &&Pile| spots.is_empty() || spots.contains(&Spot::On(pile.top.slot));
    let between = piles.iter().filter(open).map(|pile| At::Pile(pile.root));
    start.into_iter().chain(between).chain(end).collect()
}

/// Where one can stop in the hand.
pub(super) fn hand_stops(hand: Cards) -> Vec<At> {
    hand.iter().map(At::Card).collect()
}

/// The stop after this one. Who stands nowhere begins at the card whose turn has come.
pub(super) fn next(stops: &[At], here: Option<At>, piles: &[Pile], step: isize) -> Option<At> {
    let now = piles.iter().find(|pile| pile.turn == PileTurn::Now).map(|pile| At::Pile(pile.root));
    next_stop(stops, here, now, step)
}

#[cfg(test)]
mod tests {
    use super::super::forecast::tests::{ANN, BOB, Table, slot};
    use super::super::piles::{acting, piles};
    use super::*;
    use kernel::Game;
    use oriflamme::Card;

    fn row(table: &Table) -> Vec<Pile> {
        let view = table.world.view(Some(ANN));
        piles(&view, acting(&view))
    }

    fn three() -> Table {
        let two = Table::new().lay(ANN, Card::Treaty, 0).lay(BOB, Card::Judge, 0);
        two.lay(ANN, Card::Fanatic, 0)
    }

    #[test]
    fn one_reads_every_pile_and_with_a_card_in_hand_stops_only_where_it_fits() {
        let piles = row(&three());
        let read = row_stops(&piles, &[]);
        assert_eq!(read, [At::Pile(slot(1)), At::Pile(slot(2)), At::Pile(slot(3))]);
        let spots = [Spot::Start, Spot::End, Spot::On(slot(1)), Spot::On(slot(3))];
        let (start, end) = (At::Spot(Spot::Start), At::Spot(Spot::End));
        assert_eq!(row_stops(&piles, &spots), [start, At::Pile(slot(1)), At::Pile(slot(3)), end]);
        assert_eq!(row_stops(&[], &[Spot::Start]), [start], "an empty row has one place");
    }

    #[test]
    fn a_step_stays_inside_and_a_first_step_begins_where_one_looks() {
        let piles = row(&three());
        let all = row_stops(&piles, &[]);
        let at = |number| Some(At::Pile(slot(number)));
        assert_eq!(next(&all, at(1), &piles, 1), at(2));
        assert_eq!(next(&all, at(3), &piles, 1), at(3));
        assert_eq!(next(&all, at(1), &piles, -1), at(1));
        assert_eq!(next(&all, None, &piles, 1), at(1));
        assert_eq!(next(&all, None, &piles, -1), at(3));
        assert_eq!(next(&all, Some(At::Card(Card::Treaty)), &piles, 1), at(1));
        let acting = row(&three().activated(&[0]));
        assert_eq!(next(&row_stops(&acting, &[]), None, &acting, 1), at(2));
        assert_eq!(next(&[], None, &[], 1), None);
    }

    #[test]
    fn up_and_down_lead_through_all_zones_and_not_out_of_them() {
        let down = |zone: Zone| zone.beside(false);
        assert_eq!(
            [Zone::Row, Zone::Offers, Zone::Hand].map(down),
            [Zone::Offers, Zone::Hand, Zone::Hand]
        );
        let up = |zone: Zone| zone.beside(true);
        assert_eq!(
            [Zone::Row, Zone::Offers, Zone::Hand].map(up),
            [Zone::Row, Zone::Row, Zone::Offers]
        );
    }
}
