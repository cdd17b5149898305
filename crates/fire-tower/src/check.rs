//! May this be done, and if not, why: the authority.

mod board;

use crate::card::{Card, Suit, of_suit};
use crate::clause;
use crate::event::Because;
use crate::frame::{Asks, Frame, Spent, Step};
use crate::state::{Action, FireTower, Open};
use kernel::{Checked, Game, OutOfTurn, Seat, refuse};

/// T8, Z3.
const OUT_OF_TURN: OutOfTurn<Because> = OutOfTurn {
    over: (&clause::Z3, Because::GameOver),
    turn: (&clause::T8, |turn| Because::NotYourTurn { turn }),
};

/// No: some other thing or some other moment.
const NOT_NOW: Checked<Because> = refuse(&clause::T11, Because::NotNow);

/// May `seat` do this now?
pub(crate) fn check(state: &FireTower, seat: Seat, action: Action) -> Checked<Because> {
    OUT_OF_TURN.check(state.waiting(), seat)?;
    let open = &state.open;
    match state.top() {
        Frame::Turn { step, .. } => state.check_turn(seat, step, action),
        Frame::Discard { .. } | Frame::Redraw { .. } => state.check_discards(seat, action),
        Frame::Keep { .. } | Frame::Shed { .. } => state.check_discard(seat, action),
        Frame::Spend { suit, .. } => state.check_spending(seat, suit, action),
        Frame::AidChoice { .. } => only(matches!(action, Action::Aid(_))),
        Frame::HauntChoice { .. } => only(matches!(action, Action::Haunt(_))),
        Frame::ShadowPlay { bound, .. } => state.check_shadow(seat, bound, action),
        Frame::WindCard { side, .. } => open.check_wind_card(side, action),
        Frame::Sparks { side: Some(side), .. } => {
            open.check_light(action, |space| open.check_downwind(space, side, &clause::T5))
        }
        Frame::FlareUp { laid, .. } => {
            open.check_pattern(action, &laid, open.flare_next(&laid), &clause::F5)
        }
        Frame::BurningSnag { laid, .. } => {
            open.check_pattern(action, &laid, open.snag_next(&laid), &clause::F7)
        }
        Frame::Smoulder { .. } | Frame::Reckless { .. } => open.check_light(action, |space| {
            open.check_light_in(space, open.beside_fire(), &clause::F2)
        }),
        Frame::AidGem { .. } => open.check_light(action, |space| open.check_aid(space)),
        Frame::EmberFlies { from, .. } => {
            open.check_light(action, |space| open.check_landing(from, space))
        }
        Frame::Explosion { .. } => open.check_pick(action, Open::check_explosion),
        Frame::Ember { .. } => open.check_pick(action, Open::check_lift),
        Frame::Smokejumper { .. } => open.check_pick(action, Open::check_jump),
        Frame::Douse { hose, laid, .. } => open.check_hose(seat, hose, &laid, action),
        Frame::Jump { centre, any, .. } => open.check_around(centre, any, action),
        Frame::DeReforest { .. } => open.check_de_reforest(action),
        Frame::AidBreak { .. } => open.check_one_break(action),
        Frame::Champion { .. } if action == Action::Done => Ok(()),
        Frame::Champion { .. } => open.check_one_break(action),
        Frame::Lay { line, .. } => open.check_line(line, action),
        Frame::Drift { .. } => open.check_drift(action),
        Frame::Deal
        | Frame::FirstWind
        | Frame::Refill { .. }
        | Frame::RollWind { .. }
        | Frame::Burnt { .. }
        | Frame::Storm
        | Frame::Firestorm { .. }
        | Frame::Aid { .. }
        | Frame::Haunting { .. }
        | Frame::Steal { .. }
        | Frame::Sparks { side: None, .. }
        | Frame::ShadowDraw { .. }
        | Frame::ShadowDone { .. }
        | Frame::Over => unreachable!("these ask no seat"),
    }
}

