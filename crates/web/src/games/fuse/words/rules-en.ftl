# FUSE: Countdown: the rules, clause by clause.

section-fuse-S1 = Setting up
rule-fuse-S1 = One to four play Countdown; with both boxes one to five, with modules one to five, the epic game is for six to nine.
rule-fuse-S2 = Each player gets a random role, face up; the others leave the game.
rule-fuse-S3 = The deck has as many bombs as the table says for players and level, drawn unseen from all; the rest leave the game unseen.
rule-fuse-S4 = Each player gets two bombs from the deck, face up; a single player gets four.
rule-fuse-S5 = Of two first bombs not both may be worth 4 to 6: the second is replaced until it fits.
rule-fuse-S6 = The four first bombs of a single player show at least three different values.
rule-fuse-S7 = Replaced bombs are shuffled back into the deck when all hands are right.
rule-fuse-S8 = Five bombs of the deck are turned up and form the row.
rule-fuse-S9 = Detonators are shuffled into the deck after that: none is ever in a hand or in the first row.
rule-fuse-S11 = All dice are in the bag, and one player is the first leader.
rule-fuse-S12 = Training and Standard have no detonators; Expert, Elite and Heroic have one to ten, as the players choose.

section-fuse-G1 = What a card asks for
rule-fuse-G1 = A slot that names a colour, a number or both takes a die that has them; with `|` either will do.
rule-fuse-G2 = A dual die has both of its colours: it fits where one of them is wanted, and never where one of them is forbidden.
rule-fuse-G3 = `=` between numbers, colours, either or both: the whole run of equal signs has one number, one common colour, one of the two for all, or both.
rule-fuse-G4 = `!=`: two neighbours share no colour.
rule-fuse-G5 = `<` and `>` compare numbers, and an equation comes out.
rule-fuse-G6 = `D` wants a dual die.
rule-fuse-G7 = A die can be taken from a card if the card is not full, nothing rests on the die and it is not in the slot of the first die.
rule-fuse-G8 = A die that would make it impossible to finish its card with dice of the game may not be placed.
rule-fuse-G9 = A die marked as first goes on the card before all others, one marked as last after all others.
rule-fuse-G10 = A die is placed only where the slot allows it and where it goes with the dice that lie there.

section-fuse-T1 = Structures
rule-fuse-T1 = A tower is built from the bottom to the top, and no die is placed without what it stands on.
rule-fuse-T2 = The base of a wall is laid in any order; a die of the second level needs the die under it.
rule-fuse-T3 = The base of a pyramid is laid in any order; its top comes last, and in the original each die needs the two under it.

section-fuse-R1 = The round
rule-fuse-R1 = Roll, place, defuse, draw sparks, pass the bag: everybody plays in every round.
rule-fuse-R2 = A single player rolls three dice and places three; two roll four and place two each; more roll one for each and place one each.
rule-fuse-R3 = If the bag is empty when a round begins, the mission is lost.
rule-fuse-R4 = If fewer dice are in the bag than wanted, all of them are rolled.
rule-fuse-R5 = Only a Wire Expert calls a colour and only an Operations Engineer a number, before the roll.
rule-fuse-R6 = Dice are placed on one's own bombs and sparks.
rule-fuse-R7 = The slots of a card are filled in any order unless the card says otherwise.
rule-fuse-R8 = A die on a card is never moved: a slot takes one die, and a full card no more.
rule-fuse-R9 = Nobody has to place a die.
rule-fuse-R10 = All dice of a card on which a die was placed wrongly go into the bag.
rule-fuse-R11 = A bomb with all its dice is defused: its dice go into the bag, and its owner takes a bomb of the row, which is refilled.
rule-fuse-R12 = A spark with all its dice is defused: its dice go into the bag, the card is discarded and nothing comes in its place.
rule-fuse-R13 = One or two players defuse at once, and may use the new bomb for the dice that are left.
rule-fuse-R14 = If the row is empty nothing is taken, and an empty deck refills nothing.
rule-fuse-R15 = With three or more players each who placed no die draws a spark.
rule-fuse-R16 = One or two players draw a spark for each die that they did not place.
rule-fuse-R17 = Dice that nobody took go into the bag.
rule-fuse-R18 = When the deck of sparks is empty, the discarded ones are turned over: the first discarded is the first drawn.
rule-fuse-R19 = The bag goes to the left.
rule-fuse-R20 = Nobody places more dice than the round gives them.

