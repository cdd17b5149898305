//! The decision: what is offered, with its numbers; for others, what happened last.

use super::cards::{coin, crest_icon, family, mini};
use super::choice::{Kind, Offer, Stage, Target, Way};
use super::desk::Desk;
use super::line::Look;
use super::notes::{Note, gain, leaving, notes, pill};
use super::words::{card_name, card_or_unknown, card_then, first_name, slug};
use crate::kit::{Answer, answer_button, answer_words, last_told, retold};
use crate::one_type::{flag, live, memo, press, words};
use crate::shell::icon;
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use oriflamme::{Action, Card, Event, Face, Slot, Spot, View};

/// A list of remarks.
fn remarks(all: Vec<Note>) -> AnyView {
    let one = |note: Note| view! { <span class:bad=note.bad>{note.words}</span> };
    all.into_iter().map(one).collect_view().into_any()
}

fn name(kind: Kind) -> String {
    match kind {
        Kind::Reveal => t!("oriflamme-reveal"),
        Kind::Leave => t!("oriflamme-leave"),
        Kind::Give => t!("oriflamme-do-give"),
        Kind::Count => t!("oriflamme-do-count"),
        Kind::Exchange => t!("oriflamme-do-exchange"),
        Kind::Talk => t!("oriflamme-do-talk"),
        Kind::Cash => t!("oriflamme-do-cash"),
        Kind::Mark => t!("oriflamme-do-mark"),
        Kind::Execute => t!("oriflamme-do-execute"),
        Kind::Remove => t!("oriflamme-do-remove"),
    }
}

const fn press_slug(kind: Kind) -> &'static str {
    match kind {
        Kind::Reveal => "reveal",
        Kind::Leave => "leave",
        Kind::Give => "give",
        Kind::Count => "count",
        Kind::Exchange => "exchange",
        Kind::Talk => "talk",
        Kind::Cash => "cash",
        Kind::Mark => "mark",
        Kind::Execute => "execute",
        Kind::Remove => "remove",
    }
}

/// A few words beside the name of an offer, with its number.
fn short(stage: &Stage, offer: &Offer) -> String {
    let with = |brings, words: String| format!("{} {words}", gain(brings)).trim_end().to_owned();
    match (offer.kind, &offer.way) {
        (Kind::Reveal, Way::Plain { brings, .. }) => {
            let card = stage.acting().map(|(_, card)| card);
            let then = card.map(card_then).unwrap_or_default();
            let skips = brings.skipped.is_some();
            match brings.least {
                _ if offer.refused.is_some() => String::new(),
                0 if !then.is_empty() && !skips => then,
                _ if then.is_empty() || skips => gain(brings),
                _ => format!("{}, {then}", gain(brings)),
            }
        }
        (Kind::Leave, _) => t!("oriflamme-leave-words"),
        (Kind::Count, Way::Plain { brings, .. }) => {
            format!("{}: {}", gain(brings), t!("oriflamme-do-count-words"))
        }
        (Kind::Cash, Way::Plain { brings, .. }) => with(brings, t!("oriflamme-do-cash-words")),
        (_, Way::Plain { brings, .. }) => gain(brings),
        (Kind::Give, _) => t!("oriflamme-do-give-words"),
        (Kind::Exchange, _) => t!("oriflamme-do-exchange-words"),
        (Kind::Talk, _) => t!("oriflamme-do-talk-words"),
        (Kind::Mark, _) => t!("oriflamme-do-mark-words"),
        (Kind::Execute, _) => t!("oriflamme-do-execute-words"),
        (_, _) => t!("oriflamme-do-remove-words"),
    }
}

/// How the card of a slot looks to who decides.
fn look(stage: &Stage, slot: Slot) -> (Look, Seat) {
    let laid = stage.world.open.card(slot);
    let owner = laid.map_or(stage.seat, |laid| laid.owner);
    let face = laid.map_or(Face::Down, |laid| laid.face);
    let look = match (face, stage.view.card(slot)) {
        (Face::Up(card), _) => Look::Up(card),
        (Face::Known(card), _) => Look::Known(card),
        (Face::Down, Some(card)) => Look::Own(card),
        (Face::Down, None) => Look::Down,
    };
    (look, owner)
}

/// Where a target lies: an arrow beside the acting card, a number elsewhere.
fn place(stage: &Stage, slot: Slot) -> String {
    let row = &stage.world.open.row;
    let acting = stage.acting().and_then(|(acting, _)| row.position(acting));
    match (acting, row.position(slot)) {
        (Some(here), Some(at)) if at + 1 == here => "←".to_owned(),
        (Some(here), Some(at)) if at == here + 1 => "→".to_owned(),
        (_, at) => at.map_or(0, |at| at + 1).to_string(),
    }
}

