//! The row on its banner: piles in the order of activation, the marker that walks along them, the
//! places for a new card.

use super::cards::{
    card_icon, coin, crest_icon, face, family, look_class, number_sign, tag, verdicts,
};
use super::interaction::{At, Interaction};
use super::lines::{Lines, Place};
use super::pile_words::spoken;
use super::piles::{Look, Pile, PileCard, PileTurn};
use super::remarks::target_number;
use super::words::first_name;
use crate::browser::{document, later};
use crate::kit::room_of;
use crate::one_type::{flag, follow, live, memo, press, words};
use crate::shell::icon;
use crate::{said, t};
use kernel::Seat;
use leptos::ev;
use leptos::prelude::*;
use oriflamme::{Action, ROUNDS, Slot, Spot, VERDICTS};

const CLOTH: &str = r##"<defs><linearGradient id="o-cl" x2="0" y2="1"><stop stop-color="var(--cloth)"/><stop offset="1" stop-color="var(--cloth2)"/></linearGradient><pattern id="o-chev" width="46" height="300" patternUnits="userSpaceOnUse"><path d="M0 0l24 150L0 300M23 0l24 150-24 150" fill="none" stroke="#ffb23e" stroke-opacity=".09" stroke-width="5"/></pattern></defs><path d="M8 8H938L908 150 938 292H8z" fill="url(#o-cl)"/><path d="M8 8H938L908 150 938 292H8z" fill="url(#o-chev)"/><path d="M14 15H929L901 150 929 285H14" fill="none" stroke="var(--gilt)" stroke-width="2"/><rect width="13" height="300" rx="6" fill="#7a5128"/><rect x="2" width="4" height="300" rx="2" fill="#a8763f"/>"##;
const FLAME: &str = r##"<path d="M12 1c4 6 9 8 9 16a9 9 0 0 1-18 0c0-4 2-6 4-8 0 4 2 5 3 5 3-4 1-8 2-13z" fill="#ff8a2b"/><path d="M12 12c2 3 5 4 5 8a5 5 0 0 1-10 0c0-3 3-4 5-8z" fill="#ffe08a"/>"##;

/// The round, the direction, the pool.
fn head(interaction: Interaction) -> AnyView {
    let shown = interaction.board.shown;
    let round = memo(move || shown.with(|view| usize::from(view.open.course.round.max(1))));
    let pool = memo(move || shown.with(|view| usize::from(view.open.course.pool)));
    let pips = move || {
        (1..=usize::from(ROUNDS))
            .map(|at| view! { <i class:on=at <= round.get()>{icon("i-flame")}</i> })
            .collect_view()
    };
    view! {
        <div class="o-head">
            <span class="o-meter">
                <span class="o-pips" aria-hidden="true">{live(pips)}</span>
                <span class="o-word">{said!("oriflamme-round")}</span>
                <b>{said!("oriflamme-round-of", round = round.get(), of = ROUNDS)}</b>
            </span>
            <span class="o-dir">{said!("oriflamme-direction")}</span>
            <span class="o-meter o-pool">
                {icon("o-judge")}
                <span class="o-word">{said!("oriflamme-pool")}</span>
                <b>{said!("oriflamme-pool-of", count = pool.get(), of = VERDICTS)}</b>
            </span>
        </div>
    }
    .into_any()
}

/// What can be done with a card of the row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Now,
    /// Now, but it is one's own.
    Harm,
    /// After the reveal.
    Soon,
}

/// The number under a card that can be chosen.
fn number(interaction: Interaction, slot: Slot) -> Option<(String, Choice)> {
    if !interaction.settled.get() {
        return None;
    }
    let chosen_offer = interaction.chosen_offer.get();
    interaction.question.with(|question| {
        let question = question.as_ref()?;
        if interaction.picked.get().is_some() {
            let on = question.spots.contains(&Spot::On(slot));
            return on.then(|| (t!("oriflamme-place-cover"), Choice::Now));
        }
        let asked = question.then.as_deref().unwrap_or(question);
        let target = asked.targets(chosen_offer).iter().find(|target| target.slot == slot)?;
        // Before most reveals the numbers are there, but the choice is not made here.
        let choice = match question.then.is_none() || question.removes_then().is_some() {
            false => Choice::Soon,
            true if asked.harms_own(target) => Choice::Harm,
            true => Choice::Now,
        };
        Some((target_number(asked, target), choice))
    })
}

