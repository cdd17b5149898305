//! Many games on all cores, with a result that does not depend on how many cores there are.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// How many games a thread takes at a time.
const CHUNK: u64 = 16;

/// Works through `0..total` in chunks on all cores; the results come in the order of the chunks.
pub(crate) fn in_order<T: Send>(
    total: u64,
    bar: &ProgressBar,
    work: impl Fn(Range<u64>) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let labour = || {
        let mut done = Vec::new();
        loop {
            let from = next.fetch_add(CHUNK, Ordering::Relaxed);
            if from >= total {
                return done;
            }
            let to = total.min(from + CHUNK);
            done.push((from, work(from..to)));
            bar.inc(to - from);
        }
    };
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    let mut parts: Vec<(u64, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(labour)).collect();
        let parts = workers.into_iter().map(|worker| worker.join().expect("no game panics"));
        parts.flatten().collect()
    });
    parts.sort_by_key(|(from, _)| *from);
    parts.into_iter().map(|(_, part)| part).collect()
}

/// A bar on a terminal, nothing anywhere else.
pub(crate) fn progress(total: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let look = "{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(look).expect("the template is a constant");
    ProgressBar::new(total).with_style(style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_come_in_order_and_leave_nothing_out() {
        let parts = in_order(1000, &ProgressBar::hidden(), |range| range.collect::<Vec<_>>());
        assert_eq!(parts.concat(), (0..1000).collect::<Vec<_>>());
    }
}
