//! The clock, how the mission stands, and the dice that were rolled.

use super::art::{placed_die, rolled_die};
use super::ask::own_role;
use super::choices::{Mode, lying, suits};
use super::clock_face::face;
use super::crests;
use super::drag::Drag;
use super::glyph_sheet::colours;
use super::interaction::Interaction;
use super::words::{colour_name, die_name};
use crate::kit::capital;
use crate::one_type::{flag, follow, live, memo, press, words};
use crate::settings::settings;
use crate::shell::icon;
use crate::sound::Sound;
use crate::{said, t};
use fuse::die::{Colour, Die, Kind, Number};
use fuse::{Event, Frame, Fuse, Level, MISSION_ALARM, POOL, PoolDie};
use kernel::{Seat, Thing};
use leptos::prelude::*;
use protocol::Clock;

/// So many seconds before the end each is heard.
const COUNTED: u64 = 10;

/// What is left of the mission in whole seconds; before the start all of it, after the end the last.
fn seconds(interaction: Interaction) -> Memo<Option<u64>> {
    let board = interaction.board;
    Memo::new(move |before: Option<&Option<u64>>| {
        let left = board.time.with(|time| {
            let mission = |clock: &&Clock| clock.alarm == Some(MISSION_ALARM);
            time.clocks.iter().find(mission).map(|clock| clock.millis_left.div_ceil(1_000))
        });
        let (clock, begun) =
            board.shown.with(|view| (view.options.clock.millis(), view.round.number > 0));
        let whole = clock.map(|millis| u64::from(millis) / 1_000);
        match (left, begun) {
            (Some(left), _) => Some(left),
            (None, false) => whole,
            (None, true) => before.copied().flatten(),
        }
    })
}

/// E3, E4: how many bombs have to be defused in all.
pub(super) fn bombs_in_all(view: &Fuse) -> u8 {
    let options = &view.options;
    let kept = options.level == Level::Heroic || options.modules().is_some();
    let hands = options.hand() as u8 * options.players;
    if kept { options.deck() } else { options.deck() - hands }
}

/// Each minute is said, and the last ten seconds are heard.
fn announce(left: Memo<Option<u64>>, running: Memo<bool>) -> RwSignal<String> {
    let spoken = RwSignal::new(String::new());
    let before = StoredValue::new(None::<u64>);
    follow(move || {
        let Some(now) = left.get() else { return };
        let passed = before.try_update_value(|before| before.replace(now)).flatten();
        let Some(passed) = passed.filter(|passed| *passed > now && running.get_untracked()) else {
            return;
        };
        let crossed = |mark: u64| passed > mark && now <= mark;
        if now > 0 && passed.div_ceil(60) != now.div_ceil(60) {
            spoken.set(t!("fuse-spoken-minutes", count = now.div_ceil(60)));
            settings().play(Sound::Turn);
        } else if crossed(30) || crossed(COUNTED) {
            spoken.set(t!("fuse-spoken-seconds", count = now));
        }
        if now <= COUNTED && now > 0 {
            settings().play(Sound::Tick);
        }
    });
    spoken
}

/// The clock, the biggest thing on the screen, and a fuse that burns around it.
pub(super) fn clock(interaction: Interaction) -> AnyView {
    let board = interaction.board;
    let left = seconds(interaction);
    let spoken = announce(left, interaction.runs);
    let whole = move || {
        board.shown.with(|view| view.options.clock.millis().map_or(600, |millis| millis / 1_000))
    };
    // Of 600 units all around the clock.
    let rest = memo(move || {
        let whole = u64::from(whole());
        left.get().unwrap_or(whole).min(whole) * 600 / whole
    });
    let burnt = move || format!("-{}", 600 - rest.get());
    let lasting = move || format!("{} 600", rest.get());
    let read = move || match left.get() {
        Some(left) => {
            t!("fuse-clock-read", minutes = left / 60, seconds = format!("{:02}", left % 60))
        }
        None => t!("fuse-clock-none"),
    };
    let late = memo(move || left.get().is_some_and(|left| left < 60));
    let stands = memo(move || !interaction.runs.get());
    let data = words(move || left.get().map_or(String::new(), |left| left.to_string()));
    view! {
        <section
            class="f-clock"
            class:f-late=flag(move || late.get())
            class:f-stands=flag(move || stands.get())
        >
            <svg class="f-rope" aria-hidden="true">
                <rect class="f-rope-bed" rx="20"></rect>
                <rect class="f-rope-rest" rx="20" pathLength="600" stroke-dasharray=words(lasting)
                    stroke-dashoffset=words(burnt)></rect>
                <rect class="f-rope-glow" rx="20" pathLength="600" stroke-dasharray="1 600"
                    stroke-dashoffset=words(burnt)></rect>
                <rect class="f-rope-spark" rx="20" pathLength="600" stroke-dasharray="1 600"
                    stroke-dashoffset=words(burnt)></rect>
            </svg>
            <svg
                id="clock"
                class="f-face"
                viewBox="0 0 292 112"
                role="timer"
                aria-label=words(read)
                data-seconds=data
                inner_html=words(move || face(left.get()))
            ></svg>
            {standing(interaction)}
            <p class="sr" aria-live="assertive">{live(move || spoken.get())}</p>
        </section>
    }
    .into_any()
}

