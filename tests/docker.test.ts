import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Playground, startPlayground } from '../playground/index.ts';
import { temporaryFolder } from './stage.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const folder = temporaryFolder();
let playground: Playground;

beforeAll(async () => {
  playground = await startPlayground({ port: 0, limits: false });
});
afterAll(async () => {
  await playground.close();
  folder.remove();
});

/** The steps of the last stage of the Dockerfile, lines that go on put together. */
function steps(): { step: string; rest: string }[] {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('FROM '));
  return lines
    .slice(last)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ step: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
}

const all = (step: string) => steps().flatMap((one) => (one.step === step ? [one.rest] : []));
const command = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];

/** Copies what the image gets, without what .dockerignore leaves out. */
function copyFiles(): void {
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const isKept = (path: string) => !ignored.some((glob) => matchesGlob(relative(ROOT, path), glob));
  for (const rest of all('COPY').filter((one) => !one.startsWith('--from'))) {
    const [to = '', ...from] = rest.split(' ').reverse();
    for (const name of from) {
      const target = to.endsWith('/') ? join(folder.path, to, name) : join(folder.path, to);
      cpSync(join(ROOT, name), target, { recursive: true, filter: isKept });
    }
  }
}

/** What `npm ci --omit=dev` installs is what the lock file does not call a tool of development. */
function linkPackages(): void {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: true }> };
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
    mkdirSync(dirname(join(folder.path, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder.path, path));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

test('the image holds all that the bot needs: it starts, is healthy, and stops cleanly', {
  timeout: 60_000,
}, async () => {
  copyFiles();
  linkPackages();
  mkdirSync(join(folder.path, 'data'));
  expect(all('USER')).toEqual(['node']);
  expect(all('STOPSIGNAL')).toEqual(['SIGTERM']);
  const fixed = Object.fromEntries(all('ENV').flatMap((rest) => rest.split(' ').map((one) => one.split('=', 2))));
  const env = {
    PATH: process.env.PATH,
    ...fixed,
    METRICS_PORT: String(await freePort()),
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
  };
  const [, ...args] = command(all('CMD')[0] ?? '');
  const bot = spawn(process.execPath, args, { cwd: folder.path, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [bot.stdout, bot.stderr]) output.on('data', (words) => (said += words));
  const [, ...check] = command(all('HEALTHCHECK')[0] ?? '');
  const isHealthy = () =>
    promisify(execFile)(process.execPath, check, { env }).then(
      () => true,
      () => false,
    );
  try {
    await expect.poll(isHealthy, { timeout: 30_000, interval: 500, message: said }).toBe(true);
  } finally {
    bot.kill('SIGTERM');
  }
  const [code] = await once(bot, 'exit');
  expect(code, said).toBe(0);
  expect(await isHealthy()).toBe(false);
});

test('the compose file waits for its database, and asks for what only the operator knows', () => {
  const compose = read('compose.yaml');
  expect(compose).toContain('condition: service_healthy');
  for (const secret of ['DISCORD_TOKEN', 'POSTGRES_PASSWORD'])
    expect(compose).toMatch(new RegExp(`\\$\\{${secret}:\\?`));
});
