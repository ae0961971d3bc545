import { expect, test } from 'vitest';
import { on, stage } from '../../testing/stage.ts';
import { makePoint, parsePoint } from '../grid.ts';
import { routesOf, routeTo } from './routes.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };
const present = (draft: ReturnType<typeof stage>, id: number) => on(draft, id) as Parameters<typeof routeTo>[1];

test('routes around walls and people and stops next to an occupied end', () => {
  const { state } = stage(['...', '.#.', '...'], [{ at: 'A1' }, { at: 'B1' }, { at: 'C2' }]);
  const actor = state.people[0] as Parameters<typeof routeTo>[1];
  expect(routeTo(state, actor, at('C3')).map(makePoint)).toEqual(['A2', 'B3', 'C3']);
  expect(routeTo(state, actor, at('C2')).map(makePoint)).toEqual(['A2', 'B3']);
  expect(routeTo(state, actor, at('B1'))).toEqual([]);
});

test('counts the movement points of a route with swaps, and swaps as rarely as possible', () => {
  const routes = (drawing: string[], ...others: string[]) => {
    const draft = stage(drawing, [{ at: 'A1' }, ...others.map((name) => ({ at: name, faction: 'NPC' as const }))]);
    return routesOf(draft.state, present(draft, 0));
  };
  const detour = ['....', '.##.', '.##.', '....'];
  expect(routes(detour).length(at('D1'))).toBe(3);
  expect(routes(detour, 'B1').length(at('D1'))).toBe(3);
  expect(routes(detour, 'B1').to(at('D1')).map(makePoint)).toEqual(['B1', 'C1', 'D1']);
  const hall = ['.....', '.....', '#####'];
  expect(routes(hall, 'B1', 'B2').to(at('E1')).map(makePoint)).toHaveLength(4);
  const way = routes(hall, 'B1', 'B2', 'C1', 'D2').to(at('E1')).map(makePoint);
  expect(way).toEqual([expect.stringMatching(/^B/), 'C2', 'D1', 'E1']);
  expect(routes(hall, 'B1').to(at('E1')).map(makePoint)).not.toContain('B1');
});

test('finds routes across the widest boards', () => {
  const draft = stage(['.'.repeat(702), `${'#'.repeat(701)}.`, '.'.repeat(702)], [{ at: 'A1' }]);
  const routes = routesOf(draft.state, present(draft, 0));
  expect(routes.length(at('ZZ1'))).toBe(701);
  expect(routes.length(at('A3'))).toBe(1402);
});
