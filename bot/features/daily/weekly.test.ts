import { runa } from '@longtable/runa';
import type { State } from '@longtable/runa/state';
import { expect, test } from 'vitest';
import { locationIn, openTable, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { DAY_MS, weekOf } from '../../host/duration.ts';
import { askForRematch } from '../rematch/rematch.ts';
import { attemptsByScore, weeklyId } from './daily.ts';
import { mondayOf } from './record.ts';

/** A game that ends with the choice of a class. Classes further down the menu score higher. */
const game = {
  ...runa,
  turn: (state: State) => (state.class ? [] : [0]),
  result: (state: State) => (state.class ? { winners: [0] } : undefined),
  daily: {
    options: () => ({}),
    score: (state: State) => ({ points: [['Warrior', 'Mage', 'Paladin'].indexOf(state.class ?? '')], words: '' }),
  },
};
const MONDAY = Date.parse('2026-11-16');

async function house() {
  const clock = { at: MONDAY };
  const context = { ...(await testContext([game])), now: () => clock.at };
  let channels = 0;
  const run = async (who: string, line: string, options: object = { week: weekOf(clock.at) }) => {
    const request = { game, options, occupants: [person(who)], place: locationIn(`c${channels++}`) };
    const { id } = (await openTable(context, request)).table;
    await playLine(context, id, { person: who }, line);
    return id;
  };
  const board = async (at: number) =>
    (await attemptsByScore(context, 'g', weeklyId(game), mondayOf(at))).map(({ table }) => table);
  return { clock, context, run, board };
}

test("ranks each player's best weekly run until the week after next", async () => {
  const { clock, run, board } = await house();
  await run('ada', '1');
  const better = await run('ada', '3');
  await run('ada', '1');
  const bo = await run('bo', '2');
  expect(await board(MONDAY)).toEqual([better, bo]);
  clock.at += 7 * DAY_MS;
  const next = await run('bo', '1');
  expect([await board(MONDAY), await board(clock.at)]).toEqual([[better, bo], [next]]);
  clock.at += 7 * DAY_MS;
  await run('bo', '1');
  expect(await board(MONDAY)).toEqual([]);
});

test('does not rank runs with other rules, of another week or with a known seed', async () => {
  const { context, run, board } = await house();
  const week = weekOf(MONDAY);
  await run('ada', '1', {});
  await run('ada', '1', { week: week - 1 });
  await run('ada', '1', { week, ascension: 1 });
  expect(await board(MONDAY)).toEqual([]);
  const counted = await run('ada', '1');
  const again = (await askForRematch(context, counted, { person: 'ada', sameSeed: true })).table;
  await playLine(context, again.id, { person: 'ada' }, '3');
  expect(await board(MONDAY)).toEqual([counted]);
});
