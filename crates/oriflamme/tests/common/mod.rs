//! The words in which scenarios are told. How a row is drawn stands in `src/picture.rs`.
#![allow(dead_code, unreachable_pub, unused_imports)] // each test file uses a part of it

pub use kernel::{Clause, Game, Input, Seat, Seats, Seen, Waiting};
pub use oriflamme::{
    Action, Because, Card, CardInRow, Cards, Chance, Course, Event, Face, Frame, Open, Options,
    Oriflamme, SEATS, Skip, Slot, Spot, View, Why, clause,
};
use testkit::scenario::Scenario;

pub const RED: Seat = Seat::new(0);
pub const BLUE: Seat = Seat::new(1);
pub const GREEN: Seat = Seat::new(2);
pub const YELLOW: Seat = Seat::new(3);
pub const PURPLE: Seat = Seat::new(4);

const LETTERS: &str = "RBGYP";

/// What every seat has when a picture begins.
const BEFORE: u16 = 10;

/// A table that is being set up.
pub struct Table {
    state: Oriflamme,
    hands: [Option<Cards>; SEATS],
}

/// Three players in the fourth round, with this row.
pub fn row(picture: &str) -> Table {
    table(3, picture)
}

/// So many players in the fourth round, with this row.
pub fn table(players: u8, picture: &str) -> Table {
    let mut state = match Oriflamme::from_picture(players, picture) {
        Ok(state) => state,
        Err(problem) => panic!("such a picture cannot be: {problem}"),
    };
    let course = &mut state.open.course;
    course.round = 4;
    course.influence[..players as usize].fill(BEFORE);
    Table { state, hands: [None; SEATS] }
}

/// The card whose name begins like this.
pub fn card(name: &str) -> Card {
    let found = Card::ALL.into_iter().find(|card| format!("{card:?}") == name);
    found.unwrap_or_else(|| panic!("no card is called {name}"))
}

pub fn seat(family: &str) -> Seat {
    Seat::new(LETTERS.find(family).expect("a family's letter"))
}

impl Table {
    pub fn round(mut self, round: u8) -> Table {
        self.state.open.course.round = round;
        self
    }

    pub fn first(mut self, seat: Seat) -> Table {
        self.state.open.course.first = seat;
        self
    }

    pub fn hand(mut self, seat: Seat, cards: &[Card]) -> Table {
        self.hands[seat.index()] = Some(Cards::of(cards));
        self
    }

    pub fn pool(mut self, verdicts: u8) -> Table {
        self.state.open.course.pool = verdicts;
        self
    }

    pub fn influence(mut self, seat: Seat, influence: u16) -> Table {
        self.state.open.course.influence[seat.index()] = influence;
        self
    }

    /// The seat has preserved Infiltration.
    pub fn infiltrator(mut self, seat: Seat) -> Table {
        let course = &mut self.state.open.course;
        course.infiltrators = course.infiltrators.with(seat);
        self
    }

    /// The seat has preserved a Treaty with so much on it.
    pub fn treaty(mut self, seat: Seat, influence: u8) -> Table {
        self.state.open.course.treaties[seat.index()] = Some(influence);
        self
    }

    /// The row is activated.
    pub fn activate(self) -> Page {
        let mut state = self.dealt();
        state.begin_activation(&mut ());
        Page::new(state)
    }

    /// The seat is to lay a card.
    pub fn lays(self, seat: Seat) -> Page {
        let mut state = self.dealt();
        state.open.course.frame = Frame::Place { seat };
        Page::new(state)
    }

    /// The picture alone: no hands, nothing set aside.
    pub fn undealt(self) -> Oriflamme {
        self.state
    }

    /// Every family has its ten cards: what is not in the picture is in the hand, three are aside,
    /// and what is left has been discarded.
    fn dealt(mut self) -> Oriflamme {
        let state = &mut self.state;
        for seat in state.open.options.seats().iter() {
            let at = seat.index();
            let open = state.open.laid.iter().filter(|(_, laid)| laid.owner == seat);
            let here = open.map(|(slot, laid)| laid.face.card().or(state.faces.get(slot)));
            let mut gone: Cards = here.map(|card| card.expect("each card has a face")).collect();
            if state.open.course.treaties[at].is_some() {
                gone = gone.with(Card::Treaty);
            }
            if state.open.course.infiltrators.has(seat) {
                gone = gone.with(Card::Infiltration);
            }
            let rest = Cards::ALL.minus(gone);
            let size = 7 - state.open.course.round as usize;
            let hand = self.hands[at].unwrap_or_else(|| rest.iter().take(size).collect());
            let aside: Cards = rest.minus(hand).iter().take(3).collect();
            (state.hands[at], state.asides[at]) = (hand, aside);
            state.open.course.piles[at] = rest.minus(hand).minus(aside);
        }
        self.state
    }
}

/// A page of the rulebook: a row, what is done, the row after it.
#[must_use]
#[derive(Clone, Debug)]
pub struct Page {
    scenario: Scenario<Oriflamme>,
    before: [u16; SEATS],
}

impl Page {
    pub fn new(state: Oriflamme) -> Page {
        let mut before = [0; SEATS];
        before[..state.open.options.seat_count()].fill(BEFORE);
        Page { before, scenario: Scenario::new(state, drawn) }
    }

    #[track_caller]
    pub fn act(mut self, seat: Seat, action: Action) -> Page {
        self.scenario = self.scenario.act(seat, action);
        self
    }

    /// The face-down card that has come up is left.
    #[track_caller]
    pub fn leave(self, seat: Seat) -> Page {
        self.act(seat, Action::Leave)
    }

    /// The face-down card that has come up is revealed.
    #[track_caller]
    pub fn reveal(self, seat: Seat) -> Page {
        self.act(seat, Action::Reveal)
    }

