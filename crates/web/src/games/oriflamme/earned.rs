//! Where somebody's influence came from, for the result.

use crate::t;
use kernel::Seat;
use oriflamme::{Event, Why};

/// What somebody had at the start or gained since, by its origin.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Earned {
    pub(super) start: u16,
    cards: u16,
    abilities: u16,
    removals: u16,
    traps: u16,
    treaty: u16,
}

impl Earned {
    pub(super) fn of(events: &[Event], own: Seat) -> Earned {
        // Everybody begins with one.
        let mut earned = Earned { start: 1, ..Earned::default() };
        for event in events {
            match *event {
                Event::Collected { seat, amount, .. } if seat == own => {
                    earned.cards += u16::from(amount);
                }
                Event::Gained { seat, amount, why } if seat == own => {
                    *earned.of_why(why) += u16::from(amount);
                }
                _ => {}
            }
        }
        earned
    }

    const fn of_why(&mut self, why: Why) -> &mut u16 {
        match why {
            Why::Ability(_) | Why::Alone => &mut self.abilities,
            Why::Removal | Why::Character | Why::Infiltration => &mut self.removals,
            Why::Trap => &mut self.traps,
            Why::Income | Why::Treaty => &mut self.treaty,
        }
    }

    #[cfg(test)]
    pub(super) const fn sum(self) -> u16 {
        let Earned { start, cards, abilities, removals, traps, treaty } = self;
        start + cards + abilities + removals + traps + treaty
    }

    /// "1 at the start, 6 from cards, 3 by abilities"
    pub(super) fn words(self) -> String {
        let part = |count: u16, words: fn(u16) -> String| (count > 0).then(|| words(count));
        let parts = [
            part(self.start, |count| t!("oriflamme-earned-start", count = count)),
            part(self.cards, |count| t!("oriflamme-earned-cards", count = count)),
            part(self.abilities, |count| t!("oriflamme-earned-abilities", count = count)),
            part(self.removals, |count| t!("oriflamme-earned-removals", count = count)),
            part(self.traps, |count| t!("oriflamme-earned-traps", count = count)),
            part(self.treaty, |count| t!("oriflamme-earned-treaty", count = count)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}
