import { duel } from '@longtable/duel';
import { scramble as scrambleDuel } from '@longtable/duel/testing/scramble';
import { farmland } from '@longtable/farmland';
import { scramble as scrambleFarmland } from '@longtable/farmland/testing/scramble';
import { type AnyGame, type Choice, RNG, say } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { expect, test } from 'vitest';
import { codeOf, locationIn, open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { autoplay } from '../../host/delivery/delivery.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { openContext } from '../../host/open-context.ts';
import { findTable } from '../../host/table/find.ts';
import { readerAt } from '../../host/table/names.ts';
import { readTable } from '../../host/table/record.ts';
import { readLog } from '../../host/table/state.ts';
import { onTurn } from '../../host/table/table.ts';
import { storyLinesFor } from '../../render/summary.ts';
import { answerOffer, propose } from '../agreements/agreement.ts';
import { exportPerson } from '../personal-data/export.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { clearPlan, expectReply, NO_PLAN, planLine, removeLastStep } from './change.ts';
import { continuationFrom, expectedAt } from './expected.ts';
import { planNotes } from './index.ts';
import { planOf } from './plan.ts';
import { playPlan } from './reply.ts';

const tableOf = async (context: Context, id: string) => (await findTable(context, id)).table;
const linesAt = async (context: Context, id: string) =>
  (await readLog(context, await tableOf(context, id))).map(({ seat, line }) => `${seat}${line}`).join(' ');
const nameAt = async (context: Context, id: string) =>
  (await tableOf(context, id)).pings.notices.filter(({ about }) => about === 'turn').map(({ seats }) => seats);

/** Plays a move, then the planned moves. */
async function play(context: Context, id: string, person: string, line: string): Promise<void> {
  await autoplay(context, await playLine(context, id, { person }, line), async () => {});
}

test('tells the owner what the opponent did before the plan was played, until the owner moves', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await play(context, id, 'ada', 'a1');
  await play(context, id, 'bo', 'c3');
  await planLine(context, id, 'bo', { line: 'b1' });
  await play(context, id, 'ada', 'a2');
  const shown = async () => {
    const now = await findTable(context, id);
    return {
      story: storyLinesFor(now, 1, 'en').lines.map(({ text }) => text),
      notes: planNotes(now, readerAt(now, 1, 'en')).map((line) => say(line, 'en')),
    };
  };
  expect(await shown()).toEqual({
    story: [expect.stringContaining('a2'), expect.stringContaining('b1')],
    notes: ['✓ Your plan was played: **b1**.'],
  });
  await play(context, id, 'ada', 'c1');
  expect((await shown()).story).toHaveLength(3);
  await play(context, id, 'bo', 'c2');
  expect(await shown()).toMatchObject({ story: [expect.stringContaining('c2')], notes: [] });
  expect((await tableOf(context, id)).features.plans).toBeUndefined();
});

test.each([
  ['another reply', { line: 'b1', after: 'c3' }, 'reply'],
  ['an impossible line', { line: 'a1' }, 'line'],
  ['nonsense', { line: 'castle' }, 'line'],
])('stops the plan and notifies its owner after %s', async (_, step, why) => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  // With an open reply, legality cannot be checked yet.
  await planLine(context, id, 'bo', step);
  await planLine(context, id, 'bo', { line: 'c2' });
  await play(context, id, 'ada', 'a1');
  expect(await linesAt(context, id)).toBe('0a1');
  expect(planOf(await tableOf(context, id), 1)).toMatchObject({ stopped: why });
  expect(await nameAt(context, id)).toEqual([[1]]);
  await play(context, id, 'bo', 'b3');
  expect((await tableOf(context, id)).features.plans).toBeUndefined();
});

test('checks planned lines against the expected position in a game with open information', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await play(context, id, 'ada', 'a1');
  const plan = async () => planOf(await tableOf(context, id), 0);
  expect(await codeOf(expectReply(context, id, 'ada', 'b1', 7))).toBe('planChanged');
  expect(await codeOf(planLine(context, id, 'ada', { line: 'b1', after: 'b1' }))).toBe('cell');
  await planLine(context, id, 'ada', { line: 'A2', after: 'b1' });
  await expectReply(context, id, 'ada', 'b2', (await plan())?.mark ?? 0);
  const expected = expectedAt(await findTable(context, id), 0);
  expect(expected?.table.state).toEqual({ cells: 'xo.xo....' });
  expect(await plan()).toMatchObject({ reply: 'b2', steps: [{ after: 'b1', line: 'a2' }] });
  await removeLastStep(context, id, 'ada', (await plan())?.mark ?? 0);
  expect(await plan()).not.toHaveProperty('reply');
  await clearPlan(context, id, 'ada');
  expect(await plan()).toBeUndefined();
});

