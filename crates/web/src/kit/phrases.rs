//! Parts of sentences that every game says: lists of names and things, the steps of a turn.

use crate::games::{Names, StepState};
use crate::i18n::text;
use kernel::Seat;

/// What a chair is called, where the words number the chairs: `<game>-place-0` and so on.
pub(crate) fn place_name(game: &str, seat: Seat) -> String {
    text(&format!("{game}-place-{}", seat.index()), &[])
}

/// "m12, m13, m14"
pub(crate) fn listed<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(", ")
}

/// "Fox, Ember (bot)"
pub(crate) fn names_of(names: &Names, seats: impl IntoIterator<Item = Seat>) -> String {
    listed(seats.into_iter().map(|seat| names.of(seat)))
}

/// Words with which a sentence begins.
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(large).into_iter().chain(letters).collect()
}

/// A letter of our languages, large. The library's table is of all writing: 7 kB of a first visit.
const fn large(letter: char) -> char {
    let less = match letter {
        'а'..='я' => 32,
        'ѐ'..='џ' => 80,
        'ґ' => 1,
        _ => return letter.to_ascii_uppercase(),
    };
    char::from_u32(letter as u32 - less).expect("its large letter stands before it")
}

/// The steps of a turn in their order; those before the step of the moment are done.
pub(crate) fn steps(
    names: impl IntoIterator<Item = String>,
    now: usize,
) -> Vec<(String, StepState)> {
    let state = |at: usize| match at {
        at if at < now => StepState::Done,
        at if at == now => StepState::Now,
        _ => StepState::Later,
    };
    names.into_iter().enumerate().map(|(at, name)| (name, state(at))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_begins_with_a_capital_in_every_alphabet() {
        assert_eq!(capital("red, north-west"), "Red, north-west");
        assert_eq!(capital("червона, північний захід"), "Червона, північний захід");
        assert_eq!(capital("Янтарные"), "Янтарные");
        assert_eq!(capital(""), "");
    }

    #[test]
    fn names_stand_in_the_order_of_the_seats_given() {
        let names =
            Names { of: vec!["Ann".into(), "Bob".into(), "Eve".into()], ..Names::default() };
        assert_eq!(names_of(&names, [Seat::new(2), Seat::new(0)]), "Eve, Ann");
        assert_eq!(names_of(&names, []), "");
        assert_eq!(listed([1, 2]), "1, 2");
    }

    #[test]
    fn what_comes_before_the_step_of_the_moment_is_done() {
        use StepState::{Done, Later, Now};
        let states = |now| {
            let all = steps(["a", "b", "c"].map(str::to_owned), now);
            all.into_iter().map(|(_, state)| state).collect::<Vec<_>>()
        };
        assert_eq!(states(0), [Now, Later, Later]);
        assert_eq!(states(1), [Done, Now, Later]);
        assert_eq!(states(2), [Done, Done, Now]);
    }

    #[test]
    fn sentences_begin_with_a_large_letter_in_every_language() {
        for word in ["ash", "жар", "ёлка", "єнот", "їжак", "іскра", "ґанок", "8", "«", ""]
        {
            let library: String = word.chars().take(1).flat_map(char::to_uppercase).collect();
            let rest: String = word.chars().skip(1).collect();
            assert_eq!(capital(word), library + &rest);
        }
    }
}
