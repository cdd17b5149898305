//! What is asked of the server outside a table's connection.

use crate::browser::window;
use crate::i18n;
use crate::json::Json;
use crate::t;
use kernel::Seat;
use protocol::http::{
    Code, Fork, Made, Me, NewName, Nothing, Refusal, Replace, ShortCode, SitDown, Substitute,
    Transfer,
};
use protocol::{NewTable, TableCard, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

/// Why the server did not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// It could not be reached.
    Unreachable,
    /// It said no, for this reason.
    Refused(Code),
    /// What it said is not understood: it may be newer than this page.
    Unreadable,
}

impl Problem {
    /// In the reader's language.
    pub(crate) fn words(&self) -> String {
        i18n::text(self.key(), &[])
    }

    /// The same on a page of its own, with what one can do about it.
    pub(crate) fn advice(&self) -> String {
        match self {
            Problem::Refused(Code::NotFound) => t!("lost-words"),
            Problem::Refused(Code::NoSuchTable | Code::NoSuchRecord) => t!("table-gone-words"),
            Problem::Unreachable => t!("away-words"),
            Problem::Refused(_) | Problem::Unreadable => self.words(),
        }
    }

    /// May it be otherwise a moment later?
    pub(crate) fn may_pass(&self) -> bool {
        match self {
            Problem::Unreachable | Problem::Unreadable => true,
            Problem::Refused(code) => matches!(
                code,
                Code::Closing
                    | Code::Failed
                    | Code::NotOver
                    | Code::Store
                    | Code::TooFast
                    | Code::TooSlow
            ),
        }
    }

    fn key(&self) -> &'static str {
        match self {
            Problem::Unreachable => "error-unreachable",
            Problem::Refused(code) => key(*code),
            Problem::Unreadable => "error-other",
        }
    }
}

/// The words for each reason: a new one does not compile without.
pub(crate) fn key(code: Code) -> &'static str {
    match code {
        Code::Closing => "error-closing",
        Code::Failed => "error-failed",
        Code::ForeignOrigin => "error-foreign-origin",
        Code::Full => "error-full",
        Code::Malformed => "error-malformed",
        Code::MethodNotAllowed => "error-method-not-allowed",
        Code::NameTooLong => "error-name-too-long",
        Code::NoName => "error-no-name",
        Code::NoSuchGame => "error-no-such-game",
        Code::NoSuchLevel => "error-no-such-level",
        Code::NoSuchRecord => "error-no-such-record",
        Code::NoSuchSeat => "error-no-such-seat",
        Code::NoSuchTable => "error-no-such-table",
        Code::NoWebsocket => "error-no-websocket",
        Code::NotFound => "error-not-found",
        Code::NotHost => "error-not-host",
        Code::NotJson => "error-not-json",
        Code::NotOver => "error-not-over",
        Code::NotSeated => "error-not-seated",
        Code::Options => "error-options",
        Code::Over => "error-over",
        Code::Pace => "error-pace",
        Code::Record => "error-record",
        Code::Seats => "error-seats",
        Code::SetupRefused => "error-setup-refused",
        Code::Store => "error-store",
        Code::Taken => "error-taken",
        Code::TooFast => "error-too-fast",
        Code::TooLarge => "error-too-large",
        Code::TooManyConnections => "error-too-many-connections",
        Code::TooManyRecords => "error-too-many-records",
        Code::TooManyTables => "error-too-many-tables",
        Code::TooSlow => "error-too-slow",
        Code::Unreadable => "error-unreadable",
        Code::WrongCode => "error-wrong-code",
    }
}

pub(crate) async fn me() -> Result<Me, Problem> {
    get("/api/me").await
}

/// Gives oneself a name, which may stand in records or not.
pub(crate) async fn rename(name: &str, in_records: bool) -> Result<(), Problem> {
    let name = NewName { name: name.to_owned(), in_records: Some(in_records) };
    send("/api/me", &name).await.map(drop)
}

pub(crate) async fn transfer_code() -> Result<String, Problem> {
    post::<_, Transfer>("/api/transfer", &Nothing {}).await.map(|told| told.code)
}

pub(crate) async fn claim(code: &str) -> Result<(), Problem> {
    send("/api/transfer/claim", &Transfer { code: code.to_owned() }).await.map(drop)
}

/// Which tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    Mine,
    Open,
    /// Mine that were won or lost together.
    Missions,
}

