//! Cards laid face down, and everybody asked for a secret answer.
//!
//! The smallest game we know with a window that opens whatever the hidden card is, answers that
//! stay secret until the last has come, seats that may step in on another's turn, and a card that
//! one of several seats remembers.

mod rules;
mod view;

pub use view::{SeenCard, View};

use kernel::{Bag, Chosen, Clause, Dice, Game, GameOption, Illegal, Input, InputOf, Misconfigured};
use kernel::{OptionValue, Payoffs, SEATS_MAX, Seat, Seats, Seen, Sink, Waiting};
use serde::{Deserialize, Serialize};

/// The most people at a table.
pub const SEAT_COUNT_MAX: usize = 4;
/// The most cards in a hand.
pub const HAND_MAX: usize = 3;
/// How many cards of each kind there are, in the order of [`Card`].
pub const DECK: Bag<3> = Bag::of([5, 4, 3]);

/// The clauses that a refusal can cite; their words are in [`RULEBOOK`].
pub mod clause {
    use kernel::Clause;

    /// Who plays, with how many cards.
    pub static S1: Clause = Clause { id: "S1" };
    /// Only the seat whose turn it is lays a card.
    pub static L1: Clause = Clause { id: "L1" };
    /// Only a card of one's hand.
    pub static L2: Clause = Clause { id: "L2" };
    /// One answer each, and none to oneself.
    pub static W1: Clause = Clause { id: "W1" };
    /// One look in a match.
    pub static P1: Clause = Clause { id: "P1" };
    /// Only at a card of the seat whose turn it is.
    pub static P2: Clause = Clause { id: "P2" };
    /// Nothing after the end.
    pub static E1: Clause = Clause { id: "E1" };
}

/// The rules, one clause a line.
pub const RULEBOOK: &str = "\
# Window

- **S1** · both · forbids · Two to four people have two or three cards each.
- **L1** · both · forbids · Only the person whose turn it is lays a card, and only one.
- **L2** · both · forbids · A card is laid from one's own hand, face down.
- **W1** · both · forbids · Everybody but the one who laid it answers once: doubts or lets it pass.
- **W2** · both · rule · Answers stay secret until the last has come; then the card is turned.
- **W3** · both · rule · A card that nobody doubts scores: a hen 1, a goose 2, a fox 3.
- **W4** · both · rule · Each doubter of a fox scores 2.
- **W5** · both · rule · A doubted bird scores one more, and each of its doubters loses 1.
- **D1** · both · rule · Who laid a card draws another while there are any.
- **P1** · both · forbids · Once in a match, where it was agreed, a person may look at a card.
- **P2** · both · forbids · The card is in the hand of somebody else, whose turn it is to lay.
- **P3** · both · rule · Everybody sees who looked at which card, and the looker knows it for good.
- **E1** · both · forbids · The match is over when no hand holds a card.
";

/// A card. A fox is worth most, if nobody doubts it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// A bird worth 1.
    Hen,
    /// A bird worth 2.
    Goose,
    /// Worth 3.
    Fox,
}

impl Card {
    /// Every kind, in the order of a bag.
    pub const ALL: [Card; 3] = [Card::Hen, Card::Goose, Card::Fox];
}

/// Who plays, with how many cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Setup {
    /// Two to four.
    pub seats: u8,
    /// Two or three.
    pub hand: u8,
    /// May everybody look at a card once?
    pub looks: bool,
}

/// What a person can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Lays the card in this place of the hand.
    Lay(u8),
    /// Doubts the card that lies there.
    React,
    /// Lets it pass.
    Decline,
    /// Looks at the card in this place of somebody's hand.
    Look(Seat, u8),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A card came from the deck into this place of the hand.
    Drew(Seat, u8, Seen<Card>),
    /// The card in this place lies on the table.
    Laid(Seat, u8),
    /// A seat has answered; whether it doubts is its secret.
    Answered(Seat, Seen<bool>),
    /// The card is turned, and these seats had doubted it.
    Turned(Card, Seats),
    /// A seat's score changes.
    Scored(Seat, i8),
    /// A seat looked at the card in this place of another's hand.
    Looked(Seat, Seat, u8, Seen<Card>),
    /// What the table is in the middle of now.
    Came(Now),
}

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// No such match.
    Setup,
    /// Nobody sits there.
    NotSeated,
    /// It is this seat's turn.
    Turn(Seat),
    /// A card lies there and is to be answered first.
    CardLies,
    /// No card lies there.
    NoCardLies,
    /// There is no card in this place.
    NoCard(u8),
    /// The seat laid the card itself.
    OwnCard,
    /// The seat has answered.
    Answered,
    /// The seat has looked already, or looks were not agreed on.
    NoLookLeft,
    /// Cards are being drawn.
    Drawing,
    /// The match is over.
    Over,
}

/// What the table is in the middle of; everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Now {
    /// A card comes into this place of this seat's hand.
    Draw(Seat, u8),
    /// This seat lays a card.
    Turn(Seat),
    /// The first seat's card lies there; the others have not answered.
    Window(Seat, Seats),
    /// The match is over.
    Over,
}

/// A card that is hidden from most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Held {
    /// Its face.
    pub card: Card,
    /// The seats that have looked at it, beside its owner.
    pub known_to: Seats,
}

/// A hand: places that hold a card or not.
pub type Hand = [Option<Held>; HAND_MAX];

