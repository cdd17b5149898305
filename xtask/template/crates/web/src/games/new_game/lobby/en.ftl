# What the lobby and the table both say of New Game.
poster-new-game-title = New Game
poster-new-game-more = -
poster-new-game-about = Light what you hold, and put out what others light.
poster-new-game-goal = Goal: have the most points when the deck is empty.
poster-new-game-players = 2 to 4
poster-new-game-time = 10 min
new-game-place-0 = Red
new-game-place-1 = Blue
new-game-place-2 = Green
new-game-place-3 = Yellow
