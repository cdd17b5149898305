//! Parts of a program that are loaded when somebody wants them, so that nobody else waits for them.

use super::{loading, sorry};
use crate::api::Problem;
use crate::games::HAS_TABLES;
use crate::one_type::live;
use crate::said;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;

/// How to draw a part, known once it is there.
pub(super) type Later = Result<Box<dyn Fn() -> AnyView>, Problem>;

/// A part of a table: nothing in a program without tables, which would keep it otherwise.
pub(super) fn at_table(draw: impl Fn() -> AnyView + 'static) -> Later {
    if HAS_TABLES { Ok(Box::new(draw)) } else { Err(Problem::Unreachable) }
}

impl From<SplitLoaderError> for Problem {
    fn from(_: SplitLoaderError) -> Problem {
        Problem::Unreachable
    }
}

/// A page that is a part, as soon as it is there.
pub(super) fn shown(part: impl Future<Output = Later> + 'static) -> AnyView {
    drawn(part, |problem| sorry(said!("part-missing"), problem))
}

/// The inside of a dialog that is a part.
pub(super) fn panel(part: impl Future<Output = Later> + 'static) -> AnyView {
    drawn(part, |problem| {
        view! {
            <div class="db">
                <h2>{said!("part-missing")}</h2>
                <p>{live(move || problem.advice())}</p>
            </div>
        }
        .into_any()
    })
}

/// What is drawn once it has come, or why it has not.
pub(super) fn drawn(
    part: impl Future<Output = Later> + 'static,
    missing: fn(Problem) -> AnyView,
) -> AnyView {
    let found = RwSignal::new_local(None::<Later>);
    spawn_local(async move {
        let part = part.await;
        found.try_set(Some(part));
    });
    let drawn = move || {
        found.with(|found| match found {
            None => loading(),
            Some(Ok(draw)) => untrack(draw),
            Some(Err(problem)) => missing(problem.clone()),
        })
    };
    live(drawn).into_any()
}
