export const rules = {
  lesson: {
    place: {
      about:
        'Once per turn you place cards next to your King, X. Only you can see a unit until it’s flipped face up. 1000/1000 is its attack and its defense.',
      task: 'Place the Goat Farmer on D2.',
    },
    move: {
      about: 'Every unit can move one field each turn, even one you just placed. * marks the ones that still can.',
      task: 'Move it from D2 up to D3.',
    },
    end: {
      about:
        'There’s nothing more worth doing this turn. With 5 cards in hand you’d have to discard one, but you have only 4.',
      task: 'End your turn.',
    },
    placeSecond: {
      about:
        'A face-down unit has appeared on D6. One farmer may not be enough, but two of your units can unite into one.',
      task: 'Place the Barn Guard on D2.',
    },
    unite: {
      about:
        'Whether two units can unite depends on their numbers; the menu shows you before you choose. If they can’t unite, one of the two is lost.',
      task: 'Move D2 onto your own unit on D3.',
    },
    moveUnion: {
      about: 'A unit that has just united can still move this turn.',
      task: 'Move it from D3 to D4.',
    },
    wait: {
      about: 'Now wait for your opponent to come closer.',
      task: 'End your turn.',
    },
    attack: {
      about:
        'Moving onto an enemy unit starts a duel: the unit with less attack falls, and its owner takes the difference as damage. If you hit the King, your full attack counts.',
      task: 'Attack D5 from D4.',
    },
    done: 'You can now place, move, unite and win a duel. Take your opponent from 8000 life points to 0 and you win.',
  },
  rulebook: {
    rules: `### Goal
Take your opponent from 8000 life points to 0. You also win if they have to draw and their deck is empty.

Going second is an advantage. With the **fair start**, both win about equally often: the starting player begins with 12000 life points.

### Your turn
You draw a card. Then do any of these, in any order:
- **Place** once: one or more cards from your hand, all on the same field next to your King (diagonally too).
- **Move** each unit and your King once: one field up, down, left or right.
- **Flip** a face-down unit before it moves. This doesn’t use up its move.
- **Block** with a unit instead of moving it. It blocks until its next move.

End your turn when you’re done. With 5 cards in hand you must discard one; with fewer you can’t.

### Units
1200/800 means attack 1200, defense 800. Units enter face down, so only you can see what they are. A unit you just placed can move right away. You can have up to 5 units on the board; a sixth is lost at once.

### Duels
Move onto an enemy to attack it. Both units are flipped face up, for good.
- **Against a unit:** the one with less attack falls, and its owner takes the difference as damage. In a tie, both fall.
- **Against a blocking unit:** your attack against its defense. If yours is higher, it falls, but its owner takes no damage. If it’s lower, you take the difference as damage and both stay. In a tie, nothing happens.
- **Against the King:** your opponent takes your full attack as damage, and your unit stays where it is.

If your unit beats another, it moves onto that field.

### The King
He moves like a unit but never attacks, blocks or falls. If he steps on one of your own units, that unit is lost. Your units can’t move onto his field.

### The board
\`x\` marks the starting player’s units, \`y\` the second player’s; capitals are Kings. \`*\` can still move, \`#\` is blocking, \`+\` is a field you can choose. \`x26\` is a unit with an attack of 2600, \`x26?\` your own face-down one, \`y?\` a face-down unit you don’t know. \`+2\` after a name means 2 more units are united in it. Use \`/lookup\` to see full names and the legend.`,
    unions: {
      title: 'Unions',
      text: `### How to unite
Move or place a unit onto one of your own. The menu shows the result before you choose.
- The united unit can still move this turn. It’s face up only if both were.
- It can unite again, but it never splits.
- If the two can’t unite, the unit that was already there is lost.

### Which units can unite
The first rule that fits applies. Units with the same name never unite.
1. **Symbiosis:** each unit’s attack equals the other’s defense, and one attack is higher. The higher attack becomes the new attack and defense.
2. **Like-minded:** the two attacks, or the two defenses, have a common divisor above 100. The values are added, minus the greatest such divisor.
3. **Prime:** the greatest common divisor is exactly 100, and both attacks, or both defenses, are a prime number of hundreds (200, 300, 500, 700, 1100 …). The values are added.

### Examples
- Stable Farmer 500/300 and Daisy Farmer 300/500: symbiosis, 500/500
- Milk Cow Farmer 1400/1400 and Barn Guard 400/900: like-minded (200), 1600/2100
- Grain Farmer 1100/1100 and Threshing Maid 1300/1000: prime (11 and 13), 2400/2100
- Fence Farmer 300/1000 and Barn Guard 400/900: they can’t unite`,
    },
    classicDeck: 'Classic deck',
    otherDecks: 'Other decks',
    moreDecks: 'More decks',
    ownDecks:
      'Want your own units? Create a deck with `/design farmland-deck`, or upload your files when you start a game with `/play farmland`.',
    typing: `Buttons and menus cover everything. If you’d rather type, use \`/move\`:
- \`D1 move D2\`: move the King or a unit from D1 to D2, attack there, or unite there
- \`D4 move D4\`: stop blocking
- \`D4 flip\`: flip face up, \`D4 block\`: block
- \`place 3 D2\`: place card 3 of your hand on D2
- \`place 3 1 D2\`: place card 3, then card 1, on D2
- \`yield\`: end your turn
- \`yield 3\`: discard card 3 and end your turn
- \`auto\`: let the computer play your whole turn (not once you’ve started it; against other players only if hints are on)`,
  },
};
