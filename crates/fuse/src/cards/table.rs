//! Every card of both boxes, in one place, each line with where it comes from.
//!
//! The rulebook prints the rules, the glossary and five requirements; the faces of most cards of
//! Countdown are nowhere published. What is reconstructed fits the glossary and a model of difficulty
//! that was measured on photographed cards of the original game. A better source corrects one line.

use crate::cards::Source::{Pattern, Reconstructed, Sourced};
use crate::cards::{Printed, Source};
use crate::requirement::Requirement;

/// How many bombs Countdown has.
pub const COUNTDOWN_BOMBS: usize = 52;
/// How many bombs the original has, the five advanced ones included.
pub const ORIGINAL_BOMBS: usize = 54;
/// Bombs of both boxes.
pub const BOMBS: usize = COUNTDOWN_BOMBS + ORIGINAL_BOMBS;
/// Sparks.
pub const SPARKS: usize = 30;

const fn card(id: &'static str, points: u8, text: &'static str, source: Source) -> Printed {
    Printed { id, points, text, requirement: Requirement::parse(text), source }
}

/// The bombs of Countdown, then those of the original; the last five are the advanced ones.
#[rustfmt::skip]
pub static BOMB_TABLE: [Printed; BOMBS] = [
    card("C01", 1, "* != * != * != *", Pattern),
    card("C02", 1, "R|K, Y|G, B|K", Reconstructed),
    card("C03", 1, "# < # > #", Reconstructed),
    card("C04", 1, "G|1, B|3, Y|5", Reconstructed),
    card("C05", 1, "1|2, 3|4, 5|6", Reconstructed),
    card("C06", 1, "!R, !B, !K, !Y", Reconstructed),
    card("C07", 1, "@ = @ ; ., .", Reconstructed),
    card("C08", 1, "D, ., .", Reconstructed),
    card("C09", 1, "* != * ; # < #", Reconstructed),
    card("C10", 2, "# - # = #", Pattern),
    card("C11", 2, "@ = @ ; @ = @", Reconstructed),
    card("C12", 2, "^R|G, 1|6, .", Reconstructed),
    card("C13", 2, "!Y, !G, $K", Reconstructed),
    card("C14", 2, "# = # ; * != *", Reconstructed),
    card("C15", 2, "# + # + # = (10)", Reconstructed),
    card("C16", 2, "* = * = *", Reconstructed),
    card("C17", 2, "D ; # = #", Reconstructed),
    card("C18", 2, "Y# > K#", Reconstructed),
    card("C19", 2, "R4|B2, ., .", Reconstructed),
    card("C20", 3, "Y2|K5, R, B", Reconstructed),
    card("C21", 3, "# = # = R#", Reconstructed),
    card("C22", 3, "& = &", Reconstructed),
    card("C23", 3, "^Y, K, $R", Reconstructed),
    card("C24", 3, "T[# < # < #]", Reconstructed),
    card("C25", 3, "W[R|Y, B|G / ., .]", Reconstructed),
    card("C26", 3, "P[R|1, Y|2, G|3, B|4 / K|5]", Reconstructed),
    card("C27", 3, "D, D, D", Reconstructed),
    card("C28", 3, "^2|4, R|K, B|Y, $6", Reconstructed),
    card("C29", 3, "@ = @ = @ = @", Reconstructed),
    card("C30", 4, "T[# < #, # < #]", Pattern),
    card("C31", 4, "W[Y, K, B / R, _, G]", Pattern),
    card("C32", 4, "P[B, Y, 5, 6 / R]", Pattern),
    card("C33", 4, "T[G, R|3, Y]", Reconstructed),
    card("C34", 4, "G5, Y|3, ., .", Reconstructed),
    card("C35", 4, "W[2|3, 4|5 / K, Y]", Reconstructed),
    card("C36", 4, "P[1, 2, 3, 4 / D]", Reconstructed),
    card("C37", 4, "R1|B6, G2|Y5, K3|R4", Reconstructed),
    card("C38", 4, "R# + B# = (7)", Reconstructed),
    card("C39", 5, "T[# > # > # > #]", Reconstructed),
    card("C40", 5, "T[K, !K, K, !K]", Reconstructed),
    card("C41", 5, "W[!R, !G, !B / 1|2, 3|4, 5|6]", Reconstructed),
    card("C42", 5, "T[R, G, K, B]", Reconstructed),
    card("C43", 5, "W[R, G, B / 2, 4, 6]", Reconstructed),
    card("C44", 5, "T[* = * = * = *]", Reconstructed),
    card("C45", 5, "P[& = &, & = & / D]", Reconstructed),
    card("C46", 5, "T[1|2, R|K, 3|4, Y|B, 5|6]", Reconstructed),
    card("C47", 6, "T[., # < #, # < #, .]", Reconstructed),
    card("C48", 6, "T[R|Y, G|B, K|R, Y|G, B|K, .]", Reconstructed),
    card("C49", 6, "T[R, Y, G, B, K]", Reconstructed),
    card("C50", 6, "P[R2, B5, Y|G, K|1 / D]", Reconstructed),
    card("C51", 6, "W[B4|Y3, R, 6 / 1, D, G]", Reconstructed),
    card("C52", 6, "W[# = # = # / R5|Y2, D, B]", Reconstructed),
    // The original, for games with both boxes: photographs, descriptions in reviews, and the rest.
    card("O01", 1, "* != * != * != *", Sourced),
    card("O02", 1, "B|G, Y|R, R|B", Sourced),
    card("O03", 1, "* = * ; # = #", Sourced),
    card("O04", 1, "# = @ = *", Sourced),
    card("O05", 1, "# > # < #", Sourced),
    card("O06", 1, "# - # = (2)", Pattern),
    card("O07", 1, "@ = @", Pattern),
    card("O08", 1, "Y|K, G|R, B|Y", Reconstructed),
    card("O09", 1, "G|K, B|R, Y|G", Reconstructed),
    card("O10", 1, "# < # > #", Reconstructed),
    card("O11", 1, "# + # = (6)", Reconstructed),
    card("O12", 1, "# - # = (3)", Reconstructed),
    card("O13", 2, "@ = @ = @", Sourced),
    card("O14", 2, "4 > . > .", Sourced),
    card("O15", 2, "K|1, K|2, K|3", Sourced),
    card("O16", 2, "# + # = # + #", Sourced),
    card("O17", 2, ". < . < 4", Reconstructed),
    card("O18", 2, "R|4, R|5, R|6", Reconstructed),
    card("O19", 2, "G|2, G|4, G|6", Reconstructed),
    card("O20", 2, "* = * = *", Reconstructed),
    card("O21", 2, "# + # = #", Reconstructed),
    card("O22", 2, "# + # = (9)", Reconstructed),
    card("O23", 2, "1|2, 3|4, 5|6", Reconstructed),
    card("O24", 2, "T[., ., .]", Reconstructed),
    card("O25", 3, "G|Y + R|B = (7)", Sourced),
    card("O26", 3, "# = # = #", Sourced),
    card("O27", 3, "5, Y, G2", Sourced),
    card("O28", 3, "R|K + B|2 = (7)", Sourced),
    card("O29", 3, "B|G, Y|R, B4", Sourced),
    card("O30", 3, "T[B, K, R]", Pattern),
    card("O31", 3, "P[R, G / B]", Pattern),
    card("O32", 3, "P[G, 3 / K]", Pattern),
    card("O33", 3, "6, R, K3", Reconstructed),
    card("O34", 3, "P[Y, K / R]", Reconstructed),
    card("O35", 3, "T[G, Y, K]", Reconstructed),
    card("O36", 3, "K|Y + G|B = (8)", Reconstructed),
    card("O37", 4, "T[# > # > # > #]", Sourced),
    card("O38", 4, "* = * = * = *", Sourced),
    card("O39", 4, "T[Y, R, B, G]", Sourced),
    card("O40", 4, "2, 2, 2", Sourced),
    card("O41", 4, "T[# < # < # < #]", Sourced),
    card("O42", 4, "& = &", Sourced),
    card("O43", 4, "# = # = B#", Sourced),
    card("O44", 4, "5, 5, 5", Reconstructed),
    card("O45", 4, "# = # = Y#", Reconstructed),
    card("O46", 4, "T[K, G, Y, R]", Reconstructed),
    card("O47", 4, "T[1|2, R|B, 5|6, Y|G]", Reconstructed),
    card("O48", 4, "P[2, 5 / B]", Reconstructed),
    card("O49", 4, "R3, B6", Reconstructed),
    card("O50", 6, "P[K, R, K / B, G / Y]", Sourced),
    card("O51", 6, "T[1|4, 2|5, 3|6] ; T[R|Y, G|B, K|R]", Sourced),
    card("O52", 6, "T[1|2, 3|4, 5|6] ; T[R|Y, K|B, R|G]", Sourced),
    card("O53", 6, "P[1, R|3, 2 / K|B, G|4 / 5|Y]", Sourced),
    card("O54", 6, "P[1, 2, 3 / 4, 5 / 6]", Reconstructed),
];

