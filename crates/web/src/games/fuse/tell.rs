//! What happened, in sentences, and how it ended.

use super::choices::role_in_use;
use super::why::mistake;
use super::words::{blast_name, call_name, card_name, colour_name, die_name, role_name};
use crate::games::{Names, Tie};
use crate::t;
use fuse::cards::Card;
use fuse::{Ending, Event, Frame, Fuse};
use kernel::Seat;

/// The view is as it is just after the event.
pub(super) fn tell(names: &Names, view: &Fuse, event: &Event) -> String {
    let name = |seat: Seat| names.of(seat);
    let leader = name(view.round.leader);
    let lying = |place: u8| view.pool[place as usize].die.map_or(String::new(), die_name);
    match *event {
        Event::GotRole { seat, role } => {
            t!("fuse-told-role", name = name(seat), role = role_name(role))
        }
        Event::Leads { seat } => t!("fuse-told-leads", name = name(seat)),
        Event::GotReady { seat } => t!("fuse-told-ready", name = name(seat)),
        Event::RoundBegan { number, leader, .. } => {
            t!("fuse-told-round", name = name(leader), round = number)
        }
        Event::Called { call } => t!("fuse-told-called", name = leader, what = call_name(call)),
        Event::Turned { place, .. } => t!("fuse-told-turned", name = leader, die = lying(place)),
        Event::Marked { place, colour } => {
            let colour = colour_name(colour);
            t!("fuse-told-marked", name = leader, die = lying(place), colour = colour)
        }
        Event::Rerolling { dice } => {
            t!("fuse-told-rerolls", name = leader, count = dice.count_ones())
        }
        Event::Rerolled { place, .. } => t!("fuse-told-rerolled", die = lying(place)),
        Event::Passed { seat } => t!("fuse-told-passed", name = name(seat)),
        Event::Closing { held_by: Some(seat), .. } => t!("fuse-told-held", name = name(seat)),
        Event::Closing { held_by: None, .. } => t!("fuse-told-closing", name = leader),
        Event::Placed { .. }
        | Event::Slipped { .. }
        | Event::FoundWrong { .. }
        | Event::FoundRight { .. }
        | Event::Scrubbed { .. }
        | Event::Defused { .. }
        | Event::Picked { .. }
        | Event::Returned { .. }
        | Event::DrewSpark { .. } => tell_of_card(names, view, event),
        Event::WentOff { detonator } => t!("fuse-told-went-off", what = blast_name(detonator)),
        Event::RolesOff => t!("fuse-told-roles-off"),
        Event::TurnedOver => t!("fuse-told-turned-over"),
        Event::SixesBegan => t!("fuse-told-sixes"),
        Event::RolledSix { seat, number } => {
            t!("fuse-told-six", name = name(seat), number = number.value())
        }
        Event::FacedDown => t!("fuse-told-faced-down"),
        Event::Ended { ending } => ended(ending),
        Event::Rolled { die, .. } => t!("fuse-told-rolled", dice = die_name(die)),
        Event::Binned { .. }
        | Event::Dealt { .. }
        | Event::Replaced { .. }
        | Event::HandsStand
        | Event::TurnedUp { .. }
        | Event::Armed { .. }
        | Event::AllRolled { .. }
        | Event::Closed
        | Event::Swept
        | Event::Stands(_) => String::new(),
    }
}

/// What became of a card in front of somebody.
fn tell_of_card(names: &Names, view: &Fuse, event: &Event) -> String {
    let name = |seat: Seat| names.of(seat);
    match *event {
        Event::Placed { seat, card, slot, .. } => {
            let lies = view.card_of(seat, card).and_then(|front| front.dice[slot as usize]);
            let die = lies.map_or(String::new(), die_name);
            t!("fuse-told-placed", name = name(seat), die = die, card = card_name(card))
        }
        Event::Slipped { seat, card, wrong, .. } => {
            let why = mistake(wrong);
            t!("fuse-told-slipped", name = name(seat), card = card_name(card), why = why)
        }
        Event::FoundWrong { seat, card } => {
            t!("fuse-told-found-wrong", name = name(seat), card = card_name(card))
        }
        Event::FoundRight { by, card } => {
            t!("fuse-told-found-right", name = name(by), card = card_name(card))
        }
        Event::Scrubbed { seat, card, .. } => {
            t!("fuse-told-scrubbed", name = name(seat), card = card_name(card))
        }
        Event::Defused { seat, card } => {
            t!("fuse-told-defused", name = name(seat), card = card_name(card))
        }
        Event::Picked { seat, place, .. } => {
            let bomb = view.held[view.places(seat)].iter().find_map(|held| held.bomb);
            let taken = view.held.get(place as usize).and_then(|held| held.bomb).or(bomb);
            let card = taken.map_or(String::new(), |bomb| card_name(Card::Bomb(bomb)));
            t!("fuse-told-picked", name = name(seat), card = card)
        }
        Event::Returned { seat, card, .. } => {
            t!("fuse-told-returned", name = name(seat), card = card_name(card))
        }
        Event::DrewSpark { seat, .. } => t!("fuse-told-drew-spark", name = name(seat)),
        _ => String::new(),
    }
}

