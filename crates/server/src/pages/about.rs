//! What a page says of itself before it runs: to those who search, and to those who show a link to it.
//!
//! The words and pictures lie beside the page (`about.json`, written when it is built). No name of a
//! person is in them: whoever shows a link need not know who sits at the table.

use axum::http::{HeaderMap, header};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Where the page leaves room for this.
const ROOM: &str = "<!--about-->";
/// Where it leaves room for what is read until the page runs.
const SPLASH: &str = "<!--splash-->";
/// What is told where there is no game.
const LOBBY: &str = "lobby";
/// What the file beside the page is called.
pub(super) const FILE: &str = "about.json";

/// What is told of every address.
#[derive(Default, Deserialize)]
pub(super) struct Abouts {
    /// By kind of address and game, as "rules fire-tower", then by language: a title and a sentence.
    words: BTreeMap<String, BTreeMap<String, (String, String)>>,
    /// By game, or for the lobby: the path of a picture.
    pictures: BTreeMap<String, String>,
}

/// An address, as far as it matters here.
pub(super) struct Place<'a> {
    /// The first word of the path.
    pub(super) kind: &'a str,
    /// Whose table, record or rules it is.
    pub(super) game: Option<&'a str>,
    /// The whole path.
    pub(super) path: &'a str,
}

impl Abouts {
    /// Reads what was written when the page was built.
    pub(super) fn read(text: &[u8]) -> Abouts {
        serde_json::from_slice(text).unwrap_or_default()
    }

    /// The page with what is told of this address, in the language that is asked for.
    pub(super) fn tell(&self, page: &str, place: &Place<'_>, asked: &Asked) -> String {
        let tags = self.tags(place, asked);
        page.replacen(ROOM, &tags, 1).replacen(SPLASH, &self.splash(place, asked), 1)
    }

    /// A title and a sentence, with the language that they are in.
    fn words(&self, place: &Place<'_>, asked: &Asked) -> Option<(&'static str, &(String, String))> {
        let key = place.game.map(|game| format!("{} {game}", place.kind));
        let words = key.and_then(|key| self.words.get(&key)).or_else(|| self.words.get(LOBBY))?;
        let found = |language| Some((language, words.get(language)?));
        found(asked.language).or_else(|| found("en"))
    }

