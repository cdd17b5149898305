# Oriflamme: Alliance: everything its table says, except the rules.

oriflamme-chart = Influence of each player

oriflamme-agreed = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# Cards
oriflamme-card-empress = Em{ "\u00AD" }press
oriflamme-card-empress-about = Gain 2 influence. Then put 1 influence on a rival’s face-down card.
oriflamme-card-fanatic = Fana{ "\u00AD" }tic
oriflamme-card-fanatic-about = Gain 1 influence, and 1 more if no other card of yours lies face up in the row.
oriflamme-card-informant = Infor{ "\u00AD" }mant
oriflamme-card-informant-about = Gain as much influence as lies on the rivals’ face-down cards beside her. Or take her back and lay another card from your hand in her place.
oriflamme-card-diplomat = Diplo{ "\u00AD" }mat
oriflamme-card-diplomat-about = Gain 1 influence and put 2 on another face-up Diplomat. Or take all influence that lies on her and discard her.
oriflamme-card-deserter = Deser{ "\u00AD" }ter
oriflamme-card-deserter-about = Remove a card beside him and gain 1 influence, or 2 if it was a character. Then discard him, unless a face-up character lies beside him.
oriflamme-card-judge = Judge
oriflamme-card-judge-about = Gain 1 influence and put a verdict on any card: from then on any Judge can remove it. Or remove a card with a verdict and gain 1.
oriflamme-card-insurrection = Insur{ "\u00AD" }rection
oriflamme-card-insurrection-about = Pay 1 influence from the card. Remove both cards beside it, gain 1 for each, and turn it face down again.
oriflamme-card-extortion = Extor{ "\u00AD" }tion
oriflamme-card-extortion-about = What lies on it is lost; gain 1 influence and discard it. If a rival removes it, gain 2 for each card that rival has in the row, and each of their face-down cards loses 1.
oriflamme-card-infiltration = Infil{ "\u00AD" }tration
oriflamme-card-infiltration-about = Put 1 influence on each of your face-down cards. Then preserve it: it leaves the row and stays with you. From then on gain 2 more for each face-down card you remove.
oriflamme-card-treaty = Treaty
oriflamme-card-treaty-about = Preserve it with what lies on it: it leaves the row and stays with you. It pays that much at the start of each round while you have a card in the row, and once more at the end.
oriflamme-card-spoken = { $card }. { $about }
oriflamme-a-card = a card

# The line on top
oriflamme-ask-deal = The families are dealt
oriflamme-ask-place-you = Your turn: place a card
oriflamme-ask-place-other = { $name } places a card
oriflamme-ask-up-you = Your { $card }: reveal or leave?
oriflamme-ask-up-other = { $name }: reveal or leave?
oriflamme-ask-act-you = { $card }: { $deed }
oriflamme-deed-empress = give 1 to a rival
oriflamme-deed-informant = count or swap
oriflamme-deed-diplomat = talk or cash in
oriflamme-deed-deserter = remove a neighbour
oriflamme-deed-judge = verdict or removal
oriflamme-ask-act-other = { $name }: { $card } acts
oriflamme-ask-over = The match is over
oriflamme-doing-place = { $card }: where does it go?
oriflamme-ask-place-detail = Choose a card, then an end of the row or one of your own cards to cover.
oriflamme-ask-up-detail = Reveal it now, or leave it face down to gather influence.
oriflamme-step-income = Income
oriflamme-step-placement = Placement
oriflamme-step-activation = Activation
oriflamme-step-next = Next round
oriflamme-step-end = The end
oriflamme-step-at = { $step } { $at } / { $of }
oriflamme-last-round = Last round: influence left on cards is lost.

# Seats
oriflamme-note-first = first player
oriflamme-note-order = places { $at } of { $of }
oriflamme-note-over = { $count } influence
oriflamme-earned-start = { $count } at the start
oriflamme-earned-cards = { $count } from cards
oriflamme-earned-abilities = { $count } by abilities
oriflamme-earned-removals = { $count } for removals
oriflamme-earned-traps = { $count } by Extortion
oriflamme-earned-treaty = { $count } from the Treaty
oriflamme-seat-spoken = { $influence } influence, in hand: { $hand }. Preserved: { $kept }. Out of the row: { $out }.
oriflamme-treaty-next = next round
oriflamme-treaty-end = at the end
oriflamme-has = Influence { $influence } · in hand { $hand } · places { $order } of { $of }
oriflamme-has-infiltration = +2 for each face-down card removed
oriflamme-has-out = Removed or discarded
oriflamme-has-unseen = Not seen yet, of the ten cards
oriflamme-none = none
oriflamme-kept = preserved
oriflamme-out = out
oriflamme-in-hand = in hand