/// How the mission stands: score, bombs, sparks, bag, round.
fn standing(interaction: Interaction) -> AnyView {
    let board = interaction.board;
    let bombs = move || {
        board
            .shown
            .with(|view| t!("fuse-defused", done = view.tally.bombs, all = bombs_in_all(view)))
    };
    let sparks = memo(move || {
        board.shown.with(|view| {
            let held = |seat: Seat| view.sparks_of[seat.index()].iter().count();
            view.options.seats().iter().map(held).sum::<usize>()
        })
    });
    let bag = move || board.shown.with(|view| t!("fuse-bag", count = view.bag.iter().sum::<u8>()));
    let round = move || board.shown.with(|view| t!("fuse-round", round = view.round.number));
    let score = move || board.shown.with(|view| view.score());
    view! {
        <ul class="f-standing">
            <li class="f-score">{said!("fuse-score")} " " <b>{live(score)}</b></li>
            <li class="f-done">{live(bombs)}</li>
            <li class="f-live" class:f-none=flag(move || sparks.get() == 0)>
                {icon("f-bolt")} {live(move || t!("fuse-sparks-live", count = sparks.get()))}
            </li>
            <li class="f-bag">{live(bag)}</li>
            <li class="f-round">{live(round)}</li>
        </ul>
    }
    .into_any()
}

/// The time for what is asked just now, as a bar that runs down.
pub(super) fn step_time(interaction: Interaction) -> AnyView {
    let board = interaction.board;
    let part = memo(move || {
        let (step, pick) = board.latest.with(|view| (view.step_alarm(), view.pick_alarm()));
        let picks = interaction.picker.get().is_some();
        board.time.with(|time| {
            let wanted =
                |clock: &&Clock| clock.alarm == Some(step) || picks && clock.alarm == Some(pick);
            let clock = time.clocks.iter().find(wanted)?;
            (clock.of > 0).then(|| clock.millis_left * 100 / clock.of)
        })
    });
    view! {
        <i
            class="f-step"
            aria-hidden="true"
            class:f-runs=flag(move || part.get().is_some())
            style=("--left", words(move || format!("{}%", part.get().unwrap_or(0))))
        ></i>
    }
    .into_any()
}

/// What became of each die of this round's roll: who took it, by the place where it lay.
pub(super) fn takers(past: &[Event]) -> Vec<(u8, Option<Seat>)> {
    let began = past.iter().rposition(|event| matches!(event, Event::RoundBegan { .. }));
    let mut places = Vec::new();
    for event in past.iter().skip(began.unwrap_or(past.len())) {
        match *event {
            Event::Rolled { place, .. } => places.push((place, None)),
            Event::Placed { seat, place, .. }
            | Event::Slipped { seat, place, .. }
            | Event::Scrubbed { seat, place, .. } => {
                if let Some(one) = places.iter_mut().find(|one| one.0 == place) {
                    one.1 = Some(seat);
                }
            }
            _ => {}
        }
    }
    places
}

