//! One page in a browser of its own.

use crate::chromium::Screen;
use crate::{PATIENCE, evidence};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use http::Method;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::time::sleep;
use url::{ParseError, Url};

/// How many elements are to be seen.
const COUNT: &str = "return [...document.querySelectorAll(given[0])]
    .filter(one => one.checkVisibility({ visibilityProperty: true })).length;";
/// For so long a page watches itself before it is asked again.
const WATCH_MILLIS: u32 = 700;
/// How often a page is looked at while something is waited for.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// A script that runs before a page's own: what the server tells can be held back, and be told later. Only
/// that the line stands is always heard.
const HOLDABLE: &str = "(() => {
    const Plain = WebSocket;
    const held = [];
    window.holdLine = false;
    window.WebSocket = class extends Plain {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', message => {
                if (!window.holdLine || message.data.includes('\"tell\":\"pong\"')) return;
                message.stopImmediatePropagation();
                held.push([this, message.data]);
            });
        }
    };
    window.releaseLine = () => {
        window.holdLine = false;
        for (const [line, data] of held.splice(0)) {
            line.dispatchEvent(new MessageEvent('message', { data }));
        }
    };
})();";

/// Keys that have no letter, as the driver writes them.
pub mod keys {
    /// Everything that is written, by Control and A.
    pub const SELECT_ALL: &str = "\u{e009}a\u{e000}";
    /// Takes away.
    pub const BACKSPACE: &str = "\u{e003}";
    /// To the beginning.
    pub const HOME: &str = "\u{e011}";
    /// To the end.
    pub const END: &str = "\u{e010}";
    /// An arrow.
    pub const RIGHT: &str = "\u{e014}";
    /// Acts.
    pub const ENTER: &str = "\u{e007}";
    /// Escape.
    pub const ESCAPE: &str = "\u{e00c}";
}

/// A page. Copies are the same page.
#[derive(Clone)]
pub struct Page {
    client: Client,
    house: String,
    screen: Screen,
    saves: PathBuf,
    console: Rc<RefCell<Vec<String>>>,
    expected: Rc<RefCell<Vec<&'static str>>>,
}

impl Page {
    pub(crate) fn new(client: Client, saves: PathBuf, house: String, screen: Screen) -> Page {
        let (console, expected) = (Rc::default(), Rc::default());
        Page { client, house, screen, saves, console, expected }
    }

    /// What the person looks at.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// The browser, for what only few tests need.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// From the next page on its line can be held.
    pub(crate) async fn make_line_holdable(&self) {
        let source = json!({ "source": HOLDABLE });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", source).await;
    }

    /// From now on the page hears nothing new, as on a line that is slow.
    pub async fn hold_line(&self) {
        self.js("window.holdLine = true").await;
    }

    /// The page hears what it has missed.
    pub async fn release_line(&self) {
        self.js("window.releaseLine?.()").await;
    }

    /// Goes to an address: a path of the house, or a whole link.
    pub async fn open(&self, address: &str) {
        let whole = match address.starts_with('/') {
            true => format!("{}{address}", self.house),
            false => address.to_owned(),
        };
        self.client.goto(&whole).await.expect("the browser goes there");
    }

    /// Closes the page; an empty one takes its place.
    pub async fn close(&self) {
        let empty = self.client.new_window(true).await.expect("another tab").handle;
        self.client.close_window().await.expect("this tab can be closed");
        self.client.switch_to_window(empty).await.expect("the other tab");
    }

    /// The address without the host.
    pub async fn place(&self) -> String {
        self.js("return location.pathname + location.search + location.hash")
            .await
            .to_string_plain()
    }

    /// Runs a script and returns what it returns.
    pub async fn js(&self, script: &str) -> Value {
        self.js_with(script, Vec::new()).await
    }

