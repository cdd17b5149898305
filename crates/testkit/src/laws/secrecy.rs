//! A seat knows what its view shows, and nothing else reaches it.

use super::{Lawful, Place, StateOf};
use crate::inputs::{alarms, chances};
use crate::playout::pick;
use crate::possible;
use fastrand::Rng;
use kernel::{Game, Input, InputOf, Seat, Waiting};
use serde::Serialize;

/// How many inputs, beside the one that the match takes, are tried in both worlds.
const OTHER_INPUTS: usize = 3;

/// A client that heard the redacted events and followed them has the view that the server has.
pub fn following_the_events_shows_what_the_server_sees<L: Lawful>(
    at: &Place<L>,
    input: InputOf<L::Game>,
) {
    let law = "following the events shows what the server sees";
    let mut after = at.state.clone();
    let mut events = Vec::new();
    after.apply(input, &mut events);
    for viewer in at.viewers() {
        let mut followed = at.state.view(viewer);
        for event in events.iter().filter_map(|event| L::Game::redact(event, viewer)) {
            L::Game::follow(&mut followed, &event);
        }
        let seen = after.view(viewer);
        at.hold(followed == seen, law, || {
            format!(
                "{} followed {events:?} after {input:?}\nand has  {followed:?}\nbut sees {seen:?}",
                name(viewer)
            )
        });
    }
}

/// A world imagined from a view shows that view again, waits for the same, and lets the viewer do
/// the same for the same reasons: so a browser can ask the rules why something is grey.
pub fn an_imagined_world_looks_and_plays_the_same<L: Lawful>(at: &Place<L>) {
    let law = "an imagined world looks and plays the same";
    let mut rng = at.rng(law);
    let universe = L::universe(at.state);
    for viewer in at.viewers() {
        let view = at.state.view(viewer);
        let world = L::Game::imagine(&view, &mut |n| rng.u32(..n));
        let again = world.view(viewer);
        at.hold(again == view, law, || {
            format!("{} sees    {view:?}\nbut imagines {again:?}", name(viewer))
        });
        if let Err(wrong) = L::conserved(&world) {
            at.broken(law, format!("{} imagines a world where {wrong}: {world:?}", name(viewer)));
        }
        same_table(at, law, viewer, &world);
        if let Some(seat) = viewer {
            same_rules(at, law, seat, &world, &universe);
        }
    }
}

/// Where a game says that nothing is hidden, every view is the whole state and everybody hears every
/// event whole: several people may look at one screen.
pub fn a_game_that_hides_nothing_shows_everything<L: Lawful>(
    at: &Place<L>,
    next: Option<InputOf<L::Game>>,
) {
    if L::Game::HIDES {
        return;
    }
    let law = "a game that hides nothing shows everything";
    let mut rng = at.rng(law);
    let mut events = Vec::new();
    if let Some(input) = next {
        at.state.clone().apply(input, &mut events);
    }
    for viewer in at.viewers() {
        let world = L::Game::imagine(&at.state.view(viewer), &mut |n| rng.u32(..n));
        at.hold(world == *at.state, law, || format!("{} can imagine {world:?}", name(viewer)));
        for event in &events {
            let heard = L::Game::redact(event, viewer);
            at.hold(heard.as_ref() == Some(event), law, || {
                format!("of {event:?} {} hears {heard:?}", name(viewer))
            });
        }
    }
}

/// What a viewer sees, hears and may do is the same, byte for byte, in a twin world that differs
/// only in what it cannot know. `next` is what the match does now; other inputs are tried as well.
/// Says how many pairs of worlds were different and how many inputs were compared in them.
pub fn a_seat_cannot_tell_twin_worlds_apart<L: Lawful>(
    at: &Place<L>,
    next: Option<InputOf<L::Game>>,
) -> (u64, u64) {
    let law = "a seat cannot tell twin worlds apart";
    let mut rng = at.rng(law);
    let universe = L::universe(at.state);
    let inputs: Vec<_> = next.into_iter().chain(others(at.state, &mut rng)).collect();
    let (mut worlds, mut compared) = (0, 0);
    for viewer in at.viewers() {
        let twin = L::twin(at.state, viewer, &mut |n| rng.u32(..n));
        if let Err(wrong) = L::conserved(&twin) {
            at.broken(law, format!("the test's twin is no world: {wrong}: {twin:?}"));
        }
        let (view, other) = (at.state.view(viewer), twin.view(viewer));
        at.hold(view == other && bytes(&view) == bytes(&other), law, || {
            format!("{} sees {view:?}\nand in the twin {other:?}", name(viewer))
        });
        same_table(at, law, viewer, &twin);
        if let Some(seat) = viewer {
            same_rules(at, law, seat, &twin, &universe);
        }
        worlds += u64::from(twin != *at.state);
        for &input in &inputs {
            let other = L::twin_input(&twin, input, viewer, &mut |n| rng.u32(..n));
            let differs = other != input || twin != *at.state;
            if differs && possible(&twin, other) && !L::reveals(at.state, input, viewer) {
                same_story(at, law, viewer, &twin, (input, other));
                compared += 1;
            }
        }
    }
    (worlds, compared)
}

