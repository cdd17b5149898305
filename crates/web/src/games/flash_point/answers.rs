//! The buttons: what each says, its key, what it costs, and how it looks.

use super::art;
use super::decide::{Decision, Do, Taken, Verb, verb_of};
use super::forecast::{cost, outcome, outcome_name, saves, turned};
use super::interaction::Interaction;
use super::words::{
    dice_name, direction_name, edge_name, firefighter_name, load_name, marker_name, parking_name,
    points_name, quadrant_name, space_name, specialist_name, vehicle_name,
};
use crate::kit::{Answer, answer_bar, answer_button};
use crate::one_type::{flag, live, memo, words};
use crate::t;
use flash_point::space::{Direction, Edge};
use flash_point::{Action, Because, Choice, Firefighter, Frame, Kind, Open, Ride, Vehicle};
use leptos::prelude::*;

/// What a kind of action is called.
pub(super) fn verb_name(verb: Verb) -> String {
    match verb {
        Verb::Move => t!("flash-point-page-do-walk"),
        Verb::Squeeze => t!("flash-point-page-do-squeeze"),
        Verb::Extinguish => t!("flash-point-page-do-extinguish"),
        Verb::Door => t!("flash-point-page-do-door"),
        Verb::Chop => t!("flash-point-page-do-chop"),
        Verb::Treat => t!("flash-point-page-do-treat"),
        Verb::Dispose => t!("flash-point-page-do-dispose"),
        Verb::TurnUp => t!("flash-point-page-do-turn-up"),
        Verb::Clear => t!("flash-point-page-do-clear"),
        Verb::Repair => t!("flash-point-page-do-repair"),
        Verb::MoveSmoke => t!("flash-point-page-do-smoke"),
        Verb::MovePoi => t!("flash-point-page-do-poi"),
        Verb::OpenFor => t!("flash-point-page-do-open-for"),
        Verb::Look => t!("flash-point-page-do-look"),
        Verb::Plan => t!("flash-point-page-do-plan"),
        Verb::Throw => t!("flash-point-page-do-throw"),
        Verb::Drive => t!("flash-point-page-do-drive"),
        Verb::DeckGun => t!("flash-point-page-do-deck-gun"),
        Verb::ChangeCrew => t!("flash-point-page-do-crew"),
        Verb::Command => t!("flash-point-page-do-commands"),
        Verb::End => t!("flash-point-page-do-end"),
    }
}

const fn verb_slug(verb: Verb) -> &'static str {
    match verb {
        Verb::Move => "walk",
        Verb::Squeeze => "squeeze",
        Verb::Extinguish => "extinguish",
        Verb::Door => "door",
        Verb::Chop => "chop",
        Verb::Treat => "treat",
        Verb::Dispose => "dispose",
        Verb::TurnUp => "turn-up",
        Verb::Clear => "clear",
        Verb::Repair => "repair",
        Verb::MoveSmoke => "smoke",
        Verb::MovePoi => "poi",
        Verb::OpenFor => "open-for",
        Verb::Look => "look",
        Verb::Plan => "plan",
        Verb::Throw => "throw",
        Verb::Drive => "drive",
        Verb::DeckGun => "deck-gun",
        Verb::ChangeCrew => "crew",
        Verb::Command => "commands",
        Verb::End => "end",
    }
}

/// The name of an answer for style and tests.
const fn slug(does: Do) -> &'static str {
    match does {
        Do::Twice(..) => "put-out",
        Do::Walk(_) => "walk",
        Do::Begin(verb) => verb_slug(verb),
        Do::Drive(..) => "drive",
        Do::Lead(Some(_)) => "command",
        Do::Lead(None) => "own",
        Do::Carry(_) => "carry",
        Do::Follow(_) => "follow",
        Do::Cancel => "cancel",
        Do::Act(_, action) => match (verb_of(action), action) {
            (Some(verb), _) => verb_slug(verb),
            (_, Action::Take { .. }) => "take",
            (_, Action::Park { .. }) => "park",
            (_, Action::Begin { .. }) => "begin",
            (_, Action::Reroll { .. }) => "reroll",
            (_, Action::Return { .. }) => "return",
            (_, Action::Control { .. }) => "control",
            (_, Action::Dodge { .. }) => "dodge",
            (_, Action::Ride { .. }) => "ride",
            (_, Action::Decline { .. }) => "decline",
            (_, Action::Answer { agreed: true }) => "agree",
            (_, Action::Answer { agreed: false }) => "refuse",
            (_, Action::GetUp { .. }) => "get-up",
            (_, Action::Explode { .. }) => "explode",
            (_, Action::Choose(Choice::Done)) => "done",
            _ => "choose",
        },
    }
}

