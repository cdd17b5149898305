//! `tinderbox play`: a match in the terminal against bots.
//!
//! While a person thinks the match goes on, if its rules measure time: what bots and clocks have done
//! meanwhile is told when a choice has been typed, which may then come too late.

use crate::choices;
use crate::clock::Millis;
use crate::luck::Luck;
use crate::one_match::{self, Cast, Match, start};
use crate::problem::Problem;
use crate::sim::configure;
use bots::Simulated;
use kernel::{Input, InputOf, Paint, Seat, Seats, Waiting, clause_text};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::time::Instant;

const HELP: &str = "\
Type one of the choices, or its number. Besides:
  ?           this help
  list        all choices, however many
  board       the board again
  rules W2    the words of a clause of the rules
  undo        takes your last choice back, until chance or somebody else has answered
  quit        leaves the match
";

/// What was asked for.
pub(crate) struct Order {
    /// The options of the match that were given.
    pub(crate) options: Vec<(String, String)>,
    /// Where the person sits: a number from 1, or a name.
    pub(crate) seat: String,
    pub(crate) bots: String,
    pub(crate) seed: Option<u64>,
    /// Where to keep the match.
    pub(crate) save: Option<PathBuf>,
    /// A bot plays the person's seat too.
    pub(crate) auto: bool,
    pub(crate) paint: Paint,
}

/// Plays one match on the terminal.
pub(crate) fn run<G: Simulated>(order: &Order) -> Result<String, Problem> {
    let setup = configure::<G>(&order.options)?;
    let empty: G = start(&setup);
    let levels = one_match::levels::<G>(&order.bots, empty.seats().len())?;
    let seat = seat_named(&empty, &order.seat)?;
    one_match::may_save(order.save.as_deref())?;
    let seed = order.seed.unwrap_or_else(|| fastrand::u64(..));
    let cast = Cast { levels, decision: None };
    let one = Match::<G>::new(&setup, &cast, Luck::new(seed));
    let mut sitting = Sitting {
        one,
        seat,
        auto: order.auto,
        paint: order.paint,
        back: Vec::new(),
        lines: io::stdin().lock(),
        out: io::stdout().lock(),
        watch: {
            let begun = Instant::now();
            Box::new(move || begun.elapsed().as_millis() as Millis)
        },
    };
    match sitting.play(seed) {
        Err(gone) if gone.kind() != io::ErrorKind::BrokenPipe => return Err(gone.into()),
        _ => {}
    }
    let Some(path) = &order.save else { return Ok(String::new()) };
    sitting.one.save(path)?;
    Ok(format!("The match is kept in {}.\n", path.display()))
}

fn seat_named<G: Simulated>(empty: &G, word: &str) -> Result<Seat, Problem> {
    let view = empty.view(None);
    let names: Vec<String> = empty.seats().iter().map(|seat| G::name(&view, seat)).collect();
    let fits =
        |seat: &Seat| word == seat.to_string() || word.eq_ignore_ascii_case(&names[seat.index()]);
    empty.seats().iter().find(fits).ok_or_else(|| {
        let known = format!("seats 1 to {} ({})", names.len(), names.join(", "));
        Problem::Seat(word.to_string(), known)
    })
}

/// A person, a terminal and a match.
struct Sitting<G: Simulated, I, O> {
    one: Match<G>,
    seat: Seat,
    auto: bool,
    paint: Paint,
    /// Positions to which the person may still go back, each with the number of inputs before it.
    back: Vec<(G, usize)>,
    lines: I,
    out: O,
    /// What a watch on the wall shows.
    watch: Box<dyn FnMut() -> Millis>,
}

/// What a person wants.
enum Wish<A> {
    Act(A),
    Undo,
    Leave,
}

impl<G: Simulated, I: BufRead, O: Write> Sitting<G, I, O> {
    fn play(&mut self, seed: u64) -> io::Result<()> {
        let name = G::name(&self.one.state.view(None), self.seat);
        let help = if self.auto { "" } else { " Type ? for help." };
        writeln!(self.out, "{}, seed {seed}. You are {name}.{help}", G::NAME)?;
        loop {
            if self.asked() {
                let (since, begun) = (self.one.now(), (self.watch)());
                let wish = self.ask()?;
                if self.one.longest_left().is_some() {
                    let thought = (self.watch)() - begun;
                    self.meanwhile(since + thought)?;
                }
                match wish {
                    Wish::Act(action) => self.act(action)?,
                    Wish::Undo => self.undo()?,
                    Wish::Leave => return writeln!(self.out, "You leave the match."),
                }
            } else {
                let Some(input) = self.one.next(self.bots()) else { break };
                self.back.clear();
                self.happen(input)?;
            }
        }
        self.draw()
    }

