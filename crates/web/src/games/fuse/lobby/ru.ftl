poster-fuse-title = ФИТИЛЬ
poster-fuse-more = Обратный отсчёт
poster-fuse-about = Десять минут, мешочек кубиков, ряд бомб. Говорите быстро.
poster-fuse-players = от 1 до 9
poster-fuse-time = 10 мин
