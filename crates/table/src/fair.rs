//! Shuffles that anybody can check afterwards.
//!
//! Before the match the table publishes SHA-256 of a secret seed. Draw number i is taken from
//! HMAC-SHA-256 of the seed and i, so nobody can predict it and the table cannot choose it. After the
//! match the seed is shown, and everybody can recompute every draw and die.

use hmac::{Hmac, Mac};
use kernel::Dice;
use sha2::{Digest, Sha256};
use std::fmt;

/// The secret of a match. It cannot be serialised and does not show itself in a log; [`Seed::reveal`]
/// is the one way out, for the store and for a match that is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

/// Not the text of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedTextError;

impl fmt::Display for SeedTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is written with 64 hexadecimal digits")
    }
}

impl std::error::Error for SeedTextError {}

impl Seed {
    /// A seed of these bytes, which must come from the system's generator.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// What is promised before the match.
    pub fn commit(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The seed as text. Only for keeping, and for showing when the match is over.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// Reads what [`Seed::reveal`] wrote.
    pub fn parse(text: &str) -> Result<Seed, SeedTextError> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(SeedTextError);
        }
        for (at, byte) in bytes.iter_mut().enumerate() {
            let digits = &text[2 * at..2 * at + 2];
            let plain = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            let read = u8::from_str_radix(digits, 16).ok().filter(|_| plain);
            *byte = read.ok_or(SeedTextError)?;
        }
        Ok(Seed(bytes))
    }

    /// 64 bits for a wait of the table's own, which has nothing to do with any draw.
    pub(crate) fn wait_bits(&self, moment: u64, seat: u32) -> u64 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any key length will do");
        mac.update(b"wait");
        mac.update(&moment.to_be_bytes());
        mac.update(&seat.to_be_bytes());
        let digest = mac.finalize().into_bytes();
        u64::from_be_bytes(digest[..8].try_into().expect("a digest has 32 bytes"))
    }

    /// 64 bits of draw `number`; a new attempt gives other bits.
    fn bits(&self, number: u64, attempt: u32) -> u64 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any key length will do");
        mac.update(&number.to_be_bytes());
        mac.update(&attempt.to_be_bytes());
        let digest = mac.finalize().into_bytes();
        u64::from_be_bytes(digest[..8].try_into().expect("a digest has 32 bytes"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The dice of a match: draw after draw from its seed.
#[derive(Clone, Debug)]
pub struct FairDice {
    seed: Seed,
    drawn: u64,
}

impl FairDice {
    /// The dice of this seed after so many draws.
    pub fn new(seed: Seed, drawn: u64) -> FairDice {
        FairDice { seed, drawn }
    }

    /// How many draws have been made. A draw that was taken back stays made.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// The seed.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }
}

impl Dice for FairDice {
    fn below(&mut self, n: u32) -> u32 {
        let number = self.drawn;
        self.drawn = self.drawn.saturating_add(1);
        // Rejection: bits beyond the last whole multiple of n would favour low numbers.
        let span = u64::MAX - u64::MAX % n as u64;
        for attempt in 0.. {
            let bits = self.seed.bits(number, attempt);
            if bits < span {
                return (bits % n as u64) as u32;
            }
        }
        unreachable!("attempts never run out")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_promise_and_the_draws_are_pinned() {
        let seed = Seed::new([7; 32]);
        // `printf '\7%.0s' {1..32} | sha256sum`
        let commit = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
        assert_eq!(seed.commit(), commit);
        let mut dice = FairDice::new(seed.clone(), 0);
        let draws: Vec<u32> = (0..8).map(|_| dice.below(6)).collect();
        let mut again = FairDice::new(seed, 0);
        assert_eq!(draws, (0..8).map(|_| again.below(6)).collect::<Vec<_>>());
        assert_eq!(dice.drawn(), 8);
    }

    #[test]
    fn dice_can_be_taken_up_again_at_any_draw() {
        let seed = Seed::new([1; 32]);
        let mut whole = FairDice::new(seed.clone(), 0);
        let draws: Vec<u32> = (0..20).map(|_| whole.below(52)).collect();
        let mut rest = FairDice::new(seed, 11);
        assert_eq!(draws[11..], (11..20).map(|_| rest.below(52)).collect::<Vec<_>>());
    }

    #[test]
    fn every_number_comes_about_equally_often() {
        let mut dice = FairDice::new(Seed::new([3; 32]), 0);
        let mut counts = [0; 5];
        (0..5000).for_each(|_| counts[dice.below(5) as usize] += 1);
        assert!(counts.iter().all(|&count| (900..1100).contains(&count)), "{counts:?}");
    }

    #[test]
    fn a_seed_keeps_quiet_and_reads_its_own_text() {
        let seed = Seed::new([0xab; 32]);
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        assert_eq!(Seed::parse(&seed.reveal()), Ok(seed));
        for wrong in ["", "ab", &"+a".repeat(32), &"zz".repeat(32), &"é".repeat(32)] {
            assert_eq!(Seed::parse(wrong), Err(SeedTextError));
        }
    }
}
