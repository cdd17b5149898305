//! A race for dice under a clock, against each other or together.
//!
//! Everything lies open, so a view is the state itself, and everything that happens is an event
//! that changes it: a client that hears the events does exactly what the table did.

mod rules;
mod text;

use kernel::{Added, Alarm, Chosen, Clause, Dice, Game, Illegal, Input, InputOf, Misconfigured};
use kernel::{GameOption, OptionValue, Payoffs, SEATS_MAX, Seat, Seats, Sink, Team, Waiting};
use serde::{Deserialize, Serialize};

/// The alarm of the whole match; the alarm of roll number r is r + 1.
pub const MATCH_ALARM: u8 = 0;
/// The most rolls in a match.
pub const ROLLS_MAX: u8 = 5;
/// How long one roll may lie on the table.
pub const ROLL_MILLIS: u32 = 10_000;

/// The clauses that a refusal can cite; their words are in [`RULEBOOK`].
pub mod clause {
    use kernel::Clause;

    /// Who plays, how often and how long.
    pub static S1: Clause = Clause { id: "S1" };
    /// One answer to each roll.
    pub static C1: Clause = Clause { id: "C1" };
    /// Only dice that lie there.
    pub static C2: Clause = Clause { id: "C2" };
    /// First come, first served.
    pub static C3: Clause = Clause { id: "C3" };
    /// No face twice.
    pub static C4: Clause = Clause { id: "C4" };
    /// Only while dice lie there.
    pub static C5: Clause = Clause { id: "C5" };
}

/// The rules, one clause a line.
pub const RULEBOOK: &str = "\
# Claim

- **S1** · both · forbids · Two to nine people play one to five rolls within one second to an hour.
- **R1** · both · rule · Each roll has as many dice as there are people.
- **C1** · both · forbids · Each person at the table answers each roll once: claims a die or passes.
- **C2** · both · forbids · Only a die of the roll that lies on the table can be claimed.
- **C3** · both · forbids · A die belongs to whoever claimed it first.
- **C4** · both · forbids · Nobody takes a die with a face that they hold already.
- **C5** · both · forbids · Nobody answers while the dice are rolling or when the match is over.
- **C6** · both · rule · When everybody has answered, the dice left over leave the match.
- **T1** · both · rule · Who has not answered within ten seconds has passed.
- **T2** · both · rule · When the time of the match is up, it is over at once.
- **E1** · both · rule · After the last roll, everybody gets a point for each ten seconds left.
- **E2** · both · rule · Each die counts its pips.
- **E3** · both · rule · Who plays together wins if the last roll was over in time and everybody has a die.
- **E4** · both · rule · Who plays together has one score: all pips, and the points for time once.
";

/// Who plays, how often and how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Setup {
    /// Two to nine.
    pub seats: u8,
    /// One to [`ROLLS_MAX`].
    pub rolls: u8,
    /// For the whole match.
    pub seconds: u16,
    /// Not against each other.
    #[serde(default, skip_serializing_if = "Added::is_absent")]
    pub together: Added<bool>,
}

impl Setup {
    /// So many against each other.
    pub const fn race(seats: u8, rolls: u8, seconds: u16) -> Setup {
        Setup { seats, rolls, seconds, together: Added(false) }
    }

    /// The same people, together.
    pub const fn together(self) -> Setup {
        Setup { together: Added(true), ..self }
    }
}

/// A die, named by the roll it lies in, so that a late claim cannot take a new die by mistake.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DieId {
    /// Counted from 0.
    pub roll: u8,
    /// Its place in the roll, counted from 0.
    pub slot: u8,
}

/// What a die shows: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Face(u8);

impl Face {
    /// The face with so many pips. Panics if no die has it.
    pub fn new(pips: u8) -> Face {
        Face::try_from(pips).expect("a die has one to six pips")
    }

