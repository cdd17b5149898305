# What the lobby and the table both say of FUSE.
poster-fuse-title = FUSE
poster-fuse-more = Countdown
poster-fuse-about = Ten minutes, one bag of dice, a row of bombs. Talk fast.
poster-fuse-goal = Goal: defuse every bomb together before the ten minutes are over.
poster-fuse-players = 1 to 9
poster-fuse-time = 10 min
fuse-place-0 = Helmet
fuse-place-1 = Wrench
fuse-place-2 = Rocket
fuse-place-3 = Star
fuse-place-4 = Gear
fuse-place-5 = Antenna
fuse-place-6 = Moon
fuse-place-7 = Comet
fuse-place-8 = Planet
