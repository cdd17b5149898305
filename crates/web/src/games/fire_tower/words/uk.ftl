# Fire Tower: усе, що каже стіл гри, крім правил.

# Назви
fire-tower-agreed-2018 = правила 2018 року
fire-tower-agreed-2023 = правила 2023 року
fire-tower-agreed-shadow = з «Тінню лісу»
fire-tower-agreed-teams = у командах
fire-tower-agreed-aid = із «Взаємодопомогою»
fire-tower-agreed-calm = без «Вогняного смерчу»
fire-tower-suit-wind = Вітер
fire-tower-suit-fire = Вогонь
fire-tower-suit-water = Вода
fire-tower-suit-firebreak = Протидія
fire-tower-suit-event = Подія
fire-tower-side-north = північ
fire-tower-to-north = на північ
fire-tower-letter-north = Пн
fire-tower-side-east = схід
fire-tower-to-east = на схід
fire-tower-letter-east = Сх
fire-tower-side-south = південь
fire-tower-to-south = на південь
fire-tower-letter-south = Пд
fire-tower-side-west = захід
fire-tower-to-west = на захід
fire-tower-letter-west = Зх
fire-tower-tower-red = червона вежа
fire-tower-tower-purple = фіолетова вежа
fire-tower-tower-blue = синя вежа
fire-tower-tower-green = зелена вежа
fire-tower-card-north = Північ
fire-tower-card-north-about = Поверніть вітер на північ, киньте кубик, щоб змінити вітер, або підпаліть одну клітинку на північ від вогню.
fire-tower-card-east = Схід
fire-tower-card-east-about = Поверніть вітер на схід, киньте кубик, щоб змінити вітер, або підпаліть одну клітинку на схід від вогню.
fire-tower-card-south = Південь
fire-tower-card-south-about = Поверніть вітер на південь, киньте кубик, щоб змінити вітер, або підпаліть одну клітинку на південь від вогню.
fire-tower-card-west = Захід
fire-tower-card-west-about = Поверніть вітер на захід, киньте кубик, щоб змінити вітер, або підпаліть одну клітинку на захід від вогню.
fire-tower-card-flare-up = Спалах
fire-tower-card-flare-up-about = До трьох жетонів вогню лінією, хоча б один поряд із вогнем; жетони протидії його зупиняють.
fire-tower-card-burning-snag = Пала{"\u00AD"}ючий корч
fire-tower-card-burning-snag-about = До чотирьох жетонів вогню квадратом, хоча б один поряд із вогнем; жетони протидії його не зупиняють.
fire-tower-card-explosion = Вибух
fire-tower-card-explosion-about = Жетон вогню стає жетоном протидії, а всі вільні клітинки довкола загоряються.
fire-tower-card-ember = Жарина
fire-tower-card-ember-about = Візьміть жетон вогню з лісу й покладіть поряд з іншим вогнем.
fire-tower-card-air-drop = Ски{"\u00AD"}дання води
fire-tower-card-air-drop-about = Приберіть лінією до трьох жетонів вогню, але не із зони вежі.
fire-tower-card-fire-engine = Пожеж{"\u00AD"}на машина
fire-tower-card-fire-engine-about = Приберіть квадратом до чотирьох жетонів вогню, але не із зони вежі.
fire-tower-card-smokejumper = Пожеж{"\u00AD"}ник-пара{"\u00AD"}шутист
fire-tower-card-smokejumper-about = Приземліться на жетон вогню й приберіть будь-які жетони вогню довкола.
fire-tower-card-de-reforest = Пере{"\u00AD"}садка лісу
fire-tower-card-de-reforest-about = Поставте один жетон протидії або приберіть один.
fire-tower-card-dozer-line = Бульдо{"\u00AD"}зер
fire-tower-card-dozer-line-about = Поставте два жетони протидії поряд.
fire-tower-card-scratch-line = Траншеї
fire-tower-card-scratch-line-about = Поставте два жетони протидії з однією клітинкою між ними.
fire-tower-card-firestorm = Вогняний смерч
fire-tower-card-firestorm-about = Увесь вогонь поширюється в один бік; потім змінюється вітер і всі можуть обміняти карти.
fire-tower-card-mutual-aid = Взаємодопомога
fire-tower-card-mutual-aid-about = Усі допомагають так, як вирішив той, хто взяв карту.
fire-tower-card-shadow-of-the-wood = Тінь лісу
fire-tower-card-shadow-of-the-wood-about = Вибулі гравці крадуть карти або розкидають іскри.
fire-tower-bucket-about = Раз за гру, у свій хід: приберіть до трьох жетонів вогню на прямій, що починається в зоні вашої вежі. Коли відро порожнє, три карти води або три карти протидії дають два жетони вогню.
fire-tower-card-spoken = { $suit }, { $card }: { $about }

