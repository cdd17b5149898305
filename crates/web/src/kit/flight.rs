//! Things that travel: a card from the deck to its new owner, a coin, an ember. What flies is a picture
//! over the page for half a second; it stands in nobody's way and is gone afterwards.

use crate::browser::{document, later};
use kernel::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// How long a thing flies. The style has the same.
const FLIGHT_MILLIS: u32 = 520;
/// Things that set off together follow each other.
const AFTER_MILLIS: u32 = 90;
/// More than these would only be a swarm.
const FLIGHTS_MAX: u32 = 8;

/// Something that flies from one place of the page to another; both are selectors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Flight {
    /// A class of the style: `fly-card`, `fly-coin`, or one of the game's own.
    pub(crate) look: &'static str,
    pub(crate) from: String,
    pub(crate) to: String,
}

/// Where a player sits.
pub(crate) fn seat_place(seat: Seat) -> String {
    format!(".at-seats > :nth-child({})", seat.index() + 1)
}

/// Lets these fly, one shortly after the other. A place that is not seen is no place: then nothing flies.
pub(crate) fn fly(flights: Vec<Flight>) {
    for (flight, nth) in flights.into_iter().zip(0..FLIGHTS_MAX) {
        later(nth * AFTER_MILLIS, move || {
            // Without both of its places it does not fly.
            let _ = set_off(&flight);
        });
    }
}

fn set_off(flight: &Flight) -> Option<()> {
    let ends = [middle(&flight.from)?, middle(&flight.to)?];
    let thing: HtmlElement = document().create_element("i").ok()?.unchecked_into();
    thing.set_class_name(&format!("fly {}", flight.look));
    for (name, at) in ["--x0", "--y0", "--x1", "--y1"].into_iter().zip(ends.concat()) {
        thing.style().set_property(name, &format!("{at}px")).ok()?;
    }
    thing.set_attribute("aria-hidden", "true").ok()?;
    document().body()?.append_child(&thing).ok()?;
    later(FLIGHT_MILLIS, move || thing.remove());
    Some(())
}

/// The middle of a place, if it is seen.
fn middle(place: &str) -> Option<[i32; 2]> {
    let element: Element = document().query_selector(place).ok()??;
    let frame = element.get_bounding_client_rect();
    let seen = frame.width() > 0.0 && frame.height() > 0.0;
    let half = |from: f64, length: f64| (from + length / 2.0) as i32;
    seen.then(|| [half(frame.left(), frame.width()), half(frame.top(), frame.height())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_found_by_its_place_in_the_list() {
        assert_eq!(seat_place(Seat::new(0)), ".at-seats > :nth-child(1)");
        assert_eq!(seat_place(Seat::new(3)), ".at-seats > :nth-child(4)");
    }
}
