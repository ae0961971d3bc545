export const general = {
  options: {
    theDecksToPlayWith: 'The decks to play with',
    decks: 'Decks',
    tidewatchVsEmberpack: 'Tidewatch vs. Emberpack',
    aDifferentSecondDeck: 'A different second deck',
    secondDeck: 'Second deck',
    whatBothPlayersStartWith: 'What both players start with',
    start: 'Start',
    originalNoMana3CardsEach: 'Original (no mana, 3 cards each)',
    fairStartTheSecondPlayerHas3Mana: 'Fair start: the second player has 3 mana and 4 cards',
    customDeck: 'Custom deck',
    yourOwnDeckForBothPlayersJson: 'Your own deck for both players (JSON file)',
    secondCustomDeck: 'Second custom deck',
    aSecondDeckWhoPlaysWhichIsRandom: 'A second deck; who plays which is random (JSON file)',
    theDeckThatEachPlayerBrings: 'The deck that each player brings',
    thisDeckNoLongerExists: 'This deck no longer exists.',
    creatureNamesMayOnlyContain: "Creature names may only contain letters, digits, spaces and . , : ; ! ? ' & + ( ) -",
  },
  achievements: {
    lightningStrike: 'Lightning strike',
    winADuelByRound6: 'Win a duel by round 6',
    warOfAttrition: 'War of attrition',
    winADuelInRound12OrLater: 'Win a duel in round 12 or later',
    notAScratch: 'Not a scratch',
    winADuelWithLifeLeft: ({ startLife }: { startLife: number }) => `Win a duel with ${startLife} life left`,
    byAThread: 'By a thread',
    winADuelWithAtMost3LifeLeft: 'Win a duel with at most 3 life left',
    standingRoomOnly: 'Standing room only',
    winADuelWithCreaturesOnYourSide: ({ slots }: { slots: number }) =>
      `Win a duel with ${slots} creatures on your side`,
    cleanSweep: 'Clean sweep',
    winADuelWhileYourOpponentHasNo: 'Win a duel while your opponent has no creatures',
    heavyLosses: 'Heavy losses',
    winADuelAfterLosing8Creatures: 'Win a duel after losing 8 creatures',
  },
  daily: {
    wonInRoundsWithLifeLeft: ({ rounds, mine }: { rounds: number; mine: number }) =>
      `Won in ${rounds} rounds with ${mine} life left`,
    lostInRoundWithTheOpponentAtLife: ({ rounds, theirs }: { rounds: number; theirs: number }) =>
      `Lost in round ${rounds} with the opponent at ${theirs} life`,
    roundLifeAgainst: ({ rounds, mine, theirs }: { rounds: number; mine: number; theirs: number }) =>
      `Round ${rounds}, ${mine} life against ${theirs}`,
  },
  lesson: {
    takeYourOpponentFrom30LifeTo0:
      'Take your opponent from 30 life to 0. Cards cost mana, and in the first round you have 1. 2/1 means 2 damage and 1 life.',
    setCinderInSlot1: 'Set Cinder in slot 1.',
    aNewCreatureIsAsleepZUntilYour:
      'A new creature is asleep (z) until your next turn. Your mana is used up; you get more each round.',
    endYourTurn: 'End your turn.',
    cinderIsAwakeEachCreatureCan: 'Cinder is awake. Each creature can attack once per turn, and nothing hits back.',
    attackYourOpponentWithCinder: 'Attack your opponent with Cinder.',
    sIsAShieldWhileYouHaveOneInPlay:
      'S is a shield: while you have one in play, nothing else on your side can be attacked, not even you.',
    setAshlingInSlot2: 'Set Ashling in slot 2.',
    unspentManaCarriesOverUpTo15: 'Unspent mana carries over, up to 15.',
    stokerIsStillAsleepSoYouCant:
      'Stoker is still asleep, so you can’t attack it yet. Spells work right away: Dracula takes 2 life from your opponent and gives it to you.',
    castDracula: 'Cast Dracula.',
    stokerIsAboutToWakeUpAndAttack: 'Stoker is about to wake up and attack. Your shield is in the way.',
    ashlingTookTheHitStokerHas1Life: 'Ashling took the hit. Stoker has 1 life and no shield to protect it.',
    attackStokerWithCinder: 'Attack Stoker with Cinder.',
    youCanNowSetCreaturesAttackHide:
      'You can now set creatures, attack, hide behind a shield and cast spells. The rest is in the cards: press “Look up” to see the decks.',
  },
  result: {
    rounds: 'Rounds',
    firstPlayerWon: 'First player won',
  },
  general: {
    setCreaturesAndCastSpellsToTake: 'Set creatures and cast spells to take your opponent from 30 life to 0.',
  },
};
