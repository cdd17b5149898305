# Fire Tower: всё, что говорит стол игры, кроме правил.

# В зале и в правилах
poster-fire-tower-title = Огненная башня
poster-fire-tower-more = -
poster-fire-tower-about = Кормите огонь, поворачивайте ветер и останьтесь последней башней.
poster-fire-tower-players = от 2 до 4
poster-fire-tower-time = 15–30 мин
preset-fire-tower-first = Без «Огненного шторма» и «Тени леса»: только ветер, огонь и ваши карты.
preset-fire-tower-standard = Правила 2023 года с «Огненным штормом»; кто сгорел, возвращается тенью.
preset-fire-tower-expert = Со «Взаимопомощью» и 45 секундами на действие.
edition-fire-tower-2018 = только 2018
edition-fire-tower-2023 = только 2023

# Настройки
option-fire-tower-players = Игроки
option-fire-tower-players-about = Сколько игроков.
value-fire-tower-players-4 = четверо
value-fire-tower-players-2 = двое
value-fire-tower-players-3 = трое
option-fire-tower-edition = Издание
option-fire-tower-edition-about = Правила какого издания взяты за основу.
value-fire-tower-edition-2023 = 2023
value-fire-tower-edition-2018 = 2018
option-fire-tower-towers = Углы
option-fire-tower-towers-about = Какие углы заняты, когда игроков меньше четырёх.
value-fire-tower-towers-usual = обычно: красная и синяя или без зелёной
value-fire-tower-towers-purple-green = фиолетовая и зелёная, для двоих
value-fire-tower-towers-no-red = без красной, для троих
value-fire-tower-towers-no-purple = без фиолетовой, для троих
value-fire-tower-towers-no-blue = без синей, для троих
option-fire-tower-firestorm = Огненный шторм
option-fire-tower-firestorm-about = Событие: весь огонь сразу распространяется в одну сторону. Новички могут его убрать.
value-fire-tower-firestorm-on = в игре
value-fire-tower-firestorm-off = без этого
option-fire-tower-mutual-aid = Взаимопомощь
option-fire-tower-mutual-aid-about = Событие, в котором все помогают одинаково.
value-fire-tower-mutual-aid-off = без этого
value-fire-tower-mutual-aid-on = в игре
option-fire-tower-aid-gem = Огонь «Взаимопомощи»
option-fire-tower-aid-gem-about = Где может появиться огонь «Взаимопомощи».
value-fire-tower-aid-gem-beside-fire = рядом с огнём
value-fire-tower-aid-gem-anywhere = на любой свободной клетке (по тексту 2018)
option-fire-tower-shadow = Тень леса
option-fire-tower-shadow-about = Второй шанс для игроков, чья башня сгорела.
value-fire-tower-shadow-edition = как в издании
value-fire-tower-shadow-off = сгоревшие игроки выбывают
value-fire-tower-shadow-event = карта в колоде (2018)
value-fire-tower-shadow-role = сгоревшие игроки играют дальше (2023)
option-fire-tower-tower-ablaze = Пылающая башня
option-fire-tower-tower-ablaze-about = Зона сгоревшей башни горит до конца игры.
value-fire-tower-tower-ablaze-edition = как в издании
value-fire-tower-tower-ablaze-on = в игре
value-fire-tower-tower-ablaze-off = без этого
option-fire-tower-reckless = Безрассудство
option-fire-tower-reckless-about = Когда оно доступно после опустошения «Ведра».
value-fire-tower-reckless-edition = как в издании
value-fire-tower-reckless-needs-fire = только с огнём в своей зоне (2018)
value-fire-tower-reckless-free = всегда (2023)
option-fire-tower-teams = Команды
option-fire-tower-teams-about = Двое против двоих, партнёры по диагонали.
value-fire-tower-teams-off = каждый за себя
value-fire-tower-teams-on = двое на двое
option-fire-tower-fire-mix = Карты огня
option-fire-tower-fire-mix-about = Сколько в колоде «Вспышек» и «Угольков»; источники расходятся.
value-fire-tower-fire-mix-3-3 = по три
value-fire-tower-fire-mix-4-2 = четыре «Вспышки», два «Уголька»
option-fire-tower-honour-red = Чемпион леса: красная башня
option-fire-tower-honour-red-about = Что эта башня принесла из прошлой игры.
value-fire-tower-honour-red-none = ничего
value-fire-tower-honour-red-champion = Чемпион: две полосы
value-fire-tower-honour-red-grand-champion = Великий чемпион: полосы и обмен карт
option-fire-tower-honour-purple = Чемпион леса: фиолетовая башня
option-fire-tower-honour-purple-about = Что эта башня принесла из прошлой игры.
value-fire-tower-honour-purple-none = ничего
value-fire-tower-honour-purple-champion = Чемпион: две полосы
value-fire-tower-honour-purple-grand-champion = Великий чемпион: полосы и обмен карт
option-fire-tower-honour-blue = Чемпион леса: синяя башня
option-fire-tower-honour-blue-about = Что эта башня принесла из прошлой игры.
value-fire-tower-honour-blue-none = ничего
value-fire-tower-honour-blue-champion = Чемпион: две полосы
value-fire-tower-honour-blue-grand-champion = Великий чемпион: полосы и обмен карт
option-fire-tower-honour-green = Чемпион леса: зелёная башня
option-fire-tower-honour-green-about = Что эта башня принесла из прошлой игры.
value-fire-tower-honour-green-none = ничего
value-fire-tower-honour-green-champion = Чемпион: две полосы
value-fire-tower-honour-green-grand-champion = Великий чемпион: полосы и обмен карт

