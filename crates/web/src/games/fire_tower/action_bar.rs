//! The decision bar: which buttons there are, and the sentence beside them.

use super::discard::CardsWanted;
use super::plan::{Mark, Plan, Reach, Rehearsal, Tool, roofs_lit};
use super::words::{suit_name, towards};
use crate::games::{Names, Refusal};
use crate::kit::{Answer, listed};
use crate::t;
use fire_tower::{Action, Because, Frame, Haunt, Help, Space, SpaceSet, Spent, Step, Wind};

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    /// What is previewed.
    Go,
    /// What is rehearsed, and no more of it.
    Enough,
    /// One action more, and off.
    Do(Action),
    /// Selects something; nothing is sent yet.
    Select(Action),
    /// Chooses the discard action.
    StartDiscarding,
    /// Discards the chosen cards.
    DiscardChosen,
    Cancel,
    Turn,
    Reach,
}

impl Press {
    const fn slug(self) -> &'static str {
        match self {
            Press::Go => "go",
            Press::Enough => "enough",
            Press::Do(_) => "do",
            Press::Select(_) => "select",
            Press::StartDiscarding => "discard",
            Press::DiscardChosen => "discard-chosen",
            Press::Cancel => "cancel",
            Press::Turn => "turn",
            Press::Reach => "reach",
        }
    }
}

/// One button.
pub(super) type Button = Answer<Press, Because>;

/// What the bar is made from: what is rehearsed, where one points, and what is chosen.
pub(super) struct Bar<'a> {
    pub(super) rehearsal: &'a Rehearsal,
    pub(super) plan: Option<&'a Plan>,
    pub(super) reach: Reach,
    pub(super) discarding: bool,
    pub(super) wanted: Option<CardsWanted>,
    pub(super) picked: usize,
    /// Fingers do not hover: they touch twice.
    pub(super) finger: bool,
}

fn plain(press: Press, words: String, key: &'static str) -> Button {
    Answer::new(press, press.slug(), words).key(key)
}

fn hot(press: Press, words: String, key: &'static str) -> Button {
    plain(press, words, key).hot(true)
}

