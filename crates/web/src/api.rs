//! What is asked of the server outside a table's connection.

use crate::browser::window;
use crate::i18n;
use crate::json::Json;
use protocol::{NewTable, TableCard, TableId};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

/// Why the server did not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// It could not be reached.
    Unreachable,
    /// It said no, for this reason.
    Refused(String),
}

/// The reasons that have words of their own; any other is told as `other`.
pub(crate) const REASONS: &[&str] = &[
    "closing",
    "failed",
    "foreign-origin",
    "full",
    "malformed",
    "name-too-long",
    "no-name",
    "no-such-game",
    "no-such-record",
    "no-such-seat",
    "no-such-table",
    "not-found",
    "not-host",
    "not-over",
    "not-seated",
    "options",
    "over",
    "pace",
    "record",
    "seats",
    "setup-refused",
    "store",
    "taken",
    "too-fast",
    "too-large",
    "too-many-connections",
    "too-many-records",
    "too-many-tables",
    "unreadable",
    "wrong-code",
];

impl Problem {
    /// In the reader's language.
    pub(crate) fn words(&self) -> String {
        match self {
            Problem::Unreachable => crate::t!("error-unreachable"),
            Problem::Refused(code) if REASONS.contains(&code.as_str()) => {
                i18n::text(&format!("error-{code}"), &[])
            }
            Problem::Refused(_) => crate::t!("error-other"),
        }
    }
}

#[derive(Deserialize)]
struct Told {
    error: String,
}

/// Who the person is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct Me {
    pub(crate) name: Option<String>,
}

#[derive(Deserialize)]
struct Made {
    id: String,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

/// Who keeps a seat from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Substitute {
    Bot(protocol::Level),
    Open,
}

pub(crate) async fn me() -> Result<Me, Problem> {
    get("/api/me").await
}

pub(crate) async fn rename(name: &str) -> Result<(), Problem> {
    #[derive(Serialize)]
    struct Name<'a> {
        name: &'a str,
    }
    send("/api/me", &Name { name }).await.map(drop)
}

pub(crate) async fn transfer_code() -> Result<String, Problem> {
    post::<_, Code>("/api/transfer", &Nothing {}).await.map(|told| told.code)
}

pub(crate) async fn claim(code: &str) -> Result<(), Problem> {
    #[derive(Serialize)]
    struct Claim<'a> {
        code: &'a str,
    }
    send("/api/transfer/claim", &Claim { code }).await.map(drop)
}

/// Which tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    Mine,
    Open,
}

pub(crate) async fn tables(which: Which) -> Result<Vec<TableCard>, Problem> {
    match which {
        Which::Mine => get("/api/tables/mine").await,
        Which::Open => get("/api/tables/open").await,
    }
}

pub(crate) async fn table(id: &TableId) -> Result<TableCard, Problem> {
    get(&format!("/api/tables/{id}")).await
}

pub(crate) async fn make(table: &NewTable) -> Result<String, Problem> {
    post::<_, Made>("/api/tables", table).await.map(|made| made.id)
}

pub(crate) async fn sit(id: &TableId, seat: Option<usize>) -> Result<(), Problem> {
    #[derive(Serialize)]
    struct Sit {
        seat: Option<usize>,
    }
    send(&format!("/api/tables/{id}/sit"), &Sit { seat }).await.map(drop)
}

pub(crate) async fn leave(id: &TableId) -> Result<(), Problem> {
    send(&format!("/api/tables/{id}/leave"), &Nothing {}).await.map(drop)
}

pub(crate) async fn replace(id: &TableId, seat: usize, with: Substitute) -> Result<(), Problem> {
    #[derive(Serialize)]
    struct Replace {
        seat: usize,
        with: Substitute,
    }
    send(&format!("/api/tables/{id}/replace"), &Replace { seat, with }).await.map(drop)
}

pub(crate) async fn rematch(id: &TableId) -> Result<String, Problem> {
    post::<_, Made>(&format!("/api/tables/{id}/rematch"), &Nothing {}).await.map(|made| made.id)
}

/// Plays on from a moment of a record or of a table that is over.
pub(crate) async fn fork(id: &str, at: usize) -> Result<String, Problem> {
    #[derive(Serialize)]
    struct Fork {
        at: usize,
    }
    post::<_, Made>(&format!("/api/tables/{id}/fork"), &Fork { at }).await.map(|made| made.id)
}

/// A record as text: that of a table, or one that somebody brought.
pub(crate) async fn record(id: &str) -> Result<String, Problem> {
    text("GET", &format!("/api/tables/{id}/record"), None).await
}

pub(crate) async fn import(record: &str) -> Result<String, Problem> {
    let answer = text("POST", "/api/records", Some(record.to_owned())).await?;
    read::<Made>(&answer).map(|made| made.id)
}

/// The words of a language, from the address that the page was built with.
pub(crate) async fn words(address: &str) -> Result<String, Problem> {
    text("GET", address, None).await
}

#[derive(Serialize)]
struct Nothing {}

async fn get<T: DeserializeOwned>(address: &str) -> Result<T, Problem> {
    read(&text("GET", address, None).await?)
}

async fn post<B: Serialize, T: DeserializeOwned>(address: &str, body: &B) -> Result<T, Problem> {
    read(&send(address, body).await?)
}

async fn send<B: Serialize>(address: &str, body: &B) -> Result<String, Problem> {
    let body = serde_json::to_string(body).map_err(|_| Problem::Refused("malformed".into()))?;
    text("POST", address, Some(body)).await
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    let read = Json::parse(text).and_then(|json| json.read());
    read.map_err(|_| Problem::Refused("other".into()))
}

async fn text(method: &str, address: &str, body: Option<String>) -> Result<String, Problem> {
    let (ok, text) = exchange(method, address, body).await.map_err(|_| Problem::Unreachable)?;
    if ok {
        return Ok(text);
    }
    Err(Problem::Refused(read::<Told>(&text).map_or("other".into(), |told| told.error)))
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
