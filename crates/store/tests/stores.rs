//! Both stores keep what they promise, and SQLite says in one sentence what is wrong.

use protocol::{Stage, TableId};
use std::path::Path;
use store::{Keep, NoStore, Row, Sqlite, Store, StoreError, TableRow, backup, conformance};
use table::PersonId;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn row(number: u64) -> TableRow {
    TableRow {
        id: TableId::from_bits(number),
        game: "claim".to_owned(),
        meta: "{}".to_owned(),
        seed: String::new(),
        host: PersonId(1),
        people: vec![PersonId(1)],
        stage: Stage::Playing,
        listed: false,
        alone: false,
        updated: 0,
        facts: None,
        together: false,
    }
}

fn table(number: u64, entries: &[&str]) -> Keep {
    let entries = entries.iter().map(|entry| entry.to_string()).collect();
    Keep { table: TableId::from_bits(number), first: 0, entries, row: Row::New(row(number)) }
}

fn words(opened: Result<Sqlite, StoreError>, folder: &Path) -> String {
    let problem = opened.err().expect("it must not open").to_string();
    problem.replace(&folder.display().to_string(), "DATA")
}

#[test]
fn memory_does_what_a_store_does() {
    conformance(NoStore::default);
}

#[test]
fn sqlite_does_what_a_store_does() {
    let folders = folder();
    let number = std::sync::atomic::AtomicU64::new(0);
    conformance(|| {
        let number = number.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        Sqlite::open(&folders.path().join(number.to_string())).expect("a new database")
    });
}

#[test]
fn what_was_kept_is_there_when_the_folder_is_opened_again() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).expect("a new database");
    store.keep(table(1, &["a", "b"])).wait().expect("kept");
    drop(store);
    let store = Sqlite::open(folder.path()).expect("the same database");
    let kept = store.load(TableId::from_bits(1)).wait().expect("an answer").expect("the table");
    assert_eq!(kept.entries, ["a", "b"]);
}

/// More than the journal holds, at many tables: some entries are in their place, the others in the
/// journal, and a copy of the files is what a crash would leave.
#[test]
fn what_is_still_in_the_journal_survives_a_crash() {
    let (folder, crashed) = (folder(), folder());
    let store = Sqlite::open(folder.path()).expect("a new database");
    let entry = |number: u64, place: u64| format!("{number}:{place} {}", "x".repeat(500));
    (0..20).for_each(|number| store.keep(table(number, &[])).wait().expect("kept"));
    for place in 0..150 {
        let keep = |number: u64| {
            let (table, entries) = (TableId::from_bits(number), vec![entry(number, place)]);
            store.keep(Keep { table, first: place, entries, row: Row::Same })
        };
        let replies: Vec<_> = (0..20).map(keep).collect();
        replies.into_iter().for_each(|reply| reply.wait().expect("kept"));
    }
    for file in ["tinderbox.sqlite", "tinderbox.sqlite-wal"] {
        let copied = std::fs::copy(folder.path().join(file), crashed.path().join(file));
        copied.expect("a file of the database");
    }
    let db = rusqlite::Connection::open(crashed.path().join("tinderbox.sqlite")).expect("a file");
    let count = |table: &str| {
        let sql = format!("SELECT count(*) FROM {table}");
        db.query_row(&sql, [], |row| row.get::<_, i64>(0)).expect("a number")
    };
    assert!(count("journal") > 0 && count("entries") > 0, "both places are tried");
    drop(db);
    let after = Sqlite::open(crashed.path()).expect("the database opens after a crash");
    for number in 0..20 {
        let all: Vec<String> = (0..150).map(|place| entry(number, place)).collect();
        for store in [&store, &after] {
            let kept = store.load(TableId::from_bits(number)).wait().expect("an answer");
            assert_eq!(kept.expect("a table").entries, all);
        }
    }
}

