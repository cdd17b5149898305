//! `web`: the page, as the server hands it out.
//!
//! The crate is built for the browser once for each of its features, which are the programs of the page:
//! the lobby, and each game. They are bound by wasm-bindgen in this process and laid into
//! `crates/web/dist` with style, fonts, pictures and words. Every file is named by its content, so
//! that a browser may keep it for ever, and lies there a second time compressed. What a first visit
//! loads, wherever it begins, is added up and must stay small.

use crate::toolchain::{self, WASM};
use crate::{cargo, files};
use anyhow::{Context, Result, ensure};
use cargo_metadata::MetadataCommand;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// The most that a first visit may load, compressed, in bytes.
const FIRST_LOAD_MAX: usize = 400_000;
const LANGUAGES: [&str; 3] = ["en", "uk", "ru"];
const WEB: &str = "tinderbox-web";

/// Builds the page, and holds it to its size.
pub(crate) fn run(root: &Path) -> Result<()> {
    build(root)?.report()
}

/// Builds the page into `crates/web/dist`.
pub(crate) fn build(root: &Path) -> Result<Page> {
    toolchain::wasm(root)?;
    let web = root.join("crates/web");
    let mut page = Page::new(web.join("dist"))?;
    let style = style(&web, &mut page)?;
    let style = page.add("tinderbox", "css", style.as_bytes(), Load::First)?;
    let icon = fs::read(web.join("assets/icon.svg"))?;
    let icon = page.add("icon", "svg", &icon, Load::First)?;
    let mut html = fs::read_to_string(web.join("assets/index.html"))?;
    html = html.replace("{style}", &style).replace("{icon}", &icon);
    html = html.replace("{icons}", fs::read_to_string(web.join("assets/icons.svg"))?.trim());
    for language in LANGUAGES {
        let files = files::under(&web, &format!("locales/{language}"), &[".ftl"])?;
        let (rules, words): (Vec<_>, Vec<_>) =
            files.into_iter().partition(|file| file.path.contains("/rules-"));
        let joined = |files: Vec<files::TextFile>| {
            files.iter().map(|file| spare(&file.text)).collect::<Vec<_>>().join("\n")
        };
        // One language is loaded; the heaviest stands for it in the sum. The clauses come later.
        let words = page.add(language, "ftl", joined(words).as_bytes(), Load::Words)?;
        let rules = page.add(language, "ftl", joined(rules).as_bytes(), Load::Later)?;
        html = html.replace(&format!("{{words-{language}}}"), &words);
        html = html.replace(&format!("{{rules-{language}}}"), &rules);
    }
    for (at, program) in programs(root)?.iter().enumerate() {
        let (script, wasm) = bind(&compiled(root, program)?)?;
        let load = Load::Program(at);
        let wasm = page.add(program, "wasm", &wasm, load)?;
        let script = page.add(program, "js", started(&script, &wasm).as_bytes(), load)?;
        let html = html.replace("{script}", &script).replace("{wasm}", &wasm);
        page.write(&format!("{program}.html"), html.as_bytes(), load)?;
    }
    Ok(page)
}

/// The programs of the page: the features of its crate.
fn programs(root: &Path) -> Result<Vec<String>> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    let web = metadata.packages.iter().find(|package| package.name.as_str() == WEB);
    let features = &web.context("the page's crate")?.features;
    Ok(features.keys().filter(|feature| *feature != "default").cloned().collect())
}

/// Compiles one of them.
fn compiled(root: &Path, program: &str) -> Result<PathBuf> {
    let build = ["build", "--profile", "web", "--target", WASM, "-p", WEB];
    let only = ["--no-default-features", "--features", program];
    // Views of one type for all elements instead of a type for each: half the size, same picture.
    let mut build = cargo::command(root, &build);
    build.args(only).env("RUSTFLAGS", format!("--cfg erase_components {}", shorter_paths()?));
    cargo::run(&mut build)?;
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    Ok(metadata.target_directory.join(WASM).join("web").join(format!("{WEB}.wasm")).into())
}

/// Where a panic happened is part of the program: without the folders of this machine, it is shorter
/// and the same on every machine.
fn shorter_paths() -> Result<String> {
    let home = std::env::home_dir().context("a home folder")?;
    let cargo = std::env::var_os("CARGO_HOME").map_or(home.join(".cargo"), PathBuf::from);
    let mut flags = Vec::new();
    for index in fs::read_dir(cargo.join("registry/src")).into_iter().flatten() {
        flags.push(format!("--remap-path-prefix={}=", index?.path().display()));
    }
    Ok(flags.join(" "))
}

/// When a file is loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Load {
    First,
    /// By one program of the page, for instance the lobby.
    Program(usize),
    /// One of these on a first visit.
    Words,
    Later,
}

/// The folder that the server embeds.
pub(crate) struct Page {
    folder: PathBuf,
    /// Name, bytes, compressed bytes.
    files: Vec<(String, usize, usize, Load)>,
}

