import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';

/** While this file exists, the level “long” thinks, in all threads of this process. */
export const THINKING_FILE = join(tmpdir(), `longtable-thinking-${process.pid}`);
/** Thinking time of the level “short”. */
const SHORT_MS = 1000;

/** Guess with a slow computer. */
export const slowGame: AnyGame = {
  ...guess,
  id: 'slow',
  title: 'Slow',
  computers: {
    levels: ['short', 'long'].map((id) => ({
      id,
      name: id,
      about: { en: 'takes its time', de: 'lässt sich Zeit' },
    })),
    line(state, seat, level, rng) {
      const begun = performance.now();
      while (level === 'long' ? existsSync(THINKING_FILE) : performance.now() - begun < SHORT_MS);
      return guess.computers?.line(state, seat, level, rng) ?? '';
    },
  },
};
