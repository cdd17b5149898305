//! The files of the repository.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Folders that hold nothing of ours.
const NOT_OURS: [&str; 3] = ["target", ".git", "node_modules"];

/// A text file, by its path from the repository root.
#[derive(Clone, Debug)]
pub(crate) struct TextFile {
    /// With forward slashes on every machine.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The repository root: the folder above this crate.
pub(crate) fn root() -> PathBuf {
    // Cargo says where this crate is when it runs it; the path at compile time would be wrong in a
    // copy of the repository that shares a target folder.
    let here = std::env::var("CARGO_MANIFEST_DIR");
    let here = PathBuf::from(here.as_deref().unwrap_or(env!("CARGO_MANIFEST_DIR")));
    here.parent().expect("this crate lies in the repository").to_path_buf()
}

/// Every file under `folder` whose name ends so, in the order of their paths.
pub(crate) fn under(root: &Path, folder: &str, endings: &[&str]) -> Result<Vec<TextFile>> {
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        let entries = fs::read_dir(&folder).with_context(|| format!("reading {folder:?}"))?;
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.file_type()?.is_dir() {
                if !NOT_OURS.contains(&name.as_str()) {
                    folders.push(entry.path());
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(read(root, &entry.path())?);
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

fn read(root: &Path, path: &Path) -> Result<TextFile> {
    let text = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
    let path = path.strip_prefix(root).expect("walked from the root").to_string_lossy();
    Ok(TextFile { path: path.replace('\\', "/"), text })
}
