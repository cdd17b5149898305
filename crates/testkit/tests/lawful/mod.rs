//! What the laws need to know about the toy games.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code)]

use kernel::{Bag, Dice, Game, Input, InputOf, SEATS_MAX, Seat, Seats};
use testkit::laws::Lawful;
use testkit::toys::claim::{self, Claim, DieId, Slot};
use testkit::toys::window::{self, Card, DECK, HAND_MAX, Now, Window};

/// The race for dice.
pub(crate) struct Claims;

impl Lawful for Claims {
    type Game = Claim;

    fn universe(state: &Claim) -> Vec<claim::Action> {
        let rolls = 0..=state.roll_count;
        let slots = (0..=SEATS_MAX as u8).chain([255]);
        let dice =
            rolls.clone().flat_map(|roll| slots.clone().map(move |slot| DieId { roll, slot }));
        let claims = dice.map(claim::Action::Claim);
        claims.chain(rolls.map(claim::Action::Pass)).collect()
    }

    fn conserved(state: &Claim) -> Result<(), String> {
        let lying = state.slots.iter().filter(|slot| matches!(slot, Slot::Lying(_))).count() as u32;
        let held: u32 = state.held.iter().map(|faces| faces.count_ones()).sum();
        let there = u32::from(state.bag) + u32::from(state.left) + lying + held;
        let all = u32::from(state.seat_count) * u32::from(state.roll_count);
        if there == all { Ok(()) } else { Err(format!("{there} dice of {all}")) }
    }

    /// The last roll, where everybody holds so much that few dice are of use.
    fn directed(setup: &claim::Setup, seed: u64) -> Option<Claim> {
        let mut state = Claim::new(setup).ok()?;
        if setup.rolls < 5 {
            return None;
        }
        // Four rolls leave at most four dice with each seat: of the faces 1 to 5, all but one.
        let faces = 0b11_1110 & !(1 << (seed % 5 + 1));
        state.roll = state.roll_count - 1;
        state.bag = state.seat_count;
        state.seats().iter().for_each(|seat| state.held[seat.index()] = faces);
        Some(state)
    }
}

/// The game of windows.
pub(crate) struct Windows;

impl Lawful for Windows {
    type Game = Window;

    fn universe(_: &Window) -> Vec<window::Action> {
        use window::Action::{Decline, Lay, Look, React};
        let places = || (0..=HAND_MAX as u8).chain([255]);
        let owners = (0..SEATS_MAX).map(Seat::new);
        let looks = owners.flat_map(|owner| places().map(move |place| Look(owner, place)));
        places().map(Lay).chain([React, Decline]).chain(looks).collect()
    }

    fn conserved(state: &Window) -> Result<(), String> {
        let mut all = state.deck;
        all.pour(&mut { state.turned });
        let held = state.hands.iter().flatten().chain([&state.laid]).flatten();
        held.for_each(|held| all.put(held.card as usize));
        if all != DECK {
            return Err(format!("the cards are {all:?} instead of {DECK:?}"));
        }
        let doubters = state.doubts.minus(answered(state));
        if doubters.is_empty() { Ok(()) } else { Err(format!("{doubters:?} doubt unasked")) }
    }

    /// P3, W2: cards that the viewer neither owns nor has looked at change places with each other
    /// and with the deck, and the secret answers of others are turned over.
    fn twin(state: &Window, viewer: Option<Seat>, dice: &mut impl Dice) -> Window {
        let mut twin = *state;
        let mut hidden: Vec<&mut Card> = Vec::new();
        let by = if let Now::Window(by, _) = state.now { Some(by) } else { None };
        for (seat, hand) in twin.hands.iter_mut().enumerate() {
            for held in hand.iter_mut().flatten() {
                let knows = |viewer: Seat| viewer.index() == seat || held.known_to.has(viewer);
                if !viewer.is_some_and(knows) {
                    hidden.push(&mut held.card);
                }
            }
        }
        if let Some(held) = &mut twin.laid
            && !viewer.is_some_and(|viewer| by == Some(viewer) || held.known_to.has(viewer))
        {
            hidden.push(&mut held.card);
        }
        let mut pool: Bag<3> = twin.deck;
        hidden.iter().for_each(|card| pool.put(**card as usize));
        for card in hidden {
            let kind = pool.pick(dice);
            pool.take(kind);
            *card = Card::ALL[kind];
        }
        twin.deck = pool;
        for seat in answered(state).iter().filter(|&seat| viewer != Some(seat)) {
            let doubts = dice.below(2) == 1;
            let without = twin.doubts.without(seat);
            twin.doubts = if doubts { without.with(seat) } else { without };
        }
        twin
    }

    /// D1: a card that somebody else draws may be any. W2: so may somebody else's answer.
    fn twin_input(
        twin: &Window,
        input: InputOf<Window>,
        viewer: Option<Seat>,
        dice: &mut impl Dice,
    ) -> InputOf<Window> {
        use window::Action::{Decline, React};
        match (twin.now, input) {
            (Now::Draw(seat, _), _) if viewer != Some(seat) && !twin.deck.is_empty() => {
                Input::Chance(Card::ALL[twin.deck.pick(dice)])
            }
            (_, Input::Act(seat, React)) if viewer != Some(seat) => Input::Act(seat, Decline),
            (_, Input::Act(seat, Decline)) if viewer != Some(seat) => Input::Act(seat, React),
            _ => input,
        }
    }

    /// W2: the last answer turns the card. P3: a look is a look.
    fn reveals(state: &Window, input: InputOf<Window>, viewer: Option<Seat>) -> bool {
        match (state.now, input) {
            (Now::Window(_, open), _) => open.len() == 1,
            (_, Input::Act(seat, window::Action::Look(..))) => viewer == Some(seat),
            _ => false,
        }
    }

    /// An empty deck and a last card each.
    fn directed(setup: &window::Setup, seed: u64) -> Option<Window> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = Window::new(setup).ok()?;
        for seat in state.seats().iter() {
            let kind = state.deck.pick(&mut |n| rng.u32(..n));
            state.deck.take(kind);
            let known_to = Seats::NONE;
            let held = window::Held { card: Card::ALL[kind], known_to };
            state.hands[seat.index()][rng.u32(..u32::from(state.hand_size)) as usize] = Some(held);
        }
        state.turned.pour(&mut state.deck);
        state.now = Now::Turn(Seat::new(rng.u32(..u32::from(state.seat_count)) as usize));
        Some(state)
    }
}

fn answered(state: &Window) -> Seats {
    match state.now {
        Now::Window(by, open) => state.seats().without(by).minus(open),
        _ => Seats::NONE,
    }
}
