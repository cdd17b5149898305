# ҐНІТ: Зворотний відлік: усе, що каже стіл, крім правил.

fuse-chart = Знешкоджені бомби
fuse-clock-mission = Місія
fuse-clock-step = Цей крок
fuse-agreed = { $level }, { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
fuse-agreed-more = { $agreed } · { $more }
fuse-level-training = Тренувальний рівень
fuse-level-standard = Стандартний рівень
fuse-level-expert = Експертний рівень
fuse-level-elite = Елітний рівень
fuse-level-heroic = Героїчний рівень
fuse-mode-strict = суворо
fuse-mode-honour = на довірі
fuse-clock-off = без годинника
fuse-clock-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
fuse-detonators-agreed = { $count ->
    [one] { $count } детонатор
    [few] { $count } детонатори
   *[many] { $count } детонаторів
}

# Кубики
fuse-colour-red = червоний
fuse-colour-yellow = жовтий
fuse-colour-green = зелений
fuse-colour-blue = синій
fuse-colour-black = чорний
fuse-die = { $colour } { $number }
fuse-die-dual = { $one }/{ $two } { $number }
fuse-die-marked = { $die }, можна як { $colour }
# Літера кожного кольору на кубиках і картах. «З» і «Ч» виглядають як 3 і 4, тому зелений — «Л», чорний — «Н»,
# червоний — «В».
fuse-letter-red = В
fuse-letter-yellow = Ж
fuse-letter-green = Л
fuse-letter-blue = С
fuse-letter-black = Н
fuse-letters = Кожен колір має свою фігуру й літеру

# Карти
fuse-bomb = { $points ->
    [one] бомба на { $points } очко
    [few] бомба на { $points } очки
   *[many] бомба на { $points } очок
}
fuse-spark = спалах
# Читається вголос.
fuse-card-read = { $card }. { $asks }
fuse-card-read-rules = { $card }. { $asks }. { $rules }
fuse-shape-tower = Вежа знизу вгору: { $slots }
fuse-shape-wall = Стіна: унизу { $slots }; угорі { $top }
fuse-shape-pyramid = Піраміда: унизу { $slots }; угорі { $top }
fuse-shape-top-gap = нічого
fuse-slot = Комірка { $slot }: { $wants }
fuse-slot-filled = Комірка { $slot }: тут лежить { $die }
fuse-slot-locked = Комірка { $slot }: { $wants }. Ще не час, бракує того, на чому стояти
fuse-wants-any = будь-який кубик
fuse-wants-colour = { $colour }
fuse-wants-number = { $number }
fuse-wants-both = { $colour } { $number }
fuse-wants-or = { $one } або { $two }
fuse-wants-not = не { $colour }
fuse-wants-dual = подвійний кубик
fuse-wants-some-number = будь-яке число
fuse-wants-some-colour = будь-який колір
fuse-wants-either = будь-який колір або число
fuse-wants-same = будь-який колір і число
fuse-wants-coloured-number = { $colour }, будь-яке число
fuse-wants-first = { $wants }, першим
fuse-wants-last = { $wants }, останнім
fuse-holds-colour = Комірки { $slots }: один спільний колір
fuse-holds-number = Комірки { $slots }: однакове число
fuse-holds-either = Комірки { $slots }: один спільний колір або однакове число
fuse-holds-both = Комірки { $slots }: один спільний колір і однакове число
fuse-holds-differ = Комірки { $one } і { $two }: жодного спільного кольору
fuse-holds-less = У комірці { $one } число менше, ніж у комірці { $two }
fuse-holds-sum = Числа в комірках: { $sum }

# Ролі
fuse-role-wire-expert = Знавець дротів
fuse-role-wire-expert-about = Називає колір до кидка; потім змінює число або колір одного такого кубика.
fuse-role-operations-engineer = Операційний інженер
fuse-role-operations-engineer-about = Називає число до кидка; потім змінює число або колір одного такого кубика.
fuse-role-logistics-specialist = Фахівчиня з логістики
fuse-role-logistics-specialist-about = Кидає на один кубик більше й може розмістити і його або повернути задарма.
fuse-role-technologist = Технолог
fuse-role-technologist-about = Один кубик може вважатися кубиком іншого кольору.
fuse-role-mechanic = Механік
fuse-role-mechanic-about = Перевертає один кубик на будь-яке число.
fuse-role-disposal-drone = Дрон-утилізатор
fuse-role-disposal-drone-about = Перевертає один кубик на протилежну грань: 1 і 6, 2 і 4, 3 і 5.
fuse-role-explosives-technician = Вибухотехнік
fuse-role-explosives-technician-about = Перекидає будь-які кубики, до трьох разів.
fuse-role-off = долілиць, доки не знешкоджено бомбу

# Що можна зробити (коротко: це кнопки на телефоні)
fuse-do-ready = Готово
fuse-do-roll = Кинути
fuse-do-roll-plain = Просто кинути
fuse-do-call = Назвати: { $what }
fuse-do-pass = Пас
fuse-do-pass-spark = узяти спалах
fuse-do-pass-free = без спалаху
fuse-do-end = Кінець раунду
fuse-do-hold = Зачекайте
fuse-do-hold-detail = ще 3 с
fuse-do-scrub = Очистити
fuse-do-scrub-detail = кубики в мішечок
fuse-do-check = Перевірити карту
fuse-do-six = Кинути на 6
fuse-do-turn = Зробити { $number }
fuse-do-mark = Як { $colour }
fuse-do-flip = Перевернути на { $number }
fuse-do-reroll = Перекинути { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
fuse-do-reroll-left = { $count ->
    [one] ще { $count } перекидання
    [few] ще { $count } перекидання
   *[many] ще { $count } перекидань
}
fuse-do-as-itself = Покласти як { $colour }
fuse-do-cancel = Не треба
fuse-do-for = { $name }: { $what }
fuse-do-glyphs = Символи

# Панелі
fuse-pool = Кубики
fuse-pool-empty = Кубики ще не кинуто
fuse-taken = { $name }: узято
fuse-pointed = { $name }: потрібен цей кубик
fuse-row = Наступні бомби
fuse-row-pick = Візьміть одну
fuse-deck = Колода: { $count }
fuse-deck-detonators = детонаторів: { $count }
fuse-own = Ваші карти
fuse-score = Рахунок
fuse-defused = Бомби: { $done } з { $all }
fuse-sparks-live = { $count ->
    [one] { $count } спалах у грі
    [few] { $count } спалахи в грі
   *[many] { $count } спалахів у грі
}
fuse-bag = Мішечок: { $count }
fuse-round = Раунд { $round }
fuse-leads = лідер
fuse-placed-of = { $placed } з { $quota }
fuse-note-ready = готово
fuse-note-passed = пас
fuse-note-picks = вибирає бомбу
fuse-note-returns = повертає кубик
fuse-note-rolls = кидає
fuse-note-idle = карт не лишилося
fuse-spoken-minutes = { $count ->
    [one] Лишилася { $count } хвилина
    [few] Лишилося { $count } хвилини
   *[many] Лишилося { $count } хвилин
}
fuse-spoken-seconds = { $count ->
    [one] Лишилася { $count } секунда
    [few] Лишилося { $count } секунди
   *[many] Лишилося { $count } секунд
}
fuse-clock-read = Лишилося { $minutes }:{ $seconds }
fuse-clock-none = без годинника
fuse-has-nothing = Карт немає.

# Про що питають
fuse-ask-setup = Місію готують
fuse-ask-ready-you = Роздивіться свої карти й натисніть «Готово»
fuse-ask-ready-detail = Годинник піде, коли всі будуть готові.
fuse-ask-ready = Ще готуються: { $names }
fuse-ask-roll-you = Ви лідер: киньте кубики
fuse-ask-roll-alone = Киньте кубики
fuse-ask-call-colour = Ви лідер: назвіть колір і кидайте
fuse-ask-call-number = Ви лідер: назвіть число й кидайте
fuse-ask-roll = Кубики кидає: { $name }
fuse-ask-rolling = Кубики котяться
fuse-ask-place = { $count ->
    [one] Розмістіть { $count } кубик
    [few] Розмістіть { $count } кубики
   *[many] Розмістіть { $count } кубиків
}
fuse-ask-place-detail = Виберіть кубик, потім комірку.
fuse-ask-slot = Тепер комірка, що світиться: { $die }
fuse-ask-slot-strict = Тепер комірка: { $die }
fuse-ask-slot-detail = Натисніть кубик ще раз, щоб відпустити його.
fuse-ask-fits = Сюди пасує: { $wants }
fuse-ask-die-detail = Натисніть комірку ще раз, щоб відпустити її.
fuse-ask-die = Тепер кубик для цієї комірки: { $wants }
fuse-ask-marked = { $die }: можна й як { $colour }.
fuse-ask-closing = Раунд закривається
fuse-ask-held = Ще хвилинку: { $names }
fuse-ask-done = Зроблено. Ще вибирають: { $names }
fuse-ask-watch = Ще вибирають: { $names }
fuse-ask-idle = У вас не лишилося карт. Ще вибирають: { $names }
fuse-ask-pick-you = Візьміть бомбу з ряду
fuse-ask-pick-detail = За 6 секунд ви отримаєте найдешевшу.
fuse-ask-pick = Беруть нову бомбу: { $names }
fuse-ask-return-you = Поверніть кубик: { $why }
fuse-ask-return-detail = Натисніть один зі своїх кубиків, що світяться.
fuse-ask-return = Повертають кубик: { $names }
fuse-ask-sixes-you = Кидайте, доки не випаде 6!
fuse-ask-sixes = Ще без шістки: { $names }
fuse-ask-sixes-detail = Доки її не матимуть усі, нічого іншого не відбувається.
fuse-ask-scrub = Яку карту очистити?
fuse-ask-scrub-die = Спершу кубик, який віддаєте
fuse-ask-scrub-about = Він піде в мішечок з усіма кубиками однієї вашої карти. Це не рахується як розміщення.
fuse-ask-scrub-detail = Її кубики й { $die } підуть у мішечок. Це не рахується як розміщення.
fuse-ask-ability = { $role }: який кубик?
fuse-ask-ability-what = { $role }: { $die }. Що з ним зробити?
fuse-ask-reroll = { $role }: виберіть кубики й перекиньте
fuse-ask-check = Яку карту перевірити?
fuse-ask-check-detail = Неправильна втратить свої кубики, правильна — нічого.
fuse-ask-count = Дивимося на годинник
fuse-ask-over = Місію завершено

# Чому повертають кубик
fuse-return-colour = { $colour }
fuse-return-number = { $number }
fuse-return-either = { $colour } або { $number }
fuse-return-no-spark = спалахів не лишилося
fuse-return-leftover = як { $die }

# Що сталося
fuse-told-role = { $name }: { $role }
fuse-told-leads = { $name }: лідер першого раунду
fuse-told-ready = { $name }: готово
fuse-told-round = { $name }: лідер раунду { $round }
fuse-told-called = { $name }: названо { $what }
fuse-told-rolled = Випало: { $dice }
fuse-told-placed = { $name }: { $die } → { $card }
fuse-told-slipped = { $name }: помилка ({ $card }). { $why } Усі кубики карти йдуть у мішечок.
fuse-told-found-wrong = { $name }: карта неправильна ({ $card }), її кубики йдуть у мішечок
fuse-told-found-right = { $name }: карта правильна ({ $card })
fuse-told-scrubbed = { $name }: карту очищено ({ $card })
fuse-told-passed = { $name }: пас
fuse-told-closing = { $name }: кінець раунду
fuse-told-held = { $name }: прохання зачекати
fuse-told-turned = { $name }: кубик стає { $die }
fuse-told-marked = { $name }: { $die }, можна як { $colour }
fuse-told-rerolls = { $name }: перекидає { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
fuse-told-rerolled = Випало: { $die }
fuse-told-defused = { $name }: знешкоджено ({ $card })
fuse-told-picked = { $name }: нова карта ({ $card })
fuse-told-went-off = Детонатор: { $what }
fuse-told-roles-off = Усі ролі лежать долілиць
fuse-told-returned = { $name }: повертає кубик ({ $card })
fuse-told-drew-spark = { $name }: бере спалах
fuse-told-turned-over = Скинуті спалахи перевернуто
fuse-told-sixes = Усі кидають на 6
fuse-told-six = { $name }: випало { $number }
fuse-told-faced-down = Останні бомби перевернуто долілиць
fuse-told-won = Корабель урятовано!
fuse-told-lost-time = Час сплив
fuse-told-lost-bag = Мішечок порожній

# Детонатори
fuse-blast-dice = кожен повертає кубик ({ $what })
fuse-blast-sparks = кожен бере спалах
fuse-blast-roles = ролі вимкнено, доки не знешкоджено бомбу
fuse-blast-sixes = усі кидають, доки не випаде 6

# Великі миті (заголовок, рядок)
fuse-moment-start = Відлік пішов!
fuse-moment-start-line = Лідер: { $name }
fuse-moment-detonator = Детонатор!
fuse-moment-spark = Спалах!
fuse-moment-spark-line = Поки він у грі, перемогти не можна.
fuse-moment-spark-owed = Розміщено замало кубиків. Поки він у грі, перемогти не можна.
fuse-moment-slip = Помилка!
fuse-moment-defused = Знешкоджено!
fuse-moment-last = Колода порожня
fuse-moment-last-line = Погасіть усі спалахи, щоб перемогти.
fuse-moment-last-heroic = Знешкодьте всі бомби й спалахи, що лишилися.

# Підсумок
fuse-ending-won = Корабель урятовано. Очки: { $parts }
fuse-ending-time = Час сплив. Очки: { $parts }
fuse-ending-bag = На початку раунду мішечок був порожній. Очки: { $parts }
fuse-part-bombs = бомби { $points }
fuse-part-sparks = спалахи { $points }
fuse-part-detonators = детонатори { $points }
fuse-part-won = перемога 10
fuse-part-time = час { $points }
fuse-earned-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
fuse-earned-sparks = { $count ->
    [one] { $count } спалах
    [few] { $count } спалахи
   *[many] { $count } спалахів
}
fuse-earned-bombs = { $count ->
    [one] { $count } бомба
    [few] { $count } бомби
   *[many] { $count } бомб
}

# Чому ні
fuse-why-players = { $count ->
    [one] { $count } гравець не грає з цими наборами.
    [few] { $count } гравці не грають із цими наборами.
   *[many] { $count } гравців не грають із цими наборами.
}
fuse-why-detonators = Стільки детонаторів до цього рівня не підходить: { $count }.
fuse-why-no-original = Складні бомби є лише в оригінальному наборі.
fuse-why-game-over = Місію завершено.
fuse-why-not-now = Зараз про це не питають.
fuse-why-detonator-first = Спершу детонатор.
fuse-why-round-closed = Той раунд уже закрито.
fuse-why-too-early = Той раунд ще не настав.
fuse-why-die-gone = Хтось був швидший: кубика вже немає. Виберіть інший.
fuse-why-die-changed = Цей кубик щойно змінився. Погляньте ще раз.
fuse-why-quota-filled = У цьому раунді ви більше не берете кубиків.
fuse-why-not-yours = Ця карта лежить не перед вами.
fuse-why-no-slot = На карті немає такої комірки.
fuse-why-slot-full = Там уже лежить кубик.
fuse-why-card-full = На карті вже всі кубики.
fuse-why-no-support = Ще немає на чому стояти.
fuse-why-not-marked = Кубик не позначено.
fuse-why-not-first = Першим на цій карті має бути інший кубик.
fuse-why-not-last = Цей кубик має бути останнім на карті.
fuse-why-slot = Комірці потрібен інший кубик.
fuse-why-relation = Він не пасує до кубиків поруч.
fuse-why-impossible = Тоді карту вже не вдалося б завершити.
fuse-why-stale = Карта щойно змінилася. { $why }
fuse-why-not-leader = Це робить лише лідер: { $name }.
fuse-why-no-ability = Ваша роль цього не вміє.
fuse-why-role-off = Ваша роль лежить долілиць, доки ви не знешкодите бомбу.
fuse-why-already-used = У цьому раунді ви це вже робили.
fuse-why-not-called = Кубик не такий, як названо.
fuse-why-no-change = Це нічого не змінить.
fuse-why-already-passed = Ви вже спасували.
fuse-why-no-bar = Раунд не закривається або вже закривається.
fuse-why-no-dice = На цій карті немає кубиків.
fuse-why-not-in-row = Хтось був швидший: бомбу вже взято. Виберіть іншу.
fuse-why-no-place = У вас уже всі бомби.
fuse-why-not-returnable = Цей кубик повернути не можна.

# Клавіші
fuse-key-die = кубик; коли берете бомбу — карта ряду
fuse-key-walk = до наступної комірки, кубика чи карти, що світиться
fuse-key-enter = розмістити, узяти чи повернути вибране
fuse-key-escape = відпустити кубик
fuse-key-roll = готово, кинути
fuse-key-pass = пас
fuse-key-end = кінець раунду
fuse-key-hold = зачекайте
fuse-key-scrub = очистити карту
fuse-key-ability = ваша роль
fuse-key-check = перевірити карту
fuse-key-want = показати іншим, що кубик потрібен вам
fuse-key-glyphs = символи

# Аркуш символів (25, у порядку правил)
fuse-glyphs = Символи
fuse-glyph-1 = Цей колір
fuse-glyph-2 = Це число
fuse-glyph-3 = Це число цього кольору
fuse-glyph-4 = Колір кубика має значення
fuse-glyph-5 = Число кубика має значення
fuse-glyph-6 = Будь-який із двох кольорів
fuse-glyph-7 = Будь-яке з двох чисел
fuse-glyph-8 = Число або колір
fuse-glyph-9 = Збігтися може колір або число
fuse-glyph-10 = Будь-який колір, крім цього
fuse-glyph-11 = Будь-який із двох кубиків
fuse-glyph-12 = Перший кубик на карті
fuse-glyph-13 = Останній кубик на карті
fuse-glyph-14 = Подвійний кубик
fuse-glyph-15 = Будь-який кубик
fuse-glyph-16 = Кольори збігаються
fuse-glyph-17 = Числа збігаються
fuse-glyph-18 = Збігаються кольори або числа
fuse-glyph-19 = Збігаються і колір, і число
fuse-glyph-20 = Ліве число більше
fuse-glyph-21 = Кольори різні
fuse-glyph-22 = Праве число більше
fuse-glyph-23 = Вежа: знизу вгору, один на одному
fuse-glyph-24 = Стіна: кубик стоїть на тому, що під ним
fuse-glyph-25 = Піраміда: верхівка йде останньою
fuse-glyph-sum = Числа складаються в цю суму
