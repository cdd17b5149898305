//! What is great in a rescue, how long things are seen, and what they sound like.

use super::words::{event_about, event_name, firefighter_name, space_name};
use crate::games::Names;
use crate::kit::{self, Moment};
use crate::sound::Sound;
use crate::t;
use flash_point::{Ending, Event, FireCard, View};
use kernel::Seats;

/// An explosion.
const BURST: &str = r##"<path d="m12 1 2.300 6 5.700-3-3 5.700 6 2.300-6 2.300 3 5.700-5.700-3-2.300 6-2.300-6-5.700 3 3-5.700-6-2.300 6-2.300-3-5.700 5.700 3z" fill="var(--ember)"/><circle cx="12" cy="12" r="4" fill="#ffe9b0"/>"##;
/// A helmet that fell off.
const HELMET: &str = r#"<path d="M3 16c0-7 4-11 9-11s9 4 9 11zm-2 1h22l-2 4H3z" fill="var(--ember)" transform="rotate(-18 12 13)"/>"#;
/// Somebody who is brought out.
const PERSON: &str = r#"<circle cx="12" cy="6" r="4" fill="var(--ok)"/><path d="M4 22c0-7 3-10 8-10s8 3 8 10z" fill="var(--ok)"/>"#;
/// Somebody who is lost.
const GONE: &str = r#"<circle cx="12" cy="6" r="4" fill="none" stroke="var(--ember)" stroke-width="1.500"/><path d="M4 22c0-7 3-10 8-10s8 3 8 10zM3 3l18 18" fill="none" stroke="var(--ember)" stroke-width="1.500"/>"#;
/// A flame.
const FLAME: &str = r#"<path d="M12 1c2 5 8 8 8 14a8 8 0 0 1-16 0c0-3 2-5 3-7 1 3 2 4 3 4 2-3 0-7 2-11z" fill="var(--flame)"/>"#;
/// A card.
const CARD: &str = r#"<path d="M6 2h12v20H6z" fill="none" stroke="var(--flame)" stroke-width="2"/><path d="M12 6c1 2 4 4 4 7a4 4 0 0 1-8 0c0-2 1-3 2-4 0 1 1 2 1 2 1-2 0-3 1-5z" fill="var(--ember)"/>"#;
/// A house that falls.
const RUIN: &str = r#"<path d="M2 22 6 10l4 4 3-9 3 8 3-4 3 13z" fill="var(--ember)"/>"#;

fn staged(look: &'static str, title: String, line: String) -> Moment {
    let (picture, millis, sound) = match look {
        "fp-m-explosion" => (BURST, 1_000, Sound::Fall),
        "fp-m-knocked-down" => (HELMET, 1_200, Sound::Chop),
        "fp-m-rescued" => (PERSON, 1_300, Sound::Coin),
        "fp-m-lost" => (GONE, 1_600, Sound::Shadow),
        "fp-m-flare-up" => (FLAME, 1_300, Sound::Storm),
        _ => (CARD, 2_000, Sound::Turn),
    };
    Moment { look, colour: "", picture, title, line, millis, sound }
}

pub(super) fn moment(names: &Names, view: &View, event: &Event) -> Option<Moment> {
    let open = &view.open;
    Some(match *event {
        Event::Exploded { space } => {
            let line = space_name(open, space);
            staged("fp-m-explosion", t!("flash-point-moment-explosion"), line)
        }
        Event::KnockedDown { firefighter } => {
            let line = firefighter_name(open, firefighter);
            staged("fp-m-knocked-down", t!("flash-point-moment-knocked-down"), line)
        }
        Event::Rescued { .. } => {
            let line = t!("flash-point-moment-rescued-line", count = open.tally.rescued);
            staged("fp-m-rescued", t!("flash-point-moment-rescued"), line)
        }
        Event::Lost { .. } => {
            let line = t!("flash-point-moment-lost-line", count = open.tally.lost);
            staged("fp-m-lost", t!("flash-point-moment-lost"), line)
        }
        Event::DrewFire { card: FireCard::FlareUp } => {
            let line = t!("flash-point-moment-flare-up-line");
            staged("fp-m-flare-up", t!("flash-point-moment-flare-up"), line)
        }
        Event::DrewFire { card: FireCard::Accelerate } => {
            let line = t!("flash-point-moment-accelerate-line");
            staged("fp-m-flare-up", t!("flash-point-moment-accelerate"), line)
        }
        Event::DrewEvent { card } => {
            let title = t!("flash-point-moment-event", card = event_name(card));
            staged("fp-m-event", title, event_about(card))
        }
        Event::Ended { ending } => {
            let winners = if has_won(view) { open.options.seats() } else { Seats::NONE };
            let end = kit::ending(names, winners, super::tell::ended(open, ending));
            // E3: a house that falls is seen to fall; who had won before is told of the victory.
            match ending == Ending::Collapsed && !has_won(view) {
                true => Moment { picture: RUIN, title: t!("flash-point-moment-collapse"), ..end },
                false => end,
            }
        }
        _ => return None,
    })
}

/// E1, E4.
const fn has_won(view: &View) -> bool {
    view.open.tally.rescued >= flash_point::levels::RESCUED_TO_WIN
}

/// How long an event is shown before the next.
pub(super) const fn pause(event: &Event) -> u32 {
    match event {
        Event::Rolled { .. } | Event::Turned { .. } => 700,
        Event::TurnedUp { .. } | Event::FlashedOver { .. } | Event::DrewFire { .. } => 600,
        Event::Exploded { .. } | Event::DrewEvent { .. } | Event::Suppressed { .. } => 500,
        Event::Smoked { .. } | Event::Lit { .. } | Event::Damaged { .. } => 400,
        Event::DoorDestroyed { .. } | Event::Put { .. } | Event::Pushed { .. } => 400,
        Event::KnockedDown { .. } | Event::Rescued { .. } | Event::Lost { .. } => 400,
        Event::Dodged { .. } | Event::Parked { .. } | Event::Ended { .. } => 400,
        Event::Moved { .. } | Event::Rode { .. } | Event::Stood { .. } => 260,
        Event::Dampened { .. } | Event::Cleared { .. } | Event::Repaired { .. } => 260,
        Event::Opened { .. } | Event::Closed { .. } | Event::Treated { .. } => 260,
        Event::TurnBegan { .. } | Event::Became { .. } | Event::Gone { .. } => 200,
        _ => 0,
    }
}

pub(super) const fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled { .. } => Some(Sound::Die),
        Event::Smoked { .. } | Event::Lit { .. } | Event::FlashedOver { .. } => {
            Some(Sound::Crackle)
        }
        Event::Dampened { .. } | Event::Cleared { .. } => Some(Sound::Splash),
        Event::Damaged { .. } | Event::DoorDestroyed { .. } => Some(Sound::Chop),
        Event::Opened { .. } | Event::Closed { .. } | Event::Repaired { .. } => Some(Sound::Knock),
        Event::Parked { .. } | Event::TurnedUp { .. } | Event::DrewFire { .. } => {
            Some(Sound::Knock)
        }
        Event::Treated { .. } => Some(Sound::Coin),
        _ => None,
    }
}
