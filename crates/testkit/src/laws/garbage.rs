//! What strangers send is answered, never a panic.
//!
//! A panic inside the game ends the test from [`all`](super::all), which says where it happened;
//! the functions here only have to try.

use super::{Lawful, Place, SetupOf};
use crate::inputs::legal;
use crate::playout::pick;
use fastrand::Rng;
use kernel::{Game, InputOf, Record, SEATS_MAX, Seat};
use serde::Serialize;
use serde_json::Value;

/// How many spoilt copies of each kind of text are read.
const SPOILT: usize = 8;

/// Spoilt text is read as an error or as a value; and a spoilt action that can be read is checked
/// like any other, with a clause if it is refused.
pub fn garbage_is_an_error_or_a_value<L: Lawful>(at: &Place<L>, input: Option<InputOf<L::Game>>) {
    let law = "garbage is an error or a value";
    let mut rng = at.rng(law);
    let mut events = Vec::new();
    if let Some(input) = input {
        at.state.clone().apply(input, &mut events);
    }
    read_spoilt::<L::Game>(&mut rng, at.state);
    let viewers: Vec<_> = at.viewers().collect();
    let viewer = pick(&mut rng, &viewers).flatten();
    read_spoilt::<<L::Game as Game>::View>(&mut rng, &at.state.view(viewer));
    events.iter().for_each(|event| _ = read_spoilt::<<L::Game as Game>::Event>(&mut rng, event));
    input.iter().for_each(|input| _ = read_spoilt::<InputOf<L::Game>>(&mut rng, input));
    let mut forged = Vec::new();
    for seat in at.state.waiting().actors().iter() {
        if let Some(action) = pick(&mut rng, &legal(at.state, seat)) {
            forged.extend(read_spoilt::<<L::Game as Game>::Action>(&mut rng, &action));
        }
    }
    for seat in (0..SEATS_MAX).map(Seat::new) {
        for &action in &forged {
            if let Err(no) = at.state.check(seat, action) {
                at.hold(L::Game::CLAUSES.contains(&no.clause), law, || {
                    format!("{seat:?}: {action:?} is refused by an unknown {:?}", no.clause)
                });
            }
        }
    }
}

/// A record that somebody changed is refused, or it is a match that could have been played.
pub fn a_forged_record_is_refused_or_replayed<L: Lawful>(
    at: &Place<L>,
    setup: &SetupOf<L>,
    inputs: &[InputOf<L::Game>],
) {
    let mut rng = at.rng("a forged record is refused or replayed");
    let record = Record::<L::Game>::new(setup.clone(), inputs.to_vec(), at.state);
    for forged in read_spoilt::<Record<L::Game>>(&mut rng, &record) {
        _ = forged.replay();
    }
}

/// The spoilt copies of `value` that can still be read as such a value.
fn read_spoilt<T: serde::de::DeserializeOwned>(rng: &mut Rng, value: &impl Serialize) -> Vec<T> {
    let text = serde_json::to_vec(value).expect("it can be written, by another law");
    let tree: Value = serde_json::from_slice(&text).expect("what was just written can be read");
    let mut read = Vec::new();
    for _ in 0..SPOILT {
        let noise: Vec<u8> = (0..rng.u32(..16)).map(|_| rng.u8(..)).collect();
        read.extend(serde_json::from_slice(&noise));
        read.extend(serde_json::from_slice(&spoil_bytes(rng, text.clone())));
        let mut spoilt = tree.clone();
        spoil_tree(rng, &mut spoilt, &tree);
        read.extend(serde_json::from_value(spoilt));
    }
    read
}

/// Text with a few bytes changed, lost or doubled.
fn spoil_bytes(rng: &mut Rng, mut text: Vec<u8>) -> Vec<u8> {
    for _ in 0..=rng.u32(..3) {
        let at = rng.u32(..text.len().max(1) as u32) as usize;
        match (rng.u32(..4), text.get(at).copied()) {
            (_, None) => text.push(b'0'),
            (0, Some(_)) => text[at] = rng.u8(..),
            (1, Some(_)) => drop(text.remove(at)),
            (2, Some(byte)) => text.insert(at, byte),
            (_, Some(byte)) if byte.is_ascii_digit() => text[at] = b'0' + rng.u8(..10),
            (_, Some(_)) => text[at] = b' ',
        }
    }
    text
}

/// A tree with one node replaced by another number, another node, or nothing. Such trees are read
/// far more often than spoilt bytes are, so they reach the rules behind the reader.
fn spoil_tree(rng: &mut Rng, tree: &mut Value, donor: &Value) {
    let at = rng.u32(..count(tree));
    let other = node(donor, &mut rng.u32(..count(donor))).cloned();
    let Some(node) = node_mut(tree, &mut { at }) else { return };
    *node = match (rng.u32(..4), &*node, other) {
        (0, _, Some(other)) => other,
        (1, _, _) => Value::Null,
        (_, Value::Number(_), _) => {
            let numbers = [0, 1, 2, 3, 5, 8, 9, 15, 16, 31, 63, 64, 127, 128, 255, 256, 65_535, -1];
            Value::from(numbers[rng.u32(..numbers.len() as u32) as usize])
        }
        (_, Value::Array(list), _) if !list.is_empty() => {
            let mut list = list.clone();
            let at = rng.u32(..list.len() as u32) as usize;
            if rng.bool() {
                list.remove(at);
            } else {
                list.insert(at, list[at].clone());
            }
            Value::Array(list)
        }
        (_, kept, _) => kept.clone(),
    };
}

fn count(tree: &Value) -> u32 {
    match tree {
        Value::Array(list) => 1 + list.iter().map(count).sum::<u32>(),
        Value::Object(map) => 1 + map.values().map(count).sum::<u32>(),
        _ => 1,
    }
}

fn node<'a>(tree: &'a Value, at: &mut u32) -> Option<&'a Value> {
    if *at == 0 {
        return Some(tree);
    }
    *at -= 1;
    match tree {
        Value::Array(list) => list.iter().find_map(|one| node(one, at)),
        Value::Object(map) => map.values().find_map(|one| node(one, at)),
        _ => None,
    }
}

fn node_mut<'a>(tree: &'a mut Value, at: &mut u32) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(tree);
    }
    *at -= 1;
    match tree {
        Value::Array(list) => list.iter_mut().find_map(|one| node_mut(one, at)),
        Value::Object(map) => map.values_mut().find_map(|one| node_mut(one, at)),
        _ => None,
    }
}
