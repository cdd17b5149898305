//! The stack of frames: what the table is in the middle of.

use core::fmt;
use core::hash::{Hash, Hasher};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A bounded stack of frames. The top frame decides who may do what; when it is done it is popped
/// and the one below resumes. Frames are plain data, so a match in the middle of anything can be
/// copied, compared, saved and hashed.
#[derive(Clone, Copy)]
pub struct Frames<F, const MAX: usize> {
    depth: u8,
    frames: [F; MAX],
}

impl<F: Copy, const MAX: usize> Frames<F, MAX> {
    /// A stack with one frame on it.
    #[inline]
    pub fn new(bottom: F) -> Self {
        Frames { depth: 1, frames: [bottom; MAX] }
    }

    /// The frame on top. A stack is never empty: the bottom frame is the match itself.
    #[inline]
    pub fn top(&self) -> F {
        self.frames[self.depth as usize - 1]
    }

    /// The frame on top, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> &mut F {
        &mut self.frames[self.depth as usize - 1]
    }

    /// The frame under everything.
    #[inline]
    pub fn bottom(&self) -> F {
        self.frames[0]
    }

    /// Puts a frame on top. Panics when the stack is full: the bound is a claim about the rules.
    #[inline]
    pub fn push(&mut self, frame: F) {
        assert!((self.depth as usize) < MAX, "the frames of this game are nested too deep");
        self.frames[self.depth as usize] = frame;
        self.depth += 1;
    }

    /// Takes the top frame away. Panics on the bottom frame, which is only ever replaced.
    #[inline]
    pub fn pop(&mut self) {
        assert!(self.depth > 1, "the bottom frame is replaced, never popped");
        self.depth -= 1;
    }

    /// Puts `frame` in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: F) {
        *self.top_mut() = frame;
    }

    /// How many frames lie on each other.
    #[inline]
    pub fn depth(&self) -> usize {
        self.depth as usize
    }

    /// The frames from the bottom to the top.
    #[inline]
    pub fn iter(&self) -> core::slice::Iter<'_, F> {
        self.frames[..self.depth as usize].iter()
    }
}

// Only the frames in use count: what a popped frame leaves behind must not tell two equal states
// apart.
impl<F: PartialEq + Copy, const MAX: usize> PartialEq for Frames<F, MAX> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<F: Eq + Copy, const MAX: usize> Eq for Frames<F, MAX> {}

impl<F: Hash + Copy, const MAX: usize> Hash for Frames<F, MAX> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(self.depth);
        self.iter().for_each(|frame| frame.hash(state));
    }
}

impl<F: fmt::Debug + Copy, const MAX: usize> fmt::Debug for Frames<F, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<F: Serialize + Copy, const MAX: usize> Serialize for Frames<F, MAX> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut seq = to.serialize_seq(Some(self.depth()))?;
        for frame in self.iter() {
            seq.serialize_element(frame)?;
        }
        seq.end()
    }
}

impl<'de, F: Deserialize<'de> + Copy, const MAX: usize> Deserialize<'de> for Frames<F, MAX> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let read = alloc::vec::Vec::<F>::deserialize(from)?;
        let (Some(&bottom), true) = (read.first(), read.len() <= MAX) else {
            return Err(serde::de::Error::custom("a stack of frames of an impossible depth"));
        };
        let mut frames = Frames::new(bottom);
        read[1..].iter().for_each(|&frame| frames.push(frame));
        Ok(frames)
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
