# Орифлама: Альянс: усе, що каже стіл гри, крім правил.

oriflamme-chart = Вплив кожного гравця

oriflamme-agreed = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}

# Карти
oriflamme-card-empress = Імпе{ "\u00AD" }ра{ "\u00AD" }торка
oriflamme-card-empress-about = Отримайте 2 очки впливу. Потім покладіть 1 очко на закриту карту суперника.
oriflamme-card-fanatic = Фана{ "\u00AD" }тик
oriflamme-card-fanatic-about = Отримайте 1 очко впливу і ще 1, якщо інших ваших відкритих карт у ряді немає.
oriflamme-card-informant = Інфор{ "\u00AD" }ма{ "\u00AD" }торка
oriflamme-card-informant-about = Отримайте стільки впливу, скільки лежить на сусідніх закритих картах суперників. Або поверніть її на руку, а на її місце покладіть іншу карту.
oriflamme-card-diplomat = Дипло{ "\u00AD" }матка
oriflamme-card-diplomat-about = Отримайте 1 очко впливу й покладіть 2 на іншу відкриту «Дипломатку». Або заберіть увесь вплив, що на ній лежить, і скиньте її.
oriflamme-card-deserter = Дезер{ "\u00AD" }тир
oriflamme-card-deserter-about = Вилучіть сусідню карту й отримайте 1 очко впливу, за персонажа — 2. Потім скиньте «Дезертира», якщо поруч немає відкритого персонажа.
oriflamme-card-judge = Суддя
oriflamme-card-judge-about = Отримайте 1 очко впливу й покладіть вирок на будь-яку карту: відтоді її може вилучити кожен «Суддя». Або вилучіть карту з вироком і отримайте 1 очко.
oriflamme-card-insurrection = Пов{ "\u00AD" }стання
oriflamme-card-insurrection-about = Заплатіть 1 очко впливу з самої карти. Вилучіть обидві сусідні карти, отримайте по 1 очку за кожну й знову переверніть цю долілиць.
oriflamme-card-extortion = Здир{ "\u00AD" }ство
oriflamme-card-extortion-about = Усе, що на карті, пропадає; отримайте 1 очко впливу й скиньте її. Якщо її вилучить суперник, отримайте 2 очки за кожну його карту в ряді, а кожна його закрита карта втратить 1.
oriflamme-card-infiltration = Про{ "\u00AD" }ник{ "\u00AD" }нення
oriflamme-card-infiltration-about = Покладіть по 1 очку впливу на кожну свою закриту карту. Потім збережіть цю: вона залишає ряд і лежить перед вами. Відтоді отримуйте ще 2 за кожну закриту карту, яку вилучите.
oriflamme-card-treaty = Угода
oriflamme-card-treaty-about = Збережіть її з усім, що на ній: вона залишає ряд і лежить перед вами. Стільки ж вона платить на початку кожного раунду, якщо у вас є карта в ряді, і ще раз наприкінці.
oriflamme-card-spoken = { $card }. { $about }
oriflamme-a-card = карта

# Верхній рядок
oriflamme-ask-deal = Роздаємо карти родинам
oriflamme-ask-place-you = Ваш хід: викладіть карту
oriflamme-ask-place-other = Карту викладає: { $name }
oriflamme-ask-up-you = { $card }: відкрити чи залишити?
oriflamme-ask-up-other = { $name }: відкрити чи залишити?
oriflamme-ask-act-you = { $card }: { $deed }
oriflamme-deed-empress = дайте 1 супернику
oriflamme-deed-informant = порахуйте чи поміняйте
oriflamme-deed-diplomat = домовтеся чи заберіть
oriflamme-deed-deserter = вилучіть сусідню карту
oriflamme-deed-judge = вирок чи вилучення
oriflamme-ask-act-other = { $name }: діє { $card }
oriflamme-ask-over = Гру завершено
oriflamme-doing-place = { $card }: куди покласти?
oriflamme-ask-place-detail = Виберіть карту, потім край ряду або свою карту, яку хочете накрити.
oriflamme-ask-up-detail = Відкрийте зараз або залиште долілиць, щоб вона збирала вплив.
oriflamme-step-income = Дохід
oriflamme-step-placement = Викладання
oriflamme-step-activation = Активація
oriflamme-step-next = Новий раунд
oriflamme-step-end = Кінець
oriflamme-step-at = { $step } { $at } / { $of }
oriflamme-last-round = Останній раунд: вплив, що лишиться на картах, пропаде.

