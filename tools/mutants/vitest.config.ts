import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../vitest.config.ts';

/** Runs the tests in the given order, so that mutants are killed early. */
class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const order = (process.env.MUTANT_TESTS ?? '').split(' ');
    const place = ({ moduleId }: TestSpecification) => order.findIndex((test) => moduleId.endsWith(`/${test}`));
    return specifications.sort((a, b) => place(a) - place(b));
  }
}

/** Whether the tests run once without mutants, to find out which ones reach a mutant. */
const isCoverage = process.env.MUTANT_REACHED !== undefined;

export default mergeConfig(
  base,
  defineConfig({
    root: process.cwd(),
    // Not in node_modules, which all copies share.
    cacheDir: '.vite',
    test: {
      maxWorkers: isCoverage ? 2 : 1,
      sequence: { sequencer: GivenOrder },
      reporters: ['dot'],
      setupFiles: isCoverage ? ['tools/mutants/reached.ts'] : [],
    },
  }),
);
