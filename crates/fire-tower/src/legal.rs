//! Everything that may be done, and the quiet part of it.

use crate::card::Card;
use crate::check::SPENDABLE;
use crate::frame::{Frame, Haunt, Help, Line, Step, Turned};
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

impl FireTower {
    /// What an absent seat does, the least that moves the game on: the wind's gem, never on the own
    /// roof if that can be helped; one card exchanged; no events made worse.
    pub(crate) fn calm(&self, seat: Seat) -> Action {
        match self.top() {
            Frame::AidChoice { .. } => return Action::Aid(Help::Cards),
            Frame::HauntChoice { .. } => return Action::Haunt(Haunt::Sparks),
            Frame::Turn { step: Step::Act, .. } => {
                let first = self.hands[seat.index()].iter().next();
                return first.map_or(Action::Done, |(kind, _)| Action::Discard(Card::of(kind)));
            }
            _ if self.may(seat, Action::Done).is_ok() => return Action::Done,
            _ => {}
        }
        let roof = self.open.options.tower(seat).roof();
        let mut listed = Harmless { roof, first: None, found: None };
        self.list(seat, &mut listed);
        listed.found.or(listed.first).expect("who is asked can answer")
    }

    /// Appends every legal action of `seat`.
    pub(crate) fn list(&self, seat: Seat, out: &mut impl Listing) {
        if self.asked() != Some(seat) {
            return;
        }
        let open = &self.open;
        match open.course.frames.top() {
            Frame::Turn { step, .. } => self.list_turn(seat, step, out),
            Frame::Discard { .. } | Frame::Redraw { .. } => {
                self.list_discards(seat, out);
                out.push(Action::Done);
            }
            Frame::Keep { .. } | Frame::Shed { .. } => self.list_discards(seat, out),
            Frame::Spend { suit, .. } => {
                let hand = self.hands[seat.index()];
                let of_suit = hand.iter().map(|(kind, _)| Card::of(kind));
                out.extend(of_suit.filter(|card| card.suit() == suit).map(Action::Discard));
            }
            Frame::WindCard { side, .. } => {
                out.extend([Action::Blow, Action::Roll]);
                cells(open.downwind(side), Action::Light, out);
            }
            Frame::Sparks { side: Some(side), .. } => {
                cells(open.downwind(side), Action::Light, out)
            }
            Frame::FlareUp { laid, .. } => {
                cells(open.flare_next(laid.cells()), Action::Light, out);
                done_if(!laid.cells().is_empty(), out);
            }
            Frame::BurningSnag { laid, .. } => {
                cells(open.snag_next(laid.cells()), Action::Light, out);
                done_if(!laid.cells().is_empty(), out);
            }
            Frame::Smoulder { .. } | Frame::Reckless { .. } => {
                cells(open.beside_fire(), Action::Light, out)
            }
            Frame::AidGem { .. } => cells(open.aid_cells(), Action::Light, out),
            _ => self.list_effects(seat, out),
        }
    }

    /// Cards and events that do something other than put gems on the board.
    fn list_effects(&self, seat: Seat, out: &mut impl Listing) {
        let open = &self.open;
        match open.course.frames.top() {
            Frame::Explosion { .. } => cells(open.gems, Action::Pick, out),
            Frame::Ember { .. } => cells(open.embers(), Action::Pick, out),
            Frame::EmberFlies { from, .. } => cells(open.landings(from), Action::Light, out),
            Frame::Douse { hose, laid, .. } => {
                cells(open.douse_next(seat, hose, laid.cells()), Action::Douse, out);
                done_if(!laid.cells().is_empty(), out);
            }
            Frame::Smokejumper { .. } => cells(open.jumps(), Action::Pick, out),
            Frame::Jump { centre, any, .. } => {
                cells(open.jump_next(centre), Action::Douse, out);
                done_if(any, out);
            }
            Frame::DeReforest { .. } => {
                cells(open.breakable(), Action::Break, out);
                cells(open.breaks, Action::Clear, out);
            }
            Frame::AidBreak { .. } => cells(open.breakable(), Action::Break, out),
            Frame::Champion { .. } => {
                cells(open.breakable(), Action::Break, out);
                out.push(Action::Done);
            }
            Frame::Lay { line, .. } => self.list_lines(line, out),
            Frame::AidChoice { .. } => {
                out.extend([Help::Fire, Help::Firebreak, Help::Cards].map(Action::Aid));
            }
            Frame::HauntChoice { .. } => {
                out.extend([Haunt::Steal, Haunt::Sparks].map(Action::Haunt));
            }
            Frame::ShadowPlay { .. } => self.list_haunts(seat, out),
            Frame::Drift { .. } => {
                cells(open.breaks, Action::Clear, out);
                let other = open.open_sides().filter(|&side| side != open.course.wind);
                out.extend(other.map(Action::Veer));
            }
            _ => {}
        }
    }

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
                    let reckless = SPENDABLE.map(Action::Reckless).into_iter();
                    out.extend(reckless.filter(|&action| self.may(seat, action).is_ok()));
                }
                done_if(self.hands[seat.index()].is_empty(), out);
            }
            _ => out.push(Action::Done),
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

    fn list_haunts(&self, seat: Seat, out: &mut impl Listing) {
        self.list_plays(seat, out);
        let rest = SPENDABLE.map(Action::Reckless).into_iter().chain([Action::Done]);
        out.extend(rest.filter(|&action| self.may(seat, action).is_ok()));
    }

    fn list_lines(&self, line: Line, out: &mut impl Listing) {
        for turned in [Turned::Flat, Turned::Upright] {
            cells(self.open.lines(line, turned), |cell| Action::Lay(cell, turned), out);
        }
    }
}

#[inline]
fn cells(set: SpaceSet, action: impl Fn(Space) -> Action, out: &mut impl Listing) {
    set.each(|cell| out.push(action(cell)));
}

#[inline]
fn done_if(possible: bool, out: &mut impl Listing) {
    if possible {
        out.push(Action::Done);
    }
}