# Місця
oriflamme-note-first = перший хід
oriflamme-note-order = хід { $at } з { $of }
oriflamme-note-over = вплив { $count }
oriflamme-earned-start = { $count } на початку
oriflamme-earned-cards = { $count } з карт
oriflamme-earned-abilities = { $count } за здібності
oriflamme-earned-removals = { $count } за вилучення
oriflamme-earned-traps = { $count } за «Здирство»
oriflamme-earned-treaty = { $count } від «Угоди»
oriflamme-seat-spoken = Вплив: { $influence }, карт на руці: { $hand }. Збережено: { $kept }. Поза рядом: { $out }.
oriflamme-treaty-next = у новому раунді
oriflamme-treaty-end = наприкінці
oriflamme-has = Вплив { $influence } · на руці { $hand } · хід { $order } з { $of }
oriflamme-has-infiltration = +2 за кожну вилучену закриту карту
oriflamme-has-out = Вилучено або скинуто
oriflamme-has-unseen = Ще не бачили з десяти карт
oriflamme-none = немає
oriflamme-kept = збережено
oriflamme-out = вибули
oriflamme-in-hand = на руці

# Ряд
oriflamme-row = Ряд у порядку активації
oriflamme-row-empty = Ряд порожній: перша карта ляже посередині.
oriflamme-direction = Карти діють по черзі, починаючи з 1
oriflamme-round = Раунд
oriflamme-round-of = { $round } з { $of }
oriflamme-pool = Вироків у запасі
oriflamme-pool-of = { $count } з { $of }
oriflamme-spoken-up = { $at }: { $name }, { $card }, горілиць
oriflamme-spoken-known = { $at }: { $name }, { $card }, долілиць
oriflamme-spoken-down = { $at }: { $name }, закрита карта
oriflamme-spoken-influence = вплив: { $count }
oriflamme-spoken-verdicts = { $count ->
    [one] { $count } вирок
    [few] { $count } вироки
    [many] { $count } вироків
   *[other] { $count } вироку
}
oriflamme-spoken-covers = накриває: { $cards }
oriflamme-spoken-now = діє зараз
oriflamme-spoken-can = можна вибрати: { $words }
oriflamme-unknown = ?

# Що можна зробити
oriflamme-plus = +{ $count }
oriflamme-plus-or = +{ $least } або +{ $most }
oriflamme-reveal = Відкрити
oriflamme-leave = Залишити
oriflamme-leave-words = +1 на карту
oriflamme-leave-safe = Ваше, коли відкриєте; пропаде, якщо карту раніше вилучать.
oriflamme-leave-extortion = Вплив на «Здирстві» пропадає, коли його відкривають: він лише для вигляду.
oriflamme-leave-insurrection = З 1 очком воно зможе вдарити в наступному раунді.
oriflamme-leave-treaty = Якщо відкрити в наступному раунді, принесе загалом { $total }.
oriflamme-then-empress = потім 1 супернику
oriflamme-then-informant = потім порахувати чи поміняти
oriflamme-then-diplomat = потім домовитися чи забрати
oriflamme-then-deserter = потім вилучити сусідню карту, +1
oriflamme-then-judge = потім винести вирок чи вилучити карту
oriflamme-then-insurrection = і обидві сусідні карти вибувають, по +1
oriflamme-then-extortion = і карту скинуто
oriflamme-then-infiltration = і карту збережено
oriflamme-then-treaty = карту збережено
oriflamme-do-give = Дати 1
oriflamme-do-give-words = на закриту карту суперника
oriflamme-do-count = Порахувати
oriflamme-do-count-words = скільки лежить на сусідніх закритих картах суперників
oriflamme-do-exchange = Поміняти
oriflamme-do-exchange-words = вона йде на руку, а вибрана карта — на її місце
oriflamme-do-talk = Домовитися
oriflamme-do-talk-words = +1, і 2 на іншу «Дипломатку»
oriflamme-do-cash = Забрати
oriflamme-do-cash-words = і скинути її
oriflamme-do-mark = Вирок
oriflamme-do-mark-words = +1, а «Суддя» зможе вилучити карту
oriflamme-do-execute = Вилучити
oriflamme-do-execute-words = карту з вироком, +1
oriflamme-do-remove = Вилучити
oriflamme-do-remove-words = карту поруч із «Дезертиром», +1 або +2
oriflamme-choose-in-row = Виберіть у ряді карту, що світиться.
oriflamme-place-or-cover = або накрийте свою карту, що світиться
oriflamme-place-which = Виберіть карту з руки.
oriflamme-place-where = куди її покласти?
oriflamme-place-only = Викласти
oriflamme-place-start = На початок ряду
oriflamme-place-start-words = діятиме першою
oriflamme-place-end = У кінець ряду
oriflamme-place-end-words = діятиме останньою
oriflamme-place-on = Зверху своєї карти: { $card }
oriflamme-place-on-words = накриє її; вплив на ній у безпеці: { $count }
oriflamme-place-cover-words = накриє її
oriflamme-place-cover = накрити
oriflamme-hurry = Вирішити зараз: { $what }
oriflamme-decision = Ваше рішення
oriflamme-waits = Зараз від вас нічого не треба.