impl FireTower {
    /// The seat that is asked now, if one is.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.top().asks() {
            Asks::Seat(seat) => Some(seat),
            Asks::Nature | Asks::Nobody | Asks::Over => None,
        }
    }

    /// The steps of a turn.
    fn check_turn(&self, seat: Seat, step: Step, action: Action) -> Checked<Because> {
        if action == Action::Bucket {
            return self.check_bucket(seat);
        }
        match step {
            Step::Wind => match action {
                Action::Light(space) => {
                    self.open.check_downwind(space, self.open.course.wind, &clause::T5)
                }
                _ => refuse(&clause::T3, Because::WindFirst),
            },
            Step::Act => match action {
                Action::Play(card) => self.check_play(seat, card),
                Action::Discard(card) => self.holds(seat, card),
                Action::Reckless(spent) => self.check_reckless(seat, spent),
                Action::Done if self.hands[seat.index()].is_empty() => Ok(()),
                Action::Done => refuse(&clause::Q37, Because::HoldsCards),
                _ => NOT_NOW,
            },
            Step::End => only(action == Action::Done),
            Step::Draw | Step::Over | Step::Roll | Step::Haunted => NOT_NOW,
        }
    }

    /// Any number of cards.
    fn check_discards(&self, seat: Seat, action: Action) -> Checked<Because> {
        match action {
            Action::Done => Ok(()),
            _ => self.check_discard(seat, action),
        }
    }

    /// A card that must go.
    fn check_discard(&self, seat: Seat, action: Action) -> Checked<Because> {
        match action {
            Action::Discard(card) => self.holds(seat, card),
            _ => NOT_NOW,
        }
    }

    /// R5: a card of this suit.
    fn check_spending(&self, seat: Seat, suit: Suit, action: Action) -> Checked<Because> {
        let Action::Discard(card) = action else { return NOT_NOW };
        self.holds(seat, card)?;
        match card.suit() == suit {
            true => Ok(()),
            false => refuse(&clause::R5, Because::OtherSuit(card)),
        }
    }

    /// T9.
    fn holds(&self, seat: Seat, card: Card) -> Checked<Because> {
        match self.hands[seat.index()].has(card.kind()) {
            true => Ok(()),
            false => refuse(&clause::T9, Because::NotInHand(card)),
        }
    }

    /// Q38: a card in hand that can do something.
    fn check_play(&self, seat: Seat, card: Card) -> Checked<Because> {
        self.holds(seat, card)?;
        if self.open.has_use(card) { Ok(()) } else { refuse(&clause::Q38, Because::NoUse(card)) }
    }

    /// K1–K3.
    fn check_bucket(&self, seat: Seat) -> Checked<Because> {
        if self.open.course.emptied.has(seat) {
            return refuse(&clause::K2, Because::BucketEmpty);
        }
        if self.open.bucket_zones(seat).and(self.open.gems).is_empty() {
            return refuse(&clause::K3, Because::NoFireInZone);
        }
        Ok(())
    }

    /// Would the Bucket do anything for this seat?
    #[inline]
    pub fn bucket_helps(&self, seat: Seat) -> bool {
        self.check_bucket(seat).is_ok()
    }

    /// R1–R5.
    pub(crate) fn check_reckless(&self, seat: Seat, spent: Spent) -> Checked<Because> {
        if !self.open.course.emptied.has(seat) {
            return refuse(&clause::R2, Because::BucketFull);
        }
        let zone = self.open.options.tower(seat).zone();
        let alight = !self.open.gems.and(zone).is_empty();
        if self.open.options.reckless_needs_fire && !alight {
            return refuse(&clause::R3, Because::NoFireInZone);
        }
        self.check_spent(seat, spent)
    }

    /// R5: three cards of the suit, and a cell for a gem.
    fn check_spent(&self, seat: Seat, spent: Spent) -> Checked<Because> {
        if of_suit(&self.hands[seat.index()], spent.suit()) < 3 {
            return refuse(&clause::R5, Because::TooFewCards(spent.suit()));
        }
        match self.open.beside_fire().is_empty() {
            true => refuse(&clause::Q38, Because::NoCell),
            false => Ok(()),
        }
    }

    /// G3, G4, G8, N5: the cards of a shadow.
    pub(crate) fn check_shadow(&self, seat: Seat, bound: bool, action: Action) -> Checked<Because> {
        match action {
            Action::Play(card) => self.check_play(seat, card),
            Action::Reckless(spent) if bound => self.check_spent(seat, spent),
            Action::Done if bound && self.can_play_any(seat) => {
                refuse(&clause::G8, Because::MustPlay)
            }
            Action::Done => Ok(()),
            _ => NOT_NOW,
        }
    }

    fn can_play_any(&self, seat: Seat) -> bool {
        let hand = &self.hands[seat.index()];
        hand.iter().any(|(kind, _)| self.open.has_use(Card::of(kind)))
    }
}

fn only(fits: bool) -> Checked<Because> {
    if fits { Ok(()) } else { NOT_NOW }
}
