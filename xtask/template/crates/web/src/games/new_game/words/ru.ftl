# Всё, что говорит стол этой игры, кроме правил.

new-game-chart = Очки каждого игрока
new-game-key-answer = первый ответ, второй, …

new-game-agreed = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
new-game-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
new-game-holds = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
new-game-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
new-game-lies = Здесь лежит: { $card }
new-game-face = { $card }

# Карты
new-game-card-spark = Искра
new-game-card-blaze = Пламя
new-game-card-water = Вода

# Что можно сделать
new-game-light = Зажечь: { $card }
new-game-discard = Сбросить: { $card }
new-game-put-out = Погасить водой
new-game-pass = Пусть горит

# О чём спрашивают
new-game-ask-draw = { $name }: карта из колоды
new-game-ask-turn-you = Ваш ход: зажгите или сбросьте карту
new-game-ask-turn-detail = Остальных спросят, гасят ли они её.
new-game-ask-turn = { $name }: зажигает или сбрасывает карту
new-game-ask-window-you = { $name }: { $card }. Погасите?
new-game-ask-window = { $name }: { $card }. Сгорит ли?
new-game-ask-window-detail = Ещё спрашивают: { $names }
new-game-ask-over = Партия окончена

# Что произошло
new-game-told-drew = { $name }: карта из колоды
new-game-told-drew-card = { $name }: { $card } из колоды
new-game-told-lit = { $name } зажигает: { $card }
new-game-told-discarded = { $name } сбрасывает: { $card }
new-game-told-put-out = { $name } гасит: { $card }
new-game-told-passed = { $name }: пусть горит
new-game-told-burnt = { $name }: горит { $card }
new-game-ending = { $names }: { $count ->
    [one] победа, { $count } очко
    [few] победа, { $count } очка
   *[many] победа, { $count } очков
}.

# Почему нет
new-game-why-players = { $count ->
    [one] { $count } игрок играть не может.
    [few] { $count } игрока играть не могут.
   *[many] { $count } игроков играть не могут.
}
new-game-why-over = Партия окончена.
new-game-why-drawing = Карту как раз берут из колоды.
new-game-why-turn = Сейчас ходит: { $name }.
new-game-why-card-lies = Карта лежит, и спрашивают остальных.
new-game-why-nothing-lies = Здесь ничего не лежит.
new-game-why-not-asked = Вас не спрашивают.
new-game-why-not-in-hand = У вас нет карты: { $card }.
new-game-why-water-does-not-burn = Вода не горит.
new-game-why-no-water = У вас нет воды.
