import { duel } from '@longtable/duel';
import { dungeon } from '@longtable/dungeon';
import { farmland } from '@longtable/farmland';
import type { AnyGame } from '@longtable/kit';
import { runa } from '@longtable/runa';
import { spy } from '@longtable/spy';
import { defaultConfig } from '@longtable/spy/rules/config';
import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { textOf } from '../../render/message.ts';
import { drawWaiting } from '../../render/waiting.ts';
import { joinTable } from './seats.ts';

/** Start values of each game from its specification. */
const STARTS: readonly { readonly game: AnyGame; readonly start: (state: never) => unknown; readonly is: unknown }[] = [
  {
    game: farmland,
    start: ({ teams }: { teams: { lp: number }[] }) => teams.map(({ lp }) => lp),
    is: [8000, 8000],
  },
  {
    game: duel,
    // The first player has drawn a card.
    start: ({ sides }: { sides: { mana: number; hand: unknown[] }[] }) => [
      ...sides.map(({ hand }) => hand.length),
      sides[1]?.mana,
    ],
    is: [4, 3, 0],
  },
  {
    game: spy,
    start: ({ config }: { config: object }) => config,
    is: defaultConfig,
  },
];

const opponents = {
  'an accepted invitation': { kind: 'invited', id: 'bo' },
  'another player': { kind: 'person', id: 'bo' },
  'a computer': { kind: 'computer' },
} as const;

test.each(
  STARTS.flatMap((start) =>
    Object.keys(opponents).map((other) => ({ ...start, other: other as keyof typeof opponents })),
  ),
)('starts $game.id against $other as its document says', async ({ game, start, is, other }) => {
  const context = await testContext([game]);
  const opponent = opponents[other];
  const level = game.computers?.levels[0]?.id ?? '';
  const occupants: SeatOccupant[] = [person('ada'), opponent.kind === 'computer' ? { ...opponent, level } : opponent];
  const opened = await open(context, { game, occupants });
  const begun = opponent.kind === 'invited' ? await joinTable(context, opened.table.id, 'bo') : opened;
  expect(start(begun.table.state as never)).toEqual(is);
});

test.each([dungeon, runa])('starts $id without options', async (game) => {
  const context = await testContext([game as AnyGame]);
  expect((await open(context, { game, occupants: [person('ada')] })).table.options).toEqual({});
});

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