    /// What happens until this time of the match while the person thinks.
    fn meanwhile(&mut self, until: Millis) -> io::Result<()> {
        while let Some(input) = self.one.next_until(self.bots(), until) {
            self.back.clear();
            self.happen(input)?;
        }
        Ok(())
    }

    /// Does what the person wants, unless it has become impossible while they thought.
    fn act(&mut self, action: G::Action) -> io::Result<()> {
        if let Err(no) = self.one.state.check(self.seat, action) {
            return writeln!(self.out, "Too late. {} ({}).", G::why(no.because), no.clause.id);
        }
        self.back.push((self.one.state.clone(), self.one.inputs.len()));
        self.happen(Input::Act(self.seat, action))
    }

    fn asked(&self) -> bool {
        match self.one.state.waiting() {
            Waiting::Seats { must, .. } => must.has(self.seat) && !self.auto,
            _ => false,
        }
    }

    /// The seats that bots play.
    fn bots(&self) -> Seats {
        let all = self.one.state.seats();
        if self.auto { all } else { all.without(self.seat) }
    }

    /// Does it and tells what the person may hear of it.
    fn happen(&mut self, input: InputOf<G>) -> io::Result<()> {
        let (mut events, mut view) = (Vec::new(), self.one.state.view(Some(self.seat)));
        self.one.apply(input, &mut events);
        for event in events.iter().filter_map(|event| G::redact(event, Some(self.seat))) {
            G::follow(&mut view, &event); // told as it stood then, not as it ended
            let sentence = G::tell(&view, &event);
            if !sentence.is_empty() {
                writeln!(self.out, "{sentence}")?;
            }
        }
        Ok(())
    }

    fn draw(&mut self) -> io::Result<()> {
        let view = self.one.state.view(Some(self.seat));
        writeln!(self.out, "\n{}{}", G::draw(&view, self.paint), G::prompt(&view))?;
        match self.one.longest_left() {
            Some(left) => {
                writeln!(self.out, "Time left: {}:{:02}", left / 60_000, left / 1_000 % 60)
            }
            None => Ok(()),
        }
    }

    fn undo(&mut self) -> io::Result<()> {
        match self.back.pop() {
            Some((state, inputs)) => {
                self.one.go_back(state, inputs);
                Ok(())
            }
            None => writeln!(self.out, "There is nothing of yours to take back."),
        }
    }