impl Bar<'_> {
    pub(super) fn buttons(&self) -> Vec<Button> {
        let mut buttons = Vec::new();
        match self.wanted {
            Some(wanted) => buttons.push(self.discard_chosen(wanted)),
            None => {
                self.of_tool(&mut buttons);
                self.of_frame(&mut buttons);
                buttons.extend(self.go());
            }
        }
        if self.discarding || !self.rehearsal.rehearsed.is_empty() {
            let cancel = plain(Press::Cancel, t!("fire-tower-press-cancel"), "Esc");
            buttons.push(cancel.hot(self.danger()));
        }
        buttons
    }

    /// Would what is previewed put fire on a roof of the own side?
    pub(super) fn danger(&self) -> bool {
        let lit = |plan: &Plan| !self.rehearsal.endangered(&plan.events).is_empty();
        self.plan.is_some_and(lit)
    }

    fn discard_chosen(&self, wanted: CardsWanted) -> Button {
        let begun = matches!(self.rehearsal.frame(), Frame::Discard { .. });
        let words = match self.picked {
            0 if begun => t!("fire-tower-press-enough"),
            0 if wanted.least == 0 => t!("fire-tower-press-keep-all"),
            count if count < wanted.least => {
                t!("fire-tower-press-choose", count = wanted.least - count)
            }
            count => t!("fire-tower-press-discard-chosen", count = count),
        };
        // Too few is as much as none: the rules say why one cannot stop here.
        let missing = || self.rehearsal.check(Action::Done).err();
        let refused = (!wanted.enough(self.picked)).then(missing).flatten();
        hot(Press::DiscardChosen, words, "Enter").refused(refused)
    }

    fn of_tool(&self, buttons: &mut Vec<Button>) {
        let tool = self.rehearsal.tool(self.reach);
        if matches!(tool, Tool::Line | Tool::Square | Tool::Lay(_)) {
            buttons.push(plain(Press::Turn, t!("fire-tower-press-turn"), "R"));
        }
        let whole = self.rehearsal.tool(Reach::Whole);
        if matches!(whole, Tool::Line | Tool::Square | Tool::Ring) {
            let words = match self.reach {
                Reach::Whole => t!("fire-tower-press-cell"),
                Reach::Cell => t!("fire-tower-press-whole"),
            };
            buttons.push(plain(Press::Reach, words, "P"));
        }
    }

    fn of_frame(&self, buttons: &mut Vec<Button>) {
        match self.rehearsal.frame() {
            Frame::Turn { step, .. } => self.of_turn(step, buttons),
            Frame::WindCard { side, .. } => {
                let open = self.rehearsal.world.open.open_sides().any(|other| other == side);
                let blow = match open {
                    true => t!("fire-tower-press-blow", to = towards(side)),
                    false => t!("fire-tower-press-blow-barred"),
                };
                buttons.push(plain(Press::Do(Action::Blow), blow, "B"));
                let roll = t!("fire-tower-press-roll");
                buttons.push(plain(Press::Do(Action::Roll), roll, "O"));
            }
            Frame::AidChoice { .. } => {
                let words = |help| match help {
                    Help::Fire => t!("fire-tower-press-aid-fire"),
                    Help::Firebreak => t!("fire-tower-press-aid-firebreak"),
                    Help::Cards => t!("fire-tower-press-aid-cards"),
                };
                buttons.extend(
                    Help::ALL.map(|help| plain(Press::Do(Action::Aid(help)), words(help), "")),
                );
            }
            Frame::HauntChoice { .. } => {
                let steal = Press::Do(Action::Haunt(Haunt::Steal));
                let sparks = Press::Do(Action::Haunt(Haunt::Sparks));
                buttons.push(plain(steal, t!("fire-tower-press-steal"), ""));
                buttons.push(plain(sparks, t!("fire-tower-press-sparks"), ""));
            }
            Frame::Drift { .. } => buttons.extend(Wind::ALL.map(|wind| {
                let words = t!("fire-tower-press-veer", to = towards(wind));
                self.asked(Press::Do(Action::Veer(wind)), Action::Veer(wind), words, "")
            })),
            Frame::ShadowPlay { bound, .. } => {
                if bound {
                    self.reckless(buttons);
                }
                let words = t!("fire-tower-press-none");
                buttons.push(self.asked(Press::Do(Action::Done), Action::Done, words, ""));
            }
            _ if self.rehearsal.check(Action::Done).is_ok() => {
                buttons.push(plain(Press::Enough, t!("fire-tower-press-enough"), "E"));
            }
            _ => {}
        }
    }

    fn of_turn(&self, step: Step, buttons: &mut Vec<Button>) {
        let (course, seat) = (&self.rehearsal.world.open.course, self.rehearsal.seat);
        if step == Step::Act {
            if self.rehearsal.world.hands[seat.index()].is_empty() {
                buttons.push(hot(Press::Do(Action::Done), t!("fire-tower-press-pass"), "E"));
            } else {
                buttons.push(plain(Press::StartDiscarding, t!("fire-tower-press-discard"), "D"));
            }
            if course.emptied.has(seat) {
                self.reckless(buttons);
            }
        }
        if step == Step::End {
            buttons.push(hot(Press::Do(Action::Done), t!("fire-tower-press-end"), "E"));
        }
        if !course.emptied.has(seat) {
            let words = t!("fire-tower-press-bucket");
            let select = Press::Select(Action::Bucket);
            let bucket = self.asked(select, Action::Bucket, words, "B").read("bucket");
            let dry = |no: &Refusal<Because>| no.because == Because::NoFireInZone;
            let detail = match bucket.refused.as_ref().is_some_and(dry) {
                true => t!("fire-tower-bucket-dry"),
                false => String::new(),
            };
            buttons.push(Answer { detail, ..bucket });
        }
    }

    fn reckless(&self, buttons: &mut Vec<Button>) {
        for spent in [Spent::Water, Spent::Firebreak] {
            let words = t!("fire-tower-press-reckless", suit = suit_name(spent.suit()));
            let action = Action::Reckless(spent);
            buttons.push(self.asked(Press::Select(action), action, words, ""));
        }
    }

    /// A button that the rules may refuse.
    fn asked(&self, press: Press, action: Action, words: String, key: &'static str) -> Button {
        plain(press, words, key).refused(self.rehearsal.check(action).err())
    }

    /// The button for what is previewed.
    fn go(&self) -> Option<Button> {
        let plan = self.plan.filter(|plan| !plan.actions.is_empty())?;
        let count = |mark| plan.cells(mark).len();
        let words = match () {
            () if count(Mark::Laid) > 0 && count(Mark::Burns) > 0 => t!("fire-tower-go-explode"),
            () if count(Mark::Burns) > 0 => t!("fire-tower-go-burn", count = count(Mark::Burns)),
            () if count(Mark::Doused) > 0 => t!("fire-tower-go-douse", count = count(Mark::Doused)),
            () if count(Mark::Laid) > 0 => t!("fire-tower-go-lay", count = count(Mark::Laid)),
            () if count(Mark::Cleared) > 0 => t!("fire-tower-go-clear"),
            () if count(Mark::Lifted) > 0 => t!("fire-tower-go-lift"),
            () => t!("fire-tower-go-land"),
        };
        Some(hot(Press::Go, words, "Enter").danger(self.danger()))
    }

    /// A finger finds out by itself how a card is taken up, but not how it is read.
    fn say_hold(&self) -> String {
        let acts = matches!(self.rehearsal.frame(), Frame::Turn { step: Step::Act, .. });
        if acts && self.finger { t!("fire-tower-hint-hold") } else { String::new() }
    }

    /// The sentence beside the buttons: what the click would bring, or what is asked for.
    pub(super) fn say(&self, names: &Names) -> String {
        let planned = self.plan.filter(|plan| !plan.actions.is_empty());
        let Some(plan) = planned else {
            return match self.wanted {
                Some(_) if self.discarding => String::new(),
                Some(wanted) if wanted.least > 0 => {
                    t!("fire-tower-hint-cards", count = wanted.least, picked = self.picked)
                }
                Some(_) => String::new(),
                None if self.rehearsal.tool(self.reach) == Tool::Nothing => self.say_hold(),
                None if self.finger => t!("fire-tower-hint-tap"),
                None => t!("fire-tower-hint-point"),
            };
        };
        let mut parts = told_marks(&plan.marks());
        for seat in roofs_lit(&self.rehearsal.world, &plan.events) {
            parts.push(match seat == self.rehearsal.seat {
                true => t!("fire-tower-plan-own-roof"),
                false => t!("fire-tower-plan-roof", name = names.of(seat)),
            });
        }
        if let Some(no) = plan.reason() {
            parts.push(super::why::why(names, &no.because));
        }
        parts.join(" ")
    }
}

