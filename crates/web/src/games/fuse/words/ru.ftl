# ФИТИЛЬ: Обратный отсчёт: всё, что говорит стол, кроме правил.

fuse-chart = Обезвреженные бомбы
fuse-clock-mission = Миссия
fuse-clock-step = Этот шаг
fuse-agreed = { $level }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
fuse-agreed-more = { $agreed } · { $more }
fuse-level-training = Тренировочный уровень
fuse-level-standard = Стандартный уровень
fuse-level-expert = Экспертный уровень
fuse-level-elite = Элитный уровень
fuse-level-heroic = Героический уровень
fuse-mode-strict = строго
fuse-mode-honour = на доверии
fuse-clock-off = без часов
fuse-clock-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
fuse-detonators-agreed = { $count ->
    [one] { $count } детонатор
    [few] { $count } детонатора
   *[many] { $count } детонаторов
}

# Кубики
fuse-colour-red = красный
fuse-colour-yellow = жёлтый
fuse-colour-green = зелёный
fuse-colour-blue = синий
fuse-colour-black = чёрный
fuse-die = { $colour } { $number }
fuse-die-dual = { $one }/{ $two } { $number }
fuse-die-marked = { $die }, можно как { $colour }
# Буква каждого цвета на кубиках и картах. «З» и «Ч» выглядят как 3 и 4, поэтому зелёный — «Л», чёрный — «Н».
fuse-letter-red = К
fuse-letter-yellow = Ж
fuse-letter-green = Л
fuse-letter-blue = С
fuse-letter-black = Н
fuse-letters = У каждого цвета своя фигура и буква

# Карты
fuse-bomb = { $points ->
    [one] бомба на { $points } очко
    [few] бомба на { $points } очка
   *[many] бомба на { $points } очков
}
fuse-spark = искра
# Читается вслух.
fuse-card-read = { $card }. { $asks }
fuse-card-read-rules = { $card }. { $asks }. { $rules }
fuse-shape-tower = Башня снизу вверх: { $slots }
fuse-shape-wall = Стена: внизу { $slots }; вверху { $top }
fuse-shape-pyramid = Пирамида: внизу { $slots }; вверху { $top }
fuse-shape-top-gap = ничего
fuse-slot = Ячейка { $slot }: { $wants }
fuse-slot-filled = Ячейка { $slot }: здесь лежит { $die }
fuse-slot-locked = Ячейка { $slot }: { $wants }. Ещё рано, нет того, на чём стоять
fuse-wants-any = любой кубик
fuse-wants-colour = { $colour }
fuse-wants-number = { $number }
fuse-wants-both = { $colour } { $number }
fuse-wants-or = { $one } или { $two }
fuse-wants-not = не { $colour }
fuse-wants-dual = двойной кубик
fuse-wants-some-number = любое число
fuse-wants-some-colour = любой цвет
fuse-wants-either = любой цвет или число
fuse-wants-same = любой цвет и число
fuse-wants-coloured-number = { $colour }, любое число
fuse-wants-first = { $wants }, первым
fuse-wants-last = { $wants }, последним
fuse-holds-colour = Ячейки { $slots }: один общий цвет
fuse-holds-number = Ячейки { $slots }: одинаковое число
fuse-holds-either = Ячейки { $slots }: один общий цвет или одинаковое число
fuse-holds-both = Ячейки { $slots }: один общий цвет и одинаковое число
fuse-holds-differ = Ячейки { $one } и { $two }: ни одного общего цвета
fuse-holds-less = В ячейке { $one } число меньше, чем в ячейке { $two }
fuse-holds-sum = Числа в ячейках: { $sum }

# Роли
fuse-role-wire-expert = Знаток проводов
fuse-role-wire-expert-about = Называет цвет до броска; затем меняет число или цвет одного такого кубика.
fuse-role-operations-engineer = Инженер операций
fuse-role-operations-engineer-about = Называет число до броска; затем меняет число или цвет одного такого кубика.
fuse-role-logistics-specialist = Логист
fuse-role-logistics-specialist-about = Бросает на один кубик больше и может разместить и его или вернуть даром.
fuse-role-technologist = Технолог
fuse-role-technologist-about = Один кубик может считаться кубиком другого цвета.
fuse-role-mechanic = Механик
fuse-role-mechanic-about = Поворачивает один кубик на любое число.
fuse-role-disposal-drone = Дрон-утилизатор
fuse-role-disposal-drone-about = Переворачивает один кубик на противоположную грань: 1 и 6, 2 и 4, 3 и 5.
fuse-role-explosives-technician = Взрывотехник
fuse-role-explosives-technician-about = Перебрасывает любые кубики, до трёх раз.
fuse-role-off = лицом вниз, пока не обезврежена бомба

