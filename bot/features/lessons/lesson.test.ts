import { type AnyGame, type Lesson, say } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { builtInGames } from '../../../games/index.ts';
import { codeOf, open, person, refusalOf, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { leaveTable } from '../../host/actions/seats.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Cleanup } from '../../host/scheduler/scheduler.ts';
import { readTable } from '../../host/table/record.ts';
import { rebuildFromLog } from '../../host/table/state.ts';
import { hintFor } from '../hints/index.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { afterStep, progressAt, texts } from './index.ts';

/** Starts a lesson for ada. */
function begin(context: Context, game: AnyGame): Promise<LoadedTable> {
  const others = Array.from({ length: game.seats.min - 1 }, () => ({ kind: 'computer' as const, level: '' }));
  return open(context, { game, occupants: [person('ada'), ...others], lesson: true });
}

test.each([noughts as AnyGame, ...builtInGames])(
  'plays the lesson of $title at a real table without counting it',
  async (game) => {
    const context = await testContext([game]);
    let at = await begin(context, game);
    for (const { line } of (game.lesson as Lesson).steps) {
      expect(at.table.status).toBe('playing');
      expect(await hintFor(context, at, 'ada')).toMatchObject({ line });
      expect((await rebuildFromLog(context, at))?.table.state).toEqual(at.table.state);
      at = await playLine(context, at.table.id, { person: 'ada' }, line);
    }
    expect(at.table).toMatchObject({
      status: 'over',
      ending: { by: 'exercise', how: 'solved' },
      pings: { notices: [] },
    });
    expect(await tablesOf(context, 'ada')).toEqual([]);
    expect(JSON.stringify(await readPlayerStats(context, 'ada'))).not.toContain(game.id);
  },
);

test.each([leaveTable, resign])(
  'lets the learner leave without a loss and deletes the table after a few days',
  async (leave) => {
    let now = Date.parse('2026-05-04T10:00:00Z');
    const context = { ...(await testContext()), now: () => now };
    const { id } = (await begin(context, noughts)).table;
    const left = await leave(context, id, 'ada');
    expect(left.table.ending).toEqual({ by: 'exercise', how: 'left' });
    expect(JSON.stringify(await readTable(context, id))).not.toContain('"ada"');
    now += 4 * 24 * 60 * 60 * 1000;
    await new Cleanup(context).sweep();
    expect(await readTable(context, id)).toBeUndefined();
  },
);

test('reports that a lesson was changed meanwhile', async () => {
  const context = await testContext();
  const { id } = (await begin(context, noughts)).table;
  await playLine(context, id, { person: 'ada' }, 'b2');
  const [first, ...rest] = (noughts.lesson as Lesson).steps;
  const rewritten = { ...noughts, lesson: { ...noughts.lesson, steps: [first, { ...rest[0], line: 'a1' }] } };
  const later = { ...context, games: new Map([['noughts', rewritten as AnyGame]]) };
  expect(await codeOf(playLine(later, id, { person: 'ada' }, 'c1'))).toBe('lesson');
  expect(await refusalOf(playLine(later, id, { person: 'ada' }, 'a1'))).toMatchObject({
    sentence: { en: expect.stringContaining('This lesson has since been updated.') },
  });
});

test('plays the answers of a step, and ends the lesson only after the last step', async () => {
  const context = { ...(await testContext()), now: () => 5000 };
  const start = await begin(context, noughts);
  const { steps } = noughts.lesson as Lesson;
  expect(progressAt(start)).toEqual({ lesson: noughts.lesson, done: 0, step: steps[0] });
  const change = afterStep(context, start, 'b2');
  expect(change.table.log.recentMoves.map(({ seat, line }) => [seat, line])).toEqual([
    [0, 'b2'],
    [1, 'a1'],
  ]);
  expect(change.table.status).toBe('playing');
  expect(progressAt({ ...start, table: change.table })).toMatchObject({ done: 1, step: steps[1] });
  const short = { ...noughts, lesson: { ...noughts.lesson, steps: steps.slice(0, 1) } } as AnyGame;
  const last = afterStep(context, { ...start, game: short }, 'b2');
  expect(last).toMatchObject({
    table: { status: 'over', ending: { by: 'exercise', how: 'solved' }, times: { movedAt: 5000 } },
  });
  expect(progressAt({ ...start, game: { ...noughts, lesson: undefined } as never })).toBeUndefined();
  expect(progressAt({ ...start, table: { ...start.table, features: {} } })).toBeUndefined();
});

test('repeats the task after another move, and states why an illegal one is refused', async () => {
  const context = await testContext();
  const start = await begin(context, noughts);
  const [first, second] = (noughts.lesson as Lesson).steps;
  expect(await refusalOf(() => afterStep(context, start, 'a1'))).toMatchObject({
    code: 'lesson',
    sentence: { en: `${texts.otherMove.en} ${say(first?.task ?? '', 'en')}` },
  });
  const later = await playLine(context, start.table.id, { person: 'ada' }, 'b2');
  expect(await refusalOf(() => afterStep(context, later, 'b2'))).toMatchObject({
    sentence: { en: `Choose an empty cell, such as b2. ${say(second?.task ?? '', 'en')}` },
  });
});