# Що це дасть
oriflamme-note-skip-give = Закритих карт суперників немає: очко не дають.
oriflamme-note-skip-diplomat = Іншої відкритої «Дипломатки» немає: очки не кладуть.
oriflamme-note-skip-verdict = Запас порожній: вироку не буде.
oriflamme-note-no-verdict = На жодній карті в ряді ще немає вироку.
oriflamme-note-skip-neighbour = Поруч немає карт: вилучати нема чого.
oriflamme-note-own = Втратите свою карту: { $card }.
oriflamme-note-only-own = Єдина сусідня карта — ваша!
oriflamme-note-goes = Вилучає: { $cards }.
oriflamme-note-stays = «Дезертир» лишається.
oriflamme-note-leaves = «Дезертира» буде скинуто.
oriflamme-note-may-leave = «Дезертира», можливо, буде скинуто.
oriflamme-note-trap = Якщо це «Здирство», { $name }: +{ $count }
oriflamme-note-lost = Пропаде з карти: { $count }.
oriflamme-note-wasted = Останній раунд: разом із нею пропаде { $count }.
oriflamme-note-treaty = Платить { $each } за раунд, до кінця — { $total }.
oriflamme-note-feeds = Ваших закритих карт, що отримають по 1: { $count }.
oriflamme-note-beneath = Потім черга карти під нею: { $card }.
oriflamme-note-not-alone = У вас є інша відкрита карта: без додаткового впливу.
oriflamme-confirm-own = Це вилучить вашу карту: { $card }. Зробити так?

# Рука й аркуш
oriflamme-hand = Ваша рука
oriflamme-hand-rounds = Ваша рука, для раундів { $from }–6
oriflamme-hand-round = Ваша рука, для раунду 6
oriflamme-hand-last = Останню карту не грають
oriflamme-preserved = Збережено
oriflamme-aside = 3 з ваших 10 карт відкладено: у цій грі їх немає
oriflamme-seen = Десять карт
oriflamme-seen-seen = що вже бачили
oriflamme-seen-about = Яскравий герб: карту цього гравця вже бачили. У кожній родині всі десять.
oriflamme-seen-line = { $card }. Бачили: { $seen }
oriflamme-characters = Персонажі
oriflamme-intrigues = Інтриги
oriflamme-look = Наведіть курсор на карту, щоб прочитати її тут.
oriflamme-face-down = Закрита карта суперника: її знає лише власник.
oriflamme-pile = Стос, згори донизу
oriflamme-watching = Ви спостерігаєте: руки й закриті карти приховано.

