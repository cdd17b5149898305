//! What a click would do, before it does it: the plain half of the board.
//!
//! A person selects something (a card, the Bucket, a gem for the Ember) and points; nothing is sent
//! until the deed is whole. [`Rehearsal`] is the world in which what is selected has been done, [`Plan`]
//! is what a click at one cell would add. The rules answer everything: no rule is told here a second
//! time, patterns are only offered to them cell by cell.

use crate::games::Refusal;
use fire_tower::{
    Action, Because, Event, FireTower, FirebreakLine, Frame, Hose, Space, SpaceSet, Turned,
};
use kernel::{Game, Illegal, Input, Seat};
use session::unheard;
use std::mem::{Discriminant, discriminant};

/// Where and how a person points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Aim {
    pub(super) at: Option<Space>,
    /// Quarter turns.
    pub(super) turned: u8,
    /// A whole pattern at once, or one cell after the other.
    pub(super) reach: Reach,
}

/// How much of a pattern one click does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    Whole,
    Cell,
}

/// How a click is turned into cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tool {
    /// No cell is asked for.
    Nothing,
    /// One cell.
    Cell,
    /// Three in a line, the pointer in the middle.
    Line,
    /// Two by two, the pointer in one of the corners.
    Square,
    /// A gem, and the eight cells around it.
    Ring,
    /// Two firebreaks, the pointer at one end.
    Lay(FirebreakLine),
}

/// The world in which everything that is selected has been done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rehearsal {
    pub(super) seat: Seat,
    pub(super) world: FireTower,
    /// Selected, legal one after the other, and not yet sent.
    pub(super) rehearsed: Vec<Action>,
    /// What that would bring.
    pub(super) events: Vec<Event>,
}

/// What a click at a cell would do.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Plan {
    /// After what is rehearsed; empty when nothing is possible there.
    pub(super) actions: Vec<Action>,
    /// What that would bring, what is rehearsed included.
    pub(super) events: Vec<Event>,
    /// Cells of the pattern that stay out, with the reason.
    pub(super) blocked: Vec<(Space, Refusal<Because>)>,
    /// Why nothing is possible there.
    pub(super) refused: Option<Refusal<Because>>,
}

/// What becomes of a click.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Click {
    Refuse(Option<Refusal<Because>>),
    /// Keep this selected; more is asked for.
    Select(Vec<Action>),
    /// The deed is whole.
    Do(Vec<Action>),
}

/// How a cell of a preview is marked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Mark {
    Burns,
    Doused,
    Lifted,
    Laid,
    Cleared,
    Blocked,
    /// Fire would come to a roof of the own side.
    Ruins,
}

impl Rehearsal {
    /// `None` while somebody else is asked. What is not legal any more falls away.
    pub(super) fn new(world: &FireTower, seat: Seat, selected: &[Action]) -> Option<Rehearsal> {
        if world.asked() != Some(seat) {
            return None;
        }
        let mut rehearsal =
            Rehearsal { seat, world: *world, rehearsed: Vec::new(), events: Vec::new() };
        for &action in selected {
            if rehearsal.world.play(seat, action, &mut rehearsal.events).is_err() {
                break;
            }
            rehearsal.rehearsed.push(action);
        }
        Some(rehearsal)
    }

    pub(super) fn frame(&self) -> Frame {
        self.world.open.course.frames.top()
    }

    pub(super) fn check(&self, action: Action) -> Result<(), Refusal<Because>> {
        self.world.check(self.seat, action).map_err(Refusal::from)
    }

    pub(super) fn tool(&self, reach: Reach) -> Tool {
        match (self.frame(), reach) {
            (Frame::FlareUp { .. }, Reach::Whole) => Tool::Line,
            (Frame::Douse { hose: Hose::AirDrop | Hose::Bucket, .. }, Reach::Whole) => Tool::Line,
            (Frame::BurningSnag { .. }, Reach::Whole) => Tool::Square,
            (Frame::Douse { hose: Hose::FireEngine, .. }, Reach::Whole) => Tool::Square,
            (Frame::Smokejumper { .. }, Reach::Whole) => Tool::Ring,
            (Frame::Lay { line, .. }, _) => Tool::Lay(line),
            _ if self.action_at(Space::new(0, 0)).is_some() => Tool::Cell,
            _ => Tool::Nothing,
        }
    }

