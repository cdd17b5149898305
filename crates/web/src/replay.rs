//! A match from its record, without the markup: positions, what happened between them, and whether
//! the shuffle was as promised.

use crate::client::names;
use crate::games::Names;
use crate::json::{Json, Wrong};
use kernel::{Game, Head, Reading, Record, RecordProblem, Seat, Seats, Waiting};
use protocol::{Clock, Keeper, SeatCard, SeatState, Time};
use table::{Fair, Promise, Unfair};

/// A record as the server hands it out.
pub(crate) struct Kept<G: Game> {
    pub(crate) record: Record<G>,
    promise: Option<Promise>,
    /// Who sat where, as far as the record tells.
    players: Vec<Option<Keeper>>,
}

/// The name of the game that a record is of.
pub(crate) fn game_of(text: &str) -> Result<String, Wrong> {
    Json::parse(text)?.get("game").read()
}

impl<G: Game> Kept<G> {
    /// Reads a record.
    pub(crate) fn parse(text: &str) -> Result<Self, Wrong> {
        let json = Json::parse(text)?;
        let head = Head {
            format: json.get("format").read()?,
            game: json.get("game").read()?,
            rules: json.get("rules").read()?,
        };
        let record = Record {
            head,
            setup: json.get("setup").read()?,
            inputs: json.get("inputs").read()?,
            times: json.get("times").read::<Option<_>>()?.unwrap_or_default(),
            hash: json.get("hash").read()?,
        };
        let players = json.get("players").read::<Option<_>>()?.unwrap_or_default();
        Ok(Kept { record, promise: json.get("fair").read()?, players })
    }
}

/// What the check of a shuffle found; nothing where nothing was promised.
pub(crate) type Shuffle = Option<Result<Fair, Unfair>>;

/// A match that can be walked through.
pub(crate) struct Replay<G: Game> {
    pub(crate) kept: Kept<G>,
    /// The numbers of inputs after which somebody is to act, or nobody any more.
    stops: Vec<usize>,
    /// The positions at which others are to act than before, and who.
    turns: Vec<(usize, Seats)>,
}

impl<G: Game> Replay<G> {
    /// Checks the whole record once.
    pub(crate) fn new(kept: Kept<G>) -> Result<Self, RecordProblem> {
        kept.record.replay()?;
        let (mut stops, mut turns): (_, Vec<(usize, Seats)>) = (Vec::new(), Vec::new());
        let mut state = kept.record.position(0)?;
        let rests = |state: &G| !matches!(state.waiting(), Waiting::Chance | Waiting::Clock(_));
        for at in 0..=kept.record.inputs.len() {
            if at > 0 {
                state.apply(kept.record.inputs[at - 1], &mut ());
            }
            if rests(&state) {
                let acts = state.waiting().actors();
                if turns.last().is_none_or(|(_, before)| *before != acts) {
                    turns.push((stops.len(), acts));
                }
                stops.push(at);
            }
        }
        if stops.is_empty() {
            stops.push(kept.record.inputs.len());
        }
        Ok(Replay { kept, stops, turns })
    }

    /// Where the next turn begins, or the end.
    pub(crate) fn next_turn(&self, stop: usize) -> usize {
        let next = self.turns.iter().find(|(turn, _)| *turn > stop);
        next.map_or(self.len() - 1, |(turn, _)| *turn)
    }

    /// Where this turn began, or the one before it if it has only just begun.
    pub(crate) fn turn_before(&self, stop: usize) -> usize {
        self.turn_of(stop).map_or(0, |(turn, _)| turn)
    }

    /// The turn in which this position was come to: where it began, and whose it was.
    pub(crate) fn turn_of(&self, stop: usize) -> Option<(usize, Seats)> {
        self.turns.iter().copied().rfind(|(turn, _)| *turn < stop)
    }

