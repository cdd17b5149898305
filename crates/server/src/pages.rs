//! The pages, which are part of the program.

mod about;

pub(crate) use about::origin;

use crate::identity::digest;
use crate::problem::Problem;
use crate::shared::Shared;
use crate::squeeze::{accepts_brotli, squeeze};
use about::{Abouts, Asked, Place};
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use protocol::TableId;
use protocol::http::Code;
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use std::path::{Component, Path};
use std::sync::Arc;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Pages;

/// The program of the page for every address but tables and replays.
const LOBBY: &str = "lobby.html";
const HTML: &str = "text/html; charset=utf-8";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const NOTHING: &str = "<!doctype html><title>Tinderbox</title><p>This server was built without its \
     pages; build them with <code>cargo xtask play</code>.";

/// Everything that is not the interface: a file, or one of the page's programs, which know their own
/// addresses.
pub(crate) async fn page(
    State(shared): State<Arc<Shared>>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        let words = "There is nothing at this address.";
        return Problem::new(StatusCode::NOT_FOUND, Code::NotFound, words).into_response();
    }
    let file_wanted = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let found = match (file_wanted, &shared.config.pages) {
        (true, Some(folder)) => from_disk(folder, path),
        (true, None) => answer(path, &headers),
        (false, _) => program(&shared, path, &headers).await,
    };
    match found {
        Some(response) => response,
        None if file_wanted => (StatusCode::NOT_FOUND, "There is no such file.").into_response(),
        None => ([(header::CONTENT_TYPE, HTML)], NOTHING).into_response(),
    }
}

/// One of the page's programs, with what is told of this address: a table and its replay are with their
/// game. Where the page knows no such address, it says so, and the status says it too.
async fn program(shared: &Shared, path: &str, headers: &HeaderMap) -> Option<Response> {
    let (kind, name) = path.trim_end_matches('/').split_once('/').unwrap_or((path, ""));
    let id = TableId::parse(name).filter(|_| matches!(kind, "table" | "replay"));
    let game = match id {
        Some(id) => shared.store.game_of(id).await.ok().flatten(),
        None => None,
    };
    let read = |name: &str| match &shared.config.pages {
        Some(folder) => std::fs::read(folder.join(name)).ok(),
        None => whole(name),
    };
    let own = game.as_ref().and_then(|game| read(&format!("{game}.html")));
    let page = String::from_utf8(own.or_else(|| read(LOBBY))?).ok()?;
    let abouts = Abouts::read(&read(about::FILE).unwrap_or_default());
    let game = game.as_deref().or((kind == "rules").then_some(name));
    let asked = Asked::by(headers, shared.config.public_url.as_deref());
    let page = abouts.tell(&page, &Place { kind, game, path }, &asked);
    let known =
        path.is_empty() || (matches!(kind, "table" | "replay" | "rules") && !name.is_empty());
    Some(html(
        page.into_bytes(),
        if known { StatusCode::OK } else { StatusCode::NOT_FOUND },
        headers,
    ))
}

/// A page that was put together just now; whoever has it already is told so.
fn html(page: Vec<u8>, status: StatusCode, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&digest(&page)[..16]));
    let about = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, "no-cache")];
    if is_known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let vary = "accept-encoding, accept-language";
    let kind = [(header::CONTENT_TYPE, HTML), (header::VARY, vary)];
    match accepts_brotli(headers) {
        true => {
            let squeezed = [(header::CONTENT_ENCODING, "br")];
            (status, about, kind, squeezed, squeeze(&page)).into_response()
        }
        false => (status, about, kind, page).into_response(),
    }
}

/// A file of the program as it is.
fn whole(path: &str) -> Option<Vec<u8>> {
    match Pages::get(&format!("{path}.br")) {
        Some(file) => Some(expand(&file)),
        None => Some(Pages::get(path)?.data.into_owned()),
    }
}

fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag))
}

/// A file of a folder that is being worked on, as it is at the moment.
fn from_disk(folder: &Path, path: &str) -> Option<Response> {
    let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let bytes = inside.then(|| std::fs::read(folder.join(path)).ok())??;
    let about = [(header::CONTENT_TYPE, content_type(path)), (header::CACHE_CONTROL, "no-store")];
    Some((about, bytes).into_response())
}

