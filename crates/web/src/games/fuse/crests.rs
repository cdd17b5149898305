//! How a seat looks: the sign is its own, the colour only helps.

use kernel::Seat;

const COLOURS: [&str; 9] =
    ["fuse-0", "fuse-1", "fuse-2", "fuse-3", "fuse-4", "fuse-5", "fuse-6", "fuse-7", "fuse-8"];
const CRESTS: [&str; 9] = [
    "fuse-crest-0",
    "fuse-crest-1",
    "fuse-crest-2",
    "fuse-crest-3",
    "fuse-crest-4",
    "fuse-crest-5",
    "fuse-crest-6",
    "fuse-crest-7",
    "fuse-crest-8",
];

/// The class that sets `--k` to the colour of a seat.
pub(super) const fn colour(seat: Seat) -> &'static str {
    COLOURS[seat.index()]
}

/// The sign of a seat.
pub(super) const fn crest(seat: Seat) -> &'static str {
    CRESTS[seat.index()]
}
