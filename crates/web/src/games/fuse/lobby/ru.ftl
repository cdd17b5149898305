# Что о ФИТИЛЕ говорят и зал, и стол.
poster-fuse-title = ФИТИЛЬ
poster-fuse-more = Обратный отсчёт
poster-fuse-about = Десять минут, мешочек кубиков, ряд бомб. Говорите быстро.
poster-fuse-goal = Цель: вместе обезвредить все бомбы, пока не истекли десять минут.
poster-fuse-players = от 1 до 9
poster-fuse-time = 10 мин
fuse-place-0 = Шлем
fuse-place-1 = Гаечный ключ
fuse-place-2 = Ракета
fuse-place-3 = Звезда
fuse-place-4 = Шестерня
fuse-place-5 = Антенна
fuse-place-6 = Луна
fuse-place-7 = Комета
fuse-place-8 = Планета
