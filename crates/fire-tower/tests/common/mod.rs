//! How a page of the rulebook is written here.
//!
//! [`setup`] lays the table, [`Setup::board`] draws a part of the forest on it and opens the
//! [`Page`], on which people act and nature answers. A picture shows a rectangle of the forest whose
//! north-western cell is named; what lies outside it is listed under it. Its signs are told in
//! `src/picture.rs`.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code, unused_imports, unreachable_pub)]

pub use fire_tower::{
    Action, Because, Card, Cards, Chance, Course, ETERNAL_FLAME, Edition, Event, FireMix,
    FireTower, Frame, Haunt, Help, Honour, Options, Roll, Rules, ShadowRule, Space, SpaceSet,
    Spent, Step, Suit, TURNS_MAX, Tower, Towers, Turned, Wind, Window, cards_in_play, clause,
    of_suit,
};
pub use kernel::{Added, Clause, Frames, Game, Illegal, Seat, Seats, Waiting};
use testkit::scenario::{Scenario, flush_left};

pub const ANN: Seat = Seat::new(0);
pub const BEN: Seat = Seat::new(1);
pub const CEM: Seat = Seat::new(2);
pub const DOT: Seat = Seat::new(3);

/// Ann is red, Ben purple, Cem blue, Dot green.
pub const FOUR: Towers = Towers::ALL;
/// Ann is red, Ben purple, Cem blue; the green corner is empty.
pub const THREE: Towers = Towers::ALL.without(Tower::Green);
/// Ann is red, Ben blue.
pub const TWO: Towers = Towers::RED_BLUE;

/// The usual match of 2018.
pub fn first(towers: Towers) -> Options {
    Options::preset(Edition::First, towers)
}

/// The usual match of 2023, without shadows: most rules do not need them.
pub fn later(towers: Towers) -> Options {
    Options { shadow: ShadowRule::Off, ..Options::preset(Edition::Later, towers) }
}

/// The usual match of 2023 with the Shadow of the Wood.
pub fn haunted(towers: Towers) -> Options {
    Options::preset(Edition::Later, towers)
}

/// The same match by the first telling of the rules, as old records play it.
pub fn as_first_told(options: Options) -> Options {
    Options { rules: Added(Rules::One), ..options }
}

/// Two against two, by the rules of an edition.
pub fn teams(edition: Edition) -> Options {
    Options { teams: true, shadow: ShadowRule::Off, ..Options::preset(edition, FOUR) }
}

/// The cell that people call this.
#[track_caller]
pub fn at(name: &str) -> Space {
    Space::parse(name).unwrap_or_else(|| panic!("{name} is no cell"))
}

/// The cells that people call these.
#[track_caller]
pub fn cells(names: &str) -> SpaceSet {
    names.split_whitespace().map(at).collect()
}

/// Only these seats.
pub fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}

pub fn bag(cards: &[Card]) -> Cards {
    let mut bag = Cards::EMPTY;
    cards.iter().for_each(|card| bag.put(card.kind()));
    bag
}

/// A table in the middle of Ann's turn, the wind's gem placed, the action to come; the wind blows
/// north, nobody holds a card and the deck is whole.
pub fn setup(options: Options) -> Setup {
    let mut state = FireTower::new(&options).expect("a match that can be played");
    state.open.course.turns = 1;
    let setup = Setup { state };
    setup.frame(Frame::Turn { seat: ANN, step: Step::Act })
}

/// A table on which things are being put.
#[must_use = "a setup tests nothing until a board is drawn"]
#[derive(Clone, Debug)]
pub struct Setup {
    state: FireTower,
}

impl Setup {
    /// It is this seat's turn and this step of it.
    pub fn turn(self, seat: Seat, step: Step) -> Setup {
        self.frame(Frame::Turn { seat, step })
    }

    /// Nothing else is under way than this.
    pub fn frame(mut self, frame: Frame) -> Setup {
        self.state.open.course.frames = Frames::new(frame);
        self
    }

    /// This is under way on top of what was.
    pub fn over(mut self, frame: Frame) -> Setup {
        self.state.open.course.frames.push(frame);
        self
    }

    pub fn wind(mut self, wind: Wind) -> Setup {
        self.state.open.course.wind = wind;
        self
    }

    /// Everything else that stands open.
    pub fn course(mut self, change: impl FnOnce(&mut Course)) -> Setup {
        change(&mut self.state.open.course);
        self
    }

    /// These towers burnt long ago: zones are covered where Tower Ablaze is played, hand limits
    /// have risen, shadows have risen too.
    pub fn burnt(mut self, burnt: &[Seat]) -> Setup {
        let options = self.state.open.options;
        let course = &mut self.state.open.course;
        for &seat in burnt {
            course.standing = course.standing.without(seat);
            if !options.teams {
                course.hand_limit += 1;
            }
            if options.tower_ablaze {
                course.ablaze = course.ablaze.with(options.tower(seat));
            }
            if options.shadow == ShadowRule::Role && course.shadows.len() < options.seat_count() - 2
            {
                course.shadows = course.shadows.with(seat);
            }
        }
        self
    }

