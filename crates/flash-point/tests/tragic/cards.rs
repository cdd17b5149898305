//! The fire deck and the event deck.

use crate::table::*;
use kernel::Input;
use testkit::playout::Walk;

const RAGE: usize = FireCard::FireRage as usize;
const FLARE: usize = FireCard::FlareUp as usize;
const ACCELERATE: usize = FireCard::Accelerate as usize;
const RESPITE: usize = FireCard::Respite as usize;

fn advancing(players: u8) -> House {
    house_of(Options { accelerate_advances: true, ..options(players) })
}

/// With this card in the fire deck.
fn holding(house: House, card: usize) -> House {
    house.with(|state| state.open.fire_deck.deck.put(card))
}

#[test]
fn d1_d2_the_decks_of_every_level_and_crew() {
    let deck = |level, players| {
        let state =
            FlashPoint::new(&Options { level, ..options(players) }).expect("it can be played");
        let cards = state.open.fire_deck;
        assert_eq!((cards.deck.count(ACCELERATE), cards.deck.count(FLARE)), (1, 0));
        assert!(cards.respite && cards.discard.is_empty() && cards.removed == 0);
        assert!(state.open.events.deck == Events::ALL && state.open.tally.hot_spots == 0);
        (cards.deck.count(RAGE), cards.pool)
    };
    assert_eq!(deck(Level::Veteran, 3), (8, 8));
    assert_eq!([1, 2, 3, 4, 6].map(|crew| deck(Level::Recruit, crew).0), [15, 15, 11, 10, 10]);
    assert_eq!([1, 2, 3, 4, 6].map(|crew| deck(Level::Heroic, crew).0), [10, 10, 8, 7, 7]);
    assert_eq!(deck(Level::Heroic, 6).1, 10);
    assert_eq!(deck(Level::Recruit, 1).1, 6);
}

#[test]
fn d3_d4_d7_d11_a_fire_rage_advances_the_fire_once_and_is_discarded() {
    let page = advancing(2).fire("6,6").draws(FireCard::FireRage).rolls("1,1");
    let page = page.smokes("1,1").burns("6,6");
    let cards = page.state().open.fire_deck;
    assert_eq!((cards.discard.count(RAGE), cards.discard.len()), (1, 1));
    assert_eq!(cards.deck.count(RAGE), 14);
    assert_eq!(page.state().open.course.turn.number, 2);
    page.end();
}

#[test]
fn d5_d8_d11_a_flare_up_adds_one_brings_an_event_and_another_card() {
    let page = holding(advancing(2), FLARE).draws(FireCard::FlareUp).rolls("1,1");
    let page = page.nature(Chance::Event(Tragic::SecondWind));
    assert_eq!(page.state().open.fire_deck.pool, 5);
    assert_eq!(page.state().open.fire_deck.followed, 1);
    let page = page.nature(Chance::Fire(FireCard::FireRage)).rolls("1,8").smokes("1,1 1,8");
    let cards = page.state().open.fire_deck;
    // The two that were followed, and the one that was added.
    assert_eq!((cards.discard.count(RAGE), cards.discard.count(FLARE)), (1, 2));
    assert_eq!(cards.followed, 0);
    assert_eq!(page.state().open.events.discard, [Tragic::SecondWind].into_iter().collect());
    page.end();
}

#[test]
fn d9_q36_the_accelerate_advances_adds_brings_an_event_and_shuffles() {
    let there = advancing(2).with(|state| {
        state.open.fire_deck.deck.take(RAGE);
        state.open.fire_deck.discard.put(RAGE);
    });
    let page = there.draws(FireCard::Accelerate).rolls("1,1").smokes("1,1");
    let page = page.nature(Chance::Event(Tragic::SecondWind));
    let cards = page.state().open.fire_deck;
    assert!(cards.discard.is_empty());
    assert_eq!([RAGE, FLARE, ACCELERATE].map(|kind| cards.deck.count(kind)), [15, 1, 1]);
    page.end();
    // Agreed before: it does not advance the fire.
    let page = house(2).draws(FireCard::Accelerate).nature(Chance::Event(Tragic::SecondWind));
    page.smokes("").burns("").end();
}

