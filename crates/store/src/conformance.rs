//! What every store has to do, whatever it is made of.

use crate::{Keep, KeptRecord, Listed, Row, Store, StoreError, TableRow};
use protocol::{Stage, TableId};
use table::PersonId;

/// Panics where a store does not do what [`Store`] promises. `make` gives an empty store each time.
pub fn conformance<S: Store>(make: impl Fn() -> S) {
    people_are_found_by_their_tokens_only(&make());
    names_stand_in_records_only_while_their_people_agree(&make());
    a_transfer_code_works_once_and_not_for_ever(&make());
    entries_come_back_in_order(&make());
    nothing_is_written_twice_and_nothing_is_left_out(&make());
    a_refused_change_leaves_nothing_behind(&make());
    tables_are_listed_for_those_who_should_see_them(&make());
    a_table_that_gathers_is_found_by_the_beginning_of_its_name(&make());
    a_list_tells_the_facts_that_were_kept(&make());
    records_stay_as_they_were_brought(&make());
    old_tables_are_forgotten_with_everything(&make());
    many_writers_at_once_all_find_their_entries(&make());
}

const ANN: [u8; 32] = [1; 32];
const BEN: [u8; 32] = [2; 32];
const CODE: [u8; 32] = [3; 32];

fn row(number: u64, host: PersonId) -> TableRow {
    TableRow {
        id: TableId::from_bits(number),
        game: "claim".to_owned(),
        meta: format!("meta {number}"),
        seed: "secret".to_owned(),
        host,
        people: vec![host],
        stage: Stage::Gathering,
        listed: true,
        alone: false,
        updated: number,
        facts: Some(format!("facts {number}")),
        together: false,
    }
}

fn make(row: TableRow, entries: &[&str]) -> Keep {
    let entries = entries.iter().map(|entry| entry.to_string()).collect();
    Keep { table: row.id.clone(), first: 0, entries, row: Row::New(row) }
}

fn append(number: u64, first: u64, entries: &[&str]) -> Keep {
    let entries = entries.iter().map(|entry| entry.to_string()).collect();
    Keep { table: TableId::from_bits(number), first, entries, row: Row::Same }
}

fn entries(store: &impl Store, number: u64) -> Vec<String> {
    let kept = store.load(TableId::from_bits(number)).wait().expect("a store that answers");
    kept.expect("a table that was kept").entries
}

fn people_are_found_by_their_tokens_only(store: &impl Store) {
    let ann = store.add_person("Ann".to_owned(), ANN, 1).wait().expect("a new person");
    let ben = store.add_person("Ben".to_owned(), BEN, 2).wait().expect("a new person");
    assert_ne!(ann, ben);
    let found = store.person(ANN).wait().expect("an answer").expect("Ann");
    assert_eq!((found.id, found.name.as_str(), found.token), (ann, "Ann", ANN));
    assert_eq!(store.person(CODE).wait().expect("an answer"), None);
    store.rename(ann, "Anna".to_owned()).wait().expect("a new name");
    let name = |token| store.person(token).wait().expect("an answer").expect("a person").name;
    assert_eq!((name(ANN).as_str(), name(BEN).as_str()), ("Anna", "Ben"));
}

fn names_stand_in_records_only_while_their_people_agree(store: &impl Store) {
    let ann = store.add_person("Ann".to_owned(), ANN, 1).wait().expect("a new person");
    let ben = store.add_person("Ben".to_owned(), BEN, 2).wait().expect("a new person");
    let allowed = || {
        let all = vec![ben, ann, PersonId(99)];
        store.allowed_in_records(all).wait().expect("an answer")
    };
    assert_eq!(allowed(), [], "nobody was asked yet");
    store.allow_in_records(ann, true).wait().expect("kept");
    assert_eq!(allowed(), [(ann, "Ann".to_owned())]);
    store.rename(ann, "Anna".to_owned()).wait().expect("a new name");
    assert_eq!(allowed(), [(ann, "Anna".to_owned())], "by the name of now");
    let found = |token| store.person(token).wait().expect("an answer").expect("a person");
    assert_eq!((found(ANN).in_records, found(BEN).in_records), (true, false));
    store.allow_in_records(ann, false).wait().expect("kept");
    assert_eq!(allowed(), [], "it can be taken back");
}

