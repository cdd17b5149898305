poster-flash-point-title = Точка возгорания
poster-flash-point-more = Спасатели, Трагичные события
poster-flash-point-about = Вместе войдите в горящий дом и выведите семерых людей.
poster-flash-point-goal = Цель: вывести семерых людей, пока дом не обрушился.
poster-flash-point-players = от 1 до 6
poster-flash-point-time = 45 мин