/// The dice of the roll.
pub(super) fn pool(interaction: Interaction) -> AnyView {
    let board = interaction.board;
    let taken_by = memo(move || board.past.with(|past| takers(past)));
    let drag = Drag::new(interaction);
    let places = (0..POOL).map(|place| at(interaction, drag, taken_by, place)).collect_view();
    let empty = memo(move || {
        board.shown.with(|view| lying(view).next().is_none()) && taken_by.with(Vec::is_empty)
    });
    let before = move || {
        let begins = board.shown.with(|view| view.round.number == 0);
        let role = move || board.shown.with(|view| own_role(view, board.own.get()));
        let words = move || role().unwrap_or_else(|| t!("fuse-pool-empty"));
        (empty.get() && begins).then(|| view! { <p class="f-none">{live(words)}</p> {colours()} })
    };
    // Up to five dice lie in one line, more in two.
    let columns = move || {
        let count = taken_by.with(Vec::len).max(board.shown.with(|view| lying(view).count()));
        if count > 5 { count.div_ceil(2) } else { count.max(1) }
    };
    let columns = words(move || columns().to_string());
    let sixes = move || {
        board
            .shown
            .with(|view| matches!(view.frame(), Frame::Sixes { .. } | Frame::SixRoll { .. }))
            .then(|| board.past.with(|past| sixes(past)).into_iter().map(six).collect_view())
    };
    view! {
        <section
            class="at-board f-pool"
            class:f-hidden=flag(move || interaction.hidden.get())
            aria-label=said!("fuse-pool")
        >
            <div class="f-dice" style=("--dice", columns)>{places} {live(before)}</div> <div class="f-sixes">{live(sixes)}</div>
            {drag.ghost()}
        </section>
    }
    .into_any()
}

/// DE7: what everybody rolled last in the hunt for a six.
pub(super) fn sixes(past: &[Event]) -> Vec<(Seat, Number)> {
    let began = past.iter().rposition(|event| matches!(event, Event::SixesBegan));
    let mut last: Vec<(Seat, Number)> = Vec::new();
    for event in past.iter().skip(began.unwrap_or(past.len())) {
        if let Event::RolledSix { seat, number } = *event {
            last.retain(|(one, _)| *one != seat);
            last.push((seat, number));
        }
    }
    last
}

fn six((seat, number): (Seat, Number)) -> AnyView {
    let art = placed_die(Die::new(Kind::single(Colour::Black), number));
    view! {
        <span class=crests::colour(seat)>
            {icon(crests::crest(seat))}
            <svg viewBox="0 0 120 120" aria-hidden="true" inner_html=art></svg>
        </span>
    }
    .into_any()
}

/// One place of the pool: a die, a hole with who took it, or nothing.
fn at(
    interaction: Interaction,
    drag: Drag,
    taken_by: Memo<Vec<(u8, Option<Seat>)>>,
    place: usize,
) -> AnyView {
    let board = interaction.board;
    let lies = memo(move || board.shown.with(|view| view.pool[place]));
    let taker = memo(move || {
        taken_by.with(|all| all.iter().find(|one| usize::from(one.0) == place).map(|one| one.1))
    });
    live(move || match (lies.get(), taker.get()) {
        (lies @ PoolDie { die: Some(_), .. }, _) => die(interaction, drag, place as u8, lies),
        (_, Some(Some(seat))) => {
            let title =
                t!("fuse-taken", name = board.names.with(|names| names.of(seat).to_owned()));
            view! {
                <span class=format!("f-gone {}", crests::colour(seat)) title=title>
                    {icon(crests::crest(seat))}
                </span>
            }
            .into_any()
        }
        (_, Some(None)) => view! { <span class="f-gone"></span> }.into_any(),
        (_, None) => ().into_any(),
    })
    .into_any()
}