    /// What the players are called: as the record names them, or by their places.
    pub(crate) fn names(&self, place: impl Fn(Seat) -> String) -> Names {
        let keeper = |seat: Seat| self.kept.players.get(seat.index()).cloned().flatten();
        let card = |seat: Seat| SeatCard {
            seat,
            keeper: keeper(seat).unwrap_or(Keeper::Open),
            state: SeatState::Here,
            yours: false,
            standing: false,
            back: false,
        };
        let seats: Vec<Seat> = self.after(0).seats().iter().collect();
        let mut names = names(&seats.iter().map(|seat| card(*seat)).collect::<Vec<_>>());
        for seat in seats.into_iter().filter(|seat| keeper(*seat).is_none()) {
            names.of[seat.index()] = place(seat);
        }
        names
    }

    /// How many positions there are; at least one.
    pub(crate) fn len(&self) -> usize {
        self.stops.len()
    }

    /// The number of inputs before a position.
    pub(crate) fn inputs_before(&self, stop: usize) -> usize {
        self.stops[stop.min(self.stops.len() - 1)]
    }

    /// The last position that is not after so many inputs.
    pub(crate) fn stop_at(&self, inputs: usize) -> usize {
        self.stops.partition_point(|stop| *stop <= inputs).saturating_sub(1)
    }

    /// The moment of a position, in milliseconds of play; nothing where nobody measured.
    pub(crate) fn moment(&self, stop: usize) -> Option<u64> {
        let times = &self.kept.record.times;
        match self.inputs_before(stop) {
            0 => (!times.is_empty()).then_some(0),
            inputs => times.get(inputs - 1).copied(),
        }
    }

    /// Every clock as it was at a position; none where nobody measured.
    pub(crate) fn time(&self, stop: usize) -> Time {
        let record = &self.kept.record;
        let left = match record.times.is_empty() {
            true => Vec::new(),
            false => record.alarms_left(self.inputs_before(stop)).unwrap_or_default(),
        };
        let mut alarms = Vec::new();
        self.state(stop).alarms(&mut alarms);
        let whole = |id: u8| alarms.iter().find(|alarm| alarm.id == id).map(|alarm| alarm.millis);
        let clock = |reading: Reading| Clock {
            alarm: Some(reading.alarm),
            millis_left: reading.millis_left.into(),
            of: whole(reading.alarm).unwrap_or(reading.millis_left).into(),
        };
        Time { clocks: left.into_iter().map(clock).collect(), ..Time::default() }
    }

    /// The state at a position.
    pub(crate) fn state(&self, stop: usize) -> G {
        self.after(self.inputs_before(stop))
    }

    /// What a viewer heard of the whole match: each event with the position that it led to, and with the
    /// view as it was at that moment: a sentence about a card may not be true any more when the next ones
    /// have happened.
    pub(crate) fn tell_all(
        &self,
        viewer: Option<Seat>,
        mut tell: impl FnMut(usize, &G::View, &G::Event),
    ) {
        let (mut state, mut done) = (self.after(0), 0);
        let mut view = state.view(viewer);
        for (stop, &end) in self.stops.iter().enumerate() {
            let mut events = Vec::new();
            let inputs = &self.kept.record.inputs[done..end];
            inputs.iter().for_each(|input| state.apply(*input, &mut events));
            for event in events.iter().filter_map(|event| G::redact(event, viewer)) {
                G::follow(&mut view, &event);
                tell(stop, &view, &event);
            }
            done = end;
        }
    }

    /// Up to which position each seat was in the match.
    pub(crate) fn lasted(&self, is_out: impl Fn(&G::View, Seat) -> bool) -> Vec<usize> {
        let course = self.course(|view, seat| (!is_out(view, seat)).into());
        let last = |line: &Vec<u32>| line.iter().rposition(|here| *here > 0).map_or(0, |at| at + 1);
        course.iter().map(last).collect()
    }

    /// Something measured at every position, for each seat.
    pub(crate) fn course(&self, measure: impl Fn(&G::View, Seat) -> u32) -> Vec<Vec<u32>> {
        let mut course = vec![Vec::with_capacity(self.stops.len()); self.after(0).seats().len()];
        self.at_each_stop(|view| {
            for (seat, line) in course.iter_mut().enumerate() {
                line.push(measure(view, Seat::new(seat)));
            }
        });
        course
    }

