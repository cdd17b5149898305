# Fire Tower: everything that its table says, except the rules.

# Names
fire-tower-agreed-2018 = 2018 rules
fire-tower-agreed-2023 = 2023 rules
fire-tower-agreed-shadow = with the Shadow
fire-tower-agreed-teams = in teams
fire-tower-agreed-aid = with Mutual Aid
fire-tower-agreed-calm = without the Firestorm
fire-tower-suit-wind = Wind
fire-tower-suit-fire = Fire
fire-tower-suit-water = Water
fire-tower-suit-firebreak = Break
fire-tower-suit-event = Event
fire-tower-side-north = north
fire-tower-to-north = to the north
fire-tower-letter-north = N
fire-tower-side-east = east
fire-tower-to-east = to the east
fire-tower-letter-east = E
fire-tower-side-south = south
fire-tower-to-south = to the south
fire-tower-letter-south = S
fire-tower-side-west = west
fire-tower-to-west = to the west
fire-tower-letter-west = W
fire-tower-tower-red = the red tower
fire-tower-tower-purple = the purple tower
fire-tower-tower-blue = the blue tower
fire-tower-tower-green = the green tower
fire-tower-card-north = North
fire-tower-card-north-about = Turn the wind to the north, roll for another wind, or light one cell north of fire.
fire-tower-card-east = East
fire-tower-card-east-about = Turn the wind to the east, roll for another wind, or light one cell east of fire.
fire-tower-card-south = South
fire-tower-card-south-about = Turn the wind to the south, roll for another wind, or light one cell south of fire.
fire-tower-card-west = West
fire-tower-card-west-about = Turn the wind to the west, roll for another wind, or light one cell west of fire.
fire-tower-card-flare-up = Flare Up
fire-tower-card-flare-up-about = Up to three fires in a line, one of them touching a fire; firebreaks stop it.
fire-tower-card-burning-snag = Burning Snag
fire-tower-card-burning-snag-about = Up to four fires in a square, one of them touching a fire; firebreaks do not stop it.
fire-tower-card-explosion = Explo{"\u00AD"}sion
fire-tower-card-explosion-about = A fire becomes a firebreak and everything free around it burns.
fire-tower-card-ember = Ember
fire-tower-card-ember-about = Take a fire from the forest and put it down beside another fire.
fire-tower-card-air-drop = Air Drop
fire-tower-card-air-drop-about = Put out up to three fires in a line, but none in a tower’s zone.
fire-tower-card-fire-engine = Fire Engine
fire-tower-card-fire-engine-about = Put out up to four fires in a square, but none in a tower’s zone.
fire-tower-card-smokejumper = Smoke{"\u00AD"}jumper
fire-tower-card-smokejumper-about = Land on a fire and put out any of the fires around it.
fire-tower-card-de-reforest = De/{"\u00AD"}Reforest
fire-tower-card-de-reforest-about = Lay one firebreak, or remove one.
fire-tower-card-dozer-line = Dozer Line
fire-tower-card-dozer-line-about = Lay two firebreaks side by side.
fire-tower-card-scratch-line = Scratch Line
fire-tower-card-scratch-line-about = Lay two firebreaks with one cell between them.
fire-tower-card-firestorm = Firestorm
fire-tower-card-firestorm-about = All fire spreads to one side; then the wind turns and everybody may exchange cards.
fire-tower-card-mutual-aid = Mutual Aid
fire-tower-card-mutual-aid-about = Everybody helps in the way that the drawer chooses.
fire-tower-card-shadow-of-the-wood = Shadow of the Wood
fire-tower-card-shadow-of-the-wood-about = Eliminated players steal cards or scatter sparks.
fire-tower-bucket-about = Once a game, in your own turn: put out up to three fires in a line that begins in your tower’s zone. Once it is empty, three water or three break cards buy two fires.
fire-tower-card-spoken = { $suit }, { $card }: { $about }

