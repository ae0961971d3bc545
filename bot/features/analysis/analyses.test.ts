import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import { type AnyGame, RNG, refuse, reseed, type Seat } from '@longtable/kit';
import { expectedResultsOf } from '@longtable/kit/computers/playouts';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test, vi } from 'vitest';
import { open, person, testContext, withResource } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { findTable } from '../../host/table/find.ts';
import type { GameRecord } from '../history/record.ts';
import { FEATURES } from '../index.ts';
import { analyse, analysisOf, tryFrom } from './analyse.ts';
import { analysisKind, dropOf, smooth, stopsOf } from './record.ts';

const lines = (seats: string) => [...seats].map((seat) => ({ seat: Number(seat) }));

test('groups consecutive moves of one seat into a turn, except in solo games', () => {
  expect(stopsOf(lines('0011101'))).toEqual([
    { move: 0, seat: 0, end: 2 },
    { move: 2, seat: 1, end: 5 },
    { move: 5, seat: 0, end: 6 },
    { move: 6, seat: 1, end: 7 },
  ]);
  expect(stopsOf(lines('000')).map(({ move }) => move)).toEqual([0, 1, 2]);
  expect(stopsOf(lines('01'.repeat(500)))).toHaveLength(36);
});

test('smooths the winning chances, but not those at the end', () => {
  const outlooks = [0.5, 0.9, 0.5, 1].map((share, move) => ({ move, outlook: [share] }));
  expect(smooth(outlooks).map(({ outlook: [share = 0] }) => Number(share.toFixed(3)))).toEqual([0.6, 0.7, 0.725, 1]);
});

test('limits the gain of a better move to the decrease of the curve in its turn', () => {
  const stops = stopsOf(lines('0101'));
  const outlooks = [0.5, 0.45, 0.9, 0.9].map((share, move) => ({ move, outlook: [share, 1 - share] }));
  expect(stops.map((stop) => Number(dropOf(stops, outlooks, stop).toFixed(2)))).toEqual([0.05, 0.45, 0, 0]);
});

test('expects a win in a winning position, and the same chances in the same position', () => {
  const begun = duel.setup(duel.options.parse({}), 7, 2);
  if (begun.refused) throw new Error('refused');
  const dying = structuredClone(begun.state);
  dying.sides[1].life = 1;
  dying.sides[1].hand = [];
  const playouts = { seats: 2, max: 8, seed: 1 };
  const [chance = 0, other = 0] = expectedResultsOf(duel, dying, 0, playouts);
  expect(chance).toBeGreaterThan(0.7);
  expect(chance + other).toBeCloseTo(1);
  expect(expectedResultsOf(duel, dying, 0, playouts)).toEqual([chance, other]);
});

