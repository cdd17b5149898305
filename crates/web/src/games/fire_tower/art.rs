//! Drawings as text: what never changes is put into the page as one piece.
//!
//! The board is 680 units wide: a frame of 20, then sixteen cells of 40.

use fire_tower::{Card, ETERNAL_FLAME, Open, SIDE, Space, Suit, Tower};
use std::fmt::Write;

pub(super) const CELL: i32 = 40;
const EDGE: i32 = 20;

/// Colours and shapes of the board; `icons.svg` has the flame, the drop and the pine.
pub(super) const DEFS: &str = r##"<radialGradient id="ft-g" cx=".5" cy=".62"><stop stop-color="#fff3c0"/><stop offset=".42" stop-color="#ffb23e"/><stop offset="1" stop-color="#d9440b"/></radialGradient><radialGradient id="ft-halo"><stop stop-color="#ffb23e" stop-opacity=".55"/><stop offset="1" stop-color="#ff6a1a" stop-opacity="0"/></radialGradient><radialGradient id="ft-light"><stop stop-color="#ff9a3c" stop-opacity=".22"/><stop offset=".45" stop-color="#ff9a3c" stop-opacity="0"/><stop offset=".62" stop-color="#05080a" stop-opacity="0"/><stop offset="1" stop-color="#05080a" stop-opacity=".3"/></radialGradient><pattern id="ft-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="8" height="8" fill="#4b4158"/><rect width="4" height="8" fill="#d8cdf2"/></pattern><g id="ft-tree"><use href="#ft-pine"/><path d="M0-14 6-5H3l6 8H4l6 8H2v4H0z" fill="#0001"/></g><path id="ft-bush" d="M-10 8a6 6 0 0 1 2-11 7 7 0 0 1 13-2 6 6 0 0 1 4 13z"/><path id="ft-rock" d="M-8 7-5-2 2-5l6 5 2 7z"/><path id="ft-stump" d="M-4 9l1-13 2 4 1-7 2 8 3-3-2 11z"/>"##;

/// Where the middle of a cell is.
pub(super) fn middle(space: Space) -> (i32, i32) {
    let along = |index: u8| EDGE + index as i32 * CELL + CELL / 2;
    (along(space.column()), along(space.row()))
}

pub(super) fn translate(space: Space) -> String {
    let (x, y) = middle(space);
    format!("translate({x} {y})")
}

/// Where a cell begins, as a part of the whole board, for things that lie over it.
pub(super) fn place(space: Space) -> (String, String) {
    let along = |index: u8| format!("calc({}%/6.8)", EDGE + index as i32 * CELL);
    (along(space.column()), along(space.row()))
}

