//! A table's message, read by its tag.

use crate::json::{Json, Wrong};
use kernel::Game;
use protocol::{FromTable, UndoAsked};

/// Reads a message. Fields that are not known are left alone: a newer table may say more.
pub(crate) fn message<G: Game>(text: &str) -> Result<FromTable<G>, Wrong> {
    let said = Json::parse(text)?;
    Ok(match said.get("tell").text()? {
        "welcome" => FromTable::Welcome {
            protocol: said.get("protocol").read()?,
            table: said.get("table").read()?,
            game: said.get("game").read()?,
            setup: said.get("setup").read()?,
            stage: said.get("stage").read()?,
            version: said.get("version").read()?,
            views: said.get("views").read()?,
            seats: said.get("seats").read()?,
            time: said.get("time").read()?,
            commit: said.get("commit").read()?,
            seed: said.get("seed").read()?,
            stands: said.get("stands").read()?,
            redo: said.get("redo").read()?,
        },
        "update" => FromTable::Update {
            version: said.get("version").read()?,
            stories: said.get("stories").read()?,
            time: said.get("time").read()?,
            seed: said.get("seed").read()?,
        },
        "answer" => FromTable::Answer {
            nonce: said.get("nonce").read()?,
            verdict: said.get("verdict").read()?,
        },
        "seats" => {
            FromTable::Seats { stage: said.get("stage").read()?, seats: said.get("seats").read()? }
        }
        "undo-asked" => FromTable::UndoAsked(UndoAsked {
            seat: said.get("seat").read()?,
            asked: said.get("asked").read()?,
            redo: said.get("redo").read::<Option<_>>()?.unwrap_or_default(),
        }),
        "taken-back" => FromTable::TakenBack {
            seat: said.get("seat").read()?,
            again: said.get("again").read::<Option<_>>()?.unwrap_or_default(),
        },
        "undo-closed" => FromTable::UndoClosed { refused: said.get("refused").read()? },
        "chat" => {
            FromTable::Chat { name: said.get("name").read()?, text: said.get("text").read()? }
        }
        "quick" => {
            FromTable::Quick { name: said.get("name").read()?, phrase: said.get("phrase").read()? }
        }
        "time" => FromTable::Time(said.read()?),
        "pointed" => {
            FromTable::Pointed { seat: said.get("seat").read()?, thing: said.get("thing").read()? }
        }
        "hint" => FromTable::Hint {
            seat: said.get("seat").read()?,
            version: said.get("version").read()?,
            actions: said.get("actions").read()?,
        },
        "pong" => FromTable::Pong {
            at: said.get("at").read()?,
            version: said.get("version").read()?,
            time: said.get("time").read()?,
        },
        "sorry" => {
            FromTable::Sorry { nonce: said.get("nonce").read()?, words: said.get("words").read()? }
        }
        _ => return Err(Wrong),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fire_tower::FireTower;
    use kernel::{Chosen, Seat};
    use protocol::*;

    fn everything() -> Vec<FromTable<FireTower>> {
        let chosen = Chosen::new(FireTower::OPTIONS, &[]).expect("defaults fit");
        let setup = FireTower::configure(&chosen).expect("fits");
        let state = FireTower::new(&setup).expect("fits");
        let seat = Seat::new(2);
        let card = |keeper| SeatCard {
            seat,
            keeper,
            state: SeatState::StoodIn,
            yours: true,
            standing: true,
            back: true,
        };
        let seats = vec![
            card(Keeper::Open),
            card(Keeper::Person("Ann".into())),
            card(Keeper::Bot(Level::Greedy)),
        ];
        let clocks = vec![Clock { alarm: None, millis_left: u64::MAX, of: 9 }];
        let wish = kernel::Seats::only(seat);
        let why = PauseCause::Dropped(seat);
        let flow = Flow::Paused { why, wish, millis_left: Some(7) };
        let time = Time { clocks, flow };
        let because = fire_tower::Because::NoCell;
        let verdict = Verdict::Refused { clause: "W2".into(), because };
        vec![
            FromTable::Welcome {
                protocol: PROTOCOL,
                table: TableId::from_bits(9),
                game: "fire-tower".into(),
                setup,
                stage: Stage::Playing,
                version: Version(3),
                views: vec![Perspective { viewer: Some(seat), view: state.view(Some(seat)) }],
                seats: seats.clone(),
                time: time.clone(),
                commit: "ab".into(),
                seed: None,
                stands: Some(Version(2)),
                redo: Some(seat),
            },
            FromTable::Update {
                version: Version(4),
                stories: vec![Story { viewer: None, events: Vec::new() }],
                time: time.clone(),
                seed: Some("cd".into()),
            },
            FromTable::Answer { nonce: Nonce(u64::MAX), verdict },
            FromTable::Answer { nonce: Nonce(1), verdict: Verdict::Done },
            FromTable::Answer { nonce: Nonce(1), verdict: Verdict::Rejected(Rejection::TooFast) },
            FromTable::Seats { stage: Stage::Over, seats },
            FromTable::UndoAsked(UndoAsked { seat, asked: Version(7), redo: false }),
            FromTable::UndoAsked(UndoAsked { seat, asked: Version(7), redo: true }),
            FromTable::UndoClosed { refused: true },
            FromTable::TakenBack { seat, again: false },
            FromTable::TakenBack { seat, again: true },
            FromTable::Chat { name: "Ann".into(), text: "\"…\"\n".into() },
            FromTable::Quick { name: "Ben".into(), phrase: Phrase::WellPlayed },
            FromTable::Pong { at: 5, version: Version(6), time: time.clone() },
            FromTable::Time(time),
            FromTable::Time(Time::default()),
            FromTable::Time(Time { clocks: vec![], flow: Flow::Starting { millis_left: 3 } }),
            FromTable::Pointed { seat, thing: kernel::Thing(300) },
            FromTable::Hint {
                seat,
                version: Version(8),
                actions: vec![fire_tower::Action::Blow, fire_tower::Action::Done],
            },
            FromTable::Sorry { nonce: None, words: "no".into() },
            FromTable::Sorry { nonce: Some(protocol::Nonce(7)), words: "no".into() },
        ]
    }

    #[test]
    fn every_message_is_read_as_it_was_meant() {
        for said in everything() {
            let text = serde_json::to_string(&said).expect("plain");
            assert_eq!(message::<FireTower>(&text), Ok(said), "{text}");
        }
    }

    #[test]
    fn a_message_of_another_time_is_refused() {
        for text in ["", "{}", r#"{"tell":"sing"}"#, r#"{"tell":"pong"}"#, "[]"] {
            assert_eq!(message::<FireTower>(text), Err(Wrong), "{text}");
        }
    }
}
