# Про що можна домовитися перед партією; каже лише зала.
option-new-game-players = Гравці
option-new-game-players-about = Скільки гравців.
value-new-game-players-2 = двоє
value-new-game-players-3 = троє
value-new-game-players-4 = четверо
preset-new-game-first = Без обмеження часу: не поспішайте.
preset-new-game-standard = Хвилина на кожне рішення.
