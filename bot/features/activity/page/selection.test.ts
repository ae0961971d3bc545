import type { Scene } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { TouchChoice } from '../messages.ts';
import { adviceOf, type Line, linesOf, listOf, meaningOf, reachOf, startsOf, tap } from './selection.ts';

const thing = (id: string, region: string, spot: string) => ({
  ...{ id, region, spot, kind: 'x', name: id, numbers: [], states: [], about: id },
});
const scene: Scene = {
  header: '',
  signs: {},
  regions: [
    { id: 'bar-1', kind: 'bar', label: 'Bo' },
    { id: 'field', kind: 'lanes', label: 'Field', columns: ['1', '2', '3'] },
  ],
  things: [thing('bo', 'bar-1', ''), thing('ant', 'field', '1'), thing('bee', 'field', '2')],
};
const choice = (line: string, things: readonly string[], more: Partial<TouchChoice> = {}): TouchChoice => ({
  ...{ line, label: line, final: true, things, ...more },
});
const lines = linesOf(
  [
    choice('attack bo', ['ant', 'bar-1/']),
    choice('attack bee', ['field/1', 'field/2'], { result: '3 → 1' }),
    { line: 'use ', label: 'Use', final: false, things: ['bee'], next: [choice('use here', ['bee', 'field/3'])] },
    choice('burn', ['bee'], { emphasis: 'costly' }),
    choice('end', []),
  ],
  scene,
);

test('lists complete lines, with the labels and things of the choices that lead to them', () => {
  expect(lines.map(({ line, label, keys }) => [line, label, keys])).toEqual([
    ['attack bo', 'attack bo', ['field/1', 'bo']],
    ['attack bee', 'attack bee', ['field/1', 'field/2']],
    ['use here', 'Use · use here', ['field/2', 'field/3']],
    ['burn', 'burn', ['field/2']],
    ['end', 'end', []],
  ]);
  expect(linesOf([{ line: 'name ', label: 'Name', final: false }], scene)).toEqual([]);
});

test('marks the places of usual lines if there are many others, and none of minor or costly lines', () => {
  const walks = Array.from({ length: 100 }, (_, at) => choice(`walk ${at}`, [`map/${at}`]));
  const step = choice('step', ['map/100'], { emphasis: 'usual' });
  const rest = choice('rest', ['map/101'], { emphasis: 'aside' });
  const burn = choice('burn', ['map/102'], { emphasis: 'costly' });
  const marked = (choices: readonly TouchChoice[]) => [...reachOf(linesOf(choices, scene))];
  expect(marked([...walks, step, rest, burn])).toEqual(['map/100']);
  expect(marked([...walks.slice(0, 2), step, rest, burn])).toEqual(['map/0', 'map/1', 'map/100']);
});

test('shows the targets of a touched thing, then what the line does', () => {
  const first = meaningOf(lines, ['field/1']);
  expect([...first.targets.keys()]).toEqual(['bo', 'field/2']);
  expect(first.targets.get('field/2')?.result).toBe('3 → 1');
  expect(first.preview).toBeUndefined();
  expect(meaningOf(lines, ['field/1', 'bo']).preview?.line).toBe('attack bo');
  expect(meaningOf(lines, []).matches).toEqual([]);
});

test('plays a usual line without a result with the first tap on its target', () => {
  const move = (to: string, more = {}) => choice(to, ['field/1', to], { emphasis: 'usual', ...more });
  const moves = linesOf(
    [move('field/3'), move('field/2', { result: '5/3' }), move('bo', { emphasis: 'aside' })],
    scene,
  );
  const second = (key: string) => tap(moves, ['field/1'], key).play?.line;
  expect([second('field/3'), second('field/2'), second('bo')]).toEqual(['field/3', undefined, undefined]);
});

test('advises the only usual choice about a thing', () => {
  const usual = (line: string, things: string[] = []) => choice(line, things, { emphasis: 'usual' });
  expect(adviceOf([usual('end'), usual('spy', ['bo']), choice('walk', ['ant'])])?.line).toBe('spy');
  expect(adviceOf([usual('spy', ['bo']), usual('open', ['ant'])])).toBeUndefined();
});

test('never plays a costly line by a tap', () => {
  const costly = lines.filter(({ line }) => line === 'burn') as Line[];
  const { touched } = tap(costly, [], 'field/2');
  expect(tap(costly, touched, 'field/2')).toEqual({ touched });
});

test('plays the complete line of several touched places, and follows their order', () => {
  const choice = (line: string, ...things: string[]) => ({ line, label: line, final: true, things });
  const [one, two, field] = ['hand/1', 'hand/2', 'field/1'] as const;
  const placing = linesOf(
    [choice('place 1', one, field), choice('place 1 2', one, two, field), choice('place 2 1', two, one, field)],
    undefined,
  ).map((line, at) => ({
    ...line,
    keys: [
      [one, field],
      [one, two, field],
      [two, one, field],
    ][at]!,
  }));
  const { targets } = meaningOf(placing, [one]);
  expect([targets.get(field)?.line, targets.get(two)]).toEqual(['place 1', undefined]);
  expect(tap(placing, [one, field], field).play?.line).toBe('place 1');
  expect(tap(placing, [two, one, field], field).play?.line).toBe('place 2 1');
});

test('lists the steps to many lines about a thing, then those of the open step', () => {
  const bet = (chips: number) => choice(`bet ${chips}`, ['ant'], { label: `Bet ${chips}` });
  const other = { line: 'bet ', label: 'Other bet…', final: false, next: [bet(1), bet(9)] };
  const named = (open?: string, ...choices: TouchChoice[]) =>
    listOf(linesOf(choices, scene), open).map((each) => (typeof each === 'string' ? each : each.line));
  const walks = [1, 2].map((to) => choice(`walk ${to}`, ['ant'], { under: 'Walk…' }));
  expect(named(undefined, bet(5), other)).toEqual(['bet 5', 'bet 1', 'bet 9']);
  expect(named(undefined, bet(5), other, ...walks)).toEqual(['bet 5', 'Other bet', 'Walk']);
  expect(named('Other bet', bet(5), other, ...walks)).toEqual(['bet 1', 'bet 9']);
});

test('plays the second of two equal cards with the lines of the first', () => {
  const card = (id: string, spot: string, name = id) => ({ ...thing(id, 'hand', spot), name });
  const hand = { id: 'hand', kind: 'hand', label: 'Hand', columns: ['1', '2', '3'] } as const;
  const things = [card('a', '1', 'Ant'), card('b', '2', 'Ant'), card('c', '3')];
  const held: Scene = { ...scene, regions: [...scene.regions, hand], things: [...scene.things, ...things] };
  const place = [
    choice('place 1', ['a', 'field/3']),
    choice('place 1 2', ['a', 'b', 'field/3']),
    choice('place 3', ['c']),
    choice('end', []),
  ];
  const playable = linesOf(place, held);
  expect([...startsOf(playable)]).toEqual(['hand/1', 'hand/3', 'hand/2']);
  expect(tap(playable, ['hand/2', 'field/3'], 'field/3').play?.line).toBe('place 1');
  expect(playable.map(({ keys }) => keys)).toContainEqual(['hand/1', 'hand/2', 'field/3']);
});