# Названия
fire-tower-place-red = красная, северо-запад
fire-tower-place-purple = фиолетовая, северо-восток
fire-tower-place-blue = синяя, юго-восток
fire-tower-place-green = зелёная, юго-запад
fire-tower-agreed-2018 = правила 2018 года
fire-tower-agreed-2023 = правила 2023 года
fire-tower-agreed-shadow = с «Тенью леса»
fire-tower-agreed-teams = в командах
fire-tower-agreed-aid = с «Взаимопомощью»
fire-tower-agreed-calm = без «Огненного шторма»
fire-tower-suit-wind = Ветер
fire-tower-suit-fire = Огонь
fire-tower-suit-water = Вода
fire-tower-suit-firebreak = Полоса
fire-tower-suit-event = Событие
fire-tower-side-north = север
fire-tower-to-north = на север
fire-tower-letter-north = С
fire-tower-side-east = восток
fire-tower-to-east = на восток
fire-tower-letter-east = В
fire-tower-side-south = юг
fire-tower-to-south = на юг
fire-tower-letter-south = Ю
fire-tower-side-west = запад
fire-tower-to-west = на запад
fire-tower-letter-west = З
fire-tower-tower-red = красная башня
fire-tower-tower-purple = фиолетовая башня
fire-tower-tower-blue = синяя башня
fire-tower-tower-green = зелёная башня
fire-tower-card-north = Север
fire-tower-card-north-about = Поверните ветер на север, бросьте кубик на другой ветер или подожгите одну клетку на север от огня.
fire-tower-card-east = Восток
fire-tower-card-east-about = Поверните ветер на восток, бросьте кубик на другой ветер или подожгите одну клетку на восток от огня.
fire-tower-card-south = Юг
fire-tower-card-south-about = Поверните ветер на юг, бросьте кубик на другой ветер или подожгите одну клетку на юг от огня.
fire-tower-card-west = Запад
fire-tower-card-west-about = Поверните ветер на запад, бросьте кубик на другой ветер или подожгите одну клетку на запад от огня.
fire-tower-card-flare-up = Вспышка
fire-tower-card-flare-up-about = До трёх огней в один ряд, один касается огня; полосы его останавливают.
fire-tower-card-burning-snag = Горя{"\u00AD"}щая ветка
fire-tower-card-burning-snag-about = До четырёх огней квадратом, один касается огня; полосы его не останавливают.
fire-tower-card-explosion = Взрыв
fire-tower-card-explosion-about = Огонь становится полосой, а всё свободное вокруг загорается.
fire-tower-card-ember = Уголёк
fire-tower-card-ember-about = Возьмите огонь из леса и положите рядом с другим огнём.
fire-tower-card-air-drop = Сброс воды
fire-tower-card-air-drop-about = Потушите до трёх огней в один ряд, но не в зоне башни.
fire-tower-card-fire-engine = Пожар{"\u00AD"}ная машина
fire-tower-card-fire-engine-about = Потушите до четырёх огней квадратом, но не в зоне башни.
fire-tower-card-smokejumper = Пожар{"\u00AD"}ный-пара{"\u00AD"}шютист
fire-tower-card-smokejumper-about = Приземлитесь на огонь и потушите любые огни вокруг.
fire-tower-card-de-reforest = Выруб{"\u00AD"}ка/{"\u00AD"}Посад{"\u00AD"}ка
fire-tower-card-de-reforest-about = Проложите одну полосу или уберите одну.
fire-tower-card-dozer-line = Линия бульдо{"\u00AD"}зера
fire-tower-card-dozer-line-about = Проложите две полосы рядом.
fire-tower-card-scratch-line = Просека
fire-tower-card-scratch-line-about = Проложите две полосы с одной клеткой между ними.
fire-tower-card-firestorm = Огненный шторм
fire-tower-card-firestorm-about = Весь огонь распространяется в одну сторону; затем меняется ветер и все могут обменять карты.
fire-tower-card-mutual-aid = Взаимопомощь
fire-tower-card-mutual-aid-about = Все помогают так, как решил взявший карту.
fire-tower-card-shadow-of-the-wood = Тень леса
fire-tower-card-shadow-of-the-wood-about = Выбывшие игроки крадут карты или разбрасывают искры.