    /// The same, with arguments.
    pub async fn js_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        let answer = self.client.execute(script, arguments).await;
        answer.unwrap_or_else(|problem| panic!("the page cannot run a script: {problem}\n{script}"))
    }

    /// Is there such an element, to be seen?
    pub async fn shows(&self, css: &str) -> bool {
        self.count(css).await > 0
    }

    /// How many such elements are to be seen.
    pub async fn count(&self, css: &str) -> u64 {
        self.js_with(&COUNT.replace("given", "arguments"), vec![json!(css)])
            .await
            .as_u64()
            .expect("a number")
    }

    /// Waits until such an element is to be seen.
    pub async fn see(&self, css: &str) {
        let count = async || self.watch(COUNT, vec![json!(css)], "seen > 0").await.as_u64();
        let seen = async || count().await.is_some_and(|count| count > 0);
        self.until(&format!("`{css}` is to be seen"), seen).await;
    }

    /// Waits until no such element is to be seen.
    pub async fn see_no(&self, css: &str) {
        let count = async || self.watch(COUNT, vec![json!(css)], "seen == 0").await.as_u64();
        let gone = async || count().await == Some(0);
        self.until(&format!("`{css}` is gone"), gone).await;
    }

    /// Looks at the page with a script until what is `seen` is as wanted, or for a short while; what
    /// was seen last. The page looks itself, which is much cheaper than asking it again and again.
    pub async fn watch(&self, look: &str, arguments: Vec<Value>, wanted: &str) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1], end = performance.now() + {WATCH_MILLIS};
            const look = (...given) => {{ {look} }};
            const again = () => {{
                const seen = look(...arguments);
                if (({wanted}) || performance.now() > end) done(seen); else setTimeout(again, 20);
            }};
            again();"
        );
        // A page that is left in the meantime cannot answer; the next one will.
        self.client.execute_async(&script, arguments).await.unwrap_or_default()
    }

    /// Waits until something holds.
    pub async fn until(&self, what: &str, holds: impl AsyncFn() -> bool) {
        let begun = Instant::now();
        while !holds().await {
            assert!(begun.elapsed() < PATIENCE, "waited {PATIENCE:?} in vain until {what}");
            sleep(LOOK_AGAIN).await;
        }
    }

    /// Presses something as soon as it can be pressed, as a finger or a mouse would: what is covered
    /// by something else, or moves away, cannot.
    pub async fn press(&self, css: &str) {
        let begun = Instant::now();
        loop {
            match self.try_press(css).await {
                Ok(()) => return,
                Err(problem) if begun.elapsed() > PATIENCE => {
                    panic!("`{css}` cannot be pressed: {problem}")
                }
                Err(_) => sleep(LOOK_AGAIN).await,
            }
        }
    }

    /// Tries once.
    pub async fn try_press(&self, css: &str) -> Result<(), String> {
        let found = self.client.find(Locator::Css(css)).await.map_err(|no| no.to_string())?;
        found.click().await.map_err(|no| no.to_string())
    }

    /// Writes into a field, in place of what is there.
    pub async fn write(&self, css: &str, words: &str) {
        self.see(css).await;
        let field = self.client.find(Locator::Css(css)).await.expect("it was seen");
        let words = if words.is_empty() { keys::BACKSPACE } else { words };
        let typed = format!("{}{words}", keys::SELECT_ALL);
        field.send_keys(&typed).await.expect("a field that can be written into");
    }

    /// Strikes keys while something has the focus.
    pub async fn keys(&self, css: &str, keys: &str) {
        let found = self.client.find(Locator::Css(css)).await.expect("it is there");
        found.send_keys(keys).await.expect("it takes keys");
    }

    /// Strikes keys, wherever the focus is.
    pub async fn strike(&self, keys: &str) {
        let strike = |keyboard: KeyActions, value: char| {
            keyboard.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        };
        let keyboard = keys.chars().fold(KeyActions::new("keyboard".to_owned()), strike);
        self.client.perform_actions(keyboard).await.expect("keys can be struck");
    }

    /// Chooses in a list.
    pub async fn choose(&self, css: &str, value: &str) {
        self.see(css).await;
        let list = self.client.find(Locator::Css(css)).await.expect("it was seen");
        list.select_by_value(value).await.expect("it is in the list");
    }

    /// Asks the server as the page itself does, with the cookie of its browser.
    pub async fn ask(&self, path: &str, body: &Value) -> Value {
        let script = "const [path, body, done] = arguments;
            const headers = { 'content-type': 'application/json' };
            fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
                .then(answer => answer.json()).then(done, no => done(String(no)));";
        let answer = self.client.execute_async(script, vec![json!(path), body.clone()]).await;
        answer.expect("the page asks")
    }

    /// Gives a file to an input.
    pub async fn give_file(&self, css: &str, path: &std::path::Path) {
        let field = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        let path = path.to_str().expect("a plain path");
        field.expect("an input for a file").send_keys(path).await.expect("it takes the file");
    }

    /// Presses something that saves a file, and returns the file.
    pub async fn saved(&self, css: &str) -> PathBuf {
        self.press(css).await;
        let whole = || {
            let files = std::fs::read_dir(&self.saves).into_iter().flatten().flatten();
            let mut paths = files.map(|file| file.path());
            // While it is being written it has another ending.
            paths.find(|path| path.extension().is_some_and(|ending| ending == "json"))
        };
        self.until("the file is saved", async || whole().is_some()).await;
        whole().expect("it was there")
    }

    /// The words of the first such element, as they are seen.
    pub async fn text(&self, css: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        self.js_with(script, vec![json!(css)]).await.to_string_plain()
    }

    /// Says who one is, where a name is asked for.
    pub async fn say_name(&self, name: &str) {
        self.write("dialog[open] input[name=name]", name).await;
        self.press("dialog[open] button[type=submit]").await;
        self.see_no("dialog[open] input[name=name]").await;
    }

    /// Leaves a picture among the evidence.
    pub async fn shot(&self, name: &str) {
        let bytes = self.client.screenshot().await.expect("a picture");
        std::fs::write(evidence().join(format!("{name}.png")), bytes).expect("room for a picture");
    }

    /// A command of the browser's own protocol.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        let call = OfDriver { path: "goog/cdp/execute", body };
        let answer = self.client.issue_cmd(call).await;
        answer.unwrap_or_else(|problem| panic!("{command}: {problem}"))
    }

    /// From now on the console may complain in these words.
    pub fn expect_complaint(&self, words: &'static str) {
        self.expected.borrow_mut().push(words);
    }

    /// Everything that the console has said so far.
    pub(crate) async fn console(&self) -> Vec<String> {
        let call = OfDriver { path: "se/log", body: json!({ "type": "browser" }) };
        let news = self.client.issue_cmd(call).await.unwrap_or_default();
        let line = |one: &Value| {
            let [level, words] = ["level", "message"].map(|key| one[key].as_str().unwrap_or("?"));
            format!("{level} {words}")
        };
        let news = news.as_array().into_iter().flatten().map(line).collect::<Vec<_>>();
        self.console.borrow_mut().extend(news);
        self.console.borrow().clone()
    }

    /// What of that is wrong, and was not expected.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let said = self.console().await;
        let expected = self.expected.borrow();
        let wrong = |line: &String| {
            let harmless = ["INFO ", "DEBUG "].iter().any(|level| line.starts_with(level));
            !harmless && !expected.iter().any(|words| line.contains(words))
        };
        said.into_iter().filter(wrong).collect()
    }
}

/// Text out of a JSON value, without its quotation marks.
trait Plain {
    fn to_string_plain(&self) -> String;
}

impl Plain for Value {
    fn to_string_plain(&self) -> String {
        self.as_str().map_or_else(|| self.to_string(), str::to_owned)
    }
}

/// A command that only Chromium's driver knows.
#[derive(Debug)]
struct OfDriver {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for OfDriver {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
