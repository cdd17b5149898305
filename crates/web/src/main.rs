//! What people see and touch: the browser's half of Tinderbox.
//!
//! One page, drawn in the browser. `shell` is everything around a game (lobby, table, rules, replay);
//! `games` has a folder for each game, `kit` what their boards share; the crate `session` is the
//! client's half of the protocol without any input or output, `socket` drives it and `client` turns it
//! into signals; `i18n` has the words.
//!
//! Deliberately absent: rules. The page asks the same rules crates as the server.

mod api;
mod browser;
mod client;
mod decode;
mod games;
mod hint;
mod i18n;
mod json;
mod kit;
mod newcomer;
mod one_type;
mod replay;
mod route;
mod seen;
mod settings;
mod shell;
mod socket;
mod sound;
mod speed;
#[cfg(test)]
mod words;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

fn main() {
    std::panic::set_hook(Box::new(broke));
    let owner = Owner::new();
    spawn_local(async move {
        let lang = settings::preferred_language();
        // Without words there is no page; what the visitor can do then stands in the page itself.
        let loaded = settings::words(lang, settings::Part::Words).await;
        owner.set();
        if let Ok(words) = loaded {
            settings::speak(lang, words);
            mount_to_body(shell::app);
        } else {
            reveal("away");
        }
        std::mem::forget(owner); // lives as long as the page
    });
}

/// Our own mistake. The program cannot go on, but the match is kept by the server: say so, and let
/// the person load the page again. Nothing here may break a second time.
fn broke(panic: &std::panic::PanicHookInfo<'_>) {
    console_error_panic_hook::hook(panic);
    reveal("broke");
}

/// Shows a line that lies ready in the page.
fn reveal(id: &str) {
    if let Some(line) = browser::document().get_element_by_id(id) {
        let _ = line.remove_attribute("hidden");
    }
}