const fn turn_class(pile: &Pile) -> &'static str {
    match pile.turn {
        PileTurn::Done => "o-done",
        PileTurn::Now => "o-now",
        PileTurn::Later => "",
    }
}

/// Where the row goes on from here.
const fn way_class(place: Place) -> &'static str {
    match place {
        Place { turns: true, .. } => "o-turns",
        place if place.runs_back() => "o-back-way",
        _ => "",
    }
}

/// A covered card: its upper edge, with its sign if it is known.
fn covered(card: PileCard) -> AnyView {
    let class = match card.look {
        Look::Up(_) => "o-under",
        _ => "o-under o-hid",
    };
    let influence = (card.influence > 0).then(|| view! { <i>{card.influence}</i> });
    view! {
        <span class=class aria-hidden="true" data-covered=card.slot.number().to_string()>
            {card.look.card().map(|card| icon(card_icon(card)))}
            {influence}
            {verdicts(card.verdicts)}
        </span>
    }
    .into_any()
}

/// A pile as the page follows it.
#[derive(Clone, Copy)]
struct PileView {
    interaction: Interaction,
    root: Slot,
    owner: Seat,
    of: Memo<Option<Pile>>,
}

impl PileView {
    fn new(interaction: Interaction, root: Slot) -> PileView {
        let find = move |piles: &Vec<Pile>| piles.iter().find(|pile| pile.root == root).cloned();
        let owner = interaction.piles.with_untracked(find).map_or(Seat::new(0), |pile| pile.owner);
        PileView { interaction, root, owner, of: memo(move || interaction.piles.with(find)) }
    }

    fn count(self, read: fn(&Pile) -> usize) -> Memo<usize> {
        memo(move || self.of.with(|pile| pile.as_ref().map_or(0, read)))
    }

    /// The number under it, and whether it can be chosen now.
    fn number(self) -> Option<(String, Choice)> {
        let top = self.of.with(|pile| pile.as_ref().map(|pile| pile.top.slot));
        number(self.interaction, top?)
    }

    fn class(self) -> String {
        let turn = self.of.with(|pile| pile.as_ref().map_or("", turn_class));
        let target = match self.number() {
            Some((_, Choice::Now)) => "o-target",
            Some((_, Choice::Harm)) => "o-target o-harm",
            Some((_, Choice::Soon)) => "o-soon",
            None => "",
        };
        let here =
            if self.interaction.at.get() == Some(At::Pile(self.root)) { "o-here" } else { "" };
        let top = self.of.with(|pile| pile.as_ref().map(|pile| pile.top.slot));
        let last = |marked: &Vec<Slot>| top.is_some_and(|top| marked.contains(&top));
        let last = if self.interaction.marked.with(last) { "o-last" } else { "" };
        let hinted = top.is_some_and(|top| self.interaction.hints_at(top));
        let hinted = if hinted { "o-hinted" } else { "" };
        format!("o-pile {} {turn} {target} {here} {last} {hinted}", family(self.owner))
    }

    fn label(self) -> String {
        let said = |pile: &Option<Pile>| {
            pile.as_ref().map(|pile| self.interaction.board.names.with(|names| spoken(names, pile)))
        };
        let said = self.of.with(said).unwrap_or_default();
        match self.number() {
            None | Some((_, Choice::Soon)) => said,
            Some((words, _)) if words.is_empty() => {
                format!("{said}, {}", t!("oriflamme-spoken-can", words = t!("oriflamme-do-mark")))
            }
            Some((words, _)) => format!("{said}, {}", t!("oriflamme-spoken-can", words = words)),
        }
    }

    fn name(self) -> String {
        self.interaction.board.names.with(|names| first_name(names.of(self.owner)))
    }
}

