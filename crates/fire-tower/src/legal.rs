//! Everything that may be done, and the quiet part of it.

use crate::card::{Card, Suit};
use crate::check::check;
use crate::frame::{FirebreakLine, Frame, Haunt, Help, Spent, Step, Turned};
use crate::space::{Space, SpaceSet};
use crate::state::{Action, FireTower};
use alloc::vec::Vec;
use kernel::Seat;

/// Who hears what may be done: a list, or somebody who looks for one thing and needs no list.
pub(crate) trait Listing {
    fn push(&mut self, action: Action);

    #[inline]
    fn extend(&mut self, actions: impl IntoIterator<Item = Action>) {
        actions.into_iter().for_each(|action| self.push(action));
    }
}

impl Listing for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) {
        Vec::push(self, action);
    }

    #[inline]
    fn extend(&mut self, actions: impl IntoIterator<Item = Action>) {
        Extend::extend(self, actions);
    }
}

/// The first action, and the first that is no harm to oneself.
struct Harmless {
    roof: Space,
    first: Option<Action>,
    found: Option<Action>,
}

impl Listing for Harmless {
    fn push(&mut self, action: Action) {
        self.first.get_or_insert(action);
        if action != Action::Bucket && action != Action::Light(self.roof) {
            self.found.get_or_insert(action);
        }
    }
}

/// What an absent seat does, the least that moves the game on: the wind's gem, never on the own roof
/// if that can be helped; one card exchanged; no events made worse.
pub(crate) fn quiet(state: &FireTower, seat: Seat) -> Action {
    match state.top() {
        Frame::AidChoice { .. } => return Action::Aid(Help::Cards),
        Frame::HauntChoice { .. } => return Action::Haunt(Haunt::Sparks),
        Frame::Turn { step: Step::Act, .. } => {
            let first = state.hands[seat.index()].iter().next();
            return first.map_or(Action::Done, |(kind, _)| Action::Discard(Card::of(kind)));
        }
        _ if check(state, seat, Action::Done).is_ok() => return Action::Done,
        _ => {} // whatever else is asked: the first harmless answer
    }
    let roof = state.open.options.tower(seat).roof();
    let mut listed = Harmless { roof, first: None, found: None };
    legal(state, seat, &mut listed);
    listed.found.or(listed.first).expect("who is asked can answer")
}

/// Appends every legal action of `seat`.
pub(crate) fn legal(state: &FireTower, seat: Seat, out: &mut impl Listing) {
    if state.asked() != Some(seat) {
        return;
    }
    let open = &state.open;
    match state.top() {
        Frame::Turn { step, .. } => state.list_turn(seat, step, out),
        Frame::Discard { .. } | Frame::Redraw { .. } => {
            state.list_discards(seat, out);
            out.push(Action::Done);
        }
        Frame::Keep { .. } | Frame::Shed { .. } => state.list_discards(seat, out),
        Frame::Spend { suit, .. } => state.list_spending(seat, suit, out),
        Frame::WindCard { side, .. } => {
            out.extend([Action::Blow, Action::Roll]);
            cells(open.downwind(side), Action::Light, out);
        }
        Frame::Sparks { side: Some(side), .. } => cells(open.downwind(side), Action::Light, out),
        Frame::FlareUp { laid, .. } => {
            cells_or_done(open.flare_next(&laid), Action::Light, !laid.is_empty(), out);
        }
        Frame::BurningSnag { laid, .. } => {
            cells_or_done(open.snag_next(&laid), Action::Light, !laid.is_empty(), out);
        }
        Frame::Smoulder { .. } | Frame::Reckless { .. } => {
            cells(open.beside_fire(), Action::Light, out);
        }
        Frame::AidGem { .. } => cells(open.aid_cells(), Action::Light, out),
        Frame::Explosion { .. } => cells(open.gems, Action::Pick, out),
        Frame::Ember { .. } => cells(open.embers(), Action::Pick, out),
        Frame::EmberFlies { from, .. } => cells(open.landings(from), Action::Light, out),
        Frame::Douse { hose, laid, .. } => {
            let next = open.douse_next(seat, hose, &laid);
            cells_or_done(next, Action::Douse, !laid.is_empty(), out);
        }
        Frame::Smokejumper { .. } => cells(open.jumps(), Action::Pick, out),
        Frame::Jump { centre, any, .. } => {
            cells_or_done(open.jump_next(centre), Action::Douse, any, out);
        }
        Frame::DeReforest { .. } => {
            cells(open.breakable(), Action::Break, out);
            cells(open.breaks, Action::Clear, out);
        }
        Frame::AidBreak { .. } => cells(open.breakable(), Action::Break, out),
        Frame::Champion { .. } => cells_or_done(open.breakable(), Action::Break, true, out),
        Frame::Lay { line, .. } => state.list_lines(line, out),
        Frame::AidChoice { .. } => out.extend(Help::ALL.map(Action::Aid)),
        Frame::HauntChoice { .. } => out.extend(Haunt::ALL.map(Action::Haunt)),
        Frame::ShadowPlay { bound, .. } => state.list_shadow(seat, bound, out),
        Frame::Drift { .. } => state.list_drift(out),
        Frame::Deal | Frame::FirstWind | Frame::Refill { .. } | Frame::RollWind { .. } => {}
        Frame::Burnt { .. } | Frame::Storm | Frame::Firestorm { .. } | Frame::Aid { .. } => {}
        Frame::Haunting { .. } | Frame::Steal { .. } | Frame::Sparks { side: None, .. } => {}
        Frame::ShadowDraw { .. } | Frame::ShadowDone { .. } | Frame::Over => {}
    }
}

