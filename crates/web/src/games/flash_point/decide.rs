//! What there is to decide: what may be done, sorted by kinds of action and by the spaces of the plan.

use crate::games::imagined;
use flash_point::space::{Space, SpaceSet};
use flash_point::{
    Action, Choice, Firefighter, FlashPoint, Frame, Kind, Load, Open, Vehicle, View,
};
use kernel::{Game, Seat, Seats, Waiting};

/// A kind of action of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Move,
    Squeeze,
    Extinguish,
    Door,
    Chop,
    Treat,
    Dispose,
    TurnUp,
    Clear,
    Repair,
    MoveSmoke,
    MovePoi,
    OpenFor,
    Look,
    Plan,
    Throw,
    Drive,
    DeckGun,
    ChangeCrew,
    Command,
    End,
}

impl Verb {
    /// Those that have a button, in its order.
    const LISTED: [Verb; 18] = [
        Verb::Squeeze,
        Verb::Extinguish,
        Verb::Door,
        Verb::Chop,
        Verb::Treat,
        Verb::Dispose,
        Verb::TurnUp,
        Verb::Clear,
        Verb::Repair,
        Verb::MoveSmoke,
        Verb::MovePoi,
        Verb::OpenFor,
        Verb::Look,
        Verb::Plan,
        Verb::Throw,
        Verb::Drive,
        Verb::DeckGun,
        Verb::ChangeCrew,
    ];
}

/// What pressing something does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Do {
    /// Does this for a seat.
    Act(Seat, Action),
    /// Puts a fire out altogether: twice the same.
    Twice(Seat, Action),
    /// Goes the way that is shown.
    Walk(Space),
    /// Takes up a kind of action that can be done in several ways.
    Begin(Verb),
    /// V5: drives there; how somebody rides along is asked next.
    Drive(Vehicle, bool),
    /// FC1: commands this firefighter, or nobody any more.
    Lead(Option<Firefighter>),
    /// A3: takes this along from now on, or nothing.
    Carry(Option<Load>),
    /// A4: is a treated victim led along?
    Follow(bool),
    Cancel,
}

/// What the person at the screen has taken up before anything is sent.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Taken {
    pub(super) verb: Option<Verb>,
    pub(super) drive: Option<(Vehicle, bool)>,
    /// The space that was pressed.
    pub(super) space: Option<Space>,
    /// FC1: who is commanded.
    pub(super) led: Option<Firefighter>,
    /// What is carried, where somebody has said so.
    pub(super) load: Option<Option<Load>>,
    pub(super) follow: Option<bool>,
}

/// More answers than these are not listed: they are pressed on the plan.
const LISTED_MAX: usize = 8;

/// More commands than these have one button together.
const COMMANDS_MAX: usize = 2;

pub(super) const fn verb_of(action: Action) -> Option<Verb> {
    Some(match action {
        Action::Move { .. } => Verb::Move,
        Action::Squeeze { .. } => Verb::Squeeze,
        Action::Extinguish { .. } => Verb::Extinguish,
        Action::Open { .. } | Action::Close { .. } => Verb::Door,
        Action::Chop { .. } => Verb::Chop,
        Action::Treat { .. } => Verb::Treat,
        Action::Dispose { .. } => Verb::Dispose,
        Action::TurnUp { .. } => Verb::TurnUp,
        Action::Clear { .. } => Verb::Clear,
        Action::Repair { .. } => Verb::Repair,
        Action::MoveSmoke { .. } => Verb::MoveSmoke,
        Action::MovePoi { .. } => Verb::MovePoi,
        Action::OpenFor { .. } => Verb::OpenFor,
        Action::Look { .. } => Verb::Look,
        Action::Plan { .. } => Verb::Plan,
        Action::Throw { .. } => Verb::Throw,
        Action::Drive { .. } => Verb::Drive,
        Action::FireDeckGun { .. } => Verb::DeckGun,
        Action::ChangeCrew { .. } => Verb::ChangeCrew,
        Action::End { .. } => Verb::End,
        _ => return None,
    })
}

