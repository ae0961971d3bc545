import type { AnyGame, Choice } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { open, person, resultOrCode, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { checkLine, choicesFor, menuFor } from './menu.ts';

let table: Table;
beforeAll(async () => {
  ({ table } = await open(await testContext()));
});

const choice = (line: string, more: Partial<Choice> & { replaces?: string[] } = {}) =>
  ({ line, label: line, final: true, ...more }) as Choice;
const button = (line: string) => choice(line);
const listed = (line: string, under: string) => choice(line, { under });

/** Returns a game with choices, and shortcuts if given. The seat and the partial line must be 1 and `go`. */
function gameOf(choices: Choice[], shortcuts?: Choice[]): AnyGame {
  const given = (list: Choice[]) => (state: unknown, seat: number, partial: string) =>
    state === table.state && seat === 1 && partial === 'go' ? list : [];
  return {
    ...noughts,
    choices: given(choices),
    ...(shortcuts && { shortcuts: { choices: given(shortcuts) } }),
  } as unknown as AnyGame;
}

const linesOf = (game: AnyGame, change: Partial<Table> = {}) =>
  menuFor({ features: FEATURES, table: { ...table, ...change }, game }, 1, 'go').map(({ line }) => line);

test.each([
  ['no shortcuts', [button('a'), listed('b', 'B')], undefined, 'a b'],
  ['shortcut buttons come first', [button('a'), listed('b', 'B')], [button('s')], 's a b'],
  ['shortcut lists come before other lists', [button('a'), listed('b', 'B')], [listed('s', 'S')], 'a s b'],
  ['buttons after lists stay there', [button('a'), listed('b', 'B'), button('c')], [button('s')], 's a b c'],
  ['only buttons', [button('a'), button('b')], [listed('t', 'S'), button('s')], 's a b t'],
  ['only lists', [listed('a', 'A')], [listed('t', 'S'), button('s')], 's t a'],
  [
    'a shared list keeps its place',
    [button('a'), listed('b', 'B'), listed('c', 'C'), listed('d', 'B'), listed('e', 'C')],
    [listed('s', 'C'), listed('t', 'T'), listed('u', 'C'), listed('v', 'B')],
    'a t v b s u c d e',
  ],
  [
    'replaced choices are omitted',
    [button('a'), button('b'), listed('c', 'C')],
    [choice('s', { replaces: ['a', 'c'] }), button('t')],
    's t b',
  ],
] as const)('orders the choices of a menu: %s', (_, choices, shortcuts, lines) => {
  expect(linesOf(gameOf([...choices], shortcuts && [...shortcuts])).join(' ')).toBe(lines);
});

test('offers no shortcuts at a guided table', () => {
  const game = gameOf([button('a')], [button('s')]);
  expect(linesOf(game, { terms: { shuffleSeats: false, guided: true } })).toEqual(['a']);
});

test.each([
  ['between people', {}, ['a'], 'ratedAlone'],
  ['between people who agreed', { terms: { help: true } }, ['a', 'hint'], undefined],
  ['alone', { seats: [person('ada'), { kind: 'computer', level: 'x' }] }, ['a', 'hint'], undefined],
  ['in a daily', { features: { daily: { day: '2026-01-01' } }, seats: [person('ada')] }, ['a'], 'dailyAlone'],
  ['in a puzzle', { features: { puzzle: { id: 'p' } }, seats: [person('ada')] }, ['a'], 'puzzleAlone'],
] as const)('offers and accepts hints only where they are allowed: %s', (_, change, lines, code) => {
  const game = gameOf([button('a'), choice('hint', { help: true })]);
  const changed = { features: FEATURES, table: { ...table, ...change } as Table, game };
  expect(choicesFor(changed, 1, 'go').map(({ line }) => line)).toEqual(lines);
  const helping = {
    ...game,
    choices: (_state: unknown, seat: number) => (seat === 1 ? [button('a'), choice('hint', { help: true })] : []),
  } as AnyGame;
  const objection = (line: string) => resultOrCode(() => checkLine({ ...changed, game: helping }, 1, line));
  expect([objection('hint'), objection('a')]).toEqual([code, undefined]);
});
