import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { RNG } from '@longtable/kit';
import { components, startPlayground, TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { startChild } from '../child-process.ts';
import { isEphemeral } from '../game-helpers.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { press, pressesOn } from './random-presser.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FEATURES = 'bot/features';
const CHANNEL = 'table';
/** Maximum number of presses of a game before a player gives up. */
const MAX_PRESSES = 120;
/** Number of presses before the bot is killed. */
const KILL_AFTER = 6;
export const ALL_GAMES = ['duel', 'farmland', 'runa', 'dungeon', 'spy'];

export const featureNames = readdirSync(join(ROOT, FEATURES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && sourcesIn(join(FEATURES, entry.name)).length > 0)
  .map(({ name }) => name);

/** Returns the source files of a folder, without tests. */
export function sourcesIn(folder: string, root = ROOT): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|(^|\/)(node_modules|testing)\//.test(file))
    .map((file) => join(folder, file));
}

/** Returns the files that a source file imports, relative to the root. */
export function importsOf(file: string, root = ROOT): string[] {
  const targets = readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import\() ?'(\.[^']+)'/g);
  return [...targets].map(([, target = '']) => relative(root, resolve(root, dirname(file), target)));
}

/** Returns the feature that a file belongs to. Undefined for the core, the commands and the list of features. */
export function featureOf(file: string): string | undefined {
  return new RegExp(`^${FEATURES}/([^/]+)/`).exec(file)?.[1];
}

/** Returns features together with those that import them, directly or through others. */
export function withDependents(names: readonly string[]): string[] {
  const uses = featureNames.map((name) => ({
    name,
    used: new Set(
      sourcesIn(join(FEATURES, name)).flatMap((file) => importsOf(file).flatMap((to) => featureOf(to) ?? [])),
    ),
  }));
  const all = new Set(names);
  for (let size = 0; size < all.size; ) {
    size = all.size;
    for (const { name, used } of uses) if ([...used].some((other) => all.has(other))) all.add(name);
  }
  return [...all];
}

/**
 * Copies the bot without some features, their commands and their lines in the list. Returns the names of the deleted commands.
 * A folder that is used again checks only the types that may have changed.
 */
export function copyWithout(folder: string, names: readonly string[]): string[] {
  for (const part of [
    ...['bot', 'commands', 'storage', 'games/index.ts', 'games/services.ts', 'docs/brand', 'package.json'],
  ])
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts') && basename(file) !== 'node_modules',
    });
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  const config = {
    compilerOptions: { ...compilerOptions, incremental: true, tsBuildInfoFile: 'types.json' },
    include: ['bot', 'commands', 'storage'],
    exclude: ['**/testing/**', 'node_modules'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const name of names) rmSync(join(folder, FEATURES, name), { recursive: true });
  const isGone = (file: string) => names.includes(featureOf(file) ?? '');
  const commands = sourcesIn('commands').filter((file) => importsOf(file).some(isGone));
  for (const command of commands) rmSync(join(folder, command));
  const list = join(folder, FEATURES, 'index.ts');
  writeFileSync(list, withoutLines(readFileSync(list, 'utf8'), names));
  return commands.map((command) => basename(command, '.ts'));
}

/** Removes the imports of features and their entries from the list of features. */
function withoutLines(list: string, names: readonly string[]): string {
  let left = list;
  for (const name of names) {
    const imported = new RegExp(`^import \\{ (\\w+) \\} from '\\./${name}/index\\.ts';\n`, 'm').exec(left);
    if (imported) left = left.replace(imported[0], '').replace(new RegExp(`^ +${imported[1]},\n`, 'm'), '');
  }
  return left;
}

/** Checks the types of a copied bot. Rejects with the errors. */
export async function checkTypes(folder: string): Promise<void> {
  const check = promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: folder });
  await check.catch(({ stdout }) => {
    throw new Error(stdout);
  });
}

