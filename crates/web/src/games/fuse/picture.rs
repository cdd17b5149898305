//! A card as a drawing, laid out from what is written on it: rows with their signs, towers upwards, walls
//! and pyramids. Of the ways to lay it out the one is taken that is largest in the room it has. Plain:
//! the same picture serves the own cards, the row, the small ones of the team and the sheet of symbols.

use super::art::{Art, Letters, SIDE, add};
use super::grammar::{Group, Piece, Segment, Shape, Sign, Written};
use fuse::cards::Card;
use fuse::completable::is_supported;
use fuse::requirement::Placed;

/// Room for a sign between two slots.
const SIGN: i32 = 52;
/// Between slots that have no sign between them, and between those of a wall.
const GAP: i32 = 24;
const NARROW: i32 = 12;
/// A slot of a tower is wide and low, so that five of them fit.
const FLOOR: (i32, i32) = (224, 92);
/// Around the whole.
const EDGE: i32 = 18;

/// A place of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) slot: usize,
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) w: i32,
    pub(super) h: i32,
}

/// What is drawn besides the slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Sign(Sign, (i32, i32), bool),
    Total(u8, (i32, i32)),
    /// What dice stand on.
    Ground(i32, i32, i32),
    /// Upwards, from a height to another.
    Arrow(i32, i32, i32),
    /// Around the four dice that bear a fifth.
    Tray(i32, i32, i32, i32),
    /// Groups that have nothing to do with each other.
    Split((i32, i32), (i32, i32)),
}

/// How slots and marks lie.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Laid {
    places: Vec<Place>,
    marks: Vec<Mark>,
    width: i32,
    height: i32,
}

impl Laid {
    fn slot(&mut self, slot: usize, (x, y): (i32, i32), (w, h): (i32, i32)) {
        self.places.push(Place { slot, x, y, w, h });
        (self.width, self.height) = (self.width.max(x + w), self.height.max(y + h));
    }

    /// Pieces from the left; says where they end.
    fn line(&mut self, segments: &[Segment], (mut x, y): (i32, i32), gap: i32) -> i32 {
        for (at, segment) in segments.iter().enumerate() {
            x += if at > 0 { gap } else { 0 };
            for piece in segment {
                match *piece {
                    Piece::Slot(slot) => self.slot(slot, (x, y), (SIDE, SIDE)),
                    Piece::Sign(sign) => {
                        self.marks.push(Mark::Sign(sign, (x + SIGN / 2, y + SIDE / 2), false));
                    }
                    Piece::Total(total) => {
                        let middle = (x + width(*piece) / 2, y + SIDE / 2);
                        self.marks.push(Mark::Total(total, middle));
                    }
                    Piece::Gap => {}
                }
                x += width(*piece);
            }
        }
        self.width = self.width.max(x);
        self.height = self.height.max(y + SIDE);
        x
    }

    /// Lines under each other, each in the middle.
    fn lines(lines: &[&[Segment]], gap: i32) -> Laid {
        let widths: Vec<i32> =
            lines.iter().map(|line| Laid::default().line(line, (0, 0), gap)).collect();
        let widest = widths.iter().copied().max().unwrap_or(0);
        let mut laid = Laid::default();
        for (at, (line, width)) in lines.iter().zip(&widths).enumerate() {
            laid.line(line, ((widest - width) / 2, at as i32 * (SIDE + gap)), gap);
        }
        laid
    }

    fn shifted(mut self, (dx, dy): (i32, i32)) -> Laid {
        for place in &mut self.places {
            (place.x, place.y) = (place.x + dx, place.y + dy);
        }
        for mark in &mut self.marks {
            *mark = match *mark {
                Mark::Sign(sign, (x, y), up) => Mark::Sign(sign, (x + dx, y + dy), up),
                Mark::Total(total, (x, y)) => Mark::Total(total, (x + dx, y + dy)),
                Mark::Ground(from, to, y) => Mark::Ground(from + dx, to + dx, y + dy),
                Mark::Arrow(x, from, to) => Mark::Arrow(x + dx, from + dy, to + dy),
                Mark::Tray(x, y, w, h) => Mark::Tray(x + dx, y + dy, w, h),
                Mark::Split((a, b), (c, d)) => Mark::Split((a + dx, b + dy), (c + dx, d + dy)),
            };
        }
        (self.width, self.height) = (self.width + dx, self.height + dy);
        self
    }

    fn with(mut self, other: Laid) -> Laid {
        self.places.extend(other.places);
        self.marks.extend(other.marks);
        self.width = self.width.max(other.width);
        self.height = self.height.max(other.height);
        self
    }
}