# The row
oriflamme-row = The row, in the order of activation
oriflamme-row-empty = The row is empty: the first card goes in the middle.
oriflamme-direction = Cards act one by one, from 1 on
oriflamme-round = Round
oriflamme-round-of = { $round } of { $of }
oriflamme-pool = Verdicts left
oriflamme-pool-of = { $count } of { $of }
oriflamme-spoken-up = { $at }: { $name }, { $card }, face up
oriflamme-spoken-known = { $at }: { $name }, { $card }, face down
oriflamme-spoken-down = { $at }: { $name }, face down
oriflamme-spoken-influence = { $count } influence
oriflamme-spoken-verdicts = { $count ->
    [one] verdict
   *[other] { $count } verdicts
}
oriflamme-spoken-covers = covers: { $cards }
oriflamme-spoken-now = acts now
oriflamme-spoken-can = can be chosen: { $words }
oriflamme-unknown = ?

# What can be done
oriflamme-plus = +{ $count }
oriflamme-plus-or = +{ $least } or +{ $most }
oriflamme-reveal = Reveal
oriflamme-leave = Leave
oriflamme-leave-words = +1 on the card
oriflamme-leave-safe = Yours when you reveal it; lost if someone removes it first.
oriflamme-leave-extortion = Influence on an Extortion is lost when you reveal it; it is there for show.
oriflamme-leave-insurrection = With 1 on it, it can strike next round.
oriflamme-leave-treaty = Revealed next round it pays { $total } in all.
oriflamme-then-empress = then 1 for a rival
oriflamme-then-informant = then count or swap
oriflamme-then-diplomat = then talk or cash in
oriflamme-then-deserter = then remove a neighbour, +1
oriflamme-then-judge = then a verdict or a removal
oriflamme-then-insurrection = and both neighbours go, +1 each
oriflamme-then-extortion = and it is discarded
oriflamme-then-infiltration = and it is preserved
oriflamme-then-treaty = it is preserved
oriflamme-do-give = Give 1
oriflamme-do-give-words = to a face-down rival
oriflamme-do-count = Count
oriflamme-do-count-words = what lies on the face-down rivals beside her
oriflamme-do-exchange = Swap
oriflamme-do-exchange-words = she goes back to the hand, this card takes her place
oriflamme-do-talk = Talk
oriflamme-do-talk-words = +1, and 2 on another Diplomat
oriflamme-do-cash = Cash in
oriflamme-do-cash-words = and she is discarded
oriflamme-do-mark = Verdict
oriflamme-do-mark-words = +1, and a Judge can remove the card later
oriflamme-do-execute = Remove
oriflamme-do-execute-words = a card with a verdict, +1
oriflamme-do-remove = Remove
oriflamme-do-remove-words = a card beside the Deserter, +1 or +2
oriflamme-choose-in-row = Choose a glowing card in the row.
oriflamme-place-or-cover = or cover a glowing card of yours
oriflamme-place-which = Choose a card from your hand.
oriflamme-place-where = where does it go?
oriflamme-place-only = Lay it down
oriflamme-place-start = Start of the row
oriflamme-place-start-words = acts first
oriflamme-place-end = End of the row
oriflamme-place-end-words = acts last
oriflamme-place-on = On your { $card }
oriflamme-place-on-words = covers it; { $count } on it stay safe
oriflamme-place-cover-words = covers it
oriflamme-place-cover = cover
oriflamme-hurry = Decide now: { $what }
oriflamme-decision = Your decision
oriflamme-waits = Nothing is asked of you now.

# What it brings
oriflamme-note-skip-give = No face-down card of a rival: nothing is given.
oriflamme-note-skip-diplomat = No other face-up Diplomat: nothing is placed.
oriflamme-note-skip-verdict = The pool is empty: no verdict is placed.
oriflamme-note-no-verdict = No card in the row has a verdict yet.
oriflamme-note-skip-neighbour = No card beside it: nothing is removed.
oriflamme-note-own = Your own card goes: { $card }.
oriflamme-note-only-own = The only neighbour is your own card!
oriflamme-note-goes = Removes: { $cards }.
oriflamme-note-stays = The Deserter stays.
oriflamme-note-leaves = The Deserter is discarded.
oriflamme-note-may-leave = The Deserter may be discarded.
oriflamme-note-trap = If it is an Extortion, { $name }: +{ $count }
oriflamme-note-lost = Lost from the card: { $count }.
oriflamme-note-wasted = Last round: lost with her at the end: { $count }.
oriflamme-note-treaty = Pays { $each } a round, { $total } by the end.
oriflamme-note-feeds = 1 more on your face-down cards: { $count }.
oriflamme-note-beneath = Then the card beneath is up: { $card }.
oriflamme-note-not-alone = You have another face-up card: no extra influence.
oriflamme-confirm-own = This removes your own card: { $card }. Do it?

