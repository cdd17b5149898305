//! The stack of frames: what the table is in the middle of.

use crate::List;
use core::fmt;
use core::hash::{Hash, Hasher};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A bounded stack of frames. The top frame decides who may do what; when it is done it is popped
/// and the one below resumes. Frames are plain data, so a match in the middle of anything can be
/// copied, compared, saved and hashed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Frames<F: Copy, const MAX: usize>(List<F, MAX>);

impl<F: Copy, const MAX: usize> Frames<F, MAX> {
    /// A stack with one frame on it.
    #[inline]
    pub fn new(bottom: F) -> Self {
        Frames(List::one(bottom))
    }

    /// The frame on top. A stack is never empty: the bottom frame is the match itself.
    #[inline]
    pub fn top(&self) -> F {
        self.0.top()
    }

    /// The frame on top, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> &mut F {
        self.0.top_mut()
    }

    /// The frame under everything.
    #[inline]
    pub fn bottom(&self) -> F {
        self.0[0]
    }

    /// Puts a frame on top. Panics when the stack is full: the bound is a claim about the rules.
    #[inline]
    pub fn push(&mut self, frame: F) {
        self.0.push(frame);
    }

    /// Takes the top frame away. Panics on the bottom frame, which is only ever replaced.
    #[inline]
    pub fn pop(&mut self) {
        assert!(self.depth() > 1, "the bottom frame is replaced, never popped");
        self.0.pop();
    }

    /// Puts `frame` in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: F) {
        *self.top_mut() = frame;
    }

    /// How many frames lie on each other.
    #[inline]
    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// The frames from the bottom to the top.
    #[inline]
    pub fn iter(&self) -> core::slice::Iter<'_, F> {
        self.0.iter()
    }
}

// Not as a list is hashed, because records name hashes that are older than it.
impl<F: Hash + Copy, const MAX: usize> Hash for Frames<F, MAX> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(self.depth() as u8);
        self.iter().for_each(|frame| frame.hash(state));
    }
}

impl<F: fmt::Debug + Copy, const MAX: usize> fmt::Debug for Frames<F, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<F: Serialize + Copy, const MAX: usize> Serialize for Frames<F, MAX> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de, F: Deserialize<'de> + Copy, const MAX: usize> Deserialize<'de> for Frames<F, MAX> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let read = alloc::vec::Vec::<F>::deserialize(from)?;
        let list = read.first().and_then(|&bottom| List::of(&read, bottom));
        let wrong = || serde::de::Error::custom("a stack of frames of an impossible depth");
        Ok(Frames(list.ok_or_else(wrong)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state_hash;

    #[test]
    fn what_a_popped_frame_leaves_behind_does_not_count() {
        let untouched = Frames::<u8, 4>::new(7);
        let mut used = untouched;
        used.push(9);
        assert_ne!(used, untouched);
        used.pop();
        assert_eq!(used, untouched);
        assert_eq!(state_hash(&used), state_hash(&untouched));
    }

    #[test]
    fn a_stack_survives_being_saved() {
        let mut frames = Frames::<u8, 4>::new(7);
        frames.push(8);
        let text = serde_json::to_string(&frames).expect("frames can be written");
        assert_eq!(text, "[7,8]");
        assert_eq!(serde_json::from_str::<Frames<u8, 4>>(&text).expect("read back"), frames);
        assert!(serde_json::from_str::<Frames<u8, 4>>("[]").is_err());
        assert!(serde_json::from_str::<Frames<u8, 4>>("[1,2,3,4,5]").is_err());
    }
}
