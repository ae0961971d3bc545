import { expect, test } from 'vitest';
import { testContext } from '../../../tests/context.ts';
import { openTournament } from './enter.ts';
import { tournamentKind } from './record.ts';
import { postpone, saveEvent } from './rounds.ts';
import { beatenCountsWithLast } from './tournament.ts';

test.each([
  [2, [0], [0, 1]],
  [4, [3], [2, 2, 2, 0]],
  [4, [0, 1], [0.5, 0.5, 2.5, 2.5]],
  [3, [0, 1, 2], [1, 1, 1]],
])('counts the seats beaten of %i if %j are last', (seats, last, counts) => {
  expect(beatenCountsWithLast(seats, last)).toEqual(counts);
});

test('postpones a tournament at most to its next deadline, and stores its event', async () => {
  let now = 1000;
  const context = { ...(await testContext()), now: () => now };
  const terms = { format: 'robin' as const, organiser: 'org', rules: {}, rated: false, roundTime: 1000 };
  const opened = await openTournament(context, { guild: 'g', channel: 'c', language: 'en', game: 'noughts', ...terms });
  const id = 'id' in opened ? opened.id : '';
  const read = async () => (await context.storage.store(tournamentKind).get(id))!;
  const { lapsesAt } = await read();
  await postpone(context, id, now + 5);
  expect((await read()).at).toBe(now + 5);
  await postpone(context, id, lapsesAt + 5);
  expect((await read()).at).toBe(lapsesAt);
  now += 7;
  await saveEvent(context, id, 'event');
  expect(await read()).toMatchObject({ event: 'event', at: now });
  await saveEvent(context, id, undefined);
  expect(await read()).not.toHaveProperty('event');
  await postpone(context, 'another', 5);
  expect(await context.storage.store(tournamentKind).get('another')).toBeUndefined();
});
