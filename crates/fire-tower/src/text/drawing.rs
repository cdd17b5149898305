//! The position as a picture: the board, and beside it the vane, the seats and the piles.

use super::{asked, cards, colour, printed, side};
use crate::space::{SIDE, Space};
use crate::state::{ETERNAL_FLAME, FireTower};
use crate::view::View;
use crate::wind::{Tower, Wind};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use kernel::{Paint, PlainText, Seat};

pub(super) fn draw(view: &View, paint: Paint) -> String {
    let mut panel = panel(view, paint).into_iter();
    let mut drawing = String::from("    a b c d e f g h i j k l m n o p\n");
    for row in 0..SIDE {
        let mut line = format!("{:>2} ", row + 1);
        for column in 0..SIDE {
            line += " ";
            line += &cell(view, Space::new(column, row), paint);
        }
        if let Some(beside) = panel.next().filter(|beside| !beside.is_empty()) {
            line += &format!("    {beside}");
        }
        drawing += line.trim_end();
        drawing += "\n";
    }
    drawing += "    * gem  # firebreak  @ Eternal Flame  % ablaze  RPBG roof  rpbg zone\n";
    if let Some(seat) = view.viewer {
        let hand = if view.hand.is_empty() { "nothing".to_string() } else { cards(&view.hand) };
        drawing += &format!("{} holds {hand}.\n", FireTower::name(view, seat));
    }
    drawing
}

/// Beside the board: the vane, the seats, the piles.
fn panel(view: &View, paint: Paint) -> Vec<String> {
    let course = &view.open.course;
    let mark = |to: Wind| {
        let letter = side(to)[..1].to_uppercase();
        let open = view.open.open_sides().any(|open| open == to);
        match (to == course.wind, open) {
            (true, _) => format!("[{letter}]"),
            (false, true) => format!(" {letter} "),
            (false, false) => format!("({letter})"),
        }
    };
    let mut lines = Vec::new();
    lines.push(format!("    {}", mark(Wind::North)));
    let across = format!("{}  +  {}", mark(Wind::West), mark(Wind::East));
    lines.push(format!("{across}  the wind blows {}", side(course.wind)));
    lines.push(format!("    {}      (x) is barred", mark(Wind::South)));
    lines.push(String::new());
    let now = asked(view);
    let seats = (0..view.open.options.seat_count()).map(Seat::new);
    lines.extend(seats.map(|seat| seat_line(view, seat, now, paint)));
    lines.push(String::new());
    let (deck, discards) = (view.deck_size(), view.open.discards.len());
    lines.push(format!("deck {deck}, discards {discards}, hand limit {}", course.hand_limit));
    for (card, seat) in course.due.iter() {
        lines.push(format!("{} waits, drawn by {}", printed(card), FireTower::name(view, seat)));
    }
    lines
}

fn seat_line(view: &View, seat: Seat, now: Option<Seat>, paint: Paint) -> String {
    let course = &view.open.course;
    let standing = match (course.standing.has(seat), course.shadows.has(seat)) {
        (true, _) => "stands",
        (false, true) => "shadow",
        (false, false) => "burnt",
    };
    let bucket = if course.emptied.has(seat) { "empty" } else { "full" };
    let arrow = if now == Some(seat) { ">" } else { " " };
    let tower = view.open.options.tower(seat);
    let name = painted(&format!("{:<6}", colour(tower)), tower_code(tower), paint);
    let held = view.hand_sizes[seat.index()];
    format!("{arrow} {name} {standing:<6}  {held} cards, bucket {bucket}")
}

/// One cell: what lies on it, or whose it is. Colour only repeats what the letter says.
fn cell(view: &View, space: Space, paint: Paint) -> String {
    let open = &view.open;
    if open.gems.has(space) {
        return painted("*", "1;31", paint);
    }
    if open.breaks.has(space) {
        return painted("#", "1;37", paint);
    }
    if ETERNAL_FLAME.has(space) {
        return painted("@", "1;33", paint);
    }
    if open.course.ablaze.zones().has(space) {
        return painted("%", "1;33;41", paint);
    }
    let Some(tower) = open.options.towers.iter().find(|tower| tower.zone().has(space)) else {
        return painted(".", "2", paint);
    };
    let letter = &colour(tower)[..1];
    let letter = if tower.roof() == space { letter.to_string() } else { letter.to_lowercase() };
    painted(&letter, tower_code(tower), paint)
}

fn painted(text: &str, code: &str, paint: Paint) -> String {
    match paint {
        Paint::Plain => text.to_string(),
        Paint::Colour => format!("\x1b[{code}m{text}\x1b[0m"),
    }
}

const fn tower_code(tower: Tower) -> &'static str {
    match tower {
        Tower::Red => "31",
        Tower::Purple => "35",
        Tower::Blue => "34",
        Tower::Green => "32",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::begun;
    use kernel::Game;

    #[test]
    fn a_drawing_shows_the_board_the_vane_the_seats_and_the_own_hand() {
        let drawing = FireTower::draw(&begun().view(Some(Seat::new(1))), Paint::Plain);
        let lines: Vec<&str> = drawing.lines().collect();
        assert_eq!(lines[1], " 1  R r r . . . . . . . . . . . . .        [N]");
        assert_eq!(
            lines[8],
            " 8  . . . . . . . @ @ . . . . . . .    deck 43, discards 0, hand limit 5"
        );
        assert_eq!(lines[16], "16  . . . . . . . . . . . . . b b B");
        assert_eq!(lines[18], "Blue holds East (3), South (2).");
        let seat = lines.iter().find(|line| line.contains('>')).expect("somebody is asked");
        assert!(seat.ends_with("> Red    stands  5 cards, bucket full"), "{seat}");
    }

    #[test]
    fn colour_adds_nothing_that_letters_do_not_say() {
        let view = begun().view(None);
        let coloured = FireTower::draw(&view, Paint::Colour);
        let mut parts = coloured.split("\x1b[");
        let mut plain = parts.next().unwrap_or_default().to_string();
        parts.for_each(|part| plain += part.split_once('m').expect("a code ends with m").1);
        assert_eq!(plain, FireTower::draw(&view, Paint::Plain));
    }
}
