# What the lobby and the table both say of Oriflamme.
poster-oriflamme-title = Oriflamme
poster-oriflamme-more = Alliance
poster-oriflamme-about = Hide your cards in the row, reveal at the right moment, gather influence.
poster-oriflamme-goal = Goal: have the most influence after six rounds.
poster-oriflamme-players = 3 to 5
poster-oriflamme-time = 20 to 30 min
oriflamme-place-0 = Amber
oriflamme-place-1 = Blue
oriflamme-place-2 = Red
oriflamme-place-3 = Green
oriflamme-place-4 = Violet
