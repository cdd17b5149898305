# О чём можно договориться перед партией; говорит только зал.
option-oriflamme-players = Игроки
option-oriflamme-players-about = Сколько игроков.
value-oriflamme-players-4 = четверо
value-oriflamme-players-3 = трое
value-oriflamme-players-5 = пятеро
preset-oriflamme-first = Без ограничения времени: читайте карты сколько нужно.
preset-oriflamme-standard = Две минуты на каждое решение.
preset-oriflamme-expert = Тридцать секунд на каждое решение.
