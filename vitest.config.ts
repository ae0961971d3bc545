import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SummaryReporter } from './tests/summary-reporter.ts';

/** Tests that install packages, delete features, kill processes or take minutes. `npm run test:install` runs them. */
const LONG = [
  'tests/{doc-commands,docker,external-games,failing-games,features,install,kills}.test.ts',
  'tests/{load,recovery,startup-errors,strength}.test.ts',
  'tests/browser/touch-games.test.ts',
  'tools/docs/docs.test.ts',
];
const isLong = process.argv.includes('--mode=long');
/** Whether the command line names test files, which are run even if they are long. */
const isNamed = process.argv.some((argument) => argument.endsWith('.test.ts'));
/** Tests that take half a minute each. They start first, so that none of them is the last to end. */
const SLOWEST = /\/tests\/(features|external-games|doc-commands|startup-errors|browser\/page)/;
/** Tests of games, processes, browsers and databases. They take longer than the others. */
const SLOW =
  /\/tests\/|\/games\/\w+\/(index|campaign|simulation)\.|\/(storage|spy-server)\/|\/(operator|backup|move|launcher|bot-process|node-version|pool|sandbox|legibility|animation)\./;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => Number(SLOW.test(moduleId)) + Number(SLOWEST.test(moduleId));
    return (await super.sort(files)).sort((a, b) => rankOf(b) - rankOf(a));
  }
}

export default defineConfig({
  test: {
    ...(isLong && { include: LONG }),
    // Many tests wait for a bot, a browser or a database, so run two more than there are cores. vitest caps percentages at 100%.
    maxWorkers: availableParallelism() + 2,
    // Test files share no state, so a worker loads each imported module once. tests/shared-state.test.ts lists the state
    // of modules, and tests/isolation.ts checks each file.
    isolate: false,
    setupFiles: ['tests/isolation.ts'],
    env: {
      // Processes started by tests share compiled modules.
      NODE_COMPILE_CACHE: join(tmpdir(), 'longtable-compile-cache'),
      PLAYGROUND_ANSWER_MS: '60000',
      PLAYGROUND_WAIT_MS: '60000',
      PLAYGROUND_PAUSE_MS: '0',
    },
    sequence: { sequencer: SlowFirst },
    // The examples are packages: tests/external-games.test.ts runs their tests from the tarball.
    exclude: ['**/node_modules/**', 'docs/**', '**/dist/**', ...(isLong || isNamed ? [] : LONG)],
    // A test waits for an event, never for a time. These limits only end a test that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', new SummaryReporter()],
    coverage: {
      include: ['bot', 'commands', 'games', 'playground', 'spy-server', 'storage'].map((folder) => `${folder}/**/*.ts`),
      exclude: ['**/*.test.ts', '**/testing/**', '**/main.ts'],
      reporter: ['text-summary', 'html'],
    },
  },
});
