import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tablesOf } from '../bot/host/books/sitting.ts';
import { components, type Person } from './person.ts';
import { shelf, shelfModule } from './shelf.ts';
import { openStage, type Stage } from './stage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ROOM = 'table';

let now: number;
let stage: Stage;
let ada: Person;
let bo: Person;

beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  stage = await openStage(shelf, 'memory:', { now: () => now, shelfModule });
  [ada, bo] = await Promise.all([stage.person('Ada'), stage.person('Bo')]);
});
afterEach(async () => {
  const errors = stage.log.lines.filter(({ level }) => level === 'error');
  await stage.close();
  expect(errors).toEqual([]);
});

/** Time passes, and the bell rings. */
async function wait(ms: number): Promise<void> {
  now += ms;
  await stage.longtable.ring();
}

const isEphemeral = (message: APIMessage) => ((message.flags ?? 0) & 64) !== 0;
const labels = (message: APIMessage) => components(message).flatMap(({ label }) => label ?? []);
const heard = (person: Person, room = ROOM) => person.messages(room).findLast(isEphemeral)?.content;

/** The messages that mention somebody and stand in a room now. */
const pings = (who: Person, room = ROOM) =>
  bo.messages(room).filter(({ mentions }) => mentions.some(({ id }) => id === who.user.id));
const pinged = (who: Person, words: string, room = ROOM) =>
  bo.until(() => pings(who, room).find(({ content }) => content.includes(words)));

/** Ada opens a table and Bo sits down. */
async function sitDown(game: string, clock?: number): Promise<APIMessage> {
  await ada.command(ROOM, 'play', { subcommand: game, options: clock === undefined ? {} : { clock } });
  const board = ada.messages(ROOM).at(-1) as APIMessage;
  expect(await bo.click(board, 'Join')).toEqual({ ok: true });
  return board;
}

test('whoever is to act is called once in a message of its own, and the call before goes', async () => {
  const board = await sitDown('noughts');
  const first = await pinged(ada, 'Your turn');
  expect(first.mentions.map(({ id }) => id)).toEqual([ada.user.id]);
  await ada.click(board, 'a1');
  const second = await pinged(bo, 'Your turn');
  await bo.until(() => !bo.now(first));
  await stage.restartBot();
  expect(pings(bo)).toEqual([second]);
  expect(bo.messages(ROOM)).toHaveLength(2);
  await bo.until(() => bo.online);
  await bo.click(board, 'b1');
  await pinged(ada, 'Your turn');
});

test('a crash between sending and noting it does not double a call', async () => {
  await sitDown('noughts');
  const call = await pinged(ada, 'Your turn');
  await stage.restartBot();
  const { house } = stage.longtable.bot;
  const [id] = await tablesOf(house, ada.user.id);
  const table = await house.tables.get(id ?? '');
  if (!table) throw new Error('no table');
  const notice = { nonce: `${call.nonce}`, about: 'turn' as const, seats: [0] };
  await house.storage.commit(
    house.tables.put(table.id, { ...table, notices: [notice] }),
    house.unsettled.put('crashed', { table: table.id, at: now, tries: 0 }),
  );
  await stage.restartBot();
  await stage.restartBot();
  expect(pings(ada)).toEqual([call]);
  expect((await house.tables.get(table.id))?.notices).toEqual([]);
});

test('who plays against the computer alone is not called', async () => {
  await ada.command(ROOM, 'play', { subcommand: 'guess', options: { computer: 'steady', clock: DAY } });
  const board = ada.messages(ROOM).at(-1) as APIMessage;
  await ada.command(ROOM, 'move', { options: { line: 'pick 9' } });
  // The computer picks before or after her, and guesses at once if it begins.
  await ada.until(() => /Computer|pick/.test(ada.now(board)?.content ?? ''));
  const { unsettled } = stage.longtable.bot.house;
  await expect.poll(async () => (await Array.fromAsync(unsettled.ids())).length, { timeout: 10_000 }).toBe(0);
  await stage.restartBot();
  expect(ada.messages(ROOM).filter((message) => !isEphemeral(message))).toHaveLength(1);
});