    /// These cards come into a hand: from the deck, or out of the box if the deck lacks them.
    pub fn hand(mut self, seat: Seat, cards: &[Card]) -> Setup {
        for card in cards {
            if self.state.deck.has(card.kind()) {
                self.state.deck.take(card.kind());
            }
            self.state.hands[seat.index()].put(card.kind());
        }
        self
    }

    /// A hand up to the limit of five that nobody looks at: four wind cards and a Smokejumper.
    pub fn five(self, seat: Seat) -> Setup {
        let wind = [Card::North, Card::East, Card::South, Card::West][seat.index()];
        self.hand(seat, &[wind, wind, wind, wind, Card::Smokejumper])
    }

    /// The deck holds only these.
    pub fn deck(mut self, cards: &[Card]) -> Setup {
        self.state.deck = bag(cards);
        self
    }

    /// One more card in the deck.
    pub fn in_deck(mut self, card: Card) -> Setup {
        self.state.deck.put(card.kind());
        self
    }

    /// The discards are these.
    pub fn discards(mut self, cards: &[Card]) -> Setup {
        self.state.open.discards = bag(cards);
        self
    }

    /// Gems here, besides those in the picture.
    #[track_caller]
    pub fn gems(mut self, names: &str) -> Setup {
        self.state.open.gems = self.state.open.gems.or(cells(names));
        self
    }

    /// Firebreaks here, besides those in the picture.
    #[track_caller]
    pub fn breaks(mut self, names: &str) -> Setup {
        self.state.open.breaks = self.state.open.breaks.or(cells(names));
        self
    }

    /// The forest from this cell to the south-east is as drawn.
    #[track_caller]
    pub fn board(mut self, corner: &str, picture: &str) -> Page {
        match self.state.open.lay_picture(at(corner), picture) {
            Ok(window) => Page { scenario: Scenario::new(self.state, whole), window },
            Err(problem) => panic!("such a picture cannot be: {problem}"),
        }
    }

    /// A forest without tokens, or only with those that were put before.
    pub fn unseen(self) -> Page {
        let window = Window { corner: at("a1"), width: 0, height: 0 };
        Page { scenario: Scenario::new(self.state, whole), window }
    }

    /// A hand with this card, which the seat plays. It holds one card more than usual, so that
    /// nothing is drawn afterwards and the picture alone speaks.
    #[track_caller]
    pub fn plays(self, seat: Seat, card: Card) -> Playing {
        Playing { setup: self.turn(seat, Step::Act).five(seat).hand(seat, &[card]), seat, card }
    }
}

/// A table on which a card is about to be played.
#[must_use = "a setup tests nothing until a board is drawn"]
pub struct Playing {
    setup: Setup,
    seat: Seat,
    card: Card,
}

impl Playing {
    /// The board, and the card on the table.
    #[track_caller]
    pub fn board(self, corner: &str, picture: &str) -> Page {
        self.setup.board(corner, picture).act(self.seat, Action::Play(self.card))
    }
}

/// A position, what is done in it, and what comes of it.
#[must_use = "a page tests nothing until it is ended by `end`, `then` or `refused`"]
#[derive(Clone, Debug)]
pub struct Page {
    scenario: Scenario<FireTower>,
    window: Window,
}

impl Page {
    /// The seat does this, which must be legal.
    #[track_caller]
    pub fn act(mut self, seat: Seat, action: Action) -> Page {
        self.scenario = self.scenario.act(seat, action);
        self
    }

    /// The seat puts gems here, one after the other.
    #[track_caller]
    pub fn light(self, seat: Seat, names: &str) -> Page {
        names.split(' ').fold(self, |page, name| page.act(seat, Action::Light(at(name))))
    }

    /// The seat puts out the gems here, one after the other.
    #[track_caller]
    pub fn douse(self, seat: Seat, names: &str) -> Page {
        names.split(' ').fold(self, |page, name| page.act(seat, Action::Douse(at(name))))
    }

    /// The seat discards these, one after the other.
    #[track_caller]
    pub fn discard(self, seat: Seat, cards: &[Card]) -> Page {
        cards.iter().fold(self, |page, &card| page.act(seat, Action::Discard(card)))
    }

    /// The die will show this, when it is rolled.
    #[track_caller]
    pub fn rolls(mut self, side: Wind) -> Page {
        self.scenario = self.scenario.nature(Chance::Die(side));
        self
    }

