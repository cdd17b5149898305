//! Things that lie over the page: dialogs, questions, notices.

use super::{icon, when};
use crate::browser::later;
use crate::i18n::Said;
use crate::one_type::{flag, follow, live, noted, press};
use crate::said;
use leptos::html::Dialog;
use leptos::prelude::*;
use std::cell::Cell;
use std::sync::Arc;

/// A dialog that keeps the focus inside while it is open; Escape closes it.
pub(crate) fn modal(
    open: RwSignal<bool>,
    class: &'static str,
    title: Said,
    body: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    draw(open, class, title, Box::new(body))
}

fn draw(
    open: RwSignal<bool>,
    class: &'static str,
    title: Said,
    body: Box<dyn Fn() -> AnyView + Send + Sync>,
) -> AnyView {
    let node = NodeRef::<Dialog>::new();
    follow(move || {
        let Some(dialog) = node.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    view! {
        <dialog node_ref=node class=class aria-label=title on:close=noted(move |_| open.set(false))>
            {when(move || open.get(), move || view! { {body()}
                <button
                    type="button"
                    class="x"
                    aria-label=said!("close")
                    on:click=press(move |_| open.set(false))
                >
                    {icon("i-close")}
                </button> }.into_any())}
        </dialog>
    }
    .into_any()
}

thread_local! {
    static OVER: Cell<Option<(Notices, Confirms)>> = const { Cell::new(None) };
}

/// Makes room over the page; done once, at its start.
pub(super) fn start() {
    OVER.set(Some((Notices::new(), Confirms::new())));
}

fn over() -> (Notices, Confirms) {
    OVER.get().expect("the page starts with room over it")
}

/// Short notices that go by themselves.
#[derive(Clone, Copy)]
struct Notices(RwSignal<Vec<(u32, String)>>);

impl Notices {
    fn new() -> Notices {
        Notices(RwSignal::new(Vec::new()))
    }

    /// Shows a notice for a few seconds.
    fn say(self, words: String) {
        const MILLIS: u32 = 5000;
        let number = self.0.with_untracked(|all| all.last().map_or(0, |(last, _)| last + 1));
        self.0.update(|all| all.push((number, words)));
        later(MILLIS, move || {
            self.0.try_update(|all| all.retain(|(one, _)| *one != number));
        });
    }
}

/// Shows a notice for a few seconds.
pub(crate) fn notify(words: String) {
    over().0.say(words);
}

pub(super) fn notices() -> AnyView {
    let all = over().0.0;
    view! {
        <div class="notices" role="status">
            {live(move || {
                let line = |(_, words): (u32, String)| view! { <p>{words}</p> };
                all.get().into_iter().map(line).collect_view()
            })}
        </div>
    }
    .into_any()
}

/// What is done when the person has answered. It belongs to nobody on the page: whoever asked, a menu for
/// one, may be gone by then.
pub(super) type Agreed = Arc<dyn Fn() + Send + Sync>;

/// A question before something that one may regret.
#[derive(Clone, Copy)]
struct Confirms {
    open: RwSignal<bool>,
    question: RwSignal<Option<(String, Agreed)>>,
    /// To agree does harm: to step back is the loud answer.
    harms: RwSignal<bool>,
}

impl Confirms {
    fn new() -> Confirms {
        let (open, harms) = (RwSignal::new(false), RwSignal::new(false));
        Confirms { open, question: RwSignal::new(None), harms }
    }

    fn ask(self, words: String, yes: Agreed, harms: bool) {
        self.question.set(Some((words, yes)));
        self.harms.set(harms);
        self.open.set(true);
    }
}

/// Asks once; `yes` is done when the person agrees.
pub(crate) fn confirm(words: String, yes: impl Fn() + Send + Sync + 'static) {
    over().1.ask(words, Arc::new(yes), false);
}

/// As [`confirm`], before something by which the person at the screen loses.
pub(crate) fn confirm_harm(words: String, yes: impl Fn() + Send + Sync + 'static) {
    over().1.ask(words, Arc::new(yes), true);
}

pub(super) fn confirms() -> AnyView {
    let Confirms { open, question, harms } = over().1;
    let harmful = move || harms.get();
    let agree = move |_| {
        open.set(false);
        if let Some((_, yes)) = question.get_untracked() {
            yes();
        }
    };
    let words = move || question.with(|asked| asked.as_ref().map(|(words, _)| words.clone()));
    modal(open, "small", said!("confirm-title"), move || {
        view! {
            <div class="db">
                <p class="big">{live(words)}</p>
                <div class="row end">
                    <button
                        type="button"
                        class="btn"
                        class:hot=flag(harmful)
                        on:click=press(move |_| open.set(false))
                    >
                        {said!("cancel")}
                    </button>
                    <button
                        type="button"
                        id="confirm-yes"
                        class="btn"
                        class:hot=flag(move || !harmful())
                        class:danger=flag(harmful)
                        on:click=press(agree)
                    >
                        {said!("confirm-yes")}
                    </button>
                </div>
            </div>
        }
        .into_any()
    })
}
