# Орифламма: Альянс: всё, что говорит стол игры, кроме правил.

oriflamme-chart = Влияние каждого игрока

oriflamme-agreed = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

# Карты
oriflamme-card-empress = Импе{ "\u00AD" }ра{ "\u00AD" }трица
oriflamme-card-empress-about = Получите 2 очка влияния. Затем положите 1 очко на закрытую карту соперника.
oriflamme-card-fanatic = Фана{ "\u00AD" }тик
oriflamme-card-fanatic-about = Получите 1 очко влияния и ещё 1, если других ваших открытых карт в ряду нет.
oriflamme-card-informant = Осведо{ "\u00AD" }ми{ "\u00AD" }тель{ "\u00AD" }ница
oriflamme-card-informant-about = Получите столько влияния, сколько лежит на соседних закрытых картах соперников. Или верните её на руку, а на её место положите другую карту.
oriflamme-card-diplomat = Дипло{ "\u00AD" }матка
oriflamme-card-diplomat-about = Получите 1 очко влияния и положите 2 на другую открытую «Дипломатку». Или заберите всё влияние, которое на ней лежит, и сбросьте её.
oriflamme-card-deserter = Дезер{ "\u00AD" }тир
oriflamme-card-deserter-about = Уберите соседнюю карту и получите 1 очко влияния, за персонажа — 2. Затем сбросьте «Дезертира», если рядом нет открытого персонажа.
oriflamme-card-judge = Судья
oriflamme-card-judge-about = Получите 1 очко влияния и положите приговор на любую карту: с тех пор её может убрать любой «Судья». Или уберите карту с приговором и получите 1 очко.
oriflamme-card-insurrection = Восста{ "\u00AD" }ние
oriflamme-card-insurrection-about = Заплатите 1 очко влияния с самой карты. Уберите обе соседние карты, получите по 1 очку за каждую и снова переверните эту лицом вниз.
oriflamme-card-extortion = Вымо{ "\u00AD" }га{ "\u00AD" }тель{ "\u00AD" }ство
oriflamme-card-extortion-about = Всё, что на карте, пропадает; получите 1 очко влияния и сбросьте её. Если её уберёт соперник, получите 2 очка за каждую его карту в ряду, а каждая его закрытая карта потеряет 1.
oriflamme-card-infiltration = Вне{ "\u00AD" }дре{ "\u00AD" }ние
oriflamme-card-infiltration-about = Положите по 1 очку влияния на каждую свою закрытую карту. Затем сохраните эту: она покидает ряд и лежит перед вами. С тех пор получайте ещё 2 за каждую закрытую карту, которую уберёте.
oriflamme-card-treaty = Договор
oriflamme-card-treaty-about = Сохраните его со всем, что на нём: он покидает ряд и лежит перед вами. Столько же он платит в начале каждого раунда, если у вас есть карта в ряду, и ещё раз в конце.
oriflamme-card-spoken = { $card }. { $about }
oriflamme-a-card = карта

# Верхняя строка
oriflamme-ask-deal = Раздаём карты семьям
oriflamme-ask-place-you = Ваш ход: выложите карту
oriflamme-ask-place-other = Карту выкладывает: { $name }
oriflamme-ask-up-you = { $card }: открыть или оставить?
oriflamme-ask-up-other = { $name }: открыть или оставить?
oriflamme-ask-act-you = { $card }: { $deed }
oriflamme-deed-empress = дайте 1 сопернику
oriflamme-deed-informant = подсчитайте или обменяйте
oriflamme-deed-diplomat = договоритесь или заберите
oriflamme-deed-deserter = уберите соседнюю карту
oriflamme-deed-judge = приговор или убрать
oriflamme-ask-act-other = { $name }: действует { $card }
oriflamme-ask-over = Игра окончена
oriflamme-doing-place = { $card }: куда положить?
oriflamme-ask-place-detail = Выберите карту, затем край ряда или свою карту, которую хотите накрыть.
oriflamme-ask-up-detail = Откройте сейчас или оставьте лицом вниз, чтобы она копила влияние.
oriflamme-step-income = Доход
oriflamme-step-placement = Выкладывание
oriflamme-step-activation = Активация
oriflamme-step-next = Новый раунд
oriflamme-step-end = Конец
oriflamme-step-at = { $step } { $at } / { $of }
oriflamme-last-round = Последний раунд: влияние, оставшееся на картах, пропадёт.

