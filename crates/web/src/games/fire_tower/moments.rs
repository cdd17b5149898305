//! What is great in Fire Tower: events, falls, shadows, the last tower, the end.

use super::art::GHOST;
use super::tell::{ending, tell};
use super::words::{card_about, card_name, tower};
use crate::games::{Names, Page};
use crate::kit::{self, Moment};
use crate::sound::Sound;
use crate::t;
use fire_tower::{Card, Event, FireTower, ShadowRule, Tower, View};
use kernel::Seat;

/// Flames in the wind.
const STORM: &str = r#"<path d="M13 1c3 4 6 6 6 11a6.5 6.5 0 0 1-13 0c0-3 1.5-4.5 3-6 0 3 1 4 2 4C13 7.5 12 4 13 1z" fill="var(--flame)"/><path d="M1 15h13c2 0 2-3 0-3M3 19h16c3 0 3 4 0 4M1 23h9" fill="none" stroke="var(--wind)" stroke-width="1.6" stroke-linecap="round"/>"#;
/// A tower that gives way.
const FALL: &str = r#"<g transform="rotate(13 12 22)"><path d="M8 22 10 10h4l2 12M9 17l6-3M15.5 18 9.5 14" fill="none" stroke="var(--k)" stroke-width="1.3"/><path d="M7.5 10V6h9v4zM6.5 6 12 2l5.5 4z" fill="var(--k)"/><path d="M9 7h2v2H9zM13 7h2v2h-2z" fill="var(--flame)"/></g><path d="M7 22c-3-1-4-4-2-7 .5 1 1 1.5 2 2 0-3 2-4 2-7 3 2 3 5 3 7 1-1 1.5-2 1.5-4 3 3 3 7 0 9z" fill="var(--ember)"/><path d="M8 22c-1-1-1.5-3 0-5 1 2 2 2 2 3 .5-.5.5-1 .5-2 1.5 1 1.5 3 .5 4z" fill="var(--flame)"/>"#;
/// A tower that stands.
const TOWER: &str = r#"<path d="M7 23 10 10h4l3 13M8.5 17l6-3M15.5 17l-6-3" fill="none" stroke="var(--k)" stroke-width="1.3"/><path d="M7.5 10V6h9v4zM6.5 6 12 2l5.5 4z" fill="var(--k)"/><path d="M9 7h2v2H9zM13 7h2v2h-2z" fill="var(--flame)"/>"#;
/// Hands around a fire.
const AID: &str = r#"<path d="M12 6c2 3 4 4 4 7a4 4 0 0 1-8 0c0-3 3-4 4-7z" fill="var(--flame)"/><path d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z" fill="none" stroke="var(--water)" stroke-width="1.6" stroke-dasharray="9 8.3"/>"#;

/// A moment that concerns the tower of a seat.
fn of(view: &View, seat: Seat, look: &'static str, millis: u32) -> Moment {
    Moment {
        look,
        colour: FireTower::crest(&view.open.options, seat).class,
        picture: TOWER,
        title: String::new(),
        line: String::new(),
        millis,
        sound: Sound::Shadow,
    }
}

pub(super) fn moment(names: &Names, view: &View, event: &Event) -> Option<Moment> {
    match *event {
        Event::Began { card, .. } => Some(event_card(card)),
        Event::Burnt { seat, tower, .. } => Some(fall(names, view, seat, tower, event)),
        Event::BecameShadow { seat } => {
            let line = match names.yours.has(seat) {
                true => t!("fire-tower-you-shadow"),
                false => tell(names, view, event),
            };
            let title = t!("fire-tower-moment-shadow");
            Some(Moment { title, line, picture: GHOST, ..of(view, seat, "ft-m-shadow", 1_600) })
        }
        Event::TurnBegan { seat } => finale(names, view, seat),
        Event::Ended { winners } => Some(kit::ending(names, winners, ending(names, view, winners))),
        _ => None,
    }
}

fn event_card(card: Card) -> Moment {
    let (look, picture, sound) = match card {
        Card::Firestorm => ("ft-m-storm", STORM, Sound::Storm),
        Card::MutualAid => ("ft-m-aid", AID, Sound::Turn),
        _ => ("ft-m-shadow", GHOST, Sound::Shadow),
    };
    let (title, line) = (card_name(card), card_about(card));
    Moment { look, colour: "", picture, title, line, millis: 1_600, sound }
}

