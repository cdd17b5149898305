//! Where somebody who has taken something up begins to aim: at the placement that the bots' judge likes
//! best, and not at the first. It is only where the aim begins; nothing is done before it is pressed.

use super::plan::{Aim, Click, Mark, Plan, Reach, Rehearsal, Tool, pattern, roofs_lit};
use crate::games::imagined;
use bots::Judge;
use bots::fire_tower::Lookout;
use fire_tower::{Action, Event, FireTower, Frame, Space, SpaceSet, Suit, View};
use kernel::{Game, Seat};
use session::unheard;

/// What a placement is worth: by the judge, and of equals the one nearest to where it matters.
type Worth = (i32, i32);

impl Rehearsal {
    /// The best aim now, if a cell is asked for.
    pub(super) fn best_aim(&self) -> Option<Aim> {
        self.best().map(|(aim, _)| aim)
    }

    /// Whose roofs on the own side these events would put fire on.
    pub(super) fn endangered(&self, events: &[Event]) -> Vec<Seat> {
        let friends = self.world.open.options.friends(self.seat);
        let lit = roofs_lit(&self.world, events);
        lit.into_iter().filter(|seat| friends.has(*seat)).collect()
    }

    fn best(&self) -> Option<(Aim, Worth)> {
        let mut best: Option<(Aim, Worth)> = None;
        for aim in self.aims() {
            let Some(worth) = self.plan(aim).and_then(|plan| self.worth(&plan)) else { continue };
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((aim, worth));
            }
        }
        best
    }

    /// Everything that is done if each aim stays where it begins, and what that brings.
    fn deed(&self) -> Option<(Vec<Action>, Vec<Event>)> {
        let plan = self.plan(self.best_aim()?)?;
        match self.click(&plan) {
            Click::Refuse(_) => None,
            Click::Do(actions) => Some((actions, plan.events)),
            Click::Select(rehearsed) => {
                let mut world = self.world;
                for &action in &plan.actions {
                    world.play(self.seat, action, &mut unheard()).ok()?;
                }
                Rehearsal { seat: self.seat, world, rehearsed, events: plan.events }.deed()
            }
        }
    }

    /// Every way to aim that could do something.
    fn aims(&self) -> Vec<Aim> {
        let tool = self.tool(Reach::Whole);
        let glowing = self.glowing();
        // A square has the same cells from any of its corners, a line lies in two ways.
        let turns = match tool {
            Tool::Line | Tool::Lay(_) => 0..2,
            _ => 0..1,
        };
        let touches = |cells: &[Space]| cells.iter().any(|cell| glowing.has(*cell));
        let aim = |at, turned| Aim { at: Some(at), turned, reach: Reach::Whole };
        let all = Space::all().flat_map(|at| turns.clone().map(move |turned| (at, turned)));
        all.filter(|&(at, turned)| touches(&pattern(tool, at, turned)))
            .map(|(at, turned)| aim(at, turned))
            .collect()
    }

    fn worth(&self, plan: &Plan) -> Option<Worth> {
        if plan.actions.is_empty() {
            return None;
        }
        let mut world = self.world;
        for &action in &plan.actions {
            world.play(self.seat, action, &mut unheard()).ok()?;
        }
        // An ember is worth what it lights where it lands.
        if matches!(world.open.course.frames.top(), Frame::EmberFlies { .. }) {
            let flies = Rehearsal { world, ..self.clone() };
            return flies.best().map(|(_, worth)| worth);
        }
        Some((Lookout::judge(&world, self.seat), self.nearness(plan)))
    }

    /// How near it is to where it matters: fire to the others' roofs, water and firebreaks to the own
    /// roof and to fire.
    fn nearness(&self, plan: &Plan) -> i32 {
        let open = &self.world.open;
        let own = open.options.friends(self.seat);
        let roofs = |seats: kernel::Seats| -> SpaceSet {
            seats.iter().map(|seat| open.options.tower(seat).roof()).collect()
        };
        let standing = open.course.standing;
        let (ours, theirs) = (roofs(standing.and(own)), roofs(standing.minus(own)));
        let far = |(cell, mark): (Space, Mark)| match mark {
            Mark::Burns => Some(steps(theirs, cell)),
            Mark::Laid | Mark::Doused => Some(steps(ours, cell) + steps(open.fire(), cell)),
            _ => None,
        };
        // What does none of these comes last.
        -plan.marks().into_iter().filter_map(far).min().unwrap_or(i32::MAX)
    }
}

