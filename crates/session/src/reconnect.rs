//! When a lost connection is tried again.

/// How long to wait before the next attempt to connect: short at first, so that a restarted server is
/// found at once, and never so long that people notice.
pub fn retry_millis(failures: u32) -> u32 {
    const FIRST: u32 = 200;
    const LONGEST: u32 = 1000;
    (FIRST << failures.min(8)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_retry_is_quick_and_the_last_is_not_slow() {
        assert!(retry_millis(0) <= 300);
        assert!((0..60).all(|failures| retry_millis(failures) <= 1000));
    }
}