test('the board says until when somebody must act', async () => {
  const board = await sitDown('noughts', 6 * HOUR);
  const until = Math.floor((now + 6 * HOUR) / 1000);
  expect(ada.now(board)?.content).toContain(`Time runs out <t:${until}:R>`);
  expect((await pinged(ada, 'Your turn')).content).toContain(`<t:${until}:R>`);
});

test('a reminder comes exactly once across three restarts', async () => {
  await sitDown('noughts', DAY);
  await wait(20 * HOUR);
  const reminder = await pinged(ada, 'Time runs short');
  for (let restart = 0; restart < 3; restart++) {
    await stage.restartBot(() => {
      now += HOUR;
    });
    await stage.longtable.ring();
  }
  await stage.restartBot();
  expect(pings(ada)).toEqual([reminder]);
});

test('after a day of downtime the time-out is told once, and not the reminder', async () => {
  await sitDown('noughts', HOUR);
  await stage.restartBot(() => {
    now += DAY;
  });
  await Promise.all([stage.longtable.ring(), stage.longtable.ring()]);
  await pinged(bo, 'Time is up');
  await stage.restartBot();
  await stage.longtable.ring();
  await stage.restartBot();
  expect(pings(bo)).toHaveLength(1);
  expect(JSON.stringify(bo.messages(ROOM))).not.toContain('Time runs short');
});

test('time is up: the one who waits claims the win, nobody else', async () => {
  const board = await sitDown('noughts', HOUR);
  await wait(HOUR);
  const question = await pinged(bo, 'Time is up');
  expect(question.mentions.map(({ id }) => id)).toEqual([bo.user.id]);
  expect(labels(question)).toEqual(['Claim the win', 'Give more time']);
  await ada.click(question, 'Claim the win');
  expect(heard(ada)).toContain('Only somebody who is waiting');
  await bo.click(question, 'Claim the win');
  const end = await bo.until(() => bo.now(board)?.content.includes('Time ran out for Ada. Bo wins.') && bo.now(board));
  expect(end.content).toMatch(/Rating: Ada 1500 → \*\*\d+\*\* \(−\d+\) · Bo 1500 → \*\*\d+\*\* \(\+\d+\)/);
  const news = await pinged(ada, 'Time ran out for Ada. Bo wins.');
  expect(labels(news)).toEqual(['Rematch', 'Replay', 'Share', 'To the board']);
  await bo.until(() => bo.now(question)?.components?.length === 0);
});

test('time is up: more time is another full turn', async () => {
  const board = await sitDown('noughts', HOUR);
  await wait(HOUR);
  const question = await pinged(bo, 'Time is up');
  await bo.click(question, 'Give more time');
  await bo.until(() => bo.now(question)?.content.includes('more time'));
  const until = Math.floor((now + HOUR) / 1000);
  await bo.until(() => bo.now(board)?.content.includes(`Time runs out <t:${until}:R>`));
  await bo.until(() => pings(ada).some(({ content }) => content.includes(`<t:${until}:R>`)));
  await wait(HOUR);
  await pinged(bo, 'Time is up');
});

test('time is up: the computer takes the seat and plays on', async () => {
  const board = await sitDown('guess', HOUR);
  await bo.command(ROOM, 'move', { options: { line: 'pick 9' } });
  await wait(HOUR);
  const question = await pinged(bo, 'Time is up');
  expect(labels(question)).toEqual(['Claim the win', 'Give more time', 'Let the computer play']);
  await bo.click(question, 'Let the computer play');
  await bo.until(() => bo.now(question)?.content === 'Bo lets the computer play on for Ada.');
  await bo.until(() => bo.now(board)?.content.endsWith('**Bo** is to move.'));
  await bo.command(ROOM, 'move', { options: { line: 'guess 2' } });
  await bo.until(() => bo.now(board)?.content.includes('wins'));
  await ada.command(ROOM, 'tables');
  expect(heard(ada)).toContain('You sit at no table');
});

