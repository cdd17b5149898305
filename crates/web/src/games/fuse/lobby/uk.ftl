# Що про ҐНІТ кажуть і зала, і стіл.
poster-fuse-title = ҐНІТ
poster-fuse-more = Зворотний відлік
poster-fuse-about = Десять хвилин, мішечок кубиків, ряд бомб. Говоріть швидко.
poster-fuse-goal = Мета: разом знешкодити всі бомби, поки не спливли десять хвилин.
poster-fuse-players = від 1 до 9
poster-fuse-time = 10 хв
fuse-place-0 = Шолом
fuse-place-1 = Гайковий ключ
fuse-place-2 = Ракета
fuse-place-3 = Зірка
fuse-place-4 = Шестерня
fuse-place-5 = Антена
fuse-place-6 = Місяць
fuse-place-7 = Комета
fuse-place-8 = Планета