# Что можно сделать (коротко: это кнопки на телефоне)
fuse-do-ready = Готово
fuse-do-roll = Бросить
fuse-do-roll-plain = Просто бросить
fuse-do-call = Назвать: { $what }
fuse-do-pass = Пас
fuse-do-pass-spark = взять искру
fuse-do-pass-free = без искры
fuse-do-end = Конец раунда
fuse-do-hold = Подождите
fuse-do-hold-detail = ещё 3 с
fuse-do-scrub = Очистить
fuse-do-scrub-detail = кубики в мешочек
fuse-do-check = Проверить карту
fuse-do-six = Бросить на 6
fuse-do-turn = Сделать { $number }
fuse-do-mark = Как { $colour }
fuse-do-flip = Перевернуть на { $number }
fuse-do-reroll = Перебросить { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
fuse-do-reroll-left = { $count ->
    [one] ещё { $count } переброс
    [few] ещё { $count } переброса
   *[many] ещё { $count } перебросов
}
fuse-do-as-itself = Положить как { $colour }
fuse-do-cancel = Не надо
fuse-do-for = { $name }: { $what }
fuse-do-glyphs = Символы

# Панели
fuse-pool = Кубики
fuse-pool-empty = Кубики ещё не брошены
fuse-taken = { $name }: взято
fuse-pointed = { $name }: нужен этот кубик
fuse-row = Следующие бомбы
fuse-row-pick = Возьмите одну
fuse-deck = Колода: { $count }
fuse-deck-detonators = детонаторов: { $count }
fuse-own = Ваши карты
fuse-score = Счёт
fuse-defused = Бомбы: { $done } из { $all }
fuse-sparks-live = { $count ->
    [one] { $count } искра в игре
    [few] { $count } искры в игре
   *[many] { $count } искр в игре
}
fuse-bag = Мешочек: { $count }
fuse-round = Раунд { $round }
fuse-leads = лидер
fuse-placed-of = { $placed } из { $quota }
fuse-note-ready = готово
fuse-note-passed = пас
fuse-note-picks = выбирает бомбу
fuse-note-returns = возвращает кубик
fuse-note-rolls = бросает
fuse-note-idle = карт не осталось
fuse-spoken-minutes = { $count ->
    [one] Осталась { $count } минута
    [few] Осталось { $count } минуты
   *[many] Осталось { $count } минут
}
fuse-spoken-seconds = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
   *[many] Осталось { $count } секунд
}
fuse-clock-read = Осталось { $minutes }:{ $seconds }
fuse-clock-none = без часов
fuse-has-nothing = Карт нет.

# О чём спрашивают
fuse-ask-setup = Миссия готовится
fuse-ask-ready-you = Рассмотрите свои карты и нажмите «Готово»
fuse-ask-ready-detail = Часы пойдут, когда все будут готовы.
fuse-ask-ready = Ещё готовятся: { $names }
fuse-ask-roll-you = Вы лидер: бросьте кубики
fuse-ask-roll-alone = Бросьте кубики
fuse-ask-call-colour = Вы лидер: назовите цвет и бросайте
fuse-ask-call-number = Вы лидер: назовите число и бросайте
fuse-ask-roll = Кубики бросает: { $name }
fuse-ask-rolling = Кубики катятся
fuse-ask-place = { $count ->
    [one] Разместите { $count } кубик
    [few] Разместите { $count } кубика
   *[many] Разместите { $count } кубиков
}
fuse-ask-place-detail = Выберите кубик, затем ячейку.
fuse-ask-slot = Теперь ячейка, которая светится: { $die }
fuse-ask-slot-strict = Теперь ячейка: { $die }
fuse-ask-slot-detail = Нажмите кубик ещё раз, чтобы отпустить его.
fuse-ask-fits = Сюда подходит: { $wants }
fuse-ask-die-detail = Нажмите ячейку ещё раз, чтобы отпустить её.
fuse-ask-die = Теперь кубик для этой ячейки: { $wants }
fuse-ask-marked = { $die }: можно и как { $colour }.
fuse-ask-closing = Раунд закрывается
fuse-ask-held = Ещё минутку: { $names }
fuse-ask-done = Сделано. Ещё выбирают: { $names }
fuse-ask-watch = Ещё выбирают: { $names }
fuse-ask-idle = У вас не осталось карт. Ещё выбирают: { $names }
fuse-ask-pick-you = Возьмите бомбу из ряда
fuse-ask-pick-detail = Через 6 секунд вы получите самую дешёвую.
fuse-ask-pick = Берут новую бомбу: { $names }
fuse-ask-return-you = Верните кубик: { $why }
fuse-ask-return-detail = Нажмите один из своих кубиков, которые светятся.
fuse-ask-return = Возвращают кубик: { $names }
fuse-ask-sixes-you = Бросайте, пока не выпадет 6!
fuse-ask-sixes = Ещё без шестёрки: { $names }
fuse-ask-sixes-detail = Пока она не выпадет у всех, ничего другого не происходит.
fuse-ask-scrub = Какую карту очистить?
fuse-ask-scrub-die = Сначала кубик, который отдаёте
fuse-ask-scrub-about = Он пойдёт в мешочек со всеми кубиками одной вашей карты. Это не считается размещением.
fuse-ask-scrub-detail = Её кубики и { $die } пойдут в мешочек. Это не считается размещением.
fuse-ask-ability = { $role }: какой кубик?
fuse-ask-ability-what = { $role }: { $die }. Что с ним сделать?
fuse-ask-reroll = { $role }: выберите кубики и перебросьте
fuse-ask-check = Какую карту проверить?
fuse-ask-check-detail = Неправильная потеряет свои кубики, правильная — ничего.
fuse-ask-count = Смотрим на часы
fuse-ask-over = Миссия окончена

