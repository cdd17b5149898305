//! What can be said of a deed before the table has answered, with others still on their way.

use crate::Session;
use alloc::vec::Vec;
use kernel::{Dice, Game, Illegal, Input, Seat, Waiting};
use protocol::{ACTIONS_MAX, ToTable};

impl<G: Game> Session<G> {
    /// How many of these actions, one after the other, can go to the table as one deed: those before
    /// which neither chance nor the clock speaks and nothing hidden is shown. Or why the table would
    /// refuse them, where that is certain: in a world that is only imagined, what an action brings may
    /// be another thing than in the true one, so where seats hide something only the very first action
    /// is judged.
    pub fn foresee(
        &self,
        seat: Seat,
        actions: &[G::Action],
        dice: &mut impl Dice,
    ) -> Result<usize, Illegal<G::Because>> {
        let all = actions.len().min(ACTIONS_MAX);
        let own = self.views().iter().find(|one| one.viewer == Some(seat));
        let Some(mut world) = own.map(|one| G::imagine(&one.view, dice)) else { return Ok(all) };
        let mut certain = true;
        for request in self.unanswered() {
            // What a wish to undo leads to, the table alone knows.
            let ToTable::Act { seat, actions, .. } = request else { return Ok(all) };
            for &action in actions {
                if !step(&mut world, *seat, action) {
                    return Ok(all);
                }
                certain = !G::HIDES;
            }
        }
        for (done, &action) in actions[..all].iter().enumerate() {
            match world.waiting() {
                Waiting::Chance | Waiting::Clock(_) if done > 0 => return Ok(done),
                Waiting::Chance | Waiting::Clock(_) => return Ok(all),
                Waiting::Seats { .. } | Waiting::Over => {}
            }
            match world.check(seat, action) {
                Err(no) if certain => return Err(no),
                Err(_) => return Ok(all),
                Ok(()) if world.shows(Input::Act(seat, action)) => return Ok(done + 1),
                Ok(()) => world.apply(Input::Act(seat, action), &mut unheard()),
            }
            certain = !G::HIDES;
        }
        Ok(all)
    }
}

/// Does it, if it can be told what it brings.
fn step<G: Game>(world: &mut G, seat: Seat, action: G::Action) -> bool {
    let asked = matches!(world.waiting(), Waiting::Seats { .. });
    asked && world.play(seat, action, &mut unheard()).is_ok()
}

