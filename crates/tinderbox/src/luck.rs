//! Chance for matches: one seed, everything else follows.

use crate::clock::{Clock, Millis};
use kernel::{Dice, Game, Input, InputOf, Seat, Seats, Waiting};

/// A generator that the rules can ask.
#[derive(Clone, Debug)]
pub(crate) struct Luck(fastrand::Rng);

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck(fastrand::Rng::with_seed(seed))
    }

    /// The luck of game `index` of a run: the same whichever thread plays it.
    pub(crate) fn of_game(seed: u64, index: u64) -> Luck {
        Luck::new(mixed(mixed(seed) ^ index))
    }

    /// One of these; panics when there are none.
    #[inline]
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }
}

impl Dice for Luck {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0.u32(..n)
    }
}

/// SplitMix64's last step: neighbouring numbers become unrelated ones.
fn mixed(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ n >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ n >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ n >> 31
}

/// What nature or the clock answers, if one of them is asked.
#[inline]
pub(crate) fn answer<G: Game>(state: &G, clock: &mut Clock, luck: &mut Luck) -> Option<InputOf<G>> {
    answer_to(state.waiting(), state, clock, luck)
}

/// The same where it is known what the state waits for: to ask it again costs as much as a small step.
#[inline]
fn answer_to<G: Game>(
    waiting: Waiting,
    state: &G,
    clock: &mut Clock,
    luck: &mut Luck,
) -> Option<InputOf<G>> {
    match waiting {
        Waiting::Chance => Some(Input::Chance(state.sample(luck))),
        Waiting::Clock(alarm) => Some(Input::Clock(clock.read(state, alarm))),
        Waiting::Seats { .. } | Waiting::Over => None,
    }
}

/// One of these seats; nobody if there is none.
#[inline]
pub(crate) fn one_of(seats: Seats, luck: &mut Luck) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.lowest(),
        count => {
            let at = luck.below(count as u32) as usize;
            // Where everybody is among them there is nothing to count.
            if seats == Seats::first(count) { Some(Seat::new(at)) } else { seats.iter().nth(at) }
        }
    }
}

/// Random play. Buffers are kept from step to step, so that a step costs no allocation.
#[derive(Clone, Debug)]
pub(crate) struct Walk<G: Game> {
    luck: Luck,
    clock: Clock,
    /// How long a decision takes.
    decision: Millis,
    actions: Vec<G::Action>,
}

impl<G: Game> Walk<G> {
    pub(crate) fn new(luck: Luck, decision: Millis) -> Walk<G> {
        Walk { luck, clock: Clock::default(), decision, actions: Vec::new() }
    }

    /// Begins chance anew and keeps the buffers.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.luck = Luck::new(seed);
    }

    /// What happens next; nothing when the match is over, and then another may begin.
    #[inline]
    pub(crate) fn next(&mut self, state: &G) -> Option<InputOf<G>> {
        let (must, may) = match state.waiting() {
            Waiting::Seats { must, may } => (must, may),
            Waiting::Over => {
                self.clock.reset();
                return None;
            }
            asked => return answer_to(asked, state, &mut self.clock, &mut self.luck),
        };
        if self.clock.wind(state) {
            // All of them think at once.
            let at = self.clock.now() + self.decision / must.or(may).len().max(1) as Millis;
            if let Some(rings) = self.clock.go_to(at) {
                return Some(Input::Clock(rings));
            }
        }
        // Who may act but has nothing to do leaves the choice to those who must.
        self.act(state, must.or(may)).or_else(|| self.act(state, must))
    }

    #[inline]
    fn act(&mut self, state: &G, seats: Seats) -> Option<InputOf<G>> {
        let seat = one_of(seats, &mut self.luck)?;
        self.actions.clear();
        state.legal(seat, &mut self.actions);
        if self.actions.is_empty() {
            return None;
        }
        Some(Input::Act(seat, self.luck.pick(&self.actions)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::toys::claim::{Claim, Phase, Setup};

    /// Ends of a hundred races of three rolls within twenty seconds, at this pace: how many in time.
    fn in_time(decision: Millis) -> usize {
        let start = Claim::new(&Setup::race(3, 3, 20)).expect("may race");
        let mut walk = Walk::new(Luck::new(1), decision);
        let mut race = || {
            let mut state = start;
            while let Some(input) = walk.next(&state) {
                state.apply(input, &mut ());
            }
            state.phase
        };
        (0..100).filter(|_| matches!(race(), Phase::Over(points) if points > 0)).count()
    }

    #[test]
    fn who_is_quick_ends_in_time_and_who_is_slow_does_not() {
        assert_eq!(in_time(900), 100, "nine decisions of three people take less than ten seconds");
        assert_eq!(in_time(30_000), 0, "every roll lies for ten seconds, and nobody answers");
    }
}
