import { guess } from '@longtable/kit/testing/games/guess';
import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '../bot/host/table/record.ts';
import { readLog } from '../bot/host/table/state.ts';
import { channelOccupancyKind } from '../storage/records/table.ts';
import { isEphemeral, labelsOn } from './game-helpers.ts';
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
