//! `lighthouse`: what Google's checker says of lobby, tables, rules and replays, on a phone and a desktop.
//!
//! On demand, because a figure of speed needs a machine that does nothing else. The package comes from npm by
//! its lock file; the reports lie in the build folder.

use crate::{browser, cargo, web};
use anyhow::{Context, Result, ensure};
use cargo_metadata::MetadataCommand;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server that ends with this.
struct House(Child);

impl Drop for House {
    fn drop(&mut self) {
        // One that is gone already need not be ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Builds what people get, and measures it.
pub(crate) fn run(root: &Path) -> Result<()> {
    web::build(root, &[])?;
    cargo::run(&mut cargo::command(root, &["build", "--release", "-p", "tinderbox"]))?;
    browser::install_browser()?;
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    let target = metadata.target_directory.into_std_path_buf();
    let (program, folder) = (target.join("release/tinderbox"), target.join("lighthouse"));
    let wanted = root.join("xtask/lighthouse");
    browser::install_by_npm(&wanted, &folder, "node_modules/lighthouse/package.json")?;
    fs::copy(wanted.join("measure.mjs"), folder.join("measure.mjs"))?;
    let records = records(root, &program, &folder)?;
    let data = folder.join("data");
    if data.exists() {
        fs::remove_dir_all(&data)?;
    }
    let (_house, address) = serve(&program, &data)?;
    let mut measure = Command::new("node");
    measure.current_dir(&folder).args(["measure.mjs", &address, "/usr/bin/chromium"]);
    let outcome = cargo::run(measure.arg(&folder).args(records));
    println!("reports are in {}", folder.display());
    outcome
}

/// A match between bots of every game that has a page.
fn records(root: &Path, program: &Path, folder: &Path) -> Result<Vec<PathBuf>> {
    let mut records = Vec::new();
    for game in web::games(root)? {
        let file = folder.join(format!("{game}.json"));
        if file.exists() {
            fs::remove_file(&file)?;
        }
        let mut sim = Command::new(program);
        sim.args(["sim", &game, "--games", "1", "--seed", "1", "--save"]).arg(&file);
        cargo::run(sim.stdout(Stdio::null()))?;
        records.push(file);
    }
    Ok(records)
}

/// A server with a folder of its own, and its address.
fn serve(program: &Path, data: &Path) -> Result<(House, String)> {
    let mut serve = Command::new(program);
    serve.args(["serve", "--addr", "127.0.0.1:0", "--data"]).arg(data);
    let mut server = serve.stdout(Stdio::piped()).spawn().context("starting the server")?;
    let out = server.stdout.take().expect("is piped");
    let house = House(server);
    let mut first = String::new();
    BufReader::new(out).read_line(&mut first)?;
    let port = first.trim().rsplit(':').next().unwrap_or_default();
    ensure!(port.parse::<u16>().is_ok(), "the server said {first:?} instead of its address");
    Ok((house, format!("http://127.0.0.1:{port}")))
}
