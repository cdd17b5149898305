//! The link of a table as a picture, for a phone's camera.

use super::body::Named;
use crate::openapi::Plain;
use crate::pages::origin;
use crate::problem::Problem;
use crate::shared::Shared;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use protocol::http::Code;
use qrcode::QrCode;
use qrcode::render::svg;
use std::sync::Arc;

/// Smaller than this it is hard to scan.
const SIDE_MIN: u32 = 132;

/// The link of a table, as a picture for a camera
///
/// It leads to the public address, or to the host that was asked; with `secure=true` over https, as behind a
/// proxy only the page knows. Nobody is asked whether there is such a table.
#[utoipa::path(get, path = "/api/tables/{id}/qr", operation_id = "drawLink", params(Named))]
pub(super) async fn draw(
    State(shared): State<Arc<Shared>>,
    Named(id): Named,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Plain, Problem> {
    let secure = uri.query().is_some_and(|query| query.split('&').any(|one| one == "secure=true"));
    let origin = origin(&headers, shared.config.public_url.as_deref(), secure);
    let code = QrCode::new(format!("{origin}/table/{id}")).map_err(|_| {
        let words = "The address of this server is too long for a picture.";
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Failed, words)
    })?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(SIDE_MIN, SIDE_MIN).build();
    Ok(Plain { kind: "image/svg+xml", text: picture })
}
