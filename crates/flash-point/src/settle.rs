//! What the rules do by themselves, in the order of the rulebook, until somebody or nature has to
//! answer.

use crate::action::FireCard;
use crate::crew::{Crew, Firefighter};
use crate::event::Event;
use crate::events;
use crate::events::table::Tragic;
use crate::levels::TURNS_MAX;
use crate::marker::{Kind, Marker};
use crate::space::SpaceSet;
use crate::specialist::{Restricted, Specialist};
use crate::state::{Course, Ending, FlashPoint, Frame, Part, Roll, Turn};
use kernel::{Frames, Sink};

/// No more can happen between two inputs.
const STEPS_MAX: usize = 2_000;

impl FlashPoint {
    /// Goes on until somebody or nature has to answer.
    pub(crate) fn settle(&mut self, sink: &mut impl Sink<Event>) {
        for _ in 0..STEPS_MAX {
            if !self.go_on(sink) {
                return;
            }
        }
        unreachable!("a turn does not go on by itself for ever");
    }

    /// Does the next thing; nothing if an answer is needed.
    fn go_on(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let frame = self.open.frame();
        if matches!(frame, Frame::Over { .. } | Frame::TurnUp { .. }) {
            return false;
        }
        // While it burns nothing is moved but by who dodges or gets up, in frames of their own.
        if !matches!(frame, Frame::Blaze { .. }) && self.look_after_markers(sink) {
            return true;
        }
        match frame {
            Frame::Act => self.help(sink),
            Frame::Blaze { part, roll } => self.burn_on(part, roll, sink),
            Frame::Explosion { .. }
            | Frame::Hazmats { .. }
            | Frame::Pois { .. }
            | Frame::HotSpots { .. }
            | Frame::Specialist { .. }
            | Frame::Park
            | Frame::Begin { .. } => self.set_up_on(frame),
            Frame::Ride { pending, .. } | Frame::Dodge { pending } => {
                pending.is_empty() && self.popped()
            }
            Frame::GetUp { pending } => self.get_up_on(pending, sink),
            Frame::Follow { card, done } => self.follow_card(card, done, sink),
            Frame::DrawEvent => self.draw_event(sink),
            Frame::Event { card, step } => events::go_on(self, card, step, sink),
            Frame::Look => self.look_at_event(sink),
            Frame::Place { left } => (left == 0 || !self.can_place()) && self.popped(),
            Frame::Replenish => self.replenish(sink),
            _ => false,
        }
    }

    /// What the table is in the middle of.
    #[inline]
    pub(crate) fn course(&mut self) -> &mut Course {
        &mut self.open.course
    }

    /// What lay on top is done.
    #[inline]
    pub(crate) fn popped(&mut self) -> bool {
        self.course().frames.pop();
        true
    }

    /// Puts a frame in the place of the top one.
    #[inline]
    pub(crate) fn enter(&mut self, frame: Frame) {
        self.course().frames.replace(frame);
    }

