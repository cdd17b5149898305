//! Debian's Chromium and its driver.

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// So often a driver is started before the test gives up.
const STARTS: u32 = 5;

/// What a person looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1280 × 800, with a mouse.
    Desktop,
    /// 390 × 844, with fingers.
    Phone,
}

impl Screen {
    /// For file names.
    pub fn name(self) -> &'static str {
        match self {
            Screen::Desktop => "desktop",
            Screen::Phone => "phone",
        }
    }
}

/// How much may move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// The system asks for less.
    Less,
    /// As most people see it.
    Full,
}

/// A driver; its browsers go with it.
pub(crate) struct Chromium {
    driver: Child,
    address: String,
    profiles: TempDir,
}

impl Chromium {
    pub(crate) async fn start(log: &Path) -> Chromium {
        for _ in 0..STARTS {
            if let Some(driver) = Chromium::try_start(log).await {
                return driver;
            }
        }
        panic!("chromedriver ended {STARTS} times before it had told its port")
    }

    /// Nothing if the driver ends at once: between choosing a port and taking it, another program may
    /// have taken it.
    async fn try_start(log: &Path) -> Option<Chromium> {
        let profiles = tempfile::tempdir().expect("a folder for profiles");
        let mut driver = Command::new("chromedriver")
            .args(["--port=0", "--log-level=WARNING"])
            .arg(format!("--log-path={}", log.display()))
            // Chromium leaves things in the temporary folder; here they are cleared away.
            .env("TMPDIR", profiles.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("chromedriver starts: `cargo xtask browser` installs it");
        let mut lines = BufReader::new(driver.stdout.take().expect("is piped")).lines();
        let port = loop {
            let line = lines.next_line().await.ok().flatten()?;
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                break port.trim_end_matches('.').to_owned();
            }
        };
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Some(Chromium { driver, address: format!("http://127.0.0.1:{port}"), profiles })
    }

    /// A browser of its own: nobody's cookies, nobody's settings; and where it saves files.
    pub(crate) async fn browser(&self, screen: Screen, motion: Motion) -> (Client, PathBuf) {
        let profile = tempfile::tempdir_in(self.profiles.path()).expect("a profile").keep();
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(screen, motion, &profile));
        let browser = builder.connect(&self.address).await.expect("a browser starts");
        if screen == Screen::Desktop {
            fit(&browser).await;
        }
        (browser, saved_in(&profile))
    }
}

/// Makes the page, not the window around it, 1280 by 800.
async fn fit(browser: &Client) {
    let script = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
    let frame = browser.execute(script, Vec::new()).await.expect("a window has a size");
    let side = |at: usize| frame[at].as_u64().and_then(|side| side.try_into().ok()).unwrap_or(0);
    let sized = browser.set_window_size(1280 + side(0), 800 + side(1)).await;
    sized.expect("a window can be made larger");
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // The browsers belong to the driver's group. One that is gone already needs no killing.
        let group = self.driver.id().and_then(|id| Pid::from_raw(id as i32));
        let _ = group.map(|group| kill_process_group(group, Signal::KILL));
    }
}

fn saved_in(profile: &Path) -> PathBuf {
    profile.join("saved")
}

fn capabilities(screen: Screen, motion: Motion, profile: &Path) -> Capabilities {
    let asked = match motion {
        Motion::Less => "--force-prefers-reduced-motion",
        Motion::Full => "--force-prefers-no-reduced-motion",
    };
    let mut options = json!({
        "binary": "/usr/bin/chromium",
        "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-dev-shm-usage", "--window-size=1280,800", "--force-dark-mode", asked,
            format!("--user-data-dir={}", profile.display()),
        ],
        "prefs": { "download.default_directory": saved_in(profile) },
    });
    if screen == Screen::Phone {
        let metrics =
            json!({"width": 390, "height": 844, "pixelRatio": 2, "touch": true, "mobile": true});
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    }
    let wanted = json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    });
    match wanted {
        Value::Object(map) => map.into_iter().collect(),
        _ => unreachable!("it is written as an object"),
    }
}
