import { duel } from '@longtable/duel';
import { expect, test } from 'vitest';
import { open } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import { findTable } from '../../host/table/find.ts';
import { drawWaiting } from '../../render/waiting.ts';

/** Opens an invitation of ada to bo, with the person who presses a button of it. */
async function invitation(options: object = {}) {
  const bot = await openFeatureBot([duel]);
  const occupants = [
    { kind: 'person' as const, id: 'ada', name: 'Ada' },
    { kind: 'invited' as const, id: 'bo', name: 'Bo' },
  ];
  const { id } = (await open(bot.context, { game: duel, occupants, options })).table;
  const press = (who: string, kind: 'fair' | 'fairyes', start: 'match' | 'even') =>
    bot.user(who).press({ kind, table: id, start }, { isPrivate: false });
  return { bot, id, press, read: async () => (await findTable(bot.context, id)).table };
}

test('starts two games with swapped seats after one press of each player', async () => {
  const { press, read } = await invitation();
  expect((await press('ada', 'fair', 'match')).refused).toBe('notInvited');
  await press('bo', 'fair', 'match');
  expect(await read()).toMatchObject({
    status: 'open',
    features: { wish: { seat: 1, start: 'match' } },
    pings: { notices: [{ about: 'wish', seats: [0] }] },
  });
  expect((await press('bo', 'fairyes', 'match')).refused).toBe('notHost');
  await press('ada', 'fairyes', 'match');
  expect(await read()).toMatchObject({
    status: 'playing',
    seats: [{ id: 'ada' }, { id: 'bo' }],
    features: { match: { next: expect.any(String) } },
    pings: { notices: expect.arrayContaining([expect.objectContaining({ about: 'begins', seats: [1] })]) },
  });
});

test('starts evenly after one press of each player, and forgets the question', async () => {
  const { press, read } = await invitation();
  await press('bo', 'fair', 'even');
  expect((await press('ada', 'fairyes', 'match')).refused).toBe('stale');
  await press('ada', 'fairyes', 'even');
  const table = await read();
  expect(table).toMatchObject({ status: 'playing', options: { start: 'fair' } });
  expect(table.features.wish).toBeUndefined();
});

test('keeps the document’s start if the invited player accepts', async () => {
  const { bot, id, press, read } = await invitation();
  await press('bo', 'fair', 'even');
  await bot.user('bo').press({ kind: 'join', table: id });
  const table = await read();
  expect(table.status).toBe('playing');
  expect(table.options).not.toMatchObject({ start: 'fair' });
  expect(table.features.wish).toBeUndefined();
});

test('shows the invited player both starts, and then the host the one that was asked for', async () => {
  const { bot, id, press } = await invitation();
  const rows = async () => JSON.stringify(drawWaiting(await findTable(bot.context, id)).components);
  expect(await rows()).toMatch(/Accept.*Decline.*Two games, seats swapped.*Fair start/);
  await press('bo', 'fair', 'even');
  expect(await rows()).toMatch(/Accept.*Decline.*Agree: Fair start/);
  expect(await rows()).not.toContain('seats swapped');
});

test('explains the start to both, with its numbers and the name of the host', async () => {
  const { bot, id, press } = await invitation();
  const { text } = await press('bo', 'fair', 'even');
  expect(text).toContain('I’ve asked Ada: Fair start: the second player has 3 mana and 4 cards.');
  await bot.settle(await findTable(bot.context, id));
  expect(bot.rest.sent.map((sent) => sent.text).join('\n')).toContain(
    'would like a different start. Fair start: the second player has 3 mana and 4 cards. Do you agree?',
  );
});

test('deletes the question once the host has agreed, or the invited player has accepted', async () => {
  for (const answer of ['agree', 'accept']) {
    const { bot, id, press } = await invitation();
    await press('bo', 'fair', 'even');
    await bot.settle(await findTable(bot.context, id));
    expect((await findTable(bot.context, id)).table.pings.sent).toMatchObject([{ about: 'wish' }]);
    await (answer === 'agree' ? press('ada', 'fairyes', 'even') : bot.user('bo').press({ kind: 'join', table: id }));
    await bot.settle(await findTable(bot.context, id));
    expect((await findTable(bot.context, id)).table.pings.sent.filter(({ about }) => about === 'wish')).toEqual([]);
    expect(bot.rest.requests.filter((line) => line.startsWith('DELETE'))).not.toEqual([]);
  }
});

test('offers nothing if the start is already fair', async () => {
  const { press } = await invitation({ start: 'fair' });
  expect((await press('bo', 'fair', 'match')).refused).toBe('stale');
});
