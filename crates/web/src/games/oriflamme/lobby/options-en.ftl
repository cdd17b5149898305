# What can be agreed before a match; only the lobby says it.
option-oriflamme-players = Players
option-oriflamme-players-about = How many play.
value-oriflamme-players-4 = four
value-oriflamme-players-3 = three
value-oriflamme-players-5 = five
preset-oriflamme-first = No clock: take the time to read the cards.
preset-oriflamme-standard = Two minutes for each decision.
preset-oriflamme-expert = Thirty seconds for each decision.
