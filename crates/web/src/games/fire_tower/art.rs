//! Drawings as text: what never changes is put into the page as one piece.
//!
//! The board is 680 units wide: a frame of 20, then sixteen cells of 40.

use fire_tower::{Card, ETERNAL_FLAME, Open, SIDE, Space, Suit, Tower};
use std::fmt::Write;

pub(super) const CELL: i32 = 40;
const EDGE: i32 = 20;

/// Symbols of the board; used by every part of the page.
pub(super) const DEFS: &str = r##"<radialGradient id="ft-g" cx=".5" cy=".62"><stop stop-color="#fff3c0"/><stop offset=".42" stop-color="#ffb23e"/><stop offset="1" stop-color="#d9440b"/></radialGradient><radialGradient id="ft-halo"><stop stop-color="#ffb23e" stop-opacity=".55"/><stop offset="1" stop-color="#ff6a1a" stop-opacity="0"/></radialGradient><pattern id="ft-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" fill="#4b4158"/><rect width="4" height="8" fill="#d8cdf2"/></pattern><path id="ft-flame" d="M0-11c4 5 8 7 8 12a8 8 0 0 1-16 0c0-3.5 2-5 3.5-7 0 3.5 1.2 4.5 2.5 4.5C0-4.5-1-7.5 0-11z"/><path id="ft-pine" d="M0-14 6-5H3l6 8H4l6 8H2v4h-4v-4h-8l6-8h-5l6-8h-3z"/>"##;

/// Where the middle of a cell is.
pub(super) fn middle(space: Space) -> (i32, i32) {
    let along = |index: u8| EDGE + index as i32 * CELL + CELL / 2;
    (along(space.column()), along(space.row()))
}

pub(super) fn translate(space: Space) -> String {
    let (x, y) = middle(space);
    format!("translate({x} {y})")
}