# Места
oriflamme-note-first = первый ход
oriflamme-note-order = ход { $at } из { $of }
oriflamme-note-over = влияние { $count }
oriflamme-earned-start = { $count } в начале
oriflamme-earned-cards = { $count } с карт
oriflamme-earned-abilities = { $count } за способности
oriflamme-earned-removals = { $count } за убранные карты
oriflamme-earned-traps = { $count } за «Вымогательство»
oriflamme-earned-treaty = { $count } от «Договора»
oriflamme-seat-spoken = Влияние: { $influence }, карт на руках: { $hand }. Сохранено: { $kept }. Вне ряда: { $out }.
oriflamme-treaty-next = в новом раунде
oriflamme-treaty-end = в конце
oriflamme-has = Влияние { $influence } · на руках { $hand } · ход { $order } из { $of }
oriflamme-has-infiltration = +2 за каждую убранную закрытую карту
oriflamme-has-out = Убрано или сброшено
oriflamme-has-unseen = Ещё не видели из десяти карт
oriflamme-none = нет
oriflamme-kept = сохранено
oriflamme-out = выбыли
oriflamme-in-hand = на руках

# Ряд
oriflamme-row = Ряд в порядке активации
oriflamme-row-empty = Ряд пуст: первая карта ляжет посередине.
oriflamme-direction = Карты действуют по очереди, начиная с 1
oriflamme-round = Раунд
oriflamme-round-of = { $round } из { $of }
oriflamme-pool = Приговоров в запасе
oriflamme-pool-of = { $count } из { $of }
oriflamme-spoken-up = { $at }: { $name }, { $card }, лицом вверх
oriflamme-spoken-known = { $at }: { $name }, { $card }, лицом вниз
oriflamme-spoken-down = { $at }: { $name }, закрытая карта
oriflamme-spoken-influence = влияние: { $count }
oriflamme-spoken-verdicts = { $count ->
    [one] { $count } приговор
    [few] { $count } приговора
    [many] { $count } приговоров
   *[other] { $count } приговора
}
oriflamme-spoken-covers = накрывает: { $cards }
oriflamme-spoken-now = действует сейчас
oriflamme-spoken-can = можно выбрать: { $words }
oriflamme-unknown = ?

# Что можно сделать
oriflamme-plus = +{ $count }
oriflamme-plus-or = +{ $least } или +{ $most }
oriflamme-reveal = Открыть
oriflamme-leave = Оставить
oriflamme-leave-words = +1 на карту
oriflamme-leave-safe = Ваше, когда откроете; пропадёт, если карту раньше уберут.
oriflamme-leave-extortion = Влияние на «Вымогательстве» пропадает, когда карту открывают: оно лишь для вида.
oriflamme-leave-insurrection = С 1 очком оно сможет ударить в следующем раунде.
oriflamme-leave-treaty = Если открыть в следующем раунде, принесёт всего { $total }.
oriflamme-then-empress = затем 1 сопернику
oriflamme-then-informant = затем подсчитать или обменять
oriflamme-then-diplomat = затем договориться или забрать
oriflamme-then-deserter = затем убрать соседнюю карту, +1
oriflamme-then-judge = затем вынести приговор или убрать карту
oriflamme-then-insurrection = и обе соседние карты выбывают, по +1
oriflamme-then-extortion = и карта сброшена
oriflamme-then-infiltration = и карта сохранена
oriflamme-then-treaty = карта сохранена
oriflamme-do-give = Дать 1
oriflamme-do-give-words = на закрытую карту соперника
oriflamme-do-count = Подсчитать
oriflamme-do-count-words = сколько лежит на соседних закрытых картах соперников
oriflamme-do-exchange = Обменять
oriflamme-do-exchange-words = она возвращается в руку, а выбранная карта — на её место
oriflamme-do-talk = Договориться
oriflamme-do-talk-words = +1, и 2 на другую «Дипломатку»
oriflamme-do-cash = Забрать
oriflamme-do-cash-words = и сбросить её
oriflamme-do-mark = Приговор
oriflamme-do-mark-words = +1, а «Судья» сможет убрать карту
oriflamme-do-execute = Убрать
oriflamme-do-execute-words = карту с приговором, +1
oriflamme-do-remove = Убрать
oriflamme-do-remove-words = карту рядом с «Дезертиром», +1 или +2
oriflamme-choose-in-row = Выберите в ряду светящуюся карту.
oriflamme-place-or-cover = или накройте свою светящуюся карту
oriflamme-place-which = Выберите карту с руки.
oriflamme-place-where = куда положить?
oriflamme-place-only = Выложить
oriflamme-place-start = В начало ряда
oriflamme-place-start-words = будет действовать первой
oriflamme-place-end = В конец ряда
oriflamme-place-end-words = будет действовать последней
oriflamme-place-on = Поверх своей карты: { $card }
oriflamme-place-on-words = накроет её; влияние на ней в безопасности: { $count }
oriflamme-place-cover-words = накроет её
oriflamme-place-cover = накрыть
oriflamme-hurry = Решить сейчас: { $what }
oriflamme-decision = Ваше решение
oriflamme-waits = Сейчас от вас ничего не нужно.

