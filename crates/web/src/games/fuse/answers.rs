//! The buttons: what each says, its key, and how it looks.

use super::art::{placed_die, slug};
use super::choices::{Do, Mode, role_in_use};
use super::interaction::Interaction;
use super::words::{call_name, colour_name, role_name};
use crate::kit::{Answer, answer_bar, answer_button};
use crate::one_type::memo;
use crate::t;
use fuse::die::{Colour, Die, Kind, Number};
use fuse::{Action, Because, Call, Fuse, Options};
use kernel::Seat;
use leptos::prelude::*;

const CALLS: [&str; 5] = ["call-red", "call-yellow", "call-green", "call-blue", "call-black"];
const CALL_NUMBERS: [&str; 6] = ["call-1", "call-2", "call-3", "call-4", "call-5", "call-6"];
const MARKS: [&str; 5] = ["mark-red", "mark-yellow", "mark-green", "mark-blue", "mark-black"];
const TURNS: [&str; 6] = ["turn-1", "turn-2", "turn-3", "turn-4", "turn-5", "turn-6"];

const fn at(number: Number) -> usize {
    number.value() as usize - 1
}

/// The name of an answer for style and tests.
const fn press(does: Do) -> &'static str {
    match does {
        Do::Act(_, action) => match action {
            Action::Ready => "ready",
            Action::Roll { call: None, .. } => "roll",
            Action::Roll { call: Some(Call::Colour(colour)), .. } => CALLS[colour as usize],
            Action::Roll { call: Some(Call::Number(number)), .. } => CALL_NUMBERS[at(number)],
            Action::Pass { .. } => "pass",
            Action::End { .. } => "end",
            Action::Hold { .. } => "hold",
            Action::Turn { number, .. } => TURNS[at(number)],
            Action::Mark { colour, .. } => MARKS[colour as usize],
            Action::Flip { .. } => "flip",
            Action::Reroll { .. } => "reroll",
            Action::RollSix => "six",
            Action::Place { .. } => "place",
            Action::Scrub { .. } | Action::Check { .. } => "card",
            Action::Pick(_) => "pick",
            Action::Return { .. } => "return",
        },
        Do::Begin(Mode::Scrub) => "scrub",
        Do::Begin(Mode::Check) => "check",
        Do::Begin(Mode::Ability | Mode::Place) => "ability",
        Do::Plainly(true) => "as-itself",
        Do::Plainly(false) => "as-marked",
        Do::Cancel => "cancel",
    }
}

const fn key(does: Do) -> &'static str {
    match does {
        Do::Act(_, Action::Ready | Action::Roll { call: None, .. } | Action::RollSix) => "R",
        Do::Act(_, Action::Reroll { .. }) => "R",
        Do::Act(_, Action::Pass { .. }) => "P",
        Do::Act(_, Action::End { .. }) => "E",
        Do::Act(_, Action::Hold { .. }) => "O",
        Do::Begin(Mode::Scrub) => "X",
        Do::Begin(Mode::Check) => "V",
        Do::Begin(Mode::Ability | Mode::Place) => "A",
        Do::Cancel => "Esc",
        Do::Act(..) | Do::Plainly(_) => "",
    }
}

/// R15, R16: has this seat placed too little in this round?
pub(super) fn owes(view: &Fuse, seat: Seat) -> bool {
    let options: &Options = &view.options;
    let placed = view.round.placed[seat.index()];
    if options.is_small() { placed < options.quota() } else { placed == 0 }
}

/// What a Pass costs: a spark, unless enough was placed.
fn pass_costs(view: &Fuse, seat: Seat) -> String {
    match owes(view, seat) && view.options.has_sparks() {
        true => t!("fuse-do-pass-spark"),
        false => t!("fuse-do-pass-free"),
    }
}