    /// Asks until the person wants something that can be done.
    fn ask(&mut self) -> io::Result<Wish<G::Action>> {
        let mut actions = Vec::new();
        self.one.state.legal(self.seat, &mut actions);
        let labels: Vec<String> = actions.iter().map(|&action| G::label(action)).collect();
        self.draw()?;
        write!(self.out, "{}", choices::few(&labels))?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = String::new();
            if self.lines.read_line(&mut line)? == 0 {
                writeln!(self.out, "\nThe input has ended.")?;
                return Ok(Wish::Leave);
            }
            let words = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            match words.as_str() {
                "" => {}
                "?" | "help" => write!(self.out, "{HELP}")?,
                "list" => write!(self.out, "{}", choices::all(&labels))?,
                "board" => self.draw()?,
                "undo" => return Ok(Wish::Undo),
                "quit" | "exit" => return Ok(Wish::Leave),
                _ => {
                    if let Some(at) = choices::find(&labels, &words) {
                        return Ok(Wish::Act(actions[at]));
                    }
                    self.explain(&words)?;
                }
            }
        }
    }

    /// Something that cannot be done: a clause to read, an illegal action, or nonsense.
    fn explain(&mut self, words: &str) -> io::Result<()> {
        if let Some(id) = words.strip_prefix("rules") {
            let id = id.trim().to_uppercase();
            return match clause_text(G::RULEBOOK, &id) {
                Some(text) => writeln!(self.out, "{id}: {text}"),
                None if id.is_empty() => writeln!(self.out, "Name a clause, such as 'rules W2'."),
                None => writeln!(self.out, "There is no clause '{id}'."),
            };
        }
        let illegal = G::every_action().into_iter().find(|&action| G::label(action) == words);
        match illegal.map(|action| self.one.state.check(self.seat, action)) {
            Some(Err(no)) => {
                let text = clause_text(G::RULEBOOK, no.clause.id).unwrap_or_default();
                writeln!(self.out, "No. {} {}: {text}", G::why(no.because), no.clause.id)
            }
            _ => writeln!(self.out, "'{words}' is no choice; ? is the help."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fire_tower::FireTower;
    use kernel::Level;
    use testkit::toys::claim::Claim;

    /// Sits down as red against random bots, types these lines and gives back what is shown.
    fn typed(lines: &str) -> String {
        let setup = configure::<FireTower>(&[]).expect("defaults describe a match");
        let cast = Cast { levels: vec![Level::Random; 4], decision: None };
        let mut sitting = Sitting {
            one: Match::<FireTower>::new(&setup, &cast, Luck::new(1)),
            seat: Seat::new(0),
            auto: false,
            paint: Paint::Plain,
            back: Vec::new(),
            lines: lines.as_bytes(),
            out: Vec::new(),
            watch: Box::new(|| 0),
        };
        sitting.play(1).expect("a Vec takes everything");
        String::from_utf8(sitting.out).expect("text is text")
    }

    /// Ann thinks for so long about each choice in a race against two quick bots.
    fn raced(lines: &str, thinks: Millis) -> String {
        let options =
            [("seats", "3"), ("rolls", "3")].map(|(key, value)| (key.into(), value.into()));
        let setup = configure::<Claim>(&options).expect("a race");
        let cast = Cast { levels: vec![Level::Greedy; 3], decision: Some(2_000) };
        let mut now = 0;
        let mut sitting = Sitting {
            one: Match::<Claim>::new(&setup, &cast, Luck::new(1)),
            seat: Seat::new(0),
            auto: false,
            paint: Paint::Plain,
            back: Vec::new(),
            lines: lines.as_bytes(),
            out: Vec::new(),
            watch: Box::new(move || {
                now += thinks;
                now
            }),
        };
        sitting.play(1).expect("a Vec takes everything");
        String::from_utf8(sitting.out).expect("text is text")
    }

    #[test]
    fn a_race_goes_on_while_one_thinks() {
        let quick = raced("1\n", 500);
        assert!(quick.contains("Time left: 0:5"), "{quick}");
        assert!(!quick.contains("Too late."), "{quick}");
        let slow = raced("1\n1\n1\n", 15_000);
        assert!(slow.contains("Too late."), "the roll has been closed meanwhile: {slow}");
        let shown = slow.find("Time left: 0:4").expect("fifteen seconds are gone");
        assert!(shown > slow.find("Too late.").expect("it was"), "{slow}");
    }

    #[test]
    fn an_illegal_action_is_refused_with_the_clause_and_its_words() {
        let shown = typed("light a1\nplay ember\n");
        assert!(shown.contains("No. No fire lies beside a1"), "{shown}");
        assert!(shown.contains("T5: The wind's gem cannot go anywhere but downwind"), "{shown}");
        assert!(shown.contains("No. The wind's gem comes first. T3: The wind's gem is"), "{shown}");
    }

    #[test]
    fn a_number_acts_and_undo_takes_it_back() {
        let shown = typed("1\nundo\n1\nundo\nundo\n");
        assert_eq!(shown.matches("Red sets fire to").count(), 2, "{shown}");
        assert!(shown.contains("There is nothing of yours to take back."), "{shown}");
    }

    #[test]
    fn help_clauses_and_nonsense_get_an_answer() {
        let shown = typed("?\nrules w2\nrules X99\nrules\nfrobnicate\nlist\nboard\nquit\n");
        for words in [
            "takes your last choice back",
            "W2: First use: the wind now blows to the side that the card names.",
            "There is no clause 'X99'.",
            "Name a clause",
            "'frobnicate' is no choice",
            "You leave the match.",
        ] {
            assert!(shown.contains(words), "{words} in {shown}");
        }
    }

    #[test]
    fn the_end_of_input_leaves_the_match() {
        assert!(typed("").ends_with("The input has ended.\nYou leave the match.\n"));
    }
}
