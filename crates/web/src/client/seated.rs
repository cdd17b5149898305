//! What a table is to the page, whatever the game.

use crate::games::Names;
use crate::kit::Scene;
use crate::socket::LinkState;
use crate::t;
use kernel::{Seat, Seats};
use leptos::prelude::*;
use protocol::{Keeper, Level, Phrase, Rejection, SeatCard, Stage, Time, UndoAsked};
use session::{Timekeeper, Words};

/// A line of the log. Its words are [`Seated::line_words`], told anew in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    /// Later lines have higher numbers.
    pub(crate) id: u32,
    /// So many events are told in it by now.
    pub(crate) told: usize,
    /// In whose turn it was.
    pub(crate) turn: Option<Seat>,
    /// Who did it, where one can tell.
    pub(crate) by: Option<Seat>,
    pub(crate) undone: bool,
}

/// Where the lines begin that came after the last deed of these seats; nothing where the log does not
/// know any.
pub(crate) fn since(lines: &[LogLine], own: Seats) -> Option<usize> {
    let is_own = |line: &LogLine| !line.undone && line.by.is_some_and(|by| own.has(by));
    Some(lines.iter().rposition(is_own)? + 1)
}

/// How many turns of others are taken back with the last deed of these seats; nothing where the log
/// does not know.
pub(crate) fn reach(lines: &[LogLine], own: Seats) -> Option<usize> {
    let after = lines[since(lines, own)?..].iter().filter(|line| !line.undone);
    let mut turns: Vec<_> = after.filter_map(|line| line.turn).collect();
    turns.dedup();
    Some(turns.into_iter().filter(|seat| !own.has(*seat)).count())
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ChatLine {
    pub(crate) name: String,
    pub(crate) words: Words,
}

/// What the shell wants from the table, whatever the game.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// Where others' turns go with it, the first wish only shows what is taken back.
    Undo,
    /// What would be taken back is to stay.
    LetStand,
    Redo,
    Consent(UndoAsked, bool),
    Back,
    /// Time should stand still, or go on.
    Pause(bool),
    /// This seat lets everything pass until its own turn, or no longer.
    Standing(Seat, bool),
    Chat(String),
    Quick(Phrase),
    /// The next person at the device has taken it.
    Uncover,
    /// Tell everything at once that is still to be told.
    Skip,
    /// The moment on the stage was seen: tell what comes after it.
    GoOn,
    /// What would a bot do?
    Hint,
    /// The person has become known to the server: connect again, as that person.
    Anew,
}

/// What a table is, whatever the game.
#[derive(Clone, Copy)]
pub(crate) struct Seated {
    pub(crate) link: RwSignal<LinkState>,
    pub(crate) stage: RwSignal<Stage>,
    pub(crate) seats: RwSignal<Vec<SeatCard>>,
    /// Time as it is now, read several times a second while it runs.
    pub(crate) time: RwSignal<Time>,
    /// What was told of time, and how long its journey was.
    pub(crate) keeper: StoredValue<Timekeeper>,
    pub(crate) log: RwSignal<Vec<LogLine>>,
    /// A line of the log in words.
    pub(crate) line_words: Callback<u32, String>,
    /// The lines of the log that the board shows.
    pub(crate) pointed: RwSignal<Vec<u32>>,
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    pub(crate) undo_asked: RwSignal<Option<UndoAsked>>,
    pub(crate) undo_refused: RwSignal<bool>,
    /// The person at the screen is asked whether others' turns may go, too.
    pub(crate) undo_warned: RwSignal<bool>,
    /// Who may have done again what was taken back.
    pub(crate) redo: RwSignal<Option<Seat>>,
    pub(crate) rejected: RwSignal<Option<Rejection>>,
    pub(crate) outdated: RwSignal<bool>,
    /// The promise about the shuffle.
    pub(crate) commit: RwSignal<String>,
    /// The chair through whose eyes the page looks.
    pub(crate) eyes: RwSignal<Option<Seat>>,
    /// The device has to be passed to this chair.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// Who has to act.
    pub(crate) awaited: RwSignal<Seats>,
    /// The chair at the screen is asked where it may simply let things pass.
    pub(crate) may_decline: RwSignal<bool>,
    /// Everybody acts at once: nothing speaks of turns.
    pub(crate) live: bool,
    /// It is won or lost together.
    pub(crate) together: bool,
    /// The level of a bot that takes somebody's place.
    pub(crate) level: Level,
    /// The person at the screen has done something.
    pub(crate) moved: RwSignal<bool>,
    /// Something is being told.
    pub(crate) telling: RwSignal<bool>,
    /// What is being told happened while nobody looked.
    pub(crate) catching_up: RwSignal<bool>,
    /// What is on the stage over the board.
    pub(crate) scene: Scene,
    pub(crate) wish: Callback<Wish>,
}

