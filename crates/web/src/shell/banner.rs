//! A line over the table: news or a question, its answers, and the time that is left for them. Windows,
//! consent, undo and pauses all look like this.

use super::when;
use crate::one_type::{live, memo, press, words as words_of};
use leptos::prelude::*;

/// What can be answered.
#[derive(Clone, Copy)]
pub(crate) struct Reply {
    pub(crate) id: &'static str,
    pub(crate) words: fn() -> String,
    /// The one that most people want.
    pub(crate) hot: bool,
    pub(crate) does: Callback<()>,
}

impl Reply {
    pub(crate) fn new(
        id: &'static str,
        words: fn() -> String,
        does: impl Fn() + Send + Sync + 'static,
    ) -> Reply {
        Reply { id, words, hot: false, does: Callback::new(move |()| does()) }
    }

    pub(crate) fn hot(self) -> Reply {
        Reply { hot: true, ..self }
    }
}

/// A line over the table.
#[derive(Clone)]
pub(crate) struct Banner {
    pub(crate) id: &'static str,
    pub(crate) words: Signal<String>,
    /// Milliseconds that are left, and of how many; nothing where nobody has to hurry.
    pub(crate) left: Signal<Option<(u64, u64)>>,
    pub(crate) replies: Vec<Reply>,
}

impl Banner {
    /// News, or a question without haste.
    pub(crate) fn new(
        id: &'static str,
        words: impl Fn() -> String + Send + Sync + 'static,
    ) -> Banner {
        let words: Box<dyn Fn() -> String + Send + Sync> = Box::new(words);
        Banner {
            id,
            words: Signal::derive(move || words()),
            left: Signal::stored(None),
            replies: Vec::new(),
        }
    }

    pub(crate) fn until(
        self,
        left: impl Fn() -> Option<(u64, u64)> + Send + Sync + 'static,
    ) -> Banner {
        Banner { left: Signal::derive(left), ..self }
    }

    pub(crate) fn reply(mut self, reply: Reply) -> Banner {
        self.replies.push(reply);
        self
    }

    /// Shows it as long as a condition holds.
    pub(crate) fn when(self, shown: impl Fn() -> bool + Send + Sync + 'static) -> AnyView {
        when(shown, move || self.clone().draw())
    }

    fn draw(self) -> AnyView {
        let Banner { id, words, left, replies } = self;
        let role = if replies.len() > 1 { "alertdialog" } else { "status" };
        let reply = |Reply { id, words, hot, does }: Reply| {
            let class = if hot { "btn hot" } else { "btn" };
            view! {
                <button type="button" class=class id=id on:click=press(move |_| does.run(()))>
                    {live(words)}
                </button>
            }
        };
        let of = move || left.get().map_or(0, |(_, of)| of).to_string();
        let millis = move || left.get().map_or(0, |(left, _)| left);
        let counted = memo(move || seconds(millis()));
        // Read aloud it would be a number every second.
        let timed = move || {
            view! {
                <progress aria-hidden="true" max=words_of(of) value=words_of(move || millis().to_string())></progress>
                <b class="left" aria-hidden="true">{live(move || counted.get())}</b>
            }
            .into_any()
        };
        view! {
            <div class="banner" role=role id=id aria-labelledby=format!("{id}-words")>
                <span id=format!("{id}-words")>{live(move || words.get())}</span>
                {when(move || left.get().is_some(), timed)}
                {replies.into_iter().map(reply).collect_view()}
            </div>
        }
        .into_any()
    }
}

/// So many seconds are still to come: one until the very end, then none.
pub(crate) fn seconds(millis: u64) -> u64 {
    millis.div_ceil(1000)
}

/// Minutes and seconds.
pub(crate) fn minutes(millis: u64) -> String {
    let seconds = seconds(millis);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_is_shown_until_it_has_passed() {
        assert_eq!([0, 1, 999, 1000, 1001, 3000].map(seconds), [0, 1, 1, 1, 2, 3]);
        assert_eq!([0, 9_500, 60_000, 600_000].map(minutes), ["0:00", "0:10", "1:00", "10:00"]);
    }
}
