import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { makePoint, parsePoint } from '../rules/grid.ts';
import { routesOf } from '../rules/match/routes.ts';
import type { State } from '../state.ts';
import { on, type Role, stage } from '../testing/stage.ts';
import { destinations } from './walking.ts';

const point = (name: string) => parsePoint(name)!;
const item = (gadget: string) => ({ gadget, usages: null });

/** Returns the destinations of agent A in the order of the menu, as `rank label @field`. */
function offered(rows: string[], roles: readonly Role[], change: (state: State) => void = () => {}): string[] {
  const draft = stage(rows, roles);
  change(draft.state);
  const actor = on(draft, 0);
  return destinations(draft.state, actor, routesOf(draft.state, actor))
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ rank, places }) =>
      places().map(({ at, label }) => `${rank} ${say(label(['Ada', 'Bo']), 'en')} @${makePoint(at)}`),
    );
}

const ROOM = ['.....', '.....', '.....'];
const own = { at: 'A1', faction: 0 } as const;

test('offers nothing to guests', () => {
  expect(offered(['.$', '..'], [{ at: 'A1', faction: 'neutral' as never }])).toEqual([]);
});

test('offers safes whose combination is known and that were not opened', () => {
  const safes = (combinations: number[], opened: number[]) =>
    offered(['.$.', '..$'], [own], ({ sides }) => Object.assign(sides[0], { combinations, opened }));
  expect(safes([], [])).toEqual([]);
  expect(safes([1, 2], [])).toEqual(['1 To safe 1 @B1', '1 To safe 2 @C2']);
  expect(safes([1, 2], [1])).toEqual(['1 To safe 2 @C2']);
});

test('offers roulette tables with chips', () => {
  const tables = (change: object) =>
    offered(['.@', '..'], [own], ({ board }) => Object.assign(board.tables[0]!, change));
  expect(tables({})).toEqual(['4 To the roulette table at B1 @B1']);
  expect([tables({ chips: 0 }), tables({ destroyed: true })]).toEqual([[], []]);
});

test.each([
  [100, '5 To the cocktail at C1 @C1'],
  [70, '5 To the cocktail at C1 @C1'],
  [69, '2.5 To the cocktail at C1 @C1'],
])('offers cocktails, with %i life earlier or later', (hp, expected) => {
  const shown = offered(ROOM, [{ ...own, hp }], ({ board }) => {
    board.cocktails.push({ at: point('C1'), poisonedBy: [] } as never);
  });
  expect(shown).toEqual([expected]);
});

test.each([
  [100, 'A1', []],
  [99, 'A1', ['8 To the bar seat at C1 @C1']],
  [40, 'A1', ['8 To the bar seat at C1 @C1']],
  [39, 'A1', ['1.5 To the bar seat at C1 @C1']],
  [39, 'C1', []],
])('offers free bar seats to a hurt agent: %i life at %s', (hp, at, expected) => {
  const seats = ['.._', '.._'];
  expect(
    offered(seats, [
      { ...own, at, hp },
      { at: 'C2', faction: 0 },
    ]),
  ).toEqual(expected);
});

test('offers the cat only to the agent with the collar, first', () => {
  const cat = (carries: string[]) =>
    offered(ROOM, [{ ...own, carries }], (state) => Object.assign(state, { cat: point('E1') }));
  expect([cat([]), cat(['DIAMOND_COLLAR'])]).toEqual([[], ['0 To the cat @E1']]);
  expect(offered(ROOM, [own])).toEqual([]);
});

test('offers the collar first, and other lying items later, by their names', () => {
  const shown = offered(ROOM, [own], ({ board }) => {
    board.lying.push({ at: point('B3'), item: item('ROCKET_PEN') }, { at: point('C3'), item: item('DIAMOND_COLLAR') });
  });
  expect(shown).toEqual(['0 Pick up the diamond collar at C3 @C3', '3.5 Pick up the rocket pen at B3 @B3']);
});

test('offers known guests before strangers, and people without secrets last, but no own agents', () => {
  const roles = [
    own,
    { at: 'B1', faction: 0 },
    ...['A3', 'B3', 'C3', 'D3'].map((at) => ({ at, faction: 1 })),
  ] as Role[];
  const shown = offered(ROOM, roles, ({ sides }) => {
    sides[0].secrets = [4];
    sides[0].notes = [
      { person: 3, note: 'guest' },
      { person: 5, note: 'enemy' },
    ];
  });
  expect(shown.map((one) => `${one[0]} ${one.slice(-2)}`)).toEqual(['2 B3', '3 A3', '6 C3', '6 D3']);
});

test('offers fireplaces to wet agents who are not next to one, and with a mothball pouch', () => {
  const hearth = ['....^', '.....'];
  const wet = ['CLAMMY_CLOTHES'] as const;
  const shown = (role: Partial<Role>) => offered(hearth, [{ ...own, ...role }]);
  expect(shown({})).toEqual([]);
  expect(shown({ has: wet })).toEqual(['1.8 To the fireplace at E1 @E1']);
  expect(shown({ has: wet, at: 'D1' })).toEqual([]);
  expect(shown({ carries: ['MOTHBALL_POUCH'], at: 'D1' })).toEqual(['9 To the fireplace at E1 @E1']);
});

test('offers the nearest free field out of the fog within reach', () => {
  const foggy = (bp: number, fog: string[], others: readonly Role[] = []) =>
    offered(['.....'], [{ ...own, bp }, ...others], ({ board }) => {
      board.fog.push(...(fog.map((at) => ({ at: point(at), until: 9 })) as never[]));
    }).filter((one) => one.includes('fog'));
  expect(foggy(2, ['A1'])).toEqual(['0.5 Out of the fog @B1']);
  expect(foggy(2, ['A1'], [{ at: 'B1', faction: 0 }])).toEqual(['0.5 Out of the fog @C1']);
  expect(foggy(2, ['A1', 'B1'])).toEqual(['0.5 Out of the fog @C1']);
  expect(foggy(2, ['A1', 'B1', 'C1'])).toEqual([]);
  expect(foggy(1, ['A1', 'B1'])).toEqual([]);
  expect(foggy(3, ['B1'])).toEqual([]);
});
