//! The cards in front of the people at this device, large and ready to take dice; for somebody who only
//! looks on, everybody's.

use super::art::placed_die;
use super::choices::on_slot;
use super::crests;
use super::interaction::Interaction;
use super::picture::{Picture, Place, picture};
use super::read::{card_read, slot_read};
use super::room::{Shares, shares};
use super::words::{letters, role_name};
use crate::kit::room_of;
use crate::one_type::{flag, live, memo, press, words};
use crate::shell::icon;
use crate::{said, t};
use fuse::cards::Card;
use fuse::{Fuse, InFront};
use kernel::{Seat, Seats};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// Whose cards are shown.
fn shown_seats(view: &Fuse, own: Seats) -> Seats {
    if own.is_empty() { view.options.seats() } else { own }
}

/// The cards of a seat: bombs, then sparks.
fn cards(view: &Fuse, seat: Seat) -> (Vec<Card>, Vec<Card>) {
    let all = view.cards_of(seat).map(|front| front.card);
    all.partition(|card| matches!(card, Card::Bomb(_)))
}

/// Sparks stay where they lie, and a new one comes last: nobody presses another one than was meant.
fn come_last(order: &mut Vec<Card>, now: Vec<Card>) {
    order.retain(|card| now.contains(card));
    let new: Vec<Card> = now.into_iter().filter(|card| !order.contains(card)).collect();
    order.extend(new);
}

pub(super) fn own(interaction: Interaction) -> AnyView {
    let board = interaction.board;
    let node = NodeRef::<Div>::new();
    let room = room_of(node);
    let seats = memo(move || board.shown.with(|view| shown_seats(view, board.own.get())));
    let lie = memo(move || {
        board.shown.with(|view| {
            let seats = seats.get();
            let most = |count: fn(&(Vec<Card>, Vec<Card>)) -> usize| {
                seats.iter().map(|seat| count(&cards(view, seat))).max().unwrap_or(0)
            };
            let bombs = view.options.hand();
            shares(room.get(), seats.len(), bombs, most(|(_, sparks)| sparks.len()))
        })
    });
    let groups = move || {
        let seats = seats.get();
        let named = seats.len() > 1;
        seats.iter().map(|seat| group(interaction, seat, lie, named)).collect_view()
    };
    let columns = words(move || lie.get().groups.to_string());
    view! {
        <section
            class="at-hand f-own"
            class:f-hidden=flag(move || interaction.hidden.get())
            class:f-small=flag(move || lie.get().bomb.0 < 110)
            aria-label=said!("fuse-own")
        >
            <div class="f-groups" node_ref=node style=("--groups", columns)>
                {live(groups)}
            </div>
        </section>
    }
    .into_any()
}

/// What lies in front of one seat.
fn group(interaction: Interaction, seat: Seat, lie: Memo<Shares>, named: bool) -> AnyView {
    let board = interaction.board;
    let order = StoredValue::new(Vec::new());
    let all = memo(move || {
        let (bombs, sparks) = board.shown.with(|view| cards(view, seat));
        // Whoever only looks on sees a moment in one way, however they came to it.
        if !board.own.get().has(seat) {
            return (bombs, sparks);
        }
        order.update_value(|order| come_last(order, sparks));
        (bombs, order.get_value())
    });
    let head = named.then(|| {
        let name = move || board.names.with(|names| names.of(seat).to_owned());
        let role = move || {
            board.shown.with(|view| view.roles[seat.index()]).map_or(String::new(), role_name)
        };
        view! {
            <h2 class=format!("f-head {}", crests::colour(seat))>
                {icon(crests::crest(seat))} <span>{words(name)}</span> <small>{words(role)}</small>
            </h2>
        }
    });
    let draw = move |spark: bool| {
        move || {
            let (bombs, sparks) = all.get();
            let cards = if spark { sparks } else { bombs };
            cards.into_iter().map(|one| card(interaction, seat, one, lie)).collect_view()
        }
    };
    let bombs = words(move || lie.get().bombs.to_string());
    let sparks = words(move || lie.get().sparks.to_string());
    let has_sparks = memo(move || all.with(|(_, sparks)| !sparks.is_empty()));
    view! {
        <div
            class="f-group"
            class:f-beside=flag(move || lie.get().beside)
            class:f-sparked=flag(move || has_sparks.get())
            style=("--bombs", bombs)
            style=("--sparks", sparks)
        >
            {head}
            <div class="f-bombs">{live(draw(false))}</div>
            <div class="f-sparks">{live(draw(true))}</div>
        </div>
    }
    .into_any()
}