/// The words of an answer, and a few more.
fn said(interaction: Interaction, view: &Fuse, does: Do) -> (String, String) {
    let names = interaction.board.names.get();
    let several = interaction.board.own.get().len() > 1;
    let plain = |words: String| (words, String::new());
    let of = |seat: Seat, words: String| match several {
        true => t!("fuse-do-for", name = names.of(seat), what = words),
        false => words,
    };
    match does {
        Do::Act(seats, action) => {
            let seat = seats.lowest().unwrap_or(view.round.leader);
            match action {
                Action::Ready => plain(t!("fuse-do-ready")),
                Action::Roll { call: Some(call), .. } => {
                    plain(t!("fuse-do-call", what = call_name(call)))
                }
                Action::Roll { call: None, .. } => {
                    let calls = interaction.offers.with(Vec::len) > 1;
                    plain(if calls { t!("fuse-do-roll-plain") } else { t!("fuse-do-roll") })
                }
                Action::Pass { .. } => (of(seat, t!("fuse-do-pass")), pass_costs(view, seat)),
                Action::End { .. } => plain(t!("fuse-do-end")),
                Action::Hold { .. } => (of(seat, t!("fuse-do-hold")), t!("fuse-do-hold-detail")),
                Action::Turn { number, .. } => plain(t!("fuse-do-turn", number = number.value())),
                Action::Mark { colour, .. } => {
                    plain(t!("fuse-do-mark", colour = colour_name(colour)))
                }
                Action::Flip { die } => {
                    let lies = view.pool[die.place as usize].die;
                    let number = lies.map_or(0, |die| die.number().opposite().value());
                    plain(t!("fuse-do-flip", number = number))
                }
                Action::Reroll { dice, .. } => {
                    let left = 3 - view.round.rerolls;
                    let count = dice.count_ones();
                    (t!("fuse-do-reroll", count = count), t!("fuse-do-reroll-left", count = left))
                }
                Action::RollSix => plain(t!("fuse-do-six")),
                Action::Place { .. }
                | Action::Scrub { .. }
                | Action::Check { .. }
                | Action::Pick(_)
                | Action::Return { .. } => plain(String::new()),
            }
        }
        Do::Begin(Mode::Scrub) => (t!("fuse-do-scrub"), t!("fuse-do-scrub-detail")),
        Do::Begin(Mode::Check) => plain(t!("fuse-do-check")),
        Do::Begin(Mode::Ability | Mode::Place) => match role_in_use(view, view.round.leader) {
            Some(role) => plain(role_name(role)),
            None => plain(String::new()),
        },
        Do::Plainly(plainly) => {
            let lies = interaction.taken.get().die.map(|name| view.pool[name.place as usize]);
            let own = lies.and_then(|one| Some(listed(one.die?)));
            let mark = lies.and_then(|one| one.mark).map(colour_name);
            let colour = if plainly { own } else { mark };
            plain(t!("fuse-do-as-itself", colour = colour.unwrap_or_default()))
        }
        Do::Cancel => plain(t!("fuse-do-cancel")),
    }
}

/// "black/yellow"
fn listed(die: Die) -> String {
    die.colours().iter().map(colour_name).collect::<Vec<_>>().join("/")
}

fn is_hot(does: Do) -> bool {
    match does {
        Do::Act(_, action) => matches!(
            action,
            Action::Ready
                | Action::Roll { .. }
                | Action::RollSix
                | Action::Reroll { .. }
                | Action::Hold { .. }
        ),
        Do::Begin(Mode::Ability) => true,
        _ => false,
    }
}

/// Every offer as an answer.
pub(super) fn answers(interaction: Interaction) -> Vec<Answer<Do, Because>> {
    let view = interaction.board.latest.get();
    let answer = |does: Do| {
        let (words, detail) = said(interaction, &view, does);
        let answer = Answer::new(does, press(does), words).key(key(does)).hot(is_hot(does));
        Answer { detail, ..answer }
    };
    interaction.offers.get().into_iter().map(answer).collect()
}

/// The picture on a button: a number or a colour is seen before it is read.
fn sign(view: &Fuse, does: Do) -> Option<AnyView> {
    let Do::Act(_, action) = does else { return None };
    let colour = |colour: Colour| {
        let class = format!("f-sign f-{}", slug(colour));
        view! { <i class=class aria-hidden="true"></i> }.into_any()
    };
    let number = |kind: Kind, number: Number| {
        let art = placed_die(Die::new(kind, number));
        view! { <svg class="f-sign" viewBox="0 0 120 120" aria-hidden="true" inner_html=art></svg> }
            .into_any()
    };
    Some(match action {
        Action::Roll { call: Some(Call::Colour(one)), .. } | Action::Mark { colour: one, .. } => {
            colour(one)
        }
        Action::Roll { call: Some(Call::Number(one)), .. } => {
            number(Kind::single(Colour::Black), one)
        }
        Action::Turn { die, number: one } => number(view.pool[die.place as usize].die?.kind(), one),
        _ => return None,
    })
}

/// The bar with the answers.
pub(super) fn bar(interaction: Interaction) -> AnyView {
    let all = memo(move || answers(interaction));
    let asked = memo(move || all.with(|all| all.iter().any(|one| one.hot)));
    let button = move |answer: Answer<Do, Because>| {
        let sign = interaction.board.latest.with(|view| sign(view, answer.does));
        let class = if sign.is_some() { "btn f-choice" } else { "btn" };
        let refused = interaction.board.refused;
        answer_button(answer, class, sign, refused, move |does| interaction.press(does))
    };
    let slugs = move || all.with(|all| all.iter().map(|one| one.slug).collect());
    let saying = super::hub::step_time(interaction);
    answer_bar(asked, slugs, saying, move || {
        all.get().into_iter().map(button).collect_view().into_any()
    })
}
