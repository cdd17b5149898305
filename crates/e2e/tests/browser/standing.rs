//! Whoever does not want to be asked in windows lets everything pass until the own turn.

use crate::people;
use e2e::{Game, Page, Screen, Window, scene};

in_every_game!(a_standing_answer_lets_a_window_pass_until_the_own_turn);

/// So many turns without a window are one too many.
const TURNS_MAX: usize = 20;

/// Whose turn it is, and the others.
async fn in_turn<'a>(pages: &'a [Page], own_turn: &str) -> (&'a Page, Vec<&'a Page>) {
    let at = async || {
        for (at, page) in pages.iter().enumerate() {
            if page.shows(own_turn).await {
                return Some(at);
            }
        }
        None
    };
    pages[0].until("it is somebody's turn", async || at().await.is_some()).await;
    let at = at().await.expect("it was just seen");
    let others = pages.iter().enumerate().filter(|(other, _)| *other != at);
    (&pages[at], others.map(|(_, page)| page).collect())
}

async fn a_standing_answer_lets_a_window_pass_until_the_own_turn<G: Game>() {
    scene(format!("{}-standing", G::NAME), async |scene| {
        let pages = people::<G>(scene, Screen::Desktop).await;
        let Some(Window { opens, instead, own_turn }) = G::WINDOW else {
            pages[0].see(G::HAND).await;
            for page in &pages {
                assert!(!page.shows("#standing").await, "there is no window to let pass");
            }
            return;
        };
        for _ in 0..TURNS_MAX {
            let (turn, others) = in_turn(&pages, own_turn).await;
            let asked = others[0];
            if !turn.shows(opens).await {
                turn.press(instead).await;
                turn.see_no(own_turn).await;
                continue;
            }
            turn.press(opens).await;
            asked.press("#standing .switch").await;
            asked.see("#standing input:checked").await;
            asked.shot(&format!("standing-{}-desktop", G::NAME)).await;
            // Nobody presses anything there: the window passes, and the next turn is the own one.
            asked.see(own_turn).await;
            asked.see_no("#standing").await;
            return;
        }
        panic!("nobody opened a window in {TURNS_MAX} turns");
    })
    .await;
}
