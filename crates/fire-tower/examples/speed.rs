use fire_tower::*;
use kernel::*;
use std::time::Instant;
fn main() {
    let mut buf = Vec::new();
    let mut rng = fastrand::Rng::with_seed(1);
    for (name, o) in [
        ("4p23", Options::preset(Edition::Later, Towers::ALL)),
        ("4p18", Options::preset(Edition::First, Towers::ALL)),
        ("2p23", Options::preset(Edition::Later, Towers::RED_BLUE)),
    ] {
        let t = Instant::now();
        let mut steps = 0u64;
        let mut games = 0u64;
        let mut turns = 0u64;
        let mut maxlen = 0;
        while t.elapsed().as_millis() < 2000 {
            let mut s = FireTower::new(&o).unwrap();
            let st = steps;
            loop {
                match s.waiting() {
                    Waiting::Over => break,
                    Waiting::Chance => {
                        let c = s.sample(&mut |n| rng.u32(..n));
                        s.apply(Input::Chance(c), &mut ());
                    }
                    Waiting::Seats { must, .. } => {
                        let seat = must.lowest().unwrap();
                        buf.clear();
                        s.legal(seat, &mut buf);
                        let a = buf[rng.usize(..buf.len())];
                        s.apply(Input::Act(seat, a), &mut ());
                    }
                    _ => unreachable!(),
                }
                steps += 1;
            }
            games += 1;
            turns += s.open.course.turns as u64;
            maxlen = maxlen.max(steps - st);
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{name}: {:.2}M steps/s, {:.0} games/s, {:.0} steps/game, {:.1} turns/game max {maxlen} size {}",
            steps as f64 / e / 1e6,
            games as f64 / e,
            steps as f64 / games as f64,
            turns as f64 / games as f64,
            size_of::<FireTower>()
        );
    }
}
