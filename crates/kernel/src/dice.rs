//! Where chance comes from: outside.

/// A source of chance, owned by the driver and handed to the rules when they ask.
///
/// Any closure is one: `&mut |n| rng.u32(..n)`.
pub trait Dice {
    /// A number from 0 to `n` − 1, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> Dice for F {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self(n)
    }
}