/// The forest: ground, trees, coordinates, the Eternal Flame.
pub(super) fn forest(towers: fire_tower::Towers) -> String {
    let mut drawn = String::from(DEFS_OPEN);
    drawn.push_str(DEFS);
    drawn.push_str("</defs>");
    drawn.push_str(r##"<rect width="680" height="680" rx="16" fill="#1b261c"/><rect x="14" y="14" width="652" height="652" rx="10" fill="#22301f"/>"##);
    for space in Space::all() {
        ground(&mut drawn, space, towers);
    }
    drawn.push_str(r##"<circle cx="340" cy="340" r="74" fill="url(#ft-halo)"/><g transform="translate(340 348) scale(3)"><use href="#ft-flame" fill="#ff8a2b"/><use href="#ft-flame" transform="translate(0 3) scale(.58)" fill="#ffe9a8"/></g>"##);
    for index in 0..SIDE {
        let along = EDGE + index as i32 * CELL + CELL / 2;
        let letter = (b'a' + index) as char;
        let _ = write!(
            drawn,
            r#"<text x="{along}" y="13">{letter}</text><text x="9.5" y="{}">{}</text>"#,
            along + 4,
            index + 1
        );
    }
    drawn
}

const DEFS_OPEN: &str = "<defs>";

fn ground(drawn: &mut String, space: Space, towers: fire_tower::Towers) {
    let (x, y) = (space.column() as i32, space.row() as i32);
    let zone = towers.zones().has(space);
    let shade = (x * 7 + y * 5 + x * y) % 4;
    let fill = match shade {
        _ if ETERNAL_FLAME.has(space) => "#6b2108",
        0 => "#2f4430",
        1 => "#33492f",
        2 => "#2b3f2c",
        _ => "#304632",
    };
    let (left, top) = (EDGE + x * CELL, EDGE + y * CELL);
    let _ = write!(
        drawn,
        r#"<rect x="{left}.5" y="{top}.5" width="37" height="37" rx="6" fill="{fill}" transform="translate(1 1)"/>"#
    );
    let wooded = (x * 13 + y * 7 + (x * y) % 3) % 4 == 0;
    if zone || !wooded || ETERNAL_FLAME.has(space) {
        return;
    }
    let (green, aside) = (if shade % 2 == 1 { "#45633d" } else { "#3d5938" }, shade > 1);
    let at = translate(space);
    let pine = if aside { -6 } else { 0 };
    let _ = write!(
        drawn,
        r##"<g transform="{at}" fill="{green}"><use href="#ft-pine" x="{pine}" y="1"/>"##
    );
    if aside {
        drawn.push_str(r##"<use href="#ft-pine" transform="translate(8 5) scale(.75)"/>"##);
    }
    drawn.push_str("</g>");
}

pub(super) const fn colour(tower: Tower) -> &'static str {
    match tower {
        Tower::Red => "#f0675a",
        Tower::Purple => "#b58cf0",
        Tower::Blue => "#6ea3ea",
        Tower::Green => "#68bd74",
    }
}

/// The shape that goes with the colour, in a box of 24.
pub(super) const fn shape(tower: Tower) -> &'static str {
    match tower {
        Tower::Red => r#"<path d="M12 2 23 21H1z"/>"#,
        Tower::Purple => r#"<circle cx="12" cy="12" r="10"/>"#,
        Tower::Blue => r#"<path d="M12 1 23 12 12 23 1 12z"/>"#,
        Tower::Green => r#"<rect x="3" y="3" width="18" height="18" rx="2"/>"#,
    }
}

/// The zones with their towers, as they stand now.
pub(super) fn towers(open: &Open) -> String {
    let mut drawn = String::new();
    for tower in open.options.towers.iter() {
        let Some(seat) = open.options.seat(tower) else { continue };
        let ablaze = open.course.ablaze.has(tower);
        one_tower(&mut drawn, tower, open.course.standing.has(seat), ablaze);
    }
    drawn
}

fn one_tower(drawn: &mut String, tower: Tower, stands: bool, ablaze: bool) {
    let corner = tower.zone().lowest().expect("a zone has cells");
    let (x, y) = middle(corner);
    let (left, top) = (x - CELL / 2, y - CELL / 2);
    let colour = colour(tower);
    let (fill, opacity, line) = match (stands, ablaze) {
        (true, _) => (colour, ".34", ".9"),
        (false, true) => ("#3a1a10", ".95", ".55"),
        (false, false) => ("#1a0c06", ".6", ".45"),
    };
    let _ = write!(
        drawn,
        r#"<rect x="{left}" y="{top}" width="120" height="120" rx="9" fill="{fill}" fill-opacity="{opacity}" stroke="{colour}" stroke-width="2.5" stroke-opacity="{line}"/>"#
    );
    if ablaze {
        for space in tower.zone().iter() {
            let at = translate(space);
            let _ = write!(
                drawn,
                r##"<g transform="{at}" opacity=".85"><circle r="19" fill="url(#ft-halo)"/><use href="#ft-flame" fill="#e2591a"/></g>"##
            );
        }
    } else {
        let (x, y) = (left + 60, top + 62);
        let fade = if stands { "1" } else { ".35" };
        let _ = write!(
            drawn,
            r##"<g transform="translate({x} {y})" opacity="{fade}" fill="{colour}" stroke="#14100c" stroke-width="2" stroke-linejoin="round"><path d="M-15 38-9-6h18l6 44M-13 22l25-14M13 22-12 8" fill="none" stroke="{colour}" stroke-width="3.5"/><path d="M-16-8h32v-16h-32z"/><path d="M-21-23 0-39l21 16z"/><path d="M-9-20h7v7h-7zM2-20h7v7H2z" fill="#ffe08a" stroke="none"/></g>"##
        );
    }
    roof(drawn, tower, stands);
}

fn roof(drawn: &mut String, tower: Tower, stands: bool) {
    let (x, y) = middle(tower.roof());
    let (left, top) = (x - 18, y - 18);
    let colour = colour(tower);
    let (fill, opacity, ink) =
        if stands { (colour, ".55", "#14100c") } else { ("#1a0c06", ".9", colour) };
    let shape = shape(tower);
    let (inner_left, inner_top) = (x - 9, y - 9);
    let _ = write!(
        drawn,
        r##"<rect x="{left}" y="{top}" width="36" height="36" rx="6" fill="{fill}" fill-opacity="{opacity}" stroke="#ff9a3c" stroke-width="3"/><g fill="{ink}" transform="translate({inner_left} {inner_top}) scale(.75)">{shape}</g>"##
    );
}

/// A fire on the board.
pub(super) const GEM: &str = r##"<circle r="15.5" fill="url(#ft-g)" stroke="#7a2403" stroke-width="1.5"/><use href="#ft-flame" fill="#7d2504"/>"##;
/// A firebreak.
pub(super) const BREAK: &str = r##"<rect x="-15" y="-15" width="30" height="30" rx="6" fill="url(#ft-hatch)" stroke="#efe7ff" stroke-width="2"/>"##;
/// Fire that would come.
pub(super) const WILL_BURN: &str = r##"<circle r="17" fill="#ffc24733" stroke="#ffd36b" stroke-width="2.5" stroke-dasharray="5 4"/><use href="#ft-flame" fill="#ffd36b" fill-opacity=".85"/>"##;
/// Fire that would go: a drop over it.
pub(super) const WILL_DOUSE: &str = r##"<circle r="17" fill="#0b2a3dcc" stroke="#7fd0ff" stroke-width="2.5" stroke-dasharray="5 4"/><path d="M0-11c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z" fill="#7fd0ff"/>"##;
/// A fire that is lifted: an empty place.
pub(super) const WILL_LIFT: &str = r##"<circle r="16" fill="#1b261ccc" stroke="#ffd36b" stroke-width="2.5" stroke-dasharray="3 4"/><path d="M0-9v16M-6-3 0-9l6 6" fill="none" stroke="#ffd36b" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>"##;
/// A firebreak that would come.
pub(super) const WILL_LAY: &str = r##"<rect x="-15" y="-15" width="30" height="30" rx="6" fill="url(#ft-hatch)" fill-opacity=".55" stroke="#efe7ff" stroke-width="2.5" stroke-dasharray="5 4"/>"##;
/// A firebreak that would go.
pub(super) const WILL_CLEAR: &str = r##"<rect x="-15" y="-15" width="30" height="30" rx="6" fill="#22301fdd" stroke="#efe7ff" stroke-width="2.5" stroke-dasharray="5 4"/><path d="M-7 0h14" stroke="#efe7ff" stroke-width="4" stroke-linecap="round"/>"##;
/// A cell of the pattern that stays out.
pub(super) const BLOCKED: &str = r##"<rect x="-16" y="-16" width="32" height="32" rx="6" fill="#2a0c0899" stroke="#ff8a7d" stroke-width="2.5"/><path d="M-8-8 8 8M8-8-8 8" stroke="#ff8a7d" stroke-width="4" stroke-linecap="round"/>"##;

/// The pattern on a card, in a box of 105 by 86: cells of five by four.
pub(super) fn card_pattern(card: Card) -> String {
    let (solid, hollow) = match card {
        Card::North => ("20 11 21 31 22 23", ""),
        Card::South => ("20 21 12 22 32 23", ""),
        Card::East => ("41 30 31 32 21 11", ""),
        Card::West => ("01 10 11 12 21 31", ""),
        Card::FlareUp | Card::AirDrop => ("11 21 31", ""),
        Card::BurningSnag | Card::FireEngine => ("11 21 12 22", ""),
        Card::Explosion => ("10 20 30 11 31 12 22 32", "21"),
        Card::Smokejumper => ("10 20 30 11 31 12 22 32", ""),
        Card::Ember => ("31", "11"),
        Card::DeReforest => ("11", "31"),
        Card::DozerLine => ("11 21", ""),
        Card::ScratchLine => ("11 31", ""),
        Card::Firestorm => ("00 10 20 30 01 11 21 02 12 03", ""),
        Card::MutualAid => ("10 30 21 12 32", ""),
        Card::ShadowOfTheWood => ("20 11 31 12 22 32 13 33", ""),
    };
    let mut drawn = String::new();
    for row in 0..4 {
        for column in 0..5 {
            let cell = format!("{column}{row}");
            let has = |cells: &str| cells.split(' ').any(|one| one == cell);
            let class = if has(solid) {
                "s"
            } else if has(hollow) {
                "h"
            } else {
                "e"
            };
            let (x, y) = (column * 20 + 3, row * 20 + 3);
            let _ = write!(
                drawn,
                r#"<rect class="{class}" x="{x}" y="{y}" width="17" height="17" rx="3"/>"#
            );
        }
    }
    drawn
}

/// The sign of a suit, in a box of 24: the shape says what the colour says.
pub(super) const fn suit_sign(suit: Suit) -> &'static str {
    match suit {
        Suit::Fire => {
            r#"<path d="M12 1c3 4 7 6.5 7 13a7 7 0 0 1-14 0c0-3 1.5-5 3-6.5 0 3 1 4 2.2 4C12.5 8.5 11 5 12 1z"/>"#
        }
        Suit::Wind => r#"<path d="M12 1l4 11h-8zM12 23l-3-9h6z"/>"#,
        Suit::Water => r#"<path d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z"/>"#,
        Suit::Firebreak => r#"<path d="M14 2c4 0 7 3 8 7l-6-1-10 14-3-2L13 6z"/>"#,
        Suit::Event => {
            r#"<path d="m12 1 3.3 7.3 7.7 0.8-5.8 5.3 1.7 7.8-6.9-4-6.9 4 1.7-7.8L1 9.1l7.7-0.8z"/>"#
        }
    }
}

pub(super) const BUCKET: &str = r#"<path d="M3 8h18l-2.5 14h-13zM12 1c5 0 8 3 8.5 6h-2C18 5 15.5 3 12 3S6 5 5.5 7h-2C4 4 7 1 12 1z"/>"#;
pub(super) const CARDS: &str = r#"<rect x="3" y="4" width="11" height="15" rx="2" transform="rotate(-14 8 12)" opacity=".55"/><rect x="10" y="5" width="11.5" height="16" rx="2"/>"#;
pub(super) const GHOST: &str = r#"<path d="M12 2a8 8 0 0 1 8 8v12l-3-2.5L14.5 22 12 19.5 9.5 22 7 19.5 4 22V10a8 8 0 0 1 8-8zM9 8.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm6 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z" fill-rule="evenodd"/>"#;
pub(super) const TURN: &str = r#"<path d="M12 4a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5v4l7-5.5L12 0z"/>"#;
pub(super) const ARROW: &str = r#"<path d="M5 12 15 4v16z"/>"#;
