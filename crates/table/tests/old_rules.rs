//! Tables that were kept while an older version of a game's rules was the newest.

use fire_tower::{FireTower, Rules};
use kernel::{Added, Game, Input, Record, Waiting};
use serde_json::{Value, json};
use table::{Entry, Meta, RestoreProblem, Seed, Table};

/// A match of the first version, as it was kept: neither setup nor table name anything newer.
fn kept() -> (Value, Record<FireTower>) {
    let text =
        include_str!("../../fire-tower/tests/replays/rules_1/2023_the_last_burns_in_a_storm.json");
    let record: Value = serde_json::from_str(text).expect("a golden match");
    let meta = json!({
        "id": "abcdefghjk",
        "rules": 1,
        "setup": record["setup"],
        "pace": { "move-millis": null, "bot-millis": 900, "away-millis": 60_000 },
        "host": 1,
        "listed": false,
        "sitters": [{ "person": { "id": 1, "name": "Ann" } }, "open", "open"],
    });
    (meta, serde_json::from_value(record).expect("it can be read"))
}

fn entries(record: &Record<FireTower>, count: usize) -> Vec<Entry<FireTower>> {
    let entry = |(at, input)| {
        let kept = json!({ "input": {
            "version": at + 1, "at": 1_000 + at, "input": input, "drawn": 0, "nonce": null,
        }});
        serde_json::from_value(kept).expect("an entry as it was kept")
    };
    record.inputs[..count].iter().enumerate().map(entry).collect()
}

fn restored(meta: Value, entries: &[Entry<FireTower>]) -> Result<Table<FireTower>, RestoreProblem> {
    let meta: Meta<FireTower> = serde_json::from_value(meta).expect("as it was kept");
    Table::restore(5_000, meta, Seed::new([7; 32]), entries)
}

#[test]
fn a_table_of_older_rules_comes_back_and_is_played_on_by_them() {
    let (meta, record) = kept();
    let half = record.inputs.len() / 2;
    let table = restored(meta, &entries(&record, half)).expect("it comes back");
    assert_eq!(table.meta().rules, 1, "and is kept as what it is");
    let mut state = *table.state();
    for &input in &record.inputs[half..] {
        if let Input::Act(seat, action) = input {
            assert!(state.check(seat, action).is_ok());
        }
        state.apply(input, &mut ());
    }
    assert_eq!(state.waiting(), Waiting::Over);
    assert_eq!(state, record.replay().expect("it replays"), "it ends as it did then");
}

#[test]
fn a_table_that_claims_other_rules_than_its_setup_does_not_come_back() {
    let (mut meta, record) = kept();
    meta["rules"] = json!(2);
    let problem = restored(meta.clone(), &entries(&record, 9)).err();
    assert_eq!(problem, Some(RestoreProblem::Rules(2)));
    meta["setup"]["rules"] = json!(2);
    let table = restored(meta, &entries(&record, 9)).expect("the deal is the same by both");
    assert_eq!(table.state().open.options.rules, Added(Rules::Two));
}
