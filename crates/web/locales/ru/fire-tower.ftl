# Fire Tower: названия и предложения поля.
fire-tower-place-red = красная, северо-запад
fire-tower-place-purple = фиолетовая, северо-восток
fire-tower-place-blue = синяя, юго-восток
fire-tower-place-green = зелёная, юго-запад
fire-tower-agreed-2018 = правила 2018 года
fire-tower-agreed-2023 = правила 2023 года