# Строка вверху
fire-tower-ask-over = Игра окончена
fire-tower-ask-your-turn = Ваш ход: { $what }
fire-tower-ask-you = Решение за вами: { $what }
fire-tower-ask-other = { $name }: { $what }
fire-tower-step-wind = Ветер
fire-tower-step-action = Действие
fire-tower-step-bucket = При желании ведро
fire-tower-step-roll = Бросок
fire-tower-step-deed = Дело тени
fire-tower-nature-deal = Раздача карт
fire-tower-nature-first-wind = Кубик выбирает первый ветер
fire-tower-nature-storm = Кубик выбирает сторону шторма
fire-tower-nature-steal = Кто-то теряет карту
fire-tower-nature-draw = Карта из колоды
fire-tower-nature-die = Бросок кубика
fire-tower-what-wind = ветер несёт огонь
fire-tower-what-act = одно действие
fire-tower-what-end = конец хода
fire-tower-what-discard = сброс карт
fire-tower-what-keep = слишком много карт
fire-tower-what-redraw = обмен карт
fire-tower-what-champion = Чемпион леса
fire-tower-what-bucket = ведро
fire-tower-what-reckless = Безрассудство
fire-tower-what-shadow = Тень леса
fire-tower-what-sparks = искры
fire-tower-what-smoulder = тление
fire-tower-what-drift = полоса или ветер

# Что делать
fire-tower-do-wind = Поставьте один огонь на светящуюся клетку: ветер дует { $to }.
fire-tower-do-act = Сыграйте карту или сбросьте сколько угодно и доберите новые.
fire-tower-do-end = Вы ещё можете вылить ведро.
fire-tower-do-discard = Сбросьте ещё карты или закончите.
fire-tower-do-throw = Выберите карты, которые сбрасываете.
fire-tower-do-keep = Вы забрали руку: выберите, что сбросить, остальное ваше.
fire-tower-do-redraw = Выберите карты для обмена или оставьте все.
fire-tower-do-shed = { $count ->
    [one] Сбросьте ещё { $count } карту.
    [few] Сбросьте ещё { $count } карты.
   *[many] Сбросьте ещё { $count } карт.
    }
fire-tower-do-champion = { $count ->
    [one] До первого хода: проложите ещё { $count } полосу или закончите.
    [few] До первого хода: проложите ещё { $count } полосы или закончите.
   *[many] До первого хода: проложите ещё { $count } полос или закончите.
    }
fire-tower-do-wind-card = Поверните ветер { $to }, бросьте кубик или подожгите светящуюся клетку.
fire-tower-do-sparks = { $count ->
    [one] Кубик: { $to }. Поставьте огонь с той стороны огня; осталась { $count } искра.
    [few] Кубик: { $to }. Поставьте огонь с той стороны огня; осталось { $count } искры.
   *[many] Кубик: { $to }. Поставьте огонь с той стороны огня; осталось { $count } искр.
    }
fire-tower-do-spend = { $count ->
    [one] Выберите { $count } карту для сброса: { $suit }.
    [few] Выберите { $count } карты для сброса: { $suit }.
   *[many] Выберите { $count } карт для сброса: { $suit }.
    }
