//! `dev`: the page and the server while somebody changes them.
//!
//! The page is one program (lobby and games together), built quickly instead of small, and lies in the
//! build folder, from where the server reads it. What is edited is built again and the browser loads it by
//! itself; a new style takes the place of the old one without loading the page anew.

use crate::web::bind::bind;
use crate::web::build;
use crate::web::dist::{self, Dist, For};
use crate::web::rooms::{Program, Rooms};
use crate::{cargo, toolchain, web};
use anyhow::{Context, Result};
use cargo_metadata::MetadataCommand;
use notify::{RecursiveMode, Watcher};
use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant, SystemTime};

/// An editor writes several files at once, and each in several steps.
const QUIET: Duration = Duration::from_millis(40);
const PROFILE: &str = "web-dev";
/// Folders in which something can be edited that this shows.
const WATCHED: [&str; 4] = ["crates", "examples", "docs/rules", "Cargo.toml"];

/// What an edit asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Edit {
    /// Style, words, icons, pictures.
    Look,
    /// The page's program.
    Page,
    /// What page and server share, or the server.
    Everything,
}

/// Shows the page and follows every edit, until the server cannot be started or Control-C.
pub(crate) fn run(root: &Path, serve: &[String]) -> Result<()> {
    toolchain::wasm(root)?;
    let mut workshop = Workshop::open(root, serve)?;
    let (heard, edits) = mpsc::channel();
    let mut watcher = notify::recommended_watcher(move |event| drop(heard.send(event)))?;
    for folder in WATCHED {
        watcher.watch(&root.join(folder), RecursiveMode::Recursive)?;
    }
    workshop.build_page()?;
    workshop.lay_out()?;
    workshop.build_server()?;
    loop {
        let edits = next_edits(&edits).context("the watch over the files ended")?;
        if let Some(edit) = edits.iter().filter_map(|path| edit(root, path)).max() {
            workshop.follow(edit);
        }
    }
}

type Event = notify::Result<notify::Event>;

/// Waits for edits, and for the quiet after them.
fn next_edits(events: &Receiver<Event>) -> Option<BTreeSet<PathBuf>> {
    let mut paths = BTreeSet::new();
    while paths.is_empty() {
        paths.extend(written(events.recv().ok()?));
        while let Ok(event) = events.recv_timeout(QUIET) {
            paths.extend(written(event));
        }
    }
    Some(paths)
}

fn written(event: Event) -> Vec<PathBuf> {
    match event {
        // Reading a file is an event too.
        Ok(event) if event.kind.is_access() => Vec::new(),
        Ok(event) => event.paths,
        Err(problem) => {
            eprintln!("dev: {problem}");
            Vec::new()
        }
    }
}

/// What an edit of this file asks for, if it is one of ours.
fn edit(root: &Path, path: &Path) -> Option<Edit> {
    let path = path.strip_prefix(root).ok()?;
    let ours = path.starts_with("crates/web");
    if path.starts_with("crates/web/dist") {
        return None;
    }
    match path.extension()?.to_str()? {
        "css" | "ftl" | "svg" | "html" | "js" | "woff2" if ours => Some(Edit::Look),
        "rs" if ours => Some(Edit::Page),
        "md" if path.starts_with("docs/rules") => Some(Edit::Everything),
        "rs" | "toml" => Some(Edit::Everything),
        _ => None,
    }
}

/// Everything that is at work.
struct Workshop {
    root: PathBuf,
    /// The build folder.
    target: PathBuf,
    /// The page, for the server.
    folder: PathBuf,
    /// What the server is told besides.
    serve: Vec<String>,
    /// It, and when it was built.
    server: Option<(Child, SystemTime)>,
    bound: Option<SystemTime>,
}

impl Workshop {
    fn open(root: &Path, serve: &[String]) -> Result<Workshop> {
        let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
        let target = metadata.target_directory.into_std_path_buf();
        let folder = target.join("dev/page");
        let (root, serve) = (root.to_path_buf(), serve.to_vec());
        Ok(Workshop { root, target, folder, serve, server: None, bound: None })
    }