# Почему возвращают кубик
fuse-return-colour = { $colour }
fuse-return-number = { $number }
fuse-return-either = { $colour } или { $number }
fuse-return-no-spark = искр не осталось
fuse-return-leftover = как { $die }

# Что произошло
fuse-told-role = { $name }: { $role }
fuse-told-leads = { $name }: лидер первого раунда
fuse-told-ready = { $name }: готово
fuse-told-round = { $name }: лидер раунда { $round }
fuse-told-called = { $name }: названо { $what }
fuse-told-rolled = Выпало: { $dice }
fuse-told-placed = { $name }: { $die } → { $card }
fuse-told-slipped = { $name }: ошибка ({ $card }). { $why } Все кубики карты идут в мешочек.
fuse-told-found-wrong = { $name }: карта неправильная ({ $card }), её кубики идут в мешочек
fuse-told-found-right = { $name }: карта правильная ({ $card })
fuse-told-scrubbed = { $name }: карта очищена ({ $card })
fuse-told-passed = { $name }: пас
fuse-told-closing = { $name }: конец раунда
fuse-told-held = { $name }: просьба подождать
fuse-told-turned = { $name }: кубик становится { $die }
fuse-told-marked = { $name }: { $die }, можно как { $colour }
fuse-told-rerolls = { $name }: перебрасывает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
fuse-told-rerolled = Выпало: { $die }
fuse-told-defused = { $name }: обезврежено ({ $card })
fuse-told-picked = { $name }: новая карта ({ $card })
fuse-told-went-off = Детонатор: { $what }
fuse-told-roles-off = Все роли лежат лицом вниз
fuse-told-returned = { $name }: возвращает кубик ({ $card })
fuse-told-drew-spark = { $name }: берёт искру
fuse-told-turned-over = Сброшенные искры перевёрнуты
fuse-told-sixes = Все бросают на 6
fuse-told-six = { $name }: выпало { $number }
fuse-told-faced-down = Последние бомбы перевёрнуты лицом вниз
fuse-told-won = Корабль спасён!
fuse-told-lost-time = Время истекло
fuse-told-lost-bag = Мешочек пуст

# Детонаторы
fuse-blast-dice = каждый возвращает кубик ({ $what })
fuse-blast-sparks = каждый берёт искру
fuse-blast-roles = роли выключены, пока не обезврежена бомба
fuse-blast-sixes = все бросают, пока не выпадет 6

# Большие моменты (заголовок, строка)
fuse-moment-start = Отсчёт пошёл!
fuse-moment-start-line = Лидер: { $name }
fuse-moment-detonator = Детонатор!
fuse-moment-spark = Искра!
fuse-moment-spark-line = Пока она в игре, победить нельзя.
fuse-moment-spark-owed = Размещено слишком мало кубиков. Пока она в игре, победить нельзя.
fuse-moment-slip = Ошибка!
fuse-moment-defused = Обезврежено!
fuse-moment-last = Колода пуста
fuse-moment-last-line = Погасите все искры, чтобы победить.
fuse-moment-last-heroic = Обезвредьте все оставшиеся бомбы и искры.

# Итог
fuse-ending-won = Корабль спасён. Очки: { $parts }
fuse-ending-time = Время истекло. Очки: { $parts }
fuse-ending-bag = В начале раунда мешочек был пуст. Очки: { $parts }
fuse-part-bombs = бомбы { $points }
fuse-part-sparks = искры { $points }
fuse-part-detonators = детонаторы { $points }
fuse-part-won = победа 10
fuse-part-time = время { $points }
fuse-earned-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
fuse-earned-sparks = { $count ->
    [one] { $count } искра
    [few] { $count } искры
   *[many] { $count } искр
}
fuse-earned-bombs = { $count ->
    [one] { $count } бомба
    [few] { $count } бомбы
   *[many] { $count } бомб
}