fire-tower-do-reckless = { $count ->
    [one] Поставьте ещё { $count } огонь рядом с огнём.
    [few] Поставьте ещё { $count } огня рядом с огнём.
   *[many] Поставьте ещё { $count } огней рядом с огнём.
    }
fire-tower-do-bucket = Потушите до трёх огней в один ряд, который начинается в зоне вашей башни.
fire-tower-do-ember-flies = Огонь с { $cell } в воздухе: выберите, где он упадёт.
fire-tower-do-jump = Тушите огни вокруг { $cell }; остановитесь когда угодно.
fire-tower-do-aid-choice = Выберите, как все помогают.
fire-tower-do-aid-gem = Поставьте огонь рядом с огнём, но не рядом с огнём другого помощника.
fire-tower-do-aid-break = Проложите одну полосу.
fire-tower-do-haunt-choice = Украдите по карте у каждого уцелевшего или разбросайте три искры.
fire-tower-do-shadow-bound = Сыграйте одну из украденных карт.
fire-tower-do-shadow-play = Сыграйте одну из двух карт или ни одной.
fire-tower-do-smoulder = Кубик показал север: поставьте один огонь рядом с любым огнём.
fire-tower-do-drift = Кубик показал запад: уберите одну полосу или поверните ветер.
fire-tower-hint-point = Наведите на светящуюся клетку: увидите, что будет.
fire-tower-hint-tap = Коснитесь светящейся клетки: увидите, что будет; коснитесь ещё раз, чтобы сделать.
fire-tower-hint-cards = Выбрано: { $picked } из { $count }.

# Кнопки
fire-tower-press-cancel = Назад
fire-tower-press-close = Закрыть
fire-tower-press-keep-all = Оставить все
fire-tower-press-turn = Повернуть
fire-tower-press-cell = По клетке
fire-tower-press-whole = Весь узор
fire-tower-press-blow-barred = Бросок: та сторона закрыта
fire-tower-press-roll = Бросить кубик
fire-tower-press-aid-fire = Каждому огонь
fire-tower-press-aid-firebreak = Каждому полоса
fire-tower-press-aid-cards = Каждому обмен трёх карт
fire-tower-press-steal = Красть карты
fire-tower-press-sparks = Три искры
fire-tower-press-none = Не играть
fire-tower-press-enough = Достаточно
fire-tower-press-pass = Без карт: пропустить
fire-tower-press-discard = Сбросить…
fire-tower-press-end = Закончить ход
fire-tower-press-bucket = Ведро
fire-tower-press-blow = Повернуть { $to }
fire-tower-press-veer = Ветер { $to }
fire-tower-press-reckless = Безрассудно: 3 × { $suit }
fire-tower-press-choose = { $count ->
    [one] Выберите { $count } карту
    [few] Выберите { $count } карты
   *[many] Выберите { $count } карт
    }
fire-tower-press-throw = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[many] Сбросить { $count } карт
    }
fire-tower-go-burn = { $count ->
    [one] Зажечь { $count } огонь
    [few] Зажечь { $count } огня
   *[many] Зажечь { $count } огней
    }
fire-tower-go-douse = { $count ->
    [one] Потушить { $count } огонь
    [few] Потушить { $count } огня
   *[many] Потушить { $count } огней
    }
fire-tower-go-lay = { $count ->
    [one] Проложить { $count } полосу
    [few] Проложить { $count } полосы
   *[many] Проложить { $count } полос
    }
fire-tower-go-explode = Взорвать
fire-tower-go-clear = Убрать полосу
fire-tower-go-lift = Поднять
fire-tower-go-land = Приземлиться здесь
fire-tower-plan-burns = Огонь на { $cells }.
fire-tower-plan-doused = Гаснет: { $cells }.
fire-tower-plan-lifted = Взято с { $cells }.
fire-tower-plan-laid = Полоса на { $cells }.
fire-tower-plan-cleared = Полоса убрана с { $cells }.
fire-tower-plan-roof = Огонь на крыше: { $name }!
fire-tower-confirm-roof = Это зажжёт крышу вашей башни, и она сгорит. Всё равно сделать?
fire-tower-nudge = Сдвинуть прицел

