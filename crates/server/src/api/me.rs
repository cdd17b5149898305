//! Who I am, here and on another device.

use super::body::Json;
use crate::household::Household;
use crate::identity::{Guest, Token, Visitor, digest};
use crate::problem::Problem;
use crate::shared::{Shared, random_bits};
use axum::Extension;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use protocol::http::{Code, Me, NewName, Transfer};
use protocol::{NAME_MAX, TableId, is_printable};
use std::sync::Arc;

/// How long a code for another device works.
const TRANSFER_MILLIS: u64 = 15 * 60 * 1000;

/// `GET /api/me`
pub(super) async fn show(Visitor(person): Visitor) -> Json<Me> {
    Json(Me { name: person.map(|person| person.name) })
}

/// `POST /api/me`: a new guest, or a new name.
pub(super) async fn name(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    Extension(household): Extension<Household>,
    Json(NewName { name }): Json<NewName>,
) -> Result<Response, Problem> {
    let name = fit(&name)?;
    let me = Json(Me { name: Some(name.clone()) });
    if let Some(person) = person {
        shared.store.rename(person.id, name).await?;
        return Ok(me.into_response());
    }
    shared.take_stranger(household)?;
    let token = Token::new();
    shared.store.add_person(name, token.digest(), shared.clock.now()).await?;
    Ok(([(header::SET_COOKIE, token.cookie(&shared))], me).into_response())
}

/// `POST /api/transfer`
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

/// `POST /api/transfer/claim`
pub(super) async fn claim(
    State(shared): State<Arc<Shared>>,
    Extension(household): Extension<Household>,
    Json(Transfer { code }): Json<Transfer>,
) -> Result<Response, Problem> {
    shared.take_stranger(household)?;
    let wrong = || Problem::wrong(Code::WrongCode, "This code is wrong, used up or too old.");
    // Codes are typed like the names of tables: capitals, spaces and dashes do not matter.
    let code = TableId::parse(&code).ok_or_else(wrong)?;
    let token = Token::new();
    let hash = digest(code.as_str().as_bytes());
    let claimed = shared.store.claim_transfer(hash, token.digest(), shared.clock.now());
    let person = claimed.await?.ok_or_else(wrong)?;
    let me = Json(Me { name: Some(person.name) });
    Ok(([(header::SET_COOKIE, token.cookie(&shared))], me).into_response())
}

/// A name that can be shown in one line.
fn fit(name: &str) -> Result<String, Problem> {
    let plain: String = name.chars().filter(|letter| is_printable(*letter)).collect();
    let plain = plain.trim();
    if plain.is_empty() {
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

    #[test]
    fn names_fit_in_a_line() {
        assert_eq!(fit("  Ann\n").expect("a name"), "Ann");
        assert_eq!(fit("\u{202e}Ann\u{0}").expect("a name"), "Ann");
        assert_eq!(fit("Оленка").expect("a name"), "Оленка");
        assert_eq!(fit(" \t ").expect_err("no name").code, Code::NoName);
        assert_eq!(fit(&"a".repeat(NAME_MAX + 1)).expect_err("too long").code, Code::NameTooLong);
    }
}
