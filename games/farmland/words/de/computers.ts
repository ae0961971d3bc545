import type { en } from '../en/index.ts';

export const computers: Pick<typeof en, 'hint' | 'computers'> = {
  hint: {
    itHitsTheKingForDamageLeft: ({ atk, left }) => `Das fügt dem König ${atk} Schaden zu (noch ${left}).`,
    itHitsTheKingForDamageAndWinsThe: ({ atk }) => `Das trifft den König für ${atk} Schaden und gewinnt das Spiel.`,
    itsAttackOfBeatsOfTheUnitsThat: ({ atk, share }) =>
      `Mit Angriff ${atk} schlägt sie ${share} % der Einheiten, die dort liegen könnten.`,
    fromThereItCanAttackTheKingNext: 'Von dort kann sie im nächsten Zug den König angreifen.',
    closerToTheKingFieldsToGo: ({ far }) => `Näher am König: noch ${far} Felder.`,
    itGetsOutOfReachOf: ({ fieldName }) => `So ist sie außer Reichweite von ${fieldName}.`,
    thatsABetterPositionForWhatComes: 'Dort steht sie besser für die nächsten Züge.',
    fewerEnemiesNextToYourKing: ({ near, near2 }) => `Weniger Gegner neben deinem König: ${near} statt ${near2}.`,
    yourKingIsSaferThereAndNewUnits: 'Dort ist dein König sicherer, und neue Einheiten kommen neben ihm ins Spiel.',
    whileItBlocksItDefendsWith: ({ def, atk }) =>
      `Solange sie blockiert, verteidigt sie mit ${def} statt ${atk}, und du erleidest keinen Schaden.`,
    anythingElseWouldMakeThingsWorse: 'Alles andere würde deine Lage verschlechtern.',
  },
  computers: {
    playsLikeTheOriginal: 'spielt wie im Original',
    looksAheadNowAndThen: 'denkt ab und zu voraus',
    looksAheadEveryOtherTime: 'denkt jedes zweite Mal voraus',
    mostlyLooksAhead: 'denkt meistens voraus',
    plansItsWholeTurn: 'plant den ganzen Zug',
  },
};