/// A bot's deed as a hint: with the cells at which the aim begins, so that both say the same. A bot looks at
/// one cell after the other and may miss the pattern that burns a rival's tower: that comes before all else.
pub(super) fn refined(view: &View, seat: Seat, actions: Vec<Action>) -> Vec<Action> {
    let world = imagined::<FireTower>(view);
    let from = |begun: &[Action]| Rehearsal::new(&world, seat, begun)?.deed();
    let friends = world.open.options.friends(seat);
    let burns_rival = |(_, events): &(_, Vec<Event>)| {
        let lit = roofs_lit(&world, events);
        !lit.is_empty() && !lit.iter().any(|seat| friends.has(*seat))
    };
    let mut legal = Vec::new();
    world.legal(seat, &mut legal);
    legal.retain(|action| {
        matches!(action, Action::Play(card) if matches!(card.suit(), Suit::Fire | Suit::Wind))
    });
    if let Some((kill, _)) = legal.iter().filter_map(|&play| from(&[play])).find(burns_rival) {
        return kill;
    }
    let taken_up = matches!(actions.first(), Some(Action::Play(_) | Action::Bucket)) as usize;
    let aimed = actions.get(taken_up).is_some_and(is_aimed);
    from(&actions[..taken_up]).filter(|_| aimed).map_or(actions, |(deed, _)| deed)
}

/// Does the action name a cell?
const fn is_aimed(action: &Action) -> bool {
    use Action::{Break, Clear, Douse, Lay, Light, Pick};
    matches!(action, Light(_) | Pick(_) | Douse(_) | Break(_) | Clear(_) | Lay(..))
}

