import { noughts } from '@longtable/kit/testing/games/noughts';
import { GUILD, type TestUser } from '@longtable/playground';
import { isDm } from '@longtable/playground/world/channel';
import { guildCreate } from '@longtable/playground/world/guild';
import { runa } from '@longtable/runa';
import { spy } from '@longtable/spy';
import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardIn, isEphemeral, labelsOn, lastEphemeral, messageWithButton, textOf } from './game-helpers.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const ROOM = 'table';

const folder = temporaryFolder();
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([noughts, spy, runa], `sqlite:${folder.path}/learn.sqlite`, { greetsEmpty: true });
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
});
afterAll(async () => {
  await testBot.close();
  folder.remove();
});

/** Waits until a message contains the words. */
function waitForText(person: TestUser, message: APIMessage, words: string): Promise<APIMessage> {
  return person.until(() => textOf(person.latest(message)).includes(words) && person.latest(message));
}

test('explains, accepts only the right move, survives a restart and leads to a game', async () => {
  await ada.command(ROOM, 'learn', { options: { game: 'noughts' } });
  let board = await messageWithButton(ada, ROOM, 'b2');
  expect(textOf(board)).toMatch(/Lesson, step 1 of 5[\s\S]*three in a row win[\s\S]*Take the middle, b2\./i);
  expect(labelsOn(board)).toEqual(expect.arrayContaining(['Hint', 'More']));

  const before = boardIn(board);
  await ada.click(board, 'a1');
  await ada.until(() =>
    textOf(lastEphemeral(ada, ROOM)).includes('this lesson needs a different move. Take the middle, b2.'),
  );
  await ada.command(ROOM, 'move', { options: { move: 'z9' } });
  await ada.until(() =>
    textOf(lastEphemeral(ada, ROOM)).includes('Choose an empty cell, such as b2. Take the middle, b2.'),
  );
  board = lastEphemeral(ada, ROOM);
  for (const cell of ['a1', 'c1', 'a2']) await ada.click(board, cell);
  const countPrivateMessages = () => ada.messages(ROOM).filter(isEphemeral).length;
  await ada.until(() => countPrivateMessages() === 1);
  expect(boardIn(ada.latest(board))).toBe(before);
  await ada.click(board, 'Hint');
  await ada.until(() => textOf(lastEphemeral(ada, ROOM)).includes('Next step in the lesson: **b2**'));

  await ada.click(board, 'Back');
  await waitForText(ada, board, 'step 1 of 5');
  await ada.click(board, 'b2');
  await waitForText(ada, board, 'step 2 of 5');
  expect(textOf(ada.latest(board))).toContain('The computer takes a1.');
  expect(countPrivateMessages()).toBe(1);

  await testBot.restartBot();
  await ada.until(() => ada.online);
  await ada.command(ROOM, 'undo');
  await ada.until(() => textOf(lastEphemeral(ada, ROOM)).includes('Lessons only go forward.'));
  await ada.command(ROOM, 'learn', { options: { game: 'noughts' } });
  board = await messageWithButton(ada, ROOM, 'c1');

  for (const cell of ['c1', 'a2', 'b1', 'b3']) await ada.click(ada.latest(board) as APIMessage, cell);
  const end = await waitForText(ada, board, 'That is the whole game.');
  expect(textOf(end)).toContain('Lesson complete');
  expect(labelsOn(end)).toEqual(['Start', 'Restart lesson']);
  await ada.command(ROOM, 'history');
  await ada.until(() => textOf(lastEphemeral(ada, ROOM)).includes('hasn’t finished a game here yet.'));
  await ada.click(end, 'Start');
  await messageWithButton(bo, ROOM, 'Join');
});

test('posts a welcome card once in an empty channel and on a new server', async () => {
  await bo.configure({ do: 'language', language: 'de' });
  const { gateway, world } = testBot.playground;
  const channels = [...world.channels.values()].filter((channel) => !isDm(channel));
  const whole = guildCreate({ world, channels, threads: [], listsAllMembers: false });
  const withoutFiles = (permissions: string) => String(BigInt(permissions) & ~PermissionFlagsBits.AttachFiles);
  const roles = whole.roles.map((role) => ({ ...role, permissions: withoutFiles(role.permissions) }));
  const server = { ...whole, roles };
  await ada.until(() => welcomeCards(ada, ROOM)[0]);
  for (const _ of [1, 2]) {
    gateway.broadcast('GUILD_DELETE', () => ({ id: GUILD.id }));
    gateway.broadcast('GUILD_CREATE', () => server);
  }
  const card = await ada.until(() => welcomeCards(ada, ROOM)[1]);
  expect(textOf(card)).toMatch(/\*\*Noughts and Crosses\*\*\nThree in a row for two\.\n-# 2 players · 1–3 min/);
  expect(textOf(card)).toMatch(/\*\*No Time to Spy\*\*\n.*\n-# 1 or 2 players · 45–90 min/);
  const steps = ['Quick start: Runa’s Strive', 'Play with a friend', 'Today’s dailies', 'Show boards as pictures'];
  const titles = ['Noughts and Crosses', 'No Time to Spy', 'Runa’s Strive'];
  // What this is and the quick start come first, the part for admins last.
  expect(labelsOn(card)).toEqual([...steps, ...titles, 'Set up (server admins)']);
  expect(card.attachments).toEqual([]);
  expect(welcomeCards(ada, ROOM)[0]?.attachments.map(({ filename }) => filename)).toEqual([
    'longtable.png',
    'noughts.png',
    'spy.png',
    'runa.png',
  ]);
  expect(textOf(card)).toMatch(/^\*\*Longtable\*\* hosts games/);
  expect(textOf(card)).toContain('I’m missing the **Attach Files** permission in this channel.');
  expect(textOf(welcomeCards(ada, ROOM)[0])).not.toContain('I’m missing');
});

/** Returns the welcome cards in a channel. */
function welcomeCards(person: TestUser, channel: string): APIMessage[] {
  const isCard = (message: APIMessage) => !isEphemeral(message) && textOf(message).startsWith('**Longtable**');
  return person.messages(channel).filter(isCard);
}
