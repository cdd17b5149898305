//! What `docs/protocol.md` shows is what the server understands and says.

use kernel::Record;
use protocol::http::Code;
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
    serde_json::from_str::<ToTable<serde_json::Value>>(blocks[5]).expect("somebody acts");
    assert_eq!(blocks.len(), 6);
}

/// That each code has words in the page, the compiler sees to; here are the words for programmers.
#[test]
fn every_code_of_a_problem_is_listed_and_no_other() {
    let chapter = DOCUMENT.split("## Mistakes").nth(1).expect("a chapter on mistakes");
    let list = chapter.split("`error` is for programs:").nth(1).expect("a list of codes");
    let list = list.split('.').next().expect("the list ends");
    let mut listed: Vec<&str> = list.split('`').skip(1).step_by(2).collect();
    listed.sort_unstable();
    let mut codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
    codes.sort_unstable();
    assert_eq!(listed, codes);
}