/// The firefighter who does an action of a turn.
pub(super) const fn doer(action: Action) -> Option<Firefighter> {
    match action {
        Action::Move { firefighter, .. }
        | Action::Squeeze { firefighter, .. }
        | Action::Extinguish { firefighter, .. }
        | Action::Open { firefighter, .. }
        | Action::Close { firefighter, .. }
        | Action::Chop { firefighter, .. }
        | Action::Treat { firefighter, .. }
        | Action::Dispose { firefighter }
        | Action::TurnUp { firefighter, .. }
        | Action::Clear { firefighter }
        | Action::Repair { firefighter, .. }
        | Action::MoveSmoke { firefighter, .. }
        | Action::MovePoi { firefighter, .. }
        | Action::OpenFor { firefighter, .. }
        | Action::Look { firefighter }
        | Action::Drive { firefighter, .. }
        | Action::FireDeckGun { firefighter }
        | Action::ChangeCrew { firefighter, .. } => Some(firefighter),
        _ => None,
    }
}

/// The spaces at which an action can be pressed on the plan.
pub(super) fn spaces_of(open: &Open, action: Action) -> SpaceSet {
    let beside =
        |one: Firefighter, to| open.at(one).step(to).map_or(SpaceSet::EMPTY, SpaceSet::one);
    match action {
        Action::Move { firefighter, to, .. }
        | Action::Squeeze { firefighter, to }
        | Action::Open { firefighter, at: to }
        | Action::Close { firefighter, at: to }
        | Action::Chop { firefighter, at: to }
        | Action::Repair { firefighter, at: to }
        | Action::Dodge { firefighter, to, .. } => beside(firefighter, to),
        Action::Begin { at, .. }
        | Action::Extinguish { at, .. }
        | Action::TurnUp { at, .. }
        | Action::Throw { at, .. }
        | Action::GetUp { at, .. }
        | Action::Explode { at } => SpaceSet::one(at),
        Action::MoveSmoke { from, .. }
        | Action::MovePoi { from, .. }
        | Action::OpenFor { from, .. } => SpaceSet::one(from),
        Action::Ride { ride, .. } => SpaceSet::one(ride.to),
        Action::Drive { vehicle, clockwise, ride, .. } => match ride {
            Some(ride) => SpaceSet::one(ride.to),
            None => driven(open, vehicle, clockwise),
        },
        Action::Park { vehicle, at } => open.spot(vehicle, at),
        Action::Treat { firefighter, .. }
        | Action::Dispose { firefighter }
        | Action::Clear { firefighter }
        | Action::FireDeckGun { firefighter } => SpaceSet::one(open.at(firefighter)),
        Action::Choose(Choice::Space(space) | Choice::Victim(space, _)) => SpaceSet::one(space),
        Action::Choose(Choice::Wall(edge)) => edge.spaces().into_iter().collect(),
        Action::Choose(Choice::Quadrant(quadrant)) => quadrant.spaces(),
        _ => SpaceSet::EMPTY,
    }
}

/// V2: the spot to which a vehicle would be driven.
pub(super) fn driven(open: &Open, vehicle: Vehicle, clockwise: bool) -> SpaceSet {
    let Some(at) = open.parked(vehicle) else { return SpaceSet::EMPTY };
    open.spot(vehicle, if clockwise { at.clockwise() } else { at.counterclockwise() })
}

/// Everything that the people at this device may do now.
pub(super) fn legal(world: &FlashPoint, own: Seats) -> Vec<(Seat, Action)> {
    let mut all = Vec::new();
    for seat in own.iter() {
        let mut actions = Vec::new();
        world.legal(seat, &mut actions);
        all.extend(actions.into_iter().map(|action| (seat, action)));
    }
    all
}

/// What people at this device decide, worked out of a whole position.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Decision {
    pub(super) world: FlashPoint,
    pub(super) acts: Vec<(Seat, Action)>,
    /// The match waits for somebody at this device.
    pub(super) asked: bool,
    /// Whose turn it is to act here, with the seat, in an own turn.
    pub(super) turn: Option<(Seat, Firefighter)>,
}

impl Decision {
    pub(super) fn new(view: &View, own: Seats) -> Decision {
        let world = imagined::<FlashPoint>(view);
        let acts = legal(&world, own);
        let open = &world.open;
        let seat = open.active_seat();
        let turn = matches!(open.frame(), Frame::Act) && own.has(seat);
        let asked = match world.waiting() {
            Waiting::Seats { must, .. } => !must.and(own).is_empty(),
            _ => false,
        };
        Decision { turn: turn.then(|| (seat, open.active())), asked, acts, world }
    }