    /// Something measured at every position, for all together.
    pub(crate) fn course_of_all(&self, measure: impl Fn(&G::View) -> u32) -> Vec<u32> {
        let mut course = Vec::with_capacity(self.stops.len());
        self.at_each_stop(|view| course.push(measure(view)));
        course
    }

    fn at_each_stop(&self, mut look: impl FnMut(&G::View)) {
        let (mut state, mut done) = (self.after(0), 0);
        for &stop in &self.stops {
            let inputs = &self.kept.record.inputs[done..stop];
            inputs.iter().for_each(|input| state.apply(*input, &mut ()));
            done = stop;
            look(&state.view(None));
        }
    }

    fn after(&self, inputs: usize) -> G {
        let Ok(mut state) = G::new(&self.kept.record.setup) else {
            unreachable!("the record was replayed once already")
        };
        self.kept.record.inputs[..inputs].iter().for_each(|input| state.apply(*input, &mut ()));
        state
    }

    /// Was the shuffle as promised?
    pub(crate) fn shuffle(&self) -> Shuffle {
        self.kept.promise.as_ref().map(|promise| promise.check(&self.kept.record))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fire_tower::FireTower;
    use kernel::{Chosen, Input};
    use std::collections::BTreeMap;
    use table::{FairDice, Seed};

    /// A match of a few quiet moves, shuffled by a seed.
    fn kept() -> Kept<FireTower> {
        let chosen = Chosen::new(FireTower::OPTIONS, &[("players", "2")]).expect("in the table");
        let setup = FireTower::configure(&chosen).expect("two may play");
        let seed = Seed::new([5; 32]);
        let mut dice = FairDice::new(seed.clone(), 0);
        let mut state = FireTower::new(&setup).expect("two may play");
        let (mut inputs, mut draws) = (Vec::new(), Vec::new());
        while inputs.len() < 60 {
            let input = match state.waiting() {
                Waiting::Chance => {
                    draws.push(dice.drawn());
                    Input::Chance(state.sample(&mut dice))
                }
                waiting => {
                    let seat = waiting.actors().lowest().expect("somebody acts");
                    Input::Act(seat, state.quiet(seat))
                }
            };
            state.apply(input, &mut ());
            inputs.push(input);
        }
        let promise = Promise { commit: seed.commit(), seed: seed.reveal(), from: 0, draws };
        let players = vec![Some(Keeper::Person("Ann".to_owned())), None];
        Kept { record: Record::new(setup, inputs, &state), promise: Some(promise), players }
    }

    #[test]
    fn the_page_says_of_a_shuffle_what_the_record_shows() {
        let found = |change: fn(&mut Promise)| {
            let mut kept = kept();
            kept.promise.as_mut().map(change);
            Replay::new(kept).expect("it replays").shuffle()
        };
        let draws = kept().promise.map_or(0, |promise| promise.draws.len());
        assert_eq!(found(|_| ()), Some(Ok(Fair { draws, taken_back: 0 })));
        let twice = found(|promise| promise.draws[3] = promise.draws[2]);
        assert!(matches!(twice, Some(Err(Unfair::Twice(_)))), "{twice:?}");
        assert_eq!(found(|promise| promise.draws.push(1000)), Some(Err(Unfair::Surplus)));
        let silent = Kept { promise: None, ..kept() };
        assert_eq!(Replay::new(silent).expect("it replays").shuffle(), None);
    }

    #[test]
    fn positions_are_where_somebody_is_to_act() {
        let replay = Replay::new(kept()).expect("it replays");
        for stop in 0..replay.len() {
            assert_eq!(replay.stop_at(replay.inputs_before(stop)), stop);
        }
        for viewer in [None, Some(Seat::new(1))] {
            let mut told = BTreeMap::new();
            replay.tell_all(viewer, |stop, view, _| {
                told.insert(stop, *view);
            });
            assert_eq!(told.len(), replay.len(), "something leads to each of them");
            for (stop, view) in told {
                assert_eq!(view, replay.state(stop).view(viewer), "it leads there: {stop}");
            }
        }
    }

    #[test]
    fn a_turn_begins_where_somebody_else_is_to_act() {
        let replay = Replay::new(kept()).expect("it replays");
        let acts = |stop: usize| replay.state(stop).waiting().actors();
        let last = replay.len() - 1;
        for stop in 0..last {
            let next = replay.next_turn(stop);
            assert!((stop + 1..next).all(|between| acts(between) == acts(stop)), "{stop}");
            assert!(next == last || acts(next) != acts(next - 1), "{stop}");
            assert_eq!(replay.turn_before(next).max(stop), stop, "back to where it began");
        }
        assert!(replay.next_turn(0) < last, "there is more than one turn");
        assert_eq!((replay.next_turn(last), replay.turn_before(0)), (last, 0));
    }

    #[test]
    fn players_are_called_as_the_record_says_or_by_their_places() {
        let place = |seat: Seat| format!("place {seat}");
        let named = |players: Vec<Option<Keeper>>| {
            let replay = Replay::new(Kept { players, ..kept() }).expect("it replays");
            replay.names(place).of
        };
        let ann = || Some(Keeper::Person("Ann".to_owned()));
        assert_eq!(named(vec![ann(), None]), ["Ann".to_owned(), place(Seat::new(1))]);
        assert_eq!(named(Vec::new()), [0, 1].map(|at| place(Seat::new(at))), "an older record");
        let alike = named(vec![ann(), ann(), ann()]);
        assert!(alike.len() == 2 && alike[0] != alike[1], "nobody is mixed up: {alike:?}");
    }

    #[test]
    fn who_is_out_lasted_up_to_that_position() {
        let replay = Replay::new(kept()).expect("it replays");
        let half = replay.state(replay.len() / 2).view(None).open.course.turns;
        let out = |view: &fire_tower::View, seat: Seat| {
            seat.index() == 1 && view.open.course.turns >= half
        };
        let lasted = replay.lasted(out);
        assert_eq!(lasted[0], replay.len());
        assert!(lasted[1] > 0 && lasted[1] <= replay.len() / 2, "{lasted:?}");
    }

    #[test]
    fn a_course_has_one_point_for_each_seat_and_position() {
        let replay = Replay::new(kept()).expect("it replays");
        let hands = replay.course(|view, seat| view.hand_sizes[seat.index()] as u32);
        assert_eq!(hands.len(), 2);
        for (seat, line) in hands.iter().enumerate() {
            assert_eq!(line.len(), replay.len());
            let last = replay.state(replay.len() - 1).view(None);
            assert_eq!(line.last(), Some(&(last.hand_sizes[seat] as u32)));
        }
        let all = replay.course_of_all(|view| view.hand_sizes.iter().map(|&n| n as u32).sum());
        let sum = |at: usize| hands.iter().map(|line| line[at]).sum::<u32>();
        assert_eq!(all, (0..replay.len()).map(sum).collect::<Vec<_>>());
    }

    #[test]
    fn a_record_is_read_as_the_server_writes_it() {
        #[derive(serde::Serialize)]
        struct Written {
            #[serde(flatten)]
            record: Record<FireTower>,
            fair: Option<Promise>,
            players: Vec<Option<Keeper>>,
        }
        let Kept { record, promise: fair, players } = kept();
        let text = serde_json::to_string(&Written { record, fair, players }).expect("plain");
        assert_eq!(game_of(&text).as_deref(), Ok("fire-tower"));
        let read = Kept::<FireTower>::parse(&text).expect("as written");
        assert!(read.promise.is_some());
        assert_eq!((&read.record, &read.players), (&kept().record, &kept().players));
        assert!(Kept::<FireTower>::parse("{}").is_err());
    }
}
