# Fire Tower: всё, что говорит стол игры, кроме правил.

# Названия
fire-tower-agreed-2018 = правила 2018 года
fire-tower-agreed-2023 = правила 2023 года
fire-tower-agreed-shadow = с «Тенью леса»
fire-tower-agreed-teams = в командах
fire-tower-agreed-aid = со «Взаимопомощью»
fire-tower-agreed-calm = без «Огненного шторма»
fire-tower-suit-wind = Ветер
fire-tower-suit-fire = Огонь
fire-tower-suit-water = Вода
fire-tower-suit-firebreak = Баррикада
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
fire-tower-card-north-about = Поверните ветер на север, бросьте кубик, чтобы сменить ветер, или подожгите одну клетку к северу от огня.
fire-tower-card-east = Восток
fire-tower-card-east-about = Поверните ветер на восток, бросьте кубик, чтобы сменить ветер, или подожгите одну клетку к востоку от огня.
fire-tower-card-south = Юг
fire-tower-card-south-about = Поверните ветер на юг, бросьте кубик, чтобы сменить ветер, или подожгите одну клетку к югу от огня.
fire-tower-card-west = Запад
fire-tower-card-west-about = Поверните ветер на запад, бросьте кубик, чтобы сменить ветер, или подожгите одну клетку к западу от огня.
fire-tower-card-flare-up = Вспышка
fire-tower-card-flare-up-about = До трёх жетонов огня линией, хотя бы один рядом с огнём; баррикады её останавливают.
fire-tower-card-burning-snag = Горя{"\u00AD"}щая ветка
fire-tower-card-burning-snag-about = До четырёх жетонов огня квадратом, хотя бы один рядом с огнём; баррикады её не останавливают.
fire-tower-card-explosion = Взрыв
fire-tower-card-explosion-about = Жетон огня становится баррикадой, а все свободные клетки вокруг загораются.
fire-tower-card-ember = Уголёк
fire-tower-card-ember-about = Возьмите жетон огня из леса и положите рядом с другим огнём.
fire-tower-card-air-drop = Сброс воды
fire-tower-card-air-drop-about = Уберите линией до трёх жетонов огня, но не из зоны башни.
fire-tower-card-fire-engine = Пожар{"\u00AD"}ная машина
fire-tower-card-fire-engine-about = Уберите квадратом до четырёх жетонов огня, но не из зоны башни.
fire-tower-card-smokejumper = Пожар{"\u00AD"}ный-пара{"\u00AD"}шютист
fire-tower-card-smokejumper-about = Приземлитесь на жетон огня и уберите любые жетоны огня вокруг.
fire-tower-card-de-reforest = Выруб{"\u00AD"}ка/{"\u00AD"}Посад{"\u00AD"}ка
fire-tower-card-de-reforest-about = Поставьте одну баррикаду или уберите одну.
fire-tower-card-dozer-line = Линия бульдо{"\u00AD"}зера
fire-tower-card-dozer-line-about = Поставьте две баррикады рядом.
fire-tower-card-scratch-line = Просека
fire-tower-card-scratch-line-about = Поставьте две баррикады с одной клеткой между ними.
fire-tower-card-firestorm = Огненный шторм
fire-tower-card-firestorm-about = Весь огонь распространяется в одну сторону; затем меняется ветер и все могут обменять карты.
fire-tower-card-mutual-aid = Взаимопомощь
fire-tower-card-mutual-aid-about = Все помогают так, как решил взявший карту.
fire-tower-card-shadow-of-the-wood = Тень леса
fire-tower-card-shadow-of-the-wood-about = Выбывшие игроки крадут карты или разбрасывают искры.
fire-tower-bucket-about = Раз за игру, в свой ход: уберите до трёх жетонов огня на прямой, которая начинается в зоне вашей башни. Когда ведро пустое, три карты воды или три карты баррикад дают два жетона огня.
fire-tower-card-spoken = { $suit }, { $card }: { $about }

# Строка вверху
fire-tower-ask-over = Игра окончена
fire-tower-ask-your-turn = Ваш ход: { $what }
fire-tower-ask-you = Решение за вами: { $what }
fire-tower-ask-other = { $name }: { $what }
fire-tower-step-wind = Ветер
fire-tower-step-action = Действие
fire-tower-step-bucket = Ведро, по желанию
fire-tower-step-roll = Бросок
fire-tower-step-deed = Действие тени
fire-tower-nature-deal = Раздача карт
fire-tower-nature-first-wind = Кубик определяет первый ветер
fire-tower-nature-storm = Кубик определяет сторону шторма
fire-tower-nature-steal = Кража карты
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
fire-tower-what-reckless = Безрассудное отступление
fire-tower-what-shadow = Тень леса
fire-tower-what-sparks = искры
fire-tower-what-smoulder = тление
fire-tower-what-drift = баррикада или ветер
fire-tower-doing-aim = { $card } — куда?
fire-tower-doing-ember = Уголёк — откуда?
fire-tower-doing-wind = карта ветра «{ $card }»