fn a_transfer_code_works_once_and_not_for_ever(store: &impl Store) {
    let ann = store.add_person("Ann".to_owned(), ANN, 1).wait().expect("a new person");
    store.add_transfer(CODE, ann, 100, 1).wait().expect("a code");
    let claimed = store.claim_transfer(CODE, BEN, 99).wait().expect("an answer").expect("Ann");
    assert_eq!((claimed.id, claimed.token), (ann, BEN));
    assert_eq!(store.claim_transfer(CODE, [9; 32], 99).wait().expect("an answer"), None);
    let both = [ANN, BEN].map(|token| store.person(token).wait().expect("an answer").expect("Ann"));
    assert_eq!((both[0].id, both[1].id), (ann, ann));
    store.add_transfer(CODE, ann, 100, 1).wait().expect("a code");
    assert_eq!(store.claim_transfer(CODE, [8; 32], 100).wait().expect("an answer"), None);
    assert_eq!(store.person([8; 32]).wait().expect("an answer"), None);
}

fn entries_come_back_in_order(store: &impl Store) {
    assert_eq!(store.load(TableId::from_bits(7)).wait().expect("an answer"), None);
    store.keep(make(row(7, PersonId(1)), &["a"])).wait().expect("kept");
    store.keep(append(7, 1, &["b", "c"])).wait().expect("kept");
    store.keep(append(7, 3, &["d"])).wait().expect("kept");
    let kept = store.load(TableId::from_bits(7)).wait().expect("an answer").expect("a table");
    assert_eq!(kept.entries, ["a", "b", "c", "d"]);
    assert_eq!(kept.row, row(7, PersonId(1)));
}

fn nothing_is_written_twice_and_nothing_is_left_out(store: &impl Store) {
    store.keep(make(row(7, PersonId(1)), &["a", "b"])).wait().expect("kept");
    let again = make(row(7, PersonId(2)), &["x"]);
    let wrong = [append(7, 1, &["x"]), append(7, 3, &["x"]), append(8, 0, &["x"]), again];
    for keep in wrong {
        let refused = store.keep(keep).wait();
        assert!(matches!(refused, Err(StoreError::Conflict(_))), "{refused:?}");
    }
    assert_eq!(entries(store, 7), ["a", "b"]);
    assert_eq!(store.load(TableId::from_bits(8)).wait().expect("an answer"), None);
}

fn a_refused_change_leaves_nothing_behind(store: &impl Store) {
    store.keep(make(row(7, PersonId(1)), &["a"])).wait().expect("kept");
    let mut changed = row(7, PersonId(1));
    changed.meta = "other".to_owned();
    let keep = Keep { row: Row::Changed(changed.clone()), ..append(7, 5, &["x"]) };
    assert!(store.keep(keep).wait().is_err());
    let kept = store.load(changed.id.clone()).wait().expect("an answer").expect("a table");
    assert_eq!((kept.row.meta.as_str(), kept.entries.len()), ("meta 7", 1));
    let unknown = Keep { row: Row::Changed(row(9, PersonId(1))), ..append(9, 0, &[]) };
    assert!(store.keep(unknown).wait().is_err());
    let keep = Keep { row: Row::Changed(changed.clone()), ..append(7, 1, &["b"]) };
    store.keep(keep).wait().expect("kept");
    let kept = store.load(changed.id).wait().expect("an answer").expect("a table");
    assert_eq!((kept.row.meta.as_str(), kept.entries.len()), ("other", 2));
}

