//! The interface over HTTP.

mod body;
mod games;
mod me;
mod records;
mod tables;

use crate::guard::guard;
use crate::openapi;
use crate::pages::page;
use crate::places::NoPlace;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::socket::socket;
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use protocol::http::Code;
use std::sync::Arc;

/// The longest body of a request, in bytes.
const BODY_MAX: usize = 64 << 10;
/// The longest record, in bytes.
const RECORD_MAX: usize = 2 << 20;

/// Every address that the server answers.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/api/me", get(me::show).post(me::name))
        .route("/api/transfer", post(me::transfer))
        .route("/api/transfer/claim", post(me::claim))
        .route("/api/games", get(games::list))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/mine", get(tables::mine))
        .route("/api/tables/open", get(tables::open))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/replace", post(tables::replace))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/record", get(records::of_table))
        .route("/api/tables/{id}/fork", post(records::fork))
        .route("/api/tables/{id}/socket", get(socket))
        .route("/api/records", post(records::import).layer(DefaultBodyLimit::max(RECORD_MAX)))
        .route("/api/records/{id}", get(records::show))
        .route("/api/openapi.json", get(openapi::show))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/metrics", get(metrics))
        .fallback(page)
        .method_not_allowed_fallback(not_so)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(from_fn_with_state(shared.clone(), guard))
        .with_state(shared)
}

/// What somebody is told for whom there is no place, whatever the address.
pub(crate) fn full_house(shared: Arc<Shared>, why: NoPlace) -> Router {
    Router::new()
        .fallback(move || async move { Problem::no_place(why) })
        .layer(from_fn_with_state(shared, guard))
}

async fn metrics(State(shared): State<Arc<Shared>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, shared.metrics.page()).into_response()
}

async fn not_so() -> Problem {
    let words = "This address does not take requests of this kind.";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, Code::MethodNotAllowed, words)
}