/// The sparks, all reconstructed.
#[rustfmt::skip]
pub static SPARK_TABLE: [Printed; SPARKS] = [
    card("S01", 0, "R|6", Reconstructed),
    card("S02", 0, "Y|5", Reconstructed),
    card("S03", 0, "G|4", Reconstructed),
    card("S04", 0, "B|3", Reconstructed),
    card("S05", 0, "K|2", Reconstructed),
    card("S06", 0, "1|6", Reconstructed),
    card("S07", 0, "D", Reconstructed),
    card("S08", 0, "^., $D", Reconstructed),
    card("S09", 0, "R|Y, G|B", Reconstructed),
    card("S10", 0, "B|K, R|G", Reconstructed),
    card("S11", 0, "K|Y, .", Reconstructed),
    card("S12", 0, "@ = @", Reconstructed),
    card("S13", 0, "* = *", Reconstructed),
    card("S14", 0, "# < #", Reconstructed),
    card("S15", 0, "# > #", Reconstructed),
    card("S16", 0, "* != *", Reconstructed),
    card("S17", 0, "D, .", Reconstructed),
    card("S18", 0, "D, !R", Reconstructed),
    card("S19", 0, "^K|R, .", Reconstructed),
    card("S20", 0, "., $Y|5", Reconstructed),
    card("S21", 0, "1|2, 3|4", Reconstructed),
    card("S22", 0, "5|6, 1|3", Reconstructed),
    card("S23", 0, "R|2, Y|4", Reconstructed),
    card("S24", 0, "G|6, B|1", Reconstructed),
    card("S25", 0, "K|3, R|5", Reconstructed),
    card("S26", 0, "!Y, !K", Reconstructed),
    card("S27", 0, "., ., .", Reconstructed),
    card("S28", 0, "!R, !G, !B", Reconstructed),
    card("S29", 0, "* != * != *", Reconstructed),
    card("S30", 0, "# > # ; .", Reconstructed),
];
