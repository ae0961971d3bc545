import type { Reporter, TestModule } from 'vitest/node';

/** Closes a test run with one plain line, and names what was skipped so that nobody overlooks it. */
export class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules) {
      let failedTests = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state]++;
        if (state === 'failed') failedTests++;
        if (state === 'skipped') console.log(`skipped: ${test.fullName}`);
      }
      if (module.state() === 'failed' && failedTests === 0) count.failed++;
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
  }
}
