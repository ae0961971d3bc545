import { duel } from '@longtable/duel';
import { scramble as scrambleDuel } from '@longtable/duel/testing/scramble';
import { farmland } from '@longtable/farmland';
import { scramble as scrambleFarmland } from '@longtable/farmland/testing/scramble';
import { type AnyGame, type Choice, RNG, say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { codeOf, open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { findTable } from '../../host/table/find.ts';
import { onTurn } from '../../host/table/table.ts';
import { expectReply, NO_PLAN, planLine } from './change.ts';
import { continuationFrom } from './expected.ts';
import { planOf } from './plan.ts';

const SEED = '7'.repeat(64);

/** Plays the given lines of a game and returns its table. */
async function begun(game: AnyGame, lines: readonly (readonly [person: string, line: string])[]) {
  const context = await testContext([game]);
  const { id } = (await open(context, { game, seed: SEED })).table;
  for (const [person, line] of lines) expect(await codeOf(playLine(context, id, { person }, line))).toBe('done');
  return { context, id, now: async () => await findTable(context, id) };
}

/** Returns the complete lines of a menu. */
const linesOf = (choices: readonly Choice[]) => choices.filter(({ final }) => final).map(({ line }) => line);

test.each([
  ['Card Duel', duel as AnyGame, scrambleDuel],
  ['Crown of Farmland', farmland as AnyGame, scrambleFarmland],
])('%s: offers planned lines independently of hidden information', async (_, game, scramble) => {
  const { now } = await begun(game, []);
  const at = await now();
  const waiting = game.turn(at.table.state)[0] === 0 ? 1 : 0;
  const offered = (loaded_: LoadedTable) => {
    const onward = continuationFrom(loaded_, waiting);
    return JSON.stringify([
      onward?.choices('').map(({ line }) => line),
      onward?.conditions.map(({ storyText }) => storyText),
    ]);
  };
  expect(continuationFrom(at, waiting)?.choices('').length).toBeGreaterThan(1);
  for (let seed = 0; seed < 10; seed++) {
    const state = scramble(structuredClone(at.table.state) as never, waiting, RNG.seeded(seed));
    expect(offered({ ...at, table: { ...at.table, state } })).toBe(offered(at));
  }
});

test("plans a whole turn from menus after an opponent's move and plays it", async () => {
  const { context, id, now } = await begun(duel, [
    ['ada', 'finish'],
    ['bo', 'finish'],
  ]);
  const [first, seat, mover, planner] = [0, 1, 'ada', 'bo'];
  const onward = async () => continuationFrom(await now(), seat);
  const choose = async (line: string) => await planLine(context, id, planner, { line });
  const set = linesOf((await onward())?.choices('') ?? []).find((line) => line.startsWith('set ')) as string;
  expect(set).toBeDefined();
  await choose(set);
  expect((await onward())?.conditions).toEqual([]);
  expect(linesOf((await onward())?.choices('') ?? [])).not.toContain(set);
  expect(await codeOf(planLine(context, id, planner, { line: 'attack 99 with 99' }))).not.toBe('done');
  await choose('finish');
  await autoplay(context, await playLine(context, id, { person: mover }, 'finish'), async () => {});
  const { table } = await now();
  expect(planOf(table, seat)).toMatchObject({ steps: [], played: [{ line: set }, { line: 'finish' }] });
  expect(onTurn(await now())).toEqual([first]);
  expect(table.log.moveCount).toBe(5);
});

test("waits for an opponent's move by its story text", async () => {
  const { context, id, now } = await begun(duel, [
    ...[...'aba'].map((who) => [who === 'a' ? 'ada' : 'bo', 'finish'] as const),
    ...(['set 2 to 1', 'finish'] as const).map((line) => ['bo', line] as const),
    ['ada', 'finish'],
  ]);
  const onward = async () => continuationFrom(await now(), 0);
  const [condition] = (await onward())?.conditions ?? [];
  if (!condition) throw new Error('nothing to foresee');
  const words = say(condition.storyText, 'de');
  await expectReply(context, id, 'ada', words, planOf((await now()).table, 0)?.mark ?? NO_PLAN);
  expect((await onward())?.conditions).toEqual([]);
  expect((await onward())?.choices('').length).toBeGreaterThan(0);
  await planLine(context, id, 'ada', { line: 'finish' });
  await playLine(context, id, { person: 'bo' }, condition.choice.line);
  await autoplay(context, await playLine(context, id, { person: 'bo' }, 'finish'), async () => {});
  expect(planOf((await now()).table, 0)).toMatchObject({ steps: [], played: [{ line: 'finish' }] });
  expect(onTurn(await now())).toEqual([1]);
});

test('keeps a line for the next turn that is added after the plan was played in the current turn', async () => {
  const { context, id, now } = await begun(duel, [
    ['ada', 'finish'],
    ['bo', 'finish'],
  ]);
  const lines = linesOf(continuationFrom(await now(), 1)?.choices('') ?? []);
  await planLine(context, id, 'bo', { line: lines.find((line) => line.startsWith('set ')) as string });
  await autoplay(context, await playLine(context, id, { person: 'ada' }, 'finish'), async () => {});
  await autoplay(context, await planLine(context, id, 'bo', { line: 'finish' }), async () => {});
  const { table } = await now();
  expect(onTurn(await now())).toEqual([1]);
  expect(planOf(table, 1)).toMatchObject({ ready: false, steps: [{ line: 'finish' }] });
});
