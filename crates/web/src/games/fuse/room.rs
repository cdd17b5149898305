//! How the cards in front of players share the room there is: plain numbers, so that every shape of screen
//! can be tried without one.

/// Room in pixels: width and height.
pub(super) type Room = (usize, usize);

/// A player's name over the own cards.
const HEAD: usize = 24;
/// Between cards.
const GAP: usize = 8;
/// What a card needs besides its picture: its edge, and the line with its points.
const FRAME: Room = (14, 26);

/// How cards lie.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Shares {
    /// Groups beside each other.
    pub(super) groups: usize,
    /// Bombs beside each other.
    pub(super) bombs: usize,
    /// Sparks beside each other.
    pub(super) sparks: usize,
    /// Sparks lie beside the bombs, and not under them.
    pub(super) beside: bool,
    /// Room for the picture of a bomb, and of a spark.
    pub(super) bomb: Room,
    pub(super) spark: Room,
}

/// In how many columns so many cards are largest; a card likes to be as high as wide.
fn columns(count: usize, (wide, high): Room) -> usize {
    let side = |columns: usize| {
        let lines = count.max(1).div_ceil(columns);
        (wide / columns).min(high / lines)
    };
    // Of two ways the one without a gap.
    let full = |columns: usize| count.is_multiple_of(columns);
    (1..=count.max(1)).max_by_key(|&cols| (side(cols), full(cols), cols)).unwrap_or(1)
}

/// One of so many in so many columns.
fn share(count: usize, columns: usize, (wide, high): Room) -> Room {
    let lines = count.max(1).div_ceil(columns.max(1));
    let part = |whole: usize, parts: usize| (whole / parts.max(1)).saturating_sub(GAP);
    let (w, h) = (part(wide, columns), part(high, lines));
    (w.saturating_sub(FRAME.0).max(20), h.saturating_sub(FRAME.1).max(20))
}

/// So many groups, each with at most so many bombs and sparks, in a room.
pub(super) fn shares(room: Room, groups: usize, bombs: usize, sparks: usize) -> Shares {
    let (wide, high) = room;
    // A group is about twice as wide as high.
    let beside_each_other = columns(groups, (wide / 2, high));
    let lines = groups.max(1).div_ceil(beside_each_other);
    let head = if groups > 1 { HEAD } else { 0 };
    let one = (wide / beside_each_other, (high / lines).saturating_sub(head));
    let beside = one.0 * 3 > one.1 * 4;
    let part = if sparks == 0 { 0 } else { 30 };
    let (for_bombs, for_sparks) = match beside {
        true => ((one.0 * (100 - part) / 100, one.1), (one.0 * part / 100, one.1)),
        false => ((one.0, one.1 * (100 - part) / 100), (one.0, one.1 * part / 100)),
    };
    let (bomb_columns, spark_columns) = (columns(bombs, for_bombs), columns(sparks, for_sparks));
    Shares {
        groups: beside_each_other,
        bombs: bomb_columns,
        sparks: spark_columns,
        beside,
        bomb: share(bombs, bomb_columns, for_bombs),
        spark: share(sparks, spark_columns, for_sparks),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_bombs_lie_beside_each_other_on_every_screen() {
        for room in [(880, 390), (378, 300), (378, 200), (410, 270)] {
            assert_eq!(shares(room, 1, 2, 1).bombs, 2, "{room:?}");
        }
        assert!(shares((880, 390), 1, 2, 1).beside, "sparks at their side");
        assert!(!shares((378, 330), 1, 2, 1).beside, "or under them");
    }

    #[test]
    fn four_bombs_of_a_single_player_fill_a_square_on_a_phone_and_a_line_on_a_desk() {
        assert_eq!(shares((378, 330), 1, 4, 0).bombs, 2);
        assert_eq!(shares((378, 200), 1, 4, 0).bombs, 2, "and not three over one");
        assert_eq!(shares((1_000, 300), 1, 4, 0).bombs, 4);
    }

    #[test]
    fn nine_players_have_room_for_two_bombs_each() {
        let all = shares((880, 390), 9, 2, 1);
        assert!(all.groups >= 2 && all.bomb.0 >= 30, "{all:?}");
    }
}
