import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyDesign, Document } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, type TestUser } from '@longtable/playground';
import { call } from '@longtable/playground/testing/raw-bot';
import { spy } from '@longtable/spy';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { beginDraft, type DesignKind, designKindsOf } from '../bot/features/editor/drafts.ts';
import { tablesOf } from '../bot/host/commit/table-lists.ts';
import { readTable } from '../bot/host/table/record.ts';
import { openBackend } from '../storage/backends/index.ts';
import {
  boardIn,
  fileOf,
  isEphemeral,
  lastEphemeral,
  messageWithButton,
  startNoughts,
  textOf,
} from './game-helpers.ts';
import { channelId, startTestBot, type TestBot, tableIn, temporaryFolder } from './test-bot.ts';

const HOUR = 60 * 60 * 1000;
const folder = temporaryFolder();
const database = `sqlite:${folder.path}/bad.sqlite`;
/** User content that must not appear in the log. */
const CONTENT = 'xyzzy-by-ada';

let now = Date.now();
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;
/** Board of a game between Ada and Bo that lasts through all tests. */
let board: APIMessage;

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess, spy], database, { now: () => now });
  [ada, bo, cleo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo'), testBot.join('Cleo')]);
  board = await startNoughts(ada, bo, 'table');
});
afterAll(async () => {
  await testBot.close();
  folder.remove();
});
afterEach(() => vi.restoreAllMocks());

const idOf = (room: string) => channelId(testBot, room);
const file = (bytes: Buffer | string) => fileOf('my.match', bytes);
const newestPublicBoard = (person: TestUser, room: string) =>
  person.messages(room).findLast((one) => !isEphemeral(one) && one.content.startsWith('**')) as APIMessage;
const warnings = () => testBot.log.lines.filter(({ level }) => level !== 'info').map(({ message }) => message);

/** Sends a command and returns the text of its private reply. */
async function replyTo(person: TestUser, command: string, typed: Parameters<TestUser['command']>[2], room = 'table') {
  expect(await person.command(room, command, typed)).toEqual({ ok: true });
  // On a slow machine the reply is deferred first.
  return person.until(() => lastEphemeral(person, room)?.content);
}

/** Resigns the game in a channel so that the next test can use it. */
async function resign(person: TestUser, room: string): Promise<void> {
  await person.command(room, 'resign');
  await person.click(lastEphemeral(person, room), 'Resign');
  await person.until(() => newestPublicBoard(person, room).content.includes('resigned'));
}

test.each([
  ['a user who is not seated', () => cleo, 'a1', 'Du sitzt nicht an diesem Tisch'],
  ['a player who is not to move', () => bo, 'a1', 'It’s not your turn yet.'],
  ['a line that is not a move', () => ada, CONTENT, 'Choose an empty cell, such as b2.'],
  ['a line that is too long', () => ada, CONTENT.repeat(50), 'too long to be a move'],
  ['control characters', () => ada, 'a1\u0000\u202e', 'Choose an empty cell, such as b2.'],
])('rejects a move with a reason and keeps the board: %s', async (_, who, move, sentence) => {
  const before = boardIn(ada.latest(board));
  expect(await replyTo(who(), 'move', { options: { move } })).toContain(sentence);
  expect(boardIn(ada.latest(board))).toBe(before);
});

test('shows the current board instead of playing when a button of an earlier turn is pressed', async () => {
  const stale = components(ada.latest(board) as APIMessage).find(({ label }) => label === 'c3')?.custom_id as string;
  await ada.click(board, 'a1');
  await bo.until(() => boardIn(bo.latest(board)).includes('1 x'));
  await bo.click(board, 'b1');
  await ada.until(() => boardIn(ada.latest(board)).includes('1 x o'));
  const forged = await post([{ type: 2, style: 1, label: 'old', custom_id: stale }]);
  await ada.click(forged, 'old');
  const answer = await ada.until(() => answerAfter(ada, forged));
  expect(answer.content).toContain('The board has changed since then');
  expect(boardIn(answer)).toBe(boardIn(ada.latest(board)));
  expect(boardIn(answer)).toContain('3 . . .');
});