# Что случилось
fire-tower-told-lit = { $name }: огонь на { $cell }
fire-tower-told-lit-storm = Шторм: огонь на { $cell }
fire-tower-told-doused = { $name }: огонь на { $cell } потушен
fire-tower-told-lifted = { $name }: уголёк с { $cell } летит
fire-tower-told-laid = { $name }: полоса на { $cell }
fire-tower-told-cleared = { $name }: полоса с { $cell } убрана
fire-tower-told-exploded = { $name }: взрыв на { $cell }
fire-tower-told-rolled-first = Кубик даёт первый ветер: { $side }
fire-tower-told-rolled-wind = Кубик даёт новый ветер: { $side }
fire-tower-told-rolled-storm = Кубик даёт сторону шторма: { $side }
fire-tower-told-rolled-deed = Кубик даёт дело тени: { $side }
fire-tower-told-rolled-spark = Кубик даёт сторону искры: { $side }
fire-tower-told-wind = Теперь ветер дует { $to }
fire-tower-told-bucket = { $name }: ведро вылито
fire-tower-told-aid-fire = { $name }: все помогают огнём
fire-tower-told-aid-firebreak = { $name }: все помогают полосой
fire-tower-told-aid-cards = { $name }: все меняют три карты
fire-tower-told-haunt-steal = { $name }: тень крадёт
fire-tower-told-haunt-sparks = { $name }: тень разбрасывает искры
fire-tower-told-turn = { $name }: новый ход
fire-tower-told-no-cell = { $name }: для огня нет клетки
fire-tower-told-shadow = { $name }: играет дальше как тень
fire-tower-told-burnt-own = { $owner }: { $tower } сгорела от собственного огня
fire-tower-told-burnt-by = { $owner }: { $tower } сгорела (огонь: { $name })
fire-tower-told-burnt-storm = { $owner }: { $tower } сгорела в шторме
fire-tower-told-ablaze = Зона горит до конца игры: { $tower }
fire-tower-told-drew = { $name }: карта «{ $card }» из колоды
fire-tower-told-drew-hidden = { $name }: карта из колоды
fire-tower-told-surfaced = { $name }: событие «{ $card }» из колоды
fire-tower-told-began = Событие: { $card }
fire-tower-told-played = { $name }: играет «{ $card }»
fire-tower-told-discarded = { $name }: сбрасывает «{ $card }»
fire-tower-told-stole = { $name }: крадёт «{ $card }» ({ $from })
fire-tower-told-stole-hidden = { $name }: крадёт карту ({ $from })
fire-tower-told-reshuffled = Сброс перемешан в новую колоду
fire-tower-told-shadow-in = «Тень леса» уходит в колоду
fire-tower-told-shadow-back = «Тень леса» возвращается в колоду
fire-tower-told-took = { $count ->
    [one] { $name }: забирает руку, { $count } карта ({ $from })
    [few] { $name }: забирает руку, { $count } карты ({ $from })
   *[many] { $name }: забирает руку, { $count } карт ({ $from })
    }
fire-tower-told-limit = { $limit ->
    [one] Теперь в руке { $limit } карта
    [few] Теперь в руке { $limit } карты
   *[many] Теперь в руке { $limit } карт
    }
fire-tower-end-one = { $names }: победа! Последняя уцелевшая башня.
fire-tower-end-shared = { $names }: общая победа.
fire-tower-end-shadows = { $names }: победа теней! Не осталось ни одной башни.
fire-tower-end-team = { $names }: победа команды! Обе вражеские башни сгорели.
fire-tower-chart = Сколько шагов от огня до каждой башни, ход за ходом

