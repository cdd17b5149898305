//! What a bot would do, played out in a world of the page's own: for words and for marks on the board.

use crate::games::{Names, Page, imagined};
use kernel::{Input, Seat};

/// What a bot would do for a chair, and what that would bring.
#[derive(Clone)]
pub(crate) struct Hint<G: Page> {
    pub(crate) seat: Seat,
    /// One deed, never empty.
    pub(crate) actions: Vec<G::Action>,
    /// What it would bring, up to what nobody can know beforehand.
    pub(crate) events: Vec<G::Event>,
    pub(crate) before: G::View,
    pub(crate) after: G::View,
}

impl<G: Page> Hint<G> {
    /// Nothing where the bot has nothing to say.
    pub(crate) fn new(view: &G::View, seat: Seat, actions: Vec<G::Action>) -> Option<Hint<G>> {
        let mut world = imagined::<G>(view);
        let mut events = Vec::new();
        world.check(seat, *actions.first()?).ok()?;
        for &action in &actions {
            // What a hidden card turns out to be is another matter in every world.
            if world.check(seat, action).is_err() || world.shows(Input::Act(seat, action)) {
                break;
            }
            world.apply(Input::Act(seat, action), &mut events);
        }
        let events = events.iter().filter_map(|event| G::redact(event, Some(seat))).collect();
        let (before, after) = (view.clone(), world.view(Some(seat)));
        Some(Hint { seat, actions, events, before, after })
    }

    /// What would happen, in the words in which it would be told.
    pub(crate) fn told(&self, names: &Names) -> String {
        let mut view = self.before.clone();
        let tell = |event: &G::Event| {
            G::follow(&mut view, event);
            G::tell(names, &view, event)
        };
        let lines = self.events.iter().map(tell).filter(|line| !line.is_empty());
        lines.collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Game;
    use testkit::toys::claim::{Action, Claim, DieId, Face, Setup};

    #[test]
    fn a_hint_is_played_out_as_far_as_it_can_be_known() {
        let mut state = Claim::new(&Setup::race(2, 2, 60)).expect("two may race");
        [3, 5].into_iter().for_each(|pips| {
            state.apply(Input::Chance(Face::new(pips)), &mut ());
        });
        let seat = Seat::new(0);
        let take = |slot| Action::Claim(DieId { roll: 0, slot });
        let view = state.view(Some(seat));
        let hint = Hint::<Claim>::new(&view, seat, vec![take(1)]).expect("it can be done");
        assert!(!hint.events.is_empty() && hint.after != hint.before);
        assert!(Hint::<Claim>::new(&view, seat, vec![take(7)]).is_none(), "there is no such die");
        assert!(Hint::<Claim>::new(&view, seat, Vec::new()).is_none());
    }
}
