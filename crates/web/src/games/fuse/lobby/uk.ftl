poster-fuse-title = ҐНІТ
poster-fuse-more = Зворотний відлік
poster-fuse-about = Десять хвилин, мішечок кубиків, ряд бомб. Говоріть швидко.
poster-fuse-goal = Мета: разом знешкодити всі бомби, поки не спливли десять хвилин.
poster-fuse-players = від 1 до 9
poster-fuse-time = 10 хв
