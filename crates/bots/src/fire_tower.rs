//! Bots of Fire Tower, judging how far the fire is from each roof.

mod counts;

pub use counts::Burnings;

use crate::{Judge, Plays, greedy, random};
use fire_tower::{Action, Card, Cards, Frame, Open, SpaceSet, Tower};
use kernel::{Dice, Game, Level, Payoffs, Seat, Thing};

pub use fire_tower::FireTower;

/// Keeps the fire away from the own roof and brings it to the others'.
#[derive(Clone, Copy, Debug)]
pub struct Lookout;

/// What a whole won match is worth; a shared one is worth a part of it.
const WIN: i32 = 1_000_000;
/// A burnt tower of the own side. A shadow can still win, so this is far from `WIN`.
const OWN_TOWER: i32 = 100_000;
/// A burnt tower of the others.
const THEIR_TOWER: i32 = 12_000;
/// A full Bucket saves a tower once.
const BUCKET: i32 = 600;
/// A gem in the own zone, which only the Bucket can put out.
const GEM_IN_ZONE: i32 = 60;
/// Fire that cannot come is as good as this far away.
const FAR: usize = 64;

impl Plays for FireTower {
    fn choose(
        level: Level,
        view: &Self::View,
        seat: Seat,
        _: &[(Seat, Thing)],
        dice: &mut dyn Dice,
    ) -> Option<Action> {
        match level {
            Level::Random => random::<Self>(view, seat, dice),
            Level::Greedy => greedy::<Self, Lookout>(view, seat, dice),
        }
    }

    fn is_complete(state: &FireTower, seat: Seat) -> bool {
        Lookout::at_rest(state, seat)
    }
}

impl Judge<FireTower> for Lookout {
    /// Hands and deck change nothing before the next draw, and draws are not looked at.
    const WORLDS: usize = 1;

    fn judge(state: &FireTower, seat: Seat) -> i32 {
        if let Some(payoffs) = state.payoffs() {
            return outcome(payoffs, seat);
        }
        let open = &state.open;
        let course = &open.course;
        let friends = open.options.friends(seat);
        let distances = distances(open);
        let mut worth = hand_worth(&state.hands[seat.index()]);
        for other in state.seats().iter() {
            let tower = open.options.tower(other);
            let stands = course.standing.has(other);
            worth += match (friends.has(other), stands) {
                (true, true) => -danger(distances[tower as usize]) - zone_worth(open, tower),
                (true, false) => -OWN_TOWER,
                (false, true) => danger(distances[tower as usize]) / 2,
                (false, false) => THEIR_TOWER,
            };
        }
        if !course.emptied.has(seat) {
            worth += BUCKET;
        }
        worth
    }

    fn at_rest(state: &FireTower, seat: Seat) -> bool {
        let between = matches!(state.open.course.frames.top(), Frame::Turn { .. });
        between || state.asked() != Some(seat)
    }
}

fn outcome(payoffs: Payoffs, seat: Seat) -> i32 {
    let all: i32 = payoffs.iter().map(|&payoff| payoff as i32).sum();
    payoffs[seat.index()] as i32 * WIN / all.max(1) - WIN / 2
}

/// How bad fire at this distance is: the nearer, the more a step counts.
fn danger(distance: usize) -> i32 {
    12_000 / (distance as i32 + 3)
}

fn zone_worth(open: &Open, tower: Tower) -> i32 {
    open.gems.and(tower.zone()).len() as i32 * GEM_IN_ZONE
}

/// For each tower, how far fire has to go to its roof, cell by cell around firebreaks. A step
/// downwind costs one, any other two: the wind moves fire for nothing, the rest takes cards.
fn distances(open: &Open) -> [usize; 4] {
    let wind = open.course.wind;
    let passable = open.breaks.complement();
    let roof = |tower: Tower| SpaceSet::EMPTY.with(tower.roof());
    let mut distances = [FAR; 4];
    // What fire can reach at a cost of `cost`, and of one less.
    let mut near = open.fire();
    let mut nearer = SpaceSet::EMPTY;
    for cost in 1..FAR {
        let step = near.or(near.shifted(wind)).or(nearer.beside()).and(passable);
        for tower in Tower::ALL {
            if distances[tower as usize] == FAR && !roof(tower).and(step).is_empty() {
                distances[tower as usize] = cost;
            }
        }
        if step == near && nearer == near {
            break;
        }
        nearer = near;
        near = step;
    }
    distances
}

/// Better or worse than cards that might be drawn instead.
fn hand_worth(hand: &Cards) -> i32 {
    hand.iter().map(|(kind, count)| card_worth(Card::of(kind)) * count as i32).sum()
}

const fn card_worth(card: Card) -> i32 {
    match card {
        Card::BurningSnag => 14,
        Card::FlareUp | Card::Explosion => 8,
        Card::AirDrop | Card::FireEngine => 6,
        Card::Ember | Card::Smokejumper => 2,
        Card::DozerLine | Card::ScratchLine => -2,
        Card::DeReforest => -6,
        _ => -6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fire_tower::{Edition, Options, Space, Towers, Wind};

    /// Four players, the wind to the east, and these cells.
    fn forest(gems: &[&str], breaks: &[&str]) -> FireTower {
        let cell = |text: &&str| Space::parse(text).expect("a cell");
        let options = Options::preset(Edition::Later, Towers::ALL);
        let mut state = FireTower::new(&options).expect("four may play");
        state.open.course.wind = Wind::East;
        state.open.gems = gems.iter().map(cell).collect();
        state.open.breaks = breaks.iter().map(cell).collect();
        state
    }

    #[test]
    fn fire_is_nearer_to_the_roofs_downwind() {
        let [red, purple, blue, green] = distances(&forest(&[], &[]).open);
        // From the Eternal Flame seven cells across and seven up or down.
        assert_eq!([red, purple, blue, green], [28, 21, 21, 28]);
    }

    #[test]
    fn firebreaks_make_fire_go_around() {
        let open = forest(&["a3"], &["a2"]).open;
        assert_eq!(distances(&open)[0], 7, "b3 downwind, then b2, b1, a1");
        let walled = forest(&["a3"], &["a2", "b1"]).open;
        assert_eq!(distances(&walled)[0], FAR);
    }

    #[test]
    fn ones_own_danger_is_bad_and_the_others_danger_good() {
        let (red, blue) = (Seat::new(0), Seat::new(2));
        let (calm, near_red) = (forest(&[], &[]), forest(&["c3"], &[]));
        assert!(Lookout::judge(&near_red, red) < Lookout::judge(&calm, red));
        assert!(Lookout::judge(&near_red, blue) > Lookout::judge(&calm, blue));
    }
}
