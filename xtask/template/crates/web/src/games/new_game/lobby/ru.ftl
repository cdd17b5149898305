# Что об игре говорят и зал, и стол.
poster-new-game-title = Новая игра
poster-new-game-more = -
poster-new-game-about = Зажигайте то, что держите, и гасите то, что зажгли другие.
poster-new-game-goal = Цель: набрать больше всех очков, когда кончится колода.
poster-new-game-players = от 2 до 4
poster-new-game-time = 10 мин
new-game-place-0 = Красные
new-game-place-1 = Синие
new-game-place-2 = Зелёные
new-game-place-3 = Жёлтые
