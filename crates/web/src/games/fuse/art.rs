//! How dice and symbols look, as SVG in whole numbers: each colour has a suit of its own, so that nothing
//! depends on seeing colours. A slot is 120 units wide.

use super::grammar::{Named, Sign, Wants};
use fuse::die::{Colour, Die, Kind};
use std::fmt::Write;

/// The letters of the colours in the language of the moment, in the order of `Colour::ALL`.
pub(super) type Letters = [String; 5];

/// The side of a slot.
pub(super) const SIDE: i32 = 120;

/// A colour, and what can be read on it.
const fn paint(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Red => ("#d13438", "#fff"),
        Colour::Yellow => ("#f2c530", "#221800"),
        Colour::Green => ("#41b46b", "#04180b"),
        Colour::Blue => ("#2f6fdb", "#fff"),
        Colour::Black => ("#17141c", "#fff"),
    }
}

/// The name of a colour for style and tests.
pub(super) const fn slug(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Black => "black",
    }
}

/// The corners of a suit, in hundredths of its radius; red is a circle.
const fn corners(colour: Colour) -> &'static [(i32, i32)] {
    match colour {
        Colour::Red => &[],
        Colour::Yellow => &[(0, -106), (110, 86), (-110, 86)],
        Colour::Green => &[(-88, -88), (88, -88), (88, 88), (-88, 88)],
        Colour::Blue => &[(0, -120), (92, 0), (0, 120), (-92, 0)],
        Colour::Black => &[
            (0, -118),
            (36, -42),
            (118, -36),
            (58, 24),
            (76, 108),
            (0, 66),
            (-76, 108),
            (-58, 24),
            (-118, -36),
            (-36, -42),
        ],
    }
}

/// A drawing that grows.
#[derive(Default)]
pub(super) struct Art(pub(super) String);

/// Adds a piece of SVG.
macro_rules! add {
    ($art:expr, $($piece:tt)*) => {
        $art.add(format_args!($($piece)*))
    };
}
pub(super) use add;

impl Art {
    pub(super) fn add(&mut self, piece: std::fmt::Arguments<'_>) {
        self.0.write_fmt(piece).expect("a string takes everything");
    }

