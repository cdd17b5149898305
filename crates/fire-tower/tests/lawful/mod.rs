//! What the laws need to know about Fire Tower.

// Each test file is a crate of its own and uses a part of this.
#![allow(dead_code)]

use fastrand::Rng;
use fire_tower::{
    Action, Card, Cards, ETERNAL_FLAME, Event, FireMix, FireTower, Frame, Haunt, Help, KINDS,
    Options, PRINTED, Rules, ShadowRule, Space, SpaceSet, Spent, Step, Suit, TURNS_MAX, Turned,
    Wind,
};
use kernel::{Dice, Frames, Game, Input, InputOf, Seat, Seats};
use std::cell::Cell;
use std::sync::OnceLock;
use testkit::laws::Lawful;
use testkit::pairwise;

thread_local! {
    /// Which setup comes next: one for each seed, in turn. To meet a failure again, set the seed
    /// and call `laws::again::<Lawfully>(0, seed, start)`.
    pub(crate) static SEED: Cell<u64> = const { Cell::new(0) };
}

pub(crate) fn setups() -> &'static [Options] {
    static SETUPS: OnceLock<Vec<Options>> = OnceLock::new();
    SETUPS.get_or_init(pairwise::setups::<FireTower>)
}

/// What the laws need to know about Fire Tower.
pub(crate) struct Lawfully;

impl Lawful for Lawfully {
    type Game = FireTower;

    fn setups() -> Vec<Options> {
        let all = setups();
        vec![all[SEED.get() as usize % all.len()]]
    }

    fn universe(_: &FireTower) -> Vec<Action> {
        let cells: [fn(Space) -> Action; 5] =
            [Action::Light, Action::Pick, Action::Douse, Action::Break, Action::Clear];
        let turned = [Turned::Flat, Turned::Upright];
        let lines = turned.map(|turned| Space::all().map(move |cell| Action::Lay(cell, turned)));
        let cards = Card::all().flat_map(|card| [Action::Play(card), Action::Discard(card)]);
        let mut all: Vec<Action> = cells.iter().flat_map(|cell| Space::all().map(cell)).collect();
        all.extend(lines.into_iter().flatten().chain(cards));
        all.extend([Action::Blow, Action::Roll, Action::Bucket, Action::Done]);
        all.extend([Spent::Water, Spent::Firebreak].map(Action::Reckless));
        all.extend([Help::Fire, Help::Firebreak, Help::Cards].map(Action::Aid));
        all.extend([Haunt::Steal, Haunt::Sparks].map(Action::Haunt));
        all.extend(Wind::ALL.map(Action::Veer));
        all
    }

    fn conserved(state: &FireTower) -> Result<(), String> {
        cards_are_all_there(state)?;
        tokens_lie_where_they_may(state)?;
        the_course_makes_sense(state)
    }

    /// The viewer knows its own hand. What lies in the other hands and in the deck changes places;
    /// events are never in a hand, so they stay where they are.
    fn twin(state: &FireTower, viewer: Option<Seat>, dice: &mut impl Dice) -> FireTower {
        let mut twin = *state;
        let hidden = |seat: usize| viewer.map(Seat::index) != Some(seat);
        let mut pool = twin.deck;
        let (sizes, mut events) = (twin.hands.map(|hand| hand.len()), Cards::EMPTY);
        for card in Card::all().filter(|card| card.suit() == Suit::Event) {
            (0..pool.count(card.kind())).for_each(|_| {
                pool.take(card.kind());
                events.put(card.kind());
            });
        }
        for seat in (0..sizes.len()).filter(|&seat| hidden(seat)) {
            pool.pour(&mut twin.hands[seat]);
        }
        for seat in (0..sizes.len()).filter(|&seat| hidden(seat)) {
            for _ in 0..sizes[seat] {
                let kind = pool.pick(dice);
                pool.take(kind);
                twin.hands[seat].put(kind);
            }
        }
        pool.pour(&mut events);
        twin.deck = pool;
        twin
    }

    /// D2: a taken hand is seen by who takes it. Q4, N5, N8, G3: a hand that nobody takes, and the
    /// cards of a shadow, go to the open discards.
    fn reveals(state: &FireTower, input: InputOf<FireTower>, viewer: Option<Seat>) -> bool {
        let (mut after, mut events) = (*state, Vec::new());
        after.apply(input, &mut events);
        let by_hand = matches!(input, Input::Act(_, Action::Discard(_)));
        events.iter().any(|event| match *event {
            Event::Discarded { seat, .. } => !by_hand && viewer != Some(seat),
            Event::Took { to, .. } => viewer == Some(to),
            _ => false,
        })
    }

    fn directed(setup: &Options, seed: u64) -> Option<FireTower> {
        Some(Odd { rng: Rng::with_seed(seed), options: *setup }.position())
    }
}

