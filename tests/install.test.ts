import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Playground, startPlayground } from '@longtable/playground';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveRecord } from './context.ts';
import { temporaryFolder } from './test-bot.ts';

const ROOT = resolve(import.meta.dirname, '..');
const UNITS = ['longtable@.service', 'longtable-backup.service', 'longtable-backup.timer'];
const folder = temporaryFolder();
/** Environment of child processes, without the settings of this process. */
const ENV = { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(folder.path, 'compile-cache') };
const root = join(folder.path, 'root');
const home = join(root, 'opt/longtable');
const data = join(root, 'var/lib/longtable');
let playground: Playground;
const started: ChildProcess[] = [];

beforeAll(async () => {
  playground = await startPlayground({ port: 0, limits: false });
  // Replaces npm. Its packages are those of this checkout.
  const npm = join(folder.path, 'bin/npm');
  mkdirSync(join(folder.path, 'bin'));
  writeFileSync(
    npm,
    `#!/bin/sh
[ "$1 $2" = "ci --omit=dev" ] && [ -z "$NPM_FAILS" ] || exit 1
mkdir -p node_modules/.bin && ln -s ${ROOT}/node_modules/* node_modules
ln ${process.execPath} node_modules/.bin/node 2>/dev/null || cp ${process.execPath} node_modules/.bin/node
`,
  );
  chmodSync(npm, 0o755);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await playground.close();
  folder.remove();
});

function install(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const PATH = [join(folder.path, 'bin'), process.env.PATH].join(delimiter);
  return spawnSync(join(ROOT, 'bot/features/operator/ops/install.sh'), args, {
    env: { PATH, DESTDIR: root, ...env },
    encoding: 'utf8',
  });
}

const releases = () => readdirSync(join(home, 'releases')).map((name) => `releases/${name}`);
const current = () => readlinkSync(join(home, 'current'));

/** Returns the values of a key in a unit, with the paths of this test. */
function valuesIn(unit: string, key: string): string[] {
  const lines = readFileSync(join(root, 'etc/systemd/system', unit), 'utf8')
    .replaceAll('%i', '1')
    .split('\n');
  const values = lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  return values.map((value) => value.replaceAll(/\/(?=opt\/|var\/)/g, `${root}/`));
}

/** Starts what a unit starts, in its folder and with its environment. */
function startUnit(unit: string, env: NodeJS.ProcessEnv = {}): ChildProcess & { said: string } {
  const [command = '', ...args] = (valuesIn(unit, 'ExecStart')[0] ?? '').split(' ');
  const own = Object.fromEntries(valuesIn(unit, 'Environment').map((value) => value.split('=', 2)));
  const [cwd = ''] = valuesIn(unit, 'WorkingDirectory');
  const child = Object.assign(spawn(command, args, { cwd, env: { ...ENV, ...own, ...env } }), { said: '' });
  started.push(child);
  for (const output of [child.stdout, child.stderr]) output?.on('data', (text) => (child.said += text));
  return child;
}

test('installs releases side by side, and the running process keeps its files', async () => {
  expect(install([], { NPM_FAILS: '1' }).status).not.toBe(0);
  expect(releases()).toEqual([]);
  const { status, stderr } = install();
  expect([status, stderr]).toEqual([0, '']);
  const [first = ''] = releases();
  expect(current()).toBe(first);
  expect(statSync(data).mode & 0o777).toBe(0o750);
  expect(statSync(join(data, '.env')).mode & 0o777).toBe(0o600);
  for (const unit of UNITS) expect(existsSync(join(root, 'etc/systemd/system', unit))).toBe(true);
  expect(existsSync(join(home, 'current/.git'))).toBe(false);

  const tokenless = startUnit('longtable@.service');
  expect(await once(tokenless, 'exit')).toEqual([1, null]);
  expect(tokenless.said).toMatch(/^Longtable could not start\. DISCORD_TOKEN is not set\./);

  writeFileSync(join(data, '.env'), `DISCORD_TOKEN=${playground.token}\nDISCORD_API_URL=${playground.apiUrl}\n`);
  const bot = startUnit('longtable@.service');
  // systemd waits for this command before it goes on to the next process.
  const [waiting = ''] = valuesIn('longtable@.service', 'ExecStartPost');
  const [command = '', ...args] = waiting.slice(1).split(' ');
  const healthy = await promisify(execFile)(command, args, { cwd: data, env: { ...ENV, METRICS_PORT: '9461' } });
  expect(healthy.stdout).toBe('Healthy.\n');
  await expect.poll(() => bot.said).toContain('Invite the bot');

  const doctor = await runLongtable('doctor');
  expect(doctor.stdout).toContain(`ok  Token: belongs to`);
  expect(doctor.stdout).toContain('ok  Database: SQLite');
  expect(doctor.stdout).toContain('ok  Service: running and healthy');
  expect(doctor.stdout).toContain('ok  METRICS_PORT: 127.0.0.1:9461 is in use by Longtable');
  await saveRecord(`sqlite:${data}/data/longtable.sqlite`);
  const backup = startUnit('longtable-backup.service');
  expect(await once(backup, 'exit')).toEqual([0, null]);
  expect(backup.said).toMatch(/^Saved and verified backups\/longtable-.*\.sqlite: \d+ records?/);

  writeFileSync(join(data, '.env'), 'CHANGED=1\n');
  expect(install().status).toBe(0);
  const second = current();
  expect(releases()).toEqual([first, second]);
  expect(readFileSync(join(data, '.env'), 'utf8')).toBe('CHANGED=1\n');
  // The second release was never started, so the running one stays the one to go back to.
  expect(install().status).toBe(0);
  expect(releases()).toEqual([first, current()]);
  bot.kill('SIGTERM');
  expect(await once(bot, 'exit')).toEqual([0, null]);

  const mistyped = install(['--rolback']);
  expect([mistyped.status, mistyped.stderr]).toEqual([2, expect.stringContaining('no argument --rolback')]);
  expect(install(['--rollback']).stdout).toContain(`Longtable runs ${first}`);
  expect(current()).toBe(first);
  const again = install(['--rollback']);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('Nothing changed')]);
  expect(install().status).toBe(0);
  expect(releases()).toEqual([first, current()]);
});

/** Runs `longtable`, which the script installs, as this user and below the test's folder. */
function runLongtable(...args: string[]) {
  const script = readFileSync(join(root, 'usr/local/bin/longtable'), 'utf8')
    .replace(/sudo -u longtable --preserve-env=\S+ /, '')
    .replaceAll(/\/(?=opt\/|var\/)/g, `${root}/`);
  return promisify(execFile)('sh', ['-c', script, 'longtable', ...args], { env: ENV }).catch((error) => error);
}

const ANALYZE = '/usr/bin/systemd-analyze';

test.runIf(existsSync(ANALYZE))('has units that systemd accepts', () => {
  const units = join(folder.path, 'units');
  mkdirSync(units);
  const program = process.execPath;
  for (const unit of UNITS)
    writeFileSync(
      join(units, unit),
      readFileSync(join(ROOT, 'bot/features/operator/ops', unit), 'utf8').replaceAll(
        /^(ExecStart(?:Post)?=-?)\S+/gm,
        `$1${program}`,
      ),
    );
  const files = UNITS.map((unit) => join(units, unit.replace('@', '@1')));
  writeFileSync(files[0]!, readFileSync(join(units, UNITS[0]!)));
  expect(execFileSync(ANALYZE, ['verify', ...files], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
});
