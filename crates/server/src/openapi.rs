//! The interface, described for programs.

use axum::http::header;
use axum::response::{IntoResponse, Response};

const DOCUMENT: &str = include_str!("openapi.json");

/// `GET /api/openapi.json`
pub(crate) async fn show() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use openapiv3::{OpenAPI, ReferenceOr};

    #[test]
    fn the_document_is_valid_and_every_reference_leads_somewhere() {
        let document: OpenAPI = serde_json::from_str(DOCUMENT).expect("an OpenAPI document");
        let parts = document.components.expect("components");
        for found in DOCUMENT.split("\"$ref\": \"").skip(1) {
            let name = found.split('"').next().expect("an end");
            let known = match name.strip_prefix("#/components/schemas/") {
                Some(schema) => parts.schemas.contains_key(schema),
                None => name == "#/components/responses/Problem",
            };
            assert!(known, "{name} is not there");
        }
    }

    /// The routes are read from the source, because a router does not tell what it has.
    #[test]
    fn every_address_is_described_with_its_methods() {
        let document: OpenAPI = serde_json::from_str(DOCUMENT).expect("an OpenAPI document");
        let source = include_str!("api.rs").replace([' ', '\n'], "");
        let routes: Vec<&str> = source.split(".route(").skip(1).collect();
        assert_eq!(routes.len(), document.paths.paths.len());
        for route in routes {
            let path = route.split('"').nth(1).expect("a path");
            let handlers = route.split("\",").nth(1).expect("handlers");
            let described = document.paths.paths.get(path);
            let Some(ReferenceOr::Item(described)) = described else { panic!("{path} is missing") };
            let gets = handlers.starts_with("get(");
            let posts = handlers.starts_with("post(") || handlers.contains(").post(");
            assert_eq!(
                (described.get.is_some(), described.post.is_some()),
                (gets, posts),
                "{path}"
            );
        }
    }
}
