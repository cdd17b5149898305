//! What moves over the forest: flicker, smoke that drifts with the wind, an alarm at a roof.
//!
//! Few layers, each moved as a whole by the style sheet (`transform` and `opacity` only): the picture below
//! is not painted again. Nothing here is needed to play, and with reduced motion it stands still.

use super::art;
use super::interaction::Interaction;
use super::side_panel::wind_class;
use crate::one_type::words;
use fire_tower::{Open, Space, SpaceSet};
use leptos::prelude::*;

/// So many fires smoke besides the Eternal Flame.
const SMOKING: usize = 4;

/// Fires that smoke: a few, far from each other in the order of the cells.
fn smoking(fires: SpaceSet) -> Vec<Space> {
    let apart = (fires.len() as usize).div_ceil(SMOKING).max(1);
    fires.iter().skip(apart / 2).step_by(apart).collect()
}

/// One of two layers of light; neighbours are in different ones, so that they do not flicker together.
fn flicker(fires: Memo<SpaceSet>, class: &'static str, odd: bool) -> AnyView {
    let drawn = move || {
        let mine = |cell: &Space| (cell.column() + cell.row()) % 2 == u8::from(odd);
        let one = |cell| format!(r#"<g transform="{}">{}</g>"#, art::translate(cell), art::FLICKER);
        fires.get().iter().filter(mine).map(one).collect::<String>()
    };
    view! { <svg class=class viewBox="0 0 680 680" inner_html=words(drawn)></svg> }.into_any()
}

/// Something over each of these cells.
fn over(class: &'static str, cells: Memo<Vec<Space>>) -> AnyView {
    let one = move |cell: Space| {
        let (left, top) = art::place(cell);
        view! { <i class=class style:left=left style:top=top></i> }
    };
    view! { <For each=move || cells.get() key=|cell| *cell children=one /> }.into_any()
}

/// The layers over the board; `alarmed` says which roofs have fire beside them.
pub(super) fn sky(interaction: Interaction, alarmed: fn(&Open) -> SpaceSet) -> AnyView {
    let shown = interaction.board.shown;
    let fires =
        Memo::new(move |_| shown.with(|view| view.open.gems.or(view.open.course.ablaze.zones())));
    let smoke = Memo::new(move |_| {
        let mut cells = smoking(fires.get());
        cells.insert(0, Space::new(8, 7));
        cells
    });
    let roofs = Memo::new(move |_| shown.with(|view| alarmed(&view.open).iter().collect()));
    let class = move || format!("ft-sky {}", shown.with(|view| wind_class(view.open.course.wind)));
    view! {
        <div class=words(class) aria-hidden="true">
            {flicker(fires, "ft-flicker", false)} {flicker(fires, "ft-flicker ft-odd", true)}
            {over("ft-smoke", smoke)} {over("ft-alarm", roofs)}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_much_burns_only_a_few_fires_smoke() {
        assert_eq!(smoking(SpaceSet::EMPTY), []);
        let one: SpaceSet = [Space::new(3, 3)].into_iter().collect();
        assert_eq!(smoking(one), [Space::new(3, 3)]);
        for count in [2, 4, 5, 63, 256] {
            let fires: SpaceSet = Space::all().take(count).collect();
            let smoke = smoking(fires);
            assert!((1..=SMOKING).contains(&smoke.len()), "{count}: {smoke:?}");
        }
    }
}
