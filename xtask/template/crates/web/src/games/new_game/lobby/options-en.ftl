# What can be agreed before a match; only the lobby says it.
option-new-game-players = Players
option-new-game-players-about = How many play.
value-new-game-players-2 = two
value-new-game-players-3 = three
value-new-game-players-4 = four
preset-new-game-first = No clock: take your time.
preset-new-game-standard = One minute for each decision.
