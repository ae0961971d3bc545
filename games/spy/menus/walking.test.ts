import { say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { makePoint, parsePoint } from '../rules/grid.ts';
import { routesOf } from '../rules/match/routes.ts';
import type { State } from '../state.ts';
import { on, type Role, stage } from '../testing/stage.ts';
import { destinations } from './walking.ts';

const point = (name: string) => parsePoint(name)!;
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

test('offers safes whose combination is known and that were not opened', () => {
  const safes = (combinations: number[], opened: number[]) =>
    offered(['.$.', '..$'], [own], ({ sides }) => Object.assign(sides[0], { combinations, opened }));
  expect(safes([], [])).toEqual([]);
  expect(safes([1, 2], [])).toEqual(['1 To safe 1 @B1', '1 To safe 2 @C2']);
  expect(safes([1, 2], [1])).toEqual(['1 To safe 2 @C2']);
});

test('offers the cat only to the agent with the collar, first', () => {
  const cat = (carries: string[]) =>
    offered(ROOM, [{ ...own, carries }], (state) => Object.assign(state, { cat: point('E1') }));
  expect([cat([]), cat(['DIAMOND_COLLAR'])]).toEqual([[], ['0 To the cat @E1']]);
  expect(offered(ROOM, [own])).toEqual([]);
});

test('offers fireplaces to wet agents who are not next to one, and with a mothball pouch', () => {
  const hearth = ['....^', '.....'];
  const wet = ['CLAMMY_CLOTHES'] as const;
  const shown = (role: Partial<Role>) => offered(hearth, [{ ...own, ...role }]);
  expect(shown({})).toEqual([]);
  expect(shown({ has: wet })).toEqual(['1.8 To the fireplace at E1 @E1']);
  expect(shown({ has: ['CONSTANT_CLAMMY_CLOTHES', 'CLAMMY_CLOTHES'] })).toEqual([]);
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
