//! What the laws need to know about New Game. The test of secrets uses it too.

use kernel::{Bag, Dice, Game, Input, InputOf, Seat};
use new_game::{Action, Card, DECK, Frame, NewGame, Setup};
use testkit::laws::Lawful;

pub(crate) struct Lawfully;

impl Lawful for Lawfully {
    type Game = NewGame;

    fn universe(_: &NewGame) -> Vec<Action> {
        Action::every()
    }

    /// Every card is somewhere, and none is there twice.
    fn conserved(state: &NewGame) -> Result<(), String> {
        let mut all = state.deck;
        all.pour(&mut { state.discards });
        state.hands.iter().chain(&state.burning).for_each(|bag| all.pour(&mut { *bag }));
        if let Frame::Window { card, .. } = state.frame {
            all.put(card as usize);
        }
        if all == DECK { Ok(()) } else { Err(format!("the cards are {all:?}, not {DECK:?}")) }
    }

    /// S2, T1: cards in the hands of others change places with the deck, as many as before.
    fn twin(state: &NewGame, viewer: Option<Seat>, dice: &mut impl Dice) -> NewGame {
        let mut twin = *state;
        let others = || (0..twin.hands.len()).filter(|&at| viewer != Some(Seat::new(at)));
        let mut pool = state.deck;
        others().for_each(|at| pool.pour(&mut { state.hands[at] }));
        for at in others().collect::<Vec<_>>() {
            twin.hands[at] = Bag::EMPTY;
            for _ in 0..state.hands[at].len() {
                let kind = pool.pick(dice);
                pool.take(kind);
                twin.hands[at].put(kind);
            }
        }
        twin.deck = pool;
        twin
    }

    /// T1: a card that somebody else draws may be any.
    fn twin_input(
        twin: &NewGame,
        input: InputOf<NewGame>,
        viewer: Option<Seat>,
        dice: &mut impl Dice,
    ) -> InputOf<NewGame> {
        match twin.frame {
            Frame::Draw { seat, .. } if viewer != Some(seat) && !twin.deck.is_empty() => {
                Input::Chance(Card::ALL[twin.deck.pick(dice)])
            }
            _ => input,
        }
    }

    /// T5, T6, W3: a card that leaves somebody else's hand lies open.
    fn reveals(_: &NewGame, input: InputOf<NewGame>, viewer: Option<Seat>) -> bool {
        matches!(input, Input::Act(seat, action) if action != Action::Pass && viewer != Some(seat))
    }

    /// E1: the last card of the deck.
    fn directed(setup: &Setup, seed: u64) -> Option<NewGame> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = NewGame::new(setup).ok()?;
        while state.deck.len() > 1 {
            let kind = state.deck.pick(&mut |n| rng.u32(..n));
            state.deck.take(kind);
            state.discards.put(kind);
        }
        state.frame = Frame::Draw { seat: Seat::new(0), first: false };
        Some(state)
    }
}