/// A card in front of a seat; drawn anew when its dice or its room change.
fn card(interaction: Interaction, owner: Seat, card: Card, lie: Memo<Shares>) -> AnyView {
    let board = interaction.board;
    let front =
        memo(move || board.shown.with(|view| view.card_of(owner, card)).map(|front| front.dice));
    let (id, points) = match card {
        Card::Bomb(bomb) => (bomb.printed().id, Some(bomb.points())),
        Card::Spark(spark) => (spark.printed().id, None),
    };
    let class = if points.is_some() { "f-card f-bomb" } else { "f-card f-spark" };
    let corner = match points {
        Some(points) => {
            view! { <span class="f-points" aria-hidden="true">{points.to_string()}</span> }
                .into_any()
        }
        None => view! { <span class="f-zap">{icon("f-bolt")}</span> }.into_any(),
    };
    let spark = points.is_none();
    let drawn = memo(move || {
        let lie = lie.get();
        let room = if spark { lie.spark } else { lie.bomb };
        picture(card, &front.get().unwrap_or_default(), room, &letters())
    });
    let left = move || {
        let (dice, all) = (front.get().unwrap_or_default(), card.requirement().len());
        (0..all).map(|at| view! { <i class:on=dice[at].is_some()></i> }).collect_view()
    };
    view! {
        <article class=class on:click=press(move |event| pressed(interaction, owner, card, &event)) data-mine=id aria-label=words(move || card_read(card)) title=words(move || card_read(card))>
            {corner} <span class="f-left" aria-hidden="true">{live(left)}</span>
            <div class="f-box">{live(move || drawing(interaction, owner, card, drawn.get()))}</div>
        </article>
    }
    .into_any()
}

/// So far beside a slot a press still means it.
const NEAR_PIXELS: i32 = 24;

/// Slots are small on a phone: a press on a card means the open slot that is nearest, and only where none is
/// near the one that was hit.
fn pressed(interaction: Interaction, owner: Seat, card: Card, event: &web_sys::MouseEvent) {
    let element = |target: Option<web_sys::EventTarget>| {
        target.and_then(|one| one.dyn_into::<web_sys::Element>().ok())
    };
    let Some(hit) = element(event.target()) else { return };
    let number = |slot: &web_sys::Element| slot.get_attribute("data-slot")?.parse::<usize>().ok();
    let slot = hit.closest("[data-slot]").ok().flatten();
    let is_open = |slot: &web_sys::Element| slot.class_list().contains("f-open");
    let near = match &slot {
        Some(slot) if is_open(slot) => None,
        _ => {
            let box_ = hit.closest("[data-mine]").ok().flatten();
            let open = box_.and_then(|one| one.query_selector_all(".f-slot.f-open").ok());
            nearest(open, (event.client_x(), event.client_y()), slot.is_some())
        }
    };
    if let Some(at) = near.or(slot).as_ref().and_then(number) {
        interaction.press_slot(owner, card, at);
    }
}

/// The nearest of some slots; with `only_near` it must be beside the point.
fn nearest(
    slots: Option<web_sys::NodeList>,
    (x, y): (i32, i32),
    only_near: bool,
) -> Option<web_sys::Element> {
    let slots = slots?;
    let all = (0..slots.length()).filter_map(|at| slots.get(at)?.dyn_into().ok());
    let far = |slot: &web_sys::Element| {
        let r = slot.get_bounding_client_rect();
        let (dx, dy) =
            (x - (r.x() + r.width() / 2.0) as i32, y - (r.y() + r.height() / 2.0) as i32);
        let (half_w, half_h) = (r.width() as i32 / 2, r.height() as i32 / 2);
        (dx.abs() - half_w).max(0).max((dy.abs() - half_h).max(0))
    };
    let found = all.map(|slot| (far(&slot), slot)).min_by_key(|(far, _)| *far)?;
    (!only_near || found.0 <= NEAR_PIXELS).then_some(found.1)
}

/// The picture with a button over each slot.
fn drawing(interaction: Interaction, owner: Seat, card: Card, drawn: Picture) -> AnyView {
    let yours = interaction.board.own.get().has(owner);
    let (width, height) = (drawn.width, drawn.height);
    let slot = |place: &Place| slot(interaction, owner, card, *place, (width, height));
    let slots = yours.then(|| drawn.places.iter().map(slot).collect_view());
    view! {
        <div class="f-pic" style=("--w", width.to_string()) style=("--h", height.to_string())>
            <svg viewBox=drawn.view_box() aria-hidden="true" inner_html=drawn.art></svg>
            {slots}
        </div>
    }
    .into_any()
}

fn percent(part: i32, whole: i32) -> String {
    let hundredths = part * 10_000 / whole;
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}

