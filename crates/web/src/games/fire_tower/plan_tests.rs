use super::*;
use fire_tower::{Card, ETERNAL_FLAME, Edition, Options, Step, Tower, Towers};
use kernel::{Frames, Seats};

pub(in super::super) const ANN: Seat = Seat::new(0);

fn at(cell: &str) -> Space {
    Space::parse(cell).expect("a cell")
}

fn cells(list: &str) -> Vec<Space> {
    list.split_whitespace().map(at).collect()
}

/// Ann's action; the cells burn, those with an `=` in front are firebreaks.
pub(in super::super) fn act(list: &str) -> FireTower {
    let options = Options::preset(Edition::Later, Towers::ALL);
    let mut world = FireTower::new(&options).expect("four may play");
    world.open.course.frames = Frames::new(Frame::Turn { seat: ANN, step: Step::Act });
    for word in list.split_whitespace() {
        match word.strip_prefix('=') {
            Some(cell) => world.open.breaks.insert(at(cell)),
            None => world.open.gems.insert(at(word)),
        }
    }
    world
}

pub(in super::super) fn rehearsal(world: &FireTower, selected: &[Action]) -> Rehearsal {
    let rehearsal = Rehearsal::new(world, ANN, selected).expect("Ann is asked");
    assert_eq!(rehearsal.rehearsed, selected, "what is selected must be legal");
    rehearsal
}

fn holding(list: &str, card: Card) -> FireTower {
    let mut world = act(list);
    world.hands[0].put(card.kind());
    world
}

fn aim(cell: &str, turned: u8, reach: Reach) -> Aim {
    Aim { at: Some(at(cell)), turned, reach }
}

fn plan(list: &str, card: Card, cell: &str, turned: u8) -> (Rehearsal, Plan) {
    let rehearsal = rehearsal(&holding(list, card), &[Action::Play(card)]);
    let plan = rehearsal.plan(aim(cell, turned, Reach::Whole)).expect("a cell is asked for");
    (rehearsal, plan)
}

fn lights(list: &str) -> Vec<Action> {
    cells(list).into_iter().map(Action::Light).collect()
}

#[test]
fn f1_a_flare_up_is_lit_from_the_fire_outwards() {
    let (rehearsal, far) = plan("", Card::FlareUp, "h5", 1);
    assert!(far.actions.is_empty(), "h4, h5 and h6 touch nothing");
    let plan = rehearsal.plan(aim("h6", 1, Reach::Whole)).expect("asked");
    assert_eq!(plan.actions, lights("h7 h6 h5"));
    assert_eq!(plan.marks().len(), 3);
    let all = [vec![Action::Play(Card::FlareUp)], lights("h7 h6 h5")].concat();
    assert_eq!(rehearsal.click(&plan), Click::Do(all));
}

#[test]
fn f5_a_firebreak_in_the_pattern_is_marked_and_the_rest_is_offered() {
    let (_, plan) = plan("=h5", Card::FlareUp, "h6", 1);
    assert_eq!(plan.actions, lights("h7 h6"));
    assert_eq!(plan.cells(Mark::Blocked), cells("h5"));
    assert_eq!(plan.reason().map(|no| no.because), Some(Because::Firebreak(at("h5"))));
}

#[test]
fn f2_where_nothing_burns_the_reason_is_told() {
    let (rehearsal, plan) = plan("", Card::FlareUp, "d4", 0);
    assert!(plan.actions.is_empty());
    let no = plan.refused.clone().expect("a reason");
    assert_eq!((no.clause.as_str(), no.because), ("F2", Because::NotBesideFire(at("d4"))));
    assert_eq!(rehearsal.click(&plan), Click::Refuse(plan.refused));
}

#[test]
fn a_part_of_a_pattern_is_placed_cell_by_cell_and_ended_with_enough() {
    let world = holding("", Card::FlareUp);
    let begun = rehearsal(&world, &[Action::Play(Card::FlareUp)]);
    let plan = begun.plan(aim("h7", 0, Reach::Cell)).expect("asked");
    let Click::Select(selected) = begun.click(&plan) else { panic!("more may follow") };
    assert_eq!(begun.enough(), None, "at least one gem");
    let begun = rehearsal(&world, &selected);
    let whole = [Action::Play(Card::FlareUp), Action::Light(at("h7")), Action::Done];
    assert_eq!(begun.enough().as_deref(), Some(&whole[..]));
}

#[test]
fn h1_water_stops_nowhere_and_done_ends_a_pattern_that_could_go_on() {
    let (_, plan) = plan("d4 e4 f4", Card::AirDrop, "e4", 0);
    assert_eq!(plan.actions.len(), 3);
    // e4 and f4 are put out; g4 burns too, but lies outside this position.
    let (_, plan) = self::plan("e4 f4 g4 h4", Card::AirDrop, "e4", 0);
    assert_eq!(plan.cells(Mark::Doused), cells("e4 f4"));
    assert_eq!(plan.actions.last(), Some(&Action::Done));
}

