//! What holds whenever a turn begins, and that whoever stands in fire in a turn gets out of it.

use flash_point::space::SpaceSet;
use flash_point::{Action, FlashPoint, Frame, Kind};
use kernel::{Game, Input, Waiting};
use testkit::pairwise;
use testkit::playout::Walk;

/// A turn begins: the fire phase has left nothing undone.
fn begins_clean(state: &FlashPoint) {
    let open = &state.open;
    let (fire, smoke) = (open.fire, open.smoke);
    assert!(fire.and(smoke).is_empty(), "nothing both burns and smokes");
    assert!(fire.or(smoke).and(SpaceSet::OUTSIDE).is_empty(), "F9: nothing burns outside");
    assert!(open.crew_in(fire).is_empty(), "F7, Q25: nobody stands in fire");
    assert!(open.burning_hazmats().is_empty(), "F5: no hazmat is in fire");
    assert!(open.markers.people_spaces().and(fire).is_empty(), "F8: nobody lies in fire");
    assert!(open.markers.spaces(Kind::Hazmat).and(SpaceSet::OUTSIDE).is_empty(), "H1");
    assert!(open.tally.damage < 24 && open.tally.lost < 4);
    assert_eq!(open.fire_deck.followed, 0, "no fire card is being followed");
    for figure in open.figures() {
        assert!(figure.saved <= figure.profile().saves, "P7");
    }
}

/// Does what is done for somebody who is away, until the turn ends; the first actions lead out of the fire.
fn leaves_the_fire(mut state: FlashPoint) {
    for _ in 0..20 {
        if state.open.frame() != Frame::Act {
            return;
        }
        let seat = state.open.active_seat();
        let action = state.quiet(seat);
        assert!(state.check(seat, action).is_ok(), "{action:?} in {state:?}");
        if let Action::End { .. } = action {
            return;
        }
        state.apply(Input::Act(seat, action), &mut ());
    }
    panic!("no way out of the fire in {state:?}");
}

#[test]
fn t3_q25_f7_f8_f9_p7_every_turn_begins_clean_and_nobody_is_stuck_in_fire() {
    let (mut turns, mut in_fire) = (0, 0);
    for (number, setup) in pairwise::setups::<FlashPoint>().iter().enumerate() {
        for seed in 0..12 {
            let mut state = FlashPoint::new(setup).expect("it can be played");
            let mut walk = Walk::new(seed * 1_000 + number as u64);
            while state.waiting() != Waiting::Over {
                let input = walk.next(&state).expect("the match is not over");
                state.apply(input, &mut ());
                if state.open.frame() != Frame::Act {
                    continue;
                }
                if !state.open.course.turn.acted {
                    turns += 1;
                    begins_clean(&state);
                }
                if !state.open.crew_in(state.open.fire).is_empty() {
                    in_fire += 1;
                    leaves_the_fire(state);
                }
            }
        }
    }
    println!("{turns} turns, {in_fire} times in fire");
    assert!(turns > 3_000 && in_fire > 100, "{turns} turns, {in_fire} times in fire");
}
