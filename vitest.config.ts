import { defineConfig } from 'vitest/config';
import { Tally } from './tests/tally.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Many tests wait for a bot, a browser or a database: a third one finds time on two cores.
    maxWorkers: '150%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', new Tally()],
  },
});
