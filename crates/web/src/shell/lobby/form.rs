//! What is being chosen for a new table, without the markup.

use crate::games::{Crest, Page, Preset};
use crate::i18n::text;
use kernel::{Chosen, Clause, GameOption, Misconfigured};
use protocol::{Level, NewTable, Pace, SeatWish, TableCard};

/// What the form needs to know about a game, whichever it is.
#[derive(Clone, Copy)]
pub(crate) struct About {
    pub(crate) game: &'static str,
    pub(crate) options: &'static [GameOption],
    pub(crate) presets: &'static [Preset],
    /// Everybody acts at once: there are no moves to give time to.
    pub(crate) live: bool,
    /// What its bots can be, from the weakest to the strongest.
    pub(crate) levels: &'static [Level],
    /// The one of them that comes nearest.
    nearest: fn(Level) -> Level,
    seat_option: &'static str,
    pub(crate) seat_numbers: &'static [(&'static str, usize)],
    describe: Describe,
}

/// Tells every place of the match that these choices describe.
type Describe = fn(&Chosen<'_>, &mut dyn FnMut(Crest, String)) -> Result<(), Conflict>;

/// The choices do not go together; a clause may say why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Conflict {
    pub(crate) clause: Option<String>,
}

impl About {
    const fn of<G: Page>() -> About {
        let (seat_option, seat_numbers) = G::SEAT_CHOICES;
        About {
            game: G::NAME,
            options: G::OPTIONS,
            presets: G::PRESETS,
            live: G::LIVE,
            levels: G::LEVELS,
            nearest: G::nearest,
            seat_option,
            seat_numbers,
            describe: describe::<G>,
        }
    }

    /// What bots are unless somebody chooses.
    pub(crate) fn level(&self) -> Level {
        (self.nearest)(Level::Greedy)
    }

    /// A table against bots, with as many seats as the game usually has. Whoever is new to the game
    /// begins with its gentlest preset and its weakest bots, but for one: among none but careless
    /// players Fire Tower takes four times as long (210 turns instead of 52).
    pub(crate) fn against_bots(&self, new: bool) -> NewTable {
        let (value, seat_count) = self.seat_numbers[0];
        let gentle = self.presets.first().filter(|_| new);
        let level = gentle.and(self.levels.first().copied()).unwrap_or(self.level());
        let mut seats = vec![SeatWish::Me];
        seats.resize(seat_count - 1, SeatWish::Bot(level));
        seats.push(SeatWish::Bot(self.level()));
        let chosen = gentle.into_iter().flat_map(|preset| preset.options);
        let pairs = [(self.seat_option, value)].into_iter().chain(chosen.copied());
        NewTable {
            game: self.game.to_owned(),
            options: pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            seats,
            pace: self.presets.first().map_or(Pace::CALM, |preset| preset.pace),
            listed: false,
        }
    }
}

macro_rules! abouts {
    ($($game:ty),*) => {
        /// Every game. A table and not code: the lobby holds it for all of them.
        static ABOUTS: &[About] = &[$(About::of::<$game>()),*];
    };
}
bots::games!(abouts);

/// What there is to know about the game of this name, if it can be played.
pub(crate) fn about(game: &str) -> Option<About> {
    ABOUTS.iter().copied().find(|about| about.game == game)
}

/// All that is compiled for each game anew, so it is kept short.
fn describe<G: Page>(
    chosen: &Chosen<'_>,
    tell: &mut dyn FnMut(Crest, String),
) -> Result<(), Conflict> {
    let setup = G::configure(chosen).map_err(conflict)?;
    let state = G::new(&setup).map_err(|no| forbidden(Some(no.clause)))?;
    state.seats().iter().for_each(|seat| tell(G::crest(&setup, seat), G::place(&setup, seat)));
    Ok(())
}

fn conflict(problem: Misconfigured) -> Conflict {
    match problem {
        Misconfigured::Together { clause, .. } => forbidden(clause),
        Misconfigured::UnknownOption(..) | Misconfigured::UnknownValue { .. } => forbidden(None),
    }
}

