//! Facts that a later version of the rules brought into a state.

use core::hash::{Hash, Hasher};
use core::ops::{Deref, DerefMut};
use serde::{Deserialize, Serialize};

/// A fact that older versions of the rules do not know. While it is as if it were not there, it leaves
/// no trace in the hash, so a match of an older version still ends in the state that its record
/// names. In a struct that is kept it is written with
/// `#[serde(default, skip_serializing_if = "Added::is_absent")]`, and leaves no trace there either.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Added<T>(pub T);

impl<T: Default + PartialEq> Added<T> {
    /// Is it as if it were not there?
    #[inline]
    pub fn is_absent(&self) -> bool {
        self.0 == T::default()
    }
}

impl<T: Default + PartialEq + Hash> Hash for Added<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.is_absent() {
            self.0.hash(state);
        }
    }
}

impl<T> Deref for Added<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Added<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state_hash;

    #[derive(Debug, PartialEq, Hash, Serialize, Deserialize)]
    struct Old {
        wind: u8,
    }

    #[derive(Debug, PartialEq, Hash, Serialize, Deserialize)]
    struct New {
        wind: u8,
        #[serde(default, skip_serializing_if = "Added::is_absent")]
        rain: Added<u8>,
    }

    #[test]
    fn what_is_absent_leaves_no_trace() {
        let (old, new) = (Old { wind: 3 }, New { wind: 3, rain: Added(0) });
        assert_eq!(state_hash(&old), state_hash(&new));
        let text = serde_json::to_string(&old).expect("it can be written");
        assert_eq!(serde_json::to_string(&new).expect("it can be written"), text);
        assert_eq!(serde_json::from_str::<New>(&text).expect("read back"), new);
    }

    #[test]
    fn what_is_there_counts_and_is_kept() {
        let (dry, wet) = (New { wind: 3, rain: Added(0) }, New { wind: 3, rain: Added(7) });
        assert_ne!(state_hash(&dry), state_hash(&wet));
        let text = serde_json::to_string(&wet).expect("it can be written");
        assert_eq!(text, "{\"wind\":3,\"rain\":7}");
        assert_eq!(serde_json::from_str::<New>(&text).expect("read back"), wet);
    }
}
