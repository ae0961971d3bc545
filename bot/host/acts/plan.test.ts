import { expect, test } from 'vitest';
import { guess } from '../../../tests/guess.ts';
import { codeOf, open, place, seated, testHouse } from '../../../tests/house.ts';
import { takeUnsettled } from '../books/settling.ts';
import type { House } from '../house/house.ts';
import { exportPerson } from '../people/export.ts';
import { forgetPerson } from '../people/forget.ts';
import { expectedAt } from '../plans/expected.ts';
import { findTable } from '../table/find.ts';
import { readLog } from '../table/log.ts';
import { planOf } from '../table/plan.ts';
import { answerOffer, propose } from './agreement.ts';
import { letComputersMove } from './computers.ts';
import { playLine } from './move.ts';
import { clearPlan, expectReply, planLine, playPlan, unplan } from './plan.ts';

const tableOf = async (house: House, id: string) => seated(await findTable(house, id)).table;
const linesAt = async (house: House, id: string) =>
  (await readLog(house, await tableOf(house, id))).map(({ seat, line }) => `${seat}${line}`).join(' ');
const calledAt = async (house: House, id: string) =>
  (await tableOf(house, id)).notices.filter(({ about }) => about === 'turn').map(({ seats }) => seats);

/** Somebody plays, and then what is planned is played. */
async function play(house: House, id: string, person: string, line: string): Promise<void> {
  await letComputersMove(house, seated(await playLine(house, id, { person }, line)), async () => {});
}

test('planned lines are played at one’s own turns, each after the reply it waits for, and nobody is called meanwhile', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await planLine(house, id, 'bo', { line: ' B1 ' });
  await planLine(house, id, 'bo', { line: 'B2', after: 'A2' });
  await play(house, id, 'ada', 'a1');
  expect(await linesAt(house, id)).toBe('0a1 1b1');
  await play(house, id, 'ada', 'a2');
  expect(await linesAt(house, id)).toBe('0a1 1b1 0a2 1b2');
  expect(await calledAt(house, id)).toEqual([[0], [0]]);
  expect((await tableOf(house, id)).plans).toBeUndefined();
});

test.each([
  ['another reply', { line: 'b1', after: 'c3' }, 'reply'],
  ['an impossible line', { line: 'a1' }, 'line'],
  ['nonsense', { line: 'castle' }, 'line'],
])('%s stops the plan, and its owner is called as usual', async (_, step, why) => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  // Where the reply is open, nobody can say yet what will be possible.
  await planLine(house, id, 'bo', step);
  await planLine(house, id, 'bo', { line: 'c2' });
  await play(house, id, 'ada', 'a1');
  expect(await linesAt(house, id)).toBe('0a1');
  expect(planOf(await tableOf(house, id), 1)).toMatchObject({ stopped: why });
  expect(await calledAt(house, id)).toEqual([[1]]);
  await play(house, id, 'bo', 'b3');
  expect((await tableOf(house, id)).plans).toBeUndefined();
});

test('a plan that is made in one’s own turn is for the turns after it', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await planLine(house, id, 'ada', { line: 'a2' });
  expect(await linesAt(house, id)).toBe('');
  await play(house, id, 'ada', 'a1');
  await play(house, id, 'bo', 'b1');
  expect(await linesAt(house, id)).toBe('0a1 1b1 0a2');
});

test('two plans answer each other to the end', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  for (const [person, line] of ['ada a2', 'ada a3', 'bo b1', 'bo b2'].map((one) => one.split(' ') as [string, string]))
    await planLine(house, id, person, { line });
  await play(house, id, 'ada', 'a1');
  expect(await tableOf(house, id)).toMatchObject({ status: 'over', version: 5 });
});

test('where everything is open the expected position is known, and a line has to be possible there', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await play(house, id, 'ada', 'a1');
  const plan = async () => planOf(await tableOf(house, id), 0);
  expect(codeOf(await expectReply(house, id, 'ada', 'b1', 7))).toBe('planChanged');
  expect(codeOf(await planLine(house, id, 'ada', { line: 'b1', after: 'b1' }))).toBe('cell');
  seated(await planLine(house, id, 'ada', { line: 'A2', after: 'b1' }));
  seated(await expectReply(house, id, 'ada', 'b2', (await plan())?.mark ?? 0));
  const expected = expectedAt(seated(await findTable(house, id)), 0);
  expect(expected?.table.state).toEqual({ cells: 'xo.xo....' });
  expect(await plan()).toMatchObject({ reply: 'b2', steps: [{ after: 'b1', line: 'a2' }] });
  seated(await unplan(house, id, 'ada', (await plan())?.mark ?? 0));
  expect(await plan()).not.toHaveProperty('reply');
  seated(await clearPlan(house, id, 'ada'));
  expect(await plan()).toBeUndefined();
});

