//! The table: what burns before everybody, what was lit, the answers, and the own hand.

use super::choices::offered;
use super::words::{action_name, card_name, slug};
use crate::games::Board;
use crate::kit::{self, Answer, CardState, HandCard, answer_bar, answer_button, hand_card};
use crate::one_type::{live, memo};
use crate::shell::icon;
use crate::{said, t};
use kernel::{Bag, Seat};
use leptos::prelude::*;
use new_game::{Action, Because, Card, Event, Frame, NewGame, View};

const COLOURS: [&str; 4] = ["new-game-0", "new-game-1", "new-game-2", "new-game-3"];
const CRESTS: [&str; 4] =
    ["new-game-crest-0", "new-game-crest-1", "new-game-crest-2", "new-game-crest-3"];
/// The keys of the answers, in their order.
const KEYS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// The class that sets `--k` to the colour of a seat.
pub(super) const fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index() % COLOURS.len()]
}

/// The sign of a seat: colour is never alone.
pub(super) const fn crest(seat: Seat) -> &'static str {
    CRESTS[seat.index() % CRESTS.len()]
}

pub(super) fn board(board: Board<NewGame>) -> AnyView {
    let settled = kit::settled(board);
    // Who is asked should have seen everything that happened before, the own deed included.
    let ready = move || settled.get() && !board.underway.get();
    // The answers, and not whether there are any: one question may follow another at once.
    let answers = memo(move || if ready() { answers(board) } else { Vec::new() });
    let asked = memo(move || answers.with(|answers| !answers.is_empty()));
    kit::listen(board.seat, move |key, _| {
        let answer = kit::with_key(answers.get_untracked(), key);
        answer.inspect(|answer| act(board, answer.does)).is_some()
    });
    let saying = view! { <p>{live(move || middle(board))}</p> }.into_any();
    let slugs = move || answers.with(|answers| answers.iter().map(|one| one.slug).collect());
    view! {
        <section class="at-board panel new-game-board">{live(move || table(board))}</section>
        {answer_bar(asked, slugs, saying, move || buttons(board, answers.get()))}
        <section class="at-hand new-game-hand">{live(move || hand(board))}</section>
    }
    .into_any()
}

/// What the person at the screen is offered now.
fn offers(board: Board<NewGame>) -> Vec<Action> {
    let seat = board.seat.get();
    seat.map_or(Vec::new(), |seat| board.latest.with(|view| offered(view, seat)))
}

/// Every offer as a button; pressing one that the rules refuse says why.
fn answers(board: Board<NewGame>) -> Vec<Answer<Action, Because>> {
    let answer = |(action, key): (Action, &'static str)| {
        let press = match action {
            Action::Light(_) => "light",
            Action::Discard(_) => "discard",
            Action::PutOut => "put-out",
            Action::Pass => "pass",
        };
        let hot = matches!(action, Action::Light(_) | Action::PutOut);
        let refused = board.check(action).err();
        Answer::new(action, press, action_name(action)).key(key).hot(hot).refused(refused)
    };
    offers(board).into_iter().zip(KEYS).map(answer).collect()
}

fn buttons(board: Board<NewGame>, answers: Vec<Answer<Action, Because>>) -> AnyView {
    let button = |answer| {
        answer_button(answer, "btn", None, board.refused, move |action| act(board, action))
    };
    answers.into_iter().map(button).collect_view().into_any()
}

/// Does it, or says why it cannot be done.
fn act(board: Board<NewGame>, action: Action) {
    if kit::allowed(board, action) {
        board.act(vec![action]);
    }
}

/// What was lit and lies in the middle. The frame changes with `Came`, which is told after the event
/// that changes it: until then that event says what lies there, so that a press is seen at once and
/// no card lies in two places.
fn lit(board: Board<NewGame>) -> Option<Card> {
    let told = board.told.with(|told| told.last().copied());
    match told {
        Some(Event::Lit { card, .. }) => Some(card),
        Some(Event::WasPutOut { .. } | Event::Burnt { .. }) => None,
        Some(
            Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Passed { .. }
            | Event::Came { .. },
        )
        | None => match board.shown.with(|view| view.frame) {
            Frame::Window { card, .. } => Some(card),
            Frame::Draw { .. } | Frame::Turn { .. } | Frame::Over => None,
        },
    }
}

/// What lies in the middle, in words.
fn middle(board: Board<NewGame>) -> String {
    match lit(board) {
        Some(card) => t!("new-game-lies", card = card_name(card)),
        None => t!("new-game-deck", count = board.shown.with(|view| view.deck)),
    }
}

/// What burns before everybody.
fn table(board: Board<NewGame>) -> AnyView {
    let view = board.shown.get();
    let names = board.names.get();
    let row = |at: usize| {
        let (seat, burning) = (Seat::new(at), faces(&view.burning[at]));
        let class = format!("new-game-row {}", colour(seat));
        let name = names.of(seat).to_owned();
        view! {
            <div class=class data-row=at>
                {icon(crest(seat))}
                <b>{name}</b>
                <span class="new-game-burning">{burning}</span>
            </div>
        }
        .into_any()
    };
    let rows = (0..view.seat_count as usize).map(row).collect_view();
    let lit = lit(board).map(face);
    view! { {rows} <div class="new-game-lit" data-deck=view.deck>{lit}</div> }.into_any()
}

fn faces(bag: &Bag<3>) -> AnyView {
    let cards = bag.iter().flat_map(|(kind, count)| (0..count).map(move |_| Card::ALL[kind]));
    cards.map(face).collect_view().into_any()
}

/// A card that lies open.
fn face(card: Card) -> AnyView {
    let class = format!("new-game-card new-game-{}", slug(card));
    let (name, title) = (card_name(card), card_name(card));
    view! { <span class=class data-card=slug(card) title=title>{name}</span> }.into_any()
}

/// Would a bot use this card?
fn hinted(board: Board<NewGame>, card: Card) -> bool {
    board.hint.with(|hint| {
        let first = hint.as_ref().map(|hint| hint.actions[0]);
        matches!(first, Some(Action::Light(one) | Action::Discard(one)) if one == card)
    })
}

/// The own cards. Pressing one lights it, or says why it cannot be lit.
fn hand(board: Board<NewGame>) -> AnyView {
    let Some(seat) = board.seat.get() else { return ().into_any() };
    let held = move || board.shown.with(|view| (view.viewer == Some(seat)).then_some(view.hand));
    let cards = held().into_iter().flat_map(|hand| {
        let kinds: Vec<(usize, u8)> = hand.iter().collect();
        kinds.into_iter().flat_map(|(kind, count)| (0..count).map(move |_| Card::ALL[kind]))
    });
    let card = |card: Card| {
        let turn = move |view: &View| view.frame == Frame::Turn { seat };
        let state = memo(move || match board.latest.with(turn) {
            true if card != Card::Water => CardState::Open,
            true => CardState::Shut,
            false => CardState::Quiet,
        });
        hand_card(HandCard {
            class: format!("new-game-card new-game-{}", slug(card)),
            slug: slug(card),
            state,
            hinted: memo(move || hinted(board, card)),
            face: view! { <b>{said!("new-game-face", card = card_name(card))}</b> }.into_any(),
            title: None,
            spoken: None,
            look: None,
            press: Callback::new(move |()| act(board, Action::Light(card))),
        })
    };
    cards.map(card).collect_view().into_any()
}
