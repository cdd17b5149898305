//! What a position is worth to the crew. A thousand is a victim rescued; an AP is worth about thirty.

use super::ways::{FAR, Gait, Ways};
use flash_point::events::table::Tragic;
use flash_point::levels::{DAMAGE_MAX, LOST_TO_LOSE, RESCUED_TO_WIN};
use flash_point::space::{Direction, SpaceSet};
use flash_point::specialist::{Restricted, Specialist};
use flash_point::{
    Action, CREW_MAX, Ending, Figure, FireCard, FlashPoint, Frame, Kind, MARKERS_MAX, Marker, Open,
    Poi, Vehicle,
};
use kernel::{Game, Input, Seat, Seats, Waiting};

/// A victim rescued.
const RESCUED: i32 = 1_000;
/// A match won, or lost.
const MATCH: i32 = 20_000;
/// An AP on somebody's way to a victim or home.
const WAY: i32 = 70;
/// An AP that can still be spent in this turn.
const IN_HAND: i32 = 29;
/// An AP that was saved.
const SAVED: i32 = 22;
/// A POI that will be placed in the room of one that is gone.
const COMING: i32 = 450;
/// A fire in a house without damage, in the Family game and in the Experienced one, where fires bring more.
const FIRE: [i32; 2] = [150, 200];
/// What each damage makes a fire dearer.
const FIRE_MORE: i32 = 4;
/// The first damage.
const DAMAGE: i32 = 20;
/// What each damage makes the next dearer.
const DAMAGE_MORE: i32 = 3;
/// A hazmat on the board.
const HAZMAT: i32 = 90;
/// A hazmat that the next fire may reach.
const HAZMAT_NEAR: i32 = 80;
/// An AP on the way of somebody who has nobody to rescue to where it burns.
const IDLE: i32 = 9;
/// In tenths, how many Advance Fires a fire is thought to last, in the Family game and in the Experienced one.
const HORIZON: [i32; 2] = [60, 120];
/// In hundredths of a fire: smoke beside a fire, which burns with the next roll.
const HOT: i32 = 95;
/// In hundredths of a fire: any other smoke.
const COOL: i32 = 33;
/// The rolls until a victim is home are divided by this, and by the crew multiplied.
const SHARE: i32 = 8;
/// A Flare Up in the deck.
const FLARE_UP: i32 = 60;
/// A firefighter beside a fire.
const BESIDE_FIRE: i32 = 7;
/// What the AP of a shot of the deck gun could do elsewhere.
const GUN: i32 = 120;
/// An AP on the way to the deck gun.
const TO_GUN: i32 = 20;
/// Whoever does nothing else at the deck gun is worth more than this there.
const GUNNER: i32 = 100;
/// Shares are counted in so many parts.
const WHOLE: i32 = 1_024;
/// Chance with more outcomes is not weighed.
const OUTCOMES_MAX: usize = 16;

/// Who judges: what it has worked out, and what people point at.
pub(super) struct Judge<'a> {
    pub(super) ways: Ways,
    /// Who points at which space.
    pub(super) pointed: &'a [(Seat, SpaceSet)],
    /// How many positions it has judged.
    pub(super) judged: usize,
}

impl<'a> Judge<'a> {
    pub(super) fn new(pointed: &'a [(Seat, SpaceSet)]) -> Judge<'a> {
        Judge { ways: Ways::default(), pointed, judged: 0 }
    }
}

/// E2: what it costs to lose the next one.
const fn loss(lost: u8) -> i32 {
    match lost {
        0 => 250,
        1 => 380,
        2 => 700,
        _ => MATCH,
    }
}

impl Judge<'_> {
    /// The worth of a position, whatever it waits for.
    pub(super) fn worth(&mut self, state: &FlashPoint) -> i32 {
        if state.waiting() != Waiting::Chance {
            return self.as_it_lies(&state.open);
        }
        let mut outcomes = Vec::new();
        state.chances(&mut outcomes);
        if outcomes.is_empty() || outcomes.len() > OUTCOMES_MAX {
            return self.as_it_lies(&state.open);
        }
        // What a POI is changes who goes where; other dice and cards change what burns.
        let found = matches!(state.open.frame(), Frame::TurnUp { .. });
        let (mut sum, mut total) = (0, 0);
        for (outcome, weight) in outcomes {
            let mut next = *state;
            next.apply(Input::Chance(outcome), &mut ());
            let worth = if found { self.as_it_lies(&next.open) } else { burning(&next.open) };
            sum += i64::from(worth) * i64::from(weight);
            total += i64::from(weight);
        }
        let mean = (sum / total) as i32;
        if found { mean } else { self.as_it_lies(&state.open) - burning(&state.open) + mean }
    }

