poster-fuse-title = FUSE
poster-fuse-more = Countdown
poster-fuse-about = Ten minutes, one bag of dice, a row of bombs. Talk fast.
poster-fuse-goal = Goal: defuse every bomb together before the ten minutes are over.
poster-fuse-players = 1 to 9
poster-fuse-time = 10 min