# The line on top
fire-tower-ask-over = The game is over
fire-tower-ask-your-turn = Your turn: { $what }
fire-tower-ask-you = You are asked: { $what }
fire-tower-ask-other = { $name }: { $what }
fire-tower-step-wind = Wind
fire-tower-step-action = Action
fire-tower-step-bucket = Bucket, if you like
fire-tower-step-roll = Roll
fire-tower-step-deed = Deed of the Shadow
fire-tower-nature-deal = The cards are dealt
fire-tower-nature-first-wind = The die gives the first wind
fire-tower-nature-storm = The die gives the storm’s side
fire-tower-nature-steal = A card is stolen
fire-tower-nature-draw = A card is drawn
fire-tower-nature-die = The die is rolled
fire-tower-what-wind = the wind carries fire
fire-tower-what-act = one action
fire-tower-what-end = the end of the turn
fire-tower-what-discard = discarding
fire-tower-what-keep = too many cards
fire-tower-what-redraw = exchange of cards
fire-tower-what-champion = Champion of the Wood
fire-tower-what-bucket = the Bucket
fire-tower-what-reckless = Reckless Abandon
fire-tower-what-shadow = Shadow of the Wood
fire-tower-what-sparks = sparks
fire-tower-what-smoulder = a smouldering fire
fire-tower-what-drift = a firebreak or the wind
fire-tower-doing-aim = aim the { $card }
fire-tower-doing-ember = Ember, fire from where?
fire-tower-doing-wind = wind card { $card }

# What to do
fire-tower-do-wind = Put one fire on a glowing cell: the wind blows { $to }.
fire-tower-do-act = Play a card, or discard as many as you like and draw anew.
fire-tower-do-end = You may still empty the Bucket.
fire-tower-do-discard = Discard more cards, or be done.
fire-tower-do-choose-discards = Choose the cards that you discard.
fire-tower-do-keep = You took a hand: choose what goes, the rest is yours.
fire-tower-do-redraw-storm = A Firestorm has passed: exchange any of your cards, or keep them all.
fire-tower-you-shadow = You are a Shadow now: on your turn a die says what you do. If the last tower burns in a Shadow’s turn, the Shadows win.
fire-tower-do-redraw = Choose the cards that you exchange, or keep them all.
fire-tower-do-shed = { $count ->
    [one] Discard { $count } more card.
   *[other] Discard { $count } more cards.
    }
fire-tower-do-champion = { $count ->
    [one] Before the first turn: lay { $count } more firebreak, or be done.
   *[other] Before the first turn: lay { $count } more firebreaks, or be done.
    }
fire-tower-do-wind-card = Turn the wind { $to }, let the die choose another wind, or light a glowing cell.
fire-tower-do-sparks = { $count ->
    [one] The die: { $to }. Put a fire on that side of fire; { $count } spark is left.
   *[other] The die: { $to }. Put a fire on that side of fire; { $count } sparks are left.
    }
fire-tower-do-spend = { $count ->
    [one] Choose { $count } card to discard: { $suit }.
   *[other] Choose { $count } cards to discard: { $suit }.
    }
fire-tower-do-reckless = { $count ->
    [one] Put { $count } more fire beside fire.
   *[other] Put { $count } more fires beside fire.
    }
fire-tower-do-bucket = Put out up to three fires in a line that begins in your tower’s zone.
fire-tower-do-ember-flies = The fire from { $cell } is in the air: choose where it lands.
fire-tower-do-jump = Put out fires around { $cell }; stop whenever you like.
fire-tower-do-aid-choice = Choose how everybody helps.
fire-tower-do-aid-gem = Put a fire beside fire, but not beside a fire of another helper.
fire-tower-do-aid-break = Lay one firebreak.
fire-tower-do-haunt-choice = Steal a card from each survivor, or scatter three sparks.
fire-tower-do-shadow-bound = Play one of the stolen cards.
fire-tower-do-shadow-play = Play one of the two cards, or none.
fire-tower-do-smoulder = The die shows north: put one fire beside any fire.
fire-tower-do-drift = The die shows west: remove one firebreak, or turn the wind.

fire-tower-hint-point = Point at a glowing cell to see what it would do.
fire-tower-hint-tap = Tap a glowing cell to see what it would do; tap again to do it.
fire-tower-hint-hold = Tap a card to use it, hold it to read it.
fire-tower-hint-cards = Chosen: { $picked } of { $count }.
fire-tower-waited = While you waited: { $done }.

