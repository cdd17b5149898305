//! Whether time runs: who would like it to stand still, why it does, and when it goes on.

use crate::client::{Seated, Wish};
use crate::games::Names;
use crate::one_type::{live, memo, press, words};
use crate::shell::banner::{Banner, Reply, seconds};
use crate::shell::{icon, when};
use crate::{said, t};
use kernel::Seats;
use leptos::prelude::*;
use protocol::{Flow, PauseCause, Stage, Time};

/// What is to be said of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Notice {
    /// It runs and nobody minds.
    None,
    /// Others would like a pause, and the person at the screen is asked.
    Asked(Seats),
    /// The person at the screen would like a pause, and the others are asked.
    Waits,
    /// It stands still.
    Paused(PauseCause),
    Starting,
}

fn notice(flow: Flow, own: Seats) -> Notice {
    match flow {
        Flow::Running { wish } if wish.is_empty() => Notice::None,
        Flow::Running { wish } if wish.and(own).is_empty() => Notice::Asked(wish),
        Flow::Running { .. } => Notice::Waits,
        Flow::Paused { why, .. } => Notice::Paused(why),
        Flow::Starting { .. } => Notice::Starting,
    }
}

/// Can this person ask for a pause? Only where time is measured, and by those who play.
fn may_pause(stage: Stage, own: Seats, time: &Time) -> bool {
    let asked = matches!(time.flow, Flow::Running { wish } if wish.and(own).is_empty());
    stage == Stage::Playing && !own.is_empty() && !time.clocks.is_empty() && asked
}

/// The button in the head of the table.
pub(super) fn button(seated: Seated) -> AnyView {
    let may = move || seated.time.with(|time| may_pause(seated.stage.get(), seated.own(), time));
    view! {
        {when(may, move || view! { <button
                type="button"
                class="btn ic"
                id="pause"
                aria-label=said!("pause")
                title=words(|| t!("pause"))
                on:click=press(move |_| seated.wish.run(Wish::Pause(true)))
            >
                {icon("i-pause")}
            </button> }.into_any())}
    }
    .into_any()
}

/// Everything that is said of it over the table.
pub(super) fn banners(seated: Seated, names: Signal<Names>) -> AnyView {
    let now = memo(move || match seated.stage.get() {
        Stage::Playing => notice(seated.time.with(|time| time.flow), seated.own()),
        Stage::Gathering | Stage::Over => Notice::None,
    });
    let is = move |kind: fn(&Notice) -> bool| move || kind(&now.get());
    let called = move |seats: Seats| {
        names.with(|names| seats.iter().map(|seat| names.of(seat).to_owned()).collect::<Vec<_>>())
    };
    let asked = move || match now.get() {
        Notice::Asked(wish) => t!("pause-asked", name = called(wish).join(", ")),
        Notice::None | Notice::Waits | Notice::Paused(_) | Notice::Starting => String::new(),
    };
    let why = move || match now.get() {
        Notice::Paused(PauseCause::Dropped(seat)) => {
            t!("paused-dropped", name = names.with(|names| names.of(seat).to_owned()))
        }
        Notice::Paused(PauseCause::Restart) => t!("paused-restart"),
        Notice::Paused(PauseCause::Vote)
        | Notice::None
        | Notice::Asked(_)
        | Notice::Waits
        | Notice::Starting => t!("paused"),
    };
    // Each of those who play ends a pause that all of them wanted; any other ends by itself.
    let ends = move || plays(seated) && now.get() == Notice::Paused(PauseCause::Vote);
    let pause = move |on: bool| move || seated.wish.run(Wish::Pause(on));
    view! {
        {Banner::new("pause-asked", asked)
            .reply(Reply::new("pause-too", || t!("pause"), pause(true)).hot())
            .when(move || plays(seated) && matches!(now.get(), Notice::Asked(_)))}
        {Banner::new("pause-waits", || t!("pause-waits"))
            .reply(Reply::new("pause-never-mind", || t!("pause-never-mind"), pause(false)))
            .when(is(|now| matches!(now, Notice::Waits)))}
        {Banner::new("paused", why)
            .until(left(seated))
            .reply(Reply::new("go-on", || t!("go-on"), pause(false)).hot())
            .when(ends)}
        {Banner::new("paused-waits", why)
            .until(left(seated))
            .when(move || !ends() && matches!(now.get(), Notice::Paused(_)))}
        {starting(seated, is(|now| matches!(now, Notice::Starting)))}
    }
    .into_any()
}

