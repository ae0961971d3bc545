import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { manuals, run } from './launcher.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MANUAL = await manuals();
const EXAMPLE = /^ {2}npm run --silent terminal -- (.+)$/gm;

function start(args: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  const options = { cwd: ROOT, input, encoding: 'utf8', env: { ...process.env, INIT_CWD: ROOT } } as const;
  return spawnSync(process.execPath, ['bot/cli/main.ts', 'terminal', ...args], options);
}

const examples = Object.values(MANUAL).flatMap((page) =>
  [...page.matchAll(EXAMPLE)].map(([, words]) => words as string),
);

test.each(examples)('starts %s as the manual says', (words) => {
  const { status, stdout, stderr } = start(words.split(' '));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).not.toMatch(/error|usage/i);
  expect(stdout.length).toBeGreaterThan(20);
});

test.each(Object.keys(MANUAL).filter((game) => game !== 'runa'))('%s --help says how to start', async (game) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  expect(await run([game, '--help'])).toBe(0);
  expect(log.mock.calls).toEqual([[MANUAL[game]]]);
});

test('rejects every argument for Runa’s Strive, as in its document', () => {
  expect(start(['runa', '--help'])).toMatchObject({ status: 0, stdout: 'Error, the game takes no arguments\n' });
});

test('exits silently if the reader closes the pipe early', async () => {
  const child = spawn(process.execPath, ['bot/cli/main.ts', 'terminal', 'plain', 'duel', '--seed', '1'], { cwd: ROOT });
  let stderr = '';
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => {
    child.stdout.destroy();
    child.stdin.end('?\n'.repeat(50));
  });
  const [code] = await once(child, 'close');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('loads no other game than the one it starts', () => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });`;
  const loader = `data:text/javascript,${encodeURIComponent(hook)}`;
  const { stderr } = spawnSync(process.execPath, ['--import', loader, 'bot/cli/main.ts', 'terminal', 'runa'], {
    cwd: ROOT,
    input: 'quit\n',
    encoding: 'utf8',
  });
  const folders = [...stderr.matchAll(/\/games\/([^/]+)\//g)].map(([, folder]) => folder);
  expect([...new Set(folders)].sort()).toEqual(['kit', 'runa']);
});
