//! The row as it is drawn: piles in their order, what is known of each card, whose turn has come.

use kernel::Seat;
use oriflamme::{Card, CardInRow, Event, Face, Frame, Slot, View};

/// How a card looks to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// Face up.
    Up(Card),
    /// Face down, and the viewer's own.
    Own(Card),
    /// Face down, and remembered by everybody.
    Known(Card),
    /// Face down.
    Down,
}

impl Look {
    pub(super) const fn card(self) -> Option<Card> {
        match self {
            Look::Up(card) | Look::Own(card) | Look::Known(card) => Some(card),
            Look::Down => None,
        }
    }

    /// As a number: what the page follows is of few types, because each costs every visitor.
    pub(super) const fn number(self) -> usize {
        match self {
            Look::Down => 0,
            Look::Up(card) => 10 + card as usize,
            Look::Own(card) => 20 + card as usize,
            Look::Known(card) => 30 + card as usize,
        }
    }

    pub(super) const fn of_number(number: usize) -> Look {
        let card = Card::ALL[number % 10];
        match number / 10 {
            1 => Look::Up(card),
            2 => Look::Own(card),
            3 => Look::Known(card),
            _ => Look::Down,
        }
    }
}

/// Where a pile stands in the activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PileTurn {
    Done,
    Now,
    Later,
}

/// One card of a pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PileCard {
    pub(super) slot: Slot,
    pub(super) look: Look,
    pub(super) influence: u8,
    pub(super) verdicts: u8,
}

/// A pile of the row; mostly a single card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pile {
    /// The lowest card: it stays when others come and go on top.
    pub(super) root: Slot,
    /// Counted from 0.
    pub(super) position: usize,
    pub(super) owner: Seat,
    pub(super) top: PileCard,
    /// From the highest to the lowest.
    pub(super) under: Vec<PileCard>,
    pub(super) turn: PileTurn,
}

fn look(view: &View, slot: Slot, laid: CardInRow) -> Look {
    match (laid.face, view.faces.get(slot)) {
        (Face::Up(card), _) => Look::Up(card),
        (Face::Known(card), _) => Look::Known(card),
        (Face::Down, Some(card)) => Look::Own(card),
        (Face::Down, None) => Look::Down,
    }
}

/// The piles of the row. `now` is the card whose turn has come.
pub(super) fn piles(view: &View, now: Option<Slot>) -> Vec<Pile> {
    let row = &view.open.row;
    let acting = now.and_then(|now| row.position(now));
    let pile_card = |(slot, laid): (Slot, CardInRow)| PileCard {
        slot,
        look: look(view, slot, laid),
        influence: laid.influence,
        verdicts: laid.verdicts,
    };
    let pile = |(position, &top): (usize, &Slot)| {
        let cards: Vec<(Slot, CardInRow)> = view.open.pile(top).collect();
        let (&first, &last) = (cards.first()?, cards.last()?);
        let turn = match acting {
            Some(acting) if position == acting => PileTurn::Now,
            Some(acting) if position < acting => PileTurn::Done,
            _ if view.open.course.done.has(top) && !placing(view) => PileTurn::Done,
            _ => PileTurn::Later,
        };
        let under = cards[1..].iter().copied().map(pile_card).collect();
        Some(Pile {
            root: last.0,
            position,
            owner: first.1.owner,
            top: pile_card(first),
            under,
            turn,
        })
    };
    row.slots().iter().enumerate().filter_map(pile).collect()
}

fn placing(view: &View) -> bool {
    matches!(view.open.course.frame, Frame::Place { .. })
}

/// The lowest card of the pile that this one lies in.
pub(super) fn root_of(view: &View, slot: Slot) -> Option<Slot> {
    let pile = |top: &Slot| view.open.pile(*top).map(|(slot, _)| slot).collect::<Vec<_>>();
    let with_it = |pile: Vec<Slot>| pile.contains(&slot).then(|| pile.last().copied()).flatten();
    view.open.row.slots().iter().map(pile).find_map(with_it)
}