    /// Would this carry off somebody to whom another points?
    pub(super) fn takes_from_others(&self, open: &Open, action: Action) -> bool {
        let Action::Move { firefighter, load: Some(_), .. } = action else { return false };
        let at = open.at(firefighter);
        self.pointed
            .iter()
            .any(|(seat, spaces)| spaces.has(at) && *seat != open.seat_of(firefighter))
    }

    /// The worth of what lies open.
    pub(super) fn as_it_lies(&mut self, open: &Open) -> i32 {
        self.judged += 1;
        burning(open) + self.people(open) + hands(open)
    }

    /// Everybody who is to be rescued, each by the firefighter who has the shortest way.
    pub(super) fn people(&mut self, open: &Open) -> i32 {
        let mut jobs = Jobs::default();
        for marker in open.markers.iter().filter(|one| one.1 != Kind::Hazmat) {
            jobs.0[jobs.1] = self.job(open, marker);
            jobs.1 += 1;
        }
        let (mut free, mut sum) = (open.figures().len(), 0);
        let (mut busy, gunner) = ([false; CREW_MAX], gunner(open));
        while jobs.1 > 0 {
            // The pair with the shortest way; with nobody left, whoever is nearest does it later.
            let late = free == 0;
            let best = (0..jobs.1)
                .flat_map(|job| (0..open.figures().len()).map(move |who| (job, who)))
                .filter(|&(_, who)| (late || !busy[who]) && Some(who) != gunner)
                .min_by_key(|&(job, who)| jobs.0[job].total[who]);
            let Some((job, who)) = best else { break };
            sum += jobs.0[job].worth(open, who, late);
            if !late && jobs.0[job].total[who] < FAR.into() {
                busy[who] = true;
            }
            free = free.saturating_sub(1);
            jobs.1 -= 1;
            jobs.0[job] = jobs.0[jobs.1];
        }
        let missing = 3u8.saturating_sub(open.markers.people()).min(open.pool());
        sum + self.idle(open, &busy) + i32::from(missing) * COMING
    }

    /// Who has nobody to rescue goes where it burns, to the hazmats, or, one of them, to the deck gun.
    fn idle(&mut self, open: &Open, busy: &[bool; CREW_MAX]) -> i32 {
        let (mut sum, mut manned) = (0, false);
        for (figure, _) in open.figures().iter().zip(busy).filter(|(_, busy)| !**busy) {
            let hazmats = open.markers.spaces(Kind::Hazmat);
            let goals = match figure.specialist {
                Some(Specialist::HazmatTechnician) if !hazmats.is_empty() => hazmats,
                Some(Specialist::RescueDog | Specialist::StructuralEngineer) => continue,
                _ => open.fire.or(open.smoke),
            };
            let mut goes = 0;
            if !goals.is_empty() {
                let away = self.ways.nearest(open, goals)[figure.space.index()];
                goes = -IDLE * i32::from(away.min(12));
            }
            let shot = if manned { 0 } else { shot(open, figure) };
            if shot > 0 {
                let engine = open.vehicle_spaces(Vehicle::Engine);
                let away = self.ways.nearest(open, engine)[figure.space.index()];
                let gun = shot - TO_GUN * i32::from(away.min(12));
                if gun > goes {
                    (goes, manned) = (gun, true);
                }
            }
            sum += goes;
        }
        sum
    }

    fn job(&mut self, open: &Open, Marker(space, kind): Marker) -> Job {
        let at = space.index();
        let home = match kind {
            Kind::Treated => self.ways.home(open, Gait::Walks)[at],
            _ => self.ways.home(open, Gait::Carries)[at],
        };
        let home = i32::from(home) * if kind == Kind::Trapped { 2 } else { 1 };
        let chance = if kind == Kind::Poi { victims(open) } else { WHOLE };
        let mut job = Job { chance, risk: risk(open, space), total: [i32::MAX / 2; CREW_MAX] };
        let by = self.pointed.iter().filter(|(_, spaces)| spaces.has(space));
        let taken: Seats = by.map(|&(seat, _)| seat).collect();
        let walk = self.ways.to(open, space);
        for (who, figure) in open.figures().iter().enumerate() {
            let seat = open.seat_of(flash_point::Firefighter::new(who));
            let way = i32::from(walk[figure.space.index()]);
            let total = (way * WHOLE + home * chance) * 4 / (pace(figure) * WHOLE);
            let left = if taken.is_empty() || taken.has(seat) { 0 } else { i32::from(FAR) };
            job.total[who] = total + left;
        }
        job
    }
}

/// DO1: a Driver with a partner stays at the deck gun as long as that is worth more than a way.
fn gunner(open: &Open) -> Option<usize> {
    let crew = open.figures();
    let fires = |one: &Figure| {
        one.is(Specialist::Driver)
            && !open.markers.has(one.space, Kind::Victim)
            && shot(open, one) > GUNNER
    };
    if crew.len() > 1 { crew.iter().position(fires) } else { None }
}

