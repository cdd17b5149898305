# Про що можна домовитися перед партією; каже лише зала.
option-oriflamme-players = Гравці
option-oriflamme-players-about = Скільки гравців.
value-oriflamme-players-4 = четверо
value-oriflamme-players-3 = троє
value-oriflamme-players-5 = п’ятеро
preset-oriflamme-first = Без обмеження часу: читайте карти скільки треба.
preset-oriflamme-standard = Дві хвилини на кожне рішення.
preset-oriflamme-expert = Тридцять секунд на кожне рішення.
