//! Laws that cannot fail prove nothing: each of these games breaks one, and is caught at it.

mod broken_window;
mod lawful;

use broken_window::{BrokenLaws, fault};
use kernel::{Game, Input, Seat};
use lawful::{Claims, Windows};
use std::panic::{AssertUnwindSafe, catch_unwind};
use testkit::laws::{self, Lawful, Place, Start};
use testkit::playout::random_match;
use testkit::toys::window::{Setup, Window};

type BrokenGame = <BrokenLaws<{ fault::HEARS_TOO_LITTLE }> as Lawful>::Game;

/// How far a broken game is looked for.
const SEEDS: u64 = 50;

#[track_caller]
fn caught<const FAULT: u8>(sentence: &str) {
    let words = complaint(|| _ = laws::all::<BrokenLaws<FAULT>>(0..SEEDS));
    assert!(words.contains(&format!("A law is broken: {sentence}.")), "it said: {words}");
    assert!(words.contains("game broken-window"), "the game is named: {words}");
}

fn complaint(run: impl FnOnce()) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(run)) else { return "nothing".to_string() };
    *panic.downcast::<String>().expect("laws panic with words")
}

#[test]
fn the_game_that_is_broken_in_no_way_is_lawful() {
    laws::all::<BrokenLaws<{ fault::NONE }>>(0..SEEDS);
}

#[test]
fn an_action_that_legal_forgets_is_missed() {
    caught::<{ fault::LEGAL_FORGETS }>("legal is exactly what check allows");
}

#[test]
fn an_action_listed_twice_is_noticed() {
    caught::<{ fault::LEGAL_REPEATS }>("legal is exactly what check allows");
}

#[test]
fn a_clause_that_is_not_in_the_table_is_noticed() {
    caught::<{ fault::UNKNOWN_CLAUSE }>("every refusal cites a clause of the game");
}

#[test]
fn acting_out_of_turn_is_noticed() {
    caught::<{ fault::OUT_OF_TURN }>("only actors have actions");
}

#[test]
fn a_state_in_which_nobody_can_go_on_is_noticed() {
    caught::<{ fault::STUCK }>("somebody can always go on");
}

#[test]
fn payoffs_before_the_end_are_noticed() {
    caught::<{ fault::EARLY_PAYOFFS }>("payoffs are told when the match is over");
}

#[test]
fn a_team_before_the_end_is_noticed() {
    caught::<{ fault::EARLY_TEAM }>("a team wins and loses together");
}

#[test]
fn a_team_that_does_not_win_alike_is_noticed() {
    caught::<{ fault::UNEQUAL_TEAM }>("a team wins and loses together");
}

#[test]
fn letting_things_pass_unasked_is_noticed() {
    caught::<{ fault::DECLINES_UNASKED }>("declining is legal");
}

#[test]
fn letting_things_pass_by_a_hidden_card_is_noticed() {
    caught::<{ fault::DECLINE_PEEKS }>("a seat cannot tell twin worlds apart");
}

#[test]
fn a_clock_that_does_not_run_is_not_read() {
    let says = "somebody can always go on";
    caught::<{ fault::READS_WHAT_DOES_NOT_RUN }>(says);
}

#[test]
fn a_game_that_says_it_hides_nothing_and_does_is_noticed() {
    caught::<{ fault::SAYS_IT_HIDES_NOTHING }>("a game that hides nothing shows everything");
}

#[test]
fn an_event_that_not_everybody_hears_is_noticed_where_nothing_is_hidden() {
    let words = complaint(|| {
        let setup = Setup { seats: 2, hand: 2, looks: true };
        let state = BrokenGame::new(&setup).expect("two can play");
        let at = Place::<BrokenLaws<{ fault::HEARS_TOO_LITTLE }>> {
            setup: 0,
            seed: 1,
            start: Start::Setup,
            step: 0,
            state: &state,
        };
        let drawn = Input::Chance(state.sample(&mut |_| 0));
        laws::a_game_that_hides_nothing_shows_everything(&at, Some(drawn));
    });
    assert!(words.contains("hears Some(Drew("), "it said: {words}");
}

#[test]
fn a_quiet_choice_that_is_refused_is_noticed() {
    caught::<{ fault::QUIET_IS_ILLEGAL }>("the quiet choice is legal");
}

#[test]
fn a_bound_that_is_too_low_is_noticed() {
    caught::<{ fault::BOUND_TOO_LOW }>("every match ends");
}

#[test]
fn an_alarm_that_rings_for_ever_is_noticed() {
    caught::<{ fault::RINGS_FOR_EVER }>("an alarm that rang is gone");
}

#[test]
fn rules_that_depend_on_a_listener_are_noticed() {
    caught::<{ fault::DEPENDS_ON_LISTENER }>("nobody listening changes nothing");
}

