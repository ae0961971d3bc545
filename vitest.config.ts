import { defineConfig } from 'vitest/config';
import { Tally } from './tests/tally.ts';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', new Tally()],
  },
});