    #[track_caller]
    pub fn give(self, seat: Seat, to: &str) -> Page {
        let slot = self.slot(to);
        self.act(seat, Action::Give(slot))
    }

    #[track_caller]
    pub fn feed(self, seat: Seat, other: &str) -> Page {
        let slot = self.slot(other);
        self.act(seat, Action::Feed(slot))
    }

    #[track_caller]
    pub fn mark(self, seat: Seat, target: &str) -> Page {
        let slot = self.slot(target);
        self.act(seat, Action::Mark(slot))
    }

    #[track_caller]
    pub fn remove(self, seat: Seat, target: &str) -> Page {
        let slot = self.slot(target);
        self.act(seat, Action::Remove(slot))
    }

    /// The seat may not do this, by this clause and because of this.
    #[track_caller]
    pub fn refused(
        mut self,
        seat: Seat,
        action: Action,
        clause: &Clause,
        because: Because,
    ) -> Page {
        self.scenario = self.scenario.refused(seat, action, clause, because);
        self
    }

    /// The row is this one now.
    #[track_caller]
    pub fn shows(mut self, picture: &str) -> Page {
        self.scenario = self.scenario.shows(picture);
        self
    }

    /// Exactly these seats have gained so much since the picture began; the others nothing.
    #[track_caller]
    pub fn gains(self, gains: &[(Seat, i32)]) -> Page {
        let mut expected = [0; SEATS];
        gains.iter().for_each(|&(seat, gain)| expected[seat.index()] = gain);
        let after = self.state().open.course.influence;
        let found: Vec<i32> =
            after.iter().zip(self.before).map(|(&after, b)| after as i32 - b as i32).collect();
        assert_eq!(found, expected, "in {}", drawn(self.state()));
        self
    }

    /// This seat is asked to leave or reveal this card.
    #[track_caller]
    pub fn up(self, seat: Seat, name: &str) -> Page {
        let frame = Frame::Up { seat, slot: self.slot(name) };
        assert_eq!(self.course().frame, frame, "in {}", drawn(self.state()));
        self
    }

    /// This seat is asked what this card does.
    #[track_caller]
    pub fn acts(self, seat: Seat, name: &str) -> Page {
        let slot = self.slot(name);
        let frame = Frame::Act { seat, slot, card: card(&name[2..]) };
        assert_eq!(self.course().frame, frame, "in {}", drawn(self.state()));
        self
    }

    /// The activation is over and this seat begins the next round.
    #[track_caller]
    pub fn next_round(self, seat: Seat) -> Page {
        assert_eq!(self.course().frame, Frame::Place { seat }, "in {}", drawn(self.state()));
        self
    }

    /// The seat may do exactly this.
    #[track_caller]
    pub fn may(self, seat: Seat, actions: &[Action]) -> Page {
        let mut legal = Vec::new();
        self.state().legal(seat, &mut legal);
        let mut expected = actions.to_vec();
        legal.sort();
        expected.sort();
        assert_eq!(legal, expected, "in {}", drawn(self.state()));
        self
    }

    /// The seat's open pile holds these, besides what was there when the picture began.
    #[track_caller]
    pub fn gone(self, seat: Seat, cards: &[Card]) -> Page {
        let pile = self.course().piles[seat.index()];
        assert!(cards.iter().all(|&card| pile.has(card)), "{seat:?} has lost {pile:?}");
        self
    }

    /// The seat holds exactly these.
    #[track_caller]
    pub fn holds(self, seat: Seat, cards: &[Card]) -> Page {
        assert_eq!(self.state().hands[seat.index()], Cards::of(cards), "{seat:?}'s hand");
        self
    }

    #[track_caller]
    pub fn pool(self, verdicts: u8) -> Page {
        assert_eq!(self.course().pool, verdicts, "verdicts in the pool");
        self
    }

    /// Something about the course of the match is so.
    #[track_caller]
    pub fn stands(self, so: impl FnOnce(&Course) -> bool) -> Page {
        assert!(so(self.course()), "it stands so: {:?}", self.course());
        self
    }

    /// The match is over, and these have won.
    #[track_caller]
    pub fn won_by(self, winners: &[Seat]) -> Page {
        assert_eq!(self.state().waiting(), Waiting::Over);
        assert_eq!(self.course().winners, winners.iter().copied().collect(), "the winners");
        self
    }

    /// The slot of a card, `B:Judge`, wherever it lies in the row.
    #[track_caller]
    pub fn slot(&self, name: &str) -> Slot {
        let state = self.state();
        let (owner, card) = (seat(&name[..1]), card(&name[2..]));
        let is = |(slot, laid): &(Slot, CardInRow)| {
            let face = laid.face.card().or(state.faces.get(*slot));
            laid.owner == owner && face == Some(card)
        };
        let found = state.open.laid.iter().find(is);
        found.unwrap_or_else(|| panic!("no {name} in {}", drawn(state))).0
    }

    pub fn state(&self) -> &Oriflamme {
        self.scenario.state()
    }

    pub fn course(&self) -> &Course {
        &self.state().open.course
    }

    /// What this viewer heard of the last action.
    pub fn heard(&self, viewer: Option<Seat>) -> Vec<Event> {
        self.scenario.heard(viewer)
    }

    /// Ends the page.
    pub fn end(self) -> Oriflamme {
        self.scenario.end()
    }
}

/// The seat may not do this, by this clause and because of this.
#[track_caller]
pub fn refused(before: Page, seat: Seat, action: Action, clause: &Clause, because: Because) {
    before.refused(seat, action, clause, because).end();
}

/// The row as a picture.
pub fn drawn(state: &Oriflamme) -> String {
    state.picture()
}
