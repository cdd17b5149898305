//! Random boards: nearly empty ones, scattered ones, fires grown from the flame, full ones, forests
//! of firebreaks and fights in the corners, with two to four players and with burnt towers.

use crate::forest::{At, Cell, Forest, SIZE, corner_of, everywhere, roof, step};
use fastrand::Rng;
use fire_tower::{
    Card, Cards, Course, Due, Edition, FireTower, Frame, Open, Options, PRINTED, SEATS, Space,
    SpaceSet, Step, Suit, Tower, Towers, Wind,
};
use kernel::{Added, Frames, Seat, Seats};

/// Everything that a state is built from, in plain form.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(crate) seed: u64,
    pub(crate) options: Options,
    pub(crate) forest: Forest,
    pub(crate) seat: Seat,
    pub(crate) wind: Wind,
    pub(crate) emptied: Seats,
    pub(crate) hands: [Cards; SEATS],
    pub(crate) deck: Cards,
}

impl Position {
    /// The position of this seed; the seat whose turn it is holds these cards, and others.
    pub(crate) fn random(seed: u64, held_cards: &[Card]) -> Position {
        let mut rng = Rng::with_seed(seed);
        let options = options(&mut rng);
        let mut forest = clearing(&options);
        let standing = burn_some(&mut rng, &options, &mut forest);
        plant(&mut rng, &mut forest);
        let plays = if options.teams { Seats::first(SEATS) } else { standing };
        let seat = one_of(&mut rng, &plays.iter().collect::<Vec<_>>());
        let wind = one_of(&mut rng, &forest.winds().into_iter().collect::<Vec<_>>());
        let emptied = plays.iter().filter(|_| rng.u32(..2) == 0).collect();
        let (hands, deck) = (Default::default(), Default::default());
        let mut position = Position { seed, options, forest, seat, wind, emptied, hands, deck };
        position.deal(&mut rng, plays, held_cards);
        position
    }

    fn deal(&mut self, rng: &mut Rng, plays: Seats, held_cards: &[Card]) {
        for printing in PRINTED.iter().filter(|printing| printing.card.suit() != Suit::Event) {
            (0..printing.count).for_each(|_| self.deck.put(printing.card.kind()));
        }
        for card in held_cards {
            self.deck.take(card.kind());
            self.hands[self.seat.index()].put(card.kind());
        }
        for seat in plays.iter() {
            while self.hands[seat.index()].len() < self.hand_limit() as u32 {
                let kind = self.deck.pick(&mut |below| rng.u32(..below));
                self.deck.take(kind);
                self.hands[seat.index()].put(kind);
            }
        }
    }

    /// Five, and one more for each burnt tower unless teams play.
    pub(crate) fn hand_limit(&self) -> u8 {
        let burnt = self.options.seat_count() - self.standing().len();
        5 + if self.options.teams { 0 } else { burnt as u8 }
    }

    pub(crate) fn standing(&self) -> Seats {
        seats_of(&self.options, self.forest.standing)
    }

    pub(crate) fn corner(&self, seat: Seat) -> usize {
        self.options.tower(seat) as usize
    }

    /// The board when the seat whose turn it is has done this.
    pub(crate) fn after(&self, changes: &[(At, Cell)]) -> Forest {
        self.forest.after(changes, self.corner(self.seat), self.wind)
    }

    /// The corners whose zone the seat's Bucket may reach: its own and, in teams, its partner's.
    /// The rulebooks speak of saving towers; that a burnt one has no use for water is our reading.
    pub(crate) fn bucket_corners(&self) -> Vec<usize> {
        let own = self.corner(self.seat);
        let both = if self.options.teams { vec![own, (own + 2) % 4] } else { vec![own] };
        both.into_iter().filter(|&corner| self.forest.standing[corner]).collect()
    }

    /// Whether the seat can empty its Bucket now.
    pub(crate) fn has_bucket(&self) -> bool {
        let full = !self.emptied.has(self.seat);
        full && !self.forest.buckets(&self.bucket_corners()).is_empty()
    }