# Почему нет
fuse-why-players = { $count ->
    [one] { $count } игрок не играет с этими коробками.
    [few] { $count } игрока не играют с этими коробками.
   *[many] { $count } игроков не играют с этими коробками.
}
fuse-why-detonators = Столько детонаторов этому уровню не подходит: { $count }.
fuse-why-no-original = Сложные бомбы есть только в оригинальной коробке.
fuse-why-game-over = Миссия окончена.
fuse-why-not-now = Сейчас об этом не спрашивают.
fuse-why-detonator-first = Сначала детонатор.
fuse-why-round-closed = Тот раунд уже закрыт.
fuse-why-too-early = Тот раунд ещё не наступил.
fuse-why-die-gone = Кто-то был быстрее: кубика уже нет. Выберите другой.
fuse-why-die-changed = Этот кубик только что изменился. Взгляните ещё раз.
fuse-why-quota-filled = В этом раунде вы больше не берёте кубиков.
fuse-why-not-yours = Эта карта лежит не перед вами.
fuse-why-no-slot = На карте нет такой ячейки.
fuse-why-slot-full = Там уже лежит кубик.
fuse-why-card-full = На карте уже все кубики.
fuse-why-no-support = Ещё не на чем стоять.
fuse-why-not-marked = Кубик не отмечен.
fuse-why-not-first = Первым на этой карте должен быть другой кубик.
fuse-why-not-last = Этот кубик должен быть последним на карте.
fuse-why-slot = Ячейке нужен другой кубик.
fuse-why-relation = Он не сочетается с кубиками рядом.
fuse-why-impossible = Тогда карту уже нельзя было бы закончить.
fuse-why-stale = Карта только что изменилась. { $why }
fuse-why-not-leader = Это делает только лидер: { $name }.
fuse-why-no-ability = Ваша роль этого не умеет.
fuse-why-role-off = Ваша роль лежит лицом вниз, пока вы не обезвредите бомбу.
fuse-why-already-used = В этом раунде вы это уже делали.
fuse-why-not-called = Кубик не такой, как названо.
fuse-why-no-change = Это ничего не изменит.
fuse-why-already-passed = Вы уже спасовали.
fuse-why-no-bar = Раунд не закрывается или уже закрывается.
fuse-why-no-dice = На этой карте нет кубиков.
fuse-why-not-in-row = Кто-то был быстрее: бомба уже взята. Выберите другую.
fuse-why-no-place = У вас уже все бомбы.
fuse-why-not-returnable = Этот кубик вернуть нельзя.

# Клавиши
fuse-key-die = кубик; когда берёте бомбу — карта ряда
fuse-key-walk = к следующей ячейке, кубику или карте, что светится
fuse-key-enter = разместить, взять или вернуть выбранное
fuse-key-escape = отпустить кубик
fuse-key-roll = готово, бросить
fuse-key-pass = пас
fuse-key-end = конец раунда
fuse-key-hold = подождите
fuse-key-scrub = очистить карту
fuse-key-ability = ваша роль
fuse-key-check = проверить карту
fuse-key-want = показать другим, что кубик нужен вам
fuse-key-glyphs = символы

# Лист символов (25, в порядке правил)
fuse-glyphs = Символы
fuse-glyph-1 = Этот цвет
fuse-glyph-2 = Это число
fuse-glyph-3 = Это число этого цвета
fuse-glyph-4 = Цвет кубика имеет значение
fuse-glyph-5 = Число кубика имеет значение
fuse-glyph-6 = Любой из двух цветов
fuse-glyph-7 = Любое из двух чисел
fuse-glyph-8 = Число или цвет
fuse-glyph-9 = Совпасть может цвет или число
fuse-glyph-10 = Любой цвет, кроме этого
fuse-glyph-11 = Любой из двух кубиков
fuse-glyph-12 = Первый кубик на карте
fuse-glyph-13 = Последний кубик на карте
fuse-glyph-14 = Двойной кубик
fuse-glyph-15 = Любой кубик
fuse-glyph-16 = Цвета совпадают
fuse-glyph-17 = Числа совпадают
fuse-glyph-18 = Совпадают цвета или числа
fuse-glyph-19 = Совпадают и цвет, и число
fuse-glyph-20 = Левое число больше
fuse-glyph-21 = Цвета разные
fuse-glyph-22 = Правое число больше
fuse-glyph-23 = Башня: снизу вверх, один на другом
fuse-glyph-24 = Стена: кубик стоит на том, что под ним
fuse-glyph-25 = Пирамида: вершина идёт последней
fuse-glyph-sum = Числа складываются в эту сумму
