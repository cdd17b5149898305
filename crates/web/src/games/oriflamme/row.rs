//! The row on its banner: piles in the order of activation, the marker that walks along them, the
//! places for a new card.

use super::cards::{coin, crest_icon, face, family, look_class, tag, verdicts};
use super::interaction::{At, Interaction};
use super::pile_words::spoken;
use super::piles::{Look, Pile, PileCard, PileTurn};
use super::remarks::target_number;
use super::words::{card_or_unknown, first_name};
use crate::browser::{document, later};
use crate::one_type::{flag, follow, live, memo, press, words};
use crate::shell::icon;
use crate::{said, t};
use kernel::Seat;
use leptos::ev;
use leptos::prelude::*;
use oriflamme::{ROUNDS, Slot, Spot, VERDICTS};
use wasm_bindgen::JsCast;

const CLOTH: &str = r##"<defs><linearGradient id="o-cl" x2="0" y2="1"><stop stop-color="var(--cloth)"/><stop offset="1" stop-color="var(--cloth2)"/></linearGradient><pattern id="o-chev" width="46" height="300" patternUnits="userSpaceOnUse"><path d="M0 0l24 150L0 300M23 0l24 150-24 150" fill="none" stroke="#ffb23e" stroke-opacity=".09" stroke-width="5"/></pattern></defs><path d="M8 8H938L908 150 938 292H8z" fill="url(#o-cl)"/><path d="M8 8H938L908 150 938 292H8z" fill="url(#o-chev)"/><path d="M14 15H929L901 150 929 285H14" fill="none" stroke="var(--gilt)" stroke-width="2"/><rect width="13" height="300" rx="6" fill="#7a5128"/><rect x="2" width="4" height="300" rx="2" fill="#a8763f"/>"##;
const FLAME: &str = r##"<path d="M12 1c4 6 9 8 9 16a9 9 0 0 1-18 0c0-4 2-6 4-8 0 4 2 5 3 5 3-4 1-8 2-13z" fill="#ff8a2b"/><path d="M12 12c2 3 5 4 5 8a5 5 0 0 1-10 0c0-3 3-4 5-8z" fill="#ffe08a"/>"##;

/// So many piles are seen at once beside a hand; with more, the strip below shows all of them.
const MANY: usize = 11;

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
            <span class="o-meter">
                {icon("o-judge")}
                <span class="o-word">{said!("oriflamme-pool")}</span>
                <b>{said!("oriflamme-pool-of", count = pool.get(), of = VERDICTS)}</b>
            </span>
        </div>
    }
    .into_any()
}

/// The number under a card that can be chosen.
fn number(interaction: Interaction, slot: Slot) -> Option<(String, bool)> {
    if !interaction.settled.get() {
        return None;
    }
    let chosen_offer = interaction.chosen_offer.get();
    interaction.question.with(|question| {
        let question = question.as_ref()?;
        if interaction.picked.get().is_some() {
            let on = question.spots.contains(&Spot::On(slot));
            return on.then(|| (t!("oriflamme-place-cover"), true));
        }
        // Before the reveal the numbers are there, but the choice is not made here.
        let (asked, now) = match &question.then {
            Some(then) => (then.as_ref(), false),
            None => (question, true),
        };
        let target = asked.targets(chosen_offer).iter().find(|target| target.slot == slot)?;
        Some((target_number(asked, target), now))
    })
}

const fn turn_class(pile: &Pile) -> &'static str {
    match pile.turn {
        PileTurn::Done => "o-done",
        PileTurn::Now => "o-now",
        PileTurn::Later => "",
    }
}

