import type { en } from '../en/index.ts';

export const general: Pick<typeof en, 'options' | 'achievements' | 'daily' | 'lesson' | 'result' | 'general'> = {
  options: {
    theDecksToPlayWith: 'Die Decks, mit denen ihr spielt',
    decks: 'Decks',
    tidewatchVsEmberpack: 'Gezeitenwacht gegen Glutmeute',
    aDifferentSecondDeck: 'Ein anderes zweites Deck',
    secondDeck: 'Zweites Deck',
    whatBothPlayersStartWith: 'Womit beide Seiten anfangen',
    start: 'Start',
    originalNoMana3CardsEach: 'Original (kein Mana, je 3 Karten)',
    fairStartTheSecondPlayerHas3Mana: 'Fairer Start: Die zweite Seite hat 3 Mana und 4 Karten',
    customDeck: 'Eigenes Deck',
    yourOwnDeckForBothPlayersJson: 'Ein eigenes Deck für beide Seiten (JSON-Datei)',
    secondCustomDeck: 'Zweites eigenes Deck',
    aSecondDeckWhoPlaysWhichIsRandom: 'Ein zweites Deck; wer welches spielt, ist zufällig (JSON-Datei)',
    theDeckThatEachPlayerBrings: 'Das Deck, das jede Seite mitbringt',
    thisDeckNoLongerExists: 'Dieses Deck gibt es nicht mehr.',
    creatureNamesMayOnlyContain:
      "Namen von Kreaturen dürfen nur Buchstaben, Ziffern, Leerzeichen und . , : ; ! ? ' & + ( ) - enthalten.",
  },
  achievements: {
    lightningStrike: 'Blitzschlag',
    winADuelByRound6: 'Gewinne ein Duell bis Runde 6',
    warOfAttrition: 'Zermürbungskrieg',
    winADuelInRound12OrLater: 'Gewinne ein Duell in Runde 12 oder später',
    notAScratch: 'Kein Kratzer',
    winADuelWithLifeLeft: ({ startLife }) => `Gewinne ein Duell mit ${startLife} Leben`,
    byAThread: 'Am seidenen Faden',
    winADuelWithAtMost3LifeLeft: 'Gewinne ein Duell mit höchstens 3 Leben',
    standingRoomOnly: 'Volles Haus',
    winADuelWithCreaturesOnYourSide: ({ slots }) => `Gewinne ein Duell mit ${slots} eigenen Kreaturen auf dem Feld`,
    cleanSweep: 'Leergefegt',
    winADuelWhileYourOpponentHasNo: 'Gewinne ein Duell, während dein Gegner keine Kreatur mehr hat',
    heavyLosses: 'Schwere Verluste',
    winADuelAfterLosing8Creatures: 'Gewinne ein Duell, nachdem du 8 Kreaturen verloren hast',
  },
  daily: {
    wonInRoundsWithLifeLeft: ({ rounds, mine }) => `Sieg in ${rounds} Runden, noch ${mine} Leben`,
    lostInRoundWithTheOpponentAtLife: ({ rounds, theirs }) =>
      `Niederlage in Runde ${rounds}, Gegner mit ${theirs} Leben`,
    roundLifeAgainst: ({ rounds, mine, theirs }) => `Runde ${rounds}, ${mine} gegen ${theirs} Leben`,
  },
  lesson: {
    takeYourOpponentFrom30LifeTo0:
      'Bring deinen Gegner von 30 Leben auf 0. Karten kosten Mana, und in der ersten Runde hast du 1. 2/1 heißt 2 Schaden und 1 Leben.',
    setCinderInSlot1: 'Lege Funke auf Feld 1.',
    aNewCreatureIsAsleepZUntilYour:
      'Eine neue Kreatur schläft (z) bis zu deinem nächsten Zug. Dein Mana ist verbraucht; jede Runde gibt es mehr.',
    endYourTurn: 'Beende deinen Zug.',
    cinderIsAwakeEachCreatureCan:
      'Funke ist wach. Jede Kreatur kann einmal pro Zug angreifen, und niemand schlägt zurück.',
    attackYourOpponentWithCinder: 'Greif mit Funke deinen Gegner an.',
    sIsAShieldWhileYouHaveOneInPlay:
      'S steht für Schild: Solange du einen im Spiel hast, kann sonst nichts auf deiner Seite angegriffen werden, nicht einmal du.',
    setAshlingInSlot2: 'Lege Äschling auf Feld 2.',
    unspentManaCarriesOverUpTo15: 'Nicht verbrauchtes Mana bleibt dir, bis höchstens 15.',
    stokerIsStillAsleepSoYouCant:
      'Heizer schläft noch und kann noch nicht angegriffen werden. Zauber wirken sofort: Dracula nimmt deinem Gegner 2 Leben und gibt sie dir.',
    castDracula: 'Wirke Dracula.',
    stokerIsAboutToWakeUpAndAttack: 'Heizer wacht gleich auf und will angreifen. Dein Schild steht im Weg.',
    ashlingTookTheHitStokerHas1Life:
      'Äschling hat den Treffer abgefangen. Heizer hat 1 Leben und keinen Schild, der ihn schützt.',
    attackStokerWithCinder: 'Greif mit Funke Heizer an.',
    youCanNowSetCreaturesAttackHide:
      'Du kannst jetzt Kreaturen legen, angreifen, dich hinter einem Schild verstecken und zaubern. Der Rest steckt in den Karten: „Nachschlagen“ zeigt dir die Decks.',
  },
  result: {
    rounds: 'Runden',
    firstPlayerWon: 'Sieg der beginnenden Seite',
  },
  general: {
    setCreaturesAndCastSpellsToTake:
      'Lege Kreaturen und wirke Zauber, bis dein Gegner keines seiner 30 Leben mehr hat.',
  },
};