# Buttons
fire-tower-press-cancel = Put back
fire-tower-press-close = Close
fire-tower-press-keep-all = Keep all
fire-tower-press-turn = Turn
fire-tower-press-cell = Choose cells
fire-tower-press-whole = Whole pattern
fire-tower-press-blow-barred = Roll: that side is barred
fire-tower-press-roll = Die: another wind
fire-tower-press-aid-fire = A fire each
fire-tower-press-aid-firebreak = A firebreak each
fire-tower-press-aid-cards = Three cards each
fire-tower-press-steal = Steal cards
fire-tower-press-sparks = Three sparks
fire-tower-press-none = Play none
fire-tower-press-enough = Enough
fire-tower-press-pass = No cards: pass
fire-tower-press-discard = Discard…
fire-tower-press-end = End the turn
fire-tower-press-bucket = Bucket
fire-tower-bucket-dry = no fire in your zone
fire-tower-press-blow = Blow { $to }
fire-tower-press-veer = Wind { $to }
fire-tower-press-reckless = Reckless: 3 × { $suit }
fire-tower-press-choose = { $count ->
    [one] Choose { $count } card
   *[other] Choose { $count } cards
    }
fire-tower-press-discard-chosen = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
    }
fire-tower-go-burn = { $count ->
    [one] Light { $count } fire
   *[other] Light { $count } fires
    }
fire-tower-go-douse = { $count ->
    [one] Put out { $count } fire
   *[other] Put out { $count } fires
    }
fire-tower-go-lay = { $count ->
    [one] Lay { $count } firebreak
   *[other] Lay { $count } firebreaks
    }
fire-tower-go-explode = Set it off
fire-tower-go-clear = Remove the firebreak
fire-tower-go-lift = Pick it up
fire-tower-go-land = Land here
fire-tower-plan-burns = Fire on { $cells }.
fire-tower-plan-doused = Put out: { $cells }.
fire-tower-plan-lifted = Taken from { $cells }.
fire-tower-plan-laid = Firebreak on { $cells }.
fire-tower-plan-cleared = Firebreak removed from { $cells }.
fire-tower-plan-roof = Fire on the roof: { $name }!
fire-tower-plan-own-roof = This burns down your own tower!
fire-tower-confirm-roof = This puts fire on your own roof: the tower burns. Do it all the same?
fire-tower-confirm-partner = This puts fire on your partner's roof: the tower burns. Do it all the same?
fire-tower-nudge = Move the aim

# What happened
fire-tower-moment-fall = Fire takes { $tower }!
fire-tower-moment-fall-you = Your tower burns!
fire-tower-moment-out = { $words }. Out of the game.
fire-tower-moment-out-you = { $words }. You are out of the game.
fire-tower-moment-shadow = Out of the ashes
fire-tower-moment-last = One tower left
fire-tower-moment-last-line = { $name }: victory, if the tower still stands when its turn begins.
fire-tower-told-lit = { $name }: fire on { $cell }
fire-tower-told-lit-storm = Storm: fire on { $cell }
fire-tower-told-doused = { $name }: { $cell } is put out
fire-tower-told-lifted = { $name }: the ember from { $cell } flies
fire-tower-told-laid = { $name }: firebreak on { $cell }
fire-tower-told-cleared = { $name }: firebreak removed from { $cell }
fire-tower-told-exploded = { $name }: explosion on { $cell }
fire-tower-told-rolled-first = The die gives the first wind: { $side }
fire-tower-told-rolled-wind = The die gives a new wind: { $side }
fire-tower-told-rolled-storm = The die gives the storm’s side: { $side }
fire-tower-told-rolled-deed = The die gives the shadow’s deed: { $side }
fire-tower-told-rolled-spark = The die gives the spark’s side: { $side }
fire-tower-told-wind = The wind now blows { $to }
fire-tower-told-bucket = { $name }: the Bucket is emptied
fire-tower-told-aid-fire = { $name }: everybody helps with a fire
fire-tower-told-aid-firebreak = { $name }: everybody helps with a firebreak
fire-tower-told-aid-cards = { $name }: everybody exchanges three cards
fire-tower-told-haunt-steal = { $name }: the Shadow steals
fire-tower-told-haunt-sparks = { $name }: the Shadow scatters sparks
fire-tower-told-no-cell = { $name }: there is no cell for a fire
fire-tower-told-shadow = { $name }: plays on as a shadow
fire-tower-told-burnt-own = { $owner }: { $tower } burns, by its own fire
fire-tower-told-burnt-by = { $owner }: { $tower } burns (lit by { $name })
fire-tower-told-burnt-storm = { $owner }: { $tower } burns in the storm
fire-tower-told-ablaze = The zone burns for ever: { $tower }
fire-tower-told-drew = { $name }: draws { $card }
fire-tower-told-surfaced = { $name }: draws the event { $card }
fire-tower-told-began = Event: { $card }
fire-tower-told-played = { $name }: plays { $card }
fire-tower-told-discarded = { $name }: discards { $card }
fire-tower-told-stole = { $name }: steals { $card } from { $from }
fire-tower-told-stole-hidden = { $name }: steals a card from { $from }
fire-tower-told-reshuffled = The discards are shuffled to form a new deck
fire-tower-told-shadow-in = The Shadow of the Wood goes into the deck
fire-tower-told-shadow-back = The Shadow of the Wood goes back into the deck
fire-tower-told-took = { $count ->
    [one] { $name }: takes the hand of { $count } card ({ $from })
   *[other] { $name }: takes the hand of { $count } cards ({ $from })
    }
