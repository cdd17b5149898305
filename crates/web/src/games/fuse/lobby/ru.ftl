poster-fuse-title = ФИТИЛЬ
poster-fuse-more = Обратный отсчёт
poster-fuse-about = Десять минут, мешочек кубиков, ряд бомб. Говорите быстро.
poster-fuse-goal = Цель: вместе обезвредить все бомбы, пока не истекли десять минут.
poster-fuse-players = от 1 до 9
poster-fuse-time = 10 мин
