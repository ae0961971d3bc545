import type { Reporter, TestModule } from 'vitest/node';

/** Prints the names of skipped, failed and flaky tests and ends with one line of totals. */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const names = { passed: [] as string[], failed: [] as string[], skipped: [] as string[], pending: [] as string[] };
    const flaky: string[] = [];
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        names[test.result().state].push(name);
        if (test.diagnostic()?.flaky) flaky.push(name);
      }
      const isBroken = module.state() === 'failed' && tests.every((test) => test.result().state !== 'failed');
      if (isBroken) names.failed.push(module.relativeModuleId);
    }
    for (const name of flaky) console.log(`flaky: ${name}`);
    for (const state of ['skipped', 'failed'] as const) {
      for (const name of names[state]) console.log(`${state}: ${name}`);
    }
    const skipped = names.skipped.length > 0 ? `, ${names.skipped.length} skipped` : '';
    console.log(`${names.passed.length} passed, ${names.failed.length} failed${skipped}`);
  }
}
