import type { en } from '../en/index.ts';

export const puzzles: Pick<typeof en, 'puzzles'> = {
  puzzles: {
    three: 'drei',
    four: 'vier',
    winThisFightWithinRoundsAndLose: ({ de }) =>
      `Gewinne diesen Kampf in höchstens ${de} Runden und verliere so wenig Leben wie möglich.`,
    loseAsLittleHealthAsYouCanInThe: ({ de }) => `Verliere in den nächsten ${de} Runden so wenig Leben wie möglich.`,
    surviveTheNextRounds: ({ de }) => `Überlebe die nächsten ${de} Runden.`,
    runaHasFallen: 'Runa ist gefallen.',
    theFightTakesTooLong: 'Der Kampf dauert zu lange.',
    thatCostsHealthWouldDo: ({ now, least }) =>
      `Das kostet ${now} Leben. Es geht ${least === 0 ? 'ohne Verlust' : `mit ${least}`}.`,
  },
};