    /// Whether Reckless Abandon is open to the seat, if it has the cards. R3 asks for a gem in the
    /// zone; that a zone which burns for ever will do, where teams play on, is our reading.
    pub(crate) fn is_reckless(&self) -> bool {
        let own = Some(self.corner(self.seat));
        let in_zone =
            |cell: Cell| everywhere().any(|at| corner_of(at) == own && self.forest.at(at) == cell);
        let is_lit = in_zone(Cell::Gem);
        self.emptied.has(self.seat)
            && (is_lit || !self.options.reckless_needs_fire)
            && !self.forest.kindling().is_empty()
    }

    /// The state of the engine at this step of the seat's turn.
    pub(crate) fn state(&self, step: Step) -> FireTower {
        let frames = Frames::new(Frame::Turn { seat: self.seat, step });
        let lies = |cell: Cell| -> SpaceSet {
            let cells = everywhere().filter(|&at| self.forest.at(at) == cell);
            cells.map(space).collect()
        };
        let is_ablaze = |tower: &Tower| self.forest.at(roof(*tower as usize)) == Cell::Ablaze;
        let course = Course {
            frames,
            wind: self.wind,
            standing: self.standing(),
            shadows: Seats::NONE,
            emptied: self.emptied,
            scorched: Seats::NONE,
            smouldering: Seats::NONE,
            ablaze: Tower::ALL.into_iter().filter(is_ablaze).fold(Towers::NONE, Towers::with),
            hand_limit: self.hand_limit(),
            robbed: [0; SEATS],
            robbed_this_turn: Added(0),
            burner: [None; SEATS],
            due: Due::NONE,
            extra_rolls: 0,
            shadow_card_in_play: false,
            turns: 9,
            winners: Seats::NONE,
        };
        let open = Open {
            options: self.options,
            gems: lies(Cell::Gem),
            breaks: lies(Cell::Firebreak),
            discards: Cards::EMPTY,
            course,
        };
        FireTower { open, deck: self.deck, hands: self.hands }
    }

    /// The position with one token less, for every token: how a disagreement is made small.
    pub(crate) fn smaller(&self) -> Vec<Position> {
        let tokens =
            everywhere().filter(|&at| matches!(self.forest.at(at), Cell::Gem | Cell::Firebreak));
        let smaller = tokens.map(|at| {
            let mut smaller = self.clone();
            smaller.forest.put(at, Cell::Vacant);
            smaller
        });
        smaller.collect()
    }
}

pub(crate) fn space((column, row): (usize, usize)) -> Space {
    Space::new(column as u8, row as u8)
}

pub(crate) fn seats_of(options: &Options, corners: [bool; 4]) -> Seats {
    let towers = Tower::ALL.into_iter().filter(|&tower| corners[tower as usize]);
    towers.filter_map(|tower| options.seat(tower)).collect()
}

fn one_of<T: Copy>(rng: &mut Rng, from: &[T]) -> T {
    from[rng.u32(..from.len() as u32) as usize]
}

fn percent(rng: &mut Rng, chance: u32) -> bool {
    rng.u32(..100) < chance
}

fn options(rng: &mut Rng) -> Options {
    let three = Tower::ALL.map(|empty| Towers::ALL.without(empty));
    let towers = match rng.u32(..6) {
        0 => Towers::RED_BLUE,
        1 => Towers::PURPLE_GREEN,
        2..=3 => one_of(rng, &three),
        _ => Towers::ALL,
    };
    let mut options = Options::preset(Edition::First, towers);
    options.firestorm = false;
    options.tower_ablaze = percent(rng, 50);
    options.reckless_needs_fire = percent(rng, 50);
    options.teams = towers == Towers::ALL && percent(rng, 30);
    options
}

fn clearing(options: &Options) -> Forest {
    let held = Tower::ALL.map(|tower| options.towers.has(tower));
    let grid = [[Cell::Vacant; SIZE]; SIZE];
    let (tower_ablaze, teams) = (options.tower_ablaze, options.teams);
    let mut forest = Forest { grid, held, standing: held, tower_ablaze, teams };
    for at in [(7, 7), (8, 7), (7, 8), (8, 8)] {
        forest.put(at, Cell::EternalFlame);
    }
    forest
}

