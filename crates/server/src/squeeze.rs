//! What is sent small to those who can read it.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Half of what is possible takes a millisecond for a page.
pub(crate) fn squeeze(bytes: &[u8]) -> Vec<u8> {
    let mut squeezed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 5, ..Default::default() };
    brotli::BrotliCompress(&mut &*bytes, &mut squeezed, &params).expect("memory takes everything");
    squeezed
}

pub(crate) fn accepts_brotli(headers: &HeaderMap) -> bool {
    let values =
        headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|one| one.to_str().ok());
    let mut codings = values.flat_map(|value| value.split(','));
    codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("br") && !parts.any(|part| part == "q=0")
    })
}

/// For answers that are long: a record is the most that a replay waits for.
pub(crate) async fn squeezed(request: Request, next: Next) -> Response {
    let small = accepts_brotli(request.headers());
    let mut response = next.run(request).await;
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !small || response.status() != StatusCode::OK {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let work = tokio::task::spawn_blocking(move || squeeze(&bytes));
    let bytes = work.await.expect("squeezing does not panic");
    parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    Response::from_parts(parts, Body::from(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::middleware::from_fn;
    use axum::routing::get;
    use tower::ServiceExt;

    #[test]
    fn brotli_is_sent_only_to_those_who_want_it() {
        let accepts = |value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, value.parse().expect("a header"));
            accepts_brotli(&headers)
        };
        assert!(accepts("gzip, deflate, br"));
        assert!(accepts("br;q=1.0, gzip"));
        assert!(!accepts("gzip, deflate"));
        assert!(!accepts("br;q=0, gzip"));
    }

    #[tokio::test]
    async fn a_long_answer_is_small_for_those_who_want_it_and_whole_for_others() {
        let record = "0123456789".repeat(1_000);
        let long = record.clone();
        let router = Router::new().route("/", get(|| async { long })).layer(from_fn(squeezed));
        let asked = async |coding: &str| {
            let request = Request::get("/").header(header::ACCEPT_ENCODING, coding);
            let request = request.body(Body::empty()).expect("a request");
            let response = router.clone().oneshot(request).await.expect("an answer");
            let coding = response.headers().get(header::CONTENT_ENCODING).cloned();
            (coding, to_bytes(response.into_body(), usize::MAX).await.expect("a body"))
        };
        let (coding, whole) = asked("gzip").await;
        assert_eq!((coding, &whole[..]), (None, record.as_bytes()));
        let (coding, small) = asked("gzip, br").await;
        assert_eq!(coding, Some(HeaderValue::from_static("br")));
        assert!(small.len() < record.len() / 10, "{} bytes", small.len());
        let mut expanded = Vec::new();
        brotli::BrotliDecompress(&mut &small[..], &mut expanded).expect("it expands");
        assert_eq!(expanded, record.as_bytes());
    }
}