const fn key(does: Do) -> &'static str {
    match does {
        Do::Act(_, Action::End { .. }) => "E",
        Do::Act(_, Action::Decline { .. } | Action::Choose(Choice::Done)) => "N",
        Do::Act(_, Action::Answer { agreed: true }) => "Y",
        Do::Act(_, Action::Answer { agreed: false }) => "N",
        Do::Cancel => "Esc",
        Do::Begin(verb) => verb_key(verb),
        Do::Act(_, action) => match verb_of(action) {
            Some(verb) => verb_key(verb),
            None => "",
        },
        _ => "",
    }
}

const fn verb_key(verb: Verb) -> &'static str {
    match verb {
        Verb::Extinguish => "X",
        Verb::Door => "D",
        Verb::Chop => "A",
        Verb::Drive => "V",
        Verb::DeckGun => "G",
        Verb::TurnUp => "L",
        Verb::End => "E",
        _ => "",
    }
}

/// What a wall or a door beside somebody parts.
fn beside(open: &Open, one: Firefighter, to: Direction) -> String {
    Edge::of(open.at(one), to).map_or(String::new(), edge_name)
}

/// Where an action of a kind is done, for a list of several.
fn where_done(open: &Open, action: Action) -> String {
    match action {
        Action::Open { firefighter, at }
        | Action::Close { firefighter, at }
        | Action::Chop { firefighter, at }
        | Action::Repair { firefighter, at }
        | Action::Squeeze { firefighter, to: at } => beside(open, firefighter, at),
        Action::Extinguish { at, .. } | Action::TurnUp { at, .. } | Action::Throw { at, .. } => {
            at.to_string()
        }
        Action::MoveSmoke { from, to, .. }
        | Action::MovePoi { from, to, .. }
        | Action::OpenFor { from, to, .. } => format!("{from}, {}", direction_name(to)),
        _ => String::new(),
    }
}

/// What an action of a turn is called: nearer than its kind.
fn act_name(open: &Open, action: Action) -> String {
    match action {
        Action::Open { .. } => t!("flash-point-page-do-open"),
        Action::Close { .. } => t!("flash-point-page-do-close"),
        Action::Extinguish { at, .. } if open.smoke.has(at) => {
            t!("flash-point-page-do-clear-smoke")
        }
        Action::Treat { trapped: true, .. } => {
            format!("{}: {}", t!("flash-point-page-do-treat"), marker_name(Kind::Trapped))
        }
        Action::ChangeCrew { specialist, .. } => specialist_name(specialist),
        Action::Plan { give, .. } => t!("flash-point-page-do-give", count = give + 1),
        Action::Drive { ride, .. } => match ride {
            None => t!("flash-point-page-do-drive-alone"),
            Some(ride) => ride_name(ride),
        },
        _ => verb_of(action).map_or(String::new(), verb_name),
    }
}

/// "Ambulance: top"
fn drive_name(open: &Open, vehicle: Vehicle, clockwise: bool) -> String {
    let at = open.parked(vehicle);
    let to = at.map(|at| if clockwise { at.clockwise() } else { at.counterclockwise() });
    format!("{}: {}", vehicle_name(vehicle), to.map_or(String::new(), parking_name))
}

fn ride_name(ride: Ride) -> String {
    let mut words = t!("flash-point-page-do-ride", at = ride.to.to_string());
    if let Some(load) = ride.load {
        words += &format!(" + {}", load_name(load));
    }
    if ride.lead {
        words += &format!(" + {}", marker_name(Kind::Treated));
    }
    words
}