fn forbidden(clause: Option<&Clause>) -> Conflict {
    Conflict { clause: clause.map(|clause| clause.id.to_owned()) }
}

/// What was agreed at a table, by the names that the form gives to it: all that differs from the
/// defaults but the number of seats.
pub(crate) fn agreed(card: &TableCard) -> String {
    let Some(about) = about(&card.game) else { return String::new() };
    let chosen = card.options.iter().filter_map(|(key, value)| {
        let choice = about.options.iter().find(|choice| choice.key == key)?;
        let differs = choice.key != about.seat_option && choice.values[0].key != value;
        let said = |what: String| text(&what, &[]);
        let option = || said(format!("option-{}-{key}", about.game));
        differs.then(|| {
            format!("{}: {}", option(), said(format!("value-{}-{key}-{value}", about.game)))
        })
    });
    chosen.collect::<Vec<_>>().join(", ")
}

/// The choices of the moment.
#[derive(Clone)]
pub(crate) struct Form {
    pub(crate) about: About,
    pub(crate) preset: usize,
    pub(crate) seats: Vec<SeatWish>,
    /// Options that differ from the preset.
    changed: Vec<(&'static str, &'static str)>,
    pub(crate) pace: Pace,
    pub(crate) listed: bool,
}

impl Form {
    /// The middle preset, a friend by link, and bots for the rest.
    pub(crate) fn new(about: About) -> Form {
        let mut seats = vec![SeatWish::Me, SeatWish::Link];
        seats.resize(about.seat_numbers[0].1.max(2), SeatWish::Bot(about.level()));
        let mut form =
            Form { about, preset: 0, seats, changed: Vec::new(), pace: Pace::CALM, listed: false };
        form.choose_preset(about.presets.len() / 2);
        form
    }

    /// Takes a preset; single changes are forgotten, seats stay.
    pub(crate) fn choose_preset(&mut self, preset: usize) {
        self.preset = preset;
        self.changed.clear();
        self.pace = self.about.presets[preset].pace;
    }

