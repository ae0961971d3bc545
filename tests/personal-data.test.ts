import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '../storage/backends/index.ts';
import { isEphemeral, labelsOn, lastEphemeral, playAlternately, startNoughts } from './game-helpers.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const folder = temporaryFolder();
const database = `sqlite:${folder.path}/people.sqlite`;

const now = Date.UTC(2026, 0, 1);
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

test('exports all data of the user with /download-my-data', async () => {
  await playAlternately(ada, bo, await startNoughts(ada, bo, 'table'), 'a1 b1 a2 b2 a3');
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
