import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, type TestUser } from '@longtable/playground';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardIn, lastEphemeral, messageWithButton } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([guess, noughts]);
  [ada, bo, cleo] = (await Promise.all(['Ada', 'Bo', 'Dev'].map((name) => testBot.join(name)))) as [
    TestUser,
    TestUser,
    TestUser,
  ];
});
afterAll(() => testBot.close());

test('shows name and terms of a table, and everything to spectators until a player objects', async () => {
  const options = { opponent: bo.user.id, name: 'Friday **night**', 'spectators-see-all': true };
  await ada.command('table', 'play', { subcommand: 'guess', options });
  const board = await messageWithButton(bo, 'table', 'Accept');
  expect(board.content).toContain('Friday \\*\\*night\\*\\*');
  expect(board.content).toContain('Spectators can see everything');
  expect(board.content).toContain('Unrated');
  await bo.click(board, 'Accept');
  for (const [person, number] of [
    [ada, '3'],
    [bo, '8'],
  ] as const) {
    await person.click(await messageWithButton(person, 'table', 'Your turn'), 'Your turn');
    await person.click(await messageWithButton(person, 'table', number), number);
  }
  await cleo.until(() => cleo.messages('table').some(({ content }) => content.includes('? ?')));

  await cleo.click(board, 'Your turn');
  const watching = await cleo.until(() => lastEphemeral(cleo, 'table'));
  expect(watching.content).toContain('You’re watching this game.');
  expect(boardIn(watching)).toContain('? ?');
  const [menu] = components(watching).filter((one) => one.options !== undefined);
  const labels = menu?.options?.map(({ label }) => label) ?? [];
  expect(labels.slice(0, 2)).toEqual(['As a spectator', 'View everything']);
  expect(labels.slice(2).sort()).toEqual(['As Ada', 'As Bo']);
  const look = async (label: string) => {
    await cleo.choose(watching, menu?.custom_id ?? '', [label]);
    return boardIn(cleo.latest(watching));
  };
  expect((await look('View everything')).replace(/, .*/s, '')).toMatch(/^Numbers (3 8|8 3)$/);
  expect(await look('As Ada')).toMatch(/3 \?|\? 3/);

  await ada.command('table', 'watch');
  const own = await ada.until(
    () => boardIn(lastEphemeral(ada, 'table')).includes('? ?') && lastEphemeral(ada, 'table'),
  );
  expect(components(own).some((one) => one.options !== undefined)).toBe(false);
  await bo.click(await messageWithButton(bo, 'table', 'More'), 'More');
  await bo.click(await messageWithButton(bo, 'table', 'Hide from spectators'), 'Hide from spectators');
  await bo.until(() => lastEphemeral(bo, 'table').content.includes('Spectators now see only what’s public'));
  await bo.click(await messageWithButton(bo, 'table', 'More'), 'More');
  const asked = await bo.click(await messageWithButton(bo, 'table', 'Rename table…'), 'Rename table…');
  if (!asked.ok || !asked.modal) throw new Error('no form');
  await bo.submit(asked.modal, { name: 'Saturday' });
  await cleo.until(() => cleo.messages('table').some(({ content }) => content.includes('Saturday')));
  await cleo.click(watching, 'Refresh');
  await cleo.until(() => boardIn(cleo.latest(watching)).includes('? ?'));
  expect(components(cleo.latest(watching) ?? watching).some((one) => one.options !== undefined)).toBe(false);
  await ada.command('table', 'tables');
  await ada.until(() => lastEphemeral(ada, 'table').content.includes('Saturday'));
});