# Рядок угорі
fire-tower-ask-over = Гру завершено
fire-tower-ask-your-turn = Ваш хід: { $what }
fire-tower-ask-you = Рішення за вами: { $what }
fire-tower-ask-other = { $name }: { $what }
fire-tower-step-wind = Вітер
fire-tower-step-action = Дія
fire-tower-step-bucket = Відро, за бажання
fire-tower-step-roll = Кидок
fire-tower-step-deed = Дія тіні
fire-tower-nature-deal = Роздача карт
fire-tower-nature-first-wind = Кубик визначає перший вітер
fire-tower-nature-storm = Кубик визначає бік смерчу
fire-tower-nature-steal = Крадіжка карти
fire-tower-nature-draw = Карта з колоди
fire-tower-nature-die = Кидок кубика
fire-tower-what-wind = вітер несе вогонь
fire-tower-what-act = одна дія
fire-tower-what-end = кінець ходу
fire-tower-what-discard = скидання карт
fire-tower-what-keep = забагато карт
fire-tower-what-redraw = обмін карт
fire-tower-what-champion = Чемпіон лісу
fire-tower-what-bucket = відро
fire-tower-what-reckless = Нерозсудлива поведінка
fire-tower-what-shadow = Тінь лісу
fire-tower-what-sparks = іскри
fire-tower-what-smoulder = тління
fire-tower-what-drift = жетон протидії або вітер
fire-tower-doing-aim = { $card } — куди?
fire-tower-doing-ember = Жарина — звідки?
fire-tower-doing-wind = карта вітру «{ $card }»

# Що робити
fire-tower-do-wind = Поставте один жетон вогню на підсвічену клітинку: вітер дме { $to }.
fire-tower-do-act = Зіграйте карту або скиньте скільки завгодно й доберіть нові.
fire-tower-do-end = Ви ще можете вилити відро.
fire-tower-do-discard = Скиньте ще карти або завершіть.
fire-tower-do-choose-discards = Виберіть карти, які треба скинути.
fire-tower-do-keep = Ви забрали чужі карти: виберіть, що скинути, решта ваша.
fire-tower-do-redraw-storm = Пройшов вогняний смерч: обміняйте будь-які карти або лишіть усі.
fire-tower-you-shadow = Тепер ви тінь: у свій хід кидаєте кубик, і він каже, що робити. Якщо остання вежа згорить у хід тіні, перемагають тіні.
fire-tower-do-redraw = Виберіть карти для обміну або лишіть усі.
fire-tower-do-shed = { $count ->
    [one] Скиньте ще { $count } карту.
    [few] Скиньте ще { $count } карти.
   *[many] Скиньте ще { $count } карт.
    }
