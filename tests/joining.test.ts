import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import { runa } from '@longtable/runa';
import { type APIMessage, ChannelType } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostControls, isEphemeral, labelsOn, lastEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;
let dev: TestUser;
let now = Date.now();

const DAY = 24 * 60 * 60 * 1000;

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

test('keeps a table after a declined invitation, to invite again, open it or cancel', async () => {
  const board = await openTable(ada, 'table', 'noughts', { opponent: bo.user.id, clock: DAY });
  await bo.click(board, 'Decline');
  const kept = await ada.until(() => ada.latest(board)?.content.includes('**Bo declined.**') && ada.latest(board));
  expect(kept.content).toContain('1 day per turn');
  expect(labelsOn(kept)).toEqual(['Details']);
  expect(kept.content).toMatch(/The table closes <t:\d+:R> unless the game starts/);
  const controls = await hostControls(ada, 'table');
  await ada.until(() => ada.latest(controls)?.content.includes('**Bo declined.**'));
  const news = await ada.until(() =>
    publicMessages(ada, 'table').find(({ content }) => content.includes('still open')),
  );
  expect(news.mentions.map(({ id }) => id)).toEqual([ada.user.id]);
  expect(labelsOn(news)).toEqual(['Go to board']);
  await bo.command('table', 'tables');
  expect(lastEphemeral(bo, 'table').content).toContain('You’re not at any table');

  await ada.choose(controls, 'Invite someone else…', [bo.user.id]);
  expect(ada.latest(controls)?.content).toMatch(
    /Bo declined your last invitation\. You can invite them again <t:\d+:R>\./,
  );
  await ada.choose(controls, 'Invite someone else…', [dev.user.id]);
  const again = await dev.until(() => publicMessages(dev, 'table').find((one) => labelsOn(one).includes('Decline')));
  expect(again.mentions.map(({ id }) => id)).toEqual([dev.user.id]);
  await ada.until(() => !ada.latest(news) && !ada.latest(board));
  expect(publicMessages(dev, 'table').filter(({ content }) => content.includes(dev.user.id))).toHaveLength(1);
  await dev.click(again, 'Decline');
  await ada.until(() => ada.latest(controls)?.content.includes('Dev declined'));
  await ada.click(controls, 'Open to everyone');
  const open = await dev.until(() => labelsOn(dev.latest(again)).includes('Join') && dev.latest(again));
  expect(open.content).not.toContain('declined');
  expect(open.content).toMatch(/The table closes <t:\d+:R> if nobody joins/);
  await ada.click(controls, 'Cancel');
  await ada.until(() => ada.latest(again)?.content.includes('Ada closed the table.'));
  expect(labelsOn(ada.latest(controls))).toEqual([]);
  now += DAY;
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

test('opens a thread named after game and players in an occupied channel', async () => {
  await openTable(ada, 'lounge', 'runa');
  const asked = { subcommand: 'guess', options: { opponent: dev.user.id, highest: 4 } };
  await bo.command('lounge', 'play', asked);
  const thread = await bo.until(() => bo.channels.find(({ name }) => name === 'Guess · Bo – Dev'));
  expect(thread.type).toBe(ChannelType.PublicThread);
  const board = await dev.until(() => publicMessages(dev, thread.id).find((one) => labelsOn(one).includes('Accept')));
  expect(board.mentions.map(({ id }) => id)).toEqual([dev.user.id]);
  const controls = await hostControls(bo, 'lounge');
  expect(controls.content).toContain(`already a table in this channel, so yours is in its own thread: <#${thread.id}>`);
  expect(labelsOn(controls)).toContain('Cancel');
  await dev.click(board, 'Accept');
  const panel = await dev.until(() =>
    dev.messages(thread.id).findLast((one) => isEphemeral(one) && labelsOn(one).includes('1')),
  );
  expect(labelsOn(panel)).toEqual(['1', '2', '3', '4', 'Log', 'More']);

  // A game of one person needs no thread: it is in their panel.
  await bo.command(thread.id, 'play', { subcommand: 'runa' });
  expect(labelsOn(lastEphemeral(bo, thread.id))).toContain('Mage');
  await resign(bo, thread.id);
  await resign(bo, thread.id);
  await resign(ada, 'lounge');
});

test('logged no error in the tests above', () => {
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