impl Seated {
    pub(crate) fn new(
        live: bool,
        together: bool,
        level: Level,
        line_words: Callback<u32, String>,
        wish: Callback<Wish>,
    ) -> Seated {
        Seated {
            link: RwSignal::new(LinkState::Connecting),
            stage: RwSignal::new(Stage::Gathering),
            seats: RwSignal::new(Vec::new()),
            time: RwSignal::new(Time::default()),
            keeper: StoredValue::new(Timekeeper::default()),
            log: RwSignal::new(Vec::new()),
            line_words,
            pointed: RwSignal::new(Vec::new()),
            chat: RwSignal::new(Vec::new()),
            undo_asked: RwSignal::new(None),
            undo_refused: RwSignal::new(false),
            undo_warned: RwSignal::new(false),
            redo: RwSignal::new(None),
            rejected: RwSignal::new(None),
            outdated: RwSignal::new(false),
            commit: RwSignal::new(String::new()),
            eyes: RwSignal::new(None),
            curtain: RwSignal::new(None),
            awaited: RwSignal::new(Seats::NONE),
            may_decline: RwSignal::new(false),
            live,
            together,
            level,
            moved: RwSignal::new(false),
            telling: RwSignal::new(false),
            catching_up: RwSignal::new(false),
            scene: Scene::new(),
            wish,
        }
    }

    /// Takes in what the table says of time.
    pub(crate) fn hear_time(&self, now: u64, told: Time) {
        self.keeper.update_value(|keeper| keeper.hear(now, told));
        self.read_clocks(now);
    }

    /// Brings the clocks up to date.
    pub(crate) fn read_clocks(&self, now: u64) {
        let time = self.keeper.with_value(|keeper| keeper.reading(now));
        if self.time.with_untracked(|before| *before != time) {
            self.time.set(time);
        }
    }

    /// The chairs of the person at the screen.
    pub(crate) fn own(&self) -> Seats {
        self.seats
            .with(|seats| seats.iter().filter(|card| card.yours).map(|card| card.seat).collect())
    }

    /// Has the person at the screen a turn?
    pub(crate) fn your_turn(&self) -> bool {
        !self.live
            && self.stage.get() == Stage::Playing
            && !self.awaited.get().and(self.own()).is_empty()
    }

    /// Is it seen that this chair is asked? One's own turn is seen once the story before it is told.
    pub(crate) fn acts(&self, seat: Seat) -> bool {
        let told = !self.telling.get() || !self.own().has(seat);
        !self.live && self.stage.get() == Stage::Playing && self.awaited.get().has(seat) && told
    }
}

/// The names of the people at a table, in the language of the moment.
pub(crate) fn names(seats: &[SeatCard]) -> Names {
    let shared = |name: &String| {
        let same = |card: &&SeatCard| matches!(&card.keeper, Keeper::Person(one) if one == name);
        seats.iter().filter(same).count() > 1
    };
    let name = |card: &SeatCard| match &card.keeper {
        // Several seats of one name would be mixed up in every sentence.
        Keeper::Person(name) if shared(name) => format!("{name} {}", card.seat),
        Keeper::Person(name) => name.clone(),
        Keeper::Bot(_) => bot_name(card.seat),
        Keeper::Open => t!("seat-open"),
    };
    let yours = seats.iter().filter(|card| card.yours).map(|card| card.seat).collect();
    Names { of: seats.iter().map(name).collect(), yours }
}

/// Bots have names of their own, so that two of them can be told apart.
pub(crate) fn bot_name(seat: Seat) -> String {
    match seat.index() {
        0 => t!("bot-coal"),
        1 => t!("bot-flint"),
        2 => t!("bot-ash"),
        3 => t!("bot-torch"),
        4 => t!("bot-chimney"),
        5 => t!("bot-soot"),
        6 => t!("bot-candle"),
        7 => t!("bot-lantern"),
        _ => t!("bot-kindling"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines by these seats, each in the turn of the one who did it.
    fn lines(by: &[usize]) -> Vec<LogLine> {
        let line = |(id, by): (usize, &usize)| {
            let by = Some(Seat::new(*by));
            LogLine { id: id as u32, told: 1, turn: by, by, undone: false }
        };
        by.iter().enumerate().map(line).collect()
    }

    #[test]
    fn it_is_known_what_goes_with_ones_own_last_deed() {
        let own = Seats::only(Seat::new(0));
        assert_eq!(reach(&lines(&[0, 0]), own), Some(0), "nothing else");
        assert_eq!(reach(&lines(&[0, 1, 1, 2, 3, 3]), own), Some(3), "three turns");
        assert_eq!(reach(&lines(&[1, 2]), own), None, "nobody knows");
        let mut undone = lines(&[0, 1, 0, 2]);
        undone[2].undone = true;
        assert_eq!(reach(&undone, own), Some(2), "what was taken back already is not counted");
        assert_eq!(since(&undone, own), Some(1));
    }
}