/// S3, S5, G1: every kind, counted over deck, hands, discards and waiting events.
fn cards_are_all_there(state: &FireTower) -> Result<(), String> {
    let options = &state.open.options;
    let course = &state.open.course;
    let mut there = [0; KINDS];
    for (kind, count) in there.iter_mut().enumerate() {
        *count = state.deck.count(kind) + state.open.discards.count(kind);
        *count += state.hands.iter().map(|hand| hand.count(kind)).sum::<u8>();
        // By the first telling a drawn event lay beside the discards.
        let aside = !options.since(Rules::Two);
        let waiting = course.due.iter().filter(|(card, _)| aside && card.kind() == kind);
        *count += waiting.count() as u8;
    }
    let dealt = course.frames.bottom() != Frame::Deal;
    for printed in PRINTED {
        let all = match printed.card {
            Card::FlareUp if options.fire_mix == FireMix::FourTwo => 4,
            Card::Ember if options.fire_mix == FireMix::FourTwo => 2,
            Card::Firestorm => u8::from(dealt && options.firestorm),
            Card::MutualAid => u8::from(dealt && options.mutual_aid),
            Card::ShadowOfTheWood => u8::from(course.shadow_card_in_play),
            _ => printed.count,
        };
        let found = there[printed.card.kind()];
        if found != all {
            return Err(format!("{found} of {all} {:?} are there", printed.card));
        }
    }
    let holds_event =
        |hand: &Cards| hand.iter().any(|(kind, _)| Card::of(kind).suit() == Suit::Event);
    match state.hands.iter().position(holds_event) {
        Some(seat) => Err(format!("seat {seat} holds an event")),
        None => Ok(()),
    }
}

fn tokens_lie_where_they_may(state: &FireTower) -> Result<(), String> {
    let open = &state.open;
    let covered = ETERNAL_FLAME.or(open.course.ablaze.zones());
    let wrong = [
        ("two tokens lie", open.gems.and(open.breaks)),
        ("a gem lies on lasting fire", open.gems.and(covered)),
        ("a firebreak lies on lasting fire", open.breaks.and(covered)),
    ];
    match wrong.iter().find(|(_, cells)| !cells.is_empty()) {
        Some((what, cells)) => Err(format!("{what} on {cells:?}")),
        None => Ok(()),
    }
}

fn the_course_makes_sense(state: &FireTower) -> Result<(), String> {
    let course = &state.open.course;
    let options = &state.open.options;
    let is = |wanted: fn(&Frame) -> bool| course.frames.iter().any(wanted);
    if course.turns > TURNS_MAX || course.frames.depth() > 8 {
        return Err(format!("{} turns, {} frames", course.turns, course.frames.depth()));
    }
    if !course.standing.and(course.shadows).is_empty() {
        return Err("a shadow's tower stands".to_string());
    }
    // W5: a burning may bar the wind until the die has given a new one.
    let unsettled = is(|frame| {
        let rolls = matches!(frame, Frame::Burnt { .. } | Frame::Storm | Frame::RollWind { .. });
        rolls || matches!(frame, Frame::Deal | Frame::FirstWind | Frame::Over)
    });
    let towers = course.standing.iter().map(|seat| options.tower(seat));
    let open_side = towers.into_iter().any(|tower| tower.sides().contains(&course.wind));
    if !unsettled && course.smouldering.is_empty() && !open_side {
        return Err(format!("the wind blows {:?}, where no tower stands", course.wind));
    }
    // D3, D5: hands keep to the limit, and burnt players have none, but for a shadow's cards. A
    // match may end while somebody still holds too many.
    if is(|frame| matches!(frame, Frame::Over)) {
        return Ok(());
    }
    let keeps = is(|frame| matches!(frame, Frame::Keep { .. }));
    let haunts = is(|frame| {
        let played = matches!(frame, Frame::ShadowPlay { .. } | Frame::ShadowDone { .. });
        played || matches!(frame, Frame::ShadowDraw { .. } | Frame::Steal { .. })
    });
    for seat in state.seats().iter() {
        let held = state.hands[seat.index()].len();
        let out = !options.teams && !course.standing.has(seat) && !course.smouldering.has(seat);
        if out && held > 0 && !haunts {
            return Err(format!("{seat:?} is burnt and holds {held} cards"));
        }
        if !out && held > u32::from(course.hand_limit) && !keeps {
            return Err(format!("{seat:?} holds {held} of {} cards", course.hand_limit));
        }
    }
    Ok(())
}

/// Makes positions that random play hardly ever meets: boards nearly full, decks nearly empty,
/// towers about to burn, towers long burnt, shadows, the last turns of the longest match.
struct Odd {
    rng: Rng,
    options: Options,
}