section-fuse-RO1 = Roles
rule-fuse-RO1 = A changed colour counts while the die is placed; afterwards the die has its own colours for every purpose.
rule-fuse-RO2 = A changed number is real: the die is turned.
rule-fuse-RO3 = A changed die may be taken by anybody.
rule-fuse-RO4 = Only the leader rolls, uses the ability of the role, and ends the round.
rule-fuse-RO5 = Each role can do what it says and nothing else, and nothing while it lies face down.
rule-fuse-RO6 = Who calls a colour or a number changes only a die that has it; a dual die has both of its colours.
rule-fuse-RO7 = One die is changed in a round, in number or in colour, to something else; dice are rolled again up to three times.
rule-fuse-RO8 = The Logistics Specialist rolls one die more, may place it, and alone may; if it is returned it costs nothing.
rule-fuse-RO9 = The Disposal Drone flips a die to its opposite face: 1 and 6, 2 and 4, 3 and 5.
rule-fuse-RO10 = The Explosives Technician rolls any dice of the pool again, each time others.

section-fuse-DE1 = Detonators
rule-fuse-DE1 = A detonator that is turned up goes off at once and is discarded, and the next card is turned up, which may be one too.
rule-fuse-DE2 = Everybody returns one die of a shown colour or number, of their choice; who has none returns none.
rule-fuse-DE3 = A dual die matches by either colour.
rule-fuse-DE4 = Dice under dice, in the slot of the first die and on full cards are safe.
rule-fuse-DE5 = "All draw a spark": the leader first, then clockwise.
rule-fuse-DE6 = "Roles off": all roles lie face down, each until its player defuses a bomb; a spark does not count.
rule-fuse-DE7 = "All roll a six": everybody rolls a die until it shows 6, and nothing else happens until all have.
rule-fuse-DE8 = While a detonator waits for answers nothing is placed and nothing is picked.
rule-fuse-DE9 = Only a die that matches and can be taken from its card is returned.

section-fuse-E1 = The end
rule-fuse-E1 = When row and deck are empty at the end of a round, the bombs in front of the players are turned face down and their dice go into the bag.
rule-fuse-E2 = The mission is won when row and deck are empty and nobody has a spark.
rule-fuse-E3 = If sparks remain, only players with sparks take dice and owe them.
rule-fuse-E4 = Heroic: the bombs in front of the players have to be defused too.
rule-fuse-E5 = The mission is lost when the time is up.
rule-fuse-E6 = All bombs count that are defused in the round in which the last bomb was taken.
rule-fuse-E7 = Score: the points of the bombs, 2 for each defused spark, 2 for each detonator; if it is won 10 more, and 1 for each full ten seconds left.
rule-fuse-E8 = When the mission is over nobody acts any more.

section-fuse-CB1 = With the original
rule-fuse-CB1 = Both boxes: all bombs together, and all detonators and fuse cards together.
rule-fuse-CB2 = Both boxes: sparks are drawn, and nothing that is left over is rolled again.
rule-fuse-CB3 = Both boxes: only Countdown's dice.
rule-fuse-CB4 = Both boxes: with roles.
rule-fuse-M1 = With roles.
rule-fuse-M2 = With Countdown's bombs instead of the original's.
rule-fuse-M3 = With Countdown's detonators instead of the fuse cards.
rule-fuse-M4 = With sparks, instead of rolling again what is left over.
rule-fuse-M5 = With Countdown's dice instead of the original's.
rule-fuse-M6 = Cards that need something that is not in the game are left out.
rule-fuse-M7 = Modules are chosen for the original alone.
rule-fuse-EP1 = No roles, and no detonator that speaks of them.
rule-fuse-EP2 = No bombs and sparks that need dual dice.
rule-fuse-EP3 = Countdown's dice and 10, 15, 20 or 25 of the original's, and as many bombs as the table says.
rule-fuse-EP5 = If a spark is owed and none is left, one die of the player's choice goes from a card into the bag instead.

