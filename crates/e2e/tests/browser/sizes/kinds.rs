//! What a player is asked in each game: a file for each, which every game has to have.

macro_rules! of_each_game {
    ($added:tt $($module:ident $game:ident)+) => { $(mod $module;)+ };
}

bots::games! { idents of_each_game [] }