    pub(super) fn open(&self) -> &Open {
        &self.world.open
    }

    /// Who moves when a space is pressed.
    pub(super) fn walker(&self, taken: &Taken) -> Option<Firefighter> {
        self.turn.map(|(_, active)| taken.led.unwrap_or(active))
    }

    /// A3: what the walker takes along: a victim unless somebody said otherwise.
    pub(super) fn load(&self, taken: &Taken) -> Option<Load> {
        let at = self.open().at(self.walker(taken)?);
        let there = |load: &Load| self.open().markers.has(at, load.kind());
        let usual = || [Load::Victim, Load::Trapped].into_iter().find(there);
        taken.load.unwrap_or_else(usual).filter(there)
    }

    /// A4: does a treated victim come along?
    pub(super) fn follows(&self, taken: &Taken) -> bool {
        let Some(walker) = self.walker(taken) else { return false };
        let there = self.open().markers.has(self.open().at(walker), Kind::Treated);
        there && taken.follow.unwrap_or(true)
    }

    /// The actions of the moment: in an own turn those of whoever is moved.
    pub(super) fn current(&self, taken: &Taken) -> impl Iterator<Item = (Seat, Action)> + '_ {
        let walker = self.walker(taken);
        let fits = move |action: Action| match (walker, doer(action)) {
            (Some(walker), Some(doer)) => walker == doer,
            _ => true,
        };
        self.acts.iter().copied().filter(move |(_, action)| fits(*action))
    }

    /// What can be done at a space; walking there is apart.
    pub(super) fn at(&self, taken: &Taken, space: Space) -> Vec<(Seat, Action)> {
        let wanted = |action: Action| match (verb_of(action), taken.verb) {
            (Some(Verb::Move), _) => false,
            (Some(Verb::Drive), None) => false,
            (verb, Some(wanted)) => verb == Some(wanted) && drives(taken, action),
            _ => true,
        };
        let here = |action: Action| spaces_of(self.open(), action).has(space);
        self.current(taken).filter(|(_, action)| wanted(*action) && here(*action)).collect()
    }

    /// The spaces on which pressing does something, besides walking.
    pub(super) fn glowing(&self, taken: &Taken) -> SpaceSet {
        let in_turn = self.turn.is_some();
        let quiet = |action: Action| {
            let verb = verb_of(action);
            matches!(verb, Some(Verb::Move | Verb::Drive)) && taken.verb.is_none()
        };
        let wanted = |action: Action| match (verb_of(action), taken.verb) {
            (verb, Some(wanted)) => verb == Some(wanted) && drives(taken, action),
            (Some(verb), None) if in_turn => is_near(verb),
            _ => true,
        };
        let actions = self.current(taken).map(|(_, action)| action);
        let actions = actions.filter(|action| !quiet(*action) && wanted(*action));
        actions.fold(SpaceSet::EMPTY, |all, action| all.or(spaces_of(self.open(), action)))
    }

    /// The answers under the plan.
    pub(super) fn offers(&self, taken: &Taken, walks: bool) -> Vec<Do> {
        let mut offers = match (taken.space, taken.verb) {
            (Some(space), _) => self.offers_at(taken, space, walks),
            (None, Some(verb)) => self.offers_of(taken, verb),
            _ if matches!(self.open().frame(), Frame::Act) => return self.offers_of_turn(taken),
            _ => return self.offers_of_question(),
        };
        offers.push(Do::Cancel);
        offers
    }

    fn offers_at(&self, taken: &Taken, space: Space, walks: bool) -> Vec<Do> {
        let mut offers = Vec::new();
        for (seat, action) in self.at(taken, space) {
            offers.push(Do::Act(seat, action));
            if let Some(twice) = self.twice(seat, action) {
                offers.push(twice);
            }
        }
        if walks && taken.verb.is_none() {
            offers.push(Do::Walk(space));
        }
        offers
    }

    /// A9: a fire can be put out at once by whoever has the AP.
    pub(super) fn twice(&self, seat: Seat, action: Action) -> Option<Do> {
        let Action::Extinguish { at, .. } = action else { return None };
        let mut after = self.world;
        let burns = self.open().fire.has(at);
        let played = burns && after.play(seat, action, &mut Vec::new()).is_ok();
        (played && after.check(seat, action).is_ok()).then_some(Do::Twice(seat, action))
    }

    fn offers_of(&self, taken: &Taken, verb: Verb) -> Vec<Do> {
        if verb == Verb::Command {
            return self.commands(taken);
        }
        let all = self.current(taken).filter(|(_, action)| verb_of(*action) == Some(verb));
        if verb == Verb::Drive && taken.drive.is_none() {
            let mut offers = Vec::new();
            for (_, action) in all {
                let Action::Drive { vehicle, clockwise, .. } = action else { continue };
                if !offers.contains(&Do::Drive(vehicle, clockwise)) {
                    offers.push(Do::Drive(vehicle, clockwise));
                }
            }
            return offers;
        }
        let all: Vec<_> = all.filter(|(_, action)| drives(taken, *action)).collect();
        let many = all.len() > LISTED_MAX && verb != Verb::ChangeCrew;
        all.into_iter().filter(|_| !many).map(|(seat, action)| Do::Act(seat, action)).collect()
    }

    /// A question other than the actions of a turn.
    fn offers_of_question(&self) -> Vec<Do> {
        let chooses = matches!(self.open().frame(), Frame::Specialist { .. });
        let many = self.acts.len() > LISTED_MAX && !chooses;
        // The vehicles are parked one after the other, or by pressing any spot.
        let first = self.acts.iter().find_map(|(_, action)| match action {
            Action::Park { vehicle, .. } => Some(*vehicle),
            _ => None,
        });
        let listed = |action: Action| match action {
            Action::Park { vehicle, .. } => Some(vehicle) == first,
            _ => !many || spaces_of(self.open(), action).is_empty(),
        };
        let listed = self.acts.iter().filter(|(_, action)| listed(*action));
        listed.map(|&(seat, action)| Do::Act(seat, action)).collect()
    }

    /// The kinds of action that are possible, and what is taken along.
    fn offers_of_turn(&self, taken: &Taken) -> Vec<Do> {
        let mut offers = self.loads(taken);
        for verb in Verb::LISTED {
            let mut all = self.current(taken).filter(|(_, action)| verb_of(*action) == Some(verb));
            match (all.next(), all.next()) {
                (Some((seat, action)), None) => offers.push(Do::Act(seat, action)),
                (Some(_), Some(_)) => offers.push(Do::Begin(verb)),
                (None, _) => {}
            }
        }
        let commands = self.commands(taken);
        match commands.len() {
            0..=COMMANDS_MAX => offers.extend(commands),
            _ => offers.push(Do::Begin(Verb::Command)),
        }
        let end = |&&(_, action): &&(Seat, Action)| matches!(action, Action::End { .. });
        let end = self.acts.iter().find(end).filter(|_| taken.led.is_none());
        offers.extend(end.map(|&(seat, action)| Do::Act(seat, action)));
        offers
    }

    /// A3, A4: what could be taken along from here.
    fn loads(&self, taken: &Taken) -> Vec<Do> {
        let Some(walker) = self.walker(taken) else { return Vec::new() };
        let at = self.open().at(walker);
        let mut offers = Vec::new();
        for load in Load::ALL {
            if self.open().markers.has(at, load.kind()) {
                offers.push(Do::Carry(Some(load)));
            }
        }
        if self.open().markers.has(at, Kind::Treated) {
            offers.push(Do::Follow(!self.follows(taken)));
        }
        offers
    }

    /// FC1: whom a Fire Captain can command.
    pub(super) fn commands(&self, taken: &Taken) -> Vec<Do> {
        let Some((_, active)) = self.turn else { return Vec::new() };
        if taken.led.is_some() {
            return vec![Do::Lead(None)];
        }
        let commanded = |one: &Firefighter| {
            *one != active && self.acts.iter().any(|(_, action)| doer(*action) == Some(*one))
        };
        let others = self.open().everybody().iter().filter(commanded);
        others.map(|one| Do::Lead(Some(one))).collect()
    }
}

/// The verbs that are shown on the plan before anything is chosen: what is done beside oneself.
const fn is_near(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Extinguish | Verb::Door | Verb::Squeeze | Verb::TurnUp | Verb::Treat | Verb::Dispose
    )
}

/// Is this the drive that was chosen?
fn drives(taken: &Taken, action: Action) -> bool {
    match (action, taken.drive) {
        (Action::Drive { vehicle, clockwise, .. }, Some(drive)) => (vehicle, clockwise) == drive,
        _ => true,
    }
}
