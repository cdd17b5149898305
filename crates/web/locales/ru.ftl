# Всё вокруг игры.
title-lobby = Tinderbox: настольные игры про огонь
title-your-turn = Ваш ход: { $game }
loading = Минутку…
close = Закрыть
cancel = Отмена
copy = Копировать
confirm-title = Вы уверены?
confirm-yes = Да, всё равно
language = Язык
theme = Тема
theme-day = День
theme-night = Ночь
sound-on = Звуки
volume = Громкость
speed = Темп
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-at-once = Сразу
motion-calm = Меньше движения
menu = Меню
rules = Правила
games = Игры
watch = Смотреть
watch-link = Скопировать ссылку для зрителей
watching = Вы зритель
players = Игроки
lost-title = Здесь ничего нет
lost-words = Возможно, в адресе ошибка, или стола давно уже нет.
lost-back = Назад в зал
table-missing = Этот стол не открывается
record-missing = Эту запись нельзя показать
hero-title = Зажгите огонёк, соберите друзей за столом
hero-words = Настольные игры про огонь: с друзьями или с ботами, на любом экране. Без учётной записи, ничего не нужно устанавливать.
you-are = Вы: { $name }
you-nobody = гость
join-title = Присоединиться по коду
join-go = Войти
join-help = Код виден на экране вашего друга.
join-wrong = В коде десять букв и цифр. Проверьте, пожалуйста.
mine-title = Ваши игры
mine-gathering = Ждём игроков
mine-over = Окончена
mine-your-turn = Ваш ход
mine-play = Играть
mine-open = Открыть
competitive = Соперничество
cooperative = Вместе
coming = Скоро
play-now = Играть с ботами
invite-friends = Пригласить друзей
open-title = Открытые столы
open-none = Открытых столов нет. Создайте свой: за него смогут сесть и незнакомцы.
new-table = Новый стол
new-table-of = Новый стол: { $game }
table-of = Хозяин: { $name }
table-of-nobody = Стол ботов
seats-full = мест нет
host-title = Как играть в своей сети
host-start = Запустите Tinderbox на одном компьютере дома:
host-open = Все в той же сети Wi-Fi открывают адрес, который он покажет, или сканируют код.
host-here = Ничего не уходит за пределы дома. Адрес этой страницы:
transfer-open = Продолжить на другом устройстве
transfer-words = Введите код в другом браузере, и все ваши места будут там. Он действует один раз и недолго.
transfer-show = Показать мой код
transfer-label = Код с другого устройства
transfer-claim = Это я
transfer-done = С возвращением! Ваши места здесь.
import-open = Открыть файл записи
name-title = Как вас называть?
name-words = Это имя видят другие за столом. Спрашиваем только раз.
name-label = Ваше имя
name-go = Так меня зовут
guest-wren = Крапивник
guest-fox = Лис
guest-owl = Сова
guest-elk = Лось
guest-hare = Заяц
guest-lynx = Рысь
guest-crane = Журавль
guest-otter = Выдра
guest-raven = Ворон
guest-badger = Барсук
bot-coal = Кочерга (бот)
bot-flint = Кремень (бот)
bot-ash = Пепел (бот)
bot-torch = Факел (бот)
bot-chimney = Дымоход (бот)
bot-soot = Сажа (бот)
bot-candle = Свеча (бот)
bot-lantern = Фонарь (бот)
bot-kindling = Лучина (бот)
create-how = Как будем играть?
create-seats = Кто где сидит?
create-count = Число игроков
create-listed = Незнакомцы видят стол и могут сесть
create-go = Создать стол
create-and-copy = Создать стол и скопировать ссылку
create-conflict = Эти настройки не сочетаются.
preset-first = Первая игра
preset-standard = Обычная
preset-expert = Для знатоков
seat-me = Я
seat-link = По ссылке
seat-link-short = Ссылка
seat-bot = Бот
seat-has = { $name }: карты и стопки
seat-open = Свободное место
seat-yours = Это ваше место
seat-shared = Одно устройство на нескольких
seat-link-help = Для того, кто откроет ссылку
level = Сила
level-random = Беспечный
level-greedy = Внимательный
options-all = Все настройки
options-as-preset = как в выбранном варианте, без изменений
options-changed = изменено
time-title = Время на действие
time-about = Когда время выйдет, за игрока действует бот.
time-none = Без ограничений
time-day = Сутки
gathering-title = Ждём игроков
invite-title = Пригласите друзей
invite-words = Кто откроет эту ссылку, сядет за стол. Игра начнётся, когда все места будут заняты.
invite-link = Ссылка на этот стол
invite-code = Или продиктуйте код:
link-copied = Ссылка скопирована.
link-not-copied = Браузер не даёт скопировать; скопируйте ссылку вручную.
sit-here = Сесть здесь
let-bot = Пусть играет бот
open-seat = Освободить место
host-seats = Места
seat-you = вы
seat-your-turn = ваш ход
seat-thinking = в раздумьях
seat-waits = ждём игрока
seat-away = нет на месте
seat-stood-in = нет на месте, играет бот
link-connecting = Соединение…
link-connected = На связи
link-reconnecting = Восстанавливаем связь…
link-outdated = Страница устарела: обновите её.
your-turn = Ваш ход.
rule-link = Правило { $rule }
since-you-looked = Пока вас не было
broke-words = На этой странице что-то сломалось. Ваша игра сохранена.
broke-go = Загрузить снова
skip = Пропустить
undo = Вернуть ход
undo-asked = { $name }: можно взять назад моё последнее действие?
undo-yes = Да, можно
undo-no = Нет
undo-waiting = Спрашиваем других, можно ли взять действие назад.
undo-refused = Кто-то не согласен.
clock-move = Ход
clock-game = Время
pause = Пауза
pause-asked = { $name }: сделаем паузу?
pause-waits = Вы хотите паузу; спрашиваем других.
pause-never-mind = Не надо
paused = Время стоит.
paused-dropped = { $name }: связь потеряна. Время стоит.
paused-restart = Сервер перезапущен. Время стоит.
go-on = Играть дальше
starting = Дальше через
standing = Пропускать всё до моего хода
stood-in = За вас играет бот.
stood-in-back = Дальше играю я
stood-in-soon = Вы снова здесь: после этого хода играете вы.
open-seat-words = За этим столом есть свободное место, пока за него играет бот.
host-replace-words = Игрок { $name } потеряет это место. Всё равно сделать это?
taken-back = { $name }: действие взято назад
seat-lost = Пока вас не было, ваше место отдали другому. Теперь вы зритель.
seat-lost-read = Понятно
curtain-title = Передайте устройство
curtain-words = Дальше за экраном: { $name }, место { $seat }. Остальные пусть не подглядывают.
curtain-go = Это я, покажите мои карты
rejected-not-your-seat = Это не ваше место.
rejected-not-started = Игра ещё не началась.
rejected-paused = Сейчас время стоит.
rejected-stays-done = Это нельзя взять назад.
rejected-interrupted = Вмешался случай — выберите ещё раз.
rejected-nothing-to-undo = Брать назад нечего.
talk = Журнал и чат
log = Что произошло
chat = Чат
chat-label = Скажите что-нибудь
chat-send = Отправить
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-one-moment = Минутку, пожалуйста.
phrase-your-turn = Ваш ход.
phrase-sorry = Извините!
phrase-thanks = Спасибо!
phrase-again = Ещё раз?
phrase-ready = Можно начинать!
phrase-mine = Это беру я.
phrase-yours = Это ваше.
phrase-help = Здесь нужна помощь!
phrase-hurry = Скорее!
leave = Встать из-за стола
leave-words = Вы отдаёте своё место: дальше за вас играет бот.
back = Назад
to-lobby = В зал
keys-title = Клавиши
key-sound = Включить или выключить звуки
commit-title = Обещание о тасовании
commit-words = Этот отпечаток секретного числа объявлен до первой карты. После игры каждый может проверить каждый случайный результат.
over-title = Игра окончена
moment-victory = Победа!
moment-defeat = Поражение
team-won = Вы победили вместе
team-lost = Вы проиграли вместе
missions = Журнал миссий
over-verify = В повторе можно проверить, что тасование было честным.
rematch = Ещё раз тем же составом
replay = Повтор
replay-of = Повтор: { $game }
replay-steps = Игра шаг за шагом
replay-slider = Момент игры
replay-first = В начало
replay-last = В конец
replay-back = Шаг назад
replay-forth = Шаг вперёд
replay-play = Автоматический показ
replay-position = { $at } из { $count }
replay-eyes = Чьими глазами
replay-eyes-all = зритель
replay-fork = Играть дальше отсюда
replay-link = Ссылка на этот момент
replay-save = Сохранить в файл
replay-verify = Проверить тасование
shuffle-other-seed = Число не то, которое обещали.
shuffle-differs = Шаг { $at } записи не следует из секретного числа.
shuffle-twice = Шаг { $at } записи использует случайный результат во второй раз.
shuffle-count = Список случайных результатов не сходится с записью.
shuffle-unknown = В этой записи нет данных о тасовании.
rules-of = Правила: { $game }
rules-words = Нашими словами, пункт за пунктом. У каждого номера свой адрес, который можно отправить.
rules-search = Поиск по правилам
kind-forbids = запрет
kind-ruling = наше толкование
error-unreachable = Сервер не отвечает. Попробуйте ещё раз.
error-other = Не получилось. Попробуйте ещё раз.
error-closing = Сервер перезапускается. Минутку.
error-failed = На сервере что-то сломалось; вы не виноваты.
error-foreign-origin = Эта страница открыта не с адреса своего сервера.
error-full = Все места заняты. Можно смотреть.
error-malformed = Сервер не понял запрос.
error-method-not-allowed = Сервер не принимает этого по этому адресу.
error-name-too-long = Имя слишком длинное.
error-no-name = Сначала выберите имя.
error-no-such-game = На этом сервере нет такой игры.
error-no-such-level = В этой игре нет ботов, которые так играют.
error-no-such-record = Такой записи нет.
error-no-such-seat = Такого места нет.
error-no-such-table = Такого стола нет.
error-no-websocket = Соединение со столом не установлено.
error-not-found = По этому адресу ничего нет.
error-not-host = Это может только тот, кто создал стол.
error-not-json = Сервер ожидал чего-то другого.
error-not-over = Игра ещё не окончена.
error-not-seated = У вас нет места за этим столом.
error-options = Эти настройки не сочетаются.
error-over = На этот момент игра уже окончена: вернитесь немного назад.
error-pace = Такое время на действие невозможно.
error-record = Это не запись партии, которую можно воспроизвести.
error-seats = Число мест не подходит для этой игры.
error-setup-refused = Правила не разрешают такой партии.
error-store = Сервер сейчас ничего не может сохранить.
error-taken = Кто-то вас опередил: это место уже занято.
error-too-fast = Слишком много за раз; подождите немного.
error-too-large = Слишком много данных.
error-too-many-connections = Открыто слишком много страниц.
error-too-many-records = Вы уже добавили слишком много записей.
error-too-many-tables = У вас слишком много неоконченных столов: доиграйте или покиньте некоторые.
error-too-slow = Это заняло слишком много времени. Попробуйте ещё раз.
error-unreadable = Этот стол сохранила старая программа, прочитать его нельзя.
error-wrong-code = Код неверен или устарел.
seats-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
    [many] { $count } пунктов
   *[other] { $count } пункта
}
shuffle-fair = { $count ->
    [one] Честно: { $count } случайный результат следует из обещанного числа.
    [few] Честно: все { $count } случайных результата следуют из обещанного числа.
    [many] Честно: все { $count } случайных результатов следуют из обещанного числа.
   *[other] Честно: { $count } случайного результата следуют из обещанного числа.
}
team-score = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
