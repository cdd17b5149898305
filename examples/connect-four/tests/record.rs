//! What is kept and sent: these spellings and numbers are promises to old records.
//!
//! A test that fails here says that old records may not be readable any more. If that is meant, raise
//! `RULES_VERSION`, and only then change the test.

use connect_four::{Action, Colour, Column, ConnectFour, Event, Frame, Setup};
use kernel::{Game, Input, InputOf, Record, Seat};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

const ANN: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

#[test]
fn every_spelling_is_pinned() {
    spelt(Setup { first: Colour::Red }, r#"{"first":"red"}"#);
    spelt(Setup { first: Colour::Yellow }, r#"{"first":"yellow"}"#);
    spelt(Column::ALL, r#"["a","b","c","d","e","f","g"]"#);
    let drop: InputOf<ConnectFour> = Input::Act(BEN, Action::Drop(Column::D));
    spelt(drop, r#"{"act":[1,{"drop":"d"}]}"#);
    let dropped = Event::Dropped { seat: ANN, column: Column::C, row: 2 };
    spelt(dropped, r#"{"dropped":{"seat":0,"column":"c","row":2}}"#);
    spelt(Event::TurnBegan { seat: BEN }, r#"{"turn-began":{"seat":1}}"#);
    spelt(Event::Won { seat: BEN }, r#"{"won":{"seat":1}}"#);
    spelt(Event::Filled, r#""filled""#);
    spelt(Frame::Turn { seat: ANN }, r#"{"turn":{"seat":0}}"#);
    spelt(Frame::Won { seat: ANN }, r#"{"won":{"seat":0}}"#);
    spelt(Frame::Full, r#""full""#);
}

#[test]
fn what_cannot_be_is_not_read() {
    for text in [r#"{"act":[0,{"drop":"h"}]}"#, r#"{"act":[9,{"drop":"a"}]}"#, r#"{"chance":0}"#] {
        assert!(serde_json::from_str::<InputOf<ConnectFour>>(text).is_err(), "{text}");
    }
}

#[test]
fn a_match_of_rules_version_1_still_ends_as_it_did() {
    let record: Record<ConnectFour> = serde_json::from_str(RECORD).expect("the record can be read");
    let last = record.replay().expect("the record replays");
    let picture = "
        .......
        .......
        R......
        RY.....
        RY.....
        RY.....";
    assert_eq!(last, ConnectFour::from_picture(Colour::Red, picture));
    assert_eq!(last.payoffs().expect("Red has won")[..2], [1, -1]);
    let inputs = record.inputs.clone();
    assert_eq!(Record::new(record.setup, inputs, &last), record);
}

const RECORD: &str = r#"{"format":1,"game":"connect-four","rules":1,"setup":{"first":"red"},"inputs":[
    {"act":[0,{"drop":"a"}]},{"act":[1,{"drop":"b"}]},{"act":[0,{"drop":"a"}]},
    {"act":[1,{"drop":"b"}]},{"act":[0,{"drop":"a"}]},{"act":[1,{"drop":"b"}]},
    {"act":[0,{"drop":"a"}]}],"hash":"c1e978ed7fb76cc8"}"#;

#[track_caller]
fn spelt<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, text: &str) {
    assert_eq!(serde_json::to_string(&value).expect("it can be written"), text);
    assert_eq!(serde_json::from_str::<T>(text).expect("it can be read"), value);
}
