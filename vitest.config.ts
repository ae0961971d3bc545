import { defineConfig } from 'vitest/config';
import { Tally } from './tests/tally.ts';

export default defineConfig({
  test: {
    // Many tests wait for a bot, a browser or a database: a third one finds time on two cores.
    maxWorkers: '150%',
    // Tests keep nothing between files, so that what they import is loaded once and not for each of them.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', new Tally()],
    coverage: {
      include: ['bot', 'commands', 'games', 'playground', 'shelf', 'spy-server', 'storage', 'terminal'].map(
        (folder) => `${folder}/**/*.ts`,
      ),
      exclude: ['**/*.test.ts', '**/testing/**', '**/main.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
