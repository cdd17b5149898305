//! The few things that we ask of the browser itself.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, KeyboardEvent, Storage, Window};

/// The window that we live in.
pub(crate) fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// The document that we draw.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// The key that was struck, by the letter it has on a Latin keyboard: on a Ukrainian one "r" says "к".
pub(crate) fn key_of(event: &KeyboardEvent) -> String {
    let key = event.key();
    let mut letters = key.chars();
    let foreign = matches!((letters.next(), letters.next()), (Some(one), None) if !one.is_ascii());
    match event.code().strip_prefix("Key") {
        Some(latin) if foreign => latin.to_ascii_lowercase(),
        _ => key,
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What this browser keeps under a name. A browser that keeps nothing is not an error.
pub(crate) fn recall(key: &str) -> Option<String> {
    storage()?.get_item(&format!("tinderbox-{key}")).ok().flatten()
}

/// Keeps something under a name.
pub(crate) fn keep(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage only means that the choice is asked again.
        let _ = storage.set_item(&format!("tinderbox-{key}"), value);
    }
}

/// Forgets what is kept under a name.
pub(crate) fn forget(key: &str) {
    if let Some(storage) = storage() {
        // What cannot be forgotten only takes room.
        let _ = storage.remove_item(&format!("tinderbox-{key}"));
    }
}

/// Forgets everything under names that begin so, once there are many; what stands after the mark
/// belongs to the name before it.
pub(crate) fn drop_old(prefix: &str, mark: char, many: usize) {
    let Some(storage) = storage() else { return };
    let prefix = format!("tinderbox-{prefix}");
    let all = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let old: Vec<String> = all.filter(|key| key.starts_with(&prefix)).collect();
    if old.iter().filter(|key| !key.contains(mark)).count() >= many {
        for key in old {
            // What cannot be forgotten only takes room.
            let _ = storage.remove_item(&key);
        }
    }
}

/// Does something later; forgetting the handle does not cancel it.
pub(crate) fn later(millis: u32, work: impl FnOnce() + 'static) {
    let work = Closure::once_into_js(work);
    let asked = window().set_timeout_with_callback_and_timeout_and_arguments_0(
        work.unchecked_ref(),
        i32::try_from(millis).unwrap_or(i32::MAX),
    );
    debug_assert!(asked.is_ok());
}

/// Lets the browser do what waits, so that one long piece of work becomes two.
pub(crate) async fn breathe() {
    let mut ask = |done: js_sys::Function, _| {
        let asked = window().set_timeout_with_callback(&done);
        debug_assert!(asked.is_ok());
    };
    // It cannot be refused.
    let _ = JsFuture::from(js_sys::Promise::new(&mut ask)).await;
}

/// A number from 0 to 2^52, for names of requests and for random suggestions.
pub(crate) fn random() -> u64 {
    (js_sys::Math::random() * 4_503_599_627_370_496.0) as u64
}

/// Milliseconds since the page was opened, by a clock that nobody sets.
pub(crate) fn now() -> u64 {
    window().performance().map_or(0, |clock| clock.now() as u64)
}

/// Leaves a mark in the browser's own diary (`performance.mark`): what was told when. Tests read it, and
/// so can whoever looks for a page that is too slow.
pub(crate) fn mark(what: &str) {
    if let Some(diary) = window().performance() {
        // A diary that takes nothing more is no reason to stop.
        let _ = diary.mark(what);
    }
}

/// The day of a moment where the reader is, as "2026-11-15".
pub(crate) fn date(millis_since_1970: u64) -> String {
    let moment = js_sys::Date::new(&JsValue::from_f64(millis_since_1970 as f64));
    let (year, month, day) = (moment.get_full_year(), moment.get_month() + 1, moment.get_date());
    format!("{year}-{month:02}-{day:02}")
}

/// Tells whether the system likes pages light, now and whenever that changes.
pub(crate) fn follow_light(tell: impl Fn(bool) + 'static) {
    let Ok(Some(query)) = window().match_media("(prefers-color-scheme: light)") else { return };
    tell(query.matches());
    let asked = query.clone();
    let changed = Closure::<dyn Fn()>::new(move || tell(asked.matches()));
    query.set_onchange(Some(changed.as_ref().unchecked_ref()));
    changed.forget(); // lives as long as the page
}

/// Does the system ask for less motion?
pub(crate) fn prefers_calm() -> bool {
    is_so("(prefers-reduced-motion: reduce)")
}

/// Is the screen touched rather than pointed at?
pub(crate) fn has_fingers() -> bool {
    is_so("(pointer: coarse)")
}

/// Is this a phone's layout, upright or on its side? The style sheet draws the line at the same place.
pub(crate) fn is_narrow() -> bool {
    is_so(
        "(max-width: 820px) and (orientation: portrait), \
         (max-width: 1120px) and (max-height: 720px) and (orientation: landscape)",
    )
}

fn is_so(question: &str) -> bool {
    window().match_media(question).ok().flatten().is_some_and(|query| query.matches())
}

/// Puts text on the clipboard; `false` when the browser does not let us.
pub(crate) async fn copy(text: &str) -> bool {
    if !window().is_secure_context() {
        return false;
    }
    let written = window().navigator().clipboard().write_text(text);
    wasm_bindgen_futures::JsFuture::from(written).await.is_ok()
}

/// Offers a link to everything on the device that can send one; `false` where there is no such list. Who
/// changes their mind has been offered it all the same.
pub(crate) async fn offer(link: &str) -> bool {
    let navigator = window().navigator();
    let able = js_sys::Reflect::has(&navigator, &"share".into()).unwrap_or(false);
    if able {
        let data = web_sys::ShareData::new();
        data.set_url(link);
        let _ = wasm_bindgen_futures::JsFuture::from(navigator.share_with_data(&data)).await;
    }
    able
}

/// Hands a file to the person.
pub(crate) fn save_file(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}
