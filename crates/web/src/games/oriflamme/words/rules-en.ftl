# The rules of Oriflamme: Alliance. The clauses are those of docs/rules/oriflamme-alliance.md, word for word.

section-oriflamme-S1 = Setting up
rule-oriflamme-S1 = Each player takes a family: the same ten cards, six characters and four intrigues, with the family's crest on the back.
rule-oriflamme-S3 = Each family is shuffled; three random cards are set aside face down and take no part, the other seven are the hand; the owner may look at the set-aside cards and at their own face-down cards at any time, nobody else may.
rule-oriflamme-S4 = Each player begins with 1 influence, and five verdict tokens form a pool for all.
rule-oriflamme-S5 = One player is the first player and has the marker; the direction of activation is fixed for the whole game.

section-oriflamme-N1 = The row
rule-oriflamme-N1 = The cards lie side by side in one row; neighbours are the uncovered cards directly to the left and to the right, and a card that lies under another is nobody's neighbour.
rule-oriflamme-N2 = Influence in front of the players is open to all; influence on cards belongs to nobody until it is collected.

section-oriflamme-R1 = Rounds
rule-oriflamme-R1 = The game has six rounds.
rule-oriflamme-R2 = Each round begins with the income of the Treaties, then everybody lays a card, then the row is activated.
rule-oriflamme-R3 = The activation begins when every player has laid one card.
rule-oriflamme-R4 = The row, and what lies on its cards, stays from round to round.
rule-oriflamme-R5 = After the activation the first player's marker goes one place to the left, clockwise, and the next round begins.
rule-oriflamme-R6 = Only the player who is asked acts: the one whose turn it is to lay a card, or the owner of the card that is being activated.
rule-oriflamme-R7 = What is asked is answered: a card is laid when a card is to be laid, a face-down card is left or revealed, and an ability has the choices that its card names.

section-oriflamme-P1 = Laying cards
rule-oriflamme-P1 = From the first player on, clockwise, each player lays exactly one card from the hand face down: at the start of the row, at its end, or on top of an own card.
rule-oriflamme-P2 = Whose card it is and where it lies is seen at once; what it is only the owner knows.
rule-oriflamme-P3 = A card can be laid only out of one's own hand.
rule-oriflamme-P4 = A card can be laid only on an uncovered card of one's own family, never on another family's, and never between two cards.
rule-oriflamme-P5 = An empty row has one place; it counts as the start.

section-oriflamme-K1 = Piles
rule-oriflamme-K1 = A card laid on another covers it with all that lies on it; a pile may have any number of cards, and the new card begins without influence and verdicts.
rule-oriflamme-K2 = A covered card is not activated: it is neither revealed nor gathers influence, and its ability rests.
rule-oriflamme-K3 = No ability reaches a covered card.
rule-oriflamme-K4 = When a card leaves a pile, the card beneath is uncovered as it lies, with what lies on it.

section-oriflamme-A1 = Activation
rule-oriflamme-A1 = The cards are activated one after another from the start of the row to its end, each place once in a round; when cards leave the row, none is passed over and none comes twice.
rule-oriflamme-A2 = A face-down card that comes up may be left face down: 1 influence from the supply is put on it.
rule-oriflamme-A3 = Or it is revealed: it is turned face up and its ability works at once.
rule-oriflamme-A4 = When a card is revealed, its owner first takes all influence that lies on it, unless the card says otherwise.
rule-oriflamme-A5 = A face-up card that comes up must act, even when that harms its owner; where a card says "or", the owner chooses.
rule-oriflamme-A6 = A face-up card cannot be left, and a card's ability cannot be declined.
rule-oriflamme-A7 = When a card that is activated is preserved, the card beneath it is activated at once: face up it must act, face down it is left or revealed; and so on down the pile.

section-oriflamme-L1 = Leaving the row
rule-oriflamme-L1 = A removed card is turned face up, and all influence on it is lost.
rule-oriflamme-L2 = Whoever removes a card gains 1 influence for it, whatever its family, their own included.
rule-oriflamme-L3 = Only the top card of a pile is removed; when a place becomes empty the gap is closed.
rule-oriflamme-L5 = Removed and discarded cards lie face up in front of their owners, open to all; a discarded card brings nobody influence.
rule-oriflamme-L6 = A preserved card leaves the row, lies in front of its owner and works until the end of the game; no ability touches it. An intrigue that was removed is never preserved.

section-oriflamme-V1 = Verdicts
rule-oriflamme-V1 = The verdict tokens belong to all: any Judge may use a verdict that another has placed.
rule-oriflamme-V3 = A card with a verdict is removed by any Judge's second ability, whoever placed the verdict.

section-oriflamme-C1 = The two kinds of cards
rule-oriflamme-C1 = A revealed character stays face up in the row and acts again in every round; an intrigue works when it is revealed, and an Insurrection that was turned face down again works each time.

