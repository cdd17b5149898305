# FUSE: Countdown: everything its table says, except the rules.

fuse-chart = Bombs defused
fuse-clock-mission = Mission
fuse-clock-step = This step
fuse-agreed = { $level }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
fuse-agreed-more = { $agreed } · { $more }
fuse-level-training = Training
fuse-level-standard = Standard
fuse-level-expert = Expert
fuse-level-elite = Elite
fuse-level-heroic = Heroic
fuse-mode-strict = strict
fuse-mode-honour = honour
fuse-clock-off = without a clock
fuse-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
fuse-detonators-agreed = { $count ->
    [one] { $count } detonator
   *[other] { $count } detonators
}

# Dice
fuse-colour-red = red
fuse-colour-yellow = yellow
fuse-colour-green = green
fuse-colour-blue = blue
fuse-colour-black = black
fuse-die = { $colour } { $number }
fuse-die-dual = { $one }/{ $two } { $number }
fuse-die-marked = { $die }, counts as { $colour }
# A letter for each colour on dice and cards (one capital letter each, all different in a language)
fuse-letter-red = R
fuse-letter-yellow = Y
fuse-letter-green = G
fuse-letter-blue = B
fuse-letter-black = K
fuse-letters = Each colour has a shape and a letter

# Cards
fuse-bomb = { $points }-point bomb
fuse-spark = spark
# Read aloud. $asks: the slots; $rules: what holds between them; $dice: what lies there
fuse-card-read = { $card }. { $asks }
fuse-card-read-rules = { $card }. { $asks }. { $rules }
fuse-shape-tower = Tower from below: { $slots }
fuse-shape-wall = Wall: below { $slots }; above { $top }
fuse-shape-pyramid = Pyramid: below { $slots }; above { $top }
fuse-shape-top-gap = nothing
fuse-slot = Slot { $slot }: { $wants }
fuse-slot-filled = Slot { $slot }: { $die } lies here
fuse-slot-locked = Slot { $slot }: { $wants }. Not yet, what it stands on is missing
fuse-wants-any = any die
fuse-wants-colour = { $colour }
fuse-wants-number = { $number }
fuse-wants-both = { $colour } { $number }
fuse-wants-or = { $one } or { $two }
fuse-wants-not = not { $colour }
fuse-wants-dual = a dual die
fuse-wants-some-number = a number
fuse-wants-some-colour = a colour
fuse-wants-either = a colour or number
fuse-wants-same = a colour and number
fuse-wants-coloured-number = { $colour } with a number
fuse-wants-first = { $wants }, as the first die
fuse-wants-last = { $wants }, as the last die
fuse-holds-colour = Slots { $slots }: one common colour
fuse-holds-number = Slots { $slots }: the same number
fuse-holds-either = Slots { $slots }: one common colour, or the same number
fuse-holds-both = Slots { $slots }: one common colour and the same number
fuse-holds-differ = Slots { $one } and { $two }: no common colour
fuse-holds-less = Slot { $one } shows less than slot { $two }
fuse-holds-sum = Numbers of the slots: { $sum }

# Roles
fuse-role-wire-expert = Wire Expert
fuse-role-wire-expert-about = Calls a colour before the roll; then changes the number or the colour of one such die.
fuse-role-operations-engineer = Operations Engineer
fuse-role-operations-engineer-about = Calls a number before the roll; then changes the number or the colour of one such die.
fuse-role-logistics-specialist = Logistics Specialist
fuse-role-logistics-specialist-about = Rolls one die more and may place it too, or return it for free.
fuse-role-technologist = Technologist
fuse-role-technologist-about = Lets one die count as another colour.
fuse-role-mechanic = Mechanic
fuse-role-mechanic-about = Turns one die to any number.
fuse-role-disposal-drone = Disposal Drone
fuse-role-disposal-drone-about = Flips one die over: 1 and 6, 2 and 4, 3 and 5.
fuse-role-explosives-technician = Explosives Technician
fuse-role-explosives-technician-about = Rerolls any dice, up to three times.
fuse-role-off = face down until a bomb is defused

