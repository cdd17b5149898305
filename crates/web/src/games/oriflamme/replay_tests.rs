//! A story of Oriflamme, in which cards leave the row between two positions.

use super::earned::Earned;
use crate::replay::{Kept, Replay};
use kernel::{Game, Input, Record, Waiting};
use oriflamme::{Event, Options, Oriflamme};
use table::{FairDice, Seed};

#[test]
fn a_story_is_told_with_the_view_of_each_moment() {
    let setup = Options { players: 4 };
    let mut dice = FairDice::new(Seed::new([9; 32]), 0);
    let mut state = Oriflamme::new(&setup).expect("four may play");
    let mut inputs = Vec::new();
    while !matches!(state.waiting(), Waiting::Over) {
        let input = match state.waiting() {
            Waiting::Chance => Input::Chance(state.sample(&mut dice)),
            waiting => {
                let seat = waiting.actors().lowest().expect("somebody acts");
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let at = kernel::Dice::below(&mut dice, legal.len() as u32);
                Input::Act(seat, legal[at as usize])
            }
        };
        state.apply(input, &mut ());
        inputs.push(input);
    }
    let record = Record::new(setup, inputs, &state);
    let text = serde_json::to_string(&record).expect("a text");
    let kept = Kept::<Oriflamme>::parse(&text).expect("a record");
    let replay = Replay::new(kept).expect("it replays");
    let mut events = Vec::new();
    replay.tell_all(None, |_, _, event| events.push(*event));
    for seat in (0..4).map(kernel::Seat::new) {
        let has = state.open.course.influence[seat.index()];
        assert_eq!(Earned::of(&events, seat).sum(), has, "nothing comes from nowhere");
    }
    let mut gone = 0;
    replay.tell_all(None, |stop, view, event| {
        let (Event::Left { slot }
        | Event::Put { slot, .. }
        | Event::Wasted { slot, .. }
        | Event::Marked { slot }
        | Event::Revealed { slot, .. }) = *event
        else {
            return;
        };
        assert!(view.open.card(slot).is_some(), "{event:?} speaks of a card that is there");
        let after = replay.state(stop).view(None);
        gone += usize::from(after.open.card(slot).is_none());
    });
    assert!(gone > 0, "some of these cards leave the row before the next position");
}
