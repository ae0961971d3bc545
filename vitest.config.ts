import { defineConfig } from 'vitest/config';
import { Tally } from './tests/tally.ts';

/** Their tests may share a process: they keep nothing of their own between files. */
const SHARING = [
  'games',
  'terminal',
  'storage',
  'playground',
  'spy-server',
  'bot/{face,operator}',
  'bot/host/!(time)',
].map((folder) => `${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    // Many tests wait for a bot, a browser or a database: a third one finds time on two cores.
    maxWorkers: '150%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', new Tally()],
    projects: [
      { extends: true, test: { name: 'parts', include: SHARING, isolate: false } },
      {
        extends: true,
        test: { name: 'whole', include: ['**/*.test.ts'], exclude: ['**/node_modules/**', ...SHARING] },
      },
    ],
  },
});
