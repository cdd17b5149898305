//! The clock: seven segments for each digit, as on a bomb.

use std::fmt::Write;

/// The segments, clockwise from the top, the middle one last, in a box of 56 by 112.
const SEGMENTS: [&str; 7] = [
    "M8 2h40l-7 9H15z",
    "M50 5v45l-9-6V14z",
    "M50 62v45l-9-9V68z",
    "M8 110h40l-7-9H15z",
    "M6 62v45l9-9V68z",
    "M6 5v45l9-6V14z",
    "M8 56l7-5h26l7 5-7 5H15z",
];

/// Which of them are lit, the first one lowest.
const LIT: [u8; 10] = [
    0b011_1111, 0b000_0110, 0b101_1011, 0b100_1111, 0b110_0110, 0b110_1101, 0b111_1101, 0b000_0111,
    0b111_1111, 0b110_1111,
];

/// The time as four digits, as SVG in a box of 292 by 112; only dashes where nothing is measured.
pub(super) fn face(seconds: Option<u64>) -> String {
    let digits = seconds.map(|seconds| {
        let (minutes, seconds) = ((seconds / 60).min(99) as usize, (seconds % 60) as usize);
        [minutes / 10, minutes % 10, seconds / 10, seconds % 10]
    });
    let mut art = String::new();
    for (at, x) in [4, 70, 164, 230].into_iter().enumerate() {
        let lit = digits.map_or(0b100_0000, |digits| LIT[digits[at]]);
        for (number, segment) in SEGMENTS.iter().enumerate() {
            let class = if lit & 1 << number != 0 { "f-lit" } else { "f-unlit" };
            write!(art, r#"<path class="{class}" d="{segment}" transform="translate({x})"/>"#)
                .expect("a string takes everything");
        }
    }
    let dots = r#"<circle class="f-lit" cx="145" cy="36" r="7"/><circle class="f-lit" cx="145" cy="76" r="7"/>"#;
    art + dots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_face_lights_as_many_segments_as_its_digits_have() {
        let lit = |seconds| face(seconds).matches("f-lit").count() - 2;
        assert_eq!(lit(Some(11 * 60 + 11)), 8, "11:11");
        assert_eq!(lit(Some(8 * 60)), 6 + 7 + 6 + 6, "08:00");
        assert_eq!(lit(None), 4, "dashes");
    }
}
