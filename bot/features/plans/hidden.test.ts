import { type AnyGame, refuse } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { open, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../index.ts';
import { continuationFrom } from './expected.ts';
import { type Plan, withPlan } from './plan.ts';
import { choicesIn, planWorldsAt } from './worlds.ts';

interface State {
  readonly turn: number;
  readonly hits: number;
  /** A card that only one of the possible worlds has. */
  readonly card?: string;
}

/** A game with a hidden card: `hit` and playing the card are visible, `pass` ends the turn. */
const game = {
  ...noughts,
  secrets: true,
  turn: ({ turn }: State) => [turn],
  choices: ({ turn, card }: State, seat: number, partial: string) =>
    partial === '' && seat === turn
      ? ['hit', ...(card ? [card] : []), 'pass'].map((line) => ({ line, label: line.toUpperCase(), final: true }))
      : [],
  play: (state: State, seat: number, line: string) => {
    if (line === 'pass') return { state: { ...state, turn: 1 - state.turn }, events: [] };
    if (line !== 'hit' && line !== state.card) return refuse('no', 'No.');
    return { state: { ...state, hits: state.hits + 1 }, events: [{ kind: line, seat }] };
  },
  worlds: (state: State) => ['x', 'y'].map((card) => ({ ...state, card })),
  presentation: {
    ...noughts.presentation,
    story: (events: { kind: string }[]) => events.map(({ kind }) => ({ text: `Someone plays ${kind}.` })),
  },
} as unknown as AnyGame;

let base: Table;
beforeEach(async () => {
  base = { ...(await open(await testContext())).table, state: { turn: 1, hits: 0 } };
});

/** Returns the outlook of the first seat. */
function outlook(plan: Partial<Plan> | undefined, change: Partial<Table> = {}, rules = game) {
  const table = { ...base, ...change } as Table;
  const given = plan ? withPlan(table, { seat: 0, mark: 1, ready: true, steps: [], ...plan } as Plan) : table;
  return planWorldsAt({ features: FEATURES, table: given, game: rules }, 0);
}
const statesOf = (found: ReturnType<typeof outlook>) => found?.worlds.map(({ table }) => table.state);
const own = (hits: number) => ['x', 'y'].map((card) => ({ turn: 0, hits, card }));
const HIT = 'Someone plays hit.';

test('skips the opponent’s turn, and offers their visible moves as conditions', () => {
  const found = outlook(undefined);
  expect(statesOf(found)).toEqual(own(0));
  expect([found?.other, found?.conditions.map(({ choice, storyText }) => [choice.line, storyText.en])]).toEqual([
    1,
    [['hit', HIT]],
  ]);
});

test('offers only choices that all possible worlds have', () => {
  const found = outlook(undefined);
  const lines = (worlds: NonNullable<typeof found>['worlds']) => choicesIn(worlds, 0, '').map(({ line }) => line);
  expect(lines(found?.worlds ?? [])).toEqual(['hit', 'pass']);
  expect(lines(found?.worlds.slice(0, 1) ?? [])).toEqual(['hit', 'x', 'pass']);
  expect(lines([])).toEqual([]);
  const onward = continuationFrom({ features: FEATURES, table: base, game }, 0);
  expect([onward?.chooser, onward?.other, onward?.choices('').length]).toEqual([0, 1, 2]);
});

test.each([
  ['planned lines', { steps: [{ line: 'hit' }, { line: 'hit' }] }, own(2)],
  ['a line that only one world accepts', { steps: [{ line: 'x' }] }, [{ turn: 0, hits: 1, card: 'x' }]],
  ['a line that no world accepts', { steps: [{ line: 'z' }] }, undefined],
  ['a line after a reply', { steps: [{ after: HIT, line: 'hit' }] }, own(2)],
  ['a line after an unknown reply', { steps: [{ after: 'x', line: 'hit' }] }, undefined],
  ['an awaited reply', { reply: HIT }, own(1)],
  ['an unknown reply', { reply: 'other' }, undefined],
  ['a stopped plan', { stopped: 'line' as const }, undefined],
])('continues from %s', (_, plan, states) => {
  expect(statesOf(outlook(plan))).toEqual(states);
});

test('offers no conditions after a reply was chosen, or in the own turn', () => {
  expect(outlook({ reply: HIT })?.conditions).toEqual([]);
  const mine = outlook({ steps: [{ line: 'hit' }] });
  expect([mine?.other, mine?.conditions]).toEqual([undefined, []]);
});

test('starts with the next turn while the current one is the player’s own', () => {
  const state = { turn: 0, hits: 0 };
  expect(outlook(undefined, { state })?.other).toBe(1);
  expect(outlook({ ready: false, steps: [{ line: 'hit' }] }, { state })?.other).toBeUndefined();
});

test('knows nothing of a paused game, one without worlds, or if the opponent cannot end the turn', () => {
  expect(outlook(undefined, { status: 'paused' })).toBeUndefined();
  expect(outlook(undefined, {}, { ...game, worlds: undefined } as never)).toBeUndefined();
  const stuck = { ...game, choices: () => [] } as unknown as AnyGame;
  expect(outlook(undefined, {}, stuck)).toBeUndefined();
});

test('offers no condition whose story differs between worlds, is empty or ends the turn', () => {
  const conditions = (change: object) =>
    outlook(undefined, {}, { ...game, ...change } as unknown as AnyGame)?.conditions.map(({ choice }) => choice.line);
  const telling = (text: string) => ({ presentation: { ...game.presentation, story: () => (text ? [{ text }] : []) } });
  expect(conditions(telling('Told.'))).toEqual(['hit']);
  expect(conditions(telling(''))).toEqual([]);
  const play = (state: State, seat: number, line: string) =>
    line === 'hit'
      ? { state: { ...state, turn: 1 - state.turn }, events: [{ kind: line, seat }] }
      : game.play(state, seat, line);
  expect(conditions({ play })).toEqual([]);
  const differing = (state: State, seat: number, line: string) =>
    line === 'hit' ? { state, events: [{ kind: state.card, seat }] } : game.play(state, seat, line);
  expect(conditions({ play: differing })).toEqual([]);
});