/// What everybody at a table can see without any view: for whom it waits, what the clock measures,
/// and the result.
fn same_table<L: Lawful>(at: &Place<L>, law: &str, viewer: Option<Seat>, other: &StateOf<L>) {
    let table =
        |state: &StateOf<L>| (state.waiting(), alarms(state), state.payoffs(), state.team());
    let (here, there) = (table(at.state), table(other));
    at.hold(here == there, law, || {
        format!(
            "the table shows {here:?}\nand for {} in {other:?}\nit shows {there:?}",
            name(viewer)
        )
    });
}

fn same_rules<L: Lawful>(
    at: &Place<L>,
    law: &str,
    seat: Seat,
    other: &StateOf<L>,
    universe: &[<L::Game as Game>::Action],
) {
    let (here, there) = (at.legal(seat), crate::inputs::legal(other, seat));
    at.hold(here == there, law, || {
        format!("{seat:?} may {here:?}\nand in {other:?}\nit may {there:?}")
    });
    let (here, there) = (at.state.declines(seat), other.declines(seat));
    at.hold(here == there, law, || {
        format!("{seat:?} lets things pass by {here:?}\nand in {other:?}\nby {there:?}")
    });
    for &action in universe {
        let (here, there) = (at.state.check(seat, action), other.check(seat, action));
        at.hold(here == there, law, || {
            format!("{seat:?}: {action:?} gives {here:?}\nand in {other:?}\ngives {there:?}")
        });
    }
}

fn same_story<L: Lawful>(
    at: &Place<L>,
    law: &str,
    viewer: Option<Seat>,
    twin: &StateOf<L>,
    (input, other): (InputOf<L::Game>, InputOf<L::Game>),
) {
    let heard = |state: &StateOf<L>, input| {
        let (mut after, mut events) = (state.clone(), Vec::new());
        after.apply(input, &mut events);
        let heard = events.iter().filter_map(|event| L::Game::redact(event, viewer));
        (bytes(&heard.collect::<Vec<_>>()), bytes(&after.view(viewer)), after.waiting())
    };
    let (here, there) = (heard(at.state, input), heard(twin, other));
    at.hold(here == there, law, || {
        let words = |heard: &(Vec<u8>, Vec<u8>, Waiting)| {
            let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
            format!("hears {}\nsees {}\nwhile {:?}", text(&heard.0), text(&heard.1), heard.2)
        };
        format!(
            "after {input:?} {} {}\nand after {other:?} in {twin:?} {}",
            name(viewer),
            words(&here),
            words(&there)
        )
    });
}

/// A few other inputs that could come now.
fn others<G: Game>(state: &G, rng: &mut Rng) -> Vec<InputOf<G>> {
    let mut all: Vec<InputOf<G>> = match state.waiting() {
        Waiting::Seats { must, may } => {
            let acts =
                |seat: Seat| crate::inputs::legal(state, seat).into_iter().map(move |a| (seat, a));
            must.or(may)
                .iter()
                .flat_map(acts)
                .map(|(seat, action)| Input::Act(seat, action))
                .collect()
        }
        Waiting::Chance => {
            let listed = chances(state).into_iter().filter(|&(_, weight)| weight > 0);
            listed.map(|(outcome, _)| Input::Chance(outcome)).collect()
        }
        Waiting::Clock(_) | Waiting::Over => Vec::new(),
    };
    let mut some = Vec::new();
    while some.len() < OTHER_INPUTS
        && let Some(input) = pick(rng, &all)
    {
        some.push(input);
        all.retain(|left| *left != input);
    }
    some
}

fn bytes(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("views and events can be written, by another law")
}

fn name(viewer: Option<Seat>) -> String {
    viewer.map_or("a spectator".to_string(), |seat| format!("{seat:?}"))
}
