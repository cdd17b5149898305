//! The house before the fire: lawn, parking spots, floors, furniture and the names of the rooms, for both sides.

use super::art::{frame, used};
use super::words::room_name;
use flash_point::board::{Board, Parking, Room, Side};
use flash_point::space::{COLUMNS, Space, SpaceSet};

/// Trees around the house.
const TREES: [(i32, i32, i32); 12] = [
    (-66, -66, 30),
    (852, -68, 26),
    (850, 654, 26),
    (-64, 650, 28),
    (100, -74, 14),
    (300, -74, 13),
    (500, 658, 14),
    (690, 658, 15),
    (-66, 598, 10),
    (862, 26, 12),
    (862, 590, 11),
    (10, -76, 10),
];

const fn room_class(room: Room) -> &'static str {
    match room {
        Room::Living => "fp-living",
        Room::Bath => "fp-bath",
        Room::Bedroom => "fp-bedroom",
        Room::Kitchen => "fp-kitchen",
        Room::Games => "fp-games",
        Room::Dining => "fp-dining",
        Room::Kids => "fp-kids",
        Room::Toilet | Room::Closet => "fp-toilet",
        Room::SecondKids => "fp-kids",
    }
}

/// The letters of a name that has room.
const LETTERS: i32 = 17;

/// Where the name of a room stands: its left end, on free floor.
const fn named_at(side: Side, room: Room) -> (i32, i32) {
    match (side, room) {
        (Side::First, Room::Living) => (12, 192),
        (Side::First, Room::Bath) => (312, 98),
        (Side::First, Room::Bedroom) => (512, 96),
        (Side::First, Room::Kitchen) => (212, 332),
        (Side::First, Room::Games) => (612, 224),
        (Side::First, Room::Dining) => (12, 428),
        (Side::First, Room::Kids) => (512, 588),
        (Side::First, _) => (708, 500),
        (Side::Second, Room::Living) => (12, 24),
        (Side::Second, Room::Closet) => (312, 24),
        (Side::Second, Room::Bath) => (312, 124),
        (Side::Second, Room::Bedroom) => (512, 24),
        (Side::Second, Room::Kitchen) => (12, 424),
        (Side::Second, Room::Kids) => (312, 588),
        (Side::Second, _) => (612, 324),
    }
}

