//! Reading what a request brings.

use crate::problem::Problem;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::TableId;
use serde::de::DeserializeOwned;

/// A body of JSON, or a problem in words.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(in_words(&rejection)),
        }
    }
}

fn in_words(rejection: &JsonRejection) -> Problem {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", "The request is too large.")
        }
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "not-json",
            "The request must be JSON, with the content type application/json.",
        ),
        status => Problem::new(status, "malformed", format!("{}.", rejection.body_text())),
    }
}

/// The table or record that an address names.
pub(super) struct Named(pub(super) TableId);

impl<S: Send + Sync> FromRequestParts<S> for Named {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let id = path.ok().and_then(|Path(id)| TableId::parse(&id));
        id.map(Named).ok_or_else(Problem::no_such_table)
    }
}
