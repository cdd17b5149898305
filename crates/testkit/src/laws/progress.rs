//! A match always goes on, and ends.

use super::{Lawful, Place};
use crate::inputs::{alarms, chances};
use crate::playout::pick;
use kernel::{Game, Input, InputOf, Reading, Seat, Waiting};

/// A state waits for nature, who has an answer; for seats, each of whom has an action; for a
/// clock that runs; or for nothing any more.
pub fn somebody_can_always_go_on<L: Lawful>(at: &Place<L>) {
    let law = "somebody can always go on";
    match at.state.waiting() {
        Waiting::Seats { must, may } => {
            at.hold(!must.is_empty(), law, || "nobody must act and the match is not over".into());
            at.hold(must.and(may).is_empty(), law, || {
                format!("{:?} must act and merely may act at once", must.and(may))
            });
            for seat in must.iter() {
                at.hold(!at.legal(seat).is_empty(), law, || {
                    format!("{seat:?} must act and has no legal action")
                });
            }
        }
        Waiting::Chance => {
            let listed = chances(at.state);
            let some = listed.is_empty() || listed.iter().any(|&(_, weight)| weight > 0);
            at.hold(some, law, || "every outcome of nature's has weight 0".into());
        }
        Waiting::Clock(read) => {
            let runs = alarms(at.state).iter().any(|alarm| alarm.id == read);
            at.hold(runs, law, || format!("alarm {read} is to be read and does not run"));
        }
        Waiting::Over => {}
    }
    let mut ids: Vec<u8> = alarms(at.state).iter().map(|alarm| alarm.id).collect();
    ids.sort_unstable();
    let twice = ids.windows(2).find(|two| two[0] == two[1]);
    at.hold(twice.is_none(), law, || format!("two alarms share the number in {ids:?}"));
}

/// Payoffs are there exactly when the match is over.
pub fn payoffs_are_told_when_the_match_is_over<L: Lawful>(at: &Place<L>) {
    let (over, payoffs) = (at.state.waiting() == Waiting::Over, at.state.payoffs());
    at.hold(over == payoffs.is_some(), "payoffs are told when the match is over", || {
        format!("over: {over}, payoffs: {payoffs:?}")
    });
}

/// A team is there only when the match is over, and the payoffs say the same: what is won together is
/// good for everybody alike, what is lost for nobody.
pub fn a_team_wins_and_loses_together<L: Lawful>(at: &Place<L>) {
    let law = "a team wins and loses together";
    let Some(team) = at.state.team() else { return };
    let Some(payoffs) = at.state.payoffs() else {
        at.broken(law, format!("{team:?} before the match is over"));
    };
    let each: Vec<i16> = at.state.seats().iter().map(|seat| payoffs[seat.index()]).collect();
    let alike = each.iter().all(|payoff| *payoff == each[0] && (*payoff > 0) == team.won);
    at.hold(alike, law, || format!("{team:?}, but the payoffs are {each:?}"));
}

/// Where a seat may simply let things pass, doing so is legal: the table gives this answer for whoever
/// does not want to be asked.
pub fn declining_is_legal<L: Lawful>(at: &Place<L>) {
    for seat in at.state.seats().iter() {
        if let Some(action) = at.state.declines(seat)
            && let Err(no) = at.state.check(seat, action)
        {
            at.broken("declining is legal", format!("{seat:?}: {action:?} is refused: {no:?}"));
        }
    }
}

/// Whoever must act can do the quiet thing.
pub fn the_quiet_choice_is_legal<L: Lawful>(at: &Place<L>) {
    let Waiting::Seats { must, .. } = at.state.waiting() else { return };
    for seat in must.iter() {
        let quiet = at.state.quiet(seat);
        if let Err(no) = at.state.check(seat, quiet) {
            at.broken(
                "the quiet choice is legal",
                format!("{seat:?}: {quiet:?} is refused: {no:?}"),
            );
        }
    }
}

/// From here, a table where everybody is away comes to an end within the game's bound, though no
/// alarm ever rings.
pub fn a_table_where_everybody_is_away_still_ends<L: Lawful>(at: &Place<L>) {
    let law = "a table where everybody is away still ends";
    let mut rng = at.rng(law);
    let mut state = at.state.clone();
    for _ in at.step..=L::Game::INPUTS_MAX {
        let input = match state.waiting() {
            Waiting::Seats { must, .. } => {
                the_quiet_choice_is_legal(&Place::<L> { state: &state, ..*at });
                let away: Vec<Seat> = must.iter().collect();
                let Some(seat) = pick(&mut rng, &away) else {
                    at.broken(law, format!("it came to {state:?}, where nobody must act"));
                };
                Input::Act(seat, state.quiet(seat))
            }
            Waiting::Chance => Input::Chance(state.sample(&mut |n| rng.u32(..n))),
            Waiting::Clock(alarm) => Input::Clock(Reading { alarm, millis_left: 0 }),
            Waiting::Over => return,
        };
        state.apply(input, &mut ());
    }
    at.broken(law, format!("after {} inputs it stands at {state:?}", L::Game::INPUTS_MAX))
}

/// An alarm that rang is no longer listed: the table would ring it for ever.
pub fn an_alarm_that_rang_is_gone<L: Lawful>(at: &Place<L>, input: InputOf<L::Game>) {
    let (Waiting::Seats { .. }, Input::Clock(reading)) = (at.state.waiting(), input) else {
        return;
    };
    let mut after = at.state.clone();
    after.apply(input, &mut ());
    let gone = alarms(&after).iter().all(|alarm| alarm.id != reading.alarm);
    at.hold(gone, "an alarm that rang is gone", || format!("after {input:?} it still runs"));
}
