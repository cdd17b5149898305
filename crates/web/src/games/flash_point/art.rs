//! Small drawings: the signs of buttons, and where things are on the plan.

use flash_point::space::{Edge, Space};

/// The side of a space in the building; one outside is narrower.
pub(super) const SPACE: i32 = 100;
/// How wide a space outside is.
pub(super) const OUTSIDE: i32 = 76;

const MOVE: &str = r#"<path d="M9 3h7v12l9 4c2 1 2 3 2 5H9zM9 26h18v3H9z" fill="currentColor"/>"#;
const DOOR: &str = r#"<g fill="none" stroke="currentColor" stroke-width="2.500"><path d="M7 28V4h13v24M4 28h24M20 4l6 4v20"/></g>"#;
const DROP: &str =
    r#"<path d="M16 3c5 7 8 10 8 15a8 8 0 0 1-16 0c0-5 3-8 8-15z" fill="currentColor"/>"#;
const AXE: &str = r#"<path d="m9 29 14-22" stroke="currentColor" stroke-width="3.500" stroke-linecap="round"/><path d="M15 5c6-4 12-1 13 6-4 0-7 2-9 5l-5-4c2-2 2-5 1-7z" fill="currentColor"/>"#;
const CARRY: &str = r#"<circle cx="11" cy="7" r="4" fill="currentColor"/><path d="M5 29V18c0-7 12-7 12 0v2h8l2 9h-4l-1-5h-6v5z" fill="currentColor"/>"#;
const WHEEL: &str = r#"<g fill="none" stroke="currentColor" stroke-width="2.500" stroke-linejoin="round"><path d="M3 8h16v15H3zM19 13h6l4 5v5H19z"/><circle cx="9" cy="24" r="3"/><circle cx="23" cy="24" r="3"/></g>"#;
const EYE: &str = r#"<path d="M2 16c8-12 20-12 28 0-8 12-20 12-28 0z" fill="none" stroke="currentColor" stroke-width="2.500"/><circle cx="16" cy="16" r="4.500" fill="currentColor"/>"#;
const CROSS: &str = r#"<path d="M12 4h8v8h8v8h-8v8h-8v-8H4v-8h8z" fill="currentColor"/>"#;
const GUN: &str = r#"<path d="M3 20h10l3-6 12-7M16 14l6 5" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><circle cx="8" cy="24" r="4" fill="currentColor"/>"#;

/// The sign on a button, by its name.
pub(super) fn sign(slug: &str) -> Option<&'static str> {
    Some(match slug {
        "walk" | "squeeze" => MOVE,
        "door" | "open-for" => DOOR,
        "extinguish" | "put-out" | "throw" => DROP,
        "chop" | "repair" | "clear" => AXE,
        "carry" | "follow" => CARRY,
        "drive" | "ride" | "park" => WHEEL,
        "turn-up" | "look" => EYE,
        "treat" | "dispose" => CROSS,
        "deck-gun" => GUN,
        _ => return None,
    })
}

/// The left edge of a column.
const fn left(column: u8) -> i32 {
    if column == 0 { -OUTSIDE } else { (column as i32 - 1) * SPACE }
}

/// The upper edge of a row.
const fn top(row: u8) -> i32 {
    if row == 0 { -OUTSIDE } else { (row as i32 - 1) * SPACE }
}

/// How wide a column is.
const fn width(column: u8) -> i32 {
    if column == 0 || column == 9 { OUTSIDE } else { SPACE }
}

/// How high a row is.
const fn height(row: u8) -> i32 {
    if row == 0 || row == 7 { OUTSIDE } else { SPACE }
}

/// Left, top, width and height of a space.
pub(super) const fn frame(space: Space) -> (i32, i32, i32, i32) {
    let (row, column) = (space.row(), space.column());
    (left(column), top(row), width(column), height(row))
}

/// The middle of a space.
pub(super) const fn middle(space: Space) -> (i32, i32) {
    let (x, y, width, height) = frame(space);
    (x + width / 2, y + height / 2)
}

/// The two ends of an edge.
pub(super) const fn ends(edge: Edge) -> [(i32, i32); 2] {
    let (x, y, width, height) = frame(edge.first());
    match edge.is_below() {
        true => [(x, y + height), (x + width, y + height)],
        false => [(x + width, y), (x + width, y + height)],
    }
}

/// A group in the middle of an edge, turned along it.
pub(super) fn along(edge: Edge, drawing: &str) -> String {
    let [(x, y), (end_x, end_y)] = ends(edge);
    let turn = if edge.is_below() { 0 } else { 90 };
    let (x, y) = ((x + end_x) / 2, (y + end_y) / 2);
    format!(r#"<g transform="translate({x} {y}) rotate({turn})">{drawing}</g>"#)
}

/// A symbol of the game's in a square around a place.
pub(super) fn used(symbol: &str, (x, y): (i32, i32), size: i32, class: &str) -> String {
    let half = size / 2;
    let (x, y) = (x - half, y - half);
    format!(
        r##"<use href="#{symbol}" class="{class}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_lie_side_by_side() {
        assert_eq!(frame(Space::new(0, 0)), (-76, -76, 76, 76));
        assert_eq!(frame(Space::new(1, 1)), (0, 0, 100, 100));
        assert_eq!(frame(Space::new(7, 9)), (800, 600, 76, 76));
        assert_eq!(middle(Space::new(6, 8)), (750, 550));
    }
}