#[test]
fn q37_an_accelerate_shuffles_the_flare_ups_that_led_to_it() {
    let page = holding(holding(advancing(2), FLARE), FLARE).draws(FireCard::FlareUp).rolls("1,1");
    let page = page.nature(Chance::Event(Tragic::SecondWind));
    let page = page.nature(Chance::Fire(FireCard::FlareUp)).rolls("1,8");
    let page = page.nature(Chance::Event(Tragic::Panic));
    let page = page.nature(Chance::Fire(FireCard::Accelerate)).rolls("6,1");
    let page = page.nature(Chance::Event(Tragic::DraftSlamsDoors));
    let cards = page.state().open.fire_deck;
    assert!(cards.discard.is_empty() && cards.followed == 0);
    // The two of the chain, and three that were added.
    assert_eq!((cards.deck.count(FLARE), cards.pool), (5, 3));
    page.end();
}

#[test]
fn q10_each_advance_fire_of_a_chain_knocks_down_by_itself() {
    let there = holding(advancing(2), FLARE).fire("3,4").stands(TWO, "3,5").smoke("3,5");
    let page = there.draws(FireCard::FlareUp).rolls("1,1");
    // The flashover of the first card reaches the second firefighter before the event comes.
    let page = page.act(BEN, Action::GetUp { firefighter: TWO, at: at("3,0") });
    page.nature(Chance::Event(Tragic::SecondWind)).end();
}

#[test]
fn d5_an_empty_pool_adds_nothing() {
    let empty = advancing(2).with(|state| state.open.fire_deck.pool = 0);
    let page = empty.draws(FireCard::Accelerate).rolls("1,1");
    let page = page.nature(Chance::Event(Tragic::MutualAid));
    assert_eq!(page.state().open.fire_deck.deck.count(FLARE), 0);
    assert_eq!(page.state().open.fire_deck.pool, 0);
    page.end();
}

#[test]
fn d6_every_hazmat_that_explodes_adds_a_flare_up() {
    let there = advancing(2).marker("1,5", Kind::Hazmat).fire("1,4");
    let page = there.draws(FireCard::FireRage).rolls("1,5");
    let cards = page.state().open.fire_deck;
    assert_eq!((cards.pool, cards.discard.count(FLARE)), (5, 1));
    let page = page.burns("1,4 1,5 2,5").has_damage(2).has(Kind::Hazmat, "");
    assert!(!page.state().open.has_door(edge("1,3-1,4")));
    page.end();
}

#[test]
fn d6_a_hazmat_that_explodes_in_an_event_adds_one_too() {
    let there = house(2).marker("1,1", Kind::Hazmat);
    let page = there.meets(Tragic::Reignition).rolls("1,1").burns("1,1 1,2 2,1");
    assert_eq!(page.done_with(Tragic::Reignition).open.fire_deck.pool, 6 - 2);
}

#[test]
fn q43_a_hazmat_that_is_carried_out_or_removed_adds_none() {
    let there = house(1).marker("3,1", Kind::Hazmat).stands(ONE, "3,1");
    let load = Some(Load::Hazmat);
    let west = Action::Move { firefighter: ONE, to: Direction::West, load, lead: false };
    let page = there.clone().page().act(ANN, west).has(Kind::Hazmat, "");
    assert_eq!(page.end().open.fire_deck.pool, 6);
    let page = there.card(ONE, Specialist::HazmatTechnician).page();
    let page = page.act(ANN, Action::Dispose { firefighter: ONE }).has(Kind::Hazmat, "");
    assert_eq!(page.end().open.fire_deck.pool, 6);
}

#[test]
fn ev29_d10_a_lull_brings_the_respite_which_lets_the_fire_rest() {
    let page = house(2).meets(Tragic::Lull);
    let open = page.state().open;
    assert!(!open.fire_deck.respite && open.events.removed.has(Tragic::Lull));
    assert_eq!(open.fire_deck.deck.count(RESPITE), 1, "the Accelerate has shuffled it in");
    page.end();
    let quiet =
        holding(house(2), RESPITE).fire("1,1").smoke("1,2").pois("6,1").unseen(Poi::Victim, 1);
    let page = quiet.draws(FireCard::Respite).burns("1,1").smokes("1,2");
    // POIs are replenished all the same.
    let page = page.rolls("6,8").has(Kind::Poi, "6,1 6,8");
    assert_eq!(page.state().open.fire_deck.discard.count(RESPITE), 1);
    page.end();
}