/// The forest: ground, trees, coordinates, the Eternal Flame.
pub(super) fn forest(towers: fire_tower::Towers) -> String {
    let mut drawn = format!("<defs>{DEFS}</defs>");
    drawn.push_str(r##"<rect width="680" height="680" rx="16" fill="#1b261c"/><rect x="14" y="14" width="652" height="652" rx="10" fill="#22301f"/>"##);
    for space in Space::all() {
        ground(&mut drawn, space, towers);
    }
    drawn.push_str(r##"<rect x="14" y="14" width="652" height="652" rx="10" fill="url(#ft-light)"/><circle cx="340" cy="340" r="74" fill="url(#ft-halo)"/><path d="M306 362l68-12v9l-68 12zM306 350l68 12v9l-68-12z" fill="#2b1409"/><g transform="translate(340 346) scale(3)"><use href="#ft-flame" fill="#ff8a2b"/><use href="#ft-flame" transform="translate(0 3) scale(.58)" fill="#ffe9a8"/></g>"##);
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

fn ground(drawn: &mut String, space: Space, towers: fire_tower::Towers) {
    let (x, y) = (space.column() as i32, space.row() as i32);
    let shade = (x * 7 + y * 5 + x * y) % 4;
    let fill = match shade {
        _ if ETERNAL_FLAME.has(space) => "#6b2108",
        0 => "#2f4430",
        1 => "#34492c",
        2 => "#2a3e2d",
        _ => "#324a30",
    };
    let (left, top) = (EDGE + x * CELL, EDGE + y * CELL);
    let _ = write!(
        drawn,
        r#"<rect x="{left}.5" y="{top}.5" width="38" height="38" rx="6" fill="{fill}" transform="translate(.5 .5)"/>"#
    );
    if towers.zones().has(space) || ETERNAL_FLAME.has(space) {
        return;
    }
    let at = translate(space);
    let (green, aside) = (if shade % 2 == 1 { "#527544" } else { "#466842" }, shade > 1);
    // By its place, so that the same forest grows at every visit.
    match (x * 13 + y * 7 + (x * y) % 3) % 8 {
        0 | 4 if aside => {
            let _ = write!(
                drawn,
                r##"<g transform="{at}" fill="{green}"><use href="#ft-tree" x="-6" y="1"/><use href="#ft-tree" transform="translate(8 5) scale(.75)"/></g>"##
            );
        }
        0 | 4 => {
            let _ =
                write!(drawn, r##"<use href="#ft-tree" transform="{at}" y="1" fill="{green}"/>"##);
        }
        2 if aside => {
            let _ = write!(
                drawn,
                r##"<use href="#ft-bush" transform="{at}" x="5" y="6" fill="{green}" opacity=".7"/>"##
            );
        }
        6 if shade == 0 => {
            let _ = write!(
                drawn,
                r##"<use href="#ft-rock" transform="{at}" x="-5" y="6" fill="#59645a" opacity=".6"/>"##
            );
        }
        _ => {}
    }
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

/// How a tower looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TowerLook {
    Stands,
    /// Fire has reached the roof: it burns until its whole zone does, and after the end of a match.
    Burns,
    Ruin,
}

pub(super) fn tower_look(open: &Open, tower: Tower) -> TowerLook {
    let stands = open.options.seat(tower).is_some_and(|seat| open.course.standing.has(seat));
    match open.course.ablaze.has(tower) {
        true => TowerLook::Ruin,
        false if stands && !open.gems.has(tower.roof()) => TowerLook::Stands,
        false => TowerLook::Burns,
    }
}

/// The zones with their towers, as they stand now.
pub(super) fn towers(open: &Open) -> String {
    let mut drawn = String::new();
    for tower in open.options.towers.iter() {
        one_tower(&mut drawn, tower, tower_look(open, tower));
        roof(&mut drawn, tower, tower_look(open, tower) == TowerLook::Stands);
    }
    drawn
}

fn one_tower(drawn: &mut String, tower: Tower, look: TowerLook) {
    let corner = tower.zone().lowest().expect("a zone has cells");
    let (x, y) = middle(corner);
    let (left, top) = (x - CELL / 2, y - CELL / 2);
    let colour = colour(tower);
    let (fill, opacity, line) = match look {
        TowerLook::Stands => (colour, ".34", ".9"),
        TowerLook::Burns => ("#8a2a08", ".85", "1"),
        TowerLook::Ruin => ("#26110a", ".96", ".55"),
    };
    let _ = write!(
        drawn,
        r#"<rect x="{left}" y="{top}" width="120" height="120" rx="9" fill="{fill}" fill-opacity="{opacity}" stroke="{colour}" stroke-width="2.5" stroke-opacity="{line}"/>"#
    );
    let (x, y) = (left + 60, top + 62);
    let _ = match look {
        TowerLook::Stands => write!(
            drawn,
            r##"<g transform="translate({x} {y})" fill="{colour}" stroke="#14100c" stroke-width="2" stroke-linejoin="round"><path d="M-15 38-9-6h18l6 44M-13 22l25-14M13 22-12 8" fill="none" stroke="{colour}" stroke-width="3.5"/><path d="M-16-8h32v-16h-32z"/><path d="M-21-23 0-39l21 16z"/><path d="M-9-20h7v7h-7zM2-20h7v7H2z" fill="#ffe08a" stroke="none"/></g>"##
        ),
        TowerLook::Burns => write!(
            drawn,
            r##"<g transform="translate({x} {y})"><circle r="78" fill="url(#ft-halo)"/><g fill="#ff7a1f"><use href="#ft-flame" transform="translate(-20 -10) scale(2.6)"/><use href="#ft-flame" transform="translate(21 -8) scale(2.5)"/><use href="#ft-flame" transform="translate(0 -24) scale(3.2)"/></g><g fill="#1d0b05" stroke="{colour}" stroke-width="1.5" stroke-linejoin="round" transform="rotate(5)"><path d="M-15 38-9-6h18l6 44M-13 22l25-14M13 22-12 8" fill="none" stroke="#1d0b05" stroke-width="4.5"/><path d="M-16-8h32v-16h-32zM-21-23 0-39l21 16z"/><path d="M-9-20h7v7h-7zM2-20h7v7H2z" fill="#ffd36b" stroke="none"/></g><g fill="#ffc247"><use href="#ft-flame" transform="translate(5 -28) scale(1.9)"/><use href="#ft-flame" transform="translate(-17 -2) scale(1.2)"/><use href="#ft-flame" transform="translate(15 18) scale(1.3)"/><use href="#ft-flame" transform="translate(-7 32) scale(.9)"/></g><g fill="#fff3c0"><use href="#ft-flame" transform="translate(5 -22) scale(.95)"/><use href="#ft-flame" transform="translate(15 22) scale(.6)"/></g></g>"##
        ),
        TowerLook::Ruin => {
            for space in tower.zone().iter() {
                let at = translate(space);
                let _ = write!(
                    drawn,
                    r##"<g transform="{at}" opacity=".8"><circle r="19" fill="url(#ft-halo)"/><use href="#ft-flame" y="2" fill="#d24a12"/></g>"##
                );
            }
            write!(
                drawn,
                r##"<path transform="translate({x} {y})" d="M-18 39-9-6l4-10M18 39 12 8 7 1M-14 24l27-9M-11 4l21 19M-24 39h12M10 39h15" fill="none" stroke="#080302" stroke-width="5.5" stroke-linecap="round"/>"##
            )
        }
    };
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

/// What flickers over a fire, in the middle of its cell.
pub(super) const FLICKER: &str = r##"<circle r="27" fill="url(#ft-halo)"/><use href="#ft-flame" fill="#ffdf7a" transform="translate(0 3) scale(.6)"/>"##;
/// Ground on which a fire was put out.
pub(super) const CHARRED: &str = r##"<rect x="-19" y="-19" width="38" height="38" rx="6" fill="#15100c" fill-opacity=".34"/><use href="#ft-stump" fill="#3d342c" opacity=".7"/>"##;
/// What was last changed: four corners.
pub(super) const LAST: &str =
    r#"<path class="ft-last" d="M-18-9v-9h9M9-18h9v9M18 9v9H9M-9 18h-9V9"/>"#;
/// A fire on the board.
pub(super) const GEM: &str = r##"<rect x="-19" y="-19" width="38" height="38" rx="6" fill="#170d07" fill-opacity=".7"/><circle r="15.5" fill="url(#ft-g)" stroke="#7a2403" stroke-width="1.5"/><use href="#ft-flame" fill="#7d2504"/>"##;
/// A firebreak.
pub(super) const BREAK: &str = r##"<rect x="-15" y="-15" width="30" height="30" rx="6" fill="url(#ft-hatch)" stroke="#efe7ff" stroke-width="2"/>"##;
/// Fire that would come.
pub(super) const WILL_BURN: &str = r##"<circle r="17" fill="#ffc24733" stroke="#ffd36b" stroke-width="2.5" stroke-dasharray="5 4"/><use href="#ft-flame" fill="#ffd36b" fill-opacity=".85"/>"##;
/// Fire that would come to a roof of one's own side.
pub(super) const WILL_RUIN: &str = r##"<rect class="ft-ruin" x="-19" y="-19" width="38" height="38" rx="8"/><path d="M0-11V3M0 10v1" stroke="#fff" stroke-width="5.5" stroke-linecap="round"/>"##;
/// Fire that would go: a drop over it.
pub(super) const WILL_DOUSE: &str = r##"<circle r="17" fill="#0b2a3dcc" stroke="#7fd0ff" stroke-width="2.5" stroke-dasharray="5 4"/><use href="#ft-drop" fill="#7fd0ff"/>"##;
/// A fire that is lifted: an empty place.
pub(super) const WILL_LIFT: &str = r##"<circle r="16" fill="#1b261ccc" stroke="#ffd36b" stroke-width="2.5" stroke-dasharray="3 4"/><path d="M0-9v16M-6-3 0-9l6 6" fill="none" stroke="#ffd36b" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>"##;
/// A firebreak that would come.
pub(super) const WILL_LAY: &str = r##"<rect x="-15" y="-15" width="30" height="30" rx="6" fill="url(#ft-hatch)" fill-opacity=".55" stroke="#efe7ff" stroke-width="2.5" stroke-dasharray="5 4"/>"##;
/// A firebreak that would go.
pub(super) const WILL_CLEAR: &str = r##"<rect x="-15" y="-15" width="30" height="30" rx="6" fill="#22301fdd" stroke="#efe7ff" stroke-width="2.5" stroke-dasharray="5 4"/><path d="M-7 0h14" stroke="#efe7ff" stroke-width="4" stroke-linecap="round"/>"##;
/// A cell of the pattern that stays out.
pub(super) const BLOCKED: &str = r##"<rect x="-16" y="-16" width="32" height="32" rx="6" fill="#2a0c0899" stroke="#ff8a7d" stroke-width="2.5"/><path d="M-8-8 8 8M8-8-8 8" stroke="#ff8a7d" stroke-width="4" stroke-linecap="round"/>"##;

/// The picture of a card.
pub(super) const fn card_picture(card: Card) -> &'static str {
    match card {
        Card::North | Card::East | Card::South | Card::West => "f-wind",
        Card::FlareUp => "f-flare-up",
        Card::BurningSnag => "f-burning-snag",
        Card::Explosion => "f-explosion",
        Card::Ember => "f-ember",
        Card::AirDrop => "f-air-drop",
        Card::FireEngine => "f-fire-engine",
        Card::Smokejumper => "f-smokejumper",
        Card::DeReforest => "f-de-reforest",
        Card::DozerLine => "f-dozer-line",
        Card::ScratchLine => "f-scratch-line",
        Card::Firestorm => "f-firestorm",
        Card::MutualAid => "f-mutual-aid",
        Card::ShadowOfTheWood => "f-shadow-of-the-wood",
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::fire_tower::plan::tests::{ANN, act};

    #[test]
    fn d1_a_tower_whose_roof_was_reached_never_looks_healed() {
        let mut world = act("");
        let look = |world: &fire_tower::FireTower| tower_look(&world.open, Tower::Red);
        assert_eq!(look(&world), TowerLook::Stands);
        world.open.gems.insert(Tower::Red.roof());
        assert_eq!(look(&world), TowerLook::Burns, "the roof is lit");
        world.open.course.standing = world.open.course.standing.without(ANN);
        assert_eq!(look(&world), TowerLook::Burns, "it has fallen");
        world.open.gems.remove(Tower::Red.roof());
        assert_eq!(look(&world), TowerLook::Burns, "its fires are covered");
        world.open.course.ablaze = world.open.course.ablaze.with(Tower::Red);
        assert_eq!(look(&world), TowerLook::Ruin);
    }

    #[test]
    fn every_picture_of_a_card_is_drawn() {
        let drawn = include_str!("icons.svg");
        for card in Card::all() {
            let id = format!("id=\"{}\"", card_picture(card));
            assert!(drawn.contains(&id), "{card:?} has no picture");
        }
    }
}