/// Burns some towers, but leaves a match that is not over.
fn burn_some(rng: &mut Rng, options: &Options, forest: &mut Forest) -> Seats {
    let held = forest.held;
    for corner in (0..4).filter(|&corner| held[corner]) {
        let mut standing = forest.standing;
        standing[corner] = false;
        if !(Forest { standing, ..*forest }).is_over() && percent(rng, 30) {
            forest.standing = standing;
            if forest.tower_ablaze {
                forest.set_ablaze(corner);
            } else {
                forest.put(roof(corner), Cell::Gem);
            }
        }
    }
    seats_of(options, forest.standing)
}

fn plant(rng: &mut Rng, forest: &mut Forest) {
    match rng.u32(..6) {
        0 => {
            let (breaks, gems) = (rng.u32(..3), rng.u32(..5));
            scatter(rng, forest, breaks, Cell::Firebreak);
            grow(rng, forest, gems);
        }
        1 => {
            let (breaks, gems) = (rng.u32(..20), rng.u32(2..30));
            scatter(rng, forest, breaks, Cell::Firebreak);
            scatter(rng, forest, gems, Cell::Gem);
        }
        2 => {
            let (breaks, gems) = (rng.u32(..25), rng.u32(5..120));
            scatter(rng, forest, breaks, Cell::Firebreak);
            grow(rng, forest, gems);
        }
        3 => {
            let (breaks, gems) = (rng.u32(..10), rng.u32(80..99));
            scatter(rng, forest, breaks, Cell::Firebreak);
            scatter(rng, forest, gems, Cell::Gem);
        }
        4 => {
            let (breaks, gems) = (rng.u32(30..60), rng.u32(5..40));
            scatter(rng, forest, breaks, Cell::Firebreak);
            scatter(rng, forest, gems, Cell::Gem);
        }
        _ => {
            let gems = rng.u32(..30);
            fight_in_corners(rng, forest);
            grow(rng, forest, gems);
        }
    }
}

/// A standing roof carries nothing: a gem would have burnt the tower, and no firebreak gets there
/// before a gem does.
fn try_put(forest: &mut Forest, at: (usize, usize), cell: Cell) {
    let is_roof = corner_of(at).is_some_and(|corner| forest.standing[corner] && roof(corner) == at);
    if forest.is_vacant(at) && !is_roof {
        forest.put(at, cell);
    }
}

fn scatter(rng: &mut Rng, forest: &mut Forest, chance: u32, cell: Cell) {
    for at in everywhere() {
        if percent(rng, chance) {
            try_put(forest, at, cell);
        }
    }
}

/// About so many gems, each beside fire when it comes.
fn grow(rng: &mut Rng, forest: &mut Forest, gems: u32) {
    // Most cells are not beside fire; this many tries are enough for most of the gems.
    let mut left = gems;
    for _ in 0..gems * 20 {
        let at = (rng.u32(..SIZE as u32) as usize, rng.u32(..SIZE as u32) as usize);
        if left > 0 && forest.is_vacant(at) && forest.beside_fire(at) {
            try_put(forest, at, Cell::Gem);
            left -= 1;
        }
    }
}

/// Gems and the firebreaks of Explosions in and around every zone.
fn fight_in_corners(rng: &mut Rng, forest: &mut Forest) {
    let (breaks, gems) = (rng.u32(..25), rng.u32(10..70));
    for corner in 0..4 {
        let (column, row) = roof(corner);
        let inwards = |edge: usize, steps: isize| if edge == 0 { steps } else { -steps };
        for down in 0..5 {
            for along in 0..5 {
                let at = step((column, row), (inwards(column, along), inwards(row, down)));
                let at = at.expect("inwards is on the board");
                let cell = if percent(rng, breaks) { Cell::Firebreak } else { Cell::Gem };
                if cell == Cell::Firebreak || percent(rng, gems) {
                    try_put(forest, at, cell);
                }
            }
        }
    }
}
