//! Names of tables, of moments and of requests.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many letters a table's name has: 50 bits, enough that nobody finds a table by guessing.
const LETTERS: usize = 10;
/// The fewest letters by which a table that gathers people can be found.
const CODE_MIN: usize = 4;
/// A code has so many letters more than it shares with any other table: who guesses finds nothing.
const CODE_SPARE: usize = 2;
/// No letters that are read for one another.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// The name of a table, which is also its invitation code. Every table in memory has it several times,
/// and every change that is kept names it, so it lies where it is used.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; LETTERS]);

impl TableId {
    /// The name made of these random bits.
    pub fn from_bits(bits: u64) -> TableId {
        TableId(core::array::from_fn(|at| ALPHABET[(bits >> (5 * at)) as usize % 32]))
    }

    /// Reads a name as people type it: capitals, spaces and dashes do not matter.
    pub fn parse(text: &str) -> Option<TableId> {
        let mut typed = text.bytes().filter(|letter| !matches!(letter, b' ' | b'-'));
        let mut name = [0; LETTERS];
        for place in &mut name {
            *place = typed.next()?.to_ascii_lowercase();
        }
        let plain = typed.next().is_none() && name.iter().all(|byte| ALPHABET.contains(byte));
        plain.then_some(TableId(name))
    }

    /// The beginning of the name that is enough to find the table while people gather there: the fewer
    /// tables are like it, the shorter.
    pub fn code_among(&self, others: &[TableId]) -> &str {
        let alike = |other: &TableId| {
            self.0.iter().zip(&other.0).take_while(|(own, other)| own == other).count()
        };
        let most = others.iter().map(alike).max().unwrap_or(0);
        &self.as_str()[..(most + CODE_SPARE).clamp(CODE_MIN, LETTERS)]
    }

    /// Reads such a beginning as people type it.
    pub fn parse_code(text: &str) -> Option<String> {
        let typed = text.bytes().filter(|letter| !matches!(letter, b' ' | b'-'));
        let code: String = typed.map(|letter| char::from(letter.to_ascii_lowercase())).collect();
        let plain = code.bytes().all(|letter| ALPHABET.contains(&letter));
        (plain && (CODE_MIN..=LETTERS).contains(&code.len())).then_some(code)
    }

    /// The letters.
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).expect("letters of the alphabet")
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}", self.as_str())
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TableId, D::Error> {
        let text = <Cow<'de, str>>::deserialize(from)?;
        TableId::parse(&text).ok_or_else(|| serde::de::Error::custom("not the name of a table"))
    }
}

/// A moment of a table: grows by one with every change that a client can see.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Version(pub u64);

impl Version {
    /// The moment after this one.
    #[must_use]
    pub const fn next(self) -> Version {
        Version(self.0 + 1)
    }
}

/// A client's own number for a request. A repeated number gets the first answer again, so a request
/// that may have been lost can be sent twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nonce(pub u64);

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_table_is_found_however_its_code_is_typed() {
        let id = TableId::from_bits(0x1234_5678_9abc);
        let shouted = id.as_str().to_ascii_uppercase();
        let spaced = alloc::format!("{} - {}", &shouted[..5], &shouted[5..]);
        assert_eq!(TableId::parse(&spaced), Some(id));
        for wrong in ["", "abc", "abcdefghij1", "abcdefghi!", "abcdefghil"] {
            assert_eq!(TableId::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_code_is_short_where_tables_are_few_and_longer_among_like_ones() {
        let id = |name: &str| TableId::parse(name).expect("a name");
        let table = id("k7m2pxqrtw");
        assert_eq!(table.code_among(&[]), "k7m2");
        assert_eq!(table.code_among(&[id("k8aaaaaaaa"), id("a7m2pxqrtw")]), "k7m2");
        assert_eq!(table.code_among(&[id("k7m3aaaaaa"), id("k7m2aaaaaa")]), "k7m2px");
        assert_eq!(table.code_among(&[id("k7m2pxqrta")]), "k7m2pxqrtw");
        assert_eq!(TableId::parse_code(" K7-M2 ").as_deref(), Some("k7m2"));
        for wrong in ["", "k7m", "k7m2pxqrtwa", "k7m!", "kілл"] {
            assert_eq!(TableId::parse_code(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn different_bits_are_different_tables() {
        assert_ne!(TableId::from_bits(1).to_string(), TableId::from_bits(2).to_string());
    }
}