# Что это даст
oriflamme-note-skip-give = Закрытых карт соперников нет: некому дать.
oriflamme-note-skip-diplomat = Другой открытой «Дипломатки» нет: некуда класть.
oriflamme-note-skip-verdict = Запас пуст: приговора не будет.
oriflamme-note-no-verdict = Ни на одной карте в ряду ещё нет приговора.
oriflamme-note-skip-neighbour = Рядом нет карт: убирать нечего.
oriflamme-note-own = Потеряете свою карту: { $card }.
oriflamme-note-only-own = Единственная соседняя карта — ваша!
oriflamme-note-goes = Убирает: { $cards }.
oriflamme-note-stays = «Дезертир» остаётся.
oriflamme-note-leaves = «Дезертир» будет сброшен.
oriflamme-note-may-leave = «Дезертира», возможно, придётся сбросить.
oriflamme-note-trap = Если это «Вымогательство», { $name }: +{ $count }
oriflamme-note-lost = Пропадёт с карты: { $count }.
oriflamme-note-wasted = Последний раунд: вместе с ней пропадёт { $count }.
oriflamme-note-treaty = Платит { $each } за раунд, до конца — { $total }.
oriflamme-note-feeds = Ваших закрытых карт, которые получат по 1: { $count }.
oriflamme-note-beneath = Затем черёд карты под ней: { $card }.
oriflamme-note-not-alone = У вас есть другая открытая карта: без дополнительного очка.
oriflamme-confirm-own = Это уберёт вашу карту: { $card }. Сделать так?

# Рука и лист
oriflamme-hand = Ваша рука
oriflamme-hand-rounds = Ваша рука, для раундов { $from }–6
oriflamme-hand-round = Ваша рука, для раунда 6
oriflamme-hand-last = Последнюю карту не играют
oriflamme-preserved = Сохранено
oriflamme-aside = 3 из ваших 10 карт отложены: в этой игре их нет
oriflamme-seen = Десять карт
oriflamme-seen-seen = что уже видели
oriflamme-seen-about = Яркий герб: карту этого игрока уже видели. В каждой семье все десять.
oriflamme-seen-line = { $card }. Видели: { $seen }
oriflamme-characters = Персонажи
oriflamme-intrigues = Интриги
oriflamme-look = Наведите курсор на карту, чтобы прочитать её здесь.
oriflamme-face-down = Закрытая карта соперника: её знает только владелец.
oriflamme-pile = Стопка, сверху вниз
oriflamme-watching = Вы наблюдаете: руки и закрытые карты скрыты.

