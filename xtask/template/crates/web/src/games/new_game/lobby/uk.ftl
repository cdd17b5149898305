# Що про гру кажуть і зала, і стіл.
poster-new-game-title = Нова гра
poster-new-game-more = -
poster-new-game-about = Запалюйте те, що маєте, і гасіть те, що запалили інші.
poster-new-game-goal = Мета: мати найбільше очок, коли колода спорожніє.
poster-new-game-players = від 2 до 4
poster-new-game-time = 10 хв
new-game-place-0 = Червоні
new-game-place-1 = Сині
new-game-place-2 = Зелені
new-game-place-3 = Жовті