test('secrets: a reply is compared with what the owner is told, and no position is worked out', async () => {
  const house = await testHouse();
  const { id } = (await open(house, { game: guess, seed: 0 })).table;
  await play(house, id, 'ada', 'pick 4');
  await planLine(house, id, 'ada', { line: 'guess 3', after: 'pick 7' });
  expect(expectedAt(seated(await findTable(house, id)), 0)).toBeUndefined();
  await play(house, id, 'bo', 'pick 7');
  expect(planOf(await tableOf(house, id), 0)).toMatchObject({ stopped: 'reply' });
  await play(house, id, 'ada', 'guess 1');
  await planLine(house, id, 'ada', { line: 'guess 2', after: 'rät 5: nein' });
  await play(house, id, 'bo', 'guess 5');
  expect(await linesAt(house, id)).toBe('0pick 4 1pick 7 0guess 1 1guess 5 0guess 2');
});

test.each(['pick 3', '3', 'picks a number', 'wählt', ''])(
  'what becomes of a plan that waits for “%s” does not depend on a secret',
  async (after) => {
    const house = await testHouse();
    const fates = new Set<string>();
    for (const number of [2, 3, 4]) {
      const { id } = (await open(house, { game: guess, seed: 0, place: place(`c${number}`) })).table;
      await play(house, id, 'ada', 'pick 4');
      await planLine(house, id, 'ada', { line: 'guess 9', after });
      await play(house, id, 'bo', `pick ${number}`);
      const { version, plans, notices } = await tableOf(house, id);
      fates.add(JSON.stringify({ version, why: plans?.map(({ stopped }) => stopped), called: notices.length }));
    }
    expect(fates.size).toBe(1);
  },
);

test('while both decide at once, a plan waits for the turn after that', async () => {
  const house = await testHouse();
  const { id } = (await open(house, { game: guess, seed: 0 })).table;
  await planLine(house, id, 'ada', { line: 'guess 3' });
  await play(house, id, 'bo', 'pick 7');
  expect(planOf(await tableOf(house, id), 0)).toMatchObject({ ready: false });
  await play(house, id, 'ada', 'pick 1');
  expect(await linesAt(house, id)).toBe('1pick 7 0pick 1');
  await play(house, id, 'ada', 'guess 2');
  await play(house, id, 'bo', 'guess 5');
  expect(await linesAt(house, id)).toBe('1pick 7 0pick 1 0guess 2 1guess 5 0guess 3');
});

test('a kill between the reply and the plan loses nothing and doubles nothing', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await planLine(house, id, 'bo', { line: 'b1' });
  const replied = seated(await playLine(house, id, { person: 'ada' }, 'a1'));
  expect(await takeUnsettled({ ...house, now: () => house.now() + 60_000 }, 5)).toEqual([id]);
  await Promise.all([1, 2, 3].map(() => letComputersMove(house, replied, async () => {})));
  expect(codeOf(await playPlan(house, replied, 1))).toBe('stale');
  expect(await linesAt(house, id)).toBe('0a1 1b1');
});

test('moves that are taken back by agreement stop plans', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await play(house, id, 'ada', 'a1');
  await planLine(house, id, 'ada', { line: 'a2' });
  await propose(house, id, 'ada', 'undo');
  const { offer } = await tableOf(house, id);
  await answerOffer(house, id, 'bo', offer?.mark ?? 0, true);
  expect(planOf(await tableOf(house, id), 0)).toMatchObject({ stopped: 'undo' });
});

test('who may plan, and how much', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  expect(codeOf(await planLine(house, id, 'cleo', { line: 'a1' }))).toBe('notYourTable');
  expect(codeOf(await planLine(house, id, 'bo', { line: 'a'.repeat(500) }))).toBe('tooLong');
  for (let count = 0; count < 20; count++) seated(await planLine(house, id, 'bo', { line: 'b1' }));
  expect(codeOf(await planLine(house, id, 'bo', { line: 'b1' }))).toBe('planFull');
});

test('a plan is exported to its owner alone, and forgotten with them', async () => {
  const house = await testHouse();
  const { id } = (await open(house)).table;
  await planLine(house, id, 'bo', { line: 'b1', after: 'a1' });
  expect(await exportPerson(house, 'bo')).toMatchObject({ tables: [{ plan: [{ after: 'a1', line: 'b1' }] }] });
  expect(await exportPerson(house, 'ada')).toMatchObject({ tables: [{ plan: [] }] });
  await forgetPerson(house, 'bo');
  expect((await house.tables.get(id))?.plans).toBeUndefined();
});
