import type { REST } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tablesOf } from '../bot/host/books/sitting.ts';
import type { Person } from './person.ts';
import { sitDown } from './played.ts';
import { shelf, shelfModule } from './shelf.ts';
import { openStage, type Stage } from './stage.ts';

const ROOM = 'table';

let stage: Stage;
let ada: Person;
let bo: Person;

beforeEach(async () => {
  stage = await openStage(shelf, 'memory:', { shelfModule });
  [ada, bo] = await Promise.all([stage.person('Ada'), stage.person('Bo')]);
});
afterEach(() => stage.close());

type Request = REST['options']['makeRequest'];

/** Lets Discord answer some of the bot's requests with something else, until it is told to stop. */
function failing(answer: (method: string, url: string) => Response | undefined): () => void {
  const { options } = stage.longtable.bot.client.rest;
  const real: Request = options.makeRequest;
  options.makeRequest = async (url, init) =>
    (answer(init.method ?? 'GET', url) as Awaited<ReturnType<Request>> | undefined) ?? real(url, init);
  return () => {
    options.makeRequest = real;
  };
}

const unavailable = () => new Response('', { status: 503 });
const forbidden = (code: number) =>
  new Response(JSON.stringify({ code, message: 'no' }), {
    status: code === 10003 ? 404 : 403,
    headers: { 'Content-Type': 'application/json' },
  });
const isEdit = (method: string, url: string) => method === 'PATCH' && url.includes('/messages/');
const isPost = (method: string, url: string) => method === 'POST' && url.endsWith('/messages');

const shows = (board: APIMessage, words: string) => bo.until(() => bo.now(board)?.content.includes(words));
const isSettled = () =>
  expect
    .poll(async () => (await Array.fromAsync(stage.longtable.bot.house.unsettled.ids())).length, { timeout: 20_000 })
    .toBe(0);

test('a board that missed an edit is mended by itself', async () => {
  const board = await sitDown(ada, bo, ROOM);
  const heal = failing((method, url) => (isEdit(method, url) ? unavailable() : undefined));
  await ada.command(ROOM, 'move', { options: { line: 'a1' } });
  await expect
    .poll(() => stage.log.lines.some(({ message }) => message === 'A board could not be shown'), { timeout: 20_000 })
    .toBe(true);
  expect(bo.now(board)?.content).not.toContain('takes a1');
  heal();
  await shows(board, 'takes a1');
  await isSettled();
});

test('a ping that was refused once is sent, once', async () => {
  await sitDown(ada, bo, ROOM);
  await isSettled();
  let refused = 0;
  const heal = failing((method, url) => (isPost(method, url) && ++refused ? unavailable() : undefined));
  await ada.command(ROOM, 'move', { options: { line: 'a1' } });
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(0);
  heal();
  const pings = () => bo.messages(ROOM).filter(({ mentions }) => mentions.some(({ id }) => id === bo.user.id));
  await bo.until(() => pings().some(({ content }) => content.includes('Your turn')));
  await isSettled();
  expect(pings()).toHaveLength(1);
});

test('a computer that could not move moves later', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'guess', options: { computer: 'steady' } });
  const { house } = stage.longtable.bot;
  const [id = ''] = await tablesOf(house, ada.user.id);
  const read = house.tables.get;
  let away = 0;
  // The database is away just when the computer's turn has come.
  Object.assign(house.tables, {
    get: async (table: string) => {
      const found = await read(table);
      if (found?.version !== 1 || away > 2) return found;
      away++;
      throw new Error('The database is away.');
    },
  });
  await ada.command(ROOM, 'move', { options: { line: 'pick 9' } });
  // The computer may be the first to guess as well.
  await expect.poll(async () => (await read(id))?.version, { timeout: 20_000 }).toBeGreaterThan(1);
  await isSettled();
  expect(away).toBe(3);
});

test.each([
  [50001, 'kept for better days'],
  [10003, 'given up'],
])('where Discord says never (%i) the players are told once, and the board is %s', async (code, fate) => {
  const board = await sitDown(ada, bo, ROOM);
  await isSettled();
  const { house } = stage.longtable.bot;
  const heal = failing((method, url) =>
    url.includes(`/channels/${board.channel_id}/messages`) && method !== 'GET' ? forbidden(code) : undefined,
  );
  await ada.command(ROOM, 'move', { options: { line: 'a1' } });
  await bo.command(ROOM, 'move', { options: { line: 'b1' } });
  for (const person of [ada, bo]) {
    const direct = await person.until(() => person.channels.find(({ type }) => type === 1));
    const [told] = await person.until(() => person.messages(direct.id).length > 0 && person.messages(direct.id));
    expect(told?.content).toContain(`I cannot show the board of **Noughts and Crosses** in <#${board.channel_id}>`);
    expect(person.messages(direct.id)).toHaveLength(1);
  }
  const [id = ''] = await tablesOf(house, ada.user.id);
  await expect.poll(async () => (await house.tables.get(id))?.place.lost).toBe(true);
  heal();
  if (fate === 'given up') return isSettled();
  await expect.poll(() => house.marks.size, { timeout: 20_000 }).toBe(0);
  const waiting = await Array.fromAsync(house.unsettled.ids());
  expect(waiting.length).toBeGreaterThan(0);
  await house.storage.commit(...waiting.map((mark) => house.unsettled.put(mark, { table: id, at: 0, tries: 1 })));
  await shows(board, 'takes b1');
  await isSettled();
  expect((await house.tables.get(id))?.place.lost).toBeUndefined();
});