    /// The suit of a colour as a plain shape.
    pub(super) fn suit(&mut self, colour: Colour, (x, y): (i32, i32), r: i32, look: &str) {
        if colour == Colour::Red {
            return add!(self, r#"<circle cx="{x}" cy="{y}" r="{r}" {look}/>"#);
        }
        add!(self, r#"<polygon points=""#);
        for (dx, dy) in corners(colour) {
            add!(self, "{},{} ", x + dx * r / 100, y + dy * r / 100);
        }
        add!(self, r#"" {look}/>"#);
    }

    /// A suit in its colour with something written on it.
    fn sign_of(&mut self, colour: Colour, (x, y): (i32, i32), r: i32, text: &str, size: i32) {
        let (fill, ink) = paint(colour);
        let edge = if colour == Colour::Black { "#e9e0d2" } else { "#0009" };
        let width = (r / 9).max(2);
        let look = format!(r#"fill="{fill}" stroke="{edge}" stroke-width="{width}""#);
        self.suit(colour, (x, y), r, &look);
        let down = if colour == Colour::Yellow { r / 5 } else { 0 };
        self.text(text, (x, y + down), size, ink);
    }

    /// A colour as cards name it: its suit with its letter.
    pub(super) fn lettered(&mut self, colour: Colour, letters: &Letters) {
        self.sign_of(colour, (SIDE / 2, SIDE / 2), 50, &letters[colour as usize], 46);
    }

    /// Words in the middle of a place; one or two signs.
    pub(super) fn text(&mut self, text: &str, (x, y): (i32, i32), size: i32, fill: &str) {
        let y = y + size * 36 / 100;
        add!(self, r#"<text x="{x}" y="{y}" font-size="{size}" fill="{fill}">{text}</text>"#);
    }

    fn wheel(&mut self, (x, y): (i32, i32), r: i32) {
        let (x, y, side) = (x - r, y - r, 2 * r);
        let at = format!(r#"x="{x}" y="{y}" width="{side}" height="{side}""#);
        add!(self, r##"<use href="#f-wheel" {at}/>"##);
    }

    /// What one alternative of a slot names; `k` is how large, of 60.
    fn named(&mut self, one: Named, at: (i32, i32), k: i32, letters: &Letters) {
        match (one.colour, one.number) {
            (Some(colour), Some(number)) => {
                self.sign_of(colour, at, 42 * k / 60, &number.to_string(), 48 * k / 60);
            }
            (Some(colour), None) => {
                let letter = &letters[colour as usize];
                self.sign_of(colour, at, 38 * k / 60, letter, 34 * k / 60);
            }
            (None, number) => {
                let number = number.map_or(String::new(), |number| number.to_string());
                self.text(&number, at, 84 * k / 60, "var(--f-ink)");
            }
        }
    }

    /// What a slot wants, around a place.
    pub(super) fn wants(&mut self, wants: Wants, at: (i32, i32), k: i32, letters: &Letters) {
        let (x, y) = at;
        let of = |units: i32| units * k / 60;
        match wants {
            Wants::Any => {
                let (x, y, side) = (x - of(24), y - of(24), of(48));
                add!(
                    self,
                    r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="{}" fill="none" stroke="var(--f-ink2)" stroke-width="5"/>"#,
                    of(12)
                );
            }
            Wants::Dual => {
                let (x, y, side) = (x - of(38), y - of(38), of(76));
                let place = format!(r#"x="{x}" y="{y}" width="{side}" height="{side}""#);
                add!(self, r##"<use href="#f-dual" {place}/>"##);
            }
            Wants::SomeNumber => self.text("#", at, of(76), "var(--f-ink2)"),
            Wants::SomeColour => self.wheel(at, of(38)),
            Wants::Either => {
                self.wheel((x - of(22), y - of(20)), of(25));
                self.text("#", (x + of(25), y + of(26)), of(48), "var(--f-ink2)");
                add!(
                    self,
                    r#"<path d="M{} {}L{} {}" stroke="var(--f-ink2)" stroke-width="3"/>"#,
                    x - of(42),
                    y + of(42),
                    x + of(42),
                    y - of(42)
                );
            }
            Wants::Same => {
                self.wheel(at, of(46));
                add!(self, r#"<circle cx="{x}" cy="{y}" r="{}" fill="var(--f-well)"/>"#, of(27));
                self.text("#", at, of(42), "var(--f-ink)");
            }
            Wants::Not(colour) => {
                self.sign_of(colour, at, of(40), &letters[colour as usize], of(36));
                let d = of(46);
                let line = format!("M{} {}L{} {}", x - d, y + d, x + d, y - d);
                for (stroke, width) in [("var(--f-well)", of(17)), ("#ff6a5a", of(10))] {
                    add!(
                        self,
                        r#"<path d="{line}" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>"#
                    );
                }
            }
            Wants::Coloured(colour) => self.sign_of(colour, at, of(42), "#", of(48)),
            Wants::One(one) => self.named(one, at, k, letters),
            Wants::Or(one, other) => {
                self.named(one, (x - of(22), y - of(22)), k * 6 / 10, letters);
                self.named(other, (x + of(23), y + of(24)), k * 6 / 10, letters);
            }
        }
    }

    /// Two alternatives side by side, in a slot that is wider than high.
    fn side_by_side(
        &mut self,
        (one, other): (Named, Named),
        (w, h): (i32, i32),
        letters: &Letters,
    ) {
        let k = h * 60 / 108;
        add!(
            self,
            r#"<path d="M{} 10L{} {}" stroke="var(--f-ink2)" stroke-width="4"/>"#,
            w * 56 / 100,
            w * 44 / 100,
            h - 10
        );
        self.named(one, (w * 26 / 100, h / 2), k, letters);
        self.named(other, (w * 74 / 100, h / 2), k, letters);
    }

    /// An empty slot of this size.
    pub(super) fn well(&mut self, wants: Wants, (w, h): (i32, i32), letters: &Letters) {
        add!(
            self,
            r#"<rect x="3" y="3" width="{}" height="{}" rx="20" class="f-well"/>"#,
            w - 6,
            h - 6
        );
        if let Wants::One(Named { colour: Some(colour), .. }) | Wants::Coloured(colour) = wants {
            add!(
                self,
                r#"<rect x="8" y="8" width="{}" height="{}" rx="16" fill="{}" opacity=".2"/>"#,
                w - 16,
                h - 16,
                paint(colour).0
            );
        }
        match wants {
            Wants::Or(one, other) if w * 5 > h * 7 => {
                self.side_by_side((one, other), (w, h), letters)
            }
            Wants::Or(..) => {
                add!(
                    self,
                    r#"<path d="M16 {}L{} 16" stroke="var(--f-ink2)" stroke-width="4"/>"#,
                    h - 16,
                    w - 16
                );
                self.wants(wants, (w / 2, h / 2), 60, letters);
            }
            _ => self.wants(wants, (w / 2, h / 2), if w > h { 54 } else { 60 * h / SIDE }, letters),
        }
    }

    /// The colours of a die as a plate: one, or two halves.
    fn plate(&mut self, kind: Kind, (w, h): (i32, i32), r: i32) {
        let mut colours = kind.colours().iter();
        let first = colours.next().map_or("", |colour| paint(colour).0);
        add!(self, r#"<rect width="{w}" height="{h}" rx="{r}" fill="{first}"/>"#);
        if let Some(second) = colours.next() {
            let (from, to) = (w * 57 / 100, w * 43 / 100);
            add!(
                self,
                r#"<path d="M{from} 0H{}q{r} 0 {r} {r}V{}q0 {r}-{r} {r}H{to}z" fill="{}"/>"#,
                w - r,
                h - r,
                paint(second).0
            );
        }
        let dark = kind.colours().has(Colour::Black);
        let edge = if dark { "#e9e0d2" } else { "#fff8" };
        add!(
            self,
            r##"<rect x="3" y="3" width="{}" height="{}" rx="{}" fill="url(#f-bevel)" stroke="{edge}" stroke-width="5"/>"##,
            w - 6,
            h - 6,
            r - 2
        );
    }

    /// A die that lies on a card: its number, and the suits of its colours in the corners.
    pub(super) fn placed(&mut self, die: Die, (w, h): (i32, i32)) {
        let side = w.min(h);
        self.plate(die.kind(), (w, h), side / 5);
        let dual = die.kind().is_dual();
        let colours: Vec<Colour> = die.colours().iter().collect();
        let corners =
            [(side * 22 / 100, side * 24 / 100), (w - side * 22 / 100, h - side * 24 / 100)];
        for (colour, at) in colours.iter().zip(corners) {
            let look = format!(r#"fill="{}""#, paint(*colour).1);
            self.suit(*colour, at, side * 11 / 100, &look);
        }
        let (size, number) = (side * 64 / 100, die.number().value().to_string());
        if dual {
            let y = h / 2 + size * 36 / 100;
            add!(
                self,
                r##"<text x="{}" y="{y}" font-size="{size}" fill="#fff" stroke="#000" stroke-width="14" paint-order="stroke">{number}</text>"##,
                w / 2
            );
        } else {
            let ink = paint(colours[0]).1;
            self.text(&number, (w / 2 + side / 14, h / 2), size, ink);
        }
    }

    /// A die of the pool: pips in the shape of its suit.
    fn rolled(&mut self, die: Die) {
        self.plate(die.kind(), (200, 200), 40);
        let colours: Vec<Colour> = die.colours().iter().collect();
        let (left, right) = (colours[0], *colours.last().expect("a die has a colour"));
        for &(x, y) in pips(die.number().value()) {
            let colour = if x > 100 { right } else { left };
            if left != right && x == 100 {
                add!(
                    self,
                    r##"<circle cx="{x}" cy="{y}" r="20" fill="#fff" stroke="#17130f" stroke-width="8"/>"##
                );
                continue;
            }
            let look = format!(r#"fill="{}""#, paint(colour).1);
            self.suit(colour, (x, y), 21, &look);
        }
    }

    /// A sign between slots, around a place; upright in a tower.
    pub(super) fn sign(&mut self, sign: Sign, (x, y): (i32, i32), upright: bool) {
        let path = match sign {
            Sign::Equal => "M-16-10H16M-16 10H16",
            Sign::Differ => "M-16-10H16M-16 10H16M10-24-10 24",
            Sign::Less => "M14-18-14 0 14 18",
            Sign::Greater => "M-14-18 14 0-14 18",
            Sign::Plus => "M-16 0H16M0-16V16",
            Sign::Minus => "M-16 0H16",
        };
        let turn = if upright { " rotate(-90)" } else { "" };
        add!(
            self,
            r#"<path transform="translate({x} {y}){turn}" d="{path}" fill="none" stroke="var(--f-ink)" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>"#
        );
    }
}

/// Where the pips of a number are on a die of 200.
const fn pips(number: u8) -> &'static [(i32, i32)] {
    match number {
        1 => &[(100, 100)],
        2 => &[(56, 56), (144, 144)],
        3 => &[(54, 54), (100, 100), (146, 146)],
        4 => &[(58, 58), (142, 58), (58, 142), (142, 142)],
        5 => &[(54, 54), (146, 54), (100, 100), (54, 146), (146, 146)],
        _ => &[(58, 50), (142, 50), (58, 100), (142, 100), (58, 150), (142, 150)],
    }
}

/// A die of the pool as a picture of its own.
pub(super) fn rolled_die(die: Die) -> String {
    let mut art = Art::default();
    art.rolled(die);
    art.0
}

/// A die as it lies on a card, as a picture of 120.
pub(super) fn placed_die(die: Die) -> String {
    let mut art = Art::default();
    art.placed(die, (SIDE, SIDE));
    art.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use fuse::die::Number;

    #[test]
    fn a_die_shows_as_many_pips_as_its_number_and_duals_show_both_suits() {
        for number in Number::all() {
            assert_eq!(pips(number.value()).len(), usize::from(number.value()));
        }
        let four = Number::new(4);
        let dual = Kind::all().find(|kind| kind.is_dual()).expect("there are dual dice");
        let drawn = rolled_die(Die::new(dual, four));
        for colour in dual.colours().iter() {
            assert!(drawn.contains(paint(colour).0), "{drawn}");
        }
        let red = rolled_die(Die::new(Kind::single(Colour::Red), four));
        assert_eq!(red.matches("<circle").count(), 4);
        let green = rolled_die(Die::new(Kind::single(Colour::Green), four));
        assert_eq!((green.matches("<polygon").count(), green.matches("<circle").count()), (4, 0));
    }
}
