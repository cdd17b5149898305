//! Who sits where.

use super::frame::SeatLook;
use crate::client::Seated;
use crate::games::Names;
use crate::one_type::{live, memo, press, words};
use crate::shell::dialog::modal;
use crate::shell::{icon, when};
use crate::{said, t};
use kernel::Seat;
use leptos::prelude::*;
use protocol::{Keeper, SeatCard, SeatState};

pub(super) fn panel(
    seated: Seated,
    names: Signal<Names>,
    look: Callback<Seat, SeatLook>,
    counters: Callback<Seat, AnyView>,
    belongings: Option<Callback<Seat, AnyView>>,
) -> AnyView {
    let count = memo(move || seated.seats.with(Vec::len));
    let sheet = belongings.map(Sheet::new);
    let rows = move || {
        let row = |at| row(seated, names, look, counters, sheet, Seat::new(at));
        (0..count.get()).map(row).collect_view()
    };
    view! {
        <ul class="at-seats panel seats" aria-label=said!("players")>{live(rows)}</ul>
        {sheet.map(|sheet| sheet.dialog(names))}
    }
    .into_any()
}

/// What a player has, over the table.
#[derive(Clone, Copy)]
struct Sheet {
    open: RwSignal<bool>,
    seat: RwSignal<usize>,
    belongings: Callback<Seat, AnyView>,
}

impl Sheet {
    fn new(belongings: Callback<Seat, AnyView>) -> Sheet {
        Sheet { open: RwSignal::new(false), seat: RwSignal::new(0), belongings }
    }

    fn dialog(self, names: Signal<Names>) -> AnyView {
        let seat = move || Seat::new(self.seat.get());
        let name = move || names.with(|names| names.of(seat()).to_owned());
        modal(self.open, "small belongings", said!("players"), move || {
            view! {
                <div class="db">
                    <h2>{live(name)}</h2>
                    {live(move || self.belongings.run(seat()))}
                </div>
            }
            .into_any()
        })
    }

    /// Over the whole row of a player.
    fn opener(self, names: Signal<Names>, seat: Seat) -> AnyView {
        let label = move || names.with(|names| t!("seat-has", name = names.of(seat)));
        let open = move |_| {
            self.seat.set(seat.index());
            self.open.set(true);
        };
        view! {
            <button
                type="button"
                class="opener"
                data-seat=seat.index().to_string()
                aria-label=words(label)
                on:click=press(open)
            ></button>
        }
        .into_any()
    }
}

/// "Ember (bot)" in its two parts: on a phone there is room for the first.
fn parts(name: &str) -> (String, String) {
    match name.split_once(" (") {
        Some((first, rest)) if !first.is_empty() => (first.to_owned(), format!(" ({rest}")),
        _ => (name.to_owned(), String::new()),
    }
}

fn row(
    seated: Seated,
    names: Signal<Names>,
    look: Callback<Seat, SeatLook>,
    counters: Callback<Seat, AnyView>,
    sheet: Option<Sheet>,
    seat: Seat,
) -> AnyView {
    let looks = memo(move || look.run(seat));
    let acts = move || seated.acts(seat);
    let state =
        move || seated.seats.with(|seats| seats.get(seat.index()).map_or_else(String::new, state));
    let does = move || {
        let state = state();
        match acts() && state.is_empty() {
            true if names.with(|names| names.yours.has(seat)) => t!("seat-your-turn"),
            true => t!("seat-thinking"),
            false => state,
        }
    };
    let name = move || {
        let (first, rest) = names.with(|names| parts(names.of(seat)));
        view! { {first} <span class="rest">{rest}</span> }
    };
    let yours = move || names.with(|names| names.yours.has(seat));
    let crest = move || looks.get().crest;
    let class = move || {
        let colour = crest().map_or("", |crest| crest.class);
        let on = if acts() { "on" } else { "" };
        format!("seat {colour} {on}")
    };
    view! {
        <li class=words(class) title=words(move || looks.get().place)>
            <span class="crest">{live(move || crest().map(|crest| icon(crest.icon)))}</span>
            <span class="nm">
                <strong>
                    {live(name)}
                    {when(yours, move || view! { <em>{said!("seat-you")}</em> }.into_any())}
                </strong>
                <small><span>{words(does)}</span><span>{words(move || looks.get().note)}</span></small>
            </span>
            <span class="cnt">{live(move || counters.run(seat))}</span>
            {sheet.map(|sheet| sheet.opener(names, seat))}
        </li>
    }
    .into_any()
}

/// Who is not simply there.
fn state(card: &SeatCard) -> String {
    match (&card.keeper, card.state) {
        (Keeper::Open, _) => t!("seat-waits"),
        (Keeper::Bot(_), _) | (_, SeatState::Here) => String::new(),
        (_, SeatState::Away) => t!("seat-away"),
        (_, SeatState::StoodIn) => t!("seat-stood-in"),
    }
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_name_gives_up_what_stands_in_brackets_and_nothing_else() {
        let two = |first: &str, rest: &str| (first.to_owned(), rest.to_owned());
        assert_eq!(parts("Лучина (бот)"), two("Лучина", " (бот)"));
        assert_eq!(parts("Fox"), two("Fox", ""));
        assert_eq!(parts(" (odd)"), two(" (odd)", ""));
    }
}
