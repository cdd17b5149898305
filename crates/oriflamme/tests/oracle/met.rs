//! What random play meets seldom: each must have been met, or the comparison said nothing about it.

macro_rules! rare {
    ($($name:ident,)*) => {
        /// Something that does not happen in every match.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Rare {
            $($name,)*
        }

        impl Rare {
            pub(crate) const ALL: &[Rare] = &[$(Rare::$name,)*];
        }
    };
}

rare! {
    PileOfTwo,
    PileOfThree,
    RowEmptied,
    RowEmptyAtPlacement,
    LeftInTheLastRound,
    UncoveredUpActs,
    UncoveredDownAsked,
    UncoveredAfterItsTurn,
    UncoveredBeforeItsTurn,
    ChainOfThree,
    OwnRemoved,
    KnownFaceDownRemoved,
    VerdictCameBack,
    VerdictCovered,
    EmpressWithoutTarget,
    FanaticAlone,
    FanaticInCompany,
    InformantGainedFromBoth,
    InformantSwapped,
    InformantSwappedOnPile,
    InformantSwappedWithVerdict,
    InformantSwappedInTheLastRound,
    InformantLaidAgain,
    DiplomatFed,
    DiplomatsToChooseFrom,
    DiplomatCashed,
    DiplomatLeft,
    DiplomatCoveredWithInfluence,
    DiplomatUncoveredWithInfluence,
    DiplomatRemovedWithInfluence,
    DeserterStayed,
    DeserterStayedWithUncovered,
    DeserterWithoutNeighbour,
    SecondVerdict,
    NoVerdictLeft,
    EveryVerdictCovered,
    ExecutedOnPile,
    ExecutedHerself,
    ExecutedHerselfOnPile,
    InsurrectionCollected,
    InsurrectionAgain,
    InsurrectionOfTwo,
    InsurrectionWithoutNeighbour,
    ExtortionRevealedWithInfluence,
    OwnExtortionRemoved,
    TrapByDeserter,
    TrapByJudge,
    TrapByInsurrection,
    TrapTookInfluence,
    TrapCountedUncovered,
    TwoTraps,
    InfiltrationFed,
    BonusByDeserter,
    BonusByJudge,
    BonusByInsurrection,
    BonusForOwn,
    BonusForCharacter,
    TreatyPaid,
    TreatyPaidAtTheEnd,
    TreatyRemoved,
    TreatyWithNothing,
    TreatyWithoutCardInRow,
    TieBrokenByTheRow,
    SharedWin,
}

/// How often each of them was met.
#[derive(Clone, Debug)]
pub(crate) struct Met([u32; Rare::ALL.len()]);

impl Default for Met {
    fn default() -> Met {
        Met([0; Rare::ALL.len()])
    }
}

impl Met {
    pub(crate) fn note(&mut self, rare: Rare) {
        self.0[rare as usize] += 1;
    }

    pub(crate) fn note_if(&mut self, is_met: bool, rare: Rare) {
        if is_met {
            self.note(rare);
        }
    }

    pub(crate) fn add(&mut self, other: &Met) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }

    pub(crate) fn of(&self, rare: Rare) -> u32 {
        self.0[rare as usize]
    }
}
