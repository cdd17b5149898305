//! Through whose eyes the page looks, and when a device has to be passed on.

use super::Client;
use crate::games::{Page, asked_of};
use kernel::{Seat, Seats};
use leptos::prelude::*;
use protocol::Stage;

/// Whose turn it is to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// As before.
    Same,
    /// Through this seat's eyes, at once.
    Through(Seat),
    /// The device is passed to this seat, behind a curtain.
    Pass(Seat),
    /// Nobody has to look away any more.
    Uncovered,
}

/// Do people at one device look away from each other? Who wins together may see what a partner has looked
/// at, and a view still shows nobody more than its own seat knows.
pub(crate) const fn hides<G: Page>() -> bool {
    G::HIDES && !G::TOGETHER
}

/// On a shared device the one who has to act gets it; so does whoever comes to the screen first.
/// Nobody looks away where seats hide nothing from each other.
pub(super) fn look(hides: bool, own: Seats, asked: Seats, eyes: Option<Seat>, first: bool) -> Look {
    if own.len() < 2 {
        return Look::Uncovered;
    }
    let strange = (hides && first) || eyes.is_none_or(|eyes| !asked.has(eyes));
    // Before the first look nobody knows who sits there, whoever is asked.
    let somebody = own.lowest().filter(|_| hides && first);
    match asked.lowest().filter(|_| strange).or(somebody) {
        None if hides => Look::Same,
        None => Look::Uncovered,
        Some(seat) if hides => Look::Pass(seat),
        Some(seat) => Look::Through(seat),
    }
}

impl<G: Page> Client<G> {
    /// The newest view through the eyes of the moment.
    pub(super) fn refresh_latest(self) {
        let eyes = self.seated.eyes.get_untracked();
        let view = self
            .views(|views| views.iter().find(|one| one.viewer == eyes).map(|one| one.view.clone()));
        if let Some(view) = view {
            let asked = asked_of::<G>(&view, eyes);
            self.seated.awaited.set(asked.must);
            self.seated.may_decline.set(asked.may_decline);
            self.latest.set(Some(view));
            // It was about the moment before.
            if self.hint.with_untracked(Option::is_some) {
                self.hint.set(None);
            }
        }
    }

    pub(super) fn look_through(self, eyes: Option<Seat>) {
        self.tell_rest(false);
        self.seated.eyes.set(eyes);
        self.refresh_latest();
        self.shown.set(self.latest.get_untracked());
    }

    /// Everybody sees the end of the story before the curtain falls.
    pub(super) fn choose_eyes(self, first_look: bool) {
        let seated = self.seated;
        if seated.telling.get_untracked() {
            return;
        }
        let (own, eyes) = (seated.own(), seated.eyes.get_untracked());
        if seated.stage.get_untracked() != Stage::Playing {
            return self.set_curtain(None);
        }
        let asked = seated.awaited.get_untracked().and(own);
        match look(hides::<G>(), own, asked, eyes, first_look) {
            Look::Same => {}
            Look::Uncovered => self.set_curtain(None),
            Look::Pass(seat) => self.set_curtain(Some(seat)),
            Look::Through(seat) => {
                self.set_curtain(None);
                self.look_through(Some(seat));
            }
        }
    }

    /// The table is drawn anew when the curtain moves: not without need.
    fn set_curtain(self, curtain: Option<Seat>) {
        if self.seated.curtain.get_untracked() != curtain {
            self.seated.curtain.set(curtain);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIDES: bool = true;

    fn seats(which: &[usize]) -> Seats {
        which.iter().map(|&at| Seat::new(at)).collect()
    }

    #[test]
    fn a_device_is_passed_to_whoever_is_asked() {
        let (first, second) = (Seat::new(0), Seat::new(1));
        let own = seats(&[0, 1]);
        assert_eq!(look(HIDES, own, seats(&[1]), Some(first), false), Look::Pass(second));
        assert_eq!(look(HIDES, own, seats(&[0]), Some(first), false), Look::Same);
        assert_eq!(look(HIDES, own, seats(&[0]), Some(first), true), Look::Pass(first));
        assert_eq!(look(HIDES, own, seats(&[]), Some(first), false), Look::Same);
        assert_eq!(look(HIDES, own, seats(&[]), Some(first), true), Look::Pass(first));
    }

    #[test]
    fn nobody_looks_away_alone_or_where_nothing_is_hidden() {
        let (first, second) = (Seat::new(0), Seat::new(1));
        assert_eq!(look(HIDES, seats(&[0]), seats(&[0]), Some(first), true), Look::Uncovered);
        let own = seats(&[0, 1]);
        assert_eq!(look(!HIDES, own, seats(&[0, 1]), Some(first), true), Look::Uncovered);
        assert_eq!(look(!HIDES, own, seats(&[1]), Some(first), false), Look::Through(second));
    }
}
