//! A table: what is around the board of any game.

mod flow;
mod frame;
mod gathering;
mod header;
pub(super) mod log;
mod menu;
mod over;
mod seats;
mod talk;
mod undo;

use super::person::person;
use super::{elsewhere, loading, sorry, title};
use crate::api::{self, Problem};
use crate::client::{Client, Seated, Wish, hides};
use crate::games::{self, Ask, Board, Names, Page, Visitor, imagined};
use crate::one_type::{follow, live, memo};
use crate::settings::settings;
use crate::{said, t};
use frame::{Frame, SeatLook};
use header::About;
use kernel::{Chosen, Payoffs, Seat, Seats};
use leptos::prelude::*;
use leptos::task::spawn_local;
use over::{Ending, Outcome, Story};
use protocol::http::Code;
use protocol::{Stage, TableCard, TableId};

/// A table; which game it is, the server says.
pub(super) fn page(id: TableId, watch: bool) -> impl IntoView {
    let found = RwSignal::new(None::<Result<TableCard, Problem>>);
    let person = person();
    let asked = id.clone();
    follow(move || {
        // Only then is there a cookie that says who connects.
        if person.known.get() {
            let id = asked.clone();
            spawn_local(async move {
                found.try_set(Some(api::table(&id).await));
            });
        }
    });
    live(move || match found.get() {
        None => loading(),
        Some(Err(problem)) => not_found(problem),
        Some(Ok(card)) => {
            let open = Open { id: id.clone(), watch };
            let unknown = || not_found(Problem::Refused(Code::NoSuchGame));
            match games::visit_table(&card.game, open) {
                Some(table) => table,
                None if games::PLAYABLE.contains(&card.game.as_str()) => elsewhere(),
                None => unknown(),
            }
        }
    })
}

fn not_found(problem: Problem) -> AnyView {
    sorry(said!("table-missing"), problem)
}

struct Open {
    id: TableId,
    watch: bool,
}

impl Visitor for Open {
    type Out = AnyView;

    fn visit<G: Page>(self) -> AnyView {
        table_of::<G>(self.id, self.watch)
    }
}

/// The part that depends on the game; everything else is in [`frame`].
fn table_of<G: Page>(id: TableId, watch: bool) -> AnyView {
    let client = Client::<G>::open(&id, settings());
    let seated = client.seated;
    name_tab(G::NAME, seated);
    connect_as_known(seated);
    let (shown, setup) = (client.shown, client.setup);
    let names: Signal<Names> = client.names.into();
    let outcome = Signal::derive(move || {
        let over = seated.stage.get() == Stage::Over;
        client.latest.with(|view| view.as_ref().filter(|_| over).and_then(outcome_of::<G>))
    });
    let doing = RwSignal::new(None);
    let story = RwSignal::new(Story::default());
    let ask = Signal::derive(move || ask_of(client, names, outcome, story, doing));
    let why = Signal::derive(move || {
        let refusal = client.refused.get()?;
        Some((refusal.clause, names.with(|names| G::why(names, &refusal.because))))
    });
    let hint = Signal::derive(move || advice_of(client, names));
    let agreed = Signal::derive(move || setup.with(|setup| setup.as_ref().map(G::agreed)));
    let look = Callback::new(move |seat: Seat| {
        let setup = setup.get();
        let view = shown.get();
        SeatLook {
            crest: setup.as_ref().map(|setup| G::crest(setup, seat)),
            place: setup.as_ref().map(|setup| G::place(setup, seat)).unwrap_or_default(),
            note: view.as_ref().map(|view| G::note(view, seat)).unwrap_or_default(),
        }
    });
    let counters = Callback::new(move |seat: Seat| match shown.get() {
        Some(view) => G::counters(&view, seat),
        None => ().into_any(),
    });
    let belongings = G::BELONGINGS.map(|draw| {
        Callback::new(move |seat: Seat| {
            shown.with(|view| view.as_ref().map(|view| draw(view, seat))).into_any()
        })
    });
    // A new welcome with the same setup leaves the board where it is.
    let agreed_setup = memo(move || setup.get());
    let board = move || agreed_setup.get().map(|_| G::board(board_of(client, doing)));
    frame::frame(Frame {
        game: G::NAME,
        id,
        watch,
        seated,
        names,
        ask,
        why,
        hint,
        agreed,
        look,
        counters,
        belongings,
        ending: Ending {
            open: RwSignal::new(false),
            ask,
            names,
            look,
            team: outcome,
            story,
            payoffs: Callback::new(move |()| payoffs_of(client)),
            // The others have no mission log, and their programs need not know the options.
            agreed: if G::TOGETHER { agreed_at::<G> } else { |_| String::new() },
        },
        about: About { takes_back: G::TAKES_BACK, hints: G::HINTS, clock_name: G::clock_name },
        board_keys: G::board_keys,
        board: Callback::new(move |()| live(board).into_any()),
    })
}