impl Odd {
    fn position(&mut self) -> FireTower {
        let mut state = FireTower::new(&self.options).expect("the setups can be played");
        self.burn(&mut state);
        self.grow(&mut state);
        self.deal(&mut state);
        let late = if self.rng.bool() { 3 } else { u32::from(TURNS_MAX) };
        let seats = state.seats();
        let course = &mut state.open.course;
        course.turns = 1 + self.rng.u32(..late) as u16;
        let sides = course.standing.iter().flat_map(|seat| self.options.tower(seat).sides());
        let sides: Vec<Wind> = sides.collect();
        course.wind = sides[self.rng.u32(..sides.len() as u32) as usize];
        course.emptied = seats.iter().filter(|_| self.rng.bool()).collect();
        self.begin(&mut state);
        state
    }

    /// All but two players may have burnt; in teams, one of each team.
    fn burn(&mut self, state: &mut FireTower) {
        let seats = self.options.seat_count();
        let most = if self.options.teams { 2 } else { seats - 2 };
        let course = &mut state.open.course;
        for _ in 0..self.rng.u32(..=most as u32) {
            let seat = Seat::new(self.rng.u32(..seats as u32) as usize);
            let partner = Seat::new((seat.index() + 2) % seats);
            let spared = self.options.teams && !course.standing.has(partner);
            if !course.standing.has(seat) || spared {
                continue;
            }
            course.standing = course.standing.without(seat);
            if self.options.tower_ablaze {
                course.ablaze = course.ablaze.with(self.options.tower(seat));
            }
            if self.options.shadow == ShadowRule::Role {
                course.shadows = course.shadows.with(seat);
            }
            course.hand_limit += u8::from(!self.options.teams);
            course.shadow_card_in_play |= self.options.shadow == ShadowRule::Event;
        }
    }

    /// Tokens everywhere but on lasting fire and on the roofs of standing towers.
    fn grow(&mut self, state: &mut FireTower) {
        let open = &mut state.open;
        let roof = |seat: Seat| self.options.tower(seat).roof();
        let roofs: SpaceSet = open.course.standing.iter().map(roof).collect();
        let free = ETERNAL_FLAME.or(open.course.ablaze.zones()).or(roofs).complement();
        let (gems, breaks) = (self.rng.u32(..=100), self.rng.u32(..=40));
        for cell in free.iter() {
            match self.rng.u32(..100) {
                drawn if drawn < breaks => open.breaks.insert(cell),
                drawn if drawn < breaks + gems => open.gems.insert(cell),
                _ => {}
            }
        }
    }

    /// Full hands for everybody who holds one; most of the rest has been played.
    fn deal(&mut self, state: &mut FireTower) {
        let Odd { rng, options } = self;
        let events = [
            (Card::Firestorm, options.firestorm),
            (Card::MutualAid, options.mutual_aid),
            (Card::ShadowOfTheWood, state.open.course.shadow_card_in_play),
        ];
        let standing = state.open.course.standing;
        let holders = if options.teams { state.seats() } else { standing };
        let mut draw = |deck: &mut Cards| {
            let kind = deck.pick(&mut |n| rng.u32(..n));
            deck.take(kind);
            kind
        };
        for seat in holders.iter() {
            for _ in 0..state.open.course.hand_limit {
                let kind = draw(&mut state.deck);
                state.hands[seat.index()].put(kind);
            }
        }
        events.iter().filter(|event| event.1).for_each(|event| state.deck.put(event.0.kind()));
        let left = self.rng.u32(1..12);
        while state.deck.len() > left {
            let kind = state.deck.pick(&mut |n| self.rng.u32(..n));
            state.deck.take(kind);
            state.open.discards.put(kind);
        }
    }

    /// Somebody's turn, now and then with an event on top.
    fn begin(&mut self, state: &mut FireTower) {
        let players = state.seats().minus(self.idle(state));
        let seat =
            players.clockwise_from(Seat::new(self.rng.u32(..4) as usize)).expect("some play");
        let shadow = state.open.course.shadows.has(seat);
        let windless = state.open.downwind(state.open.course.wind).is_empty();
        let step = match shadow {
            true => Step::Roll,
            false if windless || self.rng.bool() => Step::Act,
            false => Step::Wind,
        };
        let course = &mut state.open.course;
        course.frames = Frames::new(Frame::Turn { seat, step });
        let left = if self.options.teams { Seats::first(4) } else { course.standing };
        let from = left.lowest().expect("somebody stands");
        match self.rng.u32(..8) {
            0 => course.frames.push(Frame::Storm),
            1 => {
                course.frames.push(Frame::Firestorm { from, left });
                course.frames.push(Frame::Storm);
            }
            2 => course.frames.push(Frame::AidChoice { seat: from }),
            _ => {}
        }
    }

    /// Seats that take no turns.
    fn idle(&self, state: &FireTower) -> Seats {
        let course = &state.open.course;
        match self.options.teams {
            true => Seats::NONE,
            false => state.seats().minus(course.standing).minus(course.shadows),
        }
    }
}