    /// These cards will be drawn.
    #[track_caller]
    pub fn draws(mut self, cards: &[Card]) -> Page {
        for &card in cards {
            self.scenario = self.scenario.nature(Chance::Card(card));
        }
        self
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

    /// The seat might do this.
    #[track_caller]
    pub fn may(self, seat: Seat, action: Action) -> Page {
        if let Err(no) = self.state().check(seat, action) {
            panic!("{seat:?} may not {action:?}: {no:?}\n{}", self.drawn());
        }
        self
    }

    /// These are the cells, all of them and no others, where the seat may do this.
    #[track_caller]
    pub fn exactly(self, seat: Seat, action: fn(Space) -> Action, names: &str) -> Page {
        let mut legal = Vec::new();
        self.state().legal(seat, &mut legal);
        let found: SpaceSet = Space::all().filter(|&cell| legal.contains(&action(cell))).collect();
        assert_eq!(found, cells(names), "{seat:?} may do that elsewhere\n{}", self.drawn());
        self
    }

    /// The picture is this one now.
    #[track_caller]
    pub fn shows(self, expected: &str) -> Page {
        let (expected, found) = (flush_left(expected), self.drawn());
        assert!(expected == found, "expected\n{expected}\nfound\n{found}");
        self
    }

    /// It is this seat's turn, and this step of it.
    #[track_caller]
    pub fn turn_is(self, seat: Seat, step: Step) -> Page {
        self.top_is(Frame::Turn { seat, step })
    }

    /// This is under way.
    #[track_caller]
    pub fn top_is(self, frame: Frame) -> Page {
        let found = self.state().open.course.frames;
        assert_eq!(found.top(), frame, "of {found:?}");
        self
    }

    #[track_caller]
    pub fn wind_is(self, wind: Wind) -> Page {
        assert_eq!(self.state().open.course.wind, wind);
        self
    }

    /// The seat holds these cards.
    #[track_caller]
    pub fn holds(self, seat: Seat, cards: &[Card]) -> Page {
        assert_eq!(self.state().hands[seat.index()], bag(cards), "{seat:?}'s hand");
        self
    }

    /// The seat holds so many cards.
    #[track_caller]
    pub fn holds_cards(self, seat: Seat, count: u32) -> Page {
        let hand = self.state().hands[seat.index()];
        assert_eq!(hand.len(), count, "{seat:?} holds {hand:?}");
        self
    }

    /// So many of this card lie in the discards.
    #[track_caller]
    pub fn discarded(self, card: Card, count: u8) -> Page {
        assert_eq!(self.state().open.discards.count(card.kind()), count, "{card:?} discarded");
        self
    }

    /// Something about the course of the match is so.
    #[track_caller]
    pub fn stands(self, so: impl FnOnce(&Course) -> bool) -> Page {
        let course = &self.state().open.course;
        assert!(so(course), "it stands so: {course:?}");
        self
    }

    /// Nature could answer this now, and nothing else.
    #[track_caller]
    pub fn nature_may(self, sides: &[Wind]) -> Page {
        let mut listed = Vec::new();
        assert_eq!(self.state().waiting(), Waiting::Chance);
        self.state().chances(&mut listed);
        let listed: Vec<Chance> = listed.into_iter().map(|(outcome, _)| outcome).collect();
        assert_eq!(listed, sides.iter().map(|&side| Chance::Die(side)).collect::<Vec<_>>());
        self
    }

    /// The match is over, and these have won.
    #[track_caller]
    pub fn won_by(self, winners: &[Seat]) -> Page {
        let course = &self.state().open.course;
        assert_eq!(self.state().waiting(), Waiting::Over, "it goes on: {course:?}");
        assert_eq!(course.winners, seats(winners), "the winners");
        self
    }

    /// Nobody has won yet.
    #[track_caller]
    pub fn goes_on(self) -> Page {
        assert_ne!(self.state().waiting(), Waiting::Over, "the match is over");
        self
    }

    pub fn state(&self) -> &FireTower {
        self.scenario.state()
    }

    /// What this viewer heard of the last action and of what nature answered to it.
    pub fn heard(&self, viewer: Option<Seat>) -> Vec<Event> {
        self.scenario.heard(viewer)
    }

    /// Ends the page: everything that nature was to answer has been asked.
    #[track_caller]
    pub fn end(self) -> FireTower {
        self.scenario.end()
    }

    fn drawn(&self) -> String {
        self.state().open.picture(self.window)
    }
}

/// The seat does this, and the picture is the expected one.
#[track_caller]
pub fn then(before: Page, seat: Seat, action: Action, expected: &str) {
    before.act(seat, action).shows(expected).end();
}

/// The seat may not do this, by this clause and because of this.
#[track_caller]
pub fn refused(before: Page, seat: Seat, action: Action, clause: &Clause, because: Because) {
    before.refused(seat, action, clause, because).end();
}

fn whole(state: &FireTower) -> String {
    state.open.picture(Window::WHOLE)
}

/// Matches that cannot be played at all.
pub mod table {
    use super::{Because, Clause, FireTower, Game, Options};

    /// No such match, by this clause and because of this.
    #[track_caller]
    pub fn refused(options: Options, clause: &Clause, because: Because) {
        match FireTower::new(&options) {
            Ok(_) => panic!("{options:?} can be played, though {clause:?} should forbid it"),
            Err(no) => assert_eq!((no.clause.id, no.because), (clause.id, because)),
        }
    }
}