# Що сталося
oriflamme-says = { $name }: { $words }
oriflamme-told-total = { $words }: +{ $count }
oriflamme-told-whose = { $words } ({ $name })
oriflamme-told-dealt = випадково відкладено, у цій грі їх немає: { $cards }
oriflamme-told-round = Раунд { $round }, перший гравець: { $name }
oriflamme-told-no-income = немає карт у ряді, «Угода» не платить
oriflamme-told-start = { $card } на початку ряду
oriflamme-told-end = { $card } у кінці ряду
oriflamme-told-on = { $card } зверху своєї карти
oriflamme-told-activation = Ряд активується
oriflamme-told-left = карта { $at } лишається закритою, на ній { $count }
oriflamme-told-revealed = відкрито карту «{ $card }»
oriflamme-told-collected = +{ $count } з карти
oriflamme-told-wasted = Пропало з карти { $at }: { $count }
oriflamme-told-ability = +{ $count }, { $card }
oriflamme-told-alone = +{ $count }, «Фанатик» самотній
oriflamme-told-removal = +{ $count } за вилучення
oriflamme-told-character = +{ $count }, це був персонаж
oriflamme-told-infiltration = +{ $count }, карта була закрита («Проникнення»)
oriflamme-told-trap = +{ $count }, «Здирство»
oriflamme-told-income = +{ $count } від «Угоди»
oriflamme-told-treaty = +{ $count }, «Угода» наприкінці гри
oriflamme-told-put = ще { $count } на карту { $at }
oriflamme-told-marked = вирок на карті { $at }
oriflamme-told-removed = вилучено карту «{ $card }» ({ $owner })
oriflamme-told-removed-own = вилучено свою карту «{ $card }»
oriflamme-told-sprung = «Здирство» б’є у відповідь
oriflamme-told-discarded = скинуто карту «{ $card }»
oriflamme-told-preserved = збережено карту «{ $card }»
oriflamme-told-preserved-treaty = «Угоду» збережено, на ній { $count }
oriflamme-told-swapped = «Інформаторка» знову на руці, на її місці інша карта
oriflamme-told-turned-down = «Повстання» знову лежить долілиць
oriflamme-moment-last = Останній раунд
oriflamme-moment-strike = { $name }: обидві сусідні карти вибувають
oriflamme-moment-verdict = Вирок виконано
oriflamme-moment-lost = Втрачено карту «{ $card }»
oriflamme-moment-lost-line = Вилучає: { $name }
oriflamme-moment-trap-line = { $name }: +{ $count }. Проти: { $against }
oriflamme-end-one = Перемога: { $names }, вплив { $count }.
oriflamme-end-tie = Перемога: { $names }, вплив { $count } і більше карт у ряді.
oriflamme-end-shared = Спільна перемога, вплив { $count }: { $names }.

# Чому ні
oriflamme-why-game-over = Гру завершено.
oriflamme-why-not-your-turn = Зараз вирішує: { $name }.
oriflamme-why-nature = Карти ще роздають.
oriflamme-why-not-now = Зараз треба вирішити інше.
oriflamme-why-players = Грають утрьох, учотирьох або вп’ятьох; гравців тут: { $count }.
oriflamme-why-not-in-hand = Цієї карти немає у вас на руці: { $card }.
oriflamme-why-row-empty = Ряд порожній: місце лише одне.
oriflamme-why-not-yours = Накривати можна лише свої карти.
oriflamme-why-not-uncovered = До накритих карт не дістатися.
oriflamme-why-no-influence = Щоб відкрити «Повстання», на ньому має бути хоча б 1 очко впливу.
oriflamme-why-yours = «Імператорка» дає лише суперникам.
oriflamme-why-face-up = «Імператорка» дає лише на закриті карти.
oriflamme-why-must-act = Ця карта лежить горілиць: вона мусить діяти.
oriflamme-why-no-diplomat = Цей вплив може взяти лише інша відкрита «Дипломатка».
oriflamme-why-must-place = Є куди покласти, тож мусите вибрати карту.
oriflamme-why-not-beside = «Дезертир» дістає лише до сусідніх карт.
oriflamme-why-not-marked = На цій карті немає вироку.
oriflamme-why-no-verdicts = У запасі немає жетонів вироку.

# Клавіші
oriflamme-key-walk = рухатися вздовж ряду, руки чи вибору
oriflamme-key-zone = до ряду, до вибору, до руки
oriflamme-key-act = зробити вибране
oriflamme-key-reveal = відкрити карту
oriflamme-key-leave = залишити закритою
oriflamme-key-hand = узяти карту з руки
oriflamme-key-mode = другий варіант карти
oriflamme-key-cancel = повернути карту на руку

# Що зробив би бот
oriflamme-advice = { $what }: { $detail }.
oriflamme-advice-card = карта { $at } ({ $name })
oriflamme-advice-because = Чому: { $why }
oriflamme-advice-start = вона подіє раніше, ніж її зачеплять чужі карти.
oriflamme-advice-end = вона подіє останньою, коли всі інші вже подіяли.
oriflamme-advice-on = до карти під нею ніхто не дістанеться, і вплив на ній уціліє.
