//! The name of a new game, in every spelling that is needed.

use anyhow::{Result, ensure};

/// Words of small letters.
pub(crate) struct Name {
    words: Vec<String>,
}

/// Crates of Rust's own and of ours that a game cannot be called by.
const TAKEN: [&str; 6] = ["new-game", "kernel", "core", "std", "alloc", "test"];

impl Name {
    /// `hot-coal`.
    pub(crate) fn new(name: &str) -> Result<Name> {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        let is_word = |word: &str| !word.is_empty() && word.chars().all(plain);
        ensure!(
            name.split('-').all(is_word)
                && !name.starts_with(|letter: char| letter.is_ascii_digit()),
            "'{name}' is no name: small letters and digits, words joined by a dash, as `hot-coal`"
        );
        ensure!(!TAKEN.contains(&name), "'{name}' is taken");
        Ok(Name { words: name.split('-').map(str::to_owned).collect() })
    }

    /// `hot-coal`, for crates, addresses, words and classes.
    pub(crate) fn kebab(&self) -> String {
        self.words.join("-")
    }

    /// A text of the template, with this name in place of the template's.
    pub(crate) fn put_into(&self, text: &str) -> String {
        let capital = |word: &String| word[..1].to_uppercase() + &word[1..];
        let words: Vec<String> = self.words.iter().map(capital).collect();
        text.replace("new-game", &self.kebab())
            .replace("new_game", &self.words.join("_"))
            .replace("NewGame", &words.concat())
            .replace("New Game", &words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_template_takes_every_spelling() {
        let name = Name::new("hot-coal-2").expect("a name");
        let text = "new-game new_game::NewGame, New Game; renew-games";
        let expected = "hot-coal-2 hot_coal_2::HotCoal2, Hot Coal 2; rehot-coal-2s";
        assert_eq!(name.put_into(text), expected);
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for name in ["", "Demo", "hot_coal", "hot-", "2fast", "a b", "kernel", "new-game"] {
            assert!(Name::new(name).is_err(), "{name}");
        }
        assert!(Name::new("demo").is_ok());
    }
}