#[test]
fn h4_a_fire_engine_turns_around_its_corner() {
    for (turned, expected) in ["e6 f7", "e6", "d5 e6", "e6"].into_iter().enumerate() {
        let (_, plan) = plan("e6 f7 d5", Card::FireEngine, "e6", turned as u8);
        assert_eq!(plan.cells(Mark::Doused), cells(expected), "turned {turned}");
    }
}

#[test]
fn h5_a_smokejumper_puts_out_everything_around_or_what_is_chosen() {
    let (rehearsal, plan) = plan("d4 e5 e4", Card::Smokejumper, "d4", 0);
    assert_eq!(plan.actions.len(), 3);
    assert!(matches!(rehearsal.click(&plan), Click::Do(_)));
    let single = rehearsal.plan(aim("d4", 0, Reach::Cell)).expect("asked");
    assert!(matches!(rehearsal.click(&single), Click::Select(_)));
}

#[test]
fn f10_an_ember_is_in_the_air_until_it_lands() {
    let world = holding("d4 g8", Card::Ember);
    let begun = rehearsal(&world, &[Action::Play(Card::Ember)]);
    let pick = begun.plan(aim("d4", 0, Reach::Whole)).expect("asked");
    let Click::Select(selected) = begun.click(&pick) else { panic!("it has to land") };
    let flies = rehearsal(&world, &selected);
    let land = flies.plan(aim("f8", 0, Reach::Whole)).expect("asked");
    assert_eq!(land.marks(), [(at("d4"), Mark::Lifted), (at("f8"), Mark::Burns)]);
    assert!(matches!(flies.click(&land), Click::Do(actions) if actions.len() == 3));
}

#[test]
fn f8_an_explosion_shows_its_ring_before_it_is_set_off() {
    let (_, plan) = plan("d4 =d3", Card::Explosion, "d4", 0);
    assert_eq!(plan.cells(Mark::Laid), cells("d4"));
    assert_eq!(plan.cells(Mark::Burns).len(), 7);
}

#[test]
fn l4_a_line_lies_on_either_side_of_the_pointer_and_turns_inwards_at_the_edge() {
    let lay = |cell: &str, turned| plan("", Card::DozerLine, cell, turned).1.actions;
    assert_eq!(lay("d5", 0), [Action::Lay(at("d5"), Turned::Flat)]);
    assert_eq!(lay("d5", 2), [Action::Lay(at("c5"), Turned::Flat)]);
    assert_eq!(lay("d5", 1), [Action::Lay(at("d5"), Turned::Upright)]);
    assert_eq!(lay("p5", 0), [Action::Lay(at("o5"), Turned::Flat)]);
    assert_eq!(lay("e1", 3), [Action::Lay(at("e1"), Turned::Upright)]);
}

#[test]
fn l3_a_line_beside_a_firebreak_says_so() {
    let (_, plan) = plan("=d5", Card::ScratchLine, "b5", 0);
    let no = plan.refused.clone().expect("d5 is taken");
    assert_eq!(no.because, Because::Firebreak(at("d5")));
    assert_eq!(plan.cells(Mark::Blocked), cells("b5 d5"));
}

#[test]
fn l6_a_cell_with_a_firebreak_is_cleared_and_another_is_laid() {
    let (rehearsal, plan) = plan("=d5", Card::DeReforest, "d5", 0);
    assert_eq!(plan.actions, [Action::Clear(at("d5"))]);
    let lay = rehearsal.plan(aim("f5", 0, Reach::Whole)).expect("asked");
    assert_eq!(lay.actions, [Action::Break(at("f5"))]);
}

#[test]
fn q3_fire_on_the_own_roof_is_noticed_before_the_click() {
    let (rehearsal, plan) = plan("a4 a3 a2", Card::FlareUp, "a2", 1);
    assert_eq!(roofs_lit(&rehearsal.world, &plan.events), [ANN]);
    assert_eq!(plan.cells(Mark::Burns), [Tower::Red.roof()]);
}

#[test]
fn t2_in_the_wind_step_the_cells_downwind_glow_and_the_bucket_can_be_taken_up() {
    let mut world = act("b2 c4");
    world.open.course.frames.replace(Frame::Turn { seat: ANN, step: Step::Wind });
    let waiting = rehearsal(&world, &[]);
    assert_eq!(waiting.tool(Reach::Whole), Tool::Cell);
    assert_eq!(waiting.glowing(), world.open.downwind(world.open.course.wind));
    let bucket = rehearsal(&world, &[Action::Bucket]);
    assert_eq!(bucket.tool(Reach::Whole), Tool::Line);
    assert_eq!(bucket.glowing(), cells("b2").into_iter().collect());
}

#[test]
fn nobody_else_has_a_stage_and_what_is_not_legal_falls_away() {
    let world = act("");
    assert_eq!(Rehearsal::new(&world, Seat::new(1), &[]), None);
    let none = Rehearsal::new(&world, ANN, &[Action::Play(Card::Ember)]).expect("Ann is asked");
    assert!(none.rehearsed.is_empty());
    assert_eq!(none.tool(Reach::Whole), Tool::Nothing);
    assert_eq!(none.plan(aim("d4", 0, Reach::Whole)), None);
    assert!(ETERNAL_FLAME.has(at("h8")) && world.open.course.standing == Seats::first(4));
}
