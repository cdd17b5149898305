//! Puts both tellings into one plain form and compares them.

use crate::table::{Asked, CardInRow, Table, slot};
use kernel::{Game, Seat, Seats};
use oriflamme::{Action, Card, Cards, Face, Frame, Oriflamme, SEATS, Slot};
use std::collections::BTreeSet;
use std::fmt::{self, Debug, Formatter};

pub(crate) type Verdict = Result<(), String>;

/// Everything on the table and in the hands.
#[derive(PartialEq)]
pub(crate) struct Position {
    frame: Frame,
    round: u8,
    first: Seat,
    laid: usize,
    pool: u8,
    /// Piles in the order of activation, each from the bottom to the top.
    row: Vec<Vec<Shown>>,
    /// Which piles have had their turn; nobody asks before activation.
    done: Vec<bool>,
    hands: Vec<Cards>,
    asides: Vec<Cards>,
    influence: Vec<u16>,
    gone: Vec<Cards>,
    treaties: Vec<Option<u8>>,
    infiltrators: Seats,
    informants_back: Vec<Option<u8>>,
    winners: Seats,
}

/// A card of the row: its face as all see it, and what it really is.
#[derive(PartialEq)]
struct Shown {
    slot: Slot,
    owner: Seat,
    face: Face,
    card: Card,
    influence: u8,
    verdicts: u8,
}

fn seats(of: impl Iterator<Item = usize>) -> Seats {
    of.fold(Seats::NONE, |seats, seat| seats.with(Seat::new(seat)))
}

fn set(cards: &[Card]) -> Cards {
    let set: Cards = cards.iter().copied().collect();
    assert_eq!(set.len() as usize, cards.len(), "a family has one of each: {cards:?}");
    set
}

fn byte(number: u32) -> u8 {
    number.try_into().expect("small numbers")
}

impl Position {
    /// What the oracle tells.
    pub(crate) fn told(table: &Table) -> Position {
        let seat = |number: usize| Seat::new(table.card(number).owner);
        let frame = match table.asked {
            Asked::Place(family) => Frame::Place { seat: Seat::new(family) },
            Asked::Turn(number) => Frame::Up { seat: seat(number), slot: slot(number) },
            Asked::Ability(number) => {
                let card = table.card(number).card;
                Frame::Act { seat: seat(number), slot: slot(number), card }
            }
            Asked::Over => Frame::Over,
        };
        let pile = |cards: &Vec<CardInRow>| cards.iter().map(Shown::told).collect();
        let families = &table.families;
        let with_infiltration = (0..families.len()).filter(|&at| families[at].has_infiltration);
        let back = |at: Option<usize>| at.map(|laid| byte(laid as u32));
        Position {
            frame,
            round: byte(table.round),
            first: Seat::new(table.first),
            laid: table.laid,
            pool: byte(table.pool),
            row: table.row.iter().map(|lies| pile(&lies.cards)).collect(),
            done: when_active(frame, table.row.iter().map(|pile| pile.is_done)),
            hands: families.iter().map(|family| set(&family.hand)).collect(),
            asides: families.iter().map(|family| set(&family.aside)).collect(),
            influence: families.iter().map(|family| family.influence as u16).collect(),
            gone: families.iter().map(|family| set(&family.gone)).collect(),
            treaties: families.iter().map(|family| family.treaty.map(byte)).collect(),
            infiltrators: seats(with_infiltration),
            informants_back: families.iter().map(|family| back(family.informant_back)).collect(),
            winners: seats(table.winners.iter().copied()),
        }
    }

    /// What the engine has reached.
    pub(crate) fn reached(state: &Oriflamme) -> Position {
        let (open, course) = (&state.open, &state.open.course);
        let count = open.options.seat_count();
        let slots = open.row.slots();
        let row: Vec<Vec<Shown>> = slots.iter().map(|&top| pile(state, top)).collect();
        let shown = || row.iter().flatten();
        let is_hidden = |card: &&Shown| card.face == Face::Down;
        assert_eq!(open.laid.iter().count(), shown().count(), "a card lies outside the row");
        assert_eq!(state.faces.iter().count(), shown().filter(is_hidden).count(), "stray faces");
        let nobody = Seats::first(SEATS).minus(open.options.seats());
        for seat in nobody.iter().map(Seat::index) {
            let cards = state.hands[seat].or(state.asides[seat]).or(course.piles[seat]);
            assert!(cards.is_empty(), "nobody sits there, but there are {cards:?}");
        }
        Position {
            frame: course.frame,
            round: course.round,
            first: course.first,
            laid: course.laid.into(),
            pool: course.pool,
            done: when_active(course.frame, slots.iter().map(|&slot| course.done.has(slot))),
            row,
            hands: state.hands[..count].to_vec(),
            asides: state.asides[..count].to_vec(),
            influence: course.influence[..count].to_vec(),
            gone: course.piles[..count].to_vec(),
            treaties: course.treaties[..count].to_vec(),
            infiltrators: course.infiltrators,
            informants_back: course.returned[..count].to_vec(),
            winners: course.winners,
        }
    }

