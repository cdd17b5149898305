//! What a bot would do, for the person at the screen who asks.

use super::Client;
use crate::games::Page;
use crate::hint::Hint;
use crate::shell::notify;
use crate::t;
use kernel::Seat;
use leptos::prelude::*;
use protocol::ToTable;

impl<G: Page> Client<G> {
    /// Asks for a hint, or puts the one away that is shown.
    pub(super) fn ask_for_hint(self) {
        if self.hint.with_untracked(Option::is_some) {
            return self.hint.set(None);
        }
        let asked = untrack(|| self.seated.your_turn() && self.seated.curtain.get().is_none());
        if let (true, true, Some(seat)) = (G::HINTS, asked, self.seated.eyes.get_untracked()) {
            self.tell_all();
            self.say(|_| ToTable::Hint { seat });
        }
    }

    /// A hint is only ever shown: whoever likes it does it.
    pub(super) fn hinted(self, seat: Seat, actions: Vec<G::Action>) {
        if self.seated.eyes.get_untracked() != Some(seat) {
            return; // the device was passed on
        }
        let view = self.latest.get_untracked();
        let hint = view.and_then(|view| {
            let actions = G::refine(&view, seat, actions);
            Hint::new(&view, seat, actions)
        });
        if hint.is_none() {
            notify(t!("hint-none"));
        }
        self.hint.set(hint);
    }
}
