//! A program of the page as a browser loads it: its JavaScript, itself, and the parts of it that are
//! fetched when somebody wants them (`#[wasm_split]` in the page's code says which).

use super::order;
use anyhow::{Context, Result, anyhow, ensure};
use std::fs;
use std::path::Path;
use walrus::{Module, ModuleConfig};
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
    let short = short_names(wasm);
    let wasm = order::sorted(&wasm.emit_wasm())?;
    let parts = split.split_modules.iter().map(|path| Ok((stem(path), nameless(path)?)));
    let parts = parts.collect::<Result<Vec<_>>>()?;
    let fetcher = fs::read_to_string(folder.join(FETCHER))?;
    let script = shorter(&joined(output.js(), &fetcher)?, &short);
    Ok(Bound { script, wasm, parts })
}

/// Gives short names to what a program takes from its script; returns the old names with the new. The old
/// ones end in sixteen digits at random, which no compressor makes smaller.
fn short_names(program: &mut Module) -> Vec<(String, String)> {
    let long = program.imports.iter_mut().filter(|one| one.name.starts_with("__wb"));
    long.enumerate()
        .map(|(at, import)| {
            let short = format!("f{at}");
            (std::mem::replace(&mut import.name, short.clone()), short)
        })
        .collect()
}

/// A script without comments, indentation and classes for streams, which we have not, and with short names.
fn shorter(script: &str, short: &[(String, String)]) -> String {
    let mut lines = Vec::new();
    let mut skips_to = None;
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(end) = skips_to {
            if line.starts_with(end) || line.ends_with(end) {
                skips_to = None;
            }
        } else if line.starts_with("/*") {
            skips_to = (!line.ends_with("*/")).then_some("*/");
        } else if line.starts_with("export class IntoUnderlying") {
            skips_to = Some("if (Symbol.dispose)");
        } else if !line.starts_with("//") {
            lines.push(line);
        }
    }
    let mut script = lines.join("\n");
    for (long, short) in short {
        script = script.replace(long, short);
    }
    script
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// A part without the names of its functions.
fn nameless(path: &Path) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut part = config.parse_file(path)?;
    order::sorted(&part.emit_wasm())
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

    #[test]
    fn a_script_keeps_what_is_run() {
        let long = "/**\n * Says.\n */\nexport class IntoUnderlyingSink {\n  free() {}\n}\n\
            if (Symbol.dispose) x();\n\n  // Why.\n  const a = { __wbg_now_1f: () => __wbg_now_1f };\n";
        let short = [("__wbg_now_1f".to_owned(), "f0".to_owned())];
        assert_eq!(shorter(long, &short), "const a = { f0: () => f0 };");
    }
}
