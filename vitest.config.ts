import { defineConfig } from 'vitest/config';
import { Tally } from './tests/tally.ts';

/** Pure functions, whose tests may share a process. */
const RULES = ['games/**/*.test.ts', 'terminal/**/*.test.ts'];

export default defineConfig({
  test: {
    // Many tests wait for a bot, a browser or a database: a third one finds time on two cores.
    maxWorkers: '150%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', new Tally()],
    projects: [
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      {
        extends: true,
        test: { name: 'house', include: ['**/*.test.ts'], exclude: ['**/node_modules/**', ...RULES] },
      },
    ],
  },
});
