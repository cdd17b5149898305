//! Who a visitor is.
//!
//! A person is known by a random token in a cookie that scripts cannot read. The server keeps only
//! its digest, so a stolen database lets nobody in.

use crate::problem::Problem;
use crate::shared::{Shared, secret};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::http::Code;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::Person;
use subtle::ConstantTimeEq;

const COOKIE: &str = "tinderbox";
const YEAR_SECONDS: u32 = 31_536_000;

/// The secret by which a person is known. It does not show itself in a log.
pub(crate) struct Token([u8; 32]);

impl Token {
    /// One that nobody has.
    pub(crate) fn new() -> Token {
        Token(secret())
    }

    /// What the store keeps of it.
    pub(crate) fn digest(&self) -> [u8; 32] {
        digest(&self.0)
    }

    /// The cookie that makes a browser this person.
    pub(crate) fn cookie(&self, shared: &Shared) -> HeaderValue {
        let public = shared.config.public_url.as_deref().unwrap_or_default();
        let secure = if public.starts_with("https://") { "; Secure" } else { "" };
        let text = URL_SAFE_NO_PAD.encode(self.0);
        let cookie = format!(
            "{COOKIE}={text}; HttpOnly; SameSite=Strict; Path=/; Max-Age={YEAR_SECONDS}{secure}"
        );
        let mut value = HeaderValue::from_str(&cookie).expect("letters and digits");
        value.set_sensitive(true);
        value
    }

    fn from_headers(headers: &HeaderMap) -> Option<Token> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|one| one.to_str().ok());
        let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
        let text = pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))?;
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        Some(Token(bytes.try_into().ok()?))
    }
}

/// SHA-256.
pub(crate) fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Anybody: a person, or one who has not said a name.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// A person.
pub(crate) struct Guest(pub(crate) Person);

impl FromRequestParts<Arc<Shared>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Self, Self::Rejection> {
        let Some(token) = Token::from_headers(&parts.headers) else { return Ok(Visitor(None)) };
        let wanted = token.digest();
        let found = shared.store.person(wanted).await?;
        Ok(Visitor(found.filter(|person| bool::from(person.token.ct_eq(&wanted)))))
    }
}

impl FromRequestParts<Arc<Shared>> for Guest {
    type Rejection = Problem;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Self, Self::Rejection> {
        let Visitor(person) = Visitor::from_request_parts(parts, shared).await?;
        let words = "Say your name first.";
        let unknown = || Problem::new(StatusCode::UNAUTHORIZED, Code::NoName, words);
        person.map(Guest).ok_or_else(unknown)
    }
}
