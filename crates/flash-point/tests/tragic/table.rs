//! Words for these tests: a quiet house at the end of somebody's actions, and a card that is drawn then.

pub(crate) use crate::quiet::*;
pub(crate) use flash_point::board::Quadrant;
pub(crate) use flash_point::events::table::{Events, Tragic};
pub(crate) use flash_point::{Choice, FireCard};

/// Recruit on side 1, where the Accelerate only adds, draws and shuffles: an event alone.
pub(crate) fn options(players: u8) -> Options {
    Options {
        players,
        firefighters: players,
        mode: Mode::Experienced,
        level: Level::Recruit,
        side: Side::First,
        tragic: true,
        chosen: false,
        cards: Cards::All,
        windows: Windows::Eight,
        free_command: true,
        play_on: false,
        accelerate_advances: false,
    }
}

/// A quiet house. All stand at 0,0; no POI is left, so none is replenished.
pub(crate) fn house(players: u8) -> House {
    house_of(options(players))
}

pub(crate) fn house_of(options: Options) -> House {
    quiet_house(options).with(|state| state.open.unseen = Bag::EMPTY)
}

impl House {
    /// POIs that lie face down; all of them are victims unless `unseen` says otherwise.
    pub(crate) fn pois(self, spaces: &str) -> House {
        self.with(|state| {
            for space in all(spaces).iter() {
                state.open.markers.put(space, Kind::Poi);
                state.open.unseen.put(Poi::Victim as usize);
            }
        })
    }

    /// More POIs that do not lie on the board yet.
    pub(crate) fn unseen(self, poi: Poi, count: u8) -> House {
        self.with(|state| (0..count).for_each(|_| state.open.unseen.put(poi as usize)))
    }

    pub(crate) fn card(self, one: Firefighter, card: Specialist) -> House {
        self.with(|state| state.open.crew[one.index()].specialist = Some(card))
    }

    pub(crate) fn destroyed_door(self, door: &str) -> House {
        let house = self.open_door(door);
        house.with(|state| state.open.cracked = state.open.cracked.with(edge(door)))
    }

    /// So many damages lie elsewhere.
    pub(crate) fn damage(self, markers: u8) -> House {
        self.with(|state| state.open.tally.damage = markers)
    }

    pub(crate) fn page(self) -> Page {
        Page(Scenario::new(self.0, |state| format!("{state:?}")))
    }

    /// The first player's turn ends without anything left to save, and this fire card is drawn.
    #[track_caller]
    pub(crate) fn draws(self, card: FireCard) -> Page {
        let spent = self.with(|state| state.open.course.turn.points = 0);
        spent.page().ends(ANN, ONE).nature(Chance::Fire(card))
    }

    /// This event comes, and nothing else.
    #[track_caller]
    pub(crate) fn meets(self, event: Tragic) -> Page {
        self.draws(FireCard::Accelerate).nature(Chance::Event(event))
    }
}

/// Something is tried.
#[must_use]
#[derive(Clone, Debug)]
pub(crate) struct Page(Scenario<FlashPoint>);

impl Page {
    pub(crate) fn state(&self) -> &FlashPoint {
        self.0.state()
    }

    #[track_caller]
    pub(crate) fn act(self, seat: Seat, action: Action) -> Page {
        Page(self.0.act(seat, action))
    }

    #[track_caller]
    pub(crate) fn ends(self, seat: Seat, firefighter: Firefighter) -> Page {
        self.act(seat, Action::End { firefighter })
    }

    #[track_caller]
    pub(crate) fn nature(self, outcome: Chance) -> Page {
        Page(self.0.nature(outcome))
    }

    /// The dice point here, one roll after the other.
    #[track_caller]
    pub(crate) fn rolls(self, spaces: &str) -> Page {
        let rolled = |page: Page, space| page.nature(Chance::Target(at(space)));
        spaces.split_whitespace().fold(self, rolled)
    }

    #[track_caller]
    pub(crate) fn chooses(self, choice: Choice) -> Page {
        self.act(ANN, Action::Choose(choice))
    }

    #[track_caller]
    pub(crate) fn refused(
        self,
        seat: Seat,
        action: Action,
        clause: &kernel::Clause,
        because: Because,
    ) -> Page {
        Page(self.0.refused(seat, action, clause, because))
    }

    /// It burns in exactly these spaces.
    #[track_caller]
    pub(crate) fn burns(self, spaces: &str) -> Page {
        assert_eq!(self.state().open.fire, all(spaces), "fire");
        self
    }

    /// There is smoke in exactly these spaces.
    #[track_caller]
    pub(crate) fn smokes(self, spaces: &str) -> Page {
        assert_eq!(self.state().open.smoke, all(spaces), "smoke");
        self
    }

    /// So many damages are on the board.
    #[track_caller]
    pub(crate) fn has_damage(self, markers: u8) -> Page {
        assert_eq!(self.state().open.tally.damage, markers, "damage");
        self
    }

    /// Of each of the first firefighters so many AP are saved.
    #[track_caller]
    pub(crate) fn has_saved<const COUNT: usize>(self, saved: [u8; COUNT]) -> Page {
        let crew = &self.state().open.crew;
        assert_eq!(core::array::from_fn(|one| crew[one].saved), saved, "saved AP");
        self
    }

    /// Markers of a kind lie in exactly these spaces.
    #[track_caller]
    pub(crate) fn has(self, kind: Kind, spaces: &str) -> Page {
        assert_eq!(self.state().open.markers.spaces(kind), all(spaces), "{kind:?}");
        self
    }

    /// The card lies among the discarded events, and the next turn has begun.
    #[track_caller]
    pub(crate) fn done_with(self, event: Tragic) -> FlashPoint {
        let open = self.state().open;
        assert!(open.events.discard.has(event), "{event:?} was not discarded");
        assert_eq!(open.frame(), Frame::Act, "something is still going on");
        assert_eq!(open.course.turn.number, 2, "the next turn has begun");
        self.end()
    }

    #[track_caller]
    pub(crate) fn over(self, ending: Ending) -> FlashPoint {
        assert_eq!(self.state().open.frame(), Frame::Over { ending });
        self.end()
    }

    #[track_caller]
    pub(crate) fn end(self) -> FlashPoint {
        self.0.end()
    }
}