fire-tower-told-limit = { $limit ->
    [one] From now on a hand holds { $limit } card
   *[other] From now on a hand holds { $limit } cards
    }
fire-tower-deed-wind = { $name }: the wind carries fire to { $cell }
fire-tower-deed-card-at = { $name } plays { $card } at { $cell }: { $did }
fire-tower-deed-card-wind = { $name } plays { $card }: the wind now blows { $to }
fire-tower-deed-ember = { $name } plays { $card }: the fire of { $from } flies to { $to }
fire-tower-deed-bucket = { $name } empties the Bucket: { $did }
fire-tower-deed-fires = { $name }: fire on { $cells }
fire-tower-deed-discards = { $name } discards { $cards }
fire-tower-deed-exchanges = { $name } discards { $cards }, draws { $drawn }
fire-tower-deed-draws = { $name } draws { $cards }
fire-tower-deed-reckless = { $name } spends { $cards }: { $did }
fire-tower-deed-storm = Firestorm, { $side }: { $did }
fire-tower-deed-lit = { $count ->
    [one] { $count } fire
   *[other] { $count } fires
    }
fire-tower-deed-doused = { $count ->
    [one] { $count } fire put out
   *[other] { $count } fires put out
    }
fire-tower-deed-laid = { $count ->
    [one] { $count } firebreak
   *[other] { $count } firebreaks
    }
fire-tower-deed-cleared = { $count ->
    [one] { $count } firebreak removed
   *[other] { $count } firebreaks removed
    }
fire-tower-end-one = { $names }: victory! The last tower standing.
fire-tower-end-shared = { $names }: a shared victory.
fire-tower-end-shadows = { $names }: victory of the shadows! No tower is left.
fire-tower-end-team = { $names }: victory of the team! Both enemy towers have burnt.
fire-tower-chart = How many steps the fire is from each tower, turn by turn

# Why not
fire-tower-why-game-over = The game is over.
fire-tower-why-not-your-turn = Somebody else is asked now: { $name }.
fire-tower-why-nature = A draw or the die comes first.
fire-tower-why-not-now = Something else is being carried out.
fire-tower-why-wind-first = The wind’s fire comes first.
fire-tower-why-holds-cards = Choose cards from your hand first.
fire-tower-why-not-in-hand = { $card } is not in your hand.
fire-tower-why-no-use = { $card } can do nothing on this board.
fire-tower-why-no-cell = No cell is open for a fire.
fire-tower-why-bucket-empty = Your Bucket is empty.
fire-tower-why-bucket-full = Your Bucket is still full.
fire-tower-why-no-fire-in-zone = No fire burns in your tower’s zone.
fire-tower-why-too-few-cards = You need three cards of one suit: { $suit }.
fire-tower-why-other-suit = { $card } is of another suit.
fire-tower-why-must-play = One of these cards can be played, so it must be.
fire-tower-why-same-wind = The wind blows { $to } already.
fire-tower-why-barred = No tower stands on that side: { $side }.
fire-tower-why-not-diagonal = These towers make no match.
fire-tower-why-not-four = Teams need four players.
fire-tower-why-too-few-for-shadow = Shadows need three or four players.
fire-tower-why-shadow-in-teams = Teams and the Shadow do not go together.
fire-tower-why-burning = There is fire on { $cell } already.
fire-tower-why-firebreak = There is a firebreak on { $cell }.
fire-tower-why-eternal-flame = { $cell } is part of the Eternal Flame.
fire-tower-why-ablaze = A burning tower covers { $cell }.
fire-tower-why-not-downwind = { $cell }: the wind { $to } carries no fire there.
fire-tower-why-not-beside-fire = No fire is beside { $cell }.
fire-tower-why-outside-pattern = { $cell } does not fit the pattern.
fire-tower-why-beside-aid = A fire of this Mutual Aid is beside { $cell }.
fire-tower-why-no-gem = There is no fire token on { $cell }.
fire-tower-why-no-firebreak = There is no firebreak on { $cell }.
fire-tower-why-in-zone = { $cell } is in a tower’s zone.
fire-tower-why-outside-own-zone = The Bucket begins in your own zone; { $cell } is outside.
fire-tower-why-beside-firebreak = A firebreak is beside { $cell }.
fire-tower-why-off-board = From { $cell } the pattern leaves the board.
fire-tower-why-nothing-around = Nothing around { $cell } can be put out.
fire-tower-why-nowhere-to-land = The fire of { $cell } would have nowhere to land.
fire-tower-why-same-place = The fire came from { $cell }.

