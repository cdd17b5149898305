//! How often something may be done.

use tokio::time::Instant;

/// A bucket that fills steadily and is emptied by use.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    per_second: u32,
    most: u32,
    /// Thousandths of a use.
    level_thousandths: u64,
    filled: Instant,
}

impl Bucket {
    /// A full one.
    pub(crate) fn new(per_second: u32, most: u32) -> Bucket {
        let level_thousandths = u64::from(most) * 1000;
        Bucket { per_second, most, level_thousandths, filled: Instant::now() }
    }

    /// One use, if there is one left.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        let millis = now.duration_since(self.filled).as_millis() as u64;
        if millis > 0 {
            let gained = millis * u64::from(self.per_second);
            self.level_thousandths =
                (self.level_thousandths + gained).min(u64::from(self.most) * 1000);
            self.filled = now;
        }
        let enough = self.level_thousandths >= 1000;
        if enough {
            self.level_thousandths -= 1000;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_gives_what_it_has_and_then_what_flows_in() {
        let mut bucket = Bucket::new(10, 3);
        let takes = |bucket: &mut Bucket| (0..9).filter(|_| bucket.take()).count();
        assert_eq!(takes(&mut bucket), 3);
        tokio::time::advance(Duration::from_millis(100)).await;
        assert_eq!(takes(&mut bucket), 1);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!(takes(&mut bucket), 3, "it holds no more than it can");
    }
}