/// How many AP a firefighter has for a way: the dog's loads are dear.
fn pace(figure: &Figure) -> i32 {
    let profile = figure.profile();
    match (figure.specialist, profile.restricted) {
        (Some(Specialist::RescueDog), _) => 7,
        (_, Some(Restricted::Movement(more))) => i32::from(profile.action_points + more),
        _ => i32::from(profile.action_points),
    }
}

/// How likely a POI is a victim.
fn victims(open: &Open) -> i32 {
    let [alarms, all] =
        [i32::from(open.unseen.count(Poi::FalseAlarm as usize)), open.unseen.len() as i32];
    (all - alarms) * WHOLE / all.max(1)
}

/// How likely it begins to burn there in one Advance Fire.
fn risk(open: &Open, space: flash_point::space::Space) -> i32 {
    if space.is_outside() {
        return 2;
    }
    let near = open.adjacent(space);
    let fires = near.and(open.fire).len() as i32;
    if open.smoke.has(space) {
        return if fires > 0 {
            WHOLE
        } else {
            WHOLE * (1 + near.and(open.smoke).len() as i32) / 40
        };
    }
    WHOLE * (1 + fires * 2) / 64
}

/// Somebody to be rescued.
#[derive(Clone, Copy, Default)]
struct Job {
    /// How likely it is somebody.
    chance: i32,
    /// How likely it burns there next time.
    risk: i32,
    /// The AP that it takes each firefighter, as if all had four a turn.
    total: [i32; CREW_MAX],
}

/// All of them.
#[derive(Default)]
struct Jobs([Job; MARKERS_MAX], usize);

impl Job {
    fn worth(&self, open: &Open, who: usize, late: bool) -> i32 {
        let total = self.total[who].min(FAR.into()) + if late { 8 } else { 0 };
        let crew = i32::from(open.options.firefighters);
        // Until then the fire advances once in each turn of anybody; half of the time nearby is safe.
        let phases = (total * (crew + 1) / SHARE).min(16);
        let lives = (0..phases).fold(WHOLE, |lives, _| lives * (WHOLE - self.risk) / WHOLE);
        let lost = loss(open.tally.lost).min(3_000);
        let saved = (RESCUED + lost) * lives / WHOLE * self.chance / WHOLE - WAY * total;
        saved.max(0) - self.chance * lost / WHOLE
    }
}

/// What has been done, and what burns: all that an Advance Fire changes.
pub(super) fn burning(open: &Open) -> i32 {
    let tally = &open.tally;
    if let Frame::Over { ending } = open.frame() {
        let won = tally.rescued >= RESCUED_TO_WIN;
        let late = if ending == Ending::CalledOff { 1 } else { 0 };
        return i32::from(tally.rescued) * RESCUED + if won { MATCH - late } else { -MATCH };
    }
    let damage = i32::from(tally.damage);
    let dear = if tally.damage + 3 >= DAMAGE_MAX { 900 } else { 0 };
    let lost: i32 = (0..tally.lost).map(loss).sum();
    let won = if tally.rescued >= RESCUED_TO_WIN { MATCH } else { 0 };
    won + i32::from(tally.rescued) * RESCUED
        - lost
        - DAMAGE * damage
        - DAMAGE_MORE * damage * damage
        - dear
        - fires(open)
        - hazmats(open)
        - cards(open)
        - exposed(open)
}

/// Fire, and smoke that will be fire.
fn fires(open: &Open) -> i32 {
    let (fire, smoke) = (open.fire, open.smoke);
    let hot = open.ways().spread(fire).and(smoke);
    let weight = fire_weight(open);
    let [fires, hot, cool] = [fire, hot, smoke.minus(hot)].map(|set| set.len() as i32);
    fires * weight
        + hot * weight * HOT / 100
        + cool * weight * COOL / 100
        + fire.and(open.hot_spots).len() as i32 * 20
        + blasts(open) * HORIZON[experienced(open)] * marginal(open) / 480
}

/// What one fire costs.
fn fire_weight(open: &Open) -> i32 {
    FIRE[experienced(open)] + FIRE_MORE * i32::from(open.tally.damage)
}

/// Which of two numbers.
fn experienced(open: &Open) -> usize {
    usize::from(!open.options.is_family())
}

/// What the next damage costs.
fn marginal(open: &Open) -> i32 {
    DAMAGE + 2 * DAMAGE_MORE * i32::from(open.tally.damage)
}

/// X1 to X5: how much damage all explosions that the dice can bring would do, one for each fire.
fn blasts(open: &Open) -> i32 {
    let (walls, ways) = (open.blocked.and(open.printed().walls), open.ways());
    let blast = |direction: Direction| {
        let passes = ways.on_side(direction).and(open.fire);
        let mut struck = walls.on_side(direction).and(open.fire);
        let mut sum = 0;
        while !struck.is_empty() {
            sum += struck.len() as i32;
            // Whoever burns behind it sends its blast through.
            struck = struck.shifted(direction.opposite()).and(passes);
        }
        sum
    };
    Direction::ALL.into_iter().map(blast).sum()
}