/// Lawn and trees, parking spots, floors.
pub(super) fn ground(side: Side) -> String {
    let board = side.board();
    let mut art = String::from(
        r#"<rect class="fp-lawn" x="-104" y="-104" width="980" height="780" rx="22"/>"#,
    );
    for space in SpaceSet::OUTSIDE.iter() {
        let (x, y, width, height) = frame(space);
        let (x, y, width, height) = (x + 3, y + 3, width - 6, height - 6);
        art += &format!(
            r#"<rect class="fp-yard" x="{x}" y="{y}" width="{width}" height="{height}" rx="10"/>"#
        );
    }
    for (x, y, r) in TREES {
        art += &format!(
            r#"<circle class="fp-shade" cx="{}" cy="{}" r="{r}"/><circle class="fp-leaf" cx="{x}" cy="{y}" r="{r}"/>"#,
            x + 4,
            y + 5
        );
    }
    for at in Parking::ALL {
        art += &spot(board.ambulance(at), "fp-amb");
        art += &spot(board.engine(at), "fp-eng");
    }
    art += r#"<rect class="fp-shade" x="-9" y="-9" width="818" height="618" rx="6"/>"#;
    for space in SpaceSet::BUILDING.iter() {
        let (x, y, ..) = frame(space);
        let class = board.room(space).map_or("", room_class);
        art += &format!(r#"<path class="{class}" d="M{x} {y}h100v100h-100z"/>"#);
    }
    let furniture = if side == Side::First { FIRST } else { SECOND };
    art += &format!(r#"<g class="fp-furniture">{furniture}</g>"#);
    for column in 1..8 {
        art += &format!(r#"<path class="fp-lines" d="M{} 0v600"/>"#, column * 100);
    }
    for row in 1..6 {
        art += &format!(r#"<path class="fp-lines" d="M0 {}h800"/>"#, row * 100);
    }
    art
}

/// V1: a parking spot, with the sign of its vehicle painted on it.
fn spot([one, other]: [Space; 2], symbol: &str) -> String {
    let ((x, y, ..), (end_x, end_y, end_width, end_height)) = (frame(one), frame(other));
    let (width, height) = (end_x + end_width - x, end_y + end_height - y);
    let middle = (x + width / 2, y + height / 2);
    let turn = if height > width { -90 } else { 0 };
    format!(
        r#"<rect class="fp-spot" x="{}" y="{}" width="{}" height="{}" rx="7"/><g class="fp-painted" transform="rotate({turn} {} {})">{}</g>"#,
        x + 6,
        y + 6,
        width - 12,
        height - 12,
        middle.0,
        middle.1,
        used(symbol, middle, 60, "")
    )
}

/// The names of the rooms, and what the dice call rows and columns.
pub(super) fn names(side: Side) -> String {
    let mut art = String::new();
    for room in rooms(side.board()) {
        let ((x, y), name) = (named_at(side, room), room_name(room));
        let size = letters(side.board(), room, (x, y), name.chars().count() as i32);
        art +=
            &format!(r#"<text class="fp-room" x="{x}" y="{y}" font-size="{size}">{name}</text>"#);
    }
    for column in 1..9 {
        let x = column * 100 - 50;
        art += &format!(
            r#"<rect class="fp-black" x="{}" y="-101" width="28" height="23" rx="6"/><text class="fp-number" x="{x}" y="-84">{column}</text>"#,
            x - 14
        );
    }
    for row in 1..7 {
        let y = row * 100 - 50;
        art += &format!(
            r#"<rect class="fp-red" x="-103" y="{}" width="25" height="28" rx="6"/><text class="fp-number" x="-90" y="{}">{row}</text>"#,
            y - 14,
            y + 6
        );
    }
    art
}

/// How large the letters of a name can be, so that it ends before the room does.
fn letters(board: &Board, room: Room, (x, y): (i32, i32), many: i32) -> i32 {
    let (row, column) = ((y / 100 + 1) as u8, (x / 100 + 1) as u8);
    let inside = (column..COLUMNS).take_while(|at| board.room(Space::new(row, *at)) == Some(room));
    let free = inside.count() as i32 * 100 - x % 100 - 8;
    // A letter is six tenths as wide as it is high.
    (free * 10 / (6 * many)).min(LETTERS)
}

/// The rooms of a side, each once.
fn rooms(board: &Board) -> Vec<Room> {
    let mut all = Vec::new();
    for room in SpaceSet::BUILDING.iter().filter_map(|space| board.room(space)) {
        if !all.contains(&room) {
            all.push(room);
        }
    }
    all
}

/// The furniture of side 1, room by room.
const FIRST: &str = r#"<path d="M16 60V28q0-12 12-12h142q10 0 10 10v22q0 10-10 10H66v96q0 10-10 10H28q-12 0-12-12z"/><path d="M58 58v96M58 58h114M16 104h42M112 16v42"/><rect x="88" y="84" width="106" height="94" rx="20"/><rect x="114" y="108" width="54" height="46" rx="8"/><rect x="14" y="292" width="26" height="92" rx="3"/><path d="M14 322h26M14 352h26"/><path d="M106 380v-34q0-14 14-14h30q14 0 14 14v34z"/><circle cx="272" cy="28" r="16"/><rect x="312" y="114" width="76" height="74" rx="16"/><rect x="321" y="123" width="58" height="56" rx="24"/><rect x="448" y="12" width="40" height="30" rx="6"/><ellipse cx="468" cy="28" rx="12" ry="8"/><rect x="440" y="140" width="46" height="46" rx="4"/><rect x="636" y="12" width="128" height="126" rx="12"/><rect x="646" y="20" width="48" height="30" rx="8"/><rect x="706" y="20" width="48" height="30" rx="8"/><path d="M636 66q64 20 128 0"/><rect x="512" y="156" width="112" height="32" rx="4"/><path d="M568 156v32"/><path d="M212 212h250v34H246v60h-34z"/><rect x="300" y="214" width="60" height="30" rx="3"/><circle cx="315" cy="224" r="5"/><circle cx="345" cy="224" r="5"/><circle cx="315" cy="237" r="4"/><circle cx="345" cy="237" r="4"/><rect x="392" y="217" width="46" height="24" rx="8"/><rect x="544" y="210" width="44" height="46" rx="4"/><path d="M566 210v46"/><rect x="308" y="326" width="150" height="46" rx="8"/><circle cx="333" cy="388" r="8"/><circle cx="383" cy="388" r="8"/><circle cx="433" cy="388" r="8"/><rect x="634" y="232" width="132" height="80" rx="10"/><rect x="644" y="242" width="112" height="60" rx="4"/><circle cx="725" cy="272" r="6"/><path d="m668 282 40-14"/><rect x="748" y="352" width="40" height="34" rx="4"/><circle cx="622" cy="372" r="12"/><rect x="112" y="462" width="246" height="76" rx="16"/><path d="M130 446h34v12h-34zM218 446h34v12h-34zM306 446h34v12h-34zM130 542h34v12h-34zM218 542h34v12h-34zM306 542h34v12h-34z"/><circle cx="165" cy="500" r="13"/><circle cx="305" cy="500" r="13"/><ellipse cx="235" cy="500" rx="22" ry="11"/><rect x="14" y="440" width="24" height="104" rx="3"/><circle cx="474" cy="576" r="15"/><rect x="512" y="412" width="70" height="116" rx="8"/><rect x="520" y="420" width="54" height="24" rx="6"/><path d="M512 462h70"/><ellipse cx="640" cy="548" rx="44" ry="32"/><rect x="654" y="410" width="38" height="46" rx="4"/><ellipse cx="750" cy="572" rx="17" ry="20"/><rect x="732" y="578" width="36" height="16" rx="3"/><path d="M716 408h44q0 26-22 26t-22-26z"/>"#;

/// The furniture of side 2, room by room: a long sofa and a table before the fireplace, shelves in the closet, a
/// tub, a double bed, the kitchen along the wall, and two rooms of children.
const SECOND: &str = r#"<path d="M16 70V44q0-10 10-10h150q10 0 10 10v24q0 10-10 10H62v92q0 10-10 10H26q-10 0-10-10z"/><path d="M58 78v92M100 34v44M16 120h42"/><rect x="92" y="104" width="112" height="72" rx="14"/><rect x="250" y="120" width="36" height="60" rx="4"/><path d="M14 330h70v52H14zM32 348h34v18H32z"/><circle cx="156" cy="348" r="30"/><circle cx="156" cy="348" r="14"/><rect x="232" y="318" width="96" height="54" rx="12"/><rect x="430" y="330" width="130" height="46" rx="8"/><path d="M448 316h26v10h-26zM516 316h26v10h-26z"/><path d="M312 36h176v18H312zM312 68h176v18H312zM356 36v50M400 36v50M444 36v50"/><rect x="312" y="206" width="100" height="82" rx="20"/><rect x="324" y="218" width="76" height="58" rx="24"/><rect x="446" y="112" width="42" height="32" rx="6"/><ellipse cx="467" cy="128" rx="13" ry="9"/><ellipse cx="466" cy="262" rx="15" ry="19"/><rect x="448" y="278" width="36" height="14" rx="3"/><rect x="610" y="34" width="140" height="136" rx="12"/><rect x="622" y="44" width="52" height="32" rx="8"/><rect x="686" y="44" width="52" height="32" rx="8"/><path d="M610 92q70 22 140 0"/><rect x="512" y="252" width="110" height="34" rx="4"/><path d="M567 252v34"/><circle cx="766" cy="270" r="20"/><path d="M14 440h34v146H14zM14 552h250v34H14z"/><rect x="60" y="554" width="56" height="30" rx="3"/><circle cx="75" cy="564" r="5"/><circle cx="101" cy="564" r="5"/><circle cx="75" cy="577" r="4"/><circle cx="101" cy="577" r="4"/><rect x="150" y="557" width="46" height="24" rx="8"/><rect x="112" y="454" width="120" height="60" rx="10"/><circle cx="136" cy="440" r="8"/><circle cx="208" cy="440" r="8"/><rect x="314" y="412" width="70" height="116" rx="8"/><rect x="322" y="420" width="54" height="24" rx="6"/><path d="M314 462h70"/><ellipse cx="470" cy="530" rx="52" ry="36"/><ellipse cx="470" cy="530" rx="34" ry="21"/><rect x="548" y="412" width="40" height="60" rx="4"/><path d="M548 442h40"/><rect x="716" y="412" width="70" height="116" rx="8"/><rect x="724" y="420" width="54" height="24" rx="6"/><path d="M716 462h70"/><rect x="614" y="340" width="84" height="34" rx="5"/><circle cx="656" cy="392" r="13"/><rect x="616" y="540" width="54" height="46" rx="5"/><path d="M616 563h54"/>"#;
