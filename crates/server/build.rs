//! Builds the server again when the pages have changed: they are part of the program.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Pages that have not been built yet appear in a folder that is watched instead; naming one
    // that does not exist would build the server anew every time.
    let found = ["../web/dist", "../web"].into_iter().find(|folder| Path::new(folder).exists());
    if let Some(folder) = found {
        println!("cargo::rerun-if-changed={folder}");
    }
}