/// The uppermost card of a pile with what lies on it.
fn top(pile: PileView) -> AnyView {
    let PileView { interaction, root, owner, .. } = pile;
    let look = pile.count(|pile| pile.top.look.number());
    let look = move || Look::of_number(look.get());
    let influence = pile.count(|pile| pile.top.influence.into());
    let marks = pile.count(|pile| pile.top.verdicts.into());
    let over = move |event: ev::PointerEvent| interaction.at.hover(&event, Some(At::Pile(root)));
    let down = move |event: ev::PointerEvent| interaction.at.down(&event);
    let tokens = move || Some(influence.get()).filter(|count| *count > 0).map(|n| coin(n as u16));
    let verdict = move || verdicts(marks.get() as u8);
    // The tokens lie beside the button: its name says what they are, in better words.
    view! {
        <div class="o-top">
        <button
            type="button"
            class=words(move || look_class(look()))
            data-pile=root.number().to_string()
            data-card=words(move || tag(look()))
            data-read=format!("pile-{}", root.number())
            aria-label=words(move || pile.label())
            on:pointerenter=over
            on:pointerdown=down
            on:focus=move |_| interaction.at.focus(At::Pile(root))
            on:click=press(move |_| interaction.pile(root))
        >
            <span class="o-face" aria-hidden="true">{live(move || face(look(), owner))}</span>
        </button>
        {live(tokens)}
        {live(verdict)}
        </div>
    }
    .into_any()
}

/// One pile. It stays the same element when cards come and go on top, and slides when gaps close.
fn pile(interaction: Interaction, root: Slot) -> AnyView {
    let pile = PileView::new(interaction, root);
    let place = pile.count(|pile| pile.position);
    let lies = memo(move || interaction.place(place.get() + interaction.shift.get()));
    let done = pile.count(|pile| (pile.turn == PileTurn::Done).into());
    let edges = move || {
        pile.of.with(|pile| {
            let cards = pile.as_ref().map(|pile| pile.under.as_slice()).unwrap_or_default();
            cards.iter().map(|card| covered(*card)).rev().collect_view()
        })
    };
    let node = move || match done.get() {
        0 => (place.get() + 1).into_any(),
        _ => icon("o-tick"),
    };
    let gain = move || {
        let number = pile.number().map(|(words, _)| words);
        number.map(
            |words| view! { <span class="o-gain" aria-hidden="true">{number_sign(words)}</span> },
        )
    };
    view! {
        <div
            class=words(move || format!("{} {}", pile.class(), way_class(lies.get())))
            role="listitem"
            style=("--c", words(move || lies.get().column.to_string()))
            style=("--l", words(move || lies.get().line.to_string()))
        >
            <span class="o-owner" aria-hidden="true">{icon(crest_icon(pile.owner))}<span>{live(move || pile.name())}</span></span>
            <div class="o-stack">{live(edges)} {top(pile)}</div>
            {live(gain)}
            <span class="o-node" aria-hidden="true">{live(node)}</span>
        </div>
    }
    .into_any()
}

