# New Game: everything its table says, except the rules.

new-game-chart = Points of each player
new-game-key-answer = the first answer, the second, …

new-game-agreed = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
new-game-holds = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
new-game-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
new-game-lies = Here lies: { $card }
new-game-face = { $card }

# Cards
new-game-card-spark = Spark
new-game-card-blaze = Blaze
new-game-card-water = Water

# What can be done
new-game-light = Light: { $card }
new-game-discard = Discard: { $card }
new-game-put-out = Put it out with water
new-game-pass = Let it burn

# What is asked
new-game-ask-draw = { $name }: a card from the deck
new-game-ask-turn-you = Your turn: light a card or discard one
new-game-ask-turn-detail = The others are asked whether they put it out.
new-game-ask-turn = { $name }: lights or discards a card
new-game-ask-window-you = { $name }: { $card }. Do you put it out?
new-game-ask-window = { $name }: { $card }. Will it burn?
new-game-ask-window-detail = Still asked: { $names }
new-game-ask-over = The match is over

# What happened
new-game-told-drew = { $name }: a card from the deck
new-game-told-drew-card = { $name }: { $card } from the deck
new-game-told-lit = { $name }: lights { $card }
new-game-told-discarded = { $name }: discards { $card }
new-game-told-put-out = { $name }: puts out { $card }
new-game-told-passed = { $name }: lets it burn
new-game-told-burnt = { $name }: { $card } burns
new-game-ending = { $names }: { $count ->
    [one] victory with { $count } point
   *[other] victory with { $count } points
}.

# Why not
new-game-why-players = { $count ->
    [one] { $count } person cannot play.
   *[other] { $count } people cannot play.
}
new-game-why-over = The match is over.
new-game-why-drawing = A card is being drawn.
new-game-why-turn = It is the turn of: { $name }.
new-game-why-card-lies = A card lies there, and others are asked.
new-game-why-nothing-lies = Nothing lies there.
new-game-why-not-asked = You are not asked.
new-game-why-not-in-hand = You do not hold: { $card }.
new-game-why-water-does-not-burn = Water does not burn.
new-game-why-no-water = You hold no water.