/// What becomes of cells, a sentence for each sort.
pub(super) fn told_marks(marks: &[(Space, Mark)]) -> Vec<String> {
    let mut parts = Vec::new();
    let mut part = |wanted, words: fn(String) -> String| {
        let marked = marks.iter().filter(|(_, mark)| *mark == wanted);
        let cells: SpaceSet = marked.map(|(cell, _)| *cell).collect();
        if !cells.is_empty() {
            parts.push(words(listed(cells.iter())));
        }
    };
    part(Mark::Lifted, |cells| t!("fire-tower-plan-lifted", cells = cells));
    part(Mark::Laid, |cells| t!("fire-tower-plan-laid", cells = cells));
    part(Mark::Burns, |cells| t!("fire-tower-plan-burns", cells = cells));
    part(Mark::Doused, |cells| t!("fire-tower-plan-doused", cells = cells));
    part(Mark::Cleared, |cells| t!("fire-tower-plan-cleared", cells = cells));
    parts
}

#[cfg(test)]
mod tests {
    use super::super::plan::Aim;
    use super::super::plan::tests::{ANN, act, rehearsal};
    use super::*;
    use fire_tower::{Card, Space};

    fn presses(rehearsal: &Rehearsal, plan: Option<&Plan>) -> Vec<Press> {
        let bar = Bar {
            rehearsal,
            plan,
            reach: Reach::Whole,
            discarding: false,
            wanted: super::super::discard::cards_wanted(rehearsal, false),
            picked: 0,
            finger: false,
        };
        bar.buttons().into_iter().map(|button| button.does).collect()
    }