const fn width(piece: Piece) -> i32 {
    match piece {
        Piece::Slot(_) | Piece::Gap => SIDE,
        Piece::Sign(_) => SIGN,
        Piece::Total(total) => 16 + if total > 9 { 104 } else { 52 },
    }
}

fn row(segments: &[Segment], wrap: bool) -> Laid {
    let one = &segments[0];
    let is_sum = one.iter().any(|piece| matches!(piece, Piece::Sign(Sign::Plus | Sign::Minus)));
    let rises = one.iter().any(|piece| matches!(piece, Piece::Sign(Sign::Less | Sign::Greater)));
    match segments.len() {
        _ if !wrap => Laid::lines(&[segments], GAP),
        2.. => {
            let (above, below) = segments.split_at(segments.len().div_ceil(2));
            Laid::lines(&[above, below], GAP)
        }
        _ if is_sum => {
            let equal = |piece: &Piece| *piece == Piece::Sign(Sign::Equal);
            let at = one.iter().position(equal).unwrap_or(one.len());
            let (sum, result) = (vec![one[..at].to_vec()], vec![one[at..].to_vec()]);
            Laid::lines(&[&sum, &result], GAP)
        }
        _ if matches!(one.len(), 5 | 7) && !rises => bent(one),
        _ => Laid::lines(&[segments], GAP),
    }
}

/// A chain of three or four bends round: its third slot lies under the second.
fn bent(chain: &Segment) -> Laid {
    let (step, down) = (SIDE + SIGN, SIDE + SIGN + 12);
    let places = [(0, 0), (step, 0), (step, down), (0, down)];
    let signs = [
        ((SIDE + SIGN / 2, SIDE / 2), false),
        ((step + SIDE / 2, SIDE + (down - SIDE) / 2), true),
        ((SIDE + SIGN / 2, down + SIDE / 2), false),
    ];
    let mut laid = Laid::default();
    let (mut next_slot, mut next_sign) = (0, 0);
    for piece in chain {
        match *piece {
            Piece::Slot(slot) => {
                laid.slot(slot, places[next_slot], (SIDE, SIDE));
                next_slot += 1;
            }
            Piece::Sign(sign) => {
                let (at, upright) = signs[next_sign];
                laid.marks.push(Mark::Sign(sign, at, upright));
                next_sign += 1;
            }
            Piece::Total(_) | Piece::Gap => {}
        }
    }
    laid
}

/// From below, each die on the one before.
fn tower(segments: &[Segment]) -> Laid {
    let left = 44;
    let (wide, high) = FLOOR;
    let mut laid = Laid::default();
    let mut above = Vec::new(); // how far over the ground each piece begins
    let mut y = 0;
    for (at, segment) in segments.iter().enumerate() {
        y += if at > 0 { 10 } else { 0 };
        for piece in segment {
            above.push((*piece, y));
            y += if matches!(piece, Piece::Slot(_)) { high } else { 44 };
        }
    }
    let whole = y;
    for (piece, from) in above {
        match piece {
            Piece::Slot(slot) => laid.slot(slot, (left, whole - from - high), FLOOR),
            Piece::Sign(sign) => {
                laid.marks.push(Mark::Sign(sign, (left + wide / 2, whole - from - 22), true));
            }
            Piece::Total(_) | Piece::Gap => {}
        }
    }
    laid.marks.push(Mark::Arrow(left - 28, whole - 8, 16));
    laid.marks.push(Mark::Ground(left - 20, left + wide + 20, whole + 12));
    (laid.width, laid.height) = (left + wide + 12, whole + 18);
    laid
}

/// A second level over some cells of the first.
fn wall(levels: &[Vec<Segment>]) -> Laid {
    let mut laid = Laid::default();
    let wide = laid.line(&levels[0], (0, SIDE + NARROW), NARROW);
    let cells: Vec<i32> = laid.places.iter().map(|place| place.x).collect();
    let tops = levels[1..].iter().flatten().flatten();
    for (piece, x) in tops.zip(cells) {
        if let Piece::Slot(slot) = *piece {
            laid.slot(slot, (x, 0), (SIDE, SIDE));
        }
    }
    laid.marks.push(Mark::Ground(-10, wide + 10, 2 * SIDE + NARROW + 14));
    laid.height += 20;
    laid
}

