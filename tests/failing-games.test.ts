import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Sandbox } from '../bot/features/outside-games/index.ts';
import { labelsOn, lastEphemeral, newestBoard } from './game-helpers.ts';
import { FAULTY_GAME_MODULE } from './games/faulty-game.ts';
import { builtInGames, testGamesModule } from './games/index.ts';
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
