//! How the row lies: in one line, or in several like a snake, whichever shows the largest cards.

/// Between two cards; and what a line takes besides its cards: whose they are, edges of covered cards,
/// the track.
const USUAL: (usize, usize) = (10, 66);
/// The same where there is little height: the number stands beside the name, and there is no track.
const SLIM: (usize, usize) = (8, 32);
/// A line that is lower than this is slim.
const SLIM_BELOW: usize = 150;
/// A low card may be broader than a card usually is, so that its name can be read, but not than this.
const LOW_WIDTH: usize = 84;
const NAMED_WIDTH: usize = 92;
/// A card that is narrower is known by its sign: its name is hard to read.
const READ_WIDTH: usize = 60;
/// What a finger needs. Where even this is too much, the row is scrolled, and never sideways.
const FINGER: usize = 44;
const LINES_MAX: usize = 6;

/// How the row lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lines {
    pub(super) count: usize,
    /// How many cards a full line has.
    pub(super) each: usize,
    pub(super) slim: bool,
    /// Each card has room for the name of its owner.
    pub(super) named: bool,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) column: usize,
    pub(super) line: usize,
    /// The row goes on below, in the next line.
    pub(super) turns: bool,
}

impl Place {
    /// Every second line runs from right to left: neighbours stay neighbours where the row turns.
    pub(super) const fn runs_back(self) -> bool {
        self.line % 2 == 1
    }
}

impl Lines {
    /// So many lines in a room, and how large a card becomes there.
    fn of(count: usize, room: (usize, usize), cards: usize) -> (Lines, usize) {
        let each = cards.div_ceil(count);
        let line = room.1 / count;
        let slim = line < SLIM_BELOW;
        let (gap, track) = if slim { SLIM } else { USUAL };
        let width = (room.0 / each).saturating_sub(gap);
        let height = line.saturating_sub(track);
        let lines = |width| Lines { count, each, slim, named: width >= NAMED_WIDTH };
        if width < FINGER {
            return (lines(width), width);
        }
        let width = width.min((height * 5 / 7).max(height.min(LOW_WIDTH)));
        let height = height.min(width * 9 / 5).max(FINGER);
        let size = width * height;
        (lines(width), if width < READ_WIDTH { size * 2 / 3 } else { size })
    }

    /// The best way to lay so many cards in a room of so many pixels. One line is read most easily, so
    /// another has to be worth it.
    pub(super) fn best(room: (usize, usize), cards: usize) -> Lines {
        let cards = cards.max(1);
        let mut best = Lines::of(1, room, cards);
        for count in 2..=LINES_MAX {
            let more = Lines::of(count, room, cards);
            let is_full = more.0.each * (count - 1) < cards;
            if is_full && more.1 * 5 > best.1 * 6 {
                best = more;
            }
        }
        best.0
    }

    /// Where the card of this number lies, counted from 0.
    pub(super) const fn place(self, at: usize) -> Place {
        let (line, along) = (at / self.each, at % self.each);
        let column = if line % 2 == 1 { self.each - 1 - along } else { along };
        Place { column, line, turns: along + 1 == self.each && line + 1 < self.count }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(room: (usize, usize), cards: usize) -> usize {
        Lines::best(room, cards).count
    }

    #[test]
    fn a_broad_banner_has_one_line_and_a_phone_has_several() {
        assert_eq!(count((840, 255), 11), 1);
        assert_eq!(count((1420, 330), 16), 1);
        assert_eq!(count((378, 270), 4), 1);
        assert_eq!(count((378, 270), 11), 2);
        assert_eq!(count((348, 190), 18), 3);
        assert_eq!(count((740, 460), 14), 2, "a tablet held upright");
    }

    #[test]
    fn a_finger_hits_every_card_of_the_longest_row() {
        // What the smallest screens leave for the row; thirty cards is all that five players lay.
        for (room, cards) in
            [((348, 190), 18), ((348, 190), 30), ((430, 140), 14), ((840, 145), 18)]
        {
            let lines = Lines::best(room, cards);
            assert!(room.0 / lines.each - SLIM.0 >= FINGER, "{lines:?} in {room:?}");
        }
    }

    #[test]
    fn a_row_turns_before_its_names_cannot_be_read() {
        assert_eq!(count((628, 195), 12), 2, "a tablet on its side");
        assert_eq!(count((628, 195), 8), 1);
    }

    #[test]
    fn a_snake_turns_below_its_last_card() {
        let lines = Lines { count: 2, each: 4, slim: true, named: false };
        let at = |at| (lines.place(at).column, lines.place(at).line);
        assert_eq!([0, 3, 4, 6].map(at), [(0, 0), (3, 0), (3, 1), (1, 1)]);
        assert!(lines.place(3).turns && !lines.place(2).turns && !lines.place(7).turns);
        assert!(lines.place(4).runs_back() && !lines.place(3).runs_back());
    }

    #[test]
    fn an_empty_or_unmeasured_row_is_one_line() {
        assert_eq!(count((0, 0), 0), 1);
        assert_eq!(Lines::best((0, 0), 5).place(4).column, 4);
    }
}