# What can be done (short: they are buttons on a phone)
fuse-do-ready = Ready
fuse-do-roll = Roll
fuse-do-roll-plain = Just roll
fuse-do-call = Call { $what }
fuse-do-pass = Pass
fuse-do-pass-spark = takes a spark
fuse-do-pass-free = no spark
fuse-do-end = End round
fuse-do-hold = Hold
fuse-do-hold-detail = 3 s more
fuse-do-scrub = Scrub
fuse-do-scrub-detail = dice to the bag
fuse-do-check = Check a card
fuse-do-six = Roll for a 6
fuse-do-turn = Make it { $number }
fuse-do-mark = Count as { $colour }
fuse-do-flip = Flip to { $number }
fuse-do-reroll = Reroll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
fuse-do-reroll-left = { $count ->
    [one] { $count } reroll left
   *[other] { $count } rerolls left
}
fuse-do-as-itself = Place as { $colour }
fuse-do-cancel = Never mind
fuse-do-for = { $name }: { $what }
fuse-do-glyphs = Symbols

# The panels
fuse-pool = Dice
fuse-pool-empty = No dice are rolled yet
fuse-taken = { $name }: taken
fuse-pointed = { $name }: wants this die
fuse-row = Next bombs
fuse-row-pick = Take one
fuse-deck = Deck: { $count }
fuse-deck-detonators = detonators: { $count }
fuse-own = Your cards
fuse-score = Score
fuse-defused = Bombs { $done } of { $all }
fuse-sparks-live = { $count ->
    [one] { $count } spark live
   *[other] { $count } sparks live
}
fuse-bag = Bag: { $count }
fuse-round = Round { $round }
fuse-leads = leads
fuse-placed-of = { $placed } of { $quota }
fuse-note-ready = ready
fuse-note-passed = passed
fuse-note-picks = picks a bomb
fuse-note-returns = returns a die
fuse-note-rolls = rolls
fuse-note-idle = no cards left
fuse-spoken-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
fuse-spoken-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
fuse-clock-read = { $minutes }:{ $seconds } left
fuse-clock-none = no clock
fuse-has-nothing = No cards.

# What is asked
fuse-ask-setup = The mission is being prepared
fuse-ask-ready-you = Look at your cards, then press Ready
fuse-ask-ready-detail = The clock starts when everybody is ready.
fuse-ask-ready = Still getting ready: { $names }
fuse-ask-roll-you = You lead: roll the dice
fuse-ask-roll-alone = Roll the dice
fuse-ask-call-colour = You lead: call a colour, then roll
fuse-ask-call-number = You lead: call a number, then roll
fuse-ask-roll = { $name }: rolls the dice
fuse-ask-rolling = The dice are rolling
fuse-ask-place = { $count ->
    [one] Place { $count } die
   *[other] Place { $count } dice
}
fuse-ask-place-detail = Choose a die, then a slot.
fuse-ask-slot = Now a slot that glows: { $die }
fuse-ask-slot-strict = Now a slot: { $die }
fuse-ask-slot-detail = Press the die again to let go of it.
fuse-ask-fits = What fits here: { $wants }
fuse-ask-die-detail = Press the slot again to let go of it.
fuse-ask-die = Now a die for this slot: { $wants }
fuse-ask-marked = { $die } may also count as { $colour }.
fuse-ask-closing = The round is closing
fuse-ask-held = { $names }: a moment more
fuse-ask-done = Done. Still choosing: { $names }
fuse-ask-watch = Still choosing: { $names }
fuse-ask-idle = You have no cards left. Still choosing: { $names }
fuse-ask-pick-you = Take a bomb from the row
fuse-ask-pick-detail = After 6 seconds you get the cheapest.
fuse-ask-pick = Taking a new bomb: { $names }
fuse-ask-return-you = Return a die: { $why }
fuse-ask-return-detail = Press one of your dice that glow.
fuse-ask-return = Returning a die: { $names }
fuse-ask-sixes-you = Roll until you have a 6!
fuse-ask-sixes = Still without a 6: { $names }
fuse-ask-sixes-detail = Nothing else happens until everybody has one.
fuse-ask-scrub = Which card do you scrub?
fuse-ask-scrub-die = First the die that you give up
fuse-ask-scrub-about = It goes into the bag with all dice of one of your cards. It does not count as placing.
fuse-ask-scrub-detail = Its dice and { $die } go into the bag. It does not count as placing.
fuse-ask-ability = { $role }: which die?
fuse-ask-ability-what = { $role }: what becomes of { $die }?
fuse-ask-reroll = { $role }: choose dice, then reroll
fuse-ask-check = Which card do you check?
fuse-ask-check-detail = A wrong one loses its dice; a right one nothing.
fuse-ask-count = The clock is being read
fuse-ask-over = The mission is over

