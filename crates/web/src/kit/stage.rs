//! Great moments, staged over the board: a storm, a fall, a victory. A game says what is great
//! (`Page::moment`), the shell shows it for as long as it lasts and lets everybody skip it.

use crate::browser::{later, mark};
use crate::games::Names;
use crate::sound::Sound;
use crate::{said, t};
use kernel::Seats;
use leptos::prelude::*;

/// One great moment, told through the eyes of whoever looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// Which one it is: a class of the game's style, and its name in the page's diary.
    pub(crate) look: &'static str,
    /// A class that sets `--k` to the colour of whom it concerns; empty where it concerns everybody.
    pub(crate) colour: &'static str,
    /// A drawing in a box of 24.
    pub(crate) picture: &'static str,
    pub(crate) title: String,
    /// What it means, in a sentence.
    pub(crate) line: String,
    /// From one to two seconds at normal speed.
    pub(crate) millis: u32,
    pub(crate) sound: Sound,
}

/// What is on the stage over a board.
#[derive(Clone, Copy)]
pub(crate) struct Scene {
    pub(crate) moment: RwSignal<Option<Moment>>,
    /// How many moments have left the stage, so that an old timer knows that it is old.
    left: StoredValue<u32>,
}

impl Scene {
    pub(crate) fn new() -> Scene {
        Scene { moment: RwSignal::new(None), left: StoredValue::new(0) }
    }

    /// Is nothing on the stage, or the page gone?
    pub(crate) fn is_empty(self) -> bool {
        self.moment.try_with_untracked(Option::is_some) != Some(true)
    }

    /// Puts a moment on the stage; it goes by itself.
    pub(crate) fn put(self, moment: Moment, millis: u32) {
        self.clear();
        mark(&format!("moment {}", moment.look));
        self.moment.set(Some(moment));
        let number = self.left.get_value();
        later(millis, move || {
            if self.left.try_get_value() == Some(number) {
                self.clear();
            }
        });
    }

    /// Takes away what is on the stage.
    pub(crate) fn clear(self) {
        if let Some(moment) = self.moment.get_untracked() {
            mark(&format!("moment-end {}", moment.look));
            self.moment.set(None);
            self.left.update_value(|left| *left += 1);
        }
    }
}

/// Draws a moment, which lasts for so long.
pub(crate) fn staged(moment: Moment) -> AnyView {
    let Moment { look, colour, picture, title, line, .. } = moment;
    view! {
        <div class=format!("moment {look} {colour}")>
            <i aria-hidden="true"></i>
            <svg viewBox="0 0 24 24" aria-hidden="true" inner_html=picture></svg>
            <b>{title}</b>
            <p>{line}</p>
            <small aria-hidden="true">{said!("skip")}</small>
        </div>
    }
    .into_any()
}

/// A cup.
const CUP: &str = r#"<path d="M6 2h12v2h4v4c0 3-2 5-5 5.4-.8 1.7-2.2 2.9-4 3.4V20h4v2H7v-2h4v-3.2c-1.8-.5-3.2-1.7-4-3.400C4 13 2 11 2 8V4h4zM4 6v2c0 1.5.8 2.7 2 3.2V6zm16 0h-2v5.2c1.2-.5 2-1.7 2-3.2z" fill-rule="evenodd"/>"#;
/// A fire that has burnt down.
const EMBERS: &str = r#"<path d="M2 20 9 16l1 2 5-3 7 5v2H2z"/><path d="M12 13c0-3-3-3-2-6 .5 1 1.5 1 2 2 .5-2-.5-3 0-5 2 2 4 4 3 7-.3 1-1 2-3 2z" opacity=".45"/>"#;

/// The end of a match, whatever the game: victory or defeat of whoever looks, or only the end.
pub(crate) fn ending(names: &Names, winners: Seats, line: String) -> Moment {
    let lost = !names.yours.is_empty() && names.yours.and(winners).is_empty();
    let (look, title) = match (names.yours.is_empty(), lost) {
        (true, _) => ("m-end", t!("over-title")),
        (false, true) => ("m-defeat", t!("moment-defeat")),
        (false, false) => ("m-victory", t!("moment-victory")),
    };
    let (picture, sound) = if lost { (EMBERS, Sound::Defeat) } else { (CUP, Sound::Victory) };
    Moment { look, colour: "", picture, title, line, millis: 2_000, sound }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    #[test]
    fn an_end_is_told_through_the_eyes_of_whoever_looks() {
        Owner::new().with(|| {
            let look = |yours: Seats| {
                let names = Names { yours, ..Names::default() };
                let moment = ending(&names, Seats::only(Seat::new(1)), String::new());
                (moment.look, moment.sound)
            };
            assert_eq!(look(Seats::only(Seat::new(1))), ("m-victory", Sound::Victory));
            assert_eq!(look(Seats::only(Seat::new(0))), ("m-defeat", Sound::Defeat));
            let both = [0, 1].map(Seat::new).into_iter().collect();
            assert_eq!(look(both), ("m-victory", Sound::Victory), "one of those at a device");
            assert_eq!(look(Seats::NONE), ("m-end", Sound::Victory), "a spectator");
        });
    }
}