section-oriflamme-EM1 = Empress
rule-oriflamme-EM1 = Gain 2 influence.
rule-oriflamme-EM2 = Then put 1 influence from the supply on a face-down card of a rival.
rule-oriflamme-EM3 = The gift goes neither to an own card nor to a face-up one.
rule-oriflamme-EM4 = Without such a card the gift is skipped, and the 2 influence stay.

section-oriflamme-FA1 = Fanatic
rule-oriflamme-FA1 = Gain 1 influence.
rule-oriflamme-FA2 = Gain 1 more when none of the family's other cards lies face up and uncovered in the row.

section-oriflamme-IN1 = Informant
rule-oriflamme-IN1 = Gain from the supply as much influence as lies on the neighbours that are face-down cards of rivals; it stays on them.
rule-oriflamme-IN2 = Or swap: take her back into the hand and lay any other card of the hand face down in her place.
rule-oriflamme-IN3 = The card laid for her is not activated in this round; it begins without influence and verdicts.
rule-oriflamme-IN4 = Only a card of one's own hand can be laid for her.

section-oriflamme-DI1 = Diplomat
rule-oriflamme-DI1 = Gain 1 influence.
rule-oriflamme-DI2 = Then put 2 influence from the supply on another face-up, uncovered Diplomat, of whatever family; she is the only face-up card on which influence can lie.
rule-oriflamme-DI3 = Or take all influence that lies on her, and discard her.
rule-oriflamme-DI4 = The 2 influence go on no other card than a face-up Diplomat, and not on the acting one.
rule-oriflamme-DI5 = While there is another face-up Diplomat, the 2 influence must be placed.
rule-oriflamme-DI6 = Influence on a face-up Diplomat stays when she is covered and is lost when she is removed.

section-oriflamme-DE1 = Deserter
rule-oriflamme-DE1 = Remove a neighbour of your choice; one of your own family is a neighbour like any other.
rule-oriflamme-DE2 = Gain 1 more if it was a character.
rule-oriflamme-DE3 = Then, if no neighbour is a face-up character, discard the Deserter.
rule-oriflamme-DE4 = Only a neighbour can be removed by the Deserter.

section-oriflamme-JU1 = Judge
rule-oriflamme-JU1 = Gain 1 influence, and put a verdict token from the pool on any uncovered card.
rule-oriflamme-JU2 = Or remove any one uncovered card with a verdict.
rule-oriflamme-JU4 = A card without a verdict cannot be removed by a Judge.
rule-oriflamme-JU5 = While there is a verdict in the pool it must be placed, and when there is none, none can be.

section-oriflamme-IS1 = Insurrection
rule-oriflamme-IS1 = To reveal it, 1 influence from the card goes back to the supply; the rest is taken as usual.
rule-oriflamme-IS2 = Without influence on it, it cannot be revealed.
rule-oriflamme-IS3 = Both neighbours are removed, your own too.
rule-oriflamme-IS4 = Then it is turned face down again and stays in the row.

section-oriflamme-EX1 = Extortion
rule-oriflamme-EX1 = Revealed: all influence on it is lost, its owner gains 1, and it is discarded.
rule-oriflamme-EX2 = Removed by a rival's card: its owner gains 2 for each card, face up or face down, that the rival has in the row.
rule-oriflamme-EX3 = And that rival loses 1 influence from each of their own face-down cards on which some lies.

section-oriflamme-IF1 = Infiltration
rule-oriflamme-IF1 = Put 1 influence from the supply on each of your own face-down cards.
rule-oriflamme-IF2 = Then it is preserved.
rule-oriflamme-IF3 = Preserved: its owner gains 2 more for each face-down card that the owner removes.

section-oriflamme-TR1 = Treaty
rule-oriflamme-TR1 = It is preserved, and all influence on it stays on it.
rule-oriflamme-TR2 = Preserved: at the start of each round its owner gains as much influence as lies on it, if the owner has at least one card in the row; what lies on it stays.
rule-oriflamme-TR3 = At the end of the game its owner gains the influence that lies on it.

section-oriflamme-Z1 = The end
rule-oriflamme-Z1 = After the sixth round the game ends; the seventh card of each hand is not played.
rule-oriflamme-Z2 = Influence on cards in the row counts for nobody.
rule-oriflamme-Z3 = The most influence wins.
rule-oriflamme-Z4 = Of those who are level, the one with the most cards in the row wins; a pile counts as one card.
rule-oriflamme-Z5 = When the game is over nobody acts any more.