/// The state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Window {
    /// How many play.
    pub seat_count: u8,
    /// How many cards a hand has.
    pub hand_size: u8,
    /// What is left to draw.
    pub deck: Bag<3>,
    /// What has been turned.
    pub turned: Bag<3>,
    /// What each seat holds.
    pub hands: [Hand; SEAT_COUNT_MAX],
    /// The card that lies on the table.
    pub laid: Option<Held>,
    /// Who doubts it, of those who have answered.
    pub doubts: Seats,
    /// Who may still look at a card.
    pub lookers: Seats,
    /// The points of each seat.
    pub scores: [i8; SEAT_COUNT_MAX],
    /// What goes on.
    pub now: Now,
}

const OPTIONS: &[GameOption] = &[
    GameOption {
        key: "seats",
        about: "How many people play.",
        values: &[
            OptionValue { key: "3", about: "Three." },
            OptionValue { key: "2", about: "Two." },
            OptionValue { key: "4", about: "Four." },
        ],
    },
    GameOption {
        key: "hand",
        about: "How many cards a hand has.",
        values: &[
            OptionValue { key: "2", about: "Two." },
            OptionValue { key: "3", about: "Three." },
        ],
    },
    GameOption {
        key: "looks",
        about: "May everybody look at a card once?",
        values: &[
            OptionValue { key: "yes", about: "They may." },
            OptionValue { key: "no", about: "Never." },
        ],
    },
];

impl Game for Window {
    const NAME: &'static str = "window";
    const ABOUT: &'static str = "Cards laid face down, and everybody asked for a secret answer.";
    const RULES_VERSION: u16 = 1;
    const RULEBOOK: &'static str = RULEBOOK;
    const CLAUSES: &'static [&'static Clause] = &[
        &clause::S1,
        &clause::L1,
        &clause::L2,
        &clause::W1,
        &clause::P1,
        &clause::P2,
        &clause::E1,
    ];
    const OPTIONS: &'static [GameOption] = OPTIONS;
    // Each card of twelve is drawn, laid and answered by three; each of four looks once.
    const INPUTS_MAX: usize = 12 * 5 + 4;

    type Setup = Setup;
    type Action = Action;
    type Chance = Card;
    type Event = Event;
    type View = View;
    type Because = Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Setup, Misconfigured> {
        let number = |key| chosen.get(key).parse().expect("the table's values are numbers");
        let looks = chosen.get("looks") == "yes";
        Ok(Setup { seats: number("seats"), hand: number("hand"), looks })
    }

    fn new(setup: &Setup) -> Result<Self, Illegal<Because>> {
        Window::begin(setup)
    }

    fn seats(&self) -> Seats {
        Seats::first(self.seat_count as usize)
    }

    fn waiting(&self) -> Waiting {
        match self.now {
            Now::Draw(..) => Waiting::Chance,
            Now::Turn(seat) => {
                Waiting::Seats { must: Seats::only(seat), may: self.lookers.without(seat) }
            }
            Now::Window(_, open) => Waiting::on(open),
            Now::Over => Waiting::Over,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        self.may(seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let places = 0..HAND_MAX as u8;
        match self.now {
            Now::Turn(turn) => {
                let all = places.map(|place| {
                    if turn == seat { Action::Lay(place) } else { Action::Look(turn, place) }
                });
                out.extend(all.filter(|&action| self.may(seat, action).is_ok()));
            }
            Now::Window(_, open) if open.has(seat) => {
                out.extend([Action::Decline, Action::React]);
            }
            _ => {}
        }
    }

    fn quiet(&self, seat: Seat) -> Action {
        match self.now {
            Now::Turn(_) => {
                let hand = &self.hands[seat.index()];
                let first = hand.iter().position(Option::is_some);
                Action::Lay(first.expect("a turn begins with a card in hand") as u8)
            }
            _ => Action::Decline,
        }
    }

    /// W1: whoever is asked may let the card pass.
    fn declines(&self, seat: Seat) -> Option<Action> {
        let asked = matches!(self.now, Now::Window(_, open) if open.has(seat));
        asked.then_some(Action::Decline)
    }

    fn chances(&self, out: &mut Vec<(Card, u32)>) {
        out.extend(self.deck.iter().map(|(kind, count)| (Card::ALL[kind], u32::from(count))));
    }

    fn sample(&self, dice: &mut impl Dice) -> Card {
        Card::ALL[self.deck.pick(dice)]
    }

    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        match input {
            Input::Chance(card) => self.draw(card, sink),
            Input::Act(seat, Action::Lay(place)) => self.lay(seat, place, sink),
            Input::Act(seat, Action::React) => self.answer(seat, true, sink),
            Input::Act(seat, Action::Decline) => self.answer(seat, false, sink),
            Input::Act(seat, Action::Look(owner, place)) => self.look(seat, owner, place, sink),
            Input::Clock(_) => unreachable!("this game asks for no clock"),
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Self {
        view.imagine(dice)
    }

    fn redact(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::redact(*event, viewer))
    }

    fn follow(view: &mut View, event: &Event) {
        view.follow(*event);
    }

    fn payoffs(&self) -> Option<Payoffs> {
        let mut payoffs = [0; SEATS_MAX];
        for seat in self.seats().iter() {
            payoffs[seat.index()] = i16::from(self.scores[seat.index()]);
        }
        if self.now == Now::Over { Some(payoffs) } else { None }
    }
}
