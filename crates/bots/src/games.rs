//! The one list of games. What serves, plays or measures every game goes through it.

/// Hands all games that people play to a macro of the caller's: their types, separated by commas; with
/// `named` the module, the name and the type of each, closed by a semicolon; with `idents` the module
/// and the type's last word, behind whatever the caller adds; with `all` the types, and behind a semicolon
/// the worked example, which has no page.
#[macro_export]
macro_rules! games {
    ($with:ident) => { $crate::games! { @list types $with } };
    (named $with:ident) => { $crate::games! { @list named $with } };
    (idents $with:ident $added:tt) => { $crate::games! { @list idents $with $added } };
    (all $with:ident) => { $crate::games! { @list all $with } };
    // The list: the module of a game, its name, its type.
    (@list $form:ident $with:ident $($added:tt)?) => {
        $crate::games! {
            @$form $with $($added)?;
            fire_tower "fire-tower" FireTower,
            oriflamme "oriflamme" Oriflamme,
            fuse "fuse" Fuse,
            flash_point "flash-point" FlashPoint,
            // `cargo xtask new-game` writes above this line.
        }
    };
    (@types $with:ident; $($module:ident $name:literal $game:ident,)*) => {
        $with! { $($crate::$module::$game),* }
    };
    (@all $with:ident; $($module:ident $name:literal $game:ident,)*) => {
        $with! {
            $($crate::$module::$game),*;
            $crate::connect_four::ConnectFour
        }
    };
    (@named $with:ident; $($module:ident $name:literal $game:ident,)*) => {
        $with! { $($module, $name, $crate::$module::$game;)* }
    };
    (@idents $with:ident $added:tt; $($module:ident $name:literal $game:ident,)*) => {
        $with! { $added $($module $game)* }
    };
}