    /// Puts a frame on top: what lies below waits.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        self.course().frames.push(frame);
    }

    /// Puts a window on top, which is measured anew.
    #[inline]
    pub(crate) fn open_window(&mut self, frame: Frame) {
        self.course().window = self.course().window.wrapping_add(1);
        self.push(frame);
    }

    /// A7, V7, V12, H1, FP5: POIs are turned up, victims rescued and hazmats out of the game wherever they
    /// came to lie.
    fn look_after_markers(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let open = &self.open;
        let rescue = open.rescue_spaces();
        let mut seen = SpaceSet::OUTSIDE;
        if !open.in_force(Tragic::PowerFailure) {
            seen = seen.or(open.crew_spaces()); // EV18
        }
        let affected = |marker: &Marker| match marker.1 {
            Kind::Poi => seen.has(marker.0),
            Kind::Hazmat => marker.0.is_outside(),
            Kind::Victim | Kind::Trapped | Kind::Treated => rescue.has(marker.0),
        };
        let Some(Marker(space, kind)) = open.markers.iter().find(affected) else { return false };
        match kind {
            Kind::Poi => self.push(Frame::TurnUp { space }),
            Kind::Hazmat => self.tell(Event::Gone { space, kind }, sink),
            Kind::Victim | Kind::Trapped | Kind::Treated => self.rescue(space, kind, sink),
        }
        true
    }

    /// T1: the turn of a firefighter begins.
    pub(crate) fn begin_turn(
        &mut self,
        number: u8,
        active: Firefighter,
        sink: &mut impl Sink<Event>,
    ) {
        self.tell(Event::TurnBegan { firefighter: active }, sink);
        events::expire(self, number, sink);
        let figure = *self.open.figure(active);
        let mut turn = Turn::new(number, active);
        turn.points = self.open.base_points(figure.specialist) + figure.saved;
        turn.restricted = figure.profile().restricted.map_or(0, Restricted::points);
        if figure.saved > 0 {
            self.tell(Event::Saved { firefighter: active, saved: 0 }, sink);
        }
        let course = self.course();
        (course.turn, course.frames) = (turn, Frames::new(Frame::Act));
    }

    /// VE2: the Veteran helps; Q14: who was commanded is out of the fire.
    fn help(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let turn = self.open.course.turn;
        if turn.in_fire.is_some_and(|one| !self.open.fire.has(self.open.at(one))) {
            self.course().turn.in_fire = None;
        }
        let Some(by) = self.open.who_is(Specialist::Veteran) else { return false };
        if turn.helped || by == turn.active || !self.open.near_veteran().has(turn.active) {
            return false;
        }
        self.tell(Event::Helped { by }, sink);
        let turn = &mut self.course().turn;
        (turn.helped, turn.points, turn.unsavable) = (true, turn.points + 1, turn.unsavable + 1);
        true
    }

    /// P2, P5, T1: the actions end and the fire comes.
    pub(crate) fn end_actions(&mut self, sink: &mut impl Sink<Event>) {
        let turn = self.open.course.turn;
        let saves = self.open.figure(turn.active).profile().saves;
        let saved = turn.points.saturating_sub(turn.unsavable).min(saves);
        if saved > 0 {
            self.tell(Event::Saved { firefighter: turn.active, saved }, sink);
        }
        self.course().near = self.open.near_veteran(); // VE3
        self.enter(Frame::Replenish);
        if self.open.options.tragic {
            self.push(Frame::FireCard);
        } else {
            self.advance_fire();
        }
    }

    /// F1: an Advance Fire comes on top of everything.
    pub(crate) fn advance_fire(&mut self) {
        self.push(Frame::Blaze { part: Part::Roll, roll: Roll::First });
    }

    /// F4 to F9 without a roll: what an event's "settle" is.
    pub(crate) fn settle_fire(&mut self) {
        self.push(Frame::Blaze { part: Part::Flashover, roll: Roll::No });
    }

    /// VE1: asks those of these who can dodge.
    pub(crate) fn ask_to_dodge(&mut self, crew: Crew) {
        let pending: Crew = crew.iter().filter(|&one| self.open.can_dodge(one)).collect();
        if !pending.is_empty() {
            self.open_window(Frame::Dodge { pending });
        }
    }

    /// F7: these are knocked down and get up elsewhere.
    pub(crate) fn knock_down(&mut self, crew: Crew, sink: &mut impl Sink<Event>) {
        for firefighter in crew.iter() {
            self.tell(Event::KnockedDown { firefighter }, sink);
        }
        if !crew.is_empty() {
            self.open_window(Frame::GetUp { pending: crew });
        }
    }

    /// K1, K2: who has no choice gets up there.
    fn get_up_on(&mut self, pending: Crew, sink: &mut impl Sink<Event>) -> bool {
        if pending.is_empty() {
            return self.popped();
        }
        let only = |one: &Firefighter| self.open.gets_up_in(*one).len() == 1;
        let Some(firefighter) = pending.iter().find(only) else { return false };
        let at = self.open.gets_up_in(firefighter).lowest().expect("there is one");
        self.tell(Event::Stood { firefighter, at }, sink);
        self.enter(Frame::GetUp { pending: pending.without(firefighter) });
        true
    }

    /// D7 to D11.
    fn follow_card(&mut self, card: FireCard, done: u8, sink: &mut impl Sink<Event>) -> bool {
        self.enter(Frame::Follow { card, done: done + 1 });
        match (card, done) {
            (FireCard::FireRage | FireCard::FlareUp, 0) => self.advance_fire(),
            (FireCard::Accelerate, 0) if self.open.options.accelerate_advances => {
                self.advance_fire();
            }
            // D10, Q25: nothing spreads, but moved smoke may have become fire under somebody.
            (_, 0) => self.push(Frame::Blaze { part: Part::Hazmats, roll: Roll::No }),
            (FireCard::FireRage | FireCard::Respite, _) => self.discard_fire_cards(card, sink),
            (_, 1) => self.add_flare_up(sink),
            (_, 2) => self.push(Frame::DrawEvent),
            (FireCard::FlareUp, _) => self.enter(Frame::FireCard),
            (FireCard::Accelerate, _) => self.shuffle_fire_cards(sink),
        }
        true
    }

    /// D5.
    pub(crate) fn add_flare_up(&mut self, sink: &mut impl Sink<Event>) {
        let mut deck = self.open.fire_deck;
        if deck.pool > 0 {
            deck.pool -= 1;
            deck.discard.put(FireCard::FlareUp as usize);
            self.tell(Event::FireCards(deck), sink);
        }
    }

    /// D11: this card, and the Flare Ups that led to it.
    fn discard_fire_cards(&mut self, card: FireCard, sink: &mut impl Sink<Event>) {
        let mut deck = self.open.fire_deck;
        deck.discard.put(card as usize);
        (0..deck.followed).for_each(|_| deck.discard.put(FireCard::FlareUp as usize));
        deck.followed = 0;
        self.popped();
        self.tell(Event::FireCards(deck), sink);
    }

    /// D9, Q37.
    fn shuffle_fire_cards(&mut self, sink: &mut impl Sink<Event>) {
        let mut deck = self.open.fire_deck;
        deck.deck.pour(&mut deck.discard);
        deck.deck.put(FireCard::Accelerate as usize);
        (0..deck.followed).for_each(|_| deck.deck.put(FireCard::FlareUp as usize));
        deck.followed = 0;
        self.popped();
        self.tell(Event::FireCards(deck), sink);
    }

    /// D13, D14: what somebody has looked at needs no chance.
    fn draw_event(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if !self.has_events(sink) {
            return self.popped(); // every event lasts, is kept or left the game
        }
        let Some(card) = self.known_event() else { return false };
        self.draw(card, sink);
        true
    }

    /// D13: this event is drawn and followed.
    pub(crate) fn draw(&mut self, card: Tragic, sink: &mut impl Sink<Event>) {
        if self.top.is_some() {
            self.top = None;
        } else if self.open.is_bottom_up() {
            self.bottom.0.remove(0);
        }
        self.tell(Event::DrewEvent { card }, sink);
        self.enter(Frame::Event { card, step: 0 });
    }

    /// D14: makes the deck anew if it is empty; are there events?
    pub(crate) fn has_events(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let mut events = self.open.events;
        if events.deck.is_empty() && !events.discard.is_empty() {
            events.deck = core::mem::take(&mut events.discard);
            self.tell(Event::Events(events), sink);
        }
        !events.deck.is_empty()
    }

    /// ST2: the next event, if somebody has looked at it.
    pub(crate) fn known_event(&self) -> Option<Tragic> {
        let bottom = || self.bottom.0.first().copied().filter(|_| self.open.is_bottom_up());
        self.top.or_else(bottom)
    }

    /// ST2.
    fn look_at_event(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let Some(card) = self.known_event() else { return false };
        self.looked(card, sink);
        true
    }

    /// ST2: the active player knows the event on top now.
    pub(crate) fn looked(&mut self, card: Tragic, sink: &mut impl Sink<Event>) {
        if self.top.is_none() && self.open.is_bottom_up() {
            self.bottom.0.remove(0);
        }
        self.top = Some(card);
        let seat = self.open.active_seat();
        self.tell(Event::Looked { seat, card: kernel::Seen::Open(card) }, sink);
        self.enter(Frame::Return);
    }

    /// M1: can a POI be placed?
    pub(crate) fn can_place(&self) -> bool {
        self.open.pool() > 0 && !self.open.targets().is_empty()
    }

    /// M1, E5.
    fn replenish(&mut self, sink: &mut impl Sink<Event>) -> bool {
        if self.open.markers.people() < 3 && self.can_place() {
            return false;
        }
        let turn = self.open.course.turn;
        if u16::from(turn.number) >= TURNS_MAX {
            self.end(Ending::CalledOff, sink);
            return true;
        }
        let next = (turn.active.index() + 1) % usize::from(self.open.options.firefighters);
        self.begin_turn(turn.number + 1, Firefighter::new(next), sink);
        true
    }
}

impl crate::state::Open {
    /// ST2: are only cards left in the event deck that were put at the bottom?
    #[inline]
    pub(crate) fn is_bottom_up(&self) -> bool {
        let events = &self.events;
        events.top.is_empty() && events.deck.len() as usize == events.bottom.0.len()
    }

    /// P1, EV14: the AP of a turn without saved ones.
    #[inline]
    pub fn base_points(&self, specialist: Option<Specialist>) -> u8 {
        let profile = specialist.map_or(&crate::specialist::FIREFIGHTER, Specialist::profile);
        let fewer = if self.in_force(Tragic::HeatExhaustion) { 2 } else { 0 };
        profile.action_points.saturating_sub(fewer)
    }
}
