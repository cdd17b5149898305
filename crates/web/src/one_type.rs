//! One type for many closures.
//!
//! Leptos draws each closure by code of its own, compiled for that closure alone; a page has hundreds,
//! and every visitor would load all of that. Behind a pointer they are one type, drawn by one piece of
//! code.

use leptos::either::Either;
use leptos::prelude::*;
use web_sys::{Event, MouseEvent};

/// A part of the page that is drawn anew when what it read changes.
pub(crate) fn live<V: IntoAny>(
    part: impl Fn() -> V + Send + Sync + 'static,
) -> Box<dyn Fn() -> AnyView + Send + Sync> {
    Box::new(move || part().into_any())
}

/// A part of the page that is another thing when its key is another: nothing of it is what stood there
/// before, only moved. With the same key it stays, and keeps the focus.
pub(crate) fn anew<K: PartialEq + Send + Sync + 'static, V: IntoAny>(
    key: impl Fn() -> K + Send + Sync + 'static,
    part: impl Fn() -> V + Send + Sync + 'static,
) -> Box<dyn Fn() -> AnyView + Send + Sync> {
    let key = Memo::new(move |old: Option<&(K, bool)>| {
        let key = key();
        let turned = old.is_some_and(|(old, turned)| (*old == key) == *turned);
        (key, turned)
    });
    live(move || {
        let part = part().into_any();
        if key.with(|(_, turned)| *turned) { Either::Left(part) } else { Either::Right(part) }
    })
}

/// An attribute in words.
pub(crate) fn words<S: Into<String>>(
    words: impl Fn() -> S + Send + Sync + 'static,
) -> Box<dyn Fn() -> String + Send + Sync> {
    Box::new(move || words().into())
}

/// An attribute or a class that is there or not.
pub(crate) fn flag(
    on: impl Fn() -> bool + Send + Sync + 'static,
) -> Box<dyn Fn() -> bool + Send + Sync> {
    Box::new(on)
}

/// Something to be done on a click.
pub(crate) fn press(work: impl FnMut(MouseEvent) + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(work)
}

/// Something to be done when a field changes.
pub(crate) fn noted(work: impl FnMut(Event) + 'static) -> Box<dyn FnMut(Event)> {
    Box::new(work)
}

/// Something to be done whenever what it read changes.
pub(crate) fn follow(work: impl Fn() + 'static) {
    let work: Box<dyn Fn()> = Box::new(work);
    Effect::new(move || work());
}

/// Something worked out anew only when what it read changes, and told only when it differs.
pub(crate) fn memo<T: PartialEq + Send + Sync + 'static>(
    work: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    let work: Box<dyn Fn() -> T + Send + Sync> = Box::new(work);
    Memo::new(move |_| work())
}
