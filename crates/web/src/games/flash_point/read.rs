//! What a thing is, for whoever points at it: specialists, events, fire cards.

use super::words::{
    event_about, event_name, fire_card_about, fire_card_name, specialist_about, specialist_name,
};
use flash_point::FireCard;
use flash_point::events::table::Tragic;
use flash_point::specialist::Specialist;
use leptos::prelude::*;

const SPECIALISTS: [&str; Specialist::COUNT] = [
    "is-0", "is-1", "is-2", "is-3", "is-4", "is-5", "is-6", "is-7", "is-8", "is-9", "is-10",
    "is-11", "is-12", "is-13",
];
const FIRE_CARDS: [&str; 4] = ["fire-0", "fire-1", "fire-2", "fire-3"];

/// The name by which a specialist is read.
pub(super) const fn specialist_key(specialist: Specialist) -> &'static str {
    SPECIALISTS[specialist as usize]
}

/// The name by which a fire card is read.
pub(super) const fn fire_card_key(card: FireCard) -> &'static str {
    FIRE_CARDS[card as usize]
}

/// The name by which an event is read.
pub(super) fn event_key(event: Tragic) -> String {
    format!("event-{}", event.index())
}

/// What has this name.
pub(super) fn explain(name: &str) -> Option<AnyView> {
    let (kind, number) = name.split_once('-')?;
    let at: usize = number.parse().ok()?;
    let (title, about) = match kind {
        "is" => {
            let one = *Specialist::ALL.get(at)?;
            (specialist_name(one), specialist_about(one))
        }
        "event" => {
            let one = *Tragic::ALL.get(at)?;
            (event_name(one), event_about(one))
        }
        "fire" => {
            let one = *FireCard::ALL.get(at)?;
            (fire_card_name(one), fire_card_about(one))
        }
        _ => return None,
    };
    Some(view! { <b class="fp-read">{title}</b> <p>{about}</p> }.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_name_by_which_it_is_read() {
        for (at, one) in Specialist::ALL.into_iter().enumerate() {
            assert_eq!(specialist_key(one), format!("is-{at}"));
        }
        for (at, one) in FireCard::ALL.into_iter().enumerate() {
            assert_eq!(fire_card_key(one), format!("fire-{at}"));
        }
    }
}