/// The card whose turn has come, by the rules.
pub(super) fn acting(view: &View) -> Option<Slot> {
    match view.open.course.frame {
        Frame::Up { slot, .. } | Frame::Act { slot, .. } => Some(slot),
        _ => None,
    }
}

/// The card whose turn has come in the middle of a story: the last one that came up. What the rules
/// say is told at the end of each story.
pub(super) fn acting_after(before: Option<Slot>, event: &Event) -> Option<Slot> {
    match *event {
        Event::CameUp { slot } => Some(slot),
        Event::RoundBegan { .. } | Event::ActivationBegan | Event::Ended { .. } => None,
        _ => before,
    }
}

/// Which question is put, as a number: it changes with every question.
pub(super) fn question_number(view: &View) -> usize {
    let asked = match view.open.course.frame {
        Frame::Deal { .. } | Frame::First => 0,
        Frame::Place { seat } => 1 + seat.index(),
        Frame::Up { slot, .. } => 100 + slot.number(),
        Frame::Act { slot, card, .. } => 200 + 10 * slot.number() + card as usize,
        Frame::Over => 99,
    };
    1000 * view.open.course.round as usize + asked
}

/// How far the activation has come: the number of the acting pile, and how many there are.
pub(super) fn progress(view: &View) -> Option<(usize, usize)> {
    let at = view.open.row.position(acting(view)?)?;
    Some((at + 1, view.open.row.len()))
}

/// The place of a seat in the order of placing, counted from 1.
pub(super) fn order(view: &View, seat: Seat) -> usize {
    let (count, first) = (view.open.options.seat_count(), view.open.course.first.index());
    (seat.index() + count - first) % count + 1
}

#[cfg(test)]
mod tests {
    use super::super::forecast::tests::{ANN, BOB, Table};
    use super::*;
    use kernel::Game;

    #[test]
    fn own_cards_are_readable_and_those_of_others_are_not() {
        let world = Table::new()
            .lay(ANN, Card::Treaty, 2)
            .lay(BOB, Card::Judge, 1)
            .lay_up(BOB, Card::Fanatic)
            .cover(Card::Extortion)
            .known(ANN, Card::Insurrection)
            .world;
        let looks = |viewer| {
            let view = world.view(viewer);
            piles(&view, None).iter().map(|pile| pile.top.look).collect::<Vec<_>>()
        };
        use Look::*;
        let insurrection = Known(Card::Insurrection);
        assert_eq!(looks(Some(ANN)), [Own(Card::Treaty), Down, Down, insurrection]);
        assert_eq!(looks(Some(BOB)), [Down, Own(Card::Judge), Own(Card::Extortion), insurrection]);
        assert_eq!(looks(None), [Down, Down, Down, insurrection]);
        let view = world.view(Some(ANN));
        let covered = &piles(&view, None)[2];
        assert_eq!(covered.under[0].look, Up(Card::Fanatic), "what was open stays named");
        assert_eq!(covered.root, covered.under[0].slot);
    }

    #[test]
    fn a_look_survives_as_a_number() {
        let all = Card::ALL.into_iter().flat_map(|c| [Look::Up(c), Look::Own(c), Look::Known(c)]);
        for look in all.chain([Look::Down]) {
            assert_eq!(Look::of_number(look.number()), look);
        }
    }

    #[test]
    fn what_lies_before_the_marker_is_done() {
        let world = Table::new().lay(ANN, Card::Treaty, 0).lay(BOB, Card::Judge, 0).lay(
            ANN,
            Card::Fanatic,
            0,
        );
        let world = world.activated(&[0]).world;
        let view = world.view(None);
        let now = acting(&view);
        let turns: Vec<PileTurn> = piles(&view, now).iter().map(|pile| pile.turn).collect();
        assert_eq!(turns, [PileTurn::Done, PileTurn::Now, PileTurn::Later]);
        assert_eq!(progress(&view), Some((2, 3)));
    }
}
