//! How many connections there are, and whose.

use crate::config::Limits;
use crate::problem::Problem;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use table::PersonId;

/// Counts connections.
#[derive(Default)]
pub(crate) struct Connections(Mutex<Counts>);

#[derive(Default)]
struct Counts {
    all: usize,
    of: HashMap<PersonId, usize>,
}

/// One connection; it is counted until dropped.
pub(crate) struct Place {
    connections: Arc<Connections>,
    person: Option<PersonId>,
}

impl Connections {
    /// A place for a connection, if there is one left.
    pub(crate) fn enter(
        self: &Arc<Self>,
        person: Option<PersonId>,
        limits: &Limits,
    ) -> Result<Place, Problem> {
        let mut counts = self.counts();
        let own = person.and_then(|person| counts.of.get(&person).copied()).unwrap_or(0);
        if counts.all >= limits.connections || own >= limits.connections_of_person {
            let words = "There are too many connections; close some and try again.";
            let status = axum::http::StatusCode::TOO_MANY_REQUESTS;
            return Err(Problem::new(status, "too-many-connections", words));
        }
        counts.all += 1;
        if let Some(person) = person {
            *counts.of.entry(person).or_default() += 1;
        }
        Ok(Place { connections: self.clone(), person })
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().expect("nobody panics while counting")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.connections.counts();
        counts.all -= 1;
        let Some(person) = self.person else { return };
        let left = counts.of.get_mut(&person).map_or(0, |own| {
            *own -= 1;
            *own
        });
        if left == 0 {
            counts.of.remove(&person);
        }
    }
}
