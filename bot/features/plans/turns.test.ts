import { type AnyGame, refuse } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import { findTable, tableWrites } from '../../host/table/find.ts';
import { FEATURES } from '../index.ts';
import { planLine } from './change.ts';
import { planTurnsAt, startsTurn } from './coming-turns.ts';
import { continuationFrom } from './expected.ts';
import { type Plan, planOf, withPlan } from './plan.ts';
import { playPlan } from './reply.ts';
import { planWorldsAt } from './worlds.ts';

interface State {
  readonly turn: number;
  readonly agent: string;
  readonly steps: number;
}

/** A game in which a seat moves its agents Ann and Bea in turns. `end` ends a turn, and `far` is illegal. */
const game = {
  ...noughts,
  state: { safeParse: (data: unknown) => ({ success: true, data }) },
  setup: () => ({ state: { turn: 0, agent: 'Ann', steps: 0 }, events: [] }),
  turn: ({ turn }: State) => [turn],
  result: () => undefined,
  replayStep: ({ turn, agent }: State) => `${turn} ${agent}`,
  comingTurns: (state: State, seat: number) =>
    ['Ann', 'Bea'].map((name) => ({
      name,
      state: { ...state, turn: seat, agent: name, steps: 0 },
      isCurrent: state.turn === seat && state.agent === name,
    })),
  choices: ({ turn }: State, seat: number, partial: string) =>
    turn === seat && partial === '' ? ['Walk', 'end'].map((line) => ({ line, label: `Do ${line}`, final: true })) : [],
  play: (state: State, seat: number, line: string) => {
    if (seat !== state.turn || !['Walk', 'end'].includes(line)) return refuse('no', 'No.');
    const after = line === 'end' ? { ...state, turn: 1 - seat } : { ...state, steps: state.steps + 1 };
    return { state: after, events: [{ kind: 'mark', seat, cell: line }], undoable: true };
  },
} as unknown as AnyGame;

let context: Context;
let table: Table;
beforeEach(async () => {
  context = await testContext([game]);
  ({ table } = await open(context, { game }));
});

const plan = (lines: string[], change: Partial<Plan> = {}): Plan =>
  ({ seat: 0, mark: 1, ready: true, steps: lines.map((line) => ({ line })), ...change }) as Plan;

/** Stores a plan of the first seat, which is on turn with Ann, and plays it. */
async function played(one: Plan, change: Partial<Table> = {}) {
  const changed = withPlan({ ...table, ...change } as Table, one);
  await context.storage.transact({ writes: tableWrites(context, table, changed) });
  const after = (await playPlan(context, await findTable(context, table.id), 0)).table;
  const notices = after.pings.notices.flatMap(({ about, seats }) => (about === 'turn' ? [...seats] : []));
  return { after, notices, left: planOf(after, 0) };
}

test('plans a line for a named turn, in the spelling and with the labels of the game', async () => {
  const add = (line: string) => planLine(context, table.id, 'bo', { line });
  const { table: after } = await add(' bea: walk ');
  expect(planOf(after, 1)?.steps).toMatchObject([{ line: 'Bea: Walk', words: { en: 'Bea: Do Walk' } }]);
  expect([await codeOf(add('walk')), await codeOf(add('Bea: far'))]).toEqual(['planTurn', 'no']);
  const idle = { ...game, comingTurns: () => [] } as AnyGame;
  context = { ...context, games: new Map([['noughts', idle]]) };
  expect(await codeOf(add('Bea: Walk'))).toBe('planNothing');
});

test('continues a plan from its coming turns, and not after lines that end all of them', () => {
  const from = (lines: string[]) =>
    continuationFrom({ features: FEATURES, table: withPlan(table, plan(lines, { seat: 1 })), game }, 1);
  const onward = from(['Ann: Walk']);
  expect(onward).toMatchObject({ chooser: 1, conditions: [], turns: [{ name: 'Ann' }, { name: 'Bea' }] });
  expect([onward?.at.table.state, onward?.shown.table.state]).toEqual([
    { turn: 1, agent: 'Ann', steps: 1 },
    table.state,
  ]);
  expect(onward?.choices('Bea: ').map(({ line }) => line)).toEqual(['Bea: Walk', 'Bea: end']);
  expect(from(['Ann: end', 'Bea: end'])).toBeUndefined();
  expect(planTurnsAt({ features: FEATURES, table, game: noughts }, 1, undefined)).toBeUndefined();
});

test('recognises another turn of the same seat in games with named turns only', () => {
  const next = { ...table, state: { turn: 0, agent: 'Bea', steps: 0 } };
  expect(startsTurn(table, { features: FEATURES, table: next, game })).toBe(true);
  expect(startsTurn(table, { features: FEATURES, table, game })).toBe(false);
  expect(startsTurn(undefined, { features: FEATURES, table: next, game })).toBe(false);
  expect(
    startsTurn(table, { features: FEATURES, table: next, game: { ...game, comingTurns: undefined } as never }),
  ).toBe(false);
});

test('plays the line of the current turn and stays ready for a line that follows in it', async () => {
  const { after, left, notices } = await played(plan(['Bea: Walk', 'Ann: Walk', 'Ann: end']));
  expect(after.state).toMatchObject({ steps: 1, agent: 'Ann' });
  expect(left).toMatchObject({
    steps: [{ line: 'Bea: Walk' }, { line: 'Ann: end' }],
    played: [{ line: 'Ann: Walk' }],
    ready: true,
  });
  expect(notices).toEqual([]);
});

test('notifies the owner whose turn goes on without a planned line', async () => {
  const { left, notices } = await played(plan(['Ann: Walk', 'Bea: Walk']));
  expect([left?.ready, notices]).toEqual([false, [0]]);
  expect((await open(context, { game, location: { ...table.location, channel: 'd' } })).table.status).toBe('playing');
});

test('drops impossible lines of the turn only, and notifies their owner', async () => {
  const { after, left, notices } = await played(plan(['Ann: far', 'Bea: Walk', 'Ann: end']));
  expect(left).toMatchObject({ steps: [{ line: 'Bea: Walk' }], dropped: [{ line: 'Ann: far' }, { line: 'Ann: end' }] });
  expect(left).not.toHaveProperty('stopped');
  expect([after.state, notices]).toEqual([table.state, [0]]);
});

test('does not notify a player against computers, who looks at the board', async () => {
  const seats = [person('ada'), { kind: 'computer' as const, level: 'x' }];
  expect((await played(plan(['Ann: far']), { seats })).notices).toEqual([]);
});

test('offers at most 25 conditions in order, with at most 100 characters', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `l${index}`);
  const hidden = {
    ...game,
    secrets: true,
    comingTurns: undefined,
    worlds: (state: State) => [state],
    choices: ({ turn }: State, seat: number, partial: string) =>
      turn !== seat || partial !== '' ? [] : [...lines, 'end'].map((line) => ({ line, label: line, final: true })),
    play: (state: State, seat: number, line: string) =>
      line === 'end' ? game.play(state, seat, line) : { state, events: [{ kind: line, seat }] },
    presentation: {
      ...noughts.presentation,
      story: ([event]: { kind: string }[]) => (event ? [{ text: `${event.kind} `.padEnd(120, '.') }] : []),
    },
  } as unknown as AnyGame;
  const found = planWorldsAt({ features: FEATURES, table, game: hidden }, 1);
  expect(found?.conditions.map(({ choice }) => choice.line)).toEqual(lines.slice(0, 25));
  expect(found?.conditions[0]?.storyText.en).toHaveLength(100);
});