fire-tower-do-champion = { $count ->
    [one] До першого ходу: поставте ще { $count } жетон протидії або завершіть.
    [few] До першого ходу: поставте ще { $count } жетони протидії або завершіть.
   *[many] До першого ходу: поставте ще { $count } жетонів протидії або завершіть.
}
fire-tower-do-wind-card = Поверніть вітер { $to }, довірте новий вітер кубику або підпаліть підсвічену клітинку.
fire-tower-do-sparks = { $count ->
    [one] Кубик: { $to }. Поставте жетон вогню з того боку від вогню; лишилася { $count } іскра.
    [few] Кубик: { $to }. Поставте жетон вогню з того боку від вогню; лишилося { $count } іскри.
   *[many] Кубик: { $to }. Поставте жетон вогню з того боку від вогню; лишилося { $count } іскор.
}
fire-tower-do-spend = { $count ->
    [one] Виберіть { $count } карту для скидання: { $suit }.
    [few] Виберіть { $count } карти для скидання: { $suit }.
   *[many] Виберіть { $count } карт для скидання: { $suit }.
}
fire-tower-do-reckless = { $count ->
    [one] Поставте ще { $count } жетон вогню поряд із вогнем.
    [few] Поставте ще { $count } жетони вогню поряд із вогнем.
   *[many] Поставте ще { $count } жетонів вогню поряд із вогнем.
}
fire-tower-do-bucket = Приберіть до трьох жетонів вогню на прямій, що починається в зоні вашої вежі.
fire-tower-do-ember-flies = Вогонь із { $cell } у повітрі: виберіть, де він упаде.
fire-tower-do-jump = Гасіть вогонь довкола { $cell }; зупинитися можна будь-коли.
fire-tower-do-aid-choice = Виберіть, як усі допомагатимуть.
fire-tower-do-aid-gem = Поставте жетон вогню поряд із вогнем, але не поряд із жетоном іншого помічника.
fire-tower-do-aid-break = Поставте один жетон протидії.
fire-tower-do-haunt-choice = Украдіть по карті в кожного вцілілого гравця або розкидайте три іскри.
fire-tower-do-shadow-bound = Зіграйте одну з украдених карт.
fire-tower-do-shadow-play = Зіграйте одну з двох карт або жодної.
fire-tower-do-smoulder = Кубик показав північ: поставте один жетон вогню поряд із будь-яким вогнем.
fire-tower-do-drift = Кубик показав захід: приберіть один жетон протидії або поверніть вітер.
fire-tower-hint-point = Наведіть курсор на підсвічену клітинку, щоб побачити, що буде.
fire-tower-hint-tap = Торкніться підсвіченої клітинки, щоб побачити, що буде; торкніться ще раз, щоб це зробити.
fire-tower-hint-hold = Торкніться карти, щоб зіграти її; притримайте, щоб прочитати.
fire-tower-hint-cards = Вибрано: { $picked } з { $count }.
fire-tower-waited = Поки ви чекали: { $done }.

# Кнопки
fire-tower-press-cancel = Назад
fire-tower-press-close = Закрити
fire-tower-press-keep-all = Лишити всі
fire-tower-press-turn = Повернути
fire-tower-press-cell = Вибрати клітинки
fire-tower-press-whole = Уся схема
fire-tower-press-blow-barred = Кидок: той бік закрито
fire-tower-press-roll = Кубик: інший вітер
fire-tower-press-aid-fire = Кожен ставить вогонь
fire-tower-press-aid-firebreak = Кожен ставить протидію
fire-tower-press-aid-cards = Кожен міняє 3 карти
fire-tower-press-steal = Украсти карти
fire-tower-press-sparks = Три іскри
fire-tower-press-none = Не грати жодної
fire-tower-press-enough = Досить
fire-tower-press-pass = Карт немає: пропустити
fire-tower-press-discard = Скинути…
fire-tower-press-end = Завершити хід
fire-tower-press-bucket = Відро
fire-tower-bucket-dry = у вашій зоні немає вогню
fire-tower-press-blow = Повернути { $to }
fire-tower-press-veer = Вітер { $to }
fire-tower-press-reckless = Нерозсудливо: 3 × { $suit }
fire-tower-press-choose = { $count ->
    [one] Виберіть { $count } карту
    [few] Виберіть { $count } карти
   *[many] Виберіть { $count } карт
}
fire-tower-press-discard-chosen = { $count ->
    [one] Скинути { $count } карту
    [few] Скинути { $count } карти
   *[many] Скинути { $count } карт
    }
fire-tower-go-burn = { $count ->
    [one] Підпалити { $count } клітинку
    [few] Підпалити { $count } клітинки
   *[many] Підпалити { $count } клітинок
}
fire-tower-go-douse = { $count ->
    [one] Загасити { $count } клітинку
    [few] Загасити { $count } клітинки
   *[many] Загасити { $count } клітинок
}
fire-tower-go-lay = { $count ->
    [one] Поставити { $count } жетон
    [few] Поставити { $count } жетони
   *[many] Поставити { $count } жетонів
}
fire-tower-go-explode = Підірвати
fire-tower-go-clear = Прибрати жетон протидії
fire-tower-go-lift = Підняти
fire-tower-go-land = Приземлитися тут
fire-tower-plan-burns = Вогонь на { $cells }.
fire-tower-plan-doused = Гасне: { $cells }.
fire-tower-plan-lifted = Узято з { $cells }.
fire-tower-plan-laid = Жетон протидії на { $cells }.
fire-tower-plan-cleared = Жетон протидії прибрано з { $cells }.
fire-tower-plan-roof = Вогонь на даху: { $name }!
fire-tower-plan-own-roof = Від цього згорить ваша власна вежа!
fire-tower-confirm-roof = Це запалить дах вашої вежі, і вона згорить. Усе одно зробити?
fire-tower-confirm-partner = Це запалить дах вежі вашого напарника, і вона згорить. Усе одно зробити?
fire-tower-nudge = Зсунути приціл

