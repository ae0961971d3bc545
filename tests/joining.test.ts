import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import { runa } from '@longtable/runa';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostControls, isEphemeral, labelsOn, lastEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;
let dev: TestUser;
const now = Date.now();

beforeAll(async () => {
  testBot = await startTestBot([runa, noughts, guess], 'memory:', { now: () => now });
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
  cleo = await testBot.join('Cleo');
  dev = await testBot.join('Dev');
});
afterAll(() => testBot.close());

const publicMessages = (person: TestUser, channel: string) =>
  person.messages(channel).filter((one) => !isEphemeral(one));

/** Opens a table and returns its board. */
async function openTable(person: TestUser, room: string, game: string, options = {}): Promise<APIMessage> {
  // Boards of earlier tables are in the channel too.
  const before = new Set(publicMessages(person, room).map(({ id }) => id));
  expect(await person.command(room, 'play', { subcommand: game, options })).toEqual({ ok: true });
  return person.until(() =>
    publicMessages(person, room).findLast(({ id, content }) => content.startsWith('**') && !before.has(id)),
  );
}

async function resign(person: TestUser, room: string): Promise<void> {
  await person.command(room, 'resign');
  await person.click(lastEphemeral(person, room), person === cleo ? 'Aufgeben' : 'Resign');
}

test('mentions only the invited user, who alone can accept', async () => {
  const board = await openTable(ada, 'table', 'noughts', { opponent: bo.user.id });
  expect(board.mentions.map(({ id }) => id)).toEqual([bo.user.id]);
  expect(labelsOn(board)).toEqual(['Accept', 'Decline', 'Details']);
  const controls = await hostControls(ada, 'table');
  expect(labelsOn(controls)).toEqual(['Open to everyone', 'Two-game match', 'Cancel']);
  expect(board.content).toContain(`Ada invited <@${bo.user.id}>`);
  expect(board.content).toContain('\nRated · no time limit\n');
  expect(board.content).toMatch(/The invitation expires <t:\d+:R>/);

  await dev.click(board, 'Accept');
  expect(lastEphemeral(dev, 'table').content).toContain('reserved for someone who was invited');
  await dev.click(board, 'Decline');
  expect(lastEphemeral(dev, 'table').content).toContain('Only the invited player can answer');
  await ada.click(board, 'Accept');
  expect(lastEphemeral(ada, 'table').content).toContain('You’re already at this table');
  await ada.command('table', 'resign');
  expect(lastEphemeral(ada, 'table').content).toContain('/leave');

  await ada.command('table', 'board');
  const again = await ada.until(() => publicMessages(ada, 'table').find(({ id }) => id !== board.id));
  expect(again.mentions).toEqual([]);
  await bo.click(again, 'Accept');
  const begun = await bo.until(() => labelsOn(bo.latest(again)).includes('a1') && bo.latest(again));
  expect(begun.content).not.toContain('invited');
  await bo.command('table', 'leave');
  expect(lastEphemeral(bo, 'table').content).toContain('This game has already started');
  await resign(bo, 'table');
});

test('lets any user join an open table by button or command and leave it', async () => {
  const board = await openTable(ada, 'table', 'guess');
  expect(labelsOn(board)).toEqual(['Join', 'Details']);
  const steady = 'Play the computer: Steady (counts upwards)';
  expect(labelsOn(await hostControls(ada, 'table', steady))).toEqual([steady, 'Two-game match', 'Cancel']);
  expect(board.mentions).toEqual([]);
  await ada.command('table', 'leave');
  await ada.until(() => ada.latest(board)?.content.includes('Ada closed the table'));
  await ada.command('table', 'join');
  expect(lastEphemeral(ada, 'table').content).toContain('This game is over');

  const next = await openTable(bo, 'table', 'guess');
  await cleo.command('table', 'join');
  expect(lastEphemeral(cleo, 'table').content).toContain('Du bist am Zug.');
  await cleo.until(() => labelsOn(cleo.latest(next)).includes('Your turn'));
  await dev.command('table', 'join');
  expect(lastEphemeral(dev, 'table').content).toContain('All seats at this table are taken');
  await resign(cleo, 'table');
  await dev.command('lounge', 'join');
  expect(lastEphemeral(dev, 'lounge').content).toContain('There’s no table in this channel');
});

test('logged no error in the tests above', () => {
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