    fn splash(&self, place: &Place<'_>, asked: &Asked) -> String {
        let told = |(language, (title, about)): (&str, &(String, String))| {
            let (title, about) = (escaped(title), escaped(about));
            format!(r#"<div id="splash" lang="{language}"><b>{title}</b><p>{about}</p></div>"#)
        };
        self.words(place, asked).map(told).unwrap_or_default()
    }

    fn tags(&self, place: &Place<'_>, asked: &Asked) -> String {
        let Some((_, (title, about))) = self.words(place, asked) else {
            return "<title>Tinderbox</title>".to_owned();
        };
        let picture = place.game.and_then(|game| self.pictures.get(game));
        let picture = picture.or_else(|| self.pictures.get(LOBBY));
        let (title, about, origin) = (escaped(title), escaped(about), &asked.origin);
        let mut tags = vec![
            format!("<title>{title}</title>"),
            format!(r#"<meta name="description" content="{about}">"#),
        ];
        let mut open = |name: &str, content: &str| {
            tags.push(format!(r#"<meta property="og:{name}" content="{content}">"#));
        };
        open("type", "website");
        open("site_name", "Tinderbox");
        open("title", &title);
        open("description", &about);
        open("url", &escaped(&format!("{origin}/{}", place.path)));
        if let Some(picture) = picture {
            open("image", &escaped(&format!("{origin}/{picture}")));
            tags.push(r#"<meta name="twitter:card" content="summary_large_image">"#.to_owned());
        }
        tags.join("\n")
    }
}

/// How a page is asked for.
pub(super) struct Asked {
    /// One that the page speaks.
    language: &'static str,
    /// Where the server is for whoever asks.
    origin: String,
}

impl Asked {
    pub(super) fn by(headers: &HeaderMap, public_url: Option<&str>) -> Asked {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let mut wishes = text(header::ACCEPT_LANGUAGE).unwrap_or_default().split(',');
        let known = |wish: &str| {
            let wish = wish.trim();
            ["en", "uk", "ru"].into_iter().find(|code| wish.starts_with(code))
        };
        let language = wishes.find_map(known).unwrap_or("en");
        Asked { language, origin: origin(headers, public_url, false) }
    }
}

/// Where the server is for whoever asks. A host that is no plain one is left out: it would stand in a page.
pub(crate) fn origin(headers: &HeaderMap, public_url: Option<&str>, secure: bool) -> String {
    if let Some(public) = public_url {
        return public.trim_end_matches('/').to_owned();
    }
    let plain = |host: &&str| {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte);
        let named = !host.is_empty() && !host.starts_with(':');
        named && host.len() <= 255 && host.bytes().all(fits)
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).filter(plain);
    let protocol = if secure { "https" } else { "http" };
    host.map_or_else(String::new, |host| format!("{protocol}://{host}"))
}

/// As it may stand in a page, between quotation marks too.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{"words": {
        "lobby": {"en": ["Tinderbox", "Games of fire."], "uk": ["Tinderbox", "Ігри."]},
        "table toy": {"en": ["You are invited: \"FUSE\"", "Tick <b>tock</b>."]}},
        "pictures": {"lobby": "assets/card.png", "toy": "assets/toy.png"}}"#;

    fn asked(host: &str, language: &str) -> Asked {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a header"));
        headers.insert(header::ACCEPT_LANGUAGE, language.parse().expect("a header"));
        Asked::by(&headers, None)
    }

    fn told(kind: &str, game: Option<&str>, path: &str, asked: &Asked) -> String {
        let page = format!("<head>{ROOM}</head>{SPLASH}{ROOM}");
        Abouts::read(FILE.as_bytes()).tell(&page, &Place { kind, game, path }, asked)
    }

    #[test]
    fn a_table_is_told_by_its_game_and_nothing_in_it_can_break_the_page() {
        let told = told("table", Some("toy"), "table/abc", &asked("a.example:7", "de, en;q=.5"));
        assert!(told.contains("<title>You are invited: &quot;FUSE&quot;</title>"), "{told}");
        assert!(told.contains(r#"content="Tick &lt;b&gt;tock&lt;/b&gt;.""#), "{told}");
        let image = r#"<meta property="og:image" content="http://a.example:7/assets/toy.png">"#;
        assert!(told.contains(image), "{told}");
        assert!(told.contains(r#"og:url" content="http://a.example:7/table/abc""#), "{told}");
        assert!(told.ends_with(ROOM), "one place alone: {told}");
        let splash = r#"<div id="splash" lang="en"><b>You are invited: &quot;FUSE&quot;</b>"#;
        assert!(told.contains(splash), "{told}");
    }

    #[test]
    fn every_other_address_is_told_as_the_lobby_in_the_readers_language() {
        for (kind, game) in [("", None), ("table", Some("chess")), ("nowhere", None)] {
            let told = told(kind, game, "", &asked("a", "ru;q=1, uk-UA"));
            assert!(told.contains("Games of fire.") && told.contains("assets/card.png"), "{told}");
        }
        assert!(told("", None, "", &asked("a", "uk-UA, en")).contains("Ігри."));
    }

    #[test]
    fn a_host_that_is_no_plain_one_is_left_out_and_a_public_address_comes_first() {
        for host in ["a\"><script>", "", ":80"] {
            let told = told("", None, "", &asked(host, "en"));
            assert!(!told.contains("<script>"), "{told}");
            assert!(told.contains(r#"content="/assets/card.png""#), "{host:?}: {told}");
        }
        let of = |public| origin(&HeaderMap::new(), public, true);
        assert_eq!(of(Some("https://play.example.org/")), "https://play.example.org");
        assert_eq!(of(None), "");
    }

    #[test]
    fn a_page_without_words_still_has_a_title() {
        let page = Abouts::read(b"").tell(
            ROOM,
            &Place { kind: "", game: None, path: "" },
            &asked("a", "en"),
        );
        assert_eq!(page, "<title>Tinderbox</title>");
    }
}
