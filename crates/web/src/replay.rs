//! A match from its record, without the markup: positions, what happened between them, and whether
//! the shuffle was as promised.

use crate::json::{Json, Wrong};
use kernel::{Game, Head, Record, RecordProblem, Seat, Waiting};
use table::{Fair, Promise, Unfair};

/// A record as the server hands it out.
pub(crate) struct Kept<G: Game> {
    pub(crate) record: Record<G>,
    promise: Option<Promise>,
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
        Ok(Kept { record, promise: json.get("fair").read()? })
    }
}

/// What the check of a shuffle found; nothing where nothing was promised.
pub(crate) type Shuffle = Option<Result<Fair, Unfair>>;

/// A match that can be walked through.
pub(crate) struct Replay<G: Game> {
    pub(crate) kept: Kept<G>,
    /// The numbers of inputs after which somebody is to act, or nobody any more.
    stops: Vec<usize>,
}

impl<G: Game> Replay<G> {
    /// Checks the whole record once.
    pub(crate) fn new(kept: Kept<G>) -> Result<Self, RecordProblem> {
        kept.record.replay()?;
        let mut stops = Vec::new();
        let mut state = kept.record.position(0)?;
        let rests = |state: &G| !matches!(state.waiting(), Waiting::Chance | Waiting::Clock(_));
        for at in 0..=kept.record.inputs.len() {
            if at > 0 {
                state.apply(kept.record.inputs[at - 1], &mut ());
            }
            if rests(&state) {
                stops.push(at);
            }
        }
        if stops.is_empty() {
            stops.push(kept.record.inputs.len());
        }
        Ok(Replay { kept, stops })
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

    /// The state at a position.
    pub(crate) fn state(&self, stop: usize) -> G {
        self.after(self.inputs_before(stop))
    }

    /// What a viewer heard between the position before and this one, each event with the view as it was
    /// at that moment: a sentence about a card may not be true any more when the next ones have happened.
    pub(crate) fn story(&self, stop: usize, viewer: Option<Seat>) -> Vec<(G::View, G::Event)> {
        let before = if stop == 0 { 0 } else { self.inputs_before(stop - 1) };
        let mut state = self.after(before);
        let (mut view, mut events) = (state.view(viewer), Vec::new());
        for input in &self.kept.record.inputs[before..self.inputs_before(stop)] {
            state.apply(*input, &mut events);
        }
        let heard = events.iter().filter_map(|event| G::redact(event, viewer));
        let told = heard.map(|event| {
            G::follow(&mut view, &event);
            (view.clone(), event)
        });
        told.collect()
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
        Kept { record: Record::new(setup, inputs, &state), promise: Some(promise) }
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
        let view = |stop: usize| replay.state(stop).view(None);
        let story = replay.story(4, None);
        let followed = story.last().map(|(view, _)| view);
        assert_eq!(followed, Some(&view(4)), "what happened leads from one position to the next");
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
        }
        let Kept { record, promise: fair } = kept();
        let text = serde_json::to_string(&Written { record, fair }).expect("plain");
        assert_eq!(game_of(&text).as_deref(), Ok("fire-tower"));
        let read = Kept::<FireTower>::parse(&text).expect("as written");
        assert!(read.promise.is_some());
        assert_eq!(read.record, kept().record);
        assert!(Kept::<FireTower>::parse("{}").is_err());
    }
}
