//! Who sits at the screen: a name, asked for once.

use super::controls::switch;
use super::dialog::{Agreed, modal, notify};
use crate::browser::{later, random};
use crate::i18n::text;
use crate::one_type::{live, noted, words};
use crate::{api, said};
use leptos::ev::FocusEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::NAME_MAX;
use std::cell::Cell;
use std::sync::Arc;
use web_sys::HtmlInputElement;

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
    /// The name may stand in records of matches.
    in_records: RwSignal<bool>,
    /// Who invites to what, while somebody stands at the door.
    invited: RwSignal<Option<String>>,
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
            // The switch is in sight where the name is asked for, which is chosen for others to see.
            in_records: RwSignal::new(true),
            invited: RwSignal::new(None),
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
                if me.name.is_some() {
                    self.in_records.set(me.in_records);
                }
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

    /// The same at the door of a table: the dialog says who invites to what.
    pub(super) fn with_name_at_door(
        self,
        invitation: String,
        then: impl Fn() + Send + Sync + 'static,
    ) {
        self.with_name(then);
        self.invited.set(Some(invitation));
    }

    /// Opens the dialog for the name.
    pub(super) fn ask_name(self, then: Option<Agreed>) {
        self.invited.set(None);
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
        let (then, in_records) = (self.then.get_untracked(), self.in_records.get_untracked());
        spawn_local(async move {
            match api::rename(&name, in_records).await {
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
    guest(random() as usize)
}

/// One of the names that are offered.
pub(super) fn guest(number: usize) -> String {
    text(&format!("guest-{}", GUESTS[number % GUESTS.len()]), &[])
}

/// Whether the name may stand in records; what is chosen here counts at once.
pub(super) fn records_switch() -> AnyView {
    let person = person();
    let set = move |allow: bool| {
        person.in_records.set(allow);
        let Some(name) = person.name.get_untracked() else { return };
        spawn_local(async move {
            if let Err(problem) = api::rename(&name, allow).await {
                person.in_records.set(!allow);
                notify(problem.words());
            }
        });
    };
    view! {
        <div id="in-records">
            {switch(said!("in-records"), move || person.in_records.get(), set)}
            <small>{said!("in-records-about")}</small>
        </div>
    }
    .into_any()
}

/// Asks for the name; the suggestion is good enough to go on with Enter.
pub(super) fn name_dialog() -> AnyView {
    let person = person();
    // Whoever has another name writes it at once, in place of the one that is offered.
    let select = |event: FocusEvent| {
        let field = event_target::<HtmlInputElement>(&event);
        later(0, move || field.select());
    };
    modal(person.asking, "small", said!("name-title"), move || {
        view! {
            <form
                class="db"
                on:submit=move |event| {
                    event.prevent_default();
                    person.keep_name();
                }
            >
                {live(move || person.invited.get().map(|words| view! { <p class="invited">{words}</p> }))}
                <h2>{said!("name-title")}</h2>
                <p class="muted">{said!("name-words")}</p>
                <input
                    class="field"
                    name="name"
                    autocomplete="nickname"
                    maxlength=NAME_MAX
                    aria-label=said!("name-label")
                    autofocus
                    on:focus=select
                    prop:value=words(move || person.typed.get())
                    on:input=noted(move |event| person.typed.set(event_target_value(&event)))
                />
                {records_switch()}
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