/// The words of an answer to a question, and a few more.
fn question(open: &Open, action: Action) -> (String, String) {
    let plain = |words: String| (words, String::new());
    match action {
        Action::Take { specialist, .. } => plain(specialist_name(specialist)),
        Action::Park { vehicle, at } => {
            plain(format!("{}: {}", vehicle_name(vehicle), parking_name(at)))
        }
        Action::Begin { at, .. } | Action::GetUp { at, .. } | Action::Explode { at } => {
            plain(space_name(open, at))
        }
        Action::Reroll { red, black } => match red || black {
            true => plain(dice_name(red, black)),
            false => plain(t!("flash-point-page-do-keep")),
        },
        Action::Return { bottom: true } => plain(t!("flash-point-page-do-bottom")),
        Action::Return { bottom: false } => plain(t!("flash-point-page-do-top")),
        Action::Control { red, black, .. } => {
            let target = turned(open.course.target, red, black);
            let brings = outcome_name(outcome(open, target));
            (format!("{}: {target}", dice_name(red, black)), brings)
        }
        Action::Dodge { firefighter, to, lead } => {
            let cost = open.dodge_cost(firefighter).unwrap_or(0);
            let lead = lead.then(|| marker_name(Kind::Treated));
            let words = [Some(direction_name(to)), lead].into_iter().flatten();
            (words.collect::<Vec<_>>().join(" + "), points_name(cost))
        }
        Action::Ride { ride, .. } => plain(ride_name(ride)),
        Action::Decline { .. } => match open.frame() {
            Frame::Ride { .. } => plain(t!("flash-point-page-do-stay")),
            Frame::Dodge { .. } => {
                (t!("flash-point-page-do-decline"), t!("flash-point-page-brings-knock-down"))
            }
            _ => {
                (t!("flash-point-page-do-decline"), outcome_name(outcome(open, open.course.target)))
            }
        },
        Action::Answer { agreed: true } => plain(t!("flash-point-page-do-agree")),
        Action::Answer { agreed: false } => plain(t!("flash-point-page-do-refuse")),
        Action::Choose(choice) => plain(choice_name(open, choice)),
        _ => plain(String::new()),
    }
}

fn choice_name(open: &Open, choice: Choice) -> String {
    match choice {
        Choice::Done => t!("flash-point-page-do-done"),
        Choice::Space(space) => space_name(open, space),
        Choice::Wall(edge) => edge_name(edge),
        Choice::Quadrant(quadrant) => quadrant_name(quadrant),
        Choice::Direction(direction) => direction_name(direction),
        Choice::Victim(space, kind) => format!("{space}: {}", marker_name(kind)),
    }
}

/// The words of an answer, and a few more: what it costs or brings.
fn said(decision: &Decision, taken: &Taken, left: Option<u8>, does: Do) -> (String, String) {
    let open = decision.open();
    let plain = |words: String| (words, String::new());
    match does {
        Do::Act(_, Action::End { firefighter }) => {
            let saved = saves(open, firefighter);
            (verb_name(Verb::End), t!("flash-point-page-do-end-saves", count = saved))
        }
        Do::Act(seat, action) if verb_of(action).is_some() => {
            let listed = taken.verb.is_some() && taken.space.is_none();
            let name = act_name(open, action);
            let words = match listed {
                true => format!("{name} {}", where_done(open, action)),
                false => name,
            };
            (words, points_name(cost(&decision.world, seat, action)))
        }
        Do::Act(_, action) => question(open, action),
        Do::Twice(seat, action) => {
            let points = cost(&decision.world, seat, action);
            (t!("flash-point-page-do-put-out"), points_name(points * 2))
        }
        Do::Walk(_) => {
            let left = left.map(|left| t!("flash-point-page-left", count = left));
            (t!("flash-point-page-do-walk"), left.unwrap_or_default())
        }
        Do::Begin(verb) => plain(verb_name(verb)),
        Do::Drive(vehicle, clockwise) => (drive_name(open, vehicle, clockwise), points_name(2)),
        Do::Lead(Some(one)) => {
            plain(t!("flash-point-page-do-command", who = firefighter_name(open, one)))
        }
        Do::Lead(None) => plain(t!("flash-point-page-do-own")),
        Do::Carry(load) => {
            let load = load.map_or(String::new(), load_name);
            plain(t!("flash-point-page-do-carry", what = load))
        }
        Do::Follow(_) => plain(t!("flash-point-page-do-carry", what = marker_name(Kind::Treated))),
        Do::Cancel => plain(t!("flash-point-page-do-cancel")),
    }
}

/// The one that most people want.
fn is_hot(decision: &Decision, does: Do) -> bool {
    let open = decision.open();
    let spent = open.course.turn.points + open.course.turn.restricted == 0;
    match does {
        Do::Act(_, Action::End { .. }) => spent,
        Do::Act(_, Action::Answer { agreed: true }) => true,
        Do::Act(_, Action::Extinguish { .. }) => true,
        Do::Walk(_) => true,
        Do::Act(_, Action::Control { .. } | Action::Dodge { .. }) => true,
        _ => false,
    }
}