# Hand and sheet
oriflamme-hand = Your hand
oriflamme-hand-rounds = Your hand, to place in rounds { $from } to 6
oriflamme-hand-round = Your hand, to place in round 6
oriflamme-hand-last = Your last card is not played
oriflamme-preserved = Preserved
oriflamme-aside = 3 of your 10 cards, set aside: not in this game
oriflamme-seen = The ten cards
oriflamme-seen-seen = seen so far
oriflamme-seen-about = Bright crest: seen from that player. Every family holds all ten.
oriflamme-seen-line = { $card }. Seen: { $seen }
oriflamme-characters = Characters
oriflamme-intrigues = Intrigues
oriflamme-look = Point at a card to read it here.
oriflamme-face-down = A card of a rival, face down: nobody but its owner knows it.
oriflamme-pile = The pile, from the top
oriflamme-watching = You are looking on: hands and face-down cards stay hidden.

# What happened
oriflamme-says = { $name }: { $words }
oriflamme-told-total = { $words }: +{ $count }
oriflamme-told-whose = { $words } ({ $name })
oriflamme-told-dealt = not in this game, set aside by chance: { $cards }
oriflamme-told-round = Round { $round }, first player: { $name }
oriflamme-told-no-income = no card in the row, the Treaty pays nothing
oriflamme-told-start = { $card } at the start of the row
oriflamme-told-end = { $card } at the end of the row
oriflamme-told-on = { $card } on top of an own card
oriflamme-told-activation = The row is activated
oriflamme-told-left = card { $at } stays face down, { $count } on it
oriflamme-told-revealed = { $card } revealed
oriflamme-told-collected = +{ $count } from the card
oriflamme-told-wasted = Lost from card { $at }: { $count }
oriflamme-told-ability = +{ $count }, { $card }
oriflamme-told-alone = +{ $count }, the Fanatic is alone
oriflamme-told-removal = +{ $count } for the removal
oriflamme-told-character = +{ $count }, it was a character
oriflamme-told-infiltration = +{ $count }, it was face down (Infiltration)
oriflamme-told-trap = +{ $count }, Extortion
oriflamme-told-income = +{ $count } from the Treaty
oriflamme-told-treaty = +{ $count }, the Treaty at the end
oriflamme-told-put = { $count } more on card { $at }
oriflamme-told-marked = a verdict on card { $at }
oriflamme-told-removed = removes { $card } ({ $owner })
oriflamme-told-removed-own = removes an own card, { $card }
oriflamme-told-sprung = Extortion strikes back
oriflamme-told-discarded = { $card } discarded
oriflamme-told-preserved = { $card } preserved
oriflamme-told-preserved-treaty = Treaty preserved with { $count } on it
oriflamme-told-swapped = Informant back in hand, another card in her place
oriflamme-told-turned-down = The Insurrection lies face down again
oriflamme-moment-last = The last round
oriflamme-moment-strike = { $name }: both neighbours go
oriflamme-moment-verdict = The verdict falls
oriflamme-moment-lost = { $card } lost
oriflamme-moment-lost-line = Removed by: { $name }
oriflamme-moment-trap-line = { $name }: +{ $count }. Against: { $against }
oriflamme-end-one = { $names } wins with { $count } influence.
oriflamme-end-tie = { $names } wins: { $count } influence, and more cards in the row.
oriflamme-end-shared = Shared victory with { $count } influence: { $names }.

# Why not
oriflamme-why-game-over = The match is over.
oriflamme-why-not-your-turn = { $name } has to decide now.
oriflamme-why-nature = The cards are being dealt.
oriflamme-why-not-now = Something else is asked for now.
oriflamme-why-players = Three to five play, not { $count }.
oriflamme-why-not-in-hand = This card is not in your hand: { $card }.
oriflamme-why-row-empty = The row is empty: there is only one place.
oriflamme-why-not-yours = You can only cover your own cards.
oriflamme-why-not-uncovered = Covered cards are out of reach.
oriflamme-why-no-influence = An Insurrection needs 1 influence on it before it can be revealed.
oriflamme-why-yours = The Empress gives to rivals only.
oriflamme-why-face-up = The Empress gives to face-down cards only.
oriflamme-why-must-act = This card lies face up: it must act.
oriflamme-why-no-diplomat = Only another face-up Diplomat can take this influence.
oriflamme-why-must-place = There is a card to put it on, so you must choose one.
oriflamme-why-not-beside = The Deserter reaches only the cards beside him.
oriflamme-why-not-marked = There is no verdict on this card.
oriflamme-why-no-verdicts = No verdict tokens are left in the pool.

# Keys
oriflamme-key-walk = walk along the row, the hand or the offers
oriflamme-key-zone = to the row, the offers, the hand
oriflamme-key-act = do what is chosen
oriflamme-key-reveal = reveal
oriflamme-key-leave = leave face down
oriflamme-key-hand = take a card from your hand
oriflamme-key-mode = the other choice of a card
oriflamme-key-cancel = put the card back

# What a bot would do
oriflamme-advice = { $what }: { $detail }.
oriflamme-advice-card = card { $at } ({ $name })
oriflamme-advice-because = Why: { $why }
oriflamme-advice-start = it acts before the others’ cards can touch it.
oriflamme-advice-end = it acts last, when everybody else has acted.
oriflamme-advice-on = the card beneath is out of everybody’s reach, with what lies on it.