/// Each level over the middle of the one below; four dice lie on a tray where the room is narrow.
fn pyramid(levels: &[Vec<Segment>], wrap: bool) -> Laid {
    let base = &levels[0];
    let dice = base.iter().flatten().filter(|piece| matches!(piece, Piece::Slot(_))).count();
    if wrap && dice == 4 {
        let (above, below) = base.split_at(base.len() / 2);
        let tray = Laid::lines(&[above, below], NARROW).shifted((16, SIDE + 56));
        let mut laid = Laid::default();
        laid.line(&levels[1], ((tray.width + 16 - SIDE) / 2, 0), NARROW);
        let (wide, high) = (tray.width, tray.height - SIDE - 56 + 32);
        laid.marks.push(Mark::Tray(0, SIDE + 40, wide + 16, high));
        let mut whole = laid.with(tray);
        (whole.width, whole.height) = (wide + 16, SIDE + 40 + high);
        return whole;
    }
    let mut laid = Laid::default();
    let top = levels.len() as i32 - 1;
    let wide = Laid::default().line(base, (0, 0), NARROW);
    for (at, level) in levels.iter().enumerate() {
        let width = Laid::default().line(level, (0, 0), NARROW);
        laid.line(level, ((wide - width) / 2, (top - at as i32) * (SIDE + NARROW)), NARROW);
    }
    laid.marks.push(Mark::Ground(-10, wide + 10, laid.height + 14));
    laid.height += 20;
    laid
}

fn group(group: &Group, wrap: bool) -> Laid {
    match group.shape {
        Shape::Row => row(&group.levels[0], wrap),
        Shape::Tower => tower(&group.levels[0]),
        Shape::Wall => wall(&group.levels),
        Shape::Pyramid => pyramid(&group.levels, wrap),
    }
}

/// The groups beside or under each other.
fn lay(written: &Written, wrap: bool, beside: bool) -> Laid {
    let mut whole = Laid::default();
    for (at, one) in written.groups.iter().enumerate() {
        let laid = group(one, wrap);
        if at > 0 && beside {
            let x = whole.width + 26;
            let high = whole.height.max(laid.height);
            whole.marks.push(Mark::Split((x, 8), (x, high - 8)));
            whole = whole.clone().with(laid.shifted((x + 26, 0)));
        } else if at > 0 {
            let (y, middle) = (whole.height + 20, (whole.width - laid.width) / 2);
            let wide = whole.width.max(laid.width);
            whole.marks.push(Mark::Split((0, y), (wide, y)));
            if middle < 0 {
                whole = whole.shifted((-middle, 0));
            }
            whole = whole.with(laid.shifted((middle.max(0), y + 20)));
        } else {
            whole = laid;
        }
    }
    whole
}

/// The layout that is largest in a room.
fn best(written: &Written, (wide, high): (usize, usize)) -> Laid {
    let (wide, high) = (wide.max(1) as i64, high.max(1) as i64);
    let ways = [(false, true), (false, false), (true, true), (true, false)];
    let laid = ways.map(|(wrap, beside)| lay(written, wrap, beside));
    let scale = |laid: &Laid| {
        let (w, h) = (i64::from(laid.width + 2 * EDGE), i64::from(laid.height + 2 * EDGE));
        (wide * 1_000 / w).min(high * 1_000 / h)
    };
    let [first, others @ ..] = laid;
    others.into_iter().fold(first, |best, one| if scale(&one) > scale(&best) { one } else { best })
}

/// A drawing with the places of its slots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Picture {
    pub(super) width: i32,
    pub(super) height: i32,
    pub(super) art: String,
    /// By slot; measured from the corner of the picture.
    pub(super) places: Vec<Place>,
}

impl Picture {
    pub(super) fn view_box(&self) -> String {
        format!("0 0 {} {}", self.width, self.height)
    }
}

/// A card with the dice on it, for a room of this width and height.
pub(super) fn picture(
    card: Card,
    dice: &Placed,
    room: (usize, usize),
    letters: &Letters,
) -> Picture {
    let written = Written::of(card);
    let stands = |slot: usize| is_supported(card.requirement(), dice, slot);
    drawn(&written, dice, room, letters, stands)
}

/// A piece of the notation as a picture, for the sheet of symbols.
pub(super) fn symbol(text: &str, letters: &Letters) -> Picture {
    drawn(&Written::read(text), &[None; 6], (200, 100), letters, |_| true)
}

