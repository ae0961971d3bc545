import type { TestUser } from '@longtable/playground';
import { spy } from '@longtable/spy';
import type { State } from '@longtable/spy/state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBot, type TestBot, tableIn } from './test-bot.ts';

const MINUTE = 60_000;
const ROOM = 'table';

let now = Date.parse('2026-05-04T10:00:00Z');
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([spy], 'memory:', { now: () => now });
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
});
afterAll(() => testBot.close());

const readTable = () => tableIn(testBot, ROOM);

const sides = async () => ((await readTable()).table.state as State).sides;

test('counts missed turns as strikes, ends pauses automatically and loses after too many strikes', async () => {
  await ada.command(ROOM, 'play', {
    subcommand: 'spy',
    options: { opponent: bo.user.id, scenario: 'small', 'time-scale': 'minutes' },
  });
  const board = await bo.until(() => bo.messages(ROOM).at(-1));
  await bo.click(board, 'Accept');
  await bo.until(async () => (await readTable()).table.status === 'playing');
  expect((await readTable()).table.clock.perTurnMs).toBe(30 * MINUTE);

  await ada.command(ROOM, 'pause');
  await ada.until(async () => (await readTable()).table.status === 'paused');
  now += 121 * MINUTE;
  await testBot.longtable.runDue();
  expect((await readTable()).table.status).toBe('playing');

  for (const strikes of [1, 2]) {
    now += 31 * MINUTE;
    await testBot.longtable.runDue();
    expect((await sides()).map((side) => side.strikes)).toEqual([strikes, strikes]);
    expect((await sides()).map(({ agents, gadgets }) => agents.length + gadgets.length)).toEqual([strikes, strikes]);
  }
  now += 31 * MINUTE;
  await testBot.longtable.runDue();
  const { table } = await readTable();
  expect(table.status).toBe('over');
  expect((table.state as State).ending?.reason).toBe('VICTORY_BY_KICK');
});
