import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { GUILD, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '../storage/backends/index.ts';
import { userSettingsKind } from '../storage/records/person.ts';
import { boardIn, isEphemeral, labelsOn, lastEphemeral, playAlternately, startNoughts } from './game-helpers.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const DAY = 24 * 60 * 60 * 1000;
const folder = temporaryFolder();
const database = `sqlite:${folder.path}/people.sqlite`;

let now = Date.UTC(2026, 0, 1);
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess], database, { now: () => now });
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
  cleo = await testBot.join('Cleo');
});
afterAll(async () => {
  await testBot.close();
  folder.remove();
});

/** Returns all keys and values of the database. */
async function dumpDatabase(): Promise<string> {
  const backend = await openBackend(database);
  const keys = (await Array.fromAsync(backend.keys(''))).flat();
  const values = await Promise.all(keys.map((key) => backend.get(key)));
  await backend.close();
  return keys.map((key, index) => `${key} ${values[index]}`).join('\n');
}

/** Returns the newest board of noughts in a channel. */
const publicBoard = (person: TestUser, channel: string) =>
  person
    .messages(channel)
    .findLast((message) => !isEphemeral(message) && message.content.startsWith('**Noughts')) as APIMessage;

test('lists the stored data for /privacy in the user’s language', async () => {
  await ada.command('lounge', 'privacy');
  expect(lastEphemeral(ada, 'lounge').content).toContain('your server nickname at your tables');
  expect(lastEphemeral(ada, 'lounge').content).toContain('`/delete-my-data` deletes it, including your name');
  await cleo.command('lounge', 'privacy');
  expect(lastEphemeral(cleo, 'lounge').content).toContain('Was Longtable speichert');
  expect(lastEphemeral(cleo, 'lounge').content).toContain('deinen Namen auf dem Server an deinen Tischen');
});

test('applies /display to the panels and replays of that user only', async () => {
  await playAlternately(ada, bo, await startNoughts(ada, bo, 'table'), 'a1 b1 a2 b2 a3');
  await cleo.command('table', 'display', { options: { style: 'sentences' } });
  await cleo.command('table', 'replay');
  const replay = lastEphemeral(cleo, 'table');
  await cleo.click(replay, '»');
  expect(boardIn(cleo.latest(replay))).toBe('');
  expect(cleo.latest(replay)?.content).toContain('x a1, o b1, x a2, o b2, x a3');
  await bo.command('table', 'replay');
  expect(boardIn(lastEphemeral(bo, 'table'))).toContain('a b c');
});

test('changes preferences on the page that shows them', async () => {
  await ada.command('lounge', 'display');
  const page = lastEphemeral(ada, 'lounge');
  const displays = ['Plain', 'Picture', 'Sentences'];
  expect(labelsOn(page)).toEqual([...displays, 'Animations: on', 'Icons: on']);
  for (const label of ['Picture', 'Animations: on', 'Icons: on']) await ada.click(page, label);
  const context = testBot.longtable.bot.context;
  expect(await context.storage.store(userSettingsKind).get(ada.user.id)).toEqual({
    display: 'picture',
    still: true,
    plain: true,
  });
  expect(ada.latest(page)?.content).toContain('Your boards: as a picture.');
  for (const label of ['Plain', 'Animations: off', 'Icons: off']) await ada.click(page, label);
  expect(await context.storage.store(userSettingsKind).get(ada.user.id)).toEqual({ display: 'plain' });

  await ada.command('lounge', 'reminders');
  const reminders = lastEphemeral(ada, 'lounge');
  await ada.choose(reminders, 'preference|via|', ['dm']);
  await ada.choose(reminders, 'preference|often|', ['twice']);
  const asked = await ada.click(reminders, 'Set quiet hours');
  if (!asked.ok || !asked.modal) throw new Error('no form');
  await ada.submit(asked.modal, { from: '22:00', to: '7:30', zone: 'Europe/Berlin' });
  const set = 'Reminders: a DM, twice per turn. Quiet hours: 22:00–07:30 (Europe/Berlin).';
  expect(ada.latest(reminders)?.content).toBe(set);
  await ada.click(reminders, 'No quiet hours');
  expect(ada.latest(reminders)?.content).toContain('Quiet hours: none.');
});

test('exports all data of the user with /download-my-data', async () => {
  await bo.command('table', 'download-my-data');
  const answer = await bo.until(() => lastEphemeral(bo, 'table').attachments.length > 0 && lastEphemeral(bo, 'table'));
  const data = await (await fetch(answer.attachments[0]?.url as string)).json();
  expect(data).toMatchObject({ person: bo.user.id, standing: { games: { noughts: { played: 1, lost: 1 } } } });
  expect(data.tables[0].moves.map(({ line }: { line: string }) => line)).toEqual(['b1', 'b2']);
  expect(JSON.stringify(data)).not.toContain(ada.user.id);
});

test('deletes all references to the user with /delete-my-data after confirmation', async () => {
  await bo.command('lounge', 'display', { options: { style: 'picture' } });
  const live = await startNoughts(bo, ada, 'second-table');
  await cleo.command('lounge', 'play', { subcommand: 'noughts', options: { opponent: bo.user.id } });
  await bo.command('table', 'delete-my-data');
  await bo.click(lastEphemeral(bo, 'table'), 'Cancel');
  expect(lastEphemeral(bo, 'table').content).toContain('nothing was deleted');
  const before = await dumpDatabase();
  expect(before).toContain(bo.user.id);
  expect(before).toContain('"Bo"');

  await bo.command('table', 'delete-my-data');
  await bo.click(lastEphemeral(bo, 'table'), 'Delete my data');
  await bo.until(() => lastEphemeral(bo, 'table').content.includes('Nothing I store is linked to you anymore'));
  const stored = await dumpDatabase();
  expect(stored).not.toContain(bo.user.id);
  expect(stored).not.toContain('"Bo"');
  expect(stored).toContain('"Ada"');
  const board = await ada.until(
    () => ada.latest(live)?.content.includes('someone resigned. Ada wins.') && ada.latest(live),
  );
  expect(board?.content).toContain('someone');
  expect(board?.content).not.toContain(bo.user.id);
  const open = await cleo.until(
    () => labelsOn(publicBoard(cleo, 'lounge')).includes('Join') && publicBoard(cleo, 'lounge'),
  );
  expect(open.content).toContain('a free seat');
  await cleo.command('lounge', 'leave');

  await ada.command('table', 'history');
  expect(lastEphemeral(ada, 'table').content).toMatch(/2\. .*Ada – someone · Ada wins/);
  await bo.command('table', 'history');
  expect(lastEphemeral(bo, 'table').content).toContain('hasn’t finished a game here yet');
});

test('keeps the tables of a server for seven days after the bot is removed', async () => {
  const board = await startNoughts(ada, cleo, 'lounge');
  const leave = () => testBot.playground.gateway.broadcast('GUILD_DELETE', () => ({ id: GUILD.id }));
  const isGone = () => !testBot.longtable.gateway.servers.has(GUILD.id);
  leave();
  await expect.poll(isGone).toBe(true);
  now += 5 * DAY;
  await testBot.longtable.sweep();
  await testBot.restartBot();
  now += 5 * DAY;
  await testBot.longtable.sweep();
  await ada.until(() => ada.online);
  await ada.click(board, 'a1');
  expect(ada.latest(board)?.content).toContain('Ada takes a1');

  leave();
  await expect.poll(isGone).toBe(true);
  now += 7 * DAY;
  await testBot.longtable.sweep();
  await ada.click(board, 'b1');
  expect(lastEphemeral(ada, 'lounge').content).toContain('This table no longer exists');
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
