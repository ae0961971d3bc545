import { guess } from '@longtable/kit/testing/games/guess';
import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardIn, labelsOn, lastEphemeral, messageWithButton, startNoughts } from './game-helpers.ts';
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
  expect(panel().content).toContain('1. If “a1” is played: …');
  expect(boardIn(panel())).toContain('1 x . .');
  await bo.click(panel(), 'b1');
  expect(panel().content).toContain('1. If “a1” is played: **b1**');
  expect(boardIn(panel())).toContain('1 x o .');
  await bo.click(panel(), 'a2');
  await bo.click(panel(), 'b3');
  expect(panel().content).toContain('2. If “a2” is played: **b3**');
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

test('explains invalid typed lines of a plan and removes lines one by one', async () => {
  const plan = (options: Record<string, string | boolean>) => bo.command('table', 'plan', { options });
  await plan({ move: 'a1', if: 'a2' });
  expect(panel().content).toContain('Choose an empty cell');
  const offered = await bo.autocomplete('table', 'plan', { options: { if: 'a' }, focused: 'if' });
  expect(offered.map(({ value }) => value)).toEqual(['a2', 'a3']);
  await plan({ move: 'B3', if: 'a2' });
  expect(panel().content).toContain('1. If “a2” is played: **b3**');
  const old = panel();
  const outcome = await bo.click(old, 'Type a move');
  if (!outcome.ok || !outcome.modal) throw new Error('no form');
  await bo.submit(outcome.modal, { line: 'c2' });
  expect(panel().content).toContain('2. **c2**');
  await bo.click(panel(), 'Remove last');
  expect(panel().content).not.toContain('c2');
  await bo.click(panel(), 'Clear plan');
  expect(panel().content).toContain('No moves planned.');
  expect(labelsOn(panel())).not.toContain('Clear plan');
});

test('plans in German and in games with secrets', async () => {
  await bo.configure({ do: 'language', language: 'de' });
  await ada.command('lounge', 'play', { subcommand: 'guess', options: { opponent: bo.user.id } });
  await bo.click(await messageWithButton(bo, 'lounge', 'Accept'), 'Accept');
  await bo.command('lounge', 'move', { options: { move: 'pick 4' } });
  await bo.command('lounge', 'plan', { options: { move: 'guess 3', if: 'rät 9' } });
  expect(panel('lounge').content).toContain('1. Wenn „rät 9“ gespielt wird: **guess 3**');
  expect(panel('lounge').content).toContain('Tippe deine Züge ein.');
  expect(bo.commands.find(({ name }) => name === 'plan')).toMatchObject({ name_localizations: { de: 'planen' } });
  await bo.command('lounge', 'panel');
  expect(panel('lounge').content).toContain('Dein Plan: 1 Zug.');
  await bo.click(panel('lounge'), 'Mehr');
  await bo.click(panel('lounge'), 'Vorausplanen');
  expect(panel('lounge').content).toContain('1. Wenn „rät 9“ gespielt wird: **guess 3**');
  await bo.click(panel('lounge'), 'Zurück zum Spiel');
  expect(panel('lounge').content).toContain('Dein Plan: 1 Zug.');
  await ada.command('lounge', 'plan');
  expect(lastEphemeral(ada, 'lounge').content).not.toContain('guess 3');
  await bo.click(panel('lounge'), 'Mehr');
  await bo.click(panel('lounge'), 'Vorausplanen');
  // Only the first line is possible if Bo guesses first.
  for (const move of ['pick 5', 'guess 1']) await ada.command('lounge', 'move', { options: { move } });
  await bo.until(() => panel('lounge').content.includes('Du bist am Zug.'));
  expect(panel('lounge').content).not.toContain('1. Wenn');
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