fn die(interaction: Interaction, drag: Drag, place: u8, lies: PoolDie) -> AnyView {
    let Interaction { board, taken, .. } = interaction;
    let Some(die) = lies.die else { return ().into_any() };
    let name = move || interaction.die_at(place);
    let chosen = memo(move || {
        let taken = taken.get();
        let one = taken.die.is_some_and(|die| die.place == place);
        one || taken.mode == Mode::Ability && taken.dice & 1 << place != 0
    });
    let suits = memo(move || {
        let taken = taken.get();
        let view = board.latest.get();
        let name = lying(&view).find(|(name, _)| name.place == place).map(|(name, _)| name);
        taken.slot.is_some()
            && name.is_some_and(|name| suits(&view, board.own.get(), &taken, name).is_some())
    });
    let called = move || {
        let said = capital(&die_name(die));
        match lies.mark {
            Some(mark) => t!("fuse-die-marked", die = said, colour = colour_name(mark)),
            None => said,
        }
    };
    let click = move |_| {
        if !drag.was_dragged() {
            name().into_iter().for_each(|name| interaction.press_die(name));
        }
    };
    let mark = lies.mark.map(|mark| {
        let class = format!("f-mark f-sign f-{}", super::art::slug(mark));
        view! { <i class=class aria-hidden="true"></i> }
    });
    view! {
        <button
            type="button"
            class="f-die"
            class:f-chosen=flag(move || chosen.get())
            class:f-suits=flag(move || suits.get())
            data-die=place.to_string()
            aria-pressed=words(move || chosen.get().to_string())
            aria-label=words(called)
            on:click=press(click)
            on:contextmenu=press(move |event| {
                event.prevent_default();
                name().into_iter().for_each(|name| interaction.point(name));
            })
            on:pointerdown=move |event| drag.down(&event, place)
            on:pointermove=move |event| drag.moved(&event, die)
            on:pointerup=move |event| drag.up(&event)
            on:pointercancel=move |_| drag.stop()
        >
            <svg viewBox="-4 -4 208 208" aria-hidden="true" inner_html=rolled_die(die)></svg>
            {mark}
            {live(move || wanted_by(interaction, place))}
            <b aria-hidden="true">{words(move || capital(&die_name(die)).replace('/', "/\u{200b}"))}</b>
        </button>
    }
    .into_any()
}

/// Who points at a die.
fn wanted_by(interaction: Interaction, place: u8) -> AnyView {
    let board = interaction.board;
    let pointing = board.pointed.with(|all| {
        all.iter().find(|(_, thing)| *thing == Thing(u16::from(place))).map(|(seat, _)| *seat)
    });
    pointing
        .map(|seat| {
            let words =
                t!("fuse-pointed", name = board.names.with(|names| names.of(seat).to_owned()));
            let title = words.clone();
            view! {
                <span class=format!("f-dib {}", crests::colour(seat)) title=title>
                    {icon(crests::crest(seat))} <span class="sr">{words}</span>
                </span>
            }
        })
        .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fuse::cards::{Card, Spark};
    use kernel::Seats;

    #[test]
    fn a_hole_says_who_took_the_die_of_this_round() {
        let (fox, owl) = (Seat::new(0), Seat::new(1));
        let die = Die::new(Kind::single(Colour::Red), Number::new(4));
        let rolled = |place| Event::Rolled { place, die };
        let began = |number| Event::RoundBegan { number, leader: fox, active: Seats::NONE };
        let card = Card::Spark(Spark::new(0));
        let placed = |seat, place| Event::Placed { seat, place, card, slot: 0, wrong: None };
        let past =
            [began(1), rolled(0), placed(fox, 0), began(2), rolled(0), rolled(1), placed(owl, 1)];
        assert_eq!(takers(&past), [(0, None), (1, Some(owl))]);
        assert_eq!(takers(&[]), []);
    }

    #[test]
    fn the_hunt_for_a_six_shows_what_each_rolled_last() {
        let (fox, owl) = (Seat::new(0), Seat::new(1));
        let rolled = |seat, number| Event::RolledSix { seat, number: Number::new(number) };
        let before = [rolled(fox, 6), Event::SixesBegan];
        assert_eq!(sixes(&before), []);
        let past = [Event::SixesBegan, rolled(fox, 2), rolled(owl, 6), rolled(fox, 3)];
        assert_eq!(sixes(&past), [(owl, Number::new(6)), (fox, Number::new(3))]);
    }

    #[test]
    fn bombs_in_front_of_the_players_need_no_defusing_but_on_heroic() {
        use super::super::choices::tests::mission;
        let all = |level| bombs_in_all(&mission(&[("players", "4"), ("level", level)]));
        assert_eq!((all("expert"), all("heroic")), (25, 37));
        assert_eq!(bombs_in_all(&mission(&[("players", "1"), ("level", "training")])), 15);
    }
}
