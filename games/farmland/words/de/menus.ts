import type { en } from '../en/index.ts';

export const menus: Pick<typeof en, 'previews' | 'placing' | 'acting' | 'ask' | 'choices'> = {
  previews: {
    becomes: ({ name }) => `wird zu ${name}`,
    isLost: ({ name }) => `${name} geht verloren`,
    faceDownUnit: '⚔ verdeckte Einheit',
    bothFall: 'beide fallen',
    youBreakTheBlockade: 'du brichst die Blockade',
    nothingHappens: 'nichts passiert',
    youWin: ({ other, points }) => `du gewinnst, ${other} ${points}`,
    otherAndPoints: ({ other, points }) => `${other} ${points}`,
    theBlockadeHoldsYou: ({ points }) => `die Blockade hält, du ${points}`,
    yourUnitFallsYou: ({ points }) => `deine Einheit fällt, du ${points}`,
  },
  placing: {
    uniteFirst: 'Mit weiterer Karte vereinen …',
  },
  acting: {
    flip: 'Aufdecken',
    block: 'Blockieren',
    unblock: 'Blockade aufheben',
  },
  ask: {
    where: 'Wohin?',
    theComputerPlaysYourWholeTurnAre: 'Der Computer spielt deinen ganzen Zug. Bist du sicher?',
    chooseAUnitToUniteWithYouAlready: ({ names }) =>
      `${names}: Wähle eine Einheit zum Vereinen. Du hast schon 5 auf dem Brett.`,
    namesAndWhere: ({ names, where }) => `${names}: ${where}`,
    whichCardWillYouPlace: 'Welche Karte platzierst du?',
    allUnitsHaveMoved: 'Alle Einheiten haben sich bewegt.',
  },
  choices: {
    move: 'Andere Einheit bewegen …',
    place: 'Karte platzieren …',
    discard: 'Abwerfen, Zug beenden …',
    autoplay: 'Zug automatisch spielen',
    placeWithName: ({ name }) => `${name} platzieren`,
    endTurn: 'Zug beenden',
    discardEndTurn: ({ name }) => `${name} abwerfen, Zug beenden`,
  },
};
