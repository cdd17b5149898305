//! The answers to a question, as a bar of buttons: each with its words, its key and, where it cannot be
//! pressed, its reason. The same list serves the eye, the keys and the tests.

use super::keys::Key;
use crate::games::{Refusal, Share};
use crate::one_type::{anew, flag, press as press_it};
use leptos::prelude::*;

/// One answer. `D` is what pressing it does, in the game's own terms.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Answer<D, B> {
    pub(crate) does: D,
    /// Its name for style and tests, as `data-press`.
    pub(crate) slug: &'static str,
    pub(crate) words: String,
    /// A few words more, for instance what it brings.
    pub(crate) detail: String,
    /// `R`, `Enter`, `Esc`; empty for none.
    pub(crate) key: &'static str,
    /// Most people want this one.
    pub(crate) hot: bool,
    /// Where it is one of several ways to go on: is it the one chosen?
    pub(crate) chosen: Option<bool>,
    /// It harms the one who presses it: red, and never the loud one.
    pub(crate) danger: bool,
    /// The name by which it is read, as `data-read`.
    pub(crate) read: Option<&'static str>,
    /// It is there, but pressing it only says why not.
    pub(crate) refused: Option<Refusal<B>>,
}

impl<D, B> Answer<D, B> {
    pub(crate) fn new(does: D, slug: &'static str, words: String) -> Answer<D, B> {
        let (detail, key, hot, danger) = (String::new(), "", false, false);
        let (chosen, read, refused) = (None, None, None);
        Answer { does, slug, words, detail, key, hot, chosen, danger, read, refused }
    }

    pub(crate) fn key(self, key: &'static str) -> Answer<D, B> {
        Answer { key, ..self }
    }

    pub(crate) fn hot(self, hot: bool) -> Answer<D, B> {
        Answer { hot, ..self }
    }

    pub(crate) fn danger(self, danger: bool) -> Answer<D, B> {
        Answer { danger, hot: self.hot && !danger, ..self }
    }

    pub(crate) fn read(self, name: &'static str) -> Answer<D, B> {
        Answer { read: Some(name), ..self }
    }

    pub(crate) fn refused(self, refused: Option<Refusal<B>>) -> Answer<D, B> {
        Answer { refused, ..self }
    }
}

/// The answer that a key presses.
pub(crate) fn with_key<D, B>(
    answers: impl IntoIterator<Item = Answer<D, B>>,
    key: Key,
) -> Option<Answer<D, B>> {
    answers.into_iter().find(|answer| key.is(answer.key))
}

/// An answer as a button. A refused one is not disabled: pressing it shows the reason.
pub(crate) fn answer_button<D: Share + Clone, B: Share + Clone>(
    answer: Answer<D, B>,
    class: &'static str,
    icon: Option<AnyView>,
    refused: RwSignal<Option<Refusal<B>>>,
    does: impl Fn(D) + 'static,
) -> AnyView {
    let Answer { does: deed, slug, words, detail, key, hot, chosen, danger, read, refused: no } =
        answer;
    let shut = no.is_some();
    let click = move |_| match &no {
        Some(no) => refused.set(Some(no.clone())),
        None => does(deed.clone()),
    };
    let key = (!key.is_empty()).then(|| view! { <kbd aria-hidden="true">{key}</kbd> });
    view! {
        <button
            type="button"
            class=class
            class:hot=hot
            class:k-shut=shut
            class:danger=danger
            aria-disabled=shut.then_some("true")
            aria-pressed=chosen.map(|chosen| chosen.to_string())
            data-press=slug
            data-read=read
            on:click=press_it(click)
        >
            {icon}
            {answer_words(words, detail)}
            {key}
        </button>
    }
    .into_any()
}

/// The words of an answer, with a few more beside them.
pub(crate) fn answer_words(words: String, detail: String) -> AnyView {
    let detail = (!detail.is_empty()).then(|| view! { <span>{detail}</span> });
    view! { <b>{words}</b> {detail} }.into_any()
}

/// The bar: what there is to say, and the answers. `asked` is for the one who has to decide; `slugs` are
/// the answers by name: others are other buttons, not the old ones in another place.
pub(crate) fn answer_bar(
    asked: Memo<bool>,
    slugs: impl Fn() -> Vec<&'static str> + Send + Sync + 'static,
    saying: AnyView,
    answers: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let answers = anew(slugs, move || view! { <div class="k-answers">{answers()}</div> });
    view! {
        <section class="at-act panel k-bar" class:k-asked=flag(move || asked.get())>
            <div class="k-saying">{saying}</div>
            {answers}
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_finds_its_answer_and_an_answer_without_a_key_is_found_by_none() {
        let answers = || -> [Answer<u8, ()>; 3] {
            [
                Answer::new(1, "roll", "Roll".into()).key("R"),
                Answer::new(2, "wait", "Wait".into()),
                Answer::new(3, "go", "Go".into()).key("Enter").hot(true),
            ]
        };
        let pressed = |key| with_key(answers(), key).map(|answer| answer.does);
        assert_eq!(pressed(Key::Letter('R')), Some(1));
        assert_eq!(pressed(Key::Enter), Some(3));
        assert_eq!(pressed(Key::Letter('W')), None);
    }

    #[test]
    fn what_harms_the_one_who_presses_it_is_not_loud() {
        let answer = || Answer::<u8, ()>::new(1, "go", "Go".into()).hot(true);
        assert!(answer().danger(false).hot);
        let harmful = answer().danger(true);
        assert!(harmful.danger && !harmful.hot);
    }
}