#[test]
fn a_database_of_the_first_layout_goes_on() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).expect("a new database");
    store.keep(table(1, &["a"])).wait().expect("kept");
    drop(store);
    let db = rusqlite::Connection::open(folder.path().join("tinderbox.sqlite")).expect("a file");
    without_facts(&db);
    db.execute_batch("DROP INDEX tables_watched; DROP TABLE journal; PRAGMA user_version = 1;")
        .expect("as it was");
    let sql = "INSERT INTO entries (table_id, place, entry) VALUES (?1, 1, 'b')";
    db.execute(sql, [TableId::from_bits(1).as_str()]).expect("an entry");
    drop(db);
    let store = Sqlite::open(folder.path()).expect("an older database");
    let entries = vec!["c".to_owned()];
    let keep = Keep { table: TableId::from_bits(1), first: 2, entries, row: Row::Same };
    store.keep(keep).wait().expect("kept");
    let kept = store.load(TableId::from_bits(1)).wait().expect("an answer").expect("the table");
    assert_eq!(kept.entries, ["a", "b", "c"]);
}

#[test]
fn a_second_process_is_told_of_the_first() {
    let folder = folder();
    let _first = Sqlite::open(folder.path()).expect("a new database");
    let told = words(Sqlite::open(folder.path()), folder.path());
    let expected = "another tinderbox is already running on DATA; stop it, or use another folder";
    assert_eq!(told, expected);
}

#[test]
fn a_damaged_file_is_named_and_left_alone() {
    let folder = folder();
    let path = folder.path().join("tinderbox.sqlite");
    let letter = "Dear diary, this is not a database. ".repeat(50);
    std::fs::write(&path, &letter).expect("a letter");
    let told = words(Sqlite::open(folder.path()), folder.path());
    let expected = "DATA/tinderbox.sqlite is damaged or is not a database of tinderbox; put a \
                    backup in its place";
    assert_eq!(told, expected);
    assert_eq!(std::fs::read_to_string(&path).expect("still there"), letter);
}

#[test]
fn a_database_of_the_second_layout_goes_on() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).expect("a new database");
    store.keep(table(1, &["a"])).wait().expect("kept");
    drop(store);
    let db = rusqlite::Connection::open(folder.path().join("tinderbox.sqlite")).expect("a file");
    without_facts(&db);
    db.execute_batch("DROP INDEX tables_watched; PRAGMA user_version = 2;").expect("as it was");
    drop(db);
    let store = Sqlite::open(folder.path()).expect("an older database");
    let kept = store.load(TableId::from_bits(1)).wait().expect("an answer").expect("a table");
    assert_eq!(kept.entries, ["a"]);
}

/// Takes a database back to what the third layout was.
fn without_facts(db: &rusqlite::Connection) {
    without_consent(db);
    db.execute_batch(
        "DROP INDEX sitters_latest; DROP INDEX sitters_missions; \
         ALTER TABLE tables DROP COLUMN facts; ALTER TABLE tables DROP COLUMN together; \
         ALTER TABLE sitters DROP COLUMN updated; ALTER TABLE sitters DROP COLUMN together; \
         PRAGMA user_version = 3;",
    )
    .expect("as it was");
}

/// Takes a database back to what the fourth layout was.
fn without_consent(db: &rusqlite::Connection) {
    let sql = "ALTER TABLE people DROP COLUMN in_records; PRAGMA user_version = 4;";
    db.execute_batch(sql).expect("as it was");
}

#[test]
fn a_database_of_the_fourth_layout_goes_on_and_nobody_in_it_has_agreed() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).expect("a new database");
    let ann = store.add_person("Ann".to_owned(), [1; 32], 1).wait().expect("a person");
    drop(store);
    let db = rusqlite::Connection::open(folder.path().join("tinderbox.sqlite")).expect("a file");
    without_consent(&db);
    drop(db);
    let store = Sqlite::open(folder.path()).expect("an older database");
    let found = store.person([1; 32]).wait().expect("an answer").expect("Ann");
    assert_eq!((found.id, found.in_records), (ann, false));
    assert_eq!(store.allowed_in_records(vec![ann]).wait().expect("an answer"), []);
}

