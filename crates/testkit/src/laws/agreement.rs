//! `check` and `legal` say the same.

use super::{Lawful, Place};
use kernel::{Game, SEATS_MAX, Seat};

/// How many actions are tried for a seat that may not act: they are all refused for one reason.
const TRIED_OUT_OF_TURN: usize = 64;

/// What `legal` lists for a seat is the universe filtered by `check`, each action once.
pub fn legal_is_exactly_what_check_allows<L: Lawful>(at: &Place<L>) {
    let law = "legal is exactly what check allows";
    let mut universe = L::universe(at.state);
    universe.sort_unstable();
    universe.dedup();
    for seat in at.state.waiting().actors().iter() {
        let mut listed = at.legal(seat);
        listed.sort_unstable();
        let twice = listed.windows(2).find(|two| two[0] == two[1]);
        if let Some(two) = twice {
            at.broken(law, format!("{seat:?}: {:?} is listed twice", two[0]));
        }
        let allowed = universe.iter().copied().filter(|&one| at.state.check(seat, one).is_ok());
        let allowed: Vec<_> = allowed.collect();
        for one in &listed {
            at.hold(universe.binary_search(one).is_ok(), law, || {
                format!("{seat:?}: {one:?} is listed but the test's universe lacks it")
            });
            at.hold(allowed.binary_search(one).is_ok(), law, || {
                let no = at.state.check(seat, *one);
                format!("{seat:?}: {one:?} is listed but check says {no:?}")
            });
        }
        let missing = allowed.iter().find(|one| listed.binary_search(one).is_err());
        if let Some(one) = missing {
            at.broken(law, format!("{seat:?}: check allows {one:?} but legal does not list it"));
        }
    }
}

/// A refused action is told with a clause that the game declares.
pub fn every_refusal_cites_a_clause<L: Lawful>(at: &Place<L>) {
    let law = "every refusal cites a clause of the game";
    let universe = L::universe(at.state);
    for seat in at.state.waiting().actors().iter() {
        for &action in &universe {
            if let Err(no) = at.state.check(seat, action) {
                at.hold(L::Game::CLAUSES.contains(&no.clause), law, || {
                    format!("{seat:?}: {action:?} is refused by an unknown {:?}", no.clause)
                });
            }
        }
    }
}

/// A seat that may not act has no legal action, and each action of its is refused with a clause.
/// Chairs that nobody sits on are tried too: their numbers can come over the wire.
pub fn only_actors_have_actions<L: Lawful>(at: &Place<L>) {
    let law = "only actors have actions";
    let (universe, actors) = (L::universe(at.state), at.state.waiting().actors());
    let stride = universe.len().div_ceil(TRIED_OUT_OF_TURN).max(1);
    let first = at.rng(law).u32(..stride as u32) as usize;
    at.hold(actors.minus(at.state.seats()).is_empty(), law, || {
        format!("the state waits for {actors:?}, who are not all at the table")
    });
    for seat in (0..SEATS_MAX).map(Seat::new).filter(|&seat| !actors.has(seat)) {
        let listed = at.legal(seat);
        at.hold(listed.is_empty(), law, || {
            format!("{seat:?} may not act but {listed:?} is listed for it")
        });
        for &action in universe.iter().skip(first).step_by(stride) {
            let Err(no) = at.state.check(seat, action) else {
                at.broken(law, format!("{seat:?} may not act but check allows {action:?}"));
            };
            at.hold(L::Game::CLAUSES.contains(&no.clause), law, || {
                format!("{seat:?}: {action:?} is refused by an unknown {:?}", no.clause)
            });
        }
    }
}
