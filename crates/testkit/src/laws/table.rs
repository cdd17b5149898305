//! What a game says about itself before any match.

use super::Lawful;
use super::place::BROKEN;
use kernel::{Chosen, Game, clause_text};

/// Each clause that a refusal can cite has its words in the rulebook, and no number is used twice.
pub fn every_clause_has_words<L: Lawful>() {
    let law = "every clause has words";
    let game = L::Game::NAME;
    for (at, clause) in L::Game::CLAUSES.iter().enumerate() {
        let words = clause_text(L::Game::RULEBOOK, clause.id);
        assert!(
            words.is_some_and(|words| !words.trim().is_empty()),
            "{BROKEN}{law}.\ngame {game}: the rulebook has no words for {clause:?}"
        );
        let before = &L::Game::CLAUSES[..at];
        assert!(!before.contains(clause), "{BROKEN}{law}.\ngame {game}: {clause:?} is there twice");
    }
}

/// The defaults describe a match, each value of each option is either understood or refused with
/// words, and the setups that the laws play are possible.
pub fn the_option_table_describes_matches<L: Lawful>() {
    let law = "the option table describes matches";
    let game = L::Game::NAME;
    let defaults = Chosen::new(L::Game::OPTIONS, &[]).expect("the defaults are in the table");
    let setup = L::Game::configure(&defaults);
    let new = setup.as_ref().map(|setup| L::Game::new(setup).is_ok());
    assert!(new == Ok(true), "{BROKEN}{law}.\ngame {game}: the defaults give {setup:?}");
    for choice in L::Game::OPTIONS {
        for value in choice.values {
            let pairs = [(choice.key, value.key)];
            let chosen = Chosen::new(L::Game::OPTIONS, &pairs).expect("the value is in the table");
            if let Err(problem) = L::Game::configure(&chosen) {
                let words = problem.to_string();
                assert!(!words.is_empty(), "{BROKEN}{law}.\ngame {game}: {pairs:?} has no words");
            }
        }
    }
    let setups = L::setups();
    assert!(!setups.is_empty(), "{BROKEN}{law}.\ngame {game}: no setup is played");
    for setup in &setups {
        let new = L::Game::new(setup);
        assert!(new.is_ok(), "{BROKEN}{law}.\ngame {game}: {setup:?} is refused: {:?}", new.err());
    }
}
