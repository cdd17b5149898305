//! How it stands: who was rescued and lost, what the house bears, and what is still unknown.

use super::interaction::Interaction;
use crate::one_type::live;
use crate::t;
use flash_point::levels::{DAMAGE_MAX, LOST_TO_LOSE, RESCUED_TO_WIN};
use flash_point::{Kind, Open, Poi};
use leptos::prelude::*;

/// A track of so many notches.
fn track(class: &'static str, name: String, has: u8, of: u8) -> AnyView {
    let notch = |at: u8| view! { <i class:on=at < has></i> };
    let notches = (0..of.max(has)).map(notch).collect_view();
    view! {
        <div class=format!("fp-track {class}")>
            <span><em>{name}</em> <b>{format!("{has}/{of}")}</b></span>
            <span class="fp-notches" aria-hidden="true">{notches}</span>
        </div>
    }
    .into_any()
}

const VICTIM: &str = r##"<use href="#fp-victim" x="-32" y="-36" width="64" height="68"/>"##;
const ALARM: &str = r##"<use href="#fp-poi" x="-32" y="-36" width="64" height="68"/><path d="M-26 26 26-26" stroke="#ff5d4d" stroke-width="8"/>"##;

/// S4: what the markers that nobody has turned up can still be.
fn unknown(open: &Open) -> AnyView {
    let count = |poi: Poi| open.unseen.count(poi as usize);
    let victims = count(Poi::Victim) + count(Poi::Trapped);
    let alarms = count(Poi::FalseAlarm);
    let lie = open.markers.count(Kind::Poi);
    let title = t!("flash-point-page-unknown-more", victims = victims, alarms = alarms, lie = lie);
    view! {
        <div class="fp-track fp-unknown" title=title.clone()>
            <span><em>{t!("flash-point-page-unknown")}</em></span>
            <span aria-hidden="true" class="fp-counts">
                <svg viewBox="-32 -36 64 68" inner_html=VICTIM></svg>
                <b>{victims}</b>
                <svg viewBox="-32 -36 64 68" inner_html=ALARM></svg>
                <b>{alarms}</b>
            </span>
            <span class="sr">{title.clone()}</span>
        </div>
    }
    .into_any()
}

pub(super) fn tracks(interaction: Interaction) -> AnyView {
    let drawn = move || {
        interaction.board.shown.with(|view| {
            let (open, tally) = (&view.open, view.open.tally);
            let goal = if open.options.play_on { 10 } else { RESCUED_TO_WIN };
            view! {
                {track("fp-rescued", t!("flash-point-page-rescued"), tally.rescued, goal)}
                {track("fp-lost", t!("flash-point-page-lost"), tally.lost, LOST_TO_LOSE)}
                {track("fp-damage", t!("flash-point-page-damage"), tally.damage, DAMAGE_MAX)}
                {unknown(open)}
            }
            .into_any()
        })
    };
    view! { <section class="fp-tracks panel">{live(drawn)}</section> }.into_any()
}