test("compares a reply with the owner's story in a game with secrets, without deriving a position", async () => {
  const context = await testContext();
  const { id } = (await open(context, { game: guess, seed: 0 })).table;
  await play(context, id, 'ada', 'pick 4');
  await planLine(context, id, 'ada', { line: 'guess 3', after: 'pick 7' });
  expect(expectedAt(await findTable(context, id), 0)).toBeUndefined();
  await play(context, id, 'bo', 'pick 7');
  expect(planOf(await tableOf(context, id), 0)).toMatchObject({ stopped: 'reply' });
  await play(context, id, 'ada', 'guess 1');
  await planLine(context, id, 'ada', { line: 'guess 2', after: 'rät 5: nein' });
  await planLine(context, id, 'ada', { line: 'guess 6', after: 'rät 5: nein' });
  await play(context, id, 'bo', 'guess 5');
  expect(await linesAt(context, id)).toBe('0pick 4 1pick 7 0guess 1 1guess 5 0guess 2');
  // The story still tells the earlier reply, but only newer events count.
  await play(context, id, 'bo', 'guess 8');
  expect(planOf(await tableOf(context, id), 0)).toMatchObject({ stopped: 'reply', played: [{ line: 'guess 2' }] });
});

test.each(['pick 3', '3', 'picks a number', 'wählt', ''])(
  'does not let the outcome of a plan waiting for “%s” depend on a secret',
  async (after) => {
    const context = await testContext();
    const fates = new Set<string>();
    for (const number of [2, 3, 4]) {
      const { id } = (await open(context, { game: guess, seed: 0, location: locationIn(`c${number}`) })).table;
      await play(context, id, 'ada', 'pick 4');
      await planLine(context, id, 'ada', { line: 'guess 9', after });
      await play(context, id, 'bo', `pick ${number}`);
      const {
        log: { moveCount: version },
        features: { plans },
        pings: { notices },
      } = await tableOf(context, id);
      fates.add(JSON.stringify({ version, why: plans?.map(({ stopped }) => stopped), called: notices.length }));
    }
    expect(fates.size).toBe(1);
  },
);

test('waits for the next turn while both players decide simultaneously', async () => {
  const context = await testContext();
  const { id } = (await open(context, { game: guess, seed: 0 })).table;
  await planLine(context, id, 'ada', { line: 'guess 3' });
  await play(context, id, 'bo', 'pick 7');
  expect(planOf(await tableOf(context, id), 0)).toMatchObject({ ready: false });
  await play(context, id, 'ada', 'pick 1');
  expect(await linesAt(context, id)).toBe('1pick 7 0pick 1');
  await play(context, id, 'ada', 'guess 2');
  await play(context, id, 'bo', 'guess 5');
  expect(await linesAt(context, id)).toBe('1pick 7 0pick 1 0guess 2 1guess 5 0guess 3');
});

test('neither loses nor repeats a planned move after a crash between reply and plan', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await planLine(context, id, 'bo', { line: 'b1' });
  const replied = await playLine(context, id, { person: 'ada' }, 'a1');
  const later = openContext({ ...context, games: [...context.games.values()], now: () => Date.now() + 60_000 });
  expect(await later.outbox.takeOver(5)).toEqual([id]);
  await Promise.all([1, 2, 3].map(() => autoplay(context, replied, async () => {})));
  expect(await codeOf(playPlan(context, replied, 1))).toBe('stale');
  expect(await linesAt(context, id)).toBe('0a1 1b1');
});

test('exports a plan only to its owner and deletes it with their data', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await planLine(context, id, 'bo', { line: 'b1', after: 'a1' });
  expect(await exportPerson(context, 'bo')).toMatchObject({ tables: [{ plan: [{ after: 'a1', line: 'b1' }] }] });
  expect(await exportPerson(context, 'ada')).toMatchObject({ tables: [{ plan: [] }] });
  await forgetPerson(context, 'bo');
  expect((await readTable(context, id))?.features.plans).toBeUndefined();
});

test('stops plans after an accepted undo and notifies their owners', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  for (const [who, line] of [
    ['ada', 'a1'],
    ['bo', 'b1'],
  ] as const)
    await play(context, id, who, line);
  await planLine(context, id, 'bo', { line: 'b2' });
  await propose(context, id, 'bo', 'undo');
  const { offer } = (await tableOf(context, id)).features.agreement ?? {};
  const { table } = await answerOffer(context, id, 'ada', offer?.mark ?? -1, true);
  expect(planOf(table, 1)).toMatchObject({ stopped: 'undo' });
  expect(table.pings.notices).toMatchObject([{ about: 'turn', seats: [1] }]);
});

test('does not stop plans after a declined undo', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await play(context, id, 'ada', 'a1');
  await planLine(context, id, 'ada', { line: 'a2' });
  await propose(context, id, 'ada', 'undo');
  const { offer } = (await tableOf(context, id)).features.agreement ?? {};
  const { table } = await answerOffer(context, id, 'bo', offer?.mark ?? -1, false);
  expect(planOf(table, 0)?.stopped).toBeUndefined();
});

test('plays a plan only from the state that was checked', async () => {
  const context = await testContext();
  const { id } = (await open(context)).table;
  await planLine(context, id, 'bo', { line: 'b1' });
  const replied = await playLine(context, id, { person: 'ada' }, 'a1');
  await propose(context, id, 'ada', 'pause');
  expect(await codeOf(playPlan(context, replied, 1))).toBe('stale');
  expect(await linesAt(context, id)).toBe('0a1');
});

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
