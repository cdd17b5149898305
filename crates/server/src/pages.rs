//! The pages, which are part of the program.

use crate::problem::Problem;
use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Pages;

const INDEX: &str = "index.html";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const NOTHING: &str = "<!doctype html><title>Tinderbox</title><p>This server was built without its \
     pages; build them with <code>cargo xtask play</code>.";

/// Everything that is not the interface: a file, or the page, which knows its own addresses.
pub(crate) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        let words = "There is nothing at this address.";
        return Problem::new(StatusCode::NOT_FOUND, "not-found", words).into_response();
    }
    let file_wanted = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let path = if file_wanted { path } else { INDEX };
    match answer(path, &headers) {
        Some(response) => response,
        None if file_wanted => (StatusCode::NOT_FOUND, "There is no such file.").into_response(),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOTHING).into_response(),
    }
}

fn answer(path: &str, headers: &HeaderMap) -> Option<Response> {
    let (file, squeezed) = match Pages::get(&format!("{path}.br")) {
        Some(file) => (file, true),
        None => (Pages::get(path)?, false),
    };
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    let cache = if is_hashed(path) { FOR_EVER } else { "no-cache" };
    let about = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, cache)];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag)) {
        return Some((StatusCode::NOT_MODIFIED, about).into_response());
    }
    let kind = [(header::CONTENT_TYPE, content_type(path)), (header::VARY, "accept-encoding")];
    let response = match squeezed && accepts_brotli(headers) {
        true => (about, kind, [(header::CONTENT_ENCODING, "br")], body(file)).into_response(),
        false if squeezed => (about, kind, expand(&file)).into_response(),
        false => (about, kind, body(file)).into_response(),
    };
    Some(response)
}

fn body(file: EmbeddedFile) -> Body {
    match file.data {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

/// Browsers take brotli only over https and from the own machine, so a phone in the same network
/// gets the file in full.
fn expand(file: &EmbeddedFile) -> Vec<u8> {
    let mut bytes = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut &*file.data, &mut bytes)
        .expect("what was built into the program can be expanded");
    bytes
}

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let values =
        headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|one| one.to_str().ok());
    let mut codings = values.flat_map(|value| value.split(','));
    codings.any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("br") && !parts.any(|part| part == "q=0")
    })
}

/// A name with a hash of the content in it, for instance `web-0123456789abcdef.wasm`, never means
/// anything else.
fn is_hashed(path: &str) -> bool {
    path.split(['-', '.', '_', '/']).any(|part| {
        part.len() >= 8
            && part.bytes().all(|byte| byte.is_ascii_hexdigit())
            && part.bytes().any(|byte| byte.is_ascii_digit())
    })
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        Some("ogg") => "audio/ogg",
        Some("mp3") => "audio/mpeg",
        _ => "application/octet-stream",
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_hash_stay_for_ever() {
        assert!(is_hashed("web-0123456789abcdef.wasm"));
        assert!(is_hashed("assets/app.1f2e3d4c.js"));
        assert!(!is_hashed("index.html"));
        assert!(!is_hashed("fire-tower/facade.svg"));
    }

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

    /// A wrong folder would embed nothing, silently.
    #[test]
    fn pages_that_were_built_are_in_the_program() {
        let built = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist");
        let there = ["index.html", "index.html.br"].iter().any(|name| built.join(name).exists());
        assert_eq!(answer(INDEX, &HeaderMap::new()).is_some(), there);
    }

    #[tokio::test]
    async fn the_first_page_is_there_or_says_why_not() {
        for path in ["/", "/t/abcdefghjk", "/rules/fire-tower"] {
            let response = page(path.parse().expect("an address"), HeaderMap::new()).await;
            assert_eq!(response.status(), StatusCode::OK, "{path}");
        }
        let missing = page("/missing.js".parse().expect("an address"), HeaderMap::new()).await;
        assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    }
}
