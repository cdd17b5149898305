//! What is told of the page to those who show a link to it, and to a device that keeps it: words, pictures,
//! icons. The server puts the first into each page (`about.json`), a browser reads the second by itself
//! (`manifest.webmanifest`).

use super::dist::Dist;
use super::rooms::{LANGUAGES, Rooms};
use anyhow::{Context, Result};
use serde_json::{Map, Value, json};
use std::fs;
use std::path::Path;

/// Kinds of addresses of a game, and the message that is its title.
const ADDRESSES: [(&str, &str); 3] =
    [("table", "invited"), ("replay", "replay-of"), ("rules", "rules-of")];
/// Icons of the house: the file, its side, and what it may be used for.
const ICONS: [(&str, &str, &str); 3] = [
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable.png", "512x512", "maskable"),
];

/// Lays both out.
pub(crate) fn lay_out(rooms: &Rooms, dist: &mut Dist) -> Result<()> {
    let (mut words, mut pictures) = (Map::new(), Map::new());
    words.insert("lobby".to_owned(), in_every_language(|language| of_lobby(rooms, language))?);
    pictures.insert("lobby".to_owned(), picture(dist, "card", &rooms.shell("card.jpg"))?);
    for (game, folder) in rooms.played() {
        for (kind, title) in ADDRESSES {
            let told = in_every_language(|language| of_game(rooms, game, folder, title, language))?;
            words.insert(format!("{kind} {game}"), told);
        }
        let path = folder.join("lobby/poster.jpg");
        if path.exists() {
            pictures.insert(game.to_owned(), picture(dist, &format!("poster-{game}"), &path)?);
        }
    }
    let about = json!({ "words": words, "pictures": pictures });
    dist.write("about.json", about.to_string().as_bytes())?;
    let manifest = manifest(rooms, dist)?;
    dist.write("manifest.webmanifest", manifest.to_string().as_bytes())
}

fn manifest(rooms: &Rooms, dist: &mut Dist) -> Result<Value> {
    let mut icons = Vec::new();
    for (file, sizes, purpose) in ICONS {
        let stem = file.trim_end_matches(".png");
        let name = dist.add(stem, "png", &fs::read(rooms.shell(file))?)?;
        icons.push(json!({ "src": format!("/{name}"), "sizes": sizes, "type": "image/png",
            "purpose": purpose }));
    }
    let (name, about) = of_lobby(rooms, "en")?;
    Ok(json!({
        "name": name, "short_name": "Tinderbox", "description": about, "id": "/", "start_url": "/",
        "display": "standalone", "background_color": "#14110e", "theme_color": "#14110e",
        "icons": icons,
    }))
}

fn picture(dist: &mut Dist, stem: &str, path: &Path) -> Result<Value> {
    let bytes = fs::read(path).with_context(|| format!("reading {path:?}"))?;
    Ok(json!(dist.add(stem, "jpg", &bytes)?))
}

/// A title and a sentence, in every language.
fn in_every_language(tell: impl Fn(&'static str) -> Result<(String, String)>) -> Result<Value> {
    let mut told = Map::new();
    for language in LANGUAGES {
        told.insert(language.to_owned(), json!(tell(language)?));
    }
    Ok(Value::Object(told))
}

fn of_lobby(rooms: &Rooms, language: &str) -> Result<(String, String)> {
    let words = fs::read_to_string(rooms.locale(language))?;
    Ok((message(&words, "title-lobby")?.to_owned(), message(&words, "hero-words")?.to_owned()))
}

fn of_game(
    rooms: &Rooms,
    game: &str,
    folder: &Path,
    title: &str,
    language: &str,
) -> Result<(String, String)> {
    let shell = fs::read_to_string(rooms.locale(language))?;
    let own = fs::read_to_string(folder.join(format!("lobby/{language}.ftl")))?;
    let name = message(&own, &format!("poster-{game}-title"))?;
    let about = message(&own, &format!("poster-{game}-about"))?;
    Ok((message(&shell, title)?.replace("{ $game }", name), about.to_owned()))
}

/// A message of one line.
fn message<'a>(words: &'a str, key: &str) -> Result<&'a str> {
    let value = |line: &'a str| line.strip_prefix(key)?.strip_prefix(" = ");
    words.lines().find_map(value).with_context(|| format!("there is no message {key}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    #[test]
    fn every_address_of_every_game_is_told_in_every_language() {
        let rooms = Rooms::find(files::root().join("crates/web")).expect("the page's crate");
        for (game, folder) in rooms.played() {
            for (_, title) in ADDRESSES {
                for language in LANGUAGES {
                    let told = of_game(&rooms, game, folder, title, language).expect("words");
                    assert!(!told.0.contains('$') && told.1.len() > 10, "{game}: {told:?}");
                }
            }
        }
    }

    #[test]
    fn a_message_is_found_by_its_whole_key() {
        let words = "ab = no\na = Yes = indeed\n";
        assert_eq!(message(words, "a").expect("it is there"), "Yes = indeed");
        assert!(message(words, "b").is_err());
    }
}
