# Что о «Точке возгорания» говорят и зал, и стол.
poster-flash-point-title = Точка возгорания
poster-flash-point-more = Спасатели, Трагичные события
poster-flash-point-about = Вместе войдите в горящий дом и выведите семерых людей.
poster-flash-point-goal = Цель: вывести семерых людей, пока не погибли четверо и не обрушился дом.
poster-flash-point-players = от 1 до 6
poster-flash-point-time = 45 мин
flash-point-place-0 = Топор
flash-point-place-1 = Лестница
flash-point-place-2 = Рукав
flash-point-place-3 = Каска
flash-point-place-4 = Колокол
flash-point-place-5 = Гидрант
