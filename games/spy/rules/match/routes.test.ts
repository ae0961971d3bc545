import { expect, test } from 'vitest';
import { on, stage } from '../../testing/stage.ts';
import { makePoint, parsePoint } from '../grid.ts';
import { waysOf, wayTo } from './routes.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };
const present = (draft: ReturnType<typeof stage>, id: number) => on(draft, id) as Parameters<typeof wayTo>[1];

test('a way goes around walls and people, and stops next to whoever stands at its end', () => {
  const { state } = stage(['...', '.#.', '...'], [{ at: 'A1' }, { at: 'B1' }, { at: 'C2' }]);
  const actor = state.people[0] as Parameters<typeof wayTo>[1];
  expect(wayTo(state, actor, at('C3')).map(makePoint)).toEqual(['A2', 'B3', 'C3']);
  expect(wayTo(state, actor, at('C2')).map(makePoint)).toEqual(['A2', 'B3']);
  expect(wayTo(state, actor, at('B1'))).toEqual([]);
});

test('the widest boards have ways from end to end', () => {
  const draft = stage(['.'.repeat(702), `${'#'.repeat(701)}.`, '.'.repeat(702)], [{ at: 'A1' }]);
  const ways = waysOf(draft.state, present(draft, 0));
  expect(ways.length(at('ZZ1'))).toBe(701);
  expect(ways.length(at('A3'))).toBe(1402);
});

test('who has moved has other ways', () => {
  const draft = stage(['....'], [{ at: 'A1' }]);
  expect(waysOf(draft.state, present(draft, 0)).length(at('D1'))).toBe(3);
  const people = draft.state.people.map((person) => ({ ...person, at: at('B1') }));
  expect(waysOf({ ...draft.state, people }, people[0] as Parameters<typeof wayTo>[1]).length(at('D1'))).toBe(2);
});
