import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '../bot/host/table/record.ts';
import { channelOccupancyKind } from '../storage/records/table.ts';
import { isEphemeral, labelsOn, lastEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;
let now = Date.now();

const HOUR = 60 * 60 * 1000;

beforeAll(async () => {
  const tame = {
    ...noughts,
    id: 'tame',
    title: 'Tame',
    computers: { levels: [{ id: 'any', name: 'Any', about: 'any' }], line: firstFree },
  };
  testBot = await startTestBot([noughts, guess, tame], 'memory:', { now: () => now });
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
  cleo = await testBot.join('Cleo');
});
afterAll(() => testBot.close());

const firstFree: NonNullable<typeof noughts.computers>['line'] = (state, seat) =>
  noughts.choices(state, seat, '')[0]?.line ?? '';

const boards = (person: TestUser, channel: string) =>
  person.messages(channel).filter((one) => !isEphemeral(one) && /^\*\*.* · /m.test(one.content));

/** Starts a game between Ada and Bo and returns its board. */
async function startGame(room: string, game: string, options = {}): Promise<APIMessage> {
  await ada.command(room, 'play', { subcommand: game, options: { opponent: bo.user.id, ...options } });
  const board = await ada.until(() => boards(ada, room).at(-1));
  await bo.click(board, 'Accept');
  await bo.until(() => labelsOn(bo.latest(board)).includes('More'));
  return board;
}

async function pressUnderMore(person: TestUser, board: APIMessage, label: string): Promise<void> {
  await person.click(board, 'More');
  await person.click(lastEphemeral(person, board.channel_id), label);
}

const waitForText = (board: APIMessage, text: string) =>
  bo.until(() => bo.latest(board)?.content.includes(text) && bo.latest(board));

test('stops the clock during an agreed pause, which either player can end', async () => {
  const board = await startGame('table', 'noughts', { clock: 24 * HOUR });
  const { id } = await ada.until(() => ada.channels.find(({ name }) => name === 'table'));
  const readDeadline = async () => {
    const { context } = testBot.longtable.bot;
    const location = await context.storage.store(channelOccupancyKind).get(id);
    return (await readTable(context, location?.table ?? ''))?.clock.expiresAt[0];
  };
  const begun = now;
  now += 4 * HOUR;
  await pressUnderMore(ada, board, 'Pause');
  const panel = lastEphemeral(ada, 'table');
  expect(panel.content).toContain('You asked Bo to pause. The request expires with the next move.');
  expect(labelsOn(panel)[0]).toBe('Withdraw');
  const asked = await waitForText(board, 'would like to pause');
  expect(labelsOn(asked)).toEqual(expect.arrayContaining(['Agree', 'Decline', 'More', 'a1']));
  const ping = await bo.until(() =>
    bo.messages('table').find((one) => one.content.endsWith('Ada would like to pause. Do you agree?')),
  );
  expect(ping.mentions.map((one) => one.id)).toEqual([bo.user.id]);
  await ada.click(board, 'Agree');
  expect(lastEphemeral(ada, 'table').content).toContain('your own request');
  await cleo.click(board, 'Agree');
  expect(lastEphemeral(cleo, 'table').content).toContain('Du sitzt nicht an diesem Tisch');
  await bo.click(board, 'Agree');
  const paused = await waitForText(board, 'Paused.');
  expect(labelsOn(paused)).toEqual(['Keep playing', 'Log', 'More']);
  await ada.until(() => lastEphemeral(ada, 'table').content.startsWith('✓ Bo agreed to pause.\n'));
  expect(await readDeadline()).toBe(20 * HOUR);
  await ada.command('table', 'move', { options: { move: 'a1' } });
  expect(lastEphemeral(ada, 'table').content).toContain('This game is paused');

  now += 1000 * HOUR;
  await testBot.restartBot();
  await bo.until(() => bo.online);
  await bo.click(board, 'Keep playing');
  await bo.until(() => labelsOn(bo.latest(board)).includes('a1'));
  expect(await readDeadline()).toBe(begun + 1024 * HOUR);
  await bo.command('table', 'resume');
  expect(lastEphemeral(bo, 'table').content).toContain('isn’t paused');
});

test('logged no error in the tests above', () => {
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
