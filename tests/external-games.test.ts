import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, glob, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from './test-bot.ts';

const ROOT = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const scratch = temporaryFolder();
const at = (...path: string[]) => join(scratch.path, ...path);
const bin = (name: string) => at('node_modules/.bin', name);
/** Environment that npm sets for scripts and `npx`, and GitHub for workflows. */
const env = {
  ...process.env,
  PATH: `${at('node_modules/.bin')}:${process.env.PATH}`,
  INIT_CWD: scratch.path,
  NODE_COMPILE_CACHE: at('compile-cache'),
  GITHUB_REPOSITORY: 'example/longtable',
  GITHUB_SERVER_URL: 'https://github.com',
};

/** Packs packages as for publishing, which compiles them, and unpacks them into node_modules. */
async function install(folder: string, ...options: readonly string[]): Promise<void> {
  const args = ['pack', '--json', '--pack-destination', scratch.path, ...options];
  const { stdout } = await run('npm', args, { cwd: folder, env });
  const packed = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as { name: string; filename: string }[];
  for (const { name, filename } of packed) {
    await mkdir(at('node_modules', name), { recursive: true });
    await run('tar', ['-xzf', at(filename), '-C', at('node_modules', name), '--strip-components=1']);
  }
}

/** Links the dependencies that the packages and the examples declare, which is a minute faster than npm. */
async function linkDependencies(): Promise<void> {
  const manifests = await Array.fromAsync(
    glob(['package.json', 'games/*/package.json', '{playground,spy-server}/package.json'], { cwd: ROOT }),
  );
  const examples = await Array.fromAsync(glob('{docs,playground}/examples/*/package.json', { cwd: ROOT }));
  const declared = await Promise.all([
    ...manifests.map((file) => manifestAt(file).then(({ dependencies }) => dependencies)),
    ...examples.flatMap((file) => [
      manifestAt(file).then(({ dependencies }) => dependencies),
      manifestAt(file).then(({ devDependencies }) => devDependencies),
    ]),
  ]);
  const names = new Set(declared.flatMap((dependencies) => Object.keys(dependencies ?? {})));
  const bins = ['node', 'tsc', 'vitest'].map((name) => `.bin/${name}`);
  for (const name of [...names, ...bins]) {
    if (/^(@longtable\/|longtable$)/.test(name)) continue;
    await mkdir(at('node_modules', name, '..'), { recursive: true });
    await symlink(join(ROOT, 'node_modules', name), at('node_modules', name));
  }
  await symlink('../longtable/dist/bot/cli/main.js', bin('longtable'));
}

async function manifestAt(file: string): Promise<Partial<Record<string, Record<string, string>>>> {
  return JSON.parse(await readFile(join(ROOT, file), 'utf8'));
}

function isSource(path: string): boolean {
  return !/^(node_modules|\.git|data|tests|reference)(\/|$)/.test(relative(ROOT, path));
}

/** Runs `npx longtable` and returns its output. */
async function longtable(args: readonly string[], typed: readonly string[] = [], games = ''): Promise<string> {
  const child = spawn(bin('longtable'), args, { cwd: scratch.path, env: { ...env, GAMES: games } });
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  return (await Array.fromAsync(child.stdout)).join('');
}

beforeAll(async () => {
  await writeFile(at('package.json'), '{ "private": true }');
  await linkDependencies();
  // A copy, because packing rewrites each package.json while other tests read it.
  await cp(ROOT, at('checkout'), { recursive: true, filter: isSource });
  await symlink(join(ROOT, 'node_modules'), at('checkout/node_modules'));
  await install(at('checkout'), '--workspaces', '--include-workspace-root');
  await rm(at('checkout'), { recursive: true });
  await chmod(at('node_modules/longtable/dist/bot/cli/main.js'), 0o755);
  await cp(join(ROOT, 'docs/examples/chess'), at('chess'), { recursive: true });
  await cp(at('node_modules/@longtable/playground/examples'), at('bots'), { recursive: true });
  // New games are copies of the other two examples.
  await longtable(['new-game', 'pebbles']);
  await longtable(['new-game', 'ballots', '--players', '4', '--secrets']);
  await install(at('pebbles'));
});
afterAll(scratch.remove);

