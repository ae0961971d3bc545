import { describe, expect, test, vi } from 'vitest';
import { mayRun, type TestServerKind } from './servers.ts';

describe('tests that need a server', () => {
  test.each([
    { installed: true, required: '', runs: true },
    { installed: false, required: '', runs: false },
    { installed: false, required: '1', runs: true },
  ])('installed $installed, required "$required": run $runs', ({ installed, required, runs }) => {
    vi.stubEnv('LONGTABLE_REQUIRE_SERVERS', required);
    expect(mayRun({ name: 'Server', installed, start: vi.fn<TestServerKind['start']>() })).toBe(runs);
    vi.unstubAllEnvs();
  });
});