fn hazmats(open: &Open) -> i32 {
    let hazmats = open.markers.spaces(Kind::Hazmat);
    let near = open.ways().spread(open.fire);
    let in_reach = hazmats.and(near).len() as i32;
    let soon = hazmats.and(near).and(open.smoke).len() as i32;
    let smoked = hazmats.and(open.smoke).len() as i32;
    i32::from(open.markers.count(Kind::Hazmat)) * HAZMAT
        + in_reach * HAZMAT_NEAR
        + soon * 250
        + smoked * 30
}

/// D1 to D14: what the decks hold against the crew.
fn cards(open: &Open) -> i32 {
    let deck = &open.fire_deck;
    let kind = FireCard::FlareUp as usize;
    let flares = i32::from(deck.deck.count(kind) + deck.discard.count(kind));
    let grenade = if open.events.held.has(Tragic::FireGrenade) { 170 } else { 0 };
    flares * FLARE_UP + open.hot_spots.len() as i32 * 25 - grenade
}

/// F7: firefighters whom the fire may knock down, and who then begin again at the ambulance.
fn exposed(open: &Open) -> i32 {
    let hot = open.ways().spread(open.fire);
    let cost = |figure: &Figure| {
        let at = SpaceSet::one(figure.space);
        match (hot.and(at).is_empty(), open.smoke.and(at).is_empty()) {
            _ if open.fire.has(figure.space) => 120,
            (false, false) => 110,
            (false, true) => BESIDE_FIRE,
            _ => 0,
        }
    };
    open.figures().iter().map(cost).sum()
}

/// AP in hand and saved, and who is in the crew.
fn hands(open: &Open) -> i32 {
    let saved: i32 = open.figures().iter().map(|figure| i32::from(figure.saved) * SAVED).sum();
    let turn = &open.course.turn;
    let acts = matches!(open.course.frames.bottom(), Frame::Act)
        && !matches!(open.frame(), Frame::Over { .. });
    let in_hand =
        if acts { i32::from(turn.points) * IN_HAND + i32::from(turn.restricted) * 6 } else { 0 };
    let crew: i32 =
        open.figures().iter().filter_map(|one| one.specialist).map(|one| use_of(open, one)).sum();
    saved + in_hand + crew + engine(open)
}

/// V8, V9: what a turn at the deck gun is worth to this firefighter, while nobody is in its way.
fn shot(open: &Open, figure: &Figure) -> i32 {
    let Some(at) = open.engine else { return 0 };
    let quadrant = open.board().engine_quadrant(at).spaces();
    if !open.crew_in(quadrant).is_empty() {
        return 0;
    }
    // Each space of the quadrant is hit alike, and what is beside it.
    let struck_by = |fire| open.adjacent(fire).with(fire).and(quadrant).len() as i32;
    let struck: i32 = open.fire.iter().map(struck_by).sum();
    // DO1: the Driver fires twice in a turn, and rolls again.
    let shots = if figure.is(Specialist::Driver) { 5 } else { 2 };
    (struck * fire_weight(open) * shots / 24 - GUN).max(0) * 6 / 10
}

/// V8: fire in reach of the deck gun, while nobody is in its way.
fn engine(open: &Open) -> i32 {
    let Some(at) = open.engine else { return 0 };
    let quadrant = open.board().engine_quadrant(at).spaces();
    let clear = open.crew_in(quadrant).is_empty();
    if clear { quadrant.and(open.fire).len() as i32 * 3 } else { 0 }
}

/// S13, V10: how useful a specialist is as things stand.
pub(super) fn use_of(open: &Open, specialist: Specialist) -> i32 {
    let fires = open.fire.len() as i32;
    let hazmats = i32::from(open.markers.count(Kind::Hazmat));
    match specialist {
        Specialist::CafsFirefighter => 60 + 12 * fires,
        Specialist::Generalist => 110,
        Specialist::RescueSpecialist => 130,
        Specialist::Paramedic => 70,
        Specialist::HazmatTechnician => 20 + 35 * hazmats,
        Specialist::ImagingTechnician => 50,
        Specialist::Driver => 60 + 5 * fires,
        Specialist::FireCaptain => 100,
        Specialist::StructuralEngineer => 10,
        Specialist::Veteran => 90,
        Specialist::RescueDog => 80,
        Specialist::FirePrevention => 40,
        Specialist::Strategist => 40,
        Specialist::Suppression => 120,
    }
}
const _: () = assert!(LOST_TO_LOSE == 4, "`loss` knows the fourth");
