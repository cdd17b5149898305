# Усе навколо гри.
title-lobby = Tinderbox: настільні ігри про вогонь
title-your-turn = Ваш хід: { $game }
loading = Хвилинку…
close = Закрити
cancel = Скасувати
copy = Копіювати
confirm-title = Ви певні?
confirm-yes = Так, усе одно
language = Мова
theme = Тема
theme-day = День
theme-night = Ніч
sound-on = Звуки
volume = Гучність
speed = Темп
speed-slow = Повільно
speed-normal = Звичайно
speed-fast = Швидко
speed-at-once = Одразу
motion-calm = Менше руху
menu = Меню
rules = Правила
games = Ігри
watch = Дивитися
watch-link = Скопіювати посилання для глядачів
watching = Ви глядач
players = Гравці
lost-title = Тут нічого немає
lost-words = Можливо, в адресі помилка, або столу вже давно немає.
lost-back = Назад до зали
table-missing = Цей стіл не відкривається
record-missing = Цей запис не можна показати
hero-title = Запаліть вогник, зберіть друзів за столом
hero-words = Настільні ігри про вогонь: з друзями чи з ботами, на будь-якому екрані. Без облікового запису, нічого не треба встановлювати.
you-are = Ви: { $name }
you-nobody = гість
join-title = Приєднатися за кодом
join-go = Увійти
join-help = Код видно на екрані вашого друга.
join-wrong = У коді десять літер і цифр. Перевірте, будь ласка.
mine-title = Ваші ігри
mine-gathering = Чекаємо на гравців
mine-over = Завершено
mine-your-turn = Ваш хід
mine-play = Грати
mine-open = Відкрити
competitive = Змагання
cooperative = Разом
coming = Незабаром
play-now = Грати з ботами
invite-friends = Запросити друзів
open-title = Відкриті столи
open-none = Відкритих столів немає. Створіть свій: за нього зможуть сісти й незнайомці.
new-table = Новий стіл
new-table-of = Новий стіл: { $game }
table-of = Господар: { $name }
table-of-nobody = Стіл ботів
seats-full = місць немає
host-title = Як грати у своїй мережі
host-start = Запустіть Tinderbox на одному комп’ютері вдома:
host-open = Усі в тій самій мережі Wi-Fi відкривають адресу, яку він покаже, або сканують код.
host-here = Нічого не виходить за межі дому. Адреса цієї сторінки:
transfer-open = Продовжити на іншому пристрої
transfer-words = Введіть код в іншому браузері, і всі ваші місця будуть там. Він діє один раз і недовго.
transfer-show = Показати мій код
transfer-label = Код з іншого пристрою
transfer-claim = Це я
transfer-done = З поверненням! Ваші місця тут.
import-open = Відкрити файл запису
name-title = Як вас називати?
name-words = Це ім’я бачать інші за столом. Питаємо лише раз.
name-label = Ваше ім’я
name-go = Так мене звати
guest-wren = Волове очко
guest-fox = Лис
guest-owl = Сова
guest-elk = Лось
guest-hare = Заєць
guest-lynx = Рись
guest-crane = Журавель
guest-otter = Видра
guest-raven = Крук
guest-badger = Борсук
bot-coal = Вуглик (бот)
bot-flint = Кремінь (бот)
bot-ash = Попіл (бот)
bot-torch = Смолоскип (бот)
bot-chimney = Димар (бот)
bot-soot = Сажа (бот)
bot-candle = Свічка (бот)
bot-lantern = Ліхтар (бот)
bot-kindling = Скіпка (бот)
create-how = Як гратимемо?
create-seats = Хто де сидить?
create-count = Кількість гравців
create-listed = Незнайомці бачать стіл і можуть сісти
create-go = Створити стіл
create-and-copy = Створити стіл і скопіювати посилання
create-conflict = Ці налаштування не поєднуються.
preset-first = Перша гра
preset-standard = Звичайна
preset-expert = Для знавців
seat-me = Я
seat-link = За посиланням
seat-link-short = Посилання
seat-bot = Бот
seat-has = { $name }: карти й стоси
seat-open = Вільне місце
seat-yours = Це ваше місце
seat-shared = Один пристрій на кількох
seat-link-help = Для того, хто відкриє посилання
level = Сила
level-random = Недбалий
level-greedy = Уважний
options-all = Усі налаштування
options-as-preset = як у вибраному варіанті, без змін
options-changed = змінено
time-title = Час на дію
time-about = Коли час вийде, за гравця діє бот.
time-none = Без обмежень
time-day = Доба
gathering-title = Чекаємо на гравців
invite-title = Запросіть друзів
invite-words = Хто відкриє це посилання, сяде за стіл. Гра почнеться, коли всі місця буде зайнято.
invite-link = Посилання на цей стіл
invite-code = Або продиктуйте код:
link-copied = Посилання скопійовано.
link-not-copied = Браузер не дає скопіювати; скопіюйте посилання вручну.
sit-here = Сісти тут
let-bot = Хай грає бот
open-seat = Звільнити місце
host-seats = Місця
seat-you = ви
seat-your-turn = ваш хід
seat-thinking = у роздумах
seat-waits = чекаємо на гравця
seat-away = немає на місці
seat-stood-in = немає на місці, грає бот
link-connecting = З’єднання…
link-connected = На зв’язку
link-reconnecting = Відновлюємо зв’язок…
link-outdated = Сторінка застаріла: оновіть її.
your-turn = Ваш хід.
rule-link = Правило { $rule }
since-you-looked = Поки вас не було
broke-words = На цій сторінці щось зламалося. Вашу гру збережено.
broke-go = Завантажити знову
skip = Пропустити
undo = Повернути хід
undo-asked = { $name }: можна взяти назад мою останню дію?
undo-yes = Так, можна
undo-no = Ні
undo-waiting = Питаємо інших, чи можна взяти дію назад.
undo-refused = Хтось не погодився.
clock-move = Хід
clock-game = Час
pause = Пауза
pause-asked = { $name }: зробимо паузу?
pause-waits = Ви хочете паузу; питаємо інших.
pause-never-mind = Не треба
paused = Час стоїть.
paused-dropped = { $name }: зв’язок утрачено. Час стоїть.
paused-restart = Сервер перезапущено. Час стоїть.
go-on = Грати далі
starting = Далі за
standing = Пропускати все до мого ходу
stood-in = За вас грає бот.
stood-in-back = Далі граю я
stood-in-soon = Ви знову тут: після цього ходу граєте ви.
open-seat-words = За цим столом є вільне місце, поки що за нього грає бот.
host-replace-words = Гравець { $name } втратить це місце. Усе одно зробити це?
taken-back = { $name }: дію взято назад
seat-lost = Поки вас не було, ваше місце віддали іншому. Тепер ви глядач.
seat-lost-read = Зрозуміло
curtain-title = Передайте пристрій
curtain-words = Далі за екраном: { $name }, місце { $seat }. Інші хай не підглядають.
curtain-go = Це я, покажіть мої карти
rejected-not-your-seat = Це не ваше місце.
rejected-not-started = Гра ще не почалася.
rejected-paused = Зараз час стоїть.
rejected-stays-done = Це не можна взяти назад.
rejected-interrupted = Втрутився випадок — оберіть ще раз.
rejected-nothing-to-undo = Нема чого брати назад.
talk = Журнал і чат
log = Що сталося
chat = Чат
chat-label = Скажіть щось
chat-send = Надіслати
phrase-hello = Вітаю!
phrase-good-luck = Щасти!
phrase-well-played = Гарно зіграно!
phrase-one-moment = Хвилинку, будь ласка.
phrase-your-turn = Ваш хід.
phrase-sorry = Перепрошую!
phrase-thanks = Дякую!
phrase-again = Ще раз?
phrase-ready = Можна починати!
phrase-mine = Це беру я.
phrase-yours = Це ваше.
phrase-help = Тут потрібна допомога!
phrase-hurry = Швидше!
leave = Встати з-за столу
leave-words = Ви віддаєте своє місце: далі за вас грає бот.
back = Назад
to-lobby = До зали
keys-title = Клавіші
key-sound = Увімкнути чи вимкнути звуки
commit-title = Обіцянка щодо тасування
commit-words = Цей відбиток секретного числа оголошено до першої карти. Після гри кожен може перевірити кожен випадковий результат.
over-title = Гру завершено
moment-victory = Перемога!
moment-defeat = Поразка
team-won = Ви перемогли разом
team-lost = Ви програли разом
missions = Журнал місій
over-verify = У повторі можна перевірити, що тасування було чесним.
rematch = Ще раз тим самим складом
replay = Повтор
replay-of = Повтор: { $game }
replay-steps = Гра крок за кроком
replay-slider = Момент гри
replay-first = На початок
replay-last = У кінець
replay-back = Крок назад
replay-forth = Крок уперед
replay-play = Автоматичний показ
replay-position = { $at } з { $count }
replay-eyes = Чиїми очима
replay-eyes-all = глядач
replay-fork = Грати далі звідси
replay-link = Посилання на цей момент
replay-save = Зберегти у файл
replay-verify = Перевірити тасування
shuffle-other-seed = Число не те, яке обіцяли.
shuffle-differs = Крок { $at } запису не випливає із секретного числа.
shuffle-twice = Крок { $at } запису використовує випадковий результат удруге.
shuffle-count = Перелік випадкових результатів не збігається із записом.
shuffle-unknown = У цьому записі немає даних про тасування.
rules-of = Правила: { $game }
rules-words = Нашими словами, пункт за пунктом. Кожен номер має власну адресу, яку можна надіслати.
rules-search = Пошук у правилах
kind-forbids = заборона
kind-ruling = наше тлумачення
error-unreachable = Сервер не відповідає. Спробуйте ще раз.
error-other = Не вдалося. Спробуйте ще раз.
error-closing = Сервер перезапускається. Хвилинку.
error-failed = На сервері щось зламалося; це не ваша провина.
error-foreign-origin = Ця сторінка відкрита не з адреси свого сервера.
error-full = Усі місця зайнято. Можна дивитися.
error-malformed = Сервер не зрозумів запиту.
error-method-not-allowed = Сервер не приймає цього за цією адресою.
error-name-too-long = Ім’я задовге.
error-no-name = Спершу виберіть ім’я.
error-no-such-game = На цьому сервері немає такої гри.
error-no-such-level = У цій грі немає ботів, які так грають.
error-no-such-record = Такого запису немає.
error-no-such-seat = Такого місця немає.
error-no-such-table = Такого столу немає.
error-no-websocket = З’єднання зі столом не встановлено.
error-not-found = За цією адресою нічого немає.
error-not-host = Це може лише той, хто створив стіл.
error-not-json = Сервер очікував на щось інше.
error-not-over = Гру ще не завершено.
error-not-seated = У вас немає місця за цим столом.
error-options = Ці налаштування не поєднуються.
error-over = На цей момент гру вже завершено: поверніться трохи назад.
error-pace = Такий час на дію неможливий.
error-record = Це не запис партії, який можна відтворити.
error-seats = Кількість місць не підходить для цієї гри.
error-setup-refused = Правила не дозволяють такої партії.
error-store = Сервер зараз нічого не може зберегти.
error-taken = Хтось вас випередив: це місце вже зайняте.
error-too-fast = Забагато за раз; зачекайте трохи.
error-too-large = Забагато даних.
error-too-many-connections = Відкрито забагато сторінок.
error-too-many-records = Ви вже додали забагато записів.
error-too-many-tables = У вас забагато незавершених столів: дограйте або покиньте деякі.
error-too-slow = Це тривало задовго. Спробуйте ще раз.
error-unreadable = Цей стіл зберегла давніша програма, прочитати його не можна.
error-wrong-code = Код хибний або застарів.
seats-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}
time-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
rules-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункти
    [many] { $count } пунктів
   *[other] { $count } пункту
}
shuffle-fair = { $count ->
    [one] Чесно: { $count } випадковий результат випливає з обіцяного числа.
    [few] Чесно: усі { $count } випадкові результати випливають з обіцяного числа.
    [many] Чесно: усі { $count } випадкових результатів випливають з обіцяного числа.
   *[other] Чесно: { $count } випадкового результату випливають з обіцяного числа.
}
team-score = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
