import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../vitest.config.ts';

/** Runs the nearest tests first, so that mutants are killed early. */
class NearestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const order = (process.env.MUTANT_TESTS ?? '').split(' ');
    const place = ({ moduleId }: TestSpecification) => order.findIndex((test) => moduleId.endsWith(`/${test}`));
    return specifications.sort((a, b) => place(a) - place(b));
  }
}

export default mergeConfig(
  base,
  defineConfig({
    root: process.cwd(),
    // Not in node_modules, which all copies share.
    cacheDir: '.vite',
    test: { maxWorkers: 1, sequence: { sequencer: NearestFirst }, reporters: ['dot'] },
  }),
);
