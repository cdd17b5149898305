//! How serde's types read themselves from a [`Json`].
//!
//! `deserialize_any` is refused. Types that ask for it do not say what they expect: enums tagged inside or
//! not at all, and flattened fields. Serde keeps what they read in a buffer and compiles a second reader
//! for every type below them, views and events included. The messages of a table are tagged inside, so
//! `decode` reads the tag itself and then asks for each field by its type. A type that would need to
//! guess fails the test that plays every game.

use super::{Json, Wrong};
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use std::borrow::Cow;
use std::fmt;

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not what was expected")
    }
}

impl std::error::Error for Wrong {}

/// Every reason is the same reason, so none is put into words.
impl de::Error for Wrong {
    fn custom<T: fmt::Display>(_: T) -> Wrong {
        Wrong
    }

    fn invalid_type(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Wrong {
        Wrong
    }

    fn invalid_value(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Wrong {
        Wrong
    }

    fn invalid_length(_: usize, _: &dyn de::Expected) -> Wrong {
        Wrong
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Wrong {
        Wrong
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Wrong {
        Wrong
    }

    fn missing_field(_: &'static str) -> Wrong {
        Wrong
    }

    fn duplicate_field(_: &'static str) -> Wrong {
        Wrong
    }
}

/// A value to be read.
#[derive(Clone, Copy)]
pub(super) struct Value<'a>(pub(super) &'a Json<'a>);

macro_rules! numbers {
    ($($ask:ident $tell:ident),* $(,)?) => {
        $(fn $ask<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            let Json::Number(digits) = self.0 else { return Err(Wrong) };
            visitor.$tell(digits.parse().map_err(|_| Wrong)?)
        })*
    };
}

impl<'de> Deserializer<'de> for Value<'_> {
    type Error = Wrong;

    numbers! {
        deserialize_u8 visit_u8,
        deserialize_u16 visit_u16,
        deserialize_u32 visit_u32,
        deserialize_u64 visit_u64,
        deserialize_i8 visit_i8,
        deserialize_i16 visit_i16,
        deserialize_i32 visit_i32,
        deserialize_i64 visit_i64,
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if let Json::Bool(value) = self.0 { visitor.visit_bool(*value) } else { Err(Wrong) }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_str(self.0.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if *self.0 == Json::Null { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if *self.0 == Json::Null { visitor.visit_unit() } else { Err(Wrong) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let Json::List(items) = self.0 else { return Err(Wrong) };
        visitor.visit_seq(Items(items))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let Json::Map(entries) = self.0 else { return Err(Wrong) };
        visitor.visit_map(Entries { entries, value: None })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_map(visitor)
    }

    /// `"name"`, or `{"name": what it holds}`.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Json::Text(name) => visitor.visit_enum(Variant { name, held: &Json::Null }),
            Json::Map(entries) => {
                let [(name, held)] = &entries[..] else { return Err(Wrong) };
                visitor.visit_enum(Variant { name, held })
            }
            _ => Err(Wrong),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }

    /// Nothing of ours has to guess what it reads.
    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Wrong> {
        Err(Wrong)
    }

    forward_to_deserialize_any! { i128 u128 f32 f64 char bytes byte_buf unit_struct }
}

struct Items<'a>(&'a [Json<'a>]);

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Wrong> {
        let Some((first, rest)) = self.0.split_first() else { return Ok(None) };
        self.0 = rest;
        seed.deserialize(Value(first)).map(Some)
    }
}

struct Entries<'a> {
    entries: &'a [(Cow<'a, str>, Json<'a>)],
    value: Option<&'a Json<'a>>,
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Wrong> {
        let Some(((name, value), rest)) = self.entries.split_first() else { return Ok(None) };
        self.entries = rest;
        self.value = Some(value);
        seed.deserialize(Name(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        seed.deserialize(Value(self.value.take().ok_or(Wrong)?))
    }
}

/// A key, or the name of a variant.
struct Name<'a>(&'a str);

impl<'de> Deserializer<'de> for Name<'_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_str(self.0)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

struct Variant<'a> {
    name: &'a str,
    held: &'a Json<'a>,
}

impl<'de, 'a> EnumAccess<'de> for Variant<'a> {
    type Error = Wrong;
    type Variant = Value<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Value<'a>), Wrong> {
        Ok((seed.deserialize(Name(self.name))?, Value(self.held)))
    }
}

impl<'de> VariantAccess<'de> for Value<'_> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        if *self.0 == Json::Null { Ok(()) } else { Err(Wrong) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_map(visitor)
    }
}
