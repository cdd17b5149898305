//! Time: what is measured, and what happens when it is up.

use crate::cards::Role;
use crate::event::Event;
use crate::legal::quiet;
use crate::state::{Action, Bar, Ending, Frame, Fuse};
use alloc::vec::Vec;
use kernel::{Alarm, Reading, Seats, Sink};

/// The alarm of the mission.
pub const MISSION_ALARM: u8 = 0;

/// The first number of alarms for a pick in the middle of a round; below it are those for frames.
const PICK_ALARMS: u8 = 128;

/// So many numbers are used in turn. They go into the steps that are counted without a rest: where the count
/// begins again, no number comes twice within a few steps, as if no time had passed.
const IN_TURN: u8 = 64;

/// O2: a leader who waits for so long rolls without a call.
const ROLL_MILLIS: u32 = 3_000;
/// O18: and one who may call, for so long.
const CALL_MILLIS: u32 = 10_000;
/// O3: the bar that closes a round.
const BAR_MILLIS: u32 = 1_500;
/// O10: nobody takes a die for so long, though some have finished.
const IDLE_MILLIS: u32 = 20_000;
/// O3: when somebody holds.
const HOLD_MILLIS: u32 = 3_000;
/// O5: a forced choice.
const CHOICE_MILLIS: u32 = 6_000;
/// O15: somebody who does not roll for a six.
const SIX_MILLIS: u32 = 2_000;

/// E7, O16: so much of the last ten minutes counts.
const COUNTED_MILLIS: u32 = 600_000;

impl Fuse {
    /// Has the clock been started, and not been stopped?
    fn is_running(&self) -> bool {
        self.round.number > 0 && !matches!(self.frame(), Frame::Over { .. })
    }

    /// The lengths of time that the table measures now.
    pub(crate) fn list_alarms(&self, out: &mut Vec<Alarm>) {
        if !self.is_running() {
            return;
        }
        if let Some(millis) = self.options.clock.millis() {
            out.push(Alarm { id: MISSION_ALARM, millis });
        }
        let millis = match self.frame() {
            Frame::Call if self.options.auto_roll => match self.role_in_use(self.round.leader) {
                Some(Role::WireExpert | Role::OperationsEngineer) => Some(CALL_MILLIS),
                _ => Some(ROLL_MILLIS),
            },
            Frame::Pool { bar: Bar::Open } if self.is_held_up() => Some(IDLE_MILLIS),
            Frame::Pool { bar: Bar::Closing } => Some(BAR_MILLIS),
            Frame::Pool { bar: Bar::Held } => Some(HOLD_MILLIS),
            Frame::Picks { .. } | Frame::Return { .. } => Some(CHOICE_MILLIS),
            Frame::Sixes { .. } => Some(SIX_MILLIS),
            _ => None,
        };
        if let Some(millis) = millis {
            out.push(Alarm { id: self.step_alarm(), millis });
        }
        let picks = matches!(self.frame(), Frame::Pool { .. }) && self.options.is_small();
        if picks && !self.pickers().is_empty() {
            out.push(Alarm { id: self.pick_alarm(), millis: CHOICE_MILLIS });
        }
    }

    /// O10: do some wait for others, against the clock?
    #[inline]
    fn is_held_up(&self) -> bool {
        let placed = self.round.placed.iter().any(|&count| count > 0);
        self.options.players > 1
            && self.options.clock.millis().is_some()
            && (placed || !self.round.passed.is_empty())
    }

    /// The number of the alarm for the top frame.
    pub fn step_alarm(&self) -> u8 {
        1 + self.course.step % IN_TURN
    }

    /// The number of the alarm for a pick in the middle of a round.
    pub fn pick_alarm(&self) -> u8 {
        PICK_ALARMS + self.course.pick % IN_TURN
    }

    /// What the clock shows.
    pub(crate) fn clock(&mut self, reading: Reading, sink: &mut impl Sink<Event>) {
        if self.frame() == Frame::Count {
            let tens = reading.millis_left.min(COUNTED_MILLIS) / 10_000;
            return self.end(Ending::Won(tens as u8), sink);
        }
        match reading.alarm {
            MISSION_ALARM => self.end(Ending::Time, sink),
            id if id >= PICK_ALARMS => self.pick_for_the_late(sink),
            _ => self.ring(sink),
        }
    }

    /// The time of the top frame is up.
    fn ring(&mut self, sink: &mut impl Sink<Event>) {
        match self.frame() {
            Frame::Call => self.roll(None, sink),
            Frame::Pool { bar: Bar::Open } => self.run_bar(Bar::Closing, None, sink), // O10
            Frame::Pool { .. } => {
                let awaited = self.options.seats().iter().filter(|&seat| self.is_awaited(seat));
                for seat in awaited.collect::<Seats>().iter() {
                    self.tell(Event::Passed { seat }, sink);
                }
                self.enter(Frame::Pool { bar: Bar::Open });
            }
            Frame::Picks { .. } => self.enter(Frame::Picks { late: self.pickers() }),
            Frame::Return { pending, .. } => {
                for seat in pending.iter() {
                    if let Action::Return { card, slot, .. } = quiet(self, seat) {
                        self.tell(Event::Returned { seat, card, slot }, sink);
                    }
                    self.answered(seat);
                }
            }
            Frame::Sixes { pending } => {
                self.course.step = self.course.step.wrapping_add(1);
                self.push(Frame::SixRoll { left: pending });
            }
            frame => unreachable!("nothing is measured in {frame:?}"),
        }
    }

    /// O5: the table picks for somebody who is late.
    fn pick_for_the_late(&mut self, sink: &mut impl Sink<Event>) {
        if let (Some(seat), Some(bomb)) =
            (self.pickers().clockwise_from(self.round.leader), self.chosen_pick())
        {
            self.pick(seat, bomb, sink);
        }
    }
}
