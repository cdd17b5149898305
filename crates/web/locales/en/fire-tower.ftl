# Fire Tower: names and sentences of the board.
fire-tower-place-red = red, north-west
fire-tower-place-purple = purple, north-east
fire-tower-place-blue = blue, south-east
fire-tower-place-green = green, south-west
fire-tower-agreed-2018 = 2018 rules
fire-tower-agreed-2023 = 2023 rules
