# Что об игре говорят и зал, и стол.
poster-oriflamme-title = Орифламма
poster-oriflamme-more = Альянс
poster-oriflamme-about = Прячьте карты в ряду, открывайте вовремя, собирайте влияние.
poster-oriflamme-goal = Цель: собрать больше всех влияния за шесть раундов.
poster-oriflamme-players = от 3 до 5
poster-oriflamme-time = 20–30 мин
oriflamme-place-0 = Янтарные
oriflamme-place-1 = Синие
oriflamme-place-2 = Красные
oriflamme-place-3 = Зелёные
oriflamme-place-4 = Фиолетовые
