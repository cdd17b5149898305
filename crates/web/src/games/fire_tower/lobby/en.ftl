# What the lobby and the table both say of Fire Tower.
poster-fire-tower-title = Fire Tower
poster-fire-tower-more = -
poster-fire-tower-about = Feed the fire, turn the wind, and be the last lookout tower standing.
poster-fire-tower-goal = Goal: burn the other towers down before the fire reaches your roof. The last tower standing wins.
poster-fire-tower-players = 2 to 4
poster-fire-tower-time = 15 to 30 min
fire-tower-place-red = red, north-west
fire-tower-place-purple = purple, north-east
fire-tower-place-blue = blue, south-east
fire-tower-place-green = green, south-west