fn tables_are_listed_for_those_who_should_see_them(store: &impl Store) {
    let (ann, ben) = (PersonId(1), PersonId(2));
    for number in 1..=4 {
        store.keep(make(row(number, ann), &[])).wait().expect("kept");
    }
    let change = |number, edit: fn(&mut TableRow)| {
        let mut row = row(number, ann);
        edit(&mut row);
        let keep = Keep { row: Row::Changed(row), ..append(number, 0, &[]) };
        store.keep(keep).wait().expect("kept");
    };
    change(1, |row| row.stage = Stage::Over);
    change(2, |row| (row.stage, row.alone) = (Stage::Playing, true));
    change(3, |row| (row.listed, row.people) = (false, vec![PersonId(1), PersonId(2)]));
    let number = |row: &Listed| (1..=4).find(|&bits| TableId::from_bits(bits) == row.id);
    let ids = |rows: Vec<Listed>| rows.iter().filter_map(number).collect::<Vec<u64>>();
    assert_eq!(ids(store.tables_of(ann, 10).wait().expect("a list")), [4, 3, 2, 1]);
    assert_eq!(ids(store.tables_of(ann, 2).wait().expect("a list")), [4, 3]);
    assert_eq!(ids(store.tables_of(ben, 10).wait().expect("a list")), [3]);
    assert_eq!(ids(store.open_tables(10).wait().expect("a list")), [4, 2], "one to watch last");
    assert_eq!(ids(store.open_tables(1).wait().expect("a list")), [4]);
    assert_eq!(store.tables_alone().wait().expect("a list"), [TableId::from_bits(2)]);
    assert_eq!(store.count_hosted(ann).wait().expect("a number"), 3);
    assert_eq!(store.count_hosted(ben).wait().expect("a number"), 0);
    change(3, |row| row.people = vec![PersonId(1)]);
    assert_eq!(ids(store.tables_of(ben, 10).wait().expect("a list")), [] as [u64; 0]);
    change(1, |row| row.updated = 9);
    assert_eq!(ids(store.tables_of(ann, 10).wait().expect("a list")), [1, 4, 3, 2]);
}

fn a_table_that_gathers_is_found_by_the_beginning_of_its_name(store: &impl Store) {
    let ids = [1, 1 | 1 << 30, 2].map(TableId::from_bits);
    for bits in [1, 1 | 1 << 30, 2] {
        store.keep(make(row(bits, PersonId(1)), &[])).wait().expect("kept");
    }
    let found = |letters: &str| {
        let found = store.tables_gathering(letters.to_owned(), 9).wait().expect("a list");
        ids.each_ref().map(|id| found.contains(id))
    };
    let begins = |at: usize, letters: usize| ids[at].as_str()[..letters].to_owned();
    assert_eq!(found(&begins(0, 6)), [true, true, false]);
    assert_eq!(found(&begins(0, 7)), [true, false, false]);
    assert_eq!(found(&begins(2, 4)), [false, false, true]);
    assert_eq!(found("9999"), [false; 3]);
    assert_eq!(store.tables_gathering(begins(0, 6), 1).wait().expect("a list").len(), 1);
    let mut begun = row(2, PersonId(1));
    begun.stage = Stage::Playing;
    let keep = Keep { row: Row::Changed(begun), ..append(2, 0, &[]) };
    store.keep(keep).wait().expect("kept");
    assert_eq!(found(&begins(2, 4)), [false; 3], "its match has begun");
    let mut sorted = ids.to_vec();
    sorted.sort();
    let beside = |id: &TableId| store.tables_beside(id.clone()).wait().expect("a list");
    assert_eq!(beside(&sorted[0]), [sorted[1].clone()]);
    assert_eq!(beside(&sorted[1]), [sorted[0].clone(), sorted[2].clone()]);
}

