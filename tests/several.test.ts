import { auction } from '@longtable/kit/testing/games/auction';
import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostControls, isEphemeral, labelsOn, lastEphemeral, messageWithButton } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;
let dev: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([auction]);
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
  cleo = await testBot.join('Cleo');
  dev = await testBot.join('Dev');
});
afterAll(() => testBot.close());

const boardIn = (person: TestUser, room: string) =>
  person.until(() =>
    person.messages(room).findLast((one) => !isEphemeral(one) && one.content.startsWith('**')),
  ) as Promise<APIMessage>;

test('finishes a game of three after a declined invitation, an undo and a departure', async () => {
  await ada.command('table', 'play', { subcommand: 'auction', options: { players: 5 } });
  expect((await boardIn(ada, 'table')).content).toContain('Ada · 1 of 2–5 players');
  const controls = await hostControls(ada, 'table');
  const guests = components(controls).find(({ placeholder }) => placeholder === 'Invite people…');
  expect(guests).toMatchObject({ max_values: 4 });
  await ada.choose(
    controls,
    guests?.custom_id ?? '',
    [bo, cleo, dev].map(({ user }) => user.id),
  );
  const board = await messageWithButton(bo, 'table', 'Decline');
  expect(bo.latest(board)?.content).toContain('· 1 of 2–5 players');
  await bo.click(board, 'Join');
  await cleo.click(board, 'Decline');
  await ada.until(() => labelsOn(ada.latest(controls)).includes('Start'));
  await bo.click(board, 'Details');
  expect(labelsOn(lastEphemeral(bo, 'table'))).toEqual(['Leave']);
  await dev.click(board, 'Join');
  await ada.click(controls, 'Add a computer: Plain (bids by seat)');
  await ada.until(() => ada.latest(board)?.content.includes('4 of 2–5 players'));
  await ada.click(controls, 'Start');
  await ada.until(() => labelsOn(ada.latest(board)).includes('Your turn'));
  expect(ada.latest(board)?.content).toMatch(
    /(?:Ada|Bo|Dev|Computer \(Plain\))(?: – (?:Ada|Bo|Dev|Computer \(Plain\))){3}/,
  );

  const panel = await ada.until(() => labelsOn(ada.latest(controls)).includes('3') && ada.latest(controls));
  await ada.click(panel, '3');
  await dev.command('table', 'move', { options: { move: 'bid 2' } });
  await ada.until(() => labelsOn(ada.latest(panel)).includes('Undo'));
  await ada.click(panel, 'Undo');
  await ada.until(() => labelsOn(ada.latest(panel)).includes('3'));
  await ada.until(() => ada.latest(board)?.content.includes('Dev seals a bid.'));
  await ada.command('table', 'move', { options: { move: 'bid 4' } });

  await cleo.click(board, 'Join next game');
  await cleo.until(() => cleo.latest(board)?.content.includes('-# Cleo will join the next game.'));
  const reply = lastEphemeral(cleo, 'table');
  expect(reply.content).toBe('Du stehst auf der Liste. In der Revanche halte ich dir einen Platz frei.');
  await cleo.click(reply, 'Liste verlassen');
  await cleo.until(() => lastEphemeral(cleo, 'table').content === 'Du stehst nicht mehr auf der Liste.');
  await cleo.command('table', 'join');
  await cleo.command('lounge', 'tables');
  expect(lastEphemeral(cleo, 'lounge').content).toContain('Beim nächsten Spiel bist du dabei');

  await bo.command('table', 'resign');
  await bo.click(lastEphemeral(bo, 'table'), 'Resign');
  await ada.until(() => ada.latest(board)?.content.includes('Bo (computer)'));
  for (let round = 0; round < 3; round++) {
    await ada.command('table', 'move', { options: { move: 'bid 6' } });
    await dev.command('table', 'move', { options: { move: 'bid 5' } });
    await ada.until(() => ada.latest(board)?.content.includes('> Bids: '));
  }
  await ada.until(() => /^\*\*1\.\*\* .+ · \*\*\d\.\*\* Bo \(computer\)$/m.test(ada.latest(board)?.content ?? ''));
  await ada.click(board, 'Rematch');
  const rematch = await boardIn(ada, 'table');
  expect(rematch.content).toContain(`<@${cleo.user.id}>`);
});