# Что делать
fire-tower-do-wind = Поставьте один жетон огня на подсвеченную клетку: ветер дует { $to }.
fire-tower-do-act = Сыграйте карту или сбросьте сколько угодно и доберите новые.
fire-tower-do-end = Вы ещё можете вылить ведро.
fire-tower-do-discard = Сбросьте ещё карты или закончите.
fire-tower-do-choose-discards = Выберите карты для сброса.
fire-tower-do-keep = Вы забрали чужие карты: выберите, что сбросить, остальное ваше.
fire-tower-do-redraw-storm = Прошёл огненный шторм: обменяйте любые карты или оставьте все.
fire-tower-you-shadow = Теперь вы тень: в свой ход бросаете кубик, и он говорит, что делать. Если последняя башня сгорит в ход тени, побеждают тени.
fire-tower-do-redraw = Выберите карты для обмена или оставьте все.
fire-tower-do-shed = { $count ->
    [one] Сбросьте ещё { $count } карту.
    [few] Сбросьте ещё { $count } карты.
   *[many] Сбросьте ещё { $count } карт.
    }
fire-tower-do-champion = { $count ->
    [one] До первого хода: поставьте ещё { $count } баррикаду или закончите.
    [few] До первого хода: поставьте ещё { $count } баррикады или закончите.
   *[many] До первого хода: поставьте ещё { $count } баррикад или закончите.
}
fire-tower-do-wind-card = Поверните ветер { $to }, доверьте новый ветер кубику или подожгите подсвеченную клетку.
fire-tower-do-sparks = { $count ->
    [one] Кубик: { $to }. Поставьте жетон огня с той стороны от огня; осталась { $count } искра.
    [few] Кубик: { $to }. Поставьте жетон огня с той стороны от огня; осталось { $count } искры.
   *[many] Кубик: { $to }. Поставьте жетон огня с той стороны от огня; осталось { $count } искр.
}
fire-tower-do-spend = { $count ->
    [one] Выберите { $count } карту для сброса: { $suit }.
    [few] Выберите { $count } карты для сброса: { $suit }.
   *[many] Выберите { $count } карт для сброса: { $suit }.
    }
fire-tower-do-reckless = { $count ->
    [one] Поставьте ещё { $count } жетон огня рядом с огнём.
    [few] Поставьте ещё { $count } жетона огня рядом с огнём.
   *[many] Поставьте ещё { $count } жетонов огня рядом с огнём.
}
fire-tower-do-bucket = Уберите до трёх жетонов огня на прямой, которая начинается в зоне вашей башни.
fire-tower-do-ember-flies = Огонь с { $cell } в воздухе: выберите, куда он упадёт.
fire-tower-do-jump = Тушите огонь вокруг { $cell }; остановиться можно в любой момент.
fire-tower-do-aid-choice = Выберите, как все будут помогать.
fire-tower-do-aid-gem = Поставьте жетон огня рядом с огнём, но не рядом с жетоном другого помощника.
fire-tower-do-aid-break = Поставьте одну баррикаду.
fire-tower-do-haunt-choice = Украдите по карте у каждого уцелевшего игрока или разбросайте три искры.
fire-tower-do-shadow-bound = Сыграйте одну из украденных карт.
fire-tower-do-shadow-play = Сыграйте одну из двух карт или ни одной.
fire-tower-do-smoulder = Кубик показал север: поставьте один жетон огня рядом с любым огнём.
fire-tower-do-drift = Кубик показал запад: уберите одну баррикаду или поверните ветер.
fire-tower-hint-point = Наведите курсор на подсвеченную клетку, чтобы увидеть, что будет.
fire-tower-hint-tap = Коснитесь подсвеченной клетки, чтобы увидеть, что будет; коснитесь ещё раз, чтобы это сделать.
fire-tower-hint-hold = Коснитесь карты, чтобы сыграть её; придержите, чтобы прочитать.
fire-tower-hint-cards = Выбрано: { $picked } из { $count }.
fire-tower-waited = Пока вы ждали: { $done }.

