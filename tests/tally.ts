import type { Reporter, TestModule } from 'vitest/node';

/** Closes a test run with one plain line, and names what was skipped or failed so that nobody overlooks it. */
export class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = { passed: [] as string[], failed: [] as string[], skipped: [] as string[], pending: [] as string[] };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) names[test.result().state].push(`${module.relativeModuleId} > ${test.fullName}`);
      const isBroken = module.state() === 'failed' && tests.every((test) => test.result().state !== 'failed');
      if (isBroken) names.failed.push(module.relativeModuleId);
    }
    for (const state of ['skipped', 'failed'] as const) {
      for (const name of names[state]) console.log(`${state}: ${name}`);
    }
    const skipped = names.skipped.length > 0 ? `, ${names.skipped.length} skipped` : '';
    console.log(`${names.passed.length} passed, ${names.failed.length} failed${skipped}`);
  }
}