#[test]
fn d10_q25_who_stands_in_fire_is_knocked_down_in_a_respite_too() {
    let there =
        holding(house(2), RESPITE).stands(TWO, "3,4").fire("3,4").marker("3,4", Kind::Victim);
    let page = there.draws(FireCard::Respite);
    let page = page.act(BEN, Action::GetUp { firefighter: TWO, at: at("3,0") });
    assert_eq!(page.end().open.tally.lost, 1);
}

#[test]
fn q25_q36_and_under_an_accelerate_that_does_not_advance() {
    let there = house(2).stands(TWO, "3,4").fire("3,4").marker("3,4", Kind::Victim);
    let page = there.draws(FireCard::Accelerate);
    let page = page.act(BEN, Action::GetUp { firefighter: TWO, at: at("3,0") });
    let page = page.nature(Chance::Event(Tragic::SecondWind));
    assert_eq!(page.end().open.tally.lost, 1);
}

#[test]
fn ev30_d12_the_seat_of_the_fire_removes_a_flare_up_for_good() {
    // The Accelerate has put one into the discard.
    let state = house(2).meets(Tragic::SeatOfTheFire).done_with(Tragic::SeatOfTheFire);
    let cards = state.open.fire_deck;
    assert_eq!((cards.pool, cards.removed, cards.deck.count(FLARE)), (5, 1, 0));
    // Without one in the discard it is taken from the deck, and without any nothing happens.
    let bare = house(2).with(|state| state.open.fire_deck.pool = 0);
    let state = holding(bare.clone(), FLARE).meets(Tragic::SeatOfTheFire);
    assert_eq!(state.done_with(Tragic::SeatOfTheFire).open.fire_deck.removed, 1);
    let state = bare.meets(Tragic::SeatOfTheFire).done_with(Tragic::SeatOfTheFire);
    assert_eq!(state.open.fire_deck.removed, 0);
}

#[test]
fn d14_when_no_event_is_left_the_discarded_ones_are_shuffled() {
    let last = house(2).with(|state| {
        let events = &mut state.open.events;
        events.deck = Events::NONE;
        events.discard = [Tragic::SecondWind, Tragic::Panic].into_iter().collect();
        events.removed = [Tragic::Lull].into_iter().collect();
        events.held = [Tragic::FireGrenade].into_iter().collect();
    });
    let page = last.draws(FireCard::Accelerate);
    let mut fits = Vec::new();
    page.state().chances(&mut fits);
    assert_eq!(fits, [(Chance::Event(Tragic::Panic), 1), (Chance::Event(Tragic::SecondWind), 1)]);
    let page = page.nature(Chance::Event(Tragic::Panic));
    let events = page.end().open.events;
    assert!(events.deck.has(Tragic::SecondWind) && events.discard.has(Tragic::Panic));
    assert!(events.held.has(Tragic::FireGrenade) && events.removed.has(Tragic::Lull));
}

#[test]
fn q39_nothing_more_happens_when_the_match_ends_in_the_middle_of_a_card() {
    let there = holding(advancing(2), FLARE).fire("1,1").damage(23);
    let page = there.draws(FireCard::FlareUp).rolls("1,1");
    page.over(Ending::Collapsed);
}