fn slot(
    interaction: Interaction,
    owner: Seat,
    card: Card,
    place: Place,
    (width, height): (i32, i32),
) -> AnyView {
    let Interaction { board, taken, runs, sent, .. } = interaction;
    let at = place.slot;
    let front = move |view: &Fuse| view.card_of(owner, card);
    let open = memo(move || {
        let may = |view: &Fuse| {
            let front: InFront = front(view)?;
            on_slot(view, owner, &taken.get(), &front, at)
        };
        runs.get() && board.latest.with(|view| may(view).is_some())
    });
    let aimed = memo(move || taken.get().slot == Some((card, at as u8)));
    let read = move || board.shown.with(|view| front(view).map(|front| slot_read(&front, at)));
    let ghost = move || {
        let sent = sent.get().filter(|sent| sent.card == card && usize::from(sent.slot) == at)?;
        let die = board.shown.with(|view| {
            let empty = front(view).is_some_and(|front| front.dice[at].is_none());
            view.pool[sent.die.place as usize].die.filter(|_| empty)
        })?;
        Some(view! {
            <svg class="f-ghost" viewBox="0 0 120 120" aria-hidden="true" inner_html=placed_die(die)></svg>
        })
    };
    view! {
        <button
            type="button"
            class="f-slot"
            class:f-open=flag(move || open.get())
            class:f-aimed=flag(move || aimed.get())
            data-slot=at.to_string()
            data-card=card.printed().id
            data-owner=owner.index().to_string()
            aria-label=words(move || read().unwrap_or_default())
            style:left=percent(place.x, width)
            style:top=percent(place.y, height)
            style:width=percent(place.w, width)
            style:height=percent(place.h, height)
        >
            {live(ghost)}
        </button>
    }
    .into_any()
}

/// A card that is only looked at: small, in the row or beside a player's name.
pub(super) fn still(card: Card, dice: &fuse::requirement::Placed, room: (usize, usize)) -> AnyView {
    let drawn = picture(card, dice, room, &letters());
    view! { <svg viewBox=drawn.view_box() aria-hidden="true" inner_html=drawn.art></svg> }
        .into_any()
}

/// What somebody has, in full: the sheet that pressing a seat opens.
pub(super) fn belongings(view: &Fuse, seat: Seat) -> AnyView {
    let role = view.roles[seat.index()].map(|role| {
        let off = view.roles_off.has(seat).then(|| format!(" ({})", t!("fuse-role-off")));
        view! {
            <p><b>{role_name(role)}</b> {off} ". " {super::words::role_about(role)}</p>
        }
    });
    let card = |front: InFront| {
        let class =
            if matches!(front.card, Card::Bomb(_)) { "f-card f-bomb" } else { "f-card f-spark" };
        let points = match front.card {
            Card::Bomb(bomb) => bomb.points().to_string(),
            Card::Spark(_) => String::new(),
        };
        view! {
            <li>
                <span class=class>
                    <span class="f-points">{points}</span>
                    {still(front.card, &front.dice, (160, 120))}
                </span>
                <small>{card_read(front.card)}</small>
            </li>
        }
    };
    let cards: Vec<_> = view.cards_of(seat).map(card).collect();
    let none = cards.is_empty().then(|| t!("fuse-has-nothing"));
    view! { {role} <ul class="f-has">{cards}</ul> {none} }.into_any()
}

/// Beside a player's name: the bombs, small, and how many sparks.
pub(super) fn counters(view: &Fuse, seat: Seat) -> AnyView {
    let all: Vec<InFront> = view.cards_of(seat).collect();
    let bombs = all.iter().filter(|front| matches!(front.card, Card::Bomb(_)));
    let minis: Vec<_> = bombs
        .map(|front| view! { <span class="f-mini">{still(front.card, &front.dice, (120, 96))}</span> })
        .collect();
    let sparks = all.iter().filter(|front| matches!(front.card, Card::Spark(_))).count();
    let zap = (sparks > 0).then(|| {
        let words = t!("fuse-sparks-live", count = sparks);
        let title = words.clone();
        view! {
            <b class="f-zaps" title=title>
                {icon("f-bolt")} {sparks.to_string()} <span class="sr">{words}</span>
            </b>
        }
    });
    view! { {zap} <span class="f-minis">{minis}</span> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fuse::cards::Spark;

    #[test]
    fn a_new_spark_comes_last_and_the_others_stay_where_they_lie() {
        let sparks: Vec<Card> = Spark::all().take(4).map(Card::Spark).collect();
        let mut order = Vec::new();
        come_last(&mut order, vec![sparks[2]]);
        come_last(&mut order, vec![sparks[0], sparks[2]]);
        come_last(&mut order, vec![sparks[0], sparks[2], sparks[3]]);
        assert_eq!(order, [sparks[2], sparks[0], sparks[3]]);
        come_last(&mut order, vec![sparks[1], sparks[2], sparks[3]]);
        assert_eq!(order, [sparks[2], sparks[3], sparks[1]]);
    }
}