    /// Options that can be chosen one by one: all but the number of seats.
    pub(crate) fn options(&self) -> impl Iterator<Item = &'static GameOption> {
        let seats = self.about.seat_option;
        self.about.options.iter().filter(move |choice| choice.key != seats)
    }

    /// The value of an option.
    pub(crate) fn value(&self, key: &str) -> &'static str {
        let preset = self.about.presets[self.preset].options;
        let named = self.changed.iter().chain(preset).find(|(name, _)| *name == key);
        let default = || self.about.options.iter().find(|choice| choice.key == key);
        named
            .map(|(_, value)| *value)
            .or_else(|| default().map(|choice| choice.values[0].key))
            .unwrap_or_default()
    }

    /// Changes one option.
    pub(crate) fn set(&mut self, key: &'static str, value: &str) {
        let choice = self.about.options.iter().find(|choice| choice.key == key);
        let known = choice.and_then(|choice| choice.values.iter().find(|one| one.key == value));
        self.changed.retain(|(name, _)| *name != key);
        if let Some(value) = known
            && self.value(key) != value.key
        {
            self.changed.push((key, value.key));
        }
    }

    /// Does anything differ from the preset?
    pub(crate) fn is_changed(&self) -> bool {
        !self.changed.is_empty() || self.pace != self.about.presets[self.preset].pace
    }

    /// So many seats: new ones are for bots, the last ones go.
    pub(crate) fn set_seat_count(&mut self, count: usize) {
        self.seats.resize(count, SeatWish::Bot(self.about.level()));
    }

    /// Is this seat for somebody at this device?
    pub(crate) fn is_here(wish: &SeatWish) -> bool {
        matches!(wish, SeatWish::Me | SeatWish::Beside(_))
    }

    /// A seat for somebody at this device: the first is the person's own, the others have names.
    pub(crate) fn seat_here(&mut self, at: usize, name: String) {
        let own =
            self.seats.iter().enumerate().any(|(one, wish)| one != at && *wish == SeatWish::Me);
        self.seats[at] = if own { SeatWish::Beside(name) } else { SeatWish::Me };
    }

    /// All options, with the number of seats.
    fn pairs(&self) -> Vec<(&'static str, &'static str)> {
        let count = self.seats.len();
        let number = self.about.seat_numbers.iter().find(|(_, seats)| *seats == count);
        let seats = number.map(|(value, _)| (self.about.seat_option, *value));
        let preset = self.about.presets[self.preset].options;
        seats
            .into_iter()
            .chain(preset.iter().copied())
            .chain(self.changed.iter().copied())
            .collect()
    }

    /// What each chair looks like and is called, or why there is no such match.
    pub(crate) fn places(&self) -> Result<Vec<(Crest, String)>, Conflict> {
        let chosen = Chosen::new(self.about.options, &self.pairs()).map_err(conflict)?;
        let mut places = Vec::new();
        (self.about.describe)(&chosen, &mut |crest, place| places.push((crest, place)))?;
        Ok(places)
    }

    /// The table to be made.
    pub(crate) fn table(&self) -> NewTable {
        let owned = |(key, value): (&str, &str)| (key.to_owned(), value.to_owned());
        // Who is left without a name is told from the others by a number.
        let named = |wish: &SeatWish| match wish {
            SeatWish::Beside(name) if name.trim().is_empty() => SeatWish::Me,
            wish => wish.clone(),
        };
        NewTable {
            game: self.about.game.to_owned(),
            options: self.pairs().into_iter().map(owned).collect(),
            seats: self.seats.iter().map(named).collect(),
            pace: self.pace,
            listed: self.listed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms() -> impl Iterator<Item = Form> {
        ABOUTS.iter().copied().map(Form::new)
    }

    #[test]
    fn every_preset_is_a_match_with_every_number_of_seats() {
        for mut form in forms() {
            for preset in 0..form.about.presets.len() {
                form.choose_preset(preset);
                for (_, count) in form.about.seat_numbers {
                    form.set_seat_count(*count);
                    assert_eq!(form.places().expect("a preset fits").len(), *count);
                }
            }
        }
    }

    #[test]
    fn whoever_is_new_begins_with_the_first_preset_and_the_weakest_bots() {
        for about in ABOUTS {
            let (first, later) = (about.against_bots(true), about.against_bots(false));
            let (usual, weak) = (SeatWish::Bot(about.level()), SeatWish::Bot(about.levels[0]));
            let (last, others) = first.seats[1..].split_last().expect("somebody to play with");
            assert!(others.iter().all(|seat| *seat == weak) && *last == usual, "{first:?}");
            assert!(later.seats[1..].iter().all(|seat| *seat == usual), "{later:?}");
            let simple = about.presets[0].options.len();
            assert_eq!((first.options.len(), later.options.len()), (1 + simple, 1));
        }
    }

    #[test]
    fn a_change_is_noticed_and_can_be_taken_back() {
        for mut form in forms() {
            // A game may leave nothing to choose but the number of seats.
            let Some(choice) = form.options().next() else { continue };
            let before = form.value(choice.key);
            let other = choice.values.iter().find(|value| value.key != before).expect("a choice");
            form.set(choice.key, other.key);
            assert_eq!(form.value(choice.key), other.key);
            assert!(form.is_changed());
            form.set(choice.key, before);
            assert!(!form.is_changed());
        }
    }

    #[test]
    fn others_at_the_same_device_have_names_of_their_own() {
        for mut form in forms() {
            form.set_seat_count(form.about.seat_numbers[0].1);
            form.seat_here(1, "Fox".to_owned());
            form.seat_here(0, "Owl".to_owned());
            let beside = |name: &str| SeatWish::Beside(name.to_owned());
            assert_eq!(form.table().seats[..2], [SeatWish::Me, beside("Fox")]);
            form.seats[1] = beside(" ");
            assert_eq!(form.table().seats[1], SeatWish::Me, "without a name");
        }
    }

    #[test]
    fn choices_that_do_not_go_together_name_the_clause() {
        let mut form = Form::new(about("fire-tower").expect("it is playable"));
        form.set("teams", "on");
        form.set_seat_count(3);
        assert_eq!(form.places(), Err(Conflict { clause: Some("V4".into()) }));
    }
}
