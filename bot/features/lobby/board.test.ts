import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { open, testContext } from '../../../tests/context.ts';
import { parseId } from '../../../tests/ids.ts';
import { named } from '../../../tests/noughts-table.ts';
import { drawBoard } from '../../render/board.ts';
import { textOf } from '../../render/message.ts';
import { FEATURES } from '../index.ts';

const OPEN: SeatOccupant = { kind: 'open' };

/** Draws the challenge of these players in the lobby. Returns its text, and its buttons by the kinds of their ids and their labels. */
async function challenge(...seats: SeatOccupant[]) {
  const { table } = await open(await testContext());
  const { location, times } = table;
  const changed = { location: { ...location, lobby: 'c' }, times: { ...times, lapsesAt: 5_000_000 } };
  const drawn = drawBoard({
    features: FEATURES,
    game: noughts,
    table: { ...table, status: 'open', seats, ...changed },
  });
  const buttons = [...JSON.stringify(drawn.components).matchAll(/"custom_id":"(.*?)","label":"(.*?)"/g)];
  return { text: textOf(drawn), buttons: buttons.map(([, id = '', label]) => `${parseId(id)?.kind} ${label}`) };
}

test('lists the players of a game for more, who can leave and start it', async () => {
  const more = await challenge(named('Ada'), named('Bo'), OPEN);
  expect(more.text).toContain('Ada – Bo');
  expect(more.buttons).toContain('leave Leave');
  expect((await challenge(named('Ada'), OPEN)).text).not.toContain(' – ');
});