# Players, vane, cards
fire-tower-note-shadow = burnt, a shadow
fire-tower-note-burnt = burnt
fire-tower-note-bucket-used = bucket empty
fire-tower-note-bucket-full = bucket full
fire-tower-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
fire-tower-your-hand = Your hand
fire-tower-no-cards = No cards in hand
fire-tower-vane-name = Weather vane
fire-tower-vane = Wind: { $side }
fire-tower-barred = no tower there: { $sides }
fire-tower-deck = deck { $deck }, discards { $discards }
fire-tower-seen-open = Seen cards: { $counts }
fire-tower-seen-title = Which cards were seen
fire-tower-seen-about = Solid: gone to the discards. Dotted: in your hand. Hollow: in the deck or in another hand. Numbers: the hollow ones, of how many in all.
fire-tower-seen-left = { $left } of { $total }
fire-tower-legend = Dark ground on the board: fire was put out there. It may burn again.
fire-tower-legend-barred = Crossed out on the compass, because no tower stands there: { $sides }.

# The board in words
fire-tower-board = Board, 16 by 16 cells
fire-tower-cell-forest = { $cell }, forest
fire-tower-cell-fire = { $cell }, fire
fire-tower-cell-firebreak = { $cell }, firebreak
fire-tower-cell-eternal = { $cell }, Eternal Flame
fire-tower-cell-ablaze = { $cell }, burning tower
fire-tower-cell-zone = { $cell }, zone: { $tower }
fire-tower-cell-roof = { $cell }, roof: { $tower }
fire-tower-cell-can = { $words }, possible
fire-tower-text = Wind: { $wind }. Fire: { $fires }. Firebreaks: { $breaks }.
fire-tower-text-none = none
fire-tower-text-stands = { $name }: { $tower } stands.
fire-tower-text-alarm = { $name }: { $tower } stands, and fire is beside its roof.
fire-tower-text-burnt = { $name }: { $tower } has burnt.
fire-tower-key-walk = walk over the board
fire-tower-key-act = do what is previewed
fire-tower-key-turn = turn the pattern
fire-tower-key-part = cell by cell, or the whole pattern
fire-tower-key-card = take up a card
fire-tower-key-discard = discard cards
fire-tower-key-bucket = Bucket, or let the wind blow
fire-tower-key-enough = enough, or end the turn
fire-tower-key-cancel = one step back

# What a bot would do
fire-tower-advice-play = Play { $card }.
fire-tower-advice-bucket = Empty the Bucket.
fire-tower-advice-done = Leave it at that.
fire-tower-advice-discard = Discard: { $cards }.
fire-tower-advice-roll = Roll for another wind.
fire-tower-advice-roof = Because it burns down a tower: { $name }.
fire-tower-advice-nearer = { $count ->
    [one] Because it brings the fire { $count } step nearer to a rival: { $name }.
   *[other] Because it brings the fire { $count } steps nearer to a rival: { $name }.
    }
fire-tower-advice-farther = { $count ->
    [one] Because it keeps the fire { $count } step farther from your tower.
   *[other] Because it keeps the fire { $count } steps farther from your tower.
    }
fire-tower-advice-wind = Because then the wind drives the fire away from you.
fire-tower-advice-guard = Because it bars the fire’s way.
fire-tower-advice-cards = Because these help you least just now, and new ones may help more.
fire-tower-advice-best = Because everything else would help you less.
