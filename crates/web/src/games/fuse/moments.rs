//! What is great in a mission, how long things are seen in a replay, and what they sound like. In the
//! mission itself nothing waits for a moment: it is shown beside the dice, and they can be taken under it.

use super::answers::owes;
use super::words::blast_name;
use crate::games::Names;
use crate::kit::{self, Moment};
use crate::sound::Sound;
use crate::t;
use fuse::cards::Card;
use fuse::{Ending, Event, Frame, Fuse};
use kernel::{Game, Seats};

/// A bomb that bursts.
const BURST: &str = r##"<path d="m12 1 2.300 6 5.700-3-3 5.700 6 2.300-6 2.300 3 5.700-5.700-3-2.300 6-2.300-6-5.700 3 3-5.700-6-2.300 6-2.300-3-5.700 5.700 3z" fill="var(--ember)"/><circle cx="12" cy="12" r="4" fill="#ffe9b0"/>"##;
/// A spark.
const BOLT: &str = r#"<path d="M14 1 4 14h7l-2 9 10-13h-7z" fill="var(--flame)"/>"#;
/// A fuse that burns.
const FUSE: &str = r#"<circle cx="10" cy="15" r="8" fill="none" stroke="var(--flame)" stroke-width="2"/><path d="M15 9c1-4 3-5 6-5" fill="none" stroke="var(--flame)" stroke-width="2" stroke-linecap="round"/><circle cx="21" cy="4" r="2" fill="var(--ember)"/>"#;
/// A wire that is cut.
const CUT: &str = r#"<path d="m3 21 8-8m2-2 8-8M14 14l6 6M4 4l6 6" fill="none" stroke="var(--ok)" stroke-width="2.500" stroke-linecap="round"/><circle cx="12" cy="12" r="2.500" fill="var(--ok)"/>"#;

fn staged(look: &'static str, picture: &'static str, title: String, line: String) -> Moment {
    let (millis, sound) = match look {
        "f-m-detonator" => (1_800, Sound::Fall),
        "f-m-spark" => (1_100, Sound::Crackle),
        "f-m-slip" => (1_200, Sound::Chop),
        "f-m-defused" => (1_000, Sound::Coin),
        "f-m-last" => (1_600, Sound::Storm),
        _ => (1_400, Sound::Turn),
    };
    Moment { look, colour: "", picture, title, line, millis, sound }
}

pub(super) fn moment(names: &Names, view: &Fuse, event: &Event) -> Option<Moment> {
    Some(match *event {
        Event::RoundBegan { number: 1, leader, .. } => {
            let line = t!("fuse-moment-start-line", name = names.of(leader));
            staged("f-m-start", FUSE, t!("fuse-moment-start"), line)
        }
        Event::WentOff { detonator } => {
            staged("f-m-detonator", BURST, t!("fuse-moment-detonator"), blast_name(detonator))
        }
        Event::DrewSpark { seat, .. } if names.yours.has(seat) && !is_blast(view) => {
            let line = match owes(view, seat) {
                true => t!("fuse-moment-spark-owed"),
                false => t!("fuse-moment-spark-line"),
            };
            staged("f-m-spark", BOLT, t!("fuse-moment-spark"), line)
        }
        Event::Slipped { .. } | Event::FoundWrong { .. } => {
            let line = super::tell::tell(names, view, event);
            staged("f-m-slip", BURST, t!("fuse-moment-slip"), line)
        }
        Event::Defused { seat, card: Card::Bomb(_) } if names.yours.has(seat) => {
            let line = super::tell::tell(names, view, event);
            staged("f-m-defused", CUT, t!("fuse-moment-defused"), line)
        }
        Event::Picked { .. } if view.is_cleaning_up() => {
            let heroic = view.options.level == fuse::Level::Heroic;
            let line = match heroic && view.options.modules().is_none() {
                true => t!("fuse-moment-last-heroic"),
                false => t!("fuse-moment-last-line"),
            };
            staged("f-m-last", FUSE, t!("fuse-moment-last"), line)
        }
        Event::Ended { ending } => over(names, view, ending),
        _ => return None,
    })
}

/// DE5: a detonator deals sparks just now. It has told so itself, and nobody has placed too little.
fn is_blast(view: &Fuse) -> bool {
    let draws = matches!(view.frame(), Frame::Draw { .. });
    draws && !view.course.frames.iter().any(|frame| *frame == Frame::Sparks)
}

fn over(names: &Names, view: &Fuse, ending: Ending) -> Moment {
    let won = matches!(ending, Ending::Won(_));
    let winners = if won { view.seats() } else { Seats::NONE };
    let line = super::tell::tell(names, view, &Event::Ended { ending });
    kit::ending(names, winners, line)
}

/// How long an event is shown where a story is told: in a replay. In the mission nothing waits.
pub(super) const fn pause(event: &Event) -> u32 {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => 500,
        Event::Placed { .. } | Event::Returned { .. } | Event::Picked { .. } => 400,
        Event::Slipped { .. } | Event::Defused { .. } | Event::WentOff { .. } => 600,
        Event::DrewSpark { .. } | Event::RolledSix { .. } | Event::Scrubbed { .. } => 400,
        _ => 0,
    }
}

pub(super) const fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled { .. } | Event::Rerolling { .. } | Event::RolledSix { .. } => {
            Some(Sound::Die)
        }
        Event::Placed { .. } | Event::Picked { .. } => Some(Sound::Knock),
        Event::Turned { .. } | Event::Marked { .. } | Event::Closing { .. } => Some(Sound::Knock),
        Event::Defused { .. } => Some(Sound::Coin),
        Event::DrewSpark { .. } => Some(Sound::Crackle),
        Event::Scrubbed { .. } | Event::Returned { .. } => Some(Sound::Chop),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fuse::{Bar, Options};
    use kernel::{Chosen, Frames, Seat};

    #[test]
    fn sparks_of_a_detonator_are_told_by_the_detonator() {
        let chosen = Chosen::new(Fuse::OPTIONS, &[]).expect("defaults are in the table");
        let options: Options = Fuse::configure(&chosen).expect("defaults describe a mission");
        let mut view = Fuse::new(&options).expect("a mission");
        let draw = Frame::Draw { seats: Seats::only(Seat::new(0)), debts: [0; 2], limit: 0 };
        for (below, blast) in [(Frame::Pool { bar: Bar::Open }, true), (Frame::Sparks, false)] {
            view.course.frames = Frames::new(below);
            view.course.frames.push(draw);
            assert_eq!(is_blast(&view), blast);
        }
    }
}