/// What a bot would do, where the person has asked.
fn advice_of<G: Page>(client: Client<G>, names: Signal<Names>) -> Option<String> {
    client.hint.with(|hint| names.with(|names| Some(G::advice(names, hint.as_ref()?))))
}

/// The tab says when it is one's turn.
fn name_tab(game: &'static str, seated: Seated) {
    title(move || {
        let game = super::lobby::poster_word(game, "title");
        if seated.your_turn() { t!("title-your-turn", game = game) } else { game }
    });
}

/// The line on top: the game's own words while it is played.
fn ask_of<G: Page>(
    client: Client<G>,
    names: Signal<Names>,
    outcome: Signal<Option<Outcome>>,
    story: RwSignal<Story>,
    doing: RwSignal<Option<(String, String)>>,
) -> Ask {
    let seated = client.seated;
    let Some(view) = client.shown.get() else { return Ask::default() };
    match seated.stage.get() {
        Stage::Gathering => Ask { title: t!("gathering-title"), ..Ask::default() },
        Stage::Over if !seated.telling.get() => {
            let detail = names.with(|names| G::ending(names, &view));
            let title = story.with(|story| over::title(outcome.get(), &story.ranks, seated.own()));
            Ask { title, detail, steps: Vec::new() }
        }
        Stage::Playing | Stage::Over => {
            let asked = names.with(|names| G::ask(names, &view, seated.eyes.get()));
            match doing.get() {
                Some((title, detail)) => Ask { title, detail, ..asked },
                None => asked,
            }
        }
    }
}

/// How a match that is over came out, where it is won or lost together.
fn outcome_of<G: Page>(view: &G::View) -> Option<Outcome> {
    let team = imagined::<G>(view).team()?;
    Some(Outcome { game: G::NAME, team, rank: G::rank(team) })
}

/// What was agreed at a table, in the game's own words.
fn agreed_at<G: Page>(card: &TableCard) -> String {
    let pairs: Vec<_> = card.options.iter().map(|(key, of)| (key.as_str(), of.as_str())).collect();
    let setup = Chosen::new(G::OPTIONS, &pairs).and_then(|chosen| G::configure(&chosen));
    setup.map_or_else(|_| String::new(), |setup| G::agreed(&setup))
}

/// What the rules give everybody at the end; nothing where all win or lose together.
fn payoffs_of<G: Page>(client: Client<G>) -> Option<Payoffs> {
    let latest = |view: &Option<G::View>| imagined::<G>(view.as_ref()?).payoffs();
    client.latest.with_untracked(latest).filter(|_| !G::TOGETHER)
}

/// Whoever came without a name was nobody to the server when the connection was made.
fn connect_as_known(seated: Seated) {
    let person = person();
    let nobody = StoredValue::new(person.name.get_untracked().is_none());
    follow(move || {
        if person.name.get().is_some() && nobody.get_value() {
            nobody.set_value(false);
            seated.wish.run(Wish::Anew);
        }
    });
}

fn board_of<G: Page>(client: Client<G>, doing: RwSignal<Option<(String, String)>>) -> Board<G> {
    let seated = client.seated;
    let acts = move || seated.stage.get() == Stage::Playing && seated.curtain.get().is_none();
    let known = |view: Option<G::View>| view.expect("a board is drawn after the first view");
    Board {
        shown: Signal::derive(move || known(client.shown.get())),
        latest: Signal::derive(move || known(client.latest.get())),
        told: client.told.into(),
        marked: Signal::derive(move || client.marked()),
        past: Signal::derive(move || client.past()),
        seat: Signal::derive(move || seated.eyes.get().filter(|_| acts())),
        names: client.names.into(),
        doing,
        refused: client.refused,
        deed: Callback::new(move |(seat, actions)| client.deed(seat, actions)),
        underway: client.underway.into(),
        own: Signal::derive(move || match (acts(), hides::<G>()) {
            (false, _) => Seats::NONE,
            (true, true) => seated.eyes.get().map_or(Seats::NONE, Seats::only),
            (true, false) => seated.own(),
        }),
        seats: seated.seats.into(),
        time: seated.time.into(),
        point: Callback::new(move |(seat, thing)| client.point(seat, thing)),
        pointed: client.pointed.into(),
        hint: client.hint.into(),
    }
}
