export const stories = {
  names: {
    king: 'King',
    hidden: 'face-down unit',
  },
  battle: {
    hitsOnForDamageLeft: ({
      attacker,
      king,
      where,
      points,
      left,
    }: {
      attacker: string;
      king: string;
      where: string;
      points: number;
      left: number;
      koenig: string;
    }) => `${attacker} hits ${king} on ${where} for ${points} damage (${left} left).`,
    andOnBothFall: ({ by, on, where }: { by: string; on: string; where: string }) =>
      `${by} and ${on} on ${where} both fall`,
    fallsToOn: ({ by, on, where }: { by: string; on: string; where: string; capital: string }) =>
      `${by} falls to ${on} on ${where}`,
    breaksTheBlockadeOfOn: ({ by, on, where }: { by: string; on: string; where: string; capital: string }) =>
      `${by} breaks the blockade of ${on} on ${where}`,
    beatsOn: ({ by, on, where }: { by: string; on: string; where: string; capital: string }) =>
      `${by} beats ${on} on ${where}`,
    cantBreakTheBlockadeOfOn: ({ by, on, where }: { by: string; on: string; where: string; capital: string }) =>
      `${by} can’t break the blockade of ${on} on ${where}`,
    youTakeDamageLeft: ({ points, left }: { points: number; left: number }) =>
      `you take ${points} damage (${left} left)`,
    takesDamageLeft: ({ name, points, left }: { name: string; points: number; left: number }) =>
      `${name} takes ${points} damage (${left} left)`,
  },
  joining: {
    stepsOnAndIsLost: ({ king, where, lost }: { king: string; where: string; lost: string }) =>
      `${king} steps on ${where}, and ${lost} is lost.`,
    cantUniteWithOnSoIsLost: ({
      capital,
      standing,
      where,
    }: {
      capital: string;
      standing: string;
      where: string;
      capital2: string;
    }) => `${capital} can’t unite with ${standing} on ${where}, so ${standing} is lost.`,
    youUniteTwoUnitsOn: ({ where, union }: { where: string; union: string }) =>
      `You unite two units on ${where}${union}.`,
    unitesTwoUnitsOn: ({ name, where, union }: { name: string; where: string; union: string }) =>
      `${name} unites two units on ${where}${union}.`,
    placesAFaceDownUnitOn: ({ name, where, words }: { name: string; where: string; words: string }) =>
      `${name} places a face-down unit on ${where}${words}.`,
    placesUnitsOn: ({ name, count, where, words }: { name: string; count: number; where: string; words: string }) =>
      `${name} places ${count} units on ${where}${words}.`,
    youPlaceOn: ({ cards, where, words }: { cards: string; where: string; words: string }) =>
      `You place ${cards} on ${where}${words}.`,
    placesOn: ({ name, cards, where, words }: { name: string; cards: string; where: string; words: string }) =>
      `${name} places ${cards} on ${where}${words}.`,
    isLost: ({ now, names }: { now: string; names: string }) => `${now}. ${names} is lost`,
    areLost: ({ now, names }: { now: string; names: string }) => `${now}. ${names} are lost`,
    andUnitesThem: ' and unites them',
    text: '',
    but: ({ unites, gone, en }: { unites: string; gone: number; en: string; de: string }) =>
      `${unites}, but ${gone} ${en}`,
    andUnitesItWithTheUnitThere: ' and unites it with the unit there',
    theTwoCantUniteSoTheUnitThatWas: ': the two can’t unite, so the unit that was there is lost',
    itsTheSixthUnitAndIsLost: ': it’s the sixth unit and is lost',
  },
  story: {
    youMove: ({ parts }: { parts: string }) => `You move ${parts}.`,
    moves: ({ name, parts }: { name: string; parts: string }) => `${name} moves ${parts}.`,
    king: ({ king }: { king: string }) => `the ${king}`,
    to: ({ name, fieldName }: { name: string; fieldName: string }) => `${name} to ${fieldName}`,
    toWithStart: ({ start, end }: { start: string; end: string }) => `${start} to ${end}`,
    aFaceDownUnitFrom: ({ first }: { first: string }) => `a face-down unit from ${first}`,
    faceDownUnitsFrom: ({ first }: { first: string }) => `face-down units from ${first}`,
    onStopsBlocking: ({ unit, where }: { unit: string; where: string }) => `${unit} on ${where} stops blocking.`,
    youFlipOn: ({ name, where }: { name: string; where: string }) => `You flip ${name} on ${where}.`,
    flipsOn: ({ who, name, where }: { who: string; name: string; where: string }) =>
      `${who} flips ${name} on ${where}.`,
    onBlocks: ({ unit, where }: { unit: string; where: string }) => `${unit} on ${where} blocks.`,
    youEndYourTurn: 'You end your turn.',
    endsTheirTurn: ({ name }: { name: string }) => `${name} ends their turn.`,
    youDiscardAndEndYourTurn: ({ name }: { name: string | undefined }) => `You discard ${name} and end your turn.`,
    discardsAndEndsTheirTurn: ({ who, name }: { who: string; name: string | undefined }) =>
      `${who} discards ${name ?? 'a card'} and ends their turn.`,
    youWin: ({ en }: { en: string; de: string }) => `You win: ${en}`,
    wins: ({ winner, en }: { winner: string; en: string; de: string }) => `${winner} wins: ${en}`,
  },
  sentences: {
    itsYourTurn: 'It’s your turn.',
    itsSTurn: ({ name }: { name: string }) => `It’s ${name}’s turn.`,
    cards: ({ count }: { count: number }): string => (count === 1 ? '1 card' : `${count} cards`),
    youHaveLifePointsInYourDeckAndIn: ({ lp, cards, held }: { lp: number; cards: string; held: number }) =>
      `You have ${lp} life points, ${cards} in your deck and ${held} in hand.`,
    hasLifePointsInTheDeckAndInHand: ({
      name,
      lp,
      cards,
      held,
    }: {
      name: string;
      lp: number;
      cards: string;
      held: number;
    }) => `${name} has ${lp} life points, ${cards} in the deck and ${held} in hand.`,
    faceUp: ', face up',
    faceDown: ', face down',
    blocking: ', blocking',
    aFaceDownUnitIsNextToYourKing: 'A face-down unit is next to your King.',
    faceDownUnitsAreNextToYourKing: ({ hidden }: { hidden: number }) =>
      `${hidden} face-down units are next to your King.`,
    aFaceDownUnitIsNextToHimToo: ' A face-down unit is next to him, too.',
    text: '',
    dangerCanHitYourKingForDamageAnd: ({ name, points, lp }: { name: string; points: number; lp: number }) =>
      `Danger: ${name} can hit your King for ${points} damage, and you only have ${lp} life points.`,
    canHitYourKingForDamageYoudHave: ({
      name,
      points,
      value,
      more,
    }: {
      name: string;
      points: number;
      value: number;
      more: string;
    }) => `${name} can hit your King for ${points} damage (you’d have ${value} left).${more}`,
    onCanBeatYourUnitOn: ({
      attacker,
      there,
      here,
      en,
    }: {
      attacker: string;
      there: string;
      here: string;
      en: string;
      de: string;
    }) => `${attacker} on ${there} can beat your unit on ${here}${en}.`,
  },
  faults: {
    thisGameIsOver: 'This game is over.',
    itsNotYourTurnWaitForYour: 'It’s not your turn. Wait for your opponent.',
    thatIsntAValidMoveTypeOneLikeD1:
      'That isn’t a valid move. Type one like “D1 move D2”, “D4 flip”, “D4 block”, “place 3 1 D2” or “yield”.',
    theresNoUnitOnThatFieldChooseOne: 'There’s no unit on that field. Choose one of your own.',
    thatUnitIsntYoursChooseOneOfYour: 'That unit isn’t yours. Choose one of your own.',
    itHasAlreadyMovedThisTurnChoose: 'It has already moved this turn. Choose another unit or end your turn.',
    thatsTooFarMoveOneFieldUpDown: 'That’s too far. Move one field up, down, left or right.',
    yourOwnKingIsThereChooseAnother: 'Your own King is there. Choose another field.',
    yourKingCantAttackChooseAField: 'Your King can’t attack. Choose a field without an enemy.',
    yourKingCantBlockChooseAUnit: 'Your King can’t block. Choose a unit.',
    itsAlreadyFaceUpChooseAFaceDown: 'It’s already face up. Choose a face-down unit.',
    youveAlreadyPlacedThisTurnYouCan: 'You’ve already placed this turn. You can place again next turn.',
    youCanOnlyPlaceNextToYourKing: 'You can only place next to your King. Choose one of the fields around him.',
    anEnemyIsOnThatFieldChooseAFree: 'An enemy is on that field. Choose a free field or one of your own units.',
    youNamedTheSameCardTwiceNameEach: 'You named the same card twice. Name each card once.',
    theresNoCardWithThatNumberInYour: 'There’s no card with that number in your hand. Cards are numbered from 1.',
    yourHandIsFullChooseACardTo: 'Your hand is full. Choose a card to discard: yield 1 to yield 5.',
    youHaveFewerThanFiveCardsSoYou: 'You have fewer than five cards, so you don’t discard. Just yield.',
    youveAlreadyStartedThisTurn: 'You’ve already started this turn yourself. Finish it with yield.',
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
1200/800 means attack 1200, defence 800. Units enter face down, so only you can see what they are. A unit you just placed can move right away. You can have up to 5 units on the board; a sixth is lost at once.

### Duels
Move onto an enemy to attack it. Both units are flipped face up, for good.
- **Against a unit:** the one with less attack falls, and its owner takes the difference as damage. In a tie, both fall.
- **Against a blocking unit:** your attack against its defence. If yours is higher, it falls, but its owner takes no damage. If it’s lower, you take the difference as damage and both stay. In a tie, nothing happens.
- **Against the King:** your opponent takes your full attack as damage, and your unit stays where it is.

If your unit beats another, it moves onto that field.

### The King
He moves like a unit but never attacks, blocks or falls. If he steps on one of your own units, that unit is lost. Your units can’t move onto his field.

### The board
\`x\` marks the starting player’s units, \`y\` the second player’s; capitals are Kings. \`*\` can still move, \`b\` is blocking, \`+\` is a field you can choose. Values in brackets belong to face-down units. \`+2\` after a name means 2 more units are united in it. Use \`/lookup\` to see full names and the legend.`,
    unions: `### How to unite
Move or place a unit onto one of your own. The menu shows the result before you choose.
- The united unit can still move this turn. It’s face up only if both were.
- It can unite again, but it never splits.
- If the two can’t unite, the unit that was already there is lost.

### Which units can unite
The first rule that fits applies. Units with the same name never unite.
1. **Symbiosis:** each unit’s attack equals the other’s defence, and one attack is higher. The higher attack becomes the new attack and defence.
2. **Like-minded:** the two attacks, or the two defences, have a common divisor above 100. The values are added, minus the greatest such divisor.
3. **Prime:** the greatest common divisor is exactly 100, and both attacks, or both defences, are a prime number of hundreds (200, 300, 500, 700, 1100 …). The values are added.

### Examples
- Stable Farmer 500/300 and Daisy Farmer 300/500: symbiosis, 500/500
- Milk Cow Farmer 1400/1400 and Barn Guard 400/900: like-minded (200), 1600/2100
- Grain Farmer 1100/1100 and Threshing Maid 1300/1000: prime (11 and 13), 2400/2100
- Fence Farmer 300/1000 and Barn Guard 400/900: they don’t fit`,
    ownDecks:
      'Want your own units? Create a deck with `/design farmland-deck`, or upload your files when you start a game with `/play farmland`.',
    typing: `Buttons and menus cover everything. If you’d rather type, use \`/move\`:
- \`D1 move D2\`: move the King or a unit from D1 to D2, attack there, or unite there
- \`D4 move D4\`: stop blocking
- \`D4 flip\`, \`D4 block\`
- \`place 3 D2\`: place card 3 of your hand on D2
- \`place 3 1 D2\`: place card 3, then card 1, on D2
- \`yield\`: end your turn
- \`yield 3\`: discard card 3 and end your turn
- \`auto\`: let the computer play your whole turn (not once you’ve started it; against other players only if hints are on)`,
    rules2: 'Rules',
    unions2: 'Unions',
    classicDeck: 'Classic deck',
    otherDecks: 'Other decks',
    moreDecks: 'More decks',
    typingMoves: 'Typing moves',
  },
};
