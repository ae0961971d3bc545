import type { AnyGame } from '@longtable/kit';
import { say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { open, testContext } from '../../../tests/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readerAt } from '../../host/table/names.ts';
import { FEATURES } from '../index.ts';
import { currentSteps, isPlanned } from './coming-turns.ts';
import { planNotes } from './index.ts';
import { type Plan, withoutPlansOf } from './plan.ts';

let table: Table;
beforeEach(async () => {
  ({ table } = await open(await testContext()));
});

const at = (plans?: Plan[]) => ({ features: FEATURES, table: { ...table, features: { plans } }, game: noughts });

const plan = (more: Partial<Plan> = {}): Plan =>
  ({
    seat: 0,
    steps: [{ line: 'Ann: hit' }, { line: 'bea: run' }, { line: 'BEA: Rest' }],
    ready: true,
    mark: 0,
    ...more,
  }) as Plan;

test('selects the steps that are planned for the current turn', () => {
  const linesAt = (turns?: { name: string; isCurrent?: boolean }[]) => {
    const comingTurns = (state: unknown, seat: number) => (state === table.state && seat === 0 ? turns : []);
    const game = { ...noughts, ...(turns && { comingTurns }) } as unknown as AnyGame;
    return currentSteps({ features: FEATURES, table, game }, plan()).map(({ step, line }) => [step.line, line]);
  };
  expect(linesAt([{ name: 'Ann' }, { name: 'Bea', isCurrent: true }])).toEqual([
    ['bea: run', 'run'],
    ['BEA: Rest', 'Rest'],
  ]);
  expect(linesAt([{ name: 'Ann' }])).toEqual([]);
  expect(linesAt().map(([, line]) => line)).toEqual(['Ann: hit', 'bea: run', 'BEA: Rest']);
});

test.each([
  ['a ready plan', plan(), true],
  ['a plan that is not ready', plan({ ready: false }), false],
  ['a stopped plan', plan({ stopped: 'line' }), false],
  ['an empty plan', plan({ steps: [] }), false],
  ['a plan of another seat', plan({ seat: 1 }), false],
])('knows whether the next move of a seat is planned: %s', (_, one, expected) => {
  expect(isPlanned({ features: FEATURES, table: { ...table, features: { plans: [one] } }, game: noughts }, 0)).toBe(
    expected,
  );
});

test('reports the played, dropped and remaining moves of a plan, or why it stopped', () => {
  const notesOf = (loaded: LoadedTable) => planNotes(loaded, readerAt(loaded, 0, 'en')).map((line) => say(line, 'en'));
  const notes = (plan: object) =>
    notesOf(at([{ seat: 0, mark: 1, ready: true, steps: [], ...plan }])).map((line) => line.slice(0, 2));
  expect(notes({ steps: [{ line: 'a1' }] })).toEqual(['-#']);
  expect(notes({ played: [{ line: 'a1' }], dropped: [{ line: 'b1' }], steps: [{ line: 'c1' }] })).toEqual([
    '✓ ',
    '⚠ ',
    '-#',
  ]);
  expect(notes({ played: [{ line: 'a1' }] })).toEqual(['✓ ']);
  expect(notes({})).toEqual([]);
  expect(notesOf(at())).toEqual([]);
});

test('removes the plans of some seats, and the feature with the last one', () => {
  const two = [plan({ seat: 0 }), plan({ seat: 1 })];
  const planned = { ...table, features: { plans: two, lesson: true as const } };
  expect(withoutPlansOf(planned, [0])).toEqual({ ...planned, features: { plans: two.slice(1), lesson: true } });
  expect(withoutPlansOf(planned, [0, 1]).features).toEqual({ plans: undefined, lesson: true });
});
