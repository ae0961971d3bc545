import type { en } from '../en/index.ts';

export const general: Pick<
  typeof en,
  'options' | 'achievements' | 'daily' | 'result' | 'lesson' | 'setup' | 'general'
> = {
  options: {
    theDeckForBothPlayers: 'Das Deck für beide Seiten',
    aDifferentDeckForTheSecondPlayer: 'Ein anderes Deck für die zweite Seite',
    secondPlayersDeck: 'Deck der zweiten Seite',
    theLifePointsThatBothPlayers: 'Die Lebenspunkte, mit denen beide Seiten anfangen',
    start: 'Start',
    original8000LifePointsEach: 'Original (je 8000 Lebenspunkte)',
    fairStartTheStartingPlayerHas: 'Fairer Start: Die beginnende Seite hat 12000 Lebenspunkte, die zweite 8000',
    yourOwnUnitsOnePerLineQualifier: 'Eigene Einheiten, eine pro Zeile: Zusatz;Rolle;ATK;DEF (braucht deck1)',
    customUnits: 'Eigene Einheiten',
    yourOwnDeckHowManyOfEachUnitOne: 'Eigenes Deck: wie viele von jeder Einheit, eine Zahl pro Zeile, insgesamt 40',
    customDeck: 'Eigenes Deck',
    aSecondCustomDeckForTheSecond: 'Ein zweites eigenes Deck, für die zweite Seite',
    secondPlayersCustomDeck: 'Eigenes Deck der zweiten Seite',
    drawTheOriginalBoardWithLines: 'Das Brett des Originals zeichnen, mit oder ohne Linien zwischen den Reihen',
    originalBoard: 'Brett des Originals',
    allLines: 'Alle Linien',
    compact: 'Kompakt',
    yourOwnSymbolsForTheOriginal: ({ symbolCount }) =>
      `Eigene Symbole für das Brett des Originals: eine Zeile mit ${symbolCount} Zeichen`,
    boardSymbols: 'Brettsymbole',
    aSeedWholeNumberToReplayTheSame: 'Ein Seed (ganze Zahl), um dasselbe Spiel noch einmal zu spielen',
  },
  achievements: {
    earlyHarvest: 'Frühe Ernte',
    winWithin12Turns: 'Gewinne in höchstens 12 Zügen',
    fencedIn: 'Gut umzäunt',
    winWithAtLeastLifePoints: ({ lifePoints }) => `Gewinne mit mindestens ${lifePoints} Lebenspunkten`,
    lastEarOfCorn: 'Die letzte Ähre',
    winWith1000LifePointsOrFewer: 'Gewinne mit höchstens 1000 Lebenspunkten',
    bareFields: 'Abgeerntet',
    winByRunningYourOpponentOutOf: 'Gewinne, weil der Gegner nicht mehr ziehen kann',
    allHandsOnDeck: 'Alle aufs Feld',
    winWithUnitsOnTheBoard: ({ maxUnits }) => `Gewinne mit ${maxUnits} Einheiten auf dem Brett`,
    strongerTogether: 'Gemeinsam stark',
    winWithAUnitMadeUpOf10Cards: 'Gewinne mit einer Einheit, die aus 10 Karten vereint ist',
    cropRotation: 'Fruchtwechsel',
    winWithADeckOtherThanTheClassic: 'Gewinne mit einem anderen Deck als dem klassischen',
  },
  daily: {
    wonInTurnsWithLifePointsLeft: ({ turns, lp }) => `Sieg in ${turns} Zügen, noch ${lp} Lebenspunkte`,
    lostOnTurnWithTheOpponentAtLife: ({ turns, lp }) => `Niederlage in Zug ${turns}, Gegner mit ${lp} Lebenspunkten`,
    turnLifePointsAgainst: ({ turns, lp, lp2 }) => `Zug ${turns}, ${lp} gegen ${lp2} Lebenspunkte`,
  },
  result: {
    turns: 'Züge',
    damage: 'Schaden',
    discardedCards: 'Abgeworfene Karten',
  },
  lesson: {
    oncePerTurnYouPlaceCardsNextTo:
      'Einmal pro Zug platzierst du Karten neben deinem König, X. Eine Einheit siehst nur du, bis sie aufgedeckt wird. 1000/1000 sind ihr Angriff (ATK) und ihre Verteidigung (DEF).',
    placeTheGoatFarmerOnD2: 'Platziere den Ziegenbauern auf D2.',
    everyUnitCanMoveOneFieldEachTurn:
      'Jede Einheit kann sich pro Zug ein Feld weit bewegen, auch eine frisch platzierte. * markiert alle, die noch können.',
    moveItFromD2UpToD3: 'Bewege ihn von D2 nach D3.',
    theresNothingMoreWorthDoingThis:
      'Mehr lohnt sich in diesem Zug nicht. Mit 5 Karten auf der Hand müsstest du eine abwerfen, aber du hast nur 4.',
    endYourTurn: 'Beende deinen Zug.',
    aFaceDownUnitHasAppearedOnD6One:
      'Auf D6 ist eine verdeckte Einheit erschienen. Ein Bauer allein reicht vielleicht nicht, aber zwei deiner Einheiten können sich zu einer vereinen.',
    placeTheBarnGuardOnD2: 'Platziere den Scheunenwächter auf D2.',
    whetherTwoUnitsCanUniteDependsOn:
      'Ob sich zwei Einheiten vereinen lassen, hängt von ihren Werten ab; das Menü zeigt es dir vorher. Passen sie nicht zusammen, geht eine der beiden verloren.',
    moveD2OntoYourOwnUnitOnD3: 'Bewege D2 auf deine eigene Einheit auf D3.',
    aUnitThatHasJustUnitedCanStill: 'Eine frisch vereinte Einheit kann sich in diesem Zug noch bewegen.',
    moveItFromD3ToD4: 'Bewege sie von D3 nach D4.',
    nowWaitForYourOpponentToCome: 'Jetzt warte, bis dein Gegner näher kommt.',
    movingOntoAnEnemyUnitStartsADuel:
      'Bewegst du dich auf eine gegnerische Einheit, kommt es zum Duell: Die Einheit mit weniger Angriff fällt, und ihre Seite erleidet die Differenz als Schaden. Beim König zählt dein voller Angriff.',
    attackD5FromD4: 'Greif D5 von D4 aus an.',
    youCanNowPlaceMoveUniteAndWinA:
      'Du kannst jetzt platzieren, bewegen, vereinen und ein Duell gewinnen. Bring deinen Gegner von 8000 Lebenspunkten auf 0, und du gewinnst.',
  },
  setup: {
    badSymbols: ({ symbolCount }) => `Die Symbole müssen eine Zeile mit ${symbolCount} Zeichen ohne Backticks sein.`,
    deckMissing: 'Eigene Einheiten brauchen ein eigenes Deck: Lade es als deck1 hoch, mit einer Zahl pro Einheit.',
  },
  general: {
    placeFarmersFaceDownUniteThemAnd:
      'Platziere verdeckte Bauern, vereine sie und führe sie gegen den gegnerischen König.',
  },
};