    /// How many pips it has.
    pub fn pips(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Face {
    type Error = &'static str;

    fn try_from(pips: u8) -> Result<Face, &'static str> {
        if (1..=6).contains(&pips) { Ok(Face(pips)) } else { Err("no die has this face") }
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> u8 {
        face.0
    }
}

/// What a person can do. Both name the roll they mean.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Takes this die.
    Claim(DieId),
    /// Takes none of the roll with this number.
    Pass(u8),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The next die lies on the table.
    Rolled(Face),
    /// A die has an owner.
    Claimed(Seat, DieId),
    /// Somebody takes no die of this roll.
    Passed(Seat),
    /// The roll is over, and its dice that nobody took leave the match.
    Closed,
    /// The time of the match is up.
    TimeUp,
    /// So many points for the time that is left.
    Counted(i16),
}

/// What stands in the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// No such match.
    Setup,
    /// Nobody sits there.
    NotSeated,
    /// This seat has answered this roll.
    Answered,
    /// The roll that is meant is over; this one is next or lies there.
    TooLate(u8),
    /// The roll that is meant is not there yet.
    TooEarly,
    /// The roll has no such die.
    NoSuchDie,
    /// This seat was faster.
    Taken(Seat),
    /// The seat holds this face already.
    Held(Face),
    /// The dice are rolling.
    Rolling,
    /// The match is over, or only the clock is still to be read.
    Over,
}

/// A place for a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// No die.
    Empty,
    /// A die that anybody may claim.
    Lying(Face),
    /// A die that this seat claimed; it lies with the seat's other dice.
    Taken(Seat),
}

/// What the table is in the middle of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The next die of a roll is to fall.
    Rolling,
    /// These seats have not answered.
    Claiming(Seats),
    /// The clock is to be read.
    Counting,
    /// The match is over; everybody gets so many points for time.
    Over(i16),
}

/// The state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Claim {
    /// How many play.
    pub seat_count: u8,
    /// How many rolls there are.
    pub roll_count: u8,
    /// How long the match may last.
    pub seconds: u16,
    /// Not against each other.
    #[serde(default, skip_serializing_if = "Added::is_absent")]
    pub together: Added<bool>,
    /// Which roll lies on the table or is next.
    pub roll: u8,
    /// The roll.
    pub slots: [Slot; SEATS_MAX],
    /// The faces that each seat holds, one bit each.
    pub held: [u8; SEATS_MAX],
    /// Dice that have not been rolled.
    pub bag: u8,
    /// Dice that nobody took.
    pub left: u8,
    /// What goes on.
    pub phase: Phase,
}

const OPTIONS: &[GameOption] = &[
    GameOption {
        key: "seats",
        about: "How many people play.",
        values: &[
            OptionValue { key: "3", about: "Three." },
            OptionValue { key: "2", about: "Two." },
            OptionValue { key: "5", about: "Five." },
            OptionValue { key: "9", about: "Nine." },
        ],
    },
    GameOption {
        key: "rolls",
        about: "How many rolls a match has.",
        values: &[
            OptionValue { key: "3", about: "Three." },
            OptionValue { key: "1", about: "One." },
            OptionValue { key: "5", about: "Five." },
        ],
    },
    GameOption {
        key: "seconds",
        about: "How long a match may last.",
        values: &[
            OptionValue { key: "60", about: "A minute." },
            OptionValue { key: "20", about: "Twenty seconds." },
        ],
    },
    GameOption {
        key: "together",
        about: "Whether all win or lose together.",
        values: &[
            OptionValue { key: "off", about: "Against each other." },
            OptionValue { key: "on", about: "Together." },
        ],
    },
];

