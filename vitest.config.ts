import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SummaryReporter } from './tests/summary-reporter.ts';

/** What works with whole games, processes, browsers and databases: it takes the longest, so it begins first. */
const SLOW = /\/tests\/|\/games\/\w+\/(index|campaign|simulation)\.|\/storage\/\w+\.|\/(operator|manual|load)\./;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(SLOW.test(moduleId));
    return (await super.sort(files)).sort((a, b) => isSlow(b) - isSlow(a));
  }
}

export default defineConfig({
  test: {
    // Many tests wait for a bot, a browser or a database: a third finds time on two cores. A share above 100% would be cut.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // Tests keep nothing between files, so that what they import is loaded once and not for each of them.
    isolate: false,
    // Processes that tests start compile each module once.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'longtable-compile-cache') },
    sequence: { sequencer: SlowFirst },
    // The examples are packages: tests/external-games.test.ts runs their tests from the tarball.
    exclude: ['**/node_modules/**', 'examples/**', '**/dist/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', new SummaryReporter()],
    coverage: {
      include: ['bot', 'cli', 'commands', 'games', 'playground', 'spy-server', 'storage', 'terminal'].map(
        (folder) => `${folder}/**/*.ts`,
      ),
      exclude: ['**/*.test.ts', '**/testing/**', '**/main.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
