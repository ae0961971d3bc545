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
import { misbehavingModule } from './games/misbehaving-game.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let sandbox: Sandbox;
let testBot: TestBot;
let ada: TestUser;

beforeAll(async () => {
  sandbox = await Sandbox.open(FAULTY_GAME_MODULE, () => {}, { callMs: 1000, startMs: 60_000, maxStops: 1000 });
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

const waitForFailure = (board: APIMessage) => ada.until(() => ada.latest(board)?.content.includes(FAILED));

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

/** Plays a game at each other table and draws its boards. */
async function playOthers(context: Context): Promise<void> {
  for (let other = 0; other < OTHERS; other++) {
    const names = [`x${other}`, `o${other}`];
    const { table } = await open(context, { location: locationIn(`c${other}`), occupants: names.map(person) });
    for (const [turn, line] of LINES.entries())
      drawBoard(await playLine(context, table.id, { person: names[turn % 2] ?? '' }, line));
  }
}

/** Plays the first move at a table of a game that misbehaves. */
async function misbehave(context: Context, game: AnyGame, line: string): Promise<void> {
  const { id } = (await open(context, { game, occupants: [person('eve'), person('mal')] })).table;
  const played = await playLine(context, id, { person: 'eve' }, line);
  await settled(() => drawBoard(played));
}

/** Ways in which a game misbehaves: the line of its first move, and the code of its refusal. */
const MISBEHAVIOURS = [
  ['slow', 'pick 1', 'done'],
  ['throws', 'pick 1', 'gameFailed'],
  ['loops', 'pick 1', 'gameFailed'],
  ['allocates', 'pick 1', 'gameFailed'],
  ['floods', 'pick 1', 'gameFailed'],
  ['matches', `say ${'a'.repeat(60)}`, 'gameFailed'],
] as const;

async function openMisbehaving(how: string, callMs: number) {
  const misbehaving = await Sandbox.open(misbehavingModule(how), () => {}, { startMs: 60_000, callMs });
  onTestFinished(() => misbehaving.close());
  const [game] = misbehaving.games as [AnyGame];
  return { game, context: await testContext([noughts, game]) };
}

test.each(MISBEHAVIOURS)('ends only the table of a game that %s', async (how, line, code) => {
  const { game, context } = await openMisbehaving(how, 3000);
  expect(await codeOf(misbehave(context, game, line))).toBe(code);
  await playOthers(context);
});

test.each(MISBEHAVIOURS.filter(([how]) => ['loops', 'matches'].includes(how)))(
  'plays at 59 other tables while a game %s',
  async (how, line) => {
    const { game, context } = await openMisbehaving(how, 600_000);
    let isOver = false;
    void codeOf(misbehave(context, game, line)).finally(() => {
      isOver = true;
    });
    await playOthers(context);
    expect(isOver).toBe(false);
  },
);
