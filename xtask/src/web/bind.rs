//! A program of the page as a browser loads it: its JavaScript, itself, and the parts of it that are
//! fetched when somebody wants them (`#[wasm_split]` in the page's code says which).

use anyhow::{Context, Result, anyhow, ensure};
use std::fs;
use std::path::Path;
use walrus::ModuleConfig;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

/// Under this name the program asks for what fetches its parts; it lies in the program's own script.
const FETCHER: &str = "./parts.js";

/// What Leptos exports for server functions that stream: we have none.
const STREAMS: &str = "intounderlying";

/// A program that a browser can load.
pub(crate) struct Bound {
    /// Names each part as `"./NAME.wasm"`.
    pub(crate) script: String,
    pub(crate) wasm: Vec<u8>,
    pub(crate) parts: Vec<(String, Vec<u8>)>,
}

/// Splits a compiled program and binds it to JavaScript, without names and other things that nobody reads.
pub(crate) fn bind(program: &Path) -> Result<Bound> {
    let folder = program.with_extension("parts");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let main = folder.join("main.wasm");
    let compiled = fs::read(program)?;
    let mut split = Options::new(&compiled);
    split.output_dir = &folder;
    split.main_out_path = &main;
    split.link_name = FETCHER;
    let split = wasm_split_cli_support::transform(split)
        .map_err(|why| anyhow!("splitting {}: {why:#}", program.display()))?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&main).web(true)?.typescript(false).keep_lld_exports(true);
    bindgen.remove_name_section(true).remove_producers_section(true).omit_default_module_path(true);
    let mut output = bindgen.generate_output().context("binding the program to JavaScript")?;
    let foreign = output.snippets().values().flatten().chain(output.local_modules().keys());
    ensure!(foreign.count() == 0, "a dependency brings JavaScript of its own");
    let wasm = output.wasm_mut();
    let streams = wasm.exports.iter().filter(|one| one.name.contains(STREAMS)).map(|one| one.id());
    streams.collect::<Vec<_>>().into_iter().for_each(|one| wasm.exports.delete(one));
    walrus::passes::gc::run(wasm);
    let wasm = wasm.emit_wasm();
    let parts = split.split_modules.iter().map(|path| Ok((stem(path), nameless(path)?)));
    let parts = parts.collect::<Result<Vec<_>>>()?;
    let fetcher = fs::read_to_string(folder.join(FETCHER))?;
    Ok(Bound { script: joined(output.js(), &fetcher)?, wasm, parts })
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// A part without the names of its functions.
fn nameless(path: &Path) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut part = config.parse_file(path)?;
    Ok(part.emit_wasm())
}

/// Program and fetcher in one script: as two they would import each other, and neither could be named by
/// its content.
fn joined(program: &str, fetcher: &str) -> Result<String> {
    let import = |line: &str| {
        let rest = line.strip_prefix("import * as ")?;
        Some(rest.strip_suffix(&format!(" from \"{FETCHER}\""))?.to_owned())
    };
    let wanted: Vec<String> = program.lines().filter_map(import).collect();
    let own = program.lines().filter(|line| import(line).is_none());
    let mut script: Vec<String> = own.map(str::to_owned).collect();
    let mut parts = Vec::new();
    for line in fetcher.lines().filter(|line| !line.starts_with("import ")) {
        let line = match line.strip_prefix("export ") {
            Some(line) => {
                let name = line.strip_prefix("const ").and_then(|rest| rest.split(' ').next());
                parts.push(name.context("a fetcher of parts names what it exports")?);
                line
            }
            None => line,
        };
        script.push(line.to_owned());
    }
    let parts = parts.join(", ");
    script.extend(wanted.iter().map(|name| format!("const {name} = {{ {parts} }};")));
    Ok(script.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_and_the_fetcher_of_its_parts_are_one_script() {
        let program = "import * as import1 from \"./parts.js\"\nuse(import1);";
        let fetcher = "import { initSync } from \"./main.js\";\nexport const load_rules = far(\"./rules.wasm\");";
        let script = joined(program, fetcher).expect("they fit");
        let lines = [
            "use(import1);",
            "const load_rules = far(\"./rules.wasm\");",
            "const import1 = { load_rules };",
        ];
        assert_eq!(script.lines().collect::<Vec<_>>(), lines);
        assert!(joined(program, "export default 1;").is_err());
    }
}
