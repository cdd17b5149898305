//! The interface, described for programs: derived from the handlers and from `protocol::http`.
//!
//! A handler comes into the router and into the document by one line, and what it takes and answers
//! is read off its signature; an answer of a type that is not described does not compile.

use crate::api::{self, Json};
use crate::problem::Problem;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::TableCard;
use protocol::http::{GameCard, Made, Me, Nothing, Refusal, Sat, ShortCode, Transfer};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use utoipa::openapi::schema::{ArrayBuilder, Object, Schema};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, SecurityScheme};
use utoipa::openapi::{Components, Content, Info, License, OpenApi, Ref, RefOr, ResponseBuilder};
use utoipa::{IntoResponses, PartialSchema, ToSchema};

static DOCUMENT: LazyLock<OpenApi> = LazyLock::new(|| api::routes().into_openapi());

/// This document
#[utoipa::path(get, path = "/api/openapi.json", operation_id = "describe")]
pub(crate) async fn show() -> Json<&'static OpenApi> {
    Json(&DOCUMENT)
}

/// The document before any address is in it.
pub(crate) fn beginning() -> OpenApi {
    let mut info = Info::new("Tinderbox", "2");
    let words = "Tabletop games over HTTP and WebSocket. The messages on a table's WebSocket are \
                 told in docs/protocol.md.";
    info.description = Some(words.to_owned());
    info.license = Some(License::new("MIT OR Apache-2.0"));
    let mut document = OpenApi::new(info, utoipa::openapi::Paths::new());
    let mut parts = Components::new();
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("tinderbox")));
    parts.add_security_scheme("person", cookie);
    parts.schemas = answers();
    document.components = Some(parts);
    document
}

/// A type that an answer may have.
pub(crate) trait Described {
    /// Where its schema is.
    fn schema() -> RefOr<Schema>;
}

/// Writes the list of answers once: each is described, and its schema is in the document.
macro_rules! answers {
    ($($answer:ty),*) => {
        $(impl Described for $answer {
            fn schema() -> RefOr<Schema> {
                Ref::from_schema_name(<$answer>::name()).into()
            }
        })*

        fn answers() -> BTreeMap<String, RefOr<Schema>> {
            let mut schemas = Vec::new();
            $(
                schemas.push((<$answer>::name().into_owned(), <$answer as PartialSchema>::schema()));
                <$answer as ToSchema>::schemas(&mut schemas);
            )*
            schemas.into_iter().collect()
        }
    };
}

answers!(GameCard, Made, Me, Nothing, Refusal, Sat, ShortCode, TableCard, Transfer);

impl<T: Described> Described for Vec<T> {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new().items(T::schema()).into()
    }
}

impl Described for &OpenApi {
    fn schema() -> RefOr<Schema> {
        Object::new().into()
    }
}

/// What a handler answers, by status.
pub(crate) type Responses = BTreeMap<String, RefOr<utoipa::openapi::Response>>;

fn one(status: &str, words: &str, content: Option<(&str, Content)>) -> Responses {
    let response = ResponseBuilder::new().description(words);
    let response = match content {
        Some((kind, content)) => response.content(kind, content),
        None => response,
    };
    BTreeMap::from([(status.to_owned(), response.build().into())])
}

impl<T: Described> IntoResponses for Json<T> {
    fn responses() -> Responses {
        one("200", "Done.", Some(("application/json", Content::new(Some(T::schema())))))
    }
}

impl IntoResponses for Problem {
    fn responses() -> Responses {
        let content = Content::new(Some(<Refusal as Described>::schema()));
        one("default", "Why not.", Some(("application/json", content)))
    }
}

/// A text that is no JSON.
pub(crate) struct Plain {
    /// Its content type.
    pub(crate) kind: &'static str,
    pub(crate) text: String,
}

impl IntoResponse for Plain {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, self.kind)], self.text).into_response()
    }
}

impl IntoResponses for Plain {
    fn responses() -> Responses {
        let content = Content::new(Some(<String as PartialSchema>::schema()));
        one("200", "A text.", Some(("text/plain", content)))
    }
}

/// The record of a match, as its game writes it.
pub(crate) struct RecordText(pub(crate) String);

impl IntoResponse for RecordText {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

impl IntoResponses for RecordText {
    fn responses() -> Responses {
        let content = Content::new(Some(Object::new()));
        one("200", "A record; docs/protocol.md shows one.", Some(("application/json", content)))
    }
}

/// A connection that became a WebSocket.
pub(crate) struct Upgraded(pub(crate) Response);

impl IntoResponse for Upgraded {
    fn into_response(self) -> Response {
        self.0
    }
}

impl IntoResponses for Upgraded {
    fn responses() -> Responses {
        one("101", "A WebSocket with the messages of docs/protocol.md as JSON text.", None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn document() -> Value {
        serde_json::to_value(&*DOCUMENT).expect("a document is plain")
    }

    fn references<'a>(part: &'a Value, found: &mut Vec<&'a str>) {
        match part {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|field| references(field, found));
            }
            Value::Array(parts) => parts.iter().for_each(|part| references(part, found)),
            _ => {}
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let document = document();
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 30, "{found:?}");
        for name in found {
            let place = name.strip_prefix('#').expect("inside the document");
            assert!(document.pointer(place).is_some(), "{name} is not there");
        }
    }

    #[test]
    fn whatever_an_address_names_is_described_and_every_request_can_fail() {
        let document = document();
        let paths = document["paths"].as_object().expect("addresses");
        assert_eq!(paths.len(), 24, "{:?}", paths.keys());
        for (path, methods) in paths {
            for (method, operation) in methods.as_object().expect("methods") {
                let named = operation["parameters"].as_array().map_or(0, Vec::len);
                assert_eq!(named, path.matches('{').count(), "{method} {path}");
                let summary = operation["summary"].as_str().expect("a summary");
                assert!(!summary.contains('`'), "{summary} is for programmers of the server");
                let fails = !operation["responses"]["default"].is_null();
                let cannot = ["/api/games", "/api/openapi.json", "/healthz", "/metrics"];
                assert_ne!(fails, cannot.contains(&path.as_str()), "{method} {path}");
            }
        }
    }

    #[test]
    fn bodies_are_described_as_they_are_read() {
        let document = document();
        let body = |path: &str| {
            let path = path.replace('/', "~1");
            let kind = "requestBody/content/application~1json/schema/$ref";
            let place = format!("/paths/{path}/post/{kind}");
            document.pointer(&place).and_then(Value::as_str).map(str::to_owned)
        };
        let schema = |name: &str| Some(format!("#/components/schemas/{name}"));
        assert_eq!(body("/api/me"), schema("NewName"));
        assert_eq!(body("/api/tables"), schema("NewTable"));
        assert_eq!(body("/api/tables/{id}/sit"), schema("SitDown"));
        assert_eq!(body("/api/tables/{id}/leave"), None);
        let codes = &document["components"]["schemas"]["Code"]["enum"];
        assert_eq!(codes.as_array().map(Vec::len), Some(protocol::http::Code::ALL.len()));
        let pace = &document["components"]["schemas"]["Pace"]["properties"];
        assert!(pace["move-millis"].is_object(), "named as on the wire: {pace}");
    }
}
