import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import type { AnyGame } from '@longtable/kit';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { textOf } from '../../render/message.ts';
import { drawWaiting } from '../../render/waiting.ts';

test.each([
  { game: duel, options: { start: 'fair' }, says: 'Fair start: the second player has 3 mana and 4 cards' },
  { game: farmland, options: { start: 'fair' }, says: 'Fair start: the starting player has 12000 life points' },
  { game: spy, options: { length: 'quick' }, says: 'Quick (5 rounds, then everyone is thrown out' },
  { game: duel, options: {}, says: 'Original (no mana, 3 cards each)' },
])('names the start of $game.id with its numbers in the invitation: $says', async ({ game, options, says }) => {
  const context = await testContext([game as AnyGame]);
  const occupants: SeatOccupant[] = [person('ada'), { kind: 'invited', id: 'bo' }];
  expect(textOf(drawWaiting(await open(context, { game, options, occupants, location: locationIn('c') })))).toContain(
    says,
  );
});