# Що сталося
fire-tower-moment-fall = Горить { $tower }!
fire-tower-moment-fall-you = Ваша вежа горить!
fire-tower-moment-out = { $words }. Вибуває з гри.
fire-tower-moment-out-you = { $words }. Ви вибуваєте з гри.
fire-tower-moment-shadow = Із попелу
fire-tower-moment-last = Лишилася одна вежа
fire-tower-moment-last-line = { $name }: перемога, якщо вежа встоїть до свого ходу.
fire-tower-told-lit = { $name }: вогонь на { $cell }
fire-tower-told-lit-storm = Смерч: вогонь на { $cell }
fire-tower-told-doused = { $name }: вогонь на { $cell } загашено
fire-tower-told-lifted = { $name }: жарина з { $cell } летить
fire-tower-told-laid = { $name }: жетон протидії на { $cell }
fire-tower-told-cleared = { $name }: жетон протидії з { $cell } прибрано
fire-tower-told-exploded = { $name }: вибух на { $cell }
fire-tower-told-rolled-first = Кубик визначив перший вітер: { $side }
fire-tower-told-rolled-wind = Кубик визначив новий вітер: { $side }
fire-tower-told-rolled-storm = Кубик визначив бік смерчу: { $side }
fire-tower-told-rolled-deed = Кубик визначив дію тіні: { $side }
fire-tower-told-rolled-spark = Кубик визначив бік іскри: { $side }
fire-tower-told-wind = Тепер вітер дме { $to }
fire-tower-told-bucket = { $name }: відро вилито
fire-tower-told-aid-fire = { $name }: усі ставлять по жетону вогню
fire-tower-told-aid-firebreak = { $name }: усі ставлять по жетону протидії
fire-tower-told-aid-cards = { $name }: усі міняють по три карти
fire-tower-told-haunt-steal = { $name }: тінь краде
fire-tower-told-haunt-sparks = { $name }: тінь розкидає іскри
fire-tower-told-no-cell = { $name }: для вогню немає клітинки
fire-tower-told-shadow = { $name }: грає далі як тінь
fire-tower-told-burnt-own = { $owner }: { $tower } згоріла від власного вогню
fire-tower-told-burnt-by = { $owner }: { $tower } згоріла (підпал: { $name })
fire-tower-told-burnt-storm = { $owner }: { $tower } згоріла у смерчі
fire-tower-told-ablaze = Зона горить до кінця гри: { $tower }
fire-tower-told-drew = { $name }: карта «{ $card }» з колоди
fire-tower-told-surfaced = { $name }: подія «{ $card }» з колоди
fire-tower-told-began = Подія: { $card }
fire-tower-told-played = { $name }: грає «{ $card }»
fire-tower-told-discarded = { $name }: скидає «{ $card }»
fire-tower-told-stole = { $name }: краде «{ $card }» ({ $from })
fire-tower-told-stole-hidden = { $name }: краде карту ({ $from })
fire-tower-told-reshuffled = Скид перетасовано в нову колоду
fire-tower-told-shadow-in = «Тінь лісу» йде в колоду
fire-tower-told-shadow-back = «Тінь лісу» повертається в колоду
fire-tower-told-took = { $count ->
    [one] { $name }: забирає руку, { $count } карта ({ $from })
    [few] { $name }: забирає руку, { $count } карти ({ $from })
   *[many] { $name }: забирає руку, { $count } карт ({ $from })
    }
