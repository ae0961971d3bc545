import type { TestUser } from '@longtable/playground';
import type { REST } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tablesOf } from '../bot/host/commit/table-lists.ts';
import { readTable } from '../bot/host/table/record.ts';
import { tableKind } from '../storage/records/table.ts';
import { outboxEntryKind } from '../storage/records/time.ts';
import { labelsOn, lastEphemeral, startNoughts } from './game-helpers.ts';
import { builtInGames, testGamesModule } from './games/index.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

const ROOM = 'table';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeEach(async () => {
  testBot = await startTestBot(builtInGames, 'memory:', { gamesModule: testGamesModule });
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
});
afterEach(() => testBot.close());

type Request = REST['options']['makeRequest'];

/** Replaces responses to some of the bot's requests until the returned function is called. */
function replaceResponses(answer: (method: string, url: string) => Response | undefined): () => void {
  const { options } = testBot.longtable.bot.client.rest;
  const real: Request = options.makeRequest;
  options.makeRequest = async (url, init) =>
    (answer(init.method ?? 'GET', url) as Awaited<ReturnType<Request>> | undefined) ?? real(url, init);
  return () => {
    options.makeRequest = real;
  };
}

/** Drops the response of the next matching request. */
function dropResponse(fits: (method: string, url: string) => boolean): void {
  const { options } = testBot.longtable.bot.client.rest;
  const real: Request = options.makeRequest;
  options.makeRequest = async (url, init) => {
    const answer = await real(url, init);
    if (!fits(init.method ?? 'GET', url)) return answer;
    options.makeRequest = real;
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  };
}

const unavailable = () => new Response('', { status: 503 });
const forbidden = (code: number) =>
  new Response(JSON.stringify({ code, message: 'no' }), {
    status: code === 10003 ? 404 : 403,
    headers: { 'Content-Type': 'application/json' },
  });
const isEdit = (method: string, url: string) => method === 'PATCH' && url.includes('/messages/');
const isAnswer = (_: string, url: string) => url.includes('/callback');
const isPost = (method: string, url: string) => method === 'POST' && url.endsWith('/messages');

const waitForText = (board: APIMessage, words: string) => bo.until(() => bo.latest(board)?.content.includes(words));
const waitForOutbox = () =>
  expect
    .poll(
      async () => (await Array.fromAsync(testBot.longtable.bot.context.storage.store(outboxEntryKind).ids())).length,
    )
    .toBe(0);

const entries = () => Array.fromAsync(testBot.longtable.bot.context.storage.store(outboxEntryKind).ids());
const wasTried = (mark: { tries: number } | undefined) => (mark?.tries ?? 0) > 0;

test('updates a board that missed an edit automatically', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  const heal = replaceResponses((method, url) => (isEdit(method, url) ? unavailable() : undefined));
  await ada.command(ROOM, 'move', { options: { move: 'a1' } });
  await expect.poll(() => testBot.log.lines.some(({ message }) => message === 'Could not show a board')).toBe(true);
  expect(bo.latest(board)?.content).not.toContain('takes a1');
  heal();
  await waitForText(board, 'takes a1');
  await waitForOutbox();
});

test('updates a board that missed an edit at a press and at every start', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await waitForOutbox();
  replaceResponses((method, url) => (isEdit(method, url) ? unavailable() : undefined));
  await ada.command(ROOM, 'move', { options: { move: 'a1' } });
  await ada.click(board, 'c3');
  await waitForText(board, 'takes a1');
  expect(labelsOn(bo.latest(board))).toContain('b1');
  await ada.until(() => lastEphemeral(ada, ROOM).content.includes('The board has changed since then'));
  await bo.command(ROOM, 'move', { options: { move: 'b1' } });
  const { context } = testBot.longtable.bot;
  await expect
    .poll(async () =>
      (await Promise.all((await entries()).map((mark) => context.storage.store(outboxEntryKind).get(mark)))).some(
        wasTried,
      ),
    )
    .toBe(true);
  expect(bo.latest(board)?.content).not.toContain('takes b1');
  const [id = ''] = await tablesOf(context, ada.user.id);
  await testBot.restartBot(async () => {
    const far = Date.now() + 5 * 60_000;
    const all = await entries();
    await context.storage.transact({
      writes: all.map((mark) => context.storage.store(outboxEntryKind).put(mark, { table: id, at: far, tries: 3 })),
    });
  });
  await waitForText(board, 'takes b1');
});

