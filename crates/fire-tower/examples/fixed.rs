//! x
use fire_tower::*;
use kernel::*;
fn main() {
    let mut buf = Vec::new();
    let mut rng = fastrand::Rng::with_seed(1);
    let o = Options::preset(Edition::Later, Towers::ALL);
    let n: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut steps = 0u64;
    for _ in 0..n {
        let mut s = FireTower::new(&o).unwrap();
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
    }
    println!("{steps} steps");
}
