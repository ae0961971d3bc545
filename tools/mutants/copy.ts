import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { RNG } from '@longtable/kit';
import type { Mutant } from './mutate.ts';

export type TestOutcome = 'passed' | 'failed' | 'timeout';

/** A copy of the project in a temporary folder, so that the project is never modified. */
export class ProjectCopy {
  readonly path = mkdtempSync(join(tmpdir(), 'longtable-mutants-'));
  /** All files of the project that are not ignored by git. */
  readonly files: readonly string[];

  constructor(root: string) {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
    this.files = String(listed).split('\0').filter(Boolean);
    for (const file of this.files) cpSync(join(root, file), join(this.path, file), { recursive: true });
    for (const packages of ['node_modules', 'tools/node_modules'])
      symlinkSync(join(root, packages), join(this.path, packages));
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  write(file: string, source: string): void {
    writeFileSync(join(this.path, file), source);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  /** Runs tests in this order until the first failure. */
  async test(tests: readonly string[], timeoutMs: number): Promise<TestOutcome> {
    const vitest = join(dirname(new URL(import.meta.resolve('vitest/package.json')).pathname), 'vitest.mjs');
    const args = [vitest, 'run', '--config', 'tools/mutants/vitest.config.ts', '--bail=1', ...tests];
    const env = { ...process.env, MUTANT_TESTS: tests.join(' ') };
    // A separate process group, so that killing a hanging test also kills its workers.
    const child = spawn(process.execPath, args, { cwd: this.path, env, stdio: 'ignore', detached: true });
    const stop = new AbortController();
    const ended = once(child, 'exit').then(([code]): TestOutcome => (code === 0 ? 'passed' : 'failed'));
    const late = setTimeout(timeoutMs, 'timeout' as const, { signal: stop.signal }).catch(() => 'timeout' as const);
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    process.once('exit', end);
    const ending = await Promise.race([ended, late]);
    stop.abort();
    end();
    process.off('exit', end);
    return ending;
  }
}

/** Returns a seeded sample of the mutants, balanced across kinds. */
export function sample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const kinds = Map.groupBy(RNG.seeded(seed).shuffle(mutants), ({ kind }) => kind);
  const taken: Mutant[] = [];
  for (let round = 0; taken.length < Math.min(count, mutants.length); round++) {
    for (const group of kinds.values()) {
      const mutant = group[round];
      if (mutant && taken.length < count) taken.push(mutant);
    }
  }
  return taken.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}