test('passes the contract suite with the examples and new games, and tests the playground’s bots', async () => {
  const timeouts = ['--testTimeout', '30000', '--hookTimeout', '60000'];
  const { stdout } = await run(bin('vitest'), ['run', '--exclude', '**/dist/**', '--no-isolate', ...timeouts], {
    cwd: scratch.path,
    env: { ...env, LONGTABLE_WALKS: '60' },
  });
  for (const name of ['chess', 'pebbles', 'ballots']) expect(stdout).toContain(`${name}/index.test.ts`);
  for (const name of ['discord.js', 'oceanic.js']) expect(stdout).toContain(`bots/${name}/bot.test.js`);
});

test('names the repository in each package, and links from its README to files of the tarball or the repository', async () => {
  const scoped = (await readdir(at('node_modules/@longtable'))).map((name) => `@longtable/${name}`);
  const names = ['longtable', ...scoped];
  expect(names).toHaveLength(9);
  for (const name of names) {
    const { repository } = JSON.parse(await readFile(at('node_modules', name, 'package.json'), 'utf8'));
    expect(repository.url).toBe('git+https://github.com/example/longtable.git');
    const readme = await readFile(at('node_modules', name, 'README.md'), 'utf8');
    const targets = [...readme.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target);
    const missing = targets.filter(
      (target) => !/^https:/.test(target) && !existsSync(at('node_modules', name, target)),
    );
    expect([name, missing]).toEqual([name, []]);
  }
});

test('publishes types and examples, but no data of tests and no fields that only a checkout needs', async () => {
  const packages = (await readdir(at('node_modules/@longtable'))).map((name) => `@longtable/${name}`);
  for (const name of ['longtable', ...packages]) {
    const manifest = JSON.parse(await readFile(at('node_modules', name, 'package.json'), 'utf8'));
    expect(Object.keys(manifest)).not.toContain('overrides');
    for (const entry of Object.values<{ types?: string }>(manifest.exports))
      if (entry.types && !entry.types.includes('*'))
        expect(existsSync(at('node_modules', name, entry.types))).toBe(true);
    const files = await Array.fromAsync(glob('dist/**/*', { cwd: at('node_modules', name) }));
    const data = files.filter((file) => /\.(snap|transcript)$|\.test\.|terminal\/(examples|transcripts)/.test(file));
    const helpers = files.filter((file) => file.includes('testing/') && !file.startsWith('dist/testing/'));
    expect([name, data, helpers]).toEqual([name, [], []]);
  }
  const { exports } = JSON.parse(await readFile(at('node_modules/longtable/package.json'), 'utf8'));
  expect(exports['.']).toEqual({ types: './dist/games/index.d.ts', default: './dist/games/index.js' });
});

test('runs the example of the kit’s README outside of a checkout', async () => {
  const readme = await readFile(at('node_modules/@longtable/kit/README.md'), 'utf8');
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  await writeFile(at('example.ts'), example);
  const { stdout } = await run(bin('node'), ['example.ts'], { cwd: scratch.path, env });
  expect(stdout).toBe('{ winners: [ 0 ] }\n');
});

/** Whether npm reaches its registry. */
function isRegistryReachable(): Promise<boolean> {
  return run('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=5000'], { env }).then(
    () => true,
    () => false,
  );
}

