//! Words for tests: dice and cards as they are written, a table in the middle of a round, and a page on
//! which something is tried.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code, unused_imports)]

pub(crate) mod vectors;

pub(crate) use fuse::cards::{Bomb, Card, Detonator, Role, Spark};
pub(crate) use fuse::clause;
pub(crate) use fuse::completable::Wrong;
pub(crate) use fuse::die::{Colour, Colours, Die, Kind, Number};
pub(crate) use fuse::requirement::{Placed, filled};
pub(crate) use fuse::{
    Action, Bar, Because, Boxes, Call, Chance, Clock, DieName, Ending, Event, Frame, Fuse, Level,
    MISSION_ALARM, Mistakes, Modules, Options, Why,
};
pub(crate) use kernel::{Alarm, Clause, Game, Input, Seat, Seats, Waiting};
pub(crate) use testkit::scenario::{Scenario, setup_refused};

pub(crate) const ANN: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);
pub(crate) const CID: Seat = Seat::new(2);
pub(crate) const DOT: Seat = Seat::new(3);

/// `R4`, or `KY2` for a dual die.
pub(crate) fn die(text: &str) -> Die {
    let (letters, number) = text.split_at(text.len() - 1);
    let colour = |letter: u8| Colour::of_letter(letter).expect("a colour's letter");
    let wanted = letters.bytes().map(|letter| Colours::only(colour(letter)));
    let wanted = wanted.fold(Colours::NONE, Colours::or);
    let kind = Kind::all().find(|kind| kind.colours() == wanted).expect("a die of these colours");
    Die::new(kind, Number::new(number.parse().expect("a number")))
}

/// `0:R4 1:KY2`: dice on slots.
pub(crate) fn placed(text: &str) -> Placed {
    let mut placed = [None; 6];
    for one in text.split_whitespace() {
        let (slot, new) = one.split_once(':').expect("slot:die");
        placed[slot.parse::<usize>().expect("a slot")] = Some(die(new));
    }
    placed
}

pub(crate) fn bomb(id: &str) -> Bomb {
    Bomb::named(id).unwrap_or_else(|| panic!("no bomb is called {id}"))
}

pub(crate) fn spark(id: &str) -> Spark {
    Spark::named(id).unwrap_or_else(|| panic!("no spark is called {id}"))
}

pub(crate) fn card(id: &str) -> Card {
    if id.starts_with('S') { Card::Spark(spark(id)) } else { Card::Bomb(bomb(id)) }
}

pub(crate) fn detonator(id: &str) -> Chance {
    Chance::Detonator(Detonator::named(id).expect("a detonator of this name"))
}

pub(crate) fn number(value: u8) -> Number {
    Number::new(value)
}

/// Countdown for up to four, at Standard, with the rulebook's clock.
pub(crate) fn options(players: u8) -> Options {
    let boxes = match players {
        1..=4 => Boxes::Countdown,
        5 => Boxes::Both,
        _ => Boxes::Epic,
    };
    Options {
        players,
        level: Level::Standard,
        detonators: 0,
        boxes,
        advanced: false,
        mistakes: Mistakes::Assisted,
        clock: Clock::Ten,
        auto_roll: true,
        drawn_leader: false,
    }
}

/// A table in the first round, before the roll.
#[must_use]
#[derive(Clone, Debug)]
pub(crate) struct Table(pub(crate) Fuse);

/// Bombs that everybody can use: each has slots for any die.
const BOMBS: [&str; 8] = ["C07", "C41", "C34", "C43", "C19", "C46", "C47", "C48"];
const ROW: [&str; 5] = ["C01", "C02", "C03", "C04", "C05"];

pub(crate) fn table(players: u8) -> Table {
    table_of(options(players))
}

pub(crate) fn table_of(options: Options) -> Table {
    let mut state = Fuse::new(&options).unwrap_or_else(|no| panic!("{options:?}: {no:?}"));
    let hands = options.seat_count() * options.hand();
    for (place, id) in BOMBS.iter().enumerate().take(hands) {
        state.held[place].bomb = Some(bomb(id));
        state.deck.unseen = state.deck.unseen.without(bomb(id));
    }
    for (place, id) in ROW.iter().enumerate() {
        state.deck.row[place] = Some(bomb(id));
        state.deck.unseen = state.deck.unseen.without(bomb(id));
    }
    state.deck.bombs = 10;
    state.round.number = 1;
    state.round.active = options.seats();
    state.course.frames.replace(Frame::Call);
    Table(state)
}

