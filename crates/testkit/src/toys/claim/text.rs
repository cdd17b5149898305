//! The race in plain English.

use super::{Action, Because, Claim, DieId, Event, Phase, Slot};
use kernel::{Game, Paint, PlainText, Seat};

impl PlainText for Claim {
    fn name(_: &Claim, seat: Seat) -> String {
        format!("Player {}", seat.index() + 1)
    }

    fn draw(view: &Claim, _: Paint) -> String {
        let die = |slot: &Slot| match slot {
            Slot::Empty => ".".to_string(),
            Slot::Lying(face) => face.pips().to_string(),
            Slot::Taken(_) => "x".to_string(),
        };
        let dice: String = view.slots[..view.seat_count as usize].iter().map(die).collect();
        let pips = |seat| format!("{}: {} pips\n", Claim::name(view, seat), view.pips(seat));
        format!("roll {}: {dice}\n", view.roll + 1)
            + &view.seats().iter().map(pips).collect::<String>()
    }

    fn prompt(view: &Claim) -> String {
        match view.phase {
            Phase::Rolling => "The dice roll.".to_string(),
            Phase::Claiming(open) => format!("{} have not answered.", open.len()),
            Phase::Counting => "The clock is read.".to_string(),
            Phase::Over(_) => "The match is over.".to_string(),
        }
    }

    fn label(action: Action) -> String {
        match action {
            Action::Claim(DieId { roll, slot }) => format!("take {} of {}", slot + 1, roll + 1),
            Action::Pass(roll) => format!("pass {}", roll + 1),
        }
    }

    fn tell(view: &Claim, event: &Event) -> String {
        match *event {
            Event::Rolled(face) => format!("A {} is rolled.", face.pips()),
            Event::Claimed(seat, DieId { slot, .. }) => {
                format!("{} takes die {}.", Claim::name(view, seat), slot + 1)
            }
            Event::Passed(seat) => format!("{} passes.", Claim::name(view, seat)),
            Event::Closed => "The roll is over.".to_string(),
            Event::TimeUp => "The time is up.".to_string(),
            Event::Counted(points) => format!("{points} points for the time left."),
        }
    }

    fn why(because: Because) -> String {
        match because {
            Because::Setup => "There is no such match.".to_string(),
            Because::NotSeated => "Nobody sits there.".to_string(),
            Because::Answered => "This roll was answered.".to_string(),
            Because::TooLate(_) => "That roll is over.".to_string(),
            Because::TooEarly => "That roll is not there yet.".to_string(),
            Because::NoSuchDie => "There is no such die.".to_string(),
            Because::Taken(_) => "Somebody was faster.".to_string(),
            Because::Held(face) => format!("One {} is enough.", face.pips()),
            Because::Rolling => "The dice are rolling.".to_string(),
            Because::Over => "The match is over.".to_string(),
        }
    }
}
