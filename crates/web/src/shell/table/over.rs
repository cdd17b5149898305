//! After the match: who came where, and what next.

use super::frame::SeatLook;
use crate::api;
use crate::browser::keep;
use crate::client::Seated;
use crate::games::{Ask, Names};
use crate::one_type::{follow, live, memo, press};
use crate::route::{Link, router};
use crate::shell::dialog::{modal, notify};
use crate::shell::later;
use crate::shell::mission_log::Agreed;
use crate::shell::replay::after::{Drawing, Earned, Told, missions, told};
use crate::shell::{icon, when};
use crate::{said, t};
use kernel::{Payoffs, Seat, Seats, Team};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Stage, TableId};

/// What is shown of a match that is over.
#[derive(Clone, Copy)]
pub(super) struct Ending {
    /// The dialog lies over the table.
    pub(super) open: RwSignal<bool>,
    pub(super) ask: Signal<Ask>,
    pub(super) names: Signal<Names>,
    pub(super) look: Callback<Seat, SeatLook>,
    /// How it came out, where it is won or lost together.
    pub(super) team: Signal<Option<Outcome>>,
    /// What the record tells besides, once it has come.
    pub(super) story: RwSignal<Story>,
    /// What the rules give everybody; nothing where all win or lose together.
    pub(super) payoffs: Callback<(), Option<Payoffs>>,
    /// What was agreed at a table of this game.
    pub(super) agreed: Agreed,
}

/// What is told after a match.
#[derive(Clone, Default)]
pub(super) struct Story {
    /// By seat, from 1; nothing where all win or lose together.
    pub(super) ranks: Vec<usize>,
    chart: Option<Drawing>,
    earned: Option<Earned>,
}

/// The places in the result: by what the rules give, and behind the winners, who share all alike, among
/// equals by who was in the match longer. Several may share a place; the next ones are left out then.
fn ranks(payoffs: &Payoffs, lasted: &[usize]) -> Vec<usize> {
    let best = payoffs.iter().take(lasted.len()).max();
    let score = |(payoff, lasted)| (payoff, (Some(payoff) != best).then_some(lasted));
    let scores: Vec<_> = payoffs.iter().zip(lasted).map(score).collect();
    scores.iter().map(|one| 1 + scores.iter().filter(|other| *other > one).count()).collect()
}

/// How the person at the screen fared; nothing for those who only looked on or played for several.
fn own_title(ranks: &[usize], own: Seats) -> Option<String> {
    let seat = own.lowest().filter(|_| own.len() == 1)?;
    let rank = *ranks.get(seat.index())?;
    let shared = ranks.iter().filter(|other| **other == rank).count() > 1;
    Some(match (rank, shared) {
        (1, false) => t!("over-won"),
        (1, true) => t!("over-won-shared"),
        (2, false) => t!("over-second"),
        (3, false) => t!("over-third"),
        (4, false) => t!("over-fourth"),
        (5, false) => t!("over-fifth"),
        (_, false) => t!("over-came", place = rank),
        (_, true) => t!("over-came-shared", place = rank),
    })
}

/// How a match came out that was won or lost together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    pub(super) game: &'static str,
    pub(super) team: Team,
    /// What the rulebook calls such a score; empty where it has no word.
    pub(super) rank: String,
}

impl Outcome {
    fn title(&self) -> String {
        if self.team.won { t!("team-won") } else { t!("team-lost") }
    }

    fn score(&self) -> String {
        let score = t!("team-score", count = self.team.score);
        if self.rank.is_empty() { score } else { format!("{score}: {}", self.rank) }
    }
}

/// What stands over the result.
pub(super) fn title(team: Option<Outcome>, ranks: &[usize], own: Seats) -> String {
    let together = team.map(|outcome| outcome.title());
    together.or_else(|| own_title(ranks, own)).unwrap_or_else(|| t!("over-title"))
}

/// Opens when the story is told and the record has come: nothing moves once it is there.
fn open_when_told(game: &'static str, id: StoredValue<TableId>, seated: Seated, ending: Ending) {
    // In a race the story is told at once; its end is seen all the same before the result lies over it.
    let staged = move || seated.scene.moment.with(Option::is_some);
    let over =
        memo(move || seated.stage.get() == Stage::Over && !seated.telling.get() && !staged());
    follow(move || {
        if over.get() {
            spawn_local(async move {
                let told = told_of(id.get_value(), game).await;
                if ending.open.try_get_untracked().is_some() {
                    ending.story.set(story(told, seated, ending));
                    ending.open.set(true);
                }
            });
        }
    });
}

/// What the record tells. Without it there is no chart, and nobody knows who lasted longer.
async fn told_of(id: TableId, game: &'static str) -> Option<Told> {
    let text = api::record(id.as_str()).await.ok()?;
    told(game, text).await.ok()?
}

fn story(told: Option<Told>, seated: Seated, ending: Ending) -> Story {
    let (lasted, chart, earned) = match told {
        Some(told) => (told.lasted, told.chart, Some(told.earned)),
        None => (vec![0; seated.seats.with_untracked(Vec::len)], None, None),
    };
    let ranks = ending.payoffs.run(()).map(|payoffs| ranks(&payoffs, &lasted));
    Story { ranks: ranks.unwrap_or_default(), chart, earned }
}

/// The same people again, at a new table.
fn rematch(id: StoredValue<TableId>) {
    let id = id.get_value();
    spawn_local(async move {
        match api::rematch(&id).await {
            Ok(id) => {
                keep(&format!("host-{id}"), "yes");
                router().go(&format!("/table/{id}"));
            }
            Err(problem) => notify(problem.words()),
        }
    });
}

