//! The interface over HTTP.

mod body;
mod codes;
mod games;
mod me;
mod qr;
mod records;
mod tables;

pub(crate) use body::{Json, Named};

use crate::guard::guard;
use crate::openapi::{self, Plain};
use crate::pages::page;
use crate::places::NoPlace;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::squeeze::squeezed;
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use protocol::http::Code;
use std::sync::Arc;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

/// The longest body of a request, in bytes.
const BODY_MAX: usize = 64 << 10;
/// The longest record, in bytes.
const RECORD_MAX: usize = 2 << 20;

/// Every address of the interface, with its description.
pub(crate) fn routes() -> OpenApiRouter<Arc<Shared>> {
    let large = DefaultBodyLimit::max(RECORD_MAX);
    OpenApiRouter::with_openapi(openapi::beginning())
        .routes(routes!(me::show, me::name))
        .routes(routes!(me::transfer))
        .routes(routes!(me::claim))
        .routes(routes!(games::list))
        .routes(routes!(tables::create))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::open))
        .routes(routes!(tables::missions))
        .routes(routes!(tables::show))
        .routes(routes!(qr::draw))
        .routes(routes!(codes::show))
        .routes(routes!(codes::find))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::replace))
        .routes(routes!(tables::rematch))
        .routes(routes!(records::of_table).layer(from_fn(squeezed)))
        .routes(routes!(records::fork))
        .routes(routes!(crate::socket::socket))
        .routes(routes!(records::import).layer(large))
        .routes(routes!(records::show).layer(from_fn(squeezed)))
        .routes(routes!(openapi::show))
        .routes(routes!(health))
        .routes(routes!(metrics))
}

/// Every address that the server answers.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    Router::from(routes())
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

/// Is the server well?
#[utoipa::path(get, path = "/healthz", operation_id = "health")]
async fn health() -> Plain {
    Plain { kind: "text/plain; charset=utf-8", text: "ok\n".to_owned() }
}

/// Numbers for Prometheus
#[utoipa::path(get, path = "/metrics", operation_id = "metrics")]
async fn metrics(State(shared): State<Arc<Shared>>) -> Plain {
    Plain { kind: "text/plain; version=0.0.4; charset=utf-8", text: shared.metrics.page() }
}

async fn not_so() -> Problem {
    let words = "This address does not take requests of this kind.";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, Code::MethodNotAllowed, words)
}
