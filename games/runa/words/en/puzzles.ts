export const puzzles = {
  puzzles: {
    three: 'three',
    four: 'four',
    winThisFightWithinRoundsAndLose: ({ en }: { en: string; de: string }) =>
      `Win this fight within ${en} rounds and lose as little health as you can.`,
    loseAsLittleHealthAsYouCanInThe: ({ en }: { en: string; de: string }) =>
      `Lose as little health as you can in the next ${en} rounds.`,
    surviveTheNextRounds: ({ en }: { en: string; de: string }) => `Survive the next ${en} rounds.`,
    runaHasFallen: 'Runa has fallen.',
    theFightTakesTooLong: 'The fight takes too long.',
    thatCostsHealthWouldDo: ({ now, least }: { now: number; least: number }) =>
      `That costs ${now} health. ${least === 0 ? 'None is necessary.' : `${least} would do.`}`,
  },
};
