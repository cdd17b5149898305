//! The rules reader: a page to read, and every clause folded under it, with an address and a search.

use crate::in_lobby;
use e2e::{Game, Page, Screen, scene};
use serde_json::Value;
use std::path::{Path, PathBuf};

in_every_game!(clauses_are_found_and_have_addresses);

/// The first rarer word of a clause in the middle, the number of clauses that hold it, and that clause.
const WORD: &str = r#"
    const clauses = [...document.querySelectorAll('.clause')];
    const plain = one => {
        const words = one.querySelector('span').cloneNode(true);
        words.querySelectorAll('em').forEach(em => em.remove());
        return words.textContent.toLowerCase();
    };
    const chosen = clauses[Math.floor(clauses.length / 2)];
    const word = plain(chosen).match(/\p{L}{6,}/u)[0];
    return [word, clauses.filter(one => plain(one).includes(word)).length, chosen.id];
"#;

/// How many clauses the document of a game has, which may be called by a longer name.
fn clauses(game: &str) -> u64 {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let files = std::fs::read_dir(folder).expect("documents").flatten().map(|file| file.path());
    let told = |path: &PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        name == game || name.starts_with(&format!("{game}-"))
    };
    let path = files.into_iter().find(told).expect("a game has a document");
    let text = std::fs::read_to_string(path).expect("it can be read");
    text.lines().filter(|line| line.starts_with("- **") && line.contains("** · ")).count() as u64
}

async fn found(page: &Page, wanted: &str, count: u64) {
    page.write(".rules input[type=search]", wanted).await;
    let shown = async || {
        let told = page.text(".search small").await;
        // Without a search everything is folded.
        let open = if wanted.is_empty() { 0 } else { count };
        page.count(".clause").await == open && told.starts_with(&format!("{count} "))
    };
    page.until(&format!("{count} clauses are found for {wanted}"), shown).await;
}

async fn clauses_are_found_and_have_addresses<G: Game>() {
    scene(format!("{}-rules", G::NAME), async |scene| {
        let page = in_lobby(scene, Screen::Phone).await;
        page.open(&format!("/rules/{}", G::NAME)).await;
        page.see(".rules .goal").await;
        page.see(".turn li").await;
        for figure in 1..=3 {
            let shown = format!(
                "const url = getComputedStyle(document.querySelector('.fig-{}-{figure}'))
                    .backgroundImage.match(/url\\(\"(.*)\"\\)/)[1];
                return fetch(url).then(told => told.ok)",
                G::NAME
            );
            assert_eq!(page.js(&shown).await, true, "picture {figure}");
        }
        page.shot(&format!("rules-read-{}-phone", G::NAME)).await;
        let all = page.js("return document.querySelectorAll('.clause').length").await;
        let all = all.as_u64().expect("a number");
        assert_eq!(all, clauses(G::NAME), "every clause is there");
        assert_eq!(page.count(".clause").await, 0, "folded under its heading");
        page.press(".section summary").await;
        page.see(".clause").await;
        page.press(".section summary").await;
        page.see_no(".clause").await;
        let picked = page.js(WORD).await;
        let [word, count, id] = picked.as_array().expect("three things").as_slice() else {
            panic!("{picked}")
        };
        let text = |value: &Value| value.as_str().expect("a word").to_owned();
        let (word, count, id) = (text(word), count.as_u64().expect("a number"), text(id));
        assert!(count < all, "{word} is not everywhere");
        found(&page, &word.to_uppercase(), count).await;
        page.shot(&format!("rules-found-{}-phone", G::NAME)).await;
        found(&page, "zzzz", 0).await;
        found(&page, "", all).await;
        let href = format!("return document.getElementById('{id}').querySelector('a').href");
        let link = text(&page.js(&href).await);
        assert!(link.ends_with(&format!("/rules/{}#{id}", G::NAME)), "{link}");
        let other = scene.browser(Screen::Desktop).await;
        other.open(&link).await;
        other.see(".clause.marked").await;
        let in_sight = format!(
            "const box = document.getElementById('{id}').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight"
        );
        other.until("the clause is in sight", async || other.js(&in_sight).await == true).await;
        assert_eq!(other.js("return document.querySelector('.marked').id").await, id.as_str());
    })
    .await;
}
