//! Addresses of the page, and walking between them; within a program nothing is loaded anew.

mod link;

pub(crate) use link::Link;

use crate::browser::window;
use crate::games::HAS_TABLES;
use leptos::prelude::*;
use protocol::TableId;
use std::cell::Cell;
use wasm_bindgen::prelude::*;

/// Where a person is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    Lobby,
    /// A table; whoever only wants to watch is not asked to sit down.
    Table {
        id: TableId,
        watch: bool,
    },
    /// A match from its record, at a move.
    Replay {
        id: String,
        at: Option<usize>,
    },
    /// The rules of a game, at a clause.
    Rules {
        game: String,
        clause: String,
    },
    /// No such address.
    Lost,
}

impl Route {
    /// Reads an address: path, `?query`, `#hash`.
    pub(crate) fn read(path: &str, query: &str, hash: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let query: Vec<&str> = query.trim_start_matches('?').split('&').collect();
        let asked = |name: &str| {
            query.iter().find_map(|pair| pair.strip_prefix(name)?.strip_prefix('=')?.parse().ok())
        };
        match parts[..] {
            [] => Route::Lobby,
            ["table", id] => TableId::parse(id)
                .map_or(Route::Lost, |id| Route::Table { id, watch: query.contains(&"watch") }),
            ["replay", id] if is_plain(id) => Route::Replay { id: id.to_owned(), at: asked("at") },
            ["rules", game] if is_plain(game) => Route::Rules {
                game: game.to_owned(),
                clause: hash.trim_start_matches('#').to_owned(),
            },
            _ => Route::Lost,
        }
    }

    /// Reads an address that begins with its path.
    pub(crate) fn at(address: &str) -> Route {
        let (rest, hash) = address.split_once('#').unwrap_or((address, ""));
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        Route::read(path, query, hash)
    }

    /// Is it in this program? If not, the browser has to load the one that has it.
    pub(crate) fn is_here(&self) -> bool {
        match self {
            Route::Lobby => cfg!(feature = "lobby"),
            Route::Table { .. } | Route::Replay { .. } => HAS_TABLES,
            Route::Rules { .. } | Route::Lost => true,
        }
    }

    /// Where the browser is now.
    pub(crate) fn here() -> Route {
        let place = window().location();
        let part = |read: Result<String, JsValue>| read.unwrap_or_default();
        Route::read(&part(place.pathname()), &part(place.search()), &part(place.hash()))
    }
}

fn is_plain(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// The place in the page's address, kept in step with the browser.
#[derive(Clone, Copy)]
pub(crate) struct Router(RwSignal<Route>);

impl Router {
    /// Follows the browser's back and forward.
    pub(crate) fn start() -> Router {
        let router = Router(RwSignal::new(Route::here()));
        let moved = Closure::<dyn Fn()>::new(move || router.0.set(Route::here()));
        window().set_onpopstate(Some(moved.as_ref().unchecked_ref()));
        moved.forget(); // lives as long as the page
        ROUTER.set(Some(router));
        router
    }

    pub(crate) fn route(self) -> Route {
        self.0.get()
    }

    /// Goes to an address.
    pub(crate) fn go(self, address: &str) {
        if !Route::at(address).is_here() {
            let _ = window().location().assign(address);
            return;
        }
        if let Ok(history) = window().history() {
            let walked = history.push_state_with_url(&JsValue::NULL, "", Some(address));
            debug_assert!(walked.is_ok());
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(Route::here());
    }

    /// Changes the address without going anywhere: a link to this moment.
    pub(crate) fn note(self, address: &str) {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
        }
    }
}

/// Lets the server give the program that holds this address.
pub(crate) fn load_anew() {
    let _ = window().location().reload();
}

thread_local! {
    static ROUTER: Cell<Option<Router>> = const { Cell::new(None) };
}

/// The router of the page; also for what happens long after the page was drawn.
pub(crate) fn router() -> Router {
    ROUTER.get().expect("the page starts with its router")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let id = TableId::from_bits(5);
        let table = |watch| Route::Table { id: id.clone(), watch };
        assert_eq!(Route::read("/", "", ""), Route::Lobby);
        assert_eq!(Route::read(&format!("/table/{id}"), "", ""), table(false));
        assert_eq!(Route::read(&format!("/table/{id}/"), "?watch", ""), table(true));
        let replay = Route::Replay { id: "r4".into(), at: Some(12) };
        assert_eq!(Route::read("/replay/r4", "?at=12", ""), replay);
        let rules = Route::Rules { game: "fire-tower".into(), clause: "W2".into() };
        assert_eq!(Route::read("/rules/fire-tower", "", "#W2"), rules);
        assert_eq!(Route::at("/rules/fire-tower#W2"), rules);
        assert_eq!(Route::at("/replay/r4?at=12"), replay);
        for lost in ["/table/no", "/replay/a b", "/nowhere", "/rules"] {
            assert_eq!(Route::read(lost, "", ""), Route::Lost, "{lost}");
        }
    }
}