    /// What pointing at this cell means to the rules, possible or not.
    pub(super) fn action_at(&self, cell: Space) -> Option<Action> {
        use fire_tower::Step;
        Some(match self.frame() {
            Frame::Turn { step: Step::Wind, .. }
            | Frame::WindCard { .. }
            | Frame::Sparks { .. }
            | Frame::Smoulder { .. }
            | Frame::Reckless { .. }
            | Frame::AidGem { .. }
            | Frame::EmberFlies { .. }
            | Frame::FlareUp { .. }
            | Frame::BurningSnag { .. } => Action::Light(cell),
            Frame::Explosion { .. } | Frame::Ember { .. } | Frame::Smokejumper { .. } => {
                Action::Pick(cell)
            }
            Frame::Douse { .. } | Frame::Jump { .. } => Action::Douse(cell),
            Frame::DeReforest { .. } if self.world.open.breaks.has(cell) => Action::Clear(cell),
            Frame::DeReforest { .. } | Frame::AidBreak { .. } | Frame::Champion { .. } => {
                Action::Break(cell)
            }
            Frame::Drift { .. } => Action::Clear(cell),
            _ => return None,
        })
    }

    /// Cells that glow: a click there, or at one of them, does something.
    pub(super) fn glowing(&self) -> SpaceSet {
        let mut actions = Vec::new();
        self.world.legal(self.seat, &mut actions);
        let mut cells = SpaceSet::EMPTY;
        for action in actions {
            match action {
                Action::Light(cell)
                | Action::Pick(cell)
                | Action::Douse(cell)
                | Action::Break(cell)
                | Action::Clear(cell) => cells.insert(cell),
                Action::Lay(cell, turned) => {
                    let Frame::Lay { line, .. } = self.frame() else { continue };
                    let (east, south) = line.offset(turned);
                    cells.insert(cell);
                    cell.step(east, south).into_iter().for_each(|other| cells.insert(other));
                }
                _ => {}
            }
        }
        cells
    }

    /// What a click would do there.
    pub(super) fn plan(&self, aim: Aim) -> Option<Plan> {
        let at = aim.at?;
        match self.tool(aim.reach) {
            Tool::Nothing => None,
            Tool::Cell => Some(self.plan_cell(at)),
            Tool::Lay(line) => Some(self.plan_line(at, line, aim.turned)),
            Tool::Ring => Some(self.plan_jump(at)),
            tool => Some(self.plan_pattern(at, &pattern(tool, at, aim.turned))),
        }
    }

    fn plan_cell(&self, at: Space) -> Plan {
        let Some(action) = self.action_at(at) else { return Plan::default() };
        match self.check(action) {
            Ok(()) => self.planned(vec![action], Vec::new()),
            Err(no) => Plan { refused: Some(no), ..Plan::default() },
        }
    }

    fn plan_line(&self, at: Space, line: FirebreakLine, turned: u8) -> Plan {
        let (first, lies) = line_from(at, line, turned);
        match self.check(Action::Lay(first, lies)) {
            Ok(()) => self.planned(vec![Action::Lay(first, lies)], Vec::new()),
            Err(no) => {
                let (east, south) = line.offset(lies);
                let ends = [Some(first), first.step(east, south)];
                let blocked = ends.into_iter().flatten().map(|end| (end, no.clone())).collect();
                Plan { refused: Some(no), blocked, ..Plan::default() }
            }
        }
    }

    /// The landing, and everything around it that can be put out.
    fn plan_jump(&self, at: Space) -> Plan {
        let plan = self.plan_cell(at);
        if plan.actions.is_empty() {
            return plan;
        }
        let around = self.world.open.jump_next(at);
        let actions = plan.actions.into_iter().chain(around.iter().map(Action::Douse)).collect();
        self.planned(actions, Vec::new())
    }

