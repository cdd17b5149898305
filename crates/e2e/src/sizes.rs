//! How pages lie on the screens that people have: the sizes, and what is wrong at each of them.
//!
//! A page is loaded once and then laid out again and again, without pictures, so that all sizes and all
//! languages of a page take a few seconds. `TINDERBOX_PICTURES=en,uk` leaves pictures of these languages
//! too. What cannot be measured (is it beautiful?) is what the pictures are for.

use crate::page::Page;
use fantoccini::wd::TimeoutConfiguration;
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::Duration;

/// Measures in the page.
const MEASURE: &str = include_str!("measure.js");
/// Every language, English last: so a page is left as it was found.
const LANGUAGES: [&str; 3] = ["uk", "ru", "en"];
/// What may be scrolled on every page: what happened, what was said, the tools of a replay, and sheets
/// over the table.
const SCROLLED: &str = "html, .lines, .chips, .mine, .at-tools, dialog, dialog *";
/// What may be shortened: the log has all of it, people may have any name, and what was agreed is no news.
const SHORTENED: &str = ".told, .seats strong, .player strong, .f-head, .crumb, .bar .since";

/// A screen that somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Size {
    width: u32,
    height: u32,
    /// Fingers, or a mouse.
    touch: bool,
    /// How many times larger than usual everything is wanted.
    zoom: u32,
}

const fn fingers(width: u32, height: u32) -> Size {
    Size { width, height, touch: true, zoom: 1 }
}

const fn mouse(width: u32, height: u32) -> Size {
    Size { width, height, touch: false, zoom: 1 }
}

/// Those with fingers first: changing between fingers and a mouse is what takes longest.
const SIZES: [Size; 15] = [
    fingers(360, 640),
    fingers(360, 740),
    fingers(390, 664),
    fingers(412, 915),
    fingers(844, 390),
    fingers(740, 360),
    fingers(768, 1024),
    fingers(1024, 768),
    // Letters at 200 %: a page at 390×844 and at 1280×800 has half of that for twice the size.
    Size { width: 195, height: 422, touch: true, zoom: 2 },
    mouse(1280, 625),
    mouse(1366, 625),
    mouse(1366, 768),
    mouse(1920, 1080),
    mouse(2560, 1440),
    Size { width: 640, height: 400, touch: false, zoom: 2 },
];

impl Size {
    fn name(self) -> String {
        let Size { width, height, zoom, .. } = self;
        match zoom {
            1 => format!("{width}×{height}"),
            _ => format!("{}×{} at {}%", width * zoom, height * zoom, zoom * 100),
        }
    }

    async fn set(self, page: &Page) {
        let Size { width, height, touch, zoom } = self;
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": zoom, "mobile": touch,
        });
        page.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    }
}

async fn fingers_on(page: &Page, enabled: bool) {
    let touch = json!({ "enabled": enabled, "maxTouchPoints": 5 });
    page.devtools("Emulation.setTouchEmulationEnabled", touch).await;
}

/// What sort of page it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Is read: longer than the screen, never wider.
    Read,
    /// Is played: everything is on the screen.
    Played {
        /// But for these, which may be scrolled.
        scrolled: &'static str,
        /// Need not be there while the page is measured.
        drawn: &'static str,
    },
}

/// What is laid out.
#[derive(Clone, Copy)]
struct Shown<'a> {
    place: &'a str,
    layout: Layout,
    /// A script before each measure.
    again: &'a str,
    languages: &'a [&'static str],
}

/// Screens, each with the languages in which something is wrong there.
type Screens = BTreeMap<String, Vec<&'static str>>;

/// One thing that is wrong, as the page tells it.
#[derive(Deserialize)]
struct Wrong {
    what: String,
    #[serde(rename = "where")]
    place: String,
    text: String,
}

/// What is wrong with the pages that were laid out so far.
#[derive(Default)]
pub struct Fit {
    /// Each mistake, with a text that has it, and the screens and languages.
    wrong: BTreeMap<String, (String, Screens)>,
    laid_out: usize,
}

impl Fit {
    /// Lays the page out at every size in every language; in between nothing is pressed.
    pub async fn lay_out(&mut self, page: &Page, place: &str, layout: Layout) {
        let again = "";
        self.lay_out_all(page, Shown { place, layout, again, languages: &LANGUAGES }).await;
    }

    /// The same with what goes away when a language is chosen: this script brings it back.
    pub async fn lay_out_again(&mut self, page: &Page, place: &str, layout: Layout, again: &str) {
        self.lay_out_all(page, Shown { place, layout, again, languages: &LANGUAGES }).await;
    }

    /// The same with what goes away for good when anything is pressed: in the language it has.
    pub async fn lay_out_as_it_is(
        &mut self,
        page: &Page,
        place: &str,
        layout: Layout,
        language: &'static str,
    ) {
        let again = "";
        self.lay_out_all(page, Shown { place, layout, again, languages: &[language] }).await;
    }