/// For what happens in a world that is only thought of. Not `()`: a page would hold the rules twice, once
/// for each kind of listener.
pub fn unheard<E>() -> Vec<E> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;
    use alloc::vec;
    use alloc::vec::Vec;
    use fire_tower::FireTower;
    use kernel::Chosen;
    use protocol::{FromTable, PROTOCOL, Perspective, Stage, TableId, Time, Version};
    use testkit::toys::claim::{Action, Claim, DieId};
    use testkit::toys::window::{Action::Look, Now, Window};

    /// A match of these options, until somebody is asked.
    fn begun<G: Game>(options: &[(&str, &str)]) -> (G::Setup, G) {
        let chosen = Chosen::new(G::OPTIONS, options).expect("options of the game");
        let setup = G::configure(&chosen).expect("they fit");
        let mut state = G::new(&setup).expect("they fit");
        while state.waiting() == Waiting::Chance {
            let mut first = 0;
            let chance = state.sample(&mut |n: u32| {
                first += 1;
                first % n
            });
            state.apply(Input::Chance(chance), &mut ());
        }
        (setup, state)
    }

    /// Somebody who keeps these seats and has just come.
    fn session<G: Game>((setup, state): &(G::Setup, G), seats: &[Seat]) -> Session<G> {
        let mut session = Session::new(0);
        let seen = |&seat| Perspective { viewer: Some(seat), view: state.view(Some(seat)) };
        session.receive(FromTable::Welcome {
            protocol: PROTOCOL,
            table: TableId::from_bits(1),
            game: G::NAME.into(),
            setup: setup.clone(),
            stage: Stage::Playing,
            version: Version(1),
            views: seats.iter().map(seen).collect(),
            seats: Vec::new(),
            time: Time::default(),
            commit: String::new(),
            seed: None,
            stands: None,
            redo: None,
        });
        session
    }

    fn die(slot: u8) -> Action {
        Action::Claim(DieId { roll: 0, slot })
    }

    const ANN: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    #[test]
    fn the_next_deed_is_judged_with_those_on_their_way_already_done() {
        let game = begun::<Claim>(&[("seats", "3")]);
        let mut session = session(&game, &[ANN, BEN]);
        let judged = |session: &Session<Claim>, seat, action| {
            session.foresee(seat, &[action], &mut |_| 0).map_err(|no| no.clause.id)
        };
        assert_eq!(judged(&session, ANN, die(0)), Ok(1));
        session.deed(ANN, vec![die(0)]);
        assert_eq!(judged(&session, ANN, die(1)), Err("C1"), "one answer to each roll");
        assert_eq!(judged(&session, BEN, die(0)), Err("C3"), "it is taken");
        assert_eq!(judged(&session, BEN, die(1)), Ok(1));
    }

    #[test]
    fn nothing_is_refused_that_the_table_might_do() {
        let game = begun::<Claim>(&[("seats", "2")]);
        let mut session = session(&game, &[ANN, BEN]);
        session.undo(ANN);
        assert_eq!(session.foresee(ANN, &[Action::Pass(3)], &mut |_| 0), Ok(1), "after an undo");
        let stranger = Seat::new(7);
        assert_eq!(session.foresee(stranger, &[die(0)], &mut |_| 0), Ok(1), "without a view");
    }

    #[test]
    fn a_deed_goes_as_far_as_chance() {
        let game = begun::<Claim>(&[("seats", "2")]);
        let mut session = session(&game, &[ANN, BEN]);
        session.deed(BEN, vec![Action::Pass(0)]);
        // Ann's answer is the last: the next dice roll, and only then can she take one.
        let next = Action::Claim(DieId { roll: 1, slot: 0 });
        assert_eq!(session.foresee(ANN, &[die(0), next], &mut |_| 0), Ok(1));
    }

    #[test]
    fn where_seats_hide_something_only_the_first_action_is_judged() {
        let game = begun::<FireTower>(&[]);
        let seat = game.1.waiting().actors().lowest().expect("somebody is asked");
        let mut session = session(&game, &[seat]);
        let quiet = game.1.quiet(seat);
        let wrong = fire_tower::Action::Done;
        assert!(game.1.check(seat, wrong).is_err(), "a turn begins with the wind");
        assert!(session.foresee(seat, &[wrong], &mut |_| 0).is_err());
        assert_eq!(session.foresee(seat, &[quiet, quiet, quiet], &mut |_| 0).map(|_| ()), Ok(()));
        session.deed(seat, vec![quiet]);
        assert_eq!(session.foresee(seat, &[wrong], &mut |_| 0), Ok(1), "the table decides");
    }

    #[test]
    fn a_deed_goes_as_far_as_something_hidden_is_shown() {
        let game = begun::<Window>(&[]);
        assert_eq!(game.1.now, Now::Turn(ANN));
        let deed = [Look(ANN, 0), Look(ANN, 1)];
        let session = session(&game, &[BEN]);
        assert_eq!(session.foresee(BEN, &deed, &mut |_| 0), Ok(1), "a card of Ann's is seen");
    }

    #[test]
    fn no_deed_is_longer_than_the_table_takes() {
        let game = begun::<FireTower>(&[]);
        let session = session(&game, &[ANN]);
        let many = vec![fire_tower::Action::Done; 40];
        let seat = Seat::new(3);
        assert_eq!(session.foresee(seat, &many, &mut |_| 0), Ok(ACTIONS_MAX));
    }
}