section-oriflamme-Q1 = Rulings
rule-oriflamme-Q1 = The first player is drawn by lot, where the rulebook names the oldest, and the row is activated from left to right: neither has any weight.
rule-oriflamme-Q2 = When another card's ability takes the top of a pile, the card beneath is activated if the pile's turn is still to come, and rests until the next round if the pile has been activated: the row is gone through once.
rule-oriflamme-Q3 = What the Empress, the Diplomat and Infiltration put on cards comes from the supply, like all other influence that is put on cards; the advice on the Empress speaks of giving, not of paying.
rule-oriflamme-Q4 = An ability does as much as it can, and what is impossible is skipped: a Diplomat without another Diplomat still gains 1.
rule-oriflamme-Q5 = Influence never runs out: the tokens are change, and no rule counts them. Verdicts do: five are named as a part of the game, and without a limit they would mean nothing.
rule-oriflamme-Q6 = The Informant counts each neighbour that fits, so one alone counts too, and to gain nothing is allowed.
rule-oriflamme-Q7 = Covered cards count for nothing: not for the Fanatic, not for Extortion. The rulebook says so for the tie-break, and that abilities do not touch them.
rule-oriflamme-Q8 = The card that removed Extortion lies in the row when the trap springs and counts; a Deserter looks around only afterwards.
rule-oriflamme-Q9 = Insurrection removes both neighbours together: first both go, then traps are counted, so one removed neighbour does not count for the other's trap; two Extortions both spring.
rule-oriflamme-Q10 = Extortion removed by a card of its own family springs no trap: the text says a rival's card; the remover gains as for any card.
rule-oriflamme-Q11 = A Judge may place a verdict on an own card, on herself, and on a card that has one already; more verdicts on a card have no further effect.
rule-oriflamme-Q12 = The Judge's second ability is open only while a card with a verdict is uncovered; a verdict on a covered card waits.
rule-oriflamme-Q13 = A Diplomat may take and go with no influence on her, and on the turn of her reveal; what lay on her face down is taken before she chooses.
rule-oriflamme-Q14 = A Deserter without neighbours removes nothing and is discarded: the last sentence has no condition but that one.
rule-oriflamme-Q15 = Any family's face-up, uncovered character beside him keeps the Deserter, another Deserter too; the neighbours are those after the removal.
rule-oriflamme-Q16 = Infiltration does not feed itself, and no covered card: it lies face up by then, and covered cards get nothing.
rule-oriflamme-Q17 = The 2 of a preserved Infiltration also come for your own face-down cards.
rule-oriflamme-Q18 = A Treaty pays first at the start of the round after it was preserved, before cards are laid, and after the sixth round only what lies on it; with nothing on it, it may be revealed and pays nothing.
rule-oriflamme-Q19 = The Judge who removes a card is the remover, whoever placed the verdict: for the influence, for Infiltration and for the trap.
rule-oriflamme-Q20 = Players who are level in influence and in cards share the game.
rule-oriflamme-Q21 = What has been seen by all stays known to all: covered face-up cards, an Insurrection that has struck, an Informant that went back to the hand. Memory shall not decide.
rule-oriflamme-Q22 = When the game is over all hands, set-aside and face-down cards are shown; the rulebook does not ask for it, and nothing depends on it.
rule-oriflamme-Q23 = A card that the Informant left for a card of the hand counts like any other face-down card for all that still happens in the round, except that it is not activated.
rule-oriflamme-Q24 = A Judge who removes herself uncovers the card beneath her, which is activated at once: she has left the row in her own activation.
rule-oriflamme-Q25 = The influence that Infiltration's owner puts on face-down cards also reaches an Insurrection that has struck: it lies face down.
rule-oriflamme-Q26 = Three to five play, as the box says: fewer or more make no match.
rule-oriflamme-Q27 = What A7 says of a preserved card holds for a card that is discarded in its own activation too, a Deserter, a Diplomat or Extortion: the card beneath it is activated at once.
rule-oriflamme-Q28 = A removal is completed in this order: the cards are turned up and go, the remover gains, traps spring, and then the acting card goes on.
rule-oriflamme-Q29 = A verdict stays on its card when the card is covered, revealed or turned down, and goes back to the pool when the card leaves the row in any way.
rule-oriflamme-Q30 = When the pool of verdicts is empty, the Judge's first ability is 1 influence without a verdict.

# What a newcomer reads: how a turn goes, and what is on the pictures.
turn-oriflamme-1 = Everybody lays one card face down, one after the other: at the start of the row, at its end, or on top of an own card.
turn-oriflamme-2 = Then the row is activated from left to right. Whose card comes up leaves it face down, and 1 influence comes on it, or reveals it, takes what lies on it, and does what the card says.
turn-oriflamme-3 = A character that lies face up acts again in every round, until somebody removes it; an intrigue goes once it has done its work.
turn-oriflamme-4 = The next player on the left begins the next round. After six rounds the most influence wins; what still lies on cards is lost.
figure-oriflamme-1 = The first round: every card lies face down, and only its owner knows what it is.
figure-oriflamme-2 = Influence gathers on cards that are left alone, and is lost if they are removed before they are revealed.
figure-oriflamme-3 = Later: face-up characters act every round, and rivals lie in wait beside them.
