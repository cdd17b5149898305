//! Words for these tests: a quiet house in somebody's turn, what is done in it, and what is seen then.

pub(crate) use crate::quiet::*;
pub(crate) use flash_point::Ride;
pub(crate) use kernel::{Alarm, Clause, Seats};
pub(crate) use testkit::scenario::setup_refused;

pub(crate) const THREE: Firefighter = Firefighter::new(2);
pub(crate) const UP: Direction = Direction::North;
pub(crate) const DOWN: Direction = Direction::South;
pub(crate) const LEFT: Direction = Direction::West;
pub(crate) const RIGHT: Direction = Direction::East;

pub(crate) fn family(players: u8) -> Options {
    Options {
        players,
        firefighters: players,
        mode: Mode::Family,
        level: Level::Recruit,
        side: Side::First,
        tragic: false,
        chosen: false,
        cards: Cards::Base,
        windows: Windows::Eight,
        free_command: false,
        play_on: false,
        accelerate_advances: true,
    }
}

pub(crate) fn experienced(players: u8) -> Options {
    Options { mode: Mode::Experienced, ..family(players) }
}

/// A quiet house. All stand at 7,9, and three POIs lie where nobody comes.
pub(crate) fn house(options: Options) -> House {
    let house = quiet_house(options).with(|state| {
        let crew = state.open.crew.iter_mut().take(options.firefighters.into());
        crew.for_each(|figure| figure.space = at("7,9"));
        state.open.tally.hot_spots = 6;
    });
    ["1,8", "6,8", "6,1"].iter().fold(house, |house, space| house.marker(space, Kind::Poi))
}

impl House {
    pub(crate) fn hot(self, spaces: &str) -> House {
        self.with(|state| state.open.hot_spots = state.open.hot_spots.or(all(spaces)))
    }

    pub(crate) fn no_pois(self) -> House {
        self.with(|state| state.open.markers = flash_point::Markers::NONE)
    }

    /// The card, and its AP if it is the active firefighter's.
    pub(crate) fn card(self, one: Firefighter, card: Specialist) -> House {
        self.with(|state| {
            state.open.crew[one.index()].specialist = Some(card);
            if one == state.open.active() {
                let turn = &mut state.open.course.turn;
                turn.points = card.profile().action_points;
                turn.restricted = card.profile().restricted.map_or(0, |some| some.points());
            }
        })
    }

    pub(crate) fn points(self, points: u8) -> House {
        self.with(|state| state.open.course.turn.points = points)
    }

    pub(crate) fn tally(self, rescued: u8, lost: u8, damage: u8) -> House {
        self.with(|state| {
            let tally = &mut state.open.tally;
            (tally.rescued, tally.lost, tally.damage) = (rescued, lost, damage);
        })
    }

    pub(crate) fn page(self) -> Page {
        Page(Scenario::new(self.0, drawn))
    }

    /// The actions of the first firefighter end, and the dice of the fire show these.
    pub(crate) fn fire_rolls(self, targets: &str) -> Page {
        let page = self.page().does(Action::End { firefighter: ONE });
        targets.split_whitespace().fold(page, |page, target| page.rolls(target))
    }
}

fn drawn(state: &FlashPoint) -> String {
    <FlashPoint as kernel::PlainText>::draw(&state.view(None), kernel::Paint::Plain)
}

/// A page on which something is tried.
#[must_use]
#[derive(Clone)]
pub(crate) struct Page(pub(crate) Scenario<FlashPoint>);

impl Page {
    pub(crate) fn open(&self) -> &flash_point::Open {
        &self.0.state().open
    }

    pub(crate) fn waits(&self) -> Waiting {
        self.0.state().waiting()
    }

    /// The first of those who are waited for does this.
    #[track_caller]
    pub(crate) fn does(self, action: Action) -> Page {
        let Waiting::Seats { must, .. } = self.waits() else {
            panic!("nobody is asked: {:?} in {:?}", self.waits(), self.open().frame())
        };
        Page(self.0.act(must.lowest().expect("somebody is"), action))
    }

    #[track_caller]
    pub(crate) fn act(self, seat: Seat, action: Action) -> Page {
        Page(self.0.act(seat, action))
    }

    #[track_caller]
    pub(crate) fn rolls(self, target: &str) -> Page {
        Page(self.0.nature(Chance::Target(at(target))))
    }

    #[track_caller]
    pub(crate) fn turns_up(self, poi: Poi) -> Page {
        Page(self.0.nature(Chance::Poi(poi)))
    }

    #[track_caller]
    pub(crate) fn refused(self, action: Action, clause: &Clause, because: Because) -> Page {
        Page(self.0.refused(ANN, action, clause, because))
    }

    #[track_caller]
    pub(crate) fn burns(self, spaces: &str) -> Page {
        assert_eq!(self.open().fire, all(spaces), "fire");
        self
    }

    #[track_caller]
    pub(crate) fn smokes(self, spaces: &str) -> Page {
        assert_eq!(self.open().smoke, all(spaces), "smoke");
        self
    }

    #[track_caller]
    pub(crate) fn damage(self, total: u8, walls: &str) -> Page {
        assert_eq!(self.open().tally.damage, total, "damage in all");
        for wall in walls.split_whitespace() {
            assert!(self.open().is_damaged(edge(wall)), "{wall} is not damaged");
        }
        self
    }

    #[track_caller]
    pub(crate) fn destroyed(self, edges: &str) -> Page {
        for one in edges.split_whitespace().map(edge) {
            let gone = !self.open().blocked.has(one) && !self.open().has_door(one);
            assert!(gone, "{one} is not destroyed");
        }
        self
    }

    #[track_caller]
    pub(crate) fn points(self, points: u8, restricted: u8) -> Page {
        let turn = &self.open().course.turn;
        assert_eq!((turn.points, turn.restricted), (points, restricted), "AP");
        self
    }

    #[track_caller]
    pub(crate) fn stands(self, one: Firefighter, space: &str) -> Page {
        assert_eq!(self.open().at(one), at(space));
        self
    }

    #[track_caller]
    pub(crate) fn lies(self, space: &str, kind: Kind) -> Page {
        let markers = &self.open().markers;
        assert!(markers.has(at(space), kind), "no {kind:?} in {space}: {markers:?}");
        self
    }

    #[track_caller]
    pub(crate) fn tally(self, rescued: u8, lost: u8) -> Page {
        assert_eq!((self.open().tally.rescued, self.open().tally.lost), (rescued, lost));
        self
    }

    #[track_caller]
    pub(crate) fn ended(self, ending: Ending, won: bool) -> FlashPoint {
        assert_eq!(self.open().frame(), Frame::Over { ending });
        let state = self.0.end();
        assert_eq!(state.team().map(|team| team.won), Some(won));
        state
    }

    /// Every scripted outcome came to pass.
    #[track_caller]
    pub(crate) fn end(self) -> FlashPoint {
        self.0.end()
    }
}

pub(crate) fn step(firefighter: Firefighter, to: Direction) -> Action {
    Action::Move { firefighter, to, load: None, lead: false }
}

pub(crate) fn carry(firefighter: Firefighter, to: Direction, load: Load) -> Action {
    Action::Move { firefighter, to, load: Some(load), lead: false }
}

pub(crate) fn lead(firefighter: Firefighter, to: Direction) -> Action {
    Action::Move { firefighter, to, load: None, lead: true }
}

pub(crate) fn end(firefighter: Firefighter) -> Action {
    Action::End { firefighter }
}