    /// Names what differs.
    pub(crate) fn same(&self, engine: &Position) -> Verdict {
        if self == engine {
            return Ok(());
        }
        let (told, reached) = (self.lines(), engine.lines());
        let pairs = told.iter().zip(&reached).filter(|(one, other)| one != other);
        let pairs: Vec<String> =
            pairs.map(|(one, other)| format!("  oracle: {one}\n  engine: {other}")).collect();
        Err(format!("positions differ\n{}\nthe oracle's row\n{}", pairs.join("\n"), told[0]))
    }

    /// The row, a pile a line, and then everything else.
    fn lines(&self) -> Vec<String> {
        let Position { row, done, frame, round, first, laid, pool, hands, asides, .. } = self;
        let Position { influence, gone, treaties, infiltrators, informants_back, winners, .. } =
            self;
        let piles: Vec<String> = row.iter().map(|pile| format!("    {pile:?}")).collect();
        vec![
            piles.join("\n"),
            format!("done {done:?}"),
            format!("{frame:?}, round {round}, first {first:?}, laid {laid}, pool {pool}"),
            format!("influence {influence:?}"),
            format!("gone {gone:?}"),
            format!("Treaties {treaties:?}, infiltrators {infiltrators:?}"),
            format!("hands {hands:?}, Informants back {informants_back:?}"),
            format!("aside {asides:?}"),
            format!("winners {winners:?}"),
        ]
    }
}

impl Shown {
    fn told(laid: &CardInRow) -> Shown {
        let face = match (laid.is_up, laid.is_known) {
            (true, _) => Face::Up(laid.card),
            (false, true) => Face::Known(laid.card),
            (false, false) => Face::Down,
        };
        Shown {
            slot: slot(laid.number),
            owner: Seat::new(laid.owner),
            face,
            card: laid.card,
            influence: byte(laid.influence),
            verdicts: byte(laid.verdicts),
        }
    }
}

impl Debug for Shown {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Shown { slot, owner, face, card, influence, verdicts } = self;
        write!(f, "{slot:?} of {owner:?}: {face:?}, {card:?} ({influence}) !{verdicts}")
    }
}

/// The engine's pile under this card, from the bottom to the top.
fn pile(state: &Oriflamme, top: Slot) -> Vec<Shown> {
    let (mut pile, mut next) = (Vec::new(), Some(top));
    while let Some(slot) = next {
        let laid = state.open.laid.get(slot).expect("a card lies there");
        let card =
            laid.face.card().or_else(|| state.faces.get(slot)).expect("each card has a face");
        let oriflamme::CardInRow { owner, face, influence, verdicts, over } = laid;
        pile.push(Shown { slot, owner, face, card, influence, verdicts });
        assert!(pile.len() <= 30, "a pile that never ends");
        next = over;
    }
    pile.reverse();
    pile
}

fn when_active(frame: Frame, done: impl Iterator<Item = bool>) -> Vec<bool> {
    match frame {
        Frame::Up { .. } | Frame::Act { .. } => done.collect(),
        _ => Vec::new(),
    }
}

/// Both tellings allow the same: `legal` lists it, and `check` says so of every action that can be
/// written down. Nobody but the one who is asked may do anything.
pub(crate) fn same_options(table: &Table, state: &Oriflamme, universe: &[Action]) -> Verdict {
    let told = sorted("the oracle", table.options());
    for seat in state.open.options.seats().iter() {
        let mut listed = Vec::new();
        state.legal(seat, &mut listed);
        let listed = sorted("the engine", listed);
        let is_fine = |action: &&Action| state.check(seat, **action).is_ok();
        if table.decider() == Some(seat.index()) {
            let checked = universe.iter().filter(is_fine).copied().collect();
            same_set(&format!("{seat:?}, listed"), &told, &listed)?;
            same_set(&format!("{seat:?}, asked one by one"), &told, &checked)?;
        } else {
            let checked = told.iter().filter(is_fine).copied().collect();
            same_set(&format!("{seat:?}, not asked"), &BTreeSet::new(), &listed)?;
            same_set(&format!("{seat:?}, in another's place"), &BTreeSet::new(), &checked)?;
        }
    }
    Ok(())
}

fn sorted(who: &str, actions: Vec<Action>) -> BTreeSet<Action> {
    let set: BTreeSet<Action> = actions.iter().copied().collect();
    assert_eq!(set.len(), actions.len(), "{who} lists an action twice: {actions:?}");
    set
}

pub(crate) fn same_set<T: Ord + Debug>(
    what: &str,
    oracle: &BTreeSet<T>,
    engine: &BTreeSet<T>,
) -> Verdict {
    if oracle == engine {
        return Ok(());
    }
    let (lacks, exceeds): (Vec<_>, Vec<_>) =
        (oracle.difference(engine).collect(), engine.difference(oracle).collect());
    Err(format!("{what}\n  only the oracle: {lacks:?}\n  only the engine: {exceeds:?}"))
}