fn plays(seated: Seated) -> bool {
    !seated.own().is_empty()
}

/// Three, two, one.
fn starting(seated: Seated, shown: impl Fn() -> bool + Send + Sync + 'static) -> AnyView {
    let count = memo(move || match seated.time.with(|time| time.flow) {
        Flow::Starting { millis_left } => seconds(millis_left),
        Flow::Running { .. } | Flow::Paused { .. } => 0,
    });
    view! {
        {when(shown, move || view! { <div class="countdown" role="timer" id="starting" aria-label=said!("starting")>
                <small>{said!("starting")}</small>
                <b>{live(move || count.get())}</b>
            </div> }.into_any())}
    }
    .into_any()
}

/// A pause that ends by itself: what is left of it. How long it was is not told; a minute is the longest.
fn left(seated: Seated) -> impl Fn() -> Option<(u64, u64)> + Send + Sync + 'static {
    const LONGEST_MILLIS: u64 = 60_000;
    move || match seated.time.with(|time| time.flow) {
        Flow::Paused { millis_left: Some(left), .. } => Some((left, LONGEST_MILLIS.max(left))),
        Flow::Paused { millis_left: None, .. } | Flow::Running { .. } | Flow::Starting { .. } => {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;
    use protocol::Clock;

    fn seats(which: &[usize]) -> Seats {
        which.iter().map(|&at| Seat::new(at)).collect()
    }

    #[test]
    fn whoever_has_not_said_so_is_asked_about_a_pause() {
        let own = seats(&[0, 2]);
        assert_eq!(notice(Flow::default(), own), Notice::None);
        let wish = |which: &[usize]| Flow::Running { wish: seats(which) };
        assert_eq!(notice(wish(&[1]), own), Notice::Asked(seats(&[1])));
        assert_eq!(notice(wish(&[1, 2]), own), Notice::Waits);
    }

    #[test]
    fn why_time_stands_still_is_told() {
        for why in [PauseCause::Vote, PauseCause::Dropped(Seat::new(1)), PauseCause::Restart] {
            let flow = Flow::Paused { why, wish: Seats::NONE, millis_left: None };
            assert_eq!(notice(flow, seats(&[0])), Notice::Paused(why));
        }
        assert_eq!(notice(Flow::Starting { millis_left: 1 }, seats(&[0])), Notice::Starting);
    }

    #[test]
    fn a_pause_is_offered_only_where_time_runs_and_to_those_who_play() {
        let clocks = vec![Clock { alarm: Some(0), millis_left: 1, of: 2 }];
        let running = Time { clocks, flow: Flow::default() };
        assert!(may_pause(Stage::Playing, seats(&[1]), &running));
        assert!(!may_pause(Stage::Playing, Seats::NONE, &running), "a spectator");
        assert!(!may_pause(Stage::Over, seats(&[1]), &running));
        assert!(!may_pause(Stage::Playing, seats(&[1]), &Time::default()), "no clock");
        let asked = Time { flow: Flow::Running { wish: seats(&[1]) }, ..running.clone() };
        assert!(!may_pause(Stage::Playing, seats(&[1]), &asked), "asked already");
        let flow = Flow::Starting { millis_left: 1 };
        assert!(!may_pause(Stage::Playing, seats(&[1]), &Time { flow, ..running }));
    }
}
