//! The decision: what is offered, with its numbers; for others, what happened last.

use super::cards::{coin, crest_icon, family, mini, number_sign};
use super::deed::tell_deed;
use super::interaction::Interaction;
use super::piles::Look;
use super::question::{Offer, OfferKind, Question, Target, Way};
use super::remarks::{Remark, gain, leaving, remarks_on, target_number};
use super::words::{card_about, card_name, card_or_unknown, card_then, first_name};
use crate::kit::{Answer, answer_button, answer_words};
use crate::one_type::{flag, live, memo, press, words};
use crate::shell::icon;
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use oriflamme::{Action, Card, Event, Face, Slot, Spot, View};

/// A list of remarks.
fn remark_list(all: Vec<Remark>) -> AnyView {
    let one = |remark: Remark| view! { <span class:bad=remark.bad>{remark.words}</span> };
    all.into_iter().map(one).collect_view().into_any()
}

pub(super) fn name(kind: OfferKind) -> String {
    match kind {
        OfferKind::Reveal => t!("oriflamme-reveal"),
        OfferKind::Leave => t!("oriflamme-leave"),
        OfferKind::Give => t!("oriflamme-do-give"),
        OfferKind::Count => t!("oriflamme-do-count"),
        OfferKind::Exchange => t!("oriflamme-do-exchange"),
        OfferKind::Talk => t!("oriflamme-do-talk"),
        OfferKind::Cash => t!("oriflamme-do-cash"),
        OfferKind::Mark => t!("oriflamme-do-mark"),
        OfferKind::Execute => t!("oriflamme-do-execute"),
        OfferKind::Remove => t!("oriflamme-do-remove"),
    }
}

const fn press_slug(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Reveal => "reveal",
        OfferKind::Leave => "leave",
        OfferKind::Give => "give",
        OfferKind::Count => "count",
        OfferKind::Exchange => "exchange",
        OfferKind::Talk => "talk",
        OfferKind::Cash => "cash",
        OfferKind::Mark => "mark",
        OfferKind::Execute => "execute",
        OfferKind::Remove => "remove",
    }
}

/// A few words beside the name of an offer, with its number.
fn short(question: &Question, offer: &Offer) -> String {
    let with = |brings, words: String| format!("{} {words}", gain(brings)).trim_end().to_owned();
    match (offer.kind, &offer.way) {
        _ if offer.refused.is_some() => String::new(),
        (OfferKind::Reveal, Way::Plain { brings, .. }) => {
            let card = question.acting().map(|(_, card)| card);
            let then = card.map(card_then).unwrap_or_default();
            let skips = brings.skipped.is_some();
            match brings.least {
                0 if !then.is_empty() && !skips => then,
                _ if then.is_empty() || skips => gain(brings),
                _ => format!("{}, {then}", gain(brings)),
            }
        }
        (OfferKind::Leave, _) => t!("oriflamme-leave-words"),
        (OfferKind::Count, Way::Plain { brings, .. }) => {
            format!("{}: {}", gain(brings), t!("oriflamme-do-count-words"))
        }
        (OfferKind::Cash, Way::Plain { brings, .. }) => with(brings, t!("oriflamme-do-cash-words")),
        (_, Way::Plain { brings, .. }) => gain(brings),
        (OfferKind::Give, _) => t!("oriflamme-do-give-words"),
        (OfferKind::Exchange, _) => t!("oriflamme-do-exchange-words"),
        (OfferKind::Talk, _) => t!("oriflamme-do-talk-words"),
        (OfferKind::Mark, _) => t!("oriflamme-do-mark-words"),
        (OfferKind::Execute, _) => t!("oriflamme-do-execute-words"),
        (_, _) => t!("oriflamme-do-remove-words"),
    }
}

/// How the card of a slot looks to who decides.
fn look(question: &Question, slot: Slot) -> (Look, Seat) {
    let laid = question.world.open.card(slot);
    let owner = laid.map_or(question.seat, |laid| laid.owner);
    let face = laid.map_or(Face::Down, |laid| laid.face);
    let look = match (face, question.view.card(slot)) {
        (Face::Up(card), _) => Look::Up(card),
        (Face::Known(card), _) => Look::Known(card),
        (Face::Down, Some(card)) => Look::Own(card),
        (Face::Down, None) => Look::Down,
    };
    (look, owner)
}

