import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Sandbox } from '../bot/features/outside-games/index.ts';
import { playLine } from '../bot/host/actions/move.ts';
import type { Context } from '../bot/host/context.ts';
import { settled } from '../bot/host/refusal.ts';
import { drawBoard } from '../bot/render/board.ts';
import { codeOf, locationIn, open, person, testContext } from './context.ts';
import { labelsOn, lastEphemeral, newestBoard } from './game-helpers.ts';
import { FAULTY_GAME_MODULE } from './games/faulty-game.ts';
import { builtInGames, testGamesModule } from './games/index.ts';
import { MISBEHAVIOURS, misbehavingModule } from './games/misbehaving-game.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let sandbox: Sandbox;
let testBot: TestBot;
let ada: TestUser;

beforeAll(async () => {
  sandbox = await Sandbox.open(FAULTY_GAME_MODULE, () => {}, { callMs: 200, startMs: 20_000, maxStops: 1000 });
  testBot = await startTestBot([...builtInGames, ...sandbox.games], 'memory:', { gamesModule: testGamesModule });
  ada = await testBot.join('Ada');
});
afterAll(async () => {
  await testBot.close();
  await sandbox.close();
});

const FAILED = '**Rogue** has stopped working, so this table can’t be played.';

/** Opens a table against a computer and returns its board. */
async function playComputer(computer: string, room: string): Promise<APIMessage> {
  await ada.command(room, 'play', { subcommand: 'rogue', options: { computer } });
  return ada.until(() => newestBoard(ada, room));
}

const waitForFailure = (board: APIMessage) => ada.until(() => ada.latest(board)?.content.includes(FAILED), 20_000);

test('replaces the board of a table whose computer hangs and keeps other tables playable', async () => {
  const board = await playComputer('hangs', 'table');
  await waitForFailure(board);
  expect(labelsOn(ada.latest(board))).toEqual([]);
  await testBot.restartBot();
  const next = await playComputer('lingers', 'table');
  await ada.until(() => labelsOn(ada.latest(next)).includes('1'));
  expect(ada.latest(board)?.content).toContain(FAILED);
});

test('names the game in the error when a menu throws or hangs', async () => {
  for (const menu of ['throw', 'hang']) {
    const board = await playComputer('lingers', 'lounge');
    const label = await ada.until(() => labelsOn(ada.latest(board)).find((one) => one.startsWith(menu)));
    await ada.click(board, label);
    await ada.until(() => lastEphemeral(ada, 'lounge')?.content.includes(FAILED));
    await waitForFailure(board);
  }
});

test('names the game in the error when a board cannot be drawn', async () => {
  const board = await playComputer('lingers', 'second-table');
  await ada.until(() => labelsOn(ada.latest(board)).includes('6'));
  await ada.click(board, '6');
  await waitForFailure(board);
  const about = { game: 'rogue', function: 'presentation.view', stack: expect.stringContaining('nothing to see') };
  expect(testBot.log.lines).toContainEqual(expect.objectContaining({ about: expect.objectContaining(about) }));
});

/** Number of tables of other games. */
const OTHERS = 59;
const LINES = ['a1', 'b1', 'a2', 'b2', 'a3'];
/** Maximum time by which people at other tables may wait longer, at the 99th percentile. */
const MAX_LONGER_MS = 50;

let opened = 0;

/** Plays at all other tables one after another, again until `isOver` is true, and returns the duration of each move in milliseconds. */
async function playOthers(context: Context, isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  do {
    for (let other = 0; other < OTHERS; other++) {
      const names = [`x${++opened}`, `o${opened}`];
      const { table } = await open(context, { location: locationIn(`c${opened}`), occupants: names.map(person) });
      for (const [turn, line] of LINES.entries()) {
        const begun = performance.now();
        await setImmediate();
        drawBoard(await playLine(context, table.id, { person: names[turn % 2] ?? '' }, line));
        waits.push(performance.now() - begun);
      }
    }
  } while (!isOver());
  return waits;
}

const p99 = (waits: number[]) => waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;

test.each(MISBEHAVIOURS)('keeps 59 other tables fast while a game %s', { timeout: 60_000, retry: 2 }, async (how) => {
  const misbehaving = await Sandbox.open(misbehavingModule(how), () => {}, { startMs: 20_000 });
  onTestFinished(() => misbehaving.close());
  const [game] = misbehaving.games as [AnyGame];
  const context = await testContext([noughts, game]);
  const usual = p99(await playOthers(context, () => true));
  let isOver = false;
  const play = async () => {
    const occupants = [person('eve'), person('mal')];
    const { id } = (await open(context, { game, location: locationIn(how), occupants })).table;
    const line = how === 'matches' ? `say ${'a'.repeat(26)}` : 'pick 1';
    const played = await playLine(context, id, { person: 'eve' }, line);
    return (await settled(() => drawBoard(played))).components.length;
  };
  const playing = codeOf(play()).finally(() => {
    isOver = true;
  });
  const waits = await playOthers(context, () => isOver);
  expect(p99(waits) - usual).toBeLessThan(MAX_LONGER_MS);
  // The slow game goes on, too. The others fail at their own table only.
  expect(await playing).toBe(how === 'slow' ? 'done' : 'gameFailed');
});
