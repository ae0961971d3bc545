import { type AnyGame, joinTexts, refuse, say } from '@longtable/kit';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { readLog } from '../../host/table/state.ts';
import { onTurn } from '../../host/table/table.ts';
import { FEATURES } from '../index.ts';
import { planLine } from './change.ts';
import { planTurnsAt } from './coming-turns.ts';
import { continuationFrom } from './expected.ts';
import { planNotes } from './index.ts';
import { planOf } from './plan.ts';

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
