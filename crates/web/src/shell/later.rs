//! Parts of a program that are loaded when somebody wants them, so that nobody else waits for them.

use super::{loading, sorry};
use crate::api::Problem;
use crate::one_type::live;
use crate::said;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;

/// How to draw a part, known once it is there.
pub(super) type Later = Result<Box<dyn Fn() -> AnyView>, Problem>;

impl From<SplitLoaderError> for Problem {
    fn from(_: SplitLoaderError) -> Problem {
        Problem::Unreachable
    }
}

/// A part, as soon as it is there.
pub(super) fn shown(part: impl Future<Output = Later> + 'static) -> AnyView {
    let found = RwSignal::new_local(None::<Later>);
    spawn_local(async move {
        let part = part.await;
        found.try_set(Some(part));
    });
    let drawn = move || {
        found.with(|found| match found {
            None => loading(),
            Some(Ok(draw)) => untrack(draw),
            Some(Err(problem)) => sorry(said!("part-missing"), problem.clone()),
        })
    };
    live(drawn).into_any()
}
