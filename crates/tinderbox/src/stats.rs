//! Counts, shares with their uncertainty, and how numbers are spread.

use serde::Serialize;

/// The 97.5 % point of the normal distribution: 95 % lie between it and its mirror image.
const Z: f64 = 1.959_963_985;

/// So many of so many, with a 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Share {
    pub(crate) count: u64,
    pub(crate) percent: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Share {
    /// Wilson's interval, which stays honest near 0 and 100 %.
    pub(crate) fn new(count: u64, of: u64) -> Share {
        let n = of.max(1) as f64;
        let part = count as f64 / n;
        let spread = Z * (part * (1.0 - part) / n + Z * Z / (4.0 * n * n)).sqrt();
        let (centre, scale) = (part + Z * Z / (2.0 * n), 1.0 + Z * Z / n);
        let percent = |share: f64| (share.clamp(0.0, 1.0) * 10_000.0).round() / 100.0;
        Share {
            count,
            percent: percent(part),
            low: percent((centre - spread) / scale),
            high: percent((centre + spread) / scale),
        }
    }

    /// The line above a table of shares.
    pub(crate) fn heading(name: &str, counted: &str) -> String {
        format!("{name:<26} {counted:>9}    share  (95 % interval)\n")
    }

    /// A line of a table.
    pub(crate) fn line(&self, name: &str) -> String {
        let Share { count, percent, low, high } = self;
        format!("  {name:<24} {count:>9} {percent:>7.2} %  ({low:.2} to {high:.2})\n")
    }
}

/// How numbers are spread: lengths of matches, scores.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Spread {
    mean: f64,
    p10: i64,
    p50: i64,
    p90: i64,
}

impl Spread {
    pub(crate) fn new(mut numbers: Vec<i64>) -> Spread {
        numbers.sort_unstable();
        let total: i64 = numbers.iter().sum();
        let count = numbers.len().max(1);
        // The smallest number that is at least as large as so many in a hundred.
        let at = |percent: usize| {
            let rank = (count * percent).div_ceil(100).max(1);
            numbers.get(rank - 1).copied().unwrap_or(0)
        };
        let mean = (total as f64 / count as f64 * 100.0).round() / 100.0;
        Spread { mean, p10: at(10), p50: at(50), p90: at(90) }
    }

    /// The line above a table of spreads.
    pub(crate) fn heading(name: &str) -> String {
        format!("{name:<26} {:>9} {:>7} {:>7} {:>7}\n", "mean", "10 %", "50 %", "90 %")
    }

    /// A line of a table.
    pub(crate) fn line(&self, name: &str) -> String {
        let Spread { mean, p10, p50, p90 } = self;
        format!("  {name:<24} {mean:>9.2} {p10:>7} {p50:>7} {p90:>7}\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_agrees_with_the_textbook() {
        let half = Share::new(50, 100);
        assert_eq!((half.percent, half.low, half.high), (50.0, 40.38, 59.62));
        let never = Share::new(0, 10);
        assert_eq!((never.percent, never.low, never.high), (0.0, 0.0, 27.75));
    }

    #[test]
    fn percentiles_are_numbers_that_occurred() {
        let lengths = Spread::new((1..=10).rev().collect());
        assert_eq!(lengths, Spread { mean: 5.5, p10: 1, p50: 5, p90: 9 });
        assert_eq!(Spread::new(vec![-7]).p10, -7);
    }
}
