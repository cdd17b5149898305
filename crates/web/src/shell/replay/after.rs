//! What the record of a match that has just ended tells at its table.

use crate::api::Problem;
use crate::games::{self, Page, Visitor};
use crate::replay::{Kept, Replay};
use crate::shell::chart;
use crate::shell::later::{Later, at_table};
use crate::shell::mission_log::{self, Agreed};
use kernel::Seat;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use std::sync::Arc;

/// How long everybody was in the match, its chart, and where points came from.
pub(in crate::shell) struct Told {
    pub(in crate::shell) lasted: Vec<usize>,
    pub(in crate::shell) chart: Option<Drawing>,
    pub(in crate::shell) earned: Earned,
}

/// In words of the moment; empty where a game has none.
pub(in crate::shell) type Earned = Arc<dyn Fn(Seat) -> String + Send + Sync>;

pub(in crate::shell) type Drawing = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// Reads the record of a game; nothing if it is not one.
#[wasm_split(replay, wasm_split_path = leptos::wasm_split, fallible)]
pub(in crate::shell) fn told(game: &'static str, text: String) -> Result<Option<Told>, Problem> {
    Ok(games::visit_table(game, Read(text)).flatten())
}

/// The missions of a game, this one first.
#[wasm_split(replay, wasm_split_path = leptos::wasm_split, fallible)]
pub(in crate::shell) fn missions(game: &'static str, agreed: Agreed) -> Later {
    at_table(move || mission_log::log(Some(game), agreed))
}

struct Read(String);

impl Visitor for Read {
    type Out = Option<Told>;

    fn visit<G: Page>(self) -> Option<Told> {
        let kept = Kept::<G>::parse(&self.0).ok()?;
        let replay = Replay::new(kept).ok()?;
        let lines = chart::lines(&replay);
        let draw = |lines: chart::Lines| -> Drawing {
            Arc::new(move || chart::chart(lines.clone(), None))
        };
        let mut events = Vec::new();
        replay.tell_all(None, |_, _, event| events.push(event.clone()));
        let earned = Arc::new(move |seat| G::earned(&events, seat));
        Some(Told { lasted: replay.lasted(G::is_out), chart: lines.map(draw), earned })
    }
}
