//! The folder of the page: every file, compressed beside it, and what a first visit loads of them.

use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

/// What the folder is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum For {
    /// Everybody: a file is named by its content, so that a browser may keep it for ever, and lies
    /// there a second time compressed.
    People,
    /// An engineer who changes it all the time: plain names, nothing compressed.
    Engineers,
}

/// A file, in bytes: as it is, and as it is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size {
    bytes: usize,
    sent: usize,
}

/// What somebody loads who comes for the first time.
#[derive(Clone, Default, Debug)]
pub(crate) struct Visit {
    /// The program.
    pub(crate) program: String,
    /// The most that it may be, compressed, in bytes.
    pub(crate) most: usize,
    /// Names of files.
    pub(crate) files: Vec<String>,
    /// One of these, in the person's language; the heaviest stands for it in the sum.
    pub(crate) words: Vec<String>,
}

/// The folder that the server hands out.
pub(crate) struct Dist {
    folder: PathBuf,
    made_for: For,
    sizes: BTreeMap<String, Size>,
    visits: Vec<Visit>,
}

impl Dist {
    /// An empty folder.
    pub(crate) fn empty(folder: PathBuf, made_for: For) -> Result<Dist> {
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| format!("emptying {folder:?}"))?;
        }
        Dist::open(folder, made_for)
    }

    /// The folder as it is, but for the files of these programs.
    pub(crate) fn without(folder: PathBuf, programs: &[String]) -> Result<Dist> {
        let dist = Dist::open(folder, For::People)?;
        let own = |name: &String| [("", format!("{name}.")), ("assets", format!("{name}-"))];
        for (folder, start) in programs.iter().flat_map(own) {
            for entry in fs::read_dir(dist.folder.join(folder))? {
                let path = entry?.path();
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                if path.is_file() && name.starts_with(&start) {
                    fs::remove_file(&path)?;
                }
            }
        }
        Ok(dist)
    }

    /// The folder as it is.
    pub(crate) fn open(folder: PathBuf, made_for: For) -> Result<Dist> {
        fs::create_dir_all(folder.join("assets"))?;
        Ok(Dist { folder, made_for, sizes: BTreeMap::new(), visits: Vec::new() })
    }

    /// Adds a file under a name that tells its content, and returns it.
    pub(crate) fn add(&mut self, stem: &str, ending: &str, bytes: &[u8]) -> Result<String> {
        let name = match self.made_for {
            For::People => {
                let mut hasher = DefaultHasher::new();
                hasher.write(bytes);
                format!("assets/{stem}-{:016x}.{ending}", hasher.finish())
            }
            For::Engineers => format!("assets/{stem}.{ending}"),
        };
        self.write(&name, bytes)?;
        Ok(name)
    }

    /// Adds a file under this name.
    pub(crate) fn write(&mut self, name: &str, bytes: &[u8]) -> Result<()> {
        if self.sizes.contains_key(name) && self.made_for == For::People {
            return Ok(());
        }
        let path = self.folder.join(name);
        let mut sent = bytes.len();
        match self.made_for {
            For::People => {
                let compressed = compressed(bytes)?;
                fs::write(&path, bytes)?;
                fs::write(self.folder.join(format!("{name}.br")), &compressed)?;
                // A font is compressed already; what is sent is the smaller of the two.
                sent = sent.min(compressed.len());
            }
            For::Engineers => replace(&path, bytes)?,
        }
        self.sizes.insert(name.to_owned(), Size { bytes: bytes.len(), sent });
        Ok(())
    }

    /// Notes what a first visit loads.
    pub(crate) fn visit(&mut self, visit: Visit) {
        self.visits.push(visit);
    }

    /// Prints every file and every first visit, and holds each to its size.
    pub(crate) fn report(&self) -> Result<()> {
        for (name, size) in &self.sizes {
            println!("{:>9} {:>8}  {name}", size.bytes, size.sent);
        }
        let mut heavy = Vec::new();
        for visit in &self.visits {
            let sum = self.first_load(visit);
            let (program, most) = (&visit.program, visit.most);
            println!("{program}: a first visit loads {sum} bytes of at most {most}");
            println!("    {}", self.parts(visit).join(", "));
            if sum > most {
                heavy.push(program.as_str());
            }
        }
        ensure!(heavy.is_empty(), "too much for a first visit: {}", heavy.join(", "));
        Ok(())
    }

    fn sent(&self, name: &String) -> usize {
        self.sizes.get(name).map_or(0, |size| size.sent)
    }

    /// What a first visit loads, in the heaviest language.
    fn first_load(&self, visit: &Visit) -> usize {
        let words = visit.words.iter().map(|name| self.sent(name)).max();
        visit.files.iter().map(|name| self.sent(name)).sum::<usize>() + words.unwrap_or(0)
    }

    /// The same, by the kind of file.
    fn parts(&self, visit: &Visit) -> Vec<String> {
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for name in &visit.files {
            let kind = name.rsplit('.').next().unwrap_or_default();
            *kinds.entry(kind).or_default() += self.sent(name);
        }
        let words = visit.words.iter().map(|name| self.sent(name)).max().unwrap_or(0);
        kinds.insert("words", words);
        kinds.iter().map(|(kind, sent)| format!("{kind} {sent}")).collect()
    }
}

/// Writes a file in one step: nobody reads half of it.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let new = path.with_extension("new");
    fs::write(&new, bytes)?;
    fs::rename(&new, path).with_context(|| format!("replacing {path:?}"))
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
    fn a_first_visit_loads_its_files_and_one_language_and_is_held_to_its_size() {
        let size = |sent| Size { bytes: 1000, sent };
        let names = [("a.wasm", 100), ("b.css", 10), ("en.ftl", 3), ("uk.ftl", 5), ("late", 90)];
        let sizes = names.map(|(name, sent)| (name.to_owned(), size(sent))).into();
        let visit = |most| Visit {
            program: "lobby".into(),
            most,
            files: vec!["a.wasm".into(), "b.css".into()],
            words: vec!["en.ftl".into(), "uk.ftl".into()],
        };
        let dist = |most| Dist {
            folder: PathBuf::new(),
            made_for: For::People,
            sizes: BTreeMap::clone(&sizes),
            visits: vec![visit(most)],
        };
        assert_eq!(dist(115).first_load(&visit(115)), 115);
        assert_eq!(dist(115).parts(&visit(115)), ["css 10", "wasm 100", "words 5"]);
        assert!(dist(115).report().is_ok());
        assert!(dist(114).report().is_err());
    }
}
