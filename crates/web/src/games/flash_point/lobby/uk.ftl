poster-flash-point-title = Точка займання
poster-flash-point-more = Рятувальники, Трагічні події
poster-flash-point-about = Разом увійдіть у будинок, охоплений вогнем, і виведіть сімох людей.
poster-flash-point-goal = Мета: вивести сімох людей, поки будинок не обвалився.
poster-flash-point-players = від 1 до 6
poster-flash-point-time = 45 хв
