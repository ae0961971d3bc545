import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { type Playground, startPlayground } from '@longtable/playground';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_SERVER, readSettings } from '../bot/settings.ts';
import { freePort } from './child-process.ts';
import { saveRecord } from './context.ts';
import { temporaryFolder } from './test-bot.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const folder = temporaryFolder();
/** Environment of child processes, without the settings of this process. */
const ENV = { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(folder.path, 'compile-cache') };
let playground: Playground;

beforeAll(async () => {
  playground = await startPlayground({ server: LOCAL_SERVER, limits: false });
});
afterAll(async () => {
  await playground.close();
  folder.remove();
});

/** Last three stages of the Dockerfile. */
const [PAGE, SPY_SERVER, BOT] = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split(/^FROM /m)
  .slice(-3) as [string, string, string];

/** Returns the arguments of all instructions of one kind in a stage. */
function all(stage: string, step: string): string[] {
  const lines = stage.split('\n').filter((line) => line.startsWith(`${step} `));
  return lines.map((line) => line.slice(step.length + 1));
}

const command = (text = '') => JSON.parse(text.slice(text.indexOf('['))) as string[];

/** Creates a folder with the content of the image: copied files without those in .dockerignore, and the packages. */
function makeImage(stage: string, name: string, hasDevelopmentPackages = false): string {
  const image = join(folder.path, name);
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  const isKept = (path: string) => !ignored.some((glob) => matchesGlob(relative(ROOT, path), glob));
  for (const rest of all(stage, 'COPY').filter((one) => !one.startsWith('--from'))) {
    const [to = '', ...from] = rest.split(' ').reverse();
    for (const file of from) {
      const target = to.endsWith('/') ? join(image, to, file) : join(image, to);
      cpSync(join(ROOT, file), target, { recursive: true, filter: isKept });
    }
  }
  linkPackages(image, hasDevelopmentPackages);
  mkdirSync(join(image, 'data'));
  return image;
}

/** Links the packages that `npm ci --omit=dev` would install, or all of them, without Node itself. */
function linkPackages(image: string, hasDevelopmentPackages: boolean): void {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: true; link?: true; resolved?: string }>;
  };
  for (const [path, { dev, link, resolved = '' }] of Object.entries(packages)) {
    if (
      (dev && !hasDevelopmentPackages) ||
      path.startsWith('node_modules/node-') ||
      !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)
    )
      continue;
    mkdirSync(dirname(join(image, path)), { recursive: true });
    // Workspace packages are linked within the image.
    symlinkSync(link ? relative(dirname(path), resolved) : join(ROOT, path), join(image, path));
  }
}

/** Whether the health check of an image succeeds. */
function isHealthy([, ...check]: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  return promisify(execFile)(process.execPath, check, { env }).then(
    () => true,
    () => false,
  );
}

test('builds the Activity’s page in its stage', async () => {
  const cwd = makeImage(PAGE, 'page', true);
  const [, ...build] = all(PAGE, 'RUN').at(-1)?.split(' ') ?? [];
  await promisify(execFile)(process.execPath, build, { cwd, env: ENV });
  expect(existsSync(join(cwd, 'bot/features/activity/built/index.html'))).toBe(true);
});

test('starts the bot image, reports it healthy, backs it up and stops it cleanly', async () => {
  const cwd = makeImage(BOT, 'bot');
  expect(all(BOT, 'USER')).toEqual(['node']);
  expect(all(BOT, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  const fixed = Object.fromEntries(all(BOT, 'ENV').flatMap((rest) => rest.split(' ').map((one) => one.split('=', 2))));
  const [, ...args] = command(all(BOT, 'CMD')[0]);
  const withoutToken = await promisify(execFile)(process.execPath, args, {
    cwd,
    env: { ...ENV, ...fixed, DISCORD_TOKN: 'x' },
  }).catch((error) => error);
  expect(withoutToken).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^Longtable could not start\. DISCORD_TOKEN is not set\..* no setting DISCORD_TOKN\./,
    ),
  });
  // The port is reached from outside the container.
  expect(fixed).toMatchObject({ METRICS_HOST: '0.0.0.0', METRICS_PORT: all(BOT, 'EXPOSE')[0] });
  const env = {
    ...ENV,
    ...fixed,
    METRICS_PORT: String(await freePort()),
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
  };
  const bot = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [bot.stdout, bot.stderr]) output.on('data', (words) => (said += words));
  const check = () => isHealthy(command(all(BOT, 'HEALTHCHECK')[0]), env);
  try {
    await expect.poll(check, { interval: 500, message: said }).toBe(true);
    await saveRecord(`sqlite:${cwd}/data/longtable.sqlite`);
    const backup = ['bot/cli/longtable.cjs', 'backup', 'data/backups/', '--keep', '14'];
    const { stdout } = await promisify(execFile)(process.execPath, backup, { cwd, env });
    expect(stdout).toMatch(/^Saved and verified data\/backups\/longtable-.*\.sqlite: \d+ records?/);
  } finally {
    bot.kill('SIGTERM');
  }
  const [code] = await once(bot, 'exit');
  expect(code, said).toBe(0);
  expect(await check()).toBe(false);
});