/// A covered card: its upper edge, with its name if it is known.
fn covered(card: PileCard) -> AnyView {
    let class = match card.look {
        Look::Up(_) => "o-under",
        _ => "o-under o-hid",
    };
    let influence = (card.influence > 0).then(|| view! { <i>{card.influence}</i> });
    view! {
        <span class=class aria-hidden="true" data-covered=card.slot.number().to_string()>
            <span>{words(move || card_or_unknown(card.look.card()))}</span>
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
    fn number(self) -> Option<(String, bool)> {
        let top = self.of.with(|pile| pile.as_ref().map(|pile| pile.top.slot));
        number(self.interaction, top?)
    }

    fn class(self) -> String {
        let turn = self.of.with(|pile| pile.as_ref().map_or("", turn_class));
        let target = match self.number() {
            Some((_, true)) => "o-target",
            Some((_, false)) => "o-soon",
            None => "",
        };
        let here =
            if self.interaction.at.get() == Some(At::Pile(self.root)) { "o-here" } else { "" };
        format!("o-pile {} {turn} {target} {here}", family(self.owner))
    }

    fn label(self) -> String {
        let said = |pile: &Option<Pile>| {
            pile.as_ref().map(|pile| self.interaction.board.names.with(|names| spoken(names, pile)))
        };
        let said = self.of.with(said).unwrap_or_default();
        match self.number() {
            Some((words, true)) => format!("{said}, {}", t!("oriflamme-spoken-can", words = words)),
            _ => said,
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
fn pile(interaction: Interaction, root: Slot, shift: Memo<usize>) -> AnyView {
    let pile = PileView::new(interaction, root);
    let place = pile.count(|pile| pile.position);
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
        number.map(|words| view! { <span class="o-gain" aria-hidden="true">{words}</span> })
    };
    view! {
        <div class=words(move || pile.class()) role="listitem" style=("--i", words(move || (place.get() + shift.get()).to_string()))>
            <span class="o-owner" aria-hidden="true">{icon(crest_icon(pile.owner))}<span>{live(move || pile.name())}</span></span>
            <div class="o-stack">{live(edges)} {top(pile)}</div>
            {live(gain)}
            <span class="o-node" aria-hidden="true">{live(node)}</span>
        </div>
    }
    .into_any()
}

/// A place for a new card at an end of the row.
fn spot(interaction: Interaction, spot: Spot, index: Memo<usize>) -> AnyView {
    let name = move || match spot {
        Spot::Start if interaction.piles.with(Vec::is_empty) => t!("oriflamme-place-only"),
        Spot::Start => t!("oriflamme-place-start"),
        _ => t!("oriflamme-place-end"),
    };
    let arrow = if spot == Spot::Start { "i-back" } else { "i-forth" };
    view! {
        <div class="o-pile o-spot" class:o-here=flag(move || interaction.at.get() == Some(At::Spot(spot))) role="listitem" style=("--i", words(move || index.get().to_string()))>
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

/// The whole row in small: on a phone only three cards are seen at once.
fn strip(interaction: Interaction) -> AnyView {
    let one = move |pile: &Pile| {
        let up = matches!(pile.top.look, Look::Up(_));
        let turn = turn_class(pile);
        let class = format!("o-bit {} {turn}{}", family(pile.owner), if up { " o-up" } else { "" });
        let sign = match pile.top.look.card() {
            Some(card) => icon(super::cards::card_icon(card)),
            None => icon(crest_icon(pile.owner)),
        };
        let count = (pile.top.influence > 0).then(|| view! { <b>{pile.top.influence}</b> });
        let verdict = (pile.top.verdicts > 0).then(|| view! { <s></s> });
        let flame = (pile.turn == PileTurn::Now)
            .then(|| view! { <svg class="o-mark" viewBox="0 0 24 30" inner_html=FLAME></svg> });
        let root = pile.root;
        view! {
            <span class=class on:click=press(move |_| { interaction.at.set(Some(At::Pile(root))); show(root); })>
                {sign} {count} {verdict} {flame}
            </span>
        }
    };
    let all = move || interaction.piles.with(|piles| piles.iter().map(one).collect_view());
    view! { <div class="o-strip" aria-hidden="true">{live(all)}</div> }.into_any()
}

/// Brings a pile into view, inside the row only.
pub(super) fn show(root: Slot) {
    let selector = format!("[data-pile=\"{}\"]", root.number());
    let found = document().query_selector(&selector).ok().flatten();
    let Some(card) = found else { return };
    let Some(row) = card.closest(".o-scroll").ok().flatten() else { return };
    let Some(pile) = card.closest(".o-pile").ok().flatten() else { return };
    let pile = pile.unchecked_ref::<web_sys::HtmlElement>();
    let line = pile
        .offset_parent()
        .map_or(0, |line| line.unchecked_ref::<web_sys::HtmlElement>().offset_left());
    let middle = line + pile.offset_left() + pile.offset_width() / 2;
    row.set_scroll_left(middle - row.client_width() / 2);
}

/// Keeps the acting card, or the end that a card is held over, in view.
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
    // A phone that is turned round has another middle.
    let turned = window_event_listener(ev::resize, move |_| {
        if let Some(Some(root)) = wanted.try_get_untracked().map(Slot::new) {
            show(root);
        }
    });
    on_cleanup(move || turned.remove());
    follow(move || {
        if let Some(At::Spot(spot)) = interaction.at.get() {
            let end = interaction.piles.with_untracked(|piles| match spot {
                Spot::Start => piles.first().map(|pile| pile.root),
                _ => piles.last().map(|pile| pile.root),
            });
            end.into_iter().for_each(show);
        }
    });
}

/// The row.
pub(super) fn row(interaction: Interaction) -> AnyView {
    let count = memo(move || interaction.piles.with(Vec::len));
    let starts = memo(move || interaction.spots().contains(&Spot::Start));
    let ends = memo(move || interaction.spots().contains(&Spot::End));
    let has = move |spot: Spot| if spot == Spot::Start { starts.get() } else { ends.get() };
    let shift = memo(move || usize::from(has(Spot::Start) && count.get() > 0));
    let columns = memo(move || {
        let ends = usize::from(has(Spot::Start)) + usize::from(has(Spot::End));
        (count.get() + ends).max(1)
    });
    let start = memo(|| 0);
    let end = memo(move || count.get() + shift.get());
    let roots = move || {
        interaction.piles.with(|piles| piles.iter().map(|pile| pile.root).collect::<Vec<_>>())
    };
    let now = memo(move || {
        let now = |piles: &Vec<Pile>| piles.iter().position(|pile| pile.turn == PileTurn::Now);
        interaction.piles.with(now).map_or(0, |at| at + shift.get() + 1)
    });
    let marker = move || {
        (now.get() > 0).then(|| {
            view! {
                <svg
                    class="o-flame"
                    viewBox="0 0 24 30"
                    aria-hidden="true"
                    style=("--i", words(move || now.get().saturating_sub(1).to_string()))
                    inner_html=FLAME
                ></svg>
            }
        })
    };
    let empty = move || {
        let nothing = count.get() == 0 && !has(Spot::Start);
        nothing.then(
            || view! { <p class="o-empty" role="listitem">{said!("oriflamme-row-empty")}</p> },
        )
    };
    keep_in_view(interaction);
    let is_now = memo(move || now.get() > 0);
    view! {
        <section class="at-board o-stage" class:o-long=flag(move || count.get() > MANY) aria-label=said!("oriflamme-row")>
            <svg class="o-cloth" viewBox="0 0 940 300" preserveAspectRatio="none" aria-hidden="true" inner_html=CLOTH></svg>
            {head(interaction)}
            <div class="o-scroll" tabindex="-1">
                <div class="o-line" role="list" aria-label=said!("oriflamme-row") style=("--n", words(move || columns.get().to_string()))>
                    {live(move || has(Spot::Start).then(|| spot(interaction, Spot::Start, start)))}
                    <For each=roots key=|root| *root children=move |root| pile(interaction, root, shift) />
                    {live(move || has(Spot::End).then(|| spot(interaction, Spot::End, end)))}
                    {live(move || is_now.get().then(marker))}
                    {live(empty)}
                </div>
            </div>
            {strip(interaction)}
        </section>
    }
    .into_any()
}