impl FireTower {
    fn list_turn(&self, seat: Seat, step: Step, out: &mut impl Listing) {
        if self.bucket_helps(seat) {
            out.push(Action::Bucket);
        }
        match step {
            Step::Wind => cells(self.open.downwind(self.open.course.wind), Action::Light, out),
            Step::Act => {
                self.list_plays(seat, out);
                self.list_discards(seat, out);
                if self.open.course.emptied.has(seat) {
                    let open = |spent: &Spent| self.check_reckless(seat, *spent).is_ok();
                    out.extend(Spent::ALL.into_iter().filter(open).map(Action::Reckless));
                }
                if self.hands[seat.index()].is_empty() {
                    out.push(Action::Done);
                }
            }
            Step::End => out.push(Action::Done),
            Step::Draw | Step::Over | Step::Roll | Step::Haunted => {}
        }
    }

    fn list_plays(&self, seat: Seat, out: &mut impl Listing) {
        for (kind, _) in self.hands[seat.index()].iter() {
            let card = Card::of(kind);
            if self.open.has_use(card) {
                out.push(Action::Play(card));
            }
        }
    }

    fn list_discards(&self, seat: Seat, out: &mut impl Listing) {
        for (kind, _) in self.hands[seat.index()].iter() {
            out.push(Action::Discard(Card::of(kind)));
        }
    }

    fn list_spending(&self, seat: Seat, suit: Suit, out: &mut impl Listing) {
        let hand = self.hands[seat.index()];
        let of_suit = hand.iter().map(|(kind, _)| Card::of(kind));
        out.extend(of_suit.filter(|card| card.suit() == suit).map(Action::Discard));
    }

    fn list_shadow(&self, seat: Seat, bound: bool, out: &mut impl Listing) {
        self.list_plays(seat, out);
        let rest = Spent::ALL.map(Action::Reckless).into_iter().chain([Action::Done]);
        out.extend(rest.filter(|&action| self.check_shadow(seat, bound, action).is_ok()));
    }

    fn list_drift(&self, out: &mut impl Listing) {
        let open = &self.open;
        cells(open.breaks, Action::Clear, out);
        let other = open.open_sides().filter(|&side| side != open.course.wind);
        out.extend(other.map(Action::Veer));
    }

    fn list_lines(&self, line: FirebreakLine, out: &mut impl Listing) {
        for turned in Turned::ALL {
            cells(self.open.lines(line, turned), |cell| Action::Lay(cell, turned), out);
        }
    }
}

#[inline]
fn cells(set: SpaceSet, action: impl Fn(Space) -> Action, out: &mut impl Listing) {
    set.each(|cell| out.push(action(cell)));
}

/// These cells; and where enough has been done, that was all.
#[inline]
fn cells_or_done(
    set: SpaceSet,
    action: impl Fn(Space) -> Action,
    enough: bool,
    out: &mut impl Listing,
) {
    cells(set, action, out);
    if enough {
        out.push(Action::Done);
    }
}
