//! The foot of the lobby: hosting at home, moving to another device, importing a record.

use crate::one_type::{live, noted, press};
use crate::route::router;
use crate::shell::dialog::{modal, notify};
use crate::shell::person::person;
use crate::{api, said, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// The longest record that is read: a match of any of our games is far shorter.
const RECORD_BYTES_MAX: f64 = 4_000_000.0;

pub(super) fn footer() -> AnyView {
    let moving = RwSignal::new(false);
    let address = crate::browser::window().location().origin().unwrap_or_default();
    view! {
        <footer>
            <div class="wrap host">
                <div>
                    <h2>{said!("host-title")}</h2>
                    <ol>
                        <li>{said!("host-start")} " " <code>"tinderbox serve --lan"</code></li>
                        <li>{said!("host-open")}</li>
                        <li>{said!("host-here")} " " <code>{address}</code></li>
                    </ol>
                </div>
                <div class="links">
                    <button type="button" class="btn sm" on:click=press(move |_| moving.set(true))>
                        {said!("transfer-open")}
                    </button>
                    <label class="btn sm">
                        {said!("import-open")}
                        <input
                            type="file"
                            class="sr"
                            accept=".json,application/json"
                            on:change=noted(move |event| import(event_target(&event)))
                        />
                    </label>
                </div>
            </div>
        </footer>
        {transfer(moving)}
    }
    .into_any()
}

/// Reads a record file and shows it.
fn import(input: web_sys::HtmlInputElement) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    input.set_value("");
    if file.size() > RECORD_BYTES_MAX {
        return notify(t!("error-too-large"));
    }
    let file = StoredValue::new_local(file);
    person().with_name(move || {
        let text = file.with_value(|file| file.unchecked_ref::<web_sys::Blob>().text());
        spawn_local(async move {
            let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string());
            match api::import(&text.unwrap_or_default()).await {
                Ok(id) => router().go(&format!("/replay/{id}")),
                Err(problem) => notify(problem.words()),
            }
        });
    });
}

/// A code that makes another browser the same person, and the place to type one.
fn transfer(open: RwSignal<bool>) -> AnyView {
    let code = RwSignal::new(String::new());
    let typed = RwSignal::new(String::new());
    let show = move |_| {
        spawn_local(async move {
            match api::transfer_code().await {
                Ok(told) => code.set(told),
                Err(problem) => notify(problem.words()),
            }
        });
    };
    let claim = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = typed.get_untracked();
        spawn_local(async move {
            match api::claim(typed.trim()).await {
                Ok(()) => {
                    open.set(false);
                    person().ask_server();
                    notify(t!("transfer-done"));
                }
                Err(problem) => notify(problem.words()),
            }
        });
    };
    modal(open, "small", said!("transfer-open"), move || {
        view! {
            <div class="db">
                <h2>{said!("transfer-open")}</h2>
                <p class="muted">{said!("transfer-words")}</p>
                <div class="row">
                    <button type="button" class="btn" on:click=press(show)>
                        {said!("transfer-show")}
                    </button>
                    <output class="code">{live(move || code.get())}</output>
                </div>
                <form class="row" on:submit=claim>
                    <input
                        class="field grow"
                        autocomplete="off"
                        aria-label=said!("transfer-label")
                        placeholder=said!("transfer-label")
                        on:input=noted(move |event| typed.set(event_target_value(&event)))
                    />
                    <button type="submit" class="btn hot">
                        {said!("transfer-claim")}
                    </button>
                </form>
            </div>
        }
        .into_any()
    })
}
