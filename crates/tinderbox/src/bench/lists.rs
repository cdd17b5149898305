//! How long a list of tables takes for somebody who has very many, all of them asleep.

use super::server::{Host, Order, folder, here, round};
use crate::problem::Problem;
use client::Person;
use serde::Serialize;
use serde_json::{Value, json};
use std::time::Instant;

/// Each list is asked for so often.
const TIMES: usize = 50;

/// What was measured.
#[derive(Serialize)]
pub(super) struct Lists {
    tables: u64,
    /// One's own tables: what half of the requests take at most, and the longest of them.
    mine_ms: f64,
    mine_longest_ms: f64,
    /// Tables that anybody may see.
    open_ms: f64,
    open_longest_ms: f64,
    /// How many tables came into memory for it.
    woken: u64,
}

impl Lists {
    pub(super) fn text(&self) -> String {
        let Lists { tables, mine_ms, mine_longest_ms, open_ms, open_longest_ms, woken } = self;
        format!(
            "Lists of {tables} kept tables: mine {mine_ms} ms (longest {mine_longest_ms}), open \
             {open_ms} ms (longest {open_longest_ms}); {woken} tables woken.\n"
        )
    }
}

/// Makes the tables on one server, and asks another that finds them on the disk.
pub(super) fn measure(order: &Order, wish: &Value) -> Result<Lists, Problem> {
    let (folder, runtime) = (folder(&order.data)?, here()?);
    let host = Host::start(Some(folder.path()))?;
    let mut ann = runtime.block_on(async {
        let mut ann = Person::guest(host.addr, "Ann").await;
        let wish = |at: u64| {
            let mut wish = wish.clone();
            wish["listed"] = json!(true);
            if !at.is_multiple_of(2) {
                // The first seat is one's own, the last waits for somebody.
                let seats = wish["seats"].as_array_mut().expect("a wish names its seats");
                *seats.last_mut().expect("a table has seats") = json!("link");
            }
            wish
        };
        for at in 0..order.kept_tables {
            ann.make(wish(at)).await;
        }
        ann
    });
    host.stop()?;
    let host = Host::start(Some(folder.path()))?;
    ann.addr = host.addr;
    let (mine, open, woken) = runtime.block_on(async {
        let mine = times(&ann, "/api/tables/mine").await;
        let open = times(&ann, "/api/tables/open").await;
        (mine, open, woken(&ann).await)
    });
    host.stop()?;
    let (half, last) = (TIMES / 2, TIMES - 1);
    Ok(Lists {
        tables: order.kept_tables,
        mine_ms: mine[half],
        mine_longest_ms: mine[last],
        open_ms: open[half],
        open_longest_ms: open[last],
        woken,
    })
}

/// How long each request took, in milliseconds, the shortest first.
async fn times(person: &Person, path: &str) -> Vec<f64> {
    let mut times = Vec::new();
    for _ in 0..TIMES {
        let begun = Instant::now();
        let (status, _) = person.get(path).await;
        assert_eq!(status, 200, "a list is told");
        times.push(round(begun.elapsed().as_secs_f64() * 1000.0, 100.0));
    }
    times.sort_by(f64::total_cmp);
    times
}

async fn woken(person: &Person) -> u64 {
    let metrics = person.raw("GET", "/metrics", &[], "").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("tinderbox_tables_woken_total "));
    line.and_then(|number| number.parse().ok()).expect("the server counts them")
}
