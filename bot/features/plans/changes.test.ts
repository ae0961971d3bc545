import { type AnyGame, joinTexts, refuse, say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { spy } from '@longtable/spy';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { codeOf, open, person, resultOrCode, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { tableWrites } from '../../host/table/record.ts';
import { readLog } from '../../host/table/state.ts';
import { onTurn } from '../../host/table/table.ts';
import { FEATURES } from '../index.ts';
import { clearPlan, expectReply, NO_PLAN, planLine, removeLastStep, seatToPlan } from './change.ts';
import { type PlanTurn, planTurnsAt, turnChoices, turnIn } from './coming-turns.ts';
import { continuationFrom, expectedAt } from './expected.ts';
import { planNotes } from './index.ts';
import { type Plan, planOf, withPlan } from './plan.ts';

describe('changes of plans', () => {
  const NOW = 5_000_000;
  let context: Context;
  let table: Table;
  beforeEach(async () => {
    context = { ...(await testContext()), now: () => NOW };
    ({ table } = await open(context));
  });

  const plan = (change: Partial<Plan> = {}): Plan =>
    ({ seat: 1, mark: 1, ready: true, steps: [{ line: 'b1' }], ...change }) as Plan;
  const withPlanOf = (one: Plan, change: Partial<Table> = {}): LoadedTable => ({
    features: FEATURES,
    table: withPlan({ ...table, ...change }, one),
    game: noughts,
  });

  /** Stores a table with a plan. Returns the plan as it is stored. */
  async function store(one: Plan, change: Partial<Table> = {}): Promise<Plan> {
    const changed = withPlanOf(one, change).table;
    await context.storage.transact({ writes: tableWrites(context, table, changed) });
    return planOf(changed, one.seat) as Plan;
  }

  const planAfter = (changing: Promise<LoadedTable>, seat = 1) =>
    resultOrCode(changing.then(({ table: changed }) => planOf(changed, seat)));

  test.each([
    ['another user', 'cy', {}, 'notYourTable'],
    ['a waiting table', 'bo', { status: 'open' }, 'notStarted'],
    ['a finished table', 'bo', { status: 'over' }, 'over'],
    ['a paused table', 'bo', { status: 'paused' }, 1],
    ['a player', 'ada', {}, 0],
    ['a solo game', 'ada', { seats: [person('ada')] }, 'planAlone'],
    ['an exercise', 'ada', { terms: { shuffleSeats: false, exercise: true } }, 'planAlone'],
  ] as const)('decides whether a user can plan: %s', async (_, user, change, expected) => {
    const seat = () => seatToPlan({ features: FEATURES, table: { ...table, ...change } as Table, game: noughts }, user);
    expect(await resultOrCode(seat)).toBe(expected);
  });

  test('changes a plan only from its current version', async () => {
    const { mark } = await store(plan());
    const { id } = table;
    const codes = async (given: number) => [
      await codeOf(planLine(context, id, 'bo', { line: 'c1' }, given)),
      await codeOf(expectReply(context, id, 'bo', 'a1', given)),
      await codeOf(removeLastStep(context, id, 'bo', given)),
    ];
    expect([await codes(mark - 1), await codes(mark + 1), await codes(NO_PLAN)].flat()).toEqual(
      Array(9).fill('planChanged'),
    );
    expect(await planAfter(planLine(context, id, 'bo', { line: 'c1' }, mark))).toMatchObject({ mark: mark + 1 });
  });

  test('limits the number of steps and the length of lines and replies', async () => {
    const { id } = table;
    const nineteen = Array.from({ length: 19 }, () => ({ line: 'x', after: 'y' }));
    await store(plan({ steps: nineteen }));
    const add = async (line: string, after?: string) => await codeOf(planLine(context, id, 'bo', { line, after }));
    expect(await add('a'.repeat(129))).toBe('tooLong');
    expect(await add('x', 'a'.repeat(201))).toBe('tooLong');
    expect(await add('x', ` ${'a'.repeat(200)} `)).toBe('done');
    expect(await add('x')).toBe('planFull');
    const { mark } = await store(plan({ reply: 'a'.repeat(190) }));
    expect(await codeOf(expectReply(context, id, 'bo', 'b'.repeat(9), mark))).toBe('tooLong');
    expect(await codeOf(expectReply(context, id, 'bo', 'b'.repeat(8), mark))).toBe('done');
  });

  test('removes the last line of a reply before planned lines', async () => {
    const { id } = table;
    await store(plan({ steps: [{ line: 'b1' }, { line: 'c1' }], reply: 'a1; a2; a3' }));
    const remove = async () => {
      const { mark } = planOf((await findTable(context, id)).table, 1) as Plan;
      const left = await planAfter(removeLastStep(context, id, 'bo', mark));
      return typeof left === 'object' ? [left.reply, left.steps.length] : left;
    };
    expect([await remove(), await remove(), await remove(), await remove(), await remove()]).toEqual([
      ['a1; a2', 2],
      ['a1', 2],
      [undefined, 2],
      [undefined, 1],
      undefined,
    ]);
    await store(plan({ stopped: 'line', reply: 'a1' }));
    expect(await planAfter(clearPlan(context, id, 'bo'))).toBeUndefined();
  });

  test('spells and labels a line as the game does in the expected position', async () => {
    const labels = (state: { cells: string }, seat: number, partial: string) =>
      noughts.choices(state, seat, partial).map((choice) => ({ ...choice, label: `Mark ${choice.line}` }));
    const game = { ...noughts, choices: labels } as unknown as AnyGame;
    context = { ...context, games: new Map([['noughts', game]]) };
    const planned = await planAfter(planLine(context, table.id, 'bo', { line: ' B1 ', after: 'a1' }));
    expect(planned).toMatchObject({ steps: [{ after: 'a1', line: 'b1', words: { en: 'Mark b1' } }] });
    expect(await codeOf(planLine(context, table.id, 'bo', { line: 'a1', after: 'a2' }))).toBe('cell');
  });

  test.each([
    ['no plan, while waiting', undefined, {}, '.........'],
    ['a reply', { steps: [], reply: 'a1' }, {}, 'x........'],
    ['a reply of several lines by one seat', { steps: [], reply: 'a1; b1' }, {}, undefined],
    ['lines without the replies between', { steps: [{ line: 'b1' }] }, {}, undefined],
    [
      'lines with replies',
      {
        steps: [
          { after: 'a1', line: 'b1' },
          { after: 'a2', line: 'b2' },
        ],
      },
      {},
      'xo.xo....',
    ],
    ['an illegal line', { steps: [{ after: 'a1', line: 'a1' }] }, {}, undefined],
    ['an illegal reply', { steps: [{ after: 'z9', line: 'a1' }] }, {}, undefined],
    ['a stopped plan', { stopped: 'line' }, {}, undefined],
    ['a plan that is not ready', { ready: false }, {}, undefined],
    ['a paused table', { steps: [], reply: 'a1' }, { status: 'paused' }, undefined],
    ['a hidden board', { steps: [], reply: 'a1' }, { terms: { shuffleSeats: false, hidden: true } }, undefined],
  ] as const)('derives the position that a plan leads to: %s', (_, change, at, cells) => {
    const base = { ...table, ...at } as Table;
    const given = change ? withPlan(base, plan(change as Partial<Plan>)) : base;
    expect(
      (expectedAt({ features: FEATURES, table: given, game: noughts }, 1)?.table.state as { cells: string } | undefined)
        ?.cells,
    ).toBe(cells);
  });

  test('derives no position from a move with a random result, or in the own turn without a plan', () => {
    const random = {
      ...noughts,
      play: (...args: Parameters<typeof noughts.play>) => ({ ...noughts.play(...args), undoable: undefined }),
    } as unknown as AnyGame;
    const one = withPlan(table, plan({ steps: [], reply: 'a1' }));
    expect(expectedAt({ features: FEATURES, table: one, game: random }, 1)).toBeUndefined();
    expect(expectedAt({ features: FEATURES, table, game: noughts }, 0)).toBeUndefined();
  });

  test('continues from the expected position, or from the current one in the own turn', () => {
    const from = (at: LoadedTable, seat: number) => {
      const found = continuationFrom(at, seat);
      return found && [found.chooser, found.choices('').length, found.conditions];
    };
    expect(from({ features: FEATURES, table, game: noughts }, 0)).toEqual([0, 9, []]);
    expect(from({ features: FEATURES, table, game: noughts }, 1)).toEqual([0, 9, []]);
    expect(from(withPlanOf(plan({ steps: [], reply: 'a1' })), 1)).toEqual([1, 8, []]);
    expect(from(withPlanOf(plan({ stopped: 'line' })), 1)).toBeUndefined();
    const over = { features: FEATURES, table, game: { ...noughts, turn: () => [] } };
    expect(from(over, 1)).toBeUndefined();
  });

  test('offers coming turns, then the choices of the chosen one without typed input', () => {
    const choices = [
      { line: 'go', label: 'Go' },
      { line: 'say', label: 'Say', input: {} },
    ];
    const game = {
      ...noughts,
      choices: (_: unknown, seat: number, partial: string) =>
        seat === 1 ? choices.filter(({ line }) => line.startsWith(partial)) : [],
    } as unknown as AnyGame;
    const turns: PlanTurn[] = ['Ann', 'Ben'].map((name) => ({ name, at: { features: FEATURES, table, game } }));
    expect(turnChoices(turns, 1, '')).toEqual([
      { line: 'Ann: ', label: 'Ann', final: false },
      { line: 'Ben: ', label: 'Ben', final: false },
    ]);
    expect(turnChoices(turns, 1, 'ben: ')).toEqual([{ line: 'Ben: go', label: 'Go' }]);
    expect(turnChoices(turns, 1, 'Ben: s')).toEqual([]);
    expect(turnChoices(turns, 1, 'Cy: ')).toEqual([]);
    expect([turnIn(turns, 'BEN: x')?.name, turnIn(turns, 'x')]).toEqual(['Ben', undefined]);
  });
});

const PEOPLE = ['ada', 'bo'] as const;
const PREPARATION = ['choose', 'share', 'ready'];

/** Opens a match and returns its table. Without `isBegun`, it is still in the draft. */
async function begin(isBegun = true, game: AnyGame = spy as AnyGame) {
  const context = await testContext([game]);
  const { id } = (await open(context, { game, options: game.options.parse({ length: 'blitz' }), seed: 5 })).table;
  if (isBegun)
    for (const line of PREPARATION) for (const person of PEOPLE) await playLine(context, id, { person }, line);
  const now = async () => await findTable(context, id);
  const [acting = 0] = onTurn(await now());
  const [mover, planner] = acting === 0 ? PEOPLE : (['bo', 'ada'] as const);
  return { context, id, now, mover, planner, seat: 1 - acting };
}

/** Plays a line and the planned ones that follow. */
async function play(context: Context, id: string, person: string, line: string): Promise<void> {
  await autoplay(context, await playLine(context, id, { person }, line), async () => {});
}

type Match = Awaited<ReturnType<typeof begin>>;

/** Ends turns until it is the planner's turn or a planned line was played. */
async function untilPlanner({ context, id, now, mover, planner, seat }: Match): Promise<void> {
  for (let count = 0; count < 60; count++) {
    const at = await now();
    const plan = planOf(at.table, seat);
    if (plan?.played || plan?.dropped) return;
    await play(context, id, onTurn(at).includes(seat) ? planner : mover, 'retire');
  }
}

const namesIn = (lines: readonly { readonly line: string }[]) => lines.map(({ line }) => line.split(': ')[0]);

test('plays a line in the turn that it is for, and keeps those for other turns', async () => {
  const match = await begin();
  const { context, id, now, planner, seat } = match;
  const turns = continuationFrom(await now(), seat)?.choices('') ?? [];
  for (const { line } of turns) await planLine(context, id, planner, { line: `${line}retire` });
  expect(continuationFrom(await now(), seat)).toBeUndefined();
  expect(planOf((await now()).table, seat)?.steps[0]?.words?.en).toBe(`${turns[0]?.line}End turn`);
  await untilPlanner(match);
  const { table } = await now();
  const plan = planOf(table, seat);
  const names = [...namesIn(plan?.played ?? []), ...namesIn(plan?.steps ?? [])];
  expect(plan?.played?.length).toBeGreaterThan(0);
  expect(names.toSorted()).toEqual(namesIn(turns).toSorted());
  const log = await readLog(context, table);
  expect(log.at(-1)?.line).toBe('retire');
});

test('plans later lines from the field that earlier ones lead to', async () => {
  const { context, id, now, planner, seat } = await begin();
  const onward = async () => continuationFrom(await now(), seat);
  const [{ line: head } = { line: '' }] = (await onward())?.choices('') ?? [];
  const steps = async () => ((await onward())?.choices(`${head}step`) ?? []).map(({ line }) => line);
  const [first = ''] = await steps();
  await planLine(context, id, planner, { line: first.toLowerCase() });
  expect(planOf((await now()).table, seat)?.steps).toMatchObject([{ line: first }]);
  expect(await steps()).not.toContain(first);
});

test('drops lines that have become impossible, notifies the player, and keeps the other lines', async () => {
  let impossible: number | undefined;
  const match = await begin(true, {
    ...(spy as AnyGame),
    play: (state, at, line) =>
      at === impossible && line === 'retire' ? refuse('stuck', 'Stuck.') : spy.play(state, at, line),
  });
  const { context, id, now, planner, seat } = match;
  const turns = continuationFrom(await now(), seat)?.choices('') ?? [];
  for (const { line } of turns) await planLine(context, id, planner, { line: `${line}retire` });
  impossible = seat;
  await untilPlanner(match);
  const at = await now();
  expect(planOf(at.table, seat)).toMatchObject({ dropped: [{}], steps: turns.slice(1).map(() => ({})) });
  expect(onTurn(at)).toEqual([seat]);
  expect(say(joinTexts(planNotes(at, readerAt(at, seat, 'en')), '\n'), 'en')).toMatch(
    /Dropped from your plan because it’s no longer possible: /,
  );
});

test('applies the planned lines of a turn unless the plan was stopped, and omits turns that they end', async () => {
  const { context, id } = await begin(false);
  const { table } = await findTable(context, id);
  const game = {
    comingTurns: () => [
      { name: 'Ann', state: 'a' },
      { name: 'Ben', state: 'b' },
    ],
    play: (state: string, _: number, line: string) =>
      line === 'bad' ? { refused: {} } : { state: line === 'end' ? `/${state}` : state + line },
    replayStep: (state: string) => state.startsWith('/'),
  } as unknown as AnyGame;
  const statesAfter = (lines: string[], change: object = {}, status = table.status) =>
    planTurnsAt({ features: FEATURES, game, table: { ...table, status } }, 0, {
      seat: 0,
      steps: lines.map((line) => ({ line })),
      ...change,
    } as unknown as Parameters<typeof planTurnsAt>[2])?.map(({ name, at }) => `${name} ${at.table.state}`);
  expect(statesAfter(['Ann: x', 'ben: y', 'Ann: z'])).toEqual(['Ann axz', 'Ben by']);
  expect(statesAfter(['Ann: x'], { stopped: 'refused' })).toEqual(['Ann a', 'Ben b']);
  expect(statesAfter(['Ann: bad'])).toEqual(['Ben b']);
  expect(statesAfter(['Ben: end'])).toEqual(['Ann a']);
  expect(statesAfter([], {}, 'paused')).toEqual([]);
});