/** Starts a copied bot, plays a game with `/play` and buttons, and kills the bot in the middle of it. Rejects if the game does not end. */
export async function playOn(folder: string, game: string, seed = 1): Promise<void> {
  const playground = await startPlayground({ server: LOCAL_SERVER, limits: false, pauseMs: 0 });
  const data = mkdtempSync(join(folder, 'data-'));
  const start = () =>
    startChild(
      pathToFileURL(join(folder, 'bot/main.ts')),
      {
        DISCORD_TOKEN: playground.token,
        DISCORD_API_URL: playground.apiUrl,
        DATABASE_URL: `sqlite:${data}/longtable.sqlite`,
        LOG_LEVEL: 'silent',
        NODE_NO_WARNINGS: '1',
      },
      /^Invite the bot/,
    );
  let bot = await start();
  const users = await Promise.all(
    ['Ada', 'Bo'].map((name) => TestUser.join(playground.url, name, { waitMs: 20_000, pauseMs: 0 })),
  );
  try {
    await openGame(users, game);
    const random = RNG.seeded(seed);
    for (let presses = 0; presses < MAX_PRESSES && !isOver(users); presses++) {
      if (presses === KILL_AFTER) {
        await bot.end('SIGKILL');
        bot = await start();
      }
      await pressSomething(users, random);
    }
    if (!isOver(users)) await giveUp(users);
  } finally {
    for (const user of users) user.leave();
    await bot.end();
    await playground.close();
  }
}

/** Opens a table of a game in the channel, for two if the game has an opponent. */
export async function openGame([ada, bo]: readonly TestUser[], game: string): Promise<void> {
  if (!ada || !bo) return;
  await ada.until(() => ada.commands.some(({ name }) => name === 'play'));
  const play = ada.commands.find(({ name }) => name === 'play')?.options?.find(({ name }) => name === game);
  const isForTwo = play && 'options' in play && play.options?.some(({ name }) => name === 'opponent');
  await ada.command(CHANNEL, 'play', { subcommand: game, options: isForTwo ? { opponent: bo.user.id } : {} });
  if (isForTwo) await bo.click(await bo.until(() => boardFor(bo, 'join')), idOn(boardFor(bo, 'join'), 'join'));
  await ada.until(() => boardFor(ada, 'more'));
}

/** Presses a random choice of a user on turn, and returns true, or opens the panels. */
export async function pressSomething(users: readonly TestUser[], random: RNG): Promise<boolean> {
  for (const user of users) {
    const offered = user.messages(CHANNEL).flatMap(pressesOn);
    if (offered.length > 0) {
      await press(user, random.pick(offered));
      return true;
    }
  }
  for (const user of users) {
    const board = boardFor(user, 'panel');
    if (board) await user.click(board, idOn(board, 'panel'));
  }
  return false;
}

/** Ends a long game. A board that is still being updated can replace the question, which is then asked again. */
async function giveUp([ada]: readonly TestUser[]): Promise<void> {
  if (!ada) return;
  const isOffered = (message: APIMessage) => idOn(message, 'resign') !== '';
  for (let tries = 0; tries < 10 && !isOver([ada]); tries++) {
    await ada.command(CHANNEL, 'resign');
    const asked = ada.messages(CHANNEL).findLast(isOffered);
    if (asked) await ada.click(asked, idOn(asked, 'resign'));
  }
  await ada.until(() => isOver([ada]));
}

/** Whether the table has ended: its board offers nothing that only a running game has. */
function isOver(users: readonly TestUser[]): boolean {
  return users.every((user) => boardFor(user, 'more') === undefined);
}

/** Returns the public board with a button of this kind. */
function boardFor(user: TestUser, kind: string): APIMessage | undefined {
  return user.messages(CHANNEL).findLast((message) => !isEphemeral(message) && idOn(message, kind) !== '');
}

/** Returns the custom id of this kind on a message. Empty if there is none. */
function idOn(message: APIMessage | undefined, kind: string): string {
  const ids = message ? components(message).flatMap(({ custom_id }) => custom_id ?? []) : [];
  return ids.find((id) => id.startsWith(`${kind}|`)) ?? '';
}

if (import.meta.main) {
  const [name] = scriptArguments('all');
  const folder = temporaryFolder();
  const failed: string[] = [];
  for (const each of name === 'all' ? [...featureNames, 'everything'] : [name]) {
    const gone = each === 'everything' ? featureNames : withDependents([each]);
    const commands = copyWithout(folder.path, gone);
    try {
      await checkTypes(folder.path);
      for (const game of each === 'everything' ? ALL_GAMES : ['duel']) await playOn(folder.path, game);
      console.log(`Plays without ${gone.join(', ')} and the commands ${commands.join(', ')}.`);
    } catch (error) {
      failed.push(each);
      console.error(`Without ${gone.join(', ')}: ${error}`);
    }
  }
  if (failed.length > 0) process.exitCode = 1;
  folder.remove();
}