/// A place for a new card at an end of the row.
fn spot(interaction: Interaction, spot: Spot) -> AnyView {
    let lies = memo(move || {
        let behind = interaction.piles.with(Vec::len) + interaction.shift.get();
        interaction.place(if spot == Spot::Start { 0 } else { behind })
    });
    let name = move || match spot {
        Spot::Start if interaction.piles.with(Vec::is_empty) => t!("oriflamme-place-only"),
        Spot::Start => t!("oriflamme-place-start"),
        _ => t!("oriflamme-place-end"),
    };
    let hinted = move || {
        let card = interaction.picked.get();
        interaction.hints(|action| card.is_some_and(|card| action == Action::Place(card, spot)))
    };
    let arrow = if spot == Spot::Start { "i-back" } else { "i-forth" };
    view! {
        <div
            class="o-pile o-spot"
            class:o-here=flag(move || interaction.at.get() == Some(At::Spot(spot)))
            class:o-hinted=flag(hinted)
            role="listitem"
            style=("--c", words(move || lies.get().column.to_string()))
            style=("--l", words(move || lies.get().line.to_string()))
        >
            <div class="o-stack">
                <button
                    type="button"
                    data-spot=if spot == Spot::Start { "start" } else { "end" }
                    on:focus=move |_| interaction.at.set(Some(At::Spot(spot)))
                    on:click=press(move |_| interaction.spot(spot))
                >
                    {icon(arrow)}
                    <b>{words(name)}</b>
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// Brings a pile into view, inside the row only: the longest rows are higher than the lowest screens.
pub(super) fn show(root: Slot) {
    let selector = format!("[data-pile=\"{}\"]", root.number());
    let found = document().query_selector(&selector).ok().flatten();
    let part = |name| found.as_ref().and_then(|card| card.closest(name).ok().flatten());
    let (Some(row), Some(pile)) = (part(".o-scroll"), part(".o-pile")) else { return };
    let middle = |one: &web_sys::Element| {
        let place = one.get_bounding_client_rect();
        place.top() + place.height() / 2.0
    };
    row.set_scroll_top(row.scroll_top() + (middle(&pile) - middle(&row)) as i32);
}

/// Keeps the acting card in view.
fn keep_in_view(interaction: Interaction) {
    let wanted = memo(move || {
        let now =
            |piles: &Vec<Pile>| piles.iter().find(|p| p.turn == PileTurn::Now).map(|p| p.root);
        interaction.piles.with(now).map_or(0, Slot::number)
    });
    follow(move || {
        if let Some(root) = Slot::new(wanted.get()) {
            later(60, move || show(root));
        }
    });
}

/// The flame that walks along the row.
fn marker(interaction: Interaction) -> AnyView {
    let now = memo(move || {
        let now = |piles: &Vec<Pile>| piles.iter().position(|pile| pile.turn == PileTurn::Now);
        interaction.piles.with(now).map_or(0, |at| at + 1)
    });
    let lies = move || interaction.place(now.get().saturating_sub(1) + interaction.shift.get());
    let is_now = memo(move || now.get() > 0);
    let flame = move || {
        view! {
            <svg
                class="o-flame"
                viewBox="0 0 24 30"
                aria-hidden="true"
                style=("--c", words(move || lies().column.to_string()))
                style=("--l", words(move || lies().line.to_string()))
                inner_html=FLAME
            ></svg>
        }
    };
    view! { {live(move || is_now.get().then(flame))} }.into_any()
}

/// The row.
pub(super) fn row(interaction: Interaction) -> AnyView {
    let has = move |spot: Spot| memo(move || interaction.spots().contains(&spot));
    let (starts, ends) = (has(Spot::Start), has(Spot::End));
    let roots = move || {
        interaction.piles.with(|piles| piles.iter().map(|pile| pile.root).collect::<Vec<_>>())
    };
    let empty = move || {
        let nothing = interaction.piles.with(Vec::is_empty) && !starts.get();
        nothing.then(
            || view! { <p class="o-empty" role="listitem">{said!("oriflamme-row-empty")}</p> },
        )
    };
    keep_in_view(interaction);
    let node = NodeRef::new();
    let room = room_of(node);
    follow(move || {
        let cards = interaction.columns.get();
        interaction.lines.set(Lines::best(room.get(), cards));
    });
    let lines = interaction.lines;
    let class = move || {
        let Lines { count, slim, named, .. } = lines.get();
        let word = |is: bool, word: &'static str| if is { word } else { "" };
        let (slim, snake) = (word(slim, " o-slim"), word(count > 1, " o-snake"));
        format!("o-line{slim}{snake}{}", word(named, " o-named"))
    };
    view! {
        <section class="at-board o-stage" aria-label=said!("oriflamme-row")>
            <svg class="o-cloth" viewBox="0 0 940 300" preserveAspectRatio="none" aria-hidden="true" inner_html=CLOTH></svg>
            {head(interaction)}
            <div class="o-scroll" tabindex="-1" node_ref=node>
                <div
                    class=words(class)
                    role="list"
                    aria-label=said!("oriflamme-row")
                    style=("--each", words(move || lines.get().each.to_string()))
                    style=("--lines", words(move || lines.get().count.to_string()))
                >
                    {live(move || starts.get().then(|| spot(interaction, Spot::Start)))}
                    <For each=roots key=|root| *root children=move |root| pile(interaction, root) />
                    {live(move || ends.get().then(|| spot(interaction, Spot::End)))}
                    {marker(interaction)} {live(empty)}
                </div>
            </div>
        </section>
    }
    .into_any()
}
