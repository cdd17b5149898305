//! Sending a link to others: by the system's own list, by the clipboard, or as a picture for a camera.

use super::dialog::notify;
use crate::browser::{copy, has_fingers, offer, window};
use crate::{said, t};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableId;

/// Gives a link to whom the person likes. With a mouse that is the clipboard: the system's list has little
/// to offer there.
pub(super) fn share(link: String) {
    spawn_local(async move {
        if has_fingers() && offer(&link).await {
            return;
        }
        let done = copy(&link).await;
        notify(if done { t!("link-copied") } else { t!("link-not-copied") });
    });
}

/// The link of a table as a picture: the server draws it, so that the page need not.
pub(super) fn picture(id: &TableId) -> AnyView {
    // Behind a proxy only the page knows how it was asked for.
    let secure = window().location().protocol().is_ok_and(|protocol| protocol == "https:");
    let source = format!("/api/tables/{id}/qr{}", if secure { "?secure=true" } else { "" });
    view! {
        <img class="qr" src=source width="132" height="132" loading="lazy" alt=said!("invite-qr") />
    }
    .into_any()
}