test('installs tarballs as the guide says, and a game beside the bot without removing it', async ({ skip }) => {
  if (!process.env.CI) skip('CI=1 runs npm install, which takes a minute');
  if (!(await isRegistryReachable())) skip('npm does not reach its registry');
  const guide = await readFile(join(ROOT, 'docs/guide.md'), 'utf8');
  const empty = temporaryFolder();
  const home = { ...env, HOME: empty.path, npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
  const runAsWritten = (command: string, folder: string) => {
    expect(guide).toContain(command);
    return run('sh', ['-c', command.replace('npx longtable', bin('longtable'))], {
      cwd: join(empty.path, folder),
      env: home,
    });
  };
  try {
    await mkdir(join(empty.path, 'tarballs'));
    for (const file of await readdir(scratch.path))
      if (/^longtable-.*\d\.tgz$/.test(file) && !/pebbles/.test(file))
        await cp(at(file), join(empty.path, 'tarballs', file));
    await mkdir(join(empty.path, 'bot'));
    await runAsWritten('npm install ~/tarballs/*.tgz', 'bot');
    await runAsWritten('npx longtable new-game pebbles', 'bot');
    const { stdout } = await runAsWritten('npm install --no-save ~/tarballs/*.tgz && npm test', 'bot/pebbles');
    expect(stdout).toMatch(/Longtable \d\S+, Node 24[\s\S]*index\.test\.ts/);
    await runAsWritten('npm pack', 'bot/pebbles');
    await runAsWritten('npm install ./pebbles/longtable-pebbles-1.0.0.tgz', 'bot');
    const installed = await readdir(join(empty.path, 'bot/node_modules'));
    expect(installed).toEqual(expect.arrayContaining(['longtable', 'longtable-pebbles']));
  } finally {
    empty.remove();
  }
});

test('plays them at the plain terminal, installed or from source', async () => {
  const mate = await longtable(
    ['terminal', './chess/index.ts', '--people', 'Ada,Bo'],
    ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
  );
  expect(mate).toContain('Bo checkmates and wins.');
  const days = Array.from({ length: 6 }, () => 'stake 1');
  const ballots = await longtable(['terminal', './ballots/index.ts', '--language', 'de', '--seed', '1'], days);
  expect(ballots).toMatch(/gewinn(t|st|en) mit \d+ Dollar\./);
  const pebbles = await longtable(['terminal', 'pebbles', '--people', 'Ada,Bo'], ['take 1'], 'longtable-pebbles');
  expect(pebbles).toMatch(/(Ada|Bo) takes 1: 14 left/);
});

test('plays an external package on the bot against its own computer', async () => {
  const settings = { GAMES: 'longtable-pebbles,no-such-game', PLAYGROUND_PORT: '0', LOG_LEVEL: 'error' };
  const bot = spawn(bin('longtable'), ['start'], {
    cwd: scratch.path,
    env: { ...env, DISCORD_TOKEN: '', ...settings },
  });
  try {
    let said = '';
    bot.stderr.on('data', (text) => {
      said += text;
    });
    let url: string | undefined;
    for await (const line of createInterface({ input: bot.stdout })) {
      url = /^Open (\S+)/.exec(line)?.[1];
      if (url) break;
    }
    const ada = await TestUser.join(url ?? '', 'Ada');
    await ada.until(() => /GAMES: "no-such-game" could not be loaded: .* Longtable runs without it\./.test(said));
    await ada.until(() => ada.commands.some(({ name }) => name === 'play'));
    await ada.command('table', 'play', { subcommand: 'pebbles', options: { computer: 'master', stones: 5 } });
    const board = (await ada.until(() =>
      ada.messages('table').findLast(({ content }) => content.startsWith('**Pebbles')),
    )) as APIMessage;
    const isOver = () => /Ada wins|The computer wins/.test(ada.latest(board)?.content ?? '');
    const isMine = () => JSON.stringify(ada.latest(board)?.components).includes('"Take 1"');
    while (await ada.until(() => isOver() || isMine()).then(() => !isOver())) await ada.click(board, 'Take 1');
    await ada.command('lounge', 'learn', { options: { game: 'pebbles' } });
    const isLesson = ({ components }: APIMessage) => JSON.stringify(components).includes('Take 3 and leave 16.');
    await ada.until(() => ada.messages('lounge').some(isLesson));
    ada.leave();
  } finally {
    bot.kill();
    await once(bot, 'close');
  }
});