# Кнопки
fire-tower-press-cancel = Назад
fire-tower-press-close = Закрыть
fire-tower-press-keep-all = Оставить все
fire-tower-press-turn = Повернуть
fire-tower-press-cell = Выбрать клетки
fire-tower-press-whole = Вся схема
fire-tower-press-blow-barred = Бросок: та сторона закрыта
fire-tower-press-roll = Кубик: другой ветер
fire-tower-press-aid-fire = Каждый ставит огонь
fire-tower-press-aid-firebreak = Каждый ставит баррикаду
fire-tower-press-aid-cards = Каждый меняет 3 карты
fire-tower-press-steal = Украсть карты
fire-tower-press-sparks = Три искры
fire-tower-press-none = Не играть ни одной
fire-tower-press-enough = Хватит
fire-tower-press-pass = Карт нет: пропустить
fire-tower-press-discard = Сбросить…
fire-tower-press-end = Закончить ход
fire-tower-press-bucket = Ведро
fire-tower-bucket-dry = в вашей зоне нет огня
fire-tower-press-blow = Повернуть { $to }
fire-tower-press-veer = Ветер { $to }
fire-tower-press-reckless = Безрассудно: 3 × { $suit }
fire-tower-press-choose = { $count ->
    [one] Выберите { $count } карту
    [few] Выберите { $count } карты
   *[many] Выберите { $count } карт
    }
fire-tower-press-discard-chosen = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[many] Сбросить { $count } карт
    }
fire-tower-go-burn = { $count ->
    [one] Поджечь { $count } клетку
    [few] Поджечь { $count } клетки
   *[many] Поджечь { $count } клеток
}
fire-tower-go-douse = { $count ->
    [one] Потушить { $count } клетку
    [few] Потушить { $count } клетки
   *[many] Потушить { $count } клеток
}
fire-tower-go-lay = { $count ->
    [one] Поставить { $count } баррикаду
    [few] Поставить { $count } баррикады
   *[many] Поставить { $count } баррикад
}
fire-tower-go-explode = Взорвать
fire-tower-go-clear = Убрать баррикаду
fire-tower-go-lift = Поднять
fire-tower-go-land = Приземлиться здесь
fire-tower-plan-burns = Огонь на { $cells }.
fire-tower-plan-doused = Гаснет: { $cells }.
fire-tower-plan-lifted = Взято с { $cells }.
fire-tower-plan-laid = Баррикада на { $cells }.
fire-tower-plan-cleared = Баррикада убрана с { $cells }.
fire-tower-plan-roof = Огонь на крыше: { $name }!
fire-tower-plan-own-roof = От этого сгорит ваша собственная башня!
fire-tower-confirm-roof = Это зажжёт крышу вашей башни, и она сгорит. Всё равно сделать?
fire-tower-confirm-partner = Это зажжёт крышу башни вашего напарника, и она сгорит. Всё равно сделать?
fire-tower-nudge = Сдвинуть прицел

