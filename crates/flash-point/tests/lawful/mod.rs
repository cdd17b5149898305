//! What the laws need to know about Flash Point.

mod universe;
mod whole;

use fastrand::Rng;
use flash_point::events::table::{Events, Tragic};
use flash_point::space::SpaceSet;
use flash_point::specialist::Specialist;
use flash_point::{Action, Chance, Event, Eyes, FlashPoint, Frame, Options};
use kernel::{Dice, Game, Input, InputOf, Seat, Waiting};
use testkit::laws::Lawful;
use testkit::playout::Walk;

/// What the laws need to know about Flash Point.
pub(crate) struct Lawfully;

impl Lawful for Lawfully {
    type Game = FlashPoint;

    fn universe(state: &FlashPoint) -> Vec<Action> {
        universe::all(state)
    }

    fn conserved(state: &FlashPoint) -> Result<(), String> {
        whole::conserved(state)
    }

    /// ST2: whoever has not looked cannot tell which event lies where.
    fn twin(state: &FlashPoint, viewer: Option<Seat>, dice: &mut impl Dice) -> FlashPoint {
        let mut twin = *state;
        let hidden = |eyes: Eyes| viewer.is_none_or(|seat| !eyes.has(seat));
        let events = &state.open.events;
        let mut left = events.deck;
        let known = state.bottom.0.iter().zip(events.bottom.0.iter());
        for (&card, _) in known.filter(|(_, eyes)| !hidden(**eyes)) {
            left = left.without(card);
        }
        if let Some(card) = state.top.filter(|_| !hidden(events.top)) {
            left = left.without(card);
        }
        let mut draw = || {
            let card = left.nth(dice.below(left.len()) as usize).expect("there are enough");
            left = left.without(card);
            card
        };
        if state.top.is_some() && hidden(events.top) {
            twin.top = Some(draw());
        }
        for (place, &eyes) in events.bottom.0.iter().enumerate() {
            if hidden(eyes) {
                twin.bottom.0.replace(place, draw());
            }
        }
        twin
    }

    /// Somebody else looks at another event.
    fn twin_input(
        twin: &FlashPoint,
        input: InputOf<FlashPoint>,
        viewer: Option<Seat>,
        dice: &mut impl Dice,
    ) -> InputOf<FlashPoint> {
        let looks = twin.open.frame() == Frame::Look && viewer != Some(twin.open.active_seat());
        match input {
            Input::Chance(Chance::Event(_)) if looks => Input::Chance(twin.sample(dice)),
            _ => input,
        }
    }

    /// An event that only others had looked at is drawn, or looked at by the viewer too.
    fn reveals(state: &FlashPoint, input: InputOf<FlashPoint>, viewer: Option<Seat>) -> bool {
        let events = &state.open.events;
        let hidden = |eyes: Eyes| viewer.is_none_or(|seat| !eyes.has(seat));
        let bottom = state.bottom.0.iter().zip(events.bottom.0.iter());
        let bottom = bottom.filter(|(_, eyes)| hidden(**eyes)).map(|(&card, _)| card);
        let secret: Events = bottom.chain(state.top.filter(|_| hidden(events.top))).collect();
        let (mut after, mut story) = (*state, Vec::new());
        after.apply(input, &mut story);
        let heard = story.iter().filter_map(|event| FlashPoint::redact(event, viewer));
        heard.into_iter().any(|event| match event {
            Event::DrewEvent { card } => secret.has(card),
            Event::Looked { card: kernel::Seen::Open(card), .. } => secret.has(card),
            _ => false,
        })
    }

    /// In the middle of a match: everybody inside with saved AP, much smoke, few events, some looked at.
    fn directed(setup: &Options, seed: u64) -> Option<FlashPoint> {
        let mut rng = Rng::with_seed(seed);
        let mut state = FlashPoint::new(setup).ok()?;
        let mut walk = Walk::new(seed);
        while state.open.frame() != Frame::Act {
            state.apply(walk.next(&state)?, &mut ());
        }
        crowd(&mut state, &mut rng);
        if setup.tragic {
            stack(&mut state, &mut rng);
        }
        matches!(state.waiting(), Waiting::Seats { .. }).then_some(state)
    }
}

/// Puts everybody into the building, with saved AP and the rarer cards, and smoke around them.
fn crowd(state: &mut FlashPoint, rng: &mut Rng) {
    let open = &mut state.open;
    let options = open.options;
    let rare: Vec<Specialist> =
        Specialist::ALL.into_iter().rev().filter(|&one| options.has_card(one)).collect();
    let first = rng.u32(..3) as usize;
    let taken = open.fire.or(open.markers.people_spaces());
    let free = SpaceSet::BUILDING.minus(taken);
    for at in 0..usize::from(options.firefighters) {
        let figure = &mut open.crew[at];
        figure.space = free.nth(rng.u32(..free.len()) as usize).expect("not all burns");
        if !options.is_family() {
            figure.specialist = Some(rare[(first + at) % rare.len()]);
        }
        figure.saved = rng.u8(..=figure.profile().saves);
    }
    let smoke = free.iter().filter(|_| rng.u32(..3) == 0);
    open.smoke = smoke.collect::<SpaceSet>().or(open.smoke);
    let turn = &mut open.course.turn;
    let profile = open.crew[turn.active.index()].profile();
    (turn.points, turn.acted, turn.helped) = (profile.action_points, true, true);
    turn.restricted = profile.restricted.map_or(0, |restricted| restricted.points());
    open.crew[turn.active.index()].saved = 0;
}

/// Leaves four events in the deck, two of them looked at and put at the bottom, and the grenade in hand.
fn stack(state: &mut FlashPoint, rng: &mut Rng) {
    let events = &mut state.open.events;
    if events.deck.len() < 35 {
        return;
    }
    let grenade = Tragic::FireGrenade;
    (events.deck, events.held) = (events.deck.without(grenade), Events::NONE.with(grenade));
    while events.deck.len() > 4 {
        let card = events.deck.nth(rng.u32(..events.deck.len()) as usize).expect("there is one");
        (events.deck, events.discard) = (events.deck.without(card), events.discard.with(card));
    }
    let seats: Vec<Seat> = state.open.options.seats().iter().collect();
    let eyes = |rng: &mut Rng| Eyes::NONE.with(seats[rng.u32(..seats.len() as u32) as usize]);
    let cards: Vec<Tragic> = state.open.events.deck.iter().collect();
    for &card in &cards[..2] {
        state.bottom.0.push(card);
        state.open.events.bottom.0.push(eyes(rng));
    }
    state.top = Some(cards[2]);
    state.open.events.top = eyes(rng);
    // Flare Ups come soon.
    let deck = &mut state.open.fire_deck;
    while deck.pool > 0 {
        deck.pool -= 1;
        deck.deck.put(flash_point::FireCard::FlareUp as usize);
    }
}