test('posts no second board after a lost response', async () => {
  dropResponse(isAnswer);
  const board = await startNoughts(ada, bo, ROOM);
  dropResponse(isAnswer);
  await ada.click(board, 'a1');
  await waitForText(board, 'takes a1');
  dropResponse(isAnswer);
  await bo.command(ROOM, 'board');
  await bo.until(() => labelsOn(bo.latest(board)).length === 0);
  await waitForOutbox();
  expect(bo.messages(ROOM).filter((message) => labelsOn(message).includes('b1'))).toHaveLength(1);
});

test('deletes a replaced board, with retries', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  const heal = replaceResponses((method, url) =>
    method === 'DELETE' && url.includes(board.id) ? unavailable() : undefined,
  );
  await bo.command(ROOM, 'board');
  for (const [index, line] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries())
    await [ada, bo][index % 2]?.command(ROOM, 'move', { options: { move: line } });
  await bo.until(() => bo.messages(ROOM).some(({ id, content }) => id !== board.id && content.includes('takes a3')));
  expect(labelsOn(bo.latest(board))).toContain('b1');
  heal();
  await bo.until(() => labelsOn(bo.latest(board)).length === 0);
  await waitForOutbox();
});

test('sends a ping exactly once after a rejected request', async () => {
  await startNoughts(ada, bo, ROOM);
  await waitForOutbox();
  let refused = 0;
  const heal = replaceResponses((method, url) => (isPost(method, url) && ++refused ? unavailable() : undefined));
  await ada.command(ROOM, 'move', { options: { move: 'a1' } });
  await expect.poll(() => refused).toBeGreaterThan(0);
  heal();
  const pings = () => bo.messages(ROOM).filter(({ mentions }) => mentions.some(({ id }) => id === bo.user.id));
  await bo.until(() => pings().some(({ content }) => content.includes('your turn')));
  await waitForOutbox();
  expect(pings()).toHaveLength(1);
});

test('retries a computer’s move that failed', async () => {
  const { context } = testBot.longtable.bot;
  const read = context.storage.store(tableKind).get;
  let away = 0;
  // The database fails when the computer moves. Both players pick simultaneously, so the computer may be first.
  Object.assign(context.storage.store(tableKind), {
    get: async (table: string) => {
      const found = await read(table);
      if (found?.log.moveCount !== 0 || away > 2) return found;
      away++;
      throw new Error('The database is away.');
    },
  });
  await ada.command(ROOM, 'play', { subcommand: 'guess', options: { computer: 'steady' } });
  const [id = ''] = await tablesOf(context, ada.user.id);
  await expect.poll(async () => (await read(id))?.log.moveCount).toBe(1);
  await waitForOutbox();
  expect(away).toBe(3);
});

test.each([
  [50001, 'kept for later'],
  [10003, 'abandoned'],
])('notifies the players once after a permanent error (%i): the board is %s', async (code, fate) => {
  const board = await startNoughts(ada, bo, ROOM);
  await waitForOutbox();
  const { context } = testBot.longtable.bot;
  const heal = replaceResponses((method, url) =>
    url.includes(`/channels/${board.channel_id}/messages`) && method !== 'GET' ? forbidden(code) : undefined,
  );
  await ada.command(ROOM, 'move', { options: { move: 'a1' } });
  await bo.command(ROOM, 'move', { options: { move: 'b1' } });
  for (const person of [ada, bo]) {
    const direct = await person.until(() => person.channels.find(({ type }) => type === 1));
    const [notice] = await person.until(() => person.messages(direct.id).length > 0 && person.messages(direct.id));
    expect(notice?.content).toContain(`I can’t show the **Noughts and Crosses** board in <#${board.channel_id}>`);
    expect(person.messages(direct.id)).toHaveLength(1);
  }
  const [id = ''] = await tablesOf(context, ada.user.id);
  await expect.poll(async () => (await readTable(context, id))?.location.lost).toBe(true);
  heal();
  if (fate === 'abandoned') return;
  await expect.poll(() => context.outbox.size).toBe(0);
  const waiting = await Array.fromAsync(context.storage.store(outboxEntryKind).ids());
  expect(waiting.length).toBeGreaterThan(0);
  await context.storage.transact({
    writes: waiting.map((mark) => context.storage.store(outboxEntryKind).put(mark, { table: id, at: 0, tries: 1 })),
  });
  await waitForText(board, 'takes b1');
  await expect.poll(async () => (await readTable(context, id))?.location.lost).toBeUndefined();
});