impl Game for Claim {
    const NAME: &'static str = "claim";
    const ABOUT: &'static str = "A race for dice under a clock.";
    const RULES_VERSION: u16 = 1;
    const RULEBOOK: &'static str = RULEBOOK;
    const CLAUSES: &'static [&'static Clause] =
        &[&clause::S1, &clause::C1, &clause::C2, &clause::C3, &clause::C4, &clause::C5];
    const OPTIONS: &'static [GameOption] = OPTIONS;
    // Each roll is at most nine dice and nine answers; then the clock is read.
    const INPUTS_MAX: usize = ROLLS_MAX as usize * 2 * SEATS_MAX + 1;
    const HIDES: bool = false;

    type Setup = Setup;
    type Action = Action;
    type Chance = Face;
    type Event = Event;
    type View = Claim;
    type Because = Because;

    fn configure(chosen: &Chosen<'_>) -> Result<Setup, Misconfigured> {
        let number = |key| chosen.get(key).parse::<u16>().expect("the table's values are numbers");
        let (seats, rolls) = (number("seats") as u8, number("rolls") as u8);
        let together = Added(chosen.get("together") == "on");
        Ok(Setup { seats, rolls, seconds: number("seconds"), together })
    }

    fn new(setup: &Setup) -> Result<Self, Illegal<Because>> {
        Claim::begin(setup)
    }

    fn seats(&self) -> Seats {
        Seats::first(self.seat_count as usize)
    }

    fn waiting(&self) -> Waiting {
        match self.phase {
            Phase::Rolling => Waiting::Chance,
            Phase::Claiming(open) => Waiting::on(open),
            Phase::Counting => Waiting::Clock(MATCH_ALARM),
            Phase::Over(_) => Waiting::Over,
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal<Because>> {
        self.may(seat, action)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !matches!(self.phase, Phase::Claiming(open) if open.has(seat)) {
            return;
        }
        out.push(Action::Pass(self.roll));
        let dice = (0..self.seat_count).map(|slot| DieId { roll: self.roll, slot });
        let claims = dice.map(Action::Claim);
        out.extend(claims.filter(|&claim| self.may(seat, claim).is_ok()));
    }

    fn quiet(&self, _: Seat) -> Action {
        Action::Pass(self.roll)
    }

    fn chances(&self, out: &mut Vec<(Face, u32)>) {
        out.extend((1..=6).map(|pips| (Face(pips), 1)));
    }

    fn sample(&self, dice: &mut impl Dice) -> Face {
        Face(dice.below(6) as u8 + 1)
    }

    fn apply(&mut self, input: InputOf<Self>, sink: &mut impl Sink<Event>) {
        match input {
            Input::Chance(face) => self.tell(Event::Rolled(face), sink),
            Input::Act(seat, Action::Claim(die)) => self.tell(Event::Claimed(seat, die), sink),
            Input::Act(seat, Action::Pass(_)) => self.tell(Event::Passed(seat), sink),
            Input::Clock(reading) => self.clock(reading, sink),
        }
        if self.phase == Phase::Claiming(Seats::NONE) {
            self.tell(Event::Closed, sink);
        }
    }

    fn view(&self, _: Option<Seat>) -> Claim {
        *self
    }

    fn imagine(view: &Claim, _: &mut impl Dice) -> Self {
        *view
    }

    fn redact(event: &Event, _: Option<Seat>) -> Option<Event> {
        Some(*event)
    }

    fn follow(view: &mut Claim, event: &Event) {
        view.happen(*event);
    }

    /// Who was first was first.
    fn takes_back(&self, _: InputOf<Self>) -> bool {
        false
    }

    fn payoffs(&self) -> Option<Payoffs> {
        let Phase::Over(bonus) = self.phase else { return None };
        let mut payoffs = [0; SEATS_MAX];
        for seat in self.seats().iter() {
            payoffs[seat.index()] = match self.team() {
                Some(team) => i16::from(team.won),
                None => self.pips(seat) + bonus,
            };
        }
        Some(payoffs)
    }

    fn team(&self) -> Option<Team> {
        match self.phase {
            Phase::Over(bonus) if *self.together => Some(self.as_team(bonus)),
            Phase::Over(_) | Phase::Rolling | Phase::Claiming(_) | Phase::Counting => None,
        }
    }

    fn alarms(&self, out: &mut Vec<Alarm>) {
        if !matches!(self.phase, Phase::Over(_)) {
            out.push(Alarm { id: MATCH_ALARM, millis: u32::from(self.seconds) * 1000 });
        }
        if matches!(self.phase, Phase::Claiming(_)) {
            out.push(Alarm { id: self.roll + 1, millis: ROLL_MILLIS });
        }
    }
}
