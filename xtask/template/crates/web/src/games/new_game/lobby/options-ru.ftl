# О чём можно договориться перед партией; говорит только зал.
option-new-game-players = Игроки
option-new-game-players-about = Сколько игроков.
value-new-game-players-2 = двое
value-new-game-players-3 = трое
value-new-game-players-4 = четверо
preset-new-game-first = Без ограничения времени: не торопитесь.
preset-new-game-standard = Минута на каждое решение.