impl Table {
    /// The seat has this bomb in this place, with these dice on it.
    pub(crate) fn bomb(mut self, seat: Seat, place: usize, id: &str, dice: &str) -> Table {
        let at = seat.index() * self.0.options.hand() + place;
        self.0.held[at].bomb = Some(bomb(id));
        self.0.held[at].dice = placed(dice);
        self.0.deck.unseen = self.0.deck.unseen.without(bomb(id));
        for die in placed(dice).into_iter().flatten() {
            self.0.bag[die.kind().index()] -= 1;
        }
        self
    }

    /// The seat has no bombs.
    pub(crate) fn bare(mut self, seat: Seat) -> Table {
        let size = self.0.options.hand();
        for place in seat.index() * size..(seat.index() + 1) * size {
            self.0.held[place].bomb = None;
        }
        self
    }

    /// The seat has this spark, with these dice on it.
    pub(crate) fn spark(mut self, seat: Seat, id: &str, dice: &str) -> Table {
        let new = spark(id);
        self.0.unseen_sparks = self.0.unseen_sparks.without(new);
        self.0.sparks_of[seat.index()] = self.0.sparks_of[seat.index()].with(new);
        for (slot, die) in placed(dice).into_iter().enumerate().take(3) {
            self.0.sparks[new.index()].dice[slot] = die;
            if let Some(die) = die {
                self.0.bag[die.kind().index()] -= 1;
            }
        }
        self
    }

    pub(crate) fn role(mut self, seat: Seat, role: Role) -> Table {
        self.0.roles[seat.index()] = Some(role);
        self
    }

    pub(crate) fn leader(mut self, seat: Seat) -> Table {
        self.0.round.leader = seat;
        self
    }

    /// The row holds these bombs and the deck so many.
    pub(crate) fn row(mut self, ids: &[&str], deck: u8) -> Table {
        self.0.deck.row = [None; 5];
        for (place, id) in ids.iter().enumerate() {
            self.0.deck.row[place] = Some(bomb(id));
            self.0.deck.unseen = self.0.deck.unseen.without(bomb(id));
        }
        self.0.deck.bombs = deck;
        self
    }

    /// So many detonators are in the deck.
    pub(crate) fn armed(mut self, detonators: u8) -> Table {
        self.0.deck.detonators = detonators;
        self
    }

    /// Anything else about the table.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Fuse)) -> Table {
        change(&mut self.0);
        self
    }

    /// These dice have been rolled.
    pub(crate) fn pool(mut self, dice: &str) -> Page {
        let state = &mut self.0;
        for (place, text) in dice.split_whitespace().enumerate() {
            let new = die(text);
            state.pool[place].die = Some(new);
            state.bag[new.kind().index()] -= 1;
        }
        let count = dice.split_whitespace().count();
        state.round.extra = count > state.options.dice() as usize;
        state.course.frames.replace(Frame::Pool { bar: Bar::Open });
        Page::new(*state)
    }

    /// The leader is about to roll.
    pub(crate) fn page(self) -> Page {
        Page::new(self.0)
    }
}

/// A page of the rulebook: a table, and what is tried.
#[must_use]
#[derive(Clone, Debug)]
pub(crate) struct Page(Scenario<Fuse>);

fn drawn(state: &Fuse) -> String {
    use kernel::PlainText;
    Fuse::draw(state, kernel::Paint::Plain)
}

impl Page {
    pub(crate) fn new(state: Fuse) -> Page {
        Page(Scenario::new(state, drawn))
    }

    pub(crate) fn state(&self) -> &Fuse {
        self.0.state()
    }

    #[track_caller]
    pub(crate) fn act(self, seat: Seat, action: Action) -> Page {
        Page(self.0.act(seat, action))
    }

    #[track_caller]
    pub(crate) fn nature(self, outcome: Chance) -> Page {
        Page(self.0.nature(outcome))
    }

    /// These dice are rolled.
    #[track_caller]
    pub(crate) fn dice(self, dice: &str) -> Page {
        dice.split_whitespace().fold(self, |page, text| page.nature(Chance::Die(die(text))))
    }

    /// These sparks are drawn.
    #[track_caller]
    pub(crate) fn sparks(self, ids: &str) -> Page {
        ids.split_whitespace().fold(self, |page, id| page.nature(Chance::Spark(spark(id))))
    }

    /// This bomb is turned up.
    #[track_caller]
    pub(crate) fn turns_up(self, id: &str) -> Page {
        self.nature(Chance::Bomb(bomb(id)))
    }

    #[track_caller]
    pub(crate) fn clock(self, alarm: u8, millis_left: u32) -> Page {
        Page(self.0.clock(alarm, millis_left))
    }