    /// Builds what an edit asks for. A mistake in it is told, and the next edit is waited for.
    fn follow(&mut self, edit: Edit) {
        let begun = Instant::now();
        let page = if edit == Edit::Look { Ok(()) } else { self.build_page() };
        let done = page.and_then(|()| self.lay_out()).and_then(|()| match edit {
            Edit::Everything => self.build_server(),
            Edit::Look | Edit::Page => Ok(()),
        });
        match done {
            Ok(()) => println!("dev: shown after {:.1} s", begun.elapsed().as_secs_f32()),
            Err(problem) => eprintln!("dev: {problem:#}"),
        }
    }

    /// Compiles and binds the page's program, if something in it is new.
    fn build_page(&mut self) -> Result<()> {
        let program = build::compiled(&self.root, &Program::Whole, PROFILE, &self.target)?;
        let built = fs::metadata(&program)?.modified()?;
        if self.bound != Some(built) {
            let mut dist = Dist::open(self.folder.clone(), For::Engineers)?;
            web::add(&Program::Whole, bind(&program)?, &mut dist)?;
            self.bound = Some(built);
        }
        Ok(())
    }

    /// Lays the page out around its program, and tells the browser what is new.
    fn lay_out(&self) -> Result<()> {
        let rooms = Rooms::find(self.root.join("crates/web"))?;
        let mut dist = Dist::open(self.folder.clone(), For::Engineers)?;
        let program = Program::Whole;
        let files = ["js", "wasm"].map(|ending| format!("assets/{}.{ending}", program.name()));
        web::lay_out(&rooms, &program, files, &mut dist, For::Engineers)?;
        web::about::lay_out(&rooms, &mut dist)?;
        dist.add("reload", "js", &fs::read(rooms.shell("reload.js"))?)?;
        let stamp = format!(
            r#"{{ "style": "{:x}", "page": "{:x}" }}"#,
            self.hash(&["css"])?,
            self.hash(&["js", "wasm", "ftl", "html"])?
        );
        dist::replace(&self.folder.join("assets/stamp.json"), stamp.as_bytes())
    }

    /// A number that differs when one of these files does.
    fn hash(&self, endings: &[&str]) -> Result<u64> {
        let mut hasher = DefaultHasher::new();
        for folder in [self.folder.clone(), self.folder.join("assets")] {
            let mut paths: Vec<PathBuf> =
                fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
            paths.sort();
            for path in paths {
                let ending = path.extension().unwrap_or_default().to_string_lossy();
                if endings.contains(&ending.as_ref()) {
                    hasher.write(&fs::read(&path)?);
                }
            }
        }
        Ok(hasher.finish())
    }

    /// Builds the server, and starts it in place of the old one if something in it is new.
    fn build_server(&mut self) -> Result<()> {
        cargo::run(&mut cargo::command(&self.root, &["build", "-p", "tinderbox"]))?;
        let program = self.target.join("debug/tinderbox");
        let built = fs::metadata(&program)?.modified()?;
        if let Some((server, known)) = &mut self.server {
            if *known == built {
                return Ok(());
            }
            server.kill()?;
            server.wait()?;
        }
        let mut server = Command::new(program);
        server.arg("serve").arg("--pages").arg(&self.folder);
        server.arg("--data").arg(self.target.join("dev/data")).args(&self.serve);
        self.server = Some((server.spawn().context("starting the server")?, built));
        Ok(())
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        if let Some((server, _)) = &mut self.server {
            let _ = server.kill();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edit_builds_no_more_than_it_must() {
        let root = Path::new("/somewhere");
        let edit = |path: &str| edit(root, &root.join(path));
        assert_eq!(edit("crates/web/src/games/fire_tower/style.css"), Some(Edit::Look));
        assert_eq!(edit("crates/web/locales/uk.ftl"), Some(Edit::Look));
        assert_eq!(edit("crates/web/src/games/fire_tower/board.rs"), Some(Edit::Page));
        assert_eq!(edit("crates/fire-tower/src/check.rs"), Some(Edit::Everything));
        assert_eq!(edit("docs/rules/fire-tower.md"), Some(Edit::Everything));
        assert_eq!(edit("crates/web/dist/lobby.html"), None);
        assert_eq!(edit("crates/web/src/.board.rs.swp"), None);
        assert_eq!(edit("crates/web/GAMES.md"), None);
        assert!(Edit::Look < Edit::Page && Edit::Page < Edit::Everything);
    }
}