# Что случилось
fire-tower-moment-fall = Горит { $tower }!
fire-tower-moment-fall-you = Ваша башня горит!
fire-tower-moment-out = { $words }. Выбывает из игры.
fire-tower-moment-out-you = { $words }. Вы выбываете из игры.
fire-tower-moment-shadow = Из пепла
fire-tower-moment-last = Осталась одна башня
fire-tower-moment-last-line = { $name }: победа, если башня устоит до своего хода.
fire-tower-told-lit = { $name }: огонь на { $cell }
fire-tower-told-lit-storm = Шторм: огонь на { $cell }
fire-tower-told-doused = { $name }: огонь на { $cell } потушен
fire-tower-told-lifted = { $name }: уголёк с { $cell } летит
fire-tower-told-laid = { $name }: баррикада на { $cell }
fire-tower-told-cleared = { $name }: баррикада с { $cell } убрана
fire-tower-told-exploded = { $name }: взрыв на { $cell }
fire-tower-told-rolled-first = Кубик определил первый ветер: { $side }
fire-tower-told-rolled-wind = Кубик определил новый ветер: { $side }
fire-tower-told-rolled-storm = Кубик определил сторону шторма: { $side }
fire-tower-told-rolled-deed = Кубик определил действие тени: { $side }
fire-tower-told-rolled-spark = Кубик определил сторону искры: { $side }
fire-tower-told-wind = Теперь ветер дует { $to }
fire-tower-told-bucket = { $name }: ведро вылито
fire-tower-told-aid-fire = { $name }: все ставят по жетону огня
fire-tower-told-aid-firebreak = { $name }: все ставят по баррикаде
fire-tower-told-aid-cards = { $name }: все меняют по три карты
fire-tower-told-haunt-steal = { $name }: тень крадёт
fire-tower-told-haunt-sparks = { $name }: тень разбрасывает искры
fire-tower-told-no-cell = { $name }: для огня нет клетки
fire-tower-told-shadow = { $name }: играет дальше как тень
fire-tower-told-burnt-own = { $owner }: { $tower } сгорела от собственного огня
fire-tower-told-burnt-by = { $owner }: { $tower } сгорела (поджог: { $name })
fire-tower-told-burnt-storm = { $owner }: { $tower } сгорела в шторме
fire-tower-told-ablaze = Зона горит до конца игры: { $tower }
fire-tower-told-drew = { $name }: карта «{ $card }» из колоды
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
    [one] Лимит руки теперь { $limit } карта
    [few] Лимит руки теперь { $limit } карты
   *[many] Лимит руки теперь { $limit } карт
}
fire-tower-deed-wind = { $name }: ветер переносит огонь на { $cell }
fire-tower-deed-card-at = { $name } играет «{ $card }» на { $cell }: { $did }
fire-tower-deed-card-wind = { $name } играет «{ $card }»: теперь ветер дует { $to }
fire-tower-deed-ember = { $name } играет «{ $card }»: огонь перелетает с { $from } на { $to }
fire-tower-deed-bucket = { $name } выливает ведро: { $did }
fire-tower-deed-fires = { $name }: огонь на { $cells }
fire-tower-deed-discards = { $name } сбрасывает: { $cards }
fire-tower-deed-exchanges = { $name } сбрасывает: { $cards }; берёт: { $drawn }
fire-tower-deed-draws = { $name } берёт: { $cards }
fire-tower-deed-reckless = { $name } тратит: { $cards } ({ $did })
fire-tower-deed-storm = Огненный шторм, { $side }: { $did }
fire-tower-deed-lit = { $count ->
    [one] загорается { $count } клетка
    [few] загораются { $count } клетки
    [many] загораются { $count } клеток
   *[other] загорается { $count } клетки
    }
fire-tower-deed-doused = { $count ->
    [one] потушена { $count } клетка
    [few] потушены { $count } клетки
    [many] потушено { $count } клеток
   *[other] потушено { $count } клетки
    }
fire-tower-deed-laid = { $count ->
    [one] { $count } барьер
    [few] { $count } барьера
    [many] { $count } барьеров
   *[other] { $count } барьера
    }
fire-tower-deed-cleared = { $count ->
    [one] убран { $count } барьер
    [few] убраны { $count } барьера
    [many] убрано { $count } барьеров
   *[other] убрано { $count } барьера
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
fire-tower-why-not-now = Сначала нужно закончить начатое.
fire-tower-why-wind-first = Сначала огонь по ветру.
fire-tower-why-holds-cards = Сначала выберите карты из руки.
fire-tower-why-not-in-hand = Карты «{ $card }» нет у вас на руках.
fire-tower-why-no-use = «{ $card }» ничего не изменит на этом поле.
fire-tower-why-no-cell = Для огня нет ни одной клетки.
fire-tower-why-bucket-empty = Ваше ведро пустое.
fire-tower-why-bucket-full = Ваше ведро ещё полное.
fire-tower-why-no-fire-in-zone = В зоне вашей башни нет огня.
fire-tower-why-too-few-cards = Нужны три карты одной масти: { $suit }.
fire-tower-why-other-suit = Карта «{ $card }» другой масти.
fire-tower-why-must-play = Одну из этих карт можно сыграть, значит, это нужно сделать.
fire-tower-why-same-wind = Ветер уже дует { $to }.
fire-tower-why-barred = С той стороны нет ни одной башни: { $side }.
fire-tower-why-not-diagonal = С такими башнями игры не будет.
fire-tower-why-not-four = Для команд нужны четверо.
fire-tower-why-too-few-for-shadow = Для теней нужны трое или четверо.
fire-tower-why-shadow-in-teams = Команды и «Тень леса» не сочетаются.
fire-tower-why-burning = На { $cell } уже горит.
fire-tower-why-firebreak = На { $cell } баррикада.
fire-tower-why-eternal-flame = { $cell } — часть Негасимого пламени.
fire-tower-why-ablaze = Клетку { $cell } накрывает пылающая башня.
fire-tower-why-not-downwind = { $cell }: ветер { $to } не несёт туда огня.
fire-tower-why-not-beside-fire = Рядом с { $cell } нет огня.
fire-tower-why-outside-pattern = { $cell } не вписывается в схему.
fire-tower-why-beside-aid = Рядом с { $cell } огонь этой «Взаимопомощи».
fire-tower-why-no-gem = На { $cell } нет жетона огня.
fire-tower-why-no-firebreak = На { $cell } нет баррикады.
fire-tower-why-in-zone = { $cell } в зоне башни.
fire-tower-why-outside-own-zone = Ведро действует от вашей зоны; { $cell } вне её.
fire-tower-why-beside-firebreak = Рядом с { $cell } баррикада.
fire-tower-why-off-board = От { $cell } схема выходит за пределы поля.
fire-tower-why-nothing-around = Вокруг { $cell } нечего тушить.
fire-tower-why-nowhere-to-land = Огню с { $cell } некуда упасть.
fire-tower-why-same-place = Огонь взят именно с { $cell }.

# Игроки, флюгер, карты
fire-tower-note-shadow = башня сгорела, тень
fire-tower-note-burnt = башня сгорела
fire-tower-note-bucket-used = ведро пустое
fire-tower-note-bucket-full = ведро полное
fire-tower-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
    }
