# Усе, що каже стіл цієї гри, крім правил.

new-game-chart = Очки кожного гравця
new-game-key-answer = перша відповідь, друга, …

new-game-agreed = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
new-game-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
new-game-holds = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
new-game-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[many] { $count } карт у колоді
}
new-game-lies = Тут лежить: { $card }
new-game-face = { $card }

# Карти
new-game-card-spark = Іскра
new-game-card-blaze = Полум’я
new-game-card-water = Вода

# Що можна зробити
new-game-light = Запалити: { $card }
new-game-discard = Скинути: { $card }
new-game-put-out = Загасити водою
new-game-pass = Хай горить

# Про що питають
new-game-ask-draw = { $name }: карта з колоди
new-game-ask-turn-you = Ваш хід: запаліть або скиньте карту
new-game-ask-turn-detail = Інших спитають, чи гасять вони її.
new-game-ask-turn = { $name }: запалює або скидає карту
new-game-ask-window-you = { $name }: { $card }. Загасите?
new-game-ask-window = { $name }: { $card }. Чи згорить?
new-game-ask-window-detail = Ще питають: { $names }
new-game-ask-over = Партію закінчено

# Що сталося
new-game-told-drew = { $name }: карта з колоди
new-game-told-drew-card = { $name }: { $card } з колоди
new-game-told-lit = { $name } запалює: { $card }
new-game-told-discarded = { $name } скидає: { $card }
new-game-told-put-out = { $name } гасить: { $card }
new-game-told-passed = { $name }: хай горить
new-game-told-burnt = { $name }: горить { $card }
new-game-ending = { $names }: { $count ->
    [one] перемога, { $count } очко
    [few] перемога, { $count } очки
   *[many] перемога, { $count } очок
}.

# Чому ні
new-game-why-players = { $count ->
    [one] { $count } гравець грати не може.
    [few] { $count } гравці грати не можуть.
   *[many] { $count } гравців грати не можуть.
}
new-game-why-over = Партію закінчено.
new-game-why-drawing = Саме беруть карту з колоди.
new-game-why-turn = Зараз ходить: { $name }.
new-game-why-card-lies = Карта лежить, і питають інших.
new-game-why-nothing-lies = Тут нічого не лежить.
new-game-why-not-asked = Вас не питають.
new-game-why-not-in-hand = У вас немає карти: { $card }.
new-game-why-water-does-not-burn = Вода не горить.
new-game-why-no-water = У вас немає води.