    async fn lay_out_all(&mut self, page: &Page, shown: Shown<'_>) {
        let patience = TimeoutConfiguration::new(Some(Duration::from_secs(30)), None, None);
        page.client().update_timeouts(patience).await.expect("a longer patience");
        // There and back again: so a size begins with the language of the one before.
        let mut languages = shown.languages.to_vec();
        if let (Layout::Played { drawn, .. }, "") = (shown.layout, pictures().as_str()) {
            page.js_with(UNDRAWN, vec![json!(drawn)]).await;
        }
        // What others do meanwhile is told later.
        page.hold_line().await;
        let mut touch = false;
        for size in SIZES {
            size.set(page).await;
            if size.touch != touch {
                touch = size.touch;
                fingers_on(page, touch).await;
            }
            if pictures().is_empty() {
                self.measure(page, shown, size, &languages).await;
            }
            for language in languages.iter().filter(|_| !pictures().is_empty()) {
                self.measure(page, shown, size, &[language]).await;
                if pictures().contains(language) {
                    let name = format!("{}-{}-{language}", shown.place, size.name());
                    page.shot(&name.replace(' ', "-").replace('/', "")).await;
                }
            }
            languages.reverse();
        }
        page.devtools("Emulation.clearDeviceMetricsOverride", json!({})).await;
        page.js("document.adoptedStyleSheets = []").await;
        page.release_line().await;
    }

    async fn measure(
        &mut self,
        page: &Page,
        shown: Shown<'_>,
        size: Size,
        languages: &[&'static str],
    ) {
        let (played, own) = match shown.layout {
            Layout::Read => (false, "none"),
            Layout::Played { scrolled, .. } => (true, scrolled),
        };
        let wanted = json!({
            "touch": size.touch,
            "zoom": size.zoom,
            // Who needs larger letters scrolls.
            "table": played && size.zoom == 1,
            "scrolled": format!("{SCROLLED}, {own}"),
            "shortened": SHORTENED,
        });
        let script = format!(
            "const measure = arguments => {{ {MEASURE} }};
            const again = () => {{ {} }};
            {IN_EVERY_LANGUAGE}",
            shown.again
        );
        let given = vec![wanted, json!(languages)];
        let found = page.client().execute_async(&script, given).await;
        let found = found.expect("the page can be measured");
        let told = found.to_string();
        let found: Vec<Vec<Wrong>> =
            serde_json::from_value(found).unwrap_or_else(|_| panic!("{told}"));
        for (language, found) in languages.iter().zip(found) {
            self.laid_out += 1;
            found.into_iter().for_each(|wrong| self.note(shown.place, size, language, wrong));
        }
    }

    fn note(&mut self, place: &str, size: Size, language: &'static str, wrong: Wrong) {
        let Wrong { what, place: at, text } = wrong;
        let line = format!("{place}: {at} {what}");
        let (_, screens) = self.wrong.entry(line).or_insert_with(|| (text, Screens::new()));
        let languages = screens.entry(size.name()).or_default();
        if languages.last() != Some(&language) {
            languages.push(language);
        }
    }

    /// Fails if anything was wrong.
    pub fn assert(self) {
        let lines: Vec<String> = self.wrong.iter().map(told).collect();
        println!("{} layouts measured, {} mistakes", self.laid_out, lines.len());
        assert!(lines.is_empty(), "{} mistakes:\n{}", lines.len(), lines.join("\n"));
    }
}

/// A mistake with its screens, in one line.
fn told((line, (text, screens)): (&String, &(String, Screens))) -> String {
    let one = |(size, languages): (&String, &Vec<&str>)| match languages.len() {
        3 => size.clone(),
        _ => format!("{size} {}", languages.join(" ")),
    };
    format!("{line}: «{text}»: {}", screens.iter().map(one).collect::<Vec<_>>().join(", "))
}

/// Leaves these out, in a way that the page's policy allows. What held them still hides what is under it.
const UNDRAWN: &str = "const sheet = new CSSStyleSheet(), drawn = arguments[0];
    sheet.replaceSync(`:is(${drawn}) { display: none } :has(> :is(${drawn})) { background: #000 }`);
    document.adoptedStyleSheets = [sheet];";

/// Speaks one language after the other by the page's own buttons, which a small screen has in its menu;
/// measures once letters and places are as they stay. A page without buttons has one language.
const IN_EVERY_LANGUAGE: &str = "const [wanted, languages, done] = arguments;
    const pause = () => new Promise(then => setTimeout(then));
    // A board that measures its room is told of it when the page is drawn.
    const drawn = () => new Promise(then => requestAnimationFrame(() => setTimeout(then)));
    const all = async () => {
        const found = [];
        for (const language of languages) {
            const button = document.querySelector(`button[lang=${language}]`);
            if (document.documentElement.lang !== language) button?.click();
            while (button && document.documentElement.lang !== language) await pause();
            await pause();
            again();
            await drawn();
            await document.fonts.ready;
            found.push(await new Promise(then => measure([wanted, then])));
            if (!button) break;
        }
        return found;
    };
    all().then(done, no => done(String(no)));";

/// The languages of which pictures are wanted.
fn pictures() -> String {
    std::env::var("TINDERBOX_PICTURES").unwrap_or_default()
}
