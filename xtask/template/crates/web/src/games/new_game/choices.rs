//! What is offered to a seat, in the order of the buttons. Plain, so that it can be tested without a
//! browser.

use kernel::Seat;
use new_game::{Action, Card, Frame, View};

/// Every answer that is shown to this seat, possible or not. What is not possible is shown too where
/// somebody might look for it: pressing it says why.
pub(super) fn offered(view: &View, seat: Seat) -> Vec<Action> {
    match view.frame {
        Frame::Turn { seat: turn } if turn == seat => {
            let light = Card::ALL.into_iter().map(Action::Light);
            let held = Card::ALL.into_iter().filter(|&card| view.hand.has(card as usize));
            light.chain(held.map(Action::Discard)).collect()
        }
        Frame::Window { asked, .. } if asked.has(seat) => vec![Action::PutOut, Action::Pass],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Input, Seats};
    use new_game::{NewGame, Setup};

    const RED: Seat = Seat::new(0);
    const BLUE: Seat = Seat::new(1);

    #[test]
    fn in_the_own_turn_each_card_is_lit_or_discarded_and_others_are_asked() {
        let mut state = NewGame::new(&Setup { players: 2 }).expect("two may play");
        for card in [Card::Spark, Card::Blaze, Card::Water] {
            state.apply(Input::Chance(card), &mut ());
        }
        let offers = |state: &NewGame, seat| offered(&state.view(Some(seat)), seat);
        let (spark, water) = (Card::Spark, Card::Water);
        let discards = [Action::Discard(spark), Action::Discard(water)];
        assert_eq!(offers(&state, RED)[..3], Card::ALL.map(Action::Light));
        assert_eq!(offers(&state, RED)[3..], discards);
        assert_eq!(offers(&state, BLUE), []);
        state.apply(Input::Act(RED, Action::Light(spark)), &mut ());
        assert_eq!(offers(&state, RED), []);
        assert_eq!(offers(&state, BLUE), [Action::PutOut, Action::Pass]);
        assert_eq!(state.waiting().actors(), Seats::only(BLUE));
    }
}
