//! Who sits at the screen: a name, asked for once.

use super::dialog::{Agreed, modal, notify};
use crate::browser::random;
use crate::i18n::text;
use crate::one_type::{noted, words};
use crate::{api, said};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::NAME_MAX;
use std::cell::Cell;
use std::sync::Arc;

/// Names that are offered to one who has none.
pub(super) const GUESTS: &[&str] =
    &["wren", "fox", "owl", "elk", "hare", "lynx", "crane", "otter", "raven", "badger"];

/// The person at the screen.
#[derive(Clone, Copy)]
pub(super) struct Person {
    /// The name, once the server knows one.
    pub(super) name: RwSignal<Option<String>>,
    /// The server has answered.
    pub(super) known: RwSignal<bool>,
    asking: RwSignal<bool>,
    typed: RwSignal<String>,
    then: RwSignal<Option<Agreed>>,
}

/// The person of the page.
pub(super) fn person() -> Person {
    PERSON.get().expect("the page starts with a person")
}

thread_local! {
    static PERSON: Cell<Option<Person>> = const { Cell::new(None) };
}

impl Person {
    pub(super) fn start() -> Person {
        let person = Person {
            name: RwSignal::new(None),
            known: RwSignal::new(false),
            asking: RwSignal::new(false),
            typed: RwSignal::new(String::new()),
            then: RwSignal::new(None),
        };
        PERSON.set(Some(person));
        person
    }

    /// Asks the server who this is; the answer also brings the cookie that makes it so.
    pub(super) fn ask_server(self) {
        spawn_local(async move {
            if let Ok(me) = api::me().await {
                self.name.set(me.name);
            }
            self.known.set(true);
        });
    }

    /// Does something that needs a name, asking for it first if there is none yet.
    pub(super) fn with_name(self, then: impl Fn() + Send + Sync + 'static) {
        if self.name.get_untracked().is_some() {
            then();
        } else {
            self.ask_name(Some(Arc::new(then)));
        }
    }

    /// Opens the dialog for the name.
    pub(super) fn ask_name(self, then: Option<Agreed>) {
        let known = self.name.get_untracked();
        self.typed.set(known.unwrap_or_else(suggestion));
        self.then.set(then);
        self.asking.set(true);
    }

    fn keep_name(self) {
        let name: String = self.typed.get_untracked().trim().chars().take(NAME_MAX).collect();
        if name.is_empty() {
            return self.typed.set(suggestion());
        }
        let then = self.then.get_untracked();
        spawn_local(async move {
            match api::rename(&name).await {
                Ok(()) => {
                    self.name.set(Some(name));
                    self.asking.set(false);
                    if let Some(then) = then {
                        then();
                    }
                }
                Err(problem) => notify(problem.words()),
            }
        });
    }
}

fn suggestion() -> String {
    let guest = GUESTS[random() as usize % GUESTS.len()];
    text(&format!("guest-{guest}"), &[])
}

/// Asks for the name; the suggestion is good enough to go on with Enter.
pub(super) fn name_dialog() -> AnyView {
    let person = person();
    modal(person.asking, "small", said!("name-title"), move || {
        view! {
            <form
                class="db"
                on:submit=move |event| {
                    event.prevent_default();
                    person.keep_name();
                }
            >
                <h2>{said!("name-title")}</h2>
                <p class="muted">{said!("name-words")}</p>
                <input
                    class="field"
                    name="name"
                    autocomplete="nickname"
                    maxlength=NAME_MAX
                    aria-label=said!("name-label")
                    autofocus
                    prop:value=words(move || person.typed.get())
                    on:input=noted(move |event| person.typed.set(event_target_value(&event)))
                />
                <div class="row end">
                    <button type="submit" class="btn hot">
                        {said!("name-go")}
                    </button>
                </div>
            </form>
        }
        .into_any()
    })
}
