//! Chance for matches: one seed, everything else follows.

use kernel::{Alarm, Dice, Game, Input, InputOf, Reading, Seat, Seats, Waiting};

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
pub(crate) fn answer<G: Game>(state: &G, luck: &mut Luck) -> Option<InputOf<G>> {
    match state.waiting() {
        Waiting::Chance => Some(Input::Chance(state.sample(luck))),
        Waiting::Clock(alarm) => {
            let mut alarms = Vec::new();
            state.alarms(&mut alarms);
            let known = alarms.iter().find(|one| one.id == alarm).map_or(0, |one| one.millis);
            Some(Input::Clock(Reading { alarm, millis_left: luck.below(known + 1) }))
        }
        Waiting::Seats { .. } | Waiting::Over => None,
    }
}

/// In a match with a running alarm, one input in so many is the alarm.
const RINGS_ONE_IN: u32 = 64;

/// Now and then, an alarm that rings; `alarms` is a buffer.
#[inline]
pub(crate) fn alarm<G: Game>(
    state: &G,
    alarms: &mut Vec<Alarm>,
    luck: &mut Luck,
) -> Option<InputOf<G>> {
    alarms.clear();
    state.alarms(alarms);
    if alarms.is_empty() || luck.below(RINGS_ONE_IN) != 0 {
        return None;
    }
    Some(Input::Clock(Reading { alarm: luck.pick(alarms).id, millis_left: 0 }))
}

/// One of these seats; nobody if there is none.
#[inline]
pub(crate) fn one_of(seats: Seats, luck: &mut Luck) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.lowest(),
        count => seats.iter().nth(luck.below(count as u32) as usize),
    }
}

/// Random play. Buffers are kept from step to step, so that a step costs no allocation.
#[derive(Clone, Debug)]
pub(crate) struct Walk<G: Game> {
    luck: Luck,
    actions: Vec<G::Action>,
    alarms: Vec<Alarm>,
}

impl<G: Game> Walk<G> {
    pub(crate) fn new(luck: Luck) -> Walk<G> {
        Walk { luck, actions: Vec::new(), alarms: Vec::new() }
    }

    /// Begins chance anew and keeps the buffers.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.luck = Luck::new(seed);
    }

    /// What happens next; nothing when the match is over.
    #[inline]
    pub(crate) fn next(&mut self, state: &G) -> Option<InputOf<G>> {
        let Waiting::Seats { must, may } = state.waiting() else {
            return answer(state, &mut self.luck);
        };
        if let Some(rings) = alarm(state, &mut self.alarms, &mut self.luck) {
            return Some(rings);
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
