import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { farmland } from '../games/farmland/index.ts';
import { components, type Person } from './person.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let ada: Person;

beforeAll(async () => {
  stage = await openStage([farmland]);
  ada = await stage.person('Ada');
});
afterAll(() => stage.close());

const play = (room: string, options: Record<string, string | boolean>) =>
  ada.command(room, 'play', { subcommand: 'farmland', options: { seed: '7', ...options } });

const isEphemeral = (message: APIMessage) => ((message.flags ?? 0) & 64) !== 0;
const labelsOf = (message: APIMessage) => components(message).flatMap(({ label }) => label ?? []);

test('two computers can be watched; each turn is told anew', async () => {
  await play('lounge', { watch: true });
  const [board] = ada.messages('lounge') as [APIMessage];
  expect(board.content).toContain('Computer (Standard) – Computer (Standard)');
  for (const team of ['Y', 'X', 'Y']) {
    await ada.until(() => ada.now(board)?.content.includes(`> It is Team ${team}'s turn!`));
    expect(ada.now(board)?.content.match(/^> It is Team/gm)).toHaveLength(1);
  }
});

test('against the computer a person is the first team, and their panel goes on once it has answered', async () => {
  await play('table', { computer: 'standard' });
  const [board] = ada.messages('table');
  await ada.click(board as APIMessage, 'Your move');
  const panel = await ada.until(() => ada.messages('table').find(isEphemeral));
  const now = () => ada.now(panel) as APIMessage;
  expect(panel.content).toContain('You are Team X.');

  for (const label of ['Place Pig Farmer', 'D2']) await ada.click(panel, label);
  expect(now().content).toContain('D2 x 1200/800  (Pig Farmer)');
  await ada.command('table', 'undo');
  await ada.until(() => ada.now(board as APIMessage)?.content.includes('BC: 0/5               BC: 0/5'));

  await ada.click(board as APIMessage, 'Your move');
  const fresh = await ada.until(() => ada.messages('table').findLast(isEphemeral));
  for (const label of ['Place Pig Farmer', 'D2', 'End the turn']) await ada.click(fresh, label);
  await ada.until(() => labelsOf(ada.now(fresh) as APIMessage).includes('D2 Pig Farmer'));
  await ada.click(fresh, 'What happened');
  const told = ada.messages('table').findLast(isEphemeral);
  expect(told?.content).toMatch(/> It is Team Y's turn!\n(?:> .*\n)+> It is Team X's turn!/);
});