# Что случилось
oriflamme-says = { $name }: { $words }
oriflamme-told-total = { $words }: +{ $count }
oriflamme-told-whose = { $words } ({ $name })
oriflamme-told-dealt = случайно отложены, в этой игре их нет: { $cards }
oriflamme-told-round = Раунд { $round }, первый игрок: { $name }
oriflamme-told-no-income = нет карт в ряду, «Договор» не платит
oriflamme-told-start = { $card } в начале ряда
oriflamme-told-end = { $card } в конце ряда
oriflamme-told-on = { $card } поверх своей карты
oriflamme-told-activation = Ряд активируется
oriflamme-told-left = карта { $at } остаётся закрытой, на ней { $count }
oriflamme-told-revealed = открыта карта «{ $card }»
oriflamme-told-collected = +{ $count } с карты
oriflamme-told-wasted = Пропало с карты { $at }: { $count }
oriflamme-told-ability = +{ $count }, { $card }
oriflamme-told-alone = +{ $count }, «Фанатик» одинок
oriflamme-told-removal = +{ $count } за убранную карту
oriflamme-told-character = +{ $count }, это был персонаж
oriflamme-told-infiltration = +{ $count }, карта была закрыта («Внедрение»)
oriflamme-told-trap = +{ $count }, «Вымогательство»
oriflamme-told-income = +{ $count } от «Договора»
oriflamme-told-treaty = +{ $count }, «Договор» в конце игры
oriflamme-told-put = ещё { $count } на карту { $at }
oriflamme-told-marked = приговор на карте { $at }
oriflamme-told-removed = убрана карта «{ $card }» ({ $owner })
oriflamme-told-removed-own = убрана своя карта «{ $card }»
oriflamme-told-sprung = «Вымогательство» бьёт в ответ
oriflamme-told-discarded = карта «{ $card }» сброшена
oriflamme-told-preserved = карта «{ $card }» сохранена
oriflamme-told-preserved-treaty = «Договор» сохранён, на нём { $count }
oriflamme-told-swapped = «Осведомительница» снова на руках, на её месте другая карта
oriflamme-told-turned-down = «Восстание» снова лежит лицом вниз
oriflamme-moment-last = Последний раунд
oriflamme-moment-strike = { $name }: обе соседние карты выбывают
oriflamme-moment-verdict = Приговор исполнен
oriflamme-moment-lost = Потеряна карта «{ $card }»
oriflamme-moment-lost-line = Убирает: { $name }
oriflamme-moment-trap-line = { $name }: +{ $count }. Против: { $against }
oriflamme-end-one = Победа: { $names }, влияние { $count }.
oriflamme-end-tie = Победа: { $names }, влияние { $count } и больше карт в ряду.
oriflamme-end-shared = Общая победа, влияние { $count }: { $names }.

# Почему нет
oriflamme-why-game-over = Игра окончена.
oriflamme-why-not-your-turn = Сейчас решает: { $name }.
oriflamme-why-nature = Карты ещё раздают.
oriflamme-why-not-now = Сейчас нужно решить другое.
oriflamme-why-players = Играют от трёх до пяти, а не { $count }.
oriflamme-why-not-in-hand = Этой карты нет у вас на руках: { $card }.
oriflamme-why-row-empty = Ряд пуст: место только одно.
oriflamme-why-not-yours = Накрывать можно только свои карты.
oriflamme-why-not-uncovered = До накрытых карт не достать.
oriflamme-why-no-influence = Чтобы открыть «Восстание», на нём должно быть хотя бы 1 очко влияния.
oriflamme-why-yours = «Императрица» даёт только соперникам.
oriflamme-why-face-up = «Императрица» даёт только на закрытые карты.
oriflamme-why-must-act = Эта карта лежит лицом вверх: она обязана действовать.
oriflamme-why-no-diplomat = Это влияние может взять только другая открытая «Дипломатка».
oriflamme-why-must-place = Есть куда положить, поэтому карту нужно выбрать.
oriflamme-why-not-beside = «Дезертир» достаёт только до соседних карт.
oriflamme-why-not-marked = На этой карте нет приговора.
oriflamme-why-no-verdicts = В запасе нет жетонов приговора.

# Клавиши
oriflamme-key-walk = идти вдоль ряда, руки или выбора
oriflamme-key-zone = к ряду, к выбору, к руке
oriflamme-key-act = сделать выбранное
oriflamme-key-reveal = открыть карту
oriflamme-key-leave = оставить закрытой
oriflamme-key-hand = взять карту с руки
oriflamme-key-mode = второй вариант карты
oriflamme-key-cancel = вернуть карту в руку

# Что сделал бы бот
oriflamme-advice = { $what }: { $detail }.
oriflamme-advice-card = карта { $at } ({ $name })
oriflamme-advice-because = Почему: { $why }
oriflamme-advice-start = она подействует раньше, чем её заденут чужие карты.
oriflamme-advice-end = она подействует последней, когда остальные уже подействовали.
oriflamme-advice-on = до карты под ней никто не доберётся, и влияние на ней уцелеет.
