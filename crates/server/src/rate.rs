//! How often something may be done.

use crate::household::Household;
use std::collections::HashMap;
use std::sync::Mutex;
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

    /// Another full one of this size.
    fn anew(&self) -> Bucket {
        Bucket::new(self.per_second, self.most)
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let millis = now.duration_since(self.filled).as_millis() as u64;
        if millis > 0 {
            let gained = millis * u64::from(self.per_second);
            self.level_thousandths =
                (self.level_thousandths + gained).min(u64::from(self.most) * 1000);
            self.filled = now;
        }
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.level_thousandths == u64::from(self.most) * 1000
    }

    /// One use, if there is one left.
    pub(crate) fn take(&mut self) -> bool {
        self.fill();
        let enough = self.level_thousandths >= 1000;
        if enough {
            self.level_thousandths -= 1000;
        }
        enough
    }
}

/// So many households are remembered at most.
const HOUSEHOLDS_MAX: usize = 1 << 16;

/// A bucket for each household.
pub(crate) struct Buckets {
    new: Bucket,
    of: Mutex<HashMap<Household, Bucket>>,
}

impl Buckets {
    pub(crate) fn new(per_second: u32, most: u32) -> Buckets {
        Buckets { new: Bucket::new(per_second, most), of: Mutex::default() }
    }

    /// One use for this household, if there is one left.
    pub(crate) fn take(&self, household: Household) -> bool {
        let mut of = self.of.lock().expect("nobody panics while holding it");
        if of.len() >= HOUSEHOLDS_MAX {
            // A full bucket is as good as none. If that does not help, everybody begins anew.
            of.retain(|_, bucket| !bucket.is_full());
            if of.len() > HOUSEHOLDS_MAX / 2 {
                of.clear();
            }
        }
        of.entry(household).or_insert_with(|| self.new.anew()).take()
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

    #[tokio::test(start_paused = true)]
    async fn households_have_buckets_of_their_own_and_are_forgotten() {
        let buckets = Buckets::new(1, 2);
        let household = |n: u32| Household::from(std::net::IpAddr::from(n.to_be_bytes()));
        let takes = |n: u32| (0..9).filter(|_| buckets.take(household(n))).count();
        assert_eq!((takes(1), takes(1), takes(2)), (2, 0, 2));
        tokio::time::advance(Duration::from_secs(60)).await;
        for n in 0..HOUSEHOLDS_MAX as u32 * 3 {
            assert!(buckets.take(household(n)), "nobody is shut out by the number of others");
        }
        let held = buckets.of.lock().expect("a lock").len();
        assert!(held <= HOUSEHOLDS_MAX, "{held} are remembered");
    }
}