fn answer(path: &str, headers: &HeaderMap) -> Option<Response> {
    let (file, squeezed) = match Pages::get(&format!("{path}.br")) {
        Some(file) => (file, true),
        None => (Pages::get(path)?, false),
    };
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..16]));
    let cache = if is_hashed(path) { FOR_EVER } else { "no-cache" };
    let about = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, cache)];
    if is_known(headers, &tag) {
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
    brotli::BrotliDecompress(&mut &*file.data, &mut bytes)
        .expect("what was built into the program can be expanded");
    bytes
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
        Some("jpg") => "image/jpeg",
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
    use crate::config::Config;
    use store::NoStore;

    #[test]
    fn names_with_a_hash_stay_for_ever() {
        assert!(is_hashed("web-0123456789abcdef.wasm"));
        assert!(is_hashed("assets/app.1f2e3d4c.js"));
        assert!(!is_hashed("index.html"));
        assert!(!is_hashed("fire-tower/facade.svg"));
    }

    /// A wrong folder would embed nothing, silently.
    #[test]
    fn pages_that_were_built_are_in_the_program() {
        let built = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist");
        assert_eq!(answer(LOBBY, &HeaderMap::new()).is_some(), built.join(LOBBY).exists());
    }

    #[tokio::test]
    async fn a_folder_that_is_worked_on_is_handed_out_as_it_is_and_nothing_beside_it() {
        let outside = tempfile::tempdir().expect("a folder");
        let folder = outside.path().join("page");
        std::fs::create_dir(&folder).expect("a folder");
        std::fs::write(outside.path().join("secret.txt"), "no").expect("a file");
        let config = Config { pages: Some(folder.clone()), ..Config::default() };
        let shared = Shared::new(config, Arc::new(NoStore::default()));
        let asked = async |path: &str| {
            let uri = path.parse().expect("an address");
            let response = page(State(shared.clone()), uri, HeaderMap::new()).await;
            let body = axum::body::to_bytes(response.into_body(), 1000).await.expect("short");
            String::from_utf8_lossy(&body).into_owned()
        };
        for words in ["first", "second"] {
            std::fs::write(folder.join(LOBBY), words).expect("a file");
            assert_eq!(asked("/").await, words);
        }
        assert_eq!(asked("/../secret.txt").await, "There is no such file.");
        assert_eq!(asked("/%2e%2e/secret.txt").await, "There is no such file.");
    }

    #[tokio::test]
    async fn a_page_tells_of_its_address_and_one_that_is_not_there_says_so() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str, text: &str| {
            std::fs::write(folder.path().join(name), text).expect("a file");
        };
        file(LOBBY, "<head><!--about--></head>");
        file(
            about::FILE,
            r#"{"words": {"lobby": {"en": ["Tinderbox", "Games."]},
            "rules fuse": {"en": ["Rules: FUSE", "Tick."]}}, "pictures": {}}"#,
        );
        let pages = Some(folder.path().to_owned());
        let public_url = Some("https://play.example.org".to_owned());
        let config = Config { pages, public_url, ..Config::default() };
        let shared = Shared::new(config, Arc::new(NoStore::default()));
        let asked = async |path: &str, known: Option<&str>| {
            let mut headers = HeaderMap::new();
            known.map(|tag| headers.insert(header::IF_NONE_MATCH, tag.parse().expect("a tag")));
            let uri = path.parse().expect("an address");
            let response = page(State(shared.clone()), uri, headers).await;
            let tag = response.headers().get(header::ETAG).cloned();
            let tag = tag.and_then(|tag| tag.to_str().map(str::to_owned).ok()).expect("a tag");
            let status = response.status();
            let body = axum::body::to_bytes(response.into_body(), 5000).await.expect("short");
            (status, String::from_utf8_lossy(&body).into_owned(), tag)
        };
        let (status, told, tag) = asked("/rules/fuse", None).await;
        assert_eq!(status, StatusCode::OK);
        assert!(told.contains("<title>Rules: FUSE</title>"), "{told}");
        assert!(told.contains("https://play.example.org/rules/fuse"), "{told}");
        assert_eq!(asked("/rules/fuse", Some(&tag)).await.0, StatusCode::NOT_MODIFIED);
        assert_eq!(asked("/", Some(&tag)).await.0, StatusCode::OK, "another page");
        for lost in ["/nowhere", "/rules", "/table/"] {
            let (status, told, _) = asked(lost, None).await;
            assert_eq!(status, StatusCode::NOT_FOUND, "{lost}");
            assert!(told.contains("<title>Tinderbox</title>"), "the page itself says more");
        }
    }

    #[test]
    fn what_is_squeezed_expands_to_the_same() {
        let page = "<p>fire</p>".repeat(500).into_bytes();
        let squeezed = squeeze(&page);
        let mut expanded = Vec::new();
        brotli::BrotliDecompress(&mut &*squeezed, &mut expanded).expect("it expands");
        assert!(squeezed.len() < page.len() / 10 && expanded == page);
    }

    #[tokio::test]
    async fn the_first_page_is_there_or_says_why_not() {
        let shared = Shared::new(Config::default(), Arc::new(NoStore::default()));
        let asked = async |path: &str| {
            let uri = path.parse().expect("an address");
            page(State(shared.clone()), uri, HeaderMap::new()).await.status()
        };
        for path in ["/", "/table/abcdefghjk", "/replay/abcdefghjk", "/rules/fire-tower"] {
            assert_eq!(asked(path).await, StatusCode::OK, "{path}");
        }
        assert_eq!(asked("/missing.js").await, StatusCode::NOT_FOUND);
    }
}