fn ended(ending: Ending) -> String {
    match ending {
        Ending::Won(_) => t!("fuse-told-won"),
        Ending::Time => t!("fuse-told-lost-time"),
        Ending::Bag => t!("fuse-told-lost-bag"),
    }
}

/// The dice of one roll are one line of the log.
pub(super) fn tell_deed(names: &Names, deed: &[(&Fuse, &Event)]) -> String {
    let rolled: Vec<String> = deed
        .iter()
        .filter_map(|(_, event)| match event {
            Event::Rolled { die, .. } => Some(die_name(*die)),
            _ => None,
        })
        .collect();
    let apart = |event: &Event| !matches!(event, Event::Rolled { .. });
    let told = deed.iter().filter(|(_, event)| apart(event));
    let told = told.map(|(view, event)| tell(names, view, event));
    let dice = (!rolled.is_empty()).then(|| t!("fuse-told-rolled", dice = rolled.join(", ")));
    let told = told.filter(|words| !words.is_empty());
    told.chain(dice).collect::<Vec<_>>().join(". ")
}

/// Dice are rolled together, and what a press brings by itself belongs to it.
pub(super) fn tie(before: &Event, event: &Event) -> Tie {
    match (before, event) {
        (Event::Rolled { .. }, Event::Rolled { .. })
        | (Event::Rerolled { .. } | Event::Rerolling { .. }, Event::Rerolled { .. }) => Tie::With,
        (Event::Called { .. }, Event::Rolled { .. }) => Tie::After,
        (Event::Placed { .. }, Event::Defused { .. } | Event::FoundWrong { .. }) => Tie::After,
        _ => Tie::Apart,
    }
}

/// E7: where the points came from, with the score itself beside it.
fn parts(view: &Fuse) -> String {
    let tally = view.tally;
    let mut said = Vec::new();
    if let Frame::Over { ending: Ending::Won(time) } = view.frame() {
        said.push(t!("fuse-part-won"));
        said.push(t!("fuse-part-time", points = time));
    }
    said.push(t!("fuse-part-bombs", points = tally.points));
    said.push(t!("fuse-part-sparks", points = 2 * tally.sparks));
    let counts = view.options.modules().is_none_or(|modules| modules.detonators);
    if counts && tally.detonators > 0 {
        said.push(t!("fuse-part-detonators", points = 2 * tally.detonators));
    }
    said.join(" · ")
}

pub(super) fn ending(view: &Fuse) -> String {
    let parts = parts(view);
    match view.frame() {
        Frame::Over { ending: Ending::Won(_) } => t!("fuse-ending-won", parts = parts),
        Frame::Over { ending: Ending::Bag } => t!("fuse-ending-bag", parts = parts),
        _ => t!("fuse-ending-time", parts = parts),
    }
}

/// Who did what: the dice that were placed, and the cards that were defused.
pub(super) fn earned(events: &[Event], seat: Seat) -> String {
    let (mut dice, mut bombs, mut sparks) = (0, 0, 0);
    for event in events {
        match *event {
            Event::Placed { seat: by, .. } if by == seat => dice += 1,
            Event::Defused { seat: by, card: Card::Bomb(_) } if by == seat => bombs += 1,
            Event::Defused { seat: by, card: Card::Spark(_) } if by == seat => sparks += 1,
            _ => {}
        }
    }
    let bombs = t!("fuse-earned-bombs", count = bombs);
    let sparks = t!("fuse-earned-sparks", count = sparks);
    [t!("fuse-earned-dice", count = dice), bombs, sparks].join(" · ")
}

/// A few words under a player's name: what the seat does or has done in this round.
pub(super) fn note(view: &Fuse, seat: Seat) -> String {
    let round = &view.round;
    let state = match view.frame() {
        Frame::Ready { missing } if !missing.has(seat) => t!("fuse-note-ready"),
        Frame::Call if seat == round.leader => t!("fuse-note-rolls"),
        Frame::Pool { .. } | Frame::Picks { .. } if view.pickers().has(seat) => {
            t!("fuse-note-picks")
        }
        Frame::Pool { .. } if !round.active.has(seat) => t!("fuse-note-idle"),
        Frame::Pool { .. } if round.passed.has(seat) && view.has_room(seat) => {
            t!("fuse-note-passed")
        }
        Frame::Pool { .. } => {
            let (placed, quota) = (round.placed[seat.index()], view.quota(seat));
            t!("fuse-placed-of", placed = placed, quota = quota)
        }
        Frame::Return { pending, .. } if pending.has(seat) => t!("fuse-note-returns"),
        Frame::Sixes { pending } if pending.has(seat) => t!("fuse-note-rolls"),
        _ => String::new(),
    };
    let off = view.roles_off.has(seat);
    let role = view.roles[seat.index()].map(|role| match off {
        true => t!("fuse-role-off"),
        false => role_name(role),
    });
    let uses = role_in_use(view, seat).is_some() || seat == round.leader;
    let runs = round.number > 0 && !matches!(view.frame(), Frame::Over { .. });
    let leads = (uses && runs).then(|| t!("fuse-leads"));
    let parts = [Some(state), leads, role];
    let said = parts.into_iter().flatten().filter(|part| !part.is_empty());
    said.collect::<Vec<_>>().join(" · ")
}
