//! One number for a state, the same on every machine.

use core::hash::{Hash, Hasher};

/// FNV-1a over 64 bits. Small, and the same everywhere: pointer-sized numbers are widened first, so
/// that a 32-bit browser and a 64-bit server agree. Not meant to resist an adversary.
#[derive(Clone, Copy, Debug)]
pub struct StateHasher(u64);

impl Default for StateHasher {
    fn default() -> Self {
        StateHasher(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for StateHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}

/// The hash of a state (or of anything), the same on x86-64 and wasm32.
pub fn state_hash(state: &impl Hash) -> u64 {
    let mut hasher = StateHasher::default();
    state.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_pinned() {
        assert_eq!(state_hash(&b'a'), 0xaf63_dc4c_8601_ec8c, "the published FNV-1a of 'a'");
        assert_eq!(state_hash(&1usize), state_hash(&1u64), "pointer-sized numbers are widened");
    }
}
