//! The cheapest way to a space: what it costs, what is left, and whether it leads through fire.

use crate::games::Refusal;
use flash_point::space::{Direction, Edge, SPACES, Space};
use flash_point::specialist::Specialist;
use flash_point::{Action, Because, Chance, Firefighter, FlashPoint, Frame, Load, Open, Poi};
use kernel::{Game, Input, Seat, Waiting};

/// A way.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Walk {
    /// The spaces, the first one included, with the AP spent until then.
    pub(super) steps: Vec<(Space, u8)>,
    /// The doors that are opened on it.
    pub(super) doors: Vec<Edge>,
    pub(super) actions: Vec<Action>,
    pub(super) cost: u8,
    /// AP that are left afterwards.
    pub(super) left: u8,
    /// It leads through fire.
    pub(super) burns: bool,
    /// FC3: so many of the actions can be sent before somebody has to agree.
    pub(super) until_asked: usize,
    /// Why it cannot be gone.
    pub(super) refused: Option<Refusal<Because>>,
}

/// Who goes, and with whom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walker {
    pub(super) seat: Seat,
    pub(super) firefighter: Firefighter,
    pub(super) load: Option<Load>,
    pub(super) lead: bool,
}

/// The cheapest way there; around the fire where the way through it is forbidden. Nothing where no way
/// leads there at all.
pub(super) fn walk(world: &FlashPoint, walker: Walker, to: Space) -> Option<Walk> {
    let through = search(&world.open, walker, to, true).map(|way| rehearsed(world, walker, &way));
    let burns = through.as_ref().is_some_and(|walk| walk.burns);
    match through {
        Some(walk) if walk.refused.is_some() && burns => {
            let around = search(&world.open, walker, to, false);
            let around = around.map(|way| rehearsed(world, walker, &way));
            around.filter(|walk| walk.refused.is_none()).or(Some(walk))
        }
        walk => walk,
    }
}

/// Dijkstra over the spaces: costs, then fires on the way.
fn search(open: &Open, walker: Walker, to: Space, fires: bool) -> Option<Vec<Direction>> {
    let Walker { firefighter, load, lead, .. } = walker;
    let from = open.at(firefighter);
    let dog = open.figure(firefighter).is(Specialist::RescueDog);
    let bare = load.is_none() && !lead && !dog;
    let mut best: [Option<(u16, Option<Direction>)>; SPACES] = [None; SPACES];
    let mut done = [false; SPACES];
    best[from.index()] = Some((0, None));
    for _ in 0..SPACES {
        let next =
            Space::all().filter(|space| !done[space.index()] && best[space.index()].is_some());
        let Some(at) = next.min_by_key(|space| best[space.index()].map(|(cost, _)| cost)) else {
            break;
        };
        done[at.index()] = true;
        let (cost, _) = best[at.index()]?;
        for direction in Direction::ALL {
            let Some(edge) = Edge::of(at, direction) else { continue };
            let over = edge.other(at);
            let burns = open.fire.has(over);
            let Some(door) = passage(open, edge, dog).filter(|_| !burns || (fires && bare)) else {
                continue;
            };
            let step = open.move_cost(firefighter, over, load) + door;
            let cost = cost + u16::from(step) * 16 + u16::from(burns);
            if best[over.index()].is_none_or(|(known, _)| cost < known) {
                best[over.index()] = Some((cost, Some(direction)));
            }
        }
    }
    let mut way = Vec::new();
    let mut at = to;
    while let (_, Some(direction)) = best[at.index()]? {
        way.push(direction);
        at = at.step(direction.opposite())?;
    }
    way.reverse();
    (!way.is_empty()).then_some(way)
}

/// What it costs to open the way, if it can be opened without an axe.
fn passage(open: &Open, edge: Edge, dog: bool) -> Option<u8> {
    match open.blocked.has(edge) {
        false => Some(0),
        true if open.has_door(edge) && !dog => Some(open.door_cost(true)),
        true => None,
    }
}

/// What is done on the way, put to the rules step by step.
fn rehearsed(world: &FlashPoint, walker: Walker, way: &[Direction]) -> Walk {
    let Walker { seat, firefighter, load, lead } = walker;
    let mut after = *world;
    let points =
        |world: &FlashPoint| world.open.course.turn.points + world.open.course.turn.restricted;
    let had = points(world);
    let mut at = world.open.at(firefighter);
    let mut walk = Walk {
        steps: vec![(at, 0)],
        doors: Vec::new(),
        actions: Vec::new(),
        cost: 0,
        left: had,
        burns: false,
        until_asked: usize::MAX,
        refused: None,
    };
    for &to in way {
        let Some(edge) = Edge::of(at, to) else { break };
        let over = edge.other(at);
        let closed = world.open.blocked.has(edge);
        let door = closed.then_some(Action::Open { firefighter, at: to });
        walk.doors.extend(closed.then_some(edge));
        walk.cost += if closed { world.open.door_cost(true) } else { 0 };
        walk.cost += world.open.move_cost(firefighter, over, load);
        walk.burns |= world.open.fire.has(over);
        walk.steps.push((over, walk.cost));
        let step = Action::Move { firefighter, to, load, lead };
        for action in door.into_iter().chain([step]) {
            walk.actions.push(action);
            if walk.refused.is_none() {
                walk.refused =
                    tried(&mut after, seat, action, &mut walk.until_asked, walk.actions.len());
            }
        }
        at = over;
    }
    walk.left = if walk.refused.is_none() { points(&after) } else { 0 };
    walk.until_asked = walk.until_asked.min(walk.actions.len());
    walk
}

/// Does it in a world that is only thought of, where everybody agrees and a marker is a false
/// alarm.
fn tried(
    world: &mut FlashPoint,
    seat: Seat,
    action: Action,
    until_asked: &mut usize,
    done: usize,
) -> Option<Refusal<Because>> {
    if let Err(no) = world.check(seat, action) {
        return Some(no.into());
    }
    world.apply(Input::Act(seat, action), &mut Vec::new());
    for _ in 0..ANSWERS_MAX {
        match (world.waiting(), world.open.frame()) {
            (Waiting::Chance, Frame::TurnUp { .. }) => {
                let alarm = world.open.unseen.has(Poi::FalseAlarm as usize);
                let poi = if alarm { Poi::FalseAlarm } else { Poi::Victim };
                world.apply(Input::Chance(Chance::Poi(poi)), &mut Vec::new());
            }
            (_, Frame::Consent { asked, .. }) => {
                *until_asked = (*until_asked).min(done);
                world.apply(Input::Act(asked, Action::Answer { agreed: true }), &mut Vec::new());
            }
            _ => break,
        }
    }
    None
}

/// More than chance and people answer to one step.
const ANSWERS_MAX: usize = 16;