section-fuse-Q1 = Rulings
rule-fuse-Q1 = The number of bombs includes the first hands.
rule-fuse-Q2 = A single player's four last bombs need not be defused.
rule-fuse-Q3 = Whether it is won is looked at when the sparks of the round have been drawn.
rule-fuse-Q4 = Who found no die in a pool with fewer dice than players draws a spark too.
rule-fuse-Q5 = One or two players draw no more sparks than there are dice left over or lost to mistakes and scrubs; the larger debt draws first.
rule-fuse-Q6 = Who has no card left that needs dice owes none; having no place for a die is no excuse.
rule-fuse-Q7 = A run of equal colours has one colour that all of its dice share: red, red and green, green is none.
rule-fuse-Q8 = A run that is equal in colour or number is so by one of them for all of its dice.
rule-fuse-Q9 = A recoloured die may finish a group of one colour; it may not go on with one that its own colours break.
rule-fuse-Q10 = A recoloured dual die has one colour.
rule-fuse-Q11 = Dice on sparks are hit by detonators, dice in the pool are not.
rule-fuse-Q12 = Who has dice left to place may scrub a card that holds dice: a die of the pool and all dice of the card go into the bag, and it does not count as placing.
rule-fuse-Q13 = A wrong placement that is found in its round does not count as placed.
rule-fuse-Q14 = The leader may use the role on dice that are left when others have been taken.
rule-fuse-Q15 = No die in particular is the extra one: the specialist may place one more and owes no more than the others.
rule-fuse-Q16 = What was called lapses when roles are turned face down.
rule-fuse-Q17 = A spark that a detonator brings in the middle of a round takes dice at once.
rule-fuse-Q19 = For a missing spark the first die of a card may be returned if it lies alone.
rule-fuse-Q20 = The dice for sixes count as in the bag, also when it has too few.
rule-fuse-Q21 = The dice of bombs that are turned face down are back before anybody looks whether the bag is empty.
rule-fuse-Q22 = Five players with both boxes: 32, 36, 38, 41 or 44 bombs.
rule-fuse-Q23 = As many dice of each colour are added: two, three, four or five.
rule-fuse-Q24 = Of a detonator with a colour and a number one is enough.
rule-fuse-Q26 = Who defuses two bombs in a round takes two, one after the other.
rule-fuse-Q28 = Fuse cards of the original score nothing.
rule-fuse-Q29 = The advanced bombs of the original are in the game only if they are asked for, and only with the original.
rule-fuse-Q30 = There is an extra die only if more dice were rolled than the round wants.
rule-fuse-Q31 = Both boxes and the epic game have detonators, hands and deck as Countdown has.

section-fuse-O1 = Online
rule-fuse-O1 = A die is taken and placed in one: it is in the bag, in the pool or on a card, and in nobody's hand.
rule-fuse-O2 = The dice are rolled for a leader who waits for three seconds, ten where something may be called, unless the table agreed otherwise.
rule-fuse-O3 = The round closes when the pool is empty or everybody has placed or passed; or the leader ends it, and for a second and a half dice are still placed; once in a round somebody who has not passed may ask for three seconds more.
rule-fuse-O4 = Who defused a bomb picks from the row, first come, first served; one or two players at once, more when the round is closed.
rule-fuse-O5 = Where there is one choice nobody is asked; who does not answer within six seconds gets the cheapest bomb, or returns a die of the card with the fewest.
rule-fuse-O6 = Nothing happens that was meant for something else: a die that is gone or changed, a bomb that is gone, a round that is over, a card that looked otherwise.
rule-fuse-O7 = Assisted: a wrong placement is refused. Strict: it costs the card its dice. Honour: it lies until the card is full or somebody checks it, which everybody may do once in a round.
rule-fuse-O12 = Nothing is taken back.
rule-fuse-O15 = A mission ends with its 400th round, and the fortieth roll for a six is one.
rule-fuse-O16 = The clock starts when everybody is ready; it has ten, fifteen or twenty minutes or none, and only time of the last ten minutes scores.
rule-fuse-O17 = A die that the leader marked may be placed as what it is marked, or as itself; one that is not marked only as itself.
rule-fuse-O18 = When the deck is empty and the row has no more bombs than players who pick, they get them without being asked, but not on Heroic.
rule-fuse-O19 = Without sparks each die left over is rolled again, everybody returns a die of its number or colour, and it goes into the bag; an extra die is spared. Hands come first, of 3, 4 or 6 the second is 1 or 2; then the deck: 16 to 25 by level and one more for each other player, and six fuse cards at every level.
rule-fuse-O20 = Everybody does what is asked of them now.

# Where only some missions have a clause.
edition-fuse-modules = with the original
edition-fuse-epic = epic game

turn-fuse-1 = The leader rolls the dice of the round out of the bag: one for each player. They lie open, and everybody plays at once.
turn-fuse-2 = Take a die that nobody else needs more, and place it on a slot of your own cards that wants it. Talk: as few dice as possible should be left over.
turn-fuse-3 = A bomb that has all its dice is defused: take a new one from the row. Who places no die draws a spark, a small card more to get rid of.
turn-fuse-4 = The bag goes to the left. You win when row and deck are empty and nobody has a spark; you lose when the time is up or the bag is empty.
figure-fuse-1 = The dice are rolled. The red 4 is wanted on two cards: agree who takes it.
figure-fuse-2 = A tower grows from the bottom to the top, a wall needs its base first, and the top of a pyramid comes last.
figure-fuse-3 = A dual die has both of its colours: it fits where one of them is wanted, and never where one is forbidden.
