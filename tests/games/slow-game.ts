import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';

/** Thinking time of the computer by level. */
const THINKING_MS: Readonly<Record<string, number>> = { short: 200, long: 10_000 };

/** Guess with a slow computer. */
export const slowGame: AnyGame = {
  ...guess,
  id: 'slow',
  title: 'Slow',
  computers: {
    levels: Object.keys(THINKING_MS).map((id) => ({
      id,
      name: id,
      about: { en: 'takes its time', de: 'lässt sich Zeit' },
    })),
    line(state, seat, level, rng) {
      const begun = performance.now();
      while (performance.now() - begun < (THINKING_MS[level] ?? 0));
      return guess.computers?.line(state, seat, level, rng) ?? '';
    },
  },
};
