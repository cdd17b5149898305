//! Schemas that are not derived: of the kernel's types, which know nothing of schemas, and of choices
//! that hold one of them; these begin with a match that a new variant does not pass.

use super::{Code, Substitute};
use crate::{Keeper, Outcome, SeatWish, TableId};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// Describes [`kernel::Level`].
pub(crate) struct Level;

impl PartialSchema for Level {
    fn schema() -> RefOr<Schema> {
        words(&kernel::Level::ALL.map(kernel::Level::name))
    }
}

impl ToSchema for Level {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Level")
    }
}

/// Describes [`kernel::Seat`].
pub(crate) struct Seat;

impl PartialSchema for Seat {
    fn schema() -> RefOr<Schema> {
        let most = kernel::SEATS_MAX - 1;
        let number = ObjectBuilder::new().schema_type(Type::Integer);
        number.minimum(Some(0)).maximum(Some(most)).into()
    }
}

impl ToSchema for Seat {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Seat")
    }
}

impl PartialSchema for Code {
    fn schema() -> RefOr<Schema> {
        let all: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
        words(&all)
    }
}

impl ToSchema for Code {}

impl PartialSchema for TableId {
    fn schema() -> RefOr<Schema> {
        let letters = "Ten letters and digits; capitals, spaces and dashes do not matter.";
        let text = ObjectBuilder::new().schema_type(Type::String);
        text.description(Some(letters)).examples(["abcdefghjk"]).into()
    }
}

impl ToSchema for TableId {}

/// Describes [`kernel::Team`].
fn team() -> RefOr<Schema> {
    let kernel::Team { won: _, score: _ } = kernel::Team { won: true, score: 0 };
    let object = ObjectBuilder::new()
        .property("won", bool::schema())
        .property("score", i32::schema())
        .required("won")
        .required("score");
    object.into()
}

/// One of these words.
fn words(words: &[&str]) -> RefOr<Schema> {
    let words: Vec<String> = words.iter().map(|&word| word.into()).collect();
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words)).into()
}

/// An object with this field alone.
fn only(name: &str, schema: RefOr<Schema>) -> RefOr<Schema> {
    ObjectBuilder::new().property(name, schema).required(name).into()
}

fn one_of(schemas: impl IntoIterator<Item = RefOr<Schema>>) -> RefOr<Schema> {
    schemas.into_iter().fold(OneOfBuilder::new(), OneOfBuilder::item).into()
}

impl PartialSchema for Keeper {
    fn schema() -> RefOr<Schema> {
        let _ = |keeper: &Keeper| match keeper {
            Keeper::Open | Keeper::Person(_) | Keeper::Bot(_) => {}
        };
        let person = only("person", String::schema());
        one_of([words(&["open"]), person, only("bot", Level::schema())])
    }
}

impl ToSchema for Keeper {}

impl PartialSchema for SeatWish {
    fn schema() -> RefOr<Schema> {
        let _ = |wish: &SeatWish| match wish {
            SeatWish::Me | SeatWish::Beside(_) | SeatWish::Link | SeatWish::Bot(_) => {}
        };
        let beside = only("beside", String::schema());
        one_of([words(&["me", "link"]), beside, only("bot", Level::schema())])
    }
}

impl ToSchema for SeatWish {}

impl PartialSchema for Substitute {
    fn schema() -> RefOr<Schema> {
        let _ = |with: &Substitute| match with {
            Substitute::Open | Substitute::Bot(_) => {}
        };
        one_of([words(&["open"]), only("bot", Level::schema())])
    }
}

impl ToSchema for Substitute {}

impl PartialSchema for Outcome {
    fn schema() -> RefOr<Schema> {
        let _ = |outcome: &Outcome| match outcome {
            Outcome::Winners(_) | Outcome::Together(_) => {}
        };
        let winners = ArrayBuilder::new().items(Seat::schema()).into();
        one_of([only("winners", winners), only("together", team())])
    }
}

impl ToSchema for Outcome {}
