# Що про «Точку займання» кажуть і зала, і стіл.
poster-flash-point-title = Точка займання
poster-flash-point-more = Рятувальники, Трагічні події
poster-flash-point-about = Разом увійдіть у будинок, охоплений вогнем, і виведіть сімох людей.
poster-flash-point-goal = Мета: вивести сімох людей, поки не загинуло четверо й не обвалився будинок.
poster-flash-point-players = від 1 до 6
poster-flash-point-time = 45 хв
flash-point-place-0 = Сокира
flash-point-place-1 = Драбина
flash-point-place-2 = Рукав
flash-point-place-3 = Каска
flash-point-place-4 = Дзвін
flash-point-place-5 = Гідрант
