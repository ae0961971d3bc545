import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { components, type Person } from './person.ts';
import { shelf, shelfModule } from './shelf.ts';
import { openStage, type Stage } from './stage.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ROOM = 'table';
const OTHER = 'lounge';
const NIGHT = { 'quiet-from': '9:00', 'quiet-to': '12:00', zone: 'UTC' };

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
const heard = (person: Person, room = ROOM) => person.messages(room).findLast(isEphemeral);
const calls = (who: Person, room = ROOM) =>
  bo.messages(room).filter(({ mentions }) => mentions.some(({ id }) => id === who.user.id));
const called = (who: Person, words: string, room = ROOM) =>
  bo.until(() => calls(who, room).find(({ content }) => content.includes(words)));
const direct = (who: Person) => who.channels.find(({ type }) => type === 1)?.id ?? '';
const written = (who: Person, words: string) =>
  who.until(() => who.messages(direct(who)).find(({ content }) => content.includes(words)));

/** Ada opens a table and Bo sits down. */
async function sitDown(game: string, room = ROOM, clock?: number): Promise<APIMessage> {
  await ada.command(room, 'play', { subcommand: game, options: clock === undefined ? {} : { clock } });
  const board = ada.messages(room).at(-1) as APIMessage;
  expect(await bo.click(board, 'Join')).toEqual({ ok: true });
  return board;
}

/** So many tables have called Ada in vain. */
const held = (count: number) =>
  expect
    .poll(async () => (await stage.longtable.bot.house.digests.get(ada.user.id))?.tables.length, { timeout: 5000 })
    .toBe(count);

/** The game goes on in German. */
async function inGerman(): Promise<void> {
  await ada.arrange({ do: 'serverLanguage', language: 'de' });
  await ada.arrange({ do: 'language', language: 'de' });
  await bo.arrange({ do: 'language', language: 'de' });
}

test('calls follow a person into direct messages, and go when they have moved', async () => {
  await ada.command(OTHER, 'reminders', { options: { mode: 'dm' } });
  const board = await sitDown('noughts');
  const call = await written(ada, 'Your turn at **Noughts and Crosses**');
  expect(labels(call)).toEqual(['Your move', 'My tables', 'To the board']);
  await ada.click(board, 'a1');
  await ada.until(() => !ada.now(call));
  await called(bo, 'Your turn');
  expect(calls(ada)).toEqual([]);
});

test('one table that called at night calls in the morning as it would have', async () => {
  await ada.command(OTHER, 'reminders', { options: NIGHT });
  const board = await sitDown('noughts');
  await held(1);
  await wait(HOUR);
  expect(calls(ada)).toEqual([]);
  await stage.restartBot(() => {
    now += HOUR;
  });
  await stage.longtable.ring();
  const call = await called(ada, 'Your turn');
  await ada.until(() => ada.online);
  await ada.click(board, 'a1');
  await bo.until(() => !bo.now(call));
});

test.each([
  ['mention', '2 tables wait for you:', 'My tables'],
  ['dm', '2 tables wait for you:', 'My tables'],
])('several tables that called at night are told in one message: %s', async (mode, words, button) => {
  await ada.command(OTHER, 'reminders', { options: { mode, ...NIGHT } });
  await sitDown('noughts');
  await sitDown('noughts', OTHER, DAY);
  await held(2);
  await wait(1.5 * HOUR);
  expect([...calls(ada), ...calls(ada, OTHER)]).toEqual([]);
  await wait(0.5 * HOUR);
  await stage.longtable.ring();
  const digest = mode === 'dm' ? await written(ada, words) : await called(ada, words);
  expect(digest.content).toContain('Time runs out <t:');
  expect(digest.content.includes('Bo')).toBe(mode === 'dm');
  expect(labels(digest)).toEqual([button]);
  expect(calls(ada, OTHER)).toEqual([]);
  expect(calls(ada)).toHaveLength(mode === 'dm' ? 0 : 1);
});

test('the digest in German', async () => {
  await inGerman();
  await ada.command(OTHER, 'reminders', { options: { mode: 'dm', often: 'twice', ...NIGHT } });
  expect(heard(ada, OTHER)?.content).toBe(
    'Erinnerungen: eine Direktnachricht, zweimal je Zug. Ruhezeit: 09:00–12:00 (UTC).',
  );
  for (const room of [ROOM, OTHER]) {
    await ada.command(room, 'play', { subcommand: 'noughts' });
    await bo.click(ada.messages(room).at(-1) as APIMessage, 'Mitspielen');
  }
  await held(2);
  await wait(2 * HOUR);
  const digest = await written(ada, '2 Tische warten auf dich:');
  expect(labels(digest)).toEqual(['Meine Tische']);
});