    /// As much of a pattern as the rules allow, in an order that they allow.
    fn plan_pattern(&self, at: Space, cells: &[Space]) -> Plan {
        let mut search =
            Search { seat: self.seat, kind: discriminant(&self.frame()), at, best: Vec::new() };
        search.extend(&self.world, self, cells, &mut Vec::new());
        let chosen = search.best;
        let mut actions: Vec<Action> =
            chosen.iter().filter_map(|&cell| self.action_at(cell)).collect();
        let mut begun = self.world;
        if let Some(&first) = actions.first() {
            begun.apply(Input::Act(self.seat, first), &mut unheard());
        }
        let left_out = cells.iter().filter(|cell| !chosen.contains(cell));
        let reason = |&cell: &Space| {
            let action = self.action_at(cell)?;
            let later = begun.check(self.seat, action).err().filter(|no| !over(no));
            let no = later.or_else(|| self.world.check(self.seat, action).err())?;
            Some((cell, Refusal::from(no)))
        };
        let blocked: Vec<_> = left_out.filter_map(reason).collect();
        if actions.is_empty() {
            let here = blocked.iter().find(|(cell, _)| *cell == at).or(blocked.first());
            let refused = here.map(|(_, no)| no.clone());
            return Plan { refused, blocked, ..Plan::default() };
        }
        if self.frame_after(&actions).is_some_and(|after| discriminant(&after) == search.kind) {
            actions.push(Action::Done);
        }
        self.planned(actions, blocked)
    }

    /// The frame after these actions.
    fn frame_after(&self, actions: &[Action]) -> Option<Frame> {
        let mut world = self.world;
        for &action in actions {
            world.play(self.seat, action, &mut unheard()).ok()?;
        }
        Some(world.open.course.frames.top())
    }

    fn planned(&self, actions: Vec<Action>, blocked: Vec<(Space, Refusal<Because>)>) -> Plan {
        let (mut world, mut events) = (self.world, self.events.clone());
        for &action in &actions {
            if let Err(no) = world.play(self.seat, action, &mut events) {
                return Plan { refused: Some(no.into()), blocked, ..Plan::default() };
            }
        }
        Plan { actions, events, blocked, refused: None }
    }

    /// Does the deed end with this plan, or is more asked for?
    pub(super) fn click(&self, plan: &Plan) -> Click {
        if plan.actions.is_empty() {
            return Click::Refuse(plan.refused.clone());
        }
        let all: Vec<Action> = self.rehearsed.iter().chain(&plan.actions).copied().collect();
        match self.frame_after(&plan.actions) {
            Some(
                Frame::EmberFlies { .. }
                | Frame::FlareUp { .. }
                | Frame::BurningSnag { .. }
                | Frame::Douse { .. }
                | Frame::Jump { .. },
            ) => Click::Select(all),
            _ => Click::Do(all),
        }
    }

    /// What is rehearsed, and no more of it, if the rules let one stop here.
    pub(super) fn enough(&self) -> Option<Vec<Action>> {
        self.check(Action::Done).ok()?;
        Some(self.rehearsed.iter().copied().chain([Action::Done]).collect())
    }

    /// What is rehearsed and this action.
    pub(super) fn with(&self, action: Action) -> Vec<Action> {
        self.rehearsed.iter().copied().chain([action]).collect()
    }
}

/// Cells of an earlier step still count as the game's own; a refusal because the deed is over is no
/// reason that helps anybody.
fn over(no: &Illegal<Because>) -> bool {
    matches!(no.because, Because::NotNow | Because::NotYourTurn { .. } | Because::GameOver)
}

/// Looks for the longest legal order of a pattern's cells: at most four, so all orders are tried.
struct Search {
    seat: Seat,
    kind: Discriminant<Frame>,
    at: Space,
    best: Vec<Space>,
}

impl Search {
    fn extend(
        &mut self,
        world: &FireTower,
        rehearsal: &Rehearsal,
        left: &[Space],
        done: &mut Vec<Space>,
    ) {
        let worth = |cells: &[Space]| (cells.contains(&self.at), cells.len());
        if worth(done) > worth(&self.best) {
            self.best.clone_from(done);
        }
        if discriminant(&world.open.course.frames.top()) != self.kind {
            return;
        }
        for &cell in left.iter().filter(|cell| !done.contains(cell)).collect::<Vec<_>>() {
            let Some(action) = rehearsal.action_at(cell) else { continue };
            let mut next = *world;
            if next.play(self.seat, action, &mut unheard()).is_ok() {
                done.push(cell);
                self.extend(&next, rehearsal, left, done);
                done.pop();
            }
        }
    }
}