/// A target as a button: which card, what it brings.
fn target(desk: Desk, stage: &Stage, target: &Target, after_reveal: bool) -> AnyView {
    let names = desk.board.names.get();
    let (look, owner) = look(stage, target.slot);
    let remarks_on = notes(&names, stage, &target.brings);
    let number = pill(stage, target);
    let what = look.card().map_or_else(|| t!("oriflamme-a-card"), card_name);
    let (action, then) = (target.action, after_reveal.then(|| stage.clone()));
    let click = move |_| match &then {
        Some(then) => desk.reveal_and(then, action),
        None => desk.act(action),
    };
    let who = view! { <em class=family(owner)>{icon(crest_icon(owner))} {first_name(names.of(owner))}</em> };
    view! {
        <button type="button" class="o-tgt" data-target=target.slot.number().to_string() on:click=press(click)>
            <span class="o-where">{place(stage, target.slot)}</span>
            {mini(look, owner)}
            <span class="o-says"><b>{number}</b> {who} <span class="sr">{what}</span> {remarks(remarks_on)}</span>
        </button>
    }
    .into_any()
}

fn targets(desk: Desk, stage: &Stage, all: &[Target], after_reveal: bool) -> AnyView {
    let class = if all.len() > 3 { "o-tgts o-many" } else { "o-tgts" };
    let all = all.iter().map(|one| target(desk, stage, one, after_reveal)).collect_view();
    view! { <div class=class>{all}</div> }.into_any()
}

/// Cards of the hand that can take the Informant's place.
fn swaps(desk: Desk, stage: &Stage, cards: oriflamme::Cards) -> AnyView {
    let seat = stage.seat;
    let one = |card: Card| {
        view! {
            <button type="button" class="o-tgt" data-swap=slug(card) on:click=press(move |_| desk.act(Action::Swap(card)))>
                {mini(Look::Up(card), seat)} <span class="o-says"><b>{card_name(card)}</b></span>
            </button>
        }
    };
    view! { <div class="o-tgts o-swaps">{cards.iter().map(one).collect_view()}</div> }.into_any()
}

/// What stands under the name of an offer.
fn body(desk: Desk, stage: &Stage, offer: &Offer) -> AnyView {
    let names = desk.board.names.get();
    match (&offer.way, offer.kind) {
        (_, Kind::Reveal) if offer.refused.is_some() => {
            let why = t!("oriflamme-why-no-influence");
            view! { <p class="o-then">{why}</p> }.into_any()
        }
        (Way::Plain { brings, .. }, Kind::Reveal) => {
            let mut said = notes(&names, stage, brings);
            if stage.only_own() {
                said.push(Note { words: t!("oriflamme-note-only-own"), bad: true });
            }
            let next = stage.then.as_ref().and_then(|then| match then.offers.as_slice() {
                [Offer { way: Way::Row(all), kind: Kind::Remove, .. }] => {
                    Some(targets(desk, then, all, true))
                }
                _ => None,
            });
            // A single choice has been named already, beside the name of the offer.
            let about = stage.then.as_ref().filter(|then| next.is_none() && then.offers.len() > 1);
            let about = about.map(|then| previews(then));
            view! { {next} <p class="o-then">{remarks(said)} {about}</p> }.into_any()
        }
        (Way::Plain { .. }, Kind::Leave) => {
            let on = stage.acting().and_then(|(slot, _)| stage.world.open.card(slot));
            let before = on.map_or(0, |laid| laid.influence as u16);
            let words = leaving(stage);
            view! {
                <p class="o-then">
                    <span class="o-sum" aria-hidden="true">{coin(before)} {icon("i-right")} {coin(before + 1)}</span>
                    <span class:bad=words.bad>{words.words}</span>
                </p>
            }
            .into_any()
        }
        (Way::Plain { brings, .. }, _) => {
            view! { <p class="o-then">{remarks(notes(&names, stage, brings))}</p> }.into_any()
        }
        (Way::Row(all), _) => targets(desk, stage, all, false),
        (Way::Hand(cards), _) => swaps(desk, stage, *cards),
    }
}

/// The choices that follow a reveal, each with its best number.
fn previews(then: &Stage) -> AnyView {
    let one = |offer: &Offer| {
        let number = match &offer.way {
            Way::Plain { brings, .. } => gain(brings),
            Way::Row(all) => {
                let best = all.iter().max_by_key(|target| target.brings.most);
                match offer.kind {
                    Kind::Give => String::new(),
                    _ => best.map(|best| gain(&best.brings)).unwrap_or_default(),
                }
            }
            Way::Hand(_) => String::new(),
        };
        view! { <span class="o-next"><b>{name(offer.kind)}</b> " " {number}</span> }
    };
    then.offers.iter().map(one).collect_view().into_any()
}

