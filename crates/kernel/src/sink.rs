//! Where the story of a match goes.

use alloc::vec::Vec;

/// Takes events as they happen. `()` takes none and costs nothing, so search does not pay for the
/// story that the screen tells.
pub trait Sink<E> {
    /// Whether anybody listens. Ask before working out an event that is dear to make.
    const LISTENS: bool = true;

    /// Takes one event.
    fn emit(&mut self, event: E);
}

impl<E> Sink<E> for () {
    const LISTENS: bool = false;

    #[inline]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    #[inline]
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
