import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNoughts } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

const ROOM = 'table';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([noughts]);
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
});
afterAll(() => testBot.close());

/** Returns the container of a message, if any. */
const containerOf = (message: APIMessage | undefined) => {
  const [frame] = message?.components ?? [];
  return frame?.type === ComponentType.Container ? frame : undefined;
};
const accentOf = (message: APIMessage | undefined) => containerOf(message)?.accent_color ?? undefined;
const isComponentsV2 = ({ flags }: APIMessage) => (Number(flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;

test('shows title, story, board, question and menu in a container coloured by the seat to move', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  expect(isComponentsV2(board)).toBe(true);
  const first = accentOf(board);
  await ada.click(board, 'a1');
  const second = await bo.until(() => bo.latest(board)?.content.includes('takes a1') && bo.latest(board));
  const frame = containerOf(second)?.components.map((part) =>
    part.type === ComponentType.TextDisplay ? part.content.split('\n')[0] : part.type,
  );
  const rows = frame?.filter((part) => part === ComponentType.ActionRow) ?? [];
  expect(frame).toEqual(['**Noughts and Crosses** · Ada – Bo', '```', '**Bo** to move.', ...rows]);
  expect(rows.length).toBeGreaterThan(0);
  await bo.click(board, 'b1');
  await ada.until(() => ada.latest(board)?.content.includes('takes b1'));
  expect(new Set([undefined, first, accentOf(second)]).size).toBe(3);
  expect(accentOf(ada.latest(board))).toBe(first);
});
