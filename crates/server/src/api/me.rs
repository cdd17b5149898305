//! Who I am, here and on another device.

use super::body::Json;
use crate::household::Household;
use crate::identity::{Guest, Token, Visitor, digest};
use crate::openapi::Responses;
use crate::problem::Problem;
use crate::shared::{Shared, random_bits};
use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use protocol::http::{Code, Me, NewName, Transfer};
use protocol::{NAME_MAX, TableId, is_printable, is_seen};
use std::sync::Arc;
use utoipa::IntoResponses;

/// How long a code for another device works.
const TRANSFER_MILLIS: u64 = 15 * 60 * 1000;

/// Somebody whom the server knows from now on, by a cookie where there was none.
pub(super) struct Known {
    me: Me,
    cookie: Option<HeaderValue>,
}

impl IntoResponse for Known {
    fn into_response(self) -> Response {
        let cookie = self.cookie.map(|cookie| [(header::SET_COOKIE, cookie)]);
        (cookie, Json(self.me)).into_response()
    }
}

impl IntoResponses for Known {
    fn responses() -> Responses {
        Json::<Me>::responses()
    }
}

/// Who I am
///
/// The name is null for a stranger.
#[utoipa::path(get, path = "/api/me", operation_id = "showMe")]
pub(super) async fn show(Visitor(person): Visitor) -> Result<Json<Me>, Problem> {
    let in_records = person.as_ref().is_some_and(|person| person.in_records);
    Ok(Json(Me { name: person.map(|person| person.name), in_records }))
}

/// Become a guest, or change the name
///
/// The first time the cookie is set. A name stands in records of matches only where its owner says so.
#[utoipa::path(post, path = "/api/me", operation_id = "nameMe")]
pub(super) async fn name(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    Extension(household): Extension<Household>,
    Json(NewName { name, in_records }): Json<NewName>,
) -> Result<Known, Problem> {
    let name = fit(&name)?;
    let before = person.as_ref().is_some_and(|person| person.in_records);
    let me = Me { name: Some(name.clone()), in_records: in_records.unwrap_or(before) };
    // Both are on their way before either is answered, so that of two quick wishes the last counts.
    let allow = |id| in_records.map(|allow| shared.store.allow_in_records(id, allow));
    let (allowed, cookie) = match person {
        Some(person) => {
            let (renamed, allowed) = (shared.store.rename(person.id, name), allow(person.id));
            renamed.await?;
            (allowed, None)
        }
        None => {
            shared.take_stranger(household)?;
            let token = Token::new();
            let added = shared.store.add_person(name, token.digest(), shared.clock.now());
            (allow(added.await?), Some(token.cookie(&shared)))
        }
    };
    if let Some(allowed) = allowed {
        allowed.await?;
    }
    Ok(Known { me, cookie })
}

/// A code for another device
///
/// It works once, for 15 minutes.
#[utoipa::path(post, path = "/api/transfer", operation_id = "transfer", security(("person" = [])))]
pub(super) async fn transfer(
    State(shared): State<Arc<Shared>>,
    Guest(person): Guest,
) -> Result<Json<Transfer>, Problem> {
    let code = TableId::from_bits(random_bits()).to_string();
    let now = shared.clock.now();
    let (hash, expires) = (digest(code.as_bytes()), now + TRANSFER_MILLIS);
    shared.store.add_transfer(hash, person.id, expires, now).await?;
    Ok(Json(Transfer { code }))
}

/// Use a code on this device
///
/// The same person, with a cookie of its own.
#[utoipa::path(post, path = "/api/transfer/claim", operation_id = "claimTransfer")]
pub(super) async fn claim(
    State(shared): State<Arc<Shared>>,
    Extension(household): Extension<Household>,
    Json(Transfer { code }): Json<Transfer>,
) -> Result<Known, Problem> {
    shared.take_stranger(household)?;
    let wrong = || Problem::wrong(Code::WrongCode, "This code is wrong, used up or too old.");
    // Codes are typed like the names of tables: capitals, spaces and dashes do not matter.
    let code = TableId::parse(&code).ok_or_else(wrong)?;
    let token = Token::new();
    let hash = digest(code.as_str().as_bytes());
    let claimed = shared.store.claim_transfer(hash, token.digest(), shared.clock.now());
    let person = claimed.await?.ok_or_else(wrong)?;
    let me = Me { name: Some(person.name), in_records: person.in_records };
    Ok(Known { me, cookie: Some(token.cookie(&shared)) })
}

/// A name that can be shown in one line.
pub(super) fn fit(name: &str) -> Result<String, Problem> {
    let plain: String = name.chars().filter(|letter| is_printable(*letter)).collect();
    let plain = plain.trim();
    if !plain.chars().any(is_seen) {
        return Err(Problem::wrong(Code::NoName, "A name has at least one letter."));
    }
    if plain.chars().count() > NAME_MAX {
        let words = format!("A name has at most {NAME_MAX} letters.");
        return Err(Problem::wrong(Code::NameTooLong, words));
    }
    Ok(plain.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use std::net::Ipv4Addr;
    use store::NoStore;

    #[test]
    fn names_fit_in_a_line() {
        assert_eq!(fit("  Ann\n").expect("a name"), "Ann");
        assert_eq!(fit("\u{202e}Ann\u{0}").expect("a name"), "Ann");
        assert_eq!(fit("Оленка").expect("a name"), "Оленка");
        assert_eq!(fit(" \t ").expect_err("no name").code, Code::NoName);
        let family = "\u{1f469}\u{200d}\u{1f467}";
        assert_eq!(fit(family).expect("a name"), family, "signs that join others stay");
        assert_eq!(fit(&"a".repeat(NAME_MAX + 1)).expect_err("too long").code, Code::NameTooLong);
    }

    /// The yes is written after the no has looked who speaks, as when fingers are quick.
    #[tokio::test]
    async fn who_says_no_to_names_in_records_last_is_not_named_however_quickly() {
        let shared = Shared::new(Config::default(), Arc::new(NoStore::default()));
        let ann = shared.store.add_person("Ann".to_owned(), [1; 32], 0).await.expect("a person");
        let looked = shared.store.person([1; 32]).await.expect("an answer");
        shared.store.allow_in_records(ann, true).await.expect("kept");
        let household = Extension(Household::from(std::net::IpAddr::from(Ipv4Addr::LOCALHOST)));
        let no = Json(NewName { name: "Ann".to_owned(), in_records: Some(false) });
        let told = name(State(shared.clone()), Visitor(looked), household, no).await;
        assert!(!told.unwrap_or_else(|_| panic!("she has a name")).me.in_records);
        let ann = shared.store.person([1; 32]).await.expect("an answer").expect("Ann");
        assert!(!ann.in_records, "she said no last");
    }
}