# Почему нет
fire-tower-why-game-over = Игра окончена.
fire-tower-why-not-your-turn = Сейчас решает другой игрок: { $name }.
fire-tower-why-nature = Сначала карта из колоды или кубик.
fire-tower-why-not-now = Сейчас выполняется другое.
fire-tower-why-wind-first = Сначала огонь по ветру.
fire-tower-why-holds-cards = Сначала выберите карты из руки.
fire-tower-why-not-in-hand = Карты «{ $card }» нет в вашей руке.
fire-tower-why-no-use = «{ $card }» ничего не изменит на этом поле.
fire-tower-why-no-cell = Для огня нет ни одной клетки.
fire-tower-why-bucket-empty = Ваше ведро пусто.
fire-tower-why-bucket-full = Ваше ведро ещё полно.
fire-tower-why-no-fire-in-zone = В зоне вашей башни нет огня.
fire-tower-why-too-few-cards = Нужны три карты одной масти: { $suit }.
fire-tower-why-other-suit = «{ $card }» другой масти.
fire-tower-why-must-play = Одну из этих карт можно сыграть, значит, нужно.
fire-tower-why-same-wind = Ветер уже дует { $to }.
fire-tower-why-barred = С той стороны нет ни одной башни: { $side }.
fire-tower-why-not-diagonal = С такими башнями игры не будет.
fire-tower-why-not-four = Для команд нужны четверо.
fire-tower-why-too-few-for-shadow = Для теней нужны трое или четверо.
fire-tower-why-shadow-in-teams = Команды и «Тень леса» не сочетаются.
fire-tower-why-burning = На { $cell } уже горит.
fire-tower-why-firebreak = На { $cell } противопожарная полоса.
fire-tower-why-eternal-flame = { $cell } — часть Негасимого пламени.
fire-tower-why-ablaze = { $cell } накрыта пылающей башней.
fire-tower-why-not-downwind = { $cell }: ветер { $to } не несёт туда огня.
fire-tower-why-not-beside-fire = Рядом с { $cell } нет огня.
fire-tower-why-outside-pattern = { $cell } не подходит к узору.
fire-tower-why-beside-aid = Рядом с { $cell } огонь этой «Взаимопомощи».
fire-tower-why-no-gem = На { $cell } нет жетона огня.
fire-tower-why-no-firebreak = На { $cell } нет полосы.
fire-tower-why-in-zone = { $cell } в зоне башни.
fire-tower-why-outside-own-zone = Ведро начинается в вашей зоне; { $cell } вне её.
fire-tower-why-beside-firebreak = Рядом с { $cell } противопожарная полоса.
fire-tower-why-off-board = От { $cell } узор выходит за поле.
fire-tower-why-nothing-around = Вокруг { $cell } нечего тушить.
fire-tower-why-nowhere-to-land = Огню с { $cell } некуда упасть.
fire-tower-why-same-place = Огонь прилетел именно с { $cell }.

# Игроки, флюгер, карты
fire-tower-note-shadow = башня сгорела, тень
fire-tower-note-burnt = башня сгорела
fire-tower-note-bucket-used = ведро пусто
fire-tower-note-bucket-full = ведро полно
fire-tower-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
    }
fire-tower-your-hand = Ваша рука
fire-tower-no-cards = В руке нет карт
fire-tower-vane-name = Флюгер
fire-tower-vane = Ветер: { $side }
fire-tower-barred = закрыто: { $sides }
fire-tower-deck = колода { $deck }, сброс { $discards }
fire-tower-seen-open = Увиденные карты: { $counts }
fire-tower-seen-title = Какие карты уже видели
fire-tower-seen-about = Сплошное: в сбросе. С точкой: в вашей руке. Пустое: в колоде или в чужой руке: столько из всех.
fire-tower-seen-left = { $left } из { $total }

# Поле словами
fire-tower-board = Поле, 16 на 16 клеток
fire-tower-cell-forest = { $cell }, лес
fire-tower-cell-fire = { $cell }, огонь
fire-tower-cell-firebreak = { $cell }, полоса
fire-tower-cell-eternal = { $cell }, Негасимое пламя
fire-tower-cell-ablaze = { $cell }, пылающая башня
fire-tower-cell-zone = { $cell }, зона: { $tower }
fire-tower-cell-roof = { $cell }, крыша: { $tower }
fire-tower-cell-can = { $words }, можно
fire-tower-text = Ветер: { $wind }. Огонь: { $fires }. Полосы: { $breaks }.
fire-tower-text-none = нет
fire-tower-text-stands = { $name }: { $tower } стоит.
fire-tower-text-burnt = { $name }: { $tower } сгорела.
fire-tower-key-walk = ходить по полю
fire-tower-key-act = сделать показанное
fire-tower-key-turn = повернуть узор
fire-tower-key-part = по клетке или весь узор
fire-tower-key-card = взять карту
fire-tower-key-discard = сбросить карты
fire-tower-key-bucket = ведро или поворот ветра
fire-tower-key-enough = достаточно или конец хода
fire-tower-key-cancel = шаг назад