    #[test]
    fn the_action_offers_discarding_and_the_bucket_with_its_reason() {
        let mut world = act("");
        world.hands[0].put(Card::North.kind());
        let rehearsal = rehearsal(&world, &[]);
        let bucket = Press::Select(Action::Bucket);
        assert_eq!(presses(&rehearsal, None), [Press::StartDiscarding, bucket]);
        let bar = Bar {
            rehearsal: &rehearsal,
            plan: None,
            reach: Reach::Whole,
            discarding: false,
            wanted: None,
            picked: 0,
            finger: false,
        };
        let refused = bar.buttons()[1].refused.clone().expect("nothing burns in the zone");
        assert_eq!(refused.because, Because::NoFireInZone);
    }

    #[test]
    fn q3_where_the_own_roof_would_burn_stepping_back_is_the_loud_answer() {
        let mut world = act("a4 a3 a2");
        world.hands[0].put(Card::FlareUp.kind());
        let rehearsal = rehearsal(&world, &[Action::Play(Card::FlareUp)]);
        let loud = |cell: &str| {
            let aim = Aim { at: Space::parse(cell), turned: 1, reach: Reach::Whole };
            let plan = rehearsal.plan(aim);
            let bar = Bar {
                rehearsal: &rehearsal,
                plan: plan.as_ref(),
                reach: Reach::Whole,
                discarding: false,
                wanted: None,
                picked: 0,
                finger: false,
            };
            let hot = bar.buttons().into_iter().filter(|button| button.hot);
            (hot.map(|button| button.does).collect::<Vec<_>>(), bar.danger())
        };
        assert_eq!(loud("a2"), (vec![Press::Cancel], true));
        assert_eq!(loud("a6"), (vec![Press::Go], false));
    }

    #[test]
    fn r2_reckless_abandon_takes_the_place_of_the_empty_bucket() {
        let mut world = act("");
        world.hands[0].put(Card::North.kind());
        world.open.course.emptied = world.open.course.emptied.with(ANN);
        let water = Press::Select(Action::Reckless(Spent::Water));
        let firebreak = Press::Select(Action::Reckless(Spent::Firebreak));
        assert_eq!(
            presses(&rehearsal(&world, &[]), None),
            [Press::StartDiscarding, water, firebreak]
        );
    }

    #[test]
    fn w1_a_wind_card_has_three_uses() {
        let mut world = act("");
        world.hands[0].put(Card::East.kind());
        let rehearsal = rehearsal(&world, &[Action::Play(Card::East)]);
        let (blow, roll) = (Press::Do(Action::Blow), Press::Do(Action::Roll));
        assert_eq!(presses(&rehearsal, None), [blow, roll, Press::Cancel]);
        let aim = Aim { at: Space::parse("j8"), turned: 0, reach: Reach::Whole };
        let plan = rehearsal.plan(aim).expect("a cell is asked for");
        assert_eq!(presses(&rehearsal, Some(&plan)), [blow, roll, Press::Go, Press::Cancel]);
    }
}
