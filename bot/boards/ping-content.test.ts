import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { Notice } from '../../storage/records/table.ts';
import { loaded, open, testContext } from '../../tests/context.ts';
import { playLine } from '../host/actions/move.ts';
import { pingContentOf } from './ping-content.ts';

test('tells the news in the ping of a turn, and not again in its reminder', async () => {
  const context = await testContext([noughts]);
  const { id } = (await open(context, { game: noughts })).table;
  const table = loaded(await playLine(context, id, { person: 'ada' }, 'a1'));
  const contentOf = (about: Notice['about']) => pingContentOf(table, { about, seats: [1] } as Notice, [1]).content;
  expect(contentOf('turn')).toMatch(/^> /);
  expect(contentOf('reminder')).not.toMatch(/^> /);
});
