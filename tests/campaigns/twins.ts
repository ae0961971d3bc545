import { setTimeout as sleep } from 'node:timers/promises';
import { dungeon } from '@longtable/dungeon';
import { isShortcut, RNG, walkToLine } from '@longtable/kit';
import {
  type Playground,
  PREDEFINED_USERS,
  startPlayground,
  TEXT_CHANNELS,
  type TestUser,
} from '@longtable/playground';
import { FEATURES } from '../../bot/features/index.ts';
import type { Context } from '../../bot/host/context.ts';
import { openContext } from '../../bot/host/open-context.ts';
import { ignoreRefusal } from '../../bot/host/refusal.ts';
import { findTableAt } from '../../bot/host/table/find.ts';
import { readLog } from '../../bot/host/table/state.ts';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { builtInGames } from '../../games/index.ts';
import { openStorage } from '../../storage/index.ts';
import { type Child, startBot } from '../child-process.ts';
import { recordingLog } from '../context.ts';
import { isEphemeral } from '../game-helpers.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';

/** Interval between restarts of a process. */
const REPLACE_INTERVAL_MS = 1500;
/** A solo game in which most lines can be repeated. */
const GAME = dungeon.id;

export interface Tally {
  moves: number;
  restarts: number;
  /** Numbers of answered moves that are not stored, and of moves that are stored twice. */
  lost: number;
  doubled: number;
  /** Number of commands without an answer. */
  unanswered: number;
}

/**
 * Runs two processes on one shard while users type moves, and restarts them in turn as the operators' guide says. Every answered
 * move must be played exactly once.
 */
export async function campaign(moves: number, database?: string): Promise<Tally> {
  const folder = temporaryFolder();
  const url = database ?? `sqlite:${folder.path}/twins.sqlite`;
  const playground = await startPlayground({ server: LOCAL_SERVER, limits: false, waitMs: 10_000, pauseMs: 0 });
  const storage = await openStorage(url);
  const context = openContext({ features: FEATURES, storage, games: builtInGames, log: recordingLog() });
  const bots = await Promise.all([startBot(playground, url), startBot(playground, url)]);
  const tally: Tally = { moves: 0, restarts: 0, lost: 0, doubled: 0, unanswered: 0 };
  const typists = await Promise.all(TEXT_CHANNELS.map((room, index) => startTypist(playground, index, room.id)));
  const done = Promise.withResolvers<void>();
  const replacing = replace(bots, () => startBot(playground, url), tally, done.promise);
  try {
    const share = Math.ceil(moves / typists.length);
    await Promise.all(typists.map((typist) => type(context, typist, share, tally)));
  } finally {
    done.resolve();
    await replacing;
    for (const { person } of typists) person.leave();
    await Promise.all(bots.map((bot) => bot.end()));
    await playground.close();
    await storage.close();
    folder.remove();
  }
  return tally;
}

interface Typist {
  readonly person: TestUser;
  readonly room: string;
}

async function startTypist(playground: Playground, index: number, room: string): Promise<Typist> {
  const person = playground.user(PREDEFINED_USERS[index % PREDEFINED_USERS.length]?.user.id ?? '');
  await person.until(() => person.online && person.commands.length > 0);
  return { person, room };
}

async function type(context: Context, { person, room }: Typist, count: number, tally: Tally): Promise<void> {
  const random = RNG.seeded(Number(BigInt(room) % 1000n));
  const known = new Set<string>();
  for (let index = 0; index < count; index++) {
    const line = await nextLine(context, room, random);
    if (line === undefined) {
      await person.command(room, 'play', { subcommand: GAME });
      continue;
    }
    const expected = await lengthOfLog(context, room);
    for (const { id } of person.messages(room)) known.add(id);
    const { ok } = await person.command(room, 'move', { options: { move: line } });
    const replies = () => person.messages(room).filter((message) => !known.has(message.id) && isEphemeral(message));
    if (!ok) tally.unanswered++;
    else await person.until(() => replies().length > 0).catch(() => tally.unanswered++);
    // The panel shows a played move. A process that exits may ask to retry instead, without playing the move.
    const isPlayed = replies().some(({ content }) => content.startsWith(`**${dungeon.title}**`));
    await waitForDuplicate(context, room, expected + (isPlayed ? 1 : 0));
    const played = (await lengthOfLog(context, room)) - expected;
    if (isPlayed && played < 1) tally.lost++;
    if (played > 1) tally.doubled++;
    tally.moves += played;
    for (const message of replies()) await person.dismiss(message);
  }
}

/** Returns a legal line of one move in a channel, or undefined if no game is running there. */
async function nextLine(context: Context, room: string, random: RNG): Promise<string | undefined> {
  const loaded = await findTableAt(context, room).catch(ignoreRefusal);
  if (loaded?.table.status !== 'playing') return undefined;
  return walkToLine(loaded.game, loaded.table.state, 0, (choices) =>
    random.pick(choices.filter(({ line }) => !isShortcut(line))),
  );
}

/** Waits until the log has `least` moves, and then long enough for the slower process to play the line again. */
async function waitForDuplicate(context: Context, room: string, least: number): Promise<void> {
  for (let look = 0; look < 40 && (await lengthOfLog(context, room)) < least; look++) await sleep(50);
  await sleep(30);
}

async function lengthOfLog(context: Context, room: string): Promise<number> {
  const loaded = await findTableAt(context, room).catch(ignoreRefusal);
  return loaded ? (await readLog(context, loaded.table)).length : 0;
}

async function replace(bots: Child[], start: () => Promise<Child>, tally: Tally, done: Promise<void>): Promise<void> {
  const over = done.then(() => 'over' as const);
  for (let next = 0; ; next = 1 - next) {
    if ((await Promise.race([sleep(REPLACE_INTERVAL_MS), over])) === 'over') return;
    // As `systemctl restart` does: the process ends, and the next one is only restarted when this one is connected.
    await bots[next]?.end();
    bots[next] = await start();
    tally.restarts++;
  }
}

if (import.meta.main) {
  const { moves, restarts, lost, doubled, unanswered } = await campaign(...scriptArguments(1000, undefined));
  console.log(
    `${moves} typed moves, two processes on one shard, ${restarts} restarts in turn: ` +
      `${lost} lost, ${doubled} doubled, ${unanswered} unanswered`,
  );
}