test('a player who comes back plays on, and the question says that the board has moved on', async () => {
  const board = await sitDown('noughts', HOUR);
  await wait(HOUR);
  const question = await pinged(bo, 'Time is up');
  await bo.until(() => bo.now(board)?.content.includes('Time ran out'));
  expect(await ada.click(board, 'a1')).toEqual({ ok: true });
  await bo.click(question, 'Claim the win');
  await bo.until(() => heard(bo)?.includes('The board has moved on'));
  expect(bo.now(question)?.components).toEqual([]);
});

test('reminders by direct message, or not at all, as each person asked', async () => {
  await ada.command('lounge', 'reminders', { options: { mode: 'dm' } });
  expect(heard(ada, 'lounge')).toBe(
    'Reminders: a direct message, once a turn, daily without a clock. Quiet hours: none.',
  );
  await bo.command('lounge', 'reminders', { options: { mode: 'none' } });
  const board = await sitDown('noughts', HOUR);
  await wait(0.9 * HOUR);
  const direct = await ada.until(() => ada.channels.find(({ type }) => type === 1));
  const reminder = await ada.until(() =>
    ada.messages(direct.id).find(({ content }) => content.includes('Time runs short at **Noughts and Crosses**')),
  );
  expect(JSON.stringify(reminder.components)).toContain(`/${board.channel_id}/${board.id}`);
  expect(labels(reminder)).toEqual(['Your move', 'My tables', 'To the board']);
  await ada.until(() => ada.messages(direct.id).length === 1);
  await ada.click(board, 'a1');
  await wait(0.9 * HOUR);
  await stage.restartBot();
  expect(JSON.stringify(bo.messages(ROOM))).not.toContain('Time runs short');
});

test('quiet hours: the reminder waits until they end', async () => {
  const quiet = { 'quiet-from': '17:00', 'quiet-to': '8:00', zone: 'Europe/Berlin' };
  await ada.command('lounge', 'reminders', { options: quiet });
  expect(heard(ada, 'lounge')).toContain('Quiet hours: 17:00–08:00 (Europe/Berlin)');
  await sitDown('noughts', DAY);
  await wait(19.5 * HOUR);
  await stage.restartBot();
  expect(JSON.stringify(bo.messages(ROOM))).not.toContain('Time runs short');
  await wait(0.5 * HOUR);
  await pinged(ada, 'Time runs short');
});

test('bad quiet hours get a sentence, zones are completed', async () => {
  const said = async (options: Record<string, string>) => {
    await ada.command('lounge', 'reminders', { options });
    return heard(ada, 'lounge');
  };
  expect(await said({ 'quiet-from': '22:00' })).toContain('Quiet hours need all three');
  expect(await said({ 'quiet-from': '22:00', 'quiet-to': 'late', zone: 'UTC' })).toContain('Write times of day');
  expect(await said({ 'quiet-from': '22:00', 'quiet-to': '7', zone: 'Mars' })).toContain(
    'I do not know this time zone',
  );
  const zones = await ada.autocomplete('lounge', 'reminders', { options: { zone: 'berl' }, focused: 'zone' });
  expect(zones.map(({ value }) => value)).toEqual(['Europe/Berlin']);
});

test('a think of two seconds delays nobody, and survives a restart in between', async () => {
  await ada.command('lounge', 'play', { subcommand: 'slow', options: { computer: 'long' } });
  const pondered = ada.messages('lounge').at(-1) as APIMessage;
  expect(pondered.content).toContain('The computer is thinking…');
  const board = await sitDown('noughts');
  const begun = performance.now();
  expect(await ada.click(board, 'a1')).toEqual({ ok: true });
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(ada.now(pondered)?.content).toContain('The computer is thinking…');
  await stage.restartBot();
  await ada.until(() => ada.now(pondered)?.content.includes('picks a number'));
});
