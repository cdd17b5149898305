//! The plan as letters: two for each space, and what stands between them.
//!
//! A space shows `f` fire, `s` smoke or `.`, and then `?` a POI, `v` a victim, `t` a treated one, `h` a hazmat,
//! `1` to `6` a firefighter, `&` several of these, `*` a hot spot. Between spaces `|` and `--` are walls, `!` and
//! `!!` damaged ones, `:` and `..` destroyed ones; `+` and `++` closed doors, `/` and `//` open ones, `'` and
//! `''` destroyed ones.

use crate::marker::Kind;
use crate::space::{COLUMNS, Direction, Edge, ROWS, Space};
use crate::state::Open;
use alloc::format;
use alloc::string::String;

pub(super) fn draw(open: &Open) -> String {
    let mut text = String::new();
    for row in 0..ROWS {
        let (mut line, mut below) = (String::new(), String::new());
        for column in 0..COLUMNS {
            let space = Space::new(row, column);
            line.push(burning(open, space));
            line.push(standing(open, space));
            line.push(between(open, Edge::of(space, Direction::East)));
            let mark = between(open, Edge::of(space, Direction::South));
            let mark = if mark == '|' { '-' } else { mark };
            below.extend([mark, if mark == ':' { '.' } else { mark }, ' ']);
        }
        text += line.trim_end();
        text.push('\n');
        if row + 1 < ROWS {
            text += below.trim_end();
            text.push('\n');
        }
    }
    let tally = open.tally;
    text += &format!(
        "rescued {}, lost {}, damage {}, turn {}\n",
        tally.rescued, tally.lost, tally.damage, open.course.turn.number
    );
    text
}

fn burning(open: &Open, space: Space) -> char {
    match (open.fire.has(space), open.smoke.has(space)) {
        (true, _) => 'f',
        (_, true) => 's',
        _ => '.',
    }
}

fn standing(open: &Open, space: Space) -> char {
    let markers = open.markers.iter().filter(|marker| marker.0 == space).map(|one| match one.1 {
        Kind::Poi => '?',
        Kind::Victim | Kind::Trapped => 'v',
        Kind::Treated => 't',
        Kind::Hazmat => 'h',
    });
    let crew = open.everybody().iter().filter(|&one| open.at(one) == space);
    let crew = crew.map(|one| char::from(b'1' + one.index() as u8));
    let mut all = markers.chain(crew);
    match (all.next(), all.next()) {
        (Some(one), None) => one,
        (Some(_), Some(_)) => '&',
        (None, _) if open.hot_spots.has(space) => '*',
        _ => ' ',
    }
}

fn between(open: &Open, edge: Option<Edge>) -> char {
    let Some(edge) = edge else { return ' ' };
    let (blocked, cracked) = (open.blocked.has(edge), open.cracked.has(edge));
    let printed = open.printed();
    match (printed.walls.has(edge), printed.doors.has(edge)) {
        (true, _) if !blocked => ':',
        (true, _) => {
            if cracked {
                '!'
            } else {
                '|'
            }
        }
        (_, true) if cracked => '\'',
        (_, true) => {
            if blocked {
                '+'
            } else {
                '/'
            }
        }
        _ => ' ',
    }
}