/// One offer.
fn offer(desk: Desk, stage: &Stage, offer: &Offer, several: bool) -> AnyView {
    let shut = offer.refused.is_some();
    let chosen = move |kind: Kind, stage: &Stage| {
        let first = stage.offers.iter().find(|one| matches!(one.way, Way::Row(_)));
        desk.mode.get().or(first.map(|one| one.kind)) == Some(kind)
    };
    let picks = matches!(offer.way, Way::Row(_)) && several;
    let active = picks && chosen(offer.kind, stage);
    let hot = match offer.kind {
        Kind::Leave | Kind::Cash | Kind::Exchange => false,
        Kind::Mark | Kind::Execute => active || !picks,
        _ => !shut,
    };
    let class = if hot { "o-opt hot" } else { "o-opt" };
    let kind = offer.kind;
    let plain = matches!(offer.way, Way::Plain { .. }) || picks;
    let (words, detail) = (name(kind), short(stage, offer));
    let head = if plain {
        let answer = Answer::new(offer.clone(), press_slug(kind), words).key(kind.key());
        let chosen = picks.then_some(active);
        let answer = Answer { detail, chosen, ..answer.refused(offer.refused.clone()) };
        answer_button(answer, "o-go", None, desk.board.refused, move |offer| desk.take(&offer))
    } else {
        view! { <div class="o-go">{answer_words(words, detail)}</div> }.into_any()
    };
    let body = (!picks || active).then(|| body(desk, stage, offer));
    view! { <div class=class>{head} {body}</div> }.into_any()
}

/// Where the card that is taken up can go.
fn placing(desk: Desk, stage: &Stage) -> AnyView {
    let Some(card) = desk.picked.get() else {
        return view! { <p class="o-say">{t!("oriflamme-place-which")}</p> }.into_any();
    };
    let only = stage.spots.len() == 1;
    let one = |&spot: &Spot| {
        let (slug, name, about) = match spot {
            Spot::Start if only => ("start".to_owned(), t!("oriflamme-place-only"), String::new()),
            Spot::Start => {
                ("start".to_owned(), t!("oriflamme-place-start"), t!("oriflamme-place-start-words"))
            }
            Spot::End => {
                ("end".to_owned(), t!("oriflamme-place-end"), t!("oriflamme-place-end-words"))
            }
            Spot::On(slot) => {
                let covered = card_or_unknown(stage.view.card(slot));
                let on = stage.world.open.card(slot).map_or(0, |laid| laid.influence);
                let about = match on {
                    0 => t!("oriflamme-place-cover-words"),
                    count => t!("oriflamme-place-on-words", count = count),
                };
                (slot.number().to_string(), t!("oriflamme-place-on", card = covered), about)
            }
        };
        view! {
            <button type="button" class="o-tgt" data-place=slug on:click=press(move |_| desk.act(Action::Place(card, spot)))>
                <span class="o-says"><b>{name}</b> <span>{about}</span></span>
            </button>
        }
    };
    view! {
        <div class="o-opt hot">
            <div class="o-go">{answer_words(card_name(card), t!("oriflamme-place-where"))}</div>
            <div class="o-tgts o-places">{stage.spots.iter().map(one).collect_view()}</div>
        </div>
    }
    .into_any()
}

/// Is an event worth a sentence in the bar?
fn tells(event: &Event) -> bool {
    !matches!(event, Event::Course(_) | Event::CameUp { .. })
}

/// The card that an event is about, and whose it is.
fn shown_card(view: &View, event: &Event) -> Option<(Card, Seat)> {
    match *event {
        Event::Revealed { card, slot } => Some((card, view.open.card(slot)?.owner)),
        Event::Removed { card, owner, .. }
        | Event::Discarded { card, owner, .. }
        | Event::Preserved { card, owner, .. } => Some((card, owner)),
        _ => None,
    }
}

/// The bar.
pub(super) fn bar(desk: Desk) -> AnyView {
    let last = last_told(desk.board, tells);
    let asked = memo(move || desk.stage.with(Option::is_some));
    let story = move || {
        let said = move || {
            let said = retold(desk.board, last.get());
            if said.is_empty() { t!("oriflamme-waits") } else { said }
        };
        let shown = |view: &View| last.get().and_then(|event| shown_card(view, &event));
        let card = desk.board.shown.with(shown).map(|(card, owner)| mini(Look::Up(card), owner));
        // Who is asked need not wait until everything has been told.
        let hurry = asked.get().then(|| {
            view! {
                <button type="button" class="btn hot" data-press="hurry" on:click=press(move |_| desk.eager.set(true))>
                    {said!("oriflamme-hurry")}
                </button>
            }
        });
        view! { <div class="o-story">{card} <p class="o-say">{words(said)}</p> {hurry}</div> }
    };
    let all = move || match desk.stage.get() {
        None => story().into_any(),
        Some(_) if !desk.ready() => story().into_any(),
        Some(stage) if stage.places() => placing(desk, &stage),
        Some(stage) => {
            let rows = stage.offers.iter().filter(|one| matches!(one.way, Way::Row(_))).count();
            let each = |one: &Offer| offer(desk, &stage, one, rows > 1);
            stage.offers.iter().map(each).collect_view().into_any()
        }
    };
    view! {
        <section class="at-act o-act" class:k-asked=flag(move || asked.get()) aria-label=said!("oriflamme-decision")>{live(all)}</section>
    }
    .into_any()
}
