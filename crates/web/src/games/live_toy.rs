//! A toy as a page would show it: live, won together, nothing hidden. No program holds it; it stands in
//! tests for the games that need what no other game needs yet.

use super::{Ask, Board, Chart, Crest, Line, Names, Page, Preset, Tie};
use kernel::{Game, Seat};
use leptos::prelude::*;
use testkit::toys::claim::{Action, Because, Claim, Event, Setup};

impl Page for Claim {
    const TOGETHER: bool = true;
    const LIVE: bool = true;
    const PRESETS: &'static [Preset] = &[];
    const SEAT_CHOICES: (&'static str, &'static [(&'static str, usize)]) =
        ("seats", &[("2", 2), ("9", 9)]);
    const CHART: Option<Chart<Self>> = Some(Chart::Together {
        title: String::new,
        lines: &[Line::of(|view: &Claim| {
            view.seats().iter().map(|seat| view.pips(seat) as u32).sum()
        })],
    });

    fn crest(_: &Setup, _: Seat) -> Crest {
        Crest { class: "toy", icon: "i-flame" }
    }

    fn place(_: &Setup, seat: Seat) -> String {
        seat.to_string()
    }

    fn agreed(_: &Setup) -> String {
        String::new()
    }

    fn ask(_: &Names, _: &Claim, _: Option<Seat>) -> Ask {
        Ask::default()
    }

    fn tell(_: &Names, _: &Claim, event: &Event) -> String {
        format!("{event:?}")
    }

    fn why(_: &Names, because: &Because) -> String {
        format!("{because:?}")
    }

    fn ending(_: &Names, _: &Claim) -> String {
        String::new()
    }

    fn pause(event: &Event) -> u32 {
        if matches!(event, Event::Closed) { 0 } else { 500 }
    }

    fn tie(before: &Event, event: &Event) -> Tie {
        match (before, event) {
            (Event::Rolled(_), Event::Rolled(_)) => Tie::With,
            _ => Tie::Apart,
        }
    }

    fn board(_: Board<Self>) -> AnyView {
        ().into_any()
    }
}

/// Everybody at this device who can takes the first die that is left, as a board with one button would;
/// not while time stands still.
fn grab(board: Board<Claim>) {
    if !board.time.with_untracked(|time| time.flow.runs()) {
        return;
    }
    let away = |seat: Seat| {
        board.seats.with_untracked(|seats| seats.get(seat.index()).is_none_or(|card| !card.yours))
    };
    for seat in board.own.get_untracked().iter().filter(|seat| !away(*seat)) {
        let mut legal = Vec::new();
        board.latest.with_untracked(|view| view.legal(seat, &mut legal));
        if let Some(claim) = legal.into_iter().find(|one| matches!(one, Action::Claim(_))) {
            board.deed.run((seat, vec![claim]));
        }
    }
}

mod tests {
    use super::*;
    use crate::replay::{Kept, Replay};
    use crate::shell::chart_lines;
    use kernel::{Input, Record, Seats, Thing, Waiting};
    use protocol::{Flow, Keeper, SeatCard, SeatState, Time};
    use std::sync::{Arc, Mutex};

    fn rolled(setup: &Setup) -> Claim {
        let mut state = Claim::new(setup).expect("a setup of the toy");
        let mut pips = 0;
        while state.waiting() == Waiting::Chance {
            pips += 1;
            let face = state.sample(&mut |n: u32| pips % n);
            state.apply(Input::Chance(face), &mut ());
        }
        state
    }

    #[test]
    fn a_board_acts_for_every_seat_of_its_device_unless_time_stands_still() {
        Owner::new().with(|| {
            let view = rolled(&Setup::race(3, 1, 60));
            let done = Arc::new(Mutex::new(Vec::new()));
            let noted = Arc::clone(&done);
            let time = RwSignal::new(Time::default());
            let card = |at| SeatCard {
                seat: Seat::new(at),
                keeper: Keeper::Open,
                state: SeatState::Here,
                yours: at != 1,
                standing: false,
                back: false,
            };
            let (names, told) = (Signal::stored(Names::default()), Signal::stored(Vec::new()));
            let board = Board {
                own: Signal::stored([0, 2].map(Seat::new).into_iter().collect::<Seats>()),
                seats: Signal::stored([0, 1, 2].map(card).to_vec()),
                time: time.into(),
                deed: Callback::new(move |deed| noted.lock().expect("one thread").push(deed)),
                ..Board::<Claim>::still(Signal::stored(view), told, told, names)
            };
            grab(board);
            let seats = |done: &Mutex<Vec<(Seat, Vec<Action>)>>| {
                done.lock().expect("one thread").iter().map(|(seat, _)| *seat).collect::<Vec<_>>()
            };
            assert_eq!(seats(&done), [0, 2].map(Seat::new));
            time.set(Time { flow: Flow::Starting { millis_left: 900 }, ..Time::default() });
            grab(board);
            assert_eq!(seats(&done).len(), 2, "nobody acts before it runs");
            board.point.run((Seat::new(0), Thing(3)));
            assert!(board.pointed.get_untracked().is_empty(), "a still board points at nothing");
        });
    }

    #[test]
    fn those_who_win_together_have_one_line() {
        let setup = Setup::race(2, 1, 60);
        let mut state = Claim::new(&setup).expect("a setup of the toy");
        let mut inputs = Vec::new();
        let mut pips = 0;
        while !matches!(state.waiting(), Waiting::Over) {
            pips += 1;
            let input = match state.waiting() {
                Waiting::Chance => Input::Chance(state.sample(&mut |n: u32| pips % n)),
                Waiting::Clock(alarm) => {
                    Input::Clock(kernel::Reading { alarm, millis_left: 9_000 })
                }
                waiting => {
                    let seat = waiting.actors().lowest().expect("somebody acts");
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    Input::Act(seat, *legal.last().expect("never stuck"))
                }
            };
            state.apply(input, &mut ());
            inputs.push(input);
        }
        let record = Record::new(setup, inputs, &state);
        let text = serde_json::to_string(&record).expect("plain");
        let replay = Replay::new(Kept::<Claim>::parse(&text).expect("as written")).expect("true");
        let lines = chart_lines(&replay).expect("the toy has a chart");
        assert_eq!(lines.len(), 1);
        let sum: i16 = state.seats().iter().map(|seat| state.pips(seat)).sum();
        assert_eq!(lines[0].last(), Some(&(sum as u32)));
    }
}
