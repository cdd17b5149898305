//! What was changed last on the board, so that who looked away sees it; and where fire was put out.
//!
//! It is found by comparing the board with the one before, so it holds also where nothing is told: with
//! reduced motion, after an undo, in a replay.

use super::beats::same_beat;
use fire_tower::{Event, Open, SpaceSet};

/// What is remembered from one board to the next.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Changes {
    /// Cells that the last deed changed.
    pub(super) last: SpaceSet,
    /// Cells whose fire was put out, until something else comes there.
    pub(super) charred: SpaceSet,
    gems: SpaceSet,
    breaks: SpaceSet,
    told: Option<Event>,
}

impl Changes {
    /// Nothing has changed on the first board that is seen.
    pub(super) fn begin(open: &Open) -> Changes {
        Changes { gems: open.gems, breaks: open.breaks, ..Changes::default() }
    }

    /// The board is so now, and this is being told.
    pub(super) fn follow(mut self, open: &Open, told: &[Event]) -> Changes {
        let gone = self.gems.minus(open.gems);
        let changed = gone
            .or(open.gems.minus(self.gems))
            .or(self.breaks.minus(open.breaks))
            .or(open.breaks.minus(self.breaks));
        if !changed.is_empty() {
            let goes_on = match (&self.told, told.first()) {
                (Some(before), Some(now)) => one_deed(before, now),
                _ => false,
            };
            self.last = if goes_on { self.last.or(changed) } else { changed };
            self.charred = match told.is_empty() {
                // The board has jumped, and nobody knows what burnt before.
                true => SpaceSet::EMPTY,
                false => self.charred.or(gone).minus(open.gems.or(open.breaks)),
            };
            self.told = told.last().copied();
        }
        self.charred = self.charred.minus(open.course.ablaze.zones());
        Changes { gems: open.gems, breaks: open.breaks, ..self }
    }
}

/// A storm lights the forest cell by cell, and a card may be told so too.
fn one_deed(before: &Event, now: &Event) -> bool {
    let storm = |event: &Event| matches!(event, Event::Lit { by: fire_tower::Cause::Storm, .. });
    storm(before) && storm(now) || same_beat(before, now)
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::act;
    use super::*;
    use fire_tower::{Cause, Space};
    use kernel::Seat;

    fn cell(name: &str) -> Space {
        Space::parse(name).expect("a cell")
    }

    fn cells(list: &str) -> SpaceSet {
        list.split_whitespace().map(cell).collect()
    }

    fn lit(name: &str, by: Cause) -> Event {
        Event::Lit { space: cell(name), by }
    }

    #[test]
    fn what_the_last_deed_changed_stays_marked_until_the_next() {
        let (ann, bob) = (Cause::Seat(Seat::new(0)), Cause::Seat(Seat::new(1)));
        let begun = Changes::begin(&act("d4").open);
        assert_eq!(begun.last, SpaceSet::EMPTY);
        let one = begun.follow(&act("d4 d5").open, &[lit("d5", ann)]);
        assert_eq!(one.last, cells("d5"));
        let still = one.follow(&act("d4 d5").open, &[]);
        assert_eq!(still.last, cells("d5"), "the story has ended, the mark stays");
        let more = still.follow(&act("d4 d5 d6").open, &[lit("d6", ann)]);
        assert_eq!(more.last, cells("d5 d6"), "the same deed goes on");
        let next = more.follow(&act("d4 d5 d6 =e6").open, &[lit("e5", bob)]);
        assert_eq!(next.last, cells("e6"));
    }

    #[test]
    fn a_storm_is_one_deed() {
        let begun = Changes::begin(&act("d4").open);
        let one = begun.follow(&act("d4 d5").open, &[lit("d5", Cause::Storm)]);
        let two = one.follow(&act("d4 d5 e4").open, &[lit("e4", Cause::Storm)]);
        assert_eq!(two.last, cells("d5 e4"));
    }

    #[test]
    fn ground_is_charred_where_fire_was_put_out_and_not_where_a_deed_was_undone() {
        let doused = Event::Doused { space: cell("d4"), by: Seat::new(0) };
        let out = Changes::begin(&act("d4 e4").open).follow(&act("e4").open, &[doused]);
        assert_eq!((out.charred, out.last), (cells("d4"), cells("d4")));
        let again = out.clone().follow(&act("d4 e4").open, &[lit("d4", Cause::Storm)]);
        assert_eq!(again.charred, SpaceSet::EMPTY);
        let undone = out.follow(&act("").open, &[]);
        assert_eq!((undone.charred, undone.last), (SpaceSet::EMPTY, cells("e4")));
    }
}
