import { guess } from '@longtable/kit/testing/games/guess';
import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardIn, lastEphemeral, startNoughts } from './game-helpers.ts';
import { openOutside } from './games/outside-game.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const folder = temporaryFolder();
let noughts: Awaited<ReturnType<typeof openOutside>>;
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  noughts = await openOutside('noughts');
  testBot = await startTestBot([noughts.game, guess], `sqlite:${folder.path}/plans.sqlite`);
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
});
afterAll(async () => {
  await testBot.close();
  await noughts.close();
  folder.remove();
});

const panel = (room = 'table') => bo.latest(lastEphemeral(bo, room)) as APIMessage;

test('plays a private plan after the expected reply, across a restart', async () => {
  const board = await startNoughts(ada, bo, 'table');
  await bo.click(board, 'More');
  await bo.click(panel(), 'Plan ahead');
  expect(panel().content).toContain('No moves planned.\n');
  expect(panel().content).toContain('Which move by Ada should your plan wait for?');
  await bo.click(panel(), 'a1');
  expect(panel().content).toContain('1. If “a1” happens: …');
  expect(boardIn(panel())).toContain('1 x . .');
  await bo.click(panel(), 'b1');
  expect(panel().content).toContain('1. If “a1” happens: **b1**');
  expect(boardIn(panel())).toContain('1 x o .');
  await bo.click(panel(), 'a2');
  await bo.click(panel(), 'b3');
  expect(panel().content).toContain('2. If “a2” happens: **b3**');
  await testBot.restartBot();
  await ada.until(() => ada.online);
  await ada.click(board, 'a1');
  await ada.until(() => ada.latest(board)?.content.includes('Bo takes b1'));
  expect(boardIn(ada.latest(board))).toContain('1 x o .');
  await ada.click(board, 'c3');
  const call = await bo.until(() =>
    bo.messages('table').find(({ content }) => content.includes('your turn') && content.includes(bo.user.id)),
  );
  expect(call.content).not.toMatch(/plan/i);
  await bo.click(call, 'Your turn');
  expect(panel().content).toContain('Your plan stopped because your opponent played something else.');
  expect(JSON.stringify(ada.messages('table'))).not.toMatch(/your plan/i);
  await bo.click(board, 'b2');
});
