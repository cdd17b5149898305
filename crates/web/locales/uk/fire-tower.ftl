# Fire Tower: назви й речення поля.
fire-tower-place-red = червона, північний захід
fire-tower-place-purple = фіолетова, північний схід
fire-tower-place-blue = синя, південний схід
fire-tower-place-green = зелена, південний захід
fire-tower-agreed-2018 = правила 2018 року
fire-tower-agreed-2023 = правила 2023 року