/// Where a target lies: an arrow beside the acting card, a number elsewhere.
fn place(question: &Question, slot: Slot) -> String {
    let row = &question.world.open.row;
    let acting = question.acting().and_then(|(acting, _)| row.position(acting));
    match (acting, row.position(slot)) {
        (Some(here), Some(at)) if at + 1 == here => "←".to_owned(),
        (Some(here), Some(at)) if at == here + 1 => "→".to_owned(),
        (_, at) => at.map_or(0, |at| at + 1).to_string(),
    }
}

/// A target as a button: which card, what it brings.
fn target(
    interaction: Interaction,
    question: &Question,
    target: &Target,
    after_reveal: bool,
) -> AnyView {
    let names = interaction.board.names.get();
    let (look, owner) = look(question, target.slot);
    let remarks_here = remarks_on(&names, question, &target.brings);
    let number = target_number(question, target);
    let what = look.card().map_or_else(|| t!("oriflamme-a-card"), card_name);
    let (action, then) = (target.action, after_reveal.then(|| question.clone()));
    let click = move |_| match &then {
        Some(then) => interaction.reveal_and(then, action),
        None => interaction.act(action),
    };
    let class = if question.harms_own(target) { "o-tgt o-danger" } else { "o-tgt" };
    let who = view! { <em class=family(owner)>{icon(crest_icon(owner))} {first_name(names.of(owner))}</em> };
    view! {
        <button
            type="button"
            class=class
            class:k-hinted=flag(move || interaction.hints(|hinted| hinted == action))
            data-target=target.slot.number().to_string()
            on:click=press(click)
        >
            <span class="o-where">{place(question, target.slot)}</span>
            {mini(look, owner)}
            <span class="o-says"><b>{number_sign(number)}</b> {who} <span class="sr">{what}</span> {remark_list(remarks_here)}</span>
        </button>
    }
    .into_any()
}

/// So many cards of the row stand side by side as buttons.
const FEW: usize = 3;

/// The cards that can be chosen. Where they are many, the row shows them, and the bar has the one that is
/// looked at.
fn targets(
    interaction: Interaction,
    question: &Question,
    all: &[Target],
    after_reveal: bool,
) -> AnyView {
    let (question, all) = (question.clone(), all.to_vec());
    let shown = move || {
        let looked_at = if all.len() > FEW { interaction.looked_at() } else { None };
        let is_shown = |one: &&Target| all.len() <= FEW || Some(one.slot) == looked_at;
        let shown = all.iter().filter(is_shown);
        let shown: Vec<_> =
            shown.map(|one| target(interaction, &question, one, after_reveal)).collect();
        match shown.is_empty() {
            true => view! { <p class="o-then">{t!("oriflamme-choose-in-row")}</p> }.into_any(),
            false => shown.collect_view().into_any(),
        }
    };
    view! { <div class="o-tgts">{live(shown)}</div> }.into_any()
}

/// What stands under the name of an offer.
fn body(interaction: Interaction, question: &Question, offer: &Offer) -> AnyView {
    let names = interaction.board.names.get();
    match (&offer.way, offer.kind) {
        (_, kind) if offer.refused.is_some() => {
            let why = match kind {
                OfferKind::Execute => t!("oriflamme-note-no-verdict"),
                _ => t!("oriflamme-why-no-influence"),
            };
            view! { <p class="o-then">{why}</p> }.into_any()
        }
        (Way::Plain { brings, .. }, OfferKind::Reveal) => {
            let mut said = remarks_on(&names, question, brings);
            if question.only_own() {
                said.push(Remark { words: t!("oriflamme-note-only-own"), bad: true });
            }
            let next = question.then.as_ref().and_then(|then| match then.offers.as_slice() {
                [Offer { way: Way::Row(all), kind: OfferKind::Remove, .. }] => {
                    Some(targets(interaction, then, all, true))
                }
                _ => None,
            });
            // A single choice has been named already, beside the name of the offer.
            let about =
                question.then.as_ref().filter(|then| next.is_none() && then.offers.len() > 1);
            let about = about.map(|then| previews(then));
            view! { {next} <p class="o-then">{remark_list(said)} {about}</p> }.into_any()
        }
        (Way::Plain { .. }, OfferKind::Leave) => {
            let on = question.acting().and_then(|(slot, _)| question.world.open.card(slot));
            let before = on.map_or(0, |laid| laid.influence as u16);
            let words = leaving(question);
            view! {
                <p class="o-then">
                    <span class="o-sum" aria-hidden="true">{coin(before)} {icon("i-right")} {coin(before + 1)}</span>
                    <span class:bad=words.bad>{words.words}</span>
                </p>
            }
            .into_any()
        }
        (Way::Plain { brings, .. }, _) => {
            view! { <p class="o-then">{remark_list(remarks_on(&names, question, brings))}</p> }
                .into_any()
        }
        (Way::Row(all), _) => targets(interaction, question, all, false),
        (Way::Hand(_), _) => {
            view! { <p class="o-then">{t!("oriflamme-place-which")}</p> }.into_any()
        }
    }
}