/// The cells of a pattern that are on the board.
pub(super) fn pattern(tool: Tool, at: Space, turned: u8) -> Vec<Space> {
    let offsets: &[(i8, i8)] = match (tool, turned % 4) {
        (Tool::Line, 0 | 2) => &[(-1, 0), (0, 0), (1, 0)],
        (Tool::Line, _) => &[(0, -1), (0, 0), (0, 1)],
        (Tool::Square, 0) => &[(0, 0), (1, 0), (0, 1), (1, 1)],
        (Tool::Square, 1) => &[(-1, 0), (0, 0), (-1, 1), (0, 1)],
        (Tool::Square, 2) => &[(-1, -1), (0, -1), (-1, 0), (0, 0)],
        (Tool::Square, _) => &[(0, -1), (1, -1), (0, 0), (1, 0)],
        _ => &[(0, 0)],
    };
    offsets.iter().filter_map(|&(east, south)| at.step(east, south)).collect()
}

/// Where a line of two begins when the pointer is at one end; at the edge it turns inwards.
fn line_from(at: Space, line: FirebreakLine, turned: u8) -> (Space, Turned) {
    let lies = if turned.is_multiple_of(2) { Turned::Flat } else { Turned::Upright };
    let (east, south) = line.offset(lies);
    let (ahead, back) = (at.step(east, south), at.step(-east, -south));
    match (turned % 4 < 2, ahead, back) {
        (true, Some(_), _) | (false, _, None) => (at, lies),
        (_, _, Some(back)) => (back, lies),
        (true, None, None) => (at, lies),
    }
}

impl Plan {
    /// The cells to be marked; a later mark wins over an earlier one.
    pub(super) fn marks(&self) -> Vec<(Space, Mark)> {
        let blocked = self.blocked.iter().filter(|(_, no)| self.stands_out(&no.because));
        let mut marks = marks(&self.events);
        marks.extend(blocked.map(|&(cell, _)| (cell, Mark::Blocked)));
        marks
    }

    /// A cell that burns anyway, or has nothing to put out, is only passed over.
    fn stands_out(&self, because: &Because) -> bool {
        let passed_over = matches!(
            because,
            Because::Burning(_)
                | Because::EternalFlame(_)
                | Because::TowerAblaze(_)
                | Because::NoGem(_)
        );
        !passed_over || self.actions.is_empty()
    }

    /// The reason to be told: why nothing happens, or else why some cell stays out.
    pub(super) fn reason(&self) -> Option<&Refusal<Because>> {
        let blocked = self.blocked.iter().map(|(_, no)| no);
        self.refused.as_ref().or(blocked.into_iter().find(|no| self.stands_out(&no.because)))
    }

    pub(super) fn cells(&self, wanted: Mark) -> Vec<Space> {
        let marks = self.marks().into_iter();
        marks.filter(|&(_, mark)| mark == wanted).map(|(cell, _)| cell).collect()
    }
}

/// What these events do to cells, each cell once.
pub(super) fn marks(events: &[Event]) -> Vec<(Space, Mark)> {
    let mut marks: Vec<(Space, Mark)> = Vec::new();
    for event in events {
        let (cell, mark) = match *event {
            Event::Lit { space, .. } => (space, Mark::Burns),
            Event::Doused { space, .. } => (space, Mark::Doused),
            Event::Lifted { space, .. } => (space, Mark::Lifted),
            Event::Laid { space, .. } | Event::Exploded { space, .. } => (space, Mark::Laid),
            Event::Cleared { space, .. } => (space, Mark::Cleared),
            _ => continue,
        };
        marks.retain(|&(other, _)| other != cell);
        marks.push((cell, mark));
    }
    marks
}

/// Whose standing tower would get fire on its roof.
pub(super) fn roofs_lit(world: &FireTower, events: &[Event]) -> Vec<Seat> {
    let open = &world.open;
    let lit = |seat: &Seat| {
        let roof = open.options.tower(*seat).roof();
        events.iter().any(|event| matches!(event, Event::Lit { space, .. } if *space == roof))
    };
    open.course.standing.iter().filter(lit).collect()
}

#[cfg(test)]
#[path = "plan_tests.rs"]
pub(super) mod tests;