test('without a clock: a reminder a day, and after a week the one who waits ends it without loss', async () => {
  const board = await sitDown('noughts');
  await called(ada, 'Your turn');
  await wait(DAY);
  const first = await called(ada, 'Still your turn at **Noughts and Crosses**. Last move:');
  await wait(DAY);
  await bo.until(() => !bo.now(first));
  expect(calls(ada)).toHaveLength(1);
  await wait(5 * DAY);
  const question = await called(bo, 'Ada has not moved at **Noughts and Crosses** for a week.');
  expect(labels(question)).toEqual(['End without loss', 'Give more time']);
  await ada.click(question, 'End without loss');
  expect(heard(ada)?.content).toContain('Only somebody who is waiting');
  await bo.click(question, 'End without loss');
  await bo.until(() => bo.now(question)?.content === 'Bo ended the game. Nobody loses.');
  const end = await bo.until(() => bo.now(board)?.content.includes('nobody loses') && bo.now(board));
  expect(end.content).not.toContain('Rating');
});

test('in German: the computer takes over, the one it replaced is told and takes the seat back', async () => {
  await inGerman();
  await ada.command(ROOM, 'play', { subcommand: 'guess' });
  const board = ada.messages(ROOM).at(-1) as APIMessage;
  await bo.click(board, 'Mitspielen');
  await bo.command(ROOM, 'move', { options: { line: 'pick 9' } });
  await wait(7 * DAY);
  const question = await called(bo, 'Ada hat bei **Guess** seit einer Woche nicht gezogen.');
  expect(labels(question)).toEqual(['Ohne Verlust beenden', 'Mehr Zeit geben', 'Computer spielen lassen']);
  await bo.click(question, 'Computer spielen lassen');
  const news = await called(ada, 'Bei **Guess** spielt jetzt der Computer für dich.');
  expect(labels(news)).toEqual(['Platz zurücknehmen', 'Zum Brett']);
  await ada.command(ROOM, 'tables');
  expect(JSON.stringify(heard(ada)?.components)).toContain('Der Computer spielt für dich');
  await bo.click(news, 'Platz zurücknehmen');
  expect(heard(bo)?.content).toContain('Du sitzt nicht an diesem Tisch');
  await ada.click(news, 'Platz zurücknehmen');
  expect(heard(ada)?.content).toBe('Der Platz gehört wieder dir.');
  await bo.until(() => !bo.now(news));
  await bo.until(() => bo.now(board)?.content.includes('Ada – Bo') || bo.now(board)?.content.includes('Bo – Ada'));
});

test('where both decide at once the reminder goes to the one who is late', async () => {
  await sitDown('guess', ROOM, DAY);
  await ada.command(ROOM, 'move', { options: { line: 'pick 3' } });
  await wait(20 * HOUR);
  const reminder = await called(bo, 'Time runs short');
  expect(reminder.mentions.map(({ id }) => id)).toEqual([bo.user.id]);
});

test('a vacation stops the clock, everybody sees it, and a server limits it', async () => {
  const board = await sitDown('noughts', ROOM, DAY);
  await ada.command(ROOM, 'vacation');
  expect(heard(ada)?.content).toContain('You are not on vacation');
  await ada.command(ROOM, 'vacation', { options: { until: 'soon' } });
  expect(heard(ada)?.content).toContain('like 2026-08-14');
  await ada.command(ROOM, 'vacation', { options: { until: '2026-05-06' } });
  const end = Date.parse('2026-05-07T00:00:00Z') / 1000;
  await ada.until(() => heard(ada)?.content.includes(`You are on vacation until <t:${end}:f>`));
  await bo.until(() => bo.now(board)?.content.includes(`Ada is on vacation until <t:${end}:f>.`));
  expect(bo.now(board)?.content).toContain(`Time runs out <t:${end + DAY / 1000}:R>`);
  await bo.command(ROOM, 'tables');
  expect(JSON.stringify(heard(bo)?.components)).toContain(`Ada is on vacation until <t:${end}:f>.`);
  await ada.command(ROOM, 'vacation', { options: { back: true } });
  await ada.until(() => heard(ada)?.content.includes('Welcome back'));
  await bo.until(() => !bo.now(board)?.content.includes('vacation'));
});

test('the vacation in German, with fewer days than it has', async () => {
  await inGerman();
  await ada.command(ROOM, 'settings', { subcommand: 'vacation', options: { days: 1 } });
  expect(heard(ada)?.content).toContain('Urlaubstage im Jahr: **1**');
  await ada.command(ROOM, 'vacation', { options: { until: '10.5.2026' } });
  const cut = now / 1000 + DAY / 1000;
  await ada.until(() => heard(ada)?.content.includes(`laufen deine Uhren ab <t:${cut}:f> wieder`));
  expect(ada.commands.find(({ name }) => name === 'vacation')).toMatchObject({ name_localizations: { de: 'urlaub' } });
});
