import { beforeEach, expect, test } from 'vitest';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { patternsAt } from '../moderation/patterns.ts';

let now = 0;
let context: Context;
beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  context = { ...(await testContext()), now: () => now };
});

/** Ends a game before its first move. */
async function unplayed(request = {}): Promise<string> {
  const { id } = (await open(context, request)).table;
  await resign(context, id, 'ada');
  now += 1000;
  return id;
}

test('lists the rated games of a server of the last week, oldest first', async () => {
  const ids = [await unplayed(), await unplayed()];
  expect(await patternsAt(context, 'g')).toEqual([]);
  ids.push(await unplayed());
  const [pattern, ...others] = await patternsAt(context, 'g');
  expect(pattern).toMatchObject({ kind: 'unplayed', game: 'noughts', players: ['ada', 'bo'] });
  expect([pattern?.games.map(({ id }) => id), others]).toEqual([ids, []]);
  expect(await patternsAt(context, 'h')).toEqual([]);
  now += 7 * DAY_MS - 3000;
  expect(await patternsAt(context, 'g')).toEqual([]);
});

test('ignores unrated games and games with one user in both seats', async () => {
  for (let count = 0; count < 3; count++) {
    await unplayed({ rated: false });
    await unplayed({ occupants: [person('ada'), person('ada')], place: locationIn('d') });
  }
  expect(await patternsAt(context, 'g')).toEqual([]);
});
