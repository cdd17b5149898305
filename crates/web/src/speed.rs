//! How fast a story is told.

/// What a person has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speed {
    Slow,
    Normal,
    Fast,
    AtOnce,
}

impl Speed {
    pub(crate) const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::AtOnce];

    /// As the browser keeps it, and as the style knows it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::AtOnce => "at-once",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Speed> {
        Speed::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// How long something is seen that a game shows for so many milliseconds.
    pub(crate) const fn pause(self, millis: u32) -> u32 {
        match self {
            Speed::Slow => millis * 8 / 5,
            Speed::Normal => millis,
            Speed::Fast => millis * 2 / 5,
            Speed::AtOnce => 0,
        }
    }

    /// For how long the story stands still for a great moment. Its words have to be read, so it is
    /// never as short as the rest.
    pub(crate) const fn moment(self, millis: u32) -> u32 {
        match self {
            Speed::Slow => millis * 3 / 2,
            Speed::Normal => millis,
            Speed::Fast => millis * 2 / 3,
            Speed::AtOnce => 0,
        }
    }

    /// How long bots wait at a table that this person makes.
    pub(crate) const fn bot_wait(self, millis: u64) -> u64 {
        match self {
            Speed::Slow => millis * 8 / 5,
            Speed::Normal => millis,
            Speed::Fast => millis / 3,
            Speed::AtOnce => millis / 10,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_speed_is_faster_than_the_one_before() {
        for (slower, faster) in Speed::ALL.into_iter().zip(&Speed::ALL[1..]) {
            assert!(slower.pause(150) > faster.pause(150), "{slower:?}");
            assert!(slower.moment(1_500) > faster.moment(1_500), "{slower:?}");
            assert!(slower.bot_wait(750) > faster.bot_wait(750), "{slower:?}");
        }
        assert_eq!(Speed::Normal.pause(150), 150, "what a game says is the normal speed");
        assert_eq!((Speed::AtOnce.pause(900), Speed::AtOnce.moment(900)), (0, 0));
    }

    #[test]
    fn what_is_kept_is_read_again() {
        for speed in Speed::ALL {
            assert_eq!(Speed::named(speed.name()), Some(speed));
        }
        assert_eq!(Speed::named("hasty"), None);
    }
}
