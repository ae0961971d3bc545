import { describe, expect, test } from 'vitest';
import { adviceFor, resolveLevel } from './computers/levels.ts';
import { expectedResultsOf } from './computers/playouts.ts';
import type { AnyGame, Choice } from './game.ts';
import { type Puzzle, parseLines, positionOf, puzzleSeats } from './puzzle.ts';
import { RNG } from './rng.ts';
import { expandShortcut } from './shortcut.ts';
import { continueStory, eventsFor } from './story.ts';

/** A counter to ten: each seat in turn adds 1 to 3. Seat 0 begins, and the seat that reaches ten wins. */
interface Count {
  readonly sum: number;
  readonly turn: number;
}

const menus: Readonly<Record<string, readonly Choice[]>> = {
  '': [
    { line: 'add ', label: 'Add', final: false },
    { line: 'Pass', label: 'Pass', final: true },
  ],
  'add ': [1, 2, 3].map((by) => ({ line: `add ${by}`, label: `${by}`, final: true })),
};

const counter = {
  turn: ({ sum, turn }: Count) => (sum >= 10 ? [] : [turn]),
  choices: (_: Count, __: number, partial: string) => menus[partial] ?? [],
  setup: () => ({ state: { sum: 0, turn: 0 }, events: [] }),
  play: ({ sum, turn }: Count, seat: number, line: string) => {
    const by = /^add ([1-3])$/.exec(line)?.[1] ?? (line === 'Pass' ? 0 : undefined);
    if (by === undefined || seat !== turn || sum >= 10) return { refused: { code: 'no', sentence: 'No.' } };
    return { state: { sum: sum + Number(by), turn: 1 - turn }, events: [] };
  },
  result: ({ sum, turn }: Count) => (sum >= 10 ? { winners: [1 - turn] } : undefined),
  computers: {
    levels: [{ id: 'low' }, { id: 'middle' }, { id: 'high' }],
    line: (_: Count, __: number, level: string) => (level === 'low' ? 'add 1' : 'add 3'),
  },
} as unknown as AnyGame;

const start: Count = { sum: 0, turn: 0 };

describe('a shortcut', () => {
  const expanded = (next: (state: Count, before: Count) => object, from = start, turn?: () => number[]) => {
    const shortcuts = { next: (state: Count, _: number, __: string, before: Count) => next(state, before) };
    const free = { ...counter, shortcuts, ...(turn && { turn }) } as AnyGame;
    return expandShortcut(free, from, 0, '>all');
  };

  test('plays while it is the turn of its seat', () => {
    expect(expanded(() => ({ line: 'add 1' }))).toEqual({ lines: ['add 1'] });
    expect(expanded(() => ({ line: 'add 1' }), { sum: 0, turn: 1 })).toEqual({ lines: [] });
  });

  test('stops with its reason, or with that of a refusal', () => {
    expect(expanded(() => ({ stopped: 'Enough.' }))).toEqual({ lines: [], stopped: 'Enough.' });
    expect(expanded(() => ({ line: 'jump' }))).toEqual({ lines: [], stopped: 'No.', refused: 'jump' });
    const { shortcuts: _, ...plain } = counter;
    expect(expandShortcut(plain as AnyGame, start, 0, '>all')).toEqual({ lines: [] });
  });
});

describe('computers', () => {
  test('advise with their hint, else with the middle level', () => {
    const rng = RNG.seeded(1);
    expect(adviceFor(counter, start, 0, rng)).toEqual({ line: 'add 3' });
    const hinting = { ...counter, computers: { ...counter.computers!, hint: () => ({ line: 'add 2' }) } };
    expect(adviceFor(hinting, start, 0, rng)).toEqual({ line: 'add 2' });
    const { computers: _, ...alone } = counter;
    expect(adviceFor(alone, start, 0, rng)).toBeUndefined();
  });

  test('mix two levels by position, always the same for the same one', () => {
    const named = (id: string) => ({ id, name: id, about: id });
    const mixed = (share: number) => [named('a'), { ...named('m'), mix: { of: 'b', else: 'a', share } }];
    const levels = (share: number) => Array.from({ length: 400 }, (_, at) => resolveLevel(mixed(share), 'm', () => at));
    expect(resolveLevel(mixed(1), 'a', () => 1)).toBe('a');
    expect([new Set(levels(0)), new Set(levels(1))]).toEqual([new Set(['a']), new Set(['b'])]);
    const share = levels(0.25).filter((level) => level === 'b').length / 400;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
    expect(levels(0.25)).toEqual(levels(0.25));
  });
});

