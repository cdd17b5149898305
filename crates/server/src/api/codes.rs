//! Short codes: the beginning of a table's name, for somebody who has to type it.

use super::body::{Json, Named};
use crate::household::Household;
use crate::problem::Problem;
use crate::shared::Shared;
use axum::Extension;
use axum::extract::{Path, State};
use protocol::TableId;
use protocol::http::{Made, ShortCode};
use std::sync::Arc;

/// The code of a table
///
/// Finds the table as long as people gather there. The fewer tables there are, the shorter it is; nobody is
/// asked whether there is such a table.
#[utoipa::path(get, path = "/api/tables/{id}/code", operation_id = "showCode", params(Named))]
pub(super) async fn show(
    State(shared): State<Arc<Shared>>,
    Named(id): Named,
) -> Result<Json<ShortCode>, Problem> {
    let beside = shared.store.tables_beside(id.clone()).await?;
    Ok(Json(ShortCode { code: id.code_among(&beside).to_owned() }))
}

/// The table of a code
///
/// Only one that gathers people. Who tries many codes has to wait.
#[utoipa::path(
    get,
    path = "/api/codes/{code}",
    operation_id = "findTable",
    params(("code" = String, Path, description = "At least four letters of a table's name."))
)]
pub(super) async fn find(
    State(shared): State<Arc<Shared>>,
    Extension(household): Extension<Household>,
    Path(code): Path<String>,
) -> Result<Json<Made>, Problem> {
    shared.take_stranger(household)?;
    let letters = TableId::parse_code(&code).ok_or_else(Problem::no_such_table)?;
    let mut found = shared.store.tables_gathering(letters, 2).await?;
    // Of two that begin alike, nobody knows which one is meant.
    let id = found.pop().filter(|_| found.is_empty()).ok_or_else(Problem::no_such_table)?;
    Ok(Json(Made { id }))
}