/// The choices that follow a reveal, each with its best number.
fn previews(then: &Question) -> AnyView {
    let one = |offer: &Offer| {
        let number = match &offer.way {
            Way::Plain { brings, .. } => gain(brings),
            Way::Row(all) => {
                let best = all.iter().max_by_key(|target| target.brings.most);
                match offer.kind {
                    OfferKind::Give => String::new(),
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
fn offer(interaction: Interaction, question: &Question, offer: &Offer, several: bool) -> AnyView {
    let shut = offer.refused.is_some();
    let chosen = move |kind: OfferKind, question: &Question| {
        let first = question.offers.iter().find(|one| matches!(one.way, Way::Row(_)));
        interaction.chosen_offer.get().or(first.map(|one| one.kind)) == Some(kind)
    };
    let picks = matches!(offer.way, Way::Row(_)) && several;
    let active = picks && chosen(offer.kind, question);
    let harm = question.then.is_some() && question.reveal_harms();
    let hot = match offer.kind {
        // Who would harm an own card is rather shown the other way.
        OfferKind::Leave => harm,
        OfferKind::Cash | OfferKind::Exchange => false,
        OfferKind::Mark | OfferKind::Execute => active || !picks && !shut,
        _ => !shut,
    };
    let class = match offer.kind {
        OfferKind::Reveal if harm => "o-opt o-danger",
        OfferKind::Exchange => "o-opt o-exchange",
        _ if hot => "o-opt hot",
        _ => "o-opt",
    };
    let kind = offer.kind;
    let plain = matches!(offer.way, Way::Plain { .. }) || picks;
    let (words, detail) = (name(kind), short(question, offer));
    let head = if plain {
        let answer = Answer::new(offer.clone(), press_slug(kind), words).key(kind.key());
        let chosen = picks.then_some(active);
        let answer = Answer { detail, chosen, ..answer.refused(offer.refused.clone()) };
        answer_button(answer, "o-go", None, interaction.board.refused, move |offer| {
            interaction.take(&offer)
        })
    } else {
        view! { <div class="o-go">{answer_words(words, detail)}</div> }.into_any()
    };
    let body = (!picks || active).then(|| body(interaction, question, offer));
    let frame = question.world.open.course.frame;
    let hinted = move || interaction.hints(|action| OfferKind::of(frame, action) == Some(kind));
    view! { <div class=class class:k-hinted=flag(hinted)>{head} {body}</div> }.into_any()
}

/// A place for the card that is selected, as a button.
fn place_button(interaction: Interaction, question: &Question, card: Card, spot: Spot) -> AnyView {
    let (slug, name, about) = match spot {
        Spot::Start if question.spots.len() == 1 => {
            ("start".to_owned(), t!("oriflamme-place-only"), String::new())
        }
        Spot::Start => {
            ("start".to_owned(), t!("oriflamme-place-start"), t!("oriflamme-place-start-words"))
        }
        Spot::End => ("end".to_owned(), t!("oriflamme-place-end"), t!("oriflamme-place-end-words")),
        Spot::On(slot) => {
            let covered = card_or_unknown(question.view.card(slot));
            let on = question.world.open.card(slot).map_or(0, |laid| laid.influence);
            let about = match on {
                0 => t!("oriflamme-place-cover-words"),
                count => t!("oriflamme-place-on-words", count = count),
            };
            (slot.number().to_string(), t!("oriflamme-place-on", card = covered), about)
        }
    };
    view! {
        <button
            type="button"
            class="o-tgt"
            class:k-hinted=flag(move || interaction.hints(|hinted| hinted == Action::Place(card, spot)))
            data-place=slug
            on:click=press(move |_| interaction.act(Action::Place(card, spot)))
        >
            <span class="o-says"><b>{name}</b> <span>{about}</span></span>
        </button>
    }
    .into_any()
}

/// Where the card that is selected can go: the ends of the row, and the own card that is looked at, or the
/// only one.
fn placing(interaction: Interaction, question: &Question) -> AnyView {
    let Some(card) = interaction.picked.get() else {
        return view! { <p class="o-say">{t!("oriflamme-place-which")}</p> }.into_any();
    };
    let question = question.clone();
    let own = question.spots.iter().filter(|spot| matches!(spot, Spot::On(_))).count();
    let places = move || {
        let looked_at = if own > 1 { interaction.looked_at() } else { None };
        let is_shown = |spot: &&Spot| match spot {
            Spot::On(slot) => {
                let hinted = |action| action == Action::Place(card, **spot);
                own == 1 || looked_at == Some(*slot) || interaction.hints(hinted)
            }
            Spot::Start | Spot::End => true,
        };
        let shown = question.spots.iter().filter(is_shown);
        let shown: Vec<AnyView> =
            shown.map(|spot| place_button(interaction, &question, card, *spot)).collect();
        let more = (own > 1 && shown.len() < 3)
            .then(|| view! { <p class="o-then">{t!("oriflamme-place-or-cover")}</p> });
        view! { {shown} {more} }
    };
    view! {
        <div class="o-opt hot">
            <div class="o-go">{answer_words(card_name(card), t!("oriflamme-place-where"))}</div>
            <div class="o-tgts o-places">{live(places)}</div>
        </div>
        <p class="o-does">{card_about(card)}</p>
    }
    .into_any()
}

/// Is an event worth a sentence in the bar?
fn tells(event: &Event) -> bool {
    !matches!(event, Event::Course(_) | Event::CameUp { .. })
}

/// The last beat that is worth a sentence.
fn last_beat(interaction: Interaction) -> Memo<Vec<Event>> {
    Memo::new(move |before: Option<&Vec<Event>>| {
        let told = interaction.board.told.get().into_iter().filter(tells).collect::<Vec<_>>();
        if told.is_empty() { before.cloned().unwrap_or_default() } else { told }
    })
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
pub(super) fn decision(interaction: Interaction) -> AnyView {
    let last = last_beat(interaction);
    let asked = memo(move || interaction.question.with(Option::is_some));
    let story = move || {
        let board = interaction.board;
        let said = move || {
            let (view, names) = (board.shown.get(), board.names.get());
            let said = last.with(|beat| {
                tell_deed(&names, &beat.iter().map(|event| (&view, event)).collect::<Vec<_>>())
            });
            if said.is_empty() { t!("oriflamme-waits") } else { said }
        };
        let shown = |view: &View| {
            last.with(|beat| beat.iter().rev().find_map(|event| shown_card(view, event)))
        };
        let card = board.shown.with(shown).map(|(card, owner)| mini(Look::Up(card), owner));
        // Who is asked need not wait until everything has been told.
        let waits = asked.get() && !interaction.settled.get();
        let what = move || {
            let card = interaction.question.with(|asked| asked.as_ref()?.acting());
            card.map_or_else(|| t!("oriflamme-step-placement"), |(_, card)| card_name(card))
        };
        let hurry = waits.then(|| {
            view! {
                <button type="button" class="btn hot" data-press="hurry" on:click=press(move |_| interaction.skips_story.set(true))>
                    {said!("oriflamme-hurry", what = what())}
                </button>
            }
        });
        view! { <div class="o-story">{card} <p class="o-say">{words(said)}</p> {hurry}</div> }
    };
    let all = move || match interaction.question.get() {
        None => story().into_any(),
        Some(_) if !interaction.ready() => story().into_any(),
        Some(question) if question.places() => placing(interaction, &question),
        Some(question) => {
            let rows = question.offers.iter().filter(|one| matches!(one.way, Way::Row(_))).count();
            let each = |one: &Offer| offer(interaction, &question, one, rows > 1);
            question.offers.iter().map(each).collect_view().into_any()
        }
    };
    view! {
        <section class="at-act o-act" class:k-asked=flag(move || asked.get()) aria-label=said!("oriflamme-decision")>{live(all)}</section>
    }
    .into_any()
}
