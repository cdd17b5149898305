//! Words in Latin letters on a page that should have none.

use crate::page::Page;

/// Text that is seen, and text that is read aloud or shown when one points. What a machine is told
/// (`code`, `kbd`), codes and links are not words of the page.
const TEXTS: &str = r#"
    const spared = 'code, kbd, .code, #invite-link, #code, script, style, [lang=en]';
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const over = walker.currentNode.parentElement;
        if (!over.closest(spared) && (over.checkVisibility() || over.closest('option, .sr'))) {
            texts.push(walker.currentNode.data);
        }
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        for (const one of document.querySelectorAll(`[${name}]`)) {
            if (!one.closest(spared)) texts.push(one.getAttribute(name));
        }
    }
    texts.push(document.title);
    return texts;
"#;

/// Every word of two or more Latin letters, except these names.
pub async fn latin_words(page: &Page, names: &[&str]) -> Vec<String> {
    let texts = page.js(TEXTS).await;
    let texts = texts.as_array().into_iter().flatten().filter_map(|text| text.as_str());
    let mut found: Vec<String> = texts.flat_map(|text| words(text, names)).collect();
    found.sort();
    found.dedup();
    found
}

/// The words with the text in which they stand.
fn words(text: &str, names: &[&str]) -> Vec<String> {
    let word = |one: &&str| {
        let letters = one.chars().filter(char::is_ascii_alphabetic).count();
        letters >= 2 && !names.contains(one) && !is_clause(one)
    };
    let parts = text.split(|c: char| !c.is_ascii_alphanumeric());
    parts.filter(word).map(|word| format!("{word} in \"{}\"", text.trim())).collect()
}

/// The number of a clause: it is the same in every language.
fn is_clause(word: &str) -> bool {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
    word.len() <= 4 && !digits.is_empty() && digits.bytes().all(|one| one.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_latin_letters_are_found_and_names_are_not() {
        let found = words("Хід: Ann, h9, the wind, W2, DI6 Tinderbox", &["Ann", "Tinderbox"]);
        let found: Vec<&str> = found.iter().filter_map(|one| one.split(' ').next()).collect();
        assert_eq!(found, ["the", "wind"]);
    }
}