test('runs a match of two players in the image of the spy server', async () => {
  const cwd = makeImage(SPY_SERVER, 'spy-server');
  const [, ...samples] = (all(SPY_SERVER, 'RUN')[0] ?? '').split(' && ')[0]?.split(' ') ?? [];
  await promisify(execFile)(process.execPath, samples, { cwd });
  const port = String(await freePort());
  const match = join(cwd, 'casino/matchconfig.match');
  writeFileSync(match, JSON.stringify({ ...JSON.parse(readFileSync(match, 'utf8')), roundLimit: 1 }));
  const [, ...args] = [...command(all(SPY_SERVER, 'ENTRYPOINT')[0]), ...command(all(SPY_SERVER, 'CMD')[0])];
  const server = spawn(process.execPath, [...args, '--port', port, '-v', '5'], { cwd, stdio: 'ignore' });
  const check = command(all(SPY_SERVER, 'HEALTHCHECK')[0]).map((word) => word.replace('7007', port));
  try {
    await expect.poll(() => isHealthy(check), { interval: 500 }).toBe(true);
    const player = ['spy-server/ai/main.ts', '--address', '127.0.0.1', '--port', port, '--difficulty', '1'];
    const ended = [1, 2].map(() => promisify(execFile)(process.execPath, player, { cwd }));
    const said = (await Promise.all(ended)).map(({ stdout }) => stdout.split(':')[0]);
    expect(said.sort()).toEqual(['Lost', 'Won']);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('passes every setting and both secrets through the compose file, with limited logs', () => {
  const compose = read('compose.yaml');
  expect(compose).toContain('condition: service_healthy');
  expect(compose).toContain('env_file: [{ path: .env, required: false }]');
  expect(compose.match(/^ {4}logging: \*logs$/gm)).toHaveLength(2);
  for (const [, path = ''] of compose.matchAll(/_FILE: \/run\/secrets\/(\w+)$/gm))
    expect(compose).toContain(`  ${path}:\n    file: secrets/${path}\n`);
  expect(read('.gitignore').split('\n')).toContain('secrets/');
  expect(read('.dockerignore').split('\n')).toContain('secrets');
});

test('reads the secrets of the compose file, and lets the metrics port be reached', async () => {
  const password = 'p@ss/w#rd:%41?';
  const environment: Record<string, string> = { ...(parseEnv(read('.env.example')) as Record<string, string>) };
  for (const [, name = '', value = ''] of (read('compose.yaml').split('\n  postgres:')[0] ?? '').matchAll(
    /^ {6}([A-Z_]+): (.*)$/gm,
  ))
    environment[name] = value.replaceAll('"', '').replace('/run/secrets', folder.path);
  writeFileSync(join(folder.path, 'discord_token'), 'the token\n');
  writeFileSync(join(folder.path, 'postgres_password'), `${password}\n`);
  const settings = readSettings(environment);
  expect(settings).toMatchObject({ DISCORD_TOKEN: 'the token', METRICS_HOST: '0.0.0.0', METRICS_PORT: 9464 });
  const { host, user, database, password: used } = new pg.Client({ connectionString: settings.DATABASE_URL });
  expect([host, user, database, used]).toEqual(['postgres', 'longtable', 'longtable', password]);
});
