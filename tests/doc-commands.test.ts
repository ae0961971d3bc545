import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { runa } from '@longtable/runa';
import { afterAll, describe, expect, test } from 'vitest';
import { FEATURES } from '../bot/features/index.ts';
import { openContext } from '../bot/host/open-context.ts';
import { openStorage } from '../storage/index.ts';
import { BARE_ENV } from './child-process.ts';
import type { HostedCommand, HostedResult } from './command-host.ts';
import { locationIn, open, person, recordingLog } from './context.ts';
import { temporaryFolder } from './test-bot.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const PAGES = [
  'docs/operators.md',
  'README.md',
  'playground/README.md',
  'tests/bench/README.md',
  'tools/puzzles/README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name}`)
    .filter((page) => page.endsWith('.md') && page !== 'docs/operators.md'),
];

/** Returns the commands of a page in order: code blocks, indented or fenced, and code spans. */
function commandsIn(page: string): string[] {
  const code = [...read(page).matchAll(/^```(?:sh|bash|console)\n([\s\S]*?)^```|^ {4,7}(\S.+)$|`([^`\n]+)`/gm)];
  return code
    .flatMap(([, block = '', line = '', span = '']) => [...block.split('\n'), line, span])
    .flatMap((text) => text.replace(/ {2,}#.*$/, '').split(' && '))
    .filter((text) => PROGRAM.test(text));
}

const PROGRAM =
  /^(?:[A-Z_]+=(?:"[^"]*"|\S+) )*(?:npm (?:run|start|ci|test|pack|install)|npx |longtable [a-z]|(?:cd|sudo|docker|git|mkdir|printf|head|chmod|cp) )/;

/** Treatment of the commands that match: one of the other fields. */
interface Rule {
  readonly match: RegExp;
  /** Returns the command to run, with smaller counts and without placeholders. */
  readonly run?: (line: string) => string;
  /** Output after which the command is ended. Without it, the command must end on its own. */
  readonly until?: RegExp;
  /** Expected exit code. */
  readonly code?: number;
  /** Test that runs the same program, and a text in it. */
  readonly test?: readonly [file: string, text: string];
  /** Reason why no test runs it. */
  readonly reason?: string;
}

const same = (line: string) => line;
const BACKUP = 'longtable-20261117T040000Z.sqlite';
const USER = '100000000000000001';

const RULES: readonly Rule[] = [
  {
    match: /^(sudo|docker|LONGTABLE_VERSION=)/,
    reason: 'needs root, systemd or Docker; tests/install.test.ts and tests/docker.test.ts follow the files',
  },
  { match: /^git /, reason: 'changes the checkout' },
  {
    match: /^npm (ci|install|pack)/,
    reason: 'needs the network; tests/install.test.ts and tests/external-games.test.ts install and pack',
  },
  { match: /^npm test|^npm run test:install|npx vitest|^npm run (coverage|check)/, reason: 'is this suite' },
  { match: /^npm run test:bots/, reason: 'installs the bots of others from the registry' },
  { match: /^npm run release/, reason: 'runs this suite; tools/release.test.ts tests its checks' },
  {
    match: /^npm run (pictures|icons)|^npm run puzzles -- (duel|master)/,
    reason: 'takes minutes and changes files of the checkout',
  },
  { match: /^npm run puzzles -- check/, test: ['tools/puzzles/find.test.ts', './find.ts'] },
  { match: /^npm run docs/, test: ['tools/docs/docs.test.ts', './reference.ts'] },
  { match: /^npm run mutants/, test: ['tools/mutants/mutants.test.ts', './mutate.ts'] },
  { match: /^npm run clicks/, reason: 'takes half a minute' },
  { match: /^npm run bench/, reason: 'takes minutes; its arguments are checked' },
  { match: /campaigns\/(order|week)\.ts/, reason: 'takes minutes; its arguments are checked' },
  { match: /campaigns\/ratings\.ts/, run: () => 'npx node tests/campaigns/ratings.ts 1' },
  {
    match: /campaigns\/strength\.ts seats/,
    run: () => 'npx node tests/campaigns/strength.ts seats duel beginner --games 1 --seed 2 --start fair',
  },
  {
    match: /campaigns\/strength\.ts (GAME|duel)/,
    run: () => 'npx node tests/campaigns/strength.ts duel casual beginner --games 1 --seed 2',
  },
  // Another test imports these.
  { match: /campaigns\/[a-z-]+\.ts/, test: ['', ''] },
  { match: /--address 127\.0\.0\.1 --port PORT/, test: ['spy-server/cli.test.ts', '--address'] },
  { match: /^npm run spy-ai/, test: ['spy-server/cli.test.ts', 'ai/main.ts'] },
  { match: /^npm run spy-client/, test: ['spy-server/person/person.test.ts', 'person/main.ts'] },
  { match: /^npm run spy-server -- --write-samples/, run: same },
  { match: /^npm run spy-server -- -c/, run: (line) => `${line} --port 0`, until: /Listening on port \d+/ },
  { match: /^longtable move sqlite|^npx longtable$/, test: ['bot/features/operator/move.test.ts', 'postgres'] },
  { match: /^npx (@longtable\/playground.* npm start)/, run: same, until: /Invite the bot/ },
  { match: /^npx longtable start$/, test: ['tests/startup-errors.test.ts', 'bot/cli/longtable.cjs'] },
  { match: /start$/, run: same, until: /Open http/ },
  { match: /^npx (@longtable\/playground|node playground\/main\.ts)/, run: same, until: /my bot runs|the token/ },
  { match: /^longtable doctor|^npx longtable doctor|^longtable health/, run: same, code: 1 },
  {
    match: /^longtable (restore|admin)$|^npm run (longtable|picture|new-game|--silent)( --)?$/,
    reason: 'is mentioned without its arguments',
  },
  { match: /^npm run (--silent )?texts/, run: (line) => line.replace(/ 10$/, ' 1') },
  {
    match: /^npx longtable (position|preview) \.\/index\.ts/,
    run: (line) => line.replace('./index.ts', './docs/examples/last-stone/index.ts'),
  },
  { match: /^(DATABASE_URL=\S+ )?longtable |^npm run|^npx longtable|^(cd|mkdir|printf|head|chmod|cp) /, run: same },
];

const folders: { remove(): void }[] = [];
let host: ChildProcess | undefined;
let hosted: Promise<unknown> = Promise.resolve();
afterAll(() => {
  host?.kill('SIGKILL');
  for (const folder of folders) folder.remove();
});

/** A folder that looks like a checkout: everything is linked, except for what commands write to. */
async function checkout(): Promise<{ path: string; table: string }> {
  const folder = temporaryFolder();
  folders.push(folder);
  const at = (path: string) => join(folder.path, path);
  const split = ['bot', 'docs', 'games'];
  const inside = split.flatMap((name) => readdirSync(join(ROOT, name)).map((each) => `${name}/${each}`));
  for (const name of split) mkdirSync(at(name));
  for (const name of [...readdirSync(ROOT), ...inside]) {
    if (['bot/cli', 'bot/features', 'docs/examples', 'package.json', '.env.example'].includes(name))
      cpSync(join(ROOT, name), at(name), { recursive: true });
    else if (!split.includes(name) && !/^(data|backups|secrets|\..*)$/.test(name))
      symlinkSync(join(ROOT, name), at(name));
  }
  writeFileSync(at('my-bot.js'), 'console.log("my bot runs"); setInterval(() => {}, 1000);');
  writeFileSync(at('server.json'), /```json\n([\s\S]*?)```/.exec(read('playground/README.md'))?.[1] ?? '');
  const storage = await openStorage(`sqlite:${at('data/longtable.sqlite')}`);
  const context = openContext({ features: FEATURES, storage, games: [runa], log: recordingLog() });
  const location = { ...locationIn('300000000000000001'), guild: '200000000000000001' };
  const { table } = await open(context, { game: runa, occupants: [person(USER)], location });
  await storage.close();
  return { path: folder.path, table: table.id };
}

/** Commands of `longtable` that end on their own and read no input, after variables. */
const HOSTED =
  /^((?:[A-Z_]+=\S+ )*)(?:npx |npm run )?longtable (?:-- )?((?:check|health|repair|backup|restore|move|admin|doctor|position|preview|icons)\b.*)$/;

/** Runs a command of `longtable` in a process that all such commands share, because most of their time is loading modules. */
function runHosted(cwd: string, env: NodeJS.ProcessEnv, words: string): Promise<HostedResult> {
  const args = execFileSync('sh', ['-c', `printf '%s\\0' ${words}`], { cwd, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
  const command: HostedCommand = { main: join(checkoutOf(cwd), 'bot/cli/main.ts'), args, cwd, env };
  const result = hosted.then(async () => {
    host ??= fork(join(ROOT, 'tests/command-host.ts'), {
      env: BARE_ENV,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    host.send(command);
    const [message] = await once(host, 'message');
    return message as HostedResult;
  });
  hosted = result;
  return result;
}

const checkoutOf = (folder: string) => folder.replace(/\/(games|docs)\/.*/, '');

/** Runs a line in a shell in which `longtable` is the command of this checkout. Returns its exit code and its output. */
async function run(line: string, cwd: string, until?: RegExp): Promise<{ code: number; output: string }> {
  const env = { ...BARE_ENV, HOME: cwd, PLAYGROUND_PORT: '0', LOG_LEVEL: 'silent', PLAYGROUND_FILE: '' };
  const [, variables = '', words] = HOSTED.exec(line) ?? [];
  if (words !== undefined) {
    const own = variables
      .trim()
      .split(' ')
      .map((variable) => variable.split('=', 2));
    return runHosted(cwd, { ...env, ...(variables !== '' && Object.fromEntries(own)) }, words);
  }
  const node = `"${process.execPath}" --disable-warning=ExperimentalWarning`;
  const text = line
    .replace(/^((?:[A-Z_]+=(?:"[^"]*"|\S+) )*)npm (?:run (?:--silent )?)?([a-z-]+)(?: --)?/, `$1${node} --run $2 --`)
    .replace(/(?<=-- )npm start$/, `${node} --run start`)
    .replace('npx @longtable/playground', `${node} playground/main.ts`)
    .replace('npx node', node)
    .replace(/(?:npx )?\blongtable(?= [a-z])/, `${node} "${join(checkoutOf(cwd), 'bot/cli/longtable.cjs')}"`);
  const child = spawn('sh', ['-ec', text], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const timeout = setTimeout(end, COMMAND_TIMEOUT_MS);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
      if (until?.test(output)) end();
    });
  const [code, signal] = await once(child, 'exit');
  clearTimeout(timeout);
  return { code: signal && until?.test(output) ? 0 : code, output };
}

const COMMAND_TIMEOUT_MS = 60_000;

const ruleOf = (line: string) => RULES.find(({ match }) => match.test(line));

describe.concurrent('commands of the documentation', () => {
  test.each(PAGES)('runs those of %s', async (page) => {
    const earlier = PAGES.slice(0, PAGES.indexOf(page));
    const seen = new Set(earlier.flatMap(commandsIn).filter((line) => !/new-game|^cd /.test(line)));
    const lines = new Set(commandsIn(page));
    const jobs = [...lines.difference(seen)].filter((line) => ruleOf(line)?.run);
    if (jobs.length === 0) return;
    const { path, table } = await checkout();
    let folder = join(path, 'docs/examples/last-stone');
    for (const line of jobs) {
      const { run: small = same, until, code = 0 } = ruleOf(line) as Rule;
      const text = small(line)
        .replace(BACKUP, () => readdirSync(join(path, 'backups')).at(-1) ?? '')
        .replace('<table>', table)
        .replace('<id>', USER)
        .replace('<from> <to>', 'sqlite:data/longtable.sqlite sqlite:moved.sqlite')
        .replace(/\bNAME\b/, 'tokens')
        .replace(/\bGAME\b/, 'runa')
        .replace(/\bSEED\b/, '1');
      const [, game = ''] = /new-game ([a-z0-9-]+)/.exec(text) ?? [];
      if (game !== '') rmSync(join(path, 'games', game), { recursive: true, force: true });
      if (text.startsWith('cd ')) folder = join(path, 'games', text.slice(3));
      else {
        const result = await run(text, /\.\/index\.ts/.test(text) ? folder : path, until);
        expect([line, result.code, result.output]).toEqual([line, code, expect.stringMatching(until ?? '')]);
      }
    }
  });
});

test('knows every command of the documentation', () => {
  const lines = PAGES.flatMap(commandsIn);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter((line) => !ruleOf(line))).toEqual([]);
  expect(RULES.filter(({ match }) => !lines.some((line) => ruleOf(line)?.match === match))).toEqual([]);
});

test('names only tests that run the program', () => {
  for (const { test: [file, text] = ['', ''] } of RULES) if (file !== '') expect(read(file)).toContain(text);
});

test('gives scripts only arguments that they take, and runs each script in another test', () => {
  const scripts = PAGES.flatMap(commandsIn).flatMap((line) => {
    const [, name, rest = ''] = /^npx node tests\/campaigns\/([a-z-]+)\.ts ?(.*)$/.exec(line) ?? [];
    const [, bench] = /^npm run bench(?: -- (.*))?$/.exec(line) ?? [];
    if (name) return [{ line, path: `tests/campaigns/${name}.ts`, args: rest.split(' ') }];
    return bench ? [{ line, path: `tests/bench/${bench.split(' ')[0]}.ts`, args: bench.split(' ') }] : [];
  });
  expect(scripts.length).toBeGreaterThan(15);
  for (const { line, path, args } of scripts) {
    const [, defaults] = /scriptArguments\(([^)]*)\)/.exec(read(path)) ?? [];
    if (defaults === undefined) continue;
    const kinds = defaults.split(', ');
    const wrong = args.filter(
      (word, index) =>
        index >= kinds.length || (/^\d/.test(kinds[index] ?? '') && !/^(\d+|\[?[A-Z]+[\]]*)$/.test(word)),
    );
    expect([line, wrong]).toEqual([line, []]);
  }
  const campaigns = new Set(scripts.filter(({ line }) => ruleOf(line)?.test).map(({ path }) => path));
  const tests = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => read(`tests/${file}`));
  const unused = [...campaigns].filter((path) => {
    const name = path.slice('tests/campaigns/'.length);
    return !tests.some((text) => text.includes(`campaigns/${name}'`) || text.includes(`'./${name}'`));
  });
  expect(unused).toEqual([]);
});

test('names every kind of command that is not executed in the guide for operators', () => {
  const [, untested = ''] = read('docs/operators.md').split('## What was tested');
  for (const word of ['Docker', 'sudo', 'systemctl', 'git', 'npm ci']) expect(untested).toContain(word);
});

test('reports a port in use by another process in one sentence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const { path } = await checkout();
  const { code, output } = await run(`PLAYGROUND_PORT=${port} DATABASE_URL=memory: longtable start`, path);
  server.close();
  expect(code).toBe(1);
  expect(output).toContain(`Longtable could not start. Port ${port} of 127.0.0.1 is in use`);
});
