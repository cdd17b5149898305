//! After the match: who has won, and what next.

use crate::api;
use crate::browser::keep;
use crate::client::Seated;
use crate::games::Ask;
use crate::one_type::{follow, live, memo, press};
use crate::route::{Link, router};
use crate::said;
use crate::shell::dialog::{modal, notify};
use crate::shell::when;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Stage, TableId};

pub(super) fn dialog(id: TableId, seated: Seated, ask: Signal<Ask>) -> AnyView {
    let open = RwSignal::new(false);
    let over = memo(move || seated.stage.get() == Stage::Over && !seated.telling.get());
    follow(move || {
        if over.get() {
            open.set(true);
        }
    });
    let id = StoredValue::new(id);
    let again = move |_| {
        let id = id.get_value();
        spawn_local(async move {
            match api::rematch(&id).await {
                Ok(id) => {
                    keep(&format!("host-{id}"), "yes");
                    router().go(&format!("/table/{id}"));
                }
                Err(problem) => notify(problem.words()),
            }
        });
    };
    modal(open, "small result", said!("over-title"), move || {
        view! {
            <div class="db" id="result">
                <h2>{said!("over-title")}</h2>
                <p class="big">{live(move || ask.with(|ask| ask.detail.clone()))}</p>
                <div class="row wrapped">
                    {when(move || !seated.own().is_empty(), move || view! { <button type="button" class="btn hot" id="rematch" on:click=press(again)>
                            {said!("rematch")}
                        </button> }.into_any())}
                    <Link to=id.with_value(|id| format!("/replay/{id}")) class="btn">
                        {said!("replay")}
                    </Link>
                    <Link to="/" class="btn">
                        {said!("to-lobby")}
                    </Link>
                </div>
                <p class="muted">{said!("over-verify")}</p>
            </div>
        }
        .into_any()
    })
}
