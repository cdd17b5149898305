# Що про гру кажуть і зала, і стіл.
poster-fire-tower-title = Пожежна вежа
poster-fire-tower-more = -
poster-fire-tower-about = Роздмухуйте вогонь, повертайте вітер і нехай ваша вежа вціліє останньою.
poster-fire-tower-goal = Мета: спалити чужі вежі, поки вогонь не дійшов до вашого даху. Перемагає остання вціліла вежа.
poster-fire-tower-players = від 2 до 4
poster-fire-tower-time = 15–30 хв
fire-tower-place-red = червона, північний захід
fire-tower-place-purple = фіолетова, північний схід
fire-tower-place-blue = синя, південний схід
fire-tower-place-green = зелена, південний захід
