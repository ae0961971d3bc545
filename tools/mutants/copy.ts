import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

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
    symlinkSync(join(root, 'tools/node_modules'), join(this.path, 'tools/node_modules'));
    const packages = join(root, 'node_modules');
    mkdirSync(join(this.path, 'node_modules'));
    for (const name of readdirSync(packages)) {
      // The workspaces are relative links, so that imports by package name lead to the copy.
      if (name === '@longtable')
        cpSync(join(packages, name), join(this.path, 'node_modules', name), {
          recursive: true,
          verbatimSymlinks: true,
        });
      else symlinkSync(join(packages, name), join(this.path, 'node_modules', name));
    }
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

  /** Runs tests in this order. Stops at the first failure unless `env` has `MUTANT_REACHED`. */
  async test(tests: readonly string[], timeoutMs: number, env: NodeJS.ProcessEnv = {}): Promise<TestOutcome> {
    const vitest = join(dirname(new URL(import.meta.resolve('vitest/package.json')).pathname), 'vitest.mjs');
    const bail = env.MUTANT_REACHED ? [] : ['--bail=1'];
    const args = [vitest, 'run', '--config', 'tools/mutants/vitest.config.ts', ...bail, ...tests];
    const all = { ...process.env, ...env, MUTANT_TESTS: tests.join(' ') };
    // A separate process group, so that killing a hanging test also kills its workers.
    const child = spawn(process.execPath, args, { cwd: this.path, env: all, stdio: 'ignore', detached: true });
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
