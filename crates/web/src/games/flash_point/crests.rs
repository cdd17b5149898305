//! How a seat looks: the sign on the helmet is its own, the colour only helps.

use kernel::Seat;

const COLOURS: [&str; 6] = ["fp-0", "fp-1", "fp-2", "fp-3", "fp-4", "fp-5"];
const CRESTS: [&str; 6] =
    ["fp-crest-0", "fp-crest-1", "fp-crest-2", "fp-crest-3", "fp-crest-4", "fp-crest-5"];

/// The class that sets `--k` to the colour of a seat.
pub(super) const fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index()]
}

/// The sign of a seat.
pub(super) const fn crest(seat: Seat) -> &'static str {
    CRESTS[seat.index()]
}