fn drawn(
    written: &Written,
    dice: &Placed,
    room: (usize, usize),
    letters: &Letters,
    stands: impl Fn(usize) -> bool,
) -> Picture {
    let laid = best(written, room).shifted((EDGE, EDGE));
    let mut art = Art::default();
    laid.marks.iter().for_each(|mark| draw_mark(&mut art, *mark));
    let mut places = laid.places;
    places.sort_by_key(|place| place.slot);
    for place in &places {
        let (slot, size) = (written.slots[place.slot], (place.w, place.h));
        let locked = dice[place.slot].is_none() && !stands(place.slot);
        let class = if locked { r#" class="f-locked""# } else { "" };
        add!(art, r#"<g transform="translate({} {})"{class}>"#, place.x, place.y);
        match dice[place.slot] {
            Some(die) => art.placed(die, size),
            None => art.well(slot.wants, size, letters),
        }
        if slot.first {
            flag(&mut art, 10, "1");
        }
        if slot.last {
            flag(&mut art, place.w - 10, "");
        }
        add!(art, "</g>");
    }
    let (width, height) = (laid.width + EDGE, laid.height + EDGE);
    Picture { width, height, art: art.0, places }
}

/// The first die has a 1 in its corner, the last one a flag.
fn flag(art: &mut Art, x: i32, text: &str) {
    add!(
        art,
        r##"<circle cx="{x}" cy="10" r="24" fill="#ffc247" stroke="#17130f" stroke-width="4"/>"##
    );
    if text.is_empty() {
        let x = x - 8;
        add!(
            art,
            r##"<path d="M{x} 24V-4h18l-6 8 6 8h-18" fill="#17130f" stroke="#17130f" stroke-width="3"/>"##
        );
    } else {
        art.text(text, (x, 10), 34, "#17130f");
    }
}

fn draw_mark(art: &mut Art, mark: Mark) {
    const LINE: &str = r#"fill="none" stroke="var(--f-ink2)" stroke-linecap="round""#;
    match mark {
        Mark::Sign(sign, at, upright) => art.sign(sign, at, upright),
        Mark::Total(total, at) => art.text(&total.to_string(), at, 84, "var(--f-ink)"),
        Mark::Ground(from, to, y) => {
            add!(art, r#"<path d="M{from} {y}H{to}" {LINE} stroke-width="10"/>"#);
        }
        Mark::Arrow(x, from, to) => {
            let (left, right, tip) = (x - 14, x + 14, to + 20);
            add!(
                art,
                r#"<path d="M{x} {from}V{to}M{left} {tip}L{x} {to}L{right} {tip}" {LINE} stroke-width="7" stroke-linejoin="round"/>"#
            );
        }
        Mark::Tray(x, y, w, h) => {
            add!(
                art,
                r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="28" {LINE} stroke-width="6"/>"#
            );
            let (middle, tip) = (x + w / 2, y - 26);
            let (left, right, foot) = (middle - 18, middle + 18, tip + 16);
            add!(
                art,
                r#"<path d="M{left} {foot}L{middle} {tip}L{right} {foot}" {LINE} stroke-width="8" stroke-linejoin="round"/>"#
            );
        }
        Mark::Split((a, b), (c, d)) => {
            add!(
                art,
                r#"<path d="M{a} {b}L{c} {d}" {LINE} stroke-width="4" stroke-dasharray="4 12"/>"#
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fuse::cards::{Bomb, Spark};

    fn letters() -> Letters {
        ["R", "Y", "G", "B", "K"].map(str::to_owned)
    }

    fn all() -> impl Iterator<Item = Card> {
        Bomb::all().map(Card::Bomb).chain(Spark::all().map(Card::Spark))
    }

    #[test]
    fn every_slot_of_every_card_has_a_place_of_its_own_inside_the_picture() {
        for room in [(300, 300), (500, 120), (120, 400), (80, 60)] {
            for card in all() {
                let picture = picture(card, &[None; 6], room, &letters());
                let text = card.printed().text;
                let slots: Vec<usize> = picture.places.iter().map(|place| place.slot).collect();
                assert_eq!(slots, (0..card.requirement().len()).collect::<Vec<_>>(), "{text}");
                for (at, one) in picture.places.iter().enumerate() {
                    assert!(one.x >= 0 && one.y >= 0, "{text}");
                    assert!(one.x + one.w <= picture.width, "{text}");
                    assert!(one.y + one.h <= picture.height, "{text}");
                    for other in &picture.places[at + 1..] {
                        let apart = one.x + one.w <= other.x
                            || other.x + other.w <= one.x
                            || one.y + one.h <= other.y
                            || other.y + other.h <= one.y;
                        assert!(apart, "{text}: {one:?} {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_built_on_lies_below() {
        for card in all() {
            let picture = picture(card, &[None; 6], (300, 300), &letters());
            for place in &picture.places {
                let below = card.requirement().rests_on(place.slot);
                for other in picture.places.iter().filter(|other| below & 1 << other.slot != 0) {
                    assert!(other.y > place.y, "{}", card.printed().text);
                }
            }
        }
    }

    #[test]
    fn a_wide_room_gets_a_wide_picture_and_a_narrow_one_a_narrow_one() {
        let card = Card::Bomb(Bomb::named("C01").expect("the first card"));
        let shape = |room| {
            let picture = picture(card, &[None; 6], room, &letters());
            picture.width > 2 * picture.height
        };
        assert!(shape((600, 150)));
        assert!(!shape((200, 200)));
    }
}