/** Returns the newest private reply after a message. */
const answerAfter = (person: TestUser, { id, channel_id }: APIMessage) =>
  person.messages(channel_id).findLast((one) => isEphemeral(one) && BigInt(one.id) > BigInt(id));
const changedVersion = (person: TestUser, message: APIMessage) =>
  person.latest(message)?.content !== message.content && person.latest(message);

/** Posts components from the bot's account, like an older version of the bot. */
async function post(buttons: object[], room = 'table'): Promise<APIMessage> {
  const { body } = await call(testBot.playground, 'POST', `/channels/${idOf(room)}/messages`, {
    content: 'x',
    components: [{ type: 1, components: buttons }],
  });
  return ada.until(() => ada.messages(room).find(({ id }) => id === body.id));
}

test.each([
  'hello',
  '|',
  'join|',
  'join|../../etc',
  'bp0|AAAAAAAA|0|0',
  'bp0|AAAAAAAA|0|-1|a1',
  'bp0|AAAAAAAA|99|0|a1',
  'bx0|AAAAAAAA|0|0|a1',
  'watch|AAAAAAAA|admin',
  'agree|AAAAAAAA|1e9',
  'overtime|AAAAAAAA|0|0|explode',
  'thread|AAAAAAAA',
  'resign|AAAAAAAA',
  'rematch|AAAAAAAA',
  'look|AAAAAAAA|0',
  `panel|${'A'.repeat(90)}`,
])('answers a press with the custom id %s', async (custom_id) => {
  const forged = await post([{ type: 2, style: 1, label: 'press', custom_id }]);
  expect(await ada.click(forged, 'press')).toEqual({ ok: true });
  const answer = await ada.until(() => answerAfter(ada, forged) ?? changedVersion(ada, forged));
  expect(answer.content).toMatch(/\.$/);
});

test('rejects a button of another table from a user who is not seated there', async () => {
  const other = await startNoughts(bo, ada, 'second-table');
  const custom_id = components(other).find(({ label }) => label === 'b2')?.custom_id as string;
  await cleo.click(await post([{ type: 2, style: 1, label: 'press', custom_id }]), 'press');
  expect(lastEphemeral(cleo, 'table').content).toContain('Du sitzt nicht an diesem Tisch');
  await resign(bo, 'second-table');
});

test('keeps a table in its channel when a stranger forges “Repost board”, or a player presses it elsewhere', async () => {
  const { location, id } = (await tableIn(testBot, 'table')).table;
  const forged = { type: 2, style: 1, label: 'press', custom_id: `boardHere|${id}` };
  await cleo.click(await post([forged], 'lounge'), 'press');
  expect(lastEphemeral(cleo, 'lounge').content).toContain('Du sitzt nicht an diesem Tisch');
  await ada.click(await post([forged], 'lounge'), 'press');
  expect(lastEphemeral(ada, 'lounge').content).toContain(`This table is in <#${location.channel}>.`);
  expect((await tableIn(testBot, 'table')).table.location.channel).toBe(location.channel);
});

