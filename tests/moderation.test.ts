import { noughts } from '@longtable/kit/testing/games/noughts';
import { TEXT_CHANNELS, type TestUser } from '@longtable/playground';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renameTable } from '../bot/features/table-settings/index.ts';
import { isEphemeral, labelsOn, lastEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot, tableAt } from './test-bot.ts';

const [ROOM, LOG, LOUNGE] = TEXT_CHANNELS.map(({ id }) => id) as [string, string, string];

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;
const now = Date.UTC(2026, 0, 1);

beforeEach(async () => {
  testBot = await startTestBot([noughts], 'memory:', { now: () => now });
  [ada, bo, cleo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo'), testBot.join('Cleo')]);
  await cleo.configure({ do: 'language', language: 'en-US' });
  await ada.command(ROOM, 'settings', { subcommand: 'log', options: { channel: LOG } });
});
afterEach(() => testBot.close());

const BLOCK_EFFECTS =
  '-# A blocked player can’t open or join games, or be invited. Their waiting tables close. Games in progress continue.';
const said = (person: TestUser, room = ROOM) => lastEphemeral(person, room).content;
const logged = (words: string) =>
  ada.until(() => ada.messages(LOG).find(({ content }) => !content.startsWith('**') && content.includes(words)));
const moderate = async (user: TestUser) => {
  await ada.command(ROOM, 'moderate', { subcommand: 'player', options: { user: user.user.id } });
  return lastEphemeral(ada, ROOM);
};

test('closes a rudely named table from its message, without the name, and logs who did it', async () => {
  await bo.command(LOUNGE, 'play', { subcommand: 'noughts' });
  const board = await ada.until(() =>
    ada.messages(LOUNGE).find((one) => !isEphemeral(one) && labelsOn(one).length > 0),
  );
  const { context, delivery } = testBot.longtable.bot;
  const renamed = await renameTable(context, (await tableAt(testBot, LOUNGE)).table.id, bo.user.id, 'Rude name');
  await delivery.deliverFully(renamed);
  await ada.until(() => ada.latest(board)?.content.includes('Rude name'));
  const tried = await cleo.menu(LOUNGE, 'Moderate this table', board.id);
  expect(tried).toEqual({ ok: false, sentence: 'That’s not on this menu.' });
  await ada.menu(LOUNGE, 'Moderate this table', board.id);
  const panel = lastEphemeral(ada, LOUNGE);
  expect(labelsOn(panel)).toEqual(['Remove name', 'Close table', 'Moderate Bo…']);
  await ada.click(panel, 'Close table');
  expect(labelsOn(ada.latest(panel))).toEqual(['Close table', 'Cancel']);
  expect((await tableAt(testBot, LOUNGE)).table.status).toBe('open');
  await ada.click(panel, 'Close table');
  const closed = await ada.until(() => ada.latest(board)?.content.includes('A moderator ended') && ada.latest(board));
  expect(closed.content).toMatch(/^\*\*Noughts and Crosses\*\* · /m);
  expect((await logged('closed a table')).content).toContain('“Rude name”');
});

test('blocks a player with an end and a reason, and unblocks them', async () => {
  const panel = await moderate(bo);
  const notBlocked = `<@${bo.user.id}> isn’t blocked on this server.\n${BLOCK_EFFECTS}`;
  expect(panel.content).toBe(notBlocked);
  await ada.click(panel, 'Block');
  await ada.submit({ days: ['3'], reason: 'Spam' });
  await logged('blocked');
  await bo.command(ROOM, 'play', { subcommand: 'noughts' });
  expect(said(bo)).toMatch(/^A moderator has blocked you .+ The block ends <t:\d+:R>\. Reason: “Spam”\.$/);
  const again = await moderate(bo);
  expect(again.content).toContain('Reason: “Spam”.');
  await ada.click(again, 'Unblock');
  await logged('unblocked');
  await bo.command(ROOM, 'play', { subcommand: 'noughts' });
  await bo.until(() => bo.messages(ROOM).some((one) => !isEphemeral(one) && labelsOn(one).length > 0));
  const closing = await moderate(bo);
  await ada.click(closing, 'Close all tables');
  await ada.click(closing, 'Close all tables');
  expect(ada.latest(closing)?.content).toBe('I’ve closed 1 table.');
});
