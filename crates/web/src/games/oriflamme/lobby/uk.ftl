# Що про гру кажуть і зала, і стіл.
poster-oriflamme-title = Орифлама
poster-oriflamme-more = Альянс
poster-oriflamme-about = Ховайте карти в ряді, відкривайте вчасно, збирайте вплив.
poster-oriflamme-goal = Мета: зібрати найбільше впливу за шість раундів.
poster-oriflamme-players = від 3 до 5
poster-oriflamme-time = 20–30 хв
oriflamme-place-0 = Бурштинові
oriflamme-place-1 = Сині
oriflamme-place-2 = Червоні
oriflamme-place-3 = Зелені
oriflamme-place-4 = Фіолетові