/// How many of each thing there are, wherever they lie.
fn things(state: &FlashPoint) -> [u32; 6] {
    let (open, cards, events) = (&state.open, &state.open.fire_deck, &state.open.events);
    let of = |kind: usize| u32::from(cards.deck.count(kind) + cards.discard.count(kind));
    let mut following = [0; 4];
    let mut drawn = 0;
    for frame in open.course.frames.iter() {
        match frame {
            Frame::Follow { card: FireCard::FlareUp, .. } => {} // counted as followed
            Frame::Follow { card, .. } => following[*card as usize] += 1,
            Frame::Event { .. } => drawn += 1,
            _ => {}
        }
    }
    let flares = of(FLARE) + u32::from(cards.followed + cards.pool + cards.removed);
    let lying = [events.deck, events.discard, events.removed, events.held, events.lasting];
    let lasting_once = events.lasting.minus(events.discard);
    assert_eq!(lasting_once, events.lasting, "no card lies in two places");
    let walls = open.printed().walls;
    let destroyed = walls.minus(open.blocked).len();
    let damaged = walls.and(open.blocked).and(open.cracked).len();
    assert_eq!(
        u32::from(open.tally.damage),
        2 * destroyed + damaged,
        "every damage lies somewhere"
    );
    [
        of(RAGE) + following[RAGE],
        flares,
        of(ACCELERATE) + following[ACCELERATE],
        of(RESPITE) + following[RESPITE] + u32::from(cards.respite),
        lying.iter().map(|set| set.len()).sum::<u32>() + drawn,
        u32::from(open.markers.count(Kind::Poi)) + u32::from(open.pool()) - open.unseen.len(),
    ]
}

/// Victims: rescued, lost, seen and unseen, without the trapped one who may have come.
fn victims(state: &FlashPoint) -> u32 {
    let open = &state.open;
    let seen = open.markers.iter().filter(|marker| marker.1.is_victim()).count() as u32;
    let hidden = open.unseen.count(Poi::Victim as usize) + open.unseen.count(Poi::Trapped as usize);
    let came = u32::from(open.events.removed.has(Tragic::TrappedVictim));
    let drawn = open
        .course
        .frames
        .iter()
        .any(|frame| matches!(frame, Frame::Event { card: Tragic::TrappedVictim, .. }));
    assert!(!drawn, "that card asks for nothing");
    u32::from(open.tally.rescued + open.tally.lost) + seen + u32::from(hidden) - came
}

fn false_alarms(state: &FlashPoint) -> u8 {
    state.open.tally.false_alarms + state.open.unseen.count(Poi::FalseAlarm as usize)
}

/// Random matches to their end, through every event; and in each state nothing is lost and nothing comes
/// from nowhere, the Accelerate is where it must be, and a match that is kept goes on as it was.
#[test]
fn d5_d12_nothing_is_lost_in_random_matches_and_any_moment_can_be_kept() {
    let mut met = Events::NONE;
    let mut chains = 0;
    for seed in 0..300 {
        let level = Level::ALL[seed as usize % 3];
        let side = if u64::is_multiple_of(seed, 2) { Side::First } else { Side::Second };
        let crew = 1 + (seed % 6) as u8;
        let setup = Options { level, side, accelerate_advances: true, ..options(crew) };
        let mut walk = Walk::new(seed);
        let mut state = FlashPoint::new(&setup).expect("it can be played");
        let first = things(&state);
        let mut inputs_made = 0;
        while let Some(input) = walk.next(&state) {
            let before = state;
            state.apply(input, &mut ());
            inputs_made += 1;
            if state.waiting() != Waiting::Over {
                // Q39: what was being followed when it ended lies nowhere any more.
                assert_eq!(things(&state), first, "seed {seed} {input:?}");
            }
            assert_eq!((victims(&state), false_alarms(&state)), (10, 5), "seed {seed} {input:?}");
            if let Frame::Act = state.open.frame() {
                assert_eq!(state.open.fire_deck.deck.count(ACCELERATE), 1, "between turns");
            }
            if let Input::Chance(Chance::Event(event)) = input {
                met = met.with(event);
            }
            // Inside a chain of Flare Ups, kept and read again, it plays on the same.
            if before.open.fire_deck.followed > 0 {
                chains += 1;
                let text = serde_json::to_string(&before).expect("a state can be written");
                let mut again: FlashPoint = serde_json::from_str(&text).expect("and read again");
                again.apply(input, &mut ());
                assert_eq!(again, state, "seed {seed} {input:?}");
            }
            assert!(inputs_made < FlashPoint::INPUTS_MAX, "seed {seed} does not end");
        }
        assert_eq!(state.waiting(), Waiting::Over);
    }
    assert_eq!(met, Events::ALL, "every event came");
    assert!(chains > 100, "only {chains} inputs in a chain");
}
