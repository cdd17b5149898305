//! Before the first turn: S1 to S16.

use crate::action::FireCard;
use crate::board;
use crate::crew::{CREW_MAX, Crew, Figure, Firefighter};
use crate::edges::Edges;
use crate::event::Event;
use crate::events::table::Events;
use crate::levels::{FALSE_ALARMS, HAZMATS, VICTIMS};
use crate::marker::{Kind, Markers};
use crate::options::Options;
use crate::space::{Space, SpaceSet};
use crate::state::{Bottom, Course, EventDeck, FireDeck, FlashPoint, Frame, Open, Tally, Turn};
use kernel::{Bag, Frames, Sink};

/// The table before the first input.
pub(crate) fn set_up(options: Options) -> FlashPoint {
    let first = match options.is_family() {
        true => Frame::Begin { firefighter: Firefighter::new(0) },
        false => Frame::Explosion { number: 1, column: 0 },
    };
    let printed = options.side.edges();
    let open = Open {
        options,
        course: Course {
            frames: Frames::new(first),
            turn: Turn::new(0, Firefighter::new(0)),
            target: Space::new(0, 0),
            near: Crew::NONE,
            window: 0,
        },
        fire: SpaceSet::EMPTY,
        smoke: SpaceSet::EMPTY,
        hot_spots: SpaceSet::EMPTY,
        blocked: printed.walls.or(printed.doors),
        cracked: Edges::NONE,
        markers: Markers::NONE,
        crew: [Figure::UNPLACED; CREW_MAX],
        ambulance: None,
        engine: None,
        unseen: Bag::of([VICTIMS, FALSE_ALARMS, 0]),
        tally: tally(&options),
        fire_deck: fire_deck(&options),
        events: event_deck(&options),
    };
    let mut state = FlashPoint { open, top: None, bottom: Bottom::default() };
    if options.is_family() {
        state.open.fire = board::FAMILY_FIRE.into_iter().collect();
        for space in board::FAMILY_MARKERS {
            state.open.markers.put(space, Kind::Poi);
        }
    }
    state
}

fn tally(options: &Options) -> Tally {
    if options.is_family() {
        return Tally::default();
    }
    let level = options.level;
    // S6, S12: those that the setup lays out, and the reserve.
    let laid = level.explosions() + level.extra_hot_spots(options.firefighters);
    let hot_spots = if options.tragic { 0 } else { laid + level.hot_spot_reserve() };
    Tally { hot_spots, hazmats: HAZMATS, ..Tally::default() }
}

/// D1, D2.
fn fire_deck(options: &Options) -> FireDeck {
    if !options.tragic {
        return FireDeck::default();
    }
    let mut deck = Bag::EMPTY;
    let rages = options.level.fire_rages(options.firefighters);
    (0..rages).for_each(|_| deck.put(FireCard::FireRage as usize));
    deck.put(FireCard::Accelerate as usize);
    FireDeck { deck, pool: options.level.flare_ups(), respite: true, ..FireDeck::default() }
}

fn event_deck(options: &Options) -> EventDeck {
    let deck = if options.tragic { Events::ALL } else { Events::NONE };
    EventDeck { deck, ..EventDeck::default() }
}

impl FlashPoint {
    /// S6 to S15: the next thing to be laid out.
    pub(crate) fn set_up_on(&mut self, frame: Frame) -> bool {
        let options = self.open.options;
        let level = options.level;
        let next = match frame {
            Frame::Explosion { number, .. } if number > level.explosions() => {
                Frame::Hazmats { left: level.hazmats() }
            }
            Frame::Hazmats { left: 0 } => Frame::Pois { left: 3 },
            Frame::Pois { left: 0 } => Frame::HotSpots {
                left: match options.tragic {
                    true => 0,
                    false => level.extra_hot_spots(options.firefighters),
                },
            },
            Frame::HotSpots { left: 0 } => Frame::Specialist { firefighter: Firefighter::new(0) },
            Frame::Specialist { firefighter } => {
                match self.after(firefighter, self.open.figure(firefighter).specialist.is_some()) {
                    None => return false,
                    Some(Some(firefighter)) => Frame::Specialist { firefighter },
                    Some(None) => Frame::Park,
                }
            }
            Frame::Park if self.open.ambulance.is_some() && self.open.engine.is_some() => {
                Frame::Begin { firefighter: Firefighter::new(0) }
            }
            _ => return false,
        };
        self.enter(next);
        true
    }

    /// The firefighter after this one, once this one is done; nobody after the last.
    fn after(&self, one: Firefighter, done: bool) -> Option<Option<Firefighter>> {
        let next = one.index() + 1;
        let last = next >= usize::from(self.open.options.firefighters);
        done.then(|| (!last).then(|| Firefighter::new(next)))
    }

    /// S14: somebody stands outside; after the last the first turn begins.
    pub(crate) fn begin(&mut self, one: Firefighter, at: Space, sink: &mut impl Sink<Event>) {
        self.tell(Event::Stood { firefighter: one, at }, sink);
        match self.after(one, true) {
            Some(Some(firefighter)) => self.enter(Frame::Begin { firefighter }),
            _ => self.begin_turn(1, Firefighter::new(0), sink),
        }
    }

    /// S6 to S9, S16: an explosion of the setup, and the next one.
    pub(crate) fn explode_at_first(
        &mut self,
        number: u8,
        space: Space,
        sink: &mut impl Sink<Event>,
    ) {
        let column = if number == 2 { board::opposite_black(space.column()) } else { 0 };
        self.enter(Frame::Explosion { number: number + 1, column });
        self.tell(Event::Lit { space }, sink);
        if !self.open.options.tragic {
            self.tell(Event::HotSpotPut { space }, sink);
        }
        self.explode(space, sink);
        let outside = self.open.fire_outside();
        if !outside.is_empty() {
            self.tell(Event::Cleared { spaces: outside }, sink);
        }
    }
}