/// A tower burns. Whoever neither becomes a shadow nor has a partner is out.
fn fall(names: &Names, view: &View, seat: Seat, which: Tower, event: &Event) -> Moment {
    let (options, shadows) = (&view.open.options, view.open.course.shadows);
    let rises = options.shadow == ShadowRule::Role && shadows.len() + 2 < options.seat_count();
    let (yours, told) = (names.yours.has(seat), tell(names, view, event));
    let title = match yours {
        true => t!("fire-tower-moment-fall-you"),
        false => t!("fire-tower-moment-fall", tower = tower(which)),
    };
    let line = match yours {
        _ if rises || options.teams => told,
        true => t!("fire-tower-moment-out-you", words = told),
        false => t!("fire-tower-moment-out", words = told),
    };
    let moment = of(view, seat, "ft-m-fall", 1_800);
    Moment { title, line, picture: FALL, sound: Sound::Fall, ..moment }
}

/// N10: the last tower has to stand until its owner's turn; each turn before that may be the last.
fn finale(names: &Names, view: &View, turn: Seat) -> Option<Moment> {
    let standing = view.open.course.standing;
    let last = standing.lowest().filter(|last| standing.len() == 1 && *last != turn)?;
    let teams = view.open.options.teams;
    (!teams).then(|| Moment {
        title: t!("fire-tower-moment-last"),
        line: t!("fire-tower-moment-last-line", name = names.of(last)),
        ..of(view, last, "ft-m-last", 1_400)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fire_tower::Options;
    use kernel::{Chosen, Game, Seats};

    fn view(options: &[(&str, &str)]) -> View {
        let chosen = Chosen::new(FireTower::OPTIONS, options).expect("in the table");
        let setup: Options = FireTower::configure(&chosen).expect("it can be played");
        FireTower::new(&setup).expect("it can be played").view(None)
    }

    fn names(yours: Seats) -> Names {
        Names { of: ["Ann", "Ben", "Cid", "Dan"].map(str::to_owned).to_vec(), yours }
    }

    fn burnt(seat: Seat) -> Event {
        Event::Burnt { seat, tower: Tower::Red, by: None }
    }

    const ANN: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    #[test]
    fn everything_great_is_staged_for_a_second_or_two() {
        let (mut view, names) = (view(&[("players", "4")]), names(Seats::only(ANN)));
        view.open.course.standing = Seats::only(BEN);
        let great = [
            (Event::Began { card: Card::Firestorm, seat: ANN }, "ft-m-storm"),
            (Event::Began { card: Card::MutualAid, seat: ANN }, "ft-m-aid"),
            (Event::Began { card: Card::ShadowOfTheWood, seat: ANN }, "ft-m-shadow"),
            (burnt(ANN), "ft-m-fall"),
            (Event::BecameShadow { seat: ANN }, "ft-m-shadow"),
            (Event::TurnBegan { seat: ANN }, "ft-m-last"),
            (Event::Ended { winners: Seats::only(ANN) }, "m-victory"),
        ];
        for (event, look) in great {
            let moment = moment(&names, &view, &event).expect("it is staged");
            assert_eq!(moment.look, look);
            assert!((1_000..=2_000).contains(&moment.millis), "{look}");
        }
        assert_eq!(moment(&names, &view, &Event::TurnBegan { seat: BEN }), None, "his own turn");
        assert_eq!(moment(&names, &view, &Event::Reshuffled), None);
    }

    #[test]
    fn who_is_out_is_told_so_and_who_becomes_a_shadow_is_not() {
        let line = |options: &[(&str, &str)], yours: Seats| {
            moment(&names(yours), &view(options), &burnt(ANN)).expect("a fall").line
        };
        let you = Seats::only(ANN);
        let alone = &[("players", "4"), ("shadow", "off")];
        assert_eq!(line(alone, you), "fire-tower-moment-out-you");
        assert_eq!(line(alone, Seats::only(BEN)), "fire-tower-moment-out");
        assert_eq!(line(&[("players", "4")], you), "fire-tower-told-burnt-storm", "a shadow");
        assert_eq!(line(&[("players", "2")], you), "fire-tower-moment-out-you", "two: no shadows");
        let mut full = view(&[("players", "4")]);
        full.open.course.shadows = [1, 2].map(Seat::new).into_iter().collect();
        let third = moment(&names(you), &full, &burnt(ANN)).expect("a fall");
        assert_eq!(third.line, "fire-tower-moment-out-you", "two are shadows already");
    }

    #[test]
    fn the_last_tower_is_staged_only_while_shadows_may_still_burn_it() {
        let mut view = view(&[("players", "4")]);
        let staged =
            |view: &View| moment(&names(Seats::NONE), view, &Event::TurnBegan { seat: ANN });
        assert_eq!(staged(&view), None, "all towers stand");
        view.open.course.standing = Seats::only(BEN);
        let line = staged(&view).expect("the last tower").line;
        assert_eq!(line, "fire-tower-moment-last-line");
    }
}