/// The tables of a landed version are listed in their order, and say that nothing is settled yet.
#[test]
fn a_database_of_the_third_layout_goes_on() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).expect("a new database");
    for number in 1..=3 {
        let mut row = row(number);
        (row.updated, row.facts) = (10 - number, Some("facts".to_owned()));
        let keep = Keep { row: Row::New(row), ..table(number, &["a"]) };
        store.keep(keep).wait().expect("kept");
    }
    drop(store);
    let db = rusqlite::Connection::open(folder.path().join("tinderbox.sqlite")).expect("a file");
    without_facts(&db);
    drop(db);
    let store = Sqlite::open(folder.path()).expect("an older database");
    let mine = store.tables_of(PersonId(1), 10).wait().expect("a list");
    let ids: Vec<TableId> = mine.iter().map(|row| row.id.clone()).collect();
    assert_eq!(ids, [1, 2, 3].map(TableId::from_bits));
    assert!(mine.iter().all(|row| row.facts.is_none()));
}

#[test]
fn a_newer_layout_is_not_touched() {
    let folder = folder();
    drop(Sqlite::open(folder.path()).expect("a new database"));
    let db = rusqlite::Connection::open(folder.path().join("tinderbox.sqlite")).expect("a file");
    db.pragma_update(None, "user_version", 99).expect("a later layout");
    drop(db);
    let told = words(Sqlite::open(folder.path()), folder.path());
    let expected = "DATA/tinderbox.sqlite was written by a newer tinderbox (its layout is 99, this \
                    one knows 5)";
    assert_eq!(told, expected);
}

#[test]
fn a_folder_that_is_a_file_is_named() {
    let folder = folder();
    let path = folder.path().join("data");
    std::fs::write(&path, "a file").expect("a file");
    let told = words(Sqlite::open(&path), folder.path());
    assert!(told.starts_with("the folder DATA/data cannot be used: "), "{told}");
}

#[test]
fn a_full_disk_refuses_in_words_and_loses_nothing() {
    let folder = folder();
    let store = Sqlite::open_with(folder.path(), Some(40)).expect("a small disk");
    let long = "x".repeat(3000);
    store.keep(table(1, &["first"])).wait().expect("there is room");
    let mut place = 1;
    let refused = loop {
        let entries = vec![long.clone()];
        let keep = Keep { table: TableId::from_bits(1), first: place, entries, row: Row::Same };
        match store.keep(keep).wait() {
            Ok(()) => place += 1,
            Err(refused) => break refused,
        }
        assert!(place < 1000, "the disk never fills");
    };
    assert_eq!(refused.to_string(), "the disk is full: nothing more is kept until there is room");
    drop(store);
    let store = Sqlite::open(folder.path()).expect("a larger disk");
    let kept = store.load(TableId::from_bits(1)).wait().expect("an answer").expect("the table");
    assert_eq!(kept.entries.len() as u64, place, "everything that was answered, and no more");
}

#[test]
fn a_backup_of_a_database_in_use_opens_and_never_overwrites() {
    let folder = folder();
    let store = Sqlite::open(folder.path()).expect("a new database");
    store.keep(table(1, &["a"])).wait().expect("kept");
    let copy = folder.path().join("copy");
    std::fs::create_dir(&copy).expect("a folder");
    let to = copy.join("tinderbox.sqlite");
    backup(folder.path(), &to).expect("a copy");
    let again = backup(folder.path(), &to).expect_err("it is there");
    assert!(again.to_string().ends_with("exists already; a backup never overwrites a file"));
    let opened = Sqlite::open(&copy).expect("the copy is a database");
    let kept = opened.load(TableId::from_bits(1)).wait().expect("an answer").expect("the table");
    assert_eq!(kept.entries, ["a"]);
    store.keep(table(2, &[])).wait().expect("the first goes on");
    let nothing = backup(&folder.path().join("nowhere"), &copy.join("b")).expect_err("no database");
    assert!(nothing.to_string().starts_with("there is no database in "));
}