/// A3, A4: what is taken along now is pressed.
fn chosen(decision: &Decision, taken: &Taken, does: Do) -> Option<bool> {
    match does {
        Do::Carry(load) => Some(decision.load(taken) == load),
        Do::Follow(next) => Some(!next),
        _ => None,
    }
}

/// The name by which an answer is read.
fn read(does: Do) -> Option<&'static str> {
    match does {
        Do::Act(_, Action::Take { specialist, .. } | Action::ChangeCrew { specialist, .. }) => {
            Some(super::read::specialist_key(specialist))
        }
        _ => None,
    }
}

/// Every offer as an answer.
pub(super) fn answers(interaction: Interaction) -> Vec<Answer<Do, Because>> {
    let taken = interaction.taken.get();
    let left = interaction.walk.with(|walk| walk.as_ref().map(|walk| walk.left));
    interaction.decision.with(|decision| {
        let answer = |does: Do| {
            let (words, detail) = said(decision, &taken, left, does);
            let hot = is_hot(decision, does);
            let answer = Answer::new(does, slug(does), words).key(key(does)).hot(hot);
            let chosen = chosen(decision, &taken, does);
            Answer { detail, chosen, read: read(does), ..answer }
        };
        interaction.offers.get().into_iter().map(answer).collect()
    })
}

/// What there is to say: the way under the pointer, or who can step in.
fn saying(interaction: Interaction) -> AnyView {
    let line = move || {
        if !interaction.ready.get() {
            return String::new();
        }
        let at = interaction.taken.get().space.or(interaction.at.get());
        let open = interaction.decision.with(|decision| decision.world.open);
        interaction.walk.with(|walk| match (walk, at) {
            (Some(walk), Some(at)) if walk.refused.is_some() => {
                t!("flash-point-page-say-far", at = space_name(&open, at), cost = walk.cost)
            }
            (Some(walk), Some(at)) => {
                let (cost, left) = (walk.cost, walk.left);
                let at = space_name(&open, at);
                match walk.burns {
                    true => t!("flash-point-page-say-fire", at = at, cost = cost, left = left),
                    false => t!("flash-point-page-say-walk", at = at, cost = cost, left = left),
                }
            }
            (None, Some(at)) => super::plan_text::spoken(&open, at),
            _ => String::new(),
        })
    };
    view! {
        {ring(interaction)}
        <p class="k-say">{live(line)}</p>
    }
    .into_any()
}

/// O2: the time that is left for a reaction, as a ring.
fn ring(interaction: Interaction) -> AnyView {
    let board = interaction.board;
    let part = memo(move || {
        let window = board.latest.with(|view| view.open.course.window);
        board.time.with(|time| {
            let clock = time.clocks.iter().find(|clock| clock.alarm == Some(window))?;
            let left = clock.millis_left.div_ceil(1_000);
            (clock.of > 0).then(|| (clock.millis_left * 100 / clock.of, left))
        })
    });
    let share = move || part.get().map_or(0, |(part, _)| part);
    let seconds = move || part.get().map_or(String::new(), |(_, left)| left.to_string());
    view! {
        <b
            class="fp-ring"
            aria-hidden="true"
            class:fp-runs=flag(move || part.get().is_some())
            style=("--left", words(move || format!("{}%", share())))
        >
            {live(seconds)}
        </b>
    }
    .into_any()
}

/// The bar with the answers.
pub(super) fn bar(interaction: Interaction) -> AnyView {
    let all = memo(move || match interaction.ready.get() {
        true => answers(interaction),
        false => Vec::new(),
    });
    let asked = memo(move || {
        interaction.ready.get() && interaction.decision.with(|decision| decision.asked)
    });
    let button = move |answer: Answer<Do, Because>| {
        let refused = interaction.board.refused;
        let sign = art::sign(answer.slug).map(|sign| {
            view! { <svg class="fp-sign" viewBox="0 0 32 32" aria-hidden="true" inner_html=sign></svg> }
                .into_any()
        });
        answer_button(answer, "btn", sign, refused, move |does| interaction.press(does))
    };
    let slugs = move || all.with(|all| all.iter().map(|one| one.slug).collect());
    answer_bar(asked, slugs, saying(interaction), move || {
        all.get().into_iter().map(button).collect_view().into_any()
    })
}