impl Page {
    fn new(folder: PathBuf) -> Result<Page> {
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| format!("emptying {folder:?}"))?;
        }
        fs::create_dir_all(folder.join("assets"))?;
        Ok(Page { folder, files: Vec::new() })
    }

    /// Adds a file under a name that tells its content, and returns the address.
    fn add(&mut self, stem: &str, ending: &str, bytes: &[u8], load: Load) -> Result<String> {
        let mut hasher = DefaultHasher::new();
        hasher.write(bytes);
        let name = format!("assets/{stem}-{:016x}.{ending}", hasher.finish());
        self.write(&name, bytes, load)?;
        Ok(format!("/{name}"))
    }

    fn write(&mut self, name: &str, bytes: &[u8], load: Load) -> Result<()> {
        let compressed = compressed(bytes)?;
        fs::write(self.folder.join(name), bytes)?;
        fs::write(self.folder.join(format!("{name}.br")), &compressed)?;
        // A font is compressed already; what is sent is the smaller of the two.
        let sent = compressed.len().min(bytes.len());
        self.files.push((name.to_owned(), bytes.len(), sent, load));
        Ok(())
    }

    fn report(&self) -> Result<()> {
        for (name, bytes, sent, load) in &self.files {
            let note = if *load == Load::Later { "later" } else { "" };
            println!("{bytes:>9} {sent:>8}  {name} {note}");
        }
        let first = first_load(&self.files);
        println!("a first visit loads {first} bytes of at most {FIRST_LOAD_MAX}");
        ensure!(first <= FIRST_LOAD_MAX, "a first visit loads {first} bytes: too much");
        Ok(())
    }
}

/// What a first visit loads, if it begins with the heaviest program and in the heaviest language.
fn first_load(files: &[(String, usize, usize, Load)]) -> usize {
    let of = |load| files.iter().filter(move |file| file.3 == load).map(|file| file.2);
    let programs = (0..files.len()).map(|at| of(Load::Program(at)).sum::<usize>());
    of(Load::First).sum::<usize>()
        + programs.max().unwrap_or(0)
        + of(Load::Words).max().unwrap_or(0)
}

/// The JavaScript and the program, without names and other things that nobody reads.
fn bind(program: &Path) -> Result<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(program).web(true)?.typescript(false);
    bindgen.remove_name_section(true).remove_producers_section(true).omit_default_module_path(true);
    let mut output = bindgen.generate_output().context("binding the program to JavaScript")?;
    let foreign = output.snippets().values().flatten().chain(output.local_modules().keys());
    ensure!(foreign.count() == 0, "a dependency brings JavaScript of its own");
    let wasm = output.wasm_mut().emit_wasm();
    Ok((squeezed(output.js()), wasm))
}

/// The script with its own start at the end: the page's policy forbids a script inside the page.
fn started(script: &str, wasm: &str) -> String {
    format!("{script}\n__wbg_init({{ module_or_path: '{wasm}' }});\n")
}

/// All styles in one, with the addresses of the fonts and pictures they name.
fn style(web: &Path, page: &mut Page) -> Result<String> {
    let own = files::under(web, "assets/style", &[".css"])?;
    let games = files::under(web, "src/games", &[".css"])?;
    let all: String = own.into_iter().chain(games).map(|file| file.text + "\n").collect();
    let mut style = String::new();
    let mut rest = all.as_str();
    while let Some((before, after)) = rest.split_once("url(\"../") {
        let (path, after) = after.split_once("\")").context("an address in the style ends")?;
        let bytes = fs::read(web.join("assets").join(path)).with_context(|| path.to_owned())?;
        let (stem, ending) = path.rsplit_once('.').context("a file has an ending")?;
        let stem = stem.rsplit('/').next().unwrap_or(stem);
        // Letters that our languages do not use are fetched only for a name that has them.
        let load = if stem.ends_with("-more") { Load::Later } else { Load::First };
        let address = page.add(stem, ending, &bytes, load)?;
        style += &format!("{before}url(\"{address}\")");
        rest = after;
    }
    for licence in files::under(web, "assets/fonts", &[".txt"])? {
        let name = licence.path.rsplit('/').next().unwrap_or(&licence.path);
        page.write(&format!("assets/{name}"), licence.text.as_bytes(), Load::Later)?;
    }
    Ok(squeezed(&(style + rest)))
}

/// A style sheet or a script without its comments and indentation.
fn squeezed(text: &str) -> String {
    let mut bare = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        bare += before;
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    bare += rest;
    let lines = bare.lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// A Fluent file without its comments.
fn spare(words: &str) -> String {
    let kept = words.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    kept.collect::<Vec<_>>().join("\n")
}

fn compressed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params)?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_visit_loads_one_program_and_one_language() {
        let file = |sent, load| (String::new(), 0, sent, load);
        let files = [
            file(10, Load::First),
            file(100, Load::Program(0)),
            file(150, Load::Program(1)),
            file(50, Load::Program(1)),
            file(3, Load::Words),
            file(5, Load::Words),
            file(90, Load::Later),
        ];
        assert_eq!(first_load(&files), 215);
    }

    #[test]
    fn comments_are_not_sent() {
        assert_eq!(squeezed("a {\n  b: c; /* why\n so */\n}\n\n/* end */"), "a {\nb: c;\n}");
        assert_eq!(spare("# why\n\na = B\n"), "a = B");
    }
}