# Why a die is returned
fuse-return-colour = { $colour }
fuse-return-number = { $number }
fuse-return-either = { $colour } or { $number }
fuse-return-no-spark = no spark is left
fuse-return-leftover = like { $die }

# What happened
fuse-told-role = { $name }: { $role }
fuse-told-leads = { $name }: leads the first round
fuse-told-ready = { $name }: ready
fuse-told-round = { $name }: leads round { $round }
fuse-told-called = { $name }: calls { $what }
fuse-told-rolled = Rolled: { $dice }
fuse-told-placed = { $name }: { $die } on { $card }
fuse-told-slipped = { $name }: slips on { $card }. { $why } All its dice go to the bag.
fuse-told-found-wrong = { $name }: { $card } was wrong; its dice go to the bag
fuse-told-found-right = { $name }: { $card } is right
fuse-told-scrubbed = { $name }: scrubs { $card }
fuse-told-passed = { $name }: passes
fuse-told-closing = { $name }: ends the round
fuse-told-held = { $name }: asks for a moment
fuse-told-turned = { $name }: a die becomes { $die }
fuse-told-marked = { $name }: { $die } may count as { $colour }
fuse-told-rerolls = { $name }: rerolls { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
fuse-told-rerolled = It shows { $die }
fuse-told-defused = { $name }: defuses { $card }
fuse-told-picked = { $name }: takes { $card }
fuse-told-went-off = Detonator: { $what }
fuse-told-roles-off = All roles lie face down
fuse-told-returned = { $name }: returns a die from { $card }
fuse-told-drew-spark = { $name }: draws a spark
fuse-told-turned-over = The discarded sparks are turned over
fuse-told-sixes = Everybody rolls for a 6
fuse-told-six = { $name }: rolls { $number }
fuse-told-faced-down = The last bombs are turned face down
fuse-told-won = The ship is saved!
fuse-told-lost-time = The time is up
fuse-told-lost-bag = The bag is empty

# Detonators
fuse-blast-dice = everybody returns a die ({ $what })
fuse-blast-sparks = everybody draws a spark
fuse-blast-roles = roles are off until a bomb is defused
fuse-blast-sixes = everybody rolls until a 6

# Great moments (title, line)
fuse-moment-start = The clock runs!
fuse-moment-start-line = { $name }: leads
fuse-moment-detonator = Detonator!
fuse-moment-spark = A spark!
fuse-moment-spark-line = It must be out before you can win.
fuse-moment-spark-owed = You placed too few dice. It must be out before you can win.
fuse-moment-slip = A slip!
fuse-moment-defused = Defused!
fuse-moment-last = The deck is empty
fuse-moment-last-line = Put out every spark to win.
fuse-moment-last-heroic = Defuse every bomb and spark that is left.

# The result
fuse-ending-won = The ship is saved. Points: { $parts }
fuse-ending-time = The time is up. Points: { $parts }
fuse-ending-bag = The bag was empty when a round began. Points: { $parts }
fuse-part-bombs = bombs { $points }
fuse-part-sparks = sparks { $points }
fuse-part-detonators = detonators { $points }
fuse-part-won = success 10
fuse-part-time = time { $points }
fuse-earned-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
fuse-earned-sparks = { $count ->
    [one] { $count } spark
   *[other] { $count } sparks
}
fuse-earned-bombs = { $count ->
    [one] { $count } bomb
   *[other] { $count } bombs
}

# Why not
fuse-why-players = { $count ->
    [one] { $count } player does not go with these boxes.
   *[other] { $count } players do not go with these boxes.
}
fuse-why-detonators = So many detonators do not go with this level: { $count }.
fuse-why-no-original = Only the original box has advanced bombs.
fuse-why-game-over = The mission is over.
fuse-why-not-now = This is not asked for now.
fuse-why-detonator-first = The detonator comes first.
fuse-why-round-closed = That round is closed.
fuse-why-too-early = That round has not come yet.
fuse-why-die-gone = Somebody was faster: that die is gone. Choose another.
fuse-why-die-changed = That die has just changed. Look again.
fuse-why-quota-filled = You take no more dice in this round.
fuse-why-not-yours = That card does not lie in front of you.
fuse-why-no-slot = The card has no such slot.
fuse-why-slot-full = A die lies there already.
fuse-why-card-full = The card has all its dice.
fuse-why-no-support = There is nothing to build on yet.
fuse-why-not-marked = The die is not marked.
fuse-why-not-first = Another die of this card must come first.
fuse-why-not-last = This die must be the last on the card.
fuse-why-slot = The slot wants another die.
fuse-why-relation = It does not go with the dice beside it.
fuse-why-impossible = Then the card could never be finished.
fuse-why-stale = The card has just changed. { $why }
fuse-why-not-leader = Only the leader does this: { $name }.
fuse-why-no-ability = Your role cannot do this.
fuse-why-role-off = Your role lies face down until you defuse a bomb.
fuse-why-already-used = You have done this in this round.
fuse-why-not-called = The die is not what was called.
fuse-why-no-change = That would change nothing.
fuse-why-already-passed = You have passed.
fuse-why-no-bar = The round is not closing, or is already.
fuse-why-no-dice = There are no dice on that card.
fuse-why-not-in-row = Somebody was faster: that bomb is taken. Choose another.
fuse-why-no-place = You have all your bombs.
fuse-why-not-returnable = This die cannot be returned.

# Keys
fuse-key-die = a die of the pool; while you take a bomb, a card of the row
fuse-key-walk = walk to the next slot, die or card that glows
fuse-key-enter = place, take or return what has the focus
fuse-key-escape = let go of the die
fuse-key-roll = ready, roll
fuse-key-pass = pass
fuse-key-end = end the round
fuse-key-hold = a moment more
fuse-key-scrub = scrub a card
fuse-key-ability = your role
fuse-key-check = check a card
fuse-key-want = show the others that you want the die
fuse-key-glyphs = the symbols

# The sheet of symbols (25, in the rulebook’s order)
fuse-glyphs = The symbols
fuse-glyph-1 = This colour
fuse-glyph-2 = This number
fuse-glyph-3 = This number in this colour
fuse-glyph-4 = The colour of the die matters
fuse-glyph-5 = The number of the die matters
fuse-glyph-6 = Either of the two colours
fuse-glyph-7 = Either of the two numbers
fuse-glyph-8 = The number or the colour
fuse-glyph-9 = Colour or number: either may match
fuse-glyph-10 = Any colour but this
fuse-glyph-11 = Either of two dice
fuse-glyph-12 = The first die on the card
fuse-glyph-13 = The last die on the card
fuse-glyph-14 = A dual die
fuse-glyph-15 = Any die
fuse-glyph-16 = The colours match
fuse-glyph-17 = The numbers match
fuse-glyph-18 = The colours or the numbers match
fuse-glyph-19 = Colours and numbers match
fuse-glyph-20 = The left one is greater
fuse-glyph-21 = The colours differ
fuse-glyph-22 = The right one is greater
fuse-glyph-23 = Tower: from below, one on the other
fuse-glyph-24 = Wall: a die stands on the one below it
fuse-glyph-25 = Pyramid: the top comes last
fuse-glyph-sum = The numbers make this sum
