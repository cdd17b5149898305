//! What every request and every answer goes through.

use crate::accept::{Brought, Peer};
use crate::household::{Household, is_proxy};
use crate::problem::Problem;
use crate::shared::Shared;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::http::Code;
use std::sync::Arc;
use std::time::Duration;

/// Scripts, styles and connections of our own only; nobody may put us in a frame.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
     style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; \
     object-src 'none'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Refuses what comes too fast and what another site's page asks for, and sends every answer with
/// our policies.
pub(crate) async fn guard(
    State(shared): State<Arc<Shared>>,
    mut request: Request,
    next: Next,
) -> Response {
    let Peer(peer) = *request.extensions().get().expect("every request comes over a connection");
    let household = Household::asking(peer, request.headers(), &shared.config);
    request.extensions_mut().insert(household);
    let brought = is_proxy(peer, &shared.config).then(|| shared.brought.enter(Some(household)));
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let public = shared.config.public_url.as_deref();
    let mut response = if !shared.requests.take(household) {
        shared.metrics.too_fast.inc();
        Problem::too_many_requests().into_response()
    } else if let Some(Err(why)) = brought {
        shared.metrics.no_place.inc();
        Problem::no_place(why).into_response()
    } else if (changes || upgrades) && !is_ours(request.headers(), public) {
        let words = "This request comes from a page of another site.";
        Problem::forbidden(Code::ForeignOrigin, words).into_response()
    } else {
        let place: Brought = brought.and_then(Result::ok).map(Arc::new);
        request.extensions_mut().insert(place.clone());
        let time = Duration::from_millis(shared.config.limits.request_millis);
        let answered = tokio::time::timeout(time, next.run(request)).await;
        drop(place);
        answered.unwrap_or_else(|_| too_slow().into_response())
    };
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, CONTENT_POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(header::X_FRAME_OPTIONS, "DENY");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// A body that trickles in would hold its place for ever.
fn too_slow() -> Problem {
    let words = "The request took too long; try again.";
    Problem::new(StatusCode::REQUEST_TIMEOUT, Code::TooSlow, words)
}

/// Browsers name the page that asks; programs that are no browsers need not.
fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let public = public_url.map(|url| url.trim_end_matches('/'));
    if public.is_some_and(|public| public.eq_ignore_ascii_case(origin)) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    matches!((host, named), (Some(host), Some(named)) if host.eq_ignore_ascii_case(named))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(origin: Option<&str>, host: &str, public: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a host"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().expect("an origin"));
        }
        is_ours(&headers, public)
    }

    #[test]
    fn only_pages_of_this_host_or_of_the_public_address_may_ask() {
        let public = Some("https://play.example.org/");
        assert!(ours(None, "localhost:7777", None), "a program without pages");
        assert!(ours(Some("http://localhost:7777"), "localhost:7777", None));
        assert!(ours(Some("https://play.example.org"), "10.0.0.1:7777", public));
        assert!(!ours(Some("https://evil.example"), "localhost:7777", public));
        assert!(!ours(Some("http://localhost:8888"), "localhost:7777", None));
        assert!(!ours(Some("http://localhost:7777.evil.example"), "localhost:7777", None));
        assert!(!ours(Some("null"), "localhost:7777", None));
    }
}