fire-tower-told-limit = { $limit ->
    [one] Ліміт руки тепер { $limit } карта
    [few] Ліміт руки тепер { $limit } карти
   *[many] Ліміт руки тепер { $limit } карт
}
fire-tower-deed-wind = { $name }: вітер переносить вогонь на { $cell }
fire-tower-deed-card-at = { $name } грає «{ $card }» на { $cell }: { $did }
fire-tower-deed-card-wind = { $name } грає «{ $card }»: тепер вітер дме { $to }
fire-tower-deed-ember = { $name } грає «{ $card }»: вогонь перелітає з { $from } на { $to }
fire-tower-deed-bucket = { $name } виливає відро: { $did }
fire-tower-deed-fires = { $name }: вогонь на { $cells }
fire-tower-deed-discards = { $name } скидає: { $cards }
fire-tower-deed-exchanges = { $name } скидає: { $cards }; бере: { $drawn }
fire-tower-deed-draws = { $name } бере: { $cards }
fire-tower-deed-reckless = { $name } витрачає: { $cards } ({ $did })
fire-tower-deed-storm = Вогняний смерч, { $side }: { $did }
fire-tower-deed-lit = { $count ->
    [one] загоряється { $count } клітинка
    [few] загоряються { $count } клітинки
    [many] загоряються { $count } клітинок
   *[other] загоряється { $count } клітинки
    }
fire-tower-deed-doused = { $count ->
    [one] погашено { $count } клітинку
    [few] погашено { $count } клітинки
    [many] погашено { $count } клітинок
   *[other] погашено { $count } клітинки
    }
fire-tower-deed-laid = { $count ->
    [one] { $count } жетон протидії
    [few] { $count } жетони протидії
    [many] { $count } жетонів протидії
   *[other] { $count } жетона протидії
    }
fire-tower-deed-cleared = { $count ->
    [one] прибрано { $count } жетон протидії
    [few] прибрано { $count } жетони протидії
    [many] прибрано { $count } жетонів протидії
   *[other] прибрано { $count } жетона протидії
    }
fire-tower-end-one = { $names }: перемога! Остання вежа, що встояла.
fire-tower-end-shared = { $names }: спільна перемога.
fire-tower-end-shadows = { $names }: перемога тіней! Жодної вежі не лишилося.
fire-tower-end-team = { $names }: перемога команди! Обидві ворожі вежі згоріли.
fire-tower-chart = Скільки кроків від вогню до кожної вежі, хід за ходом

# Чому ні
fire-tower-why-game-over = Гру завершено.
fire-tower-why-not-your-turn = Зараз рішення за іншим гравцем: { $name }.
fire-tower-why-nature = Спершу карта з колоди або кубик.
fire-tower-why-not-now = Спершу треба завершити розпочате.
fire-tower-why-wind-first = Спершу вогонь за вітром.
fire-tower-why-holds-cards = Спершу виберіть карти з руки.
fire-tower-why-not-in-hand = Карти «{ $card }» немає у вас на руці.
fire-tower-why-no-use = «{ $card }» нічого не змінить на цьому полі.
fire-tower-why-no-cell = Для вогню немає жодної клітинки.
fire-tower-why-bucket-empty = Ваше відро порожнє.
fire-tower-why-bucket-full = Ваше відро ще повне.
fire-tower-why-no-fire-in-zone = У зоні вашої вежі немає вогню.
fire-tower-why-too-few-cards = Потрібні три карти однієї масті: { $suit }.
fire-tower-why-other-suit = Карта «{ $card }» іншої масті.
fire-tower-why-must-play = Одну з цих карт можна зіграти, тож це треба зробити.
fire-tower-why-same-wind = Вітер уже дме { $to }.
fire-tower-why-barred = З того боку немає жодної вежі: { $side }.
fire-tower-why-not-diagonal = З такими вежами гри не буде.
fire-tower-why-not-four = Для команд потрібні четверо.
fire-tower-why-too-few-for-shadow = Для тіней потрібні троє або четверо.
fire-tower-why-shadow-in-teams = Команди й «Тінь лісу» не поєднуються.
fire-tower-why-burning = На { $cell } вже горить.
fire-tower-why-firebreak = На { $cell } жетон протидії.
fire-tower-why-eternal-flame = { $cell } — частина Вічного вогню.
fire-tower-why-ablaze = Клітинку { $cell } накриває спалена вежа.
fire-tower-why-not-downwind = { $cell }: вітер { $to } не несе туди вогню.
fire-tower-why-not-beside-fire = Поряд із { $cell } немає вогню.
fire-tower-why-outside-pattern = { $cell } не вписується у схему.
fire-tower-why-beside-aid = Поряд із { $cell } вогонь цієї «Взаємодопомоги».
fire-tower-why-no-gem = На { $cell } немає жетона вогню.
fire-tower-why-no-firebreak = На { $cell } немає жетона протидії.
fire-tower-why-in-zone = { $cell } у зоні вежі.
fire-tower-why-outside-own-zone = Відро діє від вашої зони; { $cell } поза нею.
fire-tower-why-beside-firebreak = Поряд із { $cell } жетон протидії.
fire-tower-why-off-board = Від { $cell } схема виходить за межі поля.
fire-tower-why-nothing-around = Довкола { $cell } нема чого гасити.
fire-tower-why-nowhere-to-land = Вогню з { $cell } нема куди впасти.
fire-tower-why-same-place = Вогонь узято саме з { $cell }.