/// How many steps it is from here to the nearest of these; 0 if there is none.
fn steps(to: SpaceSet, from: Space) -> i32 {
    let away = |cell: Space| {
        from.column().abs_diff(cell.column()) as i32 + from.row().abs_diff(cell.row()) as i32
    };
    to.iter().map(away).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::super::plan::tests::{ANN, act, rehearsal};
    use super::*;
    use fire_tower::{Card, Tower};

    /// Ann has taken up this card; the cells burn, those with an `=` in front are firebreaks.
    fn held(list: &str, card: Card) -> Rehearsal {
        let mut world = act(list);
        world.hands[0].put(card.kind());
        rehearsal(&world, &[Action::Play(card)])
    }

    fn best_plan(rehearsal: &Rehearsal) -> Plan {
        let aim = rehearsal.best_aim().expect("something can be done");
        rehearsal.plan(aim).expect("a cell is asked for")
    }

    fn cells(list: &str) -> Vec<Space> {
        list.split_whitespace().map(|cell| Space::parse(cell).expect("a cell")).collect()
    }

    fn seat_of(world: &FireTower, tower: Tower) -> Seat {
        world.open.options.seat(tower).expect("four play")
    }

    #[test]
    fn the_own_roof_is_spared_although_it_is_the_first_cell_that_glows() {
        let begun = held("a3 a2", Card::FlareUp);
        assert_eq!(begun.glowing().lowest(), Some(Tower::Red.roof()), "it could be lit");
        let plan = best_plan(&begun);
        assert!(begun.endangered(&plan.events).is_empty(), "{:?}", plan.marks());
    }

    #[test]
    fn where_only_the_own_roof_is_left_the_aim_is_there_and_the_danger_is_known() {
        // The wind's fire has no other place.
        let mut world = act("b1 =a2");
        world.open.course.wind = fire_tower::Wind::West;
        let walls = world.open.downwind(fire_tower::Wind::West).without(Tower::Red.roof());
        world.open.breaks = world.open.breaks.or(walls);
        let step = Frame::Turn { seat: ANN, step: fire_tower::Step::Wind };
        world.open.course.frames.replace(step);
        let waiting = rehearsal(&world, &[]);
        let plan = best_plan(&waiting);
        assert_eq!(plan.cells(Mark::Burns), [Tower::Red.roof()]);
        assert_eq!(waiting.endangered(&plan.events), [ANN]);
    }

    #[test]
    fn fire_goes_to_the_roof_of_another_where_it_can() {
        let begun = held("p14 a12", Card::FlareUp);
        let plan = best_plan(&begun);
        let blue = seat_of(&begun.world, Tower::Blue);
        assert_eq!(roofs_lit(&begun.world, &plan.events), [blue], "{:?}", plan.marks());
        assert!(begun.endangered(&plan.events).is_empty(), "another's danger is not ours");
    }

    #[test]
    fn water_goes_where_the_own_tower_is_in_danger() {
        let plan = best_plan(&held("d3 d4 d5 m14 m15", Card::AirDrop));
        let mut doused = plan.cells(Mark::Doused);
        doused.sort();
        assert_eq!(doused, cells("d3 d4 d5"));
    }

    #[test]
    fn a_firebreak_lies_between_the_fire_and_the_own_roof() {
        let begun = held("e1", Card::DeReforest);
        let plan = best_plan(&begun);
        let laid = plan.cells(Mark::Laid);
        let roof: SpaceSet = [Tower::Red.roof()].into_iter().collect();
        assert!(laid.iter().all(|cell| steps(roof, *cell) < 4 && cell.row() == 0), "{laid:?}");
        assert_eq!(laid.len(), 1);
        let far_off = best_plan(&held("=d9", Card::DeReforest));
        assert_eq!(
            far_off.cells(Mark::Laid).len(),
            1,
            "where it is all one, nothing is taken away"
        );
    }

    #[test]
    fn an_ember_is_picked_for_where_it_can_land() {
        let begun = held("p15 d8 e8 h12", Card::Ember);
        let pick = best_plan(&begun);
        assert_eq!(pick.cells(Mark::Lifted).len(), 1);
        let flies = rehearsal(&begun.world, &pick.actions);
        let landing = best_plan(&flies);
        let blue = seat_of(&begun.world, Tower::Blue);
        assert_eq!(roofs_lit(&begun.world, &landing.events), [blue], "beside p15");
    }

    #[test]
    fn a_hint_and_the_aim_that_begins_say_the_same() {
        let begun = held("p15 d8 e8 h12", Card::Ember);
        let cell = |name: &str| Space::parse(name).expect("a cell");
        let bot = [Action::Play(Card::Ember), Action::Pick(cell("d8")), Action::Light(cell("f8"))];
        let mut world = act("p15 d8 e8 h12");
        world.hands[0].put(Card::Ember.kind());
        let hint = refined(&world.view(Some(ANN)), ANN, bot.to_vec());
        assert_eq!(hint[1..2], best_plan(&begun).actions);
        assert_eq!(hint[2], Action::Light(Tower::Blue.roof()), "beside p15");
    }

    #[test]
    fn a_hint_does_not_miss_a_rivals_roof() {
        let mut world = act("p14 a12");
        [Card::North, Card::FlareUp].into_iter().for_each(|card| world.hands[0].put(card.kind()));
        let view = world.view(Some(ANN));
        let bot = vec![Action::Play(Card::North), Action::Blow];
        let hint = refined(&view, ANN, bot.clone());
        assert_eq!(hint[0], Action::Play(Card::FlareUp));
        assert!(hint.contains(&Action::Light(Tower::Blue.roof())), "{hint:?}");
        world.open.gems = SpaceSet::EMPTY;
        assert_eq!(refined(&world.view(Some(ANN)), ANN, bot.clone()), bot, "nothing is better");
        assert!(refined(&world.view(Some(ANN)), ANN, Vec::new()).is_empty());
    }
}
