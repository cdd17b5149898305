# Что об игре говорят и зал, и стол.
poster-fire-tower-title = Пожарная башня
poster-fire-tower-more = -
poster-fire-tower-about = Раздувайте огонь, поворачивайте ветер и пусть ваша башня уцелеет последней.
poster-fire-tower-goal = Цель: сжечь чужие башни, пока огонь не дошёл до вашей крыши. Побеждает последняя уцелевшая башня.
poster-fire-tower-players = от 2 до 4
poster-fire-tower-time = 15–30 мин
fire-tower-place-red = красная, северо-запад
fire-tower-place-purple = фиолетовая, северо-восток
fire-tower-place-blue = синяя, юго-восток
fire-tower-place-green = зелёная, юго-запад