# Гравці, флюгер, карти
fire-tower-note-shadow = вежа згоріла, тінь
fire-tower-note-burnt = вежа згоріла
fire-tower-note-bucket-used = відро порожнє
fire-tower-note-bucket-full = відро повне
fire-tower-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
    }
fire-tower-your-hand = Ваша рука
fire-tower-no-cards = На руці немає карт
fire-tower-vane-name = Флюгер
fire-tower-vane = Вітер: { $side }
fire-tower-barred = там немає веж: { $sides }
fire-tower-deck = колода { $deck }, скид { $discards }
fire-tower-seen-open = Побачені карти: { $counts }
fire-tower-seen-title = Які карти вже бачили
fire-tower-seen-about = Суцільні: у скиді. З крапкою: у вас на руці. Порожні: у колоді чи в інших. Число: порожні з усіх.
fire-tower-seen-left = { $left } з { $total }
fire-tower-legend = Темна земля на полі: там загасили вогонь. Він може спалахнути знову.
fire-tower-legend-barred = Закреслено на компасі, бо там немає веж: { $sides }.

# Поле словами
fire-tower-board = Поле, 16 на 16 клітинок
fire-tower-cell-forest = { $cell }, ліс
fire-tower-cell-fire = { $cell }, вогонь
fire-tower-cell-firebreak = { $cell }, жетон протидії
fire-tower-cell-eternal = { $cell }, Вічний вогонь
fire-tower-cell-ablaze = { $cell }, спалена вежа
fire-tower-cell-zone = { $cell }, зона: { $tower }
fire-tower-cell-roof = { $cell }, дах: { $tower }
fire-tower-cell-can = { $words }, можна вибрати
fire-tower-text = Вітер: { $wind }. Вогонь: { $fires }. Протидія: { $breaks }.
fire-tower-text-none = немає
fire-tower-text-stands = { $name }: { $tower } стоїть.
fire-tower-text-alarm = { $name }: { $tower } стоїть, але вогонь біля самого даху.
fire-tower-text-burnt = { $name }: { $tower } згоріла.
fire-tower-key-walk = ходити полем
fire-tower-key-act = зробити показане
fire-tower-key-turn = повернути схему
fire-tower-key-part = по клітинці або вся схема
fire-tower-key-card = узяти карту
fire-tower-key-discard = скинути карти
fire-tower-key-bucket = відро або поворот вітру
fire-tower-key-enough = досить або кінець ходу
fire-tower-key-cancel = крок назад

# Що зробив би бот
fire-tower-advice-play = Зіграйте «{ $card }».
fire-tower-advice-bucket = Вилийте відро.
fire-tower-advice-done = На цьому досить.
fire-tower-advice-discard = Скиньте: { $cards }.
fire-tower-advice-roll = Киньте кубик, щоб змінити вітер.
fire-tower-advice-roof = Бо це спалить вежу: { $name }.
fire-tower-advice-nearer = { $count ->
    [one] Бо вогонь стане на { $count } крок ближче до вежі: { $name }.
    [few] Бо вогонь стане на { $count } кроки ближче до вежі: { $name }.
   *[many] Бо вогонь стане на { $count } кроків ближче до вежі: { $name }.
    }
fire-tower-advice-farther = { $count ->
    [one] Бо вогонь буде на { $count } крок далі від вашої вежі.
    [few] Бо вогонь буде на { $count } кроки далі від вашої вежі.
   *[many] Бо вогонь буде на { $count } кроків далі від вашої вежі.
    }
fire-tower-advice-wind = Бо відтоді вітер гнатиме вогонь геть від вас.
fire-tower-advice-guard = Бо це заступає вогню шлях.
fire-tower-advice-cards = Бо зараз вони допомагають найменше, а нові можуть допомогти більше.
fire-tower-advice-best = Бо все інше допоможе вам менше.
