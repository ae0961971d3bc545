export const general = {
  options: {
    theDeckForBothPlayers: 'The deck for both players',
    aDifferentDeckForTheSecondPlayer: 'A different deck for the second player',
    secondPlayersDeck: 'Second player’s deck',
    theLifePointsThatBothPlayers: 'The life points that both players start with',
    start: 'Start',
    original8000LifePointsEach: 'Original (8000 life points each)',
    fairStartTheStartingPlayerHas: 'Fair start: the starting player has 12000 life points, the second 8000',
    yourOwnUnitsOnePerLineQualifier: 'Your own units, one per line: qualifier;role;ATK;DEF (needs deck1)',
    customUnits: 'Custom units',
    yourOwnDeckHowManyOfEachUnitOne: 'Your own deck: how many of each unit, one number per line, 40 in total',
    customDeck: 'Custom deck',
    aSecondCustomDeckForTheSecond: 'A second custom deck, for the second player',
    secondPlayersCustomDeck: 'Second player’s custom deck',
    drawTheOriginalBoardWithLines: 'Draw the original board, with lines between the rows or without',
    originalBoard: 'Original board',
    allLines: 'All lines',
    compact: 'Compact',
    yourOwnSymbolsForTheOriginal: ({ symbolCount }: { symbolCount: number }) =>
      `Your own symbols for the original board: one line of ${symbolCount} characters`,
    boardSymbols: 'Board symbols',
    aSeedWholeNumberToReplayTheSame: 'A seed (whole number) to replay the same game',
  },
  achievements: {
    earlyHarvest: 'Early harvest',
    winWithin12Turns: 'Win within 12 turns',
    fencedIn: 'Fenced in',
    winWithAtLeastLifePoints: ({ lifePoints }: { lifePoints: number }) => `Win with at least ${lifePoints} life points`,
    lastEarOfCorn: 'Last ear of corn',
    winWith1000LifePointsOrFewer: 'Win with 1000 life points or fewer',
    bareFields: 'Bare fields',
    winByRunningYourOpponentOutOf: 'Win by running your opponent out of cards',
    allHandsOnDeck: 'All hands on deck',
    winWithUnitsOnTheBoard: ({ maxUnits }: { maxUnits: number }) => `Win with ${maxUnits} units on the board`,
    strongerTogether: 'Stronger together',
    winWithAUnitMadeUpOf10Cards: 'Win with a unit made up of 10 cards',
    cropRotation: 'Crop rotation',
    winWithADeckOtherThanTheClassic: 'Win with a deck other than the classic one',
  },
  daily: {
    wonInTurnsWithLifePointsLeft: ({ turns, lp }: { turns: number; lp: number }) =>
      `Won in ${turns} turns with ${lp} life points left`,
    lostOnTurnWithTheOpponentAtLife: ({ turns, lp }: { turns: number; lp: number }) =>
      `Lost on turn ${turns} with the opponent at ${lp} life points`,
    turnLifePointsAgainst: ({ turns, lp, lp2 }: { turns: number; lp: number; lp2: number }) =>
      `Turn ${turns}, ${lp} life points against ${lp2}`,
  },
  result: {
    turns: 'Turns',
    damage: 'Damage',
    discardedCards: 'Discarded cards',
  },
  lesson: {
    oncePerTurnYouPlaceCardsNextTo:
      'Once per turn you place cards next to your King, X. Only you can see a unit until it’s flipped face up. 1000/1000 is its attack and its defence.',
    placeTheGoatFarmerOnD2: 'Place the Goat Farmer on D2.',
    everyUnitCanMoveOneFieldEachTurn:
      'Every unit can move one field each turn, even one you just placed: * marks the ones that still can.',
    moveItFromD2UpToD3: 'Move it from D2 up to D3.',
    theresNothingMoreWorthDoingThis:
      'There’s nothing more worth doing this turn. With 5 cards in hand you’d have to discard one, but you have only 4.',
    endYourTurn: 'End your turn.',
    aFaceDownUnitHasAppearedOnD6One:
      'A face-down unit has appeared on D6. One farmer may not be enough, but two of your units can unite into one.',
    placeTheBarnGuardOnD2: 'Place the Barn Guard on D2.',
    whetherTwoUnitsCanUniteDependsOn:
      'Whether two units can unite depends on their numbers; the menu shows you before you choose. If they can’t unite, one of the two is lost.',
    moveD2OntoYourOwnUnitOnD3: 'Move D2 onto your own unit on D3.',
    aUnitThatHasJustUnitedCanStill: 'A unit that has just united can still move this turn.',
    moveItFromD3ToD4: 'Move it from D3 to D4.',
    nowWaitForYourOpponentToCome: 'Now wait for your opponent to come closer.',
    movingOntoAnEnemyUnitStartsADuel:
      'Moving onto an enemy unit starts a duel: the unit with less attack falls, and its owner takes the difference as damage. If you hit the King, your full attack counts.',
    attackD5FromD4: 'Attack D5 from D4.',
    youCanNowPlaceMoveUniteAndWinA:
      'You can now place, move, unite and win a duel. Take your opponent from 8000 life points to 0 and you win.',
  },
  setup: {
    badSymbols: ({ symbolCount }: { symbolCount: number }) =>
      `The symbols must be one line of ${symbolCount} characters without backticks.`,
    deckMissing: 'Custom units need a custom deck: upload it as deck1, with a number for each unit.',
  },
  general: {
    placeFarmersFaceDownUniteThemAnd: 'Place farmers face down, unite them and lead them against the enemy King.',
  },
};