fire-tower-your-hand = Ваша рука
fire-tower-no-cards = На руках нет карт
fire-tower-vane-name = Флюгер
fire-tower-vane = Ветер: { $side }
fire-tower-barred = там нет башен: { $sides }
fire-tower-deck = колода { $deck }, сброс { $discards }
fire-tower-seen-open = Увиденные карты: { $counts }
fire-tower-seen-title = Какие карты уже видели
fire-tower-seen-about = Сплошные: в сбросе. С точкой: у вас на руках. Пустые: в колоде или у других. Число: пустые из всех.
fire-tower-seen-left = { $left } из { $total }
fire-tower-legend = Тёмная земля на поле: там потушили огонь. Он может вспыхнуть снова.
fire-tower-legend-barred = Зачёркнуто на компасе, потому что там нет башен: { $sides }.

# Поле словами
fire-tower-board = Поле, 16 на 16 клеток
fire-tower-cell-forest = { $cell }, лес
fire-tower-cell-fire = { $cell }, огонь
fire-tower-cell-firebreak = { $cell }, баррикада
fire-tower-cell-eternal = { $cell }, Негасимое пламя
fire-tower-cell-ablaze = { $cell }, пылающая башня
fire-tower-cell-zone = { $cell }, зона: { $tower }
fire-tower-cell-roof = { $cell }, крыша: { $tower }
fire-tower-cell-can = { $words }, можно выбрать
fire-tower-text = Ветер: { $wind }. Огонь: { $fires }. Баррикады: { $breaks }.
fire-tower-text-none = нет
fire-tower-text-stands = { $name }: { $tower } стоит.
fire-tower-text-alarm = { $name }: { $tower } стоит, но огонь у самой крыши.
fire-tower-text-burnt = { $name }: { $tower } сгорела.
fire-tower-key-walk = ходить по полю
fire-tower-key-act = сделать показанное
fire-tower-key-turn = повернуть схему
fire-tower-key-part = по клетке или вся схема
fire-tower-key-card = взять карту
fire-tower-key-discard = сбросить карты
fire-tower-key-bucket = ведро или поворот ветра
fire-tower-key-enough = хватит или конец хода
fire-tower-key-cancel = шаг назад

# Что сделал бы бот
fire-tower-advice-play = Сыграйте «{ $card }».
fire-tower-advice-bucket = Вылейте ведро.
fire-tower-advice-done = На этом хватит.
fire-tower-advice-discard = Сбросьте: { $cards }.
fire-tower-advice-roll = Бросьте кубик, чтобы сменить ветер.
fire-tower-advice-roof = Потому что это сожжёт башню: { $name }.
fire-tower-advice-nearer = { $count ->
    [one] Потому что огонь станет на { $count } шаг ближе к башне: { $name }.
    [few] Потому что огонь станет на { $count } шага ближе к башне: { $name }.
   *[many] Потому что огонь станет на { $count } шагов ближе к башне: { $name }.
    }
fire-tower-advice-farther = { $count ->
    [one] Потому что огонь будет на { $count } шаг дальше от вашей башни.
    [few] Потому что огонь будет на { $count } шага дальше от вашей башни.
   *[many] Потому что огонь будет на { $count } шагов дальше от вашей башни.
    }
fire-tower-advice-wind = Потому что тогда ветер погонит огонь прочь от вас.
fire-tower-advice-guard = Потому что это преграждает огню путь.
fire-tower-advice-cards = Потому что сейчас они помогают меньше всего, а новые могут помочь больше.
fire-tower-advice-best = Потому что всё остальное поможет вам меньше.
