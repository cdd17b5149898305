//! The program as people and scripts meet it: answers, exit codes, sentences.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

struct Answer {
    code: i32,
    out: String,
    err: String,
}

fn tinderbox(words: &str) -> Answer {
    tinderbox_with(words, &[])
}

fn tinderbox_with(words: &str, more: &[&str]) -> Answer {
    let output = Command::new(env!("CARGO_BIN_EXE_tinderbox"))
        .args(words.split_whitespace())
        .args(more)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    Answer {
        code: output.status.code().expect("the program was not killed"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// One sentence on the error stream, exit code 2, nothing else.
#[track_caller]
fn refused(answer: &Answer, sentence: &str) {
    assert_eq!(answer.err, format!("error: {sentence}\n"));
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
}

#[track_caller]
fn answered(answer: Answer) -> String {
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    answer.out
}

/// A path in the tests' own folder at which there is no file.
fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// A kept match of Fire Tower, changed by `change`.
fn record(name: &str, change: impl Fn(String) -> String) -> PathBuf {
    let path = fresh(name);
    let words = format!("sim fire-tower --games 1 --save {}", path.display());
    answered(tinderbox(&words));
    let text = fs::read_to_string(&path).expect("it was saved");
    fs::write(&path, change(text)).expect("the tests' folder can be written");
    path
}

#[track_caller]
fn replay_refused(path: &Path, sentence: &str) {
    let answer = tinderbox_with("replay", &[&path.display().to_string()]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    let expected = format!("error: '{}' {sentence}", path.display());
    assert!(answer.err.starts_with(&expected), "{}", answer.err);
    assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
}

/// Every game, as the program lists it.
fn games() -> Vec<serde_json::Value> {
    let json = answered(tinderbox("games --json"));
    serde_json::from_str(&json).expect("a list in JSON")
}

/// The names of all games.
fn names() -> Vec<String> {
    let name = |game: &serde_json::Value| game["name"].as_str().expect("a name").to_string();
    games().iter().map(name).collect()
}

#[test]
fn an_unknown_game_is_told_with_the_games_there_are() {
    let sentence = format!("there is no game 'chess'; there are {}", names().join(", "));
    for words in ["sim chess", "sim chess --players 3", "play chess", "bench chess", "soak chess"] {
        refused(&tinderbox(words), &sentence);
    }
}

#[test]
fn an_unknown_command_or_option_is_told() {
    let help = "--help lists what there is";
    refused(&tinderbox("frobnicate"), &format!("there is no command 'frobnicate'; {help}"));
    refused(&tinderbox(""), &format!("a word is missing; {help}"));
    refused(&tinderbox("sim"), &format!("a word is missing; {help}"));
    let option = format!("there is no option '--colour' here; {help}");
    refused(&tinderbox("sim fire-tower --colour red"), &option);
    refused(&tinderbox("games --colour red"), &option);
}

#[test]
fn a_bad_value_is_told_with_the_values_there_are() {
    let seats = "'5' is not possible for 'players'; possible are 4, 2, 3";
    refused(&tinderbox("sim fire-tower --players 5"), seats);
    refused(&tinderbox("play fire-tower --players 5"), seats);
    let games = "invalid value 'many' for '--games <N>': invalid digit found in string";
    refused(&tinderbox("sim fire-tower --games many"), games);
    let value = "a value is required for '--seed <S>' but none was supplied";
    refused(&tinderbox("soak --seed"), value);
}

#[test]
fn options_that_do_not_go_together_are_told_with_the_clause() {
    refused(&tinderbox("sim fire-tower --players 3 --teams on"), "Teams need four players (V4)");
    let corners = "corners 'no-red' do not go with 4 players";
    refused(&tinderbox("play fire-tower --towers no-red"), corners);
}

#[test]
fn a_seat_or_bot_that_is_not_there_is_told() {
    let seats = "this match has seats 1 to 3 (Red, Purple, Blue)";
    let there_is_no = |seat: &str| format!("there is no seat '{seat}'; {seats}");
    refused(&tinderbox("play fire-tower --players 3 --seat 4"), &there_is_no("4"));
    refused(&tinderbox("play fire-tower --players 3 --seat 0"), &there_is_no("0"));
    refused(&tinderbox("play fire-tower --players 3 --seat green"), &there_is_no("green"));
    let bots = "there is no bot 'wise'; there are random and greedy";
    refused(&tinderbox("sim fire-tower --bots wise"), bots);
    let count = "3 bots were named for 4 seats; name one for all or one for each";
    refused(&tinderbox("sim fire-tower --bots random,random,greedy"), count);
}

#[test]
fn a_record_that_is_missing_or_no_record_is_told() {
    replay_refused(&fresh("missing.json"), "cannot be read (");
    let path = fresh("prose.json");
    fs::write(&path, "Once upon a time.").expect("the tests' folder can be written");
    replay_refused(&path, "is damaged or no record (");
}

#[test]
fn a_damaged_record_is_told() {
    let half = record("half.json", |text| text[..text.len() / 2].to_string());
    replay_refused(&half, "is damaged or no record (EOF while parsing");
    let cut = record("cut.json", |text| text.replacen(r#"{"chance""#, r#"{"fate""#, 1));
    replay_refused(&cut, "is damaged or no record (unknown variant `fate`");
    let input = record("input.json", |text| text.replacen(r#"{"act":[0,"#, r#"{"act":[3,"#, 1));
    replay_refused(&input, "cannot be replayed: input ");
    let hash = record("hash.json", |text| text.replacen(r#""hash":""#, r#""hash":"f"#, 1));
    replay_refused(&hash, "cannot be replayed: the record ends in another state than it says");
}

#[test]
fn a_record_of_another_game_or_rules_version_is_told() {
    let other =
        |from: &'static str, to: &'static str| move |text: String| text.replacen(from, to, 1);
    let chess = record("chess.json", other("fire-tower", "chess"));
    replay_refused(&chess, "is a record of 'chess', a game this program does not have; it has ");
    let four = record("four.json", |text| {
        let mut tree: serde_json::Value = serde_json::from_str(&text).expect("a record");
        (tree["game"], tree["rules"]) = ("connect-four".into(), 1.into());
        tree.to_string()
    });
    replay_refused(&four, "is damaged or no record (");
    let rules = record("rules.json", other(r#""rules":"#, r#""rules":99"#));
    replay_refused(&rules, "cannot be replayed: the record was played by rules version 99");
    let format = record("format.json", other(r#""format":"#, r#""format":9"#));
    replay_refused(&format, "cannot be replayed: the record has format 9");
}

#[test]
fn a_file_that_exists_is_not_overwritten() {
    let path = fresh("kept.json");
    fs::write(&path, "dear").expect("the tests' folder can be written");
    let sentence = format!("'{}' exists already and is not overwritten", path.display());
    for words in ["sim fire-tower --games 1 --save", "play fire-tower --auto --save"] {
        refused(&tinderbox_with(words, &[&path.display().to_string()]), &sentence);
    }
    assert_eq!(fs::read_to_string(&path).expect("still there"), "dear");
}

#[test]
fn a_kept_match_can_be_looked_at_anywhere() {
    let path = record("whole.json", |text| text).display().to_string();
    let end = answered(tinderbox_with("replay", &[&path]));
    assert!(end.contains("Eternal Flame") && end.contains("'s turn begins."), "{end}");
    let middle = answered(tinderbox_with("replay --at 30", &[&path]));
    assert!(middle.contains("\nAfter 30 of ") && middle.len() < end.len(), "{middle}");
    let beyond = tinderbox_with("replay --at 999999", &[&path]);
    assert_eq!(beyond.code, 2);
    assert!(beyond.err.ends_with("inputs, there is no position 999999\n"), "{}", beyond.err);
}

#[test]
fn a_match_that_nobody_promised_anything_about_is_not_called_unfair() {
    let path = record("unpromised.json", |text| text).display().to_string();
    let sentence = format!(
        "nothing was promised in '{path}': only a table promises a seed before a match, and `sim` and \
         `play` do not. Every input of it is legal; `tinderbox replay` shows it"
    );
    refused(&tinderbox_with("verify", &[&path]), &sentence);
}

#[test]
fn every_game_and_every_option_is_listed() {
    let text = answered(tinderbox("games"));
    let help = answered(tinderbox("sim fire-tower --help"));
    for option in ["--players", "--edition", "--teams", "--shadow", "--honour-green"] {
        assert!(text.contains(option) && help.contains(option), "{option}");
    }
    for game in games() {
        let name = game["name"].as_str().expect("a name");
        assert!(text.contains(&format!("{name}\n    ")), "{name} in {text}");
        assert!(!game["about"].as_str().expect("a sentence").is_empty(), "{name}");
        assert!(!game["levels"].as_array().expect("a list").is_empty(), "{name} has bots");
        for option in game["options"].as_array().expect("a list") {
            assert_eq!(option["default"], option["values"][0]["key"], "{name}");
        }
    }
    assert!(games().len() >= 3, "the games, and the worked example");
}

#[test]
fn a_simulation_counts_the_same_every_time() {
    let words = "sim fire-tower --games 100 --seed 7 --json --bots greedy,random,random,random";
    let first = answered(tinderbox(words));
    assert_eq!(first, answered(tinderbox(words)));
    let counted: serde_json::Value = serde_json::from_str(&first).expect("JSON");
    let wins = counted["wins_by_seat"].as_array().expect("a list");
    assert_eq!(wins.len(), 4);
    assert!(wins[0]["won"]["low"].as_f64().expect("a number") > 90.0, "greedy beats random");
    assert!(counted["turns"]["p10"].as_u64() <= counted["turns"]["p90"].as_u64());
    let burnt = counted["burnt_by_whom"].as_object().expect("a table").values();
    let burnt: u64 = burnt.map(|share| share["count"].as_u64().expect("a number")).sum();
    assert!(burnt >= 200, "{burnt} towers");
    assert!(counted["burnt_by_means"]["wind-step"]["count"].is_u64());
}

#[test]
fn turns_are_counted_as_they_are_played() {
    let turns = |words: &str| {
        let json = answered(tinderbox(&format!("sim {words} --games 40 --json")));
        let counted: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        [&counted["turns"], &counted["inputs"]]
            .map(|one| (one["mean"].as_f64().expect("a number"), one["p90"].as_u64()))
    };
    let [discs, inputs] = turns("connect-four");
    assert_eq!(discs, inputs, "in Connect Four each input is a turn");
    let [turns_of_two, _] = turns("fire-tower --players 2");
    let [turns_of_four, inputs] = turns("fire-tower");
    assert!(turns_of_two.0 > 4.0 && turns_of_two.0 != turns_of_four.0);
    assert!(turns_of_four.0 < inputs.0 / 2.0, "a turn has several inputs");
}

#[test]
fn every_game_can_be_counted_with_each_of_its_bots() {
    for game in games() {
        let name = game["name"].as_str().expect("a name");
        for level in game["levels"].as_array().expect("a list") {
            let level = level.as_str().expect("a name");
            let words = format!("sim {name} --games 4 --bots {level} --decision-millis 500");
            let text = answered(tinderbox(&words));
            assert!(text.contains("won") && text.contains("turns"), "{text}");
        }
    }
}

#[test]
fn every_kind_of_match_can_be_counted() {
    for options in [
        "fire-tower --players 2 --edition 2018",
        "fire-tower --players 3 --towers no-blue",
        "fire-tower --teams on --mutual-aid on --aid-gem anywhere",
        "fire-tower --edition 2018 --shadow event --mutual-aid on --tower-ablaze on",
        "fire-tower --honour-red champion --honour-blue grand-champion --firestorm off",
        "connect-four --first yellow",
    ] {
        counted(options);
    }
    for game in games() {
        let options = game["options"].as_array().expect("a list").iter();
        for option in options.filter(|option| option["key"] == "players") {
            for value in option["values"].as_array().expect("a list") {
                let name = game["name"].as_str().expect("a name");
                counted(&format!("{name} --players {}", value["key"].as_str().expect("a key")));
            }
        }
    }
}

fn counted(options: &str) {
    let text = answered(tinderbox(&format!("sim {options} --games 60")));
    let told = ["won, by turn order", "won together"].iter().any(|words| text.contains(words));
    assert!(told, "{text}");
    answered(tinderbox(&format!("sim {options} --games 2 --bots greedy")));
}

#[test]
fn a_match_between_bots_alone_comes_to_its_end_and_can_be_kept() {
    for game in names() {
        let path = fresh(&format!("auto-{game}.json")).display().to_string();
        let shown =
            answered(tinderbox_with(&format!("play {game} --auto --seed 2 --save"), &[&path]));
        assert!(shown.ends_with(&format!("The match is kept in {path}.\n")), "{shown}");
        answered(tinderbox_with("replay", &[&path]));
    }
}

#[test]
fn a_match_without_anybody_at_the_terminal_ends_politely() {
    let shown = answered(tinderbox("play fire-tower --seed 2"));
    assert!(shown.ends_with("The input has ended.\nYou leave the match.\n"), "{shown}");
}

#[test]
fn soaking_plays_all_games_to_their_ends() {
    let names = names();
    let words = format!("soak --games {} --seed 3 --json", 200 * names.len());
    let totals: serde_json::Value =
        serde_json::from_str(&answered(tinderbox(&words))).expect("JSON");
    for (at, name) in names.iter().enumerate() {
        let total = &totals["games"][at];
        assert_eq!((&total["name"], &total["games"]), (&name.as_str().into(), &200.into()));
        let longest = total["longest_inputs"].as_u64().expect("a number");
        assert!(longest > 0 && (name != "connect-four" || longest <= 42), "{name}: {longest}");
    }
}

#[test]
fn the_bench_answers_with_its_four_figures() {
    let json = answered(tinderbox("bench connect-four --seconds 1 --json"));
    let figures: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let figures = &figures["connect-four"];
    for key in ["steps_per_second", "games_per_second", "state_bytes", "clone_ns"] {
        assert!(figures[key].as_f64().expect("a number") > 0.0, "{key}");
    }
}

#[test]
fn a_server_is_measured_with_and_without_a_disk() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let words = format!(
        "bench server --tables 2 --people 2 --seconds 1 --rate 20 --idle-tables 20 --kept-tables 20 \
         --data {folder} --json"
    );
    let json = answered(tinderbox(&words));
    let figures: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    for run in ["durable", "storeless", "paced"] {
        assert!(figures[run]["moves_per_second"].as_u64().expect("a number") > 0, "{json}");
        assert!(figures[run]["p99_ms"].as_f64().expect("a number") > 0.0, "{json}");
    }
    assert!(figures["ratio"].as_f64().expect("a number") > 0.0, "{json}");
    assert_eq!(figures["idle"]["tables"], 20);
    let lists = &figures["lists"];
    assert_eq!((&lists["tables"], &lists["woken"]), (&20.into(), &0.into()), "{json}");
    assert!(lists["mine_ms"].as_f64().expect("a number") > 0.0, "{json}");
    let left = fs::read_dir(folder).expect("a folder").flatten();
    let ours = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with("tinderbox-bench-");
    assert_eq!(left.filter(|one| ours(&one.file_name())).count(), 0, "nothing is left behind");

    let nowhere = tinderbox("bench server --data no/such/folder");
    assert!(
        nowhere.err.starts_with("error: 'no/such/folder' cannot be written ("),
        "{}",
        nowhere.err
    );
    assert_eq!((nowhere.code, nowhere.err.lines().count()), (2, 1));
    let example = "a server has no tables of 'connect-four'";
    refused(&tinderbox("bench server --game connect-four"), example);
    let many = tinderbox("bench server --tables 100000");
    assert_eq!((many.code, many.err.lines().count()), (2, 1), "{}", many.err);
}
