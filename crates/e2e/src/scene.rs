//! One test: a house, a driver and its browsers; and what is left behind when it fails.

use crate::chromium::{Chromium, Motion, Screen};
use crate::evidence;
use crate::house::{Bots, House};
use crate::page::Page;
use futures_util::FutureExt;
use std::fs;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::time::{Duration, Instant};

/// No test takes longer.
const LIMIT: Duration = Duration::from_secs(600);

/// One test.
pub struct Scene {
    name: String,
    /// The server under test.
    pub house: House,
    chromium: Chromium,
    pages: Vec<Page>,
}

impl Scene {
    /// A new browser, on no page yet, that asks for less motion: most tests need not wait for it.
    pub async fn browser(&mut self, screen: Screen) -> Page {
        self.browser_with(screen, Motion::Less).await
    }

    /// A new browser, on no page yet.
    pub async fn browser_with(&mut self, screen: Screen, motion: Motion) -> Page {
        let (client, saves) = self.chromium.browser(screen, motion).await;
        let page = Page::new(client, saves, self.house.url(""), screen);
        page.make_line_holdable().await;
        self.pages.push(page.clone());
        page
    }

    /// Pictures and consoles of all pages.
    async fn leave_evidence(&self) {
        let folder = evidence().join("failed");
        fs::create_dir_all(&folder).expect("a folder for evidence");
        for (at, page) in self.pages.iter().enumerate() {
            let file = |ending: &str| folder.join(format!("{}-{at}.{ending}", self.name));
            if let Ok(picture) = page.client().screenshot().await {
                let _ = fs::write(file("png"), picture);
            }
            let _ = fs::write(file("log"), page.console().await.join("\n"));
            if let Ok(source) = page.client().source().await {
                let _ = fs::write(file("html"), source);
            }
        }
        eprintln!("{}: pictures and consoles are in {}", self.name, folder.display());
    }

    async fn no_complaints(&self) {
        for (at, page) in self.pages.iter().enumerate() {
            let wrong = page.complaints().await;
            assert!(wrong.is_empty(), "the console of browser {at} complains: {wrong:#?}");
        }
    }
}

/// Plays one test. A console that complains, and a policy that is broken, fail it too.
pub async fn scene(name: impl Into<String>, test: impl AsyncFnOnce(&mut Scene)) {
    scene_with(Bots::Hasty, name, test).await;
}

/// Plays one test at a house with such bots.
pub async fn scene_with(bots: Bots, name: impl Into<String>, test: impl AsyncFnOnce(&mut Scene)) {
    let name = name.into();
    let log = |of: &str| evidence().join(format!("{name}-{of}.log"));
    let _ = fs::remove_file(log("server"));
    let house = House::open(log("server"), bots).await;
    let chromium = Chromium::start(&log("driver")).await;
    let mut scene = Scene { name, house, chromium, pages: Vec::new() };
    let begun = Instant::now();
    let whole = async {
        let limited = tokio::time::timeout(LIMIT, test(&mut scene)).await;
        limited.unwrap_or_else(|_| panic!("it takes longer than {LIMIT:?}"));
        scene.no_complaints().await;
    };
    let outcome = AssertUnwindSafe(whole).catch_unwind().await;
    println!("{}: {:.1} s", scene.name, begun.elapsed().as_secs_f32());
    if outcome.is_err() {
        scene.leave_evidence().await;
    }
    for page in &scene.pages {
        // A browser that has crashed cannot be closed; its driver ends it.
        let _ = page.client().clone().close().await;
    }
    if let Err(panic) = outcome {
        resume_unwind(panic);
    }
}
