import { guess } from '@longtable/kit/testing/games/guess';
import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '../bot/host/table/record.ts';
import { readLog } from '../bot/host/table/state.ts';
import { channelOccupancyKind } from '../storage/records/table.ts';
import { hostControls, isEphemeral, labelsOn, messageWithButton } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([guess]);
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
});
afterAll(() => testBot.close());

const lastPrivateText = (person: TestUser, room: string) => person.messages(room).findLast(isEphemeral)?.content ?? '';

/** Opens a table of Ada and Bo and returns its id. */
async function openTable(room: string, options = {}): Promise<string> {
  await ada.command(room, 'play', { subcommand: 'guess', options: { opponent: bo.user.id, ...options } });
  const board = ada.messages(room).at(-1) as APIMessage;
  await bo.click(board, 'Accept');
  const { context } = testBot.longtable.bot;
  const { channel_id } = board;
  return (await context.storage.store(channelOccupancyKind).get(channel_id))?.table ?? '';
}

const waitForText = (person: TestUser, room: string, words: string) =>
  person.messages(room).findLast(({ content }) => content.includes(words));

async function resign(person: TestUser, room: string): Promise<void> {
  await person.command(room, 'resign');
  await person.click(person.messages(room).findLast(isEphemeral) as APIMessage, 'Resign');
}

test('starts the second game of a match automatically and reports the match result', async () => {
  await ada.command('table', 'play', { subcommand: 'guess', options: { opponent: bo.user.id } });
  const board = await messageWithButton(bo, 'table', 'Accept');
  await ada.click(await hostControls(ada, 'table'), 'Two-game match');
  await bo.until(() => bo.latest(board)?.content.includes('no time limit · two-game match, seats swapped'));
  await bo.click(board, 'Accept');
  await bo.until(() => bo.latest(board)?.content.startsWith('**Guess · Game 1 of 2**'));
  const panel = await bo.until(() => bo.messages('table').findLast(isEphemeral));
  await resign(ada, 'table');
  const second = await bo.until(() => waitForText(bo, 'table', '**Guess · Game 2 of 2, '));
  expect(bo.latest(board)?.content).toMatch(/(1–0|0–1) after game 1\. Game 2 has started, seats swapped\./);
  expect(labelsOn(bo.latest(board))).toContain('Go to game 2');
  await bo.until(() => labelsOn(bo.latest(panel)).includes('Go to game 2'));
  await bo.click(bo.latest(panel) as APIMessage, 'Go to game 2');
  await bo.until(() => bo.messages('table').some((one) => isEphemeral(one) && one.content.includes('Game 2 of 2')));
  const news = await bo.until(() => waitForText(bo, 'table', `<@${bo.user.id}> Game 2 of 2, `));
  expect(news.content).toMatch(/(Bo 1–0 Ada|Ada 0–1 Bo)\. It’s your turn/);
  await resign(bo, 'table');
  const over = await ada.until(() => ada.latest(second)?.content.includes('1–1, match drawn.') && ada.latest(second));
  expect(over?.content).toContain('Rating: ');
  expect(labelsOn(over)).toContain('Rematch');
});

test('offers no hints in a rated game between users', async () => {
  await openTable('table');
  await ada.command('table', 'hint');
  await ada.until(() => lastPrivateText(ada, 'table').startsWith('Rated games are played without hints.'));
});

test('offers moves as hints where all players agreed to them', async () => {
  await openTable('second-table', { hints: true });
  await ada.command('second-table', 'hint');
  const wanted = '```\nNumbers 0 0, guesses none\n```\n**2**\nThe lowest number that is left.';
  await ada.until(() => lastPrivateText(ada, 'second-table') === wanted);
  const hint = ada.messages('second-table').findLast(isEphemeral) as APIMessage;
  expect(labelsOn(hint)).toEqual(['Play it', 'Back']);
});

test('accepts a typed move in any case and spacing and logs its canonical form', async () => {
  const id = await openTable('lounge');
  await ada.command('lounge', 'move', { options: { move: '  PICK   7 ' } });
  await bo.command('lounge', 'move', { options: { move: 'pick3' } });
  const { context } = testBot.longtable.bot;
  const table = await readTable(context, id);
  expect((await readLog(context, table!)).map(({ line }) => line)).toEqual(['pick 7', 'pick 3']);
});