/// What one may do next: beside the result, and beside the last position when that is closed.
fn next(id: StoredValue<TableId>, seated: Seated, rematch_id: &'static str) -> AnyView {
    let plays = move || !seated.own().is_empty();
    view! {
        {when(plays, move || view! { <button type="button" class="btn hot" id=rematch_id on:click=press(move |_| rematch(id))>
                {said!("rematch")}
            </button> }.into_any())}
        <Link to=id.with_value(|id| format!("/replay/{id}")) class="btn">
            {icon("i-play")}
            {said!("replay")}
        </Link>
    }
    .into_any()
}

/// In the panel on top, once somebody closes the result to look at the last position: not before, because
/// it needs room, and nothing moves by itself.
pub(super) fn after(id: TableId, seated: Seated, open: RwSignal<bool>) -> AnyView {
    let id = StoredValue::new(id);
    let closed = Memo::new(move |old: Option<&(bool, bool)>| {
        let (opened, closed) = old.copied().unwrap_or_default();
        (opened || open.get(), closed || (opened && !open.get()))
    });
    let over = move || seated.stage.get() == Stage::Over && closed.get().1;
    view! {
        {when(over, move || view! { <div class="row wrapped after" id="after">
                {next(id, seated, "again")}
                <button type="button" class="btn" id="result-again" on:click=press(move |_| open.set(true))>
                    {said!("result")}
                </button>
            </div> }.into_any())}
    }
    .into_any()
}

pub(super) fn dialog(game: &'static str, id: TableId, seated: Seated, ending: Ending) -> AnyView {
    let Ending { open, ask, names, look, team, story, agreed, .. } = ending;
    let id = StoredValue::new(id);
    open_when_told(game, id, seated, ending);
    let headline = move || story.with(|story| title(team.get(), &story.ranks, seated.own()));
    let score = move || team.get().map(|outcome| view! { <p class="score">{outcome.score()}</p> });
    let past = move || team.get().map(|outcome| later::panel(missions(outcome.game, agreed)));
    let together = Signal::derive(move || team.get().is_some());
    let drawn = move || story.with(|story| story.chart.as_ref().map(|draw| draw()));
    modal(open, "small result", said!("over-title"), move || {
        view! {
            <div id="result">
                <div class="db">
                    <h2>{live(headline)}</h2>
                    {live(score)}
                    <p class="big">{live(move || ask.with(|ask| ask.detail.clone()))}</p>
                    {chairs(seated, names, look, story, together)} {live(drawn)} {live(past)}
                    <p class="muted">{said!("over-verify")}</p>
                </div>
                <div class="row wrapped">
                    {next(id, seated, "rematch")}
                    <Link to="/" class="btn">
                        {said!("to-lobby")}
                    </Link>
                </div>
            </div>
        }
        .into_any()
    })
}

/// How everybody fared, the best first.
fn chairs(
    seated: Seated,
    names: Signal<Names>,
    look: Callback<Seat, SeatLook>,
    story: RwSignal<Story>,
    together: Signal<bool>,
) -> AnyView {
    let chair = move |seat: Seat, rank: Option<usize>| {
        let looks = look.run(seat);
        let class = format!("seat {}", looks.crest.map_or("", |crest| crest.class));
        let yours = names.with(|names| names.yours.has(seat));
        let place = rank.map(|rank| view! { <b class="place">{rank}</b> });
        // Of those who win together everybody's share is told.
        let told = yours || together.get();
        let earned = story.with(|story| story.earned.as_ref().filter(|_| told).map(|of| of(seat)));
        let note = match earned.filter(|words| !words.is_empty()) {
            Some(earned) if looks.note.is_empty() => earned,
            Some(earned) => format!("{}: {earned}", looks.note),
            None => looks.note,
        };
        view! {
            <li class=class class:first=(rank == Some(1)) class:you=yours>
                {place} <span class="crest">{looks.crest.map(|crest| icon(crest.icon))}</span>
                <span class="nm">
                    <strong>
                        {names.with(|names| names.of(seat).to_owned())}
                        {yours.then(|| view! { <em>{t!("seat-you")}</em> })}
                    </strong>
                    <small>{note}</small>
                </span>
            </li>
        }
    };
    let all = move || {
        let ranks = story.with(|story| story.ranks.clone());
        let rank = |seat: &Seat| ranks.get(seat.index()).copied();
        let count = seated.seats.with(Vec::len);
        let at = |place| (0..count).map(Seat::new).filter(move |seat| rank(seat) == place);
        let places = [None].into_iter().chain((1..=count).map(Some));
        places.flat_map(at).map(|seat| chair(seat, rank(&seat))).collect_view()
    };
    let ranked = move || story.with(|story| !story.ranks.is_empty());
    view! { <ol class="ended" class:ranked=ranked>{live(all)}</ol> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::SEATS_MAX;

    fn payoffs(of: &[i16]) -> Payoffs {
        let mut payoffs = [0; SEATS_MAX];
        payoffs[..of.len()].copy_from_slice(of);
        payoffs
    }

    #[test]
    fn places_are_by_what_the_rules_give_and_then_by_who_lasted_longer() {
        assert_eq!(ranks(&payoffs(&[0, 12, 0, 0]), &[4, 90, 60, 60]), [4, 1, 2, 2]);
        assert_eq!(ranks(&payoffs(&[6, 0, 6]), &[90, 80, 10]), [1, 3, 1], "winners share alike");
        assert_eq!(ranks(&payoffs(&[5, 5, 7, 2]), &[9, 9, 9, 9]), [2, 2, 1, 4]);
        assert_eq!(ranks(&payoffs(&[1]), &[]), [] as [usize; 0], "all win or lose together");
    }
}
