import type { TestUser } from '@longtable/playground';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tablesOf } from '../bot/host/commit/table-lists.ts';
import { LIMITS } from '../bot/host/limits.ts';
import { PRESENT_MS } from '../bot/host/table/notices.ts';
import { outboxEntryKind } from '../storage/records/time.ts';
import { playAlternately, startNoughts } from './game-helpers.ts';
import { builtInGames, testGamesModule } from './games/index.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

const ROOM = 'table';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let ahead = 0;
const requests: string[] = [];

beforeEach(async () => {
  ahead = 0;
  testBot = await startTestBot(builtInGames, 'memory:', {
    gamesModule: testGamesModule,
    limits: LIMITS,
    now: () => Date.now() + ahead,
  });
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
  testBot.longtable.bot.client.rest.on('response', ({ method, path }) => {
    requests.push(`${method} ${path.startsWith('/interactions') ? 'answer' : 'else'}`);
  });
});
afterEach(() => testBot.close());

const pingsFor = (person: TestUser) =>
  person
    .messages(ROOM)
    .filter(
      ({ mentions, content }) =>
        mentions.some(({ id }) => id === person.user.id) && content.includes('It’s your turn in'),
    );
const waitForOutbox = () => expect.poll(() => testBot.longtable.bot.context.outbox.size).toBe(0);

test('sends one request per move between active players and pings absent ones', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await waitForOutbox();
  requests.length = 0;
  await playAlternately(ada, bo, board, 'a1 b1');
  await waitForOutbox();
  expect(requests).toEqual(['POST answer', 'POST answer']);
  expect([...pingsFor(ada), ...pingsFor(bo)]).toEqual([]);
  requests.length = 0;
  await playAlternately(ada, bo, board, 'a2 c2');
  await waitForOutbox();
  expect(requests).toEqual(['POST answer', 'POST answer']);
  expect(pingsFor(ada)).toEqual([]);
  ahead = 2 * LIMITS.pingDelayMs;
  await ada.until(() => pingsFor(ada).length === 1);
  await waitForOutbox();
  const { context } = testBot.longtable.bot;
  const [id = ''] = await tablesOf(context, ada.user.id);
  requests.length = 0;
  await context.storage.transact({
    writes: [context.storage.store(outboxEntryKind).put(`${id}@again`, { table: id, at: 0, tries: 0 })],
  });
  await context.outbox.deliverDue();
  await waitForOutbox();
  expect(requests).toEqual([]);
  expect(pingsFor(ada)).toHaveLength(1);
  await playAlternately(ada, bo, board, 'b3 c3 c1 a3');
  await ada.until(() => ada.messages(ROOM).length > 0);
  requests.length = 0;
  await ada.autocomplete(ROOM, 'replay', { options: { game: '' }, focused: 'game' });
  expect(requests.filter((request) => request !== 'POST answer')).toEqual([]);
});

test('pings a seated player immediately after a while without activity', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  ahead = 2 * PRESENT_MS;
  await ada.click(board, 'a1');
  await bo.until(() => pingsFor(bo).length === 1);
});