    /// The time of what is asked is up.
    #[track_caller]
    pub(crate) fn late(self) -> Page {
        let alarm = self.state().step_alarm();
        self.clock(alarm, 0)
    }

    #[track_caller]
    pub(crate) fn refused(
        self,
        seat: Seat,
        action: Action,
        clause: &Clause,
        because: Because,
    ) -> Page {
        Page(self.0.refused(seat, action, clause, because))
    }

    /// The die at this place of the pool, as it is now.
    pub(crate) fn die(&self, place: u8) -> DieName {
        let state = self.state();
        let turn = state.pool.get(place as usize).map_or(0, |lying| lying.turn);
        DieName { round: state.round.number, place, turn }
    }

    /// The seat places the die at this place of the pool.
    pub(crate) fn placing(&self, seat: Seat, place: u8, id: &str, slot: u8) -> Action {
        let front = self.state().card_of(seat, card(id));
        let seen = front.map_or(0, |front| filled(&front.dice));
        Action::Place { die: self.die(place), marked: false, card: card(id), slot, seen }
    }

    #[track_caller]
    pub(crate) fn place(self, seat: Seat, place: u8, id: &str, slot: u8) -> Page {
        let action = self.placing(seat, place, id, slot);
        self.act(seat, action)
    }

    #[track_caller]
    pub(crate) fn pass(self, seat: Seat) -> Page {
        let round = self.round();
        self.act(seat, Action::Pass { round })
    }

    #[track_caller]
    pub(crate) fn roll(self, seat: Seat) -> Page {
        let round = self.round();
        self.act(seat, Action::Roll { round, call: None })
    }

    #[track_caller]
    pub(crate) fn pick(self, seat: Seat, id: &str) -> Page {
        self.act(seat, Action::Pick(bomb(id)))
    }

    #[track_caller]
    pub(crate) fn gives(self, seat: Seat, id: &str, slot: u8, text: &str) -> Page {
        self.act(seat, Action::Return { card: card(id), slot, die: die(text) })
    }

    pub(crate) fn round(&self) -> u16 {
        self.state().round.number
    }

    /// The seat may place another die, for what random tests would need a Logistics Specialist.
    pub(crate) fn with_room(self, seat: Seat) -> Page {
        let mut state = *self.state();
        state.round.placed[seat.index()] = 0;
        Page::new(state)
    }

    /// So it stands.
    #[track_caller]
    pub(crate) fn so(self, what: &str, is: impl FnOnce(&Fuse) -> bool) -> Page {
        assert!(is(self.state()), "not so: {what}\n{}", drawn(self.state()));
        self
    }

    /// The seat has these sparks.
    #[track_caller]
    pub(crate) fn has_sparks(self, seat: Seat, count: u32) -> Page {
        let found = self.state().sparks_of[seat.index()].len();
        assert_eq!(found, count, "sparks of {seat:?}\n{}", drawn(self.state()));
        self
    }

    /// The dice on a card of the seat.
    #[track_caller]
    pub(crate) fn lies(self, seat: Seat, id: &str, dice: &str) -> Page {
        let found = self.state().card_of(seat, card(id)).expect("the card lies there").dice;
        assert_eq!(found, placed(dice), "on {id}");
        self
    }

    /// So many dice are in the bag.
    #[track_caller]
    pub(crate) fn bag(self, count: u8) -> Page {
        assert_eq!(self.state().bag.iter().sum::<u8>(), count, "dice in the bag");
        self
    }

    #[track_caller]
    pub(crate) fn waits(self, must: &[Seat]) -> Page {
        let Waiting::Seats { must: found, .. } = self.state().waiting() else {
            panic!("it waits for {:?}", self.state().waiting());
        };
        assert_eq!(found, must.iter().copied().collect(), "who must act");
        self
    }

    pub(crate) fn heard(&self) -> Vec<Event> {
        self.0.heard(None)
    }

    #[track_caller]
    pub(crate) fn end(self) -> Fuse {
        self.0.end()
    }
}

/// No such mission, by this clause and because of this.
#[track_caller]
pub(crate) fn refused(setup: Options, clause: &Clause, because: Because) {
    setup_refused::<Fuse>(&setup, clause, because);
}

/// Nature answers as she likes until somebody is asked.
pub(crate) fn dealt(options: &Options, seed: u64) -> Fuse {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut state = Fuse::new(options).expect("such a mission can be played");
    while state.waiting() == Waiting::Chance {
        let outcome = state.sample(&mut |n| rng.u32(..n));
        state.apply(Input::Chance(outcome), &mut ());
    }
    state
}