test('splits a draw evenly among the players', () => {
  const drawn = { ...auction, turn: () => [], result: () => ({ winners: [] }) };
  expect(expectedResultsOf(drawn, {}, 0, { seats: 4, max: 1, seed: 1 })).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test('compares lines with the same playouts, of which a longer list has more', () => {
  const begun = noughts.setup({}, 1, 2);
  if (begun.refused) throw new Error('refused');
  const moved = noughts.play(begun.state, 0, 'b2');
  if (moved.refused) throw new Error('refused');
  const playouts = { seats: 2, max: 8, seed: 1 };
  expect(expectedResultsOf(noughts, begun.state, 0, { ...playouts, line: 'b2' })).toEqual(
    expectedResultsOf(noughts, moved.state, 0, playouts),
  );
  for (const game of [duel, farmland] as AnyGame[]) {
    const table = game.setup(game.options.parse({}), 7, 2);
    if (table.refused) throw new Error('refused');
    const guesses = game.worlds?.(table.state, 0, 12) ?? [];
    expect(guesses).toHaveLength(12);
    expect(game.worlds?.(table.state, 0)).toEqual(guesses.slice(0, 6));
  }
});

test("values a bet by its odds, independently of the table's seed", () => {
  const bet: AnyGame = {
    ...auction,
    turn: ({ won }) => (won === undefined ? [0] : []),
    play: (state) => ({ state: { ...state, won: new RNG(state.random).below(10) < 6 }, events: [] }),
    result: ({ won }) => ({ winners: [won ? 0 : 1] }),
    computers: { levels: [], line: () => 'bet', reseed },
  };
  const chances = [1, 2, 3].map((seed) => {
    const [chance = 0] = expectedResultsOf(bet, { random: RNG.seeded(seed).state }, 0, {
      seats: 2,
      max: 200,
      seed: 0,
      line: 'bet',
    });
    return chance;
  });
  for (const chance of chances) expect(chance).toBeCloseTo(0.6, 1);
});

/** Returns the cell that completes the seat's own row, otherwise one that blocks the opponent's, otherwise the first free cell. */
function line({ cells }: { readonly cells: string }, seat: Seat): string {
  const free = noughts.choices({ cells }, seat, '').map((choice) => choice.line);
  const completes = (mark: string) =>
    free.find((cell) => {
      const at = 'abc'.indexOf(cell[0] ?? '') + 3 * (Number(cell[1]) - 1);
      const marked = cells.slice(0, at) + mark + cells.slice(at + 1);
      return (noughts.result({ cells: marked })?.winners.length ?? 0) > 0;
    });
  const [own, other] = seat === 0 ? ['x', 'o'] : ['o', 'x'];
  return completes(own) ?? completes(other) ?? free[0] ?? '';
}

const watchful: AnyGame = {
  ...noughts,
  computers: { levels: [{ id: 'watchful', name: 'Watchful', about: 'closes rows' }], line },
};

test('shows a lost bet in a game with secret moves as luck', async () => {
  const bet = {
    ...watchful,
    secrets: { phase: () => '' },
    seats: { min: 2, max: 2 },
    state: { safeParse: (data: unknown) => ({ success: true, data }) },
    setup: () => ({ state: { won: null, random: 0 }, events: [] }),
    turn: ({ won }: { won: boolean | null }) => (won === null ? [0] : []),
    play: (state: { random: number }, _: number, line: string) => ({
      state: { ...state, won: new RNG(RNG.seeded(state.random).state).below(10) < 9 && line === 'bet' },
      events: [],
    }),
    result: ({ won }: { won: boolean | null }) => (won === null ? undefined : { winners: [won ? 0 : 1] }),
    choices: () => [{ line: 'bet', label: 'Bet', final: true }],
    computers: {
      levels: [{ id: 'bettor', name: 'Bettor', about: 'bets' }],
      line: () => 'bet',
      reseed: (state: { random: number }, seed: number) => ({ ...state, random: seed }),
    },
  } as unknown as AnyGame;
  const losing =
    Array.from({ length: 100 }, (_, seed) => seed).find((seed) => new RNG(RNG.seeded(seed).state).below(10) === 9) ?? 0;
  const lost = { ...bet, setup: () => ({ state: { won: null, random: losing }, events: [] }) } as AnyGame;
  const context = await testContext([lost]);
  const record = {
    game: lost.id,
    rules: 1,
    options: {},
    seed: 1,
    seats: ['person', 'person'],
    lines: [{ seat: 0, line: 'bet' }],
  };
  const { turningPoints } = await analyse(context, 'ada', record);
  expect(turningPoints).toEqual([expect.objectContaining({ move: 0, played: 'bet', isLuck: true })]);
});

test('takes the start position of each seat from the results of the game, so that the second player reads their share', async () => {
  const uneven: AnyGame = { ...watchful, firstSeat: [{ rating: 1500, games: 100, won: 78 }] };
  const context = await testContext([uneven]);
  const { id } = (await open(context, { game: uneven })).table;
  const moves = ['a1', 'b1', 'c3', 'b2', 'c1', 'b3'];
  for (const [at, move] of moves.entries()) await playLine(context, id, { person: at % 2 === 0 ? 'ada' : 'bo' }, move);
  const analysis = await analysisOf(context, 'ada', (await findTable(context, id)).table, () => {});
  expect(analysis.winChances[0]).toEqual({ move: 0, outlook: [0.78, 0.22] });
});

/** A game that accepts every line but `illegal`. Its state is the number of moves. */
const walk = {
  ...noughts,
  id: 'walk',
  seats: { min: 1, max: 4 },
  state: { safeParse: (data: unknown) => ({ success: true, data }) },
  setup: () => ({ state: 0, events: [] }),
  turn: () => [0],
  play: (state: number, _: number, line: string) =>
    line === 'illegal' ? refuse('no', 'No.') : { state: state + 1, events: [] },
  result: () => undefined,
} as unknown as AnyGame;

interface Advice {
  readonly line?: string;
  readonly why?: string;
  /** Gain over the line that was played, in the first and the second estimate. */
  readonly gains?: readonly [number, number];
}

/** Returns a context whose computers give these chances of the first seat and this advice by move. */
async function contextWith(curve: readonly number[], advice: Readonly<Record<number, Advice>>, game = walk) {
  const chances = async (
    _: AnyGame,
    move: number,
    seats: number[],
    asked: { seats: number; line?: string; look?: number },
  ) => {
    if (asked.line === undefined) return asked.seats === 1 ? [curve[move]] : [curve[move], 1 - (curve[move] ?? 0)];
    const gain = asked.line.startsWith('m') ? 0 : (advice[move]?.gains?.[asked.look ?? -1] ?? 0);
    return Array.from({ length: asked.seats }, (__, seat) => (seat === seats[0] ? 0.1 + gain : Number.NaN));
  };
  const winChances = vi.fn(chances);
  const advise = async (_: AnyGame, move: number) => {
    const given = advice[move];
    if (!given) throw new Error('no advice');
    return { line: given.line ?? 'better', why: given.why };
  };
  const computerPool = { winChances, advise };
  const context = withResource(await testContext([game]), 'computers', computerPool);
  return { context, winChances };
}

/** Returns a record whose moves `m0`, `m1`, … are of these seats. */
const recordOf = (seats: string, kinds = ['person']): GameRecord => ({
  game: 'walk',
  rules: 1,
  options: {},
  seed: 1,
  seats: kinds,
  lines: [...seats].map((seat, at) => ({ seat: Number(seat), line: `m${at}` })),
});

async function pointsOf(...[context, record]: [Context, GameRecord]) {
  const made = await analyse(context, 'ada', record);
  return made.turningPoints;
}

const gain = (first: number, second = first): Advice => ({ gains: [first, second] });
/** Chances that fall by 0.15 in each of the moves 2 to 7. */
const FALLING = [1, 1, 1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1, 0.1, 0.1];
const SOLO = recordOf('0'.repeat(10));

test('reports the three turns with the largest gains in order of play, with the better move and its reason', async () => {
  const advice = {
    ...{ 0: gain(0.9), 1: gain(0.9), 2: gain(0.05), 3: gain(0.06), 7: gain(0.05), 8: gain(0.9) },
    ...{ 4: gain(0.09), 5: { ...gain(0.12), why: 'It wins.' }, 6: gain(0.0704) },
  };
  const { context } = await contextWith(FALLING, advice);
  expect(await pointsOf(context, SOLO)).toEqual([
    { move: 4, seat: 0, played: 'm4', better: 'better', gain: 0.09 },
    { move: 5, seat: 0, played: 'm5', better: 'better', why: 'It wins.', gain: 0.12 },
    { move: 6, seat: 0, played: 'm6', better: 'better', gain: 0.07 },
  ]);
});

test.each([
  ['a gain of 0.05', gain(0.05), 0.05],
  ['a smaller gain', gain(0.049), undefined],
  ['a gain that a second estimate does not confirm', gain(0.5, 0.04), undefined],
  ['the second estimate', gain(0.06, 0.08), 0.08],
  ['a gain that is larger than the decrease of the chances', gain(0.5), 0.15],
  ['the move that was played', { line: 'm4', gains: [0.1, 0.1] as const }, undefined],
  ['an illegal move', { line: 'illegal', gains: [0.1, 0.1] as const }, undefined],
])('reports or ignores %s', async (_, advice, reported) => {
  const { context } = await contextWith(FALLING, { 4: advice });
  expect((await pointsOf(context, SOLO)).map((point) => [point.move, point.gain])).toEqual(
    reported === undefined ? [] : [[4, reported]],
  );
});

test('does not judge a step in which several seats move', async () => {
  const steps = { ...walk, replayStep: (state: number) => (state < 4 ? 'draft' : undefined) } as unknown as AnyGame;
  const curve = [0.9, 0.9, 0.9, 0.9, 0.3, 0.3, 0.3];
  const advice = { 0: gain(0.2), 2: gain(0.2) };
  const record = recordOf('010100', ['person', 'person']);
  const { context } = await contextWith(curve, advice, steps);
  const made = await analyse(context, 'ada', record);
  expect('winChances' in made && made.winChances.map(({ move }) => move)).toEqual([0, 4, 5, 6]);
  expect(made).toMatchObject({ turningPoints: [] });
});

test('reports turns without a better move in a game with secret moves', async () => {
  const secret = { ...walk, secrets: { phase: () => '' } } as unknown as AnyGame;
  const { context } = await contextWith(FALLING, {}, secret);
  const points = await pointsOf(context, SOLO);
  expect(points).toHaveLength(3);
  for (const point of points)
    expect(point).toEqual({ move: point.move, seat: 0, played: `m${point.move}`, gain: 0.15 });
});

async function playedTable() {
  const { context, winChances } = await contextWith([0.9, 0.9, 0.4, 0.4], {});
  const { table } = await open(context, { game: walk, occupants: [person('ada')] });
  const played = (await playLine(context, table.id, { person: 'ada' }, 'm0')).table;
  return { context, winChances, table: played };
}

test('shares one running analysis, stores it and returns the stored one', async () => {
  const { context, winChances, table } = await playedTable();
  const heard: [number[], number[]] = [[], []];
  const both = await Promise.all(heard.map((list) => analysisOf(context, 'ada', table, (share) => list.push(share))));
  expect(both[0]).toBe(both[1]);
  expect(winChances).toHaveBeenCalledTimes(2);
  expect(heard[0].length).toBeGreaterThan(0);
  expect(heard[1]).toEqual(heard[0]);
  expect(await analysisOf(context, 'bo', table, () => {})).toEqual(both[0]);
  expect(winChances).toHaveBeenCalledTimes(2);
  expect(await context.storage.store(analysisKind).get(table.id)).toEqual(both[0]);
});

test('continues a finished game from a move in the same seat, unrated and with the same seed', async () => {
  const { context, table } = await playedTable();
  const two = { ...table, seats: [person('ada'), person('bo')] };
  const record = recordOf('0101', ['person', 'person']);
  const attempt = { person: 'bo', name: undefined, seat: 1, move: 3 };
  const request = await tryFrom(
    context,
    { features: FEATURES, table: two, game: walk },
    { ...record, seed: 42, options: { a: 1 } },
    attempt,
  );
  expect(request).toEqual({
    game: walk,
    options: { a: 1 },
    seed: 42,
    occupants: [
      { kind: 'computer', level: '' },
      { kind: 'person', id: 'bo' },
    ],
    seated: true,
    terms: { unrated: true },
    opening: record.lines.slice(0, 3),
  });
});