test('shows the editor to a form that has nothing to fill in', async () => {
  const kind = designKindsOf([spy]).find(({ design }) => design.kind === 'painted') as DesignKind;
  const [start] = (kind.design as AnyDesign).starts;
  const { context } = testBot.longtable.bot;
  const begun = await beginDraft(context, ada.user.id, kind, { name: 'Forged', doc: start?.doc as Document });
  const draft = 'id' in begun ? begun.id : '';
  const forged = await post([{ type: 2, style: 1, label: 'press', custom_id: `design|${draft}|form` }]);
  expect(await ada.click(forged, 'press')).toEqual({ ok: true });
  expect((await ada.until(() => changedVersion(ada, forged))).content).toContain('Forged');
  testBot.playground.world.deleteMessage(idOf('table'), forged.id);
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test.each([
  ['5 MB', 'x'.repeat(5_000_000), 'too large'],
  ['not UTF-8', Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'can’t be read as text'],
  ['invalid JSON', `{"${CONTENT}": `, 'JSON'],
  ['JSON with another schema', JSON.stringify({ [CONTENT]: [1, 2] }), 'match'],
  ['empty', '', 'match'],
])('rejects an upload with a reason and opens no table: %s', async (_, bytes, sentence) => {
  const typed = { subcommand: 'spy', options: { 'match-file': file(bytes) } };
  expect(await replyTo(ada, 'play', typed, 'lounge')).toContain(sentence);
  expect(await replyTo(ada, 'board', {}, 'lounge')).toContain('There’s no table in this channel');
});

test('does not download files from other hosts', async () => {
  let requests = 0;
  const foreign = createServer((_, response) => {
    requests++;
    response.end('Longtable 1');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => foreign.once('listening', resolve));
  const { attachments } = testBot.playground.world;
  const put = attachments.add.bind(attachments);
  vi.spyOn(attachments, 'add').mockImplementation((...given) => {
    const url = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/game.txt`;
    return { ...put(...given), url, proxy_url: url };
  });
  expect(await replyTo(ada, 'replay', { options: { file: file('Longtable 1') } })).toContain('can’t be read as text');
  foreign.close();
  expect(requests).toBe(0);
});

test('reposts a deleted board with the next move', async () => {
  testBot.playground.world.deleteMessage(idOf('table'), board.id);
  await ada.until(() => !ada.latest(board));
  expect(await replyTo(ada, 'move', { options: { move: 'b2' } })).toContain('2 . x .');
  board = await ada.until(() => newestPublicBoard(ada, 'table')?.id !== board.id && newestPublicBoard(ada, 'table'));
  expect(boardIn(board)).toContain('2 . x .');
});

test.each([
  ['may not write (50013)', 'read'],
  ['cannot see the channel (50001)', 'none'],
] as const)('continues a game in a channel where the bot %s', async (_, access) => {
  const room = 'second-table';
  const there = await startNoughts(ada, bo, room);
  testBot.playground.world.setAccess(idOf(room), access);
  expect(await replyTo(ada, 'move', { options: { move: 'a1' } }, room)).toContain('1 x . .');
  testBot.playground.world.setAccess(idOf(room), 'full');
  expect(await replyTo(bo, 'move', { options: { move: 'b1' } }, room)).toContain('1 x o .');
  await ada.until(() => boardIn(ada.latest(there)).includes('1 x o'));
  await resign(bo, room);
});

test('sends no pings to a deleted thread or channel and keeps its tables playable', async () => {
  await ada.command('table', 'play', { subcommand: 'noughts', options: { opponent: bo.user.id, clock: HOUR / 4 } });
  const thread = await bo.until(() => bo.channels.find(({ type }) => type === 11));
  await bo.click(await messageWithButton(bo, thread.id, 'Accept'), 'Accept');
  const room = 'lounge';
  const before = lastEphemeral(ada, room)?.id;
  await ada.command(room, 'play', { subcommand: 'noughts', options: { opponent: bo.user.id, clock: HOUR / 4 } });
  // The host's controls arrive after the board.
  await ada.until(() => lastEphemeral(ada, room)?.id !== before);
  await bo.click(await messageWithButton(bo, room, 'Accept'), 'Accept');
  for (const id of [thread.id, idOf(room)]) testBot.playground.world.deleteChannel(id);
  now += HOUR;
  await testBot.longtable.runDue();
  await testBot.restartBot();
  await ada.until(() => ada.online && bo.online && cleo.online);
  await ada.command('table', 'tables');
  expect(textOf(lastEphemeral(ada, 'table'))).toContain(`/${thread.id}/`);

  const mine = await ada.autocomplete('table', 'resign', { options: { table: 'noughts' }, focused: 'table' });
  for (const { value, name } of mine.filter(({ name }) => !name.includes('#table'))) {
    expect(await replyTo(ada, 'resign', { options: { table: `${value}` } }), name).toContain('Resign this game?');
    await ada.click(lastEphemeral(ada, 'table'), 'Resign');
    await ada.until(() => lastEphemeral(ada, 'table').content.includes('You resigned'));
  }
  await ada.command('table', 'tables');
  expect(textOf(lastEphemeral(ada, 'table'))).toContain('of 1 ');
  expect(await replyTo(cleo, 'resign', { options: { table: 'nothing' } })).toContain('Diesen Tisch gibt es nicht mehr');
});

test('quarantines a damaged record and frees its channel', async () => {
  const room = 'second-table';
  const damaged = await startNoughts(ada, bo, room);
  const { context } = testBot.longtable.bot;
  const id = (await tablesOf(context, ada.user.id)).at(-1) as string;
  await expect.poll(async () => (await readTable(context, id))?.pings.notices).toEqual([]);
  const backend = await openBackend(database);
  await backend.commit({ puts: new Map([[`table:${id}`, `{"value":{"${CONTENT}":1}}`]]), drops: [] });
  await backend.close();
  await ada.click(damaged, 'a1');
  expect(lastEphemeral(ada, room).content).toContain('This table’s data is damaged');
  await startNoughts(ada, bo, room);
  await resign(bo, room);
});

test('finishes running work during a shutdown and tells users to wait', async () => {
  const id = `table:${(await tablesOf(testBot.longtable.bot.context, ada.user.id))[0]}`;
  let release = () => {};
  const held = testBot.storage.transact(id, () => new Promise<void>((resolve) => (release = resolve)));
  const waiting = vi.spyOn(testBot.storage, 'transact');
  const move = bo.click(board, 'c1');
  await expect.poll(() => waiting.mock.calls.map(([locks]) => locks as unknown)).toContain(id);
  const restarting = testBot.restartBot();
  await ada.command('table', 'help');
  await ada.until(() => lastEphemeral(ada, 'table').content.includes('Longtable is restarting.'));
  release();
  await Promise.all([held, restarting]);
  expect(await move).toEqual({ ok: true });
});

test('keeps the first game playable to its end after all of this', async () => {
  await Promise.all([ada, bo].map((person) => person.until(() => person.online)));
  for (const [who, cell, cells] of [
    [ada, 'a2', '2 x x .'],
    [bo, 'c2', '2 x x o'],
    [ada, 'a3', '3 x . .'],
  ] as const) {
    await who.until(() => who.latest(board));
    expect(await replyTo(who, 'move', { options: { move: cell } })).toContain(cells);
  }
  await ada.until(() => ada.latest(board)?.content.includes('Ada wins'));
});

test('logs no token, no user content and no error', () => {
  const log = JSON.stringify(testBot.log.lines);
  expect(log).not.toContain(testBot.playground.token);
  expect(log).not.toContain(CONTENT);
  expect(testBot.log.lines.filter(({ message }) => message === 'failed')).toEqual([]);
  expect(new Set(warnings())).toEqual(
    new Set(['Could not show a board', 'Could not notify a player', 'A table failed validation and was quarantined']),
  );
});

test('answers a press immediately while the storage is unavailable and plays the next one', async () => {
  const { context } = testBot.longtable.bot;
  const game = await startNoughts(ada, bo, 'second-table');
  const away = vi.spyOn(context.storage, 'transact').mockRejectedValue(new Error('connect ECONNREFUSED'));
  expect(await ada.click(game, 'a1')).toEqual({ ok: true });
  await ada.until(() => lastEphemeral(ada, 'second-table')?.content.includes('again in a moment'));
  away.mockRestore();
  await ada.click(game, 'a1');
  await ada.until(() => ada.latest(game)?.content.includes('takes a1'));
});