pub(crate) async fn tables(which: Which) -> Result<Vec<TableCard>, Problem> {
    match which {
        Which::Mine => get("/api/tables/mine").await,
        Which::Open => get("/api/tables/open").await,
        Which::Missions => get("/api/tables/missions").await,
    }
}

pub(crate) async fn table(id: &TableId) -> Result<TableCard, Problem> {
    get(&format!("/api/tables/{id}")).await
}

/// What somebody types to come to a table that gathers people.
pub(crate) async fn code(id: &TableId) -> Result<String, Problem> {
    get::<ShortCode>(&format!("/api/tables/{id}/code")).await.map(|told| told.code)
}

/// The table of such a code.
pub(crate) async fn find(code: &str) -> Result<TableId, Problem> {
    get::<Made>(&format!("/api/codes/{code}")).await.map(|found| found.id)
}

pub(crate) async fn make(table: &NewTable) -> Result<TableId, Problem> {
    post::<_, Made>("/api/tables", table).await.map(|made| made.id)
}

pub(crate) async fn sit(id: &TableId, seat: Option<Seat>) -> Result<(), Problem> {
    send(&format!("/api/tables/{id}/sit"), &SitDown { seat }).await.map(drop)
}

pub(crate) async fn leave(id: &TableId) -> Result<(), Problem> {
    send(&format!("/api/tables/{id}/leave"), &Nothing {}).await.map(drop)
}

pub(crate) async fn replace(id: &TableId, seat: Seat, with: Substitute) -> Result<(), Problem> {
    send(&format!("/api/tables/{id}/replace"), &Replace { seat, with }).await.map(drop)
}

pub(crate) async fn rematch(id: &TableId) -> Result<TableId, Problem> {
    post::<_, Made>(&format!("/api/tables/{id}/rematch"), &Nothing {}).await.map(|made| made.id)
}

/// Plays on from a moment of a record or of a table that is over.
pub(crate) async fn fork(id: &str, at: usize) -> Result<TableId, Problem> {
    post::<_, Made>(&format!("/api/tables/{id}/fork"), &Fork { at }).await.map(|made| made.id)
}

/// A record as text: that of a table, or one that somebody brought.
pub(crate) async fn record(id: &str) -> Result<String, Problem> {
    text("GET", &format!("/api/tables/{id}/record"), None).await
}

pub(crate) async fn import(record: &str) -> Result<TableId, Problem> {
    let answer = text("POST", "/api/records", Some(record.to_owned())).await?;
    read::<Made>(&answer).map(|made| made.id)
}

/// The words of a language, from the address that the page was built with.
pub(crate) async fn words(address: &str) -> Result<String, Problem> {
    text("GET", address, None).await
}

async fn get<T: DeserializeOwned>(address: &str) -> Result<T, Problem> {
    read(&text("GET", address, None).await?)
}

async fn post<B: Serialize, T: DeserializeOwned>(address: &str, body: &B) -> Result<T, Problem> {
    read(&send(address, body).await?)
}

async fn send<B: Serialize>(address: &str, body: &B) -> Result<String, Problem> {
    let body = serde_json::to_string(body).map_err(|_| Problem::Refused(Code::Malformed))?;
    text("POST", address, Some(body)).await
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    let read = Json::parse(text).and_then(|json| json.read());
    read.map_err(|_| Problem::Unreadable)
}

async fn text(method: &str, address: &str, body: Option<String>) -> Result<String, Problem> {
    let (ok, text) = exchange(method, address, body).await.map_err(|_| Problem::Unreachable)?;
    if ok {
        return Ok(text);
    }
    Err(read::<Refusal>(&text).map_or_else(|why| why, |no| Problem::Refused(no.error)))
}

async fn exchange(
    method: &str,
    address: &str,
    body: Option<String>,
) -> Result<(bool, String), JsValue> {
    let request = RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        request.set_body(&JsValue::from_str(&body));
        let headers = js_sys::Object::new();
        let json = JsValue::from_str("application/json");
        js_sys::Reflect::set(&headers, &JsValue::from_str("content-type"), &json)?;
        request.set_headers(&headers);
    }
    let asked = window().fetch_with_str_and_init(address, &request);
    let response: Response = JsFuture::from(asked).await?.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.ok(), text.as_string().unwrap_or_default()))
}
