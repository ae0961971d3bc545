export const computers = {
  hint: {
    itHitsTheKingForDamageLeft: ({ atk, left }: { atk: number; left: number }) =>
      `It hits the King for ${atk} damage (${left} left).`,
    itHitsTheKingForDamageAndWinsThe: ({ atk }: { atk: number }) =>
      `It hits the King for ${atk} damage and wins the game.`,
    itsAttackOfBeatsOfTheUnitsThat: ({ atk, share }: { atk: number; share: number }) =>
      `Its attack of ${atk} beats ${share}% of the units that could be there.`,
    fromThereItCanAttackTheKingNext: 'From there it can attack the King next turn.',
    closerToTheKingFieldsToGo: ({ far }: { far: number }) => `Closer to the King: ${far} fields to go.`,
    itGetsOutOfReachOf: ({ fieldName }: { fieldName: string }) => `It gets out of reach of ${fieldName}.`,
    thatsABetterPositionForWhatComes: 'That’s a better position for what comes next.',
    fewerEnemiesNextToYourKing: ({ near, near2 }: { near: number; near2: number }) =>
      `Fewer enemies next to your King: ${near} instead of ${near2}.`,
    yourKingIsSaferThereAndNewUnits: 'Your King is safer there, and new units enter next to him.',
    whileItBlocksItDefendsWith: ({ def, atk }: { def: number; atk: number }) =>
      `While it blocks, it defends with ${def} instead of ${atk}, and you take no damage.`,
    anythingElseWouldMakeThingsWorse: 'Anything else would make things worse.',
  },
  computers: {
    playsLikeTheOriginal: 'plays like the original',
    looksAheadNowAndThen: 'looks ahead now and then',
    looksAheadEveryOtherTime: 'looks ahead every other time',
    mostlyLooksAhead: 'mostly looks ahead',
    plansItsWholeTurn: 'plans its whole turn',
  },
};
