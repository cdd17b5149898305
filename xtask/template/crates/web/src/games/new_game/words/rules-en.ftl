# The rules of New Game. The clauses are those of docs/rules/new-game.md, word for word.

section-new-game-S1 = Before the match
rule-new-game-S1 = Two to four people play.
rule-new-game-S2 = The deck holds ten sparks, six blazes and six waters. Everybody draws one card, which nobody else sees.

section-new-game-T1 = A turn
rule-new-game-T1 = The turn begins with a card from the deck, which nobody else sees.
rule-new-game-T2 = Only the person whose turn it is lights or discards a card, and only one.
rule-new-game-T3 = The card is one of their own hand.
rule-new-game-T4 = Water does not burn: it cannot be lit.
rule-new-game-T5 = A card that is lit lies open, and everybody else is asked.
rule-new-game-T6 = A card that is discarded lies open on the discards, and the turn passes to the left.

section-new-game-W1 = Everybody else is asked
rule-new-game-W1 = Only who is asked answers, and only once: puts the card out, or lets it pass.
rule-new-game-W2 = Only who holds water can put a card out.
rule-new-game-W3 = Who puts it out discards one water; the card that was lit is discarded too, nobody else is asked any more, and the turn passes to the left.
rule-new-game-W4 = When everybody has let it pass, it burns before the person who lit it, and the turn passes to the left.

section-new-game-E1 = The end
rule-new-game-E1 = The match is over when a turn would begin and the deck is empty.
rule-new-game-E2 = A spark that burns counts 1, a blaze 2. Who has most wins; who has equally much shares the victory.
rule-new-game-E3 = Nothing is done after the end.

# What a newcomer reads: how a turn goes, and what is on the pictures.
turn-new-game-1 = Draw a card, which nobody else sees.
turn-new-game-2 = Light a card of your hand, or discard one.
turn-new-game-3 = Everybody else is asked: who has water may put it out.
turn-new-game-4 = What nobody puts out burns before you and counts. The turn passes to the left.
figure-new-game-1 = A card is lit, and the others are asked.
figure-new-game-2 = Water puts it out.
figure-new-game-3 = What burns counts.
