//! What `docs/protocol.md` shows is what the server understands and says.

use kernel::Record;
use protocol::{FromTable, NewTable, TableCard, ToTable};
use testkit::toys::claim::{Action, Claim};

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// Everything between backticks that begins like this.
fn examples(start: &str) -> Vec<&'static str> {
    DOCUMENT.split('`').filter(|text| text.starts_with(start)).collect()
}

/// The blocks of JSON, in order.
fn blocks() -> Vec<&'static str> {
    let blocks = DOCUMENT.split("```json\n").skip(1);
    blocks.map(|block| block.split("```").next().expect("an end")).collect()
}

#[test]
fn every_message_of_a_client_is_understood() {
    let examples = examples("{\"say\"");
    assert!(examples.len() >= 8, "{examples:?}");
    for example in examples {
        let read = serde_json::from_str::<ToTable<Action>>(example);
        assert!(read.is_ok(), "{example}: {read:?}");
    }
}

#[test]
fn every_message_of_a_table_is_one() {
    let examples = examples("{\"tell\"");
    assert!(examples.len() >= 10, "{examples:?}");
    for example in examples {
        let read = serde_json::from_str::<FromTable<Claim>>(example);
        assert!(read.is_ok(), "{example}: {read:?}");
    }
}

#[test]
fn tables_and_records_are_written_as_shown() {
    let blocks = blocks();
    serde_json::from_str::<NewTable>(blocks[1]).expect("a wish for a table");
    serde_json::from_str::<TableCard>(blocks[2]).expect("a table as it is shown");
    serde_json::from_str::<Record<Claim>>(blocks[3]).expect("a record");
    assert_eq!(blocks.len(), 5);
}

#[test]
fn every_code_of_a_problem_is_listed() {
    let sources = [
        include_str!("../src/problem.rs"),
        include_str!("../src/guard.rs"),
        include_str!("../src/identity.rs"),
        include_str!("../src/pages.rs"),
        include_str!("../src/record.rs"),
        include_str!("../src/socket.rs"),
        include_str!("../src/api.rs"),
        include_str!("../src/api/body.rs"),
        include_str!("../src/api/me.rs"),
        include_str!("../src/api/records.rs"),
        include_str!("../src/api/tables.rs"),
        include_str!("../src/open_table/asks.rs"),
        include_str!("../src/open_table/kept.rs"),
        include_str!("../src/open_table/run.rs"),
    ];
    let listed = DOCUMENT.split("## Mistakes").nth(1).expect("a chapter on mistakes");
    for made in sources.iter().flat_map(|source| source.split("Problem::").skip(1)) {
        let call = made.split(';').next().expect("an end");
        let makes = ["new(", "wrong(", "forbidden(", "conflict("];
        if !makes.iter().any(|make| call.starts_with(make)) {
            continue;
        }
        let mut texts = call.split('"').skip(1).step_by(2);
        let Some(code) = texts.next().filter(|text| !text.contains(' ')) else { continue };
        assert!(listed.contains(&format!("`{code}`")), "{code} is not in docs/protocol.md");
    }
}