#[test]
fn a_card_swapped_in_the_deck_is_missed() {
    caught::<{ fault::SWAPS_CARDS }>("nothing is lost or made");
}

#[test]
fn a_client_that_forgets_an_event_is_noticed() {
    caught::<{ fault::FOLLOW_FORGETS }>("following the events shows what the server sees");
}

#[test]
fn legality_that_peeks_at_a_hidden_card_is_noticed() {
    caught::<{ fault::LEGALITY_PEEKS }>("an imagined world looks and plays the same");
}

#[test]
fn a_reason_that_names_a_hidden_card_is_noticed() {
    caught::<{ fault::REASON_PEEKS }>("an imagined world looks and plays the same");
}

#[test]
fn an_imagined_world_that_looks_otherwise_is_noticed() {
    caught::<{ fault::IMAGINES_WRONGLY }>("an imagined world looks and plays the same");
}

#[test]
fn a_view_that_shows_the_deck_is_noticed_even_when_worlds_are_imagined_to_fit() {
    caught::<{ fault::VIEW_SHOWS_DECK }>("a seat cannot tell twin worlds apart");
}

#[test]
fn telling_everybody_which_card_was_drawn_is_noticed() {
    caught::<{ fault::TELLS_DRAWN_CARD }>("a seat cannot tell twin worlds apart");
}

#[test]
fn telling_everybody_a_secret_answer_is_noticed() {
    caught::<{ fault::TELLS_SECRET_ANSWER }>("a seat cannot tell twin worlds apart");
}

#[test]
fn a_loaded_deck_is_noticed() {
    caught::<{ fault::LOADED }>("sampling keeps to the listed odds");
}

#[test]
fn drawing_what_is_not_there_is_noticed() {
    caught::<{ fault::DRAWS_UNLISTED }>("what is sampled is listed");
}

#[test]
fn a_state_that_is_not_saved_whole_is_noticed() {
    caught::<{ fault::SAVES_TOO_LITTLE }>("what is written can be read back");
}

#[test]
fn a_panic_of_the_rules_is_told_with_its_seed() {
    let words = complaint(|| _ = laws::all::<BrokenLaws<{ fault::PANICS }>>(0..SEEDS));
    assert!(words.contains("A law is broken: the rules never panic."), "it said: {words}");
    assert!(words.contains("seed 0, start Setup, step "), "it said: {words}");
}

#[test]
fn what_a_failure_says_is_enough_to_meet_it_again() {
    type Leaking = BrokenLaws<{ fault::LEGALITY_PEEKS }>;
    let words = complaint(|| _ = laws::all::<Leaking>(0..SEEDS));
    let call = words.split("again::<_>(").nth(1).expect("it says how");
    let mut parts = call.split(", ");
    let setup = parts.next().and_then(|text| text.parse().ok()).expect("the setup's number");
    let seed = parts.next().and_then(|text| text.parse().ok()).expect("the seed");
    let start = if call.contains("Start::Directed)") { Start::Directed } else { Start::Setup };
    let again = complaint(|| laws::again::<Leaking>(setup, seed, start));
    assert!(again.contains("an imagined world looks and plays the same"), "it said: {again}");
}

#[test]
fn a_replay_that_ends_elsewhere_is_noticed() {
    let setup = Setup { seats: 2, hand: 2, looks: true };
    let played = random_match::<Window>(&setup, 1);
    let first = Window::new(&setup).expect("two can play");
    let step = played.inputs.len();
    let at =
        Place::<Windows> { setup: 0, seed: 1, start: Start::Setup, step, state: &played.state };
    laws::a_replay_comes_out_the_same(&at, &setup, &first, &played.inputs);
    let mut other = played.inputs.clone();
    let flipped = other.iter_mut().rev().find_map(|input| match input {
        Input::Act(_, action) => Some(action),
        _ => None,
    });
    use testkit::toys::window::Action::{Decline, React};
    let last = flipped.expect("somebody acted");
    *last = if *last == React { Decline } else { React };
    let words = complaint(|| laws::a_replay_comes_out_the_same(&at, &setup, &first, &other));
    assert!(words.contains("A law is broken: a replay comes out the same."), "it said: {words}");
}

#[test]
fn a_twin_that_is_no_world_is_the_tests_own_mistake() {
    struct Careless;
    impl Lawful for Careless {
        type Game = testkit::toys::claim::Claim;

        fn universe(state: &Self::Game) -> Vec<<Self::Game as Game>::Action> {
            Claims::universe(state)
        }

        fn conserved(state: &Self::Game) -> Result<(), String> {
            Claims::conserved(state)
        }

        fn twin(state: &Self::Game, _: Option<Seat>, _: &mut impl kernel::Dice) -> Self::Game {
            Self::Game { bag: state.bag + 1, ..*state }
        }
    }
    let words = complaint(|| _ = laws::all::<Careless>(0..1));
    assert!(words.contains("the test's twin is no world"), "it said: {words}");
}