describe('expected results', () => {
  const expected = (state: Count, more: object = {}, game = counter) =>
    expectedResultsOf(game, state, 0, { seats: 2, max: 4, seed: 1, ...more });

  test('are those of the end of a finished game', () => {
    expect(expected({ sum: 10, turn: 0 })).toEqual([0, 1]);
    expect(expected({ sum: 10, turn: 1 })).toEqual([1, 0]);
    const drawn = { ...counter, result: () => ({ winners: [] }) } as AnyGame;
    expect(expected({ sum: 10, turn: 1 }, {}, drawn)).toEqual([0.5, 0.5]);
    const shared = { ...counter, result: () => ({ winners: [0, 1] }) } as AnyGame;
    expect(expected({ sum: 10, turn: 1 }, {}, shared)).toEqual([0.5, 0.5]);
    const solo = { ...counter, solo: { value: ({ sum }: Count) => sum / 20 } } as AnyGame;
    expect(expected({ sum: 10, turn: 1 }, {}, solo)).toEqual([0.5]);
  });

  test('are those after the compared line; a refused one changes nothing', () => {
    expect(expected({ sum: 9, turn: 0 }, { line: 'add 1' })).toEqual([1, 0]);
    expect(expected({ sum: 9, turn: 1 }, { line: 'add 1' })[1]).toBeGreaterThan(0);
  });

  test('are means of as many playouts as asked, over the guessed worlds', () => {
    let asked: number[] = [];
    const hidden = {
      ...counter,
      worlds: (_: Count, seat: number, count: number) => {
        asked = [seat, count];
        return [
          { sum: 10, turn: 0 },
          { sum: 10, turn: 1 },
        ];
      },
    } as AnyGame;
    expect(expected(start, {}, hidden)).toEqual([0.5, 0.5]);
    expect(asked).toEqual([0, 8]);
    expect(expected(start, { max: 1, seed: 3 }, hidden)).toEqual([1, 0]);
  });
});

describe('stories', () => {
  const batch = (to: number | 'open' | 'spectator', begins: boolean, ...names: string[]) => ({
    kind: 'telling' as const,
    to,
    begins,
    events: names.map((name) => ({ kind: name })),
  });
  const plain = { kind: 'plain' };

  test('have the batches of their reader', () => {
    const batches = [batch(0, true, 'a'), batch(1, true, 'b'), batch('open', true, 'c'), batch(0, false, 'd')];
    const kinds = (more: object) =>
      eventsFor(batches, { viewer: 0, language: 'en', names: [], ...more }).map(({ kind }) => kind);
    expect([kinds({}), kinds({ viewer: 1 }), kinds({ open: true }), kinds({ viewer: 'spectator' })]).toEqual([
      ['a', 'd'],
      ['b'],
      ['c'],
      [],
    ]);
  });

  test('go on, or begin again for the viewer of the batch', () => {
    const old = [plain, batch(0, true, 'a'), batch(1, true, 'b')];
    const next = batch(0, false, 'c');
    expect(continueStory(old, [next])).toEqual([...old, next]);
    const fresh = batch(0, true, 'c');
    expect(continueStory(old, [fresh])).toEqual([plain, batch(1, true, 'b'), fresh]);
    expect(continueStory(old, [fresh], 0)).toEqual([...old, fresh]);
    expect(continueStory(old, [fresh], 1)).toEqual([plain, batch(1, true, 'b'), fresh]);
  });
});

const PUZZLE: Puzzle = {
  ...{ id: 'count', goal: 'win', options: {}, seed: 1 },
  ...{ seat: 0, lines: [], answer: [], rating: 1000 },
};

test('a puzzle has the game’s smallest table, or a larger one if its lines need it', () => {
  const [own, others] = [
    { seat: 0, lines: [] },
    { seat: 0, lines: parseLines('0a;3b') },
  ];
  const seatsOf = (min: number) => [own, others].map((puzzle) => puzzleSeats({ seats: { min } }, puzzle));
  expect([seatsOf(1), seatsOf(3), seatsOf(5)]).toEqual([
    [1, 4],
    [3, 4],
    [5, 5],
  ]);
  const setup = (_: unknown, __: unknown, seats: number) => ({ state: seats, events: [] });
  expect(positionOf<number>({ seats: { min: 3 }, setup, play: () => setup({}, 0, 0) }, { ...PUZZLE, ...own })).toBe(3);
});

test('the position of a puzzle follows its lines and those of the solver', () => {
  const puzzle = { ...PUZZLE, lines: parseLines('0add 3;1add 2') };
  expect(positionOf(counter, puzzle)).toEqual({ sum: 5, turn: 0 });
  expect(positionOf(counter, puzzle, ['add 1'])).toEqual({ sum: 6, turn: 1 });
  expect(() => positionOf(counter, puzzle, ['jump'])).toThrow('refused (no): jump');
});