fn a_list_tells_the_facts_that_were_kept(store: &impl Store) {
    let ann = PersonId(1);
    for number in 1..=3 {
        store.keep(make(row(number, ann), &[])).wait().expect("kept");
    }
    let mut over = row(2, ann);
    (over.stage, over.together, over.facts) = (Stage::Over, true, Some("won".to_owned()));
    let keep = Keep { row: Row::Changed(over), ..append(2, 0, &["x"]) };
    store.keep(keep).wait().expect("kept");
    let mut unsettled = row(3, ann);
    unsettled.facts = None;
    let keep = Keep { row: Row::Changed(unsettled), ..append(3, 0, &["x"]) };
    store.keep(keep).wait().expect("kept");
    let mine = store.tables_of(ann, 10).wait().expect("a list");
    let facts: Vec<Option<&str>> = mine.iter().map(|row| row.facts.as_deref()).collect();
    assert_eq!(facts, [None, Some("won"), Some("facts 1")]);
    assert_eq!(store.missions_of(ann, 10).wait().expect("a list"), [mine[1].clone()]);
    assert_eq!(store.missions_of(PersonId(2), 10).wait().expect("a list"), []);
}

fn old_tables_are_forgotten_with_everything(store: &impl Store) {
    let ann = PersonId(1);
    let stages = [Stage::Gathering, Stage::Playing, Stage::Playing, Stage::Over];
    for (number, stage) in (1..).zip(stages) {
        for updated in [100, 200] {
            let alone = number == 3;
            let row = TableRow { stage, alone, updated, ..row(number * 1000 + updated, ann) };
            store.keep(make(row, &["a"])).wait().expect("kept");
        }
    }
    assert_eq!(store.forget_tables(150, 50).wait().expect("a number"), 1, "only the unopened");
    assert_eq!(store.forget_tables(0, 150).wait().expect("a number"), 2, "not what plays alone");
    assert_eq!(store.forget_tables(0, 150).wait().expect("a number"), 0);
    for gone in [1100, 2100, 4100] {
        assert_eq!(store.load(TableId::from_bits(gone)).wait().expect("an answer"), None);
        // Its name is free, and nothing of it comes back.
        store.keep(make(row(gone, ann), &[])).wait().expect("kept");
        assert_eq!(entries(store, gone), [] as [&str; 0]);
    }
    for there in [1200, 2200, 3100, 3200, 4200] {
        assert_eq!(entries(store, there), ["a"]);
    }
}

fn records_stay_as_they_were_brought(store: &impl Store) {
    let id = TableId::from_bits(5);
    let record = |text: &str| KeptRecord {
        game: "claim".to_owned(),
        text: text.to_owned(),
        person: PersonId(1),
        created: 3,
    };
    assert_eq!(store.record(id.clone()).wait().expect("an answer"), None);
    store.keep_record(id.clone(), record("first")).wait().expect("kept");
    store.keep_record(id.clone(), record("second")).wait().expect("kept already");
    assert_eq!(store.game_of(id.clone()).wait().expect("an answer"), Some(record("first").game));
    assert_eq!(store.record(id).wait().expect("an answer"), Some(record("first")));
    assert_eq!(store.count_records(PersonId(1)).wait().expect("a number"), 1);
    assert_eq!(store.count_records(PersonId(2)).wait().expect("a number"), 0);
}

/// Each writer asks for the next only when the one before was answered, as a table does; some
/// writes are refused, and that must not touch the others of their group.
fn many_writers_at_once_all_find_their_entries(store: &impl Store) {
    const WRITERS: u64 = 8;
    const ENTRIES: u64 = 50;
    std::thread::scope(|scope| {
        for number in 0..WRITERS {
            scope.spawn(move || {
                store.keep(make(row(number, PersonId(1)), &[])).wait().expect("kept");
                for place in 0..ENTRIES {
                    let again = store.keep(append(number, place.saturating_sub(1) + 99, &["x"]));
                    store.keep(append(number, place, &[&place.to_string()])).wait().expect("kept");
                    assert!(again.wait().is_err(), "a gap was kept");
                }
            });
        }
    });
    let all: Vec<String> = (0..ENTRIES).map(|place| place.to_string()).collect();
    (0..WRITERS).for_each(|number| assert_eq!(entries(store, number), all));
}
