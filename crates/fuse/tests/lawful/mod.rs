//! What the laws need to know about FUSE.

use fastrand::Rng;
use fuse::cards::{Bomb, Card, Spark};
use fuse::die::{Colour, Number};
use fuse::requirement::filled;
use fuse::{Action, Call, DieName, Frame, Fuse, Options, POOL};
use kernel::{Game, Input, Seat, Waiting};
use testkit::laws::Lawful;
use testkit::playout::Walk;

/// What the laws need to know about FUSE.
pub(crate) struct Lawfully;

impl Lawful for Lawfully {
    type Game = Fuse;

    /// Missions are long: a third of the mixes, unless more is asked for.
    fn setups() -> Vec<Options> {
        let all = testkit::pairwise::setups::<Fuse>();
        let step = if std::env::var_os("TINDERBOX_SEEDS").is_some() { 1 } else { 3 };
        all.into_iter().step_by(step).collect()
    }

    fn universe(state: &Fuse) -> Vec<Action> {
        let round = state.round.number;
        let mut all = vec![Action::Ready, Action::RollSix];
        for round in [round.wrapping_sub(1), round, round + 1] {
            all.extend([Action::Pass { round }, Action::End { round }, Action::Hold { round }]);
            all.push(Action::Roll { round, call: None });
            let colours = Colour::ALL.map(Call::Colour).into_iter();
            let calls = colours.chain(Number::all().map(Call::Number));
            all.extend(calls.map(|call| Action::Roll { round, call: Some(call) }));
        }
        all.extend((0..1 << POOL).map(|dice| Action::Reroll { round, dice }));
        all.extend(Bomb::all().map(Action::Pick));
        let cards = cards(state);
        all.extend(cards.iter().map(|&card| Action::Check { round, card }));
        all.extend(cards.iter().flat_map(|&card| returns(state, card)));
        for (place, lying) in state.pool.iter().enumerate() {
            for turn in [lying.turn, lying.turn + 1] {
                let die = DieName { round, place: place as u8, turn };
                all.push(Action::Flip { die });
                all.extend(Number::all().map(|number| Action::Turn { die, number }));
                all.extend(Colour::ALL.map(|colour| Action::Mark { die, colour }));
                for &card in &cards {
                    all.push(Action::Scrub { die, card });
                    let seen = dice(state, card).map_or(0, |dice| filled(&dice));
                    for slot in 0..=card.requirement().len() as u8 {
                        let place = |marked| Action::Place { die, marked, card, slot, seen };
                        all.extend([false, true].map(place));
                    }
                }
            }
        }
        all
    }

    fn conserved(state: &Fuse) -> Result<(), String> {
        dice_are_whole(state)?;
        bombs_are_whole(state)?;
        sparks_are_whole(state)
    }

    /// Near the end: hardly a bomb in the deck, most sparks in play.
    fn directed(setup: &Options, seed: u64) -> Option<Fuse> {
        let mut rng = Rng::with_seed(seed);
        let mut state = Fuse::new(setup).ok()?;
        let mut walk = Walk::new(1);
        while !matches!(state.waiting(), Waiting::Seats { .. }) {
            state.apply(walk.next(&state)?, &mut ());
        }
        state.deck.bombs = state.deck.known.len() as u8 + rng.u32(..3) as u8;
        let seats: Vec<Seat> = state.seats().iter().collect();
        while state.unseen_sparks.len() > 2 {
            let spark = state.unseen_sparks.nth(0)?;
            state.unseen_sparks = state.unseen_sparks.without(spark);
            let of = &mut state.sparks_of[rng.u32(..seats.len() as u32) as usize];
            *of = of.with(spark);
        }
        let ready: Vec<Seat> = state.seats().iter().collect();
        for seat in ready {
            if matches!(state.frame(), Frame::Ready { .. }) {
                state.apply(Input::Act(seat, Action::Ready), &mut ());
            }
        }
        Some(state)
    }
}

/// Every card in front of somebody, and two that lie elsewhere or nowhere.
fn cards(state: &Fuse) -> Vec<Card> {
    let seats = state.seats().iter().flat_map(|seat| state.cards_of(seat));
    let mut cards: Vec<Card> = seats.map(|front| front.card).collect();
    cards.extend([Card::Bomb(Bomb::new(0)), Card::Spark(Spark::new(0))]);
    cards.sort();
    cards.dedup();
    cards
}

fn dice(state: &Fuse, card: Card) -> Option<fuse::requirement::Placed> {
    let owner = state.owner(card)?;
    state.card_of(owner, card).map(|front| front.dice)
}

fn returns(state: &Fuse, card: Card) -> Vec<Action> {
    let dice = dice(state, card).unwrap_or([None; 6]).into_iter().enumerate();
    let named = |(slot, die): (usize, Option<_>)| {
        die.map(|die| Action::Return { card, slot: slot as u8, die })
    };
    dice.filter_map(named).collect()
}

fn dice_are_whole(state: &Fuse) -> Result<(), String> {
    let mut there = state.bag;
    let pool = state.pool.iter().filter_map(|lying| lying.die);
    let bombs = state.held.iter().flat_map(|held| held.dice).flatten();
    let sparks = state.sparks.iter().flat_map(|spark| spark.dice).flatten();
    for die in pool.chain(bombs).chain(sparks) {
        there[die.kind().index()] += 1;
    }
    let whole = state.options.supply().dice.0;
    if there == whole { Ok(()) } else { Err(format!("{there:?} dice instead of {whole:?}")) }
}

fn bombs_are_whole(state: &Fuse) -> Result<(), String> {
    let deck = &state.deck;
    let held = state.held.iter().filter_map(|held| held.bomb);
    let mut there: Vec<Bomb> = deck.unseen.iter().chain(deck.known.iter()).collect();
    there.extend(deck.row.iter().flatten().copied().chain(held));
    let count = there.len() + state.tally.bombs as usize + state.tally.down as usize;
    there.sort();
    if there.windows(2).any(|two| two[0] == two[1]) {
        return Err(format!("a bomb is there twice: {there:?}"));
    }
    let whole = state.options.bombs();
    if count as u32 != whole.len() || there.iter().any(|&bomb| !whole.has(bomb)) {
        return Err(format!("{count} bombs instead of {}", whole.len()));
    }
    let bare = |held: &fuse::Held| held.bomb.is_none() && held.dice.iter().any(Option::is_some);
    if state.held.iter().any(bare) || u32::from(deck.bombs) < deck.known.len() {
        let dealt = !matches!(state.frame(), Frame::Deal);
        return if dealt { Err("dice without a bomb".to_string()) } else { Ok(()) };
    }
    Ok(())
}

fn sparks_are_whole(state: &Fuse) -> Result<(), String> {
    let mut there: Vec<Spark> = state.unseen_sparks.iter().collect();
    there.extend(state.sparks_of.iter().flat_map(|sparks| sparks.iter()));
    there.extend(state.pile.cards.iter().flatten());
    there.sort();
    let whole: Vec<Spark> = state.options.sparks().iter().collect();
    if there == whole { Ok(()) } else { Err(format!("{there:?} sparks")) }
}
